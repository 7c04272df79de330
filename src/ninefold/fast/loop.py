"""The loop of play, bound to one game: `game.evolve(…)` becomes a direct call.

One module of all functions that take a game first: the engine's, the minds' and those of `sim.play`, without
that parameter.
"""

import ast
import inspect
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from typing import Any, get_args, get_origin

from ninefold.engine import AnyGame, Game
from ninefold.fast.sources import PLAY, ROOT, Homes, Trees, assigned, names_in, value_of

PARTS = (f"{ROOT}.engine.game", f"{ROOT}.minds", PLAY)  # it replaces the last one
TYPES = ("State", "Action", "Event", "Options")  # what a game is generic in


def bind(trees: Trees, game: str) -> None:
    package = f"{ROOT}.games.{game}"
    takers = [
        (part, node)
        for part in PARTS
        for node in trees[part].body
        if isinstance(node, ast.FunctionDef) and _takes_game(value_of(part, node.name))
    ]
    called = {node.name for _, node in takers}
    assert len(called) == len(takers), "two functions of the loop have one name"
    record = value_of(package, "GAME")
    functions = _functions_of(record, Homes(trees))
    bound = [_Bound(value_of(part, node.name), called, set(functions)) for part, node in takers]
    made = [one.visit(deepcopy(node)) for one, (_, node) in zip(bound, takers, strict=True)]
    imports = [node for node in trees[PLAY].body if isinstance(node, ast.ImportFrom)]
    rest = [node for node in trees[PLAY].body if getattr(node, "name", None) not in called]
    trees[PLAY].body = [
        *_without(imports, called),
        *_known(trees, made, called),
        *_its_types(trees[package], package),
        *(functions[field] for field in sorted({field for one in bound for field in one.used})),
        *ast.parse(f"from {package} import GAME").body,
        *(node for node in rest if node not in imports),
        *made,
    ]


def _takes_game(function: Any) -> bool:
    return inspect.isfunction(function) and _game_of(function) is not None


def _game_of(function: Any) -> inspect.Parameter | None:
    """The first parameter, if it is a game."""
    first = next(iter(inspect.signature(function).parameters.values()), None)
    return first if first is not None and get_origin(first.annotation) is Game else None


def _known(trees: Trees, made: list[ast.FunctionDef], called: set[str]) -> Iterator[ast.stmt]:
    """Where the names come from that functions of other modules use."""
    asked = {one.id for node in made for one in ast.walk(node) if isinstance(one, ast.Name)}
    here = dict(names_in(PLAY, trees[PLAY]))
    for part in PARTS:
        for name, (module, its) in names_in(part, trees[part]):
            if part != PLAY and name in asked - here.keys() - called:
                yield ast.ImportFrom(module, [ast.alias(its, None if its == name else name)], 0)


def _without(imports: list[ast.ImportFrom], names: set[str]) -> Iterator[ast.ImportFrom]:
    for node in imports:
        kept = [alias for alias in node.names if (alias.asname or alias.name) not in names]
        if kept:
            yield ast.ImportFrom(node.module, kept, 0)


def _its_types(tree: ast.Module, package: str) -> Iterator[ast.stmt]:
    """`GAME: Game[State, Action, Event, Options]` says which those are; if it does not, they are any."""
    names = dict(names_in(package, tree))
    written = next((node for node in tree.body if assigned(node) == "GAME"), None)
    types: list[ast.expr] = []
    match written:
        case ast.AnnAssign(annotation=ast.Subscript(slice=ast.Tuple(types))):
            pass
    for called, kind in zip(TYPES, types or [ast.Name("Any")] * len(TYPES), strict=True):
        if isinstance(kind, ast.Name) and kind.id in names:
            module, its = names[kind.id]
            yield ast.ImportFrom(module, [ast.alias(its, f"Its{called}")], 0)
        else:
            yield from ast.parse(f"from typing import Any as Its{called}").body


def _functions_of(record: AnyGame, homes: Homes) -> dict[str, ast.stmt]:
    """For each field of the record that can be imported by a name: its import."""
    found = {one.name: homes.of(getattr(record, one.name)) for one in fields(record)}
    return {
        name: ast.ImportFrom(home[0], [ast.alias(home[1], f"do_{name}")], 0)
        for name, home in found.items()
        if home is not None and not isinstance(getattr(record, name), type)
    }


class _Bound(ast.NodeTransformer):
    """Without the game: its functions by name, its types in place of type variables."""

    def __init__(self, function: Any, called: set[str], functions: set[str]) -> None:
        parameter = _game_of(function)
        assert parameter is not None
        self._game, self._called, self._functions = parameter.name, called, functions
        variables = [getattr(kind, "__name__", "") for kind in get_args(parameter.annotation)]
        self._types = dict(zip(variables, (f"Its{kind}" for kind in TYPES), strict=True))
        self._types.pop("Any", None)
        self.used: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.args.args = [one for one in node.args.args if one.arg != self._game]
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Name) and node.func.id in self._called:
            node.args = [one for one in node.args if not self._is_game(one)]
            node.keywords = [word for word in node.keywords if not self._is_game(word.value)]
        self.generic_visit(node)
        return node

    def _is_game(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id == self._game

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        of_game = self._is_game(node.value)
        self.generic_visit(node)
        if of_game and node.attr in self._functions:
            self.used.add(node.attr)
            return ast.Name(f"do_{node.attr}", ast.Load())
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if node.id == self._game:
            return ast.Name("GAME", node.ctx)
        return ast.Name(self._types.get(node.id, node.id), node.ctx)
