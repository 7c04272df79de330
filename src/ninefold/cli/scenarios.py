"""`ninefold scenarios PATH…`: run rule cases from files."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ninefold.sim import scenarios


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        "ninefold scenarios", description="Run rule cases from TOML files or folders: see docs/scenarios.md."
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    return scenarios.main(parser.parse_args(words).paths)
