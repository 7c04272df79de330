from typing import get_args

import msgspec
import pytest

from ninefold.engine import encode
from ninefold.server.wire.from_server import FromServer, Ping, is_ping

NAMES = [message.__struct_config__.tag for message in get_args(FromServer)]


@pytest.mark.parametrize("name", NAMES)
def test_only_a_ping_is_taken_for_one(name: str) -> None:
    assert is_ping(msgspec.json.encode({"type": name, "id": "a", "number": 1})) == (name == "Ping")


def test_a_ping_is_known_whatever_it_says() -> None:
    assert is_ping(encode(Ping("another", 12, 3456, 78)))
