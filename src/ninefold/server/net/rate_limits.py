"""Rate limits for clients, addresses and tables: (allowed per second, allowed at once)."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address

MESSAGES = (30.0, 90.0)  # from one client
FROM_ADDRESS = (600.0, 1800.0)  # from all clients of an address: a school behind one router
REQUESTS = (300.0, 6000.0)  # HTTP, from one address: a hundred phones of a school load the page at once
PICTURES = (0.2, 300.0)  # own ones that are uploaded, from one address: a large set has 71
SETS = (0.05, 40.0)  # lists of own pictures and words, from one address
DRAWINGS = (2.0, 200.0)  # new QR codes, for one address: a table needs one
WRONG_CODES = (0.05, 20.0)  # from one address: a code has only four letters
WRONG_LETTERS = (0.05, 10.0)  # of televisions, from one address
WRONG_PASSCODES = (0.05, 10.0)  # from one address
SAYINGS = (0.5, 4.0)  # from one client at its table
CHANGES = (2.0, 60.0)  # of a table, by one client
CHANGES_FROM_ADDRESS = (40.0, 2000.0)  # of all tables, and talk: by all clients of an address

MOST_KEYS = 20_000

NETWORKS = (64, 48, 32)  # bits: of one subscriber, of one site, of one provider
MORE = 4  # times as many guesses for each wider network


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


class Guess:
    """`allowed`: whether it may be answered. It counts as wrong if `missed` is called."""

    __slots__ = ("allowed", "wrong")

    def __init__(self, allowed: bool) -> None:
        self.allowed, self.wrong = allowed, False

    def missed(self) -> None:
        self.wrong = True


class Guesses:
    """The wrong guesses of each address, and together of the IPv6 networks that it belongs to.

    A guess is looked up before it is known to be wrong. So no more are under way than may be wrong; the
    others wait. A crowd behind one router that knows the code gets in: right guesses do not count.
    """

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._limits = [
            KeyedRateLimits(now, rate * MORE**wider, burst * MORE**wider) for wider in range(len(NETWORKS))
        ]
        self._under_way: Counter[str] = Counter()  # by network
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by the network that has no place

    def allows(self, address: str) -> bool:
        return all(limit.left >= 1 for _, limit in self._of(address))

    def count_wrong(self, address: str) -> None:
        for _, limit in self._of(address):
            limit.try_acquire()

    @asynccontextmanager
    async def guess(self, address: str) -> AsyncIterator[Guess]:
        networks = [network for network, _ in self._of(address)]
        guess = Guess(await self._may_begin(address))
        if not guess.allowed:
            yield guess
            return
        self._under_way.update(networks)
        try:
            yield guess
        finally:
            if guess.wrong:
                self.count_wrong(address)
            self._under_way -= Counter(networks)
            for network in networks:
                self._wake_one(network)

    async def _may_begin(self, address: str) -> bool:
        """Wait until a guess may begin; False: there were too many wrong ones."""
        waited_at = ""
        while self.allows(address):
            full = next((name for name, limit in self._of(address) if self._is_full(name, limit)), "")
            if waited_at and waited_at != full:
                self._wake_one(waited_at)  # the place there is not taken by this guess, or there are more
            if not full:
                return True
            await self._wait(full)
            waited_at = full
        if waited_at:
            self._wake_one(waited_at)
        return False

    def _is_full(self, network: str, limit: RateLimit) -> bool:
        return limit.left - self._under_way[network] < 1

    async def _wait(self, network: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was woken
                self._wake_one(network)
            raise

    def _wake_one(self, network: str) -> None:
        waiting = self._waiting.get(network)
        while waiting:
            first = waiting.popleft()
            if not first.done():
                return first.set_result(None)
        self._waiting.pop(network, None)

    def _of(self, address: str) -> list[tuple[str, RateLimit]]:
        return [(one, limits.of(one)) for one, limits in zip(_networks(address), self._limits, strict=False)]


class ServerLimits:
    """The limits of clients and addresses, over all their connections."""

    def __init__(self, now: Callable[[], float], per_address: int = 1) -> None:
        rate, burst = FROM_ADDRESS
        self.messages = KeyedRateLimits(now, *MESSAGES)  # by token
        self.from_address = KeyedRateLimits(now, rate * per_address, burst * per_address)
        rate, burst = REQUESTS
        self.requests = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = CHANGES_FROM_ADDRESS
        self.changes = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = DRAWINGS
        self.drawings = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = PICTURES
        self.pictures = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = SETS
        self.sets = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        self.wrong_codes = Guesses(now, *WRONG_CODES)  # by address
        self.wrong_letters = Guesses(now, *WRONG_LETTERS)  # by address
        self.wrong_passcodes = Guesses(now, *WRONG_PASSCODES)  # by address


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


def _networks(address: str) -> list[str]:
    """The address, as `subscriber` made it, and the wider networks around it."""
    try:
        number = int(IPv6Address(address))
    except ValueError:
        return [address]
    names = [f"{IPv6Address(number >> (128 - bits) << (128 - bits))}/{bits}" for bits in NETWORKS[1:]]
    return [address, *names]
