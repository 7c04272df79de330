"""The memory benchmark: fixed tasks, anchors, kinds of errors, programs, and the page."""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.games import SHELF
from ninefold.games.memo_dice.box import PICTURES
from ninefold.lab.memory.agents import SPIN, Question, RandomAgent, Reply
from ninefold.lab.memory.cost import in_budget
from ninefold.lab.memory.play import kind_of, played, rows_of
from ninefold.lab.memory.policy import PolicyAgent
from ninefold.lab.memory.results import fitted, kept_items
from ninefold.lab.memory.roster import agent_of
from ninefold.lab.memory.tasks import VERSION, MemoryKind, Task, load, path
from ninefold.lab.setups import BadSetup
from ninefold.lab.summary import share
from ninefold.rl import Settings
from tools.memory_tasks import tasks

DOC = (Path(__file__).parents[2] / "docs" / "memory-bench.md").read_text(encoding="utf-8")


def by_name(name: str) -> Task:
    return next(task for task in load() if task.name == name)


def of_kind(kind: MemoryKind) -> list[Task]:
    return [task for task in load() if task.kind == kind]


def shares(agent: str, task: Task, seeds: int = 60) -> float:
    tested = agent_of(agent)
    answers = [one for seed in task.seeds[:seeds] for one in played(tested, task, seed)]
    tested.close()
    return sum(one.kind == "right" for one in answers) / len(answers)


def test_the_list_of_tasks_is_as_the_tool_writes_it() -> None:
    kept = json.loads(path().read_text(encoding="utf-8"))["tasks"]
    few = [{**task, "seeds": task["seeds"][: 8 if task["kind"] == "row" else 2]} for task in kept]
    assert few == tasks(8)


def test_every_row_has_the_length_that_its_task_says_and_all_are_asked_for_all_of_it() -> None:
    for task in of_kind("row"):
        for seed in task.seeds[:3]:
            assert rows_of(seed, task.rows_before + 1)[-1] == task.length
            for agent in ("perfect", "random"):
                answers = played(agent_of(agent), task, seed)
                assert [(one.length, one.place) for one in answers] == [
                    (task.length, place) for place in range(1, task.length + 1)
                ], "every agent is asked for every cup, right or wrong"


def test_a_list_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "tasks.json"
    other.write_text('{"rules": {"memo_dice": 1}, "tasks": []}')
    monkeypatch.setattr("ninefold.lab.memory.tasks.path", lambda version: other)
    with pytest.raises(BadSetup, match=f"tasks {VERSION} are for rules 1 of memo_dice"):
        load()


def test_perfect_memory_is_always_right_and_levels_are_in_order() -> None:
    usual = by_name("usual")
    assert shares("perfect", usual) == 1 == shares("elephant", usual)
    assert shares("random", usual) < 0.1
    assert shares("goldfish", usual) < shares("child", usual) < shares("adult", usual)


@pytest.mark.parametrize("kind", ["square", "duty"])
def test_other_kinds_of_memory_are_in_order_too(kind: MemoryKind) -> None:
    task = of_kind(kind)[0]
    found = [shares(agent, task, 20) for agent in ("random", "goldfish", "child", "adult", "elephant")]
    assert found == sorted(found) and found[-1] == 1 == shares("perfect", task, 20)
    assert found[0] < found[2] - 0.1, "chance is far from a memory"


@pytest.mark.parametrize("kind", ["square", "duty", "sight"])
def test_every_agent_is_asked_the_same_whatever_it_answers(kind: MemoryKind) -> None:
    for task in of_kind(kind):
        asked = {
            agent: [
                (one.seed, one.place, one.age_ms, one.shown)
                for seed in task.seeds[:4]
                for one in played(agent_of(agent), task, seed)
            ]
            for agent in ("random", "elephant")
        }
        assert asked["random"] == asked["elephant"] != []


def test_the_control_needs_no_memory_but_to_read() -> None:
    (task,) = of_kind("sight")
    assert shares("random", task, 20) < 0.25 < shares("elephant", task, 20)
    answers = [one for seed in task.seeds[:4] for one in played(agent_of("random"), task, seed)]
    assert all(0.1 < one.chance < 0.5 for one in answers)
    assert "sight" not in agent_of("perfect").kinds, "a perfect memory does not read"


