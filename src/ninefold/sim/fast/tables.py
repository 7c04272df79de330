"""Tables by type, written out: `TABLE[type(x)](x, …)` becomes a chain of direct calls with exact types.

`TABLE: dict[type[Phase], Callable[[State, Any], Event]] = {Racing: _race, …}`. A table that is asked in
another way, or that is put together of others, stays what it is.
"""

import ast
from collections.abc import Iterator

from ninefold.sim.fast.sources import Trees


def write_out(trees: Trees) -> None:
    for tree in trees.values():
        tables = dict(_tables(tree))
        calls = _Calls(tables)
        calls.visit(tree)
        for name, (subjects, otherwise) in calls.asked.items():
            tree.body += ast.parse("\n".join(_chain(name, tables[name], subjects, otherwise))).body


def _tables(tree: ast.Module) -> Iterator[tuple[str, ast.AnnAssign]]:
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Dict):
            continue
        if ast.unparse(node.annotation).startswith(("dict[type[", "dict[tuple[type[")) and all(
            node.value.keys
        ):
            assert isinstance(node.target, ast.Name)
            yield node.target.id, node


class _Calls(ast.NodeTransformer):
    def __init__(self, tables: dict[str, ast.AnnAssign]) -> None:
        self._tables = tables
        self.asked: dict[str, tuple[list[int], str | None]] = {}

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        found = self._table(node.func)
        if found is None:
            return node
        table, key, otherwise = found
        types = key.elts if isinstance(key, ast.Tuple) else [key]
        arguments = [ast.unparse(argument) for argument in node.args]
        subjects = [ast.unparse(one.args[0]) for one in types if isinstance(one, ast.Call)]
        self.asked[table] = [arguments.index(subject) for subject in subjects], otherwise
        return ast.Call(ast.Name(f"ask{table}", ast.Load()), node.args, [])

    def _table(self, asked: ast.expr) -> tuple[str, ast.expr, str | None] | None:
        match asked:
            case ast.Subscript(ast.Name(table), key) if table in self._tables:
                return table, key, None
            case ast.Call(ast.Attribute(ast.Name(table), "get"), [key, otherwise]) if table in self._tables:
                return table, key, ast.unparse(otherwise)
        return None


def _chain(name: str, table: ast.AnnAssign, subjects: list[int], otherwise: str | None) -> Iterator[str]:
    key, answers = table.annotation.slice.elts  # type: ignore[attr-defined]
    keys = key.slice.elts if ast.unparse(key).startswith("tuple") else [key]
    types, answer = [ast.unparse(one) for one in answers.slice.elts[0].elts], answers.slice.elts[1]
    for subject, kind in zip(subjects, keys, strict=True):
        types[subject] = ast.unparse(kind.slice)
    arguments = ", ".join(f"a{k}" for k in range(len(types)))
    parameters = ", ".join(f"a{k}: {kind}" for k, kind in enumerate(types))
    yield f"def ask{name}({parameters}) -> {ast.unparse(answer)}:"
    assert isinstance(table.value, ast.Dict)
    for of, do in zip(table.value.keys, table.value.values, strict=True):
        assert of is not None
        kinds = of.elts if isinstance(of, ast.Tuple) else [of]
        pairs = zip(subjects, kinds, strict=True)
        yield f"    if {' and '.join(f'isinstance(a{k}, {ast.unparse(kind)})' for k, kind in pairs)}:"
        yield f"        return {ast.unparse(do)}({arguments})"
    yield f"    return {otherwise}({arguments})" if otherwise else "    raise AssertionError"
