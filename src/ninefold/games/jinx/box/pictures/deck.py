"""The deck (JX-1): every picture, in the order of its number."""

from itertools import zip_longest

from ninefold.games.jinx.box.pictures import (
    armour_and_arches,
    bays_and_pools,
    blade_and_horse,
    books_and_jars,
    buttons_and_stars,
    gate_and_fruit,
    hair_and_hands,
    hills_and_folds,
    holes_and_leaves,
    house_and_boat,
    key_and_sea,
    keyholes_and_trees,
    moon_and_lake,
    scissors_and_blooms,
    tower_and_coast,
    waves_and_flame,
)
from ninefold.games.jinx.box.pictures.picture import Picture
from ninefold.parts.ink.press import EDGE

SHEETS = (
    moon_and_lake.SHEET,
    tower_and_coast.SHEET,
    key_and_sea.SHEET,
    blade_and_horse.SHEET,
    hair_and_hands.SHEET,
    gate_and_fruit.SHEET,
    house_and_boat.SHEET,
    hills_and_folds.SHEET,
    waves_and_flame.SHEET,
    bays_and_pools.SHEET,
    buttons_and_stars.SHEET,
    keyholes_and_trees.SHEET,
    books_and_jars.SHEET,
    armour_and_arches.SHEET,
    scissors_and_blooms.SHEET,
    holes_and_leaves.SHEET,
)
# One of each sheet in turn: what was drawn together does not come together, and the two sides of a card are
# of different worlds.
PICTURES: tuple[Picture, ...] = tuple(
    picture for row in zip_longest(*SHEETS) for picture in row if picture is not None
)


def svg(number: int) -> str:
    """A picture as a file of its own."""
    inside = PICTURES[number].draw(number)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE} {EDGE}">{inside}</svg>'
