"""A table is its log: whoever asks for it after a restart finds it as it was, its bots included."""

import asyncio
import gc
import weakref
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ninefold.games import SHELF
from ninefold.minds import Deed
from ninefold.server.hosting import registry
from ninefold.server.live.live_table import LiveTable
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run

RULES = SHELF["memo_dice"]


async def _next_deed(here: InProcessServer, code: str) -> Deed | None:
    live = await here.live(code)
    while live.machine._bots.waking is not None:
        await asyncio.sleep(0.01)
    return live.machine._bots.next_deed


def _forbid(*_: object) -> NoReturn:
    raise AssertionError("a log is folded, not played again")


def test_a_table_is_restored_when_somebody_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, first=0, naming="recognise")
            other = await here.player("Zoe").open()
            while len((await here.state(ann.code)).row) < 6:
                able = [player for player in (ann, ben) if player.prompts]
                await (able[0].move() if able else asyncio.sleep(0.2))
            await ann.go()
            await ben.go()
            await asyncio.sleep(5)
            before, deed = await here.table(ann.code), await _next_deed(here, ann.code)
            mind = (await here.live(ann.code)).machine._bots.players[2].mind
            with monkeypatch.context() as strict:
                strict.setitem(SHELF, RULES.name, replace(RULES, decide=_forbid, advance=_forbid))
                await here.restart()
                assert here.app.tables._live == {}, "nothing is restored before it is asked for"
                await ann.enter()
                assert set(here.app.tables._live) == {ann.code} != {other.code}
            assert await here.table(ann.code) == before
            assert await _next_deed(here, ann.code) == deed
            assert (await here.live(ann.code)).machine._bots.players[2].mind == mind

    run(story())


def test_one_restore_serves_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[LiveTable] = []

    class Counted(LiveTable):
        def __init__(self, *values: Any, **named: Any) -> None:
            super().__init__(*values, **named)
            made.append(self)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.seated("Ann", "Ben", "Cid")
            await here.restart()
            monkeypatch.setattr(registry, "LiveTable", Counted)
            async with asyncio.TaskGroup() as group:
                for player in (ann, ben, cid):
                    group.create_task(player.enter())
            assert len(made) == 1 and [p.you for p in (ann, ben, cid)] == [0, 1, 2]

    run(story())


def test_an_empty_table_is_unloaded_and_restored(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            before = await here.table(ann.code)
            await asyncio.sleep(2 * registry.IDLE_S)
            assert set(here.app.tables._live) == {ann.code}
            await ann.go()
            await ben.go()
            await asyncio.sleep(2 * registry.IDLE_S)
            assert here.app.tables._live == {}
            await ann.enter()
            await ben.enter()
            assert await here.table(ann.code) == before
            assert (await ann.move())["type"] == "Sight"

    run(story())


@pytest.mark.parametrize("how", ["put away", "dropped"])
def test_a_closed_table_is_freed_without_garbage_collection(tmp_path: Path, how: str) -> None:
    """It is tuned to come by rarely: a table that waits for it stays in memory for a day."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, first=0)
            await ann.move()
            live = weakref.ref(here.app.tables.live[0])
            if how == "put away":
                await ann.go()
                await ben.go()
            else:
                here.app.tables.drop(ann.code)
                await ann.gone()
                await ben.gone()
            await asyncio.sleep(2 * registry.IDLE_S)
            assert live() is None
            await ann.enter()
            await ben.enter()
            assert (await ann.move())["type"] == "Sight"

    gc.collect()
    gc.disable()
    try:
        run(story())
    finally:
        gc.enable()


@pytest.mark.parametrize("how", ["put away", "dropped"])
def test_a_closed_hall_is_freed_without_garbage_collection(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            host = await here.player("Ann").open_hall()
            await host.must("Join", name="Ann", face="fox")
            shell = here.app.tables.live[0]
            live, machine = weakref.ref(shell), weakref.ref(shell.machine)
            del shell
            if how == "put away":
                await host.go()
            else:
                here.app.tables.drop(host.code)
                await host.gone()
            await asyncio.sleep(2 * registry.IDLE_S)
            assert live() is None and machine() is None
            await host.enter()

    gc.collect()
    gc.disable()
    try:
        run(story())
    finally:
        gc.enable()


def test_a_table_stays_loaded_for_a_while_after_the_last_client(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            await asyncio.sleep(registry.IDLE_S - 10)
            await ann.go()
            await asyncio.sleep(registry.IDLE_S - 5)
            assert set(here.app.tables._live) == {ann.code}
            await asyncio.sleep(10)
            assert here.app.tables._live == {}

    run(story())


def test_unloading_a_table_does_not_scan_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be thousands, and each is looked at every two minutes."""

    def all_of_them(self: registry.TableRegistry) -> list[LiveTable]:
        raise AssertionError("all are looked at")

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            await ann.go()
            with monkeypatch.context() as many:
                many.setattr(registry.TableRegistry, "live", property(all_of_them))
                await asyncio.sleep(registry.IDLE_S + 10)
            assert here.app.tables._live == {}

    run(story())


def test_a_bot_that_steps_in_late_remembers_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0, naming="recognise")
            await ann.must("SetLevel", seat=1, level="elephant")
            while len((await here.state(ann.code)).row) < 3:
                able = [player for player in (ann, ben) if player.prompts]
                await (able[0].move() if able else asyncio.sleep(0.2))
            await ben.must("Leave")
            await _next_deed(here, ann.code)
            mind = (await here.live(ann.code)).machine._bots.players[1].mind
            state = await here.state(ann.code)
            assert [trace.what for trace in mind.memory][:3] == [place.picture for place in state.row[:3]]

    run(story())
