"""What is given away: built as strangers build it, installed where nothing is, and played.

One test, because each step needs what the step before it made. `make test` takes the page and the libraries
that are here; `make test-long` has nothing but the sources and a registry, as strangers have.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path
from shutil import copyfile, copytree
from zipfile import ZipFile

import pytest

from ninefold import __version__
from testkit.protocol_client import Player, all_of

ROOT = Path(__file__).parents[1]
SPEED = 20.0  # of testkit/without_posix.py
PAGE, READING = "src/ninefold/server/page", "src/ninefold/reading/page"
LICENCES = re.findall(
    r"`(licences/[a-z-]+\.txt)`", (ROOT / "web" / "CREDITS.md").read_text().partition("|")[2]
)


@pytest.mark.early
@pytest.mark.parametrize(
    "alone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["with what is here", "as strangers do"]
)
def test_a_wheel_is_built_installed_and_played(
    alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMMIT", "1a2b3c4")
    project, dist, home = tmp_path / "project", tmp_path / "dist", tmp_path / "empty"
    home.mkdir()
    copy_sources(project)
    if not alone:
        for built in (PAGE, READING):
            copytree(ROOT / built, project / built)
    python(project, "build", *([] if alone else ["--no-isolation"]), "--outdir", str(dist), ".")
    (sdist,), (wheel,) = dist.glob("*.tar.gz"), dist.glob("*.whl")
    isolated = [] if alone else ["--no-build-isolation"]
    python(project, "pip", "wheel", *isolated, "--no-deps", "--wheel-dir", str(tmp_path), ".")
    assert files_of(tmp_path / wheel.name) == files_of(wheel), "the same from the sources as from the sdist"
    check_sdist(sdist)
    check_wheel(wheel)
    copied = copytree(ROOT / "scenarios" / "memo_dice", home / "memo_dice")
    with installed_server(tmp_path / "venv", wheel, home, alone) as port:
        assert "<title>Ninefold</title>" in get(port, "/")
        health = json.loads(get(port, "/healthz"))
        assert (health["version"], health["build"]) == (__version__, "1a2b3c4")
        assert [bool(get(port, f"/{name}")) for name in LICENCES] == [True] * len(LICENCES)
        command = [str(tmp_path / "venv" / "bin" / "ninefold"), "scenarios", str(copied)]
        done = subprocess.run(command, cwd=home, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        asyncio.run(asyncio.wait_for(play(f"ws://127.0.0.1:{port}/ws"), 60))
    assert [*home.rglob("*.py")] == [], "it ran from what was installed"
    play_without_what_windows_lacks(tmp_path / "venv" / "bin" / "ninefold", tmp_path / "windows")


def copy_sources(project: Path) -> None:
    """As they would be committed: no built page, no packages of npm."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.rstrip("\0").split("\0"):
        if (ROOT / name).is_file():
            (project / name).parent.mkdir(parents=True, exist_ok=True)
            (project / name).write_bytes((ROOT / name).read_bytes())
    assert not (project / "web" / "node_modules").exists()
    assert not (project / PAGE).exists()


def python(folder: Path, *module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5000:]


def files_of(wheel: Path) -> dict[str, int]:
    with ZipFile(wheel) as archive:
        return {info.filename: info.CRC for info in archive.infolist()}


def check_sdist(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"LICENSE", "README.md", "hatch_build.py", "web/package-lock.json"} <= {*names}
    assert not [name for name in names if "node_modules" in name]


def check_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names, info = archive.namelist(), f"ninefold-{__version__}.dist-info"
        described = message_from_bytes(archive.read(f"{info}/METADATA"))
    assert {f"{info}/licenses/LICENSE", f"{info}/licenses/web/CREDITS.md"} <= {*names}
    fonts = {
        name.rpartition("/")[2] for name in names if name.startswith("ninefold/games/oni/printable/fonts/")
    }
    faces = ("fraunces-latin", "frank-ruhl-libre-hebrew")
    letters = {f"{face}-{weight}-normal.woff" for face in faces for weight in (500, 700)}
    assert fonts == {"OFL.txt", *letters}
    shipped = {name.removeprefix("ninefold/server/page/") for name in names if "/licences/" in name}
    assert shipped == {*LICENCES}, "each licence is named in web/CREDITS.md"
    assert len(LICENCES) >= 4
    assert "ninefold/reading/page/reader.mjs" in names
    assert described["License-Expression"] == "MIT AND OFL-1.1"
    assert described["Description-Content-Type"] == "text/markdown"
    assert not [name for name in names if name.startswith(("tests/", "web/")) or name.endswith(".sources")]


