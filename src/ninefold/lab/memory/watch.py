"""Tasks in which bots play a whole game, and the agent, in one of the seats, is asked what it would do.

What it answers changes nothing: every agent hears the same game and is asked the same.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count
from typing import Any

from ninefold.engine import Moment, Seat, view
from ninefold.games import MINDS, SHELF
from ninefold.games.jinx.box.pictures import PICTURES
from ninefold.games.jinx.events import ClueWritten
from ninefold.games.jinx.state import Pointing
from ninefold.games.oni.cards.spin import Spinning
from ninefold.games.oni.events import CardDrawn, Flipped
from ninefold.lab.memory.agents import SPIN, Agent, Question
from ninefold.lab.memory.answers import AnswerKind, RecallAnswer
from ninefold.lab.memory.tasks import GAMES, MemoryKind, Task
from ninefold.lab.runner import seed_of
from ninefold.parts.dixe.mind import nearness, newly_turned
from ninefold.parts.dixe.turning import Turning
from ninefold.parts.dixe.views import Spots
from ninefold.parts.texts import SOURCE
from ninefold.sim.play import Played, bots_play

BESIDE = 0.5  # the nearness of neighbours
MOST = 6  # questions of a game
GIVEN = "smiley"  # a pair of it is given away: a bot may not want it

Found = tuple[Question, int, Moment]  # what is asked, how many things came since it was learnt, and how long


def watched(agent: Agent, task: Task, seed: int) -> list[RecallAnswer]:
    """What the agent said in one game."""
    seat, plays = _game(task.kind, task.players, seed)
    agent.begin(task, seed, seat)
    ask = _ASKERS[task.kind](seat)
    answers: list[RecallAnswer] = []
    for played in plays:
        agent.hear(played.steps)
        found = ask(played)
        if found is None or len(answers) == MOST:
            continue
        question, lag, age = found
        said = agent.answer(question).said
        right = "/".join(sorted(question.right)) or None
        error = _error(task.kind, said, question)
        answers.append(
            RecallAnswer(
                task.name, seed, task.length, len(answers) + 1, lag, age, right, said, error, question.chance
            )
        )
    return answers


@lru_cache(256)
def _game(kind: MemoryKind, players: int, seed: int) -> tuple[Seat, tuple[Played, ...]]:
    """One game, and the seat that is asked. Those who play MemoDiXe forget, so a game has many questions."""
    game = SHELF[GAMES[kind]]
    bots = [MINDS[game.name]["child" if kind == "square" else "adult"]] * players
    plays = tuple(bots_play(game, bots, game.options(), seed_of(seed, 0)))
    events = (step.event for played in plays for step in played.steps)
    drawn = (event.seat for event in events if isinstance(event, CardDrawn) and event.card == "spin")
    return (next(drawn, 0) if kind == "duty" else 0), plays


class _Square:
    """At the second die of its own turn: where does another die lie on the symbol of the first?"""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._spots: Spots = ()
        self._turned: list[tuple[int, Moment]] = []  # cells whose die was turned, and when

    def __call__(self, played: Played) -> Found | None:
        for step in played.steps:
            shown: Any = view(SHELF["memodixe"], step.state, self._seat)
            spots = shown.public.square or self._spots  # behind the curtain nothing is seen
            self._turned += [(cell, step.at) for cell, _ in newly_turned(self._spots, spots)]
            self._spots = spots
        state, phase = played.state, played.state.phase
        if type(phase) is not Turning or state.turn != self._seat:
            return None
        square, symbol = state.square, state.square[phase.first].hidden
        cells = [cell for cell, die in enumerate(square) if die is not None and cell != phase.first]
        right = [cell for cell in cells if square[cell].hidden == symbol]
        known = [cell for cell in right if square[cell].seen and cell in dict(self._turned)]
        if not known or symbol == GIVEN:
            return None
        later, (_, when) = next(
            (later, turn) for later, turn in enumerate(reversed(self._turned)) if turn[0] in known
        )
        question = Question(
            played.at,
            self._seat,
            {"symbol": symbol, "turned": phase.first},
            tuple(map(str, cells)),
            frozenset(map(str, right)),
            SHELF["memodixe"].prompts(state, self._seat),
            state,
        )
        return question, later, played.at - when


class _Duty:
    """ON-E2 After each die that another player turns: is it time to spin? It is after the second one."""

    def __init__(self, seat: Seat) -> None:
        self._seat, self._reminded, self._since = seat, 0, 0

    def __call__(self, played: Played) -> Found | None:
        state = played.state
        for step in played.steps:
            match step.event:
                case CardDrawn(seat, "spin") if seat == self._seat:
                    self._reminded, self._since = step.at, 0
                case Flipped():
                    self._since += 1
        spinning = [one for one in state.effects if isinstance(one, Spinning) and one.who == self._seat]
        flips = [step.event for step in played.steps if isinstance(step.event, Flipped)]
        if not spinning or not flips or flips[-1].seat == self._seat or spinning[0].dizzy:
            return None
        question = Question(
            played.at,
            self._seat,
            {"turned_by": flips[-1].seat, "symbol": flips[-1].symbol},
            (SPIN,),
            frozenset({SPIN} if spinning[0].owed else ()),
            SHELF["oni"].prompts(state, self._seat),
            state,
        )
        return question, self._since - 1, played.at - self._reminded


class _Sight:
    """When a clue was given: which card is meant? All lies open: there is nothing to remember."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def __call__(self, played: Played) -> Found | None:
        state, phase = played.state, played.state.phase
        clues = [step.event.text for step in played.steps if isinstance(step.event, ClueWritten)]
        if type(phase) is not Pointing or not clues or state.active == self._seat:
            return None
        cells = [cell for cell, picture in enumerate(state.square) if picture is not None]
        question = Question(
            played.at,
            self._seat,
            {"clue": clues[-1].strip(":"), "cards": {cell: _described(state.square[cell]) for cell in cells}},
            tuple(map(str, cells)),
            frozenset({str(phase.target)}),
            SHELF["jinx"].prompts(state, self._seat),
            state,
        )
        return question, 0, 0


def _described(picture: int) -> str:
    return PICTURES[picture].description[SOURCE]


_ASKERS: dict[MemoryKind, Callable[[Seat], Callable[[Played], Found | None]]] = {
    "square": _Square,
    "duty": _Duty,
    "sight": _Sight,
}


def _error(kind: MemoryKind, said: str | None, asked: Question) -> AnswerKind:
    if said in asked.right or (said is None and not asked.right):
        return "right"
    if said is None:
        return "omitted"
    if kind != "square":
        return "never"
    square = asked.state.square
    near = nearness(len(square))
    if any(near(int(said), int(cell)) >= BESIDE for cell in asked.right):
        return "neighbour"
    return "row" if square[int(said)].seen else "never"


def seeds_of(kind: MemoryKind, players: int) -> Iterator[int]:
    """The seeds in which the agent is asked anything."""

    def asks(seed: int) -> bool:
        seat, plays = _game(kind, players, seed)
        ask = _ASKERS[kind](seat)
        return any([ask(played) is not None for played in plays])

    return filter(asks, count())
