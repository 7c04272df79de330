"""Connections break: nothing is done twice, nothing is lost, nothing that was covered is shown again."""

import asyncio
from pathlib import Path

import pytest

from testkit.client import hidden
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


async def to_the_row(*players: Player, cups: int) -> None:
    """Play until so many cups stand in the row."""
    while True:
        public = next(player.game for player in players if player.game)["public"]
        if len(public["row"]) == cups:
            return
        able = [player for player in players if player.prompts]
        await (able[0].move() if able else asyncio.sleep(0.1))


def test_a_repeated_message_is_answered_and_not_done_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            roll = {"type": "Roll", "die": 4}
            first = await ann.ask("Act", id="mine", action=roll)
            assert first["type"] == "Sight" and first["answer"] == "mine"
            await ben.until(lambda: ben.number == first["number"])
            again = await ann.ask("Act", id="mine", action=roll)
            assert again == {"type": "Answered", "id": "mine", "number": first["number"], "gift": None}
            assert await ben.refused("Act", id="mine", action=roll) == "MD-3", "ids are each client's own"
            await here.restart()
            await ben.enter()
            await ann.enter()
            after = await ann.ask("Act", id="mine", action={"type": "Roll", "die": 5})
            assert after["type"] == "Answered"
            assert await ann.refused("Act", id="new", action=roll) == "MD-3"
            rows = await here.store.load(ann.code)
            assert sum(b"DiePicked" in row.body for row in rows) == 1
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))

    run(story())


def test_repeats_during_the_commit_are_answered_and_not_done_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            roll = {"type": "Act", "id": "mine", "action": {"type": "Roll", "die": 4}, "seen": ann.number}
            for _ in range(3):
                await ann.say(roll)
            await ann.until(lambda: sum(m.get("id") == "mine" for m in ann.told) == 2)
            assert [item["type"] for item in ann.news].count("DiePicked") == 1
            assert sum(sight.get("answer") == "mine" for sight in ann.sights) == 1
            assert ben.number == ann.number

    run(story())


def test_a_client_notices_a_gap_by_the_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ben.go()
            had = ben.number
            await ann.move()
            await ben.enter()
            back = ben.sights[-1]
            assert back["since"] == back["number"] == ann.number > had
            assert "news" not in back, "who comes back gets a view, never old news"
            answer = await ben.ask("Resync", id="look")
            assert answer["type"] == "Sight" and "news" not in answer and answer["game"] == ben.game

    run(story())


def test_a_second_tab_takes_the_seat_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            tab = here.player("Ann")
            tab.token, tab.part = ann.token, ann.part
            await tab.enter(ann.code)
            await ann.gone()
            assert (ann.goodbye, tab.you) == ("taken-over", 0)
            await tab.move()
            assert all(chair["present"] for chair in ben.table["chairs"])
            assert "Away" not in [item["type"] for item in ben.news]

    run(story())


@pytest.mark.parametrize("down", [False, True], ids=["reload", "restart"])
def test_covered_pictures_are_not_shown_again(tmp_path: Path, down: bool) -> None:  # MD-15
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0, naming="recognise")
            await to_the_row(ann, ben, cups=3)
            covered = {item["picture"] for item in ann.news if item["type"] == "DieRolled"}
            assert len(covered) == 3
            if down:
                await here.restart()
            else:
                await ann.go()
                await ben.go()
            late, mark = here.player(), (len(ann.told), len(ben.told))
            await ann.enter()
            await ben.enter()
            await late.enter(ann.code)
            await ann.ask("Resync")
            spoken = [str(m) for m in ann.told[mark[0] :] + ben.told[mark[1] :] + late.told]
            assert len(spoken) > 4
            assert not any(f"'{picture}'" in text for picture in covered for text in spoken)
            assert ann.game and [place["type"] for place in ann.game["public"]["row"]] == ["Covered"] * 3
            await to_the_row(ann, ben, cups=5)
            for player in (ann, ben, late):
                assert list(hidden(player)) == []

    run(story())


def test_messages_without_an_answer_are_sent_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await here.end()
            ann.sent["late"] = {"type": "Act", "id": "late", "action": {"type": "Roll", "die": 0}, "seen": 1}
            await here.begin()
            await ben.enter()
            assert ben.table["waiting"], "Ann was there when time stopped"
            await ann.enter()
            await ben.until(lambda: "DieRolled" in [item["type"] for item in ben.news])
            assert ann.sent == {}

    run(story())
