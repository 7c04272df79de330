"""The deck as a browser gets it: made once, by a process, and only the decks that there are."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from ninefold.server.http_api import printables
from ninefold.server.http_api.printables import Printables
from ninefold.server.net.http import Request, Response
from testkit.jumping_loop import run


async def get(made: Printables, **query: str) -> Response:
    answer = made.web(Request("GET", "/api/cards.pdf", query, {}, "127.0.0.1"))
    return await answer if isinstance(answer, Awaitable) else answer


def test_a_deck_is_made_once_and_kept() -> None:
    async def story() -> None:
        made = Printables()
        first = await get(made, language="fr", level="easy")
        assert first.status == 200 and first.body.startswith(b"%PDF-")
        assert first.headers["Content-Type"] == "application/pdf"
        assert first.headers["Content-Disposition"] == 'attachment; filename="oni-a4-fr-easy.pdf"'
        assert await get(made, paper="a4", language="fr", level="easy") is first
        made.close()

    run(story())


def test_a_deck_is_finished_although_the_client_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A second maker beside the first would take its place, and its answer."""
    once = (
        f"import pathlib, time; pathlib.Path({str(tmp_path)!r}, 'one').touch(exist_ok=False); time.sleep(0.2)"
    )
    monkeypatch.setattr(printables, "COMMAND", ("-c", f"{once}; print('%PDF-')"))

    async def story() -> None:
        made = Printables()
        leaving = asyncio.ensure_future(get(made))
        while not (tmp_path / "one").exists():
            await asyncio.sleep(0.001)
        leaving.cancel()
        assert (await get(made)).body == b"%PDF-\n"

    asyncio.run(story())


@pytest.mark.parametrize("query", [{"paper": "a3"}, {"language": "xx"}, {"level": "HARD"}])
def test_invalid_parameters_make_no_deck(query: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printables, "COMMAND", ("-c", "raise SystemExit(1)"))

    async def story() -> None:
        assert (await get(Printables(), **query)).status == 404

    run(story())


def test_a_failed_deck_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        made = Printables()
        monkeypatch.setattr(printables, "COMMAND", ("-c", "raise SystemExit(1)"))
        with pytest.raises(RuntimeError, match="could not be made"):
            await get(made)
        monkeypatch.setattr(printables, "COMMAND", ("-c", "print('%PDF-')"))
        assert (await get(made)).body == b"%PDF-\n"

    run(story())


def test_an_unknown_printable_is_not_found() -> None:
    async def story() -> None:
        answer = Printables().web(Request("GET", "/api/points.pdf", {}, {}, "127.0.0.1"))
        assert isinstance(answer, Response) and answer.status == 404

    run(story())
