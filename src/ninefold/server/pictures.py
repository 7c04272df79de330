"""`/pictures/jinx/NUMBER.svg`, the pictures of the box, and `/pictures/own/HASH`, those of the table.

To draw one takes longer than a race can wait: a process of its own draws each of them once, when asked for.
"""

import asyncio
import gzip
import subprocess
import sys
from collections.abc import Awaitable
from contextlib import suppress
from hashlib import sha256

from ninefold.games.jinx.box.pictures import PICTURES
from ninefold.server.http import Request, Response
from ninefold.server.own_pictures import NO_PICTURES, OwnPictures
from ninefold.server.static import ASK_FIRST, FOREVER, SAFETY, File, accepts_gzip
from ninefold.server.unbroken import to_its_end

SHORT = 8  # letters of a hash are enough to know a picture of the box by
COMMAND = ("-m", "ninefold.games.jinx.box.pictures", "--asked")


class Artist:
    """A process that draws a picture for each number that it is told."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def draw(self, number: int) -> bytes:
        if self._child is None or self._child.poll() is not None:
            self.close()
            pipe = subprocess.PIPE
            self._child = subprocess.Popen(
                [sys.executable, *COMMAND], stdin=pipe, stdout=pipe, start_new_session=True
            )
        assert self._child.stdin is not None and self._child.stdout is not None
        self._child.stdin.write(b"%d\n" % number)
        self._child.stdin.flush()
        drawn = self._child.stdout.readline().strip()
        if not drawn:
            raise RuntimeError(f"picture {number} could not be drawn")
        return drawn

    def close(self) -> None:
        if self._child is None:
            return
        self._child.kill()
        for pipe in (self._child.stdin, self._child.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._child.wait()
        self._child = None


class Pictures:
    def __init__(self, own: OwnPictures = NO_PICTURES) -> None:
        self._own, self._artist = own, Artist()
        self._turn = asyncio.Lock()
        self._drawn: dict[int, File] = {}

    def web(self, request: Request) -> Response | Awaitable[Response]:
        match request.path.split("/")[2:]:
            case ["jinx", name] if (number := _number(name)) is not None:
                drawn = self._drawn.get(number)
                return self._draw(request, number) if drawn is None else _answer(request, drawn)
            case ["own", hash] if (picture := self._own.get(hash)) is not None:
                headers = {"Content-Type": "image/webp", "Cache-Control": FOREVER, **SAFETY}
                return Response(200, picture.body, headers)
        return Response(404, b"404 Not Found\n", {"Content-Type": "text/plain; charset=utf-8", **SAFETY})

    def close(self) -> None:
        self._artist.close()

    async def _draw(self, request: Request, number: int) -> Response:
        """The artist does one at a time."""
        return _answer(request, await to_its_end(self._drawing(number)))

    async def _drawing(self, number: int) -> File:
        async with self._turn:
            if number not in self._drawn:  # a whole table asks for the same nine together
                self._drawn[number] = _file(await asyncio.to_thread(self._artist.draw, number))
            return self._drawn[number]


def hash_of(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def _file(body: bytes) -> File:
    etag = hash_of(body)
    headers = {"Content-Type": "image/svg+xml", "ETag": f'W/"{etag}"', "Vary": "Accept-Encoding", **SAFETY}
    return File(body, gzip.compress(body, mtime=0), etag, headers)


def _answer(request: Request, file: File) -> Response:
    """Asked for by the beginning of its hash (`?v=HASH`) it never changes."""
    asked = request.query.get("v", "")
    keep = FOREVER if len(asked) >= SHORT and file.etag.startswith(asked) else ASK_FIRST
    headers = {**file.headers, "Cache-Control": keep}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(304, b"", headers)
    if file.zipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(200, file.zipped, {**headers, "Content-Encoding": "gzip"})
    return Response(200, file.body, headers)


def _number(name: str) -> int | None:
    """Of a picture of the box: written one way only."""
    digits = name.removesuffix(".svg")
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 4 else -1
    return number if name == f"{number}.svg" and 0 <= number < len(PICTURES) else None
