"""Replays of finished games, from any seat. Nothing of a game in play is shown."""

import asyncio
import gzip
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from itertools import groupby
from typing import Any, Literal, NamedTuple, get_args

from ninefold.engine import (
    NO_SETS,
    Data,
    Draw,
    Fact,
    Header,
    Moment,
    Record,
    Seat,
    SupplySets,
    WrongVersion,
    encode,
    fold,
    reopen,
    replace,
    seal,
)
from ninefold.games import SHELF
from ninefold.server.hall.records import is_hall
from ninefold.server.hosting.sets import sets_of
from ninefold.server.http_api.misses import until_misses_are_answered
from ninefold.server.net.fair_queue import Crowded, Turns
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.http import Request, Response
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.net.static_files import accepts_gzip
from ninefold.server.store.port import Damaged, EventStore, Row, StoreFailed
from ninefold.server.table.codes import is_code
from ninefold.server.table.events import DiceSealed, GameEnded, Promised
from ninefold.server.table.records import game_facts, read_event
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Ended, Table, is_ours
from ninefold.server.table.views import table_view
from ninefold.server.wire.from_server import ChairView

log = logging.getLogger(__name__)

MOST_WAITING = 8  # different replays for one address; they are made one at a time
MOST_BYTES = 1 << 24  # of a replay, before it is compressed
MOST_KEPT, MOST_KEPT_BYTES, KEPT_S = 16, 1 << 26, 10.0  # responses, and for how long
NONE_HERE = "There is no such finished game: it was never played, or it is not over yet."

Viewpoint = Seat | Literal["watch", "open"]
RequestKey = tuple[str, str, bool]  # path, seat, whether it is compressed


class Transcript(Data):
    """How the dice of a game were sealed: each part was promised by its hash and revealed later."""

    game_id: str
    seed_seal: str
    seals: tuple[str | None, ...]  # by seat, the promised hash; None: no promise
    contributions: tuple[str, ...]  # by seat, the revealed part; empty: none
    seed: str


class GameFile(Data):
    """Everything that `ninefold verify` needs."""

    header: Header
    players: tuple[str, ...]
    records: tuple[Record[Any], ...]
    scores: tuple[int, ...] | None  # None: abandoned
    winners: tuple[Seat, ...]
    transcript: Transcript
    fingerprint: str  # over all of the above


class ReplayStep(Data):
    """One moment of a game: its news, the view after it, and the draws."""

    number: int  # of the last record in this step
    at: Moment
    news: tuple[Any, ...]
    public: Any
    private: Any
    draws: tuple[Draw, ...]


class Replay(Data):
    code: str
    header: Header
    chairs: tuple[ChairView, ...]  # at the end of the game
    scores: tuple[int, ...] | None  # None: abandoned
    winners: tuple[Seat, ...]
    transcript: Transcript
    fingerprint: str  # of the game's file
    steps: tuple[ReplayStep, ...]


class FinishedGame(NamedTuple):
    table: Table  # when the game ended
    end: Ended
    facts: list[Fact[Any]]
    transcript: Transcript


class TooLong(Exception):
    """The replay would be larger than MOST_BYTES."""


class GameEnding(NamedTuple):
    game_id: str
    rows: int  # how many rows of the log lead to the end of the game
    seals: tuple[str | None, ...]


def endings(rows: Sequence[Row]) -> Iterator[GameEnding]:
    """The finished games in a table's log. A hall's log has none: its tables have logs of their own."""
    if is_hall(rows):
        return
    game_id, seals = "", list[str | None]()
    for number, row in enumerate(rows, 1):
        match None if row.scope else read_event(row):
            case DiceSealed(game_id, header):
                seals = [None] * header.seats
            case Promised(seat, promise):
                seals[seat] = promise
            case GameEnded():
                yield GameEnding(game_id, number, tuple(seals))


def find(rows: Sequence[Row], game_id: str) -> FinishedGame | None:
    """The game with this id, if it is over."""
    ending = next((one for one in endings(rows) if one.game_id == game_id), None)
    return None if ending is None else finished(rows, ending)


