"""Numbers and words that never change, written where they are used: to look up a name would cost more.

`from ninefold.games.fix.pace import TUMBLE` becomes `TUMBLE: Final = 350`.
"""

import ast

from ninefold.fast.sources import ROOT, Trees, assigned, value_of

Constant = int | str


def write_out(trees: Trees) -> None:
    for module, tree in trees.items():
        body: list[ast.stmt] = []
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{ROOT}."):
                body += _constants_of(node)
                body += [node] if node.names else []
            elif (name := assigned(node)) and (constant := _constant(module, name)) is not None:
                body.append(_final(name, constant))
            else:
                body.append(node)
        tree.body = body


def _constants_of(node: ast.ImportFrom) -> list[ast.stmt]:
    """The constants that this module imports. Their imports are removed."""
    assert node.module is not None
    known = {alias.name: _constant(node.module, alias.name) for alias in node.names}
    found = [(alias.asname or alias.name, known[alias.name]) for alias in node.names]
    node.names = [alias for alias in node.names if known[alias.name] is None]
    return [_final(name, value) for name, value in found if value is not None]


def _constant(module: str, name: str) -> Constant | None:
    value = value_of(module, name)
    return value if type(value) in (int, str, bool) and not name.startswith("__") else None


def _final(name: str, value: Constant) -> ast.stmt:
    return ast.parse(f"{name}: Final = {value!r}").body[0]
