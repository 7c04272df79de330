"""python -m tests.world [--seed N] [--minutes M]: one world by its seed, or fresh ones for so long."""

import argparse
import sys
import time
from secrets import randbelow

from tests.world.plan import drawn
from tests.world.world import live


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("--seed", type=int, help="this world alone")
    parser.add_argument("--minutes", type=float, default=1.0, help="of real time, for fresh worlds (1)")
    options = parser.parse_args()
    end, began = time.monotonic() + options.minutes * 60, time.process_time()
    worlds = hours = faults = 0.0
    while True:
        seed = randbelow(1 << 30) if options.seed is None else options.seed
        try:
            lived = live(drawn(seed))
        except Exception as error:
            print(f"python -m tests.world --seed {seed}: {error!r}")
            return 1
        worlds, hours, faults = worlds + 1, hours + lived.seconds / 3600, faults + lived.faults
        if options.seed is not None:
            print(lived)
        if options.seed is not None or time.monotonic() > end:
            break
    minutes = (time.process_time() - began) / 60
    each = f"{hours / minutes:.1f} table-hours and {faults / minutes:.0f} faults a CPU-minute"
    print(f"{worlds:.0f} worlds, {each}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
