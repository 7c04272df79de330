"""`ninefold memory-bench`: how well agents remember, beside bots and perfect memory."""

import argparse
import json
import shlex
import sys

from ninefold.build import full_version
from ninefold.cli.command import CommandError, new_file
from ninefold.cli.simulate import positive
from ninefold.lab.extra import NeedsExtra, progress
from ninefold.lab.memory.agents import NAMES
from ninefold.lab.memory.answers import RecallAnswer
from ninefold.lab.memory.play import played
from ninefold.lab.memory.results import AgentResult, as_json, result_of
from ninefold.lab.memory.roster import BY_MCP, MissingPackage, agent_of
from ninefold.lab.memory.tasks import VERSION, Task, for_agent, load, rules
from ninefold.lab.setups import BadSetup


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--agent",
        action="append",
        default=[],
        metavar="NAME[=WHAT]",
        help=f"{', '.join(NAMES)}, or one of your own: see docs/memory-bench.md (default: all those names)",
    )
    parser.add_argument(
        "--seeds",
        type=positive,
        default=200,
        metavar="N",
        help="how many games of each task, at most 200 (default: 200)",
    )
    parser.add_argument("--json", type=new_file, metavar="FILE", help="write all answers and figures here")
    parser.add_argument("--report", type=new_file, metavar="FILE.html", help="write a page with plots here")


def run(wanted: argparse.Namespace) -> int:
    try:
        return _run(wanted)
    except (BadSetup, NeedsExtra, MissingPackage) as why:
        raise CommandError(f"{why}.") from None


def _run(wanted: argparse.Namespace) -> int:
    try:
        from ninefold.lab.memory import report
        from ninefold.lab.report import rules_line
    except ImportError as missing:
        raise NeedsExtra("The memory benchmark", missing.name or "matplotlib") from None
    tasks = [task._replace(seeds=task.seeds[: wanted.seeds]) for task in load()]
    words = wanted.agent or [*NAMES]
    names = [word.partition("=")[0] for word in words]
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadSetup(f"two agents have the name {twice[0]}: give each its own")
    results, answers = [], {}
    for word in words:
        found, given = _tested(word, tasks)
        results.append(found)
        answers[found["agent"]] = given
    model_has_output = any(word.endswith(f"={BY_MCP}") for word in words)
    print("\n".join(report.lines(results)), file=sys.stderr if model_has_output else sys.stdout)
    command = shlex.join(
        ["ninefold", "memory-bench", "--seeds", str(wanted.seeds), *(f"--agent={word}" for word in words)]
    )
    if wanted.json:
        plan = {
            "ninefold": full_version(),
            "command": command,
            "rules": rules(),
            "tasks_version": VERSION,
            "tasks": [task._asdict() for task in tasks],
        }
        wanted.json.write_text(json.dumps(as_json(plan, results, answers)) + "\n", encoding="utf-8")
    if wanted.report:
        notes = [
            f"Made by Ninefold {full_version()}, tasks {VERSION}. {rules_line(rules())}.",
            f"At most {wanted.seeds} games of each task. The same command gives the same figures for bots.",
        ]
        wanted.report.write_text(report.report(results, tasks, command, notes), encoding="utf-8")
    return 0


def _tested(word: str, tasks: list[Task]) -> tuple[AgentResult, list[RecallAnswer]]:
    agent = agent_of(word)
    try:
        mine = for_agent(tasks, agent.reads, agent.kinds)
        given: list[RecallAnswer] = []
        with progress(agent.name, len(mine)) as tell:
            for task in mine:
                for seed in task.seeds:
                    given += played(agent, task, seed)
                tell(1)
        cost = getattr(agent, "cost", None)
        return result_of(agent.name, mine, given, cost and cost.as_json()), given
    finally:
        agent.close()
