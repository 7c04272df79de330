"""The source of random bytes for ids, tickets and seeds. It is passed in, so that tests can repeat a run."""

from base64 import urlsafe_b64encode
from collections.abc import Callable

Entropy = Callable[[int], bytes]  # that many random bytes


def drawn_id(entropy: Entropy, size: int) -> str:
    return urlsafe_b64encode(entropy(size)).rstrip(b"=").decode()
