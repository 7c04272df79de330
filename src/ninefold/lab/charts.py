"""Plots as SVG text, by matplotlib. The same figures give the same bytes."""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any, NamedTuple

from ninefold.lab.extra import NeedsExtra
from ninefold.lab.summary import Share, Summary

try:
    import matplotlib
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, ScalarFormatter
except ImportError as error:
    raise NeedsExtra("A report", "matplotlib") from error

COLOURS = ("#2f6f9f", "#d1783c", "#4d8c57", "#a04a6d", "#7a6bb0", "#8a7a3c", "#3f8f8f", "#b0555a", "#666666")
WIDE = 6.4  # inches
INSIDE, ABREAST = 5, 3  # names of a legend: most that stand among the lines, and side by side below
ACROSS = 105  # letters of a legend that have room side by side
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: small files, and the reader's own letters
    "svg.hashsalt": "ninefold",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Curve(NamedTuple):
    label: str
    along: Sequence[float]
    height: Sequence[float]
    published: bool = False


def _svg(height: float, draw: Callable[[Axes], None], opaque: bool = False) -> str:
    with matplotlib.rc_context(STYLE):
        figure = Figure((WIDE, height), layout="constrained")
        draw(figure.add_subplot())
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=not opaque)
    return shortened(text.getvalue()[text.getvalue().index("<svg") :])


def shortened(svg: str) -> str:
    """Numbers cut to hundredths of a point, finer than anybody sees, and each element on one line."""
    cut = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)
    return re.sub(r'="([^"]*)"', lambda found: f'="{" ".join(found[1].split())}"', cut)


def shares(groups: Sequence[tuple[str, Sequence[Share]]], axis: str, fair: float | None = None) -> str:
    """Points with their intervals: one colour for each group, one line for each name."""
    names = list(dict.fromkeys(one["name"] for _, group in groups for one in group))

    def draw(axes: Axes) -> None:
        for number, (label, group) in enumerate(groups):
            lift = (number - (len(groups) - 1) / 2) * 0.7 / len(groups)
            places = [names.index(one["name"]) + lift for one in group]
            share = [100 * one["share"] for one in group]
            reach = [
                [100 * max(0.0, one["share"] - one["low"]) for one in group],
                [100 * max(0.0, one["high"] - one["share"]) for one in group],
            ]
            axes.errorbar(
                share, places, xerr=reach, fmt="o", ms=4, capsize=2, color=_colour(number), label=label
            )
        if fair is not None:
            axes.axvline(100 * fair, color="#999999", lw=0.8, ls=":")
        axes.set_xlabel(axis)
        _rows(axes, names, _labels(groups))

    return _svg(0.9 + 0.16 * len(names) * (1 + len(groups)) + _below(_labels(groups), 1), draw)


def counts(groups: Sequence[tuple[str, Sequence[Sequence[float]]]], axis: str) -> str:
    """How many games in a hundred had each whole number."""
    return _spread(groups, axis, "% of games", [1.0] * len(groups))


def bins(groups: Sequence[tuple[str, Sequence[Sequence[float]]]], axis: str, one: str) -> str:
    """How many games in a hundred, by the middles of bins. Each group has bins of its own width, so the
    height is per second or per turn (`one`): else wide bins would look like many games."""
    widths = [pairs[1][0] - pairs[0][0] if len(pairs) > 1 else 1.0 for _, pairs in groups]
    return _spread(groups, axis, f"% of games per {one}", widths)


def _spread(
    groups: Sequence[tuple[str, Sequence[Sequence[float]]]], axis: str, up: str, widths: Sequence[float]
) -> str:
    def draw(axes: Axes) -> None:
        for number, ((label, pairs), width) in enumerate(zip(groups, widths, strict=True)):
            total = sum(times for _, times in pairs) * width or 1
            values, height = [pair[0] for pair in pairs], [100 * pair[1] / total for pair in pairs]
            axes.plot(values, height, marker=".", lw=1.2, color=_colour(number), label=label)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_ylim(bottom=0)
        axes.set_xlabel(axis)
        axes.set_ylabel(up)
        _legend(axes, _labels(groups))

    return _svg(2.5 + _below(_labels(groups)), draw)


