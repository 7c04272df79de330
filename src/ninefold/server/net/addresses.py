"""Where this server is reached: on this machine, on the local network, or by the name that a guest used."""

import io
import socket
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from ninefold.server.net.http import Request
from ninefold.server.net.proxies import PROTO

PRIVATE = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
MASK = 3


@dataclass(slots=True)
class Addresses:
    scheme: str
    lan: str | None  # this machine's address on the local network, if it listens there
    port: int
    public: str | None = None  # the address that others know it by, without a slash at its end
    home: str = "localhost"  # this machine, as it knows itself

    @property
    def best(self) -> str:
        return self.public or self._url(self.lan or "localhost")

    @property
    def here(self) -> str:
        """For a browser on this machine."""
        return self._url(self.home) + self.prefix

    @property
    def prefix(self) -> str:
        """The path under which the page is reached."""
        return urlsplit(self.public or "").path

    def for_guest(self, request: Request) -> str:
        """The address to invite others with: the one this guest used, unless it means only this machine."""
        host = request.headers.get("host", "")
        if self.public is not None or is_local(host):
            return self.best
        return f"{request.headers.get(PROTO, self.scheme)}://{host}"

    def is_ours(self, request: Request) -> bool:
        """Whether it was asked for by a name that no stranger can give to this machine: a page at a name of
        its own, which leads here, would otherwise be our guest's own page to the browser."""
        host = request.headers.get("host")
        return host is None or host == urlsplit(self.public or "").netloc or _cannot_be_registered(host)

    def same_origin(self, request: Request) -> bool:
        """Another site's page may not speak for its visitor; a program without a page may come."""
        origin = request.headers.get("origin")
        return origin is None or self.knows(origin, request)

    def knows(self, origin: str, request: Request) -> bool:
        """Whether a page of this origin is our own: by the host it asked for, or by our public address."""
        host = _place(origin)
        return bool(host) and host in (request.headers.get("host"), urlsplit(self.public or "").netloc)

    def _url(self, host: str) -> str:
        return f"{self.scheme}://{in_url(host)}:{self.port}"


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # of a stranger's making
        return ""


def in_url(host: str) -> str:
    """IPv6 addresses stand in brackets there."""
    return f"[{host}]" if ":" in host else host


def is_local(host: str) -> bool:
    """Whether a host, with or without a port, means only this machine, or nothing at all."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return True
    try:
        return not name or name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


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
    # reserved for documentation: only a route is looked up
    for family, elsewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((elsewhere, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ip_address(address).is_loopback:
            return address
    return None


@lru_cache(1_000)
def qr_code(url: str) -> str:
    """The mask is given: to try them all takes four times as long, and every reader reads any."""
    import segno  # the first page need not wait for it

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
