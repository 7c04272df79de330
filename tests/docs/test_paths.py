"""The files that a page names are there, and its links lead somewhere."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
FILES = LISTED.stdout.split("\n")
PAGES = [file for file in FILES if file.endswith(".md") and "template" not in file and file != "CHANGELOG.md"]
BUILT = {"companion-worker.js", "de.json"}  # made by the build, or an example


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    """A page may leave out the folders that lead to it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w-][\w./-]*\.(?:py|ts|js|svelte|toml|json|yaml))`", text)) - BUILT
    assert [
        name for name in sorted(named) if not any(f"/{file}".endswith(f"/{name}") for file in FILES)
    ] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_to_a_file(page: str) -> None:
    text = re.sub(r"`[^`]*`", "", (ROOT / page).read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []
