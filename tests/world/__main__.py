"""python -m tests.world: one world by its seed, or fresh ones for a while.

A world that fails is made smaller, and printed as one command that makes it again.
"""

import argparse
import sys
import time
from secrets import randbelow
from typing import Any

from tests.world.live import live
from tests.world.named import NAMED
from tests.world.plan import Plan, drawn
from tests.world.planted import search
from tests.world.setting import Broken, Lived
from tests.world.shrink import command, shrink

A_HALL_EVERY = 4  # fresh worlds


def main() -> int:
    options = options_of(sys.argv[1:])
    if options.planted:
        return _plant()
    if options.name is not None:
        return _one(NAMED[options.name].plan)
    if options.seed is not None or options.hall is not None:
        return _one(chosen(options), options.no_shrink)
    return _fresh(options.minutes, options.no_shrink)


def options_of(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("--seed", type=int, help="this world alone")
    parser.add_argument("--hall", type=int, metavar="SEED", help="this world with a hall alone")
    parser.add_argument("--name", choices=NAMED, help="this world alone, by its name")
    parser.add_argument("--faults", help="the numbers of the faults to keep, as 0,3,7, or none")
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", type=int)
    parser.add_argument("--until", type=float, help="seconds after which nothing goes wrong")
    parser.add_argument("--minutes", type=float, default=1.0, help="of real time, for fresh worlds (1)")
    parser.add_argument("--no-shrink", action="store_true", help="leave a failing world as large as it is")
    parser.add_argument("--planted", action="store_true", help="plant bugs, and say how soon each is found")
    return parser.parse_args(words)


def chosen(options: argparse.Namespace) -> Plan:
    """The world of a seed, without what the options leave out."""
    plan = drawn(options.seed) if options.hall is None else drawn(options.hall, hall=True)
    numbers = ("nodes", "players", "bots", "until")
    fields: dict[str, Any] = {name: getattr(options, name) for name in numbers}
    if options.faults is not None:
        kept = [] if options.faults == "none" else options.faults.split(",")
        fields["faults"] = tuple(plan.faults[int(number)] for number in kept)
    return plan._replace(**{name: value for name, value in fields.items() if value is not None})


def _one(plan: Plan, as_it_is: bool = False) -> int:
    began = time.process_time()
    try:
        lived = live(plan)
    except Broken as why:
        return _report(plan, why, as_it_is)
    print(lived)
    print(_speed([lived], time.process_time() - began))
    return 0


def _fresh(minutes: float, as_it_is: bool) -> int:
    end, began, worlds = time.monotonic() + minutes * 60, time.process_time(), list[Lived]()
    while time.monotonic() < end or not worlds:
        plan = drawn(randbelow(1 << 30), hall=len(worlds) % A_HALL_EVERY == A_HALL_EVERY - 1)
        try:
            worlds.append(live(plan))
        except Broken as why:
            return _report(plan, why, as_it_is)
    print(_speed(worlds, time.process_time() - began))
    return 0


def _plant() -> int:
    missed = 0
    for bug, found in search():
        missed += found is None
        told = "not found" if found is None else f"seed {found.seed}, {found.hours:.2f} h: {found.why[:60]}"
        print(f"{bug:44} {told}", flush=True)
    return int(missed > 0)


def _speed(worlds: list[Lived], seconds: float) -> str:
    hours, faults = sum(one.seconds for one in worlds) / 3600, sum(one.faults for one in worlds)
    minutes = seconds / 60
    each = f"{hours / minutes:.1f} table-hours and {faults / minutes:.0f} faults a CPU-minute"
    return f"{len(worlds)} worlds, {each}"


def _report(plan: Plan, why: Broken, as_it_is: bool = False) -> int:
    print(f"{command(plan)}\n  {why}" if not _is_named(plan) else f"{why}", flush=True)
    if not as_it_is and not _is_named(plan):
        smaller = shrink(plan, lambda one: _fails(one, str(why)))
        print(
            f"smaller, {len(smaller.faults)} faults of {len(plan.faults)}:\n{command(smaller)}\n  {smaller}"
        )
    return 1


def _is_named(plan: Plan) -> bool:
    return any(plan == one.plan for one in NAMED.values())


def _fails(plan: Plan, why: str) -> bool:
    """In the same way, as far as the first words say."""
    try:
        live(plan)
    except Broken as error:
        return str(error)[:20] == why[:20]
    return False


if __name__ == "__main__":
    sys.exit(main())
