"""python -m benchmarks.samples: where the server's time goes, by a sampling profiler.

50 tables of four play in a closed loop, as in benchmarks.live. Each time the server has used a few ms
of CPU, the function that runs is noted; time in C counts for the Python function that called it.
"""

import argparse
import json
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType

import uvloop

from benchmarks.grid import Grid
from benchmarks.peers import said, started
from benchmarks.tables import measure
from ninefold.games import SHELF
from testkit import table_server

EVERY_S = 0.004  # of CPU: the kernel counts no finer
OURS = "/ninefold/"


def serve(log: str, notes: str) -> None:
    """The server, which notes what it does until it is told to stop."""
    seen: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        while frame is not None and OURS not in frame.f_code.co_filename:
            frame = frame.f_back
        where = "loop"
        if frame is not None:
            where = f"{frame.f_code.co_filename.rpartition(OURS)[2]} {frame.f_code.co_name}"
        seen[where] += 1

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY_S, EVERY_S)
    table_server.main([log, "normal"])
    signal.setitimer(signal.ITIMER_PROF, 0)
    Path(notes).write_text(json.dumps(seen))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.samples")
    parser.add_argument("game", nargs="?", default="memo_dice", choices=[*SHELF])
    parser.add_argument("--seconds", type=float, default=20.0, help="of full load (default 20)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        return serve(*wish.serve)
    many, seconds = (2, 0.5) if wish.short else (50, wish.seconds)
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        command = [sys.executable, "-m", "benchmarks.samples", "--serve", f"{folder}/log", str(notes)]
        with started(command) as process:
            speed = uvloop.run(measure(said(process), process.pid, many, seconds, wish.game))
            process.terminate()
            process.wait()
        report(wish.game, json.loads(notes.read_text()), 1e6 / speed.moves)


def report(game: str, seen: dict[str, int], cost: float) -> None:
    modules: Counter[str] = Counter()
    for where, count in seen.items():
        modules[where.partition(" ")[0]] += count
    total = max(1, sum(seen.values()))
    for title, counts in (("module", modules), ("function", Counter(seen))):
        grid = Grid(f"{game}: {total:,} looks, {cost:.0f} µs of CPU a move", title, "share")
        for where, count in counts.most_common(20):
            grid.add(where, f"{count / total:.1%}")
        grid.show()


if __name__ == "__main__":
    main()
