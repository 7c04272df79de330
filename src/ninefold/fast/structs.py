"""Structs written out as plain classes, which mypyc makes native.

    class Foo(Data):            __init__, __eq__, __hash__, __match_args__ and __struct_fields__ spelled out
        a: int
        b: str = "x"
    replace(foo, a=1)           foo.with_a(1), a method of each struct that has this field

Dataclasses, which mypyc makes slowly, are written out likewise. Which fields a class has, and how they are
given, is asked of the class itself; the text says only what their types and defaults are called.
"""

import ast
import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic

from ninefold.engine import Data, Form
from ninefold.engine import replace as replaced_by
from ninefold.fast.sources import DATA, Asking, QualifiedName, Trees, names_in, value_of

Keys = tuple[str, ...]
Nodes = dict[type, tuple[str, ast.ClassDef]]
KnownNames = dict[str, dict[str, QualifiedName]]


@dataclass
class Struct:
    """A class whose fields are declared in generated modules."""

    kind: type
    node: ast.ClassDef
    module: str
    names: list[str] = field(default_factory=list)  # of the parameters, in their order
    positional: list[str] = field(default_factory=list)
    types: dict[str, str] = field(default_factory=dict)
    defaults: dict[str, ast.expr] = field(default_factory=dict)
    factories: dict[str, ast.expr] = field(default_factory=dict)  # factories: a new default for each
    imports: list[ast.stmt] = field(default_factory=list)  # for the defaults of inherited fields
    unset: list[str] = field(default_factory=list)  # no parameter: made by __post_init__

    @property
    def is_data(self) -> bool:
        return issubclass(self.kind, Data | Form)

    @property
    def is_compared(self) -> bool:
        return self.is_data or self.kind.__dataclass_params__.eq  # type: ignore[attr-defined]

    @property
    def is_hashed(self) -> bool:
        return self.is_data or self.kind.__hash__ is not None


def write_out(trees: Trees) -> None:
    names = {module: dict(names_in(module, tree)) for module, tree in trees.items()}
    nodes = {
        kind: (module, node)
        for module, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and _is_struct(kind := value_of(module, node.name))
    }
    replaced = {keys for module, tree in trees.items() for keys in _replace_by_methods(module, tree)}
    bases = {base for kind in nodes for base in kind.__mro__[1:]}
    for struct in [_read(kind, nodes, names) for kind in nodes]:
        trees[struct.module].body[1:1] = struct.imports
        _write(struct, replaced, is_base=struct.kind in bases)
    for tree in trees.values():
        start = 1 if isinstance(tree.body[0], ast.Expr) else 0
        tree.body[start:start] = ast.parse(HEAD).body
    _write_base(trees[DATA])


def _is_struct(kind: Any) -> bool:
    if not isinstance(kind, type) or kind in (Data, Form):
        return False
    return issubclass(kind, Data | Form) or dataclasses.is_dataclass(kind)


def _read(kind: type, nodes: Nodes, names: KnownNames) -> Struct:
    module, node = nodes[kind]
    struct = Struct(kind, node, module)
    if issubclass(kind, Data | Form):
        struct.names, struct.positional = list(kind.__struct_fields__), list(kind.__match_args__)
    else:
        told = dataclasses.fields(kind)  # type: ignore[arg-type]
        by_name = [one.name for one in told if one.init and one.kw_only]
        struct.positional = [one.name for one in told if one.init and not one.kw_only]
        struct.names = struct.positional + by_name
        struct.unset = [one.name for one in told if not one.init]
    for name in (*struct.names, *struct.unset):
        home, line = _line_of(name, kind, nodes)
        struct.types[name] = ast.unparse(line.annotation) if home == module else "Any"
        for said, default in _defaults(home, line.value):
            known = default if home == module else _as_known_in(struct, home, default, names)
            (struct.factories if said == "default_factory" else struct.defaults)[name] = known
    return struct


def _line_of(name: str, kind: type, nodes: Nodes) -> tuple[str, ast.AnnAssign]:
    """The module that declares a field: that of the class, or of a base."""
    for base in kind.__mro__:
        module, node = nodes.get(base, ("", None))
        for line in node.body if node is not None else ():
            match line:
                case ast.AnnAssign(ast.Name(its)) if its == name:
                    return module, line
    raise AssertionError(f"{kind.__name__}.{name} is declared nowhere")


def _defaults(home: str, written: ast.expr | None) -> Iterator[tuple[str, ast.expr]]:
    """`x`, `field(default=x)` or `field(default_factory=f)`: at most one."""
    match written:
        case None:
            return
        case ast.Call(ast.Name(name), [], words) if value_of(home, name) is field:
            yield from (
                (word.arg, word.value) for word in words if word.arg in ("default", "default_factory")
            )
        case _:
            yield "default", written


def _as_known_in(struct: Struct, home: str, default: ast.expr, names: KnownNames) -> ast.expr:
    """The default of an inherited field, with names that the class's own module can import: the default uses
    names of the base's module."""
    default = ast.parse(ast.unparse(default), mode="eval").body
    for node in ast.walk(default):
        if isinstance(node, ast.Name) and node.id in names[home]:
            struct.imports.append(ast.ImportFrom(home, [ast.alias(node.id, f"base{node.id}")], 0))
            node.id = f"base{node.id}"
    return default


