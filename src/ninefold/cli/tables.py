"""`ninefold tables`: list, show, export, close and delete tables, whether the server runs or not."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from ninefold.cli.bus import add_bus, bus_of
from ninefold.cli.command import CommandError, run_async
from ninefold.cli.control import ask_server
from ninefold.cli.data import add_data, log_of, not_begun, place_of
from ninefold.cli.exported import as_text
from ninefold.cli.listing import ListedTable, add_filters, hall_phase_of, listed, phase_of, print_list, when
from ninefold.engine import WrongVersion
from ninefold.server.cluster.admin import command, connected_bus
from ninefold.server.cluster.bus import BusAddress, BusFailed
from ninefold.server.hall.records import is_hall, restore_hall
from ninefold.server.hall.state import Hall
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.store.file_lock import DataLock, InUse
from ninefold.server.store.open import check_file, file_store, shared_store
from ninefold.server.store.port import Damaged, EventLog, Stored, StoreFailed
from ninefold.server.store.wall_clock import wall_clock
from ninefold.server.table.evening import Evening
from ninefold.server.table.restore import restore

OpenLog = AbstractAsyncContextManager[EventLog]


def add(parser: argparse.ArgumentParser) -> None:
    where = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    for add_place in (add_data, add_bus):
        add_place(parser)
        add_place(where, default=argparse.SUPPRESS)  # also accepted after the verb
    what = parser.add_subparsers(dest="what", required=True, metavar="list | show | export | close | delete")
    help = "list all tables, the most recently touched one last"
    add_filters(what.add_parser("list", help=help, description=help, parents=[where]))
    for name, help in {
        "show": "show who sits at a table, what was played, and when",
        "export": "write a table's whole log as JSON; it has the seeds: keep it secret during a game",
        "close": "end a table's game and let nobody in any more; its replays stay",
        "delete": "delete a table with its replays; its code is free again",
    }.items():
        verb = what.add_parser(name, help=help, description=help, parents=[where])
        verb.add_argument("code", type=str.upper, metavar="CODE", help="the table's")


def run(options: argparse.Namespace) -> int:
    if why := not_begun(options):
        return _say_there_is_none(options, why)
    try:
        match options.what:
            case "list":
                print_list(run_async(_listed(log_of(options), options)), options)
                return 0
            case "close" | "delete" as what:
                return _do(options, what, options.code)
        if options.what == "export":
            return _print_export(options)
        history = run_async(_history(log_of(options), options.code))
        if not history:
            raise CommandError(f"There is no table {options.code} in {place_of(options)}.")
        print(_shown(history))
    except (StoreFailed, BusFailed, Damaged, WrongVersion) as error:
        raise CommandError(str(error)) from error
    return 0


async def _listed(place: OpenLog, options: argparse.Namespace) -> list[ListedTable]:
    async with place as log:
        return await listed(log, options)


async def _history(place: OpenLog, code: str) -> list[Stored]:
    async with place as log:
        return await log.history(code)


def _say_there_is_none(options: argparse.Namespace, why: str) -> int:
    if options.what != "list":
        raise CommandError(f"There is no table {options.code}: {why}.")
    print("[]" if options.json else f"There are no tables yet: {why}.")
    return 0


def _shown(history: Sequence[Stored]) -> str:
    rows = [stored.row for stored in history]
    if is_hall(rows):
        return _shown_hall(history, restore_hall(rows).hall)
    table = restore(rows).table
    lines = [
        f"table {table.code}: {table.game}, {phase_of(rows, table)}, {len(rows)} events",
        f"opened {when(history[0].written)}, last touched {when(history[-1].written)} (UTC)",
    ]
    for seat, chair in enumerate(table.places):
        who = "a bot" if chair.token is None else "a bot for now" if chair.stand_in else "a person"
        where = f"seat {seat}" if seat < len(table.chairs) else "bench"
        lines.append(f"{where}: {chair.name}, {who}" + (", the host" if seat == table.host else ""))
    if table.evening is not None:
        lines += _evening(table.evening)
    for stored in history:
        if not stored.row.scope:
            event = json.loads(stored.row.body)
            if event["type"] in ("DiceSealed", "GameBegun", "GameEnded", "Closed"):
                lines.append(f"event {stored.row.number}, {when(stored.written)}: {_told(event)}")
    return "\n".join(lines)


def _shown_hall(history: Sequence[Stored], hall: Hall) -> str:
    phase = hall_phase_of([stored.row for stored in history], hall)
    lines = [
        f"hall {hall.code}: {phase}, round {hall.round}, {len(hall.here)} people, {len(history)} events",
        f"opened {when(history[0].written)}, last touched {when(history[-1].written)} (UTC)",
    ]
    for number, table in enumerate(hall.tables):
        state = "over" if table.ended else "playing" if table.begun else "waiting"
        lines.append(f"table {number}: {table.code or 'not open yet'}, {len(table.people)} people, {state}")
    return "\n".join(lines)


def _evening(evening: Evening) -> list[str]:
    state = "over" if evening.over else f"{evening.plan.left} to come" if evening.begun else "planned"
    lines = [f"an evening: {len(evening.played)} games begun, {state}"]
    for one in evening.tallies:
        gold, silver, bronze = one.medals
        lines.append(f"{one.name}: {gold} gold, {silver} silver, {bronze} bronze in {one.games} games")
    return lines


def _told(event: dict[str, Any]) -> str:
    match event:
        case {"type": "DiceSealed", "game_id": id, "header": header}:
            return f"{header['game']} (rules {header['version']}) for {header['seats']}, game {id}"
        case {"type": "GameEnded", "scores": None}:
            return "the game was abandoned"
        case {"type": "GameEnded", "scores": scores}:
            return f"the game ended, {' : '.join(map(str, scores))}"
    return "the game began" if event["type"] == "GameBegun" else "the table was closed"


def _print_export(options: argparse.Namespace) -> int:
    """Of a damaged log, print the undamaged beginning, and report the damage."""
    damage: Damaged | None = None
    try:
        history = run_async(_history(log_of(options), options.code))
    except Damaged as error:
        history, damage = error.before, error
    if not history and damage is None:
        raise CommandError(f"There is no table {options.code} in {place_of(options)}.")
    print(as_text(history))
    if damage is None:
        return 0
    print(f"ninefold: {damage} The {len(history)} events before it are exported.", file=sys.stderr)
    return 1


def _do(options: argparse.Namespace, what: str, code: str) -> int:
    if options.store is None:
        said = _by_server(options.data, what, code)
    else:
        said = run_async(_by_node(options.store, bus_of(options), what, code))
    if not said.startswith(f"Table {code} is "):
        raise CommandError(said)
    print(said)
    return 0


def _by_server(data: Path, what: str, code: str) -> str:
    """Let the running server do it, if there is one; otherwise do it here."""
    check_file(data)
    try:
        lock = DataLock(data)
    except InUse as server:
        return ask_server(server, f"{what} {code}")
    try:
        return run_async(_alone(data, what, code))
    finally:
        lock.release()


async def _alone(data: Path, what: str, code: str) -> str:
    async with file_store(data, power_safe=False) as store:
        return await Maintenance(store, wall_clock).run_command(f"{what} {code}")


async def _by_node(database: str, address: BusAddress | None, what: str, code: str) -> str:
    """Let the table's owner do it. Without a bus only the log is changed: a server that has the table in play
    notices at its next commit."""
    async with shared_store(database) as store:
        maintenance = Maintenance(store, wall_clock)
        if address is None:
            return await maintenance.run_command(f"{what} {code}")
        async with connected_bus(address) as bus:
            return await command(bus, maintenance, what, code)
