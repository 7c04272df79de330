"""Every card's act can be forgotten or fail, and a scenario of that card shows what happens then."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ninefold.games.oni.box import EFFECTS, Card

FOLDER = Path(__file__).parents[4] / "scenarios" / "oni"
Event = dict[str, Any]

# What tells that it went wrong, or was left to the table.
FAILS: dict[Card, Event] = {
    "steal_the_middle": {"type": "NobodyGrabbed"},
    "spin": {"type": "Penalised", "card": "spin"},
    "knucklebones": {"type": "Missed"},
    "hush": {"type": "Penalised", "card": "hush"},
    "oni_rerolls": {"type": "RerollPicked"},
    "monocle": {"type": "Dropped", "card": "monocle"},
    "oni_takes_one": {"type": "PenaltyPicked"},
    "on_your_head": {"type": "Dropped", "card": "on_your_head"},
    "hands_off": {"type": "Penalised", "card": "hands_off"},
    "high_five": {"type": "Penalised", "card": "high_five"},
    "turret": {"type": "Stacked", "toppled": True},
    "toss_it": {"type": "Dropped", "card": "toss_it"},
    "slap": {"type": "Penalised", "card": "slap"},
    "oni_cheats": {"type": "OniDeclined", "card": "oni_cheats"},
    "oni_shuffles": {"type": "OniSwapped"},
    "hide_it": {"type": "Guessed", "right": True},
    "oni_turns": {"type": "OniDeclined", "card": "oni_turns"},
    "set_aside": {"type": "DieSetAside"},
    "king_symbol": {"type": "KingFell"},
    "sapristix": {"type": "Penalised", "card": "sapristix"},
    "long_live": {"type": "CheeringEnded"},
    "feel_it": {"type": "FeelingEnded"},
}
BY_SOMEBODY = {"hands_off", "high_five", "turret", "toss_it", "slap", "hide_it"}  # else by time alone


@pytest.mark.parametrize(("number", "card"), list(enumerate(EFFECTS, 1)))
def test_a_scenario_fails_it(number: int, card: Card) -> None:
    scenarios = tomllib.loads((FOLDER / f"e{number:02}_{card}.toml").read_text())["scenario"]
    steps = [step for scenario in scenarios for step in scenario["step"]]
    failed = [step for step in steps if card in BY_SOMEBODY or "action" not in step]
    events = [event for step in failed for event in step.get("then", ())]
    assert any(FAILS[card].items() <= event.items() for event in events)
