"""`ninefold tournament GAME`: bots and programs against each other, in all seatings over many seeds."""

import argparse
import asyncio
import json
import shlex
import sys
from collections.abc import Callable
from functools import partial

from ninefold.build import full_version
from ninefold.cli.command import CommandError, new_file, run_async
from ninefold.cli.simulate import add_common, positive
from ninefold.games import SHELF
from ninefold.lab.extra import NeedsExtra, progress
from ninefold.lab.runner import in_processes
from ninefold.lab.setups import PLAYERS, RANDOM, BadSetup, check_game, chosen_of, numbers_of
from ninefold.lab.standings import Standings, lines, report
from ninefold.lab.summary import binned, binned_whole, counted
from ninefold.lab.tournament import (
    Match,
    MatchLog,
    MatchResult,
    Rating,
    TournamentPlan,
    matches,
    most_drawn,
    play_bots,
    scores,
    seat_shares,
    shares,
    sides_of,
)
from ninefold.sim import NotBuilt

PROGRAM = (
    "an entrant that is a program and plays by docs/protocol.md; COMMAND may contain {url}, {code} and {name}"
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(SHELF)}")
    parser.add_argument("--players", metavar="N", help="players at a table (default: the fewest)")
    parser.add_argument(
        "--entrants", default="", metavar="A,B,…", help=f"bots: {', '.join(PLAYERS)} (default: all levels)"
    )
    parser.add_argument("--program", action="append", default=[], metavar="NAME=COMMAND", help=PROGRAM)
    parser.add_argument(
        "--rounds",
        type=positive,
        default=100,
        metavar="R",
        help="how many seeds; each is played in all seatings (default: %(default)s)",
    )
    parser.add_argument(
        "--seatings",
        type=positive,
        default=0,
        metavar="N",
        help="play N seatings of each round, with every entrant in each seat equally often (default: all)",
    )
    parser.add_argument(
        "--log",
        type=new_file,
        metavar="FILE",
        help="keep every game in this file; if it exists, continue that tournament",
    )
    add_common(parser)


def run(wanted: argparse.Namespace) -> int:
    try:
        return _run(wanted)
    except (BadSetup, NeedsExtra, NotBuilt) as why:
        raise CommandError(f"{why}.") from None


def _run(wanted: argparse.Namespace) -> int:
    plan = planned(wanted)
    if wanted.report:
        from ninefold.lab import charts  # noqa: F401  says what is missing before anything is played
    todo = matches(plan, wanted.rounds)
    log = MatchLog(wanted.log, plan)
    _play(plan, [match for match in todo if match not in log.played], log, wanted.jobs)
    played = [log.played[match] for match in todo]
    alone = not sides_of(plan)
    seconds = [one.length_ms / 1_000 for one in played if one.length_ms is not None]
    turns = [one.turns for one in played if one.turns is not None]
    found = Standings(
        games=len(played),
        entrants=shares(plan.entrants, played),
        seats=seat_shares(plan.players, played),
        ratings=_ratings(plan, played),
        lengths=binned(seconds) if seconds else [],
        turn_counts=binned_whole(turns) if turns else [],
        leads=counted(one.lead_changes for one in played if one.lead_changes is not None) if alone else [],
        scores=scores(plan.entrants, played) if alone else [],
    )
    print(f"{plan.game}, {plan.players} players: {len(played):,} games")
    print("\n".join(lines(found)))
    if wanted.json:
        told = {"ninefold": full_version(), **plan._asdict(), "rounds": wanted.rounds, **found}
        told["ratings"] = [one._asdict() for one in found["ratings"]]
        wanted.json.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if wanted.report:
        from ninefold.lab.report import rules_line

        notes = [f"Made by Ninefold {full_version()}. Every round has one seed.", rules_line([plan.game])]
        notes += ["Games with programs have sealed dice: no seed repeats them."] if plan.programs else []
        page = report(f"Tournament of {plan.game}", found, _command(wanted, plan), notes)
        wanted.report.write_text(page, encoding="utf-8")
    return 0


