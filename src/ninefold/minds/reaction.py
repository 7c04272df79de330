"""How long people take to see something and move their hand.

Reaction times are skewed: most are near the median, some are much longer, few are much shorter. A log-normal
distribution fits them well; the more there is to look at, the longer it takes, by so much for each doubling
(Hick's law). Now and then one looks past a thing, and sees it a while later.
"""

from math import exp, log2

from ninefold.engine import Data, Dice, Moment
from ninefold.minds import Level

GRAIN = 1 << 16


class Reflexes(Data):
    median: Moment  # from seeing one thing to having moved the hand
    doubling: Moment  # longer for twice as many things
    spread: float  # of the logarithm of the time
    overlooks: int  # one in this many things is overlooked; 0: none
    lapse: Moment  # how much later an overlooked thing is seen


REFLEXES: dict[Level, Reflexes] = {
    "goldfish": Reflexes(median=800, doubling=250, spread=0.35, overlooks=5, lapse=1_500),
    "child": Reflexes(median=600, doubling=180, spread=0.30, overlooks=10, lapse=1_200),
    "adult": Reflexes(median=430, doubling=120, spread=0.22, overlooks=30, lapse=900),
    "elephant": Reflexes(median=330, doubling=80, spread=0.15, overlooks=0, lapse=0),
}


def reaction(reflexes: Reflexes, things: int, noise: Dice) -> Moment:
    """How many ms after `things` came into sight the hand has moved."""
    usual = reflexes.median + reflexes.doubling * log2(max(things, 1))
    time = usual * exp(reflexes.spread * _normal(noise))
    if reflexes.overlooks and noise.below(reflexes.overlooks) == 0:
        time += reflexes.lapse
    return round(time)


def _normal(noise: Dice) -> float:
    """About standard normal and never beyond 3: the sum of four uniform numbers, centred and scaled."""
    total = noise.below(GRAIN) + noise.below(GRAIN) + noise.below(GRAIN) + noise.below(GRAIN)
    return float((total / GRAIN - 2) * 3**0.5)
