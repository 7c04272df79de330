"""The other end of `reencode.py`: a child process with limits that draws untrusted pictures again."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Timer

TIMEOUT_S = 20.0  # for one picture
BROKEN = "it takes too much time or memory, or is broken"


class PictureWorker:
    """For one thread at a time. A crashed process is replaced."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def draw(self, picture: Path | bytes) -> tuple[bytes, str]:
        """The picture as WebP, or the reason why there is none. `picture`: its file, or what is in it."""
        if self._child is None:
            self._child = _start()
        try:
            return _ask(self._child, picture)
        except (OSError, ValueError):
            self.end()
            return b"", BROKEN

    def end(self) -> None:
        """The next picture starts another process."""
        child, self._child = self._child, None
        if child is None:
            return
        child.kill()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        child.wait()


def _start() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "ninefold.server.http_api.reencode"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)


def _ask(child: "subprocess.Popen[bytes]", picture: Path | bytes) -> tuple[bytes, str]:
    assert child.stdin is not None and child.stdout is not None
    timeout = Timer(TIMEOUT_S, child.kill)
    timeout.start()
    try:
        question = len(picture) if isinstance(picture, bytes) else str(picture.absolute())
        child.stdin.write(json.dumps(question).encode() + b"\n")
        if isinstance(picture, bytes):
            child.stdin.write(picture)
        child.stdin.flush()
        answer = json.loads(child.stdout.readline() or "null")
        if answer is None:
            raise ValueError("the worker has ended")
        return child.stdout.read(answer["size"]), answer["why"]
    finally:
        timeout.cancel()
