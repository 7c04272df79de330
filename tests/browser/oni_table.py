"""Oni by hand: a table of four at which any card can be turned up."""

from collections.abc import Sequence

from ninefold.engine import Event, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.events import (
    CallJudged,
    CardDrawn,
    ClockStarted,
    DieWon,
    NextPressed,
    SquareThrown,
    TurnBegun,
    TurnCame,
)
from ninefold.parts.dixe.dice import Die

# No two hide the same but the first and the second, and the third and the fourth.
SQUARE = (
    *(Die("oni", "clover", "bomb"), Die("blaireau", "clover", "pi"), Die("yorick", "sun", "skull")),
    *(Die("hanuman", "sun", "pi"), Die("arkan", "skull", "mask"), Die("oni", "anchor", "bolt")),
    *(Die("yorick", "mask", "bomb"), Die("blaireau", "aum", "sun"), Die("hanuman", "bolt", "smiley")),
)


class Cards:
    """Sets the table anew: the clock is full, these cards have just been turned up."""

    def __init__(self) -> None:
        self._wins = 0

    def up(self, *cards: tuple[Card, Seat], turn: Seat, won: int = 3, starter: Seat = 1) -> Sequence[Event]:
        """Each for its "you"; then it is the turn of this seat, once nothing holds it up."""
        last = len(SQUARE) - 1
        events: list[Event] = [CallJudged(starter, False), SquareThrown(SQUARE), ClockStarted(starter)]
        for place in range(won):
            self._wins += 1
            events.append(DieWon(starter, last - place, self._wins, "bolt"))
        for card, seat in cards:
            events += [NextPressed(seat), CardDrawn(seat, card)]
        return (*events, TurnCame(turn), TurnBegun(turn))
