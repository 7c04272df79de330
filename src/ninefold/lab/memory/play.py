"""Plays one task by the rules. Rows of Memo Dice are here, the other kinds in `watch`.

The benchmark throws and covers for both seats; the agent only recalls. It
recalls for whichever seat is asked, so it is asked for every cup once, whether it was right or wrong.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from ninefold.engine import Fast, Moment, Noted, Prompt, Seat, Step, act, begin, fill, settle
from ninefold.games import SHELF
from ninefold.games.memo_dice.box import FINISH, PICTURES
from ninefold.games.memo_dice.events import DieCovered, DieRolled, RoundBegun
from ninefold.lab.memory.agents import Agent, Question
from ninefold.lab.memory.answers import AnswerKind, RecallAnswer
from ninefold.lab.memory.tasks import GAMES, Task
from ninefold.lab.memory.watch import watched
from ninefold.lab.runner import seed_of

SEATS = 2


class _BenchGame:
    """One game whose throws follow from the seed alone."""

    def __init__(self, seed: int, delay_s: int = 0, agent: Agent | None = None) -> None:
        self.rules, self._agent, self._delay = SHELF[GAMES["row"]], agent, delay_s * 1_000
        self._dice = Noted(Fast(seed_of(seed, 0)))
        self.at: Moment = 0
        self.rows: list[list[str]] = [[]]  # the pictures of each round
        self._covered: list[Moment] = []
        self.answers: list[tuple[int, int, Moment, str | None]] = []  # row, place, age, said
        options = self.rules.options(first=0, naming="recognise")
        self._take(*begin(self.rules, SEATS, options, self._dice))

    @property
    def is_over(self) -> bool:
        return self.rules.result(self.state) is not None

    def step(self) -> None:
        """The next act, or what is due."""
        for seat in range(SEATS):
            by_verb = {prompt.verb: prompt for prompt in self.rules.prompts(self.state, seat)}
            for verb in ("Roll", "Cover", "Done"):
                if prompt := by_verb.get(verb):
                    self._wait(prompt, self._delay if verb == "Roll" else 0)
                    return self._act(seat, prompt)
            if "Guess" in by_verb:
                return self._recall(seat, by_verb)
        due = self.rules.due(self.state)
        assert due is not None
        self.at = max(self.at, due)
        self._take(*settle(self.rules, self.state, self.at, self._dice))

    def _recall(self, seat: Seat, by_verb: dict[str, Prompt]) -> None:
        guess = by_verb["Guess"]
        self._wait(guess)
        cup: Any
        (cup,) = guess.fields["cup"].all()
        if self._agent is None:
            return self._act(seat, by_verb["GiveUp"])
        right = frozenset({self.rows[-1][cup]})
        offered = [*by_verb.values()]
        reply = self._agent.answer(
            Question(self.at, seat, {"cup": cup}, PICTURES, right, offered, self.state)
        )
        self.answers.append((len(self.rows) - 1, cup, self.at - self._covered[cup], reply.said))
        self.at = max(self.at, reply.at)
        if reply.said is None:
            return self._act(seat, by_verb["GiveUp"])
        self._act(seat, guess, picture=reply.said)

    def _wait(self, prompt: Prompt, ms: Moment = 0) -> None:
        self.at = max(self.at + ms, prompt.opens_at)

    def _act(self, seat: int, prompt: Prompt, **chosen: Any) -> None:
        fields = {name: domain.all()[0] for name, domain in prompt.fields.items()}
        action = fill(self.rules, prompt, {**fields, **chosen})
        self._take(*act(self.rules, self.state, seat, action, self.at, self._dice))

    def _take(self, state: Any, steps: Sequence[Step[Any, Any]]) -> None:
        self.state = state
        for step in steps:
            if isinstance(step.event, RoundBegun):
                self.rows.append([])
                self._covered = []
            elif isinstance(step.event, DieRolled):
                self.rows[-1].append(step.event.picture)
            elif isinstance(step.event, DieCovered):
                self._covered.append(step.at)
        if self._agent is not None:
            self._agent.hear(steps)


def played(agent: Agent, task: Task, seed: int) -> list[RecallAnswer]:
    """What the agent said, of a row: in the one that counts."""
    if task.kind != "row":
        return watched(agent, task, seed)
    agent.begin(task, seed, 0)  # every agent hears the same
    game = _BenchGame(seed, task.delay_s, agent)
    while not game.is_over and len(game.rows) <= task.rows_before + 1:
        game.step()
    answers = []
    for row, place, age, said in game.answers:
        if row == task.rows_before:
            shown, earlier = game.rows[row], {one for rows in game.rows[:row] for one in rows}
            answers.append(
                RecallAnswer(
                    task.name,
                    seed,
                    len(shown),
                    place + 1,
                    len(shown) - place - 1,
                    age,
                    shown[place],
                    said,
                    kind_of(said, place, shown, earlier),
                    1 / len(PICTURES),
                )
            )
    return answers


def kind_of(said: str | None, place: int, row: Sequence[str], earlier: set[str]) -> AnswerKind:
    if said is None:
        return "omitted"
    if said == row[place]:
        return "right"
    if said in [*row[max(0, place - 1) : place], *row[place + 1 : place + 2]]:
        return "neighbour"
    if said in row:
        return "row"
    return "earlier" if said in earlier else "never"


def rows_of(seed: int, rows: int) -> list[int]:
    """How long the first rows of a game are, whoever plays it."""
    return [len(row) for row in _planned(seed, rows).rows[:rows]]


def _planned(seed: int, rows: int) -> _BenchGame:
    """The rows of a game in which everybody gives up."""
    game = _BenchGame(seed)
    while not game.is_over and len(game.rows) <= rows:
        game.step()
    return game


def seeds_with(length: int, rows_before: int, first: int = 0) -> Iterator[int]:
    """The seeds, from the first on, whose row that counts has this length. Nobody can have won before it."""
    for seed in count(first):
        *before, counts = rows_of(seed, rows_before + 1)
        if len(before) == rows_before and counts == length and sum(before) + rows_before < FINISH:
            yield seed
