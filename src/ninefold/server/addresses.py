"""Where this server is reached: on this machine, on the local network, or by the name that a guest used."""

import io
import socket
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from ninefold.server.door import Request

LOCAL = {"localhost", "127.0.0.1", "::1"}
PRIVATE = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
MASK = 3


@dataclass(slots=True)
class Addresses:
    scheme: str
    lan: str | None  # this machine's address on the local network, if it listens there
    port: int

    @property
    def best(self) -> str:
        return self._url(self.lan or "localhost")

    def for_guest(self, request: Request) -> str:
        """The address to invite others with: the one this guest used, unless it means only this machine."""
        host = request.headers.get("host", "")
        name = urlsplit(f"//{host}").hostname
        return self.best if name is None or name in LOCAL else f"{self.scheme}://{host}"

    def is_ours(self, request: Request) -> bool:
        """Whether it was asked for by a name that no stranger can give to this machine: a page at a name of
        its own, which leads here, would otherwise be our guest's own page to the browser."""
        host = request.headers.get("host")
        return host is None or _cannot_be_registered(host)

    def same_origin(self, request: Request) -> bool:
        """Another site's page may not speak for its visitor; a program without a page may come."""
        origin = request.headers.get("origin")
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")

    def _url(self, host: str) -> str:
        return f"{self.scheme}://{host}:{self.port}"


def _cannot_be_registered(host: str) -> bool:
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        return bool(ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(PRIVATE)


def lan_address() -> str | None:
    """The address that this machine would talk to others from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: only a route is looked up
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


@lru_cache(1_000)
def qr_code(url: str) -> str:
    """The mask is given: to try them all takes four times as long, and every reader reads any."""
    out = io.BytesIO()
    segno.make(url, error="m", micro=False, mask=MASK).save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        border=3,
        scale=1,
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue().decode()