def _replace_by_methods(module: str, tree: ast.Module) -> set[Keys]:
    replaced: set[Keys] = set()

    class Methods(Asking):
        def visit_Call(self, node: ast.Call) -> ast.expr:
            self.generic_visit(node)
            words = {word.arg: word.value for word in node.keywords if word.arg is not None}
            if self.value(node.func) is not replaced_by or len(words) < len(node.keywords):
                return node
            keys = tuple(sorted(words))
            replaced.add(keys)
            method = ast.Attribute(node.args[0], _method(keys), ast.Load())
            return ast.Call(method, [words[key] for key in keys], [])

    Methods(module).visit(tree)
    return replaced


def _method(keys: Keys) -> str:
    return "with_" + "_and_".join(keys)


def _write(struct: Struct, replaced: set[Keys], is_base: bool) -> None:
    node, told = struct.node, {*struct.names, *struct.unset}
    kept = [item for item in node.body if not isinstance(item, ast.Pass) and not _is_field(item, told)]
    new = ast.parse("class X:\n" + "\n".join(_lines(struct, replaced))).body[0]
    assert isinstance(new, ast.ClassDef)
    node.body = kept + new.body
    node.keywords = []
    node.decorator_list = [] if is_base else [ast.Name("final", ast.Load())]
    if struct.is_data and Generic not in struct.kind.__bases__:
        node.decorator_list.append(ast.parse(ACYCLIC, mode="eval").body)


def _is_field(item: ast.stmt, names: set[str]) -> bool:
    return isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.target.id in names


def _lines(struct: Struct, replaced: set[Keys]) -> Iterator[str]:
    called, names = struct.node.name, struct.names
    yield f"    __match_args__: Final = {_tuple(map(repr, struct.positional))}"
    yield f"    __struct_fields__: ClassVar[tuple[str, ...]] = {_tuple(map(repr, names))}"
    if names:
        yield f"    def __init__({', '.join(_heads(struct))}) -> None:"
        for name in names:
            made = struct.factories.get(name)
            yield f"        self.{name} = {name}" if made is None else _made(struct, name, made)
        yield from (f"        self.{name}: {struct.types[name]}" for name in struct.unset)
        if hasattr(struct.kind, "__post_init__"):
            yield "        self.__post_init__()"
    mine, others = (_tuple(f"{one}.{name}" for name in names) for one in ("self", "other"))
    if struct.is_compared:
        yield "    def __eq__(self, other: object) -> bool:"
        yield f"        return isinstance(other, {called}) and {mine} == {others}"
    if struct.is_hashed:
        yield "    def __hash__(self) -> int:"
        yield f"        return hash({mine})"
    for keys in sorted(replaced) if struct.is_data else ():
        if set(keys) <= set(names):
            wanted = ", ".join(f"{key}: {struct.types[key]}" for key in keys)
            values = ", ".join(f"{name}={name if name in keys else f'self.{name}'}" for name in names)
            yield f"    def {_method(keys)}(self, {wanted}) -> {called!r}:"
            yield f"        return {called}({values})"


def _made(struct: Struct, name: str, factory: ast.expr) -> str:
    made = f"{ast.unparse(factory)}() if {name} is None else {name}"
    return f"        self.{name}: {struct.types[name]} = {made}"


def _heads(struct: Struct) -> Iterator[str]:
    yield "self"
    for name in struct.names:
        if name == next((one for one in struct.names if one not in struct.positional), None):
            yield "*"
        if name in struct.factories:
            yield f"{name}: Any = None"
        elif name in struct.defaults:
            yield f"{name}: {struct.types[name]} = {ast.unparse(struct.defaults[name])}"
        else:
            yield f"{name}: {struct.types[name]}"


def _tuple(items: Iterable[str]) -> str:
    return "(" + "".join(f"{item}, " for item in items) + ")"


HEAD = "from typing import Any, ClassVar, Final, final\nfrom mypy_extensions import mypyc_attr"
# A value never changes, so it cannot be part of a cycle, and the collector need not visit it.
ACYCLIC = "mypyc_attr(acyclic=True)"
BASE = f"""
@{ACYCLIC}
class Data:
    __struct_fields__: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        fields = [name + "=" + repr(getattr(self, name)) for name in type(self).__struct_fields__]
        return type(self).__name__ + "(" + ", ".join(fields) + ")"

@{ACYCLIC}
class Form(Data):
    pass

def replace(value: Any, **changes: Any) -> Any:
    fields = [changes.get(name, getattr(value, name)) for name in value.__struct_fields__]
    return type(value)(**dict(zip(value.__struct_fields__, fields)))

def convert(plain: Any, type: Any) -> Any:
    raise NotImplementedError(NO_JSON)

def encode(value: Any) -> bytes:
    raise NotImplementedError(NO_JSON)

def decode(stored: Any, type: Any) -> Any:
    raise NotImplementedError(NO_JSON)

def plain(value: Any) -> Any:
    raise NotImplementedError(NO_JSON)

NO_JSON: Final = "native values are for simulation: they are not written down"
"""


def _write_base(tree: ast.Module) -> None:
    """Data without msgspec."""
    written = ast.parse(BASE).body
    new = {node.name for node in written if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    kept = [
        node
        for node in tree.body
        if getattr(node, "name", None) not in new and "msgspec" not in ast.unparse(node)
    ]
    first = next(k for k, node in enumerate(kept) if isinstance(node, ast.ClassDef))
    tree.body = [*kept[:first], *written, *kept[first:]]
