"""An act refers to the view it was made on: what has changed since then cannot be touched."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import Places, Prompt
from ninefold.engine import replace as changed_to
from ninefold.games import SHELF
from ninefold.games.memo_dice.actions import Roll
from ninefold.games.memo_dice.events import DiePicked
from ninefold.server.table.events import CameTooLate
from ninefold.server.table.records import read_event, read_notes
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player

RULES = SHELF["memo_dice"]


def named(action: Any) -> Places:
    return (("die", action.die),) if isinstance(action, Roll) else ()


def changed(event: Any) -> Places:
    return (("die", event.die),) if isinstance(event, DiePicked) else ()


@pytest.fixture(autouse=True)
def touching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rolling names a die; picking one changes it."""
    monkeypatch.setitem(SHELF, "memo_dice", replace(RULES, named=named, changed=changed))


async def picked(here: InProcessServer) -> tuple[Player, Player, int]:
    """Ann has picked die 3; the number of the last event before that."""
    ann, ben = await here.playing("Ann", "Ben", first=0)
    before = ann.number
    await ann.must("Act", action={"type": "Roll", "die": 3})
    return ann, ben, before


def test_an_act_on_something_that_changed_is_refused_without_effect(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, before = await picked(here)
            table, told = await here.table(ann.code), len(ben.told)
            refusal = await ann.ask("Act", action={"type": "Roll", "die": 3}, seen=before)
            assert (refusal["clause"], refusal["late"]) == ("changed", None)
            assert await ann.refused("Act", action={"type": "Roll", "die": 3}) == "MD-3", "the rules judge it"
            assert await ann.refused("Act", action={"type": "Roll", "die": 4}, seen=before) == "MD-3"
            assert await here.table(ann.code) == table and len(ben.told) == told

    run(story())


def test_a_stale_act_is_refused_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, before = await picked(here)
            table = await here.table(ann.code)
            await here.restart()
            await ben.enter()
            await ann.enter()
            assert await here.table(ann.code) == table
            assert await ann.refused("Act", action={"type": "Roll", "die": 3}, seen=before) == "changed"

    run(story())


def test_seen_is_limited_to_what_the_connection_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, before = await picked(here)
            connections = (await here.live(ann.code)).machine._presence.connections
            own = next(connection for connection in connections if connection.seat == 0)
            own.number = before  # as if nothing had come through since
            assert await ann.refused("Act", action={"type": "Roll", "die": 3}, seen=10**9) == "changed"
            assert await ann.refused("Act", action={"type": "Roll", "die": 3}, seen=-1) == "malformed"

    run(story())


def test_the_log_has_seen_beside_the_event(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, before = await picked(here)
            rows = await here.store.load(ann.code)
            seen = [read_notes(row).seen for row in rows if isinstance(read_event(row), DiePicked)]
            assert seen == [before]
            assert {read_notes(row).seen for row in rows if not row.scope} == {None}

    run(story())


def test_a_stale_act_in_a_race_is_not_reported_as_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prompts(state: Any, seat: int) -> list[Prompt]:
        return [changed_to(prompt, racing=True) for prompt in RULES.prompts(state, seat)]

    racing = replace(SHELF["memo_dice"], race=lambda state: 0, prompts=prompts)
    monkeypatch.setitem(SHELF, "memo_dice", racing)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _, before = await picked(here)
            refusal = await ann.ask("Act", action={"type": "Roll", "die": 3}, seen=before)
            assert (refusal["clause"], refusal["late"]) == ("changed", None)
            rows = await here.store.load(ann.code)
            assert not any(isinstance(read_event(row), CameTooLate) for row in rows)

    run(story())
