"""Rule cases as data: at this moment this seat does this; then these facts, or this refusal.

The format is described in docs/scenarios.md.
"""

import sys
from collections.abc import Iterable, Iterator
from difflib import ndiff
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from ninefold.engine import (
    AnyGame,
    Illegal,
    Moment,
    Noted,
    Prompt,
    Seat,
    Steps,
    act,
    begin,
    encode,
    notice,
    plain,
    settle,
    view,
)
from ninefold.games import SHELF
from ninefold.sim.cases import OUTSIDE, Asked, BadFile, Case, Scenario, ScenarioNames, converted, read
from ninefold.sim.past import Past
from ninefold.sim.vocabulary import vocabulary

__all__ = ["BadFile", "Outcome", "Scenario", "check", "main", "read", "run", "words"]

NONE = "none"  # TOML has no word for it


class Outcome(NamedTuple):
    name: str
    passed: bool
    why: str  # it failed


class ScenarioFailed(Exception):
    """The rules say something else."""


class Impossible(Exception):
    """No draw gives what the script says."""


class Script:
    """Exactly these numbers, and a word for those that do not fit."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.left = list(numbers)
        self._used = 0

    def below(self, n: int, /) -> int:
        if not self.left:
            raise ScenarioFailed(f"the rules ask for a number below {n}, the script has no more")
        number = self.left.pop(0)
        self._used += 1
        if number >= n:
            raise Impossible(f"number {self._used} is {number}, where the rules ask for one below {n}")
        return number


def main(paths: Iterable[str | Path]) -> int:
    """Run files, and all files in folders; 1: a scenario failed, 2: a file holds none that can be run."""
    ran, failed, unread, names = 0, 0, 0, ScenarioNames()
    for path in paths:
        for file in _files(Path(path)):
            try:
                outcomes = run(file, names)
            except BadFile as why:
                print(why, file=sys.stderr)
                unread += 1
                continue
            for name, passed, trouble in outcomes:
                print(f"{'ok    ' if passed else 'FAILED'} {file}: {name}")
                if not passed:
                    print(*(f"       {line}" for line in trouble.splitlines()), sep="\n")
                    failed += 1
            ran += len(outcomes)
    if not ran and not unread:
        print("no scenario found", file=sys.stderr)
        return 2
    files = f", {unread} {'file' if unread == 1 else 'files'} not read" if unread else ""
    print(f"{ran - failed} passed, {failed} failed{files}")
    return 2 if unread else min(failed, 1)


def words(names: Iterable[str]) -> int:
    """Tell the words with which scenarios of these games are written."""
    for name in names:
        if name not in SHELF:
            print(f"there is no game {name!r}; there are {', '.join(SHELF)}", file=sys.stderr)
            return 2
        print(vocabulary(SHELF[name]))
    return 0


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def run(path: str | Path, names: ScenarioNames | None = None) -> list[Outcome]:
    game, scenarios = read(Path(path))
    if names is not None:
        names.add(Path(path), scenarios)
    return [check(game, scenario, path) for scenario in scenarios]


def check(game: AnyGame, scenario: Scenario, path: str | Path) -> Outcome:
    """Play it; a failure says at which step and how it differs."""
    where = f"{path}: {scenario.name!r}"
    at = "at the beginning"
    dice = Script(scenario.dice)
    try:
        past = Past(game)
        state = _start(game, scenario, Noted(dice), past, where)
        for number, case in enumerate(scenario.step, 1):
            at = f"step {number}, at {case.at}"
            state = _follow(game, state, case, Noted(dice), past, f"{where}: step {number}")
        at = "at the end"
        if dice.left:
            raise ScenarioFailed(f"the script has numbers left: {dice.left}")
        if scenario.result is not None:
            _agree("result", written(game.result(state)), scenario.result)
    except BadFile:
        raise
    except Impossible as why:
        raise BadFile(f"{where}: {at}: dice: {why}") from None
    except ScenarioFailed as why:
        return Outcome(scenario.name, False, f"{at}: {why}")
    except Exception as why:
        *_, frame = extract_tb(why.__traceback__)
        place = f"{Path(frame.filename).name}, line {frame.lineno}"
        return Outcome(scenario.name, False, f"{at}: {type(why).__name__}: {why} ({place})")
    return Outcome(scenario.name, True, "")


def _start(game: AnyGame, scenario: Scenario, dice: Noted, past: Past, where: str) -> Any:
    options = converted(unwritten(scenario.options), game.options, f"{where}: options")
    steps: Steps[Any, Any] = []
    try:
        if scenario.given is None:
            state, steps = begin(game, scenario.seats, options, dice)
        else:
            state, moment = game.setup(scenario.seats, options), 0
            for number, event in enumerate(scenario.given, 1):
                moment = event.get("at", moment)
                known = {key: value for key, value in event.items() if key != "at"}
                fact = converted(unwritten(known), game.event, f"{where}: given {number}")
                state = _taken(game, state, fact, moment, f"{where}: given {number}")
                past.add(fact)
    except Illegal as why:
        _refusal(why, scenario.refused)
        return None
    _refusal(None, scenario.refused)
    past.add_all(steps)
    past.end_step()
    if scenario.begins is not None:
        _same(steps, scenario.begins, 0)
    return state


def _taken(game: AnyGame, state: Any, fact: Any, at: Moment, where: str) -> Any:
    if game.result(state) is not None:
        raise BadFile(f"{where} ({type(fact).__name__}): the game is over before it")
    try:
        return game.evolve(state, fact, at)
    except Exception as why:  # evolve takes anything for granted, so this can be anything
        raise BadFile(f"{where} ({type(fact).__name__}): not possible here: {_named(why)}") from None


def _named(why: Exception) -> str:
    return " ".join(f"{type(why).__name__}: {why}".split())


def _follow(game: AnyGame, before: Any, case: Case, dice: Noted, past: Past, where: str) -> Any:
    state, steps = settle(game, before, case.at, dice)  # first, so that a refusal drops nothing
    past.add_all(steps)
    refused = None
    try:
        state, more = _do(game, state, case, dice, past, where)
        past.add_all(more)
        steps += more
    except Illegal as why:
        refused = why
    past.end_step()
    _refusal(refused, case.refused)
    if case.offers is not None:
        _agree("offers", list(refused.offers if refused else ()), case.offers)
    if case.then is not None:
        _same(steps, case.then, case.at)
    for look in case.view:
        seen = written(view(game, state, look.seat))
        _agree(f"view of {_who(look.seat)}", seen, look.holds)
        _lack(f"view of {_who(look.seat)}", seen, look.lacks)
    for hearing in case.news:
        news = [game.news(step.state, step.event, hearing.seat) for step in steps]
        told = [written(one) for one in news if one is not None]
        if hearing.holds is not None:
            _agree(f"news of {_who(hearing.seat)}", told, hearing.holds)
        _lack(f"news of {_who(hearing.seat)}", told, hearing.lacks)
    for asked in case.prompts:
        offered = [prompt for prompt in game.prompts(state, asked.seat) if not prompt.is_closed(case.at)]
        _prompted([_prompt(prompt) for prompt in offered], asked)
    if case.due is not None:
        _agree("due", game.due(state) or 0, case.due)
    return state


def _do(
    game: AnyGame, state: Any, case: Case, dice: Noted, past: Past, where: str
) -> tuple[Any, Steps[Any, Any]]:
    if case.seat is not None:
        action = converted(unwritten(case.action), game.action, f"{where}: action")
        if case.seen is not None:
            if not past.knows(case.seen):
                raise BadFile(f"{where}: seen = {case.seen} is no step before this one")
            past.check(game, action, case.seen)
        return act(game, state, case.seat, action, case.at, dice)
    for word, fact in OUTSIDE.items():
        if (seat := getattr(case, word)) is not None and fact in game.heeds:
            return notice(game, state, fact(seat), case.at, dice)
    return state, []


def _refusal(why: Illegal | None, clause: str | None) -> None:
    if clause is None and why is not None:
        raise ScenarioFailed(f"refused: {why}")
    if clause is not None and why is None:
        raise ScenarioFailed(f"accepted, though {clause} refuses it")
    if why is not None and why.clause != clause:
        raise ScenarioFailed(f"refused by another clause than {clause}: {why}")


def _same(steps: Steps[Any, Any], then: list[dict[str, Any]], at: Moment) -> None:
    happened = [{"at": step.at, **written(step.event)} for step in steps]
    told = [{"at": at, **event} for event in then]
    if happened != told:
        lines = ndiff([_line(event) for event in told], [_line(event) for event in happened])
        different = "\n".join(line for line in lines if line[0] != "?")
        raise ScenarioFailed(f"other events (- expected, + happened):\n{different}")


def _agree(what: str, whole: Any, part: Any) -> None:
    if different := "\n".join(differences(whole, part, what)):
        raise ScenarioFailed(different)


def _lack(what: str, told: Any, words: tuple[str, ...]) -> None:
    if shown := [word for word in words if word in encode(told).decode()]:
        raise ScenarioFailed(f"the {what} has {', '.join(shown)}: {_line(told)}")


def _prompted(prompts: list[dict[str, Any]], asked: Asked) -> None:
    what = f"prompts of {_who(asked.seat)}"
    if asked.verbs is not None:
        _agree(f"verbs of {_who(asked.seat)}", sorted(p["verb"] for p in prompts), sorted(asked.verbs))
    for part in asked.holds:
        if not any(not list(differences(prompt, part, what)) for prompt in prompts):
            shown = "\n".join(map(_line, prompts))
            raise ScenarioFailed(f"none of the {what} is {_line(part)}:\n{shown}")


def differences(whole: Any, part: Any, what: str) -> Iterator[str]:
    """How a thing is not what a part of it is said to be: objects by the keys named, lists one by one."""
    if isinstance(whole, dict) and isinstance(part, dict):
        for key, value in part.items():
            if key in whole:
                yield from differences(whole[key], value, f"{what}.{key}")
            else:
                yield f"{what} has no `{key}`, but {', '.join(whole)}"
    elif isinstance(whole, list) and isinstance(part, list) and len(whole) == len(part):
        for number, (one, other) in enumerate(zip(whole, part, strict=True)):
            yield from differences(one, other, f"{what}[{number}]")
    elif whole != part:
        yield f"{what} is {_line(whole)}, not {_line(part)}"


def written(value: Any) -> Any:
    """As in a scenario's file."""
    return _swap(plain(value), None, NONE)


def unwritten(value: Any) -> Any:
    return _swap(value, NONE, None)


def _swap(value: Any, one: Any, other: Any) -> Any:
    if isinstance(value, dict):
        return {key: _swap(inner, one, other) for key, inner in value.items()}
    if isinstance(value, list):
        return [_swap(inner, one, other) for inner in value]
    return other if value == one else value


def _prompt(prompt: Prompt) -> dict[str, Any]:
    """Whole: what is usual is not left out as on the wire."""
    usual: dict[str, Any] = {
        "opens_at": 0,
        "closes_at": NONE,
        "racing": False,
        "confirm": False,
        "fields": {},
    }
    return {**usual, **written(prompt)}


def _who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _line(value: Any) -> str:
    """One line of TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_line(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_line, value))}]"
    return encode(value).decode()
