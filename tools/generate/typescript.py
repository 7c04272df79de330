"""The page's types, from the server's structs: see `generated`.

The structs of a game stand in a namespace of its name; the wire's own stand at the top.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from sys import modules
from types import UnionType
from typing import Any, Literal, Union, get_origin

from msgspec import inspect

from ninefold.engine import Data, Prompt, TimeScale
from ninefold.games import SHELF
from ninefold.server.http_api import catalogue, replays
from ninefold.server.wire import from_client, from_server, message

HEAD = "// Made by `make generated` from the server's structs: do not edit.\n"


def render() -> str:
    wire = Names()
    by_http = [catalogue.Entry, replays.Replay, replays.GameFile]
    top = [from_client.FromClient, from_server.FromServer, Prompt, *by_http]
    unions = {
        "TimeScale": TimeScale,
        "Phrase": message.Phrase,
        "FromClient": from_client.FromClient,
        "FromServer": from_server.FromServer,
    }
    blocks = [HEAD, *wire.declared(top, unions)]
    for game in SHELF.values():
        inside = Names(wire)
        types = [game.options, game.action, game.public_view, game.private_view, game.heard]
        lines = inside.declared(types, {"Action": game.action, "News": game.heard})
        body = "".join(f"  {line}\n" if line else "\n" for line in "\n".join(lines).splitlines())
        blocks.append(f"export namespace {game.name} {{\n{body}}}")
    blocks.append(_games())
    return "\n".join(blocks) + "\n"


def _games() -> str:
    """What the page's contract is generic over: a game's name leads to its types."""
    lines = ["export interface Games {"]
    for game in SHELF.values():
        named = {"options": game.options, "public": game.public_view, "private": game.private_view}
        types = {key: _written(inspect.type_info(type)) for key, type in named.items()}
        types |= {"action": "Action", "news": "News"}
        inside = "; ".join(f"{key}: {game.name}.{type}" for key, type in types.items())
        lines.append(f"  {game.name}: {{ {inside} }};")
    return "\n".join([*lines, "}"])


class Names:
    """One namespace. A union has the name that the module of its struct, or of a base of it, knows it by."""

    def __init__(self, outer: "Names | None" = None) -> None:
        self._structs: set[type] = set(outer._structs) if outer else set()
        self._unions: dict[str, str] = dict(outer._unions) if outer else {}  # each by its name
        self._known = len(self._unions)

    def declared(self, types: Iterable[Any], unions: Mapping[str, Any]) -> list[str]:
        """Every struct that `types` are made of, these unions, and all others that have names."""
        structs = [*_structs(types, self._structs)]
        taken = {_plain(cls).__name__ for cls in self._structs} | {*unions}
        interfaces = [self._struct(struct, taken) for struct in structs]
        named = [*self._unions.items()][self._known :]
        forms = {name: _written(inspect.type_info(union)) for name, union in unions.items()}
        self._unions |= forms  # a namespace inside does not declare them again
        named += forms.items()
        return [*interfaces, *(f"export type {name} = {form};" for name, form in named)]

    def _struct(self, struct: inspect.StructType, taken: set[str]) -> str:
        cls = _plain(struct.cls)
        homes = [base.__module__ for base in reversed(cls.__mro__) if issubclass(base, Data)]
        aliases = {form: name for module in homes for form, name in _aliases(module).items()}
        known = {form: name for form, name in aliases.items() if name not in taken}

        def name(form: str) -> str:
            alias = known.get(form)
            return alias if alias and self._unions.setdefault(alias, form) == form else form

        lines = [f"export interface {cls.__name__} {{"]
        if struct.tag is not None:
            lines.append(f"  type: '{struct.tag}';")
        sparse = cls.__struct_config__.omit_defaults or issubclass(cls, message.Message)
        for field in struct.fields:
            mark = "?" if sparse and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {_written(field.type, name)};")
        return "\n".join([*lines, "}"])


@cache
def _aliases(module: str) -> Mapping[str, str]:
    """The unions that have a name in a module, by how they are written."""
    found: dict[str, str] = {}
    for name, value in vars(modules[module]).items():
        if get_origin(value) in (Literal, Union, UnionType, tuple) and not name.startswith("_"):
            form = _written(inspect.type_info(value))
            if " | " in form:
                found.setdefault(form, name)
    return found


def _plain(cls: Any) -> Any:
    """Without what a generic struct is made of here."""
    return get_origin(cls) or cls


def _structs(types: Iterable[Any], known: set[type]) -> Iterator[inspect.StructType]:
    """Every struct that these are made of, each once."""
    waiting: list[Any] = [inspect.type_info(type) for type in types]
    while waiting:
        info = waiting.pop(0)
        match info:
            case inspect.StructType(cls=cls, fields=fields):
                if cls not in known:
                    known.add(cls)
                    yield info
                    waiting += [field.type for field in fields]
            case inspect.UnionType(types=several):
                waiting += several
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                waiting.append(item)
            case inspect.TupleType(item_types=items):
                waiting += items
            case inspect.DictType(value_type=value):
                waiting.append(value)
            case inspect.Metadata(type=inner):
                waiting.append(inner)


def _written(info: Any, name: Callable[[str], str] = str) -> str:
    """`name`: what a union that is written so is called, or the same again."""
    match info:
        case inspect.StructType(cls=cls):
            return str(_plain(cls).__name__)
        case inspect.UnionType(types=several):
            members = [one for one in several if not isinstance(one, inspect.NoneType)]
            form = name(" | ".join(dict.fromkeys(map(_written, members))))
            return form if len(members) == len(several) else f"{form} | null"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = _written(item, name)
            return name(f"({inner})[]" if " | " in inner else f"{inner}[]")
        case inspect.TupleType(item_types=items):
            return name(f"[{', '.join(map(_written, items))}]")
        case inspect.DictType(value_type=value):
            return f"{{ [key: string]: {_written(value, name)} }}"  # we have a `Record` of our own
        case inspect.LiteralType(values=values):
            written = [f"'{value}'" if isinstance(value, str) else str(value) for value in values]
            return name(" | ".join(written))
        case inspect.Metadata(type=inner):
            return _written(inner, name)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
    raise TypeError(f"the page has no type for {info}")
