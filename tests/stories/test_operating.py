"""What a monitor asks, and a restart in the middle of games."""

import asyncio
import json
import sys
import time
from pathlib import Path

import pytest

from ninefold.server.app import App
from ninefold.server.http_api.own_pictures import NO_PICTURES
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http import Request, Response
from ninefold.server.net.proxies import LOOPBACK, network
from ninefold.server.ops import loop_lag
from ninefold.server.ops import metrics as counted
from ninefold.server.store.timed_store import DOUBTED_S
from testkit import prometheus_text
from testkit.in_process_server import InProcessServer, Store, hall
from testkit.jumping_loop import run


async def metrics(here: InProcessServer) -> dict[str, float]:
    answer = await (await here.dial()).ask("GET /metrics HTTP/1.1")
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return prometheus_text.read(answer.body.decode())


def test_the_metrics_of_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            before = await metrics(here)
            ann, _ = await here.playing("Ann", "Ben", bots=1, first=0)
            await ann.move()
            assert await ann.refused("Act", action={"type": "Roll", "die": 99}) == "MD-3"
            here.store.fail = 1
            assert await ann.refused("Say", words=":wow:") == "not-saved"
            after = await metrics(here)
            grown = {name: after[name] - before.get(name, 0) for name in after}
            assert grown["ninefold_moves_total"] == 1
            assert grown['ninefold_refusals_total{clause="MD-3"}'] == 1
            assert grown["ninefold_store_failures_total"] == 1
            commits, told = grown["ninefold_commit_seconds_count"], grown["ninefold_broadcast_seconds_count"]
            assert commits == told + 1, "the first is of a table at which nobody is yet"
            assert grown['ninefold_commit_seconds_bucket{le="+Inf"}'] == commits
            assert 0 < grown["ninefold_commit_seconds_sum"] < 10
            now = [after[f"ninefold_{what}"] for what in ("tables", "sockets", "seats", "bots")]
            assert now == [1, 2, 3, 1]
            if sys.platform == "linux":
                assert after["process_resident_memory_bytes"] > 1_000_000 and after["process_open_fds"] > 2
            assert after['python_gc_collections_total{generation="0"}'] >= 0

    run(story())


@pytest.mark.parametrize(
    ("peer", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("::ffff:127.0.0.1", {}, 200),
        ("192.168.1.7", {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("127.0.0.1", {"via": "1.1 somebody"}, 403),
        ("10.0.0.9", {"x-forwarded-for": "192.168.1.7"}, 403),
        ("10.0.0.9", {"x-forwarded-for": "127.0.0.1, 192.168.1.7"}, 403),
        ("10.0.0.9", {"x-forwarded-for": "10.2.0.1"}, 200),
        ("10.2.0.1", {}, 200),
        ("10.2.0.1", {"x-forwarded-for": "192.168.1.7"}, 403),
    ],
)
def test_only_allowed_addresses_read_the_metrics(
    tmp_path: Path, peer: str, headers: dict[str, str], status: int
) -> None:
    async def story() -> None:
        watchers = (*LOOPBACK, network("10.2.0.0/16"))
        trusted = (network("10.0.0.0/16"),)
        app = App(
            Store(tmp_path / "t.db"),
            _no_page,
            Addresses("http", None, 0),
            NO_PICTURES,
            trusted,
            None,
            watchers,
        )
        answer = app.web(Request("GET", "/metrics", {}, {"host": "127.0.0.1", **headers}, peer))
        assert isinstance(answer, Response) and answer.status == status
        assert (b"ninefold_moves_total" in answer.body) is (status == 200)

    run(story())


def _no_page(request: Request) -> Response:
    return Response(404)


def test_a_strange_clause_does_not_break_the_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = counted.Counter("clauses_total", "By their names.", "clause", ("known",))
    monkeypatch.setattr(counted, "ALL", (clauses,))
    odd = ['"', "\\", "two\nlines", 'x"} 5\nfake_total{clause="']
    for name in odd:
        clauses.add(name)
    told = prometheus_text.read(counted.written({}).decode())
    mine = {name: value for name, value in told.items() if not name.startswith(("process_", "python_gc_"))}
    assert mine == {
        'clauses_total{clause="known"}': 0,
        **{f'clauses_total{{clause="{name}"}}': 1 for name in odd},
    }


def test_histograms_count_up_to_each_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    times = counted.Times("work_seconds", "How long it took.", (0.5, 1.0))
    monkeypatch.setattr(counted, "ALL", (times,))
    for seconds in (0.25, 0.5, 0.75, 2.0):
        times.add(seconds)
    told = prometheus_text.read(counted.written({"here": ("How many are here.", 3)}).decode())
    buckets = [told[f'work_seconds_bucket{{le="{bound}"}}'] for bound in ("0.5", "1.0", "+Inf")]
    assert (buckets, told["work_seconds_sum"], told["work_seconds_count"]) == ([2, 3, 4], 3.5, 4)
    assert told["here"] == 3


def test_a_blocked_event_loop_is_measured() -> None:
    def late() -> float:
        samples = prometheus_text.read(counted.written({}).decode())
        return (
            samples["ninefold_loop_lag_seconds_count"] - samples['ninefold_loop_lag_seconds_bucket{le="0.1"}']
        )

    async def story() -> None:
        watching = asyncio.create_task(loop_lag.watch(0.01))
        await asyncio.sleep(0)
        before = late()
        time.sleep(0.3)  # as a rule that takes too long
        async with asyncio.timeout(20):
            while late() == before:
                await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(story())


def test_readyz_fails_while_the_log_cannot_be_written_or_the_server_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")

            async def ready() -> int:
                return (await (await here.dial()).ask("GET /readyz HTTP/1.1")).status

            assert await ready() == 200
            here.store.fail = 1
            await ann.refused("AddBot", level="adult")
            assert await ready() == 503
            await ann.must("AddBot", level="adult")
            assert await ready() == 200
            here.store.fail = 1
            await ann.refused("AddBot", level="adult")
            assert await ready() == 503
            await asyncio.sleep(DOUBTED_S + 1)
            assert await ready() == 200, "nobody has written since, as nobody was sent here"
            await here.app.drain()
            assert await ready() == 503
            assert (await here.knock())[1] == 503
            assert (await (await here.dial()).ask("GET /healthz HTTP/1.1")).status == 200

    run(story())


def test_a_restart_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """Everybody hears one word, nobody sees another go, and the game goes on where it was."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.move()
            await ben.until(lambda: any(item["type"] == "DieCovered" for item in ben.news))
            before, heard = await here.table(ann.code), len(ben.told)
            await here.app.drain()
            await here.restart()
            assert [json.dumps(told["why"]) for told in ben.told[heard:]] == ['"closing"']
            assert ann.goodbye == "closing"
            await ann.enter()
            await ben.enter()
            assert await here.table(ann.code) == before
            assert not ben.table["waiting"] and (await ben.move())["type"] == "Sight"

    run(story())
