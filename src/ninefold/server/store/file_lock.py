"""One server for one data file: a lock file beside it, which tells who has it, and a lock on the file itself,
which holds whatever the file is called. The system releases both when the process ends."""

import json
import os
from contextlib import ExitStack
from pathlib import Path

from ninefold.server.store.port import StoreFailed
from ninefold.server.system import try_lock, try_lock_byte

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
            if not try_lock(self._note):
                os.lseek(self._note, 0, os.SEEK_SET)
                raise InUse(data, os.read(self._note, 4096).decode())
            if not try_lock_byte(_opened(file, stack), OUR_BYTE):  # by a hard link, or without its lock file
                raise InUse(data, "")
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
        os.lseek(self._note, 0, os.SEEK_SET)
        os.write(self._note, words.encode())


def _opened(path: Path, stack: ExitStack) -> int:
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    stack.callback(os.close, handle)
    return handle
