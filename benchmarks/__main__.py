"""make bench: the figures that README and docs speak of, as ratios of one run."""

from benchmarks import headless, tables

if __name__ == "__main__":
    headless.main()
    tables.compare(seconds=2.0, rounds=3)
