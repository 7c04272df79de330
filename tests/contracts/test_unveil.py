"""Once a game is over, everything may be seen: by the same board, and never before."""

from pathlib import Path
from typing import Any

import pytest

import ninefold
from ninefold.engine import AnyGame, Fast, encode, replace
from ninefold.games import SHELF
from ninefold.games.memo_dice import view as memo_dice
from ninefold.games.memodixe import view as memodixe
from ninefold.parts.dixe.views import Free, Kept, Turned
from ninefold.sim import random_play


def states(game: AnyGame, seats: int, options: Any) -> list[Any]:
    return [step.state for seed in range(4) for step in random_play(game, seats, options, seed)]


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_unveil_is_idempotent_and_changes_nothing_open(game: AnyGame) -> None:
    for state in states(game, game.seats[-1], game.options()):
        open_view = encode(game.public(game.unveil(state)))
        assert open_view == encode(game.public(game.unveil(game.unveil(state))))
        assert open_view == encode(game.public(game.conceal(game.unveil(state), None, Fast(1))))


def test_every_covered_picture_is_shown() -> None:
    covered = 0
    for state in states(SHELF["memo_dice"], 3, SHELF["memo_dice"].options()):
        row = memo_dice.public(memo_dice.unveil(state)).row
        shown = [(place.cup, place.picture) for place in row if isinstance(place, memo_dice.Lifted)]
        assert shown == [(place.cup, place.picture) for place in state.row]
        covered += sum(not place.lifted for place in state.row)
    assert covered > 50


def test_every_die_shows_its_hidden_face_even_behind_the_curtain() -> None:
    curtains = asides = 0
    for edition in ("revised", "first"):
        for state in states(SHELF["memodixe"], 4, SHELF["memodixe"].options(edition=edition)):
            public = memodixe.public(memodixe.unveil(state))
            curtains += isinstance(memodixe.public(state).scene, memodixe.Curtain)
            asides += len(state.aside)
            assert len(public.square) == 9
            for die, spot in zip(state.square, public.square, strict=True):
                if die is None:
                    assert isinstance(spot, Free | Kept)
                else:
                    assert spot == Turned(die.kind, die.top, die.hidden)
            assert public == replace(memodixe.public(state), square=public.square, scene=public.scene)
    assert curtains and asides, "the plays show these cases"


def test_only_replays_unveil() -> None:
    source = Path(ninefold.__file__).parent
    users = {file.name for file in source.rglob("*.py") if ".unveil(" in file.read_text(encoding="utf-8")}
    assert users == {"replays.py"}
