"""One set of commands, help that names them, and variables for every option."""

import asyncio
import gc
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ninefold.cli import COMMANDS, main, serve
from ninefold.cli.command import run_async
from ninefold.server.main import ServerSettings
from ninefold.server.net.addresses import Addresses
from ninefold.server.store.port import StoreFailed
from tests.cli.test_serve import NINEFOLD


def help_of(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main([*words, "--help"])
    assert stopped.value.code == 0
    return capfd.readouterr().out


def test_help_names_every_command_and_the_data_file(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/there")
    told = help_of(capfd)
    assert "/there/ninefold/tables.db" in told.replace("\n", "")
    for name, summary in COMMANDS.items():
        assert f"\n  {name} " in told and summary in told
        assert f"usage: ninefold {name} " in help_of(capfd, name)


def test_a_user_without_a_home_folder_names_the_file(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """For example the user of a service, whose number has no name in the system."""

    def unknown(number: int) -> None:
        raise KeyError(number)

    monkeypatch.delenv("HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    assert "there is no home folder" in " ".join(help_of(capfd).split())
    for words in (["--no-browser"], ["tables", "list"], ["backup", "copy.db"], ["doctor"]):
        assert main(words) == 2
        assert capfd.readouterr().err == (
            "ninefold: This user has no home folder: name the file of the log with --data.\n"
        )
    assert main(["tables", "list", "--data", str(tmp_path / "tables.db")]) == 0
    nowhere = ["--store", "postgresql://me@127.0.0.1:1/x", "--port", "0", "--no-browser"]
    assert main(nowhere) == 2 and "home folder" not in capfd.readouterr().err


def test_an_unknown_command_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["fly"]) == 2
    said = capfd.readouterr().err
    assert said.startswith("ninefold: unknown command 'fly'; use one of serve, ") and said.count("\n") == 1


def complaint(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    said = capfd.readouterr().err
    assert said.count("\n") == 1
    return said


def test_variables_set_options_and_the_command_line_wins(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NINEFOLD_PORT", "many")
    assert complaint(capfd) == (
        "ninefold: argument --port: many is not a port: use 0 to 65535 (from NINEFOLD_PORT).\n"
    )
    monkeypatch.setenv("NINEFOLD_PORT", "80")
    monkeypatch.setenv("NINEFOLD_CERT", "/nowhere.pem")
    monkeypatch.setenv("NINEFOLD_POWER_SAFE", "no")
    assert main([]) == 2
    assert "--cert and --key go together" in capfd.readouterr().err
    assert "--port: 70000 is not a port" in complaint(capfd, "--port", "70000")


def test_an_error_of_the_system_is_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "tables.db.lock").mkdir()
    assert main(["tables", "close", "BCDF", "--data", str(tmp_path / "tables.db")]) == 2
    told = capfd.readouterr().err
    assert "tables.db.lock: Is a directory" in told and told.count("\n") == 1


def test_a_closed_pipe_prints_no_error(tmp_path: Path) -> None:
    command = [*NINEFOLD, "tables", "list", "--data", str(tmp_path / "none.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as listing:
        assert listing.stdout is not None and listing.stderr is not None
        listing.stdout.close()
        assert listing.stderr.read() == b""
    assert listing.returncode == 1


IN_BACKGROUND = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"]  # as a script starts it: Ctrl-C is ignored


@pytest.mark.parametrize("before", [[], IN_BACKGROUND], ids=["in the foreground", "in the background"])
@pytest.mark.parametrize(
    ("words", "code"), [(["tables", "list"], 130), (["doctor"], 130), (["serve", "--no-browser"], 0)]
)
def test_ctrl_c_while_waiting_for_the_database_prints_no_traceback(
    words: list[str], code: int, before: list[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        store = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/nothing"
        command = [*before, *NINEFOLD, *words, "--store", store]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as waiting:
            line, _ = silent.accept()
            with line:
                waiting.send_signal(signal.SIGINT)
                assert waiting.communicate(timeout=30) == (b"", b"")
    assert waiting.returncode == code


def test_after_ctrl_c_no_library_prints_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    async def connect() -> None:
        half_made: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(30)
        finally:
            half_made.set_exception(ConnectionError("nobody asks for this any more"))

    with pytest.raises(KeyboardInterrupt):
        run_async(connect())
    gc.collect()
    assert not caplog.records


def test_ctrl_c_hides_errors_that_it_causes() -> None:
    async def connect() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            raise TimeoutError from None

    with pytest.raises(KeyboardInterrupt):
        run_async(connect())


def test_ctrl_c_before_a_server_is_ready_hides_errors_that_it_causes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    @asynccontextmanager
    async def connect(settings: ServerSettings) -> AsyncIterator[Addresses]:
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            raise StoreFailed("The database cannot be used: it does not answer.") from None
        yield Addresses("http", None, 0)

    monkeypatch.setattr(serve, "running", connect)
    assert main(["serve", "--no-browser", "--data", str(tmp_path / "tables.db")]) == 0
    assert capfd.readouterr() == ("", "")


def test_a_second_ctrl_c_ends_the_clean_up() -> None:
    async def connect() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(30)
        finally:
            os.kill(os.getpid(), signal.SIGINT)
            await asyncio.sleep(30)

    with pytest.raises(KeyboardInterrupt):
        run_async(connect())