def _ratings(plan: TournamentPlan, played: list[MatchResult]) -> list[Rating]:
    try:
        from ninefold.lab.rating import rated
    except NeedsExtra as why:
        print(f"ninefold: {why}.", file=sys.stderr)
        return []
    return rated(plan.entrants, sides_of(plan), played)


def planned(wanted: argparse.Namespace) -> TournamentPlan:
    game = check_game(wanted.game)
    several = numbers_of(game, wanted.players or str(SHELF[game].seats[0])), chosen_of(game, wanted.options)
    if any(len(kinds) > 1 for kinds in several):
        raise BadSetup("a tournament takes one number of players and one value of each option")
    (players,), (options,) = several
    programs = tuple(sorted(_program(word) for word in wanted.program))
    usual = [] if programs else [name for name in PLAYERS if name != RANDOM]
    bots = wanted.entrants.split(",") if wanted.entrants else usual
    for name in bots:
        if name not in PLAYERS or (programs and name == RANDOM):
            known = [one for one in PLAYERS if not programs or one != RANDOM]
            raise BadSetup(f"unknown bot {name!r}; use {', '.join(known)}")
    entrants = (*bots, *(name for name, _ in programs))
    if len({*entrants}) < max(2, len(entrants)):
        raise BadSetup("a tournament needs at least two entrants with different names")
    if wanted.seatings:
        most = most_drawn(len(entrants), players)
        if wanted.seatings % len(entrants) or wanted.seatings > most:
            raise BadSetup(
                f"--seatings takes a multiple of {len(entrants)}, the number of entrants, up to {most:,}: "
                "so each of them has each seat equally often"
            )
    rules = SHELF[game].version
    return TournamentPlan(game, rules, players, entrants, options, wanted.seed, programs, wanted.seatings)


def _program(word: str) -> tuple[str, str]:
    name, sign, command = word.partition("=")
    if not sign or not name or not command or name in PLAYERS:
        raise BadSetup(f"--program takes NAME=COMMAND, with a name that no bot has: not {word!r}")
    return name, command


def _play(plan: TournamentPlan, todo: list[Match], log: MatchLog, jobs: int) -> None:
    names = {name for name, _ in plan.programs}
    by_program = [match for match in todo if names & {*match.seating}]
    among_bots = [match for match in todo if not names & {*match.seating}]
    with progress(plan.game, len(todo)) as tell:
        for part in in_processes(partial(play_bots, plan), among_bots, jobs):
            log.add(part)
            tell(len(part))
        if by_program:
            from ninefold.lab.programs import ProgramFailed

            try:
                run_async(_play_programs(plan, by_program, log, jobs, tell))
            except ProgramFailed as why:
                raise BadSetup(str(why)) from None


async def _play_programs(
    plan: TournamentPlan, todo: list[Match], log: MatchLog, jobs: int, tell: Callable[[int], object]
) -> None:
    """Play in real time, at as many tables at once as there are jobs."""
    from ninefold.lab.programs import loopback, play_match

    waiting = iter(todo)

    async def table(url: str) -> None:
        for match in waiting:
            log.add([await play_match(url, plan, match)])
            tell(1)

    async with loopback() as url:
        tables = [asyncio.ensure_future(table(url)) for _ in range(min(jobs, len(todo)))]
        try:
            await asyncio.gather(*tables)
        finally:
            for one in tables:
                one.cancel()
            await asyncio.wait(tables)


def _command(wanted: argparse.Namespace, plan: TournamentPlan) -> str:
    words = ["ninefold", "tournament", plan.game, "--players", str(plan.players)]
    bots = [name for name in plan.entrants if name in PLAYERS]
    words += ["--entrants", ",".join(bots)] if bots else []
    words += [word for name, command in plan.programs for word in ("--program", f"{name}={command}")]
    words += ["--options", wanted.options] if wanted.options else []
    words += ["--seatings", str(plan.seatings)] if plan.seatings else []
    return shlex.join([*words, "--rounds", str(wanted.rounds), "--seed", str(plan.seed)])
