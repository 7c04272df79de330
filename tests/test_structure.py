"""The folders show the architecture: the import contracts see every module, and tests/ mirrors src."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ninefold"
TESTS = ROOT / "tests"
# At the top of tests/ and in these folders are tests of the whole; `stories` cross modules at any depth.
OF_THE_WHOLE = {"browser", "contracts", "docs", "handover", "world"}
MIRRORED = {"testkit": ROOT / "testkit", "tools": ROOT / "tools"}

IMPURE = {
    "server/live/planted.py": "import asyncio\n",
    "server/cluster/planted.py": "import asyncio\nimport random\nimport time\n",
    "server/cluster/inside/__init__.py": "import asyncio\n",
    "server/table/planted.py": "import time\n",
    "server/planted.py": "",
    "engine/planted.py": "import random\n",
    "games/fix/planted.py": "",
}


def test_every_folder_with_modules_is_a_package() -> None:
    """Without `__init__.py` the import contracts would not see its modules."""
    folders = {path.parent for path in SOURCE.rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_the_import_contracts_find_impure_and_unknown_modules(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        SOURCE,
        tmp_path / "src" / "ninefold",
        ignore=lambda folder, names: [
            name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()
        ],
    )
    for name, source in IMPURE.items():
        path = tmp_path / "src" / "ninefold" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-logo", "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    modules = [
        "ninefold." + name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in IMPURE
    ]
    assert [module for module in modules if module not in done.stdout] == [], done.stdout


def mirrored(test: Path) -> list[Path]:
    """The modules or packages of which a test file may be the test; it is about one of them."""
    top, *rest = test.relative_to(TESTS).parts
    folder = MIRRORED.get(top, SOURCE / top).joinpath(*rest[:-1])
    name = test.stem.removeprefix("test_")
    return [folder / f"{name}.py", folder / name, *([folder / "__init__.py"] if name == folder.name else [])]


def test_a_test_file_is_named_after_the_module_it_is_about() -> None:
    tests = [
        path
        for path in sorted(TESTS.rglob("*/test_*.py"))
        if path.relative_to(TESTS).parts[0] not in OF_THE_WHOLE and path.parent.name != "stories"
    ]
    assert len(tests) > 100
    assert [path for path in tests if not any(module.exists() for module in mirrored(path))] == []


@pytest.mark.parametrize(
    ("test", "module"),
    [
        ("engine/test_dice.py", "engine/dice.py"),
        ("lab/test_memory.py", "lab/memory"),
        ("rl/test_rl.py", "rl/__init__.py"),
    ],
)
def test_what_a_test_may_be_about(test: str, module: str) -> None:
    assert SOURCE / module in mirrored(TESTS / test)


def imported(path: Path) -> Iterator[str]:
    """The packages from which a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name.split(".")[0] for name in names)
            case ast.ImportFrom(str(module)):
                yield module.split(".")[0]


@pytest.mark.parametrize(
    ("folder", "foreign"),
    [
        ("benchmarks", {"tests"}),
        ("tests", {"benchmarks"}),
        ("testkit", {"tests", "benchmarks"}),
        ("tools", {"tests", "benchmarks"}),
        ("src", {"tests", "benchmarks", "testkit", "tools"}),
    ],
)
def test_what_tests_and_benchmarks_share_is_in_testkit(folder: str, foreign: set[str]) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert [path for path in files if foreign & {*imported(path)}] == []


GENERATED = {"web/src/lib/types.ts"}
SHOWCASE = {"web/src/showcase/PartsPage.svelte"}  # one part after the other, in development only


def test_modules_have_under_400_lines() -> None:
    """As CONTRIBUTING says. Test files may be a little longer."""
    modules = [
        path
        for folder, endings in (("src", ("py",)), ("testkit", ("py",)), ("web/src", ("ts", "svelte")))
        for ending in endings
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if str(path.relative_to(ROOT)) not in GENERATED | SHOWCASE
    ]
    long = {path: 400 for path in modules} | {path: 460 for path in TESTS.rglob("*.py")}
    assert len(modules) > 800
    assert [path for path, most in long.items() if len(path.read_text("utf-8").splitlines()) >= most] == []