def curves(groups: Sequence[Curve], axis: str, up: str) -> str:
    """Lines with a mark at each value; what was published is dashed and black."""

    def draw(axes: Axes) -> None:
        for number, (label, along, height, published) in enumerate(groups):
            colour, line = ("black", "--") if published else (_colour(number), "-")
            axes.plot(along, height, marker=".", lw=1.2, ls=line, color=colour, label=label)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(axis)
        axes.set_ylabel(up)
        _legend(axes, _labels(groups))

    return _svg(2.8 + _below(_labels(groups)), draw, opaque=True)  # it stands alone, on pages of any colour


def shares_along(
    groups: Sequence[tuple[str, Sequence[Share]]],
    axis: str,
    published: Sequence[Curve] = (),
    doubling: bool = False,
) -> str:
    """Shares over a number, which is each one's name, with their intervals; what was published is dashed.
    `doubling`: from a number to its double is always equally far."""
    labels = [*_labels(groups), *_labels(published)]

    def draw(axes: Axes) -> None:
        for number, (label, group) in enumerate(groups):
            places = [float(one["name"]) for one in group]
            axes.plot(
                places,
                [100 * one["share"] for one in group],
                marker=".",
                lw=1.2,
                color=_colour(number),
                label=label,
            )
            low, high = ([100 * one[end] for one in group] for end in ("low", "high"))
            axes.fill_between(places, low, high, color=_colour(number), alpha=0.15, lw=0)
        for curve in published:
            height = [100 * share for share in curve.height]
            axes.plot(curve.along, height, lw=1.2, ls="--", color="black", label=curve.label)
        if doubling:
            axes.set_xscale("log", base=2)
            axes.xaxis.set_major_formatter(ScalarFormatter())
            axes.set_xticks(sorted({float(one["name"]) for _, group in groups for one in group}))
            axes.minorticks_off()
        axes.set_ylim(-2, 102)
        axes.set_xlabel(axis)
        axes.set_ylabel("% recalled")
        _legend(axes, labels, inside=1)

    return _svg(2.8 + _below(labels, 1), draw)


def bars(groups: Sequence[tuple[str, Sequence[tuple[str, float]]]], axis: str) -> str:
    names = list(dict.fromkeys(name for _, group in groups for name, _ in group))

    def draw(axes: Axes) -> None:
        thick = 0.8 / len(groups)
        for number, (label, group) in enumerate(groups):
            lift = (number - (len(groups) - 1) / 2) * thick
            places = [names.index(name) + lift for name, _ in group]
            axes.barh(places, [value for _, value in group], thick, color=_colour(number), label=label)
        axes.axvline(0, color="#999999", lw=0.8)
        axes.set_xlabel(axis)
        _rows(axes, names, _labels(groups))

    return _svg(0.9 + 0.11 * len(names) * (1 + len(groups)) + _below(_labels(groups), 1), draw)


def of_effects(runs: Sequence[Summary]) -> list[tuple[str, list[tuple[str, float]]]]:
    return [(run["label"], [(row["label"], row["swing"]) for row in run["effects"]]) for run in runs]


def _labels(groups: Sequence[tuple[Any, ...]]) -> list[str]:
    return [group[0] for group in groups]


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _rows(axes: Axes, names: Sequence[str], labels: Sequence[str]) -> None:
    """A row for each name. What is drawn there may lie anywhere, so the legend stands below."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    _legend(axes, labels, inside=1)


def _legend(axes: Axes, labels: Sequence[str], inside: int = INSIDE) -> None:
    """Many names would hide the lines: they stand below."""
    if len(labels) > inside:
        axes.figure.legend(loc="outside lower center", ncols=_abreast(labels), frameon=False, fontsize=8)
    elif len(labels) > 1:
        axes.legend(frameon=False, fontsize=8)


def _below(labels: Sequence[str], inside: int = INSIDE) -> float:
    """The height of a legend that stands below."""
    return 0.18 * -(-len(labels) // _abreast(labels)) if len(labels) > inside else 0.0


def _abreast(labels: Sequence[str]) -> int:
    return max(1, min(ABREAST, ACROSS // (max(map(len, labels)) + 6)))  # its line takes six letters
