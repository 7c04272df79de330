"""Who was first: the referee in simulated time, without clients."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Raw

from ninefold.engine import Fast, Moment, Noted, Seat, any_choice, begin, require
from ninefold.engine import replace as engine_replace
from ninefold.games import SHELF
from ninefold.games.fix.events import Flicked, Stopped
from ninefold.games.fix.state import Options, Racing, Ready
from ninefold.games.jinx.actions import Point
from ninefold.games.jinx.events import ClueWritten, Pointed, TouchedTooEarly
from ninefold.games.memo_dice.actions import Roll
from ninefold.minds import Deed
from ninefold.server.live import live_table
from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.live.latency import ENOUGH_TRIPS, LOST_AFTER_MS, MOST_CREDIT_MS
from ninefold.server.table.race_rules import REACTION_MS
from ninefold.server.table.state import Ended, Playing, Standing, Table
from ninefold.server.wire.from_client import Act
from testkit import buzzer_game
from testkit.buzzer_game import Lit, Press, Pressed, Wave, Waved, on_the_shelf
from testkit.simulated_referee import Arrival, Stage, link


@pytest.mark.parametrize("credit", [0, 40, MOST_CREDIT_MS])
def test_a_touch_before_a_clue_is_shown_locks_the_hand_and_mashing_gains_nothing(credit: int) -> None:
    """clauses: JX-3"""
    jinx = SHELF["jinx"]
    state, _ = begin(jinx, 3, jinx.options(), Noted(Fast(1)))
    state = jinx.evolve(state, ClueWritten("maze"), 5_000)
    stage = Stage(jinx, state, [0, credit, 0], Fast(1))
    stage.play([Arrival(at + credit, 1, Point(3), at + 0.25) for at in range(5_050, 5_900, 50)])
    first, second, *_ = [(type(fact.event), fact.at) for fact in stage.facts]
    assert first == (TouchedTooEarly, 5_100), "locked until 5600,"
    assert second == (Pointed, 5_700), "and then no quicker than a hand can be"


def test_an_act_does_not_wait_for_its_own_seat() -> None:
    referee = lit([30, 80]).referee
    assert (referee.wait(), referee.wait(0), referee.wait(1)) == (80, 80, 30)
    assert lit([None, None]).referee.wait() == 0, "whose delay nobody knows is not waited for"


CREDITS = st.lists(st.integers(0, MOST_CREDIT_MS), min_size=2, max_size=5)


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Any:
    with on_the_shelf():
        yield


def lit(
    credits: Sequence[int | None], since: int = 0, endless: bool = False, round: int = 5, waving: int = 0
) -> Stage:
    state = buzzer_game.State(len(credits), 1_000, Lit(since), round, endless=endless, waving=waving)
    return Stage(buzzer_game.GAME, state, credits, Fast(1))


@st.composite
def presses(draw: st.DrawFn) -> tuple[list[int], list[tuple[int, int]], list[list[int]]]:
    """Credits; who pressed when; and two ways in which it may have arrived within the credits."""
    credits = draw(CREDITS)
    seats = st.integers(0, len(credits) - 1)
    acts = draw(st.lists(st.tuples(seats, st.integers(300, 700)), min_size=1, max_size=8))
    ways = [[draw(st.integers(0, credit)) for credit in credits] for _ in range(2)]
    return credits, acts, ways


def arrivals(acts: list[tuple[int, int]], way: list[int], number: int = 5) -> list[Arrival]:
    return [Arrival(at + way[seat], seat, Press(number), at + 0.25) for seat, at in acts]


@settings(max_examples=200)
@given(presses())
def test_acts_get_the_same_rulings_in_any_order_of_arrival(drawn: Any) -> None:
    credits, acts, ways = drawn
    orders, winners = [], []
    for way in ways:
        stage = lit(credits, endless=True).play(arrivals(acts, way))
        orders.append([(seat, ruled.moment) for seat, ruled in stage.done])
        stage = lit(credits).play(arrivals(acts, way))
        winners.append([(seat, ruled.moment) for seat, ruled in stage.done])
        assert len(stage.done) == 1 and len(stage.refused) == len(acts) - 1
    turn = 5 % len(credits)
    by_hand = sorted(((seat, at) for seat, at in acts), key=lambda a: (a[1], (a[0] - turn) % len(credits)))
    assert orders[0] == orders[1] == by_hand
    assert winners[0] == winners[1] == by_hand[:1]


@settings(max_examples=100)
@given(presses(), st.integers(0, 4), st.one_of(st.integers(1, 10_000), st.just(10**300)))
def test_a_false_claim_has_the_effect_of_the_limit(drawn: Any, liar: int, by: float) -> None:
    credits, acts, (way, _) = drawn
    honest = arrivals(acts, way)
    for sign in (-1, 1):
        bound = [a.at - credits[a.seat] if sign < 0 else a.at for a in honest]
        told = [a._replace(pressed=b + 0.25 + sign * by) for a, b in zip(honest, bound, strict=True)]
        most = [a._replace(pressed=b + 0.25) for a, b in zip(honest, bound, strict=True)]
        outcomes = []
        for claims in (told, most):
            mixed = [c if c.seat == liar else a for a, c in zip(honest, claims, strict=True)]
            stage = lit(credits, endless=True).play(mixed)
            outcomes.append([(seat, ruled.moment) for seat, ruled in stage.done])
            assert all(r.arrival - r.credit <= r.moment <= r.arrival for _, r in stage.done)
        assert outcomes[0] == outcomes[1]


@given(st.integers(0, 400), st.floats(-5_000, 5_000), st.integers(0, MOST_CREDIT_MS))
def test_no_act_is_ruled_within_100_ms_of_its_prompt(after: int, claim: float, credit: int) -> None:
    shown = 1_000
    stage = lit([credit, 0], since=shown).play([Arrival(shown + after, 0, Press(5), claim)])
    ((_, ruled),) = stage.done
    assert ruled.moment >= shown + REACTION_MS
    assert ruled.moment <= max(shown + after, shown + REACTION_MS)


def test_a_bot_and_a_person_at_equal_moments_go_clockwise() -> None:
    for first in ("person", "bot"):
        stage = lit([0, 0], since=1_000)
        foremost = stage.table.rules.race(stage.state)
        assert foremost is not None
        bot = foremost if first == "bot" else 1 - foremost
        stage.until(1_300)
        assert not stage.hear(Arrival(1_300, 1 - bot, Press(5), 1_300.0))
        stage.ms += 500
        turn = stage.referee.next(Deed(1_300, bot, Press(5)))
        assert (turn is not None) == (first == "person")


def test_no_encoding_of_an_act_avoids_the_reaction_limit() -> None:
    spelt = live_table._actions("buzzer").decode(b'{"\\u0074ype": "\\u0050ress", "round": 5}')
    stage = lit([200, 0], since=1_000).play(
        [Arrival(1_050, 0, spelt, 900.25), Arrival(1_060, 0, spelt, None)]
    )
    assert [ruled.moment for _, ruled in stage.done + stage.refused] == [1_100, 1_100]


def at_once(stage: Stage, arrival: Arrival) -> bool:
    stage.until(arrival.at)
    return stage.hear(arrival)


def test_an_act_outside_a_race_does_not_wait() -> None:
    stage = lit([MOST_CREDIT_MS, 0])
    assert at_once(stage, Arrival(1_000, 1, Wave(), 990.25))
    assert [(fact.event, fact.at) for fact in stage.facts] == [(Waved(1), 1_000 - MOST_CREDIT_MS)]
    stage.play([Arrival(1_010, 0, Press(5), 800.25)])
    assert [(seat, ruled.moment) for seat, ruled in stage.done[1:]] == [(0, 800)], "and takes nobody's place"


def test_an_act_outside_a_race_waits_for_earlier_acts_of_its_seat() -> None:
    stage = lit([MOST_CREDIT_MS, 0], endless=True)
    assert not at_once(stage, Arrival(1_000, 1, Press(5), None))
    assert not at_once(stage, Arrival(1_100, 1, Wave(), 1_095.25))
    assert at_once(stage, Arrival(1_110, 0, Wave(), None)), "only of the same seat"
    assert stage.facts[-1].at == 1_110 - MOST_CREDIT_MS
    stage.play([])
    told = [(fact.event, fact.at) for fact in stage.facts[1:]]
    assert told == [(Pressed(1, 5), 1_000), (Waved(1), 1_000)]
    assert stage.ms < 1_000 + MOST_CREDIT_MS + 1, "no longer than that"


@pytest.mark.parametrize(("pressed", "taken"), [(950, True), (890, False)], ids=["in time", "too early"])
def test_an_act_on_a_newly_opened_prompt_is_judged_by_its_moment(pressed: int, taken: bool) -> None:
    stage = lit([MOST_CREDIT_MS, 100], waving=900)
    assert not at_once(stage, Arrival(960, 1, Wave(), pressed + 0.25)), "the table has not come to 900 yet"
    stage.play([])
    assert [seat for seat, _ in stage.done] == [1] * taken
    assert [fact.at for fact in stage.facts] == [pressed] * taken


def test_a_late_act_in_a_continuing_race_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompts(state: buzzer_game.State, seat: int) -> Any:
        return [p for p in buzzer_game.prompts(state, seat) if p.verb != "Press" or not state.winners]

    monkeypatch.setitem(SHELF, "buzzer", replace(buzzer_game.GAME, prompts=prompts, decide=_taken))
    stage = lit([MOST_CREDIT_MS, 0, 0], endless=True)
    assert not at_once(stage, Arrival(1_000, 1, Press(5), 1_000.25))
    assert at_once(stage, Arrival(1_260, 2, Press(5), 1_255.25))
    assert [(seat, ruled.moment) for seat, ruled in stage.done + stage.refused] == [(1, 1_000), (2, 1_260)]


def _taken(state: buzzer_game.State, seat: int, action: Any, at: int) -> Any:
    require(not state.winners, "BZ-1 Another hand was first.")
    return buzzer_game.decide(state, seat, action, at)


def test_a_late_act_is_logged_once_and_only_in_its_race() -> None:
    stage = lit([0, 0])
    stage.play([Arrival(500, 0, Press(5), None)])
    assert not stage.referee.racing
    job = Job(_nothing, stage.connections[1], action=Press(5))
    assert not stage.referee.too_late(job._replace(action=Roll(1))), "that was no race"
    assert [stage.referee.too_late(job) for _ in range(80)] == [True] + [False] * 79
    assert stage.referee.too_late(job._replace(connection=stage.connections[0])), "each seat by itself"
    assert not stage.referee.too_late(job._replace(connection=None))


def _nothing(draft: Draft, job: Job) -> None: ...


def test_a_waiting_act_is_refused_when_the_game_is_paused() -> None:
    stage = lit([200, 200])
    assert not stage.hear(Arrival(500, 0, Press(0), None)) and stage.referee.given_up() == []
    stage.table = engine_replace(stage.table, paused=True)
    (job,) = stage.referee.given_up()
    assert (job.connection, job.ruled) == (stage.connections[0], None) and stage.referee.due() is None


def ended(stage: Stage, scores: tuple[int, ...] | None) -> Table:
    assert isinstance(stage.table.phase, Playing)
    return engine_replace(stage.table, phase=Ended(stage.table.phase, scores, ()), told_at=400)


@pytest.mark.parametrize(("scores", "late"), [(None, None), ((1, 0), 100)], ids=["stopped", "won"])
def test_an_act_that_waits_is_refused_when_the_game_is_over(
    scores: tuple[int, ...] | None, late: int | None
) -> None:
    """The moment of the end is 400. An act that waited lost by 100 ms, but only if somebody won."""
    stage = lit([200, 200])
    assert not at_once(stage, Arrival(500, 0, Press(5), 500.25))
    before, stage.table = stage.table, ended(stage, scores)
    stage.referee.watch(before)
    (job,) = stage.referee.given_up()
    assert stage.referee.due() is None
    assert (job.moment and job.moment - stage.table.told_at) == late
    assert (job.ruled is None) == (late is None) != stage.referee.too_late(job)
    other = Job(_nothing, stage.connections[1], action=Press(5))
    arrived = stage.referee.receive(other, stage.connections[1], Press(5), Act("id", Raw(b"{}"), 0))
    assert arrived is not None and (arrived.ruled is None) == (late is None), "also if it came just now"


def test_no_late_act_is_logged_after_the_seats_have_changed() -> None:
    """At an evening's standing a guest may have a seat that the last game did not have."""
    rules = SHELF["fix"]
    state, _ = begin(rules, 2, Options(), Noted(Fast(1)))
    stage = Stage(rules, state, [0, 0], Fast(1))
    stage.until(30_100)
    (prompt, *_) = rules.prompts(stage.state, 1)
    assert stage.referee.racing and prompt.racing
    job = Job(
        _nothing, stage.connections[1], action=rules.verbs[prompt.verb](**any_choice(prompt, lambda n: 0))
    )
    before, stage.table = stage.table, ended(stage, (1, 0))
    stage.referee.watch(before)
    stage.table = engine_replace(stage.table, phase=Standing())
    for seat in (1, 0, 7):
        stage.connections[1].seat = seat
        assert not stage.referee.too_late(job)


