"""What a model may do at its seat, as text: rules, look, act, wait."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ninefold.mcp.acts import any_act, pattern, shapes
from ninefold.mcp.client import FACE, HeardMoment, SeatLost, TableClient
from ninefold.mcp.client_view import JsonObject
from ninefold.reading import Reader, Words
from ninefold.sim.cases import RULEBOOKS

PASSING = {"changed", "waiting", "paused", "not-playing", "not-saved", "fault", "hush", "watching", "bot"}
NUMBERS = "Dice, places and seats are counted from 0 in an act, and from 1 in the words: die 1 is 0."


@dataclass
class ActCounts:
    acts: int = 0
    illegal: int = 0  # refused by a rule, or no act of this game
    late: int = 0  # done at random, because the time was up


class ModelSeat:
    """`limit`: seconds that the table waits for an act; then one is chosen at random. 0: it waits."""

    def __init__(
        self, client: TableClient, reader: Reader, lang: str, lists_moves: bool = True, limit: float = 0
    ) -> None:
        self._client, self._reader, self._lang = client, reader, lang
        self._lists_moves, self._limit = lists_moves, limit
        self.counts = ActCounts()
        self._asked_since: float | None = None
        self._notes: list[str] = []
        self._told_last: JsonObject | None = None  # of the news
        self._seen = 0  # the number of the view that the model was told last
        self._below = random.Random().randrange

    @property
    def lost(self) -> str | None:
        return self._client.lost

    async def sit(self) -> None:
        """Take a new chair; during a game, a bot's."""
        await self._connected()
        client = self._client
        if client.look.you is None:
            bots = [seat for seat, chair in enumerate(client.look.table["chairs"]) if chair["bot"]]
            place = {"seat": bots[0]} if bots and client.phase == "PlayingView" else {}
            answer = await client.ask("Sit", name=client.name, face=FACE, **place)
            if answer["type"] == "Refused":
                raise SeatLost(answer["why"])

    async def _connected(self) -> None:
        """Wait for the connection: a broken one is restored by itself."""
        while not self._client.look.table:
            if self._client.lost is not None:
                raise SeatLost(self._client.lost)
            await self._client.change(1)

    async def watch_time(self) -> None:
        """Acts for a model that is too slow. It runs beside the seat."""
        loop = asyncio.get_running_loop()
        while self._client.lost is None:
            if not self._client.is_asked:
                self._asked_since = None
            elif self._asked_since is None:
                self._asked_since = loop.time()
            if not self._limit or self._asked_since is None:
                await self._client.change(60)
                continue
            left = self._asked_since + self._limit - loop.time()
            if left > 0:
                await self._client.change(left)
                continue
            self._asked_since = None
            asked = [one for one in self._client.open_prompts() if not one.get("aside")]
            action = any_act(asked[self._below(len(asked))], self._below)
            answer = await self._client.ask("Act", action=action, seen=self._client.look.number)
            if answer["type"] != "Refused":
                self.counts.late += 1
                self._notes.append(f"Your time was up: {action} was done for you.")

    # The tools

    async def rules(self) -> str:
        await self._connected()
        game = self._client.look.table["game"]
        names = [f"{game}.{self._lang}.md", f"{game}.md"]
        paths = [folder / name for folder in RULEBOOKS for name in names]
        book = next(path for path in paths if path.is_file()).read_text(encoding="utf-8")
        acts = "\n".join(f"- `{shape}`" for shape in shapes(game))
        return f"{book}\n\n## Acts\n\n{acts}\n\n{NUMBERS}\n"

    async def look(self) -> str:
        await self._connected()
        heard = await self._tell_heard()
        words, acts = await self._tell_now()
        labels = words.labels
        told = [f"{words.title}. {words.you}"]
        told += [labels["news"], *(f"  {line}" for line in heard)] if heard else []
        told.append(f"{labels['now']} {words.says}")
        if words.board:
            told += [labels["board"], *(f"  {line}" for line in words.board.split("\n"))]
        return "\n".join([*told, *acts])

    async def act(self, action: JsonObject) -> str:
        await self._connected()
        client = self._client
        self._asked_since = None
        answer = await client.ask("Act", action=action, seen=self._seen)
        if answer["type"] == "Refused":
            if answer["clause"] not in PASSING:
                self.counts.illegal += 1
            late = f" ({answer['late']} ms late)" if answer.get("late") else ""
            return f"Refused, {answer['clause']}: {answer['why']}{late}"
        self.counts.acts += 1
        return await self._brief()

    async def wait(self, seconds: float) -> str:
        """Wait until the seat is asked, or the game is over."""
        client, loop = self._client, asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until and not client.is_asked and client.phase != "EndedView":
            if client.lost is not None:
                raise SeatLost(client.lost)
            await client.change(until - loop.time())
        return await self._brief()

    # In words

    async def _brief(self) -> str:
        """What happened, whose move it is, and what may be done: no board."""
        await self._connected()
        heard = await self._tell_heard()
        words, acts = await self._tell_now()
        told = [f"{words.labels['now']} {words.says}", *acts]
        if self._client.phase == "EndedView":
            counts = self.counts
            told.append(f"Acts: {counts.acts}. Refused: {counts.illegal}. Done for you: {counts.late}.")
        return "\n".join([*heard, *told])

    async def _tell_heard(self) -> list[str]:
        heard, self._client.heard = self._client.heard, []
        lines: list[str] = []
        for one in heard:
            lines += await self._told(one)
        notes, self._notes = self._notes, []
        return [*lines, *notes]

    async def _told(self, heard: HeardMoment) -> list[str]:
        told = [f"{name}: {words}" for name, words in heard.said]
        if heard.news and heard.game is not None:
            told += (await self._read(heard.table, heard.game, heard.at, heard.news)).news
            self._told_last = heard.news[-1]
        return told

    async def _tell_now(self) -> tuple[Words, list[str]]:
        """Of one moment, although the table goes on while it is read. Acts refer to it."""
        look, now, prompts = self._client.look, self._client.now, self._client.open_prompts()
        self._seen, game = look.number, look.game
        words = await self._read(look.table, game, now)
        acts = []
        if closing := [one["closes_at"] - now for one in prompts if one.get("closes_at") is not None]:
            acts.append(f"{words.labels['clock']} {min(closing) / 1_000:.1f} s")
        if self._lists_moves and prompts and game is not None:
            acts.append(words.labels["acts"])
            named = zip(game["prompts"], words.prompts, strict=True)
            acts += [f"  {name}: {pattern(prompt)}" for prompt, name in named if prompt in prompts]
        return words, acts

    async def _read(
        self, table: JsonObject, game: JsonObject | None, at: float, news: Sequence[JsonObject] = ()
    ) -> Words:
        """Make the text in a thread, because another process writes it."""
        seen = (table, game, self._client.look.you, at)
        read = partial(self._reader.read, self._lang, *seen, news, self._told_last)
        return await asyncio.get_running_loop().run_in_executor(None, read)
