"""What a round was worth, and who leads or deals after it."""

from ninefold.engine import Seat
from ninefold.games.fix.box import POINTS, ROUNDS
from ninefold.games.fix.events import Counted
from ninefold.games.fix.state import Arriving, Dealer, Held, State

NO_DICE = 5
FINISH = 15


def next_count(state: State, told: tuple[Counted, ...]) -> Counted | None:
    """Once every die lies still: clockwise from the dealer, then in the order of the dice."""
    seat = told[-1].seat if told else state.dealer.seat
    worth, known = _worth(state, seat), sum([count.seat == seat for count in told])
    if known < len(worth):
        return worth[known]
    after = state.after(seat)
    return None if after == state.dealer.seat else _worth(state, after)[0]


def _worth(state: State, seat: Seat) -> list[Counted]:
    worth = []
    for die, place in enumerate(state.dice):
        if type(place) is Held and place.seat == seat and place.face is not None:  # FX-11
            worth.append(Counted(seat, die, place.face, POINTS[place.face]))
        elif type(place) is Arriving and place.thrower == seat:  # FX-12
            worth.append(Counted(seat, die, "green", POINTS["green"]))
    return worth or [Counted(seat, None, None, NO_DICE)]  # FX-13


def added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """FX-14 Nobody goes below 0."""
    return tuple(max(0, total + more) for total, more in zip(totals, points, strict=True))


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)


def ends(state: State, totals: tuple[int, ...]) -> bool:
    """FX-15 Whether this was the last round, were it not for a tie; FX-16 a final round always is."""
    return state.final or state.round >= ROUNDS or max(totals) >= FINISH


def next_dealer(state: State, totals: tuple[int, ...], points: tuple[int, ...]) -> Dealer:
    """FX-3 The lowest total, or the fewest points of the round; of several, the younger."""
    by_loss = state.options.dealer == "biggest_loser"
    low = points if by_loss else totals
    least = tuple(seat for seat in state.seats if low[seat] == min(low))
    youngest = state.options.youngest or 0
    first = min(least, key=lambda seat: (seat - youngest) % len(totals))
    return Dealer(first, "lost_most" if by_loss else "lowest", least if len(least) > 1 else ())
