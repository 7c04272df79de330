"""The reports that we publish are by the rules of today."""

import re
from pathlib import Path

import pytest

from ninefold.games import SHELF
from ninefold.lab.memory.tasks import GAMES

REPORTS = Path(__file__).parents[2] / "docs" / "reports"
OF: dict[str, set[str]] = {**{game: {game} for game in SHELF}, "memory": {*GAMES.values()}}


@pytest.mark.parametrize("name", OF)
def test_a_report_says_by_which_rules_it_was_made_and_they_are_those_of_today(name: str) -> None:
    page = (REPORTS / f"{name}.html").read_text(encoding="utf-8")
    (told,) = re.findall(r"Rules: ([a-z_0-9, ]+)", page)
    versions = dict(one.split() for one in told.split(", "))
    assert {game: int(version) for game, version in versions.items()} == {
        game: SHELF[game].version for game in OF[name]
    }


def test_every_report_belongs_to_a_game_or_to_memory() -> None:
    assert {page.stem for page in REPORTS.glob("*.html")} == {*OF}
