"""`ninefold doctor`: checks what an operator would look at first."""

import argparse
import json
import os
import platform
import shutil
import socket
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from ninefold.build import full_version
from ninefold.cli.bus import add_bus, bus_of
from ninefold.cli.command import run_async
from ninefold.cli.data import add_data, data_of, log_of, not_begun
from ninefold.cli.serve import PORT, port_number
from ninefold.engine import WrongVersion
from ninefold.server.cluster.admin import connected_bus
from ninefold.server.cluster.bus import BusAddress, BusFailed
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.net.addresses import lan_address
from ninefold.server.store.file_lock import DataLock, InUse
from ninefold.server.store.port import Damaged, EventLog, Stored, StoreFailed, TableSummary
from ninefold.server.system import LISTEN_AGAIN
from ninefold.server.table.restore import restore

OTHER_TIMES = "its summary and its events disagree on when it was opened or last touched."
LEAST_FREE_BYTES = 100_000_000


class Finding(NamedTuple):
    well: bool
    sentence: str


def add(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_bus(parser)
    parser.add_argument("--port", type=port_number, default=PORT, help=f"the port to check (default: {PORT})")


def run(options: argparse.Namespace) -> int:
    findings = [*_versions(), *_network(options.port)]
    if options.store is None:
        findings += _folder(data_of(options))
    if not not_begun(options):
        findings += run_async(look_at_tables(log_of(options)))
    if (address := bus_of(options)) is not None:
        findings.append(run_async(_bus(address)))
    for well, sentence in findings:
        print(f"{'ok   ' if well else 'CHECK'}  {sentence}")
    return 0 if all(finding.well for finding in findings) else 1


def _versions() -> Iterator[Finding]:
    libraries = ", ".join(f"{name} {version(name)}" for name in ("picows", "h11", "msgspec", "aiofastnet"))
    python = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    yield Finding(True, f"Ninefold {full_version()}, {python}, {libraries}, on {platform.platform()}.")


def _network(port: int) -> Iterator[Finding]:
    with socket.socket() as probe:
        if LISTEN_AGAIN:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("", port))
            yield Finding(True, f"Port {port} is free.")
        except OSError as error:
            yield _taken(port, error)
    lan = lan_address()
    if lan is None:
        yield Finding(
            False,
            "This machine has no address on a local network: phones cannot connect. Check Wi-Fi or cable.",
        )
    else:
        yield Finding(True, f"On the local network this machine is {lan}.")
    both = socket.has_dualstack_ipv6()
    yield Finding(
        True, f"Guests can connect by IPv4{' and by IPv6' if both else '; this machine has no IPv6'}."
    )
    yield Finding(
        True,
        "Over plain http the page works, but browsers give it no wake lock, and cannot share or install it."
        " For these use --cert and --key, or a proxy with https.",
    )


def _taken(port: int, error: OSError) -> Finding:
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            told = json.load(answer)
            running = f"{told['version']} (build {told['build']})"
    except (OSError, ValueError, KeyError):
        return Finding(False, f"Port {port}: {error.strerror}, and what answers there is not Ninefold.")
    return Finding(running == full_version(), f"Port {port}: Ninefold {running} answers there.")


def _folder(data: Path) -> Iterator[Finding]:
    there = next(folder for folder in (data, *data.absolute().parents) if folder.exists())
    if not os.access(there, os.W_OK):
        yield Finding(False, f"{there} cannot be written by this user.")
    free = shutil.disk_usage(there).free
    yield Finding(free > LEAST_FREE_BYTES, f"{data}: {free // 1_000_000:,} MB are free there.")
    if not data.exists():
        return
    loose = data.stat().st_mode & 0o077
    if loose:
        yield Finding(False, f"{data} holds seeds and can be read by others: run chmod 600 {data}.")
    try:
        DataLock(data).release()
        yield Finding(True, "No server runs on this file.")
    except InUse as server:
        who = f" (process {server.process})" if server.process else ""
        yield Finding(True, f"A server runs on this file{who}.")
    except OSError as error:
        yield Finding(False, f"{error.filename}: {error.strerror}.")


async def _bus(address: BusAddress) -> Finding:
    try:
        async with connected_bus(address):
            return Finding(True, "The bus answers.")
    except BusFailed as error:
        return Finding(False, str(error))


def _times(entry: TableSummary, history: Sequence[Stored]) -> tuple[int, int]:
    """When the table was opened and last written, by the events that its summary counts. A running server
    may have added more since."""
    return history[0].written, history[entry.events - 1].written


async def look_at_tables(place: AbstractAsyncContextManager[EventLog]) -> list[Finding]:
    """Check the hash chain of each log, and fold it."""
    findings, whole = [], 0
    try:
        async with place as log:
            for entry in await log.tables():
                try:
                    history = await log.history(entry.table)
                    if not history or len(history) < entry.events:
                        continue  # deleted meanwhile
                    rows = [stored.row for stored in history]
                    restore_hall(rows) if is_hall(rows) else restore(rows)
                    if _times(entry, history) == (entry.opened, entry.written):
                        whole += 1
                    else:
                        findings.append(Finding(False, f"Table {entry.table}: {OTHER_TIMES}"))
                except Damaged as error:
                    advice = (
                        f"Other tables are not affected; to remove it: ninefold tables delete {entry.table}"
                    )
                    findings.append(Finding(False, f"{error} {advice}"))
                except WrongVersion as error:
                    findings.append(Finding(False, f"Table {entry.table}: {error}."))
        tables = "1 table is" if whole == 1 else f"{whole} tables are"
        return [*findings, Finding(True, f"{tables} intact.")]
    except StoreFailed as error:
        return [*findings, Finding(False, str(error))]
