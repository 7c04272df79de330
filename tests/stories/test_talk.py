"""What is said at a table: phrases, words where the host allows them, and not without end."""

import asyncio
from pathlib import Path
from typing import Any

from ninefold.server.http_api.replays import find
from ninefold.server.table.events import Said
from ninefold.server.table.records import read_event
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


def heard(player: Player) -> list[list[Any]]:
    return [said for sight in player.told for said in sight.get("said", [])]


def test_a_phrase_is_sent_once_to_everybody_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            watcher = await here.player().enter(ann.code)
            assert await watcher.refused("Say", words=":wow:") == "watching"
            before = ben.number
            await ben.must("Say", words=":bravo:")
            for player in (ann, ben, watcher):
                await player.until(lambda player=player: heard(player) == [[1, ":bravo:"]])  # type: ignore[misc]
            assert ann.told[-1]["number"] == before + 1 and "table" not in ann.told[-1]
            late = await here.player().enter(ann.code)
            await late.must("Resync")
            assert heard(late) == []
            await ann.move()  # the game goes on

    run(story())


def test_the_host_decides_whether_free_words_are_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            chosen = {field: ann.table[field] for field in ("game", "options", "room", "patience")}
            assert await ben.refused("Say", words="Hello!") == "talk"
            await ann.must("Choose", **chosen, talk="words")
            await ben.must("Say", words="  Hello,\n all! \u202e")
            assert heard(ben) == [[1, "Hello, all!"]]
            assert await ben.refused("Say", words=" \u200b ") == "malformed"
            assert await ben.refused("Say", words="x" * 121) == "malformed"
            await ann.must("Choose", **chosen, talk="nothing")
            assert await ben.refused("Say", words=":bravo:") == "talk"

    run(story())


def test_talk_is_rate_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            for _ in range(4):
                await ann.must("Say", words=":haha:")
            assert await ann.refused("Say", words=":haha:") == "hush"
            await ben.must("Say", words=":hmm:")  # each for themselves
            await asyncio.sleep(2.1)
            await ann.must("Say", words=":thanks:")
            assert await ann.refused("Say", words=":thanks:") == "hush"

    run(story())


def test_talk_is_in_the_log_and_does_not_break_replays(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.must("Say", words=":wow:")
            await ann.move()
            await ben.must("Say", words=":hurry:")
            await ann.must("Stop")
            rows = await here.store.load(ann.code)
            said = [event for row in rows if isinstance(event := read_event(row), Said)]
            assert said == [Said(0, ":wow:"), Said(1, ":hurry:")]
            finished = find(rows, ann.table["phase"]["game_id"])
            assert finished is not None and len(finished.facts) == sum(1 for row in rows if row.scope)

    run(story())
