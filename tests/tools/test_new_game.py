"""A game that was just laid out passes all that every game must pass."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tools.new_game.__main__ import ROOT, Refused, clauses_of, lay_out

NAME = "guinea_pig"  # two words, and one of them stands in the template
BIN = Path(sys.executable).parent
NOT_OURS = ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "node_modules", "__pycache__", "page", "dist", ".generated"
)
HERE = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one game more."""
    root = copytree(ROOT, tmp_path_factory.mktemp("project") / "ninefold", ignore=NOT_OURS)
    run(root, sys.executable, "-m", "tools.new_game", NAME)
    run(root, sys.executable, "-m", "tests.test_golden", NAME)
    run(root, sys.executable, "-m", "tests.test_rules_versions", NAME)
    return root


def run(root: Path, *command: str | Path) -> str:
    ended = subprocess.run(
        command,
        cwd=root,
        env={**HERE, "PYTHONPATH": str(root / "src")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    told = ended.stdout.decode(errors="replace")
    assert ended.returncode == 0, told
    return told


@pytest.mark.early
def test_the_new_game_passes_all_tests(copy: Path) -> None:
    stored = ["tests/test_golden.py", "tests/test_rules_versions.py"]
    everybodys = ["tests/contracts", "tests/minds", *stored, "tests/test_scenarios.py"]
    own = ["-p", "no:cacheprovider", "--game", NAME, "-m", "not long", "-q"]
    told = run(copy, sys.executable, "-m", "pytest", *everybodys, f"tests/games/{NAME}", *own)
    assert " passed" in told and "skipped" not in told


def test_the_new_files_pass_the_formatter_and_linter(copy: Path) -> None:
    folders = [f"src/ninefold/games/{NAME}", f"tests/games/{NAME}"]
    run(copy, BIN / "ruff", "check", *folders)
    run(copy, BIN / "ruff", "format", "--check", *folders)
    run(copy, BIN / "lint-imports", "--no-logo", "--no-cache")


@pytest.mark.long
def test_the_new_files_pass_mypy(copy: Path) -> None:
    run(copy, BIN / "mypy", f"src/ninefold/games/{NAME}", f"tests/games/{NAME}")


@pytest.mark.long
def test_the_new_page_passes_its_checks(copy: Path) -> None:
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        (copy / "web" / "node_modules").symlink_to(modules)
    run(copy, sys.executable, "-m", "tools.generate", "write")
    run(
        copy,
        sys.executable,
        "hatch_build.py",
        "exec",
        "--no",
        "--",
        "prettier",
        "--check",
        f"src/games/{NAME}",
        f"src/texts/*/{NAME}.json",
    )
    run(copy, sys.executable, "hatch_build.py", "exec", "--no", "--", "vitest", "run", f"src/games/{NAME}")
    run(copy, sys.executable, "hatch_build.py", "run", "check")


def test_the_template_leaves_no_other_name(copy: Path) -> None:
    laid = [file for file in copy.rglob(f"*{NAME}*") if file.is_file()]
    laid += [file for folder in copy.rglob(f"*/{NAME}") for file in folder.rglob("*") if file.is_file()]
    text = "\n".join(file.read_text("utf-8") for file in laid if file.suffix != ".pyc")
    assert "GP-1 " in text and "# Guinea Pig\n" in text
    assert text.count('"Guinea Pig"') == text.count('"title": "Guinea Pig"') == 6  # in six languages
    assert "type GuineaPigStage = Stage<GuineaPigGame>" in text
    assert "PG-" not in text and "games.pig" not in text


def test_existing_files_are_not_overwritten(copy: Path) -> None:
    before = (copy / "docs" / "scenarios.md").read_bytes()
    with pytest.raises(Refused, match=f"^{NAME} is there already: docs/games/{NAME}.de.md$"):
        lay_out(NAME, copy)
    assert (copy / "docs" / "scenarios.md").read_bytes() == before


@pytest.mark.parametrize("name", ["", "Pig", "2pig", "pig-pen", "pig__pen", "class", "../pig"])
def test_the_name_must_be_a_module_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="named like a Python module"):
        lay_out(name, tmp_path)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("name", "letters"), [("pig", "PG"), ("liars_dice", "LD"), ("max_dice", "MC"), ("fax", "FA"), ("a", "AA")]
)
def test_the_clause_prefix_must_be_unused(name: str, letters: str) -> None:
    assert clauses_of(name) == letters
