"""How often somebody may guess what leads to a table, such as its code."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address

from ninefold.server.net.rate_limits import KeyedRateLimits, RateLimit

NETWORKS = (64, 48, 32)  # bits of the prefix of one subscriber, one site, one provider
MORE = 4  # each wider network gets this many times the guesses of the one within it


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
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by the network that is full

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
                self._wake_one(waited_at)  # this guess did not take the place there, or there is another
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


def _networks(address: str) -> list[str]:
    """The address, as `subscriber` made it, and the wider networks around it."""
    try:
        number = int(IPv6Address(address))
    except ValueError:
        return [address]
    names = [f"{IPv6Address(number >> (128 - bits) << (128 - bits))}/{bits}" for bits in NETWORKS[1:]]
    return [address, *names]
