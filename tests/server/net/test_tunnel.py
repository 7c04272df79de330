"""`--tunnel` and `--share`, with a real forwarder that ends TLS on loopback."""

import asyncio
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from ninefold.cli import main
from ninefold.server.net import tunnel
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.tunnel import ADDRESS, whats_wrong
from testkit import certificate
from testkit.protocol_client import Player

ROOT = Path(__file__).parents[3]
NINEFOLD = [sys.executable, "-c", "import sys; from ninefold.cli import main; sys.exit(main())"]
PLAIN = ["--no-browser", "--host", "127.0.0.1", "--port", "0"]


@pytest.fixture
def forwarder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Its command. This process and the server trust its certificate."""
    made, key = certificate.made(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return f"{shlex.join([sys.executable, '-m', 'testkit.forwarder', str(made), str(key)])} {{port}}"


class Started(NamedTuple):
    process: "subprocess.Popen[str]"
    said: str
    public: str
    here: str


@contextmanager
def server(tmp_path: Path, *words: str) -> Iterator[Started]:
    command = [*NINEFOLD, *PLAIN, "--data", str(tmp_path / "tables.db"), *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout and process.stderr
        try:
            said = ""
            while "Stop with" not in said:
                line = process.stdout.readline()
                assert line, process.stderr.read()
                said += line
            public, here = re.search(r"https://\S+", said), re.search(r"http://localhost:\d+", said)
            assert public and here, said
            yield Started(process, said, public[0], here[0])
        finally:
            process.terminate()


def get(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        text: str = answer.read().decode()
    return text


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def test_friends_play_through_a_tunnel_that_ends_with_the_server(forwarder: str, tmp_path: Path) -> None:
    with server(tmp_path, "--tunnel", forwarder) as started:
        assert "Whoever runs it may be able to read everything" in started.said
        for place in (started.public, started.here):
            assert json.loads(get(f"{place}/api/address"))["address"] == started.public
            assert status(f"{place}/metrics") == 403, "all guests of a tunnel come from this machine"
        shelf = json.loads(get(f"{started.here}/api/shelf"))
        assert not any(entry["sets"] for entry in shelf), "strangers may find the address"
        asyncio.run(asyncio.wait_for(sit_down(started.public.replace("https", "wss") + "/ws"), 60))
        started.process.send_signal(signal.SIGTERM)
        assert started.process.wait(30) == 0
        with pytest.raises(urllib.error.URLError, match="refused"):
            get(started.public)


async def sit_down(url: str) -> None:
    ann = await (await Player(url, "Ann").open("fix")).sit()
    ben = await (await Player(url, "Ben").enter(ann.code)).sit()
    await ann.until(lambda: len(ann.table["chairs"]) == 2)
    await ann.go()
    await ben.go()


def test_without_its_tunnel_the_server_goes_on_and_says_so(forwarder: str, tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    command = f"sh -c {shlex.quote(f'echo $$ > {noted}; exec {forwarder}')}"
    with server(tmp_path, "--tunnel", command) as started:
        os.kill(int(noted.read_text()), signal.SIGKILL)
        assert started.process.stderr
        assert "the tunnel sh has ended" in started.process.stderr.readline()
        assert json.loads(get(f"{started.here}/api/address"))["address"] != started.public


def test_share_takes_the_tunnel_that_is_installed(
    forwarder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The forwarder in the place of cloudflared."""
    bin = tmp_path / "bin"
    bin.mkdir()
    program = bin / "cloudflared"
    program.write_text(f"#!/bin/sh\nport=${{4##*:}}\nexec {forwarder.replace('{port}', '$port')}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{bin}:{os.defpath}")
    with server(tmp_path, "--share") as started:
        assert "Cloudflare can read everything" in started.said


def test_share_runs_tailscale_with_the_port_alone(
    forwarder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`tailscale funnel 9009`: the forwarder in its place refuses any other words."""
    bin = tmp_path / "bin"
    bin.mkdir()
    program = bin / "tailscale"
    program.write_text(
        f'#!/bin/sh\n[ "$1" = funnel ] && [ "$#" = 2 ] || exit 1\nexec {forwarder.replace("{port}", "$2")}\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{bin}:{os.defpath}")
    with server(tmp_path, "--share") as started:
        assert "Tailscale sees who connects" in started.said


def test_share_without_a_tunnel_says_what_to_install(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "cloudflared" in complaint(capfd, tmp_path, "--share")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (
            "sh -c 'echo no account; exit 3'",
            "has ended before it gave an address. Its last words: no account",
        ),
        ("no-such-tunnel", "no-such-tunnel cannot be started"),
    ],
)
def test_a_tunnel_that_fails_is_one_line(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, command: str, says: str
) -> None:
    assert says in complaint(capfd, tmp_path, "--tunnel", command)


def test_a_tunnel_and_a_public_url_exclude_each_other(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("--tunnel", "true", "--public-url", "https://games.example.org")
    assert "do not go with --public-url" in complaint(capfd, tmp_path, *words)


def complaint(capfd: pytest.CaptureFixture[str], tmp_path: Path, *words: str) -> str:
    assert main([*PLAIN, "--data", str(tmp_path / "tables.db"), *words]) == 2
    out, err = capfd.readouterr()
    assert out == "" and err.count("\n") == 1, err
    return err


def test_an_address_counts_only_if_this_server_answers_there(
    forwarder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, "--tunnel", forwarder) as started:
        assert whats_wrong(started.public, "0000000") == "another server answers there"
        health = json.loads(get(f"{started.public}/healthz"))
        assert whats_wrong(started.public, health["build"]) == ""
        monkeypatch.delenv("SSL_CERT_FILE")
        assert "certificate is not valid" in whats_wrong(started.public, health["build"])
    assert "does not answer" in whats_wrong(started.public, "")


@pytest.mark.parametrize(
    ("status", "accepted"), [(426, None), (200, None), (101, "the answer to another key")]
)
def test_an_address_that_lets_no_websocket_pass_is_refused(
    monkeypatch: pytest.MonkeyPatch, status: int, accepted: str | None
) -> None:
    """Health and page come through; the upgrade is lost, or is answered by somebody else."""
    answers = {"/healthz": (200, None, b'{"build":"b"}'), "/": (200, None, b"<!doctype html>")}

    def get(url: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, str | None, bytes]:
        return answers.get(path, (status, accepted, b""))

    monkeypatch.setattr(tunnel, "_get", get)
    assert whats_wrong("https://t.example", "b") == f"WebSockets do not pass ({status})"


def test_links_with_a_path_are_no_addresses() -> None:
    cloudflared = "Thank you: https://developers.example/docs/apps |  https://a-b-c.trycloudflare.com  |"
    assert ADDRESS.findall(cloudflared) == ["https://a-b-c.trycloudflare.com"]
    assert ADDRESS.findall('{"url":"https://x.example:8443","addr":"http://localhost:9009"}') == [
        "https://x.example:8443"
    ]
    assert ADDRESS.findall("https://mine.tail1234.ts.net/\n|-- proxy http://127.0.0.1:9009") == [
        "https://mine.tail1234.ts.net"
    ]


def test_a_name_is_answered_while_it_is_tried_and_nobody_is_invited_to_it() -> None:
    addresses = Addresses("http", None, 9009)
    assert not addresses.is_ours(["friends.example"])
    addresses.tried = "https://friends.example"
    assert addresses.is_ours(["friends.example"]) and "friends" not in addresses.best
