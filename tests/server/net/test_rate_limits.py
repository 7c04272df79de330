"""A client is known by its token and its address: coming back with a new connection gains nothing."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from ninefold.engine import Fact, seal
from ninefold.server import app, main
from ninefold.server.hosting import registry
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.hosting.registry import ATTEMPTS, TableRegistry
from ninefold.server.hosting.restoring import restore_in_slices
from ninefold.server.net import rate_limits
from ninefold.server.net.rate_limits import KeyedRateLimits, subscriber
from ninefold.server.net.time_slices import TimeSlicer
from ninefold.server.store.port import EventStore, Row, StoreFailed
from ninefold.server.table import commands
from ninefold.server.table.codes import LETTERS, code_of
from ninefold.server.table.events import LevelSet, Opened, SatDown
from ninefold.server.table.records import write
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing
from ninefold.server.wire.message import VERSION
from testkit.echo_server import CONTINUATION, PING, PONG, frame
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import LOST, Player
from testkit.socketless_server import Memory, SocketlessServer, rest

TOKEN = "t" * 16


def types(messages: list[bytes]) -> list[str]:
    return [told["type"] if told["type"] != "Goodbye" else told["why"] for told in map(json.loads, messages)]


async def opened(server: SocketlessServer, token: str = TOKEN) -> str:
    guest = server.guest(token)
    guest.say("Open", version=VERSION, token=token, game="memo_dice")
    await server.quiet()
    guest.say("Sit", name="Ann", face="fox")
    await rest()
    guest.go()
    return code_of(seal(token.encode()), 0)


def test_reconnecting_does_not_reset_the_limit_on_changes() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        for _ in range(40):
            guest = await server.enter(TOKEN, code)
            for turn in range(80):
                guest.say("SetLevel", seat=0, level=("child", "adult")[turn % 2])
            await rest(0.5)
            guest.go()
        rate, burst = rate_limits.CHANGES
        assert len(server.store.logs[code]) <= 5 + burst + 20 * rate

    run(story())


def test_reconnecting_does_not_reset_the_limit_on_messages() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code, sights = await opened(server), 0
        for _ in range(10):
            guest = await server.enter(TOKEN, code)
            for _ in range(60):
                guest.say("Resync")
            sights += types(guest.heard()).count("Sight")
            guest.go()
        assert sights <= rate_limits.MESSAGES[1]

    run(story())


def test_talk_is_limited_per_token() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        for _ in range(6):
            guest = await server.enter(TOKEN, code)
            for _ in range(3):
                guest.say("Say", words=":wow:")
            await rest()
            guest.go()
        said = [row for row in server.store.logs[code] if b"Said" in row.body]
        assert len(said) == rate_limits.SAYINGS[1]

    run(story())


def test_messages_are_limited_per_address_over_all_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "FROM_ADDRESS", (0.0, 100.0))

    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        heard: list[str] = []
        for k in range(10):
            guest = await server.enter(f"{k:016}", code)
            for _ in range(50):
                guest.say("Resync")
            heard += types(guest.heard())
            guest.go()
        assert "too-much" in heard and heard.count("Sight") < 100
        other = await server.enter(TOKEN, code, peer="198.51.100.1")
        assert "Sight" in types(other.heard()), "elsewhere nobody notices"

    run(story())


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUATION])
def test_empty_frames_count_as_messages(tmp_path: Path, kind: int) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            line, _ = await here.knock()
            line.say(b"", fin=False)
            line.writer.write(frame(b"", kind, fin=kind != CONTINUATION) * 200)
            answers = 0
            while (told := await line.hear())[0] == PONG:
                answers += 1
            assert json.loads(told[1])["why"] == "too-much"
            assert answers <= rate_limits.MESSAGES[1]
            assert (await line.closing()) == (4000, "too-much")

    run(story())


def test_a_client_is_not_told_the_path_of_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)

        async def fail(table: str) -> list[Row]:
            raise StoreFailed("The log /home/ann/tables.db cannot be used.")

        monkeypatch.setattr(server.store, "load", fail)
        await rest(3600)
        guest = await SocketlessServer(server.store).enter(TOKEN, code)
        (refused,) = guest.heard()
        assert json.loads(refused)["clause"] == "not-saved" and b"/home" not in refused
        assert "/home/ann" in caplog.text, "whoever runs the server is"

    run(story())


def test_per_address_raises_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "TABLES_PER_HOUR", 1)
    monkeypatch.setattr(app, "SOCKETS_PER_ADDRESS", 2)
    monkeypatch.setattr(main, "MOST_PER_ADDRESS", 2)
    monkeypatch.setattr(rate_limits, "FROM_ADDRESS", (0.0, 6.0))

    async def story() -> None:
        settings = main.ServerSettings(tmp_path / "log", "127.0.0.1", 0, per_address=2)
        async with main.running(settings) as addresses:
            players = [Player(f"ws://127.0.0.1:{addresses.port}/ws") for _ in range(5)]
            for player in players[:2]:
                await player.open()
            for player in players[2:4]:
                await player.connect(type="Open", game="memo_dice")
                await player.until(partial(bool, player.told))
                assert player.told[0]["clause"] == "too-many-tables"
            with pytest.raises(LOST):
                await players[4].connect(type="Open", game="memo_dice")
            for _ in range(4):  # a hello counts twice
                await players[0].must("Resync")
            await players[0].say({"type": "Resync", "id": "one too many"})
            await players[0].gone()
            assert players[0].goodbye == "too-much"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_change_without_effect_is_not_written() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        guest = await server.enter(TOKEN, code)
        table, number = server.live(code).table, len(server.store.logs[code])
        chosen = {"game": table.game, "options": table.options, "room": table.room}
        guest.say("Choose", **chosen, patience=table.patience, talk=table.talk)
        guest.say("SetLevel", seat=0, level="adult")
        guest.say("Move", seat=0, to=0)
        guest.say("Lock", locked=False)
        guest.say("Pardon")
        await rest()
        assert types(guest.heard()).count("Answered") == 5 and len(server.store.logs[code]) == number

    run(story())


def test_changes_of_a_lobby_are_limited_and_it_can_still_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_CHANGES", 20)

    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        guest = await server.enter(TOKEN, code)
        guest.say("AddBot", level="adult")
        for turn in range(50):
            guest.say("SetLevel", seat=0, level=("child", "adult")[turn % 2])
            await rest(1)
        refused = [told for told in map(json.loads, guest.heard()) if told["type"] == "Refused"]
        assert {told["clause"] for told in refused} == {"restless"}
        assert len(server.store.logs[code]) == 20
        guest.say("Begin")
        await rest()
        assert "Change" in types(guest.heard())

    run(story())


def test_joining_and_leaving_during_a_game_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_CHANGES", 40)

    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        host = await server.enter(TOKEN, code)
        host.say("Plan", games=["memo_dice", "memo_dice"])
        for command in ("Begin", "Begin", "Resync", "Resync"):
            host.say(command)
            await rest(6)
        assert isinstance(server.live(code).table.phase, Playing)
        for number in range(60):
            guest = await server.enter(f"passing by {number:010}", code)
            guest.say("Sit", name=f"P{number}", face="owl")
            await rest()
            guest.say("Leave")
            await rest()
            guest.go()
        sat = [row for row in server.store.logs[code] if b"SatBeside" in row.body]
        assert 10 < len(sat) <= 20, "each comes and goes"
        host.say("Stop")
        host.say("Again")
        await rest()
        guest = await server.enter("a friend who waited", code)
        guest.say("Sit", name="Zoe", face="owl")
        await rest()
        assert server.live(code).table.knows(seal(b"a friend who waited"))

    run(story())


async def _try(server: SocketlessServer, token: str, codes: Iterator[str], times: int) -> list[str]:
    heard: list[str] = []
    for _ in range(times):
        guest = await server.enter(token, next(codes))
        heard += [word for word in types(guest.heard()) if word not in ("Ping", "Sight")]
        guest.go()
        await rest(0.01)
    return heard


def test_wrong_codes_are_limited_per_address() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        wrong = (f"B{a}{b}{c}" for a in "BCD" for b in LETTERS for c in LETTERS)
        heard = await _try(server, "s" * 16, (one for one in wrong if one != code), 200)
        assert heard.count("no-such-table") == rate_limits.WRONG_CODES[1] and set(heard[30:]) == {"too-much"}
        assert await _try(server, "s" * 16, iter([code]), 1) == ["too-much"], "nor is a right one told"
        seated = await server.enter(TOKEN, code)
        assert "Sight" in types(seated.heard()), "whoever has a seat comes back to it"
        stranger = await server.enter("x" * 16, code, peer="198.51.100.1")
        assert "Sight" in types(stranger.heard()), "and other addresses are others"
        await rest(60)
        assert await _try(server, "s" * 16, iter([code]), 1) == [], "after a while it may be tried again"

    run(story())


def test_wrong_codes_at_once_are_limited_like_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        load = server.store.load

        async def slowly(table: str) -> list[Row]:
            await asyncio.sleep(0)
            return await load(table)

        monkeypatch.setattr(server.store, "load", slowly)
        wrong = [one for one in (f"B{a}B{b}" for a in LETTERS for b in LETTERS) if one != code]
        guests = [server.guest(f"{number:016}") for number in range(len(wrong))]
        for guest, one in zip(guests, wrong, strict=True):
            guest.say("Enter", version=VERSION, token=guest.token, code=one)
        await server.quiet()
        heard = [word for guest in guests for word in types(guest.heard())]
        assert len(heard) == len(wrong) and heard.count("no-such-table") == rate_limits.WRONG_CODES[1]

    run(story())


def test_a_crowd_of_one_address_that_knows_the_code_comes_in_at_once() -> None:
    async def story() -> None:
        server = SocketlessServer()
        code = await opened(server)
        crowd = [server.guest(f"{number:016}") for number in range(60)]
        for guest in crowd:
            guest.say("Enter", version=VERSION, token=guest.token, code=code)
        await server.quiet()
        assert all("Sight" in types(guest.heard()) for guest in crowd)

    run(story())


def test_opening_again_after_a_crash_leads_to_the_same_table() -> None:
    async def story() -> None:
        memory = Memory()
        for _ in range(3):
            server = SocketlessServer(memory)
            guest = server.guest(TOKEN)
            guest.say("Open", version=VERSION, token=TOKEN, game="memo_dice")
            await server.quiet()
            assert "Sight" in types(guest.heard())
        assert len(memory.logs) == 1
        taken = code_of(seal(b"u" * 16), 0)
        memory.logs[taken] = [write(1, "", Fact(0, Opened(taken, "memo_dice")))]
        other = server.guest("u" * 16)
        other.say("Open", version=VERSION, token="u" * 16, game="memo_dice")
        await server.quiet()
        assert [*memory.logs][1:] == [taken, code_of(seal(b"u" * 16), 1)]

    run(story())


def test_if_every_code_is_taken_no_table_is_opened() -> None:
    async def story() -> None:
        memory = Memory()
        for attempt in range(ATTEMPTS):
            taken = code_of(seal(TOKEN.encode()), attempt)
            memory.logs[taken] = [write(1, "", Fact(0, Opened(taken, "memo_dice")))]
        before = len(memory.logs)
        guest = SocketlessServer(memory).guest(TOKEN)
        guest.say("Open", version=VERSION, token=TOKEN, game="memo_dice")
        await rest(1)
        (refused,) = guest.heard()
        assert types([refused]) == ["Refused"] and b"too-many-tables" in refused
        assert len(memory.logs) == before

    run(story())


def test_only_idle_clients_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 3)
    now = 0.0
    allowances = KeyedRateLimits(lambda: now, 1.0, 2.0)
    for who in "abc":
        assert allowances.of(who).try_acquire()
    now = 0.5
    assert allowances.of("c").try_acquire()
    now = 1.2
    allowances.of("d")
    assert [*allowances._known] == ["c", "d"]


def test_forgetting_does_not_scan_all_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []

    class Restless(rate_limits.RateLimit):
        @property
        def untouched(self) -> bool:
            looked_at.append("")
            return False

    monkeypatch.setattr(rate_limits, "MOST_KEYS", 1_000)
    monkeypatch.setattr(rate_limits, "RateLimit", Restless)
    many = KeyedRateLimits(lambda: 0.0, 1.0, 2.0)
    for number in range(2_000):
        many.of(f"{number}")
    assert len(many._known) <= 1_000 and len(looked_at) <= 10 * 1_000


def test_openers_of_tables_are_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 3)

    async def story() -> None:
        here = TableRegistry(Memory(), lambda code, ticket: "")  # type: ignore[arg-type]
        for number in range(50):
            await here.open("fix", f"token {number}", f"192.0.2.{number}")
        assert len(here._opened._known) == 3

    run(story())


@pytest.mark.parametrize(
    ("peer", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(peer: str, whose: str) -> None:
    assert subscriber(peer) == whose


def long_log(length: int) -> list[Row]:
    events = [LevelSet(0, ("child", "adult")[turn % 2]) for turn in range(length)]
    everything = [Opened("BCDF", "memo_dice"), SatDown("Ann", "fox", seal(TOKEN.encode())), *events]
    return [write(number, "", Fact(0, event)) for number, event in enumerate(everything, 1)]


async def turns_of_others(work: Coroutine[Any, Any, None]) -> int:
    """How often the event loop did something else meanwhile."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.get_running_loop().create_task(others())
    await work
    task.cancel()
    return turns


def test_restoring_a_long_log_does_not_block_other_tables() -> None:
    rows = long_log(20_000)

    async def story() -> None:
        assert await restore_in_slices(rows, TimeSlicer()) == restore(rows)

    assert asyncio.run(turns_of_others(story())) > 20


def test_closing_a_table_with_a_long_log_does_not_block_others() -> None:
    store = Memory()
    store.logs["BCDF"] = long_log(20_000)

    async def story() -> None:
        assert await Maintenance(cast(EventStore, store), int).close("BCDF") == "Table BCDF is closed."

    assert asyncio.run(turns_of_others(story())) > 20
