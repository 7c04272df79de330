"""`/api/cards.pdf?paper=a4&language=fr&level=hard`: Oni's deck to print (ON-2).

Making one takes seconds, so a child process does it, once for each of the few decks.
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable
from contextlib import suppress

from ninefold.games.oni.box import LEVELS
from ninefold.games.oni.box.texts import LANGUAGES
from ninefold.server.http_api.printing.layout import PAPERS
from ninefold.server.net.http import Request, Response
from ninefold.server.net.static_files import ASK_FIRST, SAFETY

DeckChoice = tuple[str, str, str]
COMMAND = ("-m", "ninefold.server.http_api.printing")


class Cards:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: dict[DeckChoice, Response] = {}
        self._child: subprocess.Popen[bytes] | None = None

    def web(self, request: Request) -> Response | Awaitable[Response]:
        wanted = (
            request.query.get("paper", PAPERS[0]),
            request.query.get("language", LANGUAGES[0]),
            request.query.get("level", LEVELS[-1]),
        )
        if wanted[0] not in PAPERS or wanted[1] not in LANGUAGES or wanted[2] not in LEVELS:
            return Response(404, b"404 Not Found\n", {"Content-Type": "text/plain; charset=utf-8", **SAFETY})
        return self._made.get(wanted) or self._wait_for(wanted)

    def close(self) -> None:
        if self._child is not None:
            with suppress(ProcessLookupError):
                self._child.kill()

    async def _wait_for(self, wanted: DeckChoice) -> Response:
        """One deck at a time. It is finished and kept even if the client has gone."""
        return await asyncio.shield(self._make(wanted))

    async def _make(self, wanted: DeckChoice) -> Response:
        async with self._turn:
            made = self._made.get(wanted)
            if made is None:
                body = await asyncio.to_thread(self._print, wanted)
                name = "-".join(("oni", *wanted))
                made = self._made[wanted] = Response(
                    200,
                    body,
                    {
                        "Content-Type": "application/pdf",
                        "Content-Disposition": f'attachment; filename="{name}.pdf"',
                        "Cache-Control": ASK_FIRST,
                        **SAFETY,
                    },
                )
        return made

    def _print(self, wanted: DeckChoice) -> bytes:
        with subprocess.Popen(
            [sys.executable, *COMMAND, *wanted], stdout=subprocess.PIPE, start_new_session=True
        ) as self._child:
            body, _ = self._child.communicate()
        if self._child.returncode:
            raise RuntimeError(f"making the deck {wanted} failed (exit code {self._child.returncode})")
        return body
