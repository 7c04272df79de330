"""docs/protocol.md is enough to write a client: its example plays, and it leaves nothing out."""

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ninefold.engine import Domain, Prompt
from ninefold.games import SHELF
from ninefold.server import app
from ninefold.server.app import SOCKETS_PER_ADDRESS
from ninefold.server.hall.commands import MOST_PEOPLE
from ninefold.server.hosting.registry import TABLES_PER_HOUR
from ninefold.server.http_api import catalogue
from ninefold.server.http_api import replays as replay
from ninefold.server.live.connection import MOST_BACKLOG_BYTES
from ninefold.server.live.hall_presence import MOST_HALL_CONNECTIONS
from ninefold.server.live.tickets import MOST_CONNECTIONS
from ninefold.server.net import rate_limits
from ninefold.server.net.admission import MOST_PER_ADDRESS
from ninefold.server.net.http_server import MOST_HEAD_BYTES, MOST_HEADERS, MOST_LINE_BYTES
from ninefold.server.net.websocket import ConnectionSettings
from ninefold.server.table import commands
from ninefold.server.table import state as at_table
from ninefold.server.table.records import read_notes
from ninefold.server.wire import from_client, from_server, message
from ninefold.server.wire.nesting import DEEPEST
from testkit.in_process_server import hall
from testkit.jumping_loop import run

SERVER = Path(app.__file__).parent
REFUSING = ("hall", "hosting", "live", "table")  # rooms whose modules refuse something
DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def example() -> Any:
    (text,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    client: dict[str, Any] = {"__name__": "example"}
    exec(compile(text, "docs/protocol.md", "exec"), client)
    return client["play"]


def test_the_example_plays_a_game_to_its_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann", bots=1)
            robin = asyncio.create_task(example()(here.url, ann.code, "Robin"))
            await ann.until(lambda: len(ann.table["chairs"]) == 3)
            await ann.must("Begin")
            await ann.play()
            end = await robin
            assert end == ann.table["phase"]
            assert max(end["scores"]) >= 21 and len(end["contributions"][2]) == 64

    run(story())
    assert caplog.records == []


@pytest.mark.parametrize("game", SHELF)
def test_the_example_plays_every_game(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Until it has done some things that its rules allow."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open(game)).sit()
            robin = asyncio.create_task(example()(here.url, ann.code, "Robin"))
            await ann.until(lambda: len(ann.table["chairs"]) == 2)
            for _ in range(ann.table["fewest"] - 2):
                await ann.must("AddBot", level="adult")
            await ann.must("Begin")
            whose = f"{(await here.table(ann.code)).chairs[1].token}"[:16]
            playing = asyncio.create_task(ann.play())

            async def done() -> int:
                causes = [read_notes(row).by for row in await here.store.load(ann.code) if row.scope]
                return len({by for by in causes if by.startswith(whose)})

            while await done() < 8:
                assert not robin.done(), await robin
                await asyncio.sleep(1)
            playing.cancel()
            await ann.must("Stop")
            assert (await robin)["type"] == "EndedView"

    run(story())
    assert caplog.records == []


STRUCTS = [
    *get_args(from_client.FromClient),
    *get_args(from_server.FromServer),
    *get_args(from_server.PhaseView),
    from_server.TableView,
    from_server.ChairView,
    from_server.Ruled,
    from_server.HallView,
    from_server.PersonView,
    from_server.HallTableView,
    from_server.HallChairView,
    from_server.HallRankView,
    Prompt,
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_message_is_described_with_every_field(struct: Any) -> None:
    if struct not in (from_server.ChairView, from_server.Ruled):
        assert re.search(rf'[`"]{struct.__name__}[`"]', DOC)
    for field in struct.__struct_fields__:
        assert re.search(rf'[`"]{field}[`"]', DOC), field


@pytest.mark.parametrize("domain", get_args(Domain), ids=lambda domain: domain.__name__)
def test_every_domain_is_described(domain: Any) -> None:
    assert f"`{domain.__name__}`" in DOC


def test_every_word_of_refusal_is_described() -> None:
    text = "".join(path.read_text() for path in SERVER.glob("*/*.py") if path.parent.name in REFUSING)
    words = set(re.findall(r'(?:Illegal\(f?|, |= )"([a-z]+(?:-[a-z]+)*) [A-Z][^"]*\."', text))
    refusing = r'[Rr]efuse[d]?\([^"]*|return |else |word = |clause != |CannotOpen\('
    words |= set(re.findall(rf'(?:{refusing})"([a-z]+(?:-[a-z]+)*)"', text))
    assert {
        "host",
        "seal",
        "waiting",
        "crowded",
        "no-such-game",
        "not-saved",
        "other-build",
        "fault",
        "changed",
        "too-many-tables",
    } <= words
    assert [word for word in sorted(words) if f"`{word}`" not in DOC] == []


def test_the_page_has_the_version_and_the_sealing_time_of_the_code() -> None:
    assert f"Protocol version **{message.VERSION}**" in DOC
    assert at_table.SEALING_MS == 5_000 and "after 5 s" in DOC


@pytest.mark.parametrize(
    ("what", "allowed"),
    {
        "messages by a token, however often it connects": rate_limits.MESSAGES,
        "messages": rate_limits.FROM_ADDRESS,
        "requests by HTTP": rate_limits.REQUESTS,
        "changes of its table": rate_limits.CHANGES,
    }.items(),
)
def test_the_page_has_the_rate_limits_of_the_code(what: str, allowed: tuple[float, float]) -> None:
    rate, burst = allowed
    assert f"| {what} | {rate:,.0f} a second, {burst:,.0f} at once |" in DOC


def test_the_page_has_the_size_limits_of_the_code() -> None:
    rate, burst = rate_limits.WRONG_CODES
    assert f"| wrong codes | one every {1 / rate:.0f} s, {burst:.0f} at once |" in DOC
    for what, bound in {
        "a message": f"{ConnectionSettings().max_message:,} bytes",
        "": f"{DEEPEST} brackets in brackets",
        "answers that wait while it does not read": f"{MOST_BACKLOG_BYTES >> 20} MiB",
        "changes of a lobby or a standing": f"{commands.MOST_CHANGES:,}",
        "connections": f"{MOST_CONNECTIONS}",
        "people who came to a hall, also those who left": f"{MOST_PEOPLE}",
        "connections to a hall": f"{MOST_HALL_CONNECTIONS}",
        "new tables and halls": f"{TABLES_PER_HOUR} an hour, as many at once",
        "sockets": f"{SOCKETS_PER_ADDRESS}",
        "connections of any kind": f"{MOST_PER_ADDRESS}",
        "its first line": f"{MOST_LINE_BYTES:,} bytes",
        "its head": f"{MOST_HEAD_BYTES:,} bytes, {MOST_HEADERS} headers",
    }.items():
        assert f"| {what} | {bound} |".replace("|  |", "| |") in DOC, what


def test_the_generated_types_name_every_struct() -> None:
    (path,) = re.findall(r"\]\(\.\./(web/src/\S+\.ts)\)", DOC)
    types = (Path(__file__).parents[2] / path).read_text()
    for named in (*STRUCTS, catalogue.Entry, replay.Replay, replay.GameFile):
        assert f"\nexport interface {named.__name__} {{" in types
    for game in SHELF.values():
        _, _, inside = types.partition(f"\nexport namespace {game.name} {{\n")
        inside, _, _ = inside.partition("\n}\n")
        named = [game.options, *get_args(game.action), game.public_view, *get_args(game.heard)]
        assert [kind for kind in named if f"interface {kind.__name__} {{" not in inside] == []
