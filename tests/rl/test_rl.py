"""The environments pass the libraries' own checks, and the same seed gives the same whole episode."""

import builtins
import hashlib
import importlib
import random
import sys
import warnings
from collections.abc import Iterator
from itertools import chain
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import ninefold.rl.text
from ninefold.engine import choices, fill
from ninefold.games import SHELF
from ninefold.rl import AecTable, ParallelTable, SeatEnv, Settings
from ninefold.rl.actions import WAIT
from ninefold.rl.universe import GAMES
from ninefold.sim import random_play

ALL_CARDS = {"oni": {"level": "hard"}}


@pytest.fixture
def without_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ninefold.rl.text, "find_chromium", lambda: None)


@pytest.fixture(autouse=True)
def _advice() -> Iterator[None]:
    """The libraries' checks also give advice, as warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_by_turn_form_passes_pettingzoos_checks(game: str) -> None:
    api_test(AecTable(Settings(game)), num_cycles=100)
    seed_test(lambda: AecTable(Settings(game)), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_form_passes_pettingzoos_check(game: str) -> None:
    parallel_api_test(ParallelTable(Settings(game)), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_for_one_seat_passes_gymnasiums_check(game: str, without_chromium: None) -> None:
    """Made by its id it has a spec, so that all its ways to render are checked."""
    check_env(gymnasium.make(Settings(game).id, level="child").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_by_turn_form_passes_pettingzoos_check_of_pictures(
    game: str, without_chromium: None
) -> None:
    render_test(lambda render_mode: AecTable(Settings(game), render_mode))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_by_the_page(game: str) -> None:
    render_test(lambda render_mode: AecTable(Settings(game), render_mode), {"rgb_array": _is_drawn})


def _is_drawn(picture: np.ndarray[Any, Any]) -> bool:
    """And no text in black and white, nor an empty page."""
    return len(np.unique(picture.reshape(-1, 3), axis=0)) > 1_000


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_truncated_after_so_many_moves(game: str) -> None:
    """The same as PettingZoo's `max_cycles_test`, which expects another name of the setting."""
    table, both = AecTable(Settings(game, moves=4)), ParallelTable(Settings(game, moves=4))
    table.reset(seed=1)
    for number in range(4):
        assert not any(table.truncations.values()), number
        observation, *_ = table.last()
        assert observation is not None
        table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert all(table.truncations.values()) and not any(table.terminations.values())
    seen, _ = both.reset(seed=1)
    for number in range(4):
        chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in both.agents}
        seen, _, over, late, _ = both.step(chosen)
        assert {*late.values()} == {number == 3} and not any(over.values())
    assert both.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_in_the_infos_too(game: str) -> None:
    table, both = AecTable(Settings(game)), ParallelTable(Settings(game))
    table.reset(seed=1)
    for _ in range(40):
        if not any(table.terminations.values()):
            for agent in table.agents:
                assert np.array_equal(table.infos[agent]["action_mask"], table.observe(agent)["action_mask"])
            table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[-1]))
    seen, infos = both.reset(seed=1)
    for _ in range(40):
        if both.agents:
            chosen = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[-1]) for agent in both.agents}
            assert all(
                np.array_equal(infos[agent]["action_mask"], seen[agent]["action_mask"]) for agent in seen
            )
            seen, _, _, _, infos = both.step(chosen)


def _aec_episode(game: str, seed: int, **more: Any) -> tuple[str, dict[str, float]]:
    """A fingerprint of all that was seen, and what was earned."""
    table, rng, seen = AecTable(Settings(game, **more)), random.Random(seed), hashlib.sha256()
    table.reset(seed=seed)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        assert observation is not None
        assert table.observation_space(agent).contains(observation)
        earned[agent] += reward
        seen.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        done = terminated or truncated
        table.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert not truncated, "the game was played to its end"
    return seen.hexdigest(), earned


def _parallel_episode(game: str, seed: int) -> str:
    table, rng, seen = ParallelTable(Settings(game)), random.Random(seed), hashlib.sha256()
    observations, _ = table.reset(seed=seed)
    while table.agents:
        chosen = {
            agent: rng.choice(np.flatnonzero(observations[agent]["action_mask"]).tolist())
            for agent in table.agents
        }
        observations, rewards, _, truncations, infos = table.step(chosen)
        assert not any(truncations.values())
        assert not any(info["illegal"] for info in infos.values())
        for agent in observations:
            seen.update(observations[agent]["observation"].tobytes() + str(rewards[agent]).encode())
    return seen.hexdigest()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("history", ["since", "all"])
