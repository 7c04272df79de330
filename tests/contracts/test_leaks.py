"""No secret leaves a table early; and whoever planted one would be caught."""

import pytest

from ninefold.games import SHELF
from testkit.leak_proof import caught, mutants, plays_of, prove, states_with
from testkit.plays import Table, every_table, play


@every_table
def test_no_seat_learns_what_it_may_not_know(table: Table) -> None:
    """Redraw every secret: view, prompts, news, refusals and times stay the same to the byte."""
    prove(table.game, table)


@pytest.mark.parametrize("name", SHELF)
def test_a_planted_leak_is_caught(name: str) -> None:
    """A sample: `make leaks GAME=…` plants them all."""
    game, played = SHELF[name], plays_of(name)
    some = [mutant for k, mutant in enumerate(mutants(game, played)) if k % 4 == len(name) % 4]
    escaped = [str(one) for one in some if not caught(one, played) and one.planted()]
    assert not escaped


@every_table
def test_a_game_that_keeps_something_back_says_what(table: Table) -> None:
    """Where an event is told in another way than it happened, something is secret."""
    kept_back = any(
        table.game.news(step.state, step.event, seat) != step.event
        for rest in play(table)
        for step in rest.steps
        for seat in (None, *range(table.seats))
    )
    assert not kept_back or states_with(table)
