"""Requests behind a reverse proxy. Forwarding headers count only if a trusted proxy sent them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ninefold.server.net.http import Request

Network = IPv4Network | IPv6Network

PROTO, HOST, FOR = "x-forwarded-proto", "x-forwarded-host", "x-forwarded-for"
USER = "remote-user"
NAMED_BY_PROXIES = {PROTO, HOST, FOR, "forwarded", "via", "x-real-ip"}


def network(word: str) -> Network:
    """An address or a network: 127.0.0.1, 10.0.0.0/8, fd00::/8."""
    return ip_network(word.strip(), strict=False)


LOOPBACK = (network("127.0.0.0/8"), network("::1"))


def plain_address(peer: str) -> str:
    """The address without its zone; an IPv4-mapped IPv6 address as IPv4."""
    try:
        address = ip_address(peer.partition("%")[0])
    except ValueError:
        return peer
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


@dataclass(frozen=True, slots=True)
class Proxies:
    """`prefix`: the path of the public URL, which a proxy may or may not strip."""

    trusted: Sequence[Network] = ()
    prefix: str = ""

    def seen_through(self, request: Request) -> Request:
        peer, headers = plain_address(request.peer), dict(request.headers)
        told = {name: headers.pop(name, "") for name in (PROTO, HOST, FOR)}
        if self.trusts(peer):
            if told[HOST]:
                headers["host"] = told[HOST].split(",")[0].strip()
            if told[PROTO]:
                headers[PROTO] = told[PROTO].split(",")[0].strip().lower()
            peer = self._first_stranger(peer, told[FOR])
        path = request.path
        if self.prefix and (path + "/").startswith(self.prefix + "/"):
            path = path[len(self.prefix) :] or "/"
        return replace(request, peer=peer, headers=headers, path=path)

    def hosts(self, request: Request) -> list[str]:
        """Every host that the request names. A page may set X-Forwarded-Host, and a proxy may pass it on: so
        that header alone proves nothing."""
        names = [request.headers["host"]] if "host" in request.headers else []
        if self.trusts(request.peer) and (told := request.headers.get(HOST, "")):
            names += [name.strip() for name in told.split(",")]
        return names

    def user(self, asked: Request) -> str:
        """Whom a trusted proxy names as its signed-in user; "" if nobody."""
        return asked.headers.get(USER, "").strip() if self.trusts(asked.peer) else ""

    def client(self, request: Request) -> str:
        """The address of the client, behind trusted proxies."""
        peer = plain_address(request.peer)
        return self._first_stranger(peer, request.headers.get(FOR, "")) if self.trusts(peer) else peer

    def _first_stranger(self, peer: str, chain: str) -> str:
        """The last address in X-Forwarded-For that is no trusted proxy. Entries before it may be forged."""
        for hop in reversed([hop.strip() for hop in chain.split(",") if hop.strip()]):
            if not self.trusts(peer):
                break
            peer = plain_address(_without_port(hop))
        return peer

    def trusts(self, peer: str) -> bool:
        return is_within(peer, self.trusted)

    def comes_from(self, asked: Request, networks: Sequence[Network]) -> bool:
        """Whether the client is in these networks. Never if an untrusted proxy forwards the request: all its
        clients would seem to have the proxy's address."""
        if not self.trusts(asked.peer) and not NAMED_BY_PROXIES.isdisjoint(asked.headers):
            return False
        return is_within(self.seen_through(asked).peer, networks)


def _without_port(hop: str) -> str:
    """Some proxies write 198.51.100.1:4321 or [2001:db8::7]:4321. Each port would count as a guest."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def is_within(peer: str, networks: Sequence[Network]) -> bool:
    try:
        address = ip_address(plain_address(peer))
    except ValueError:
        return False
    return any(address in network for network in networks)
