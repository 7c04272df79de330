"""The bus of many nodes, for the commands that have to do with it."""

import argparse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ninefold.cli.command import Complaint
from ninefold.server.cluster.bus import BusAddress


def add_bus(parser: argparse.ArgumentParser, **more: Any) -> None:
    help = "NATS, by which nodes on one database share their tables: nats://… or tls://…"
    parser.add_argument("--bus", type=_address, metavar="URL", help=help, **more)
    help = "a NATS user's credentials (.creds)"
    parser.add_argument("--bus-creds", type=Path, metavar="FILE", help=help, **more)
    help = "the certificate that vouches for the bus, if no public one does"
    parser.add_argument("--bus-ca", type=Path, metavar="FILE", help=help, **more)


def bus_of(options: argparse.Namespace) -> BusAddress | None:
    if options.bus is None:
        return None
    if options.store is None:
        raise Complaint("--bus goes with --store: nodes share a database, not a file.")
    for file in (options.bus_creds, options.bus_ca):
        if file is not None and not file.is_file():
            raise Complaint(f"There is no file {file}.")
    return BusAddress(options.bus, options.bus_creds, options.bus_ca)


def _address(word: str) -> str:
    parts = urlsplit(word)
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise argparse.ArgumentTypeError(f"{word.rpartition('@')[2]} is no address like nats://host:4222")
    return word
