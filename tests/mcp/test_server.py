"""A scripted model plays whole games against bots, by the official client of the Model Context Protocol."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.types import TextContent

from ninefold.games import SHELF
from ninefold.mcp.server import SeatSettings, serving
from ninefold.reading import Reader
from testkit.in_process_server import hall
from testkit.jumping_loop import run


async def call(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    (content,) = answer.content
    assert isinstance(content, TextContent) and not answer.is_error, content
    return content.text


class ScriptedModel:
    """It reads what it is told, and nothing else."""

    def __init__(self, client: Client, seed: int) -> None:
        self._client, self._random = client, random.Random(seed)
        self.heard: list[str] = []
        self.acts = 0

    async def play(self) -> None:
        self.heard.append(await call(self._client, "rules"))
        text = await call(self._client, "look")
        while "Done for you:" not in text:
            self.heard.append(text)
            if (action := self._choose(text)) is not None and self._random.random() < 0.95:
                text = await call(self._client, "act", action=action)
                if text.startswith("Refused"):
                    text = await call(self._client, "look")
            else:
                text = await call(self._client, "wait", seconds=2)
        self.heard.append(text)
        self.acts = int(re.findall(r"Acts: (\d+)", text)[0])

    def _choose(self, text: str) -> Any:
        """One of the moves that are listed, as text."""
        moves = re.findall(r'^  .*?: (\{"type": .*\})$', text, re.MULTILINE)
        return json.loads(self._filled(self._random.choice(moves))) if moves else None

    def _filled(self, move: str) -> str:
        """With one of each field's choices."""
        chance = self._random
        move = re.sub(r"<text, at most \d+ characters>", '"frog"', move)
        move = re.sub(r"<2 to \d+ points .*?>", "[[0, 0], [999, 999]]", move)
        move = re.sub(
            r"<(\d) to (\d) of (\[.*?\]), ascending>",
            lambda found: json.dumps(sorted(chance.sample(json.loads(found[3]), int(found[2])))),
            move,
        )
        move = re.sub(
            r"<list of (\d+) numbers, each at least (\d+), together (\d+)>",
            lambda found: json.dumps(
                [int(found[3]) - (int(found[1]) - 1) * int(found[2])] + [int(found[2])] * (int(found[1]) - 1)
            ),
            move,
        )
        choice = r'("\w+": )((?:\[[^]]*\]|"[^"]*"|[\w-]+)(?: \| (?:\[[^]]*\]|"[^"]*"|[\w-]+))+)'
        return re.sub(choice, lambda found: found[1] + chance.choice(found[2].split(" | ")), move)


async def played(game: str, folder: Path, reader: Reader, **wanted: Any) -> ScriptedModel:
    async with hall(folder) as here:
        host = await here.player("Host").open(game)
        settings = SeatSettings(here.url, "Robin", code=host.code, limit=60)._replace(**wanted)
        async with Client(serving(settings, reader)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"rules", "look", "act", "wait"}
            for _ in range(SHELF[game].seats[0] - 1):
                await host.must("AddBot", level="adult")
            await host.must("Begin")
            model = ScriptedModel(client, 7)
            await model.play()
            assert host.phase == "EndedView"
            return model


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reader = Reader()
    yield reader
    reader.close()


SHORT = ("fix", "memo_dice")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in SHORT else pytest.mark.long) for game in SHELF]
)
def test_a_scripted_model_plays_a_whole_game_against_bots(game: str, tmp_path: Path, reader: Reader) -> None:
    model = run(played(game, tmp_path, reader))
    assert model.acts > 3
