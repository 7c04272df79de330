"""How deep a message may be: decided by us, not by the version of Python."""

import pytest

from ninefold.server.wire.nesting import DEEPEST, too_deep


def nested(depth: int, opening: bytes = b"[", closing: bytes = b"]") -> bytes:
    return opening * depth + closing * depth


@pytest.mark.parametrize(
    "fine",
    [
        b"",
        b"[" * 4,
        nested(DEEPEST),
        nested(DEEPEST, b'{"a":', b"}"),
        b"[" + nested(DEEPEST - 1) * 50 + b"]",
        b"[" + b"{}," * 1000 + b"[]]",
        b'{"words":"' + b"[" * 1000 + b'"}',
        b'{"words":"' + b'\\"[' * 1000 + b'"}',
        b'["\\\\",' + b'"[",' * 100 + b"1]",
    ],
)
def test_shallow_messages_are_accepted(fine: bytes) -> None:
    assert not too_deep(fine)


@pytest.mark.parametrize(
    "deep",
    [
        nested(DEEPEST + 1),
        nested(DEEPEST + 1, b'{"a":', b"}"),
        b"[" + nested(20) + nested(DEEPEST, b'[{"a":', b"}]") + b"]",
        b"[" * 40,
        b"]" * 40 + b"[" * 40,
        nested(4000),
        b'["\\\\",' + nested(DEEPEST) + b',"]]"]',
    ],
)
def test_deep_messages_are_refused(deep: bytes) -> None:
    assert too_deep(deep)
