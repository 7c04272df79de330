"""`ninefold announce TEXT`: shows the operator's words at every table, such as before maintenance."""

import argparse
from pathlib import Path

from ninefold.cli.bus import add_bus, bus_of
from ninefold.cli.command import CommandError, run_async
from ninefold.cli.control import ask_server
from ninefold.cli.data import add_data, data_of, not_begun
from ninefold.server.cluster.admin import connected_bus
from ninefold.server.cluster.announcer import announce
from ninefold.server.cluster.bus import BusAddress, BusFailed
from ninefold.server.store.file_lock import DataLock, InUse
from ninefold.server.store.open import check_file
from ninefold.server.store.port import StoreFailed

MOST_CHARACTERS = 200
MOST_MINUTES = 24 * 60
USUAL_MINUTES = 60


def add(parser: argparse.ArgumentParser) -> None:
    help = f"what everybody reads: at most {MOST_CHARACTERS} characters"
    parser.add_argument("text", type=_text, nargs="?", help=help)
    help = f"how long it is shown, at most a day (default: {USUAL_MINUTES})"
    parser.add_argument("--minutes", type=_minutes, default=USUAL_MINUTES, metavar="N", help=help)
    parser.add_argument("--withdraw", action="store_true", help="remove the announcement that is shown now")
    for add_place in (add_data, add_bus):
        add_place(parser)


def run(options: argparse.Namespace) -> int:
    if bool(options.text) is options.withdraw:
        raise CommandError("Give the text to show, or --withdraw.")
    text, seconds = options.text or "", options.minutes * 60
    try:
        if options.store is None:
            said = _by_server(options, f"announce {seconds} {text}")
        else:
            said = run_async(_by_nodes(bus_of(options), text, seconds))
    except (StoreFailed, BusFailed) as error:
        raise CommandError(str(error)) from error
    if not said.startswith("The announcement "):
        raise CommandError(said or "The server gave no answer: see its log.")
    print(said)
    return 0


def _by_server(options: argparse.Namespace, command: str) -> str:
    data = data_of(options)
    if not not_begun(options):
        check_file(data)
        try:
            DataLock(data).release()
        except InUse as server:
            return ask_server(server, command)
    raise CommandError(_nobody(data))


def _nobody(data: Path) -> str:
    return f"No server runs on {data}, so nobody would read it."


async def _by_nodes(address: BusAddress | None, text: str, seconds: float) -> str:
    if address is None:
        raise CommandError("With --store the servers are reached through their bus: name it with --bus.")
    async with connected_bus(address) as bus:
        return await announce(bus, text, seconds)


def _text(word: str) -> str:
    text = " ".join(word.split())
    if not text or len(text) > MOST_CHARACTERS or not text.isprintable():
        raise argparse.ArgumentTypeError(f"write 1 to {MOST_CHARACTERS} visible characters")
    return text


def _minutes(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1 to {MOST_MINUTES}")
    return int(word)
