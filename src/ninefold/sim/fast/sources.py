"""Which modules a game is played by, as syntax trees: those that know the engine's data, and no others.

A module that does not (a box of plain numbers, a lexicon) is the same in both builds, and is not made twice.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import ninefold

ROOT = "ninefold"
HOME = Path(ninefold.__file__).parent
DATA = f"{ROOT}.engine.data"

Trees = dict[str, ast.Module]


def file_of(module: str) -> Path:
    path = HOME.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def is_module(name: str) -> bool:
    return file_of(name).is_file()


def trees_of(game: str) -> Trees:
    """By the name of the module: all that the rules, the bots and the loop of this game import."""
    found: Trees = {}
    asked = [f"{ROOT}.games.{game}", f"{ROOT}.games.{game}.bot", f"{ROOT}.sim.play"]
    while asked:
        if (module := asked.pop()) not in found:
            found[module] = ast.parse(file_of(module).read_text("utf-8"))
            asked += imported(found[module])
    know_data = {DATA}
    while more := {
        name for name in found.keys() - know_data if know_data.intersection(imported(found[name]))
    }:
        know_data |= more
    return {name: tree for name, tree in found.items() if name in know_data}


def imported(tree: ast.Module) -> Iterator[str]:
    """The project's modules that this one imports, by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == ROOT:
            assert node.module is not None
            yield node.module
            yield from filter(is_module, (f"{node.module}.{alias.name}" for alias in node.names))


def renamed(trees: Trees, root: str) -> Trees:
    """The same modules in a package of another name; what is not among them is imported from where it is."""
    for tree in trees.values():
        imports: dict[str, set[tuple[str, str | None]]] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    home = _home(node.module, alias.name, trees, root)
                    imports.setdefault(home, set()).add((alias.name, alias.asname))
        rest = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
        tree.body = [*_merged(imports), *rest]
    return {name.replace(ROOT, root, 1): tree for name, tree in trees.items()}


def _home(module: str, name: str, trees: Trees, root: str) -> str:
    inner = f"{module}.{name}"
    is_made = inner in trees if module.split(".")[0] == ROOT and is_module(inner) else module in trees
    return module.replace(ROOT, root, 1) if is_made else module


def _merged(imports: dict[str, set[tuple[str, str | None]]]) -> Iterator[ast.ImportFrom]:
    """One of each module: a module's own code is compiled, too, and the longer the more of them there are."""
    for module, names in imports.items():
        aliases = [ast.alias(name, called) for name, called in sorted(names, key=str)]
        yield ast.ImportFrom(module, aliases, 0)
