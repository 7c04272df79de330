from typing import ClassVar, Literal

from ninefold.engine import AT_ONCE, Data, Moment, Seat
from ninefold.engine import Options as Base
from ninefold.games.jinx.box import CELLS
from ninefold.games.jinx.events import ClueDrawn, ClueSpoken, ClueWritten


class Options(Base):
    youngest: Seat | None = None  # None: seat 0
    room: Literal["same", "remote"] = "same"
    clue_seconds: Literal["usual", 0, 60, 90] = "usual"  # 0: no limit; usual: 90 in remote play, else none
    guess_seconds: Literal["usual", 0, 30, 60] = "usual"  # 0: no limit; usual: 60 in remote play, else none
    fresh_square: bool = False  # nine new cards every turn: not all are active equally often
    deck: Literal["box", "own"] = "box"  # whose pictures; the table fills in its own:
    pictures: tuple[str, ...] = ()  # their hashes, one-sided; none: those of the box
    words: tuple[str, ...] = ()  # what each of them says, if somebody has told;
    descriptions: tuple[str, ...] = ()  # what each of them shows, likewise


Clue = ClueWritten | ClueSpoken | ClueDrawn


class Deck(Data):
    """Nobody has put it in order: chance takes any card of the pool when one is drawn."""

    pool: tuple[int, ...]  # cards never drawn
    left: int  # so many of them belong to the deck; which ones is not decided yet
    bottom: tuple[int, ...] = ()  # pictures that were returned, drawn when the rest is used up


# A card that was touched, and by whom: who lost a contest has taken the finger away. `until`: when it goes on
# by itself.


class Touch(Data):
    seat: Seat
    at: Moment


class Touched(Data):
    """A touch now counts as the same moment."""

    cell: int
    touches: tuple[Touch, ...]
    until: Moment

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple([touch.seat for touch in self.touches])


class Shout(Data):
    seat: Seat
    after: Moment  # so long after the contest was shown


class Contest(Data):
    cell: int
    touches: tuple[Touch, ...]
    show_at: Moment
    until: Moment
    shouts: tuple[Shout, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple([touch.seat for touch in self.touches])


class Finger(Data):
    """It stays, and counts from the first touch of its card."""

    cell: int
    touches: tuple[Touch, ...]
    seat: Seat
    until: ClassVar[None] = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Wrong(Data):
    """Answered no; the finger stays."""

    cell: int
    touches: tuple[Touch, ...]
    seat: Seat
    until: ClassVar[None] = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


Spot = Touched | Contest | Finger | Wrong


class Question(Data):
    """The finger that is answered next."""

    seat: Seat
    cell: int
    since: Moment
    until: Moment  # then the answer comes by itself


class Gone(Data):
    cell: int
    picture: int
    to: Seat | None  # None: discarded


class Outcome(Data):
    """How a turn ended: what left the square, and where it went."""

    active: Seat
    clue: Clue
    target: int
    finder: Seat | None
    gone: tuple[Gone, ...]
    returned: int | None  # the picture that the active player lost


class Beginning(Data):
    until: ClassVar[Moment] = AT_ONCE


class Drawing(Data):
    """A player is about to draw a position card."""

    seat: Seat
    until: ClassVar[Moment] = AT_ONCE


class Cluing(Data):
    target: int
    since: Moment
    limit: Moment | None
    until: Moment | None  # the limit, or earlier if the active player is away


class Pointing(Data):
    target: int
    clue: Clue
    since: Moment  # when the clue was given
    opens_at: Moment
    limit: Moment | None  # for all,
    limits: tuple[Moment | None, ...]  # and for each seat
    spots: tuple[Spot, ...] = ()  # in the order of their first touches
    question: Question | None = None
    late: tuple[Seat, ...] = ()  # for whom the referee points


class Scoring(Data):
    target: int
    clue: Clue
    spots: tuple[Spot, ...]
    finder: Seat | None
    until: ClassVar[Moment] = AT_ONCE


class Scored(Data):
    outcome: Outcome
    next: Seat
    since: Moment
    closable: Moment
    until: Moment


class Refilling(Data):
    next: Seat
    until: ClassVar[Moment] = AT_ONCE


class Over(Data):
    outcome: Outcome
    until: ClassVar[None] = None


Phase = Beginning | Drawing | Cluing | Pointing | Scoring | Scored | Refilling | Over


class State(Data):
    options: Options
    deck: Deck
    active: Seat
    won: tuple[tuple[int, ...], ...]  # pictures before each seat, the last taken last
    hands: tuple[Moment, ...]  # until when each is locked,
    voices: tuple[Moment, ...]  # likewise
    square: tuple[int | None, ...] = (None,) * len(CELLS)
    discarded: tuple[int, ...] = ()
    away: tuple[Seat, ...] = ()
    bots: tuple[Seat, ...] = ()  # seats that bots play, be it for somebody who is away
    unveiled: bool = False  # in a replay everybody sees the position card
    phase: Phase = Beginning()

    @property
    def seats(self) -> range:
        return range(len(self.won))

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.won)

    def rank(self, seat: Seat) -> int:
        """JX-8, JX-9 Among equal moments: clockwise from the first seat after the active player."""
        return (seat - self.active - 1) % len(self.won)

    @property
    def guessers(self) -> tuple[Seat, ...]:
        """Clockwise."""
        return (*range(self.active + 1, len(self.won)), *range(self.active))

    def absent(self, seat: Seat) -> bool:
        """JX-11 Nobody plays this seat."""
        return seat in self.away and seat not in self.bots

    @property
    def empty(self) -> tuple[int, ...]:
        """JX-16 The places to refill."""
        if self.options.fresh_square:
            return CELLS
        return tuple(cell for cell in CELLS if self.square[cell] is None)
