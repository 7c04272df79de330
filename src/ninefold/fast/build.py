"""Make the compiled build of a game: its modules written out, then compiled by mypyc and the C compiler."""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from ninefold.fast import constants, loop, structs, tables
from ninefold.fast.sources import HOME, ROOT, renamed, trees_of

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name={name!r}, packages=[], ext_modules=mypycify({modules!r}, opt_level="1", debug_level="0"))
"""


# The sources were type-checked already, and the generated code has lost their `type: ignore` comments.
MYPY = """
[mypy]
ignore_errors = True
"""


class CannotBuild(Exception):
    """One line: what is missing."""


def package_of(game: str) -> str:
    return f"{ROOT}_fast_{game}"


def folder_of(game: str) -> Path:
    """The folder of the build of exactly these sources for this Python; it need not exist."""
    whole = hashlib.sha256(f"{sysconfig.get_config_var('SOABI')} {_mypy()}".encode())
    for path in _sources(game):
        whole.update(b"%d " % path.stat().st_size + path.read_bytes())
    return _cache() / f"{game}-{whole.hexdigest()[:16]}"


def _sources(game: str) -> Iterator[Path]:
    for folder in ("engine", "parts", "minds", f"games/{game}", "fast"):
        yield from sorted((HOME / folder).rglob("*.py"))
    yield HOME / "sim" / "play.py"


def _mypy() -> str:
    """The version of mypy, which is part of the name of a build. "": it is not installed."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ninefold" / "fast"


def is_built(game: str) -> bool:
    return (folder_of(game) / "done").exists()


def build(game: str) -> Path:
    """The folder of the build, which is made unless it exists."""
    folder = folder_of(game)
    if is_built(game):
        return folder
    check()
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    try:
        modules = write(game, draft)
        (draft / "mypy.ini").write_text(MYPY)
        (draft / "setup.py").write_text(SETUP.format(name=package_of(game), modules=modules))
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        made = subprocess.run(command, cwd=draft, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if made.returncode:
            raise CannotBuild(f"{game} could not be compiled:\n{made.stdout}{made.stderr}")
        shutil.rmtree(draft / "build")
        (draft / "done").touch()
        for older in folder.parent.glob(f"{game}-*[0-9a-f]"):
            if "." not in older.name:
                shutil.rmtree(older, ignore_errors=True)
        draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return folder


def check() -> None:
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CannotBuild("mypyc is missing: pip install mypy setuptools")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotBuild(f"there is no C compiler ({compiler}): on Debian, apt-get install gcc python3-dev")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotBuild("Python's headers are missing: on Debian, apt-get install python3-dev")


def write(game: str, folder: Path) -> list[str]:
    """Write the game's generated modules. Returns their paths in the folder."""
    trees = trees_of(game)
    loop.bind(trees, game)
    constants.write_out(trees)
    tables.write_out(trees)
    structs.write_out(trees)
    made = renamed(trees, package_of(game))
    packages = {".".join(name.split(".")[:depth]) for name in made for depth in range(1, name.count(".") + 1)}
    return sorted(_save(name, made.get(name), name in packages, folder) for name in packages | made.keys())


def _save(name: str, tree: ast.Module | None, is_package: bool, folder: Path) -> str:
    path = folder.joinpath(*name.split("."))
    file = path / "__init__.py" if is_package else path.with_suffix(".py")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(ast.unparse(ast.fix_missing_locations(tree)) + "\n" if tree else "")
    return str(file.relative_to(folder))
