"""What leaves a table: this is the only module that puts views, prompts and news on the wire."""

from collections.abc import Callable, Sequence
from operator import attrgetter, is_
from typing import Any

from msgspec import Raw

from ninefold.engine import OWN, Data, Moment, Prompt, Seat, Step, encode, seal
from ninefold.server.table import lobby
from ninefold.server.table.deltas import changed
from ninefold.server.table.evening_view import evening_view
from ninefold.server.table.race_rules import Ruling
from ninefold.server.table.state import Chair, Ended, Playing, Sealing, Standing, Table, newcomers
from ninefold.server.wire.from_server import (
    NOTHING,
    ChairView,
    Change,
    EndedView,
    EveningView,
    GameView,
    LobbyView,
    Own,
    PhaseView,
    PlayingView,
    Ruled,
    SealingView,
    Sight,
    StandingView,
    TableView,
)


def table_view(
    table: Table, present: Callable[[Seat], bool], waiting: bool, watchers: int = 0, speakers: int = 0
) -> TableView:
    places = tuple([_chair(table, place, present) for place in range(len(table.places))])
    fewest, most = lobby.bounds(table)
    return TableView(
        code=table.code,
        game=table.game,
        options=_options(table),
        room=table.room,
        patience=table.patience,
        talk=table.talk,
        chairs=places[: len(table.chairs)],
        bench=places[len(table.chairs) :],
        evening=_evening(table),
        fewest=fewest,
        most=most,
        locked=table.locked,
        sets={game: named.count for game, named in table.sets.items()},
        blank=_blank(table),
        call=table.call,
        banned=len(table.banned),
        watchers=watchers,
        speakers=speakers,
        paused=table.paused,
        waiting=waiting,
        phase=_phase_view(table),
    )


def _chair(table: Table, place: Seat, present: Callable[[Seat], bool]) -> ChairView:
    chair = table.places[place]
    return ChairView(
        name=chair.name,
        face=chair.face if chair.token is not None else _bot_face(chair),
        character=chair.character,
        bot=chair.token is None,
        level=chair.level,
        handicaps=chair.handicaps,
        stand_in=chair.stand_in,
        present=chair.token is None or present(place),
        host=place == table.host,
    )


def _bot_face(chair: Chair) -> str:
    """The animal of its level, dressed as its character."""
    return chair.level if chair.character is None else f"{chair.level}-{chair.character}"


def _evening(table: Table) -> EveningView | None:
    if table.evening is None:
        return None
    place_of = {chair.token: place for place, chair in enumerate(table.places) if chair.token is not None}
    bench = [chair.token or "" for chair in table.bench]
    return evening_view(table.evening, place_of, bench, isinstance(table.phase, Playing | Ended))


def _options(table: Table) -> dict[str, Any]:
    """The current or last game's options, with what the table filled in; in the lobby, the host's choice."""
    options: dict[str, Any] = table.options
    match table.phase:
        case Sealing(header=header) | Playing(header=header) | Ended(played=Playing(header=header)):
            options = header.options
    return options


def _blank(table: Table) -> bool:
    match table.phase:
        case Sealing(header=header) | Playing(header=header) | Ended(played=Playing(header=header)):
            named = header.options.get(OWN) if isinstance(header.options, dict) else None
            return named is not None and named["hash"] not in table.known_sets
    brought = table.sets.get(table.game)
    return brought is not None and brought.hash not in table.known_sets


def _phase_view(table: Table) -> PhaseView:
    match table.phase:
        case Sealing(game_id, _, seed, _, seals, values, revealing):
            return SealingView(
                game_id=game_id, seed_seal=seal(seed), seals=seals, values=values, revealing=revealing
            )
        case Playing(game_id, _, seed, contributions, lesson=lesson):
            return PlayingView(
                game_id=game_id, seed_seal=seal(seed), contributions=contributions, lesson=lesson
            )
        case Ended(Playing(game_id, _, seed, contributions, lesson=lesson), scores, winners):
            return EndedView(
                game_id=game_id,
                seed_seal=seal(seed),
                contributions=contributions,
                lesson=lesson,
                seed=seed.hex(),
                scores=scores,
                winners=winners,
            )
        case Standing():
            return StandingView()
    return LobbyView(lobby.has_seat(table), lobby.lack(table), table.rules.handicaps)


class SharedView(Data):
    """What all connections see alike."""

    number: int
    table: TableView
    public: Data | None  # None: there is no game to see


