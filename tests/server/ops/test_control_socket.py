"""The socket by which the command line talks to a running server."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ninefold.server.ops import control_socket
from tests.cli.test_serve import NINEFOLD

ASK = """
import os
from ninefold.server.ops import control_socket
os.setuid({user})
print(control_socket.ask({name!r}, "hello"))
"""


async def echo(command: str) -> str:
    return f"You said {command}."


def test_a_command_is_answered() -> None:
    async def story() -> None:
        async with control_socket.listening(echo) as name:
            assert await asyncio.to_thread(control_socket.ask, name, "hello") == "You said hello."
        with pytest.raises(OSError):
            control_socket.ask(name, "hello")

    asyncio.run(story())


def test_without_unix_sockets_only_those_who_know_the_secret_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(control_socket, "UNIX_SOCKETS", False)

    async def story() -> None:
        async with control_socket.listening(echo) as name:
            assert await asyncio.to_thread(control_socket.ask, name, "hello") == "You said hello."
            stranger = name.rpartition(":")[0] + ":" + "0" * 64
            assert await asyncio.to_thread(control_socket.ask, stranger, "hello") == ""
        with pytest.raises(OSError):
            control_socket.ask(name, "hello")

    asyncio.run(story())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
def test_another_user_gets_no_answer() -> None:
    async def story() -> None:
        async with control_socket.listening(echo) as name:
            for user, answered in [(0, True), (65534, False)]:
                ask = [sys.executable, "-c", ASK.format(user=user, name=name)]
                asked = await asyncio.to_thread(subprocess.run, ask, capture_output=True, text=True)
                assert ("You said hello." in asked.stdout) is answered, asked.stderr

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the socket has a file")
def test_a_killed_server_leaves_nothing_in_the_temporary_folder(tmp_path: Path) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    data = ["--data", str(tmp_path / "t.db")]
    command = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0", *data]
    environment = {**os.environ, "TMPDIR": str(folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout
        assert any("Stop with" in line for line in server.stdout)
        told = (tmp_path / "t.db.lock").read_text()
        server.kill()
    assert '"control"' in told and list(folder.iterdir()) == []
