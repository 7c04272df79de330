"""No secret leaves a table early; and whoever planted one would be caught."""

import pytest

from ninefold.engine import Text
from ninefold.games import SHELF
from ninefold.games.memo_dice.box import PICTURES
from testkit.leak_proof import plays_of, prove, prove_every_value, states_with
from testkit.plants import caught, mutants, values_of
from testkit.plays import FEW, MANY, Table, every_table, own_thing, play
from testkit.words import OWN_NAMES, VOCABULARY, free_fields

EVERY = 18  # of so many values that leak alone, one is planted
# Ways out that are never open beside such a secret.
NEVER = {"memodixe": {"chosen through a prompt", "die through a prompt"}}


@every_table
def test_no_seat_learns_what_it_may_not_know(table: Table) -> None:
    """Redraw every secret: view, prompts, news, refusals and times stay the same to the byte."""
    prove(table.game, table)


every_game = pytest.mark.parametrize("name", SHELF, scope="module")  # all tests of one follow each other


@every_game
def test_no_seat_learns_a_single_value_of_a_secret(name: str) -> None:
    for table in plays_of(name):
        prove_every_value(table.game, table)


@pytest.mark.long
@pytest.mark.parametrize("table", [*FEW, *MANY], ids=str)
def test_no_seat_learns_a_single_value_of_a_secret_in_any_play(table: Table) -> None:
    prove_every_value(table.game, table)


@pytest.mark.early
@every_game
def test_a_planted_leak_is_caught(name: str) -> None:
    """A sample of the values that leak alone: `make leaks GAME=…` plants them all."""
    game, played = SHELF[name], plays_of(name)
    missed = [one for one in mutants(game, played, EVERY) if not caught(one, played)]
    assert [str(one) for one in missed if one.planted()] == []
    assert {str(one) for one in missed} <= NEVER.get(name, set())


def test_every_picture_of_memo_dice_is_planted_as_a_single_value() -> None:
    assert values_of(plays_of("memo_dice")) == {"picture": sorted(PICTURES)}


def own_table(naming: str) -> Table:
    names = tuple(own_thing(k).words for k in range(len(PICTURES)))
    addresses = tuple(f"BCDF.{k:016x}" if k % 2 else "" for k in range(len(PICTURES)))
    options = SHELF["memo_dice"].options(naming=naming, names=names, words=names, pictures=addresses)
    return Table("memo_dice", 2, options, 7)


@pytest.mark.parametrize("naming", ["recall", "recognise"])
def test_no_seat_learns_which_of_the_own_pictures_is_hidden(naming: str) -> None:
    table = own_table(naming)
    assert states_with(table)
    prove(table.game, table)
    prove_every_value(table.game, table)


def test_a_leak_through_own_names_is_caught() -> None:
    played = [own_table("recall")]
    found = [
        (str(one), caught(one, played))
        for one in mutants(played[0].game, played, len(PICTURES))
        if one.channel == "how near a word was" or OWN_NAMES in one.channel
    ]
    assert len(found) > 2 and [name for name, is_caught in found if not is_caught] == []


@every_table
def test_the_proof_knows_the_words_that_a_game_knows(table: Table) -> None:
    if any(isinstance(field.domain, Text) for field in free_fields(table)):
        assert table.name in VOCABULARY


@every_table
def test_a_game_with_hidden_information_lists_its_secrets(table: Table) -> None:
    """Where an event is told in another way than it happened, something is secret."""
    kept_back = any(
        table.game.news(step.state, step.event, seat) != step.event
        for rest in play(table)
        for step in rest.steps
        for seat in (None, *range(table.seats))
    )
    assert not kept_back or states_with(table)
