"""docs/security.md names a test for each attack: they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
PAGE_TESTS = re.compile(r'`(web/[\w/.]+\.test\.ts)`: "([^"]+)"')


def test_every_test_that_the_page_names_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", DOC)
    assert len(named) > 40
    for file, test in named:
        assert f"\ndef {test}(" in (ROOT / file).read_text(), f"{file}::{test}"
    for file, test in PAGE_TESTS.findall(DOC):
        assert f"it('{test}'" in (ROOT / file).read_text(), f"{file}: {test}"


def test_every_attack_names_a_test() -> None:
    attacks = re.split(r"^- ", DOC.partition("## Fuzzing")[0], flags=re.MULTILINE)[1:]
    assert len(attacks) > 40
    assert [one for one in attacks if "::test_" not in one and not PAGE_TESTS.search(one)] == []


def test_every_finding_of_the_second_audit_names_tests_of_the_page() -> None:
    _, _, rest = DOC.partition("## The second audit at a glance")
    rows = re.findall(r"^\| (\d+) \|[^|]+\|([^|]+)\|[^|]*\|[^|]*\|$", rest, flags=re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 30))
    for number, tests in rows:
        for test in re.findall(r"`(\w[\w.]*)`", tests):
            assert f"/{test}.py::" in DOC or f"/{test}`: " in DOC, f"{number}: {test}"
