"""`ninefold simulate GAME`: many games among bots, what they have in common, and a report."""

import argparse
import json
import shlex
from os import cpu_count

from ninefold.build import full_version
from ninefold.cli.command import CommandError, new_file
from ninefold.games import SHELF
from ninefold.lab.extra import NeedsExtra, progress
from ninefold.lab.runner import samples
from ninefold.lab.setups import BadSetup, changed, check_game, setups_of
from ninefold.lab.summary import Summary, summed_up
from ninefold.sim import NotBuilt

AGAINST = (
    "play the same again with other players, bots or options, and compare: bots=child options=level=hard"
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(SHELF)}")
    parser.add_argument(
        "--players",
        metavar="N",
        help="how many players, also several numbers: 4,6 or 4-8 (default: the fewest)",
    )
    add_common(parser)
    parser.add_argument(
        "--bots",
        default="adult",
        metavar="A,B,…",
        help="one for all seats, or one for each seat (default: adult)",
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=1_000,
        metavar="G",
        help="how many games of each kind (default: 1000)",
    )
    parser.add_argument("--against", nargs="+", default=[], metavar="WORD=VALUE", help=AGAINST)


def add_common(parser: argparse.ArgumentParser) -> None:
    """Add the options that tournaments have, too."""
    parser.add_argument(
        "--options",
        default="",
        metavar="NAME=VALUE,…",
        help="options of the game; level=easy|hard plays both",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--jobs",
        type=positive,
        default=cpu_count() or 1,
        metavar="J",
        help="how many processes (default: one per core)",
    )
    parser.add_argument("--json", type=new_file, metavar="FILE", help="write all figures here")
    parser.add_argument("--report", type=new_file, metavar="FILE.html", help="write a page with plots here")


def positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError
    return number


def run(wanted: argparse.Namespace) -> int:
    try:
        return _run(wanted)
    except (BadSetup, NeedsExtra, NotBuilt) as why:
        raise CommandError(f"{why}.") from None


def _run(wanted: argparse.Namespace) -> int:
    game = check_game(wanted.game)
    given = {
        "players": wanted.players or str(SHELF[game].seats[0]),
        "bots": wanted.bots,
        "options": wanted.options,
    }
    setups = setups_of(game, **given)
    if wanted.against:
        setups += setups_of(game, **changed(given, wanted.against))
    if wanted.report:
        from ninefold.lab import charts  # noqa: F401  says what is missing before anything is played
    runs = []
    with progress(game, len(setups) * wanted.games) as tell:
        for setup in setups:
            runs.append(summed_up(setup, samples(setup, wanted.games, wanted.seed, wanted.jobs, tell)))
    for summary in runs:
        print(_told(summary))
    if wanted.json:
        wanted.json.write_text(_json(runs, wanted.seed), encoding="utf-8")
    if wanted.report:
        from ninefold.lab.report import report, rules_line

        rules = rules_line([runs[0]["game"]])
        page = report(runs, _command(wanted, given), f"{full_version()}. {rules}")
        wanted.report.write_text(page, encoding="utf-8")
    return 0


def _told(run: Summary) -> str:
    lines = [f"{run['game']}, {run['label']}: {run['games']:,} games"]
    for one in run["sides"] or run["seats"]:
        name = one["name"] if run["sides"] else f"seat {one['name']}"
        lines.append(f"  {name:18} wins {one['share']:6.1%}   95 %: {one['low']:.1%} to {one['high']:.1%}")
    length, turns, leads = run["length_s"], run["turns"], run["lead_changes"]
    lines.append(
        f"  table time {length['p50']:.0f} s ({length['p5']:.0f} to {length['p95']:.0f}), "
        f"turns {turns['p50']:.0f} ({turns['p5']:.0f} to {turns['p95']:.0f})"
        + (f", lead changes {leads['mean']:.1f}" if leads else "")
    )
    return "\n".join(lines)


def _json(runs: list[Summary], seed: int) -> str:
    game = SHELF[runs[0]["game"]]
    found = {
        "ninefold": full_version(),
        "game": game.name,
        "rules": game.version,
        "seed": seed,
        "games": runs[0]["games"],
        "runs": runs,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _command(wanted: argparse.Namespace, given: dict[str, str]) -> str:
    """The command that makes the same figures."""
    words = ["ninefold", "simulate", wanted.game, *_named(given)]
    words += ["--games", str(wanted.games), "--seed", str(wanted.seed)]
    return shlex.join([*words, *(["--against", *wanted.against] if wanted.against else [])])


def _named(given: dict[str, str]) -> list[str]:
    return [word for name, value in given.items() if value for word in (f"--{name}", value)]
