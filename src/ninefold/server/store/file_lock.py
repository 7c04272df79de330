"""One server for one data file: a lock file beside it. The system releases the lock when the process ends."""

import fcntl
import json
import os
from pathlib import Path

from ninefold.server.store.port import StoreFailed


class InUse(StoreFailed):
    """Another server has the file. `control`: the path of its control socket."""

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
        self._handle = os.open(data.with_name(f"{data.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note = os.pread(self._handle, 4096, 0).decode()
            os.close(self._handle)
            raise InUse(data, note) from None

    def note(self, control: Path) -> None:
        self._write(json.dumps({"process": os.getpid(), "control": str(control)}))

    def release(self) -> None:
        """The file stays: if it were deleted, two waiting servers could each lock a file of that name."""
        self._write("")
        os.close(self._handle)

    def _write(self, words: str) -> None:
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, words.encode(), 0)
