"""Chooses a clue that is neither obvious nor hopeless: some should err first, but somebody should find it."""

from collections.abc import Iterable, Sequence
from math import exp, log

from ninefold.games.jinx.mind.lexicon import Lexicon, coded

MISSED = 1.0  # what it costs if nobody finds the target: a card
SHARP = 0.12  # a difference of fit: a card that fits better by this is picked e times as likely
SHARPS = (0.08, SHARP, 0.24, 0.4)  # from guessers who all see the same to guessers who err much
UNUSUAL = 1.0  # how much less likely values other than SHARP are taken to be, as a logarithm
GRID = 16
WEAK = 0.25  # readings below this are no clue to anybody


def ideas(lexicon: Lexicon, picture: int | None) -> list[str]:
    """The words that could be said of a card."""
    return [concept for concept, weight in lexicon.reading(picture).items() if weight >= WEAK]


def best(
    lexicon: Lexicon,
    concepts: Sequence[str],
    square: Sequence[int | None],
    target: int,
    guessers: int,
    sharp: float = SHARP,
) -> str:
    def brings(concept: str) -> float:
        sense = lexicon.sense(coded(concept))
        return worth([lexicon.fit(sense, picture) for picture in square], target, guessers, sharp)

    return max(concepts, key=brings)


Odds = tuple[float, ...]  # of each of SHARPS, as logarithms

AT_FIRST: Odds = tuple(0.0 if sharp == SHARP else -UNUSUAL for sharp in SHARPS)


def learnt(odds: Odds, fits: Sequence[float], free: Iterable[int], picked: int) -> Odds:
    """How alike the others see what fits, now that one of them has picked this one of the free cards."""
    cells = {*free, picked}

    def likely(sharp: float) -> float:
        return -log(sum([exp((fits[cell] - fits[picked]) / sharp) for cell in cells]))

    return tuple([known + likely(sharp) for known, sharp in zip(odds, SHARPS, strict=True)])


def likeliest(odds: Odds) -> float:
    return max(zip(odds, SHARPS, strict=True))[1]


def worth(fits: Sequence[float], target: int, guessers: int, sharp: float = SHARP) -> float:
    """The cards that an active player expects if each guesser picks another one, the better the likelier."""
    weights = [exp(fit / sharp) for fit in fits]
    own, others = weights[target], weights[:target] + weights[target + 1 :]
    found = missed = 0.0
    for step in range(GRID):
        # Picking by weight without putting back is a race of exponential clocks: at this moment ours rings.
        at = -log(1 - (step + 0.5) / GRID) / own
        ahead = _how_many([1 - exp(-weight * at) for weight in others], guessers)
        found += sum(wrong * chance for wrong, chance in enumerate(ahead))
        missed += 1 - sum(ahead)
    return (found - MISSED * missed) / GRID


def _how_many(chances: Sequence[float], most: int) -> list[float]:
    """The probabilities that exactly 0, 1 … most - 1 of these independent things happen."""
    exactly = [1.0] + [0.0] * (most - 1)
    for chance in chances:
        for k in range(most - 1, 0, -1):
            exactly[k] += chance * (exactly[k - 1] - exactly[k])
        exactly[0] *= 1 - chance
    return exactly
