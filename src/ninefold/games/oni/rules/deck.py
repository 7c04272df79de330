"""ON-2, ON-6 The deck: chance picks from the cards that are left, so that no order exists to be found out."""

from ninefold.engine import Dice, Moment, Seat, replace
from ninefold.games.oni.box import DECK, Card
from ninefold.games.oni.rules.bag import take
from ninefold.games.oni.rules.effects import CARDS, held_by
from ninefold.games.oni.rules.tasks import ask
from ninefold.games.oni.state import LastCard, State


def draw(state: State, dice: Dice) -> Card:
    pool = state.pool or DECK[state.options.level]
    return pool[dice.below(len(pool))]


def drawn(state: State, seat: Seat, card: Card, at: Moment) -> State:
    """The card takes effect for whoever pressed Next."""
    pool = list(state.pool or DECK[state.options.level])
    pool.remove(card)
    state = _begun(replace(state, pool=tuple(pool), card=LastCard(card, seat, at)), seat, card, at)
    return replace(state, just_won=())


def _begun(state: State, seat: Seat, card: Card, at: Moment) -> State:
    effect = CARDS[card]
    task = effect.asks(state, seat)
    if task is not None:
        state = ask(state, task, at)
    running = effect.begins(state, seat, at)
    # The same effect twice on one person is one.
    if running is None or any(type(one) is type(running) and one.who == seat for one in state.effects):
        return state
    return replace(take(state, held_by(running)), effects=(*state.effects, running))
