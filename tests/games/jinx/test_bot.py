from collections import Counter
from typing import Any

import pytest

from ninefold.engine import Fact, Fast, Moment, Noted, Seat, act, fold, replace, settle, view
from ninefold.games.jinx import GAME, bot
from ninefold.games.jinx.actions import Draw, Point
from ninefold.games.jinx.bot import BOTS, MANNERS, Mind, choose, hear
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.events import (
    Answered,
    ClueDrawn,
    ClueSpoken,
    ClueWritten,
    Contested,
    Event,
    Kept,
    Pointed,
    PositionDrawn,
    Refilled,
    Shouted,
    ShoutedInVain,
    TouchedTooEarly,
    TurnScored,
)
from ninefold.games.jinx.mind.clue import AT_FIRST, SHARP, SHARPS
from ninefold.games.jinx.mind.lexicon import coded, lexicon
from ninefold.games.jinx.state import Options, Pointing, State
from ninefold.minds import LEVELS, Level, Wish
from ninefold.sim import bots_play, listen
from tests.games.jinx.stand_in import LEXICON

OWN = Options(pictures=tuple(f"hash{k}" for k in range(80)))
SQUARE = (0, 1, 2, 3, 4, 5, 6, 7, 8)


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "lexicon", lambda: LEXICON)


def facts(*events: Event) -> list[Fact[Any]]:
    """A square, then these, each 5 s after the one before."""
    return [Fact(5_000 * k, event) for k, event in enumerate((Refilled(CELLS, SQUARE), *events))]


def heard(
    level: Level, seat: Seat, seed: int, *events: Event, options: Options | None = None
) -> tuple[State, Mind]:
    steps = list(fold(GAME, GAME.setup(4, options or Options()), facts(*events)))
    return steps[-1].state, listen(GAME, BOTS[level], BOTS[level].born(seat), seat, steps, Fast(seed))


def wish(state: State, mind: Mind) -> Wish:
    wish = choose(mind, GAME.prompts(state, mind.seat))
    assert wish is not None
    return wish


def pointed_at(level: Level, seed: int, clue: Event, options: Options | None = None) -> int:
    state, mind = heard(level, 1, seed, PositionDrawn(0, 4), clue, options=options)
    found = wish(state, mind)
    assert found.prompt.clause == "JX-6", "never too early"
    cell: int = found.fields["cell"]
    return cell


@pytest.mark.parametrize("clue", ["moon", "lune"])
def test_an_elephant_points_at_what_fits_best(clue: str) -> None:
    fits = [LEXICON.fit(LEXICON.sense(clue), picture) for picture in SQUARE]
    best = fits.index(max(fits))
    often = Counter(pointed_at("elephant", seed, ClueWritten(clue)) for seed in range(40))
    assert often[best] > 30


def test_lower_levels_err_more() -> None:
    fits = [LEXICON.fit(LEXICON.sense("moon"), picture) for picture in SQUARE]
    best = fits.index(max(fits))
    right = [
        sum(pointed_at(level, seed, ClueWritten("moon")) == best for seed in range(200)) for level in LEVELS
    ]
    assert right == sorted(right) and right[0] < right[-1]


@pytest.mark.parametrize(
    ("clue", "options"),
    [
        (ClueSpoken(), None),
        (ClueDrawn(((0, 0), (9, 9))), None),
        (ClueWritten("zinzolin"), None),
        (ClueWritten("moon"), OWN),
    ],
)
def test_it_points_at_random_if_it_does_not_understand_the_clue(clue: Event, options: Options | None) -> None:
    often = Counter(pointed_at("elephant", seed, clue, options) for seed in range(300))
    assert set(often) == set(CELLS) and max(often.values()) < 70


@pytest.mark.parametrize("level", LEVELS)
def test_it_reads_looks_and_moves_as_fast_as_people(level: Level) -> None:
    times = []
    for seed in range(100):
        state, mind = heard(level, 1, seed, PositionDrawn(0, 4), ClueWritten("moon"))
        assert isinstance(state.phase, Pointing)
        times.append(wish(state, mind).at - state.phase.opens_at)
    assert min(times) > 500 and max(times) < 25_000
    usual = sorted(times)[50]
    assert {"goldfish": 6_500, "child": 4_800, "adult": 3_300, "elephant": 2_400}[level] > usual > 1_000


def test_a_clue_is_what_the_target_may_be_read_as_and_never_the_same_again() -> None:
    state, mind = heard("adult", 0, 1, PositionDrawn(0, 4))
    told = []
    for _ in range(3):
        clue = wish(state, mind)
        assert clue.prompt.verb == "Clue" and 4_000 <= clue.at - 5_000 < 8_000
        told.append(clue.fields["text"])
        mind = hear(MANNERS["adult"], mind, 5_000, PositionDrawn(0, 4), view(GAME, state, 0), Fast(1))
    assert set(told) <= set(map(coded, LEXICON.reading(4))) and len(set(told)) == 3


