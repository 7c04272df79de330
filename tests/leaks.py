"""Plant every leak into a game, and see whether the proof finds it: python -m tests.leaks GAME [--short]"""

import sys

from ninefold.games import SHELF
from testkit.leak_proof import plays_of
from testkit.plants import caught, mutants

SHORT = 24  # of so many values that leak alone, one is planted


def main(name: str, every: int) -> int:
    game, played = SHELF[name], plays_of(name)
    planted = found = 0
    for mutant in mutants(game, played, every):
        is_caught = caught(mutant, played)
        if not mutant.planted():
            print(f"never: {mutant}")  # no such secret is there while this way out is open
            continue
        planted += 1
        found += is_caught
        if not is_caught:
            print(f"ESCAPED: {mutant}")
    if not planted:
        print(f"{name}: no secrets, in {len(played)} plays")
    else:
        print(f"{name}: {found} of {planted} planted leaks caught, in {len(played)} plays")
    return 0 if found == planted else 1


if __name__ == "__main__":
    name, *short = sys.argv[1:] or ("",)
    if name not in SHELF or short not in ([], ["--short"]):
        sys.exit(f"Which game? One of {', '.join(SHELF)}")
    sys.exit(main(name, SHORT if short else 1))
