"""An elephant's wishes on squares laid by hand; what it hears is taken from real play."""

from typing import Any

import pytest

from ninefold.engine import Cells, Fast, Prompt, Seats, SomeCells, View
from ninefold.games import SHELF
from ninefold.games.memodixe.bot import BOTS, choose
from ninefold.games.memodixe.mind import Mind, worth
from ninefold.games.memodixe.view import Between, Curtain, Private, Public, Scene
from ninefold.minds import LEVELS, Level, Wish
from ninefold.minds.memory import TRAITS, Memory, Trace
from ninefold.parts.dixe.turning import Turning
from ninefold.parts.dixe.views import DiceAdded, DiceFell, Glimpse, Lying, Spot, Turned
from ninefold.sim.play import bots_play, listen

GAME = SHELF["memodixe"]
ALL = tuple(range(9))
# Kinds and tops of nine dice; what is under them is said case by case.
SQUARE: tuple[Spot, ...] = (
    Lying("oni", "bomb"),
    Lying("oni", "aum"),
    Lying("yorick", "pi"),
    Lying("yorick", "mask"),
    Lying("blaireau", "sun"),
    Lying("blaireau", "sun"),
    Lying("arkan", "skull"),
    Lying("hanuman", "pi"),
    Lying("hanuman", "sun"),
)
DIFFERENT = {
    0: "clover",
    1: "skull",
    2: "bomb",
    3: "pi",
    4: "mask",
    5: "aum",
    6: "sun",
    7: "smiley",
    8: "anchor",
}
FLIP, CALL = Prompt("Flip", "MX-6", {"cell": Cells(ALL)}), Prompt("Dixe", "MX-30")


def known(faces: dict[int, str]) -> Memory:
    return tuple(Trace(cell, symbol, 0.0, 0, 1, (0,)) for cell, symbol in faces.items())


def table(square: tuple[Spot, ...], won: tuple[int, ...] = (1, 1), scene: Scene | None = None) -> Public:
    return Public(
        edition="revised",
        turn=0,
        square=square,
        aside=(),
        won=won,
        reserve=2,
        discarded=0,
        last_caller=None,
        scene=scene or Between(),
    )


def mind(faces: dict[int, str], won: tuple[int, ...] = (1, 1), **more: Any) -> Mind:
    square, first = more.pop("square", SQUARE), more.pop("first", None)
    scene = None if first is None else Turning(first, 0, None)
    return Mind(0, memory=known(faces), square=square, table=table(square, won, scene), **more)


def wish(mind: Mind, *prompts: Prompt, level: Level = "elephant") -> Wish:
    wish = BOTS[level].choose(mind, prompts)
    assert wish is not None
    return wish


def usual(mind: Mind, *prompts: Prompt) -> Wish:
    """What every level but the elephant would wish, if it forgot nothing."""
    wish = choose(TRAITS["elephant"], mind, prompts)
    assert wish is not None
    return wish


def turned(cell: int, symbol: Any) -> tuple[Spot, ...]:
    spot = SQUARE[cell]
    assert isinstance(spot, Lying)
    return (*SQUARE[:cell], Turned(spot.kind, spot.top, symbol), *SQUARE[cell + 1 :])


@pytest.mark.parametrize("whim", range(9))
def test_it_turns_a_die_of_a_pair_it_knows_and_then_the_other(whim: int) -> None:
    faces = {0: "skull", 3: "skull", 6: "sun"}
    assert wish(mind(faces, whim=whim), FLIP).fields["cell"] in (0, 3)
    second = mind(faces, square=turned(0, "skull"), first=0, whim=whim)
    assert wish(second, Prompt("Flip", "MX-6", {"cell": Cells(ALL[1:])})).fields == {"cell": 3}


@pytest.mark.parametrize("whim", range(9))
def test_a_first_die_that_was_covered_meanwhile_is_remembered(whim: int) -> None:
    """The player who turned it has left, and a bot goes on: a better pair is of no use to it now."""
    second = mind({0: "bolt", 2: "bolt", 1: "clover", 6: "clover"}, first=0, whim=whim)
    assert wish(second, Prompt("Flip", "MX-6", {"cell": Cells(ALL[1:])})).fields == {"cell": 2}


@pytest.mark.parametrize("whim", range(9))
def test_the_second_die_is_one_that_may_have_the_symbol(whim: int) -> None:
    second = mind({4: "mask"}, square=turned(0, "clover"), first=0, whim=whim)
    cell = wish(second, Prompt("Flip", "MX-6", {"cell": Cells(ALL[1:])})).fields["cell"]
    assert cell in (1, 5, 6), "of the kinds with a clover, and 4 is known to be another"


