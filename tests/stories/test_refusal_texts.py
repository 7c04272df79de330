"""Every word by which a table refuses something has words of its own on the page, in every language."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RAISED = re.compile(r'"([a-z]+(?:-[a-z]+)*) [A-Z]')  # a rulebook's clause begins with capitals
TEXTS = sorted((ROOT / "web/src/texts").glob("*/page.json"))
# The page asks for nothing that would be refused by these.
SEALING = {"contributed", "early", "not-sealing", "promised", "seal"}
NEVER_ASKED = {*SEALING, "malformed", "no-evening", "not-yet"}


@pytest.mark.parametrize("texts", TEXTS, ids=lambda file: file.parent.name)
def test_the_page_has_a_text_for_every_refusal(texts: Path) -> None:
    server = (ROOT / "src/ninefold/server").rglob("*.py")
    raised = {word for file in server for word in RAISED.findall(file.read_text())}
    told = json.loads(texts.read_text("utf-8"))["errors"]["refused"]
    assert raised > NEVER_ASKED
    assert raised - NEVER_ASKED <= told.keys()
