"""How close the bots' memory comes to people's: experiments repeated, figures printed, plots drawn.

python -m benchmarks.minds [--people 1000] [--images docs/images] [--fit] [--short]

With --fit: how the adult's slips and faint traces were chosen, by other seeds than those of the figures.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from benchmarks.grid import Grid
from ninefold.engine import replace
from ninefold.games import MINDS
from ninefold.games.memo_dice.bot import choose
from ninefold.lab.charts import Curve, curves
from ninefold.lab.people import (
    FITTING,
    ITEM,
    LAGS,
    LATER,
    PAIRED_RIGHT,
    PAIRED_SECONDS,
    ROW,
    TIMES,
    bot_losses,
    correlation,
    deviation,
    errors_at_the_table,
    ordered_recall,
    paired,
    perfect_moves,
    rubin_curve,
    rubin_fit,
    rubin_losses,
    solitaire_pairs,
)
from ninefold.minds import LEVELS, Bot, Level
from ninefold.minds.memory import TRAITS, Traits, forgetting

PAIRS = (6, 8, 12)
AGES = [2**k for k in range(10)]
PEOPLE: tuple[Level, ...] = ("child", "adult")  # levels that are fitted to people
AT_THE_TABLE = ("neighbour", "row", "omitted", "earlier", "never")
SLIPS, FAINT = (30, 40, 50, 60), (1.5, 2.0, 2.5, 3.0)  # tried for the adult


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("--people", type=int, default=1_000, help="so many repeat each experiment")
    wanted.add_argument("--images", type=Path, help="draw the plots into this folder")
    wanted.add_argument("--fit", action="store_true", help="other slips and faint traces for the adult")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    people = 5 if asked.short else asked.people
    if asked.fit:
        _fit(people)
        return
    plots = {
        "forgetting": _forgetting(),
        "ordered-recall": _row(people),
        "paired": _paired(max(people // 10, 1)),
        "solitaire-pairs": _pairs(max(people // 5, 1)),
    }
    for name, svg in plots.items() if asked.images else ():
        (asked.images / f"minds-{name}.svg").write_text(svg + "\n", encoding="utf-8")


def _forgetting() -> str:
    grid = Grid("Forgetting", "level", *(f"{age} s" for age in AGES), "Rubin's times explain")
    for level in LEVELS:
        curve = [f"{forgetting(age * 1_000, TRAITS[level]):.2f}" for age in AGES]
        grid.add(level, *curve, "-" if level == "elephant" else f"{rubin_fit(TRAITS[level])[0]:.1%}")
    grid.show()
    print(f"lags {LAGS[0]} to {LAGS[-1]}, one thing every {ITEM / 1_000:g} s")
    grid = Grid("Lost of all that is lost from lag 7 to 99", "", *(f"lag {lag}" for lag in LATER[1:-1]))
    grid.add("people", *(f"{share:.2f}" for share in rubin_losses()))
    for level in PEOPLE:
        grid.add(level, *(f"{share:.2f}" for share in bot_losses(TRAITS[level])))
    grid.show()
    heights = {level: [forgetting(age * 1_000, TRAITS[level]) for age in AGES] for level in LEVELS}
    shown = [Curve(level, AGES, heights[level]) for level in LEVELS]
    published = Curve(
        "people (Rubin)", [(lag + 1) * ITEM / 1_000 for lag in LAGS], rubin_curve(TRAITS["adult"]), True
    )
    return curves([*shown, published], "seconds since it was seen", "recalled")


def _row(people: int) -> str:
    kinds = ("wrong", "neighbour", "further", "omitted", "intruded")
    grid = Grid("A row of eight", "level", *(str(place + 1) for place in range(ROW)), *kinds)
    found = {level: ordered_recall(level, people) for level in LEVELS}
    for level, one in found.items():
        grid.add(level, *(f"{share:.2f}" for share in one.right), *(f"{share:.0%}" for share in one[1:]))
    grid.show()
    grid = Grid("Errors in whole games", "level", "all", *AT_THE_TABLE)
    for who in PEOPLE:
        errors = errors_at_the_table(who, max(people // 5, 1))
        shares = (errors[kind] / max(errors.total(), 1) for kind in AT_THE_TABLE)
        grid.add(who, str(errors.total()), *(f"{share:.0%}" for share in shares))
    grid.show()
    places = [place + 1 for place in range(ROW)]
    return curves(
        [Curve(level, places, one.right) for level, one in found.items()], "place in the row", "recalled"
    )


def _fit(people: int) -> None:
    kinds = ("wrong", "neighbour", "further", "omitted", "intruded")
    grid = Grid("The adult, and others that were tried", "slips, faint", *kinds, "12 pairs, to perfect")
    adult, perfect = TRAITS["adult"], perfect_moves(PAIRS[-1])
    others = [replace(adult, slips=slips) for slips in SLIPS]
    others += [replace(adult, faint=faint) for faint in FAINT if faint != adult.faint]
    for traits in others:
        with _as_adult(traits):
            found = ordered_recall("adult", people, FITTING)
        moves = solitaire_pairs(traits, PAIRS[-1], people, FITTING)
        shares = (f"{share:.1%}" for share in found[1:])
        grid.add(f"{traits.slips}, {traits.faint:g}", *shares, f"{moves / perfect:.2f}")
    grid.show()


@contextmanager
def _as_adult(traits: Traits) -> Iterator[None]:
    bots, was = MINDS["memo_dice"], TRAITS["adult"]
    bot = bots["adult"]
    TRAITS["adult"], bots["adult"] = traits, Bot(bot.born, bot.hear, partial(choose, traits))
    try:
        yield
    finally:
        TRAITS["adult"], bots["adult"] = was, bot


def _paired(people: int) -> str:
    grid = Grid("paired", "", *(str(time + 1) for time in range(TIMES)), "r", "mean deviation")
    grid.add("people", *(f"{share:.3f}" for share in PAIRED_RIGHT), "", "")
    found = {level: paired(TRAITS[level], people) for level in PEOPLE}
    for level, one in found.items():
        r, apart = correlation(one.right, PAIRED_RIGHT), deviation(one.right, PAIRED_RIGHT)
        grid.add(level, *(f"{share:.3f}" for share in one.right), f"{r:.3f}", f"{apart:.3f}")
    seconds = found["adult"].seconds[1:]
    r, longer = correlation(seconds, PAIRED_SECONDS), (sum(PAIRED_SECONDS) - sum(seconds)) / len(seconds)
    grid.add("seconds: people", "-", *(f"{time:.3f}" for time in PAIRED_SECONDS), "", "")
    apart = deviation([time + longer for time in seconds], PAIRED_SECONDS)
    grid.add("seconds: adult", "-", *(f"{time:.3f}" for time in seconds), f"{r:.3f}", f"{apart:.3f}")
    grid.show()
    print(f"people take {longer:.2f} s more at any time: they read the word and press a key")
    times = [time + 1 for time in range(TIMES)]
    shown = [Curve(level, times, one.right) for level, one in found.items()]
    return curves([*shown, Curve("people", times, PAIRED_RIGHT, published=True)], "time", "right")


def _pairs(games: int) -> str:
    grid = Grid("Solitaire pairs: moves", "", *(f"{pairs} pairs" for pairs in PAIRS), "to perfect, 12")
    moves = {level: [solitaire_pairs(TRAITS[level], pairs, games) for pairs in PAIRS] for level in LEVELS}
    perfect = [perfect_moves(pairs) for pairs in PAIRS]
    for level, means in moves.items():
        grid.add(level, *(f"{mean:.1f}" for mean in means), f"{means[-1] / perfect[-1]:.2f}")
    grid.add("perfect", *(f"{mean:.1f}" for mean in perfect), "1.00")
    grid.show()
    shown = [Curve(level, PAIRS, means) for level, means in moves.items()]
    return curves([*shown, Curve("perfect (exact)", PAIRS, perfect, published=True)], "pairs", "moves")


if __name__ == "__main__":
    main()
