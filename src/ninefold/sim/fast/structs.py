"""Structs written out as plain classes, which mypyc makes native.

    class Foo(Data):            __init__, __eq__, __hash__, __match_args__ and __struct_fields__ spelled out
        a: int
        b: str = "x"
    replace(foo, a=1)           foo.with_a(1), a method of each struct that has this field

Dataclasses, which mypyc makes slowly, are written out likewise.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ninefold.sim.fast.sources import DATA, Trees

Name = tuple[str, str]  # a module, and what it calls something
Keys = tuple[str, ...]


@dataclass
class Struct:
    node: ast.ClassDef
    module: str
    is_data: bool
    homes: dict[str, str] = field(default_factory=dict)  # the module in which each field is declared
    fields: list[str] = field(default_factory=list)  # with those of its base, in the order of the parameters
    by_name: set[str] = field(default_factory=set)  # keyword only
    types: dict[str, str] = field(default_factory=dict)
    defaults: dict[str, str] = field(default_factory=dict)
    unset: set[str] = field(default_factory=set)  # no parameter: made by __post_init__
    is_base: bool = False

    @property
    def parameters(self) -> list[str]:
        return [name for name in self.fields if name not in self.unset]


def write_out(trees: Trees) -> None:
    names = {module: dict(_names(module, tree)) for module, tree in trees.items()}
    structs = _structs(trees, names)
    replaced = {keys for tree in trees.values() for keys in _replace_by_methods(tree)}
    for (module, _), struct in structs.items():
        if module != DATA or struct.node.name not in ("Data", "Form"):
            trees[module].body[1:1] = _import_defaults(struct, names)
            _write(struct, replaced)
    for tree in trees.values():
        start = 1 if isinstance(tree.body[0], ast.Expr) else 0
        tree.body[start:start] = ast.parse(HEAD).body
    _write_base(trees[DATA])


def _names(module: str, tree: ast.Module) -> Iterator[tuple[str, Name]]:
    """What the names at the top of a module stand for."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((alias.asname or alias.name, (node.module, alias.name)) for alias in node.names)
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, (module, node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, (module, node.target.id)
        elif isinstance(node, ast.Assign):
            yield from ((one.id, (module, one.id)) for one in node.targets if isinstance(one, ast.Name))


def _structs(trees: Trees, names: dict[str, dict[str, Name]]) -> dict[Name, Struct]:
    classes = {
        (module, node.name): node
        for module, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    found: dict[Name, Struct] = {}

    def read(name: Name) -> Struct | None:
        module, called = name
        while name not in classes and names.get(module, {}).get(called, name) != name:
            name = module, called = names[module][called]
        if name in found or name not in classes:
            return found.get(name)
        node = classes[name]
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        base = next((one for b in bases if isinstance(b, ast.Name) and (one := read((module, b.id)))), None)
        is_root = name in ((DATA, "Data"), (DATA, "Form"))
        is_dataclass = any(ast.unparse(one).startswith("dataclass(") for one in node.decorator_list)
        if base is None and not is_root and not is_dataclass:
            return None
        struct = Struct(node, module, is_root or (base is not None and base.is_data))
        if base is not None:
            base.is_base = True
            _inherit(struct, base)
        _read_fields(struct)
        found[name] = struct
        return struct

    for name in classes:
        read(name)
    return found


def _inherit(struct: Struct, base: Struct) -> None:
    struct.fields += base.fields
    struct.homes |= base.homes
    struct.by_name |= base.by_name
    struct.types |= base.types
    struct.defaults |= base.defaults
    struct.unset |= base.unset


def _read_fields(struct: Struct) -> None:
    by_name = any(word.arg == "kw_only" for word in struct.node.keywords)
    for item in struct.node.body:
        if not isinstance(item, ast.AnnAssign) or _is_of_class(item):
            continue
        assert isinstance(item.target, ast.Name)
        name = item.target.id
        struct.homes[name] = struct.module
        if name not in struct.fields:
            struct.fields.append(name)
        struct.types[name] = ast.unparse(item.annotation)
        if by_name:
            struct.by_name.add(name)
        default = ast.unparse(item.value) if item.value else ""
        if default == "field(init=False)":
            struct.unset.add(name)
        elif default:
            struct.defaults[name] = default.replace("field(default_factory=dict)", "{}")
    struct.fields.sort(key=lambda name: name in struct.by_name)


def _is_of_class(item: ast.AnnAssign) -> bool:
    return ast.unparse(item.annotation).startswith("ClassVar")


def _replace_by_methods(tree: ast.Module) -> set[Keys]:
    replaced: set[Keys] = set()

    class Methods(ast.NodeTransformer):
        def visit_Call(self, node: ast.Call) -> ast.expr:
            self.generic_visit(node)
            words = {word.arg: word.value for word in node.keywords if word.arg is not None}
            if ast.unparse(node.func) != "replace" or len(words) < len(node.keywords):
                return node
            keys = tuple(sorted(words))
            replaced.add(keys)
            method = ast.Attribute(node.args[0], _method(keys), ast.Load())
            return ast.Call(method, [words[key] for key in keys], [])

    Methods().visit(tree)
    return replaced


def _method(keys: Keys) -> str:
    return "with_" + "_and_".join(keys)


def _write(struct: Struct, replaced: set[Keys]) -> None:
    node = struct.node
    kept = [item for item in node.body if not isinstance(item, ast.AnnAssign) or _is_of_class(item)]
    written = "\n".join(_lines(struct, replaced))
    new = ast.parse(f"class X:\n{written}").body[0]
    assert isinstance(new, ast.ClassDef)
    node.body = [item for item in kept if not isinstance(item, ast.Pass)] + new.body
    node.keywords = []
    node.decorator_list = [] if struct.is_base else [ast.Name("final", ast.Load())]
    if struct.is_data and not any(ast.unparse(base).startswith("Generic") for base in node.bases):
        node.decorator_list.append(ast.parse(ACYCLIC, mode="eval").body)


def _lines(struct: Struct, replaced: set[Keys]) -> Iterator[str]:
    called, names = struct.node.name, struct.parameters
    yield f"    __match_args__: Final = {_tuple(repr(name) for name in names if name not in struct.by_name)}"
    yield f"    __struct_fields__: ClassVar[tuple[str, ...]] = {_tuple(map(repr, names))}"
    if names:
        yield f"    def __init__({', '.join(_heads(struct))}) -> None:"
        yield from (f"        self.{name} = {name}" for name in names)
        yield from (f"        self.{name}: {struct.types[name]}" for name in struct.unset)
        if struct.unset:
            yield "        self.__post_init__()"
    if not struct.is_data:
        return
    mine, others = (_tuple(f"{one}.{name}" for name in names) for one in ("self", "other"))
    yield "    def __eq__(self, other: object) -> bool:"
    yield f"        return isinstance(other, {called}) and {mine} == {others}"
    yield "    def __hash__(self) -> int:"
    yield f"        return hash({mine})"
    for keys in sorted(replaced):
        if set(keys) <= set(names):
            wanted = ", ".join(f"{key}: {_type(struct, key)}" for key in keys)
            values = ", ".join(f"{name}={name if name in keys else f'self.{name}'}" for name in names)
            yield f"    def {_method(keys)}(self, {wanted}) -> {called!r}:"
            yield f"        return {called}({values})"


def _heads(struct: Struct) -> Iterator[str]:
    yield "self"
    seen_by_name = False
    for name in struct.parameters:
        if name in struct.by_name and not seen_by_name:
            seen_by_name = True
            yield "*"
        yield f"{name}: {_type(struct, name)}" + (
            f" = {struct.defaults[name]}" if name in struct.defaults else ""
        )


def _type(struct: Struct, name: str) -> str:
    """Those of inherited fields are known by name in the base's module."""
    return struct.types[name] if struct.homes[name] == struct.module else "Any"


def _tuple(items: Iterable[str]) -> str:
    return "(" + "".join(f"{item}, " for item in items) + ")"


def _import_defaults(struct: Struct, names: dict[str, dict[str, Name]]) -> list[ast.stmt]:
    """What the defaults of inherited fields are made of is known by name in the base's module."""
    imports: list[ast.stmt] = []
    for name, home in struct.homes.items():
        if home == struct.module or name not in struct.defaults:
            continue
        default = ast.parse(struct.defaults[name], mode="eval")
        for node in ast.walk(default):
            if isinstance(node, ast.Name) and node.id in names[home]:
                imports.append(ast.ImportFrom(home, [ast.alias(node.id, f"base{node.id}")], 0))
                node.id = f"base{node.id}"
        struct.defaults[name] = ast.unparse(default)
    return imports


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
