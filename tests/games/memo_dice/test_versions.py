"""Logs of older rules are refused by name: their cups were lifted one upon the other, and judged by bots."""

from pathlib import Path

import pytest

from ninefold.engine import WrongVersion, decode, reopen
from ninefold.games.memo_dice import GAME
from tests.test_golden import FOLDER, Log


def logs() -> list[Path]:
    return sorted(FOLDER.glob(f"{GAME.name}-v*.json"))


def test_every_version_up_to_this_one_has_its_logs() -> None:
    assert [file.stem for file in logs()] == [f"{GAME.name}-v{k}" for k in range(1, GAME.version + 1)]


@pytest.mark.parametrize("file", logs()[:-1], ids=lambda file: file.stem)
def test_an_older_log_is_refused_by_name(file: Path) -> None:
    for log in decode(file.read_bytes(), list[Log]):
        with pytest.raises(
            WrongVersion, match=f"memo_dice rules {log.header.version}; .* rules {GAME.version}"
        ):
            reopen(GAME, log.header)
