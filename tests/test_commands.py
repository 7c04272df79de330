"""Every command that README, the docs or the Makefile name is run: here, cheaply, or by a test named here."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SCHOOLS.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
PROGRAMS = r"(?:make|ninefold|python|pip|npm|\.venv/bin/\w+)"

# What is run instead of a command: shorter, or on another file, but the same program by the same way.
CHEAPLY = {
    "make bench": "make bench ARGS=--short",
    "make bench-live": "make bench-live ARGS=--help",  # the rest is in make bench
    "make bench-sim": "make bench-sim ARGS=--short",
    "make fast": "make fast ARGS=--help",
    "make help": "make help",
    "make leaks": "make leaks GAME=memo_dice ARGS=--short",
    "make mutants": "make mutants GAME=memo_dice ARGS=--short",
    "make play": "make play ARGS=--help",
    "make quick": "make quick ARGS='--collect-only -n 0'",
    "ninefold scenarios PATH": "ninefold scenarios scenarios/fix",
    "ninefold scenarios --words": "ninefold scenarios --words memo_dice",
    "ninefold scenarios scenarios": "ninefold scenarios scenarios/fix",
    "make page": "make --dry-run page",
    "python hatch_build.py run format": "python hatch_build.py run",  # says what it could run
    "python -m benchmarks.abuse": "python -m benchmarks.abuse --short",
    "python -m benchmarks.against": "python -m benchmarks.against HEAD memo_dice --short",
    "python -m benchmarks.balance": "python -m benchmarks.balance oni --short",
    "python -m benchmarks.calls": "python -m benchmarks.calls --short",
    "python -m benchmarks.machine": "python -m benchmarks.machine --short",
    "python -m benchmarks.chaos": "python -m benchmarks.chaos --short",
    "python -m benchmarks.coincidences": "python -m benchmarks.coincidences --short",
    "python -m benchmarks.crowd": "python -m benchmarks.crowd --short",
    "python -m benchmarks.environments": "python -m benchmarks.environments --short",
    "python -m benchmarks.footprint": "python -m benchmarks.footprint --short",
    "python -m benchmarks.hall": "python -m benchmarks.hall --short",
    "python -m benchmarks.headless": "python -m benchmarks.headless --help",  # the rest is in make bench
    "python -m benchmarks.jinx": "python -m benchmarks.jinx --short",
    "python -m benchmarks.jinx --typed": "python -m benchmarks.jinx --typed --short",
    "python -m benchmarks.learn": "python -m benchmarks.learn --short",
    "python -m benchmarks.levels": "python -m benchmarks.levels --short",
    "python -m benchmarks.decisions": "python -m benchmarks.decisions --short memo_dice",
    "python -m benchmarks.minds": "python -m benchmarks.minds --short",
    "python -m benchmarks.minds --fit": "python -m benchmarks.minds --fit --short",
    "python -m benchmarks.nodes": "python -m benchmarks.nodes --short",
    "python -m benchmarks.races": "python -m benchmarks.races --short",
    "python -m benchmarks.outlooks": "python -m benchmarks.outlooks --short",
    "python -m benchmarks.readings": "python -m benchmarks.readings --short",
    "python -m benchmarks.samples": "python -m benchmarks.samples --short",
    "python -m benchmarks.siege": "python -m benchmarks.siege --short",
    "python -m benchmarks.sockets": "python -m benchmarks.sockets --short",
    "python -m benchmarks.simulators": "python -m benchmarks.simulators --help",  # see bench-sim
    "python -m benchmarks.stores": "python -m benchmarks.stores --short",
    "python -m benchmarks.live": "python -m benchmarks.live --help",  # see make bench
    "python -m tools.rooms": "python -m tools.rooms",
    "python -m tests.handover": "python -m tests.handover --wishes 1 --faults 0",
    "python -m tests.world --seed": "python -m tests.world --seed 30",
    "python -m tests.world --hall": "python -m tests.world --hall 16",
    "python -m tests.world --minutes": "python -m tests.world --minutes 0",
    "python -m tests.games.oni.stories.test_hidden_die": "python -m tests.games.oni.stories.test_hidden_die",
    "python -m tests.fuzz": "python -m tests.fuzz --messages 5000",
    "python -m tests.browser.album": "python -m tests.browser.album --help",
    # These would run this very test, or ask a registry for all that is new: make only says what it would do.
    "make lint": "make -n lint",
    "make lock": "make -n lock",
    "make test": "make -n test",
    "make test-long": "make -n test-long",
}
IN_SHORT = {
    "make bench-sim ARGS=--short",
    "python -m benchmarks.races --short",
    "python -m benchmarks.stores --short",
}
ELSEWHERE = {
    "make check": "tests/tools/test_check.py::test_a_correct_game_passes",
    "make dev": "tests/test_commands.py::test_make_dev_serves_the_page",
    "make game": "tests/tools/test_new_game.py::test_the_new_game_passes_all_tests",
    "make generated": "tests/tools/test_generate.py::test_different_and_missing_files_are_named",
    "ninefold": "tests/cli/test_serve.py::test_it_serves_until_it_is_told_to_stop",
    "ninefold cards": "tests/cli/test_cards.py::test_it_writes_a_deck_and_says_how_to_print_it",
    "ninefold --pictures": "tests/cli/test_serve.py::test_it_offers_your_own_pictures",
    "ninefold simulate": "tests/cli/test_simulate.py::test_two_runs_are_set_side_by_side_in_one_file",
    "ninefold tournament": "tests/lab/test_tournament.py"
    "::test_the_command_resumes_and_gives_the_same_figures",
    "ninefold memory-bench": "tests/lab/test_memory.py"
    "::test_the_command_gives_the_same_figures_again_and_a_page_of_its_own",
    "python -m tools.memory_tasks": "tests/lab/test_memory.py"
    "::test_the_list_of_tasks_is_as_the_tool_writes_it",
    "ninefold mcp": "tests/mcp/test_seat.py::test_the_command_serves_on_standard_input_and_output",
    "ninefold fast": "tests/fast/test_build.py::test_the_compiled_rules_play_the_same_games",
    "ninefold scenarios my_case.toml": "tests/test_scenarios.py::test_a_name_may_repeat_in_other_folders",
    "ninefold --version": "tests/cli/test_serve.py::test_version_is_printed",
    "ninefold announce": "tests/cli/test_announce.py::test_a_running_server_tells_its_clients",
    "ninefold backup": "tests/cli/test_tables.py::test_a_running_server_does_it_and_no_second_one_starts",
    "ninefold doctor": "tests/cli/test_tables.py::test_the_doctor_names_the_table_and_the_event",
    "ninefold tables": "tests/cli/test_tables.py::test_tables_are_listed_shown_and_exported",
    "ninefold tables close": "tests/cli/test_tables.py::test_a_table_is_closed_and_deleted_without_a_server",
    "ninefold tables delete": "tests/cli/test_tables.py::test_a_table_is_closed_and_deleted_without_a_server",
    "ninefold verify": "tests/cli/test_verify.py::test_an_honest_game_passes",
    "pip install '.[fast]'": "tests/fast/test_build.py::test_a_missing_compiler_is_named",
    "pip install '.[lab]'": "tests/cli/test_simulate.py"
    "::test_without_the_extra_the_report_says_what_to_install_and_json_works",
    "pip install '.[mcp]'": "tests/mcp/test_seat.py::test_a_missing_extra_is_named",
    "pip install '.[nodes]'": "tests/cli/test_command.py::test_missing_packages_are_named",
    "pip install '.[rl]'": "tests/rl/test_rl.py::test_a_missing_extra_is_named",
    "pip install open_spiel": "tests/rl/test_spiel.py::test_a_missing_package_is_named",
    "pip install .": "tests/test_wheel.py::test_a_wheel_is_built_installed_and_played",
    "pip install websockets": "tests/docs/test_protocol.py::test_the_example_plays_a_game_to_its_end",
    "python -m benchmarks.lighthouse": "tests/test_commands.py::test_a_missing_lighthouse_is_reported",
    "python -m tests.world --planted": "tests/world/test_world.py::test_a_planted_bug_is_found",
    "python -m tests.test_same_games": "tests/test_same_games.py::test_the_command_records_a_game_again",
    "python -m tests.test_rules_versions": "tests/tools/test_new_game.py::test_the_new_game_passes_all_tests",
    "python -m tests.test_golden": "tests/tools/test_new_game.py::test_the_new_game_passes_all_tests",
    "make release": "tests/tools/test_release.py::test_uncommitted_changes_stop_a_release",
    "python -m tools.release": "tests/tools/test_release.py::test_uncommitted_changes_stop_a_release",
    "python -m build": "tests/test_wheel.py::test_a_wheel_is_built_installed_and_played",
    "python player.py": "tests/docs/test_protocol.py::test_the_example_plays_a_game_to_its_end",
}
NO_COMMANDS = {
    "__init__",
    "__main__",
    "cluster",
    "grid",
    "peer_games",
    "raw_rooms",
    "servers",
    "table_server",
    "tables",
}  # in benchmarks/: others start them


def named() -> list[str]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^ *```sh\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
        lines = [line.partition("  #")[0] for block in blocks for line in block.splitlines()]
        found += [line.strip() for line in lines if line.strip()]
        found += re.findall(rf"`({PROGRAMS}(?: [^`\n]*)?)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    found += [f"make {target}" for target in targets()]
    found += [
        f"python -m benchmarks.{file.stem}"
        for file in (ROOT / "benchmarks").glob("*.py")
        if file.stem not in NO_COMMANDS
    ]
    return sorted({*found} - {"make", "python", "npm"})


def targets() -> list[str]:
    return re.findall(r"^([a-z-]+):[^#\n]*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)


def known(command: str) -> str | None:
    """The longest of our entries that this command begins with."""
    fitting = [one for one in (*CHEAPLY, *ELSEWHERE) if re.match(rf"{re.escape(one)}(?![\w-])", command)]
    return max(fitting, key=len, default=None)


def test_every_command_named_in_the_docs_is_run() -> None:
    commands = named()
    assert len(targets()) >= 10 and "ninefold scenarios scenarios/memo_dice" in commands
    assert [command for command in commands if known(command) is None] == []
    bare = {command for command in commands if known(command) == "ninefold"}
    assert bare == {"ninefold"}, "its other commands have entries of their own"
    assert {known(command) for command in commands} == {*CHEAPLY, *ELSEWHERE}, "and no more than those"


@pytest.mark.parametrize("test", sorted({*ELSEWHERE.values()}))
def test_the_tests_named_as_running_other_commands_exist(test: str) -> None:
    file, _, name = test.partition("::")
    assert f"\ndef {name}(" in (ROOT / file).read_text()


def started(command: str) -> list[str]:
    """With the Python that runs this, and without installing anything: other tests run meanwhile."""
    program, *words = shlex.split(command)
    if program == "make":
        stamps = [f"--old-file={sys.prefix}/{stamp}" for stamp in ("play", "dev")]
        return ["make", f"VENV={sys.prefix}", *stamps, *words]
    if program == "python":
        return [sys.executable, *words]
    return [sys.executable, "-c", "import sys; from ninefold.cli import main; sys.exit(main())", *words]


def surroundings(folder: Path) -> dict[str, str]:
    """Not those of the make that may have started this."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return {**kept, "XDG_DATA_HOME": str(folder), "PYTHONPATH": path}


