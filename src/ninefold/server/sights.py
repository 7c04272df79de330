"""What leaves a table: the one place where views, prompts and news are put on the wire."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, count, repeat
from operator import attrgetter, is_
from typing import Any

from ninefold.engine import Data, Moment, Prompt, Seat, Step, encode, seal
from ninefold.server import lobby
from ninefold.server.from_server import (
    ChairView,
    EndedView,
    LobbyView,
    PhaseView,
    PlayingView,
    Ruled,
    SealingView,
    StandingView,
    TableView,
)
from ninefold.server.standing import EveningView, evening_view
from ninefold.server.table import Ended, Playing, Sealing, Standing, Table


def table_view(table: Table, present: Callable[[Seat], bool], waiting: bool, watchers: int = 0) -> TableView:
    places = tuple([_chair(table, place, present) for place in range(len(table.places))])
    fewest, most = lobby.bounds(table)
    return TableView(
        table.code,
        table.game,
        _options(table),
        table.room,
        table.patience,
        table.talk,
        places[: len(table.chairs)],
        places[len(table.chairs) :],
        _evening(table),
        fewest,
        most,
        table.locked,
        len(table.banned),
        watchers,
        table.paused,
        waiting,
        _phase_view(table),
    )


def _chair(table: Table, place: Seat, present: Callable[[Seat], bool]) -> ChairView:
    chair = table.places[place]
    return ChairView(
        chair.name,
        chair.face if chair.token is not None else chair.level,  # a bot wears its level's
        chair.token is None,
        chair.level,
        chair.stand_in,
        chair.token is None or present(place),
        place == table.host,
    )


def _evening(table: Table) -> EveningView | None:
    if table.evening is None:
        return None
    place_of = {chair.token: place for place, chair in enumerate(table.places) if chair.token is not None}
    bench = [chair.token or "" for chair in table.bench]
    return evening_view(table.evening, place_of, bench, isinstance(table.phase, Playing | Ended))


def _options(table: Table) -> dict[str, Any]:
    """Of the game that is or was played here, with what the table filled in; before that, the host's."""
    options: dict[str, Any] = table.options
    match table.phase:
        case Sealing(header=header) | Playing(header=header) | Ended(played=Playing(header=header)):
            options = header.options
    return options


def _phase_view(table: Table) -> PhaseView:
    match table.phase:
        case Sealing(game_id, _, seed, _, seals, values, revealing):
            return SealingView(game_id, seal(seed), seals, values, revealing)
        case Playing(game_id, _, seed, contributions):
            return PlayingView(game_id, seal(seed), contributions)
        case Ended(Playing(game_id, _, seed, contributions), scores, winners):
            return EndedView(game_id, seal(seed), contributions, seed.hex(), scores, winners)
        case Standing():
            return StandingView()
    return LobbyView(lobby.has_seat(table), lobby.lack(table))


class Shown(Data):
    """What everybody sees who is in step with the table."""

    number: int
    table: TableView
    public: Data | None  # None: there is no game to see


class Aside(Data):
    """What one client alone knows besides."""

    seat: Seat | None = None
    host: bool = False
    private: Data | None = None
    prompts: tuple[Prompt, ...] = ()
    bench: int | None = None  # its place there


def state_to_see(table: Table) -> Any:
    """Of the game that is or was played here; None: there is nothing to see."""
    phase = table.phase.played if isinstance(table.phase, Ended) else table.phase
    return phase.state if isinstance(phase, Playing) and not table.paused else None


class Asides:
    """What each client alone knows of a table as it is now."""

    def __init__(self, table: Table) -> None:
        self._rules, self._state, self._seats = table.rules, state_to_see(table), len(table.chairs)
        self._actors = () if self._state is None else self._rules.actors(self._state)

    def of(self, seat: Seat | None, host: bool, place: Seat | None = None) -> Aside:
        """`place`: the seat, or one on the bench, from where all is seen that any spectator sees."""
        rules, state = self._rules, self._state
        if seat is None or state is None:
            bench = place - self._seats if seat is None and place is not None else None
            return Aside(seat, host, bench=bench)
        prompts = tuple(rules.prompts(state, seat)) if seat in self._actors else ()
        return Aside(seat, host, rules.private(state, seat), prompts)


