"""The command `ninefold`, as a process of its own."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest
from PIL import Image

from ninefold import __version__
from ninefold.cli import main, serve
from ninefold.cli.data import data_file
from ninefold.server.main import ServerSettings

NINEFOLD = [sys.executable, "-c", "import sys; from ninefold.cli import main; sys.exit(main())"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def complaint(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    """Exactly one line, exit code 2, no traceback."""
    assert main(["--no-browser", "--host", "127.0.0.1", "--port", "0", *words]) == 2
    out, err = capfd.readouterr()
    assert out == "" and err.startswith("ninefold: ") and err.count("\n") == 1, err
    return err


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    command = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        said = ""
        while "Stop with" not in said:
            line = process.stdout.readline()
            assert line, process.stderr.read()
            said += line
        port = re.search(r"http://localhost:(\d+)", said)
        assert port, said
        with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/healthz") as answer:
            assert __version__.encode() in answer.read()
        assert (tmp_path / "data" / "ninefold" / "tables.db").stat().st_mode & 0o777 == 0o600
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr.read() == ""


def test_only_allowed_addresses_read_the_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    for named, status in (("10.1.0.0/16", 403), ("10.1.0.0/16,127.0.0.1", 200), ("", 200)):
        monkeypatch.setenv("NINEFOLD_METRICS_FROM", named)
        command = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            try:
                said = process.stdout.readline() + process.stdout.readline()
                port = re.search(r"http://localhost:(\d+)", said)
                assert port
                with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/metrics") as answer:
                    assert answer.status == status, named
            except urllib.error.HTTPError as refused:
                assert refused.code == status, named
            finally:
                process.terminate()


def test_it_offers_your_own_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    for shade in range(41):
        Image.new("RGB", (80, 80), (shade, 80, 120)).save(folder / f"{shade}.png")
    (folder / "0.txt").write_text("night, sea")
    (folder / "drawing.svg").write_text("<svg/>")
    command = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0", "--pictures", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        said = process.stdout.readline()
        assert "41 pictures" in said and "1 of them with words" in said and "enough for 3 players" in said
        port = re.search(r"http://localhost:(\d+)", process.stdout.readline() + process.stdout.readline())
        assert port
        with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/api/shelf") as answer:
            assert '"own":{"type":"Offer","count":41,"told":1,"players":3}' in answer.read().decode()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr.read() == (
            "ninefold: drawing.svg is left out: SVG can hold programs; save it as PNG.\n"
        )


def test_a_taken_port_says_which_one_is_free(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        said = complaint(capfd, "--port", str(taken))
    free = re.fullmatch(rf"ninefold: Port {taken} is taken; (\d+) is free: use --port \1\.\n", said)
    assert free and int(free[1]) != taken
    with socket.create_server(("127.0.0.1", int(free[1]))):
        pass


@pytest.mark.parametrize("port", ["65536", "-1", "many"])
def test_an_invalid_port_is_refused(capfd: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--no-browser", "--port", port])
    assert stopped.value.code == 2
    (said,) = capfd.readouterr().err.splitlines()
    assert said.startswith("ninefold: ") and "--port" in said


def test_an_address_of_another_machine_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert "192.0.2.1" in complaint(capfd, "--host", "192.0.2.1")


def test_invalid_certificates_are_refused(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("this is no certificate")
    assert "--cert and --key go together" in complaint(capfd, "--cert", str(wrong))
    assert "wrong.pem" in complaint(capfd, "--cert", str(wrong), "--key", str(wrong))
    missing = str(tmp_path / "missing.pem")
    assert "missing.pem" in complaint(capfd, "--cert", missing, "--key", missing)


def test_a_log_that_cannot_be_written_is_refused(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a log")
    assert str(file) in complaint(capfd, "--data", str(file / "tables.db"))
    assert str(tmp_path) in complaint(capfd, "--data", str(tmp_path))
    assert "not a Ninefold log" in complaint(capfd, "--data", str(file))
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE bookmarks (url)")
    before = other.read_bytes()
    assert "another program's database" in complaint(capfd, "--data", str(other))
    assert main(["tables", "close", "BCDF", "--data", str(other)]) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"file", "other.db"}, "nothing is left beside them"
    assert other.read_bytes() == before


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("--data", ("", ".", "/")),
        ("--public-url", ("", "here", "//here", "ftp://here", "https://[::1", "https://here:99999")),
        ("--public-url", ("https://here/?x", "https://he re", "https://ann:word@here", "https://here/\nx")),
    ],
)
def test_an_invalid_address_in_an_option_is_refused(
    capfd: pytest.CaptureFixture[str], option: str, words: tuple[str, ...]
) -> None:
    for word in words:
        with pytest.raises(SystemExit) as stopped:
            main(["serve", "--no-browser", f"{option}={word}"])
        err = capfd.readouterr().err
        assert err.startswith(f"ninefold: argument {option}: {word!r} is not ") and err.count("\n") == 1, err
        assert stopped.value.code == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_write_access_is_refused(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert str(tmp_path) in complaint(capfd, "--data", str(tmp_path / "new" / "tables.db"))


def test_the_data_folder_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_file() == tmp_path / "local" / "ninefold" / "tables.db"


def test_version_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    git = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True).stdout.strip() or "unknown"
    assert re.match(rf"ninefold {re.escape(__version__)} \(build {commit}\b.*\)$", capfd.readouterr().out)


@pytest.mark.parametrize("words", [[], ["--no-browser"]])
def test_the_browser_is_opened_unless_no_browser_is_set(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: list[str]
) -> None:
    opened: list[str] = []

    def announce(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(serve, "_announce", announce)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert main(["--host", "127.0.0.1", "--port", "0", *words]) == 0
    assert [re.fullmatch(r"http://localhost:\d+", url) is not None for url in opened] == [True] * (not words)


@pytest.mark.parametrize(
    ("words", "on"),
    [
        ((), True),
        (("--public-url", "https://here"), False),
        (("--public-url", "https://here", "--own-sets", "on"), True),
        (("--own-sets", "off"), False),
    ],
)
def test_hosts_may_bring_pictures_unless_the_server_is_public(
    words: tuple[str, ...], on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def serve_nothing(settings: ServerSettings, log: str, browser: bool) -> None:
        asked.append(settings.own_sets)

    monkeypatch.setattr(serve, "_serve", serve_nothing)
    main(["--no-browser", "--port", "0", *words])
    assert asked == [on]
