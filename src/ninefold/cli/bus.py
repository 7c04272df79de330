"""The options for the bus of many nodes."""

import argparse
from pathlib import Path
from typing import Any

from ninefold.cli.command import CommandError
from ninefold.cli.urls import service_url
from ninefold.server.cluster.bus import BusAddress, servers_of


def add_bus(parser: argparse.ArgumentParser, **more: Any) -> None:
    help = "the NATS server that connects nodes on one database: nats://…; several of a cluster, with commas"
    parser.add_argument("--bus", type=_address, metavar="URL", help=help, **more)
    help = "a NATS user's credentials (.creds)"
    parser.add_argument("--bus-creds", type=Path, metavar="FILE", help=help, **more)
    help = "the CA certificate of the bus, if no public one signed it"
    parser.add_argument("--bus-ca", type=Path, metavar="FILE", help=help, **more)


def bus_of(options: argparse.Namespace) -> BusAddress | None:
    if options.bus is None:
        return None
    if options.store is None:
        raise CommandError("--bus needs --store: nodes share a database, not a file.")
    for file in (options.bus_creds, options.bus_ca):
        if file is not None and not file.is_file():
            raise CommandError(f"The file {file} does not exist.")
    return BusAddress(options.bus, options.bus_creds, options.bus_ca)


def _address(word: str) -> str:
    example = "nats://user:password@host:4222"
    for one in servers_of(word):
        if not service_url(one, ("nats", "tls"), example).hostname:
            raise argparse.ArgumentTypeError(f"the address names no host; write it like {example}")
    return word
