"""What happens to a table itself: who sits there, what the host chose, how a game begins and ends.

The events of the game in play are the game's own. Coming and going is told to a game that heeds it, and
stands there; beside any other game it stands here.
"""

from typing import Any

from ninefold.engine import Away, Back, Event, Header, Seat
from ninefold.minds import Level
from ninefold.server.table.evening import EveningPlan, Lot, Medal
from ninefold.server.wire.from_client import Patience, Room, Talk


class Opened(Event):
    code: str
    game: str
    keeper: str | None = None  # the seal of the opener's secret; none in older logs


class Chosen(Event):
    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk = "phrases"  # logs from before there was talk


class SatDown(Event):
    name: str
    face: str
    token: str | None
    level: Level = "adult"


class StoodUp(Event):
    seat: Seat


class SeatGiven(Event):
    """The chair has another owner: a late comer, a lost phone's new one, or (token None) a bot for good."""

    seat: Seat
    name: str
    face: str
    token: str | None


class SeatMoved(Event):
    seat: Seat
    to: Seat


class LevelSet(Event):
    seat: Seat
    level: Level


class HostNamed(Event):
    """Who acts as host now: the keeper, seated or not (None), or a deputy while the keeper is away."""

    seat: Seat | None


class HandedOver(Event):
    """Whoever sits there keeps the table from now on."""

    seat: Seat


class Locked(Event):
    """Strangers may neither come nor sit down."""


class Unlocked(Event):
    pass


class Banned(Event):
    """Whoever has the secret of this seal was sent away, and may not come back."""

    token: str


class Pardoned(Event):
    """All who were sent away may come again."""


class DiceSealed(Event):
    """From here on the server cannot change the seed: its seal is told, the seed itself only at the end."""

    game_id: str
    header: Header
    seed: str


class Promised(Event):
    seat: Seat
    seal: str


class Contributed(Event):
    seat: Seat
    value: str


class PromisesClosed(Event):
    """Everybody's part is fixed by now: it may be revealed without helping anybody to choose theirs."""


class GameBegun(Event):
    contributions: tuple[str, ...]


class BotSteppedIn(Event):
    seat: Seat


class BotSteppedBack(Event):
    seat: Seat


class CameTooLate(Event):
    """An act that would have counted, had the race not been decided so many ms before."""

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
    """The seed may be told now. No scores: abandoned."""

    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class LobbyEntered(Event):
    """Also the end of an evening, whether it was over or not."""


# Of an evening. What is decided for it stands here as decided: no rule is asked when a log is read again.


class Planned(Event):
    """The host wants an evening, or another rest of it; no plan: one game."""

    plan: EveningPlan | None
    seed: str = ""  # of its lots


class EveningBegun(Event):
    part: str  # of the host, for the lots


class StandingEntered(Event):
    """A game is over, or could not begin: everybody looks at the standing."""


class GameDrawn(Event):
    """What is played next, and what is left after it."""

    game: str
    options: dict[str, Any]
    left: EveningPlan
    lot: Lot | None = None  # None: its turn has come


class GameSkipped(Event):
    """Another one, please."""

    left: EveningPlan


class LinedUp(Event):
    """Who plays next: places, chairs first and the bench behind them, in the order of the new chairs. The
    others are on the bench, but for bots that came to fill up."""

    places: tuple[Seat, ...]
    fillers: tuple[str, ...] = ()  # the names of bots that fill up, for this game


class SatBeside(Event):
    """On the bench, until the next game."""

    name: str
    face: str
    token: str


class MedalsGiven(Event):
    medals: tuple[Medal, ...]  # by seat


class EveningEnded(Event):
    """The crown is given, and the seed of the lots told."""


class Closed(Event):
    """By whoever runs the server, for good: nobody can enter any more."""


TableEvent = (
    Opened
    | Chosen
    | SatDown
    | StoodUp
    | SeatGiven
    | SeatMoved
    | LevelSet
    | HostNamed
    | Locked
    | Unlocked
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
