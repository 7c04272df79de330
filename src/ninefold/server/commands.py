"""What becomes of a client's command at a table: events, or a refusal.

A refusal starts with a word of the table's own where a rule's would start with its clause.
"""

from collections.abc import Sequence
from typing import Any, get_args

from ninefold.engine import AnyGame, Header, Illegal, Options, Seat, convert, require, seal
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.server import protocol as wire
from ninefold.server.events import (
    BotSteppedIn,
    Chosen,
    Contributed,
    DiceSealed,
    GameEnded,
    HostNamed,
    LevelSet,
    LobbyEntered,
    Paused,
    Promised,
    Resumed,
    Said,
    SatDown,
    SeatGiven,
    SeatMoved,
    StoodUp,
    TableEvent,
)
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.protocol import Patience, Phrase, Room, Talk
from ninefold.server.table import Ended, Lobby, Playing, Sealing, Table, new_host, plain_options

BOTS = (
    ("Pip", "mouse"),
    ("Otto", "owl"),
    ("Mila", "koala"),
    ("Bruno", "bear"),
    ("Zuzu", "rabbit"),
    ("Fenn", "fox"),
    ("Nori", "penguin"),
    ("Coco", "monkey"),
)


def decide(table: Table, message: wire.Command, token: str, here: Sequence[Seat]) -> list[TableEvent]:
    """`token` is the seal of the client's secret, `here` the seats that somebody is connected to."""
    if isinstance(message, wire.Sit):
        return _sit(table, message.name, message.face, token, message.seat)
    seat = seated(table, token)
    match message:
        case wire.Leave():
            return _leave(table, seat, here)
        case wire.Say(_, words):
            return _say(table, seat, words)
        case wire.Ready(_, sealed):
            return _promise(table, seat, sealed)
        case wire.Reveal(_, value):
            return _contribute(table, seat, value)
        case wire.Again():
            return _again(table, here)
    check_host(table, seat)
    match message:
        case wire.Choose(_, game, options, room, patience, talk):
            return _choose(table, game, options, room, patience, talk)
        case wire.AddBot(_, level):
            return _add_bot(table, level)
        case wire.SetLevel(_, other, level):
            check_seat(table, other)
            return [LevelSet(other, level)]
        case wire.Remove(_, other):
            return _remove(table, other)
        case wire.Move(_, other, to):
            return _move(table, other, to)
        case wire.Pause():
            require(isinstance(table.phase, Playing) and not table.paused, NO_GAME)
            return [Paused()]
        case wire.Resume():
            require(table.paused, "not-paused The game is not paused.")
            return [Resumed()]
        case wire.Stop():
            require(isinstance(table.phase, Playing), NO_GAME)
            return [GameEnded(None, ())]
    raise Illegal("malformed This is no command for a table.")


NO_GAME = "not-playing There is no game being played."


def seated(table: Table, token: str) -> Seat:
    seat = table.seat_of(token)
    if seat is None:
        raise Illegal("watching You are watching.")
    return seat


def check_host(table: Table, seat: Seat) -> None:
    require(seat == table.host, "host Only the host may do this.")


def check_shared(table: Table, token: str) -> None:
    """A device goes from hand to hand in a game, among people in one room."""
    seated(table, token)
    require(isinstance(table.phase, Playing), NO_GAME)
    require(table.room == "same", "apart Only people in one room share a device.")


def check_seat(table: Table, seat: Seat) -> None:
    require(0 <= seat < len(table.chairs), "no-such-seat There is no such seat.")


def owner(table: Table, seat: Seat) -> str:
    """The token of whoever sits there."""
    check_seat(table, seat)
    token = table.chairs[seat].token
    if token is None:
        raise Illegal("bot A bot sits there.")
    return token


def begin(table: Table, game_id: str, seed: bytes, own: OwnPictures = NO_PICTURES) -> list[TableEvent]:
    """The host begins: a game's options are checked by the game itself."""
    _in_lobby(table)
    rules = table.rules
    require(len(table.chairs) in rules.seats, "players This game is for more, or fewer, players.")
    options = {**table.options, **filled(table, own)}
    rules.setup(len(table.chairs), _options(rules, options))
    header = Header(rules.name, rules.version, len(table.chairs), options)
    return [DiceSealed(game_id, header, seed.hex())]


def filled(table: Table, own: OwnPictures) -> dict[str, Any]:
    """The options of a game that nobody chooses in the lobby: what the table is, and what lies on it."""
    known: dict[str, Any] = {"room": table.room}
    if table.options.get("deck") == "own":
        require(bool(own), "no-pictures This server has no pictures of your own.")
        known |= {"pictures": [*own.hashes], "words": [*own.words], "descriptions": [*own.descriptions]}
    else:
        known |= {"pictures": [], "words": [], "descriptions": []}
    return {name: value for name, value in known.items() if name in table.rules.options.__struct_fields__}


