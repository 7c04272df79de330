"""What a client says: every message of it, as docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ninefold.engine import Data, Seat
from ninefold.minds import Level

VERSION = 3  # of the protocol: a client of another one is told to reload

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # a message's own; a repeat is not done twice
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
Speech = Annotated[str, Meta(min_length=1, max_length=120)]


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

    words: Speech


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