class OwnView(Data):
    """What one client alone sees besides."""

    seat: Seat | None = None
    host: bool = False
    private: Data | None = None
    prompts: tuple[Prompt, ...] = ()
    bench: int | None = None  # its number on the bench


def state_to_see(table: Table) -> Any:
    """The state of the current or last game; None: there is nothing to see."""
    phase = table.phase.played if type(table.phase) is Ended else table.phase
    return phase.state if type(phase) is Playing and not table.paused else None


class OwnViews:
    """What each client alone sees of the table now."""

    def __init__(self, table: Table) -> None:
        self._rules, self._state, self._seats = table.rules, state_to_see(table), len(table.chairs)
        self._actors = () if self._state is None else self._rules.actors(self._state)
        self._newcomers = newcomers(table)

    def of(self, seat: Seat | None, host: bool, place: Seat | None = None) -> OwnView:
        """`place`: the seat or the place on the bench. A guest on the bench sees what any watcher sees."""
        rules, state = self._rules, self._state
        if seat is None or state is None or seat in self._newcomers:
            bench = place - self._seats if seat is None and place is not None else None
            return OwnView(seat, host, bench=bench)
        prompts = tuple(rules.prompts(state, seat)) if seat in self._actors else ()
        return OwnView(seat, host, rules.private(state, seat), prompts)


EVENT = attrgetter("event")
HeardNews = Sequence[tuple[Moment, Raw | Data]]  # when it happened, and what the client is told of it


class StepNews:
    """The news of committed steps for each seat. An event that is told whole is sent as it was stored."""

    def __init__(
        self,
        table: Table,
        happened: Sequence[Step[Any, Any]],
        heard: Sequence[Data | None],
        bodies: Sequence[bytes],
    ) -> None:
        """`heard`: the news of each step for everybody; `bodies`: each event as it is stored."""
        self._rules, self._happened, self._for_all, self._bodies = table.rules, happened, heard, bodies
        self._paused = table.paused  # no news while the game is paused
        # If watchers hear every event whole, so does everybody.
        self.open = self._paused or all(map(is_, heard, map(EVENT, happened)))
        self._newcomers = () if self.open else newcomers(table)

    @property
    def for_all(self) -> HeardNews | Raw:
        return NOTHING if self._paused else self._told(self._for_all) or NOTHING

    def for_seat(self, seat: Seat | None) -> HeardNews | Raw:
        """NOTHING: the same as for everybody."""
        if self.open or seat is None or seat in self._newcomers:
            return NOTHING
        news = self._rules.news
        heard = [news(step.state, step.event, seat) for step in self._happened]
        return NOTHING if heard == self._for_all else self._told(heard)

    def _told(self, heard: Sequence[Data | None]) -> HeardNews:
        news: list[tuple[Moment, Raw | Data]] = []
        for step, body, told in zip(self._happened, self._bodies, heard, strict=True):
            if told is not None:
                news.append((step.at, Raw(body) if told is step.event else told))
        return news


# The three messages that tell a client what it sees. Unchanged parts are left out.


def sight(shown: SharedView, own_view: OwnView, at: Moment, answer: str | None) -> bytes:
    """A whole view."""
    game = None if shown.public is None else GameView(shown.public, own_view.private, own_view.prompts)
    return encode(
        Sight(shown.number, at, shown.table, game, own_view.seat, own_view.bench, own_view.host, answer)
    )


def change(
    before: SharedView, after: SharedView, at: Moment, news: HeardNews | Raw, said: Sequence[tuple[Seat, str]]
) -> bytes:
    """What changed for everybody."""
    table, public = changed(before.table, after.table), changed(before.public, after.public)
    return encode(Change(after.number, before.number, at, table, public, news, tuple(said)))


def own(
    before: OwnView,
    after: OwnView,
    number: int,
    at: Moment,
    news: HeardNews | Raw,
    answer: str | None,
    ruling: Ruling | None,
) -> bytes:
    """What changed for this client alone."""
    private = NOTHING if after.private == before.private else after.private
    prompts = NOTHING if after.prompts == before.prompts else after.prompts
    ruled = None
    if ruling is not None:
        ruled = Ruled(ruling.moment, ruling.claim, ruling.arrival, ruling.credit, ruling.late)
    return encode(Own(number, at, after.seat, after.bench, after.host, private, prompts, news, answer, ruled))
