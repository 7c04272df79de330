"""What bots do at tables laid by hand, and whole games among bots."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from ninefold.engine import ByBot, Event, Fast, Moment, Seat, replace, view
from ninefold.games.oni import GAME
from ninefold.games.oni.bot import BOTS, HANDS, LEFT
from ninefold.games.oni.box import LEVELS as DECKS
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.hands_off import Pointed
from ninefold.games.oni.cards.hide_it import HandedOver, HidingEnded
from ninefold.games.oni.cards.high_five import HighFived
from ninefold.games.oni.cards.oni_cheats import LookAtTwo
from ninefold.games.oni.cards.oni_rerolls import ThrowOne
from ninefold.games.oni.cards.oni_shuffles import OniSwapped, SwapTwo
from ninefold.games.oni.cards.oni_turns import TurnAndLay
from ninefold.games.oni.cards.sapristix import Shouted
from ninefold.games.oni.cards.set_aside import PutAside
from ninefold.games.oni.events import (
    Accused,
    CardDrawn,
    CentreFilled,
    ClockStarted,
    DieWon,
    Flipped,
    NextPressed,
    OniFlipped,
    Penalised,
    SquareThrown,
    SymbolNamed,
    Thrown,
    TryBegun,
    TurnBegun,
    TurnCame,
    TurnedBack,
)
from ninefold.games.oni.mind import Mind
from ninefold.games.oni.state import (
    Choosing,
    Naming,
    Options,
    Pair,
    Peeking,
    Penalty,
    State,
    Throwing,
    TurnTwo,
)
from ninefold.minds import LEVELS, Level, Wish
from ninefold.parts.dixe.dice import Die
from ninefold.sim import bots_play

# Cells 0 and 4 are a pair; cell 3 may be one with 6, from outside.
SQUARE = (
    Die("yorick", "pi", "bomb"),
    Die("oni", "bolt", "clover"),
    Die("blaireau", "sun", "aum"),
    Die("oni", "skull", "clover"),
    Die("hanuman", "pi", "aum"),
    Die("yorick", "bomb", "pi"),
    Die("arkan", "mask", "sun"),
    Die("oni", "clover", "bomb"),
    Die("arkan", "anchor", "clover"),
)
MOST_STEPS = 5_000
ONI, FIRST, SECOND, THIRD = range(4)


class Company:
    """A table, and a mind that has heard of all that happened there. The clock rings at 400,200."""

    def __init__(self, seat: Seat, level: Level = "elephant", square: Any = SQUARE, **options: Any) -> None:
        self.seat, self.level = seat, level
        self.state: State = GAME.setup(4, Options(**{"level": "hard", "time": "x2", **options}))
        self.mind: Mind = BOTS[level].born(seat)
        self.noise, self.at = Fast(1), 0
        self.happen(SquareThrown(square), ClockStarted(FIRST))

    def happen(self, *events: Any, at: Moment | None = None) -> "Company":
        for event in events:
            self.at = self.at + 100 if at is None else at
            self.state = GAME.evolve(self.state, event, self.at)
            self.listen(event)
        return self

    def listen(self, event: Any) -> None:
        heard = GAME.news(self.state, event, self.seat)
        if heard is not None:
            seen = view(GAME, self.state, self.seat)
            self.mind = BOTS[self.level].hear(self.mind, self.at, heard, seen, self.noise)

    def become(self, **changes: Any) -> "Company":
        """The table is as if something else had happened; it hears of it with what happens next."""
        self.state = replace(self.state, **changes)
        self.listen(TurnedBack(()))
        return self

    def turn(self, seat: Seat) -> "Company":
        return self.happen(TurnCame(seat), TurnBegun(seat))

    def seen(self, cells: Iterable[int]) -> "Company":
        """Everybody sees these dice turned, and turned back."""
        for cell in cells:
            self.become(up=(cell,)).become(up=())
        return self

    def won(self, *cells: int) -> "Company":
        for number, cell in enumerate(cells, self.state.wins + 1):
            self.happen(DieWon(FIRST, cell, number, None))
        return self

    def card(self, card: Card, seat: Seat) -> "Company":
        return self.happen(NextPressed(seat), CardDrawn(seat, card))

    @property
    def wish(self) -> Wish | None:
        return BOTS[self.level].choose(self.mind, GAME.prompts(self.state, self.seat))

    @property
    def does(self) -> tuple[str, dict[str, Any]] | None:
        return None if self.wish is None else (self.wish.prompt.verb, self.wish.fields)


def playing(level: Level = "elephant", **more: Any) -> Company:
    return Company(FIRST, level, **more)


def test_it_turns_a_pair_that_it_knows() -> None:
    table = playing().seen((0, 4)).turn(FIRST)
    assert table.does in [("Flip", {"cell": 0}), ("Flip", {"cell": 4})]
    assert table.happen(Flipped(FIRST, 0, "pi", second=False)).does == ("Flip", {"cell": 4})


def test_it_forgets_dice_that_were_thrown() -> None:
    table = playing().seen((0, 4)).turn(FIRST)
    assert [trace.where for trace in table.mind.memory] == [0, 4]
    table.become(phase=Throwing((0,), None)).happen(Thrown((0,), (Die("yorick", "pi", "mask"),)))
    assert [trace.where for trace in table.mind.memory] == [4]


def test_a_team_that_knows_all_dice_to_be_different_calls() -> None:
    table = playing().won(4).seen(set(range(9)) - {4})
    assert table.turn(FIRST).does == ("Dixe", {})


def test_a_team_that_knows_a_pair_does_not_call_nor_one_that_has_seen_nothing() -> None:
    assert playing().won(3).seen(set(range(9)) - {3}).turn(FIRST).does != ("Dixe", {})
    assert playing().won(3).turn(FIRST).does != ("Dixe", {})


def test_towards_the_end_it_calls_with_less_certainty() -> None:
    def table(at: Moment) -> Company:
        table = playing().won(3, 4, 5, 6, 7, 8)
        return table.happen(TurnCame(FIRST), TurnBegun(FIRST), at=at)

    assert table(300_000).does != ("Dixe", {}) == table(399_000).does


def test_a_bot_that_cannot_call_turns_dice() -> None:
    def table(seat: Seat) -> Company:
        return Company(seat).won(4).seen(set(range(9)) - {4})

    tries = table(SECOND).turn(FIRST).happen(SymbolNamed(FIRST, "skull"), TurnCame(SECOND))
    assert tries.happen(TryBegun(SECOND, "skull")).does == ("Flip", {"cell": 3}), "for the anchor"
    holder = table(THIRD).turn(THIRD).card("hands_off", THIRD).turn(FIRST)
    assert holder.happen(Pointed(FIRST, 7)).does == ("Flip", {"cell": 7}), "for who plays"
    poor = table(FIRST).become(bag=()).turn(FIRST)
    assert poor.does is not None and poor.does[0] == "Flip", "without a won die"


def test_more_dice_than_symbols_cannot_be_called() -> None:
    square = (*SQUARE, *[Die("oni", "bolt", "clover")] * 3)
    table = playing(square=square).won(0)
    table.happen(TurnCame(FIRST), TurnBegun(FIRST), at=400_150)
    assert table.does != ("Dixe", {})


def test_pi_shows_what_is_unknown() -> None:
    table = playing().seen(set(range(9)) - {3, 7}).turn(FIRST)
    table.become(phase=Peeking((0, 4), 0, 10_000), up=(0, 4))
    assert table.does == ("Show", {"cells": (3, 7)})


def test_pi_shows_nothing_if_all_is_known() -> None:
    table = playing().seen(range(9)).turn(FIRST)
    assert table.become(phase=Peeking((0, 4), 0, 10_000), up=(0, 4)).does == ("Pass", {})


def test_aum_hides_a_symbol_that_lies_nowhere_else() -> None:
    table = playing().won(0).seen(range(1, 9)).turn(FIRST)
    table.become(phase=Choosing(4, 0))
    assert table.does in [
        ("Choose", {"symbol": "pi"}),
        ("Choose", {"symbol": "smiley"}),
        ("Choose", {"symbol": "aum"}),
    ]


def test_an_anchor_names_what_is_known_and_the_next_player_finds_it() -> None:
    table = playing().seen((3,)).turn(FIRST).become(phase=Naming(0))
    assert table.does == ("Name", {"symbol": "skull"})
    finder = Company(SECOND).seen((3,)).turn(FIRST).happen(SymbolNamed(FIRST, "skull"), TurnCame(SECOND))
    assert finder.happen(TryBegun(SECOND, "skull")).does == ("Flip", {"cell": 3})


def test_the_die_that_is_left_is_the_one_that_makes_fewer_pairs() -> None:
    """A bolt lies there, too, which is on a yorick and not on an arkan: the arkan is left."""
    yorick, arkan, other = (
        Die("yorick", "mask", "pi"),
        Die("arkan", "mask", "sun"),
        Die("oni", "bolt", "skull"),
    )
    for pair, taken in (((yorick, arkan), 0), ((arkan, yorick), 1)):
        table = playing(square=(*pair, other, *[None] * 6)).seen((2,)).turn(FIRST)
        assert table.become(phase=Pair("mask", (0, 1), 0), up=(0, 1)).does == ("Take", {"cell": taken})


# Duties


def spinning(level: Level) -> Company:
    table = Company(THIRD, level).turn(THIRD).card("spin", THIRD).turn(FIRST)
    assert table.does is None, "not before it is owed"
    return table


def flips(table: Company, at: Moment) -> Company:
    table.happen(Flipped(FIRST, 1, "bolt", second=False), at=at)
    return table.happen(Flipped(FIRST, 2, "sun", second=True), at=at + 1_000)


def test_it_spins_when_it_is_due() -> None:
    table = flips(spinning("adult"), 2_000)
    assert table.does == ("Spin", {}) and table.wish is not None
    assert 200 < table.wish.at - table.at < 3_000


@pytest.mark.parametrize(("level", "forgets"), [("goldfish", True), ("elephant", False)])
def test_cards_are_forgotten_without_reminders_and_remembered_after_a_penalty(
    level: Level, forgets: bool
) -> None:
    table = flips(spinning(level), 300_000)
    assert (table.does is None) is forgets
    table.happen(Penalised(THIRD, "spin"))
    table.state = replace(
        table.state, effects=tuple(replace(e, owed=(400_000,)) for e in table.state.effects)
    )
    table.listen(TurnedBack(()))
    assert table.does == ("Spin", {})


def fives(level: Level = "elephant") -> Company:
    table = Company(FIRST, level).turn(THIRD).card("high_five", THIRD).turn(FIRST)
    return table.happen(Flipped(FIRST, 1, "bolt", second=False))


def test_it_holds_out_its_hand_before_the_second_die() -> None:
    table, asked = fives(), []
    for _ in range(2):
        assert table.does is not None and table.does[0] == "HighFive"
        seat = table.does[1]["seat"]
        asked.append(seat)
        table.happen(HighFived(FIRST, seat), HighFived(seat, FIRST))
    assert sorted(asked) == [SECOND, THIRD] and table.does is not None and table.does[0] == "Flip"


def test_it_takes_a_hand_and_withdraws_its_own_if_nobody_takes_it() -> None:
    taker = Company(SECOND).turn(THIRD).card("high_five", THIRD).turn(FIRST)
    assert taker.does is None
    assert taker.happen(HighFived(FIRST, SECOND)).does == ("HighFive", {"seat": FIRST})
    table = fives()
    for _ in range(2 * HANDS):
        assert table.does is not None and table.does[0] == "HighFive" and table.wish is not None
        table.happen(HighFived(FIRST, table.does[1]["seat"]), at=table.wish.at)
    assert table.does is not None and table.does[0] == "Flip", "nobody is waited for without end"


def test_with_hands_off_it_points_unless_it_forgets() -> None:
    def table(level: Level) -> Company:
        return (
            Company(FIRST, level)
            .turn(THIRD)
            .card("hands_off", THIRD)
            .happen(TurnCame(FIRST), TurnBegun(FIRST), at=300_000)
        )

    mindful, forgetful = table("elephant").wish, table("goldfish").wish
    assert mindful is not None and mindful.prompt.verb == "Point"
    assert forgetful is not None and (forgetful.prompt.verb, forgetful.prompt.clause) == ("Flip", "ON-E9")


def test_the_only_player_who_may_touch_turns_what_others_point_at() -> None:
    table = Company(THIRD).turn(THIRD).card("hands_off", THIRD).turn(FIRST)
    assert table.does is None
    assert table.happen(Pointed(FIRST, 7)).does == ("Flip", {"cell": 7})


def test_in_one_room_a_bot_points_and_waits_for_a_person() -> None:
    plays = Company(FIRST, acts="real").happen(ByBot(FIRST)).turn(THIRD).card("hands_off", THIRD).turn(FIRST)
    assert plays.wish is not None and plays.wish.prompt.verb == "Point"
    turns = Company(THIRD, acts="real").happen(ByBot(THIRD)).turn(THIRD).card("hands_off", THIRD).turn(FIRST)
    assert turns.does is None
    assert turns.happen(Pointed(FIRST, 7)).does == ("Flip", {"cell": 7})


def test_it_shouts_only_for_a_pair() -> None:
    table = playing().turn(THIRD).card("sapristix", THIRD).turn(FIRST)
    table.happen(Flipped(FIRST, 0, "pi", second=False))
    assert table.does is not None and table.does[0] == "Flip"
    assert table.happen(Flipped(FIRST, 4, "pi", second=True)).does == ("Shout", {})
    assert table.happen(Shouted(FIRST)).does is None, "once"


def test_the_hidden_die_rests_in_a_hand_that_can_be_named() -> None:
    table = playing().won(0).turn(THIRD).card("hide_it", THIRD)
    feigned = []
    for _ in range(20):
        wish = table.happen(HandedOver(FIRST, (SECOND, "left"), True)).wish
        assert wish is not None and wish.at > table.at, "a hand takes its time"
        assert (wish.prompt.verb, wish.fields["hand"][0]) == ("HandOver", SECOND)
        feigned.append(wish.fields["feigned"])
    assert {*feigned} == {True, False}


@pytest.mark.parametrize(("level", "verb"), [("goldfish", "Admit"), ("elephant", "Deny")])
def test_an_accused_bot_admits_what_it_forgot(level: Level, verb: str) -> None:
    table = Company(THIRD, level, acts="real").turn(THIRD).card("spin", THIRD)
    assert table.happen(Accused(THIRD, "spin"), at=300_000).does == (verb, {"card": "spin"})


# Oni


def against(**more: Any) -> Company:
    return Company(ONI, **more)


def test_oni_throws_a_pair_that_it_knows() -> None:
    table = against().seen((0, 4)).become(tasks=(TurnTwo(),))
    assert table.does in [("Flip", {"cell": 0}), ("Flip", {"cell": 4})]
    assert table.happen(OniFlipped(ONI, 0)).does == ("Flip", {"cell": 4})


def test_oni_remembers_dice_that_it_sees() -> None:
    table = against().seen(set(range(9)) - {0, 5}).become(tasks=(LookAtTwo(),))
    assert table.does == ("Peek", {"cells": (0, 5)})
    table = against().become(tasks=(TurnTwo(),)).happen(OniFlipped(ONI, 3))
    assert {(trace.where, trace.what) for trace in table.mind.memory} == {(3, "skull")}
    assert against().seen(range(9)).become(tasks=(LookAtTwo(),)).does == ("Pass", {})


@pytest.mark.parametrize(("task", "verb"), [(ThrowOne(), "Reroll"), (PutAside(FIRST), "SetAside")])
def test_oni_takes_a_die_of_a_pair_that_the_team_may_know(task: Any, verb: str) -> None:
    table = against().seen((0, 3, 4)).become(tasks=(task,))
    assert table.does in [(verb, {"cell": 0}), (verb, {"cell": 4})]


def test_oni_throws_back_the_kind_that_most_likely_makes_a_pair() -> None:
    """Only bombs and clovers are left: an oni has both, a hanuman neither."""
    square = (*[None] * 5, SQUARE[5], None, SQUARE[7], None)
    table = against(square=(*SQUARE[:2], None, None, SQUARE[4], SQUARE[5], None, SQUARE[7], None)).won(1, 4)
    table.become(square=square).seen((5, 7)).become(tasks=(Penalty(),))
    assert table.does == ("ThrowBack", {"number": 1})


@pytest.mark.parametrize("task", [ThrowOne(), PutAside(FIRST), TurnTwo(), LookAtTwo(), Penalty()])
def test_an_elephant_as_oni_takes_nearly_all_the_time_that_it_has(task: Any) -> None:
    """The clock runs on."""
    wishes = {}
    for level in LEVELS:
        wish = against(level=level).won(1).become(tasks=(task,)).wish
        assert wish is not None and wish.prompt.closes_at is not None
        wishes[level] = wish.prompt.closes_at - wish.at
    assert wishes["elephant"] == LEFT < min(wishes["adult"], wishes["child"])


def test_oni_swaps_known_dice_that_look_alike() -> None:
    table = against().seen((1, 3, 5)).become(tasks=(SwapTwo(),))
    assert table.does == ("Swap", {"cells": (1, 3)}), "two onis"


def test_oni_places_a_die_that_makes_every_call_wrong() -> None:
    table = against().seen((5,)).become(tasks=(TurnAndLay((1,), (1,)),))
    assert table.does == ("Lay", {"cell": 1, "symbol": "bomb"})


def test_oni_names_a_hand_when_both_are_at_rest() -> None:
    table = against().won(0).turn(THIRD).card("hide_it", THIRD)
    table.happen(HandedOver(FIRST, (SECOND, "left"), False))
    assert table.does is None
    assert table.happen(HidingEnded((SECOND, "left"))).does == ("Guess", {"hand": (SECOND, "left")})


def test_oni_accuses_nobody_of_what_it_cannot_see() -> None:
    table = against(acts="real").won(0).turn(THIRD).card("spin", THIRD)
    assert [prompt.verb for prompt in GAME.prompts(table.state, ONI)] == ["Accuse"] and table.does is None


@pytest.mark.parametrize("moves", [OniSwapped((0, 8)), CentreFilled(ONI, 0, 8)])
def test_attentive_bots_follow_what_oni_moves(moves: Event) -> None:
    for level, cell in (("elephant", 8), ("goldfish", 0)):
        table = Company(FIRST, level).seen((0,)).become(tasks=(SwapTwo(),))  # type: ignore[arg-type]
        table.noise.below = lambda n: 99  # inattentive, if one can be
        assert [trace.where for trace in table.happen(moves).mind.memory] == [cell]


# Whole games


def team_wins(level: Level, games: int) -> int:
    return sum(
        GAME.result(last.state).winners != (ONI,)  # type: ignore[union-attr]
        for seed in range(games)
        for *_, last in [bots_play(GAME, [BOTS[level]] * 4, Options(), seed)]
    )


def test_the_better_a_team_remembers_the_more_it_wins() -> None:
    goldfish, adult, elephant = (team_wins(level, 12) for level in ("goldfish", "adult", "elephant"))
    assert goldfish < adult < elephant


@pytest.mark.parametrize("acts", ["screen", "real"])
@pytest.mark.parametrize("square", [9, 12, 15, 16])
def test_every_level_plays_every_kind_of_table_to_its_end(square: Any, acts: Any) -> None:
    bots = list(BOTS.values())
    for seed, level in enumerate(DECKS):
        company = [bots[(seed + seat) % 4] for seat in range(4 + seed * 2)]
        options = Options(level=level, square=square, acts=acts, oni=seed)
        steps = list(islice(bots_play(GAME, company, options, square + seed), MOST_STEPS))
        assert GAME.result(steps[-1].state) is not None, "somebody does the same thing for ever"


def test_bots_act_at_human_speed() -> None:
    """People can follow: nobody turns a die as soon as the turn begins, or the one before is turned."""
    for seed in range(3):
        before = 0
        for step in bots_play(GAME, [BOTS["elephant"]] * 4, Options(level="hard"), seed):
            for fact in step.steps:
                if isinstance(fact.event, TurnBegun):
                    before = fact.at
                elif isinstance(fact.event, Flipped):
                    assert fact.at - before > 700
                    before = fact.at


def test_every_level_has_a_bot() -> None:
    assert tuple(BOTS) == LEVELS
