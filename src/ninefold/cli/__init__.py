"""The command `ninefold`. Errors are one line that says what to do, exit code 2."""

import sys
from collections.abc import Sequence

from ninefold.cli import scenarios, serve, verify

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    match words:
        case ["cards", *rest]:
            from ninefold.cli import cards  # who serves or verifies need not wait for what writes PDFs

            return cards.main(rest)
        case ["scenarios", *rest]:
            return scenarios.main(rest)
        case ["verify", *rest]:
            return verify.main(rest)
    return serve.main(words)
