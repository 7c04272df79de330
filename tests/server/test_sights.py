"""Sights are put on the wire by hand, a part for all and a part for each: they are what the protocol says."""

import json
from pathlib import Path

import pytest
from msgspec.json import decode

from ninefold.engine import AnyGame, encode
from ninefold.games import SHELF
from ninefold.server.protocol import Sight
from ninefold.sim import random_play
from tests.server.hall import hall
from tests.server.hasty import run
from tests.server.player import all_of


def test_every_sight_is_one_of_the_protocol(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben", bots=1, naming="recognise")
            eve = await here.player("Eve").enter(ann.code)
            await ann.must("Say", words=":wow:")
            await ann.must("Begin")
            await all_of(ann, ben)
            await ann.must("Resync")
            sights = [sight for player in (ann, ben, eve) for sight in player.sights]
            assert len(sights) > 150
            for sight in sights:
                assert all(len(told) == 2 for told in sight.pop("news", [[0, {}]]))
                if "game" in sight:  # what stands in it is the game's own
                    sight["game"]["private"] = None
                assert json.loads(encode(decode(json.dumps(sight), type=Sight))) == sight

    run(story())


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_what_a_spectator_hears_as_it_is_everybody_does(game: AnyGame) -> None:
    seats, heard = game.seats[-1], 0
    for played in random_play(game, seats, game.options(), 1):
        for step in played.steps:
            if game.news(step.state, step.event, None) is step.event:
                heard += 1
                assert all(game.news(step.state, step.event, seat) is step.event for seat in range(seats))
    assert heard
