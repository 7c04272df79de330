"""The page's generated files: `make generated` writes them, and whatever else is in them is found."""

from pathlib import Path

import pytest

from ninefold.games import SHELF
from tools.generate.files import FILES, differing, main, write
from tools.generate.typescript import render

ROOT = Path(__file__).parents[2]


def test_the_stored_files_equal_the_generated_ones() -> None:
    assert differing(ROOT) == []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_different_and_missing_files_are_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert differing(project) == [*FILES]
    write(project)
    assert main(["check"]) == 0 and capsys.readouterr().err == ""
    first, *_ = FILES
    with (project / first).open("a") as file:
        file.write("\n")
    assert main(["check"]) == 1
    assert (
        capsys.readouterr().err == f"{first} is not what the Python code makes of it: run `make generated`\n"
    )
    assert main(["write"]) == 0 and differing(project) == []


def test_outside_the_repository_it_says_where_to_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["write"]) == main(["check"]) == 2
    assert "in the project's folder" in capsys.readouterr().err


def test_a_choice_that_all_games_have_is_named_once() -> None:
    times = [line.strip() for line in render().splitlines() if "time:" in line or "'x1.5'" in line]
    assert times == [
        "export type TimeScale = 'off' | 'x1' | 'x1.5' | 'x2';",
        *["time: TimeScale;"] * len(SHELF),
    ]
