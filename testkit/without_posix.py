"""Takes away on Linux what Windows lacks, and hurries the clock. A test copies it as `sitecustomize.py`, with
`jumping_loop.py` beside it, to where Python looks first.

What stands in for Windows' `msvcrt` locks by `lockf`, which is a lock of the process like the real one.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from types import ModuleType

from jumping_loop import JumpingLoop  # type: ignore[import-not-found]

SPEED = 20.0


def missing(*_: object) -> None:
    raise NotImplementedError


for name in ("fcntl", "grp", "pwd", "resource", "termios", "uvloop"):
    sys.modules[name] = None  # type: ignore[assignment]
for name in ("killpg", "getuid", "geteuid", "setsid", "pread", "pwrite", "O_NOFOLLOW", "O_NONBLOCK"):
    delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGQUIT"):
    delattr(signal, name)
# The loop wakes itself up by a pair of sockets; on Windows it makes one of another family.
pair, unix = socket.socketpair, socket.AF_UNIX
socket.socketpair = lambda *_, **__: pair(unix)
del socket.AF_UNIX, asyncio.start_unix_server, asyncio.open_unix_connection


class WindowsLikeLoop(JumpingLoop):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(SPEED)

    add_signal_handler = remove_signal_handler = missing
    subprocess_exec = subprocess_shell = missing


asyncio.SelectorEventLoop = WindowsLikeLoop  # type: ignore[assignment]
subprocess.CREATE_NEW_PROCESS_GROUP = 0  # type: ignore[attr-defined]

msvcrt = ModuleType("msvcrt")
msvcrt.LK_NBLCK = os.F_TLOCK  # type: ignore[attr-defined]
msvcrt.locking = os.lockf  # type: ignore[attr-defined]
sys.modules["msvcrt"] = msvcrt
