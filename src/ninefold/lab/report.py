"""The report of a simulation: one run, or several side by side."""

from collections.abc import Iterable, Sequence

from ninefold.games import SHELF
from ninefold.lab import charts
from ninefold.lab.page import Page
from ninefold.lab.summary import Share, Spread, Summary

MOST_BARS = 4  # runs whose effects fit into one plot
SHARED = "Players who share a win have each won; the bars are 95 % intervals (Wilson)."


def report(runs: Sequence[Summary], command: str, version: str) -> str:
    first = runs[0]
    page = Page(f"{first['game']}: {first['games']:,} games" + (" of each kind" if len(runs) > 1 else ""))
    page.code(command)
    page.text(f"Made by Ninefold {version}. The same command makes the same figures, on any number of jobs.")
    _overview(page, runs)
    if first["sides"]:
        _sides(page, runs)
    else:
        _seats(page, runs)
    page.head("How long a game takes")
    lengths = [(run["label"], run["lengths"]) for run in runs]
    page.plot(charts.bins(lengths, "seconds of table time", "second"), "Length")
    turns = [(run["label"], run["turn_counts"]) for run in runs]
    page.plot(charts.bins(turns, "turns", "turn"), "Turns")
    if first["lead_changes"] is not None:
        page.head("How often the lead changes")
        leads = [(run["label"], run["leads"]) for run in runs]
        page.plot(charts.counts(leads, "times another player took the lead"), "Lead changes")
    if not first["sides"]:
        _scores(page, runs)
    if first["effects"]:
        _effects(page, runs)
    return page.html()


def rules_line(games: Iterable[str]) -> str:
    """By which rules a report was made; a test compares it with those of today."""
    return f"Rules: {', '.join(f'{game} {SHELF[game].version}' for game in games)}"


def _overview(page: Page, runs: Sequence[Summary]) -> None:
    page.head("In short")
    heads = ["", "table time (5-95 %)", "turns (5-95 %)", "lead changes", "shared wins"]
    rows = []
    for run in runs:
        leads = run["lead_changes"]
        shared = "-" if run["sides"] else f"{run['shared'] / run['games']:.1%}"
        changes = "-" if leads is None else f"{leads['mean']:.1f}"
        rows.append([run["label"], f"{range_of(run['length_s'])} s", range_of(run["turns"]), changes, shared])
    page.table(heads, rows)


def _sides(page: Page, runs: Sequence[Summary]) -> None:
    page.head("Which side wins")
    names = [side["name"] for side in runs[0]["sides"]]
    groups = []
    for name in names:
        found = [(run["label"], one) for run in runs for one in run["sides"] if one["name"] == name]
        groups.append((name, [Share(**{**one, "name": label}) for label, one in found]))
    page.plot(charts.shares(groups, "% of games won"), "Wins by side")
    shares = [[run["label"], *(percent(one) for one in run["sides"])] for run in runs]
    page.table(["", *names], shares)


def _seats(page: Page, runs: Sequence[Summary]) -> None:
    page.head("Who wins, by seat")
    same = len({len(run["bots"]) for run in runs}) == 1
    fair = 1 / len(runs[0]["bots"]) if same else None
    groups = [(run["label"], [_by_seat(one, runs) for one in run["seats"]]) for run in runs]
    page.plot(charts.shares(groups, "% of games won", fair), "Wins by seat")
    page.text(SHARED + (" The dotted line is an equal share." if fair else ""))
    most = max(len(run["seats"]) for run in runs)
    rows = [[run["label"], *(percent(one) for one in run["seats"])] for run in runs]
    page.table(["", *(f"seat {seat}" for seat in range(1, most + 1))], rows)


def _by_seat(one: Share, runs: Sequence[Summary]) -> Share:
    """Beside another run the seat's number says enough: the bots are in the label."""
    number, _, bot = one["name"].partition(" ")
    return Share(**{**one, "name": f"seat {number}" if len(runs) > 1 else f"seat {number}, {bot}"})


def _scores(page: Page, runs: Sequence[Summary]) -> None:
    page.head("How many points")
    groups = []
    for run in runs:
        if len(runs) == 1:
            groups += [(f"seat {seat}", pairs) for seat, pairs in enumerate(run["scores"], 1)]
        else:
            together: dict[int, int] = {}
            for value, times in (pair for pairs in run["scores"] for pair in pairs):
                together[value] = together.get(value, 0) + times
            groups.append((run["label"], [[value, times] for value, times in sorted(together.items())]))
    page.plot(charts.counts(groups, "points at the end"), "Scores")


def _effects(page: Page, runs: Sequence[Summary]) -> None:
    page.head("What powers and effects decide")
    if len(runs) <= MOST_BARS:
        page.plot(charts.bars(charts.of_effects(runs), "swing of one use"), "Swing of each effect")
    page.text(
        "Swing: what the player gained until the next effect or turn, less the mean gain of the rivals. "
        "Wins: of those who had it in a game, how many won. Decided: in how many games with one winner that "
        "player took the lead for good by it."
    )
    for run in runs:
        rows = [
            [
                row["label"],
                f"{row['per_game']:.2f}",
                f"{row['swing']:+.2f}",
                percent(row["wins"]),
                "-" if run["sides"] else percent(row["decided"]),
            ]
            for row in run["effects"]
        ]
        heads = ["", "a game", "swing", "wins", "decided"]
        page.table(heads, rows, run["label"] if len(runs) > 1 else "")


def percent(one: Share) -> str:
    return f"{one['share']:.1%} ({one['low']:.1%}-{one['high']:.1%})"


def range_of(spread: Spread) -> str:
    return f"{spread['p50']:.0f} ({spread['p5']:.0f}-{spread['p95']:.0f})"
