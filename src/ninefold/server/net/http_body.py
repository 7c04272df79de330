"""The body of a request: whether it may come, and how many bytes of one address are on their way."""

from collections import Counter
from http import HTTPStatus

import h11

MOST_BYTES = 1 << 23  # of one address, being received
TIMEOUT_S = 60.0  # until a body is received: phones may be slow


def body_size(head: h11.Request, most: int) -> int | HTTPStatus:
    """The bytes of the request's body, or the status to refuse it with. `most`: as many as its route takes;
    0: it takes none. Two length headers are always refused, because a proxy may read the other one (request
    smuggling)."""
    told = {name: value for name, value in head.headers if name in (b"content-length", b"transfer-encoding")}
    if not told or told == {b"content-length": b"0"}:
        return 0
    if head.method in (b"GET", b"HEAD") or len(told) > 1:
        return HTTPStatus.BAD_REQUEST
    if not most or head.method != b"POST":
        return HTTPStatus.METHOD_NOT_ALLOWED
    if b"content-length" not in told:
        return HTTPStatus.LENGTH_REQUIRED
    size = int(told[b"content-length"])  # h11 has checked it
    return size if size <= most else HTTPStatus.REQUEST_ENTITY_TOO_LARGE


def read_body(http: h11.Connection, data: bytes) -> bytes:
    """`data`: the whole body, as it came."""
    http.receive_data(data)
    parts: list[bytes] = []
    while isinstance(part := http.next_event(), h11.Data):
        parts.append(bytes(part.data))
    return b"".join(parts)


class BodyCount:
    """What one connection receives, counted for its address among all others."""

    __slots__ = ("_address", "_all", "size")

    def __init__(self, all_bytes: Counter[str]) -> None:
        self._all, self._address, self.size = all_bytes, "", 0

    def begin(self, address: str, size: int) -> bool:
        """False: the address sends too much already."""
        if self._all[address] + size > MOST_BYTES:
            return False
        self._address, self.size = address, size
        self._all[address] += size
        return True

    def end(self) -> None:
        if self.size:
            self._all[self._address] -= self.size
            if not self._all[self._address]:
                del self._all[self._address]
        self.size = 0
