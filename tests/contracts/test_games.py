"""What every game on the shelf promises, written once."""

import re
from itertools import islice, pairwise
from typing import Any, get_origin, get_type_hints

import pytest

from ninefold.engine import (
    AnyGame,
    Fact,
    Fast,
    Illegal,
    Noted,
    Prompt,
    Record,
    Step,
    act,
    choices,
    decode,
    encode,
    fold,
    plain,
    settle,
)
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot
from ninefold.sim import Played, bots_play, listen, noises, records
from testkit.leak_proof import shown
from testkit.plays import (
    FEW,
    MOST_STEPS,
    Table,
    deeds,
    every_action,
    every_table,
    moments,
    offered,
    offered_to_any,
    option_values,
    play,
    refusal,
    some,
)


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_value_of_every_option_is_played(game: AnyGame) -> None:
    played = [table for table in FEW if table.name == game.name]
    for name, hint in get_type_hints(game.options).items():
        if get_origin(hint) is not tuple:  # what a table brings along is below
            values = {value for seats in game.seats for value in option_values(hint, seats)}
            assert {getattr(table.options, name) for table in played} == values
    assert {table.seats for table in played} == set(game.seats)


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_handicaps_and_own_sets_are_played_by_each_number_of_players(game: AnyGame) -> None:
    for seats in game.seats:
        played = [table.options for table in FEW if (table.name, table.seats) == (game.name, seats)]
        given = [handicaps for options in played for handicaps in getattr(options, "handicaps", ())]
        assert {handicap for some in given for handicap in some} == set(game.handicaps)
        if game.supplies is not None:
            own = [bool(game.supplies.used(plain(options))) for options in played]
            assert set(own) == {True, False}


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_wrong_number_of_players_is_refused(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Illegal, match=rf"{game.clauses}-\d+ \S"):
            game.setup(seats, game.options())


@every_table
def test_random_play_by_prompts_ends(table: Table) -> None:
    game, end = table.game, play(table)[-1].state
    result = game.result(end)
    assert result is not None
    assert not game.actors(end) and game.due(end) is None
    assert set(result.winners) <= set(range(table.seats)) and len(result.scores) == table.seats


@every_table
def test_the_same_seed_gives_the_same_records(table: Table) -> None:
    log = records(play(table))
    assert log == records(play.__wrapped__(table))
    assert all(one.number + 1 == two.number and one.at <= two.at for one, two in pairwise(log))


@every_table
def test_stored_records_restore_the_state(table: Table) -> None:
    game = table.game
    stored = encode(records(play(table)))
    facts = [Fact(r.at, r.event, r.draws) for r in decode(stored, list[Record[game.event]])]  # type: ignore[name-defined]
    *_, last = fold(game, game.setup(table.seats, table.options), facts)
    assert last.state == play(table)[-1].state


@every_table
def test_all_values_are_the_same_after_json(table: Table) -> None:
    game, seats = table.game, range(table.seats)
    survives([table.options], game.options)
    for step in some(play(table), 40, table.seed):
        events = [fact.event for fact in step.steps]
        survives([step.state], game.state)
        survives(events, game.event)
        survives([game.public(step.state)], game.public_view)
        survives([game.private(step.state, seat) for seat in seats], game.private_view)
        heard = [game.news(step.state, event, seat) for event in events[-1:] for seat in (None, *seats)]
        survives(heard, game.heard | None)
        survives([prompt for seat in seats for prompt in game.prompts(step.state, seat)], Prompt)
        survives(some(list(set(offered_to_any(table, step))), 20, table.seed), game.action)


def survives(values: list[Any], type: Any) -> None:
    assert decode(encode(values), list[type]) == values


@every_table
def test_an_action_is_accepted_exactly_if_prompted(table: Table) -> None:
    """Tried at every moment that matters, on the table as it is then."""
    game, dice = table.game, Noted(Fast(table.seed))
    actions = every_action(table)
    for step in some(play(table), 15, table.seed):
        for moment in some(moments(table, step), 6, table.seed + step.at):
            now = Played(*settle(game, step.state, moment, dice), moment)
            for seat in range(table.seats):
                open_to_it = set(offered(game, now, seat))
                tried = [*some(actions, 150, moment + seat), *some(list(open_to_it), 30, moment)]
                for action in tried:
                    why = refusal(game, now.state, seat, action, moment)
                    assert (why is None) == (action in open_to_it), (seat, action, why)