@pytest.mark.parametrize("concept", ["moon", "sea"])
def test_at_one_table_it_understands_each_in_their_own_language(
    concept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JX-20 One phone is in Hebrew, one in German."""
    monkeypatch.setattr(bot, "lexicon", lexicon)
    words = lexicon().concepts[concept]
    for seed in range(5):
        told = {pointed_at("elephant", seed, ClueWritten(word)) for word in (words["he"][0], words["de"][0])}
        assert told == {pointed_at("elephant", seed, ClueWritten(coded(concept)))}


def after_picks(level: Level, clue: Event, worst: bool) -> Mind:
    """Seat 1 and 2 touch the cards that fit "moon" best, or worst; seat 3 looks on."""
    fits = [LEXICON.fit(LEXICON.sense("moon"), picture) for picture in SQUARE]
    order = sorted(CELLS, key=lambda cell: fits[cell], reverse=not worst)
    picks = [
        event for seat in (1, 2) for event in (Pointed(seat, order[seat]), Kept(seat, order[seat], "alone"))
    ]
    return heard(level, 3, 1, PositionDrawn(0, 4), clue, *picks)[1]


def test_an_elephant_learns_from_every_finger_how_alike_others_see() -> None:
    moon = ClueWritten("moon")
    good, bad = (after_picks("elephant", moon, worst) for worst in (False, True))
    assert good.others[0] > bad.others[0]
    assert after_picks("adult", moon, worst=True).others == AT_FIRST


def test_an_elephant_gives_a_plainer_clue_to_those_who_err(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def best(*given: Any) -> str:
        asked.append(given[-1])
        return str(given[1][0])

    monkeypatch.setattr(bot, "best", best)
    state, mind = heard("elephant", 0, 1)
    for others in ((0.0, -1.0, -1.0, -1.0), (-9.0, -9.0, -9.0, 0.0)):
        now = view(GAME, state, 0)
        hear(MANNERS["elephant"], replace(mind, others=others), 9_000, PositionDrawn(0, 4), now, Fast(1))
    hear(MANNERS["adult"], replace(mind, others=others), 9_000, PositionDrawn(0, 4), now, Fast(1))
    assert asked[-3:] == [min(SHARPS), max(SHARPS), SHARP]


def test_of_pictures_without_words_it_gives_a_gesture() -> None:
    state, mind = heard("adult", 0, 3, PositionDrawn(0, 4), options=OWN)
    drawn = wish(state, mind)
    assert drawn.prompt.verb == "Draw"
    act(GAME, state, 0, Draw(**drawn.fields), drawn.at, Noted(Fast(0)))


def test_of_pictures_with_words_it_gives_one_of_them_and_finds_it() -> None:
    told = tuple("moon, boat" if k == 8 else "horse, stable" if k < 18 else "" for k in range(80))
    options = Options(pictures=OWN.pictures, words=told)
    state, mind = heard("elephant", 0, 3, PositionDrawn(0, SQUARE.index(8)), options=options)
    clue = wish(state, mind)
    assert clue.prompt.verb == "Clue" and clue.fields["text"] in ("moon", "boat")
    assert pointed_at("elephant", 3, ClueWritten("moon"), options) == SQUARE.index(8)


def contest(first: Moment, second: Moment) -> tuple[State, Mind]:
    """Seats 1 and 2 touched the same card; the mind is seat 1's."""
    told = [
        *facts(PositionDrawn(0, 4), ClueSpoken()),
        Fact(first, Pointed(1, 3)),
        Fact(second, Pointed(2, 3)),
    ]
    told.append(Fact(first + 151, Contested(3, (1, 2), first + 451)))
    steps = list(fold(GAME, GAME.setup(4, Options()), told))
    return steps[-1].state, listen(GAME, BOTS["adult"], Mind(1), 1, steps, Fast(2))


def test_in_a_contest_it_shouts_at_human_speed() -> None:
    state, mind = contest(12_000, 12_100)
    shout = wish(state, mind)
    assert shout.prompt.verb == "Jinx" and not shout.fields
    assert 150 < shout.at - 12_451 < 3_000
    act(GAME, state, 1, GAME.verbs["Jinx"](**shout.fields), shout.at, Noted(Fast(0)))


def test_a_bot_looks_elsewhere_when_it_learns_that_its_card_is_taken() -> None:
    state, mind = heard("elephant", 1, 1, PositionDrawn(0, 4), ClueWritten("moon"))
    touch = wish(state, mind)
    wanted = touch.fields["cell"]
    after, steps = act(GAME, state, 2, Point(wanted), touch.at - 900, Noted(Fast(0)))
    unaware = listen(GAME, BOTS["elephant"], mind, 1, steps, Fast(5))
    assert wish(after, unaware) == touch, "a touch cannot be copied, nor avoided"
    after, steps = settle(GAME, after, touch.at - 700, Noted(Fast(0)))
    aware = listen(GAME, BOTS["elephant"], unaware, 1, steps, Fast(5))
    assert wish(after, aware).fields["cell"] != wanted


@pytest.mark.parametrize("level", LEVELS)
def test_clues_of_bots_are_neither_hopeless_nor_obvious(level: Level) -> None:
    often: Counter[type] = Counter()
    turns = found = late = wrong = 0
    for seed in range(4):
        for step in (s for p in bots_play(GAME, [BOTS[level]] * 5, Options(), seed) for s in p.steps):
            often[type(step.event)] += 1
            match step.event:
                case PositionDrawn():
                    wrong = 0
                case Answered(right=False):
                    wrong += 1
                case TurnScored(_, finder):
                    turns += 1
                    found += finder is not None
                    late += finder is not None and wrong > 0
    assert not often[TouchedTooEarly] and not often[ShoutedInVain]
    assert often[Contested] and often[Shouted] and often[ClueWritten] == turns
    assert found > 0.45 * turns, "not hopeless"
    assert late > 0.3 * found, "nor obvious"
