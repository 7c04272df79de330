"""What is logged on standard error, a line each: when, how bad, what; at which node and of which table."""

import json
import logging
import re
from collections.abc import Callable
from time import monotonic
from traceback import extract_tb
from typing import Any, Final

FORMS: Final = ("text", "json")
WHEN = "%Y-%m-%dT%H:%M:%S%z"
# A placeholder behind one of these words is a field of that name; another node's is our peer.
FIELDS = {"table": "table", "node": "peer", "seat": "seat"}
REPEAT_AFTER_S = 60.0  # seconds in which a line is not said again
MOST_KNOWN = 1_000  # lines, of those that were said
_PLACES = re.compile(r"(?:\b(\w+) )?%[a-z]")

_node = ""  # this process's name among many nodes


def log_to_stderr(form: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonFormatter(datefmt=WHEN) if form == "json" else _TextFormatter(datefmt=WHEN))
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def set_node_name(name: str) -> None:
    """From here on every line names it."""
    global _node
    _node = name


class RepeatFilter(logging.Filter):
    """Strangers must not fill the log with one line, either: who asks a full disk, or a damaged table, again
    and again. When it is said again, so is how often it was not."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[str, tuple[float, int]] = {}  # when, and how often since then it was not

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = record.getMessage(), self._now()
        said, unsaid = self._said.get(line, (now - REPEAT_AFTER_S, 0))
        if now - said < REPEAT_AFTER_S:
            self._said[line] = said, unsaid + 1
            return False
        if len(self._said) >= MOST_KNOWN:
            self._said = {known: last for known, last in self._said.items() if now - last[0] < REPEAT_AFTER_S}
        if len(self._said) < MOST_KNOWN:
            self._said[line] = now, 0
        if unsaid:
            values = record.args if isinstance(record.args, tuple) else ()
            record.msg = f"{record.msg if values else line.replace('%', '%%')} (and %d times before)"
            record.args = (*values, unsaid)
        return True


class _TextFormatter(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:
        where = f"node {_node}: " if _node else ""
        return f"{self.formatTime(record, self.datefmt)} {record.levelname} {where}{record.getMessage()}"

    def usesTime(self) -> bool:
        return True


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if _node:
            line["node"] = _node
        line |= fields(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def one_line(error: Exception) -> str:
    """In one line, with the place where it was raised: strangers must not fill the log with traces."""
    *_, frame = extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({frame.filename}, line {frame.lineno})"


def fields(record: logging.LogRecord) -> dict[str, Any]:
    values = record.args if isinstance(record.args, tuple) else ()
    words = _PLACES.findall(str(record.msg))
    return {FIELDS[word]: value for word, value in zip(words, values, strict=False) if word in FIELDS}