@pytest.mark.parametrize("whim", range(9))
def test_with_no_pair_in_sight_it_turns_a_known_die(whim: int) -> None:
    faces = {1: "skull", 5: "pi", 6: "sun", 4: "mask"}
    second = mind(faces, square=turned(0, "clover"), first=0, whim=whim)
    cell = wish(second, Prompt("Flip", "MX-6", {"cell": Cells(ALL[1:])})).fields["cell"]
    assert cell in faces


@pytest.mark.parametrize("whim", range(9))
def test_the_leader_does_not_complete_smileys(whim: int) -> None:
    faces, second = {3: "smiley", 7: "smiley"}, Prompt("Flip", "MX-6", {"cell": Cells(ALL[:7] + ALL[8:])})
    assert wish(mind(faces, won=(3, 1), whim=whim), FLIP).fields["cell"] not in faces
    for won, pairs in (((3, 1), False), ((1, 3), True)):
        cell = wish(mind(faces, won, square=turned(7, "smiley"), first=7, whim=whim), second).fields["cell"]
        assert (cell == 3) is pairs


def test_it_calls_when_it_knows_that_no_pair_is_left() -> None:
    assert wish(mind(DIFFERENT), FLIP, CALL).prompt == CALL
    assert wish(mind({**DIFFERENT, 7: "anchor"}), FLIP, CALL).prompt == FLIP
    assert wish(mind({}), FLIP, CALL).prompt == FLIP


@pytest.mark.parametrize("decides, risk", [(usual, (3, 1)), (wish, (2, 2))])
def test_it_needs_more_certainty_for_a_call_that_does_not_win(decides: Any, risk: tuple[int, int]) -> None:
    """Most go by turns without a pair, an elephant by the chance to win."""
    faces = {cell: symbol for cell, symbol in DIFFERENT.items() if cell != 8}
    square = (*SQUARE[:8], Lying("hanuman", "smiley"))  # bolt or anchor is no pair, pi, aum or sun is one
    wins, behind = (mind(faces, won, square=square, in_vain=14) for won in (risk, (1, 3)))
    assert decides(wins, FLIP, CALL).prompt == CALL
    assert decides(behind, FLIP, CALL).prompt == FLIP


def test_after_many_turns_without_a_pair_even_a_goldfish_calls() -> None:
    assert wish(mind({}, in_vain=80), FLIP, CALL, level="goldfish").prompt == CALL
    assert wish(mind({}, in_vain=80), FLIP, CALL).prompt == FLIP, "an elephant has seen none of the dice"


def test_a_bot_that_can_only_call_calls() -> None:
    assert wish(mind({}), CALL).prompt == CALL


def test_pi_looks_at_what_it_does_not_know() -> None:
    look, decline = Prompt("Look", "MX-11", {"cells": SomeCells(ALL[2:], 1, 2)}), Prompt("Pass", "MX-11")
    faces = {cell: symbol for cell, symbol in DIFFERENT.items() if cell not in (4, 7)}
    assert wish(mind(faces), look, decline).fields == {"cells": (4, 7)}
    assert wish(mind(DIFFERENT), look, decline).prompt == decline


def test_aum_swaps_known_dice_of_one_kind_or_none() -> None:
    swap, decline = Prompt("Swap", "MX-15", {"cells": SomeCells(ALL, 2, 2)}), Prompt("Pass", "MX-15")
    assert wish(mind({0: "clover", 1: "skull", 6: "sun"}), swap, decline).fields == {"cells": (0, 1)}
    assert wish(mind({4: "mask", 5: "pi"}), swap, decline).prompt == decline, "it could not tell them apart"
    assert wish(mind({0: "clover"}), swap, decline).prompt == decline


def test_bolt_spoils_a_known_pair_else_keeps_what_is_known() -> None:
    rethrow = Prompt("Rethrow", "MX-18", {"cell": Cells(ALL)})
    assert wish(mind({0: "skull", 3: "skull"}), rethrow).fields["cell"] in (0, 3)
    faces = {cell: symbol for cell, symbol in DIFFERENT.items() if cell != 5}
    assert usual(mind(faces), rethrow).fields == {"cell": 5}


def test_anchor_keeps_a_die_whose_partner_is_known() -> None:
    assert wish(mind({0: "skull", 3: "skull"}), Prompt("SetAside", "MX-19", {"cell": Cells(ALL)})).fields[
        "cell"
    ] in (0, 3)


def test_sun_steals_from_the_player_with_most_points() -> None:
    steal = Prompt("Steal", "MX-16", {"seat": Seats((1, 2, 3))})
    assert wish(mind({}, won=(0, 1, 4, 2)), steal).fields == {"seat": 2}


def test_it_uses_extra_turns_and_continues() -> None:
    for better, worse in (("Again", "Pass"), ("Continue", "End")):
        assert wish(mind({}), Prompt(better, "MX-20"), Prompt(worse, "MX-20")).prompt.verb == better


def hear(
    mind: Mind, news: Any, public: Public, private: Private | None = None, level: Level = "elephant"
) -> Mind:
    return BOTS[level].hear(mind, 1_000, news, View(public, private or Private(seat=0)), Fast(1))


