"""Who plays best? All seatings of the entrants, over many seeds. Each game is logged: it can be resumed."""

import json
from collections.abc import Iterable, Sequence
from itertools import permutations, product
from math import comb, factorial
from os import truncate
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ninefold.engine import Seat
from ninefold.games import SHELF
from ninefold.lab.notes import notes_of
from ninefold.lab.runner import play, seed_of
from ninefold.lab.setups import BadSetup, Setup
from ninefold.lab.summary import Share, counted, share


class Match(NamedTuple):
    """One game: who sits where. All seatings of a round have the same seed."""

    round: int
    seating: tuple[str, ...]


class MatchResult(NamedTuple):
    match: Match
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    length_ms: int | None = None  # of table time; a program's game does not tell these three
    turns: int | None = None
    lead_changes: int | None = None


class Rating(NamedTuple):
    name: str
    mu: float
    sigma: float


class TournamentPlan(NamedTuple):
    """All that must be the same when a tournament goes on."""

    game: str
    rules: int
    players: int
    entrants: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seed: int
    programs: tuple[tuple[str, str], ...] = ()  # a name, and the command that plays by the protocol
    seatings: int = 0  # of a round, drawn by the seed; 0: all


def seatings(entrants: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """With too few entrants for a table each sits there at least once, and some several times."""
    if len(entrants) >= players:
        return [*permutations(entrants, players)]
    return [one for one in product(entrants, repeat=players) if {*one} == {*entrants}]


def drawn_seatings(plan: TournamentPlan, round: int) -> list[tuple[str, ...]]:
    """So many different ones that everybody has had each seat equally often."""
    entrants, chance = plan.entrants, Random(f"{plan.seed}/{round}")
    found: dict[tuple[str, ...], None] = {}
    while len(found) < plan.seatings:
        places = chance.sample(range(max(len(entrants), plan.players)), plan.players)
        for turn in range(len(entrants)):  # all move on by one: each seat meets each entrant once
            found[tuple(entrants[(turn + place) % len(entrants)] for place in places)] = None
    return [*found]


def most_drawn(entrants: int, players: int) -> int:
    """How many seatings can be drawn: those in which nobody sits twice more often than another."""
    each, more = divmod(players, entrants)
    alike: int = factorial(each + 1) ** more * factorial(each) ** (entrants - more)
    return comb(entrants, more) * factorial(players) // alike


def matches(plan: TournamentPlan, rounds: int) -> list[Match]:
    whole = [] if plan.seatings else seatings(plan.entrants, plan.players)
    return [
        Match(number, seating)
        for number in range(rounds)
        for seating in whole or drawn_seatings(plan, number)
    ]


def play_bots(plan: TournamentPlan, match: Match) -> MatchResult:
    setup = Setup(plan.game, match.seating, plan.options)
    found = play(setup, seed_of(plan.seed, match.round))
    return MatchResult(match, found.winners, found.scores, found.length_ms, found.turns, found.lead_changes)


def sides_of(plan: TournamentPlan) -> tuple[str, ...]:
    game = SHELF[plan.game]
    return tuple(notes_of(plan.game).sides(game.setup(plan.players, game.options(**dict(plan.options)))))


class MatchLog:
    """A line for the plan, then one for each game. Without a file nothing is kept."""

    def __init__(self, path: Path | None, plan: TournamentPlan) -> None:
        self._path = path
        self.played: dict[Match, MatchResult] = {}
        head = json.loads(json.dumps(plan._asdict()))
        if path is None:
            return
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]  # the last one may be half written
        if whole and _read(whole[0], path) != head:
            raise BadSetup(
                f"{path} is of another tournament: name another file, or the same game and entrants"
            )
        for line in whole[1:]:
            one = _read(line, path)
            match = Match(one["round"], tuple(one["seating"]))
            ends = tuple(one["winners"]), tuple(one["scores"])
            told = (one["length_ms"], one.get("turns"), one["lead_changes"])
            self.played[match] = MatchResult(match, *ends, *told)
        if whole:
            truncate(path, sum(map(len, whole)))  # what is whole is never written again
        else:
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def add(self, found: Iterable[MatchResult]) -> None:
        lines = ""
        for one in found:
            self.played[one.match] = one
            told = {**one.match._asdict(), **one._asdict()}
            del told["match"]
            lines += json.dumps(told) + "\n"
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(lines)


def _read(line: bytes, path: Path) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadSetup(f"{path} is no log of a tournament") from None


def shares(entrants: Sequence[str], played: Iterable[MatchResult]) -> list[Share]:
    """Of the seats that each entrant had, how many won."""
    played = [*played]
    return [
        share(
            name,
            sum(one.match.seating[seat] == name for one in played for seat in one.winners),
            sum(one.match.seating.count(name) for one in played),
        )
        for name in entrants
    ]


def scores(entrants: Sequence[str], played: Iterable[MatchResult]) -> list[tuple[str, list[list[int]]]]:
    """How often each entrant had so many points."""
    played = [*played]
    return [
        (
            name,
            counted(
                points
                for one in played
                for who, points in zip(one.match.seating, one.scores, strict=True)
                if who == name
            ),
        )
        for name in entrants
    ]


def seat_shares(players: int, played: Iterable[MatchResult]) -> list[Share]:
    played = [*played]
    return [
        share(f"seat {seat + 1}", sum(seat in one.winners for one in played), len(played))
        for seat in range(players)
    ]
