"""Where this server is reached: on this machine, on the local network, or by the name that a guest used."""

import io
import socket
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from ninefold.server.door import Request
from ninefold.server.proxies import PROTO


@dataclass(slots=True)
class Addresses:
    scheme: str
    lan: str | None  # this machine's address on the local network, if it listens there
    port: int
    public: str | None = None  # the address that others know it by, without a slash at its end

    @property
    def best(self) -> str:
        return self.public or self._url(self.lan or "localhost")

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

    def same_origin(self, request: Request) -> bool:
        """Another site's page may not speak for its visitor; a program without a page may come."""
        origin = request.headers.get("origin")
        return origin is None or self.knows(origin, request)

    def knows(self, origin: str, request: Request) -> bool:
        """Whether a page of this origin is our own: by the host it asked for, or by our public address."""
        host = urlsplit(origin).netloc
        return bool(host) and host in (request.headers.get("host"), urlsplit(self.public or "").netloc)

    def _url(self, host: str) -> str:
        return f"{self.scheme}://{in_url(host)}:{self.port}"


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


def qr_code(url: str) -> str:
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
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
