"""The measures of a game, on games made by hand."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from ninefold.engine import Data, Result, Step
from ninefold.games import SHELF
from ninefold.lab.measure import Sample, Use, measured, only_leader, rivals, swing
from ninefold.lab.notes import NOTES, GameNotes, NotedEffect
from ninefold.lab.runner import play
from ninefold.lab.setups import setups_of
from ninefold.lab.summary import BINS, binned, binned_whole, share, spread, summed_up
from ninefold.sim import Played


class Board(Data):
    points: tuple[int, ...]
    effect: NotedEffect | None = None


class TurnBegun(NamedTuple):
    seat: int


class Used(NamedTuple):
    pass


NOTES_BY_HAND = GameNotes(
    ranking=lambda state: state.points,
    effects=lambda event, state: [state.effect] if isinstance(event, Used) else [],
)


def sample(*moves: tuple[Any, Board], winners: tuple[int, ...] = (0,)) -> Sample:
    steps: list[Any] = [Step(at, event, board) for at, (event, board) in enumerate(moves)]
    last = moves[-1][1]
    return measured(
        NOTES_BY_HAND, [Played(last, steps, len(steps) * 1_000)], lambda state: Result(state.points, winners)
    )


def test_turns_length_and_lead_changes_are_counted() -> None:
    found = sample(
        (TurnBegun(0), Board((0, 0))),
        (TurnBegun(1), Board((1, 0))),
        (TurnBegun(0), Board((1, 1))),
        (TurnBegun(1), Board((1, 2))),
        (TurnBegun(0), Board((3, 2))),
    )
    assert (found.turns, found.length_ms, found.lead_changes) == (5, 5_000, 2)
    assert found.decided is None


def test_a_tie_that_the_leader_breaks_again_is_no_lead_change() -> None:
    moves = [Board(points) for points in ((1, 0), (1, 1), (2, 1))]
    assert sample(*((TurnBegun(0), board) for board in moves)).lead_changes == 0


def test_an_effect_has_the_gains_until_the_next_turn_and_decides_the_lead() -> None:
    sun = NotedEffect("sun", 0)
    found = sample(
        (TurnBegun(1), Board((0, 1, 0))),
        (TurnBegun(0), Board((0, 1, 0))),
        (Used(), Board((1, 1, 0), sun)),
        (None, Board((2, 0, 0), sun)),
        (TurnBegun(1), Board((2, 0, 0))),
        (None, Board((3, 0, 0))),
    )
    assert found.uses == (Use("sun", 0, 1, 2.5),)
    assert found.decided == "sun" and found.lead_changes == 1


def test_the_winner_by_a_tie_break_did_not_take_the_lead_by_an_effect() -> None:
    found = sample((Used(), Board((1, 0), NotedEffect("sun", 0))), (None, Board((1, 1))), winners=(1,))
    assert found.decided is None


def test_the_parts_of_the_measures() -> None:
    assert only_leader((1, 3, 2)) == 1 and only_leader((3, 3, 2)) is None and only_leader(()) is None
    assert rivals((), 1, 3) == [0, 2] and rivals(("Oni", "team", "team"), 1, 3) == [0]
    assert swing((1, 1, 1), (2, 0, 1), 0, [1, 2]) == 1.5


def test_shares_stay_between_nothing_and_all() -> None:
    none, all_of_them = share("", 0, 30), share("", 30, 30)
    assert (none["low"], all_of_them["high"]) == (0.0, 1.0)
    assert none["high"] == pytest.approx(0.1135, abs=1e-4)
    assert 1 - all_of_them["low"] == pytest.approx(none["high"])


def test_spreads_and_bins() -> None:
    found = spread([*range(101)])
    assert (found["mean"], found["p5"], found["p50"], found["p95"]) == (50, 5, 50, 95)
    assert spread([7])["p50"] == 7
    assert sum(times for _, times in binned([*range(100)])) == 100
    assert binned([5, 5, 5])[0][1] == 3


@pytest.mark.parametrize("numbers", [range(1), range(3, 27), range(3, 28), range(7, 700)])
def test_every_bin_of_turns_holds_equally_many_numbers(numbers: range) -> None:
    bins = binned_whole([*numbers])
    (width,) = {times for _, times in bins[:-1]} or {1}
    assert len(bins) <= BINS and bins[-1][1] <= width
    assert sum(times for _, times in bins) == len(numbers)
    assert bins[0][0] == numbers[0] + (width - 1) / 2


def test_a_summary_counts_turns_as_it_counts_seconds() -> None:
    (setup,) = setups_of("fix", "2", "adult", "")
    played = [play(setup, seed) for seed in range(4)]
    turns = Counter(one.turns for one in played)
    found = {along: times for along, times in summed_up(setup, played)["turn_counts"] if times}
    assert found == turns and len(turns) > 1


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_notes_that_its_games_fill(game: str) -> None:
    assert game in NOTES, "say in lab/notes.py what to look at"
    (setup,) = setups_of(game, str(SHELF[game].seats[0]), "adult", "")
    found = summed_up(setup, [play(setup, seed) for seed in range(3)])
    assert found["turns"]["p5"] > 0 and found["effects"]
    assert any(row["swing"] for row in found["effects"])
    assert bool(found["sides"]) == (game == "oni")
    wins = sum(one["times"] for one in found["sides"] or found["seats"])
    assert wins == 3 if found["sides"] else wins >= 3


def test_a_team_that_had_a_card_several_times_has_won_once() -> None:
    uses = (Use("card", 1, 1, 0.0), Use("card", 2, 3, 0.0))
    one = Sample((1, 2), (0, 1, 1), 1_000, 5, 0, None, uses, ("Oni", "team", "team"))
    (setup,) = setups_of("oni", "4", "adult", "")
    (row,) = summed_up(setup, [one._replace(scores=(0, 1, 1, 1))])["effects"]
    assert (row["wins"]["times"], row["wins"]["of"], row["per_game"]) == (1, 1, 4.0)
