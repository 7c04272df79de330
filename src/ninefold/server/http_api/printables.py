"""`/api/NAME.pdf?CHOICE=…`: what games bring to print, by a module `printable` in their package.

To make one takes seconds: a process of its own does it once for each of the few that there are.
`python -m ninefold.server.http_api.printables GAME CHOICE…` writes one to standard output.
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from importlib import import_module
from importlib.util import find_spec

from ninefold.engine import Printable
from ninefold.games import SHELF
from ninefold.server.http_api.unbroken import to_its_end
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.static_files import ASK_FIRST
from ninefold.server.system import own_group

COMMAND = ("-m", "ninefold.server.http_api.printables")

Edition = tuple[str, ...]  # the game, and one of each of its choices


@cache
def printables() -> dict[str, tuple[str, Printable]]:
    """By path: whose it is, and what."""
    found = {}
    for game in SHELF:
        module = f"ninefold.games.{game}.printable"
        if find_spec(module) is not None:
            printable: Printable = import_module(module).PRINTABLE
            found[f"/api/{printable.name}.pdf"] = game, printable
    return found


class Printables:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: dict[Edition, Response] = {}
        self._child: subprocess.Popen[bytes] | None = None

    def web(self, request: Request) -> Response | Awaitable[Response]:
        if request.path not in printables():
            return plain(HTTPStatus.NOT_FOUND)
        game, printable = printables()[request.path]
        chosen = {name: request.query.get(name, among[0]) for name, among in printable.choices.items()}
        if any(value not in printable.choices[name] for name, value in chosen.items()):
            return plain(HTTPStatus.NOT_FOUND)
        wanted = (game, *chosen.values())
        return self._made.get(wanted) or to_its_end(self._make(wanted))

    def close(self) -> None:
        if self._child is not None:
            with suppress(ProcessLookupError):
                self._child.kill()

    async def _make(self, wanted: Edition) -> Response:
        async with self._turn:
            made = self._made.get(wanted)
            if made is None:
                body = await asyncio.to_thread(self._print, wanted)
                headers = {
                    "Content-Type": "application/pdf",
                    "Content-Disposition": f'attachment; filename="{"-".join(wanted)}.pdf"',
                    "Cache-Control": ASK_FIRST,
                }
                made = self._made[wanted] = Response(200, body, headers)
        return made

    def _print(self, wanted: Edition) -> bytes:
        command = [sys.executable, *COMMAND, *wanted]
        with subprocess.Popen(command, stdout=subprocess.PIPE, **own_group()) as self._child:
            body, _ = self._child.communicate()
        if self._child.returncode:
            raise RuntimeError(f"{wanted} could not be made")
        return body


if __name__ == "__main__":
    of, *values = sys.argv[1:]
    (make,) = (printable.make for game, printable in printables().values() if game == of)
    sys.stdout.buffer.write(make(*values))
