"""The deck (JX-2): it is drawn by chance, card by card, so there is no order that could be known."""

from ninefold.engine import Dice, replace
from ninefold.games.jinx.box import CARDS, SIDES, deck_size
from ninefold.games.jinx.state import Deck, Options, State


def new_deck(players: int, options: Options) -> Deck:
    """To remove some at random and to draw from the rest is to draw so many of all."""
    return Deck(tuple(range(len(options.pictures) or CARDS)), deck_size(players))


def cards_left(deck: Deck) -> int:
    return deck.left + len(deck.bottom)


def completes(state: State) -> bool:
    """JX-18 Whether the square can be completed."""
    return len(state.empty) <= cards_left(state.deck)


def draw(state: State, many: int, dice: Dice) -> tuple[int, ...]:
    """JX-2 Each card lands on a random side; JX-14 those at the bottom lie as they lay, in their order."""
    pool, sides = list(state.deck.pool), _sides(state.options)
    fresh = min(many, state.deck.left)
    drawn = [_landed(pool.pop(dice.below(len(pool))), sides, dice) for _ in range(fresh)]
    return (*drawn, *state.deck.bottom[: many - fresh])


def _landed(card: int, sides: int, dice: Dice) -> int:
    return card if sides == 1 else card * sides + dice.below(sides)


def without(state: State, pictures: tuple[int, ...]) -> Deck:
    """The deck once these have been drawn."""
    deck, sides = state.deck, _sides(state.options)
    fresh = min(len(pictures), deck.left)
    drawn = {picture // sides for picture in pictures[:fresh]}
    pool = tuple(card for card in deck.pool if card not in drawn)
    return replace(deck, pool=pool, left=deck.left - fresh, bottom=deck.bottom[len(pictures) - fresh :])


def _sides(options: Options) -> int:
    """JX-21 A table's own pictures are one-sided."""
    return 1 if options.pictures else SIDES
