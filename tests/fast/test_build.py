"""The compiled build plays the same games from the same seeds, bit for bit: views, news and bots included."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.fast import build
from ninefold.fast.sources import HOME
from ninefold.games import SHELF
from ninefold.minds import LEVELS
from ninefold.sim import NotBuilt, Simulator, simulator
from ninefold.sim.simulator import load, plain
from testkit.plays import option_sets

BY_BOTS = 200  # steps


def everything(by: Simulator, few: bool) -> Iterator[str]:
    """All that this build says of some games, as text: the values of both are printed alike."""
    game = by.game
    for seats in (game.seats[0], game.seats[-1]) if few else game.seats:
        for seed, chosen in enumerate(option_sets(SHELF[game.name], seats, seats)):
            options = game.options(**{name: getattr(chosen, name) for name in chosen.__struct_fields__})
            for played in by.random_play(seats, options, seed):
                yield from told(by, played, seats)
        bots = [by.bots[LEVELS[seats % len(LEVELS)]]] * seats
        for _, played in zip(range(BY_BOTS), by.bots_play(bots, game.options(), seats), strict=False):
            yield repr(played)


def told(by: Simulator, played: Any, seats: int) -> Iterator[str]:
    game, state = by.game, played.state
    yield repr((played, tuple(game.actors(state)), game.due(state), game.race(state), game.result(state)))
    for seat in (*range(seats), None):
        yield repr((by.view(state, seat), () if seat is None else tuple(game.prompts(state, seat))))
    for step in played.steps:
        yield repr((game.changed(step.event), game.news(step.state, step.event, played.at % seats)))


def differ(one: Simulator, other: Simulator, few: bool = False) -> None:
    for k, (ours, theirs) in enumerate(zip(everything(one, few), everything(other, few), strict=True)):
        assert ours == theirs, f"they differ from line {k} on"


@pytest.mark.early
@pytest.mark.parametrize("name", SHELF)
def test_the_rewritten_rules_play_the_same_games_uncompiled(name: str, tmp_path: Path) -> None:
    build.write(name, tmp_path)
    before = set(sys.modules)
    try:
        differ(plain(name), load(str(tmp_path), name), few=True)
    finally:
        for module in set(sys.modules) - before:
            if module.startswith(build.package_of(name)):
                del sys.modules[module]


@pytest.mark.long  # minutes of C compiler for one game; that the rewritten source is right is tested above
@pytest.mark.parametrize("name", SHELF)
def test_the_compiled_rules_play_the_same_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        build.check()
    except build.CannotBuild as why:
        pytest.skip(str(why))
    assert main(["fast", name]) == 0
    monkeypatch.setenv("NINEFOLD_FAST", "on")
    fast = simulator(name)
    assert sys.modules[fast.random_play.__module__].__file__.endswith(".so")  # type: ignore[union-attr]
    differ(plain(name), fast)


def test_the_variable_ninefold_fast_chooses_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NINEFOLD_FAST", "off")
    assert not simulator("fix").is_compiled
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NINEFOLD_FAST")
    assert not simulator("fix").is_compiled
    monkeypatch.setenv("NINEFOLD_FAST", "on")
    with pytest.raises(NotBuilt, match="ninefold fast fix"):
        simulator("fix")
    monkeypatch.setenv("NINEFOLD_FAST", "maybe")
    with pytest.raises(ValueError, match="on or off"):
        simulator("fix")


def test_a_build_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One rule more, one build less."""
    before = build.folder_of("fix")
    changed = tmp_path / "ninefold"
    for path in HOME.joinpath("games/fix").rglob("*.py"):
        copy = changed / path.relative_to(HOME)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes() + (b"# longer" if path.name == "pace.py" else b""))
    monkeypatch.setattr(build, "_sources", lambda game: sorted(changed.rglob("*.py")))
    longer = build.folder_of("fix")
    changed.joinpath("games/fix/pace.py").write_bytes(HOME.joinpath("games/fix/pace.py").read_bytes())
    assert len({before, longer, build.folder_of("fix")}) == 3


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    assert main(["fast", "fix"]) == 2
    assert capsys.readouterr().err == "ninefold: mypyc is missing: pip install mypy setuptools.\n"
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["fast", "fix"]) == 2
    assert "C compiler" in capsys.readouterr().err
    assert main(["fast", "chess"]) == 2