class News:
    """What happened, as each may hear it: what all hear alike is written once."""

    def __init__(
        self,
        table: Table,
        happened: Sequence[Step[Any, Any]],
        heard: Sequence[Data | None],
        bodies: Sequence[bytes],
    ) -> None:
        """`heard`: the same events as everybody hears them; `bodies`: as they are stored."""
        self._rules, self._happened, self._for_all, self._bodies = table.rules, happened, heard, bodies
        self._paused = table.paused  # nothing is heard then
        # Spectators hear only what all do, and what they hear as it is, all do.
        self.open = self._paused or all(map(is_, heard, [step.event for step in happened]))

    @property
    def for_all(self) -> bytes:
        return b"" if self._paused else self._written(self._for_all)

    def for_seat(self, seat: Seat | None) -> bytes | None:
        """If that is something else; None: it hears what all do."""
        if self.open or seat is None:
            return None
        news = self._rules.news
        heard = [news(step.state, step.event, seat) for step in self._happened]
        return None if heard == self._for_all else self._written(heard)

    def _written(self, heard: Sequence[Data | None]) -> bytes:
        items = []
        for step, body, told in zip(self._happened, self._bodies, heard, strict=True):
            if told is step.event:
                items.append(b"[%d,%b]" % (step.at, body))
            elif told is not None:
                items.append(b"[%d,%b]" % (step.at, encode(told)))
        return b"[%b]" % b",".join(items) if items else b""


# The three messages by which a client knows what it sees. Left out is what has not changed.


def sight(shown: Shown, aside: Aside, at: Moment, answer: str | None) -> bytes:
    """All of it."""
    text = b'{"type":"Sight","number":%d,"at":%d,"table":%b' % (shown.number, at, encode(shown.table))
    if shown.public is not None:
        game = encode(shown.public), encode(aside.private), encode(aside.prompts)
        text += b',"game":{"type":"GameView","public":%b,"private":%b,"prompts":%b}' % game
    return b"%b%b%b}" % (text, _who(aside), b"" if answer is None else b',"answer":' + encode(answer))


def change(before: Shown, after: Shown, at: Moment, news: bytes, said: Sequence[tuple[Seat, str]]) -> bytes:
    """From what everybody has seen to what everybody sees now."""
    text = b'{"type":"Change","number":%d,"since":%d,"at":%d' % (after.number, before.number, at)
    if table := _changed(before.table, after.table):
        text += b',"table":' + table
    if public := _changed(before.public, after.public):
        text += b',"public":' + public
    if news:
        text += b',"news":' + news
    if said:
        text += b',"said":' + encode(said)
    return text + b"}"


def own(
    before: Aside,
    after: Aside,
    number: int,
    at: Moment,
    news: bytes | None,
    answer: str | None,
    ruled: Ruled | None,
) -> bytes:
    """What concerns this client alone."""
    text = b'{"type":"Own","number":%d,"at":%d%b' % (number, at, _who(after))
    if after.private != before.private:
        text += b',"private":' + encode(after.private)
    if after.prompts != before.prompts:
        text += b',"prompts":' + encode(after.prompts)
    if news is not None:
        text += b',"news":' + (news or b"[]")
    if answer is not None:
        text += b',"answer":' + encode(answer)
    if ruled is not None:
        text += b',"ruled":' + encode(ruled)
    return text + b"}"


def _who(aside: Aside) -> bytes:
    who = b"" if aside.seat is None else b',"you":%d' % aside.seat
    if aside.bench is not None:
        who = b',"bench":%d' % aside.bench
    return who + b',"host":true' if aside.host else who


def _changed(before: Data | None, after: Data | None) -> bytes:
    """Empty: nothing is different."""
    if after is before:
        return b""
    difference = _difference(before, after)
    return b"" if difference == {} else encode(difference)


def _difference(old: Any, new: Any) -> Any:
    """A mapping of the fields of a struct, or the places of a list of structs, that differ; all else is told
    whole. A mapping has no type, so a client sees which it is."""
    kind = type(new)
    if type(old) is not kind:
        return new
    pairs: Iterable[tuple[Any, Any, Any]]
    if (fields := _fields(kind)) is not None:
        names, values = fields
        pairs = zip(names, values(old), values(new), strict=True)
    elif kind is tuple and 0 < len(old) <= len(new) and _fields(type(new[-1])) is not None:
        pairs = zip(count(), chain(old, repeat(None)), new)  # a longer one goes on behind its end
    else:
        return new
    return {key: _difference(was, now) for key, was, now in pairs if was is not now and was != now}


Fields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]


def _fields_of(kind: type) -> Fields | None:
    """Of a struct that is sent with its type: their names, and all their values at once."""
    if not issubclass(kind, Data) or kind.__struct_config__.tag is None:
        return None
    names = kind.__struct_fields__
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda one: tuple([getattr(one, name) for name in names])


_fields: Callable[[type], Fields | None] = cache(_fields_of)
