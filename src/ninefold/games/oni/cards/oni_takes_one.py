"""ON-E7 Oni takes one: Oni throws back a won die."""

from ninefold.games.oni.cards.base import Facts

FACTS = Facts()
