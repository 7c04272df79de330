"""The events of a table: who sits there, what the host chose, how a game begins and ends.

The game in play has its own events. Away and Back are events of the game if it has them, otherwise of the
table.
"""

from typing import Any

from ninefold.engine import Away, Back, Event, Handicap, Header, NamedSet, Seat
from ninefold.minds import Level
from ninefold.server.choices import Patience, Room, Talk
from ninefold.server.table.evening import EveningPlan, Lot, Medal


class Opened(Event):
    code: str
    game: str
    keeper: str | None = None  # the hash of the opener's secret; None in older logs
    expires: bool = False  # it is deleted when nobody has touched it for long; False in older logs


class Chosen(Event):
    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk = "phrases"  # older logs have none


class SatDown(Event):
    name: str
    face: str
    token: str | None
    level: Level = "adult"


class StoodUp(Event):
    seat: Seat


class SeatGiven(Event):
    """The chair has another owner: a latecomer, the same person on another phone, or a bot (token None)."""

    seat: Seat
    name: str
    face: str
    token: str | None
    later: bool = False  # the bot plays on until nothing is left that it alone knows


class SeatMoved(Event):
    seat: Seat
    to: Seat


class LevelSet(Event):
    seat: Seat
    level: Level


class HandicapsSet(Event):
    """What makes the next games easier for whoever sits here."""

    seat: Seat
    handicaps: tuple[Handicap, ...]


class SetChosen(Event):
    """The host brought a set of own pictures and words for a game. None: the box's."""

    game: str
    set: NamedSet | None
    hall: str = ""  # where it was made; "": at this table


class HostNamed(Event):
    """Who is host now. None: the keeper without a seat."""

    seat: Seat | None


class HandedOver(Event):
    """The person in this seat is the keeper from now on."""

    seat: Seat


class Locked(Event):
    """Strangers can neither enter nor sit down."""


class Unlocked(Event):
    pass


class CallLinked(Event):
    """The host gave the address of a call elsewhere; "" removed it."""

    url: str


class ScreenAdmitted(Event):
    """The host lets a television in."""

    token: str


class ScreensDismissed(Event):
    """The host let no television in any more."""


class Banned(Event):
    """The person with this token was removed, and may not come back."""

    token: str


class Pardoned(Event):
    """All removed people may come back."""


class DiceSealed(Event):
    """The server commits to a seed: clients get its hash now, and the seed at the end of the game."""

    game_id: str
    header: Header
    seed: str
    lesson: bool = False  # the learner's client has chosen the seed


class Promised(Event):
    seat: Seat
    seal: str


class Contributed(Event):
    seat: Seat
    value: str


class PromisesClosed(Event):
    """Nobody can promise any more, so the parts may be revealed."""


class GameBegun(Event):
    contributions: tuple[str, ...]


class BotSteppedIn(Event):
    seat: Seat


class BotSteppedBack(Event):
    seat: Seat


class CameTooLate(Event):
    """An act lost a race by so many ms."""

    seat: Seat
    late: int


class Said(Event):
    seat: Seat
    words: str


class Paused(Event):
    pass


class Resumed(Event):
    pass


class GameEnded(Event):
    """`scores` None: abandoned. The seed is shown from now on."""

    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class LobbyEntered(Event):
    """This also ends an evening."""


# Events of an evening. They hold decisions, not their reasons: a restore decides nothing.


class Planned(Event):
    """The host planned an evening, or what is left of it. None: one game."""

    plan: EveningPlan | None
    seed: str = ""  # of its lots


class EveningBegun(Event):
    part: str  # of the host, for the lots


class StandingEntered(Event):
    """A game is over, or could not begin."""


class GameDrawn(Event):
    """The next game, and what is left after it."""

    game: str
    options: dict[str, Any]
    left: EveningPlan
    lot: Lot | None = None  # None: the next one in the list


class GameSkipped(Event):
    """The host wants another game than the coming one."""

    left: EveningPlan


class LinedUp(Event):
    """Who plays next. `places` are the old places of the new chairs, in order. The others go to the bench,
    and fillers leave."""

    places: tuple[Seat, ...]
    fillers: tuple[str, ...] = ()  # the names of new bots for this game


class SatBeside(Event):
    """Somebody sat down on the bench."""

    name: str
    face: str
    token: str


class MedalsGiven(Event):
    medals: tuple[Medal, ...]  # by seat


class EveningEnded(Event):
    """There is a winner, and the seed of the lots is shown."""


class Closed(Event):
    """The operator closed the table for good: nobody can enter."""


TableEvent = (
    Opened
    | Chosen
    | SatDown
    | StoodUp
    | SeatGiven
    | SeatMoved
    | LevelSet
    | HandicapsSet
    | SetChosen
    | HostNamed
    | Locked
    | Unlocked
    | CallLinked
    | ScreenAdmitted
    | ScreensDismissed
    | Banned
    | Pardoned
    | HandedOver
    | DiceSealed
    | Promised
    | PromisesClosed
    | Contributed
    | GameBegun
    | BotSteppedIn
    | BotSteppedBack
    | CameTooLate
    | Said
    | Paused
    | Resumed
    | GameEnded
    | LobbyEntered
    | Planned
    | EveningBegun
    | StandingEntered
    | GameDrawn
    | GameSkipped
    | LinedUp
    | SatBeside
    | MedalsGiven
    | EveningEnded
    | Closed
    | Away
    | Back
)
