"""Chance that comes from outside: ids, tickets and seeds are drawn from it."""

from base64 import urlsafe_b64encode
from collections.abc import Callable

Entropy = Callable[[int], bytes]  # so many bytes


def drawn_id(entropy: Entropy, size: int) -> str:
    return urlsafe_b64encode(entropy(size)).rstrip(b"=").decode()