def test_the_same_seed_gives_the_same_whole_episode(game: str, history: str) -> None:
    first, earned = _aec_episode(game, 1, history=history)
    assert _aec_episode(game, 1, history=history)[0] == first
    assert _aec_episode(game, 2, history=history)[0] != first
    assert set(earned.values()) <= {-1.0, 1.0} or set(earned.values()) == {0.0}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_whole_parallel_episode(game: str) -> None:
    assert _parallel_episode(game, 1) == _parallel_episode(game, 1)
    assert _parallel_episode(game, 1) != _parallel_episode(game, 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_that_a_prompt_offers_has_a_number(game: str) -> None:
    """Free texts and gestures have numbers of their own."""
    settings, rules = Settings(game, options=ALL_CARDS.get(game, {})), SHELF[game]
    plays = (random_play(rules, settings.players, settings.chosen, seed) for seed in range(12))
    for played in chain.from_iterable(plays):
        for seat in rules.actors(played.state):
            for prompt in rules.prompts(played.state, seat):
                offered = settings.catalogue.offers([prompt])
                if {"Text", "Stroke"} & {type(domain).__name__ for domain in prompt.fields.values()}:
                    assert offered
                else:
                    wanted = [fill(rules, prompt, fields) for fields in choices(prompt)]
                    assert list(offered.values()) == wanted


def test_an_act_that_is_not_allowed_does_nothing_and_is_counted() -> None:
    env = SeatEnv(Settings("memo_dice", options={"first": 0}), level="child")
    seen, _ = env.reset(seed=1)
    assert not seen["action_mask"][WAIT], "the whole table waits for this seat"
    again, reward, terminated, truncated, info = env.step(WAIT)
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, False, False, 1)
    assert np.array_equal(again["observation"], seen["observation"])


def test_a_covered_picture_is_in_the_news_since_the_last_decision_and_in_no_later_row() -> None:
    table = AecTable(Settings("memo_dice", options={"first": 0, "naming": "recognise"}))
    names = [slot.name for slot in table.settings.encoder.slots]
    pictures = [place for place, name in enumerate(names) if name.endswith(".picture")]
    table.reset(seed=5)
    rows: list[list[float]] = []
    for _ in range(5):  # throw, cover, throw, cover, throw
        observation = table.observe(table.agent_selection)
        rows.append([float(observation["observation"][place]) for place in pictures])
        table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    first = next(code for code in rows[1] if code)
    assert first in rows[2], "the other player heard of the first throw"
    assert first not in rows[4], "and seat 0 must remember it"


def test_gymnasium_runs_several_seats_in_processes_as_it_runs_them_here() -> None:
    def made() -> SeatEnv:
        return SeatEnv(Settings("memo_dice"), level="child")

    many = AsyncVectorEnv([made, made])
    try:
        seen, _ = many.reset(seed=[3, 4])
        for number, seed in enumerate((3, 4)):
            alone, _ = made().reset(seed=seed)
            assert np.array_equal(seen["observation"][number], alone["observation"])
    finally:
        many.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_a_row_has_a_name_of_its_own(game: str) -> None:
    names = [slot.name for slot in Settings(game).encoder.slots]
    assert len(set(names)) == len(names)


def test_settings_that_cannot_be_played_say_why() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        Settings("chess")
    with pytest.raises(ValueError, match="2 to 4 players, and not for 9"):
        Settings("memo_dice", seats=9)
    with pytest.raises(ValueError, match="bots have all seats"):
        Settings("memo_dice", bots={0: "adult", 1: "adult"})


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "pettingzoo":
            raise ImportError("No module", name=name)
        return usual(name, *more)

    monkeypatch.delitem(sys.modules, "ninefold.rl")
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=r"needs pettingzoo: pip install '\.\[rl\]'"):
        importlib.import_module("ninefold.rl")


def test_the_table_is_rendered_as_text() -> None:
    table = AecTable(Settings("memodixe"), render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert (
        isinstance(shown, str) and shown.startswith("MemoDiXe, ") and "seat_0" in shown and "<" not in shown
    )


def test_a_seat_is_rendered_as_it_sees_the_table_in_the_language_of_the_settings() -> None:
    env = SeatEnv(Settings("memo_dice", options={"first": 0}, lang="fr"), render_mode="ansi")
    env.reset(seed=1)
    assert "À toi" in env.render()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_made_by_its_id(game: str) -> None:
    id = f"ninefold/{game}-v{SHELF[game].version}"
    env = gymnasium.make(id, level="child", history="none").unwrapped
    assert isinstance(env, SeatEnv) and env.settings.game == game and env.settings.history == "none"
    assert isinstance(pettingzoo.make("aec", id, seats=4), AecTable)
    assert isinstance(pettingzoo.make("parallel", id), ParallelTable)


def test_the_table_is_rendered_as_a_picture_of_the_page() -> None:
    """Two moments of a game differ in it, and what a die shows is there in its colours."""
    table = AecTable(Settings("memo_dice", options={"first": 0}), render_mode="rgb_array")
    table.reset(seed=1)
    before = table.render()
    table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"])[0]))
    after = table.render()
    assert isinstance(before, np.ndarray) and isinstance(after, np.ndarray)
    assert before.shape == after.shape == (750, 1000, 3) and before.dtype == np.uint8
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 1_000, "a drawing, and not an empty page"
    assert (before != after).any(axis=2).mean() > 0.01


def test_without_chromium_the_picture_shows_the_words(without_chromium: None) -> None:
    env = SeatEnv(Settings("memo_dice", options={"first": 0}), render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (750, 1000, 3) and picture.dtype == np.uint8
    assert 0.005 < (picture < 128).mean() < 0.2, "dark letters on white"
