"""What differs between operating systems, and nothing else. The rest of the program asks here.

It looks for what is there, not for the system's name, so that a test can take it away.
"""

import asyncio
import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

END_TIMEOUT_S = 5.0  # for a program that was asked to end
FAR_BYTE = 1 << 30  # of a lock file: far behind its contents, which others may read
WITHOUT_LIMIT = 8_000  # files, where the system does not say how many a process may open


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


_fcntl, _msvcrt, _resource = _module("fcntl"), _module("msvcrt"), _module("resource")

UNIX_SOCKETS = hasattr(socket, "AF_UNIX")
LISTEN_AGAIN = os.name == "posix"  # elsewhere SO_REUSEADDR lets another program take the port
RESET_ON_CLOSE = struct.pack("ii" if os.name == "posix" else "hh", 1, 0)  # SO_LINGER on, 0 s: keep no state
# A link may lead to a secret of the server, a pipe or a device never ends.
OPEN_PLAINLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def run(work: Coroutine[Any, Any, None]) -> None:
    """In uvloop where there is one, else in a loop that can watch sockets, which is not the usual one
    everywhere."""
    uvloop = _module("uvloop")
    factory = asyncio.SelectorEventLoop if uvloop is None else uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def on_signal(loop: asyncio.AbstractEventLoop, number: int, handler: Callable[[], None]) -> None:
    try:
        loop.add_signal_handler(number, handler)
    except NotImplementedError:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(handler))


def forget_signal(loop: asyncio.AbstractEventLoop, number: int) -> None:
    try:
        loop.remove_signal_handler(number)
    except NotImplementedError:
        signal.signal(number, signal.SIG_DFL if number != signal.SIGINT else signal.default_int_handler)


def ending_signals() -> list[int]:
    """By which a server is asked to end: Ctrl-C, a supervisor, and Ctrl-Break."""
    names = ("SIGINT", "SIGTERM", "SIGBREAK")
    return [getattr(signal, name) for name in names if hasattr(signal, name)]


def data_folder() -> Path:
    """Of this user. Raises RuntimeError if they have no home folder."""
    names = ("XDG_DATA_HOME", *(["LOCALAPPDATA"] if sys.platform == "win32" else []))
    named = next((os.environ[name] for name in names if os.environ.get(name)), None)
    return Path(named) if named else Path.home() / ".local" / "share"


def try_lock(handle: int) -> bool:
    """Whether this process has the file now. The system releases it when the process ends."""
    try:
        if _fcntl is not None:
            _fcntl.flock(handle, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
        else:
            os.lseek(handle, FAR_BYTE, os.SEEK_SET)
            _msvcrt.locking(handle, _msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def try_lock_byte(handle: int, place: int) -> bool:
    """Lock one byte of a file that SQLite uses, too. An OFD lock, because SQLite would end a process's other
    locks on the file with every connection that it closes. Where there are none, nothing is locked."""
    if not hasattr(_fcntl, "F_OFD_SETLK"):
        return True
    wanted = struct.pack("hhqqi4x", _fcntl.F_WRLCK, os.SEEK_SET, place, 1, 0)
    try:
        _fcntl.fcntl(handle, _fcntl.F_OFD_SETLK, wanted)
    except BlockingIOError:
        return False
    return True


def open_files(most: int) -> int:
    """How many files this process may open, after raising its limit up to `most`."""
    if _resource is None:
        return min(most, WITHOUT_LIMIT)
    soft, hard = _resource.getrlimit(_resource.RLIMIT_NOFILE)
    most = most if hard == _resource.RLIM_INFINITY else min(hard, most)
    if soft != _resource.RLIM_INFINITY and soft < most:
        _resource.setrlimit(_resource.RLIMIT_NOFILE, (most, hard))
    return most


def limit_process(memory: int) -> None:
    """Bytes of address space; no core, no files. Where nothing can be limited, it is not."""
    for name, most in (("RLIMIT_AS", memory), ("RLIMIT_CORE", 0), ("RLIMIT_FSIZE", 0)):
        with suppress(ValueError, OSError):  # macOS cannot limit memory
            _limit(name, most)


def limit_cpu(seconds: int) -> None:
    """From now on."""
    if _resource is not None:
        used = _resource.getrusage(_resource.RUSAGE_SELF)
        _limit("RLIMIT_CPU", int(used.ru_utime + used.ru_stime) + seconds)


def _limit(name: str, most: int) -> None:
    if _resource is not None:
        what = getattr(_resource, name)
        hard = _resource.getrlimit(what)[1]
        _resource.setrlimit(what, (most if hard == _resource.RLIM_INFINITY else min(most, hard), hard))


def own_group() -> dict[str, Any]:
    """Arguments for Popen: the program and those that it starts are a group, which Ctrl-C does not reach."""
    if hasattr(os, "killpg"):
        return {"start_new_session": True}
    return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Ask the program and those that it started to end, and kill whoever does not. Where there are no groups,
    only the program itself is ended."""
    for name in ("SIGTERM", "SIGKILL"):
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, getattr(signal, name))
            else:
                process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.wait(END_TIMEOUT_S)
