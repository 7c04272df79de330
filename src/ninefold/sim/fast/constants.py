"""Numbers and words that never change, written where they are used: to look up a name would cost more.

`from ninefold.games.fix.pace import TUMBLE` becomes `TUMBLE: Final = 350`.
"""

import ast
from functools import cache

from ninefold.sim.fast.sources import ROOT, Trees, file_of, is_module


def write_out(trees: Trees) -> None:
    for tree in trees.values():
        body: list[ast.stmt] = []
        for node in tree.body:
            if (
                isinstance(node, ast.ImportFrom)
                and node.module is not None
                and node.module.startswith(f"{ROOT}.")
            ):
                known = _constants(node.module)
                body += [
                    _final(alias.asname or alias.name, known[alias.name])
                    for alias in node.names
                    if alias.name in known
                ]
                node.names = [alias for alias in node.names if alias.name not in known]
                body += [node] if node.names else []
            elif (constant := _constant(node)) is not None:
                body.append(_final(*constant))
            else:
                body.append(node)
        tree.body = body


def _final(name: str, value: int | str) -> ast.stmt:
    return ast.parse(f"{name}: Final = {value!r}").body[0]


@cache
def _constants(module: str) -> dict[str, int | str]:
    if not is_module(module):
        return {}
    tree = ast.parse(file_of(module).read_text("utf-8"))
    return dict(filter(None, map(_constant, tree.body)))


def _constant(node: ast.stmt) -> tuple[str, int | str] | None:
    match node:
        case ast.Assign([ast.Name(name)], ast.Constant(int() | str() as value)):
            return name, value
        case ast.AnnAssign(ast.Name(name), value=ast.Constant(int() | str() as value)):
            return name, value
    return None
