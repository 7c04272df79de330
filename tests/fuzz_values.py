"""Values that fit a type, or nearly, and messages that are spoilt: what fuzzing says."""

from random import Random
from typing import Any

from msgspec import inspect

WORDS = ["", "fox", ":wow:", "a" * 64, "1" * 64, "memo_dice", "adult", "same", "\u202e", "é" * 20, "\x00"]
STUFF = [b'"', b"{", b"[", b"\\", b"null", b"1e999", b"\0"]


class Found(AssertionError):
    """Something that must never be."""


def any_value(info: Any, rng: Random) -> Any:
    """A value that fits the type, or nearly."""
    if rng.random() < 0.05:
        return rng.choice([None, True, -1, 10**30, 1.5, "", [], {}, *WORDS])
    match info:
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.UnionType(types=several):
            return any_value(rng.choice(several), rng)
        case inspect.Metadata(type=inner):
            return any_value(inner, rng)
        case inspect.StrType():
            return rng.choice(WORDS)
        case inspect.IntType():
            return rng.choice([-1, 0, 1, 2, 3, 4, 5, 8, 99])
        case inspect.FloatType():
            return rng.uniform(-1e4, 1e6)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [any_value(item, rng) for _ in range(rng.randrange(5))]
        case inspect.TupleType(item_types=items):
            return [any_value(item, rng) for item in items]
        case inspect.DictType():
            return {rng.choice(["time", "first", "x"]): rng.choice([0, None, "x1", "off"])}
    return None


def spoilt(message: bytes, rng: Random) -> bytes:
    """Cut, doubled, or with other signs in it; still text, as the door demands."""
    at = rng.randrange(len(message) + 1)
    match rng.randrange(4):
        case 0:
            message = message[:at]
        case 1:
            message = message[:at] + rng.choice(STUFF) + message[at:]
        case 2:
            message = message + message
        case _:
            message = message[:at] + b"[" * rng.randrange(200) + message[at:]
    return message.decode(errors="ignore").encode()
