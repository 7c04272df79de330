"""The learner that docs/rl.md shows, by its command."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.long
def test_the_learner_beats_a_child(tmp_path: Path) -> None:
    """After as many games as the docs say; before it has learnt it does not."""
    plot = tmp_path / "curve.svg"
    command = [sys.executable, "-m", "benchmarks.learn", "--games", "17", "--exams", "2", "--exam", "60"]
    told = subprocess.check_output([*command, "--plot", str(plot)], cwd=ROOT, text=True)
    before, after = [
        [int(share) for share in re.findall(r"(\d+) ?%", line)]
        for line in told.splitlines()
        if len(re.findall(r"\d ?%", line)) == 3
    ]
    assert before[2] < 50 < after[1], "the interval of the first exam lies below, that of the last above"
    curve = plot.read_text("utf-8")
    assert "<svg" in curve and "games learnt" in curve
    assert len(re.findall(r"<use ", curve[curve.index("line2d_") :])) >= 2