def finished(rows: Sequence[Row], ending: GameEnding) -> FinishedGame:
    table = restore(rows[: ending.rows]).table
    end = table.phase
    assert isinstance(end, Ended)
    header = end.played.header
    if not is_ours(header):
        raise WrongVersion(f"it was played by {header.game} rules {header.version}")
    seed, parts = end.played.seed, end.played.contributions
    transcript = Transcript(ending.game_id, seal(seed), ending.seals, parts, seed.hex())
    return FinishedGame(table, end, list(game_facts(rows, end.played.begun)), transcript)


def game_file(game: FinishedGame) -> GameFile:
    table, end, facts, transcript = game
    players = tuple(chair.name for chair in table.chairs)
    records = tuple(Record(number, fact.at, fact.event, fact.draws) for number, fact in enumerate(facts, 1))
    file = GameFile(end.played.header, players, records, end.scores, end.winners, transcript, "")
    return replace(file, fingerprint=fingerprint(file))


def fingerprint(file: GameFile) -> str:
    """A hash over the whole game, from its players and options to its result: files with the same fingerprint
    hold the same game."""
    chain = sha256(encode((file.header, file.players, file.transcript))).digest()
    for record in file.records:
        chain = sha256(chain + encode(record)).digest()
    return sha256(chain + encode((file.scores, file.winners))).hexdigest()


def withheld(sealed: Transcript) -> tuple[Seat, ...]:
    """The seats that promised a part of the dice and did not reveal it. A player who knows the seed and all
    other parts could choose between two games this way."""
    pairs = enumerate(zip(sealed.seals, sealed.contributions, strict=True))
    return tuple(seat for seat, (promise, part) in pairs if promise is not None and not part)


def replay(game: FinishedGame, viewpoint: Viewpoint, own: SupplySets = NO_SETS) -> Replay:
    table, end, facts, transcript = game
    chairs = table_view(table, lambda seat: True, False).chairs
    shown = tuple(_bounded(_steps(end.played.header, facts, viewpoint, own)))
    known = game_file(game).fingerprint
    return Replay(table.code, end.played.header, chairs, end.scores, end.winners, transcript, known, shown)


def _steps(
    header: Header, facts: Sequence[Fact[Any]], viewpoint: Viewpoint, own: SupplySets
) -> Iterator[ReplayStep]:
    """Events of the same moment are one step."""
    rules = SHELF[header.game]
    seat = viewpoint if isinstance(viewpoint, int) else None
    heard = get_args(rules.heard)
    number = 0
    for at, moment in groupby(fold(rules, reopen(rules, header, own), facts), lambda step: step.at):
        news: list[Any] = []
        draws: list[Draw] = []
        for step in moment:
            event, state = step.event, step.state
            told_whole = viewpoint == "open" and type(event) in heard
            if (told := event if told_whole else rules.news(state, event, seat)) is not None:
                news.append(told)
            draws += step.draws
            number += 1
        public = rules.public(rules.unveil(state) if viewpoint == "open" else state)
        private = None if seat is None else rules.private(state, seat)
        yield ReplayStep(number, at, tuple(news), public, private, tuple(draws))


def _bounded(steps: Iterable[ReplayStep]) -> Iterator[ReplayStep]:
    size = 0
    for step in steps:
        size += len(encode(step))
        if size > MOST_BYTES:
            raise TooLong
        yield step


