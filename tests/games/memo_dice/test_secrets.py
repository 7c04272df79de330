"""What is under a cup is secret to all, and each secret can have another value."""

import pytest

from ninefold.engine import Fast, encode
from ninefold.games.memo_dice import GAME
from ninefold.games.memo_dice.box import COLOURS, DIE_OF
from ninefold.games.memo_dice.state import Naming, Options, Rolling, Showing, State
from ninefold.sim import random_play

NAMINGS: tuple[Naming, ...] = ("recall", "recognise", "aloud")


def states(naming: Naming) -> list[State]:
    """Every state of a few plays, those between two events too."""
    plays = (random_play(GAME, 3, Options(naming=naming), seed) for seed in range(3))
    return [step.state for play in plays for played in play for step in played.steps]


# clauses: MD-15
@pytest.mark.parametrize("naming", NAMINGS)
def test_the_secrets_are_the_pictures_under_the_cups_for_everybody(naming: Naming) -> None:
    for state in states(naming):
        covered = {f"picture {k}": p.picture for k, p in enumerate(state.row) if not p.lifted}
        assert GAME.secrets(state, None) == GAME.secrets(state, 0) == covered


@pytest.mark.parametrize("naming", NAMINGS)
def test_every_secret_has_other_possible_values(naming: Naming) -> None:
    for state in states(naming)[::7]:
        seen = [GAME.secrets(GAME.conceal(state, 0, Fast(seed)), 0) for seed in range(24)]
        for name in GAME.secrets(state, 0):
            assert len({secrets[name] for secrets in seen}) > 1, name


@pytest.mark.parametrize("naming", NAMINGS)
def test_a_redrawn_state_is_possible(naming: Naming) -> None:
    """No die is in two places, none that is left is in the row, and every cup fits."""
    for state in states(naming)[::3]:
        other = GAME.conceal(state, 0, Fast(1))
        used = [DIE_OF[place.picture] for place in other.row]
        match state.phase:
            case Rolling(die=die):
                used.append(die)
            case Showing(picture=picture):
                used.append(DIE_OF[picture])
        assert sorted((*used, *state.left)) == list(range(9))
        for place in other.row:
            assert place.cup in (COLOURS[place.picture], "gold")
        assert encode(GAME.public(other)) == encode(GAME.public(state))
