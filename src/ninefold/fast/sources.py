"""Which modules a game is played by, as syntax trees: those that know the engine's data, and no others.

A module that does not (a box of plain numbers, a lexicon) is the same in both builds, and is not made twice.
What a name in a module stands for is asked of the imported module itself, not of the text: rules may be
written in any way that Python understands.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path
from typing import Any

import ninefold

ROOT = "ninefold"
HOME = Path(ninefold.__file__).parent
DATA = f"{ROOT}.engine.data"
PLAY = f"{ROOT}.sim.play"  # compiled like the rules; only its name is known here

Trees = dict[str, ast.Module]
QualifiedName = tuple[str, str]  # a module, and what it calls something


def file_of(module: str) -> Path:
    path = HOME.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def is_module(name: str) -> bool:
    return file_of(name).is_file()


def trees_of(game: str) -> Trees:
    """By the name of the module: all that the rules, the bots and the loop of this game import."""
    found: Trees = {}
    asked = [f"{ROOT}.games.{game}", f"{ROOT}.games.{game}.bot", PLAY]
    while asked:
        if (module := asked.pop()) not in found:
            found[module] = _parsed(module)
            asked += imported(found[module])
    know_data = {DATA}
    while more := {
        name for name in found.keys() - know_data if know_data.intersection(imported(found[name]))
    }:
        know_data |= more
    return {name: tree for name, tree in found.items() if name in know_data}


def _parsed(module: str) -> ast.Module:
    file = file_of(module)
    tree = ast.parse(file.read_text("utf-8"))
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            node.module, node.level = resolve_name("." * node.level + (node.module or ""), package), 0
    return tree


def imported(tree: ast.Module) -> Iterator[str]:
    """The project's modules that this one imports, by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and _is_ours(node.module):
            assert node.module is not None
            yield node.module
            yield from filter(is_module, (f"{node.module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if _is_ours(alias.name))


def _is_ours(module: str | None) -> bool:
    return (module or "").split(".")[0] == ROOT


def names_in(module: str, tree: ast.Module) -> Iterator[tuple[str, QualifiedName]]:
    """The values of the names at the top of a module."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((alias.asname or alias.name, (node.module, alias.name)) for alias in node.names)
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, (module, node.name)
        elif (name := assigned(node)) is not None:
            yield name, (module, name)


def assigned(node: ast.stmt) -> str | None:
    """The one name that this statement assigns."""
    match node:
        case ast.Assign([ast.Name(name)]):
            return name
        case ast.AnnAssign(ast.Name(name), value=ast.expr()):
            return name
    return None


def value_of(module: str, name: str) -> Any:
    """The value of this name in the imported module, or None."""
    return vars(import_module(module)).get(name)


class Homes:
    """Where each function and class of these modules can be imported from."""

    def __init__(self, trees: Trees) -> None:
        self._known = {
            id(value_of(module, name)): (module, name)
            for module, tree in trees.items()
            for name, (home, _) in names_in(module, tree)
            if home == module
        }

    def of(self, value: Any) -> QualifiedName | None:
        """By its own name, or by the name it was assigned to: another function may have made it."""
        module, name = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
        if isinstance(module, str) and isinstance(name, str) and value_of(module, name) is value:
            return module, name
        return self._known.get(id(value))


class Asking(ast.NodeTransformer):
    """Finds the value of an expression, unless it uses a local name of the function around it."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._bound: list[set[str]] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        given = {one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)}
        names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
        self._bound.append(given | {one.id for one in names if isinstance(one.ctx, ast.Store)})
        self.generic_visit(node)
        self._bound.pop()
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self._bound.append({one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)})
        self.generic_visit(node)
        self._bound.pop()
        return node

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.Name(name) if not any(name in names for names in self._bound):
                return value_of(self.module, name)
            case ast.Attribute(of, name):
                return getattr(self.value(of), name, None)
        return None


def renamed(trees: Trees, root: str) -> Trees:
    """The same modules in a package of another name; what is not among them is imported from where it is."""
    for tree in trees.values():
        imports: dict[str, set[tuple[str, str | None]]] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    home = _home(node.module, alias.name, trees, root)
                    imports.setdefault(home, set()).add((alias.name, alias.asname))
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
        _rename_others(tree, trees, root)
        tree.body[:0] = _merged(imports)
    return {name.replace(ROOT, root, 1): tree for name, tree in trees.items()}


def _rename_others(tree: ast.Module, trees: Trees, root: str) -> None:
    """Imports inside functions, and those of whole modules."""

    class Others(ast.NodeTransformer):
        def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.ImportFrom]:
            assert node.module is not None
            homes = [(_home(node.module, alias.name, trees, root), alias) for alias in node.names]
            return [ast.ImportFrom(home, [alias], 0) for home, alias in homes]

        def visit_Import(self, node: ast.Import) -> ast.Import:
            for alias in node.names:
                if alias.name in trees:
                    assert alias.asname, f"`import {alias.name}` needs a name of its own: `as …`"
                    alias.name = alias.name.replace(ROOT, root, 1)
            return node

    Others().visit(tree)


def _home(module: str, name: str, trees: Trees, root: str) -> str:
    inner = f"{module}.{name}"
    is_made = inner in trees if _is_ours(module) and is_module(inner) else module in trees
    return module.replace(ROOT, root, 1) if is_made else module


def _merged(imports: dict[str, set[tuple[str, str | None]]]) -> Iterator[ast.ImportFrom]:
    """Imports one module only once: import statements are compiled, too, and take time."""
    for module, names in imports.items():
        aliases = [ast.alias(name, called) for name, called in sorted(names, key=str)]
        yield ast.ImportFrom(module, aliases, 0)
