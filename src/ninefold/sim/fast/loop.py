"""The loop of play, bound to one game: `game.evolve(…)` becomes a direct call.

One module of all functions that take a game first: the engine's, the minds' and those of `sim.play`, without
that parameter.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy

from ninefold.sim.fast.sources import ROOT, Trees

PARTS = (f"{ROOT}.engine.game", f"{ROOT}.minds", f"{ROOT}.sim.play")
MADE = f"{ROOT}.sim.play"  # in place of the last


def bind(trees: Trees, game: str) -> None:
    package = f"{ROOT}.games.{game}"
    record = _record(trees[package])
    takers = {
        node.name: node
        for part in PARTS
        for node in trees[part].body
        if isinstance(node, ast.FunctionDef) and _takes_game(node)
    }
    rest = [node for node in trees[MADE].body if getattr(node, "name", None) not in takers]
    imports = [node for part in PARTS for node in trees[part].body if isinstance(node, ast.ImportFrom)]
    bound = _Bound(set(takers), record)
    made = [bound.visit(deepcopy(node)) for node in takers.values()]
    head = [
        *_without(imports, {*takers, "Action", "Event", "Options"}),
        *ast.parse(
            f"from {package} import GAME\n"
            f"from {package}.actions import Action\nfrom {package}.events import Event\n"
            f"from {package}.state import Options, State\n"
            f"from {ROOT}.minds import Deed\nfrom {ROOT}.engine.game import Illegal, WrongVersion\n"
        ).body,
        *_functions(trees[package], package, record, bound.used),
    ]
    trees[MADE].body = [*head, *(node for node in rest if not isinstance(node, ast.ImportFrom)), *made]


def _takes_game(node: ast.FunctionDef) -> bool:
    return bool(node.args.args) and node.args.args[0].arg == "game"


def _record(tree: ast.Module) -> dict[str, ast.expr]:
    """What the game's record is made of, by the names of its fields."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            return {word.arg: word.value for word in node.value.keywords if word.arg is not None}
    raise AssertionError("a game's package holds its record")


def _functions(
    tree: ast.Module, package: str, record: dict[str, ast.expr], used: set[str]
) -> Iterator[ast.stmt]:
    """Imports of the functions themselves."""
    for field in sorted(used):
        match record[field]:
            case ast.Attribute(ast.Name(module), name):
                yield ast.ImportFrom(f"{package}.{module}", [ast.alias(name, f"do_{field}")], 0)
            case ast.Name(name):
                home = next(
                    node.module
                    for node in tree.body
                    if isinstance(node, ast.ImportFrom) and any(alias.name == name for alias in node.names)
                )
                yield ast.ImportFrom(home, [ast.alias(name, f"do_{field}")], 0)


def _without(imports: list[ast.ImportFrom], names: set[str]) -> Iterator[ast.ImportFrom]:
    for node in imports:
        kept = [alias for alias in node.names if alias.name not in names]
        if kept:
            yield ast.ImportFrom(node.module, kept, 0)


FUNCTIONS = {
    "setup",
    "actors",
    "prompts",
    "decide",
    "due",
    "advance",
    "evolve",
    "public",
    "private",
    "news",
    "result",
}
TYPES = {"S": "State", "A": "Action", "E": "Event", "Opt": "Options"}


class _Bound(ast.NodeTransformer):
    def __init__(self, takers: set[str], record: dict[str, ast.expr]) -> None:
        self._takers, self._record = takers, record
        self.used: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.args.args = node.args.args[1:]
        for argument in node.args.args:
            if argument.arg == "state" or argument.arg == "options":
                argument.annotation = ast.Name("State" if argument.arg == "state" else "Options", ast.Load())
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Name) and node.func.id in self._takers:
            node.args = node.args[1:]
        self.generic_visit(node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.value, ast.Name) or node.value.id != "game":
            return node
        if node.attr in FUNCTIONS and node.attr in self._record:
            self.used.add(node.attr)
            return ast.Name(f"do_{node.attr}", ast.Load())
        return ast.Attribute(ast.Name("GAME", ast.Load()), node.attr, ast.Load())

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(TYPES.get(node.id, node.id), node.ctx)
