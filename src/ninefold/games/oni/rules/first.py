"""ON-E1, ON-E13 in the room: Oni says "I was first!", and somebody of the team answers."""

from collections.abc import Sequence

from ninefold.engine import Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.state import State


def claimed(state: State, card: Card) -> bool:
    """Oni says to have been first, and waits for an answer."""
    return any([case.card == card and not case.denied for case in state.accusations])


def answers(state: State, card: Card, who: Seat) -> Sequence[Seat]:
    """The player who turned up the card, otherwise somebody who is present."""
    if state.options.acts == "screen" or claimed(state, card):
        return ()
    return [seat for seat in (who, *state.team) if state.present(seat)][:1]
