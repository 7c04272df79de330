"""Every message from client to server, but for those in a hall alone; docs/protocol.md explains them."""

from typing import Annotated, Any

from msgspec import Meta, Raw

from ninefold.engine import Seat, Supply
from ninefold.minds import Level
from ninefold.server.choices import Patience, Room, Talk
from ninefold.server.wire.in_hall import HallAlone
from ninefold.server.wire.message import (
    CallLink,
    Code,
    Face,
    Help,
    Hex,
    Letters,
    Message,
    Name,
    Part,
    Passcode,
    SetHash,
    Speech,
    Token,
)


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
HallCommand = HallAlone | Leave | UseSet | Resync
FromClient = Open | OpenHall | Enter | AwaitTable | Pong | Command | HallCommand
