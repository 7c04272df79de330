from collections.abc import Mapping
from functools import cache
from typing import Literal

from ninefold.engine import Data, Moment, Seat
from ninefold.engine import Options as Base
from ninefold.games.oni.box import CENTRE, Card, Level, Won
from ninefold.games.oni.cards import Running
from ninefold.games.oni.state.phases import Beginning, Phase
from ninefold.games.oni.state.tasks import Task
from ninefold.parts.dixe.dice import Die, Symbol
from ninefold.parts.dixe.square import CellNumbers, Square, free, lying


class Options(Base):
    level: Level = "easy"
    oni: Seat | None = None  # None: the first seat
    square: Literal[9, 12, 15, 16] = 9
    acts: Literal["screen", "real"] = "screen"
    room: Literal["same", "remote"] = "same"

    def lasts(self, usual: Moment) -> Moment:
        """ON-32 How long something that is `usual` long lasts: without limits, twice as long."""
        return usual * {"x1": 2, "x1.5": 3, "x2": 4, "off": 4}[self.time] // 2

    def limit(self, usual: Moment, at: Moment) -> Moment:
        return at + self.lasts(usual)


class Aside(Data):
    """ON-E18 A die set aside: it returns to its cell when its owner's turn begins."""

    cell: int
    owner: Seat
    die: Die


class JustWon(Data):
    """A die that was won since the last Next of this turn, and the symbol that won it; None: a hand."""

    number: int
    symbol: Symbol | None


class LastCard(Data):
    """The card that was turned up last."""

    card: Card
    seat: Seat
    at: Moment


class Stirred(Data, tag=False):
    """Which dice Oni threw or swapped last, and when: they may look as they did before."""

    cells: CellNumbers
    at: Moment


class Finger(Data, tag=False):
    """ON-8 A seat points at the die of this cell."""

    seat: Seat
    cell: int
    until: Moment


class Accusation(Data):
    """Oni says that a seat forgot, dropped or lost something. Denied, it cannot be said again for a while."""

    card: Card
    seat: Seat
    until: Moment
    denied: bool = False


@cache
def _team(oni: Seat, many: int) -> tuple[Seat, ...]:
    return tuple([(oni + k) % many for k in range(1, many)])


class State(Data):
    options: Options
    many: int  # seats
    turn: Seat
    square: Square
    up: CellNumbers = ()  # dice that lie turned before everybody's eyes
    bag: tuple[Won, ...] = ()
    falling: tuple[Won, ...] = ()  # won dice that are thrown back at once
    aside: tuple[Aside, ...] = ()
    wins: int = 0  # dice won so far: the number of the last
    discarded: int = 0
    just_won: tuple[JustWon, ...] = ()  # the last one last, but of a bomb's two the one taken first
    pool: tuple[Card, ...] = ()  # cards left, in no order: chance makes it
    card: LastCard | None = None
    effects: tuple[Running, ...] = ()  # oldest first
    tasks: tuple[Task, ...] = ()
    stirred: Stirred | None = None
    first_since: Moment = 0  # when the first task became the first
    fingers: tuple[Finger, ...] = ()  # the first to point first
    bans: tuple[Seat, ...] = ()  # ON-11: until these seats' turns nobody presses Next
    sought: Symbol | None = None  # ON-16
    accusations: tuple[Accusation, ...] = ()
    away: Mapping[Seat, Moment] = {}  # since when
    turn_since: Moment = 0  # when it came
    bots: tuple[Seat, ...] = ()  # seats that a bot plays
    ends_at: Moment | None = None
    phase: Phase = Beginning()

    @property
    def seats(self) -> range:
        return range(self.many)

    @property
    def oni(self) -> Seat:
        return self.options.oni or 0

    @property
    def team(self) -> tuple[Seat, ...]:
        """In the order of play, from the seat after Oni."""
        return _team(self.oni, self.many)

    def after(self, seat: Seat) -> Seat:
        """ON-5 Oni is skipped in the round."""
        following = (seat + 1) % self.many
        return (following + 1) % self.many if following == self.oni else following

    def present(self, seat: Seat) -> bool:
        return seat not in self.away

    @property
    def lying(self) -> CellNumbers:
        return lying(self.square)

    @property
    def free(self) -> CellNumbers:
        """ON-9 No die lies there and none is due back."""
        return free(self.square, [one.cell for one in self.aside])

    @property
    def centre(self) -> int | None:
        return CENTRE.get(len(self.square))
