"""Many seats at once: in arrays that the caller keeps, and the same with any number of processes."""

import hashlib

import numpy as np
import pytest

from ninefold.rl import Buffers, SeatEnv, SeatPool, Settings

STEPS = 120


def played(settings: Settings, processes: int, count: int = 5) -> tuple[str, int]:
    """A fingerprint of all that was seen, and the number of games that ended."""
    chance, seen, ended = np.random.default_rng(1), hashlib.sha256(), 0
    with SeatPool(settings, count, level="child", processes=processes) as pool:
        buffers = pool.reset(seed=7)
        for _ in range(STEPS):
            pool.send(np.array([chance.choice(np.flatnonzero(mask)) for mask in buffers.masks]))
            pool.recv()
            ended += int(buffers.terminations.sum())
            for array in (buffers.observations, buffers.masks, buffers.rewards):
                seen.update(array.tobytes())
    return seen.hexdigest(), ended


def test_processes_do_not_change_what_is_seen() -> None:
    settings = Settings("memo_dice", options={"naming": "recognise"})
    here, ended = played(settings, 0)
    assert ended > 0
    assert played(settings, 2)[0] == here == played(settings, 1)[0]


def test_a_game_in_the_pool_is_the_game_of_one_seat() -> None:
    settings = Settings("fix")
    env, buffers = SeatEnv(settings, level="child"), Buffers.of(settings, 1)
    pool = SeatPool(settings, 1, level="child", buffers=buffers)
    assert pool.reset(seed=3) is buffers
    chance = np.random.default_rng([3, 0])
    env.reset(seed=1)
    env.episode = env.settings.episode(int(chance.integers(2**31)))
    ended = False
    while not ended:
        act = int(np.flatnonzero(buffers.masks[0])[-1])
        row, reward, ended, _, _ = env.step(act)
        pool.send(np.array([act]))
        pool.recv()
        assert (buffers.rewards[0], buffers.terminations[0]) == (reward, ended)
        if not ended:
            assert np.array_equal(buffers.observations[0], row["observation"])
    assert not np.array_equal(buffers.observations[0], row["observation"]), "the next game has begun"


def test_send_and_recv_take_turns() -> None:
    pool = SeatPool(Settings("fix"), 1)
    with pytest.raises(RuntimeError, match="call reset or send first"):
        pool.recv()
    pool.reset(seed=1)
    pool.send()
    with pytest.raises(RuntimeError, match="call recv first"):
        pool.send()
