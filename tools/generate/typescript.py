"""The page's types, from the server's structs: see `generated`.

The structs of a game stand in a namespace of its name; the wire's own stand at the top.
"""

from collections.abc import Iterable, Iterator
from typing import Any, get_origin

from msgspec import inspect

from ninefold.engine import Prompt
from ninefold.games import SHELF
from ninefold.server.http_api import catalogue, replays
from ninefold.server.wire import from_client, from_server

HEAD = "// Made by `make generated` from the server's structs: do not edit.\n"


def render() -> str:
    wire = Names()
    top = [from_client.FromClient, from_server.FromServer, Prompt, catalogue.Entry, replays.Replay]
    blocks = [
        HEAD,
        *wire.declared(top),
        wire.union("Phrase", from_client.Phrase),
        wire.union("FromClient", from_client.FromClient),
        wire.union("FromServer", from_server.FromServer),
    ]
    for game in SHELF.values():
        inside = Names(known=set(wire.known))
        types = [game.options, game.action, game.public_view, game.private_view, game.heard]
        lines = [
            *inside.declared(types),
            inside.union("Action", game.action),
            inside.union("News", game.heard),
        ]
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
    def __init__(self, known: set[type] | None = None) -> None:
        self.known = known or set()

    def declared(self, types: Iterable[Any]) -> Iterator[str]:
        for struct in _structs(types, self.known):
            yield self._struct(struct)

    def union(self, name: str, type: Any) -> str:
        return f"export type {name} = {_written(inspect.type_info(type))};"

    def _struct(self, struct: inspect.StructType) -> str:
        cls = _plain(struct.cls)
        lines = [f"export interface {cls.__name__} {{"]
        if struct.tag is not None:
            lines.append(f"  type: '{struct.tag}';")
        sparse = cls.__struct_config__.omit_defaults or issubclass(cls, from_client.Message)
        for field in struct.fields:
            mark = "?" if sparse and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
        return "\n".join([*lines, "}"])


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


def _written(info: Any) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return str(_plain(cls).__name__)
        case inspect.UnionType(types=several):
            return " | ".join(dict.fromkeys(map(_written, several)))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = _written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(_written, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_written(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case inspect.Metadata(type=inner):
            return _written(inner)
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
