"""Every word by which a table refuses something has words of its own on the page, in every language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RAISED = re.compile(r'"([a-z]+(?:-[a-z]+)*) [A-Z]')  # a rulebook's clause begins with capitals
TOLD = re.compile(r"^ {6}'?([a-z-]+)'?:", re.MULTILINE)
# The page asks for nothing that would be refused by these.
SEALING = {"contributed", "early", "not-sealing", "promised", "seal"}
NEVER_ASKED = {*SEALING, "malformed", "no-evening", "not-yet"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refusal_is_told_in_words(language: str) -> None:
    server = (ROOT / "src/ninefold/server").rglob("*.py")
    raised = {word for file in server for word in RAISED.findall(file.read_text())}
    texts = (ROOT / f"web/src/texts/{language}.ts").read_text()
    told = TOLD.findall(texts.partition("refused: {")[2].partition("\n    }")[0])
    assert raised > NEVER_ASKED
    assert raised - NEVER_ASKED <= set(told)
