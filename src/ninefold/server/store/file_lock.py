"""One server for one data file: a lock file beside it, which tells who has it, and a lock on the file itself,
which holds whatever the file is called. The system releases both when the process ends."""

import fcntl
import json
import os
import struct
import sys
from contextlib import ExitStack
from pathlib import Path

from ninefold.server.store.port import StoreFailed

OUR_BYTE = 1 << 61  # in the data file: far behind its contents, and behind the bytes that SQLite locks


class InUse(StoreFailed):
    """Another server has the file. `control`: the name of its control socket."""

    def __init__(self, data: Path, note: str) -> None:
        try:
            self.process, self.control = (json.loads(note)[name] for name in ("process", "control"))
        except (ValueError, KeyError, TypeError):  # that server is just starting
            self.process, self.control = None, None
        who = f" (process {self.process})" if self.process else ""
        super().__init__(
            f"Another Ninefold{who} uses {data}: stop it first, or choose another file with --data."
        )


class DataLock:
    def __init__(self, data: Path) -> None:
        file = data.resolve()  # a symbolic link is another name of the same file
        with ExitStack() as stack:
            self._note = _opened(file.with_name(f"{file.name}.lock"), stack)
            try:
                fcntl.flock(self._note, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse(data, os.pread(self._note, 4096, 0).decode()) from None
            try:
                _lock_byte(_opened(file, stack))
            except BlockingIOError:  # by a hard link, or its lock file was deleted
                raise InUse(data, "") from None
            self._handles = stack.pop_all()

    def note(self, control: str) -> None:
        self._write(json.dumps({"process": os.getpid(), "control": control}))

    def release(self) -> None:
        """Only when SQLite has closed the file: closing it here ends SQLite's locks of this process, too. The
        lock file stays: if it were deleted, two waiting servers could each lock a file of that name."""
        self._write("")
        self._handles.close()

    def _write(self, words: str) -> None:
        os.ftruncate(self._note, 0)
        os.pwrite(self._note, words.encode(), 0)


def _opened(path: Path, stack: ExitStack) -> int:
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    stack.callback(os.close, handle)
    return handle


def _lock_byte(handle: int) -> None:
    """Raises BlockingIOError. An OFD lock, because SQLite would end a process's other locks on the file with
    every connection that it closes. Only Linux has them."""
    if sys.platform == "linux":
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, OUR_BYTE, 1, 0)
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wanted)
