"""A person who takes over a bot's chair learns nothing that only the bot knows."""

from pathlib import Path

from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


def kinds(player: Player) -> list[str]:
    return [item["type"] for item in player.news]


def test_a_person_who_takes_a_bots_chair_does_not_learn_its_secret(tmp_path: Path) -> None:
    """A second tab would read it for the first. The bot plays on until the turn is over."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open("jinx")
            await ann.sit()
            for _ in range(3):
                await ann.must("AddBot", level="adult")
            chosen = {"game": "jinx", "options": {**ann.table["options"], "youngest": 1}, "room": "remote"}
            await ann.must("Choose", patience=20, talk="phrases", **chosen)
            await ann.must("Begin")
            await ann.until(lambda: "TurnBegun" in kinds(ann))
            tab = await here.player("Tab").enter(ann.code)
            await tab.sit(seat=1)
            await tab.until(lambda: tab.you == 1)
            assert tab.game is not None and (tab.game["private"], tab.prompts) == (None, [])
            assert await tab.refused("Act", action={"type": "Clue", "text": "moon"}) == "bot"
            assert ann.table["chairs"][1]["stand_in"] and not ann.table["chairs"][1]["bot"]
            await tab.go()
            await tab.enter()
            assert tab.game and tab.game["private"] is None, "not after a reload either"
            secret = (await here.state(ann.code)).phase.target
            assert b'"target":%d' % secret not in tab.heard
            await ann.until(lambda: not ann.table["chairs"][1]["stand_in"])
            assert kinds(ann)[-2:] == ["TurnScored", "ByPerson"], "the bot has played its turn to the end"
            await tab.until(lambda: tab.game and (tab.game["private"] or {}).get("seat") == 1)
            assert await here.stored(ann.code) == await here.table(ann.code)
            free = await here.player("Free").enter(ann.code)
            await free.sit(seat=3)
            assert free.game is not None and free.game["private"]["seat"] == 3, "this bot had no secret"

    run(story())
