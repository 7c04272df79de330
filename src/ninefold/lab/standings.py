"""The report of a tournament: shares with intervals, and ratings beside them."""

from collections.abc import Sequence
from typing import TypedDict

from ninefold.lab.summary import Share
from ninefold.lab.tournament import Rating


class Standings(TypedDict):
    games: int
    entrants: list[Share]
    seats: list[Share]
    ratings: list[Rating]  # none without the extra
    lengths: list[list[float]]  # seconds, and games among bots
    turn_counts: list[list[float]]  # the same of turns
    leads: list[list[int]]  # lead changes, and in how many games; none with teams
    scores: list[tuple[str, list[list[int]]]]  # of each entrant; none with teams


def lines(found: Standings) -> list[str]:
    ratings = {one.name: f"   rating {one.mu:.1f} ± {one.sigma:.1f}" for one in found["ratings"]}
    told = []
    for one in sorted(found["entrants"], key=lambda one: -one["share"]):
        told.append(
            f"  {one['name']:16} wins {one['share']:6.1%}   95 %: {one['low']:.1%} to {one['high']:.1%}"
            f"{ratings.get(one['name'], '')}"
        )
    return told


def report(title: str, found: Standings, command: str, notes: Sequence[str]) -> str:
    from ninefold.lab import charts
    from ninefold.lab.page import Page

    page = Page(f"{title}: {found['games']:,} games")
    page.code(command)
    for note in notes:
        page.text(note)
    page.head("Who wins")
    page.plot(charts.shares([("", found["entrants"])], "% of their seats won"), "Wins by entrant")
    ratings = {one.name: f"{one.mu:.1f} ± {one.sigma:.1f}" for one in found["ratings"]}
    rows = [
        [
            one["name"],
            f"{one['times']:,} of {one['of']:,}",
            f"{one['share']:.1%} ({one['low']:.1%}-{one['high']:.1%})",
            ratings.get(one["name"], "-"),
        ]
        for one in sorted(found["entrants"], key=lambda one: -one["share"])
    ]
    page.table(["", "won", "share (95 %)", "rating"], rows)
    page.text(
        "The rating is openskill's (Plackett-Luce), mean and standard deviation; all start at 25 ± 8.3."
    )
    page.head("Which seat wins")
    page.plot(charts.shares([("", found["seats"])], "% of games won"), "Wins by seat")
    if found["lengths"]:
        page.head("How long a game takes")
        page.plot(charts.bins([("", found["lengths"])], "seconds of table time", "second"), "Length")
        page.plot(charts.bins([("", found["turn_counts"])], "turns", "turn"), "Turns")
    if found["leads"]:
        page.head("How often the lead changes")
        page.plot(charts.counts([("", found["leads"])], "times another player took the lead"), "Lead changes")
    if found["scores"]:
        page.head("How many points")
        page.plot(charts.counts(found["scores"], "points at the end"), "Scores")
    return page.html()
