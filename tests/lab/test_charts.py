"""What a plot shows, read from its SVG."""

import re

from ninefold.lab import charts
from ninefold.lab.summary import share


def heights(svg: str) -> list[set[str]]:
    """Of the marks of each line among the axes."""
    lines = svg[: svg.index('id="legend_1"')].split('<g id="line2d_')
    marks = [
        {*re.findall(r'<use [^>]*x="[\d.]+" y="([\d.]+)" style="fill: #(?!000)', line)} for line in lines
    ]
    return [found for found in marks if found]


def test_bins_of_other_widths_have_the_heights_of_the_same_games() -> None:
    """Twenty games spread evenly over twenty seconds, in bins of one second and in bins of two."""
    narrow = [[second + 0.5, 1] for second in range(20)]
    wide = [[2 * second + 1.0, 2] for second in range(10)]
    one, other = heights(charts.bins([("narrow", narrow), ("wide", wide)], "seconds", "second"))
    assert one == other and len(one) == 1
    one, other = heights(charts.counts([("narrow", narrow), ("wide", wide)], "points"))
    assert one != other, "the test tells them apart"


def test_the_names_of_rows_stand_below_what_is_drawn() -> None:
    shares = [(name, [share("seat 1", 5, 10)]) for name in ("first", "second")]
    swings = [(name, [("sun", 1.0)]) for name in ("first", "second")]
    for svg in (charts.shares(shares, "% won"), charts.bars(swings, "swing of one use")):
        axis = float(re.findall(r'y="([\d.]+)"[^>]*>(?:% won|swing of one use)<', svg)[0])
        for name in ("first", "second"):
            assert float(re.findall(rf'y="([\d.]+)"[^>]*>{name}<', svg)[0]) > axis


def test_long_names_do_not_stand_side_by_side() -> None:
    long = [(f"4 players, child, adult, elephant, random, number {k}", [[1, 1]]) for k in range(6)]
    svg = charts.counts(long, "points")
    places = [float(x) for x in re.findall(r' x="([\d.]+)"[^>]*>4 players', svg)]
    assert len(places) == 6 and len({*places}) < 3 and max(places) < 240
