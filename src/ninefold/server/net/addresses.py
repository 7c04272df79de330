"""The addresses of this server: on this machine, on the local network, and in public."""

import io
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from ninefold.server.net.http import Request
from ninefold.server.net.proxies import PROTO

PRIVATE = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
LONGEST_HOST = 259  # a name of the DNS, a colon and a port
MASK = 3


@dataclass(slots=True)
class Addresses:
    scheme: str
    lan: str | None  # this machine's address on the local network, if it listens there
    port: int
    public: str | None = None  # the URL that others use, without a slash at the end
    home: str = "localhost"  # the host name for a browser on this machine
    tried: str | None = None  # a public URL that is being tried: answered, but nobody is invited to it

    @property
    def best(self) -> str:
        return self.public or self._url(self.lan or "localhost")

    @property
    def here(self) -> str:
        """For a browser on this machine."""
        return self._url(self.home) + self.prefix

    @property
    def prefix(self) -> str:
        """The path of the public URL, under which the page is served."""
        return urlsplit(self.public or "").path

    def for_guest(self, request: Request) -> str:
        """The URL to invite others with: the one that this guest used, unless it means only this machine."""
        host = request.headers.get("host", "")
        if self.public is not None or is_local(host):
            return self.best
        return f"{request.headers.get(PROTO, self.scheme)}://{host}"

    def is_ours(self, hosts: Iterable[str]) -> bool:
        """Whether all these are names that no stranger can register. This stops DNS rebinding, where a
        foreign name resolves to this machine, so that a foreign page has our origin."""
        return all(
            host in self._public or (len(host) <= LONGEST_HOST and _cannot_be_registered(host))
            for host in hosts
        )

    def same_origin(self, request: Request) -> bool:
        """Whether the Origin header is ours. A program that sends none may connect."""
        origin = request.headers.get("origin")
        return origin is None or self.knows(origin, request)

    def knows(self, origin: str, request: Request) -> bool:
        """Whether this origin is ours: the host of the request, or the public URL."""
        host = _place(origin)
        return bool(host) and host in (request.headers.get("host"), *self._public)

    @property
    def _public(self) -> list[str]:
        return [urlsplit(url).netloc for url in (self.public, self.tried) if url]

    def _url(self, host: str) -> str:
        return f"{self.scheme}://{in_url(host)}:{self.port}"


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # a malformed origin
        return ""


def in_url(host: str) -> str:
    """The host as a URL writes it: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def is_local(host: str) -> bool:
    """Whether a host, with or without a port, is empty, malformed or this machine only."""
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
    """This machine's address on the local network, by its default route. Nothing is sent."""
    # Addresses reserved for documentation: connecting a UDP socket only looks up the route.
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
    """An SVG; it takes milliseconds. The mask is fixed: to try all masks takes four times as long, and
    readers read any."""
    import segno  # imported late: it would slow the start

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
