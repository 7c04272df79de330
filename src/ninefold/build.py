"""Which build this is: the commit and its date, or the date on which it was built."""

import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path

from ninefold import __version__

NOTE = "build.txt"  # made by hatch_build.py, carried in the wheel
ROOT = Path(__file__).parents[2]


@cache
def build() -> str:
    """Of a checkout it is asked each time: what was noted when it was installed may be old."""
    if (ROOT / ".git").exists() and (commit := _commit()):
        return commit
    note = files("ninefold") / NOTE
    return note.read_text().strip() if note.is_file() else "unknown"


def full_version() -> str:
    return f"{__version__} (build {build()})"


def _commit() -> str:
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%h of %cs"]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=5).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""
