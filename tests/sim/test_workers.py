"""A worker ends with the process that it works for, however that ends."""

import subprocess
import sys

import pytest

# Each tells when its workers are there, and is killed as it waits for the end of its input.
POOL = """
import sys
from ninefold.rl import SeatPool, Settings
with SeatPool(Settings("fix"), 2, processes=2) as pool:
    pool.reset(seed=1)
    print("ready", flush=True)
    sys.stdin.read()
"""
GAMES = """
import sys
from ninefold.lab.runner import samples
from ninefold.lab.setups import Setup

def tell(more):
    print("ready", flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    samples(Setup("fix", ("child", "child")), 40, 1, 2, tell)
"""


@pytest.mark.parametrize("program", [POOL, GAMES], ids=["pool", "games"])
def test_workers_of_a_process_that_is_killed_end_too(program: str) -> None:
    """They have its output: it ends when the last of them has ended."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        process.kill()
        process.communicate(timeout=60)
