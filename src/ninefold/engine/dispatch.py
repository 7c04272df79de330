"""Handlers by type: what is done with a value depends on which of a union's types it has.

    _EVOLVE: Handlers[State, Event, [Moment], State] = on(Dealt, _dealt) | on(Rolled, _rolled)

    def evolve(state: State, event: Event, at: Moment) -> State:
        return _EVOLVE[type(event)](state, event, at)

mypy refuses a handler that does not take its own type, and a table without one for each type of the union.
At run time such a table is a plain dict, because a dict lookup is fastest: `match` and `isinstance` cost
several times as much.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, get_args

S = TypeVar("S", contravariant=True)
K = TypeVar("K", contravariant=True)
P = ParamSpec("P")
R = TypeVar("R", covariant=True)
State = TypeVar("State")
Kind = TypeVar("Kind")
More = TypeVar("More")
Answer = TypeVar("Answer")
Other = TypeVar("Other")
HandlerTable = dict[type, Callable[..., Any]]

if TYPE_CHECKING:

    class Handlers(Generic[S, K, P, R]):
        """For each type of the union K, a function of a state, a value of that type, and P."""

        def __getitem__(self, kind: type[K]) -> Callable[Concatenate[S, K, P], R]: ...

        def __or__(
            self: "Handlers[State, Kind, P, Answer]", other: "Handlers[State, More, P, Other]"
        ) -> "Handlers[State, Kind | More, P, Answer | Other]": ...

else:

    class Handlers(dict, Generic[S, K, P, R]):
        def __or__(self, other: HandlerTable) -> HandlerTable:
            return _joined(self, other)

        def __ror__(self, other: HandlerTable) -> HandlerTable:
            return _joined(other, self)


def _joined(one: HandlerTable, other: HandlerTable) -> HandlerTable:
    if twice := one.keys() & other.keys():
        raise TypeError(f"two handlers: {', '.join(sorted(kind.__name__ for kind in twice))}")
    return {**one, **other}


def on(kind: type[Kind], do: Callable[Concatenate[State, Kind, P], R]) -> Handlers[State, Kind, P, R]:
    made: Handlers[State, Kind, P, R] = _table({kind: do})
    return made


def on_each(union: Any, do: Callable[Concatenate[State, Kind, P], R]) -> Handlers[State, Kind, P, R]:
    """One handler for all types of a union, which mypy takes to be all that it can handle."""
    made: Handlers[State, Kind, P, R] = _table(dict.fromkeys(get_args(union) or (union,), do))
    return made


_table: Any = Handlers
