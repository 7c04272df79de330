"""Bots of one level differ a little, where time does not matter."""

import pytest

from ninefold.engine import Prompt
from ninefold.minds.characters import BOT_NAMES, MOST_LONGER, UNHURRIED, moment_of
from testkit.machine_table import MachineTable

CALM = Prompt("Flip", "MX-6")


@pytest.mark.parametrize("character", BOT_NAMES.values())
def test_only_unhurried_bots_take_longer(character: str) -> None:
    later = moment_of(character, 1_000, 2_000, [CALM])  # type: ignore[arg-type]
    assert later == (2_300 if character in UNHURRIED else 2_000)


@pytest.mark.parametrize(
    "prompt",
    [Prompt("Flip", "MX-6", racing=True), Prompt("Flip", "MX-6", closes_at=9_000)],
    ids=["a race", "a limit"],
)
def test_all_are_alike_where_time_matters(prompt: Prompt) -> None:
    assert moment_of("otto", 1_000, 2_000, [CALM, prompt]) == 2_000


def test_nobody_waits_long_for_an_unhurried_bot() -> None:
    assert moment_of("otto", 0, 60_000, [CALM]) == 60_000 + MOST_LONGER


def _first_move(person: str) -> tuple[str, int]:
    """A bot begins, in the same seat and with the same dice: its name, and after how many ms it moves."""
    here = MachineTable()
    one = here.player(person).open("memodixe")
    one.sit()
    one.must("AddBot", level="adult")
    kept = {field: one.table[field] for field in ("game", "room", "patience", "talk")}
    one.must("Choose", options={**one.table["options"], "youngest": 1, "time": "off"}, **kept)
    one.must("Begin", lesson="5a" * 32)
    one.until(lambda: one.phase == "PlayingView")
    began, number = here.table_time, one.number
    while one.number == number:
        here.pass_time(0.01)
    return one.table["chairs"][1]["name"], here.table_time - began


def test_an_unhurried_bot_moves_later_at_the_table() -> None:
    (pip, soon), (otto, later) = _first_move("Ann"), _first_move("Pip")
    assert (pip, otto) == ("Pip", "Otto")
    assert soon < later <= soon + MOST_LONGER + 100


def test_a_bot_wears_the_face_of_its_level_and_its_character() -> None:
    here = MachineTable()
    ann = here.player("Ann").open("memodixe")
    ann.sit()
    ann.must("AddBot", level="child")
    ann.must("AddBot", level="elephant")
    ben = here.player("Ben").enter(ann.code)
    ben.sit()
    bots = [(chair["name"], chair["face"], chair["character"]) for chair in ann.table["chairs"][1:3]]
    assert bots == [("Pip", "child-pip", "pip"), ("Otto", "elephant-otto", "otto")]
    assert ann.table["chairs"][3]["character"] is None
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    ann.must("Remove", seat=3)
    removed = ann.table["chairs"][3]
    assert (removed["bot"], removed["face"], removed["character"]) == (True, "adult", None)
