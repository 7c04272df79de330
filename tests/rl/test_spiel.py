"""The games in OpenSpiel, if it is installed."""

import random
import subprocess
import sys
from typing import Any

import pytest

from ninefold.games import SHELF
from ninefold.rl.universe import GAMES


def test_a_missing_package_is_named() -> None:
    start = "import sys; sys.modules['pyspiel'] = None; import ninefold.rl.spiel"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, timeout=300)
    assert done.stderr.endswith("ImportError: ninefold.rl.spiel needs pyspiel: pip install open_spiel\n")


def loaded_games() -> Any:
    pyspiel = pytest.importorskip("pyspiel", exc_type=ImportError)
    import ninefold.rl.spiel  # noqa: F401  registers them

    return pyspiel


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_loaded_by_its_name_and_played_to_its_end(game: str) -> None:
    pyspiel = loaded_games()
    rng, loaded = random.Random(1), pyspiel.load_game(f"ninefold_{game}")
    assert loaded.num_players() == SHELF[game].seats[0]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            assert len(state.observation_tensor()) == loaded.observation_tensor_size()
        state.apply_action(rng.choice(state.legal_actions()))
    assert {*state.returns()} in ({1.0, -1.0}, {0.0})
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()


def test_a_clone_goes_its_own_way() -> None:
    pyspiel = loaded_games()
    state = pyspiel.load_game("ninefold_memodixe(players=3)").new_initial_state()
    state.apply_action(5)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == 2 and len(state.history()) == 1
    assert state.episode.at != clone.episode.at or state.legal_actions() != clone.legal_actions()