def _sit(table: Table, name: str, face: str, token: str, seat: Seat | None) -> list[TableEvent]:
    require(table.seat_of(token) is None, "seated You have a seat already.")
    name = " ".join(name.split())
    require(bool(name), "name Tell us your name.")
    others = {chair.name.casefold() for s, chair in enumerate(table.chairs) if s != seat}
    require(name.casefold() not in others, "name-taken Somebody here has this name already.")
    if seat is not None:
        check_seat(table, seat)
        require(table.chairs[seat].token is None, "taken This seat is taken.")
        events: list[TableEvent] = [SeatGiven(seat, name, face, token)]
    else:
        # The chairs stand where the game knows its seats to be, until everybody is back in the lobby.
        require(isinstance(table.phase, Lobby), "playing The game has begun: take a bot's seat.")
        require(len(table.chairs) < table.rules.seats[-1], "full Every seat is taken.")
        seat, events = len(table.chairs), [SatDown(name, face, token)]
    return events if table.host is not None else [*events, HostNamed(seat)]


def _leave(table: Table, seat: Seat, here: Sequence[Seat]) -> list[TableEvent]:
    """In the lobby the chair goes; in a game a bot plays on, and the player may come back to it."""
    events: list[TableEvent] = []
    if table.host == seat:
        events += new_host(table, [s for s in here if s != seat])
    if isinstance(table.phase, Lobby):
        return [*events, StoodUp(seat)]
    return events if table.chairs[seat].stand_in else [*events, BotSteppedIn(seat)]


def _say(table: Table, seat: Seat, words: str) -> list[TableEvent]:
    """Free words are the host's choice."""
    words = " ".join("".join(each for each in words if each.isprintable() or each.isspace()).split())
    require(bool(words), "malformed There is nothing said.")
    allowed = table.talk == "words" or (table.talk == "phrases" and words in get_args(Phrase))
    require(allowed, "talk The host has not allowed this here.")
    return [Said(seat, words)]


def _again(table: Table, here: Sequence[Seat]) -> list[TableEvent]:
    """Those who left during the game, or never came back, keep no chair in the lobby."""
    require(isinstance(table.phase, Ended), "not-over The game is not over.")
    gone = [s for s, c in enumerate(table.chairs) if c.stand_in and s not in here and s != table.host]
    return [LobbyEntered(), *map(StoodUp, reversed(gone))]


def _choose(
    table: Table, game: str, options: dict[str, Any], room: Room, patience: Patience, talk: Talk
) -> list[TableEvent]:
    _in_lobby(table)
    require(game in SHELF, "no-such-game This game is not on the shelf.")
    chosen = plain_options(_options(SHELF[game], options) if game == table.game else SHELF[game].options())
    return [Chosen(game, chosen, room, patience, talk)]


def _options(rules: AnyGame, options: dict[str, Any]) -> Options:
    try:
        chosen: Options = convert(options, rules.options)
    except ValueError as error:
        raise Illegal(f"options {error}") from error
    return chosen


def _add_bot(table: Table, level: Level) -> list[TableEvent]:
    _in_lobby(table)
    require(len(table.chairs) < table.rules.seats[-1], "full Every seat is taken.")
    taken = {chair.name.casefold() for chair in table.chairs}
    name, face = next((name, face) for name, face in BOTS if name.casefold() not in taken)
    return [SatDown(name, face, None, level)]


def _remove(table: Table, seat: Seat) -> list[TableEvent]:
    check_seat(table, seat)
    require(seat != table.host, "host The host leaves by leaving.")
    if isinstance(table.phase, Lobby):
        return [StoodUp(seat)]
    chair = table.chairs[seat]
    require(chair.token is not None, "bot A bot plays there already.")
    return [SeatGiven(seat, chair.name, chair.face, None)]


def _move(table: Table, seat: Seat, to: Seat) -> list[TableEvent]:
    _in_lobby(table)
    check_seat(table, seat)
    check_seat(table, to)
    return [SeatMoved(seat, to)]


def _promise(table: Table, seat: Seat, sealed: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(not sealing.revealing and sealing.seals[seat] is None, "promised It is too late to promise.")
    return [Promised(seat, sealed)]


def _contribute(table: Table, seat: Seat, value: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(sealing.revealing, "early Wait until everybody has promised.")
    require(sealing.values[seat] is None, "contributed You have contributed already.")
    require(seal(bytes.fromhex(value)) == sealing.seals[seat], "seal This is not what you promised.")
    return [Contributed(seat, value)]


def _in_lobby(table: Table) -> None:
    require(isinstance(table.phase, Lobby), "playing Not while a game is being played.")


def _sealing(table: Table) -> Sealing:
    if not isinstance(table.phase, Sealing):
        raise Illegal("not-sealing The dice are not being sealed.")
    return table.phase
