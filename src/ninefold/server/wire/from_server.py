"""What the server tells: every message of it, and how a table is seen, as docs/protocol.md explains them."""

from typing import Any, Literal

from msgspec import Raw

from ninefold.engine import Data, Moment, Seat
from ninefold.minds import Level
from ninefold.server.wire.from_client import Patience, Room, Talk


class ChairView(Data, kw_only=True):
    name: str
    face: str
    bot: bool
    level: Level
    stand_in: bool  # a bot plays for them
    present: bool
    host: bool


class LobbyView(Data):
    """Before the game."""

    has_seat: bool  # for one more person: a chair is free, or a bot gives way
    lacks: Literal["people", "few", "many"] | None  # why it cannot begin yet: only bots, too few, too many


class SealingView(Data, kw_only=True):
    """The dice are being sealed: every client sends its part."""

    game_id: str
    seed_seal: str
    seals: tuple[str | None, ...]
    values: tuple[str | None, ...]
    revealing: bool  # nobody can promise any more: reveal now


class PlayingView(Data, kw_only=True):
    game_id: str
    seed_seal: str
    contributions: tuple[str, ...]


class EndedView(Data, kw_only=True):
    """The seed is no secret any more: every draw can be checked."""

    game_id: str
    seed_seal: str
    contributions: tuple[str, ...]
    seed: str
    scores: tuple[int, ...] | None  # None: abandoned
    winners: tuple[Seat, ...]


class StandingView(Data):
    """Before, between and after the games of an evening: who sits on the chairs plays next."""


PhaseView = LobbyView | SealingView | PlayingView | EndedView | StandingView


class RankView(Data, kw_only=True):
    """How one person stands."""

    place: int | None  # None: they have played too few games to win
    name: str
    face: str
    medals: tuple[int, int, int]  # gold, silver, bronze
    points: int
    games: int
    gained: int | None  # in the last game, 1: gold … 0: none; None: they did not play it
    at: Seat | None  # where they are, the bench counted behind the chairs; None: they have left


class LotView(Data, kw_only=True):
    among: tuple[str, ...]
    drawn: int


class EveningView(Data, kw_only=True):
    games: tuple[str, ...]  # that are left
    lot: int | None  # so many are drawn among them; None: all of them, in this order
    begun: bool
    over: bool
    number: int  # of the game that is coming, or played, or was the last,
    of: int  # and how many there will be
    coming: str | None
    lots: tuple[LotView, ...]
    seed_seal: str
    part: str
    seed: str | None  # of the lots; None: the evening is not over yet
    standing: tuple[RankView, ...]  # the best first
    back: tuple[int | None, ...]  # by place on the bench: in so many games they play again, at the latest


class TableView(Data, kw_only=True):
    code: str
    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk
    chairs: tuple[ChairView, ...]
    bench: tuple[ChairView, ...]  # who watches a game of an evening
    evening: EveningView | None  # None: one game
    fewest: int
    most: int
    locked: bool
    banned: int  # how many were removed
    watchers: int  # how many are there without a seat
    paused: bool
    waiting: bool  # table time stands still until those who were there are back
    phase: PhaseView


class Ruled(Data):
    """How an act in a race was ruled: moments of table time, and the delay that was allowed for, in ms."""

    moment: Moment
    claim: Moment
    arrival: Moment
    credit: int
    late: int = 0  # so much after the others it was shown what it answers, as far as that is believed


NOTHING = Raw()


class GameView(Data):
    public: Any
    private: Any  # null: of nobody's seat
    prompts: Any


class Sight(Data, omit_defaults=True):
    """All that this client may know now: for one who comes, comes back, fell behind or asks for it."""

    number: int  # of the table's last event that everybody heard of
    at: Moment  # table time now
    table: TableView
    game: GameView | None = None  # None: there is none to see
    you: Seat | None = None
    bench: int | None = None  # this client's place there, counted from 0
    host: bool = False  # this client is the table's host, with a seat or without
    answer: str | None = None  # the id of the client's message that this answers


# What is left out of these two is as it was.


class Change(Data, omit_defaults=True):
    """What everybody at the table is told alike."""

    number: int
    since: int  # the number that this goes on from
    at: Moment
    table: Any = NOTHING  # what is different now in the table's view,
    public: Any = NOTHING  # and in the game's; all of it, with its type, if it is new; null: it is gone
    news: Any = NOTHING  # [[at, news], …]
    said: tuple[tuple[Seat, str], ...] = ()  # a phrase, or words of somebody's own


class Own(Data, omit_defaults=True):
    """What this client alone is told. If it has another number than the client, the Change of that number
    follows at once: both belong together."""

    number: int
    at: Moment
    you: Seat | None = None  # as in Sight: left out, this client watches
    bench: int | None = None
    host: bool = False
    private: Any = NOTHING  # all of it; null: it is gone
    prompts: Any = NOTHING
    news: Any = NOTHING  # in place of that in the Change
    answer: str | None = None  # the id of the client's message that this answers
    ruled: Ruled | None = None  # and how it was ruled, in a race


class Answered(Data):
    """A message was taken (a repeat, or one that changed nothing to see)."""

    id: str
    number: int
    gift: str | None = None  # what was asked for: a QR code as SVG


class Refused(Data):
    """A message was not taken; nothing has changed."""

    id: str
    number: int
    clause: str  # of the rulebook, or a word of the table's own
    why: str
    offers: tuple[str, ...] = ()
    late: int | None = None  # in a race: so many ms after what decided it


class Ping(Data):
    """Answer at once with its id and your clock. Table time is `at` plus the `delay` that it took to come."""

    id: str
    number: int
    at: Moment
    delay: int  # ms, one way, as far as measured


class Wanted(Data):
    """Somebody came with a ticket for your seat: answer with `Yield`."""

    number: int


class Goodbye(Data):
    """The server closes this connection and says why; `taken-over`: do not come back by yourself."""

    why: Literal[
        "taken-over",
        "removed",
        "no-such-table",
        "closed",
        "other-version",
        "too-much",
        "idle",
        "crowded",
        "closing",
    ]
    number: int


FromServer = Sight | Change | Own | Answered | Refused | Ping | Wanted | Goodbye
