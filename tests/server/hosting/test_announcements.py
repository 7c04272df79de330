"""The operator's announcement: everybody is told, now and when they come, until it is withdrawn."""

import asyncio
from pathlib import Path

import pytest

from ninefold.server.hosting import announcements
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player

TEXT = "We restart at nine o'clock."


def heard(player: Player) -> list[str]:
    return [message["text"] for message in player.told if message["type"] == "Announcement"]


def test_everybody_at_every_table_hears_it_and_who_comes_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            cid = await here.player("Cid").open()
            watcher = await here.player().enter(cid.code)
            assert here.app.announcements.set(TEXT, 1800) == "The announcement stands for 30 minutes."
            for player in (ann, ben, cid, watcher):
                await player.until(lambda player=player: heard(player) == [TEXT])  # type: ignore[misc]
            late = await here.player().enter(ann.code)
            await late.until(lambda: heard(late) == [TEXT])
            await ann.move()  # the game goes on
            assert here.app.announcements.set("", 0) == "The announcement is withdrawn."
            for player in (ann, ben, cid, watcher, late):
                await player.until(lambda player=player: heard(player) == [TEXT, ""])  # type: ignore[misc]
            last = await here.player().enter(ann.code)
            await last.must("Resync")
            assert heard(last) == []

    run(story())


def test_it_ends_by_itself_and_a_new_one_takes_its_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            here.app.announcements.set(TEXT, 600)
            await asyncio.sleep(500)
            here.app.announcements.set("At ten.", 600)
            await asyncio.sleep(500)
            assert heard(ann) == [TEXT, "At ten."]
            await asyncio.sleep(200)
            await ann.until(lambda: heard(ann) == [TEXT, "At ten.", ""])

    run(story())


def test_many_are_told_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcements, "MOST_AT_ONCE", 2)

    async def story() -> None:
        told: list[int] = []
        here = announcements.Announcements()
        for number in range(5):
            here.join(lambda data, number=number: told.append(number))  # type: ignore[misc]
        here.set(TEXT, 60)
        assert told == [0, 1]
        await asyncio.sleep(0.1)
        assert told == [0, 1, 2, 3, 4]
        here.set("Another.", 60)
        here.set("", 0)
        told.clear()
        await asyncio.sleep(0.1)
        assert told == [2, 3, 4], "the words in between are told to nobody else"
        here.close()

    run(story())
