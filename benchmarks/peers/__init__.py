"""Servers of others, to be measured beside ours: installed by npm into a cache folder of their own."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from testkit.node_js import NODE

HERE = Path(__file__).parent


class Peer(NamedTuple):
    name: str
    program: Path
    packages: tuple[str, ...]

    def folder(self, fetch: bool) -> Path | None:
        """Where it is installed. `fetch`: install it, if it is not; a line says what cannot be had."""
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ninefold-benchmarks"
        folder = home / "-".join(self.packages).replace("/", "-")
        if (folder / "installed").exists():
            return folder
        if fetch and (why := self._install(folder)):
            print(f"{self.name} is left out: {why}", file=sys.stderr)
        return folder if (folder / "installed").exists() else None

    def _install(self, folder: Path) -> str:
        """Why that cannot be done."""
        if shutil.which("npm") is None or shutil.which(NODE) is None:
            return "there is no Node.js here"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        install = [
            "npm",
            "install",
            "--silent",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            *self.packages,
        ]
        if subprocess.run(install, cwd=folder, capture_output=True).returncode:
            return f"npm does not give {' '.join(self.packages)}"
        (folder / "installed").touch()
        return ""


WS = Peer("Node ws", HERE.parent / "raw_rooms.mjs", ("ws@8",))
COLYSEUS = Peer(
    "Colyseus 0.18",
    HERE / "colyseus.mjs",
    ("@colyseus/core@0.18", "@colyseus/ws-transport@0.18", "@colyseus/schema@5", "@colyseus/sdk@0.18"),
)
# Its storage asks for node-persist ^3.1.0. Later ones gather writes for a second: a move would take two.
BOARDGAME = Peer("boardgame.io 0.50", HERE / "boardgame.mjs", ("boardgame.io@0.50", "node-persist@3.1.0"))


@contextmanager
def started(command: Sequence[str | Path], where: Path | None = None) -> Iterator["subprocess.Popen[str]"]:
    """A server that prints its port first, or clients that wait for lines; killed in the end."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        list(map(str, command)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if command[0] == NODE else None,  # clients hang up without a word
        text=True,
        cwd=where,
        env=environment,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: "subprocess.Popen[str]") -> Any:
    assert process.stdout
    return json.loads(process.stdout.readline() or "null")


def asked(process: "subprocess.Popen[str]", **wish: float) -> Any:
    assert process.stdin
    process.stdin.write(json.dumps(wish) + "\n")
    process.stdin.flush()
    return said(process)
