"""An evening's own rules: who watches, what a medal is worth, what is drawn."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.engine import Sealed, sealed_key
from ninefold.games import SHELF
from ninefold.server.table.evening import (
    Evening,
    EveningPlan,
    Tally,
    back_in,
    fitting,
    game_begun,
    joined,
    medals,
    medals_given,
    next_lot,
    places,
    renamed,
    sitting_out,
    to_draw,
)

SEED = bytes(range(32))
ALL = tuple(SHELF)
guests = st.integers(1, 12)
games = st.lists(st.sampled_from(ALL), min_size=1, max_size=12)


def evening_of(people: int, plan: EveningPlan | None = None) -> Evening:
    evening = Evening(plan or EveningPlan(ALL), SEED, begun=True)
    for number in range(people):
        evening = joined(evening, f"{number}", f"P{number}", "fox")
    return evening


def play(evening: Evening, game: str, here: Sequence[str]) -> tuple[Evening, list[str]]:
    """One game, and who watched it."""
    most = SHELF[game].seats[-1]
    out = [one.token for one in sitting_out([o for o in evening.tallies if o.token in here], most)]
    return game_begun(evening, game, out), out


@given(guests, games)
def test_nobody_watches_twice_before_everybody_has_watched(people: int, list_of: list[str]) -> None:
    evening, watched = evening_of(people), Counter[str]()
    here = [one.token for one in evening.tallies]
    for game in list_of:
        evening, out = play(evening, game, here)
        assert len(out) == max(0, people - SHELF[game].seats[-1])
        watched.update(out)
        assert max(watched[who] for who in here) - min(watched[who] for who in here) <= 1


@given(st.integers(5, 11), games)
def test_a_late_comer_plays_the_next_game(people: int, list_of: list[str]) -> None:
    """Unless there are so few seats that even all who have just played must watch it."""
    evening = evening_of(people)
    here = [one.token for one in evening.tallies]
    for number, game in enumerate(list_of):
        evening, before = play(evening, game, here)
        who = f"late {number}"
        evening = joined(evening, who, who, "cat")
        played = [one for one in here if one not in before]
        here = [*here, who][-12:]
        evening, out = play(evening, game, here)
        assert who not in out or {*played} & {*here} <= {*out}


def test_a_person_who_returns_keeps_medals_and_counts_as_having_watched() -> None:
    evening = medals_given(evening_of(6), ["0", "1", "2", "3", "4", "5"], (1, 2, 3, 0, 0, 0))
    evening = game_begun(evening, "fix", ["5"])
    again = joined(evening, "0", "Ann", "owl").tallies[0]
    assert (again.name, again.face, again.medals, again.sat_out, again.last_out) == (
        "Ann",
        "owl",
        (1, 0, 0),
        1,
        1,
    )
    assert [one.token for one in joined(evening, "0", "Ann", "owl").tallies] == list("012345")


def test_a_person_keeps_their_record_on_another_phone() -> None:
    evening = renamed(medals_given(evening_of(2), ["0", "1"], (1, 2)), "1", "new")
    assert [(one.token, one.medals) for one in evening.tallies] == [("0", (1, 0, 0)), ("new", (0, 1, 0))]


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((4, 9, 2, 7), (1,), (3, 1, 0, 2)),
        ((5, 5, 3), (0, 1), (1, 1, 3)),  # shared gold: there is no silver
        ((9, 4, 4, 1), (0,), (1, 2, 2, 0)),
        ((3, 3, 1), (1,), (2, 1, 3)),  # a rule of the game broke the tie
        ((5, 0), (0,), (1, 0)),  # nothing won
        ((-2, -4, -5), (0,), (1, 0, 0)),
        ((1, 0, 1, 1), (0, 2, 3), (1, 0, 1, 1)),  # a team, against Oni
        ((0, 1, 0, 0), (1,), (0, 1, 0, 0)),  # Oni
    ],
)
def test_medals_go_by_place(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert medals(scores, winners) == expected


@given(st.lists(st.lists(st.integers(0, 3), min_size=4, max_size=4), max_size=8), st.data())
def test_medals_are_averaged_over_the_games_that_each_played(
    won: list[list[int]], data: st.DataObject
) -> None:
    evening = evening_of(5)
    kept: dict[str, list[int]] = {one.token: [] for one in evening.tallies}
    for given_medals in won:
        playing = data.draw(st.permutations(list("01234")))[:4]
        evening = medals_given(evening, [*playing[:3], None], given_medals)  # the last chair is a bot's
        for token, medal in zip(playing[:3], given_medals, strict=False):
            kept[token].append((0, 3, 2, 1)[medal])
    for one in evening.tallies:
        points = kept[one.token]
        assert one.games == len(points) and one.points == sum(points)
        assert one.average == (Fraction(sum(points), len(points)) if points else 0)
    ranked = places(evening.tallies)
    most = max(map(len, kept.values()))
    for one, place in zip(evening.tallies, ranked, strict=True):
        if most == 0 or 2 * one.games < most:
            assert place is None
        else:
            better = [o for o in evening.tallies if 2 * o.games >= most and o.average > one.average]
            assert place == len(better) + 1


def test_one_lucky_game_wins_no_evening() -> None:
    tallies = [Tally("a", "A", "fox", (1, 2, 0), 3), Tally("b", "B", "fox", (1, 0, 0), 1)]
    assert places(tallies) == [1, None]
    tallies[1] = Tally("b", "B", "fox", (2, 0, 0), 2)
    assert places(tallies) == [2, 1]


@given(guests, st.integers(0, 4), st.lists(st.sampled_from(ALL), min_size=1, unique=True))
def test_only_games_that_fit_are_drawn(people: int, bots: int, picked: list[str]) -> None:
    fit = {g for g in picked if SHELF[g].seats[0] - bots <= people <= SHELF[g].seats[-1]}
    drawn = to_draw(evening_of(people, EveningPlan(tuple(picked), 3)), people, bots)
    assert drawn and (set(drawn) == fit if fit else set(drawn) <= set(picked))


def test_the_least_played_game_is_drawn_and_not_a_skipped_one() -> None:
    evening = Evening(EveningPlan(("fix", "memodixe", "memo_dice"), 3), SEED, played=("fix", "memo_dice"))
    assert to_draw(evening, 4, 0) == ("memodixe",)
    evening = Evening(EveningPlan(("fix", "memodixe", "memo_dice"), 3), SEED, skipped=("fix", "memo_dice"))
    assert to_draw(evening, 4, 0) == ("memodixe",)
    evening = Evening(EveningPlan(("fix", "oni", "memo_dice"), 3), SEED, skipped=("memo_dice", "fix"))
    assert to_draw(evening, 2, 0) == ("memo_dice",), "what does not fit is no way out"
    assert fitting(("fix", "oni"), 12, 0) == ["oni"]  # leaves out fewest
    assert fitting(("jinx", "oni"), 1, 0) == ["jinx"]  # needs fewest more


def test_anybody_can_verify_a_lot() -> None:
    evening = Evening(EveningPlan(ALL, 3), SEED, part="ab" * 32)
    key = sealed_key(SEED, "BCDF", [b"\xab" * 32])
    lot = next_lot(evening, "BCDF", 4, 0)
    assert lot.drawn == Sealed(key, 0).below(len(lot.among))
    later = next_lot(Evening(EveningPlan(ALL, 3), SEED, "ab" * 32, lots=(lot,)), "BCDF", 4, 0)
    assert later.drawn == Sealed(key, 1).below(len(later.among))
    seen = {next_lot(Evening(EveningPlan(ALL, 1), bytes([n]) * 32), "BCDF", 4, 0).drawn for n in range(40)}
    assert seen == set(range(len(ALL)))


@given(st.integers(2, 12), st.lists(st.sampled_from(ALL), min_size=2, max_size=6))
def test_the_bench_is_told_when_it_plays_again(people: int, list_of: list[str]) -> None:
    evening = evening_of(people)
    here = [one.token for one in evening.tallies]
    _, out = play(evening, list_of[0], here)
    told = back_in(evening.tallies, EveningPlan(tuple(list_of[1:])), 1, out)
    for ahead, game in enumerate(list_of):
        evening, watch = play(evening, game, here)
        for who in out:
            if told.get(who) == ahead:
                assert who not in watch
            elif who in told and 0 < ahead < told[who]:
                assert who in watch
