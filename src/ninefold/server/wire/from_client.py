"""Every message from client to server; docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ninefold.engine import Data, Handicap, Seat, Supply
from ninefold.minds import Level
from ninefold.server.choices import Mixing, Patience, Room, Talk

VERSION = 4  # of the protocol; a client with another version is told to reload

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # of a message; a repeat is not done twice
Token = Annotated[str, Meta(min_length=16, max_length=64)]  # a client's secret, drawn at random
Code = Annotated[str, Meta(min_length=4, max_length=8)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Face = Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,24}\Z")]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Part = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Phrase = Literal[":bravo:", ":wow:", ":haha:", ":hmm:", ":oh-no:", ":hurry:", ":thanks:", ":well-played:"]
CallLink = Annotated[str, Meta(max_length=300, pattern=r"^(https://[!-~]+)?\Z")]  # "": none
Letters = Annotated[str, Meta(min_length=4, max_length=4)]  # that a television shows
Passcode = Annotated[str, Meta(max_length=100)]
PersonNumber = Annotated[int, Meta(ge=0)]  # of somebody in a hall, in the order of coming
TableNumber = Annotated[int, Meta(ge=0)]  # of a table in a round of a hall
SetHash = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
Help = Annotated[tuple[Handicap, ...], Meta(max_length=3)]
Speech = Annotated[str, Meta(min_length=1, max_length=120)]


class Label(Struct):
    """What is read of a malformed message."""

    id: Id = ""


class Message(Data, forbid_unknown_fields=True):
    """The base of all messages from a client."""

    id: Id


class Open(Message):
    """Open a new table and enter it as a watcher."""

    version: int
    token: Token
    game: str
    passcode: Passcode | None = None  # where the server asks for one (--open-with)


class OpenHall(Message):
    """Open a new hall and enter it, as its host."""

    version: int
    token: Token
    passcode: Passcode | None = None  # as in Open


class Enter(Message):
    """Enter a table: at the seat that this token has, otherwise as a watcher. Or a hall: then the answer is a
    `HallSight`."""

    version: int
    token: Token
    code: Code
    ticket: str | None = None  # from the host's QR code: hands a lost seat to this token


class AwaitTable(Message):
    """From a television: get letters by which a host can lead it to a table."""

    version: int
    token: Token


class Sit(Message):
    name: Name
    face: Face
    seat: Seat | None = None  # of a bot, to take over; None: a free one


class Leave(Message):
    """Leave the table, or the hall."""


class Act(Message):
    """Do what a prompt offers."""

    action: Raw
    seen: Annotated[int, Meta(ge=0)]  # the number of the view that the player acted on
    moment: float | None = None  # in a race: when the hand moved, on the client's clock, as in Pong
    shown: float | None = None  # in a race: when the client showed what this answers


class Say(Message):
    """Say something to everybody: a phrase, or free words if the host allows them."""

    words: Speech


class Ready(Message):
    """Promise a part of the dice: its SHA-256."""

    seal: Hex


class Reveal(Message):
    """Reveal the promised part."""

    value: Hex


class Choose(Message):
    """By the host: choose game, options, room, patience and talk."""

    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience
    talk: Talk


class AddBot(Message):
    level: Level


class SetLevel(Message):
    """Set the level of a bot, or of the bot that steps in for a player."""

    seat: Seat
    level: Level


class SetHandicaps(Message):
    """By the host, before a game: what makes it easier for this person. Not in the rulebook: a house rule."""

    seat: Seat
    handicaps: Help


class UseSet(Message):
    """By the host, before a game, or between the rounds of a hall: play this game with a set of own pictures
    and words."""

    game: str
    set: SetHash  # as the server answered when the set was made; "": as in the box
    things: tuple[Supply, ...] | None = None  # filled in by the server


class Remove(Message):
    """By the host: remove a person or a bot. In a game a bot plays on. The person may not come back."""

    seat: Seat


class Move(Message):
    """By the host: move a chair."""

    seat: Seat
    to: Seat


class HandBack(Message):
    """By the host: ask for a QR code that hands a lost seat to another phone."""

    seat: Seat


class Yield(Message):
    """Answer `Wanted`: whether somebody with a ticket may have this seat."""

    yes: bool


class Lock(Message):
    """By the host: whether strangers are kept out."""

    locked: bool


class LinkCall(Message):
    """By the host: the address of a call elsewhere, which everybody at the table is shown. "" removes it."""

    url: CallLink


class ShowOn(Message):
    """By the host: show this table on the television with these letters."""

    letters: Letters
    screen: Part = ""  # filled in by the server: the seal of the television's token


class Pardon(Message):
    """By the host: let all removed people come back."""


class SendAway(Message):
    """By the host: send all watchers away."""


class NameHost(Message):
    """By the host: make the person in this seat the host."""

    seat: Seat


class Plan(Message):
    """By the host: plan an evening of these games in this order, or of `lot` games drawn among them. At the
    standing: what is left of it. No games: play a single game."""

    games: Annotated[tuple[str, ...], Meta(max_length=30)]
    lot: Annotated[int, Meta(ge=1, le=30)] | None = None


class Skip(Message):
    """By the host: play another game than the coming one."""


class EndEvening(Message):
    """By the host: end the evening."""


class Begin(Message):
    """By the host: begin the evening, or the game."""

    part: Part = ""  # of the dice for an evening's lots; the server has committed to its own seed before
    lesson: Part = ""  # the seed of a lesson's dice: for one person among bots


class Pause(Message):
    pass


class Resume(Message):
    pass


class PutDown(Message):
    """A shared device is being passed on: table time stands still until TakeUp."""


class TakeUp(Message):
    pass


class Sound(Message):
    """By a big screen: it can play the table's sounds."""


