"""Rate limits for clients, addresses and tables: (allowed per second, allowed at once)."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address

MESSAGES = (30.0, 90.0)  # from one client
FROM_ADDRESS = (600.0, 1800.0)  # from all clients of an address: a school behind one router
REQUESTS = (300.0, 6000.0)  # HTTP, from one address: a hundred phones of a school load the page at once
PICTURES = (0.2, 300.0)  # uploads of own pictures from one address: a large set has 71
SETS = (0.05, 40.0)  # lists of own pictures and words from one address
DRAWINGS = (2.0, 200.0)  # new QR codes, for one address: a table needs one
WRONG_CODES = (0.05, 20.0)  # from one address: a code has only four letters
WRONG_LETTERS = (0.05, 10.0)  # wrong letters of televisions, from one address
WRONG_PASSCODES = (0.05, 10.0)  # from one address
SAYINGS = (0.5, 4.0)  # what one client says at its table
CHANGES = (2.0, 60.0)  # changes to a table by one client
CHANGES_FROM_ADDRESS = (40.0, 2000.0)  # changes to all tables, and talk, by all clients of an address

MOST_KEYS = 20_000


class RateLimit:
    """A token bucket: `rate` a second, and up to `burst` at once."""

    __slots__ = ("_burst", "_counted", "_left", "_now", "_rate")

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._now, self._rate, self._burst = now, rate, burst
        self._left, self._counted = burst, now()

    @property
    def left(self) -> float:
        moment = self._now()
        left = self._left + (moment - self._counted) * self._rate
        self._left, self._counted = left if left < self._burst else self._burst, moment
        return self._left

    @property
    def untouched(self) -> bool:
        return self.left >= self._burst

    def try_acquire(self) -> bool:
        """Count one thing, unless the limit is reached; whether it was counted."""
        allowed = self.left >= 1
        self._left -= allowed
        return allowed


class KeyedRateLimits:
    """One limit for each key (a token or an address). A full bucket may be forgotten."""

    def __init__(
        self, now: Callable[[], float], rate: float, burst: float, most_keys: int | None = None
    ) -> None:
        self._now, self._rate, self._burst = now, rate, burst
        self._most_keys = most_keys or MOST_KEYS
        self._known: dict[str, RateLimit] = {}

    def of(self, who: str) -> RateLimit:
        known = self._known.get(who)
        if known is None:
            if len(self._known) >= self._most_keys:
                self._forget()
            known = self._known[who] = RateLimit(self._now, self._rate, self._burst)
        return known

    def _forget(self) -> None:
        self._known = {who: limit for who, limit in self._known.items() if not limit.untouched}
        if len(self._known) >= self._most_keys:
            # Still full: forget the oldest tenth, so that this scan stays rare.
            for who in list(self._known)[: 1 + self._most_keys // 10]:
                del self._known[who]


def subscriber(peer: str) -> str:
    """The address to count by. One IPv6 subscriber has a whole /64 network."""
    try:
        address = ip_address(peer.partition("%")[0])
    except ValueError:
        return peer
    match address:
        case IPv6Address(ipv4_mapped=IPv4Address() as mapped):
            return str(mapped)
        case IPv6Address():
            return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
