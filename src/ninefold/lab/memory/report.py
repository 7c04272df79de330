"""One page that sets agents, bots, perfect memory and what is published of people side by side."""

from collections.abc import Sequence
from typing import Literal

from ninefold.lab import charts
from ninefold.lab.memory.results import KINDS, MEMORIES, AgentResult, kept_items, rubin_line
from ninefold.lab.memory.tasks import Task
from ninefold.lab.page import Page
from ninefold.lab.summary import Share

PEOPLE = (
    "Ordered recall of 6 to 8 items: the first item is recalled best (Tan & Ward 2007).",
    "Errors in ordered recall: adults swap neighbours; seven-year-olds omit and intrude more "
    "(McCormack et al. 2000).",
    "Course of forgetting, lags 0 to 99: a1 e^(-t/1.15) + a2 e^(-t/28) + a3 (Rubin, Hinton & Wenzel 1999).",
)
ITEMS = (2, 4, 7)
FEW = 10  # answers that say too little of an age
LEFT_OUT = f"Ages with fewer than {FEW} answers are left out."


def report(results: Sequence[AgentResult], tasks: Sequence[Task], command: str, notes: Sequence[str]) -> str:
    page = Page("Memory benchmark")
    for note in notes:
        page.text(note)
    page.code(command)
    page.head("Four kinds of memory")
    page.text(
        "sequential: a row of Memo Dice; spatial: where a die lies in MemoDiXe's square; prospective: to "
        "spin in Oni when it is time, and only then; control: the card that a clue of Dixit Jinx means, "
        "where nothing is to be remembered."
    )
    kinds = [(one["agent"], [found for found in one["memories"] if found["of"]]) for one in results]
    page.plot(charts.shares(kinds, "% right, with 95 % intervals"), "share right by kind of memory and agent")
    page.head("Right, by task")
    groups = [(one["agent"], [task["recalled"] for task in one["tasks"]]) for one in results]
    page.plot(charts.shares(groups, "% right, with 95 % intervals"), "share right by task and agent")
    page.table(
        ["agent", *MEMORIES.values(), *(task.name for task in tasks)],
        [
            ["chance", *["-"] * len(MEMORIES), *_chances(results, tasks)],
            *(_row(one, tasks) for one in results),
        ],
    )
    page.head("Forgetting in a row")
    page.text(f"By the seconds of table time since the cup covered the picture. {LEFT_OUT}")
    page.plot(charts.shares_along(_by_age(results, "forgetting"), "seconds", doubling=True), "by age")
    page.head("Forgetting in a square")
    page.text(
        f"By the seconds of table time since the die was seen last. A guess is right now and then. {LEFT_OUT}"
    )
    squares = _by_age(results, "square_forgetting")
    page.plot(charts.shares_along(squares, "seconds", doubling=True), "by age, in a square")
    page.head("By the number of pictures shown after it")
    page.text(
        "Dashed: the function that people's forgetting follows, with the weights that suit adult best. Its "
        "fit to each agent is in the table."
    )
    page.plot(
        charts.shares_along(_of(results, "lags"), "pictures shown after it", _published(results)), "by lag"
    )
    page.table(
        ["agent", "a1", "a2", "a3", "deviation"],
        [
            [one["agent"], *(f"{a:.3f}" for a in one["rubin"]["a"]), f"{one['rubin']['deviation']:.3f}"]
            for one in results
        ],
    )
    for length in _lengths(results):
        page.head(f"Serial position, rows of {length}")
        kept = ", ".join(f"{items} items {100 * kept_items(int(length), items):.0f} %" for items in ITEMS)
        page.text(f"A perfect memory of the last pictures alone would know, exactly: {kept} of this row.")
        rows = [(one["agent"], one["places"].get(length, [])) for one in results]
        page.plot(charts.shares_along(rows, "place in the row"), f"share recalled by place, rows of {length}")
    page.head("What was said instead")
    page.text(
        "neighbour: the picture beside it; row: another of this row; earlier: of a row before; never: a "
        "false memory or a guess; omitted: given up. Shares of all errors."
    )
    page.table(["agent, rows", *KINDS[1:]], [_errors(one["agent"], one["kinds"]) for one in results])
    page.text(
        "neighbour: a cell beside the right one; row: another die that was seen; never: one that was not."
    )
    page.table(
        ["agent, squares", *KINDS[1:]], [_errors(one["agent"], one["square_kinds"]) for one in results]
    )
    if costs := [one for one in results if one["cost"]]:
        page.head("Cost")
        page.text("A token is counted as four characters.")
        heads = ["questions", "tokens_read", "tokens_written", "seconds"]
        spent = [[one["agent"], *(str((one["cost"] or {})[head]) for head in heads)] for one in costs]
        page.table(["agent", *heads], spent)
    page.head("People")
    for line in PEOPLE:
        page.text(line)
    return page.html()


def lines(results: Sequence[AgentResult]) -> list[str]:
    return [
        f"{one['agent']:12} " + ", ".join(f"{found['name']} {_percent(found)}" for found in one["memories"])
        for one in results
    ]


def _of(
    results: Sequence[AgentResult], what: Literal["forgetting", "square_forgetting", "lags"]
) -> list[tuple[str, list[Share]]]:
    return [(one["agent"], one[what]) for one in results if one[what]]


def _by_age(
    results: Sequence[AgentResult], what: Literal["forgetting", "square_forgetting"]
) -> list[tuple[str, list[Share]]]:
    return [(agent, [one for one in ages if one["of"] >= FEW]) for agent, ages in _of(results, what)]


def _published(results: Sequence[AgentResult]) -> list[charts.Curve]:
    lags = [int(one["name"]) for result in results for one in result["lags"]]
    adults = [one for one in results if one["agent"] == "adult"]
    if not lags or not adults:
        return []
    along = range(max(lags) + 1)
    return [charts.Curve("people's function (Rubin)", along, rubin_line(adults[0]["rubin"], along), True)]


def _chances(results: Sequence[AgentResult], tasks: Sequence[Task]) -> list[str]:
    told = {task["task"]: task["chance"] for one in results for task in one["tasks"]}
    return [f"{100 * told[task.name]:.0f} %" if task.name in told else "-" for task in tasks]


def _lengths(results: Sequence[AgentResult]) -> list[str]:
    return [length for length in ("6", "8") if any(length in one["places"] for one in results)]


def _row(one: AgentResult, tasks: Sequence[Task]) -> list[str]:
    told = {task["task"]: _percent(task["recalled"]) for task in one["tasks"]}
    return [one["agent"], *map(_percent, one["memories"]), *(told.get(task.name, "-") for task in tasks)]


def _errors(agent: str, kinds: dict[str, int]) -> list[str]:
    wrong = sum(kinds[kind] for kind in KINDS[1:])
    return [agent, *(f"{100 * kinds[kind] / wrong:.0f} %" if wrong else "-" for kind in KINDS[1:])]


def _percent(found: Share) -> str:
    return f"{100 * found['share']:.0f} %" if found["of"] else "-"
