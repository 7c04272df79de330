"""docs/security.md names a test for each attack: they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", DOC)
    assert len(named) > 40
    for file, test in named:
        assert f"\ndef {test}(" in (ROOT / file).read_text(), f"{file}::{test}"


def test_every_attack_names_a_test() -> None:
    attacks = re.split(r"^- ", DOC.partition("## Fuzzing")[0], flags=re.MULTILINE)[1:]
    assert len(attacks) > 40
    assert [attack for attack in attacks if "::test_" not in attack] == []
