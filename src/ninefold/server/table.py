"""One table, without I/O: who sits there, what the host chose, and the game in play.

It has the shape of a game: wishes become events or are refused (commands.py), events evolve the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

from ninefold.engine import (
    AnyGame,
    Away,
    Back,
    ByBot,
    ByPerson,
    Data,
    Event,
    Header,
    Marks,
    Moment,
    Options,
    Result,
    Seat,
    Step,
    plain,
    reopen,
    replace,
    sealed_key,
)
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.server.events import (
    Banned,
    BotSteppedBack,
    BotSteppedIn,
    CameTooLate,
    Chosen,
    Closed,
    Contributed,
    DiceSealed,
    GameBegun,
    GameEnded,
    HandedOver,
    HostNamed,
    LevelSet,
    LobbyEntered,
    Locked,
    Opened,
    Pardoned,
    Paused,
    Promised,
    PromisesClosed,
    Resumed,
    Said,
    SatDown,
    SeatGiven,
    SeatMoved,
    StoodUp,
    TableEvent,
    Unlocked,
)
from ninefold.server.protocol import Patience, Room, Talk

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
    state: Any  # None: by rules that this build does not have
    begun: int  # the number of the event that began it
    drawn: int = 0  # how many draws of the sealed dice are in the log
    away: tuple[Seat, ...] = ()  # nobody holds their phones
    bots: tuple[Seat, ...] = ()  # of whom the game was told that a bot plays them
    marks: Marks = Marks()  # which event last changed each place


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
    talk: Talk = "phrases"
    chairs: tuple[Chair, ...] = ()
    keeper: str | None = None  # the seal of whose table it is: host whenever they are there, seated or not
    host: Seat | None = None  # None: the keeper, who watches
    locked: bool = False
    banned: tuple[str, ...] = ()  # the seals of those who were sent away
    paused: bool = False
    games: int = 0
    changes: int = 0  # events since everybody was last in the lobby
    phase: Phase = Lobby()
    number: int = 0  # of the last event
    at: Moment = 0  # and its moment
    told: int = 0  # how many of the events everybody heard of: the only number that leaves the table
    told_at: Moment = 0  # and the moment of the last of them

    @property
    def rules(self) -> AnyGame:
        return SHELF[self.game]

    @property
    def closed_to_strangers(self) -> bool:
        """A table at which nobody is left would stay locked for ever."""
        return self.locked and any(chair.token is not None for chair in self.chairs)

    def seat_of(self, token: str) -> Seat | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token == token), None)

    def knows(self, token: str) -> bool:
        """Whoever has a seat, or keeps the table, is no stranger here."""
        return token == self.keeper or self.seat_of(token) is not None

    def hosted_by(self, token: str) -> bool:
        return token == (self.keeper if self.host is None else self.chairs[self.host].token)


class Holder(Protocol):
    """Has the table as it is now. There is one for each table: whoever else needs it asks there."""

    @property
    def table(self) -> Table: ...


def evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    """Fold one of the table's own events; the game's go through `played`."""
    after = _evolve(table, event, at)
    changes = 0 if isinstance(event, LobbyEntered) else table.changes + 1
    return replace(after, changes=changes, number=table.number + 1, at=at, told=table.told + 1, told_at=at)


def _evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    chairs = table.chairs
    match event:
        case Opened(code, game, keeper):
            options = plain_options(SHELF[game].options())
            return replace(table, code=code, game=game, keeper=keeper, options=options)
        case Chosen(game, options, room, patience, talk):
            return replace(table, game=game, options=options, room=room, patience=patience, talk=talk)
        case SatDown(name, face, token, level):
            return replace(table, chairs=(*chairs, Chair(name, face, token, level)))
        case StoodUp(seat):
            host = table.host
            if host is not None:
                host = None if host == seat else host - (host > seat)
            return replace(table, chairs=(*chairs[:seat], *chairs[seat + 1 :]), host=host)
        case SeatGiven(seat, name, face, token):
            chair = replace(chairs[seat], name=name, face=face, token=token, stand_in=False)
            before = chairs[seat].token
            keeper = token if before is not None and before == table.keeper else table.keeper
            return replace(table, chairs=_with(chairs, seat, chair), keeper=keeper)
        case SeatMoved(seat, to):
            order = list(range(len(chairs)))
            order.insert(to, order.pop(seat))
            host = None if table.host is None else order.index(table.host)
            return replace(table, chairs=tuple(chairs[s] for s in order), host=host)
        case LevelSet(seat, level):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], level=level)))
        case HostNamed(host):
            return replace(table, host=host)
        case HandedOver(seat):
            return replace(table, host=seat, keeper=chairs[seat].token)
        case Locked() | Unlocked():
            return replace(table, locked=isinstance(event, Locked))
        case Banned(token):
            return replace(table, banned=(*table.banned, token))
        case Pardoned():
            return replace(table, banned=())
        case BotSteppedIn(seat):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], stand_in=True)))
        case BotSteppedBack(seat):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], stand_in=False)))
        case CameTooLate() | Said() | Closed():
            return table
        case Away() | Back():
            playing = _phase(table, Playing)
            return replace(table, phase=replace(playing, away=_still_away(playing.away, event)))
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
    state = reopen(SHELF[sealing.header.game], sealing.header) if is_ours(sealing.header) else None
    return Playing(
        sealing.game_id, sealing.header, sealing.seed, contributions, key, state, begun=table.number + 1
    )


def is_ours(header: Header) -> bool:
    """Whether it is of a game, and of the very rules, that this build has."""
    return header.game in SHELF and SHELF[header.game].version == header.version


def passed_over(table: Table, at: Moment) -> Table:
    """What happened in a game by other rules is counted, and not looked at."""
    return replace(table, number=table.number + 1, at=at, told=table.told + 1, told_at=at)


def overheard(table: Table, steps: Sequence[Step[Any, Any]]) -> list[Data | None]:
    """What everybody hears of what happened in the game itself, watchers too."""
    news = table.rules.news
    return [news(step.state, step.event, None) for step in steps]


def played(table: Table, steps: Sequence[Step[Any, Any]], heard: Sequence[Data | None]) -> Table:
    """Fold what happened in the game itself. What is done behind a curtain counts for nobody: a number or a
    moment that it moved would tell that it was done."""
    playing, rules, told, told_at = _phase(table, Playing), table.rules, table.told, table.told_at
    drawn, away, bots, marks = playing.drawn, playing.away, playing.bots, playing.marks
    for step, news in zip(steps, heard, strict=True):
        if news is not None:
            told, told_at = told + 1, step.at
        drawn += len(step.draws)
        if type(step.event) in FROM_OUTSIDE:
            away = _still_away(away, step.event)
            bots = _still_bots(bots, step.event)
        marks = marks.after(rules.changed(step.event), told)
    last, number = steps[-1], table.number + len(steps)
    phase = replace(playing, state=last.state, drawn=drawn, away=away, bots=bots, marks=marks)
    return replace(table, phase=phase, number=number, at=last.at, told=told, told_at=told_at)


FROM_OUTSIDE = frozenset({Away, Back, ByBot, ByPerson})


def _still_away(away: tuple[Seat, ...], event: Event) -> tuple[Seat, ...]:
    if type(event) is Away:
        return (*away, event.seat)
    if type(event) is Back:
        return tuple(seat for seat in away if seat != event.seat)
    return away


def _still_bots(bots: tuple[Seat, ...], event: Event) -> tuple[Seat, ...]:
    if isinstance(event, ByBot):
        return (*bots, event.seat)
    if isinstance(event, ByPerson):
        return tuple(seat for seat in bots if seat != event.seat)
    return bots


def plain_options(options: Options) -> dict[str, Any]:
    """As a dict without its tag, in the form that clients send them."""
    fields: dict[str, Any] = plain(options)
    del fields["type"]
    return fields


# What the table does by itself


def go_on_sealing(table: Table, at: Moment, here: Sequence[Seat]) -> list[TableEvent]:
    """All who are here have promised, or time is up: parts are revealed, and likewise the game begins."""
    awaited = [seat for seat in here if not table.chairs[seat].by_bot]
    match table.phase:
        case Sealing(_, _, _, until, seals, _, False):
            if at >= until or all(seals[seat] is not None for seat in awaited):
                return [PromisesClosed()]
        case Sealing(_, _, _, until, seals, values, True):
            if at >= until or all(values[seat] is not None for seat in awaited if seals[seat] is not None):
                return [GameBegun(tuple(value or "" for value in values))]
    return []


def leave_behind(table: Table) -> list[TableEvent]:
    """A game by rules that this build does not have cannot go on: in play it is abandoned, and its seed told;
    if it has not begun, or is over, there is the lobby."""
    match table.phase:
        case Playing(header=header) if not is_ours(header):
            return [GameEnded(None, ())]
        case Sealing(header=header) | Ended(played=Playing(header=header)) if not is_ours(header):
            return [LobbyEntered()]
    return []


def end_if_over(table: Table) -> list[TableEvent]:
    if not isinstance(table.phase, Playing):
        return []
    result: Result | None = table.rules.result(table.phase.state)
    return [] if result is None else [GameEnded(result.scores, result.winners)]


def new_host(table: Table, present: Sequence[Seat]) -> list[TableEvent]:
    people = [seat for seat in present if table.chairs[seat].token is not None]
    return [HostNamed(people[0])] if people else []


def coming_or_going(table: Table, seat: Seat, here: bool) -> Away | Back | None:
    """What is new about a player's presence, if anything is."""
    if not isinstance(table.phase, Playing) or here != (seat in table.phase.away):
        return None
    return Back(seat) if here else Away(seat)


def who_plays(table: Table) -> Iterator[ByBot | ByPerson]:
    """What is new about the seats that bots play, for a game that wants to know."""
    match table.phase:
        case Playing(bots=told) if ByBot in table.rules.heeds:
            for seat, chair in enumerate(table.chairs):
                if chair.by_bot != (seat in told):
                    yield ByBot(seat) if chair.by_bot else ByPerson(seat)


def _phase(table: Table, kind: type[T]) -> T:
    assert isinstance(table.phase, kind)
    return table.phase


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
