"""Sets of own pictures and words that a host makes in the browser.

Each picture is uploaded by itself and drawn again by the limited process; then the list of them makes a set.
All of it is kept in the store with its table, and deleted with it.
"""

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from http import HTTPStatus
from typing import Annotated

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.json import Decoder

from ninefold.engine import AnyGame, Illegal, Supply, WrongVersion, convert, encode, seal, set_hash
from ninefold.games import SHELF
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.http_api.misses import until_misses_are_answered
from ninefold.server.http_api.own_pictures import MOST_WORDS
from ninefold.server.http_api.own_pictures import PATH as PICTURES_PATH
from ninefold.server.http_api.picture_worker import PictureWorker
from ninefold.server.http_api.unbroken import to_its_end
from ninefold.server.net.fair_queue import Crowded, Turns
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.rate_limits import subscriber
from ninefold.server.net.server_limits import ServerLimits
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.store.port import EventStore, Row, StoreFailed
from ninefold.server.table.codes import is_code
from ninefold.server.table.names import as_seen
from ninefold.server.table.records import is_closed
from ninefold.server.table.restore import restore

log = logging.getLogger(__name__)

PATH = "/api/sets/"
MOST_UPLOAD_BYTES = 600_000  # per picture; the page makes it smaller before it sends it
MOST_LIST_BYTES = 200_000
MOST_THINGS = 120  # in a set
MOST_TABLE_BYTES = 24_000_000  # of all pictures and lists of a table
MOST_FILES = 400  # of a table
MOST_WAITING = 8  # requests of one address: logs are read, pictures drawn and files stored one at a time
LATER = "try again later"
IDLE_S = 60.0  # this long after the last picture the process ends
STORED = re.compile(r"([A-Z]{4,8})\.([0-9a-f]{16})")
FOR_THIS_PERSON = "private, max-age=31536000, immutable"

ShortText = Annotated[str, Meta(max_length=MOST_WORDS)]


class Thing(Struct, forbid_unknown_fields=True):
    picture: str = ""  # as the upload answered; "": a word
    words: ShortText = ""  # what it is called
    shown: ShortText = ""  # what is written on it, or read out instead of it


class NewSet(Struct, forbid_unknown_fields=True):
    game: str
    things: Annotated[tuple[Thing, ...], Meta(max_length=MOST_THINGS)]


_lists = Decoder(NewSet)


class Refusal(Exception):
    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


