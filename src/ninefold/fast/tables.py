"""Tables by type, written out: `TABLE[type(x)](…, x, …)` becomes a chain of direct calls with exact types.

Any dict at the top of a module whose keys are types and whose values are functions is such a table. One that
is asked in another way stays what it is, and works all the same.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ninefold.engine import Handlers
from ninefold.fast.sources import Asking, Homes, Trees, assigned, value_of


@dataclass
class DispatchTable:
    name: str
    rows: dict[type, Callable[..., Any]]
    node: ast.stmt
    asked: int | None = None  # the parameter whose type selects the function


def write_out(trees: Trees) -> None:
    homes = Homes(trees)
    for module, tree in trees.items():
        tables = dict(_tables(module, tree, homes))
        _Calls(module, tables).visit(tree)
        asked = [table for table in tables.values() if table.asked is not None]
        for table in asked:
            tree.body += _chain(module, table, homes)
        names = [one for one in ast.walk(tree) if isinstance(one, ast.Name)]
        left = {one.id for one in names if isinstance(one.ctx, ast.Load)}
        for table in asked:
            if table.name not in left:
                tree.body.remove(table.node)


def _tables(module: str, tree: ast.Module, homes: Homes) -> Iterator[tuple[str, DispatchTable]]:
    for node in tree.body:
        if (name := assigned(node)) is None or not isinstance(rows := value_of(module, name), dict):
            continue
        if not all(isinstance(kind, type) for kind in rows) or not all(map(callable, rows.values())):
            continue
        # `isinstance` in a chain would accept subclasses; the table takes exactly that type.
        apart = not any(issubclass(one, other) for one in rows for other in rows if one is not other)
        if rows and apart and all(map(homes.of, (*rows, *rows.values()))):
            yield name, DispatchTable(name, rows, node)


class _Calls(Asking):
    def __init__(self, module: str, tables: dict[str, DispatchTable]) -> None:
        super().__init__(module)
        self._tables = tables

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Subscript(table, ast.Call(ast.Name("type"), [subject])), given, []):
                return self._direct(table, subject, given) or node
        return node

    def _direct(self, table: ast.expr, subject: ast.expr, given: list[ast.expr]) -> ast.expr | None:
        arguments = [ast.dump(argument) for argument in given]
        known = self._tables.get(table.id) if isinstance(table, ast.Name) else None
        if known is None or self.value(table) is not known.rows or ast.dump(subject) not in arguments:
            return None
        asked = arguments.index(ast.dump(subject))
        if known.asked not in (None, asked):
            return None
        known.asked = asked
        return ast.Call(ast.Name(f"ask{known.name}", ast.Load()), given, [])


def _chain(module: str, table: DispatchTable, homes: Homes) -> list[ast.stmt]:
    """Imports a handler from its module, by a name that nothing else has."""
    imports: dict[str, tuple[str, str]] = {}

    def named(one: Any) -> str:
        home, name = homes.of(one) or ("", "")
        if value_of(module, name) is one:
            return name
        imports[called := f"{home.replace('.', '_')}_{name}"] = home, name
        return called

    types, answer = _types(module, table)
    arguments = ", ".join(f"a{k}" for k in range(len(types)))
    parameters = ", ".join(f"a{k}: {kind}" for k, kind in enumerate(types))
    lines = [f"def ask{table.name}({parameters}) -> {answer}:"]
    by_handler: dict[Callable[..., Any], list[type]] = {}
    for kind, do in table.rows.items():
        by_handler.setdefault(do, []).append(kind)
    # What many types share is mostly a default: it comes last.
    for do, kinds in sorted(by_handler.items(), key=lambda row: len(row[1])):
        types_of = ", ".join(map(named, kinds))
        lines.append(f"    if isinstance(a{table.asked}, ({types_of},)):")
        lines.append(f"        return {named(do)}({arguments})")
    lines.append(f"    raise KeyError(type(a{table.asked}))")
    head = [ast.ImportFrom(home, [ast.alias(name, called)], 0) for called, (home, name) in imports.items()]
    return [*head, *ast.parse("\n".join(lines)).body]


def _types(module: str, table: DispatchTable) -> tuple[list[str], str]:
    """The types of the parameters and of the answer, from the table's annotation; Any without one."""
    match table.node:
        case ast.AnnAssign(
            annotation=ast.Subscript(ast.Name(kind), ast.Tuple([state, _, ast.List(rest), answer]))
        ) if value_of(module, kind) is Handlers:
            return [ast.unparse(state), "object", *map(ast.unparse, rest)], ast.unparse(answer)
    return ["Any"] * next(iter(table.rows.values())).__code__.co_argcount, "Any"
