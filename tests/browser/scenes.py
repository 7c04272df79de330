"""Scenes of every game in which much lies on the table: set by what happens there, whatever the rules say."""

from collections.abc import Callable, Mapping, Sequence

from ninefold.engine import Event
from ninefold.games.fix import events as fix
from ninefold.games.fix.box import POINTS, Face
from ninefold.games.jinx import events as jinx
from ninefold.games.memo_dice import events as memo_dice
from ninefold.games.memo_dice.box import COLOURS
from ninefold.games.memodixe import events as memodixe
from ninefold.games.oni import events as oni
from ninefold.games.oni.box import Card
from ninefold.parts.dixe.dice import Die
from tests.browser.cups import DIE_OF

# Three of each colour: the gold cup is not needed.
NINE = ("pizza", "umbrella", "train", "watermelon", "snail", "glasses", "helicopter", "sock", "octopus")
EFFECTS: tuple[Card, ...] = ("hush", "hands_off", "high_five", "long_live", "turret")
DICE = (
    *(Die("oni", "clover", "bomb"), Die("blaireau", "clover", "pi"), Die("yorick", "smiley", "skull")),
    *(Die("hanuman", "smiley", "pi"), Die("arkan", "skull", "mask"), Die("oni", "anchor", "bolt")),
    *(Die("yorick", "mask", "bomb"), Die("blaireau", "aum", "sun"), Die("hanuman", "bolt", "smiley")),
)


def _hide(pictures: Sequence[str], seats: int) -> list[Event]:
    """Seat 0 covers the last of nine, and so remembers first."""
    begins = -(len(NINE) - 1) % seats
    events: list[Event] = [memo_dice.RoundBegun(begins)]
    for place, picture in enumerate(pictures):
        events += [
            memo_dice.DiePicked((begins + place) % seats, DIE_OF[picture]),
            memo_dice.DieRolled(picture),
            memo_dice.DieCovered(COLOURS[picture]),
        ]
    return events


def _recall(seats: int) -> list[Event]:
    right, wrong = memo_dice.CupLifted(0, NINE[0], NINE[0], 0), memo_dice.CupLifted(1, "duck", NINE[1], 1)
    return [*_hide(NINE, seats), right, wrong, memo_dice.CupLifted(2, None, NINE[2], 0)]


def _memo_dice(seats: int) -> dict[str, list[Event]]:
    eight = _hide(NINE[:-1], seats)
    shown = [memo_dice.DiePicked(0, DIE_OF[NINE[-1]]), memo_dice.DieRolled(NINE[-1])]
    return {
        "begun": [memo_dice.RoundBegun(0)],
        "hiding": eight,
        "shown": [*eight, *shown],
        "recalling": _recall(seats),
        "recalled by another": [*_recall(seats), memo_dice.CupLifted(3, "duck", NINE[3], 1)],
        "scored": [*_recall(seats), memo_dice.RoundScored((3, 2, 9, 0)[:seats])],
    }


def _memodixe(seats: int) -> dict[str, list[Event]]:
    """The first has a button to go on with."""
    square = [memodixe.SquareThrown(DICE, ("oni",) * 7), memodixe.TurnBegun(0)]
    return {
        "two turned": [*square, memodixe.Flipped(4, "mask"), memodixe.Flipped(0, "bomb")],
        "one turned": [*square, memodixe.Flipped(4, "mask")],
        "set aside": [*square, memodixe.DieSetAside(1, 3), memodixe.TurnBegun(0)],
    }


def _jinx(seats: int) -> dict[str, list[Event]]:
    clue = [jinx.PositionDrawn(0, 4), jinx.ClueWritten("the smell of rain on a warm street")]
    others = range(1, seats)
    pointed = [jinx.Pointed(1, 4), jinx.Kept(1, 4, "alone")]
    found = [jinx.Pointed(0, 0), jinx.Kept(0, 0, "alone"), jinx.Answered(0, 0, True)]
    return {
        "own clue awaited": [jinx.PositionDrawn(0, 4)],
        "own clue": [*clue, *(jinx.ShoutedInVain(seat) for seat in others)],
        "pointing": [
            *(jinx.PositionDrawn(1, 4), jinx.ClueWritten("moon")),
            *(jinx.ShoutedInVain(0), jinx.TouchedTooEarly(seats - 1)),
        ],
        "found": [
            *(jinx.PositionDrawn(1, 0), jinx.ClueWritten("moon"), *found),
            jinx.TurnScored(0, 0, (), (), None),
        ],
        "scored": [*clue, *pointed, jinx.Answered(1, 4, True), jinx.TurnScored(4, 1, (), (), None)],
    }


def _fix(seats: int) -> dict[str, list[Event]]:
    """Ten dice, dealt as evenly as they go; seat 1 has none at the end."""
    hands = [tuple(range(seat, 10, seats)) for seat in range(seats)]
    dealt = [fix.Dealt(tuple(map(len, hands))), fix.Started()]
    order = [die for hand in hands for die in hand]  # the table numbers them by hands
    hands = [tuple(sorted(order.index(die) for die in hand)) for hand in hands]
    faces: tuple[Face, ...] = ("green", "two", "empty", "minus", "red")
    lie = [fix.LayStill(seat, hand, faces[: len(hand)]) for seat, hand in enumerate(hands)]
    counted = [
        fix.Counted(seat, die, face, POINTS[face])
        for seat, hand in enumerate(hands)
        for die, face in zip(hand, faces, strict=False)
    ]
    scored = [*dealt, *lie, fix.Stopped(0), *counted, fix.RoundScored((5, -3, 4, 0, 2)[:seats])]
    return {
        "racing": [*dealt, *lie, fix.Flicked(0, hands[0][0], 1)],
        "counting": [*dealt, *lie, fix.Stopped(0), *counted],
        "scored": scored,
        "dealing": [*scored, fix.RoundBegun(2)],
    }


def _oni(seats: int) -> dict[str, list[Event]]:
    won = [oni.DieWon(1, 8 - place, place + 1, "bolt") for place in range(3)]
    drawn = [event for card in EFFECTS for event in (oni.NextPressed(3), oni.CardDrawn(3, card))]
    return {
        "five effects": [
            *(oni.SquareThrown(DICE), oni.ClockStarted(1), *won),
            *(*drawn, oni.TurnCame(2), oni.TurnBegun(2)),
        ]
    }


SCENES: Mapping[str, Callable[[int], dict[str, list[Event]]]] = {
    "memo_dice": _memo_dice,
    "memodixe": _memodixe,
    "jinx": _jinx,
    "fix": _fix,
    "oni": _oni,
}
# What must be chosen in the lobby for them, and for how many seconds what happened is read.
NEEDED = {"oni": (("How hard?", "Hard"),)}
READ = {"memo_dice": 2.1, "memodixe": 0.1, "jinx": 0.4, "fix": 0.1, "oni": 3.4}
