"""Values that fit a type, or nearly, and messages that are spoilt: what fuzzing says."""

from random import Random
from typing import Any

from msgspec import inspect

WORDS = ["", "fox", ":wow:", "a" * 64, "0" * 64, "memo_dice", "adult", "same", "\u202e", "é" * 20, "\x00"]
STUFF = [b'"', b"{", b"[", b"\\", b"null", b"1e999", b"\0"]


class Found(AssertionError):
    """Something that must never be."""


def any_value(info: Any, whim: Random) -> Any:
    """A value that fits the type, or nearly."""
    if whim.random() < 0.05:
        return whim.choice([None, True, -1, 10**30, 1.5, "", [], {}, *WORDS])
    match info:
        case inspect.LiteralType(values=values):
            return whim.choice(values)
        case inspect.UnionType(types=several):
            return any_value(whim.choice(several), whim)
        case inspect.Metadata(type=inner):
            return any_value(inner, whim)
        case inspect.StrType():
            return whim.choice(WORDS)
        case inspect.IntType():
            return whim.choice([-1, 0, 1, 2, 3, 4, 5, 8, 99])
        case inspect.FloatType():
            return whim.uniform(-1e4, 1e6)
        case inspect.BoolType():
            return whim.random() < 0.5
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [any_value(item, whim) for _ in range(whim.randrange(5))]
        case inspect.TupleType(item_types=items):
            return [any_value(item, whim) for item in items]
        case inspect.DictType():
            return {whim.choice(["time", "first", "x"]): whim.choice([0, None, "x1", "off"])}
    return None


def spoilt(message: bytes, whim: Random) -> bytes:
    """Cut, doubled, or with other signs in it; still text, as the door demands."""
    at = whim.randrange(len(message) + 1)
    match whim.randrange(4):
        case 0:
            message = message[:at]
        case 1:
            message = message[:at] + whim.choice(STUFF) + message[at:]
        case 2:
            message = message + message
        case _:
            message = message[:at] + b"[" * whim.randrange(200) + message[at:]
    return message.decode(errors="ignore").encode()
