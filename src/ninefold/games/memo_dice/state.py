from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Handicap, Handicaps, Moment, Seat
from ninefold.engine import Options as Base
from ninefold.games.memo_dice.box import ALL_DICE, CUPS, Colour, Cup

Naming = Literal["recall", "recognise", "aloud"]


class Options(Base):
    first: Seat | None = None  # None: drawn at random
    naming: Naming = "recall"
    guess_seconds: Literal[0, 15, 30, 60] = 0  # 0: no limit
    handicaps: Handicaps = ()
    pictures: tuple[str, ...] = ()  # the table's own, by their addresses, in the box's order; "": a word;
    words: tuple[str, ...] = ()  # what is written where there is no picture,
    names: tuple[str, ...] = ()  # and what each is called; further names follow after commas

    def helps(self, seat: Seat, handicap: Handicap) -> bool:
        return bool(self.handicaps) and handicap in self.handicaps[seat]


class Place(Data):
    """One die of the row under its cup."""

    cup: Cup
    picture: str
    lifted: bool = False
    guess: str | None = None  # None too for what was said aloud
    right: bool = False
    to: Seat | None = None  # whose the cup became


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Picking(Data):
    hider: Seat
    until: ClassVar[None] = None


class Rolling(Data):
    hider: Seat
    die: int
    until: ClassVar[Moment] = AT_ONCE


class Showing(Data):
    """The die lies in the middle for all to see."""

    hider: Seat
    picture: str
    cup: Cup
    since: Moment
    coverable: Moment
    until: Moment


class Guessing(Data):
    """The guesser may name the picture from `since` on: until then the cup lifted before it is looked at.

    That is no phase of its own: the wall or the keyboard stays where it is, and one may think, look and type.
    """

    guesser: Seat
    cup: int  # the first one left in the row
    since: Moment
    until: Moment | None
    missed: str | None = None  # the wrong picture that was named first, by somebody with a second try


class Judging(Data):
    """The cup has been lifted for what was said aloud; those who heard it say whether it was right."""

    guesser: Seat
    cup: int
    since: Moment
    until: Moment
    votes: tuple[tuple[Seat, bool], ...] = ()


class Look(Data):
    """MD-16 The last picture of the row, while the seats with a longer look still see it."""

    seats: tuple[Seat, ...]
    until: Moment


class Emptied(Data):
    """All cups are won and the last one is looked at; their points are not yet counted."""

    until: Moment


class Counting(Data):
    points: tuple[int, ...]
    since: Moment
    closable: Moment
    until: Moment


class Over(Data):
    points: tuple[int, ...]
    until: ClassVar[None] = None


Phase = Beginning | Picking | Rolling | Showing | Guessing | Judging | Emptied | Counting | Over


class State(Data):
    options: Options
    scores: tuple[int, ...]
    recalled: tuple[int, ...]  # right guesses of each seat in the whole game
    tried: tuple[int, ...]  # cups each seat was asked for
    starter: Seat = 0
    left: tuple[int, ...] = ALL_DICE  # not yet used in this round
    row: tuple[Place, ...] = ()
    away: tuple[Seat, ...] = ()
    bots: tuple[Seat, ...] = ()  # the seats that bots play
    look: Look | None = None
    phase: Phase = Beginning()

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.scores)

    def cups_left(self, colour: Colour) -> int:
        return CUPS - [place.cup for place in self.row].count(colour)
