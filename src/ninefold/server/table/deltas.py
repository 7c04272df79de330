"""What is different between two views: the smallest part of it that is told again."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, count, repeat
from operator import attrgetter
from typing import Any

from ninefold.engine import Data
from ninefold.server.wire.from_server import NOTHING


def changed(before: Data | None, after: Data | None) -> Any:
    """NOTHING: nothing is different."""
    if after is before:
        return NOTHING
    difference = _difference(before, after)
    return NOTHING if difference == {} else difference


def _difference(old: Any, new: Any) -> Any:
    """A mapping of the fields of a struct, or the places of a list of structs, that differ; all else is told
    whole. A mapping has no type, so a client sees which it is."""
    kind = type(new)
    if type(old) is not kind:
        return new
    pairs: Iterable[tuple[Any, Any, Any]]
    if (fields := _fields(kind)) is not None:
        names, values = fields
        pairs = zip(names, values(old), values(new), strict=True)
    elif kind is tuple and 0 < len(old) <= len(new) and _fields(type(new[-1])) is not None:
        pairs = zip(count(), chain(old, repeat(None)), new)  # a longer one goes on behind its end
    else:
        return new
    return {key: _difference(was, now) for key, was, now in pairs if was is not now and was != now}


StructFields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]


def _fields_of(kind: type) -> StructFields | None:
    """Of a struct that is sent with its type: their names, and all their values at once."""
    if not issubclass(kind, Data) or kind.__struct_config__.tag is None:
        return None
    names = kind.__struct_fields__
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda one: tuple([getattr(one, name) for name in names])


_fields: Callable[[type], StructFields | None] = cache(_fields_of)
