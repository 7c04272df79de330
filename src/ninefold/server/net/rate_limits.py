"""How much one client, one address and one table may ask for."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address

MESSAGES = (30.0, 90.0)  # a second that one client may send, and how many at once
FROM_ADDRESS = (600.0, 1800.0)  # and all clients of an address: a school behind one router
REQUESTS = (300.0, 6000.0)  # for pages, by HTTP: a hundred phones of one school load the page at once
WRONG_CODES = (0.05, 20.0)  # that one address may try: a code has four letters
SAYINGS = (0.5, 4.0)  # of one client at its table
CHANGES = (2.0, 60.0)  # of the table itself, by one client

MOST_KEYS = 20_000


class RateLimit:
    """So many a second by this clock, and so many at once."""

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
    """A limit for each of many, however often they come back. Who has been quiet is as good as new."""

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._now, self._rate, self._burst = now, rate, burst
        self._known: dict[str, RateLimit] = {}

    def of(self, who: str) -> RateLimit:
        known = self._known.get(who)
        if known is None:
            if len(self._known) >= MOST_KEYS:
                self._forget()
            known = self._known[who] = RateLimit(self._now, self._rate, self._burst)
        return known

    def _forget(self) -> None:
        self._known = {who: limit for who, limit in self._known.items() if not limit.untouched}
        if len(self._known) >= MOST_KEYS:  # many at once: to look through all of them takes its time
            for who in list(self._known)[: 1 + MOST_KEYS // 10]:
                del self._known[who]


class ServerLimits:
    """What holds for clients and addresses beyond one connection and one table."""

    def __init__(self, now: Callable[[], float], per_address: int = 1) -> None:
        rate, burst = FROM_ADDRESS
        self.messages = KeyedRateLimits(now, *MESSAGES)  # by token
        self.from_address = KeyedRateLimits(now, rate * per_address, burst * per_address)
        rate, burst = REQUESTS
        self.requests = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        self.wrong_codes = KeyedRateLimits(now, *WRONG_CODES)  # by address


def subscriber(peer: str) -> str:
    """Whose address this is: one subscriber has a whole network of 64 bits of IPv6."""
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
