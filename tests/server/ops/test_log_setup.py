"""A line for each thing that is logged: by people, or by programs."""

import ast
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninefold.server.ops import log_setup

log = logging.getLogger("ninefold.server.test")
SERVER = Path(__file__).parents[3] / "src" / "ninefold" / "server"


@pytest.fixture
def node() -> Iterator[None]:
    log_setup.set_node_name("1a2b3c4d")
    yield
    log_setup.set_node_name("")


def line(form: logging.Formatter, *said: object, **more: object) -> str:
    message, *values = said
    return form.format(log.makeRecord(log.name, logging.WARNING, "", 0, message, tuple(values), None, **more))  # type: ignore[arg-type]


def test_a_text_line_has_time_level_and_message(node: None) -> None:
    form = log_setup._TextFormatter(datefmt=log_setup.WHEN)
    when, level, rest = line(form, "table %s: %s", "OAKS", "100 %").split(" ", 2)
    assert when[4] == when[7] == "-" and when[10] == "T"
    assert (level, rest) == ("WARNING", "node 1a2b3c4d: table OAKS: 100 %")


def test_json_has_a_field_for_each_extra(node: None) -> None:
    form = log_setup._JsonFormatter(datefmt=log_setup.WHEN)
    said = "the bot in seat %d of table %s: %r", 2, "OAKS", ValueError("«no»\n")
    read = json.loads(line(form, *said, extra={"table": "OAKS", "seat": 2}))
    assert read.pop("time")[10] == "T"
    assert read == {
        "level": "WARNING",
        "logger": "ninefold.server.test",
        "message": "the bot in seat 2 of table OAKS: ValueError('«no»\\n')",
        "node": "1a2b3c4d",
        "table": "OAKS",
        "seat": 2,
    }
    assert json.loads(line(form, "gone", extra={"peer": "ffff"}))["peer"] == "ffff"
    assert "table" not in json.loads(line(form, "table %s is mentioned, but it is no field", "OAKS"))


def test_a_json_record_with_a_traceback_is_one_line() -> None:
    form = log_setup._JsonFormatter(datefmt=log_setup.WHEN)
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        trouble = (type(error), error, error.__traceback__)
        record = log.makeRecord(
            log.name, logging.ERROR, "", 0, "table %s cannot be entered", ("OAKS",), trouble
        )
    text = form.format(record)
    assert "\n" not in text and "two\nlines" in json.loads(text)["trace"] and "node" not in json.loads(text)


def test_a_repeated_line_is_logged_once_a_minute_with_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now, heard, form = [0.0], list[str](), log_setup._JsonFormatter(datefmt=log_setup.WHEN)
    not_again = log_setup.RepeatFilter(lambda: now[0])

    def say(*said: object) -> None:
        message, *values = said
        extra = {"table": values[0]} if "table" in str(message) else None
        record = log.makeRecord(log.name, logging.ERROR, "", 0, message, tuple(values), None, extra=extra)
        if not_again.filter(record):
            read = json.loads(form.format(record))
            heard.append(f"{read.get('table', '')} {read['message']}")

    for _ in range(1_000):
        say("table %s: %s", "OAKS", "the disk is full")
        say("100 % full")
    say("table %s: %s", "ELMS", "the disk is full")
    first = ["OAKS table OAKS: the disk is full", " 100 % full", "ELMS table ELMS: the disk is full"]
    assert heard == first
    now[0] = log_setup.REPEAT_AFTER_S
    for _ in range(2):
        say("table %s: %s", "OAKS", "the disk is full")
        say("100 % full")
    assert heard[3:] == [f"{line} (and 999 times before)" for line in first[:2]]
    monkeypatch.setattr(log_setup, "MOST_KNOWN", 3)
    for number in range(10):
        say("line %d", number)
    assert len(heard) == 15 and len(not_again._said) == 3, "what is new is said, and not kept without end"


def test_standard_error_has_the_filter_for_repeated_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    handlers: list[logging.Handler] = []
    monkeypatch.setattr(logging, "basicConfig", lambda **more: handlers.extend(more["handlers"]))
    log_setup.log_to_stderr("text")
    assert [type(one) for one in handlers[0].filters] == [log_setup.RepeatFilter]


def log_calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Name("log"))):
                    yield f"{path.relative_to(SERVER)}:{node.lineno}", node


def test_a_line_that_names_a_table_or_hall_has_it_as_a_field() -> None:
    """So an operator finds all lines of one code in JSON logs."""
    naming = [
        (place, call)
        for place, call in log_calls()
        if any(ast.unparse(value).split(".")[-1] in ("code", "table") for value in call.args)
    ]
    assert len(naming) > 15
    assert [place for place, call in naming if "extra" not in {word.arg for word in call.keywords}] == []
