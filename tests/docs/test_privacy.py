"""PRIVACY, in every language, against what the program does; and the sheet for schools beside it."""

import json
import re

import pytest

from ninefold.server.net.http import UNUSED
from tests.docs.test_notice import LANGUAGES, ROOT, suffix

PAGE = {
    path: path.read_text() for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts"}
}


def chapters(paper: str, language: str) -> list[str]:
    """The introduction, what there is not, what the server keeps, what stays on the phone."""
    text = (ROOT / f"{paper}{suffix(language)}.md").read_text()
    return [" ".join(chapter.split()) for chapter in text.split("\n## ")]


def own_pictures(language: str) -> str:
    texts = json.loads((ROOT / "web" / "src" / "texts" / language / "page.json").read_text())
    return f"*{texts['lobby']['sets']['title']}*"


def test_the_page_takes_and_keeps_only_what_privacy_says() -> None:
    assert "microphone" in UNUSED and "geolocation" in UNUSED
    assert not any("getUserMedia" in source for source in PAGE.values())
    takes = [path for path, source in PAGE.items() if re.search(r"\bcapture=", source)]
    assert [path.name for path in takes] == ["SetDialog.svelte"]
    keeps = [path for path, source in PAGE.items() if "indexedDB" in source]
    assert [path.name for path in keeps] == ["draft.ts"], "say in PRIVACY what else the browser keeps"


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_tells_of_photos_wherever_they_are(language: str) -> None:
    _, without, kept, phone = chapters("PRIVACY", language)
    for chapter in (without, kept, phone):
        assert own_pictures(language) in chapter
    assert own_pictures(language) in " ".join(chapters("SCHOOLS", language))


@pytest.mark.parametrize("paper", ["PRIVACY", "SCHOOLS"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_says_as_much_in_every_language(paper: str, language: str) -> None:
    def told(of: str) -> list[tuple[int, set[str]]]:
        text = (ROOT / f"{paper}{suffix(of)}.md").read_text()
        return [
            (len(re.findall(r"^(?:- |\|)", chapter, re.M)), set(re.findall(r"--[a-z-]+", chapter)))
            for chapter in text.split("\n## ")
        ]

    assert told(language) == told("en")
