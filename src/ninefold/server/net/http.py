"""HTTP requests and responses, as the rest of the server sees them."""

import base64
import binascii
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import parse_qsl, unquote

import h11

UNUSED = "accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment"
SAFETY = {  # in every response
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; media-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in f"{UNUSED} serial usb".split()),
}
NO_FRAMES = "frame-ancestors 'none'"
OVER_HTTPS = {"Cross-Origin-Opener-Policy": "same-origin"}  # over http a browser complains about it
WITH_CERTIFICATE = {"Strict-Transport-Security": "max-age=2592000"}  # 30 days


def safety(frames: Sequence[str] = ()) -> dict[str, str]:
    """The headers of every response. `frames`: origins of pages that may embed ours."""
    policy = SAFETY["Content-Security-Policy"]
    if frames:
        policy = policy.replace(NO_FRAMES, f"frame-ancestors {' '.join(frames)}")
    return {**SAFETY, "Content-Security-Policy": policy}


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]  # names in lower case
    peer: str  # the address of the client, or of its proxy
    body: bytes = b""  # of a POST


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


def upgrades(request: Request) -> bool:
    connection = (word.strip().lower() for word in request.headers.get("connection", "").split(","))
    upgrade = request.headers.get("upgrade", "").strip().lower()
    return request.method == "GET" and upgrade == "websocket" and "upgrade" in connection


def is_key(key: str) -> bool:
    """Whether it may be a Sec-WebSocket-Key: 16 bytes in Base64."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False


def plain(status: HTTPStatus, headers: Mapping[str, str] | None = None) -> Response:
    body = f"{status.value} {status.phrase}\n".encode()
    return Response(status, body, {"Content-Type": "text/plain; charset=utf-8", **(headers or {})})
