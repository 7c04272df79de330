"""What the rules of a game do belongs to their version. Made by: python -m tests.test_rules_versions GAME

`ninefold verify` plays a stored game again, and a restore folds it. Both trust the version in its header: if
the rules change under the same version, an honest game is called forged. golden/rules.json keeps a
fingerprint for each game and version. Views, news, bots and the shape of a state are not part of it.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import AnyGame, Fact, Record, decode, encode
from ninefold.games import SHELF
from ninefold.sim import Played, random_play
from ninefold.sim.audit import play_again
from testkit.plays import option_sets
from tests.test_golden import Log, file_of

FILE = Path(__file__).parents[1] / "golden" / "rules.json"
ALIKE = FILE.with_name("rules-alike.json")  # by version: why no recorded play tells it from an older one
ROUNDS = 3  # plays of each number of seats and each set of options
CHANGED = """
What the rules of {name} do is not what {name} rules {version} did.
`ninefold verify` would call stored games forged.
If the rules were meant to stay, mend them. Otherwise:
  1. raise `version` in src/ninefold/games/{name}/__init__.py;
  2. python -m tests.test_rules_versions {name}
  3. python -m tests.test_golden {name}
  4. commit golden/ with the change.
"""
UNKNOWN = """
golden/rules.json has no fingerprint of {name} rules {version}: run
  python -m tests.test_rules_versions {name}
"""
KEPT = """
golden/rules.json has {name} rules {version} already, and what they do has changed: raise `version`
in src/ninefold/games/{name}/__init__.py. Only if no server ever ran these rules, delete the line first.
"""


BLIND = """
{name} rules {version} play as rules {older} did in every recorded play: so nothing here would notice if they
were changed back. Let testkit/plays.py play what is new, or say in golden/rules-alike.json why it cannot.
"""


class Refused(Exception):
    """Says what to do."""


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_rules_behave_as_recorded_for_their_version(game: AnyGame) -> None:
    check(game, read(FILE))


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_golden_logs_of_this_version_pass_the_audit(game: AnyGame) -> None:
    for log in decode(file_of(game).read_bytes(), list[Log]):
        stored = [decode(encode(record), Record[game.event]) for record in log.records]  # type: ignore[name-defined]
        play_again(game, log.header, [Fact(record.at, record.event, record.draws) for record in stored])


def test_a_new_version_plays_differently_or_says_why_not() -> None:
    kept, alike = read(FILE), read(ALIKE)
    for name in kept:
        game, _, version = name.rpartition(" ")
        assert (name in alike) == (older_twin(kept, game, int(version)) is not None), name


def test_a_version_that_plays_like_an_older_one_is_refused(tmp_path: Path) -> None:
    game, file = SHELF["fix"], tmp_path / FILE.name
    file.write_bytes(FILE.read_bytes())
    with pytest.raises(Refused, match=f"fix rules {game.version + 1} play as rules {game.version} did"):
        make(replace(game, version=game.version + 1), file)


def test_handicaps_are_part_of_what_is_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SHELF["memo_dice"]
    monkeypatch.setattr(game.options, "helps", lambda options, seat, handicap: False)
    with pytest.raises(Refused, match="memo_dice rules"):
        check(game, read(FILE))


def test_a_changed_rule_needs_a_new_version(tmp_path: Path) -> None:
    """The table waits one millisecond longer: nothing but moments changes."""
    game, file = SHELF["fix"], tmp_path / FILE.name
    file.write_bytes(FILE.read_bytes())

    def later(state: Any) -> int | None:
        due = game.due(state)
        return None if due is None else due + 1

    changed = replace(game, due=later)
    with pytest.raises(Refused, match=f"(?s)fix rules {game.version} did.*raise `version` in src/ninefold"):
        check(changed, read(file))
    with pytest.raises(Refused, match=f"fix rules {game.version} already"):
        make(changed, file)

    raised = replace(changed, version=game.version + 1)
    with pytest.raises(Refused, match=r"python -m tests\.test_rules_versions fix"):
        check(raised, read(file))
    make(raised, file)
    check(raised, read(file))
    check(game, read(file))  # what was kept is kept


def check(game: AnyGame, kept: dict[str, str]) -> None:
    known = kept.get(key(game))
    if known is None:
        raise Refused(UNKNOWN.format(name=game.name, version=game.version))
    if known != fingerprint(game):
        raise Refused(CHANGED.format(name=game.name, version=game.version))


def make(game: AnyGame, file: Path) -> None:
    kept = read(file)
    made = fingerprint(game)
    if kept.setdefault(key(game), made) != made:
        raise Refused(KEPT.format(name=game.name, version=game.version))
    older = older_twin(kept, game.name, game.version)
    if older is not None and key(game) not in read(ALIKE):
        raise Refused(BLIND.format(name=game.name, version=game.version, older=older))
    lines = ",\n".join(f'  "{name}": "{kept[name]}"' for name in sorted(kept))
    file.write_text(f"{{\n{lines}\n}}\n")


def older_twin(kept: dict[str, str], name: str, version: int) -> int | None:
    """An older version with the same fingerprint."""
    made = kept[f"{name} {version}"]
    return next((older for older in range(version) if kept.get(f"{name} {older}") == made), None)


def read(file: Path) -> dict[str, str]:
    kept: dict[str, str] = decode(file.read_bytes(), dict[str, str])
    return kept


def key(game: AnyGame) -> str:
    return f"{game.name} {game.version}"


def fingerprint(game: AnyGame) -> str:
    whole = sha256()
    for done in everything(game):
        whole.update(encode(done))
    return whole.hexdigest()


def everything(game: AnyGame) -> Iterator[Any]:
    """All that an audit asks the rules, in random games of every number of seats."""
    for seats in game.seats:
        for turn in range(ROUNDS):
            for seed, options in enumerate(option_sets(game, seats, seats + turn)):
                for played in random_play(game, seats, options, 100 * turn + seed):
                    yield from done(game, played)


def done(game: AnyGame, played: Played) -> Iterator[Any]:
    state = played.state
    for step in played.steps:
        yield step.at, step.event, step.draws
    yield game.due(state), game.result(state)
    yield [(seat, game.prompts(state, seat)) for seat in game.actors(state)]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        try:
            make(SHELF[name], FILE)
        except Refused as why:
            sys.exit(str(why))