def places(mind: Mind) -> dict[int, str]:
    return {trace.where: trace.what for trace in mind.memory}


def test_a_die_that_was_turned_or_looked_at_is_remembered() -> None:
    seen = hear(mind({}), None, table(turned(3, "bomb")))
    assert places(seen) == {3: "bomb"}
    seen = hear(seen, None, table(SQUARE), Private(seat=0, glimpses=(Glimpse(8, "aum"),)))
    assert places(seen) == {3: "bomb", 8: "aum"}
    again = hear(seen, None, table(SQUARE), Private(seat=0, glimpses=(Glimpse(8, "aum"),)))
    assert again.memory == seen.memory, "one look is one look"


@pytest.mark.parametrize("thrown", [DiceFell, DiceAdded])
def test_a_thrown_die_is_forgotten(thrown: Any) -> None:
    after = hear(mind({0: "clover", 3: "pi"}, in_vain=4), thrown((3,), (SQUARE[3],)), table(SQUARE))
    assert (places(after), after.in_vain) == ({0: "clover"}, 0)


def test_turns_without_a_pair_are_counted() -> None:
    two = (*turned(0, "clover")[:3], Turned("yorick", "mask", "pi"), *SQUARE[4:])
    assert hear(mind({}, square=two), None, table(SQUARE)).in_vain == 1
    assert hear(mind({}, square=turned(0, "clover")), None, table(SQUARE)).in_vain == 0


def test_attentive_bots_notice_a_visible_swap() -> None:
    swapped = (SQUARE[7], *SQUARE[1:7], SQUARE[0], SQUARE[8])

    def afterwards(level: Level) -> dict[int, str]:
        behind = hear(mind({0: "clover", 1: "skull"}), None, table((), scene=Curtain(0, 9)), level=level)
        assert behind.square == SQUARE
        return places(hear(behind, None, table(swapped), level=level))

    assert afterwards("elephant") == {7: "clover", 1: "skull"}
    assert afterwards("goldfish") == {0: "clover", 1: "skull"}


def test_every_level_remembers_its_own_swap() -> None:
    swapped = (SQUARE[7], *SQUARE[1:7], SQUARE[0], SQUARE[8])
    curtain = table((), scene=Curtain(0, 9))
    behind = hear(mind({0: "clover"}), None, curtain, Private(seat=0, square=SQUARE), "goldfish")
    after = hear(behind, None, curtain, Private(seat=0, square=swapped), "goldfish")
    assert places(after) == {7: "clover"}
    assert places(hear(after, None, table(swapped), level="goldfish")) == {7: "clover"}


@pytest.mark.parametrize("seed", range(10))
def test_an_elephant_is_right_about_all_it_saw_until_a_curtain_falls(seed: int) -> None:
    bot, before, own = BOTS["elephant"], GAME.setup(2, GAME.options()), BOTS["elephant"].born(0)
    for step in bots_play(GAME, [BOTS["adult"]] * 2, GAME.options(), seed):
        own = listen(GAME, bot, own, 0, step.steps, Fast(0))
        before = step.state
        if not own.table.square:
            return
        for trace in own.memory:
            die = before.square[trace.where]
            assert die is None or die.hidden == trace.what


def test_sun_and_smiley_depend_on_who_is_ahead() -> None:
    assert worth("sun", 0, (0,)) < worth("bolt", 0, (0,)) < worth("sun", 0, (1,))
    leading, level, between, last = (
        worth("smiley", mine, others) for mine, others in [(2, (1,)), (1, (1,)), (1, (2, 0)), (0, (2, 1))]
    )
    assert leading < 0 < level < between < last


def test_what_it_alone_looked_at_is_its_secret_until_all_see_it() -> None:
    looked = hear(
        mind({0: "clover"}),
        None,
        table(SQUARE),
        Private(seat=0, glimpses=(Glimpse(0, "clover"), Glimpse(3, "pi"))),
    )
    assert looked.secret == (3,)
    assert hear(looked, None, table(turned(3, "pi"))).secret == ()
    assert hear(looked, DiceFell((3,), (Lying("yorick", "mask"),)), table(SQUARE)).secret == ()


def test_an_anchor_leaves_the_others_no_pair_that_they_know() -> None:
    """Nothing is hidden from them if it is the die that only this player has seen."""
    aside = Prompt("SetAside", "MX-19", {"cell": Cells(ALL)})
    assert wish(mind({0: "skull", 3: "skull", 2: "bomb"}), aside).fields["cell"] in (0, 3)
    open_pair = {0: "skull", 3: "skull", 1: "clover", 6: "clover"}
    assert wish(mind(open_pair, secret=(6,)), aside).fields["cell"] in (0, 3)


def test_every_level_has_a_bot() -> None:
    assert tuple(BOTS) == LEVELS
