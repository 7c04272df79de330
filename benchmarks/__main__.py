"""make bench: the figures that README and docs speak of, as ratios of one run."""

import argparse

from benchmarks import headless, live

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    short = parser.parse_args().short
    headless.measure(0.05 if short else 3.0)
    live.compare(live.SHORT if short else live.USUAL)
