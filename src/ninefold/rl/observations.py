"""What a seat sees, as one row of numbers. Its places are made from the types of the game's own views.

A number stands as it is. A moment is in seconds from now. A word is its place in a list of words, from 1. If
a value may have several types, one number says which it has, from 1. A list has its length first. 0: not
there.
"""

from collections.abc import Callable, Iterable, Sequence
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ninefold.engine import AnyGame, Data, Moment, View
from ninefold.rl.episode import Heard
from ninefold.rl.universe import Universe

NumberRow = NDArray[np.float32]
Write = Callable[[Any, NumberRow, int, Moment], None]  # a value into a row of zeros, from this place on

# fmt: off
MOMENTS = frozenset({
    "at", "closable", "coverable", "drops_at", "ends_at", "falls_at", "hands", "opens_at", "seen_until",
    "show_at", "since", "task_until", "tossed", "until", "voices",
})
# fmt: on
FAR_S = 600.0  # from now; moments farther away are all the same
MOST = 1e6


class Column(NamedTuple):
    """One number of a row."""

    name: str  # "public.row[3].picture"
    low: float
    high: float
    words: tuple[str, ...] = ()  # what 1, 2 … stand for


class Encoding(NamedTuple):
    slots: list[Column]
    write: Write


class Encoder:
    def __init__(self, game: AnyGame, seats: int, universe: Universe, window: int) -> None:
        self._universe, self._seats = universe, seats
        parts = [self._part("public", game.public_view), self._part("private", game.private_view)]
        self._public, self._private = parts
        self._news = self._part("news", game.heard) if window else None
        self._window = window
        self.slots = [slot for part in parts for slot in part.slots]
        for back in range(window if self._news else 0):
            assert self._news is not None
            self.slots += [
                slot._replace(name=f"news[-{back + 1}]{slot.name.removeprefix('news')}")
                for slot in self._news.slots
            ]
            self.slots.append(Column(f"news[-{back + 1}].at", -FAR_S, FAR_S))

    def __len__(self) -> int:
        return len(self.slots)

    def write(self, row: NumberRow, view: View, heard: Sequence[Heard], now: Moment) -> None:
        """The latest news comes first."""
        row[:] = 0
        self._public.write(view.public, row, 0, now)
        self._private.write(view.private, row, place := len(self._public.slots), now)
        place += len(self._private.slots)
        if self._news is None:
            return
        for at, news in list(heard)[: -self._window - 1 : -1]:
            self._news.write(news, row, place, now)
            place += len(self._news.slots) + 1
            row[place - 1] = _seconds(at, now)

    # By type

    def _part(self, name: str, hint: Any) -> Encoding:
        origin, inside = get_origin(hint), get_args(hint)
        last = name.rsplit(".", 1)[-1].split("[")[0]
        if origin in (Union, UnionType):
            return self._union(name, [one for one in inside if one is not NoneType], NoneType in inside)
        if origin is Literal:
            return _coded(name, inside)
        if origin is tuple:
            return self._list(name, last, inside)
        if hint is str:
            return _coded(name, self._universe.words)
        if hint is bool:
            return Encoding([Column(name, 0, 1)], _number)
        if hint is int:
            is_moment = last in MOMENTS
            return Encoding(
                [Column(name, -FAR_S, FAR_S) if is_moment else Column(name, -MOST, MOST)],
                _moment if is_moment else _number,
            )
        return self._struct(name, hint)

    def _struct(self, name: str, hint: type[Data]) -> Encoding:
        return self._shared(name, [hint])

    def _union(self, name: str, hints: list[Any], is_optional: bool) -> Encoding:
        if len(hints) == 1 and get_origin(hints[0]) is Literal:
            return self._part(name, hints[0])  # 0 says that there is none
        if len(hints) > 1 and all(isinstance(hint, type) and issubclass(hint, Data) for hint in hints):
            return self._shared(name, hints)
        assert len(hints) == 1 and is_optional, f"{name}: no row can hold {hints}"
        inner = self._part(name, hints[0])

        def write(value: Any, row: NumberRow, place: int, now: Moment) -> None:
            row[place] = 1
            inner.write(value, row, place + 1, now)

        return Encoding([Column(f"{name}?", 0, 1), *inner.slots], write)

    def _shared(self, name: str, hints: Sequence[type[Data]]) -> Encoding:
        """One of several structs: fields of the same name and type share their places."""
        names = tuple(hint.__name__ for hint in hints)
        slots = [Column(f"{name}.type", 0, len(hints), names)] if len(hints) > 1 else []
        known: dict[tuple[str, str], tuple[int, Write]] = {}
        writers: dict[str, tuple[int, list[tuple[str, int, Write]]]] = {}
        for number, hint in enumerate(hints, 1):
            fields: list[tuple[str, int, Write]] = []
            for field, of in get_type_hints(hint).items():
                if get_origin(of) is ClassVar:
                    continue
                if (place := known.get((field, str(of)))) is None:
                    is_taken = any(field == other for other, _ in known)
                    part = self._part(
                        f"{name}.{hint.__name__}.{field}" if is_taken else f"{name}.{field}", of
                    )
                    place = known[field, str(of)] = len(slots), part.write
                    slots += part.slots
                fields.append((field, *place))
            writers[hint.__name__] = number, fields
        is_one_of_several = len(hints) > 1

        def write(value: Any, row: NumberRow, place: int, now: Moment) -> None:
            number, fields = writers[type(value).__name__]
            if is_one_of_several:
                row[place] = number
            for field, offset, inner in fields:
                if (held := getattr(value, field)) is not None:
                    inner(held, row, place + offset, now)

        return Encoding(slots, write)

    def _list(self, name: str, last: str, inside: tuple[Any, ...]) -> Encoding:
        if inside[-1:] != (...,):
            parts = [self._part(f"{name}[{k}]", hint) for k, hint in enumerate(inside)]
            return _row(parts)
        most = self._universe.longest.get(last, self._seats)
        parts = [self._part(f"{name}[{k}]", inside[0]) for k in range(most)]
        items, may_be_cut = _row(parts), last in self._universe.cut

        def write(value: Any, row: NumberRow, place: int, now: Moment) -> None:
            row[place] = len(value)
            if len(value) > most:
                if not may_be_cut:
                    raise ValueError(f"{name} has {len(value)} items, and a row has places for {most}")
                value = value[-most:]
            items.write(value, row, place + 1, now)

        return Encoding([Column(f"{name}.length", 0, MOST), *items.slots], write)


def _row(parts: Sequence[Encoding]) -> Encoding:
    places: list[tuple[Write, int]] = []
    slots: list[Column] = []
    for part in parts:
        places.append((part.write, len(slots)))
        slots += part.slots

    def write(value: Iterable[Any], row: NumberRow, place: int, now: Moment) -> None:
        for held, (inner, offset) in zip(value, places, strict=False):
            if held is not None:
                inner(held, row, place + offset, now)

    return Encoding(slots, write)


def _coded(name: str, words: tuple[Any, ...]) -> Encoding:
    codes = {word: number for number, word in enumerate(words, 1)}
    other = len(words) + 1

    def write(value: Any, row: NumberRow, place: int, now: Moment) -> None:
        row[place] = codes.get(value, other)

    return Encoding([Column(name, 0, other, tuple(map(str, words)))], write)


def _number(value: Any, row: NumberRow, place: int, now: Moment) -> None:
    row[place] = value


def _moment(value: Any, row: NumberRow, place: int, now: Moment) -> None:
    row[place] = _seconds(value, now)


def _seconds(moment: Moment, now: Moment) -> float:
    return min(max((moment - now) / 1000, -FAR_S), FAR_S)
