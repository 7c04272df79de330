"""Log lines on standard error, as text or JSON, with time, level, node and table."""

import json
import logging
from collections.abc import Callable
from time import monotonic
from traceback import extract_tb
from typing import Any, Final

FORMS: Final = ("text", "json")
WHEN = "%Y-%m-%dT%H:%M:%S%z"
REPEAT_AFTER_S = 60.0  # the same line is logged again
MOST_KNOWN = 1_000  # lines that are remembered
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime"}  # what any record has

_node = ""  # the name of this node


def log_to_stderr(form: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonFormatter(datefmt=WHEN) if form == "json" else _TextFormatter(datefmt=WHEN))
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def set_node_name(name: str) -> None:
    """Every line names the node from now on."""
    global _node
    _node = name


class RepeatFilter(logging.Filter):
    """Drops repeats of a line for a while, so that a client that retries cannot fill the log. The next such
    line says how many were dropped."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[str, tuple[float, int]] = {}  # when it was logged, and how many were dropped since

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
            record.msg, record.args = f"{line} (and {unsaid} times before)", ()
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
    """An error as one line, with file and line number: a traceback each time would fill the log."""
    *_, frame = extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({frame.filename}, line {frame.lineno})"


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged as `extra=`: table, seat, and peer for another node."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL}