def test_to_spin_at_the_wrong_time_is_an_error() -> None:
    class Dizzy(RandomAgent):
        def answer(self, asked: Question) -> Reply:
            return Reply(asked.at, SPIN)

    (task,) = of_kind("duty")
    kinds = Counter(one.kind for seed in task.seeds[:10] for one in played(Dizzy(), task, seed))
    assert kinds["right"] and kinds["never"]


def test_a_budget_counts_news_or_tokens() -> None:
    news = [{"at": at, "news": {"type": "Told"}} for at in range(10, 20)]
    long = len(json.dumps(news[0]))
    told = Task("told", (), history="all")
    assert in_budget(news, told) == news
    assert in_budget(news, told._replace(budget=3)) == news[-3:]
    assert in_budget(news, told._replace(tokens=(2 * long + 3) // 4)) == news[-2:]
    assert in_budget(news, told._replace(tokens=1)) == []


def test_delay_makes_bots_forget() -> None:
    assert shares("goldfish", by_name("delay 45 s")) < shares("goldfish", by_name("usual"))


def test_an_error_is_named_by_where_the_picture_was() -> None:
    row, earlier = ["frog", "bee", "duck", "dog"], {"car"}
    said = ["frog", "bee", "dog", "car", "key", None]
    kinds = [kind_of(one, 0, row, earlier) for one in said]
    assert kinds == ["right", "neighbour", "row", "earlier", "never", "omitted"]
    assert kind_of("duck", 3, row, earlier) == kind_of("dog", 2, row, earlier) == "neighbour"


def test_a_memory_of_the_last_items_knows_that_part_of_a_row() -> None:
    assert (kept_items(8, 2), kept_items(6, 3), kept_items(4, 7)) == (0.25, 0.5, 1.0)


def test_the_published_function_is_fitted_to_a_curve_of_its_own_kind() -> None:
    from math import exp

    curve = [0.5 * exp(-t / 1.15) + 0.3 * exp(-t / 28) + 0.1 for t in range(12)]
    lags = [{**share(str(t), 0, 100), "share": value} for t, value in enumerate(curve)]
    found = fitted(lags)  # type: ignore[arg-type]
    assert found["deviation"] < 0.001 and found["a"] == pytest.approx([0.5, 0.3, 0.1], abs=0.02)


def example(folder: Path) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    (folder / "agent.py").write_text(code)
    return f"mine={sys.executable} {folder / 'agent.py'}"


def test_the_example_of_the_docs_is_perfect_unless_it_is_given_too_little(tmp_path: Path) -> None:
    word = example(tmp_path)
    for name in ("usual", "interference 3", "history"):
        assert shares(word, by_name(name), 3) == 1
    assert shares(word, by_name("budget 4"), 3) < 0.5
    assert shares(word, by_name("100 tokens"), 3) < 0.5


@pytest.mark.parametrize(
    ("answers", "told"),
    [("print('frog', flush=True)", "answered 'frog\\n', and not"), ("sys.exit()", "the agent mine")],
)
def test_a_program_that_does_not_answer_is_named(
    answers: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.py").write_text(
        f"import sys\nfor line in sys.stdin:\n    if 'asked' in line:\n        {answers}\n"
    )
    assert main(["memory-bench", "--seeds", "1", "--agent", f"mine={sys.executable} {tmp_path}/bad.py"]) == 2
    said = capsys.readouterr().err
    assert told.encode().decode("unicode_escape") in said.encode().decode("unicode_escape")


@pytest.mark.parametrize(
    ("word", "told"),
    [("nobody", "--agent takes random, goldfish"), ("mine=./no-such-agent", "cannot be started")],
)
def test_an_agent_that_is_not_there_is_named(
    word: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["memory-bench", "--agent", word]) == 2
    assert told in capsys.readouterr().err


def test_two_agents_with_one_name_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory-bench", "--agent", "adult", "--agent", "adult"]) == 2
    assert "two agents have the name adult" in capsys.readouterr().err


def test_the_command_gives_the_same_figures_again_and_a_page_of_its_own(tmp_path: Path) -> None:
    words = ["memory-bench", "--agent", "child", "--agent", "perfect", "--seeds", "4"]
    files: list[Any] = []
    for name in ("a", "b"):
        file, page = tmp_path / f"{name}.json", tmp_path / f"{name}.html"
        assert main([*words, "--json", str(file), "--report", str(page)]) == 0
        files.append((json.loads(file.read_text()), page.read_text()))
    assert files[0] == files[1]
    found, page = files[0]
    assert found["rules"]["memo_dice"] == SHELF["memo_dice"].version
    assert len(found["tasks"][0]["seeds"]) == 4
    perfect = {one["agent"]: one["memories"] for one in found["results"]}["perfect"]
    assert [memory["share"] for memory in perfect if memory["of"]] == [1, 1, 1]
    fields = found["answers"]["fields"]
    answers = [dict(zip(fields, one, strict=True)) for one in found["answers"]["by_agent"]["child"]]
    assert all(one["shown"] in PICTURES for one in answers if one["task"] == "usual")
    assert page.count("<svg") == 7 and "<script" not in page and "src=" not in page


class Recorder:
    """A policy that keeps the pictures of the row, as the rows of numbers tell them."""

    settings = Settings("memo_dice", seats=2, options={"naming": "recognise", "first": 0}, window=64)

    def __init__(self) -> None:
        slots = {slot.name: place for place, slot in enumerate(self.settings.encoder.slots)}
        self._words = [
            self.settings.encoder.slots[slots[f"news[-1].{name}"]].words for name in ("type", "picture")
        ]
        self._news = [
            (slots[f"news[-{k}].type"], slots[f"news[-{k}].picture"])
            for k in range(self.settings.window, 0, -1)
        ]
        self._cup = slots["public.scene.Recalling.cup"]

    def begin(self) -> None:
        self._row: list[str] = []

    def choose(self, seen: Any) -> int:
        row, (types, pictures) = seen["observation"], self._words
        for kind, picture in self._news:
            if row[kind] and types[int(row[kind]) - 1] == "RoundBegun":
                self._row = []
            elif row[kind] and types[int(row[kind]) - 1] == "DieRolled":
                self._row.append(pictures[int(row[picture]) - 1])
        return self.settings.catalogue.names.index(("Guess", self._row[int(row[self._cup])]))


def test_a_policy_is_shown_the_rows_that_it_learns_from() -> None:
    agent = PolicyAgent("recorder", Recorder())
    for name in ("usual", "interference 1", "length 9"):
        answers = [one for seed in by_name(name).seeds[:3] for one in played(agent, by_name(name), seed)]
        assert {one.kind for one in answers} == {"right"}


def test_a_policy_is_loaded_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    assert shares("mine=policy:test_memory:Recorder", by_name("usual"), 2) == 1
    with pytest.raises(BadSetup, match="cannot be loaded from test_memory:Nobody"):
        agent_of("mine=policy:test_memory:Nobody")


MODEL = """
import asyncio, json, re, sys
from pathlib import Path
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

async def main():
    words = ["memory-bench", "--agent", "m=mcp", "--seeds", "1", "--json", sys.argv[1]]
    here = StdioServerParameters(command=str(Path(sys.executable).with_name("ninefold")), args=words)
    async with Client(stdio_client(here)) as client:
        text, row = (await client.call_tool("begin", {})).content[0].text, []
        while "That was the last" not in text:
            for line in text.splitlines():
                if line.startswith("A new game"):
                    row = []
                elif line.startswith("{"):
                    news = json.loads(line)["news"]
                    if news["type"] == "RoundBegun":
                        row = []
                    elif news["type"] == "DieRolled" and news["picture"] not in row:
                        row.append(news["picture"])
            cup = [int(found) for found in re.findall(r"under cup ([0-9]+)", text)]
            assert (await client.call_tool("answer", {"answer": "unicorn"})).is_error
            said = row[cup[0] - 1] if cup and cup[0] <= len(row) else "nothing"
            text = (await client.call_tool("answer", {"answer": said})).content[0].text

asyncio.run(main())
"""


def test_a_language_model_answers_by_its_protocol(tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text(MODEL)
    file = tmp_path / "memory.json"
    subprocess.run([sys.executable, tmp_path / "model.py", file], check=True, timeout=300)
    (found,) = json.loads(file.read_text())["results"]
    shares = {one["task"]: one["recalled"]["share"] for one in found["tasks"]}
    assert shares["usual"] == shares["interference 1"] == 1 > shares["budget 4"]
    assert {"square, 2 players", "duty", "control", "100 tokens"} <= {*shares}
    assert found["cost"]["questions"] > sum(one["recalled"]["of"] for one in found["tasks"])
    assert found["cost"]["tokens_read"] > 1_000 and found["cost"]["tokens_written"] > 0