@every_table
def test_actors_are_the_seats_with_prompts(table: Table) -> None:
    game = table.game
    for step in play(table):
        assert list(game.actors(step.state)) == [s for s in range(table.seats) if game.prompts(step.state, s)]


@every_table
def test_an_event_without_news_for_a_seat_does_not_change_its_view(table: Table) -> None:
    """The server does not even send a message then."""
    game = table.game
    state = game.setup(table.seats, table.options)
    for fact in (fact for step in play(table) for fact in step.steps):
        after = game.evolve(state, fact.event, fact.at)
        for seat in (None, *range(table.seats)):
            if game.news(after, fact.event, seat) is None:
                assert shown(game, after, seat) == shown(game, state, seat)
        state = after


@every_table
def test_racing_prompts_exist_only_during_a_race(table: Table) -> None:
    """Equal moments are then counted from some seat."""
    game = table.game
    for step in play(table):
        if any(prompt.racing for s in range(table.seats) for prompt in game.prompts(step.state, s)):
            assert game.race(step.state) in range(table.seats)


@every_table
def test_prompts_cite_a_clause_and_offer_something(table: Table) -> None:
    game, clause = table.game, re.compile(rf"{table.game.clauses}-E?\d+$")
    for step in some(play(table), 40, table.seed):
        for prompt in (prompt for seat in range(table.seats) for prompt in game.prompts(step.state, seat)):
            assert clause.match(prompt.clause)
            assert not (prompt.confirm and prompt.racing)
            assert prompt.closes_at is None or prompt.opens_at < prompt.closes_at
            assert next(choices(prompt), None) is not None, prompt


@every_table
def test_everything_due_happens_at_its_own_moment(table: Table) -> None:
    """Looking once after a minute or twice a second makes no difference; nor does one who acts late."""
    game, seed = table.game, table.seed
    for step in play(table):
        due = game.due(step.state)
        assert due is None or due > step.at, "due, yet the table did not advance"
    for step in some(play(table), 15, seed):
        minute = range(step.at, step.at + 60_001, 500)
        state, facts, dice = step.state, list[Step[Any, Any]](), Noted(Fast(seed))
        for at in minute:
            state, more = settle(game, state, at, dice)
            facts += more
        assert (state, facts) == settle(game, step.state, minute[-1], Noted(Fast(seed)))
        late = Played(state, facts, minute[-1])
        for seat, action in islice(deeds(game, late), 5):
            _, all_facts = act(game, step.state, seat, action, late.at, Noted(Fast(seed)))
            assert all_facts[: len(facts)] == facts and len(all_facts) > len(facts)


every_company = pytest.mark.parametrize(
    ("name", "seats", "seed"),
    [(name, seats, seed) for name in MINDS for seats in SHELF[name].seats for seed in range(2)],
)


@every_company
def test_bots_of_mixed_levels_play_to_the_end(name: str, seats: int, seed: int) -> None:
    """Every level sits at some table; none does what is refused."""
    game, bots = SHELF[name], company(name, seats, seed)
    *_, last = islice(bots_play(game, bots, game.options(), seed), MOST_STEPS)
    assert game.result(last.state) is not None


@every_company
def test_a_log_restores_every_bot_of_a_mixed_table(name: str, seats: int, seed: int) -> None:
    """Hearing the first half, stopping, and hearing the rest is hearing it all."""
    game, bots = SHELF[name], company(name, seats, seed)
    facts = [f for step in islice(bots_play(game, bots, game.options(), seed), 60) for f in step.steps]
    half = len(facts) // 2
    for seat, bot in enumerate(bots):
        whole = listen(game, bot, bot.born(seat), seat, facts, noises(seats, seed)[seat])
        noise = noises(seats, seed)[seat]
        part = listen(game, bot, bot.born(seat), seat, facts[:half], noise)
        assert listen(game, bot, part, seat, facts[half:], noise) == whole


def company(name: str, seats: int, seed: int) -> list[Bot[Any]]:
    levels = list(MINDS[name].values())
    return [levels[(seed * 2 + seat) % len(levels)] for seat in range(seats)]