class Stop(Message):
    """By the host: abandon the game. Its seed is shown."""


class Again(Message):
    """Go back to the lobby, or the standing, with the same people."""


# In a hall


class Join(Message):
    """Come into the hall with a name and a face. In a round: take the chair of a bot, or wait."""

    name: Name
    face: Face


class ChooseHall(Message):
    """By the host: choose what is played and how. All of it is sent each time."""

    games: Annotated[tuple[str, ...], Meta(min_length=1, max_length=30)]  # one for each round that is left
    options: dict[str, Any]  # of the next game; what is left out is as usual
    size: Annotated[int, Meta(ge=2, le=12)]  # people at a table, as near as the game allows
    mixing: Mixing
    together: bool  # all tables begin when the host says so; otherwise each when its people are there
    minutes: Annotated[int, Meta(ge=1, le=180)] | None  # of a round; None: until every game is over
    late: bool  # who comes late takes the chair of a bot; otherwise they wait for the next round
    faces_only: bool  # nobody's name is shown


class SeatAll(Message):
    """By the host: seat everybody at new tables, for the first or the next round."""


class BeginTables(Message):
    """By the host: begin all tables that wait, or one."""

    table: TableNumber | None = None


class PauseTables(Message):
    """By the host: pause all games, or one; or let them go on."""

    paused: bool
    table: TableNumber | None = None


class EndTables(Message):
    """By the host: end all games, or one. A game that is not over brings nobody medals. If all are over, so
    is the round."""

    table: TableNumber | None = None


class Lengthen(Message):
    """By the host: give all tables more time, or one."""

    minutes: Annotated[int, Meta(ge=1, le=60)]
    table: TableNumber | None = None


class MovePerson(Message):
    """By the host: seat somebody at another table, or let them wait."""

    person: PersonNumber
    table: TableNumber | None


class SendOut(Message):
    """By the host: send somebody out of the hall. They may not come back."""

    person: PersonNumber


class NameHallHost(Message):
    """By the host: make this person the host."""

    person: PersonNumber


class HelpPerson(Message):
    """By the host: what makes the next rounds easier for this person, as with `SetHandicaps`."""

    person: PersonNumber
    handicaps: Help


class CloseHall(Message):
    """By the host: no round follows. The standing is the last one."""


class Resync(Message):
    """Ask for a whole view."""


class Pong(Message):
    """Answer a ping. `now`: the client's clock in ms, from any starting point."""

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
    | SetHandicaps
    | UseSet
    | Remove
    | Move
    | HandBack
    | Yield
    | Lock
    | LinkCall
    | ShowOn
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
    | Sound
    | Stop
    | Again
    | Resync
)
HallCommand = (
    Join
    | Leave
    | ChooseHall
    | SeatAll
    | BeginTables
    | PauseTables
    | EndTables
    | Lengthen
    | MovePerson
    | SendOut
    | NameHallHost
    | HelpPerson
    | UseSet
    | CloseHall
    | Resync
)
HALL_ALONE = (
    Join,
    ChooseHall,
    SeatAll,
    BeginTables,
    PauseTables,
    EndTables,
    Lengthen,
    MovePerson,
    SendOut,
    NameHallHost,
    HelpPerson,
    CloseHall,
)
FromClient = Open | OpenHall | Enter | AwaitTable | Pong | Command | HallCommand
