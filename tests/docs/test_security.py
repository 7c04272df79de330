"""docs/security.md names a test for each finding: they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_that_is_named_is_there() -> None:
    doc = (ROOT / "docs" / "security.md").read_text()
    attacks = doc.partition("**Fuzzed.**")[0].splitlines()
    findings = [line for line in attacks if line.startswith("|") and "figure" not in line[:80]]
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", doc)
    assert len(named) > 40
    for file, test in named:
        assert f"\ndef {test}(" in (ROOT / file).read_text(), f"{file}::{test}"
    without = [line for line in findings if "::test_" not in line and "---" not in line]
    assert without == []
