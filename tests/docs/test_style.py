"""Every page can be read in a narrow window, and in the diff of a review."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 110
LISTED = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
PAGES = LISTED.stdout.split()
# An address, the name of a test or an image cannot be broken over two lines.
UNBREAKABLE = re.compile(r"^\s*(?:[-*] )?(?:\S+|<img .*>|!\[.*\]\(\S+\)|\[[^\]]+\]: \S+)$")


@pytest.mark.parametrize("page", PAGES)
def test_no_line_of_a_page_is_too_long(page: str) -> None:
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    long = [
        f"{page}:{number}: {len(line)} characters"
        for number, line in enumerate(lines, 1)
        if len(line) > LONGEST and not UNBREAKABLE.match(line)
    ]
    assert long == []


def test_nobody_is_told_to_install_a_package_of_our_name() -> None:
    """No package is published, so anybody could take the name: install from the source, as in `'.[mcp]'`."""
    kept = subprocess.run(
        [
            "git",
            "grep",
            "-nE",
            r"pip install .?ninefold([[\"' ]|$)",
            "--",
            "*.py",
            "*.md",
            "*.toml",
            "*.svelte",
            "*.json",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert kept.stdout == ""
