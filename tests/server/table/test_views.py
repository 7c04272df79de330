"""What is seen is put on the wire by hand, a part for all and a part for each: as the protocol says."""

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.json import decode

from ninefold.engine import AnyGame, encode
from ninefold.games import SHELF
from ninefold.server.wire.from_server import FromServer
from ninefold.sim import random_play
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import all_of


def test_table_views_use_only_types_of_the_protocol(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben", bots=1, naming="recognise")
            eve = await here.player("Eve").enter(ann.code)
            await ann.must("Say", words=":wow:")
            await ann.must("Begin")
            await all_of(ann, ben)
            await ann.must("Resync")
            frames = [frame for player in (ann, ben, eve) for frame in player.frames]
            kinds = Counter(frame["type"] for frame in frames)
            assert kinds["Change"] > 150 and kinds["Own"] > 40 and kinds["Sight"] == 4
            for frame in frames:
                assert json.loads(encode(decode(json.dumps(frame), type=FromServer))) == frame

    run(story())


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_unredacted_news_of_a_spectator_is_for_everybody(game: AnyGame) -> None:
    seats, heard = game.seats[-1], 0
    for played in random_play(game, seats, game.options(), 1):
        for step in played.steps:
            if game.news(step.state, step.event, None) is step.event:
                heard += 1
                assert all(game.news(step.state, step.event, seat) is step.event for seat in range(seats))
    assert heard
