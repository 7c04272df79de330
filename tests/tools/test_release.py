"""`make release`, in a clone: what stops it, and what it makes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import pytest

from ninefold import __version__
from tests.test_wheel import get, play, started
from tools.release import NotReady, changes, check_wheel

ROOT = Path(__file__).parents[2]
PAGE = "src/ninefold/server/page"


def test_the_changelog_has_a_section_of_this_version_and_nothing_else_is_new() -> None:
    log = "# Changelog\n\n## 1.2.0 (today): tea\n\n- Tea.\n\n## 1.1.0 (yesterday)\n\n- Milk.\n"
    assert changes(log, "1.2.0") == "Ninefold 1.2.0\n\n- Tea.\n"
    with pytest.raises(NotReady, match=r"no section 1\.3\.0"):
        changes(log, "1.3.0")
    with pytest.raises(NotReady, match="under Unreleased"):
        changes("## Unreleased\n\n- Cake.\n" + log, "1.2.0")


@pytest.mark.parametrize(
    ("without", "more", "says"),
    [("ninefold/server/page/index.html", "", "lacks"), ("", "tests/test_x.py", "has tests/test_x.py in it")],
)
def test_a_wheel_that_lacks_the_page_or_has_tests_is_refused(
    tmp_path: Path, without: str, more: str, says: str
) -> None:
    info = f"ninefold-{__version__}.dist-info"
    names = {"ninefold/server/page/index.html", f"{info}/licenses/LICENSE", "ninefold/build.txt"}
    file = tmp_path / "ninefold.whl"
    for given, refused in ((names, False), ((names | {more}) - {without, ""}, True)):
        with ZipFile(file, "w") as wheel:
            for name in given:
                wheel.writestr(name, "")
        if refused:
            with pytest.raises(NotReady, match=says):
                check_wheel(file)
        else:
            check_wheel(file)


def clone(folder: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(folder)], check=True)
    log = folder / "CHANGELOG.md"
    intro, changes = log.read_text().replace("## Unreleased\n", "", 1).split("\n## ", 1)
    log.write_text(f"{intro}\n## {__version__} (today): a try\n\n- A try.\n\n## {changes}")
    return folder


def release(project: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(project), str(project / "src")])
    command = [sys.executable, "-m", "tools.release", *words]
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)


def commit(project: Path) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(["git", *who, "commit", "--quiet", "--all", "--message", "A try"], cwd=project, check=True)


def test_uncommitted_changes_stop_a_release(tmp_path: Path) -> None:
    project = clone(tmp_path / "project")
    done = release(project)
    assert done.returncode == 1 and "not committed" in done.stderr
    commit(project)
    subprocess.run(["git", "tag", f"v{__version__}"], cwd=project, check=True)
    done = release(project)
    assert done.returncode == 1 and f"v{__version__} exists already" in done.stderr
    assert not (project / "dist").exists()


@pytest.mark.long
def test_a_release_is_built_checked_tagged_and_run_by_uvx_and_pipx(tmp_path: Path) -> None:
    """With a registry, as docs/releasing.md says."""
    project = clone(tmp_path / "project")
    commit(project)
    copytree(ROOT / PAGE, project / PAGE)
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    tools = ["build", "twine", "uv", "pipx", "msgspec"]
    subprocess.run([str(venv / "bin" / "pip"), "install", "--quiet", *tools], check=True)
    environment = {
        **os.environ,
        "PATH": f"{venv / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(project), str(project / "src")]),
        "GIT_COMMITTER_NAME": "Ann",
        "GIT_COMMITTER_EMAIL": "ann@example.org",
    }
    command = [str(venv / "bin" / "python"), "-m", "tools.release"]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    tags = subprocess.run(["git", "tag", "-n9"], cwd=project, capture_output=True, text=True).stdout
    assert tags.startswith(f"v{__version__}") and f"Ninefold {__version__}" in tags
    (wheel,) = (project / "dist").glob("*.whl")
    del environment["PYTHONPATH"]
    home = tmp_path / "home"
    home.mkdir()
    environment |= {"HOME": str(home), "PATH": f"{venv / 'bin'}:{os.defpath}"}  # as if nothing were installed
    for words in (
        ["uvx", "--from", str(wheel), "ninefold"],
        ["pipx", "run", "--spec", str(wheel), "ninefold"],
    ):
        command = [*words, "--version"]
        said = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True)
        assert said.stdout.startswith(f"ninefold {__version__} "), said.stderr
        with started(words, home, environment) as port:
            assert "<title>Ninefold</title>" in get(port, "/")
            asyncio.run(asyncio.wait_for(play(f"ws://127.0.0.1:{port}/ws"), 60))