class OwnSets:
    """`on`: whether new ones may be made. Existing ones stay in any case."""

    def __init__(self, store: EventStore, limits: ServerLimits, slicer: TimeSlicer, on: bool) -> None:
        self._store, self._limits, self._slicer, self.on = store, limits, slicer, on
        self._reading, self._drawing, self._storing = (Turns(1, MOST_WAITING) for _ in range(3))
        self._worker = PictureWorker()
        self._idle: asyncio.TimerHandle | None = None

    def takes(self, request: Request) -> int:
        """How large the body of a request may be."""
        if not self.on or request.method != "POST" or not request.path.startswith(PATH):
            return 0
        return MOST_UPLOAD_BYTES if request.path.endswith("/pictures") else MOST_LIST_BYTES

    async def picture(self, request: Request) -> Response:
        """`/pictures/own/CODE.HASH`"""
        named = STORED.fullmatch(request.path.removeprefix(PICTURES_PATH))
        if named is None:
            return plain(HTTPStatus.NOT_FOUND)
        try:
            body = await self._store.file(named[1], named[2])
        except StoreFailed as error:
            return _unreadable(error)
        if body is None:
            return plain(HTTPStatus.NOT_FOUND)
        return Response(200, body, {"Content-Type": "image/webp", "Cache-Control": FOR_THIS_PERSON})

    async def answer(self, request: Request) -> Response:
        """POST /api/sets/CODE/pictures with a picture, POST /api/sets/CODE with the list of a set."""
        code, _, what = request.path.removeprefix(PATH).upper().partition("/")
        if not self.on or what not in ("", "PICTURES"):
            return plain(HTTPStatus.NOT_FOUND)
        if request.method != "POST":
            return plain(HTTPStatus.METHOD_NOT_ALLOWED, {"Allow": "POST"})
        address = subscriber(request.peer)
        try:
            if not (self._limits.pictures if what else self._limits.sets).of(address).try_acquire():
                raise Refusal(429, f"Too many {'pictures' if what else 'sets'} from your address: {LATER}.")
            await self._check_host(code, request, address)
            if what:
                return _json({"picture": f"{code}.{await self._add_picture(code, request.body, address)}"})
            return _json(await self._add_set(code, request.body, address))
        except Refusal as refusal:
            return _says(refusal.status, str(refusal))
        except Crowded:
            return _says(503, "Too many requests of your address wait: try again in a moment.")
        except StoreFailed as error:
            return _unreadable(error)

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._worker.end()

    async def _check_host(self, code: str, request: Request, address: str) -> None:
        asked_at = asyncio.get_running_loop().time()
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        async with self._limits.wrong_codes.guess(address) as guess:
            if not guess.allowed:
                raise Refusal(429, f"Too many wrong codes: {LATER}.")
            if not (scheme == "Bearer" and is_code(code) and await self._hosts(code, token, address)):
                guess.missed()
        if guess.wrong:
            await until_misses_are_answered(asked_at)
            raise Refusal(403, "Only the host of a table may bring pictures.")

    async def _hosts(self, code: str, token: str, address: str) -> bool:
        async with self._reading.turn(address):
            rows = (await self._store.own_events([code]))[code]
            return await asyncio.to_thread(_is_host, rows, seal(token.encode()))

    async def _add_picture(self, code: str, body: bytes, address: str) -> str:
        name = sha256(body).hexdigest()[:16]
        if not await self._lacks(code, name, body):
            return name
        async with self._drawing.turn(address):
            drawn, why = await to_its_end(self._draw(body))
        if why:
            raise Refusal(422, f"This picture cannot be used: {why}.")
        await to_its_end(self._keep(code, name, drawn, address))
        return name

    async def _lacks(self, code: str, name: str, body: bytes) -> bool:
        """Whether the table has no such file and may have it."""
        sizes = await self._store.file_sizes(code)
        if name in sizes:
            return False
        if sum(sizes.values()) + len(body) > MOST_TABLE_BYTES or len(sizes) >= MOST_FILES:
            raise Refusal(413, "This table has too many pictures or sets: open another table.")
        return True

    async def _keep(self, code: str, name: str, body: bytes, address: str) -> None:
        async with self._storing.turn(address):  # nothing is stored between the count and the file
            if await self._lacks(code, name, body):
                await self._store.put_file(code, name, body)

    async def _draw(self, body: bytes) -> tuple[bytes, str]:
        if self._idle is not None:
            self._idle.cancel()
        try:
            return await asyncio.to_thread(self._worker.draw, body)
        finally:
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._worker.end)

    async def _add_set(self, code: str, body: bytes, address: str) -> dict[str, str | int]:
        things = await self._slicer.finish(address, _read(body)) or ()
        sizes = await self._store.file_sizes(code)
        for thing in things:
            if thing.hash and thing.hash.removeprefix(f"{code}.") not in sizes:
                raise Refusal(422, "A picture of this set is missing: upload it again.")
        hash = set_hash(things)
        await to_its_end(self._keep(code, hash, encode(things), address))
        return {"set": hash, "count": len(things)}


def _read(body: bytes) -> Iterator[tuple[Supply, ...]]:
    """The things of a list, in steps; the last step has them all."""
    try:
        made = _lists.decode(body)
    except (ValidationError, DecodeError) as error:
        raise Refusal(400, f"This is not a list of a set: {error}.") from error
    yield ()
    things: list[Supply] = []
    for thing in made.things:
        things.append(_supply(thing))
        yield ()
    _check(SHELF.get(made.game), things)
    yield tuple(things)


def _supply(thing: Thing) -> Supply:
    words = ", ".join(filter(None, (as_seen(word) for word in thing.words.split(","))))
    return Supply(thing.picture, words, as_seen(thing.shown))


def _check(game: AnyGame | None, things: Sequence[Supply]) -> None:
    """Whether somebody can play with them: by the game's own rules, for as few as play it."""
    if game is None or game.supplies is None:
        raise Refusal(422, "This game takes no sets.")
    try:
        game.supplies.check(things)
        game.setup(game.seats[0], convert(game.supplies.fill(things), game.options))
    except Illegal as why:
        raise Refusal(422, why.reason) from why


def _is_host(rows: Sequence[Row], token: str) -> bool:
    """By the own events of the table or hall: it may be at another node."""
    try:
        if not rows or is_closed(rows):
            return False
        there = restore_hall(rows).hall if is_hall(rows) else restore(rows).table
        return there.hosted_by(token)
    except WrongVersion:
        return False


def _json(answer: dict[str, str | int] | dict[str, str]) -> Response:
    return Response(200, encode(answer), {"Content-Type": "application/json", "Cache-Control": "no-store"})


def _says(status: int, sentence: str) -> Response:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
    return Response(status, f"{sentence}\n".encode(), headers)


def _unreadable(error: StoreFailed) -> Response:
    log.error("%s", error)
    return _says(503, "The log cannot be used: try again in a moment.")
