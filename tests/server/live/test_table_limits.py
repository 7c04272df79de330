"""A table's memory and log are limited."""

from pathlib import Path

import pytest

from ninefold.server.live import table_limits
from ninefold.server.live.clock import ServerTime
from ninefold.server.live.table_limits import MOST_TOKENS, TableLimits
from ninefold.server.net import rate_limits
from ninefold.server.table import commands, evening
from ninefold.server.table.restore import size_of
from ninefold.server.wire import from_client
from testkit.in_process_server import hall
from testkit.jumping_loop import run


def test_a_table_remembers_the_limits_of_so_many_tokens() -> None:
    time = ServerTime(0.0)
    limits = TableLimits(time, 0)
    for number in range(10 * MOST_TOKENS):
        limits.check(f"token {number}", from_client.Sit("1", "Ann", "fox"))
        limits.check(f"token {number}", from_client.Say("2", "Hello"))
    assert len(limits._changes._known) <= MOST_TOKENS and len(limits._talk._known) <= MOST_TOKENS


def test_a_table_whose_log_is_full_stops_its_game_and_takes_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1)
            size = size_of(await here.store.load(ann.code))
            monkeypatch.setattr(table_limits, "MOST_LOG_BYTES", size + 1_000)
            while ann.phase == "PlayingView":
                mover = next((one for one in (ann, ben) if one.prompts), None)
                if mover is None:
                    await ann.until(lambda: bool(ann.prompts or ben.prompts) or ann.phase != "PlayingView")
                else:
                    await mover.move()
            assert ann.table["phase"]["scores"] is None, "it was stopped"
            rows = len(await here.store.load(ann.code))
            for word in ("Again", "Begin", "Pardon"):
                assert await ann.refused(word) == "log-full"
            assert await ben.refused("Say", words="hello") == "log-full"
            assert len(await here.store.load(ann.code)) == rows
            await here.restart()
            await ann.enter()
            assert await ann.refused("Again") == "log-full", "the size is known again after a restart"
            await ann.must("Leave")

    run(story())


def test_an_address_changes_its_tables_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "CHANGES_FROM_ADDRESS", (0.0, 30.0))

    async def story() -> None:
        async with hall(tmp_path) as here:
            told = []
            for number in range(10):
                host = await here.player(f"P{number}").open()
                told += [(await host.ask("Lock", locked=bool(turn % 2)))["type"] for turn in range(5)]
            assert told.count("Refused") == 20 and "Refused" not in told[:30]
            assert await host.refused("Lock", locked=True) == "hush"
            assert (await host.ask("Resync"))["type"] == "Sight", "to look is no change"

    run(story())


def test_guests_of_an_evening_who_come_and_go_leave_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_TALLIES", 3)
    monkeypatch.setattr(evening, "KEPT_TALLIES", 2)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.seated("Ann", "Ben")
            await ann.must("Plan", games=["memo_dice", "fix"])
            await ann.must("Begin")
            for number in range(6):
                guest = await (await here.player(f"Guest {number}").enter(ann.code)).sit()
                await guest.must("Leave")
                await guest.go()
            table = await here.table(ann.code)
            assert table.evening is not None and len(table.evening.tallies) == 2
            await (await here.player("Cleo").enter(ann.code)).sit()
            dan = await here.player("Dan").enter(ann.code)
            assert await dan.refused("Sit", name="Dan", face="owl") == "full"
            assert await here.stored(ann.code) == await here.table(ann.code)

    run(story())
