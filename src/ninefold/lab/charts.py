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
except ImportError as error:
    raise NeedsExtra("A report", "matplotlib") from error

COLOURS = ("#2f6f9f", "#d1783c", "#4d8c57", "#a04a6d", "#7a6bb0", "#8a7a3c", "#3f8f8f", "#b0555a", "#666666")
WIDE = 6.4  # inches
INSIDE, ABREAST = 5, 3  # names of a legend: most that stand among the lines, and side by side below
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
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel(axis)
        _legend(axes, len(groups))

    return _svg(0.9 + 0.16 * len(names) * (1 + len(groups)) + _below(len(groups)), draw)


def lines(groups: Sequence[tuple[str, Sequence[Sequence[float]]]], axis: str) -> str:
    """How many games in a hundred had each value."""

    def draw(axes: Axes) -> None:
        for number, (label, pairs) in enumerate(groups):
            total = sum(times for _, times in pairs) or 1
            values, height = [pair[0] for pair in pairs], [100 * pair[1] / total for pair in pairs]
            axes.plot(values, height, marker=".", lw=1.2, color=_colour(number), label=label)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(axis)
        axes.set_ylabel("% of games")
        _legend(axes, len(groups))

    return _svg(2.5 + _below(len(groups)), draw)


def curves(groups: Sequence[Curve], axis: str, up: str) -> str:
    """Lines with a mark at each value; what was published is dashed and black."""

    def draw(axes: Axes) -> None:
        for number, (label, along, height, published) in enumerate(groups):
            colour, line = ("black", "--") if published else (_colour(number), "-")
            axes.plot(along, height, marker=".", lw=1.2, ls=line, color=colour, label=label)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(axis)
        axes.set_ylabel(up)
        _legend(axes, len(groups))

    return _svg(2.8 + _below(len(groups)), draw, opaque=True)  # it stands alone, on pages of any colour


def shares_along(
    groups: Sequence[tuple[str, Sequence[Share]]], axis: str, published: Sequence[Curve] = ()
) -> str:
    """Shares over a number, which is each one's name, with their intervals; what was published is dashed."""

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
        axes.set_ylim(-2, 102)
        axes.set_xlabel(axis)
        axes.set_ylabel("% recalled")
        _legend(axes, len(groups) + len(published))

    return _svg(2.8 + _below(len(groups) + len(published)), draw)


def bars(groups: Sequence[tuple[str, Sequence[tuple[str, float]]]], axis: str) -> str:
    names = list(dict.fromkeys(name for _, group in groups for name, _ in group))

    def draw(axes: Axes) -> None:
        thick = 0.8 / len(groups)
        for number, (label, group) in enumerate(groups):
            lift = (number - (len(groups) - 1) / 2) * thick
            places = [names.index(name) + lift for name, _ in group]
            axes.barh(places, [value for _, value in group], thick, color=_colour(number), label=label)
        axes.axvline(0, color="#999999", lw=0.8)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel(axis)
        _legend(axes, len(groups))

    return _svg(0.9 + 0.11 * len(names) * (1 + len(groups)) + _below(len(groups)), draw)


def of_effects(runs: Sequence[Summary]) -> list[tuple[str, list[tuple[str, float]]]]:
    return [(run["label"], [(row["label"], row["swing"]) for row in run["effects"]]) for run in runs]


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _legend(axes: Axes, groups: int) -> None:
    """Many names would hide the lines: they stand below."""
    if groups > INSIDE:
        axes.figure.legend(loc="outside lower center", ncols=ABREAST, frameon=False, fontsize=8)
    elif groups > 1:
        axes.legend(frameon=False, fontsize=8)


def _below(groups: int) -> float:
    """The height of a legend that stands below."""
    return 0.18 * -(-groups // ABREAST) if groups > INSIDE else 0.0
