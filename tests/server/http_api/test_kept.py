"""/api/kept/CODE: until when a table is kept."""

import asyncio
import json
from pathlib import Path

from ninefold.server.hosting.retention import Retention
from ninefold.server.http_api.kept import KeptTables
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.http import Request, Response
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run

DAY_MS = 86_400_000


async def ask(here: InProcessServer, code: str, *, days: int | None, spare: bool) -> Response:
    misses = Guesses(asyncio.get_running_loop().time, 1 / 3600, 2)
    kept = KeptTables(here.store, misses, Retention(days, spare))
    return await kept.answer(Request("GET", f"/api/kept/{code}", {}, {}, "127.0.0.1"))


def test_a_table_says_until_when_it_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            old = await (await here.player("Ann").open()).sit()
            here.app.tables._expire = True
            new = await here.player("Zoe").open()
            touched = {code: (await here.store.history(code))[-1].written for code in (old.code, new.code)}
            for code, days, spare, kept in (
                (new.code, 90, True, 90),
                (new.code.lower(), 7, True, 7),
                (old.code, 90, True, None),
                (old.code, 90, False, 90),
                (new.code, None, False, None),
            ):
                answer = await ask(here, code, days=days, spare=spare)
                until = None if kept is None else touched[code.upper()] + kept * DAY_MS
                assert answer.status == 200 and json.loads(answer.body) == {"until": until}
            asked = await (await here.dial()).ask(f"GET /api/kept/{new.code} HTTP/1.1")
            assert asked.status == 200 and json.loads(asked.body) == {"until": None}

    run(story())


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            table = await here.player("Ann").open()
            misses = Guesses(asyncio.get_running_loop().time, 1 / 3600, 2)
            kept = KeptTables(here.store, misses, Retention(90))
            codes = ["../x", "BBBB", table.code]
            requests = [Request("GET", f"/api/kept/{code}", {}, {}, "127.0.0.1") for code in codes]
            assert [(await kept.answer(request)).status for request in requests] == [404, 404, 429]
            misses = Guesses(asyncio.get_running_loop().time, 1 / 3600, 2)
            kept = KeptTables(here.store, misses, Retention(90))
            at_once = await asyncio.gather(*(kept.answer(requests[1]) for _ in range(8)))
            assert sorted(answer.status for answer in at_once) == [404] * 2 + [429] * 6

    run(story())
