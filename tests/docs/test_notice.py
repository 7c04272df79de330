"""NOTICE says whose games these are, in every language: the page shows it, and so must the rulebooks."""

import json
import re
from pathlib import Path

import pytest

from ninefold.games import SHELF

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(path.name for path in (ROOT / "web" / "src" / "texts").iterdir() if path.is_dir())


def suffix(language: str) -> str:
    return "" if language == "en" else f".{language}"


def rows(language: str) -> list[list[str]]:
    table = re.findall(r"^\| (.*) \|$", (ROOT / f"NOTICE{suffix(language)}.md").read_text(), re.M)
    return [row.split(" | ") for row in table[2:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_both_of_its_names(language: str) -> None:
    texts = ROOT / "web" / "src" / "texts" / language
    words = [json.loads((texts / f"{game}.json").read_text()) for game in SHELF]
    assert sorted([row[0], row[1]] for row in rows(language)) == sorted(
        [one["title"], one["plain"]] for one in words
    )
    assert len({one["plain"] for one in words}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_rulebook_ends_with_the_people_whose_game_it_is(game: str, language: str) -> None:
    rulebook = (ROOT / "docs" / "games" / f"{game}{suffix(language)}.md").read_text()
    title, chapters = rulebook.partition("\n")[0].removeprefix("# "), rulebook.split("\n## ")
    makers = next(row[2] for row in rows(language) if row[0] == title)
    names = re.findall(r"Allué|Ehrhard|Libellud|Kruchten|Müller|Shafir|שפיר|dixe\.games", makers)
    assert names and all(name in chapters[-1] for name in names)
