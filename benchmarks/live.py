"""make bench-live: the whole server beside raw broadcasts and beside other servers, as ratios of one run.

50 rooms of four seats in a closed loop. Moves per CPU-second of the server, medians over rounds that are
taken in turns, and their range; then one room alone, for delay.

Every act of ours is committed before it is told. The others run twice: in memory, and keeping what they tell.
Then Node's `ws` and Colyseus commit each move to SQLite, as we do; boardgame.io writes files by its own
storage, after telling. So there are two units: a raw broadcast by Node's `ws` of the 770 bytes to each of
four seats that protocol 1 told, in memory and with commits. Beside them the same of as many bytes as Memo
Dice tells now. The peers hide something from each seat. What this machine lacks is left out, and a line says
so.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks import sockets, tables
from benchmarks.grid import Grid
from benchmarks.peers import BOARDGAME, COLYSEUS, WS, Peer, asked, said, started
from benchmarks.tables import SEATS, Speed, cpu_seconds
from ninefold.games import SHELF
from testkit.node_js import NODE, node_has_sqlite

GAMES = sorted(SHELF, key="memo_dice".__ne__)  # the one that has been measured longest first
PROTOCOL_1 = 770  # bytes of a message, to each seat
UNIT = f"raw: Node ws, {PROTOCOL_1} bytes, in memory"
UNIT_KEPT = f"raw: Node ws, {PROTOCOL_1} bytes, commits"


class Extent(NamedTuple):
    rooms: int = 50
    seconds: float = 2.0  # of full load a round
    rounds: int = 3
    fetch: bool = True  # what npm has to give


USUAL, SHORT = Extent(), Extent(rooms=2, seconds=0.4, rounds=1, fetch=False)
Contender = Callable[[], Speed]


def ours(game: str, keep: str, extent: Extent) -> Speed:
    with tables.server(keep) as (port, pid):
        return uvloop.run(tables.measure(port, pid, extent.rooms, extent.seconds, game))


def raw(layer: str, extent: Extent, node: Path | None, keep: str = "no", size: int = PROTOCOL_1) -> Speed:
    with sockets.server(layer, keep, node, size) as port:
        moves, delays = uvloop.run(sockets.measure(port, extent.seconds, extent.rooms))
        return Speed(moves, delays, told=SEATS * size)


def peer(which: Peer, folder: Path, extent: Extent, keeps: bool) -> Speed:
    with tempfile.TemporaryDirectory() as scratch:
        log = [f"{scratch}/log"] if keeps else []
        with started([NODE, str(which.program), "serve", *log], folder) as server:
            play = [NODE, str(which.program), "play", str(said(server)), str(extent.rooms)]
            with started(play, folder) as clients:
                said(clients)
                asked(clients, rooms=extent.rooms, seconds=min(1.0, extent.seconds))  # let it be compiled
                began = cpu_seconds(server.pid)
                moves = asked(clients, rooms=extent.rooms, seconds=extent.seconds)["moves"]
                used = cpu_seconds(server.pid) - began
                delays = asked(clients, rooms=1, seconds=extent.seconds / 2)["delays"]
    return Speed(max(moves, 1) / max(used, 0.01), [*delays, *delays[:1]])


def contenders(extent: Extent, games: Sequence[str]) -> dict[str, Contender]:
    found: dict[str, Contender] = {}
    node, commits = WS.folder(extent.fetch), node_has_sqlite()
    if not commits:
        print("Peers that commit are left out: this Node.js has no node:sqlite.", file=sys.stderr)
    if node is not None:
        found[UNIT] = partial(raw, "ws (Node)", extent, node)
        if commits:
            found[UNIT_KEPT] = partial(raw, "ws (Node)", extent, node, "normal")
    found[f"raw: our door, {PROTOCOL_1} bytes, in memory"] = partial(raw, "door", extent, None)
    found[f"raw: our door, {PROTOCOL_1} bytes, commits"] = partial(raw, "door", extent, None, "normal")
    for which, storage in ((BOARDGAME, "FlatFile"), (COLYSEUS, "commits")):
        if (folder := which.folder(extent.fetch)) is not None:
            found[f"{which.name}, in memory"] = partial(peer, which, folder, extent, False)
            if commits or storage == "FlatFile":
                found[f"{which.name}, {storage}"] = partial(peer, which, folder, extent, True)
    for game in games:
        found[game] = partial(ours, game, "normal", extent)
    found[f"{games[0]}, power-safe"] = partial(ours, games[0], "full", extent)
    return found


def compare(extent: Extent, games: Sequence[str] = tuple(GAMES)) -> None:
    speeds: dict[str, list[Speed]] = {}
    field = contenders(extent, games)
    node = WS.folder(fetch=False)
    for _ in range(extent.rounds):  # in turns, so that a busy moment of the machine hits all alike
        for name, contend in field.items():
            speeds.setdefault(name, []).append(contend())
            print(f"{name}: {speeds[name][-1].moves:,.0f} moves a CPU-second", file=sys.stderr, flush=True)
        if node is not None:
            size = round(statistics.median(speed.told for speed in speeds[games[0]]) / SEATS)
            name = f"raw: Node ws, told as much as {games[0]}, in memory"
            speeds.setdefault(name, []).append(raw("ws (Node)", extent, node, size=size))
    report(speeds, extent.rooms)


def report(speeds: dict[str, list[Speed]], many: int) -> None:
    parts = ("to raw in memory", "range", "to raw with commits", "range")
    columns = ("server", "moves / CPU-s", *parts, "p50 µs", "p99 µs", "told", "whole", "refused")
    title = f"{many} rooms of {SEATS}; one room alone for delay; bytes a move told to {SEATS} seats"
    grid = Grid(title, *columns)
    units = [speeds.get(UNIT) or speeds[next(iter(speeds))], speeds.get(UNIT_KEPT)]
    for name, rounds in speeds.items():
        cuts = statistics.quantiles([delay for speed in rounds for delay in speed.delays], n=100)
        told, whole, lost = (statistics.median(column) for column in list(zip(*rounds, strict=True))[2:])
        grid.add(
            name,
            f"{statistics.median(speed.moves for speed in rounds):,.0f}",
            *ratio(rounds, units[0]),
            *ratio(rounds, units[1]),
            f"{cuts[49] * 1e6:.0f}",
            f"{cuts[98] * 1e6:.0f}",
            f"{told:,.0f}" if told else "",
            f"{whole:,.0f}" if whole else "",
            f"{lost:.0%}" if whole else "",
        )
    grid.show()


def ratio(rounds: Sequence[Speed], unit: Sequence[Speed] | None) -> tuple[str, str]:
    """The median and the range, each speed as a part of the unit's in the same round."""
    if unit is None:
        return "", ""
    ratios = [speed.moves / one.moves for speed, one in zip(rounds, unit, strict=True)]
    return f"{statistics.median(ratios):.2f}", f"{min(ratios):.2f}-{max(ratios):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.live")
    parser.add_argument("--rooms", type=int, default=USUAL.rooms, help="that play at once (default 50)")
    parser.add_argument("--seconds", type=float, default=USUAL.seconds, help="of load a round (default 2)")
    parser.add_argument("--rounds", type=int, default=USUAL.rounds, help="whose medians count (default 3)")
    parser.add_argument("--games", default=",".join(GAMES), help="of ours (all, with commas between them)")
    parser.add_argument("--short", action="store_true", help="only see that it runs, and fetch nothing")
    wish = parser.parse_args()
    extent = SHORT if wish.short else Extent(wish.rooms, wish.seconds, wish.rounds)
    compare(extent, wish.games.split(","))


if __name__ == "__main__":
    main()
