"""URLs of a database or a bus. They may hold a password, so no error quotes them."""

import argparse
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

CUT = (
    "the address cannot be read. In a password, write %2F for /, %23 for #, %3F for ?, %40 for @, "
    "%5B for [ and %5D for ]"
)


def service_url(word: str, schemes: Sequence[str], example: str) -> SplitResult:
    """Parse a URL. An unescaped / # or ? in a password would move its rest into the path."""
    try:
        parts = urlsplit(word)
        parts.hostname  # noqa: B018  # raises ValueError for a malformed IPv6 address
    except ValueError:
        raise argparse.ArgumentTypeError(CUT) from None
    if "#" in word or "@" in parts.path or "@" in parts.query:
        raise argparse.ArgumentTypeError(CUT)
    if parts.scheme not in schemes:
        raise argparse.ArgumentTypeError(f"the address is not like {example}")
    return parts
