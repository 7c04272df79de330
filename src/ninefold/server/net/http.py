"""HTTP requests and responses, as the rest of the server sees them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import parse_qsl, unquote

import h11


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]  # names in lower case
    peer: str  # the address of the client, or of its proxy


@dataclass(frozen=True, slots=True)
class Response:
    status: int
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)


def read_request(head: h11.Request, peer: str) -> Request | None:
    headers: dict[str, str] = {}
    for raw_name, raw_value in head.headers:
        name, value = raw_name.decode("ascii"), raw_value.decode("latin-1")
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    path, _, query = head.target.decode("latin-1").partition("?")
    if not path.startswith("/"):
        return None
    return Request(head.method.decode("ascii"), unquote(path), dict(parse_qsl(query)), headers, peer)


def body_refused(head: h11.Request) -> HTTPStatus | None:
    """The status to refuse a request with that has a body: none of our routes takes one. Two length headers
    are always refused, because a proxy may read the other one (request smuggling)."""
    told = {name: value for name, value in head.headers if name in (b"content-length", b"transfer-encoding")}
    if not told or told == {b"content-length": b"0"}:
        return None
    asks = head.method in (b"GET", b"HEAD")
    return HTTPStatus.BAD_REQUEST if asks or len(told) > 1 else HTTPStatus.METHOD_NOT_ALLOWED


def upgrades(request: Request) -> bool:
    connection = (word.strip().lower() for word in request.headers.get("connection", "").split(","))
    upgrade = request.headers.get("upgrade", "").strip().lower()
    return request.method == "GET" and upgrade == "websocket" and "upgrade" in connection


def plain(status: HTTPStatus, headers: Mapping[str, str] | None = None) -> Response:
    body = f"{status.value} {status.phrase}\n".encode()
    return Response(status, body, {"Content-Type": "text/plain; charset=utf-8", **(headers or {})})
