"""docs/shapes.md, from the server's structs: see `generated`. Written as TypeScript, which most can read."""

from collections.abc import Iterator
from typing import Any

from ninefold.engine import Prompt
from ninefold.games import SHELF
from ninefold.server.http_api import catalogue, replays
from ninefold.server.wire import from_client, from_server
from tools.generate.typescript import Names

HEAD = """# The shapes of what is sent

Made by `make generated` from the server's structs: do not edit. What it means is in
[protocol.md](protocol.md), and for each game
in its rulebook under [games](games). A field with `?` may be left out.
"""
FROM_SERVER = [from_server.FromServer, from_server.GameView, Prompt]
BY_HTTP = [catalogue.Entry, replays.Replay, replays.GameFile]


def render() -> str:
    wire = Names()
    parts = [HEAD]
    parts += _section("From a client", wire.declared([from_client.FromClient]))
    parts += _section("From the server", wire.declared(FROM_SERVER))
    parts += _section("By HTTP", wire.declared(BY_HTTP))
    for game in SHELF.values():
        inside = Names(known=set(wire.known))
        parts += _section(f"`{game.name}`: options", inside.declared([game.options]))
        parts += _section(f"`{game.name}`: actions", inside.declared([game.action]))
        views: list[Any] = [game.public_view, game.private_view]
        parts += _section(f"`{game.name}`: what is seen, by all and by a seat", inside.declared(views))
        parts += _section(f"`{game.name}`: news", inside.declared([game.heard]))
    return "\n".join(parts)


def _section(title: str, declared: Iterator[str]) -> list[str]:
    shapes = [shape.removeprefix("export ") for shape in declared]
    return [f"## {title}\n", "```ts", *shapes, "```\n"] if shapes else []
