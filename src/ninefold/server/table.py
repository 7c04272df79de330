"""One table, without I/O: who sits there, what the host chose, and the game in play.

It has the shape of a game: wishes become events or are refused, events evolve the table.
A refusal starts with a word of the table's own where a rule's would start with its clause.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from ninefold.engine import (
    AnyGame,
    Away,
    Back,
    Data,
    Event,
    Header,
    Illegal,
    Moment,
    Options,
    Result,
    Seat,
    convert,
    plain,
    reopen,
    replace,
    require,
    seal,
    sealed_key,
)
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.server.protocol import Patience, Room

SEALING = 5_000  # how long a client may take to promise its part of the dice, and again to reveal it

T = TypeVar("T")


class Chair(Data):
    name: str
    face: str
    token: str | None = None  # the seal of the player's secret; None: a bot's chair
    level: Level = "adult"  # of the bot that sits here, or steps in
    stand_in: bool = False  # the bot plays for somebody who is away

    @property
    def by_bot(self) -> bool:
        return self.token is None or self.stand_in


class Opened(Event):
    code: str
    game: str


class Chosen(Event):
    game: str
    options: dict[str, Any]
    room: Room
    patience: Patience


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
    seat: Seat


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


class Paused(Event):
    pass


class Resumed(Event):
    pass


class GameEnded(Event):
    """The seed may be told now. No scores: abandoned."""

    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class LobbyEntered(Event):
    pass


TableEvent = (
    Opened
    | Chosen
    | SatDown
    | StoodUp
    | SeatGiven
    | SeatMoved
    | LevelSet
    | HostNamed
    | DiceSealed
    | Promised
    | PromisesClosed
    | Contributed
    | GameBegun
    | BotSteppedIn
    | BotSteppedBack
    | Paused
    | Resumed
    | GameEnded
    | LobbyEntered
)


class Lobby(Data):
    pass


class Sealing(Data):
    game_id: str
    header: Header
    seed: bytes
    until: Moment
    seals: tuple[str | None, ...]
    values: tuple[str | None, ...]
    revealing: bool = False


class Playing(Data):
    game_id: str
    header: Header
    seed: bytes
    contributions: tuple[str, ...]
    key: bytes
    state: Any
    drawn: int = 0  # how many draws of the sealed dice are in the log
    begun: int = 0  # the number of the event that began it


class Ended(Data):
    played: Playing
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


Phase = Lobby | Sealing | Playing | Ended


class Table(Data):
    code: str = ""
    game: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012 (a fresh one each time)
    room: Room = "same"
    patience: Patience = 20
    chairs: tuple[Chair, ...] = ()
    host: Seat | None = None
    paused: bool = False
    games: int = 0
    phase: Phase = Lobby()
    number: int = 0  # of the last event
    at: Moment = 0  # and its moment

    @property
    def rules(self) -> AnyGame:
        return SHELF[self.game]

    def seat_of(self, token: str) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token == token), None)


def evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    """Fold one of the table's own events; the game's go through `played`."""
    return replace(_evolve(table, event, at), number=table.number + 1, at=at)


def _evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    chairs = table.chairs
    match event:
        case Opened(code, game):
            return replace(table, code=code, game=game, options=plain_options(SHELF[game].options()))
        case Chosen(game, options, room, patience):
            return replace(table, game=game, options=options, room=room, patience=patience)
        case SatDown(name, face, token, level):
            return replace(table, chairs=(*chairs, Chair(name, face, token, level)))
        case StoodUp(seat):
            host = table.host
            if host is not None:
                host = None if host == seat else host - (host > seat)
            return replace(table, chairs=(*chairs[:seat], *chairs[seat + 1 :]), host=host)
        case SeatGiven(seat, name, face, token):
            chair = replace(chairs[seat], name=name, face=face, token=token, stand_in=False)
            return replace(table, chairs=_with(chairs, seat, chair))
        case SeatMoved(seat, to):
            order = list(range(len(chairs)))
            order.insert(to, order.pop(seat))
            host = None if table.host is None else order.index(table.host)
            return replace(table, chairs=tuple(chairs[s] for s in order), host=host)
        case LevelSet(seat, level):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], level=level)))
        case HostNamed(seat):
            return replace(table, host=seat)
        case BotSteppedIn(seat):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], stand_in=True)))
        case BotSteppedBack(seat):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], stand_in=False)))
        case Paused():
            return replace(table, paused=True)
        case Resumed():
            return replace(table, paused=False)
        case DiceSealed(game_id, header, seed):
            none = (None,) * header.seats
            phase = Sealing(game_id, header, bytes.fromhex(seed), at + SEALING, none, none)
            return replace(table, games=table.games + 1, phase=phase)
        case Promised(seat, promise):
            sealing = _phase(table, Sealing)
            return replace(table, phase=replace(sealing, seals=_with(sealing.seals, seat, promise)))
        case PromisesClosed():
            sealing = replace(_phase(table, Sealing), revealing=True, until=at + SEALING)
            return replace(table, phase=sealing)
        case Contributed(seat, value):
            sealing = _phase(table, Sealing)
            return replace(table, phase=replace(sealing, values=_with(sealing.values, seat, value)))
        case GameBegun(contributions):
            return replace(table, phase=_begun(table, contributions))
        case GameEnded(scores, winners):
            return replace(table, paused=False, phase=Ended(_phase(table, Playing), scores, winners))
        case LobbyEntered():
            chairs = tuple(replace(chair, stand_in=False) for chair in chairs)
            return replace(table, chairs=chairs, paused=False, phase=Lobby())


def _begun(table: Table, contributions: tuple[str, ...]) -> Playing:
    sealing = _phase(table, Sealing)
    key = sealed_key(sealing.seed, sealing.game_id, map(bytes.fromhex, contributions))
    state = reopen(SHELF[sealing.header.game], sealing.header)
    return Playing(
        sealing.game_id, sealing.header, sealing.seed, contributions, key, state, begun=table.number + 1
    )


def played(table: Table, state: Any, events: int, draws: int, at: Moment) -> Table:
    """After events of the game itself: only its state, and the counts, have changed."""
    playing = _phase(table, Playing)
    return replace(
        table,
        phase=replace(playing, state=state, drawn=playing.drawn + draws),
        number=table.number + events,
        at=at,
    )


def plain_options(options: Options) -> dict[str, Any]:
    """As a dict without its tag, in the form that clients send them."""
    fields: dict[str, Any] = plain(options)
    del fields["type"]
    return fields


# Wishes


def sit(table: Table, name: str, face: str, token: str, seat: Seat | None) -> list[TableEvent]:
    require(table.seat_of(token) is None, "seated You have a seat already.")
    name = " ".join(name.split())
    require(bool(name), "name Tell us your name.")
    others = {chair.name.casefold() for s, chair in enumerate(table.chairs) if s != seat}
    require(name.casefold() not in others, "name-taken Somebody here has this name already.")
    if seat is not None:
        require(seat < len(table.chairs) and table.chairs[seat].token is None, "taken This seat is taken.")
        events: list[TableEvent] = [SeatGiven(seat, name, face, token)]
    else:
        require(
            not isinstance(table.phase, Playing | Sealing), "playing The game has begun: take a bot's seat."
        )
        require(len(table.chairs) < table.rules.seats[-1], "full Every seat is taken.")
        seat, events = len(table.chairs), [SatDown(name, face, token)]
    return events if table.host is not None else [*events, HostNamed(seat)]


def leave(table: Table, seat: Seat, present: Sequence[Seat]) -> list[TableEvent]:
    """In the lobby the chair goes; in a game a bot plays on, and the player may come back to it."""
    events: list[TableEvent] = []
    if table.host == seat:
        events += new_host(table, [s for s in present if s != seat])
    if isinstance(table.phase, Playing):
        return [*events, BotSteppedIn(seat)] if not table.chairs[seat].stand_in else events
    return [*events, StoodUp(seat)]


def new_host(table: Table, present: Sequence[Seat]) -> list[TableEvent]:
    people = [seat for seat in present if table.chairs[seat].token is not None]
    return [HostNamed(people[0])] if people else []


def choose(
    table: Table, game: str, options: dict[str, Any], room: Room, patience: Patience
) -> list[TableEvent]:
    _in_lobby(table)
    require(game in SHELF, "no-such-game This game is not on the shelf.")
    chosen = plain_options(_options(SHELF[game], options) if game == table.game else SHELF[game].options())
    return [Chosen(game, chosen, room, patience)]


def _options(rules: AnyGame, options: dict[str, Any]) -> Options:
    try:
        chosen: Options = convert(options, rules.options)
    except ValueError as error:
        raise Illegal(f"options {error}") from error
    return chosen


def add_bot(table: Table, level: Level, names: Sequence[tuple[str, str]]) -> list[TableEvent]:
    _in_lobby(table)
    require(len(table.chairs) < table.rules.seats[-1], "full Every seat is taken.")
    taken = {chair.name for chair in table.chairs}
    name, face = next((name, face) for name, face in names if name not in taken)
    return [SatDown(name, face, None, level)]


def set_level(table: Table, seat: Seat, level: Level) -> list[TableEvent]:
    _check_seat(table, seat)
    return [LevelSet(seat, level)]


def remove(table: Table, seat: Seat) -> list[TableEvent]:
    _check_seat(table, seat)
    require(seat != table.host, "host The host leaves by leaving.")
    if isinstance(table.phase, Lobby | Ended):
        return [StoodUp(seat)]
    chair = table.chairs[seat]
    require(chair.token is not None, "bot A bot plays there already.")
    return [SeatGiven(seat, chair.name, chair.face, None)]


def move(table: Table, seat: Seat, to: Seat) -> list[TableEvent]:
    _in_lobby(table)
    _check_seat(table, seat)
    _check_seat(table, to)
    return [SeatMoved(seat, to)]


def seal_dice(table: Table, game_id: str, seed: bytes) -> list[TableEvent]:
    """The host begins: a game's options are checked by the game itself."""
    _in_lobby(table)
    rules = table.rules
    require(len(table.chairs) in rules.seats, "players This game is for more, or fewer, players.")
    rules.setup(len(table.chairs), _options(rules, table.options))
    header = Header(rules.name, rules.version, len(table.chairs), table.options)
    return [DiceSealed(game_id, header, seed.hex())]


