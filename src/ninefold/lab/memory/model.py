"""A language model whose memory is tested, by the Model Context Protocol.

The benchmark runs in one thread and the model is served in another: the two pass each other texts.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from queue import Queue
from threading import Thread
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ninefold.engine import Seat, Step
from ninefold.lab.memory.agents import EVERY_KIND, SPIN, Question, Reply, told
from ninefold.lab.memory.cost import Cost, in_budget
from ninefold.lab.memory.tasks import MemoryKind, Task
from ninefold.lab.setups import BadSetup

NOTHING = "nothing"  # the answer that gives up
NEW_GAME = "A new game begins. Forget what was before."
THE_END = "That was the last question. Thank you."
INSTRUCTIONS = f"""Your memory is tested in board games. Call `begin` once. It tells what happened at a \
table and ends with a question. `answer` it with one of the answers that it lists, or "{NOTHING}" to give \
up. Then you are told what happens next, until it says: {THE_END} What happened is told once."""
GAMES_TOLD: dict[MemoryKind, str] = {
    "row": "Memo Dice: dice with pictures are thrown and covered by cups, in a row.",
    "square": "MemoDiXe: dice lie in a square; two a turn are turned, and a pair of hidden symbols is won.",
    "duty": 'Oni: after the card "spin", that player must spin each time another has turned a second die, '
    "until their own turn.",
    "sight": "Dixit Jinx: nine cards lie open, and a clue means one of them.",
}


def question_of(asked: Question) -> str:
    match asked.about:
        case {"cup": cup}:
            what = f"Which picture is under cup {cup + 1}?"
        case {"symbol": symbol, "turned": cell}:
            what = f"The die in cell {cell} lies on {symbol}. In which cell is another?"
        case {"clue": clue, "cards": cards}:
            shown = "\n".join(f"{cell}: {card}" for cell, card in cards.items())
            what = f"{shown}\nWhich card does the clue {clue!r} mean?"
        case _:
            what = f'Player {asked.seat} is you. What do you do now? "{SPIN}", or "{NOTHING}".'
    return f"{what} One of: {', '.join(asked.among)}."


class ModelAgent:
    reads = True
    kinds = EVERY_KIND

    def __init__(self, name: str) -> None:
        self.name, self.cost = name, Cost()
        self._lines: list[str] = []
        self._news: list[dict[str, Any]] = []
        self._questions: Queue[str] = Queue()
        self._answers: Queue[str | None] = Queue()  # None: the model is gone
        self._among: tuple[str, ...] = ()
        self._asked = ""  # the question that waits for an answer
        self._thread: Thread | None = None
        self.server = self._tools()

    # The benchmark's side

    def begin(self, task: Task, seed: int, seat: Seat) -> None:
        self._task, self._seat = task, seat
        self._lines, self._news = [f"{NEW_GAME} {GAMES_TOLD[task.kind]}"], []

    def hear(self, steps: Sequence[Step[Any, Any]]) -> None:
        fresh = told(self._task, steps, self._seat)
        self._news += fresh
        if self._task.history == "none":
            self._lines += map(json.dumps, fresh)

    def answer(self, asked: Question) -> Reply:
        if self._task.history == "all":
            self._lines += map(json.dumps, in_budget(self._news, self._task))
        text = "\n".join([*self._lines, question_of(asked)])
        self._among, self._lines = asked.among, []
        self.cost.told(len(text))
        began = time.monotonic()
        self._questions.put(text)
        if (said := self._answers.get()) is None:
            raise BadSetup(f"the agent {self.name} has ended")
        self.cost.answered(len(said), time.monotonic() - began)
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
        async def answer(answer: str) -> str:
            """One of the answers that the question lists. Tells what happens next."""
            if not self._asked or self._asked == THE_END:
                raise ToolError(self._asked or "Call `begin` first.")
            if answer not in (*self._among, NOTHING):
                raise ToolError(f'Answer with one of those listed, or "{NOTHING}": not {answer!r}.')
            self._answers.put(answer)
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
