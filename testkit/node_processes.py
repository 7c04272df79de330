"""Several nodes on one database and one bus, each a process of its own, to be measured, killed and paused."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from typing import IO

from testkit.servers import Nats, Postgres, cpu_of, steady_port

TRIES = 20
START_TIMEOUT_S = 60.0  # until a node must have told its port


class Node:
    """Always on the same port, however often it is started."""

    def __init__(self, store: str, bus: str | None, log: IO[str] | int = subprocess.DEVNULL) -> None:
        self._store, self._bus, self._log = store, bus, log
        self.port = steady_port()
        self.start()

    def start(self) -> None:
        """Start it as a service manager would: again, if it fails."""
        for _ in range(TRIES):
            if self._try():
                return
        raise AssertionError("the node does not start")

    def _try(self) -> str:
        words = ["--node", str(self.port), self._store, *([self._bus] if self._bus else [])]
        command = [sys.executable, "-m", "testkit.table_server", *words]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=environment
        )
        assert self._process.stdout
        if not select([self._process.stdout], [], [], START_TIMEOUT_S)[0]:
            self._process.send_signal(signal.SIGABRT)
            stack, _ = self._process.communicate(timeout=START_TIMEOUT_S)
            raise AssertionError(f"the node has said nothing for {START_TIMEOUT_S} s:\n{stack}")
        if not (said := self._process.stdout.readline()):
            self._end(signal.SIGKILL)
        return said

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def cpu(self) -> float:
        return cpu_of(self._process.pid)

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def drain(self) -> None:
        self._end(signal.SIGTERM)

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


class Cluster:
    def __init__(self, size: int, store: str, nats: Nats, log: IO[str] | int = subprocess.DEVNULL) -> None:
        self.store, self.nats = store, nats
        self.nodes = [Node(store, nats.url, log) for _ in range(size)]

    def stop(self) -> None:
        for node in self.nodes:
            if node.runs:
                node.go_on()
                node.kill()


@contextmanager
def cluster(
    size: int, postgres: Postgres, schema: str, log: IO[str] | int = subprocess.DEVNULL
) -> Iterator[Cluster]:
    nats = Nats()
    try:
        here = Cluster(size, postgres.schema(schema), nats, log)
        try:
            yield here
        finally:
            here.stop()
    finally:
        nats.stop()