class Replays:
    """Answers by HTTP: /api/replay/CODE/ID?seat=0 (or watch, or open) and /api/game/CODE/ID.json."""

    def __init__(self, store: EventStore, wrong_codes: Guesses, own: SupplySets = NO_SETS) -> None:
        self._store, self._wrong_codes, self._own = store, wrong_codes, own
        self._turns = Turns(1, MOST_WAITING)
        self._making: dict[RequestKey, asyncio.Task[Response]] = {}
        self._kept: dict[RequestKey, Response] = {}  # the oldest first

    async def answer(self, request: Request) -> Response:
        """After a game many clients ask for the same replay: it is made once, and kept for a while."""
        key = _key(request)
        if (kept := self._kept.get(key)) is not None:
            return kept
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = loop.create_task(self._make(request))
            making.add_done_callback(lambda _: self._making.pop(key))
        response = await asyncio.shield(making)
        if response.status == HTTPStatus.NOT_FOUND:
            await until_misses_are_answered(asked_at)
        return response

    async def _make(self, request: Request) -> Response:
        address = subscriber(request.peer)
        try:
            async with self._turns.turn(address):
                response = await self._made(request, address)
        except Crowded:
            return _says(503, "Too many replays are being made for your address: try again in a moment.")
        except Damaged as error:
            return _says(422, str(error))
        except StoreFailed as error:
            log.error("%s", error)
            return _says(503, "The log cannot be read: try again in a moment.")
        if response.status == HTTPStatus.OK:
            self._keep(_key(request), response)
        return response

    async def _made(self, request: Request, address: str) -> Response:
        _, _, kind, code, name = (*request.path.split("/", 4), "", "")[:5]
        code, game_id = code.upper(), name if kind == "replay" else name.removesuffix(".json")
        async with self._wrong_codes.guess(address) as guess:
            if not guess.allowed:
                return _says(429, "Too many wrong codes: try again later.")
            if not await self._knows(code, game_id):
                guess.missed()
                return _says(404, NONE_HERE)
        rows = await self._store.load(code)
        own = {**self._own, **await sets_of(self._store, code, rows)}
        make = partial(_replay_from, request=request, own=own) if kind == "replay" else game_file
        return await asyncio.to_thread(_written, request, rows, game_id, make)

    async def _knows(self, code: str, game_id: str) -> bool:
        """Whether a game of this table has this id, without reading the games."""
        if not is_code(code):
            return False
        named = b'"game_id":%b' % encode(game_id)
        return any(named in row.body for row in (await self._store.own_events([code]))[code])

    def _keep(self, key: RequestKey, response: Response) -> None:
        self._kept[key] = response
        asyncio.get_running_loop().call_later(KEPT_S, self._forget, key, response)
        while len(self._kept) > MOST_KEPT or self._kept_bytes() > MOST_KEPT_BYTES:
            del self._kept[next(iter(self._kept))]

    def _kept_bytes(self) -> int:
        return sum(len(response.body) for response in self._kept.values())

    def _forget(self, key: RequestKey, response: Response) -> None:
        """The table may be deleted."""
        if self._kept.get(key) is response:
            del self._kept[key]


def _key(request: Request) -> RequestKey:
    zipped = accepts_gzip(request.headers.get("accept-encoding", ""))
    return request.path, request.query.get("seat", ""), zipped


def _written(
    request: Request, rows: Sequence[Row], game_id: str, make: Callable[[FinishedGame], Data | None]
) -> Response:
    try:
        game = find(rows, game_id)
    except WrongVersion as error:
        return _says(410, f"This build cannot show the game: {error}.")
    if game is None:
        return _says(404, NONE_HERE)
    try:
        made = make(game)
    except TooLong:
        return _says(413, "This game is too long to be shown; its file can be checked: ninefold verify.")
    if made is None:
        return _says(404, "The game has no such seat: use the number of a seat, seat=watch or seat=open.")
    headers = {
        "Content-Type": "application/json",
        "Cache-Control": "private, max-age=600",
        "Vary": "Accept-Encoding",
    }
    if isinstance(made, GameFile):
        headers["Content-Disposition"] = f'attachment; filename="ninefold-{game.table.code}.json"'
    body = encode(made)
    if not accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(200, body, headers)
    return Response(200, gzip.compress(body, 6, mtime=0), {**headers, "Content-Encoding": "gzip"})


def _replay_from(game: FinishedGame, request: Request, own: SupplySets) -> Replay | None:
    match request.query.get("seat", "watch"):
        case "watch" | "open" as word:
            return replay(game, word, own)
        case number if number in map(str, range(game.end.played.header.seats)):
            return replay(game, int(number), own)
    return None


def _says(status: int, sentence: str) -> Response:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
    return Response(status, f"{sentence}\n".encode(), headers)
