"""`make release`: build the sdist and the wheel into dist/, check them, and tag the commit. Nothing is
published: docs/releasing.md says how.

`python -m tools.release --no-tag` builds and checks only.
"""

import argparse
import re
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

from ninefold import __version__

ROOT = Path.cwd()
PAGE = "ninefold/server/page"
LARGEST_WHEEL_BYTES = 20_000_000
NOT_GIVEN_AWAY = ("tests/", "testkit/", "benchmarks/", "tools/", "web/", "node_modules/")


class NotReady(Exception):
    """One sentence: what is wrong, and what to do."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("tools.release", description=__doc__)
    parser.add_argument("--no-tag", action="store_true", help="build and check only")
    options = parser.parse_args(words)
    try:
        notes = changes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), __version__)
        check_tree(__version__, options.no_tag)
        dist = ROOT / "dist"
        for old in dist.glob("ninefold-*"):
            old.unlink()
        _run(sys.executable, "-m", "build", "--outdir", str(dist), str(ROOT))
        (sdist,), (wheel,) = dist.glob("*.tar.gz"), dist.glob("*.whl")
        check_sdist(sdist)
        check_wheel(wheel)
        _run(sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel))
        if not options.no_tag:
            _run("git", "tag", "--annotate", f"v{__version__}", "--cleanup=verbatim", "--message", notes)
    except NotReady as why:
        print(f"release: {why}", file=sys.stderr)
        return 1
    print(
        f"{sdist.name} and {wheel.name} are in dist/" + ("." if options.no_tag else f", tag v{__version__}.")
    )
    return 0


def changes(changelog: str, version: str) -> str:
    """The version's section. Nothing may be left under Unreleased: it would belong to this version."""
    sections = dict(re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE))
    if sections.get("Unreleased", "").strip():
        raise NotReady("CHANGELOG.md has changes under Unreleased: give them the version and the date.")
    if not sections.get(version, "").strip():
        raise NotReady(f"CHANGELOG.md has no section {version}: write it, or set another __version__.")
    return f"Ninefold {version}\n\n{sections[version].strip()}\n"


def check_tree(version: str, no_tag: bool) -> None:
    if _run("git", "status", "--porcelain"):
        raise NotReady("There are changes that are not committed: commit them first.")
    if not no_tag and _run("git", "tag", "--list", f"v{version}"):
        raise NotReady(f"The tag v{version} exists already: set another __version__.")


def check_sdist(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    _check_names(names, {"LICENSE", "README.md", "hatch_build.py", "web/package-lock.json"}, sdist)
    if any("node_modules" in name for name in names):
        raise NotReady(f"{sdist.name} has packages of npm in it: see hatch_build.py.")


def check_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        size = sum(info.compress_size for info in archive.infolist())
    info = f"ninefold-{__version__}.dist-info"
    _check_names(names, {f"{PAGE}/index.html", f"{info}/licenses/LICENSE", "ninefold/build.txt"}, wheel)
    if wrong := [name for name in names if name.startswith(NOT_GIVEN_AWAY)]:
        raise NotReady(f"{wheel.name} has {wrong[0]} in it: see tool.hatch.build in pyproject.toml.")
    if size > LARGEST_WHEEL_BYTES:
        raise NotReady(f"{wheel.name} has {size:,} bytes, and at most {LARGEST_WHEEL_BYTES:,} were expected.")


def _check_names(names: Sequence[str], needed: set[str], of: Path) -> None:
    if missing := sorted(needed - {*names}):
        raise NotReady(f"{of.name} lacks {', '.join(missing)}: build the page, see hatch_build.py.")


def _run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise NotReady(f"`{' '.join(command)}` failed:\n{done.stdout[-3000:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
