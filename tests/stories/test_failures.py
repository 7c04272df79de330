"""What goes wrong is refused by name, and the table is unharmed."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import Fact
from ninefold.games import MINDS, SHELF
from ninefold.games.memo_dice.state import Showing
from ninefold.minds import Wish
from ninefold.server import app
from ninefold.server.live import machine
from ninefold.server.ops.log_setup import fields
from ninefold.server.store.port import Row
from ninefold.server.table.events import Opened
from ninefold.server.table.records import write
from testkit.in_process_server import hall
from testkit.jumping_loop import run


def test_an_act_that_could_not_be_stored_is_told_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            told, before = len(ben.sights), await here.table(ann.code)
            here.store.fail = 1
            roll = {"type": "Roll", "die": 3}
            refusal = await ann.ask("Act", id="mine", action=roll)
            assert (refusal["type"], refusal["clause"]) == ("Refused", "not-saved")
            await asyncio.sleep(1)
            assert len(ben.sights) == told and await here.table(ann.code) == before
            again = await ann.ask("Act", id="mine", action=roll)
            assert again["type"] == "Sight" and again["number"] == before.number + 2
            assert await here.stored(ann.code) == await here.table(ann.code)

    run(story())
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_failed_timer_is_retried_after_a_delay(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.move()
            here.store.fail = 5
            began = asyncio.get_running_loop().time()
            await ben.until(lambda: "DieCovered" in [item["type"] for item in ben.news])
            assert asyncio.get_running_loop().time() - began > 8 + 4 * machine.RETRY_S
            here.store.fail = 1
            await ann.go()
            await ben.until(lambda: ben.table["chairs"][0]["stand_in"])

    run(story())
    assert len(caplog.records) == 6


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ({"type": "Act", "action": {"type": "Cover"}}, {"type": "Refused", "clause": "MD-3"}),
        ({"type": "HandBack", "seat": 1}, {"type": "Answered", "gift": "<svg/>"}),
    ],
    ids=["refused", "nothing to see"],
)
def test_due_events_happen_although_the_act_after_them_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: dict[str, Any], answer: dict[str, Any]
) -> None:
    monkeypatch.setattr(machine, "RETRY_S", 60.0)  # so that the command comes before the second try
    monkeypatch.setattr(app, "qr_code", lambda url: "<svg/>")

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.move()
            here.store.fail = 1
            await asyncio.sleep(10)
            assert "DieCovered" not in [item["type"] for item in ben.news]
            told = await ann.ask(**command)
            assert {**told, **answer} == told
            assert ann.news[-1]["type"] == "DieCovered" and ann.news == ben.news
            assert await here.stored(ann.code) == await here.table(ann.code)

    run(story())


def test_a_bot_whose_act_is_refused_waits_for_the_next_event(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(mind: Any, prompts: Any) -> Wish:
        return Wish(0, prompts[0], {"die": 99})

    fool = replace(MINDS["memo_dice"]["adult"], choose=choose)
    monkeypatch.setitem(MINDS["memo_dice"], "adult", fool)

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.playing("Ann", bots=1, first=1)
            await asyncio.sleep(600)
            assert ann.game and ann.game["public"]["scene"] == {"type": "Hiding", "hider": 1}

    run(story())
    assert len(caplog.records) == 1 and "MD-3" in caplog.text


def test_a_bot_steps_in_although_the_log_could_not_be_read_at_first(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            load = here.store.load
            here.store._busy_timeout = 0

            async def fail_once(table: str) -> list[Row]:
                monkeypatch.setattr(here.store, "load", load)
                raise here.store._failed(OSError(5, "Input/output error"))

            monkeypatch.setattr(here.store, "load", fail_once)
            await ann.must("Leave")
            await ben.until(lambda: "DieRolled" in [item["type"] for item in ben.news])

    run(story())
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "row",
    [
        write(1, "", Fact(0, Opened("NEWR", "chess"))),
        Row(1, 0, "", b'{"type":"TableSetOnFire"}', b""),
        Row(1, 0, "chess", b'{"type":"Moved"}', b""),
    ],
    ids=["game", "event", "scope"],
)
def test_a_log_of_another_build_is_refused_by_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, row: Row
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            await here.store.append("NEWR", [row])
            lost = here.player()
            await lost.connect(type="Enter", code="NEWR")
            await lost.until(lambda: lost.told)
            assert lost.told[0]["clause"] == "other-build"
            await here.player().open()

    run(story())
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_an_exception_in_a_job_does_not_stop_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, broken = SHELF["memo_dice"], ["decide", "advance"]

    def fail_once(what: str) -> Any:
        def rule(*values: Any) -> Any:
            if what in broken and (what == "decide" or isinstance(values[0].phase, Showing)):
                broken.remove(what)
                raise RuntimeError(f"{what} is broken")
            return getattr(rules, what)(*values)

        return rule

    failing = replace(rules, decide=fail_once("decide"), advance=fail_once("advance"))
    monkeypatch.setitem(SHELF, "memo_dice", failing)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            before = await here.table(ann.code)
            assert await ann.refused("Act", action={"type": "Roll", "die": 3}) == "fault"
            assert await here.table(ann.code) == before
            broken.remove("advance")
            await ann.must("Act", action={"type": "Roll", "die": 3})
            broken.append("advance")
            await ben.until(lambda: "DieCovered" in [item["type"] for item in ben.news])
            assert await here.stored(ann.code) == await here.table(ann.code)
            assert [fields(record) for record in caplog.records] == [{"table": ann.code}] * 2

    run(story())
    assert [record.getMessage().count("\n") for record in caplog.records] == [0, 0]
    assert ["decide is broken" in caplog.text, "advance is broken" in caplog.text] == [True, True]


def test_an_exception_in_a_bot_does_not_affect_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(mind: Any, prompts: Any) -> Wish:
        raise RuntimeError("what a thought")

    monkeypatch.setitem(MINDS["memo_dice"], "adult", replace(MINDS["memo_dice"]["adult"], choose=choose))

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.playing("Ann", bots=1, first=1)
            await asyncio.sleep(600)
            await ann.must("Say", words=":hmm:")
            assert fields(caplog.records[0]) == {"table": ann.code, "seat": 1}

    run(story())
    assert len(caplog.records) == 1 and "what a thought" in caplog.text
