"""What `python -m benchmarks.environments` measures; that the command runs is in test_commands.py."""

import pytest

from benchmarks import environments, peer_games, simulators


@pytest.mark.parametrize("form", environments.FORMS)
def test_each_form_plays_to_the_end(form: str) -> None:
    """For no time at all it plays once: a game, or a step of all its seats."""
    assert environments.steps_per_second(form, "memo_dice", 0) > 0


@pytest.mark.parametrize("peers", [environments.PEERS, simulators.PEERS], ids=["environments", "simulators"])
def test_each_peer_can_be_installed_and_played(peers: dict[str, tuple[str, ...]]) -> None:
    assert peers.keys() <= simulators.PACKAGES.keys() & peer_games.LIBRARIES.keys()