@pytest.mark.parametrize(("huge", "moment"), [(1.7e308, 500), (-1.7e308, 480)], ids=["future", "past"])
def test_a_claim_may_be_any_number(huge: float, moment: int) -> None:
    stage = lit([20, 0])
    stage.connections[0].latency = link(*[40] * ENOUGH_TRIPS, ahead=-huge)  # as its pongs say
    stage.play([Arrival(500, 0, Press(5), huge)])
    assert [(seat, ruled.moment) for seat, ruled in stage.done] == [(0, moment)]


def test_equal_moments_go_clockwise_from_the_seat_that_the_game_names() -> None:
    for number, first in ((0, 0), (1, 1), (2, 2)):
        stage = lit([0, 0, 0], round=number)
        stage.play([Arrival(500, seat, Press(number), None) for seat in (0, 1, 2)])
        assert [seat for seat, _ in stage.done] == [first]


def test_an_unmeasured_connection_has_no_credit() -> None:
    stage = lit([None, 0])
    assert stage.referee.wait() == 0
    stage.play([Arrival(500, 0, Press(5), 300.25)])
    ((_, ruled),) = stage.done
    assert (ruled.moment, ruled.claim, ruled.credit) == (500, 500, 0)


def test_a_connection_made_during_a_race_gets_a_fixed_credit() -> None:
    stage = lit([None, 0], endless=True)
    back = stage.connections[0].latency = link(*[40] * ENOUGH_TRIPS)
    stage.play([Arrival(500, 1, Press(5), None)])
    back.sent("slow", 9_000)
    back.answered("slow", 0, 9_900)
    assert back.credit == 20


