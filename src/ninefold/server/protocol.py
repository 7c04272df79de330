"""The wire: every message between a client and the server, as docs/protocol.md explains them."""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ninefold.engine import Data, Moment, Seat
from ninefold.minds import Level
from ninefold.server.standing import EveningView

VERSION = 3  # of the protocol: a client of another one is told to reload

Id = Annotated[
    str, Meta(min_length=1, max_length=40)
]  # a message's own; a repeat is answered, not done twice
Token = Annotated[str, Meta(min_length=16, max_length=64)]  # a client's own secret, from its random numbers
Code = Annotated[str, Meta(min_length=4, max_length=8)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Face = Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,24}\Z")]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Part = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Room = Literal["same", "remote"]  # people at one table with their phones, or far apart
Patience = Literal[5, 20, 60, 0]  # seconds until a bot plays for somebody who is away; 0: never
Talk = Literal["phrases", "words", "nothing"]  # what may be said at the table: children play here
Phrase = Literal[":bravo:", ":wow:", ":haha:", ":hmm:", ":oh-no:", ":hurry:", ":thanks:", ":well-played:"]
Words = Annotated[str, Meta(min_length=1, max_length=120)]

DEEPEST = 32  # brackets in brackets; the deepest message has a handful
_STRINGS = re.compile(rb'"(?:[^"\\]|\\(?:.|\Z))*+(?:"|\Z)', re.DOTALL)  # closed or not: no part is read twice
_ALIKE = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes({*range(256)} - {*b"[]"})


def too_deep(data: bytes) -> bool:
    """Whether brackets are nested deeper than a message may be, or not closed. Not every decoder has a limit
    of its own: it depends on the version of Python."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    brackets = _STRINGS.sub(b"", data).translate(_ALIKE).translate(None, _OTHERS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")  # the innermost
    return bool(brackets)


class Label(Struct):
    """All that is read of a message that cannot be understood."""

    id: Id = ""


class Message(Data, forbid_unknown_fields=True):
    """From a client."""

    id: Id


class Open(Message):
    """Open a new table and stay at it, watching."""

    version: int
    token: Token
    game: str


class Enter(Message):
    """Come to a table: back to the seat that this token has, else watching."""

    version: int
    token: Token
    code: Code
    ticket: str | None = None  # from the host's QR code: hands a lost seat to this token


class Sit(Message):
    name: Name
    face: Face
    seat: Seat | None = None  # a bot's seat to take over; None: a free one


class Leave(Message):
    pass


class Act(Message):
    """Do what a prompt offers."""

    action: Raw
    seen: Annotated[int, Meta(ge=0)]  # the number that the client had when the hand moved
    moment: float | None = None  # for races: the client's own clock when the hand moved, as in Pong,
    shown: float | None = None  # and when it showed what this answers, if that was to be seen at one moment


class Say(Message):
    """To everybody at the table: a phrase, or words of one's own where the host allows them."""

    words: Words


class Ready(Message):
    """A promise of a contribution to the dice: SHA-256 of it."""

    seal: Hex


class Reveal(Message):
    """The contribution itself."""

    value: Hex


class Choose(Message):
    """The host's: game, options, room, patience, talk."""

    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk


class AddBot(Message):
    level: Level


class SetLevel(Message):
    """Of a bot, or of the bot that will step in for a player."""

    seat: Seat
    level: Level


class Remove(Message):
    """The host's: the chair is taken away, or a bot plays on in it. Whoever sat there may not come back."""

    seat: Seat


class Move(Message):
    """The host's: the order around the table."""

    seat: Seat
    to: Seat


class HandBack(Message):
    """The host's: asks for a QR code with which a lost seat is taken up again on another phone."""

    seat: Seat


class Yield(Message):
    """The answer to `Wanted`: whether somebody with a ticket may have this seat."""

    yes: bool


class Lock(Message):
    """The host's: whether strangers are kept out."""

    locked: bool


class Pardon(Message):
    """The host's: all who were removed may come again."""


class SendAway(Message):
    """The host's: all who watch must go."""


class NameHost(Message):
    """The host's: hands the table over to whoever sits there."""

    seat: Seat


class Plan(Message):
    """The host's: an evening of these games, in this order; or `lot` games, each drawn among them. At the
    standing: what is left of it. None: one game."""

    games: Annotated[tuple[str, ...], Meta(max_length=30)]
    lot: Annotated[int, Meta(ge=1, le=30)] | None = None


class Skip(Message):
    """The host's: another game than the one that comes next."""


class EndEvening(Message):
    """The host's: no further game."""


class Begin(Message):
    """The host's: the evening, or the game."""

    part: Part = ""  # for the lots of an evening: nobody else knows it, and its seed is sealed


class Pause(Message):
    pass


class Resume(Message):
    pass


class PutDown(Message):
    """A device that several share goes from hand to hand: table time stands still until it is taken up."""


class TakeUp(Message):
    pass


class Stop(Message):
    """The host's: the game is abandoned, and its seed revealed."""


class Again(Message):
    """Back to the lobby with the same people."""


class Resync(Message):
    """Ask for a fresh view."""


class Pong(Message):
    """The answer to a ping: `now` is the client's own clock in ms, whatever it counts from."""

    now: float


Command = (
    Sit
    | Leave
    | Act
    | Say
    | Ready
    | Reveal
    | Choose
    | AddBot
    | SetLevel
    | Remove
    | Move
    | HandBack
    | Yield
    | Lock
    | Pardon
    | SendAway
    | NameHost
    | Plan
    | Skip
    | EndEvening
    | Begin
    | Pause
    | Resume
    | PutDown
    | TakeUp
    | Stop
    | Again
    | Resync
)
FromClient = Open | Enter | Pong | Command


class ChairView(Data):
    name: str
    face: str
    bot: bool
    level: Level
    stand_in: bool  # a bot plays for them
    present: bool
    host: bool


class LobbyView(Data):
    """Before the game."""


class SealingView(Data):
    """The dice are being sealed: every client sends its part."""

    game_id: str
    seed_seal: str
    seals: tuple[str | None, ...]
    values: tuple[str | None, ...]
    revealing: bool  # nobody can promise any more: reveal now


class PlayingView(Data):
    game_id: str
    seed_seal: str
    contributions: tuple[str, ...]


class EndedView(Data):
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


class TableView(Data):
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
    public: Raw
    private: Raw  # null: of nobody's seat
    prompts: Raw


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
    table: Raw = NOTHING  # what is different now in the table's view,
    public: Raw = NOTHING  # and in the game's; all of it, with its type, if it is new; null: it is gone
    news: Raw = NOTHING  # [[at, news], …]
    said: tuple[tuple[Seat, str], ...] = ()  # a phrase, or words of somebody's own


class Own(Data, omit_defaults=True):
    """What this client alone is told. If it has another number than the client, the Change of that number
    follows at once: both belong together."""

    number: int
    at: Moment
    you: Seat | None = None  # as in Sight: left out, this client watches
    bench: int | None = None
    host: bool = False
    private: Raw = NOTHING  # all of it; null: it is gone
    prompts: Raw = NOTHING
    news: Raw = NOTHING  # in place of that in the Change
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
