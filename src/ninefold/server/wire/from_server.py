"""Every message from server to client, and the views in them; docs/protocol.md explains them."""

from typing import Any, Literal

from msgspec import Raw

from ninefold.engine import Data, Glance, Handicap, Moment, Seat, encode
from ninefold.minds import Level
from ninefold.minds.characters import Character
from ninefold.server.choices import Mixing, Patience, Room, Talk
from ninefold.server.wire.message import PersonNumber, TableNumber


class ChairView(Data, kw_only=True):
    name: str
    face: str
    bot: bool
    character: Character | None  # of a bot; None: of a person, or a bot that has a person's seat
    level: Level
    handicaps: tuple[Handicap, ...]  # that the host gave to this seat
    stand_in: bool  # a bot plays for the owner, who is away
    present: bool
    host: bool


class LobbyView(Data):
    """Before the game."""

    has_seat: bool  # one more person can sit down: a chair is free, or a bot gives its seat
    lacks: Literal["people", "few", "many"] | None  # why the game cannot begin: only bots, too few, too many
    handicaps: tuple[Handicap, ...]  # that the host may give in this game


class SealingView(Data, kw_only=True):
    """The dice are being sealed: each client sends a part."""

    game_id: str
    seed_seal: str
    seals: tuple[str | None, ...]
    values: tuple[str | None, ...]
    revealing: bool  # reveal now; promises are closed


class PlayingView(Data, kw_only=True):
    game_id: str
    seed_seal: str
    contributions: tuple[str, ...]
    lesson: bool  # the learner's client has chosen the dice, and may stop table time


class EndedView(Data, kw_only=True):
    """The seed is shown, so that every draw can be checked."""

    game_id: str
    seed_seal: str
    contributions: tuple[str, ...]
    lesson: bool
    seed: str
    scores: tuple[int, ...] | None  # None: abandoned
    winners: tuple[Seat, ...]


class StandingView(Data):
    """Before, between and after the games of an evening. The chairs hold the next players."""


PhaseView = LobbyView | SealingView | PlayingView | EndedView | StandingView


class RankView(Data, kw_only=True):
    """How one person stands in an evening."""

    place: int | None  # None: too few games played to win
    name: str
    face: str
    medals: tuple[int, int, int]  # gold, silver, bronze
    points: int
    games: int
    gained: int | None  # in the last game: 1 gold, 2 silver, 3 bronze, 0 none; None: not played
    at: Seat | None  # their place: chairs, then the bench; None: they have left


class LotView(Data, kw_only=True):
    among: tuple[str, ...]
    drawn: int


class EveningView(Data, kw_only=True):
    games: tuple[str, ...]  # what is left
    lot: int | None  # so many are drawn among these; None: all of these, in this order
    begun: bool
    over: bool
    number: int  # of the coming, current or last game
    of: int  # how many games there will be
    coming: str | None
    lots: tuple[LotView, ...]
    seed_seal: str
    part: str
    seed: str | None  # of the lots; None until the evening is over
    standing: tuple[RankView, ...]  # the best first
    back: tuple[int | None, ...]  # by number on the bench: after so many games they play again, at the latest


class TableView(Data, kw_only=True):
    code: str
    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk
    chairs: tuple[ChairView, ...]
    bench: tuple[ChairView, ...]  # guests who watch a game of an evening
    evening: EveningView | None  # None: a single game
    fewest: int
    most: int
    locked: bool
    sets: dict[str, int]  # by game, how many pictures and words the set has that it will be played with
    blank: bool  # that set, or the one in play, is missing on this server
    call: str  # the address of a call elsewhere; "": none
    banned: int  # how many were removed
    watchers: int  # how many clients have no seat
    speakers: int  # how many of them play the table's sounds
    paused: bool
    waiting: bool  # table time stands still until people are back
    phase: PhaseView


class Ruled(Data):
    """When an act in a race counts, and why. Moments of table time; the credit in ms."""

    moment: Moment
    claim: Moment
    arrival: Moment
    credit: int
    late: int = 0  # ms by which this client saw it later than the others, as far as accepted


NOTHING = Raw()


class GameView(Data):
    public: Any
    private: Any  # null: the client has no seat
    prompts: Any


class Sight(Data, omit_defaults=True):
    """Everything that this client may know now. Sent on entering, after falling behind, and on request."""

    number: int  # of the last event that everybody heard of
    at: Moment  # table time now
    table: TableView
    game: GameView | None = None  # None: there is no game to see
    you: Seat | None = None
    bench: int | None = None  # this client's number on the bench, counted from 0
    host: bool = False  # whether this client is the host, with or without a seat
    answer: str | None = None  # the id of the client's message that this answers


# Fields that are left out of the next two messages have not changed.


class Change(Data, omit_defaults=True):
    """What changed for everybody at the table."""

    number: int
    since: int  # the number that this follows
    at: Moment
    table: Any = NOTHING  # what changed in the table's view
    public: Any = NOTHING  # in the game's; whole, with its type, if it is new; null: it is gone
    news: Any = NOTHING  # [[at, news], …]
    said: tuple[tuple[Seat, str], ...] = ()  # [[seat, phrase or words], …]