def test_the_wait_for_a_silent_seat_is_capped_and_ends() -> None:
    stage = lit([MOST_CREDIT_MS, 0])
    assert stage.referee.wait() == MOST_CREDIT_MS
    for number, sent in enumerate((5_000.0, 6_000.0)):
        stage.connections[0].latency.sent(f"mute {number}", sent)
    stage.until(6_000 + LOST_AFTER_MS - 1)
    assert stage.referee.wait() == MOST_CREDIT_MS
    stage.until(6_001 + LOST_AFTER_MS)
    assert stage.referee.wait() == 0


def test_a_late_act_is_told_its_margin_after_the_race() -> None:
    stage = lit([0, 40])
    stage.play([Arrival(500, 0, Press(5), 500.25), Arrival(580, 1, Press(5), 545.25)])
    assert [seat for seat, _ in stage.done] == [0]
    ((_, late),) = stage.refused
    assert late.moment - stage.table.at == 45
    stage.until(500 + buzzer_game.REST_MS)  # the next light: nothing to do with the last one
    stage.until(500 + buzzer_game.REST_MS + 10)
    assert stage.state.round == 6


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.integers(0, MOST_CREDIT_MS), min_size=2, max_size=5), st.integers(0, 2**32))
def test_fix_has_one_third_red_die_in_any_order_of_arrival(credits: list[int], seed: int) -> None:
    rules, rng = SHELF["fix"], Random(seed)
    state, _ = begin(rules, len(credits), Options(), Noted(Fast(seed)))
    stage = Stage(rules, state, credits, Fast(seed))
    stage.until(30_100)  # the table deals by itself
    coming: list[Arrival] = []
    busy: set[int] = set()
    while isinstance(stage.state.phase, Ready | Racing):
        now = stage.clock.now()
        for seat, credit in enumerate(credits):
            if seat not in busy and (offered := rules.prompts(stage.state, seat)):
                prompt = rng.choice(offered)
                fields = {name: rng.choice(domain.all()) for name, domain in prompt.fields.items()}
                pressed = now + rng.randrange(300)
                arrives = pressed + rng.randrange(2 * credit + 1)  # beyond its credit, too
                coming.append(Arrival(arrives, seat, rules.verbs[prompt.verb](**fields), pressed + 0.25))
                busy.add(seat)
        due = stage.due()
        arrival = min(coming, default=None, key=lambda arrival: arrival.at)
        if arrival is not None and (due is None or arrival.at <= due):
            stage.until(arrival.at)
            coming.remove(arrival)
            busy.discard(arrival.seat)
            stage.hear(arrival)
        else:
            assert due is not None
            stage.ms = due
            stage.wake()
    stage.play(coming)
    reds = [fact.event for fact in stage.facts if isinstance(fact.event, Flicked) and fact.event.to is None]
    stops = [fact.event for fact in stage.facts if isinstance(fact.event, Stopped)]
    assert len(reds) == 3
    assert [stop.seat for stop in stops] == [reds[-1].seat]
    assert [fact.at for fact in stage.facts] == sorted(fact.at for fact in stage.facts)


def test_an_act_reports_how_late_its_prompt_was_shown() -> None:
    """Both hands took 200 ms; one phone lit up 60 ms after the other."""
    lit = buzzer_game.AHEAD_MS
    first, second = (
        Arrival(lit + 200 + 5, 0, Press(1), lit + 200, lit),
        Arrival(lit + 260 + 80, 1, Press(1), lit + 260, lit + 60),
    )
    ruled = [moment for _, moment in _both(first, second)]
    assert ruled == [lit + 200, lit + 200]
    ruled = [moment for _, moment in _both(first, second._replace(shown=None))]
    assert ruled == [lit + 200, lit + 260]


def _both(*arrivals: Arrival) -> list[tuple[Seat, Moment]]:
    endless = engine_replace(buzzer_game.GAME.setup(2, buzzer_game.Buzzed()), endless=True)
    lit = buzzer_game.evolve(endless, buzzer_game.Announced(1), 0)
    done = Stage(buzzer_game.GAME, lit, [5, 150], Fast(0)).play(arrivals).done
    return [(seat, ruled.moment) for seat, ruled in sorted(done, key=lambda one: one[0])]
