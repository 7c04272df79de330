"""The difference between two views: the smallest part that has to be sent again; and what a client makes of
it."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, count, repeat
from operator import attrgetter
from typing import Any

from ninefold.engine import Data
from ninefold.server.wire.from_server import NOTHING


def changed(before: Data | None, after: Data | None) -> Any:
    """The difference; NOTHING if there is none."""
    if after is before:
        return NOTHING
    difference = _difference(before, after)
    return NOTHING if difference == {} else difference


def _difference(old: Any, new: Any) -> Any:
    """For structs and lists of structs: a mapping of the fields or indexes that differ. For everything else:
    the new value. A mapping has no `type` field, which is how a client tells the two apart."""
    kind = type(new)
    if type(old) is not kind:
        return new
    pairs: Iterable[tuple[Any, Any, Any]]
    if (fields := _fields(kind)) is not None:
        names, values = fields
        pairs = zip(names, values(old), values(new), strict=True)
    elif kind is tuple and 0 < len(old) <= len(new) and _fields(type(new[-1])) is not None:
        pairs = zip(count(), chain(old, repeat(None)), new)  # new items at the end differ from None
    else:
        return new
    difference = {}
    for key, was, now in pairs:
        if was is not now and was != now:
            nested = type(now) is tuple or _fields(type(now)) is not None
            difference[key] = _difference(was, now) if nested else now
    return difference


StructFields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]


def _fields_of(kind: type) -> StructFields | None:
    """The field names of a tagged struct, and a function that reads all their values."""
    if not issubclass(kind, Data) or kind.__struct_config__.tag is None:
        return None
    names = kind.__struct_fields__
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda one: tuple([getattr(one, name) for name in names])


_fields: Callable[[type], StructFields | None] = cache(_fields_of)


def patched(old: Any, told: Any) -> Any:
    """What a client makes of a difference: a mapping without a type names what is different in a list, or in
    an object that has one."""
    if not isinstance(told, dict) or "type" in told:
        return told
    if isinstance(old, list):
        places = {int(place): new for place, new in told.items()}
        kept = [patched(was, places[place]) if place in places else was for place, was in enumerate(old)]
        return kept + [places[place] for place in sorted(places) if place >= len(old)]
    if isinstance(old, dict) and "type" in old:
        return {**old, **{field: patched(old[field], new) for field, new in told.items()}}
    return told
