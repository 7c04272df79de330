"""Tables that are brought into memory, and how the time for it is shared out."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from ninefold.games import MINDS
from ninefold.server.hosting.registry import LOGS_AT_ONCE, Superseded, TableRegistry
from ninefold.server.store.port import EventStore, Row
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.plays import play, tables
from testkit.socketless_server import Memory, log_of


class SlowMemory(Memory):
    """Reads each log in so many iterations of the loop."""

    reading = most = 0

    async def load(self, table: str) -> list[Row]:
        self.reading += 1
        self.most = max(self.most, self.reading)
        for _ in range(5):
            await asyncio.sleep(0)
        self.reading -= 1
        return await super().load(table)


def test_tables_entered_at_once_are_read_a_few_at_a_time_and_fairly() -> None:
    """After a restart one address enters 40 tables: a guest at another address does not wait for them all."""
    rows = log_of(table := next(one for one in tables([0]) if one.name == "fix"), play(table))
    codes = [f"{first}{second}BC" for first in "BCDFGHJ" for second in "KLMNPR"]

    async def story() -> None:
        store, done = SlowMemory(), list[str]()
        store.logs = dict.fromkeys(codes, rows)
        registry = TableRegistry(cast(EventStore, store), lambda code, ticket: "")

        async def find(code: str, address: str) -> None:
            assert await registry.find(code, address) is not None
            done.append(address)

        crowd = [asyncio.ensure_future(find(code, "192.0.2.1")) for code in codes[:-1]]
        await asyncio.sleep(0)
        await asyncio.gather(find(codes[-1], "192.0.2.2"), *crowd)
        assert store.most == LOGS_AT_ONCE
        assert done.index("192.0.2.2") <= 6
        registry.close()

    asyncio.run(story())


def test_a_table_that_another_node_claims_is_not_restored_to_its_end() -> None:
    """Clients that wait for it ask again, and this node gives its claim up."""
    rows = log_of(table := next(one for one in tables([0]) if one.name == "fix"), play(table))

    async def story() -> None:
        store, gone = SlowMemory(), list[str]()
        store.logs = {"BCDF": rows}
        registry = TableRegistry(cast(EventStore, store), lambda code, ticket: "")
        registry.gone = gone.append
        waiting = [asyncio.ensure_future(registry.find("BCDF")) for _ in range(2)]
        await asyncio.sleep(0)
        assert "BCDF" in registry and registry.in_play("BCDF") is None
        registry.drop("BCDF")
        assert "BCDF" not in registry and gone == ["BCDF"]
        for one in waiting:
            with pytest.raises(Superseded):
                await one
        assert "BCDF" not in registry and gone == ["BCDF"]

    asyncio.run(story())


@pytest.mark.parametrize("level", ["goldfish", "elephant"])
def test_a_change_of_level_reads_no_log(tmp_path: Path, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot keeps what it remembers and goes on at the new level."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, *_ = await here.playing("Ann", bots=2)
            live = await here.live(ann.code)
            bots = live.machine._bots
            before, minds = bots.players[1], dict(bots.players)
            loaded = list[str]()

            async def load(code: str) -> list[Row]:
                loaded.append(code)
                return []

            monkeypatch.setattr(here.store, "load", load)
            await ann.must("SetLevel", seat=1, level=level)
            assert loaded == [] and not bots.working
            assert bots.players == minds and bots.players[1] is before
            assert before.bot is MINDS["memo_dice"][level] and before.level == level  # type: ignore[index]

    run(story())


def test_restores_share_one_queue_with_all_other_work(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            assert here.app.tables.slicer is here.app.slicer

    run(story())
