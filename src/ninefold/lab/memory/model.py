"""A language model whose memory is tested, by the Model Context Protocol.

The benchmark runs in one thread and the model is served in another: the two pass each other texts.
"""

import asyncio
import json
from collections.abc import Sequence
from queue import Queue
from threading import Thread
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ninefold.engine import Step
from ninefold.games import SHELF
from ninefold.games.memo_dice.box import PICTURES
from ninefold.lab.memory.agents import Question, Reply, told
from ninefold.lab.memory.tasks import GAME, Task
from ninefold.lab.setups import BadSetup

NOTHING = "nothing"  # the answer that gives up
NEW_GAME = "A new game begins. Forget what was before."
THE_END = "That was the last question. Thank you."
INSTRUCTIONS = f"""Your memory is tested in the game Memo Dice. Dice with pictures are thrown and covered \
by cups, in a row. Then you are asked which picture is under a cup. Call `begin` once. It tells what \
happened and ends with a question. `answer` it with the name of a picture, or "{NOTHING}" to give up. Then \
you are told what happens next, until it says: {THE_END} What happened is told once."""


class ModelAgent:
    reads = True

    def __init__(self, name: str) -> None:
        self.name = name
        self._lines: list[str] = []
        self._news: list[dict[str, Any]] = []
        self._questions: Queue[str] = Queue()
        self._answers: Queue[str | None] = Queue()  # None: the model is gone
        self._asked = ""  # the question that waits for an answer
        self._thread: Thread | None = None
        self.server = self._tools()

    # The benchmark's side

    def begin(self, task: Task, seed: int) -> None:
        self._task = task
        self._lines, self._news = [NEW_GAME], []

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        fresh = told(SHELF[GAME], steps)
        self._news += fresh
        if self._task.history == "none":
            self._lines += map(json.dumps, fresh)

    def answer(self, asked: Question) -> Reply:
        if self._task.history == "all":
            self._lines += map(json.dumps, self._news[-self._task.budget :])
        question = f"Which picture is under cup {asked.cup + 1}? One of: {', '.join(PICTURES)}."
        self._questions.put("\n".join([*self._lines, question]))
        self._lines = []
        if (said := self._answers.get()) is None:
            raise BadSetup(f"the agent {self.name} has ended")
        return Reply(asked.at, None if said == NOTHING else said)

    def close(self) -> None:
        self._questions.put(THE_END)
        if self._thread is not None:
            self._thread.join()

    # The model's side

    def _tools(self) -> MCPServer[Any]:
        server: MCPServer[Any] = MCPServer("ninefold-memory", instructions=INSTRUCTIONS, log_level="WARNING")

        @server.tool()
        async def begin() -> str:
            """Begin the test, or hear the last question again."""
            return self._asked.rpartition("\n")[2] if self._asked else await self._next()

        @server.tool()
        async def answer(picture: str) -> str:
            """Name a picture. Tells what happens next."""
            if not self._asked or self._asked == THE_END:
                raise ToolError(self._asked or "Call `begin` first.")
            if picture not in (*PICTURES, NOTHING):
                raise ToolError(f'Answer with one of the names, or "{NOTHING}": not {picture!r}.')
            self._answers.put(picture)
            return await self._next()

        return server

    async def _next(self) -> str:
        self._asked = await asyncio.to_thread(self._questions.get)
        return self._asked

    async def _serve(self) -> None:
        try:
            await self.server.run_stdio_async()
        finally:
            self._answers.put(None)

    def serve(self) -> "ModelAgent":
        """On standard input and output, until the model's program closes them."""
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        return self