class Own(Data, omit_defaults=True):
    """What changed for this client alone. If its number is new to the client, the Change with that number
    follows at once; both belong together."""

    number: int
    at: Moment
    you: Seat | None = None  # as in Sight; left out: this client watches
    bench: int | None = None
    host: bool = False
    private: Any = NOTHING  # whole; null: it is gone
    prompts: Any = NOTHING
    news: Any = NOTHING  # instead of the news in the Change
    answer: str | None = None  # the id of the client's message that this answers
    ruled: Ruled | None = None  # in a race: when the act counts


# In a hall


class PersonView(Data, kw_only=True):
    name: str  # "": only faces are shown
    face: str
    present: bool  # at the hall, or at their table
    host: bool
    gone: bool  # they have left, or were sent out
    table: TableNumber | None  # where they sit in this round; None: they wait
    handicaps: tuple[Handicap, ...]  # that the host gave to them


class HallChairView(Data, kw_only=True):
    person: PersonNumber | None  # None: a bot, or the chair of somebody who has left
    name: str
    face: str
    bot: bool
    stand_in: bool  # a bot plays for this person, who is away
    present: bool


class HallTableView(Data, kw_only=True):
    """What everybody may know of one table. Its number is its place in the list."""

    code: str  # to enter it; "": it is being opened
    phase: Literal["opening", "waiting", "playing", "over", "abandoned"]
    paused: bool
    stalled: bool  # its time stands still until people are back
    chairs: tuple[HallChairView, ...]  # by seat
    scores: tuple[int, ...] | None  # by seat, when it is over
    winners: tuple[Seat, ...]
    going: Glance | None  # what is going on in its game, at most a second old
    until: int | None  # when the hall ends its game: ms since 1970, as `HallSight.now`; None: never


class HallRankView(Data, kw_only=True):
    """How one person stands over all rounds."""

    person: PersonNumber
    place: int | None  # None: none played to the end, or they left and missed more than they played
    medals: tuple[int, int, int]  # gold, silver, bronze
    points: int
    games: int  # played to the end
    sat_out: int  # rounds in which they waited until the end
    gained: int | None  # in this round: 1 gold, 2 silver, 3 bronze, 0 none; None: not played


class HallView(Data, kw_only=True):
    code: str
    phase: Literal["gathering", "seated", "playing", "standing", "over"]
    games: tuple[str, ...]  # of the rounds that are left
    options: dict[str, Any]
    size: int
    mixing: Mixing
    together: bool
    minutes: int | None
    late: bool
    faces_only: bool
    round: int  # the number of this round, or of the last one; 0: none yet
    of: int  # how many rounds there will be
    game: str | None  # of this round
    sets: dict[str, int]  # by game, how many pictures and words the set has that it will be played with
    blank: bool  # the set for the next game is missing on this server
    people: tuple[PersonView, ...]  # in the order of coming: a person's number is their place here
    tables: tuple[HallTableView, ...]  # of this round
    standing: tuple[HallRankView, ...]  # the best first
    watchers: int  # clients that have not joined, such as the big screen


class HallSight(Data, omit_defaults=True):
    """Everything in the hall. Sent on entering, after falling behind, and on request."""

    number: int
    now: int  # ms since 1970, on the server's clock
    hall: HallView
    you: PersonNumber | None = None  # None: this client has not joined
    host: bool = False
    table: str | None = None  # the code of this client's table: enter it, by another connection
    answer: str | None = None


class HallChange(Data, omit_defaults=True):
    """What changed for everybody in the hall."""

    number: int
    since: int  # the number that this follows
    now: int
    hall: Any = NOTHING  # what changed in the hall's view, as in Change


class HallOwn(Data, omit_defaults=True):
    """What changed for this client alone. A HallChange with that number follows at once if it is new."""

    number: int
    you: PersonNumber | None = None  # as in HallSight, all of them each time
    host: bool = False
    table: str | None = None
    answer: str | None = None


class Answered(Data):
    """A message was done: a repeat, or one without a visible change."""

    id: str
    number: int
    gift: str | None = None  # a QR code as SVG, if one was asked for


class Refused(Data):
    """A message was refused; nothing has changed."""

    id: str
    number: int
    clause: str  # of the rulebook, or a word of the protocol
    why: str
    offers: tuple[str, ...] = ()
    late: int | None = None  # in a race: how many ms too late


class Ping(Data):
    """Answer at once with Pong and the same id. Table time on arrival is `at` plus `delay`."""

    id: str
    number: int
    at: Moment
    delay: int  # measured, one way, in ms


class Wanted(Data):
    """Somebody with a ticket asks for your seat: answer with `Yield`."""

    number: int


class Awaiting(Data):
    """To a television: show these letters until `Shown` comes. Repeated, and now and then with others."""

    letters: str


class Shown(Data):
    """To a television: the host has let you watch this table. Enter it by another connection."""

    code: str


class Announcement(Data):
    """From the operator to everybody, such as before maintenance."""

    text: str  # empty: it is withdrawn


class Goodbye(Data):
    """The server closes this connection, and says why. After `taken-over`, do not reconnect by yourself."""

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


FromServer = (
    Sight
    | Change
    | Own
    | HallSight
    | HallChange
    | HallOwn
    | Answered
    | Refused
    | Ping
    | Wanted
    | Awaiting
    | Shown
    | Announcement
    | Goodbye
)

_PING_HEAD = encode(Ping("", 0, 0, 0)).partition(b",")[0]  # the type stands first


def is_ping(message: bytes) -> bool:
    """Without decoding: a node asks this of every message that it passes on."""
    return message.startswith(_PING_HEAD)
