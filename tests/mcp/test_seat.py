"""What a model is shown at its seat, and the answers to its acts."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from ninefold.cli import main
from ninefold.lab.programs import TableHost, loopback
from ninefold.lab.tournament import TournamentPlan
from ninefold.mcp.client import SeatLost, TableClient
from ninefold.mcp.server import SeatSettings, serving
from ninefold.reading import Reader
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player
from tests.mcp.test_server import call

Story = Callable[[Client, Player], Awaitable[None]]


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reader = Reader()
    yield reader
    reader.close()


def at_a_table(folder: Path, reader: Reader, story: Story, **wanted: Any) -> None:
    """Memo Dice with a person who has opened the table; the model begins."""

    async def told() -> None:
        async with hall(folder) as here:
            host = await here.player("Ada").open()
            settings = SeatSettings(here.url, "Robin", code=host.code)._replace(**wanted)
            async with Client(serving(settings, reader)) as client:
                await call(client, "look")
                await host.sit()
                await here.choose(host, first=0, naming="recognise")
                await host.must("Begin")
                await call(client, "wait", seconds=20)
                await story(client, host)

    run(told())


def test_a_model_sees_the_table_in_the_words_of_the_page(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        told = await call(client, "look")
        assert told.startswith("Memo Dice. You are Robin.\n")
        assert "What happens now: Your turn: pick a die and throw it.\n" in told
        assert "[Throw die 9]" in told and "Points, up to 21:" in told
        assert '  Throw a die: {"type": "Roll", "die": 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}' in told
        assert "<" not in told, "no HTML"
        told = await call(client, "rules")
        assert "MD-3" in told and '- `{"type": "Roll", "die": <int>}`' in told

    at_a_table(tmp_path, reader, story)


def test_a_covered_picture_is_not_shown_again(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        told = await call(client, "act", action={"type": "Roll", "die": 0})
        while "The die shows" not in told:
            told = await call(client, "wait", seconds=1)
        picture = told.split("The die shows: ")[1].split(",")[0]
        assert f"{picture}, on" in await call(client, "look")
        await call(client, "wait", seconds=20)
        assert "Covered:" in await call(client, "act", action={"type": "Cover"})
        told = await call(client, "look")
        assert "The row of cups:" in told and picture not in told.split("What you can do")[0]

    at_a_table(tmp_path, reader, story)


def test_views_are_in_the_language_of_the_seat(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        told = await call(client, "look")
        assert "Tu es Robin." in told and "Ce que tu peux faire" in told and "Your turn" not in told
        assert "dés" in await call(client, "rules")

    at_a_table(tmp_path, reader, story, lang="fr")


def test_moves_are_not_listed_if_that_was_chosen(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        told = await call(client, "look")
        assert "Your turn: pick a die" in told and '{"type"' not in told

    at_a_table(tmp_path, reader, story, lists_moves=False)


def test_an_illegal_act_is_refused_by_its_clause_and_counted(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        assert (await call(client, "act", action={"type": "Cover"})).startswith("Refused, MD-")
        assert (await call(client, "act", action={"type": "Fly"})).startswith("Refused, malformed")
        await host.must("Stop")
        told = await call(client, "wait", seconds=20)
        assert "The game was stopped.\nActs: 0. Refused: 2. Done for you: 0." in told

    at_a_table(tmp_path, reader, story)


def test_an_act_that_no_server_would_read_is_refused_at_once_and_the_game_goes_on(
    tmp_path: Path, reader: Reader
) -> None:
    """The server would close the connection, or could not say which message it refuses."""
    deep: Any = 0
    for _ in range(40):
        deep = [deep]

    async def story(client: Client, host: Player) -> None:
        for die, why in ((deep, "nested over 32 deep"), ("x" * 20_000, "at most 16,384 bytes")):
            told = await call(client, "act", action={"type": "Roll", "die": die})
            assert told.startswith("Refused, malformed") and why in told
        assert not (await call(client, "act", action={"type": "Roll", "die": 0})).startswith("Refused")

    at_a_table(tmp_path, reader, story)


def test_a_model_that_is_too_slow_is_played_for(tmp_path: Path, reader: Reader) -> None:
    async def story(client: Client, host: Player) -> None:
        await asyncio.sleep(31)
        told = await call(client, "look")
        assert "Your time was up: {'type': 'Roll', 'die': " in told

    at_a_table(tmp_path, reader, story, limit=30)


def test_a_model_may_name_the_table_itself_and_hears_what_is_said(tmp_path: Path, reader: Reader) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            host = await (await here.player("Ada").open()).sit()
            async with Client(serving(SeatSettings(here.url, "Robin"), reader)) as client:
                assert (await client.call_tool("look", {})).is_error
                assert "Waiting for Ada to begin." in await call(client, "sit", code=host.code)
                assert [chair["name"] for chair in host.table["chairs"]] == ["Ada", "Robin"]
                await host.must("Say", words=":bravo:")
                await asyncio.sleep(1)
                assert "Ada: :bravo:" in await call(client, "look")

    run(story())


def test_a_broken_connection_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (host,) = await here.seated("Ada")
            client = TableClient(here.url, host.code, "Robin")
            running = asyncio.create_task(client.run())
            while not client.look.table:
                await client.change(1)
            await client.ask("Sit", name="Robin", face="robot")
            assert client.look.you == 1 and client._socket is not None
            client._socket.transport.abort()
            said = asyncio.create_task(client.ask("Say", words=":wow:"))  # it is sent again
            await asyncio.sleep(10)
            assert client.look.you == 1 and said.done()
            running.cancel()

    run(story())


def test_a_server_or_table_that_is_not_there_is_named(tmp_path: Path, reader: Reader) -> None:
    async def told(url: str) -> str:
        async with Client(serving(SeatSettings(url, "Robin"), reader)) as client:
            answer = await client.call_tool("sit", {"code": "BCDF"})
            assert answer.is_error
            return str(answer.content)

    async def story() -> None:
        async with hall(tmp_path) as here:
            assert "no-such-table" in await told(here.url)
        assert "cannot be reached" in await told(here.url)

    run(story())


def test_a_code_of_the_command_line_is_tried_again_and_the_model_hears_why_not(
    tmp_path: Path, reader: Reader, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            settings = SeatSettings(here.url, "Robin", code="BCDF")
            async with Client(serving(settings, reader)) as client:
                answer = await client.call_tool("look", {})
                assert answer.is_error and "no-such-table" in str(answer.content)

    run(story())
    assert capsys.readouterr().err == "ninefold: the server closed the connection: no-such-table.\n"


def test_the_command_serves_on_standard_input_and_output() -> None:
    plan = TournamentPlan("fix", 1, 2, (), (), 0)

    async def story() -> None:
        from websockets.asyncio.client import connect

        async with loopback() as url, connect(url, compression=None, proxy=None) as socket:
            host = TableHost(socket)
            await host.open(plan)
            words = [
                "-c",
                "import sys; from ninefold.cli import main; sys.exit(main())",
                "mcp",
                host.code,
                "--server",
                url,
                "--name",
                "Kim",
            ]
            transport = stdio_client(StdioServerParameters(command=sys.executable, args=words))
            async with Client(transport) as client:
                assert (await call(client, "look")).startswith("FIX. You are Kim.")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--lang", "xx"], "--lang is one of de, en, es, fr, he, it, and not 'xx'."),
        (["--server", "localhost"], "--server is an address like http://localhost:9009"),
        (["--name", ""], "--name has 1 to 20 characters."),
        (["--limit", "-1"], "--limit is a number of seconds"),
        (["--limit", "nan"], "--limit is a number of seconds"),
    ],
)
def test_a_wrong_option_is_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "BCDF", *words]) == 2
    assert told in capsys.readouterr().err


def test_a_missing_extra_is_named() -> None:
    start = "import sys; sys.modules['mcp'] = None; from ninefold.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", start, "mcp", "BCDF"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 2 and "pip install '.[mcp]'" in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize(("cancelled", "hears"), [(False, SeatLost), (True, asyncio.CancelledError)])
def test_a_pending_request_fails_when_the_seat_is_lost_unless_it_was_cancelled(
    cancelled: bool, hears: type[BaseException]
) -> None:
    async def story() -> None:
        client = TableClient("ws://127.0.0.1:1/ws", "BCDF", "Robin")
        asking = asyncio.create_task(client.ask("Leave"))
        while not client._asked:
            await asyncio.sleep(0.1)
        client.lost = "closed"
        if cancelled:
            asking.cancel()
        client._tell_askers()
        with pytest.raises(hears):
            await asking

    run(story())
