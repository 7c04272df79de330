"""Base classes of all that is stored or sent. Only the engine knows msgspec: its base can be swapped."""

from collections.abc import Callable
from typing import Any, Generic, Literal, TypeAlias, TypeVar, dataclass_transform

import msgspec
from msgspec.structs import replace as replace

Seat = int
Moment = int  # milliseconds of table time
AT_ONCE: Moment = 0  # as `due`: the table goes on at once
Draw = tuple[int, int]  # n, and what below(n) gave


# gc=False: a value never changes, so it cannot be part of a cycle, and the collector need not visit it.
@dataclass_transform(frozen_default=True)
class Data(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An immutable, serialisable value."""


@dataclass_transform(frozen_default=True)
class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that people write by hand, in a file: it has no tag, and an unknown field is an error."""


class Action(Data, forbid_unknown_fields=True):
    """What one seat wants to do: it may be refused."""


class Event(Data):
    """What happened: it is stored, it is never refused."""


# Facts from outside, which no rule refuses. A game hears of those that are among its events.


MISSED_FOR: Moment = 3_000  # how long a seat has been disconnected when its game hears of it


class Away(Event):
    """Nobody holds this seat's phone."""

    seat: Seat


class Back(Event):
    seat: Seat


class ByBot(Event):
    """From now on a bot plays this seat: its own chair, or in place of somebody who is away."""

    seat: Seat


class ByPerson(Event):
    """From now on a person plays this seat. A game starts with a person in every seat."""

    seat: Seat


class Talked(Event):
    """Somebody wrote something to everybody in the table's chat."""

    seat: Seat


# What the host may give to one seat: a longer look, a second try, a hint of the colour.
Handicap = Literal["look", "try", "colour"]
Handicaps: TypeAlias = tuple[tuple[Handicap, ...], ...]  # by seat; empty: nobody has one


class Glance(Data):
    """What everybody in a hall may be told of a game at one of its tables, made from its public view."""

    scores: tuple[int, ...] = ()  # by seat, so far; empty: the game counts none
    scene: str = ""  # what is going on, by the page's word for it
    seat: Seat | None = None  # whose move it is
    number: int = 0  # which cup


TimeScale = Literal["x1", "x1.5", "x2", "off"]  # multiplies every time limit, or switches them off


class Options(Data, forbid_unknown_fields=True, kw_only=True):
    """What the host chose before the game; each game adds its own."""

    time: TimeScale = "x1"

    def limit(self, usual: Moment, at: Moment) -> Moment | None:
        """When a time limit of usually `usual` ms ends if it begins at `at`; None: there is no limit."""
        match self.time:
            case "x1.5":
                return at + usual * 3 // 2
            case "x2":
                return at + usual * 2
            case "off":
                return None
        return at + usual


S = TypeVar("S", bound=Data)
E = TypeVar("E", bound=Event)


class Fact(Data, Generic[E]):
    """What a log tells of one event."""

    at: Moment
    event: E
    draws: tuple[Draw, ...] = ()  # the chance in it: stored for checking, never told as news


class Step(Data, Generic[S, E]):
    """One event as it happens, with the state after it. Its news are made for that state."""

    at: Moment
    event: E
    state: S
    draws: tuple[Draw, ...] = ()


class Record(Data, Generic[E]):
    """What a store keeps: numbered without gaps from 1."""

    number: int
    at: Moment
    event: E
    draws: tuple[Draw, ...] = ()


class Header(Data):
    """What a log starts with: enough to set the game up again."""

    game: str
    version: int  # of the rules: the same number always means the same rules and the same options
    seats: int
    options: Any


class View(Data):
    public: Data
    private: Data | None  # None: a spectator


def convert(plain: Any, type: Any) -> Any:
    """Turn what a TOML or JSON file holds into a struct. Raises ValueError if it does not fit."""
    return msgspec.convert(plain, type)


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def decode(stored: bytes | str, type: Any) -> Any:
    return msgspec.json.decode(stored, type=type)


def plain(value: Any) -> Any:
    """The dicts, lists, numbers and words that a value is sent as."""
    return msgspec.json.decode(msgspec.json.encode(value))
