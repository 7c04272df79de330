"""The command `ninefold`. Errors are one line that says what to do, exit code 2."""

import sys
from collections.abc import Sequence

from ninefold.cli import scenarios, serve, verify

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] == "scenarios":
        return scenarios.main(words[1:])
    if words and words[0] == "verify":
        return verify.main(words[1:])
    return serve.main(words)
