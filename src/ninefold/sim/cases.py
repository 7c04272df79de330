"""The files of rule cases: their form, and what is wrong with one. Described in docs/scenarios.md."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ninefold.engine import AnyGame, Away, Back, ByBot, ByPerson, Form, Moment, Seat, Talked, convert
from ninefold.games import SHELF

# Beside the code in a wheel, beside its folder in the sources.
RULEBOOKS = (Path(__file__).parents[1] / "rulebooks", Path(__file__).parents[3] / "docs" / "games")
CLAUSE = re.compile(r"^- ([A-Z]{2}-E?\d+) ", re.MULTILINE)

# Facts from outside, and the words for them.
OUTSIDE: dict[str, type[Away | Back | ByBot | ByPerson | Talked]] = {
    "away": Away,
    "back": Back,
    "by_bot": ByBot,
    "by_person": ByPerson,
    "talked": Talked,
}


class Look(Form):
    """What a seat sees (no seat: a spectator)."""

    seat: Seat | None = None
    holds: Mapping[str, Any] = {}
    lacks: tuple[str, ...] = ()  # words that stand nowhere in it


class Hearing(Form):
    """What a seat heard in this step."""

    seat: Seat | None = None
    holds: list[dict[str, Any]] | None = None
    lacks: tuple[str, ...] = ()


class Asked(Form):
    """What a seat may do."""

    seat: Seat
    verbs: list[str] | None = None
    holds: tuple[dict[str, Any], ...] = ()


class Case(Form):
    at: Moment
    seat: Seat | None = None
    action: dict[str, Any] | None = None
    seen: int | None = None  # the step after whose view it was made; 0: after the beginning
    away: Seat | None = None
    back: Seat | None = None
    by_bot: Seat | None = None
    by_person: Seat | None = None
    talked: Seat | None = None
    then: list[dict[str, Any]] | None = None
    refused: str | None = None
    offers: list[str] | None = None
    view: tuple[Look, ...] = ()
    news: tuple[Hearing, ...] = ()
    prompts: tuple[Asked, ...] = ()
    due: Moment | None = None  # 0: never


class Scenario(Form):
    name: str
    clauses: tuple[str, ...]
    seats: int
    step: tuple[Case, ...] = ()
    options: Mapping[str, Any] = {}
    dice: tuple[int, ...] = ()
    given: list[dict[str, Any]] | None = None
    begins: list[dict[str, Any]] | None = None
    refused: str | None = None
    result: dict[str, Any] | str | None = None


class BadFile(ValueError):
    """This is no scenario: where, and what is wrong, in one line."""


def read(path: Path) -> tuple[AnyGame, list[Scenario]]:
    try:
        file = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as why:
        raise BadFile(f"{path}: {why}") from None
    name = file.pop("game", None) or next((p.name for p in path.absolute().parents if p.name in SHELF), None)
    if name not in SHELF:
        told = f"there is no game {name!r}" if name else "the folder is no game's and there is no `game = …`"
        raise BadFile(f"{path}: {told}; there are {', '.join(SHELF)}")
    found = file.pop("scenario", None)
    if file or not isinstance(found, list):
        wrong = f"unknown key `{next(iter(file))}`" if file else "there is no [[scenario]]"
        raise BadFile(f"{path}: {wrong}")
    scenarios: dict[str, Scenario] = {}
    for number, written in enumerate(found, 1):
        scenario = _scenario(SHELF[name], path, number, written)
        if scenario.name in scenarios:
            raise BadFile(f"{path}: {scenario.name!r}: scenario {number} has the name of an earlier one")
        scenarios[scenario.name] = scenario
    return SHELF[name], [*scenarios.values()]


class ScenarioNames:
    """A name stands for one scenario in all files of a game's folder."""

    def __init__(self) -> None:
        self._files: dict[tuple[Path, str], Path] = {}

    def add(self, path: Path, scenarios: Iterable[Scenario]) -> None:
        folder = next((p for p in path.absolute().parents if p.name in SHELF), path.absolute())
        for scenario in scenarios:
            earlier = self._files.setdefault((folder, scenario.name), path)
            if earlier.absolute() != path.absolute():
                raise BadFile(f"{path}: {scenario.name!r}: {earlier} has a scenario of this name")


@cache
def clauses_of(game: str) -> frozenset[str]:
    """By its rulebook; none if there is no rulebook."""
    for folder in RULEBOOKS:
        if (file := folder / f"{game}.md").is_file():
            return frozenset(CLAUSE.findall(file.read_text(encoding="utf-8")))
    return frozenset()


def _scenario(game: AnyGame, path: Path, number: int, written: Any) -> Scenario:
    name = written.get("name") if isinstance(written, dict) else None
    where = f"{path}: {name!r}" if name else f"{path}: scenario {number}"
    scenario: Scenario = converted(written, Scenario, where)
    for wrong in _mistakes(game, scenario):
        raise BadFile(f"{where}: {wrong}")
    return scenario


def _mistakes(game: AnyGame, scenario: Scenario) -> Iterator[str]:
    for clause in scenario.clauses:
        if clause not in clauses_of(game.name):
            yield f"there is no clause {clause} in docs/games/{game.name}.md"
    if scenario.refused:
        if scenario.step:
            yield "what is refused at the beginning has no steps"
    elif scenario.seats not in game.seats:
        yield f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {scenario.seats}"
    for number, drawn in enumerate(scenario.dice, 1):
        if drawn < 0:
            yield f"dice: number {number} is {drawn}, and no draw gives less than 0"
    moment = 0
    for number, event in enumerate(scenario.given or (), 1):
        at = event.get("at", moment)
        if type(at) is not int or at < moment:
            yield f"given {number}: time goes from {moment} to {at!r}"
            return
        moment = at
    for number, case in enumerate(scenario.step, 1):
        for wrong in _wrong_in(case, scenario.seats, moment):
            yield f"step {number}: {wrong}"
        moment = case.at


def _wrong_in(case: Case, seats: int, moment: Moment) -> Iterator[str]:
    what = [word for word in ("action", *OUTSIDE) if getattr(case, word) is not None]
    if len(what) > 1:
        yield f"{' and '.join(what)} are two steps"
    if (case.action is None) != (case.seat is None):
        yield "an action needs a seat, and a seat an action"
    if case.at < moment:
        yield f"time goes back from {moment} to {case.at}"
    named = [("action", case.seat), *((word, getattr(case, word)) for word in OUTSIDE)]
    named += [("view", look.seat) for look in case.view]
    named += [("news", hearing.seat) for hearing in case.news]
    named += [("prompts", asked.seat) for asked in case.prompts]
    for word, seat in named:
        if seat is not None and seat not in range(seats):
            yield f"{word}: there is no seat {seat} at a table of {seats}"


def converted(written: Any, type: Any, where: str) -> Any:
    try:
        return convert(written, type)
    except ValueError as why:
        raise BadFile(f"{where}: {why}") from None
