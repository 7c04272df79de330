"""The page's own boards and words, without a browser: they run in Node, as built from `web/src/reading`."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from ninefold.reading.as_text import as_text
from ninefold.reading.node import NoNode, find_node

SERVED = Path(__file__).parents[1] / "server" / "page"  # what the server would send
SCRIPT = Path(__file__).parent / "page" / "reader.mjs"


class Words(NamedTuple):
    title: str
    says: str  # whose move it is and what they can do
    news: tuple[str, ...]  # what happened
    prompts: tuple[str, ...]  # what each prompt is called
    board: str  # as a screen reader reads it
    labels: Mapping[str, str]  # what stands before the parts of such a text
    you: str  # whose seat it is


class ReadingFailed(Exception):
    """The page cannot show this table."""


class Reader:
    """One process for many tables. It is started when it is first asked, and again if it has ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lock = Lock()

    def languages(self) -> list[str]:
        found: list[str] = self._ask({})["languages"]
        return found

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
        """`table` and `game` are as a `Sight` has them: docs/protocol.md. `before`: what was told last."""
        asked = {"lang": lang, "table": table, "view": game, "seat": seat, "at": at}
        told = self._ask({**asked, "news": list(news), "before": before})
        return Words(
            told["title"],
            told["says"],
            tuple(told["news"]),
            tuple(told["prompts"]),
            as_text(told["board"], told["colon"]),
            {name: label + told["colon"] for name, label in told["labels"].items()},
            told["you"],
        )

    def page(
        self, lang: str, table: Mapping[str, Any], game: Mapping[str, Any], seat: int | None, at: float
    ) -> str:
        """The board as a page of its own, in HTML without scripts."""
        asked: dict[str, Any] = {
            "lang": lang,
            "table": table,
            "view": game,
            "seat": seat,
            "at": at,
            "news": [],
        }
        found: str = self._ask({**asked, "picture": True})["page"]
        return found.replace('src="/', f'src="{SERVED.as_uri()}/')

    def close(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.communicate()
                self._process = None

    def _ask(self, asked: Mapping[str, Any]) -> Any:
        with self._lock:
            if self._process is None or self._process.poll() is not None:
                self._process = _start()
            assert self._process.stdin is not None and self._process.stdout is not None
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            raise ReadingFailed("the process that reads tables has ended")
        told = json.loads(answer)
        if "error" in told:
            raise ReadingFailed(told["error"])
        return told


def _start() -> "subprocess.Popen[str]":
    if not SCRIPT.is_file():
        raise NoNode("the page is not built: run python hatch_build.py")
    return subprocess.Popen(
        [find_node(), str(SCRIPT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