def promise(table: Table, seat: Seat, sealed: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(not sealing.revealing and sealing.seals[seat] is None, "promised It is too late to promise.")
    return [Promised(seat, sealed)]


def contribute(table: Table, seat: Seat, value: str) -> list[TableEvent]:
    sealing = _sealing(table)
    require(sealing.revealing, "early Wait until everybody has promised.")
    require(sealing.values[seat] is None, "contributed You have contributed already.")
    require(seal(bytes.fromhex(value)) == sealing.seals[seat], "seal This is not what you promised.")
    return [Contributed(seat, value)]


def go_on_sealing(table: Table, at: Moment, here: Sequence[Seat]) -> list[TableEvent]:
    """All who are here have promised, or time is up: parts are revealed, and likewise the game begins."""
    match table.phase:
        case Sealing(_, _, _, until, seals, _, False):
            if at >= until or all(seals[seat] is not None for seat in here):
                return [PromisesClosed()]
        case Sealing(_, _, _, until, seals, values, True):
            if at >= until or all(values[seat] is not None for seat in here if seals[seat] is not None):
                return [GameBegun(tuple(value or "" for value in values))]
    return []


def end_if_over(table: Table) -> list[TableEvent]:
    match table.phase:
        case Playing(state=state):
            result: Result | None = table.rules.result(state)
            if result is not None:
                return [GameEnded(result.scores, result.winners)]
    return []


def abandon(table: Table) -> list[TableEvent]:
    require(isinstance(table.phase, Playing), "not-playing There is no game to stop.")
    return [GameEnded(None, ()), LobbyEntered()]


def again(table: Table) -> list[TableEvent]:
    require(isinstance(table.phase, Ended), "not-over The game is not over.")
    return [LobbyEntered()]


def pause(table: Table) -> list[TableEvent]:
    require(isinstance(table.phase, Playing) and not table.paused, "not-playing There is no game to pause.")
    return [Paused()]


def resume(table: Table) -> list[TableEvent]:
    require(table.paused, "not-paused The game is not paused.")
    return [Resumed()]


def presence(table: Table, seat: Seat, here: bool) -> list[Away | Back]:
    """What the rules must hear of somebody's coming or going: changes only."""
    match table.phase:
        case Playing(state=state):
            if here == (seat in state.away):
                return [Back(seat)] if here else [Away(seat)]
    return []


def _in_lobby(table: Table) -> None:
    require(isinstance(table.phase, Lobby), "playing Not while a game is being played.")


def _sealing(table: Table) -> Sealing:
    require(isinstance(table.phase, Sealing), "not-sealing The dice are not being sealed.")
    return _phase(table, Sealing)


def _check_seat(table: Table, seat: Seat) -> None:
    require(0 <= seat < len(table.chairs), "no-such-seat There is no such seat.")


def _phase(table: Table, kind: type[T]) -> T:
    assert isinstance(table.phase, kind)
    return table.phase


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
