"""One page that sets agents, bots, perfect memory and what is published of people side by side."""

from collections.abc import Sequence

from ninefold.lab import charts
from ninefold.lab.memory.results import CHANCE, KINDS, AgentResult, kept_items
from ninefold.lab.memory.tasks import Task
from ninefold.lab.page import Page
from ninefold.lab.summary import Share

PEOPLE = (
    ("ordered recall of 6 to 8 items", "the first item is recalled best", "Tan & Ward 2007"),
    (
        "errors in ordered recall",
        "adults swap neighbours; seven-year-olds omit and intrude more",
        "McCormack et al. 2000",
    ),
    (
        "course of forgetting, lags 0 to 99",
        "a1 e^(-t/1.15) + a2 e^(-t/28) + a3",
        "Rubin, Hinton & Wenzel 1999",
    ),
)
ITEMS = (2, 4, 7)


def report(results: Sequence[AgentResult], tasks: Sequence[Task], command: str, notes: Sequence[str]) -> str:
    page = Page("Memory benchmark")
    for note in notes:
        page.text(note)
    page.code(command)
    page.head("Recalled, by task")
    page.text(
        f"Of the cups that were asked. Guessing without memory is right in {100 * CHANCE:.1f} %, exactly."
    )
    groups = [(one["agent"], [task["recalled"] for task in one["tasks"]]) for one in results]
    page.plot(charts.shares(groups, "% recalled, with 95 % intervals"), "share recalled by task and agent")
    page.table(["agent", "all", *(task.name for task in tasks)], [_row(one, tasks) for one in results])
    page.head("Forgetting")
    page.text("By the seconds of table time since the cup covered the picture, over all tasks.")
    page.plot(
        charts.shares_along([(one["agent"], one["forgetting"]) for one in results], "seconds"), "by age"
    )
    page.head("By the number of pictures shown after it")
    page.text("Rubin's function is what people's forgetting follows. Its fit to each agent is in the table.")
    page.plot(charts.shares_along([(one["agent"], one["lags"]) for one in results], "lag"), "by lag")
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
    page.table(["agent", *KINDS[1:]], [_errors(one) for one in results])
    page.head("People")
    page.table(["what", "found", "source"], PEOPLE)
    return page.html()


def lines(results: Sequence[AgentResult]) -> list[str]:
    return [f"{one['agent']:12} {_percent(one['overall'])} of {one['overall']['of']:,}" for one in results]


def _lengths(results: Sequence[AgentResult]) -> list[str]:
    return [length for length in ("6", "8") if any(length in one["places"] for one in results)]


def _row(one: AgentResult, tasks: Sequence[Task]) -> list[str]:
    told = {task["task"]: _percent(task["recalled"]) for task in one["tasks"]}
    return [one["agent"], _percent(one["overall"]), *(told.get(task.name, "-") for task in tasks)]


def _errors(one: AgentResult) -> list[str]:
    wrong = sum(one["kinds"][kind] for kind in KINDS[1:])
    return [
        one["agent"],
        *(f"{100 * one['kinds'][kind] / wrong:.0f} %" if wrong else "-" for kind in KINDS[1:]),
    ]


def _percent(found: Share) -> str:
    return f"{100 * found['share']:.0f} %" if found["of"] else "-"
