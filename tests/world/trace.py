"""Everything that happens in a world, as one hash: equal worlds have equal traces."""

from collections.abc import Callable
from hashlib import blake2b


class Trace:
    def __init__(self, time: Callable[[], float]) -> None:
        self._time, self._hash = time, blake2b(digest_size=16)

    def note(self, what: str, data: bytes = b"") -> None:
        self._hash.update(f"{self._time()!r} {what} {len(data)} ".encode())
        self._hash.update(data)

    @property
    def fingerprint(self) -> str:
        return self._hash.hexdigest()
