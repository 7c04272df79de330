"""The words with which scenarios of a game are written: all its options, actions, events and views."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from ninefold.engine import AnyGame, Data

PLAIN = {int: "number", str: "word", bool: "true or false", NoneType: '"none"'}


def vocabulary(game: AnyGame) -> str:
    """One line for each kind of thing, by where it may stand in a scenario's file."""
    parts = {
        "options": game.options,
        "action": game.action,
        "given, begins, then": game.event,
        "view: public": game.public_view,
        "view: private": game.private_view,
        "news": game.heard,
    }
    lines = [f"{game.name}: {game.seats[0]} to {game.seats[-1]} seats"]
    for title, hint in parts.items():
        lines += ["", title, *(f"  {line}" for line in _kinds(hint, set()))]
    return "\n".join(lines)


def _kinds(hint: Any, told: set[Any]) -> Iterator[str]:
    """Each kind with its fields, then the kinds that its fields are of."""
    kinds = [kind for kind in _inside(hint) if kind not in told]
    told.update(kinds)
    for kind in kinds:
        hints = {k: of for k, of in get_type_hints(kind).items() if get_origin(of) is not ClassVar}
        fields = "".join(f", {name} = {_said(of)}" for name, of in hints.items())
        yield f'{{ type = "{kind.__name__}"{fields} }}'
    for kind in kinds:
        for inner in get_type_hints(kind).values():
            yield from _kinds(inner, told)


def _inside(hint: Any) -> list[Any]:
    if isinstance(hint, type) and issubclass(hint, Data):
        return [hint]
    return list(dict.fromkeys(kind for one in get_args(hint) for kind in _inside(one)))


def _said(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return " or ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(map(_said, get_args(hint)))
    if get_origin(hint) is tuple:
        first, *rest = get_args(hint)
        return f"[{_said(first)}, …]" if rest == [...] else f"[{', '.join(map(_said, (first, *rest)))}]"
    if hint in PLAIN:
        return PLAIN[hint]
    return f"{{ {getattr(hint, '__name__', hint)} }}"
