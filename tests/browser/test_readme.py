"""Types what the README tells people to type."""

import json
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = {
    line.partition(" #")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
} | set(re.findall(r"`(make [^`]+)`", README))


@pytest.mark.parametrize("command", sorted(command for command in COMMANDS if command.startswith("make ")))
def test_make_knows_the_command(command: str) -> None:
    """Without doing it, and with the Python that is here."""
    words = [re.sub("^PYTHON=.*", f"PYTHON={sys.executable}", word) for word in shlex.split(command)]
    done = subprocess.run([*words, "--dry-run"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_make_play_starts_unattended(tmp_path: Path) -> None:
    arguments = f"ARGS=--no-browser --port 0 --data {tmp_path / 'tables.db'}"
    assert any(command.startswith('make play ARGS="--no-browser --port') for command in COMMANDS)
    server = subprocess.Popen(
        ["make", "play", arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    with server:
        assert server.stdout is not None
        try:
            address = next(
                found[0] for line in server.stdout if (found := re.search(r"http://localhost:\d+", line))
            )
            with urlopen(f"{address}/healthz") as answer:
                assert json.load(answer)["status"] == "ok"
        finally:
            server.send_signal(signal.SIGTERM)
            server.stdout.read()
    assert (tmp_path / "tables.db").exists()


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    assert links
    assert [link for link in links if not link.startswith("http") and not (ROOT / link).exists()] == []
