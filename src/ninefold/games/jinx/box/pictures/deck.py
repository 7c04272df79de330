"""The deck (JX-1): every picture, in the order of its number."""

from ninefold.games.jinx.box.pictures import (
    animals,
    boats,
    castles_and_bridges,
    clothes,
    flowers,
    food_and_fire,
    household,
    houses,
    land_and_sky,
    music_and_play,
    people,
    tools,
    travel,
    trees,
    water,
)
from ninefold.games.jinx.box.pictures.picture import Picture
from ninefold.parts.ink.press import EDGE

THEMES = (
    animals,
    boats,
    castles_and_bridges,
    clothes,
    flowers,
    food_and_fire,
    household,
    houses,
    land_and_sky,
    music_and_play,
    people,
    tools,
    travel,
    trees,
    water,
)
DRAWN = {one.name: one for theme in THEMES for one in vars(theme).values() if isinstance(one, Picture)}
# A picture's number is its place here. Logs name pictures by it, and it seeds the hand that draws them.
# Two neighbours are the sides of one card.
ORDER = """
    moon-boat striped-tower forked-shaft leaning-slice high-coils gate-and-hole house-in-the-hollow
    stones-and-petals combed-swell seeded-bay four-holes one-within-one feathered-pages quartered-back
    rings-and-blades laced-drum breathing-root upright-row nose-to-nose curled-yolk two-dials
    turning-garden leaning-strips big-and-small-slice arched-over five-lines housed-curve knotted-way
    nested-crown wedge-at-sea waves-in-the-rim barred-light rain-dome rings under-the-nose behind-bars
    bushy-end hand-in-hand floating-globe two-holes fitting-gate swelling-tips glowing-arch
    stringed-rain long-shade drifting-tufts upturned-dome ringed-cap back-in-the-bay fan broadening
    walking-marks split-oval to-and-fro folded-peak wound-columns nested-points two-cones rising-pipes
    sleeping-ridge drying-line under-the-cover missing-wedge pronged-green winding-steps winding-crown
    woolly-smoke bristling tipping-over leaning-slabs lake-and-road rows-of-keys ribbed-point
    whirling-point climbing-keys quilted-hills two-reigns lifted-strands hanging-cups combed-rain
    one-turns-back on-points arms-of-light five-tongues ring-and-barbs case-with-a-door rings-and-crumbs
    walked-sea facing-walls pale-roots hanging-dancer thrown-orchard crawling-carriages sown-lobes
    open-palm jaws four-quarters spanning bending-over one-leaves pointed-street ship-inside busy-mound
    stepped-tip closing-petals asking-ear wrapped-peak ridged-arch houses-all-round lidded-sun quill
    among-cells afloat two-above leaning-tiers curled-top patches parted-falls ringed-pool
    scattering-globe two-seats red-welcome bunch waist pouring blocks held-between eight-fingers
    fruit-with-strings sounding-flower beads-on-lines closed-stump weeping-arch bearing-leaves
    still-forest crossing smoothing dripping-piece bent-land four-folds inner-ways row-of-six
"""
PICTURES: tuple[Picture, ...] = tuple(DRAWN[name] for name in ORDER.split())


def svg(number: int) -> str:
    """A picture as a file of its own."""
    inside = PICTURES[number].draw(number)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE} {EDGE}">{inside}</svg>'