@contextmanager
def installed_server(venv: Path, wheel: Path, home: Path, alone: bool) -> Iterator[int]:
    """In a folder where nothing is, with its dependencies: as a registry gives them today, or those here."""
    python(home, "venv", "--without-pip", str(venv))
    if not alone:
        (site,) = venv.glob("lib/python*/site-packages")
        (site / "here.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    without = [] if alone else ["--no-deps"]
    python(home, "pip", "--python", str(venv / "bin" / "python"), "install", *without, str(wheel))
    with started([str(venv / "bin" / "ninefold")], home, {"PATH": os.defpath, "HOME": str(home)}) as port:
        yield port


@contextmanager
def started(program: Sequence[str], home: Path, environment: Mapping[str, str]) -> Iterator[int]:
    """The server's port. It must end without a word, and with the code 0."""
    command = [*program, "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    environment = {**environment, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=home, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stderr
        try:
            for line in process.stdout:
                if found := re.search(r"http://localhost:(\d+)", line):
                    break
            else:
                raise AssertionError(process.stderr.read())
            yield int(found[1])
        finally:
            process.terminate()
        assert process.wait(20) == 0 and process.stderr.read() == ""


def play_without_what_windows_lacks(program: Path, home: Path) -> None:
    """A whole game, commands to the running server, and its end."""
    windows = home / "lacks"
    windows.mkdir(parents=True)
    copyfile(ROOT / "testkit" / "without_posix.py", windows / "sitecustomize.py")
    copyfile(ROOT / "testkit" / "jumping_loop.py", windows / "jumping_loop.py")
    environment = {"PATH": os.defpath, "HOME": str(home), "PYTHONPATH": str(windows)}
    with started([str(program)], home, environment) as port:
        asyncio.run(asyncio.wait_for(play_to_the_end(f"ws://127.0.0.1:{port}/ws"), 120))

        def said(*words: str) -> str:
            command = [str(program), *words]
            done = subprocess.run(command, env=environment, cwd=home, capture_output=True, text=True)
            return done.stdout + done.stderr

        (note,) = home.rglob("*.lock")
        assert json.loads(note.read_text())["control"].startswith("loopback:")
        assert said("announce", "Tea is ready.") == "The announcement stands for 60 minutes.\n"
        assert "Another Ninefold (process" in said("--no-browser", "--port", "0")
        assert len(json.loads(said("tables", "list", "--json"))) == 1


async def play_to_the_end(url: str) -> None:
    ann = await (await Player(url, "Ann", 1, SPEED).open("memo_dice")).sit()
    ben = await (await Player(url, "Ben", 2, SPEED).enter(ann.code)).sit()
    chosen = {"room": "same", "patience": 0, "talk": "phrases"}
    await ann.must("Choose", game="memo_dice", options={"naming": "recognise"}, **chosen)
    await ann.must("Begin")
    await all_of(ann, ben)
    assert ann.table["phase"]["scores"] == ben.table["phase"]["scores"] is not None
    await ann.go()
    await ben.go()


def get(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        text: str = answer.read().decode()
    return text


async def play(url: str) -> None:
    ann = await (await Player(url, "Ann").open("memo_dice")).sit()
    ben = await (await Player(url, "Ben").enter(ann.code)).sit()
    chosen = {"room": "same", "patience": 0, "talk": "phrases"}
    await ann.must("Choose", game="memo_dice", options={"first": 0}, **chosen)
    await ann.must("Begin")
    for _ in range(2):
        assert (await ann.move())["type"] == "Sight"
    await ben.until(lambda: {"DieRolled", "DieCovered"} <= {item["type"] for item in ben.news})
    await ann.go()
    await ben.go()
