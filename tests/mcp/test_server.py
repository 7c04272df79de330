"""A scripted model plays whole games against bots, by the official client of the Model Context Protocol."""

import asyncio
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from mcp import Client
from mcp.types import TextContent

from ninefold.engine import encode, view
from ninefold.games import SHELF
from ninefold.mcp.server import SeatSettings, serving
from ninefold.reading import Reader, Words
from ninefold.server.table.restore import nothing, restore_step
from ninefold.server.table.state import Playing
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run


async def call(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    (content,) = answer.content
    assert isinstance(content, TextContent) and not answer.is_error, content
    return content.text


class Reading(NamedTuple):
    """The input of the reader, and its words."""

    table: Mapping[str, Any]
    game: Mapping[str, Any] | None
    seat: int | None
    at: float
    news: Sequence[Any]
    before: Any
    words: Words


class Witness(Reader):
    """It keeps all that it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.readings: list[Reading] = []

    def read(
        self,
        lang: str,
        table: Mapping[str, Any],
        game: Mapping[str, Any] | None,
        seat: int | None,
        at: float,
        news: Sequence[Any] = (),
        before: Any = None,
    ) -> Words:
        words = super().read(lang, table, game, seat, at, news, before)
        self.readings.append(Reading(table, game, seat, at, news, before, words))
        return words


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


async def played(
    game: str, folder: Path, reader: Witness, player: type[ScriptedModel] = ScriptedModel, **wanted: Any
) -> tuple[ScriptedModel, "Shown"]:
    reader.readings.clear()
    async with hall(folder) as here:
        host = await here.player("Host").open(game)
        settings = SeatSettings(here.url, "Robin", code=host.code, limit=60)._replace(**wanted)
        async with Client(serving(settings, reader)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"rules", "look", "act", "wait"}
            for _ in range(SHELF[game].seats[0] - 1):
                await host.must("AddBot", level="adult")
            await host.must("Begin")
            model = player(client, 7)
            await model.play()
            assert host.phase == "EndedView"
            return model, await shown_to(0, game, host.code, here)


class Shown(NamedTuple):
    """All that a seat could see and hear in a game, by the rules."""

    views: set[bytes]
    news: set[bytes]


async def shown_to(seat: int, name: str, code: str, here: InProcessServer) -> Shown:
    game, views, news, folded = SHELF[name], set(), set(), nothing()
    for row in await here.store.load(code):
        folded = restore_step(folded, row)
        if isinstance(folded.table.phase, Playing) and folded.table.phase.state is not None:
            state = folded.table.phase.state
            own = json.loads(encode(view(game, state, seat))) | {"type": "GameView"}
            prompts = [json.loads(encode(prompt)) for prompt in game.prompts(state, seat)]
            views.add(_bytes({**own, "prompts": prompts}))
        for step in folded.steps[-1:]:
            if (told := game.news(step.state, step.event, seat)) is not None:
                news.add(_bytes(json.loads(encode(told))))
    return Shown(views, news)


def _bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


@pytest.fixture(scope="module")
def reader() -> Iterator[Witness]:
    reader = Witness()
    yield reader
    reader.close()


@pytest.mark.parametrize("game", SHELF)
def test_a_scripted_model_plays_a_whole_game_and_reads_what_its_seat_may_see(
    game: str, tmp_path: Path, reader: Witness
) -> None:
    model, shown = run(played(game, tmp_path, reader))
    assert model.acts > 3
    readings = [one for one in reader.readings if one.game is not None]
    assert all(one.seat == 0 for one in readings)
    assert {_bytes(one.game) for one in readings} <= shown.views
    assert {_bytes(told) for one in readings for told in one.news} <= shown.news
    told_in_every_language(game, readings)


def told_in_every_language(game: str, readings: Sequence[Reading]) -> None:
    """Everything that was asked or told in this game, once."""
    reader = Reader()  # it remembers nothing of the game
    try:
        for one in {kind_of(one): one for one in readings}.values():
            asked = (one.table, one.game, one.seat, one.at, one.news, one.before)
            told = {lang: reader.read(lang, *asked) for lang in reader.languages()}
            assert told["en"] == one.words, "the words follow from the view alone"
            for words in told.values():
                assert len(words.news) == len(one.words.news) and all((*words.news, *words.prompts))
                assert not re.search(r"\b(undefined|NaN|null)\b|\[object|[<>{}]", "\n".join(texts(words)))
            assert len({tuple(texts(words)) for words in told.values()}) == len(told) == 6
    finally:
        reader.close()


def kind_of(one: Reading) -> Any:
    assert one.game is not None
    return (tuple(prompt["verb"] for prompt in one.game["prompts"]), tuple(news["type"] for news in one.news))


def texts(words: Words) -> list[str]:
    return [words.says, *words.news, *words.prompts, words.board]


def test_acts_are_chosen_for_a_silent_model_and_no_move_is_listed(tmp_path: Path, reader: Witness) -> None:
    class Silent(ScriptedModel):
        async def play(self) -> None:
            while "Done for you:" not in "".join(self.heard[-1:]):
                await asyncio.sleep(5)
                self.heard.append(await call(self._client, "wait", seconds=20))

    model, _ = run(played("fix", tmp_path, reader, Silent, limit=5, lists_moves=False))
    assert not any('{"type"' in text for text in model.heard)
    assert "Acts: 0." in model.heard[-1]
    assert int(re.findall(r"Done for you: (\d+)", model.heard[-1])[0]) > 0  # how many depends on the bots
