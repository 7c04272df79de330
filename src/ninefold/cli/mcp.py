"""`ninefold mcp [CODE]`: a seat for a language model. It speaks on standard input and output."""

import argparse
from math import inf
from urllib.parse import urlsplit

from ninefold.cli.command import CommandError, run_async
from ninefold.reading import NoNode, Reader

NAME_LENGTH = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code",
        nargs="?",
        default="",
        metavar="CODE",
        help="the table's code; without it, the model says which table",
    )
    parser.add_argument(
        "--server",
        default="http://localhost:9009",
        metavar="URL",
        help="the page's address (default: %(default)s)",
    )
    parser.add_argument(
        "--name", default="Robin", help="the model's name at the table (default: %(default)s)"
    )
    parser.add_argument(
        "--lang", default="en", help="the language of rules and views, any that the page has (default: en)"
    )
    parser.add_argument("--no-moves", action="store_true", help="do not list what may be done")
    parser.add_argument(
        "--limit",
        type=float,
        default=120,
        metavar="SECONDS",
        help="for each act; then one is chosen at random. 0: the table waits (default: %(default)s)",
    )


def run(wanted: argparse.Namespace) -> int:
    try:
        from ninefold.mcp.server import SeatSettings, serving
    except ImportError as missing:
        raise CommandError(
            f"ninefold mcp needs {missing.name}, which is not installed: pip install '.[mcp]'."
        ) from None
    if not 1 <= len(wanted.name) <= NAME_LENGTH:
        raise CommandError(f"--name has 1 to {NAME_LENGTH} characters.")
    if not 0 <= wanted.limit < inf:
        raise CommandError("--limit is a number of seconds; 0: the table waits.")
    reader = Reader()
    try:
        if wanted.lang not in (known := reader.languages()):
            raise CommandError(f"--lang is one of {', '.join(known)}, and not {wanted.lang!r}.")
        settings = SeatSettings(
            _socket(wanted.server), wanted.name, wanted.lang, wanted.code, not wanted.no_moves, wanted.limit
        )
        run_async(serving(settings, reader).run_stdio_async())
    except NoNode as why:
        raise CommandError(f"{why}.") from None
    finally:
        reader.close()
    return 0


def _socket(address: str) -> str:
    """Where the page's own WebSocket is."""
    parts = urlsplit(address)
    schemes = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
    if parts.scheme not in schemes or not parts.netloc:
        raise CommandError(f"--server is an address like http://localhost:9009, and not {address!r}.")
    path = parts.path.removesuffix("/").removesuffix("/ws")
    return f"{schemes[parts.scheme]}://{parts.netloc}{path}/ws"