def cases() -> list[Any]:
    """A benchmark takes its time, however short: three of them stand for the way that all go."""
    measured = [word for word in CHEAPLY.values() if word.endswith(("--short", "ARGS=--short"))]
    return [
        pytest.param(command, marks=pytest.mark.long) if command in {*measured} - IN_SHORT else command
        for command in CHEAPLY.values()
    ]


def test_three_benchmarks_are_run_each_time() -> None:
    assert len(IN_SHORT) == 3 and {*CHEAPLY.values()} >= IN_SHORT


@pytest.mark.parametrize("command", cases())
def test_command_of_the_docs(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        started(command),
        cwd=ROOT,
        env=surroundings(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout, "it says something"


@pytest.mark.parametrize("named", [".venv", "with the whole path"])
@pytest.mark.parametrize("moved", [True, False])
def test_a_folder_that_was_moved_says_what_to_do(tmp_path: Path, moved: bool, named: str) -> None:
    folder = tmp_path / "my games"
    (folder / ".venv").mkdir(parents=True)
    (folder / "Makefile").write_text((ROOT / "Makefile").read_text())
    made_at = "/elsewhere" if moved else folder
    (folder / ".venv" / "pyvenv.cfg").write_text(f"command = python3 -m venv {made_at}/.venv\n")
    words = ["make", "help", f"VENV={named if named == '.venv' else folder / '.venv'}"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=surroundings(tmp_path))
    assert (done.returncode != 0) is moved and (folder / ".venv" / "pyvenv.cfg").exists()
    assert not moved or ("moved or copied" in done.stderr and "rm -rf" in done.stderr)


def test_make_dev_serves_the_page(tmp_path: Path) -> None:
    """The page's own server comes up; whether our port is free is not the test's business."""
    with subprocess.Popen(
        started("make dev"),
        cwd=ROOT,
        env={**surroundings(tmp_path), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout
        said = ""
        try:
            for line in process.stdout:
                said += line
                if "Local:" in line:
                    break
        finally:
            os.killpg(process.pid, signal.SIGTERM)
        assert "Local:" in said, said


def test_a_missing_lighthouse_is_reported(tmp_path: Path) -> None:
    without = {**surroundings(tmp_path), "npm_config_offline": "true", "npm_config_cache": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.lighthouse", "--short"],
        cwd=ROOT,
        env={**without, "CHROME_PATH": sys.executable},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert re.fullmatch(r"benchmarks\.lighthouse: npm does not give lighthouse@[\d.]+\n", done.stderr)


@pytest.mark.long
def test_lighthouse_prints_its_scores(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.lighthouse", "--short"],
        cwd=ROOT,
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "shelf" in done.stdout, done.stderr


@pytest.mark.parametrize("words", [[], ["PYTHON=there-is-no-such-python"]], ids=["ours", "none"])
def test_make_with_another_python(words: list[str], tmp_path: Path) -> None:
    """An environment of its own, by its version."""
    python = words or [f"PYTHON={sys.executable}"]
    done = subprocess.run(
        ["make", "-n", "lint", *python], cwd=ROOT, env=surroundings(tmp_path), capture_output=True, text=True
    )
    if words:
        assert done.returncode == 2 and "There is no Python there-is-no-such-python" in done.stderr
    else:
        assert f".venv-{sys.version_info[0]}.{sys.version_info[1]}/bin/mypy" in done.stdout


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-nodes.lock"])
def test_locks_name_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "--hash=sha256:" in text and "://" not in text and "index-url" not in text


@pytest.mark.parametrize(
    ("lock", "extra"),
    [("requirements.lock", None), ("requirements-dev.lock", "dev"), ("requirements-nodes.lock", "nodes")],
)
def test_locks_have_every_required_package(lock: str, extra: str | None) -> None:
    """What is asked for and not locked is there by chance, and missing in the next clone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = project["optional-dependencies"][extra] if extra else project["dependencies"]
    locked = set(re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==", (ROOT / lock).read_text(), re.MULTILINE))
    names = {re.match(r"[\w.-]+", word) for word in asked}
    assert {name.group() for name in names if name} <= locked


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-nodes.lock"])
def test_locks_keep_the_extras_that_packages_require(lock: str) -> None:
    """pip looks for the newest `name[extra]` where only `name` is locked, and refuses it: no hash."""
    locked = dict(re.findall(r"^([\w.-]+)(\[[^]]*\])?==", (ROOT / lock).read_text(), re.MULTILINE))
    for package in metadata.distributions():
        for asked in package.requires or [] if package.name in locked else []:
            wanted = re.match(r"([\w.-]+)(\[[^]]*\])", asked)
            if wanted and "extra ==" not in asked:
                assert locked[wanted[1]] == wanted[2], f"{package.name} asks for {asked}"
