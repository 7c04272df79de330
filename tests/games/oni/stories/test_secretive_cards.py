"""No hidden hand, chosen face or felt symbol gets out: a deck of the cards that have something to hide."""

from collections.abc import Iterator

import pytest

from ninefold.games.oni import GAME, box
from ninefold.games.oni.box import Card
from ninefold.games.oni.state import Options
from testkit.leak_proof import prove, prove_every_value, states_with
from testkit.plants import caught, mutants
from testkit.plays import Table

SECRETIVE: tuple[Card, ...] = ("hide_it", "oni_turns", "set_aside", "set_aside", "feel_it", "feel_it")
TABLES = [
    Table("oni", 4 + k, Options(level="hard", oni=k % 4, square=(9, 15)[k % 2]), 7_000 + k) for k in range(3)
]
KINDS = {"face", "face set aside", "felt", "felt and set aside", "hidden hand"}


@pytest.fixture(autouse=True)
def deck(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(box.DECK, "hard", SECRETIVE * 4)
    yield


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_seat_learns_what_a_card_hides(table: Table) -> None:
    prove(GAME, table)
    prove_every_value(GAME, table)


def test_every_kind_of_secret_occurs_and_every_planted_leak_is_found() -> None:
    assert {kind for table in TABLES for kind in states_with(table)} == KINDS
    escaped = [str(one) for one in mutants(GAME, TABLES, 18) if not caught(one, TABLES) and one.planted()]
    assert not escaped
