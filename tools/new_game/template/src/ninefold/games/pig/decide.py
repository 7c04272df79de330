"""Turns an action into an event, or refuses it. A refusal starts with its clause."""

from ninefold.engine import Illegal, Moment, Seat, require
from ninefold.games.pig.actions import Action, Keep
from ninefold.games.pig.events import Event, Kept, Thrown
from ninefold.games.pig.state import Choosing, Over, State, Tumbling


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    match state.phase:
        case Over():
            raise Illegal("PG-6 The game is over.")
        case Tumbling():
            raise Illegal("PG-7 The die still tumbles.")
        case Choosing(turn, pot) if turn == seat:
            if not isinstance(action, Keep):
                return Thrown(seat)
            require(pot > 0, "PG-5 There is nothing in the pot.")
            return Kept(seat)
    raise Illegal("PG-2 It is not your turn.")
