"""Anything at any time from several clients: nothing breaks, and the table is always what its log says."""

import asyncio
import json
import logging
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ninefold.games.memo_dice.box import PICTURES
from ninefold.server.hall import views as hall_views
from ninefold.server.live import live_table
from ninefold.server.table import views
from ninefold.server.table.state import Playing, Sealing
from ninefold.server.wire import from_client
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.socketless_server import rest
from tests import fuzz, fuzz_guests, fuzz_values

SEATS = st.integers(-2, 4)
HEX = st.sampled_from(["0" * 64, "f" * 64, "aa" * 32])
LEVELS = st.sampled_from(["goldfish", "child", "adult", "elephant"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
ACTIONS = st.one_of(
    st.fixed_dictionaries({"type": st.just("Roll"), "die": st.integers(-1, 9)}),
    st.fixed_dictionaries({"type": st.sampled_from(["Cover", "Done", "Fly"])}),
    st.fixed_dictionaries({"type": st.sampled_from(["GiveUp", "Lift"]), "cup": st.integers(-1, 9)}),
    st.fixed_dictionaries(
        {"type": st.just("Guess"), "cup": st.integers(0, 8), "picture": st.sampled_from(PICTURES)}
    ),
    ANYTHING,
)
CHOICES = {
    "game": st.sampled_from(["memo_dice", "memodixe", "chess"]),
    "options": st.fixed_dictionaries(
        {},
        optional={"naming": st.sampled_from(["recall", "recognise", "loud"]), "first": SEATS, "x": ANYTHING},
    ),
    "room": st.sampled_from(["same", "remote"]),
    "patience": st.sampled_from([5, 20, 60, 0]),
    "talk": st.sampled_from(["phrases", "words", "nothing"]),
}
FIELDS: dict[str, dict[str, Any]] = {
    "Sit": {
        "name": st.sampled_from(["Ann", "Ben", "Cid", " ", "é" * 20]),
        "face": st.just("fox"),
        "seat": SEATS,
    },
    "Leave": {},
    "Act": {
        "action": ACTIONS,
        "seen": st.integers(-1, 99),
        "moment": st.none() | st.floats(allow_nan=False, allow_infinity=False),
    },
    "Say": {"words": st.sampled_from([":bravo:", "Hello!", " ", "\u200b"])},
    "Ready": {"seal": HEX},
    "Reveal": {"value": HEX},
    "Choose": CHOICES,
    "AddBot": {"level": LEVELS},
    "SetLevel": {"seat": SEATS, "level": LEVELS},
    "SetHandicaps": {
        "seat": SEATS,
        "handicaps": st.sampled_from([[], ["look"], ["try", "colour"], ["look"] * 4, ["fly"]]),
    },
    "UseSet": {
        "game": st.sampled_from(["memo_dice", "jinx", "fix", "chess"]),
        "set": st.sampled_from(["", "0" * 32, "x"]),
        "things": st.sampled_from([None, [], [{"type": "Supply", "hash": "forged", "words": "a"}] * 54]),
    },
    "Remove": {"seat": SEATS},
    "Move": {"seat": SEATS, "to": SEATS},
    "HandBack": {"seat": SEATS},
    "Yield": {"yes": st.booleans()},
    "Lock": {"locked": st.booleans()},
    "LinkCall": {"url": st.sampled_from(["", "https://meet.example.org/tea", "https://", "http://x", "é"])},
    "ShowOn": {"letters": st.sampled_from(["BCDF", "....", "é" * 4]), "screen": HEX},
    "Pardon": {},
    "SendAway": {},
    "NameHost": {"seat": SEATS},
    "Plan": {
        "games": st.lists(st.sampled_from(["memo_dice", "memodixe", "chess"]), max_size=3),
        "lot": st.none() | st.integers(0, 3),
    },
    "Skip": {},
    "EndEvening": {},
    "Begin": {"lesson": st.just("") | HEX},
    "Pause": {},
    "Resume": {},
    "PutDown": {},
    "TakeUp": {},
    "Sound": {},
    "Stop": {},
    "Again": {},
    "Resync": {},
    "Pong": {"now": st.floats(allow_nan=False, allow_infinity=False)},
}
IDS = st.integers(1, 12).map(str)
MESSAGES = st.one_of(
    *(st.fixed_dictionaries({"type": st.just(kind), "id": IDS, **fields}) for kind, fields in FIELDS.items()),
    ANYTHING,
)
WHO = st.integers(0, 3)
DEEDS = st.one_of(
    st.tuples(st.just("say"), WHO, MESSAGES),
    st.tuples(st.just("move"), WHO, st.none()),
    st.tuples(st.just("begin"), st.just(0), st.none()),
    st.tuples(st.just("come or go"), WHO, st.none()),
    st.tuples(st.just("wait"), WHO, st.sampled_from([0.0, 1.0, 5.0, 30.0])),
    st.tuples(st.just("fail"), WHO, st.none()),
    st.tuples(st.just("restart"), WHO, st.none()),
)


async def _do(here: InProcessServer, what: str, who: int, value: Any) -> None:
    player = here.players[who]
    match what:
        case "say":
            await player.say(value)
        case "move" if player.prompts:
            prompt = player.rng.choice(player.prompts)
            await player.opened(prompt)
            bare = {"type": "Act", "action": {"type": prompt.verb}, "seen": player.number}
            await player.say({**bare, "id": player.new_id()})
            await player.act(prompt) if player.on_line else None
        case "begin":
            await player.say({"type": "Begin", "id": player.new_id()})
        case "come or go":
            await (player.go() if player.on_line else player.enter())
        case "wait":
            await asyncio.sleep(value)
        case "fail":
            here.store.fail = 1
        case "restart":
            await here.restart()


async def _rest(here: InProcessServer, code: str) -> None:
    """Until nothing is on its way any more."""
    live = await here.live(code)
    while live.machine.busy or live.machine._jobs:
        await asyncio.sleep(0.01)


def test_every_message_is_tried() -> None:
    kinds = (*get_args(from_client.Command), from_client.Pong)
    assert {*FIELDS} == {kind.__name__ for kind in kinds}


@settings(max_examples=25, derandomize=True, suppress_health_check=list(HealthCheck))
@given(deeds=st.lists(DEEDS, min_size=20, max_size=60))
def test_no_sequence_of_messages_breaks_a_table(
    caplog: pytest.LogCaptureFixture, deeds: list[tuple[str, int, Any]]
) -> None:
    caplog.clear()
    failures = 0

    async def story(path: Path) -> None:
        nonlocal failures
        async with hall(path) as here:
            ann, _ = await here.seated("Ann", "Ben", bots=1, naming="recognise")
            for _ in range(2):
                await here.player("Eve").enter(ann.code)
            for what, who, value in deeds:
                failures += what == "fail"
                await _do(here, what, who, value)
            here.store.fail = 0
            await asyncio.sleep(0.5)
            await _rest(here, ann.code)
            assert await here.stored(ann.code) == await here.table(ann.code)
            last = await here.player("Zoe").enter(ann.code)
            assert (await last.ask("Resync"))["type"] == "Sight"
            assert json.dumps(last.table)
            await _rest(here, ann.code)
            assert await here.stored(ann.code) == await here.table(ann.code)

    with TemporaryDirectory() as folder:
        run(story(Path(folder)))
    unexpected = [record for record in caplog.records if "says the test" not in record.getMessage()]
    assert unexpected == [] and len(caplog.records) <= failures
    assert all(record.levelno == logging.ERROR for record in caplog.records)


def test_nothing_that_is_said_breaks_a_hall(caplog: pytest.LogCaptureFixture) -> None:
    run(fuzz.fuzz("hall", 1_000, 3))
    assert caplog.records == []


def test_the_long_fuzzer_finds_what_is_wrong_in_a_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_views, "shown_name", lambda hall, person: hall.people[person].token)
    with pytest.raises(fuzz_values.Found, match="a secret was told"):
        run(fuzz.fuzz("hall", 1_000, 3))


def test_the_long_fuzzer_finds_a_message_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table.LiveTable, "_hear_act", lambda *_: None)
    monkeypatch.setattr(fuzz_guests, "MOST_WAITS", 2)
    with pytest.raises(fuzz_values.Found, match="never answered"):
        run(fuzz.fuzz("memo_dice", 1_000, 1))


def test_the_long_fuzzer_finds_a_revealed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "seal", bytes.hex)

    async def story(phase: type) -> None:
        gathering = fuzz.Gathering("memo_dice", 1)
        await gathering.begin()
        gathering.guests[gathering.tokens[0]].say("Begin")
        while not isinstance(gathering.table.phase, phase):
            await rest(0.1)
        await gathering.look()

    for phase in (Sealing, Playing):
        with pytest.raises(fuzz_values.Found, match="a secret was told"):
            run(story(phase))
