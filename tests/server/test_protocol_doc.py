"""docs/protocol.md is enough to write a client: its example plays, and it leaves nothing out."""

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ninefold.engine import Domain, Prompt
from ninefold.games.memo_dice.events import DiePicked
from ninefold.server import commands, protocol
from ninefold.server import table as at_table
from ninefold.server.log import read_event
from tests.server.hall import hall
from tests.server.hasty import run

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def test_the_example_plays_a_game_to_its_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    client: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "docs/protocol.md", "exec"), client)

    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann", bots=1)
            robin = asyncio.create_task(client["play"](here.url, ann.code, "Robin"))
            await ann.until(lambda: len(ann.table["chairs"]) == 3)
            await ann.must("Begin")
            await ann.play()
            end = await robin
            assert end == ann.table["phase"]
            assert max(end["scores"]) >= 21 and len(end["contributions"][2]) == 64
            acts = [read_event(row) for row in await here.store.load(ann.code) if row.scope]
            assert any(isinstance(event, DiePicked) and event.seat == 2 for event in acts)

    run(story())
    assert caplog.records == []


STRUCTS = [
    *get_args(protocol.FromClient),
    *get_args(protocol.FromServer),
    *get_args(protocol.PhaseView),
    protocol.TableView,
    protocol.ChairView,
    protocol.Ruled,
    Prompt,
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_message_stands_in_the_doc_with_every_field(struct: Any) -> None:
    if struct not in (protocol.ChairView, protocol.Ruled):
        assert re.search(rf'[`"]{struct.__name__}[`"]', DOC)
    for field in struct.__struct_fields__:
        assert re.search(rf'[`"]{field}[`"]', DOC), field


@pytest.mark.parametrize("domain", get_args(Domain), ids=lambda domain: domain.__name__)
def test_every_domain_stands_in_the_doc(domain: Any) -> None:
    assert f"`{domain.__name__}`" in DOC


def test_every_word_of_refusal_stands_in_the_doc() -> None:
    folder = Path(commands.__file__).parent
    modules = ("session.py", "tables.py", "live_table.py", "commands.py")
    text = "".join((folder / name).read_text() for name in modules)
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
        "elsewhere",
        "fault",
        "changed",
        "too-many-tables",
    } <= words
    assert [word for word in sorted(words) if f"`{word}`" not in DOC] == []


def test_the_numbers_in_the_doc_are_ours() -> None:
    assert f"Protocol version **{protocol.VERSION}**" in DOC
    assert at_table.SEALING == 5_000 and "after 5 s" in DOC
