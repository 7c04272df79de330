"""Malformed, endless and foreign messages: each is refused, and only its own connection is closed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ninefold.server import app
from ninefold.server.hosting import registry
from ninefold.server.live import tickets
from ninefold.server.net import rate_limits
from ninefold.server.ops.metrics import REFUSALS
from ninefold.server.wire.message import VERSION
from testkit.echo_server import RawConnection
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player

DEEP = b"[" * 4000 + b"]" * 4000
HELLO = {"type": "Enter", "id": "1", "version": VERSION, "token": "t" * 16, "code": "XXXX"}


@pytest.mark.parametrize(
    ("message", "id"),
    [
        (b"", ""),
        (b"{", ""),
        (b"null", ""),
        (b"[]", ""),
        (b'{"type": "Sit", "id": "7", "name": "\\ud800", "face": "a"}', ""),
        ({"type": "Fly", "id": "7"}, "7"),
        ({"id": "7"}, "7"),
        ({"type": "Begin", "id": 7}, ""),
        ({"type": "Begin"}, ""),
        ({"type": "Begin", "id": "7", "now": True}, "7"),
        ({"type": "Begin", "id": "x" * 41}, ""),
        ({"type": "Sit", "id": "7", "name": "x" * 21, "face": "fox"}, "7"),
        ({"type": "Sit", "id": "7", "name": "Ann", "face": "<svg>"}, "7"),
        ({"type": "Sit", "id": "7", "name": "Ann", "face": "fox\n"}, "7"),
        ({"type": "Ready", "id": "7", "seal": "FF" * 32}, "7"),
        ({"type": "Ready", "id": "7", "seal": "ff" * 32 + "\n"}, "7"),
        ({"type": "Act", "id": "7", "action": {"type": "Roll", "die": 1}}, "7"),
        ({"type": "Sight", "id": "7"}, "7"),
        ({**HELLO, "token": "short"}, "1"),
        (b'{"type": "Pong", "id": "7", "now": 1e999}', "7"),
        (b'{"type": "Act", "id": "7", "action": ' + DEEP + b"}", ""),
        (b'{"type": "Choose", "id": "7", "game": "memo_dice", "options": {"a": ' + DEEP + b"}}", ""),
    ],
)
def test_malformed_messages_are_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, message: Any, id: str
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            outside, inside = await _stranger(here), await _stranger(here)
            inside.say(json.dumps({**HELLO, "code": ann.code}).encode())
            for line in (outside, inside):
                answer = await _answer(line, message)
                assert (answer["type"], answer["id"], answer["clause"]) == ("Refused", id, "malformed")
            await ann.must("AddBot", level="adult")

    run(story())
    assert caplog.records == []


def test_a_malformed_action_is_refused_with_its_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, _ = await here.playing("Ann", "Ben", first=0)
            for action in [
                None,
                3,
                "Roll",
                {},
                {"type": "Fly"},
                {"type": "Roll"},
                {"type": "Roll", "die": "1"},
            ]:
                assert await ann.refused("Act", action=action) == "malformed"
            for die in (-1, 9, 10**30):
                clause = await ann.refused("Act", action={"type": "Roll", "die": die})
                assert clause in ("MD-3", "malformed")
            assert (await ann.move())["type"] == "Sight"

    run(story())


def test_a_client_must_enter_once_before_anything_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            line, counted = await _stranger(here), REFUSALS.values["not-entered"]
            assert (await _answer(line, {"type": "Begin", "id": "1"}))["clause"] == "not-entered"
            assert REFUSALS.values["not-entered"] == counted + 1
            wrong = await _answer(line, {**HELLO, "type": "Open", "game": "chess", "code": "XXXX"})
            assert wrong["clause"] == "malformed"
            hello = {k: v for k, v in HELLO.items() if k != "code"}
            assert (await _answer(line, {**hello, "type": "Open", "game": "chess"}))[
                "clause"
            ] == "no-such-game"
            assert (await ann.ask("Enter", version=VERSION, token="t" * 16, code="XXXX"))[
                "clause"
            ] == "entered"

    run(story())


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ({**HELLO}, "no-such-table"),
        ({**HELLO, "version": VERSION - 1}, "other-version"),
        ({**HELLO, "version": VERSION + 1}, "other-version"),
    ],
)
def test_a_failed_enter_is_answered_by_goodbye(tmp_path: Path, hello: dict[str, Any], why: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            lines = [await _stranger(here) for _ in range(3)]
            for line in lines:
                line.say(json.dumps(hello).encode())
            for line in lines:
                assert json.loads((await line.hear())[1]) == {"type": "Goodbye", "why": why, "number": 0}
                assert await line.closing() == (4000, why)

    run(story())


def test_too_many_messages_close_only_that_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            for _ in range(200):
                await ben.say({"type": "Resync", "id": "1"})
            await ben.gone()
            assert ben.goodbye == "too-much" and len(ben.sights) < 120
            stranger = await _stranger(here)
            for _ in range(200):
                stranger.say(b"{}")
            while (message := json.loads((await stranger.hear())[1]))["type"] == "Refused":
                pass
            assert message["why"] == "too-much"
            await ann.must("AddBot", level="adult")

    run(story())


def test_a_long_message_closes_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            line = await _stranger(here)
            line.writer.write(b"\x81\xfe\x80\x00mask" + b"x" * 0x8000)
            assert (await line.closing())[0] == 1009
            await ann.must("AddBot", level="adult")

    run(story())


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://table:1", "http://["])
def test_a_page_of_another_origin_is_refused(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            for headers, status in [({"Origin": origin}, 403), ({"Origin": "http://table"}, 101)]:
                assert (await here.knock(**headers))[1] == status

    run(story())


def test_tables_watchers_and_sockets_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "TABLES_PER_HOUR", 2)
    monkeypatch.setattr(app, "SOCKETS_PER_ADDRESS", 5)
    monkeypatch.setattr(tickets, "MOST_CONNECTIONS", 2)

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            crowd = here.player()
            await crowd.connect(type="Enter", code=ann.code)
            await crowd.until(lambda: crowd.told)
            assert crowd.told[0]["clause"] == "crowded"
            tab = here.player()
            tab.token = ben.token
            await tab.enter(ann.code)
            assert tab.you == 1, "who has a seat always gets in"
            await here.player().open()
            third = here.player()
            await third.connect(type="Open", game="memo_dice")
            await third.until(lambda: third.told)
            assert third.told[0]["clause"] == "too-many-tables"
            assert (await here.knock())[1] == 429
            await third.go()
            await asyncio.sleep(3601)
            await here.player().open()

    run(story())


def test_text_that_is_not_utf_8_closes_only_that_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            line = await _stranger(here)
            line.say(json.dumps({**HELLO, "token": ann.token, "code": ann.code}).encode())
            await ann.gone()
            line.say(b'{"type":"Act","id":"7","seen":1,"action":{"type":"Roll","die":1,"\xff":0}}')
            while (frame := await line.hear())[0] == 1:
                pass
            assert int.from_bytes(frame[1][:2]) == 1007
            await ann.enter()
            await ann.move()
            await ben.until(lambda: "DieCovered" in [item["type"] for item in ben.news])

    run(story())
    assert caplog.records == []


def test_only_a_new_connection_is_pinged_and_answers_are_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MESSAGES", (0.0, 8.0))

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            await asyncio.sleep(20)
            asked = sum(message["type"] == "Ping" for message in ann.told)
            for _ in range(10):
                await here.player().enter(ann.code)
            assert sum(message["type"] == "Ping" for message in ann.told) <= asked + 1
            await asyncio.sleep(120)
            assert ann.on_line and sum(message["type"] == "Ping" for message in ann.told) > asked + 20
            for _ in range(10):
                await ann.say({"type": "Pong", "id": "nobody asked", "now": 1.0})
            await ann.gone()
            assert ann.goodbye == "too-much"

    run(story())


def test_a_client_that_ignores_pings_is_not_pinged_more_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            mute = Player(here.url)
            mute.say = lambda message: asyncio.sleep(0)  # type: ignore[method-assign]
            here.players.append(mute)
            await mute.open()
            await asyncio.sleep(600)
            pings = sum(message["type"] == "Ping" for message in mute.told)
            assert 100 < pings < 140

    run(story())


async def _stranger(here: InProcessServer) -> RawConnection:
    line, status = await here.knock()
    assert status == 101
    return line


async def _answer(line: RawConnection, message: Any) -> dict[str, Any]:
    line.say(message if isinstance(message, bytes) else json.dumps(message).encode())
    while True:
        kind, data = await line.hear()
        assert kind == 1, "text"
        answer: dict[str, Any] = json.loads(data)
        if answer["type"] not in ("Sight", "Ping"):
            return answer
