"""All limits of one server: they hold for every connection of a client or an address."""

from collections.abc import Callable

from ninefold.server.net import rate_limits
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.rate_limits import KeyedRateLimits


class ServerLimits:
    """The limits of clients and addresses, over all their connections."""

    def __init__(self, now: Callable[[], float], per_address: int = 1) -> None:
        rate, burst = rate_limits.FROM_ADDRESS
        self.messages = KeyedRateLimits(now, *rate_limits.MESSAGES)  # by token
        self.from_address = KeyedRateLimits(now, rate * per_address, burst * per_address)
        rate, burst = rate_limits.REQUESTS
        self.requests = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = rate_limits.CHANGES_FROM_ADDRESS
        self.changes = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = rate_limits.DRAWINGS
        self.drawings = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = rate_limits.PICTURES
        self.pictures = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        rate, burst = rate_limits.SETS
        self.sets = KeyedRateLimits(now, rate * per_address, burst * per_address)  # by address
        self.wrong_codes = Guesses(now, *rate_limits.WRONG_CODES)  # by address
        self.wrong_letters = Guesses(now, *rate_limits.WRONG_LETTERS)  # by address
        self.wrong_passcodes = Guesses(now, *rate_limits.WRONG_PASSCODES)  # by address
