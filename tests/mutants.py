"""How many small mistakes in a game's rules do its scenarios find?

python -m tests.mutants GAME [--show] [--short]

Each mutant is the rules with one mistake; it is killed if a scenario fails. Why it is our own tool:
docs/adr/0004-mutation.md. --short tries a few, only to see that it runs.
"""

import ast
import signal
import sys
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from ninefold import games
from ninefold.sim.scenarios import Scenario, check, read

ROOT = Path(__file__).parents[1]
# Not rules: others test them.
NO_RULES = {"__init__", "actions", "events", "view", "secrets", "places", "bot", "mind", "pictures", "texts"}
ENOUGH = 0.85
SCENARIOS: list[tuple[str, Scenario]] = []  # of a process that tries a mutant, each with its file's name
CPU_LIMIT_S = 5  # all scenarios together take less than one


class Mutant(NamedTuple):
    module: str
    line: int
    what: str
    place: int  # of all where something can be done wrong, in reading order
    mistake: int  # of those that can be made there


class Endless(BaseException):
    """Nothing in the rules or the runner catches this."""


def main(name: str, show: bool, short: bool) -> int:
    folder = Path(games.__path__[0]) / name
    mutants = [
        mutant
        for file in sorted(folder.rglob("*.py"))
        for inside in [file.relative_to(folder).with_suffix("").parts]
        if NO_RULES.isdisjoint(inside)
        for mutant in mutants_of(".".join(("ninefold.games", name, *inside)))
    ]
    mutants = mutants[:: len(mutants) // 6] if short else mutants
    files = sorted((ROOT / "scenarios" / name).rglob("*.toml"))
    scenarios = [(file.stem, one) for file in files for one in read(file)[1]]
    if wrong := [one.name for _, one in scenarios if not check(games.SHELF[name], one, "").passed]:
        print("these scenarios fail without any mistake:", *wrong, sep="\n  ")
        return 1
    killed = 0
    with get_context("fork").Pool(
        initializer=SCENARIOS.extend, initargs=(scenarios,), maxtasksperchild=1
    ) as pool:
        for mutant, dead in zip(mutants, pool.imap(is_killed, mutants), strict=True):
            killed += dead
            if not dead:
                told = around(mutant) if show else []
                print(f"{mutant.module.split('.')[-1]}.py:{mutant.line}: {mutant.what}", *told, sep="\n    ")
    score = killed / len(mutants)
    print(f"{name}: {len(scenarios)} scenarios kill {killed} of {len(mutants)} mutants, {score:.1%}")
    return 0 if short or score >= ENOUGH else 1


def is_killed(mutant: Mutant) -> bool:
    """In a process of its own: what was imported here is nobody else's."""

    def stop(signal: int, frame: FrameType | None) -> None:
        raise Endless

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_LIMIT_S)
    try:
        game = mutated(".".join(mutant.module.split(".")[:3]), mutant)
        # Those of a file that has the module's name are the likeliest to fail.
        subject = mutant.module.rpartition(".")[2]
        likeliest = sorted(SCENARIOS, key=lambda one: subject not in one[0])
        return not all(check(game, scenario, "").passed for _, scenario in likeliest)
    except (Endless, Exception):
        return True


def mutated(package: str, mutant: Mutant) -> Any:
    """Import the game anew, with the mutant instead of its module."""
    for module in stale(package, mutant.module):
        sys.modules.pop(module, None)
        parent, _, name = module.rpartition(".")
        if parent in sys.modules:  # else `from parent import name` finds the old one
            vars(sys.modules[parent]).pop(name, None)
    sys.meta_path.insert(0, Instead(mutant.module, compile(tree_of(mutant), mutant.module, "exec")))
    return import_module(package).GAME


def stale(package: str, module: str) -> set[str]:
    """The module, and all that imports it; the rest of the game is kept as it is."""
    found, last = {package, module}, set[str]()
    imports = {
        name: {
            module
            for n in ast.walk(ast.parse(source(name)))
            if isinstance(n, ast.ImportFrom)
            for module in (n.module, *(f"{n.module}.{alias.name}" for alias in n.names))
        }
        for name in sys.modules
        if name.startswith(f"{package}.")
    }
    while found != last:
        last = set(found)
        found |= {name for name, of in imports.items() if of & (found - {package})}
    return found


def source(module: str) -> str:
    path = Path(games.__path__[0], *module.split(".")[2:])
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text()


class Instead(MetaPathFinder, Loader):
    def __init__(self, module: str, code: CodeType) -> None:
        self.module, self.code = module, code

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def around(mutant: Mutant) -> list[str]:
    """The mutated statement, as it is now."""
    tree, line = tree_of(mutant), mutant.line
    lines = [n for n in ast.walk(tree) if isinstance(n, ast.stmt) and n.lineno <= line <= (n.end_lineno or 0)]
    inner = min(lines, key=lambda n: (n.end_lineno or 0) - n.lineno, default=tree)
    return ast.unparse(inner).splitlines()[:6]


def mutants_of(module: str) -> Iterator[Mutant]:
    """One for each mistake that can be made at each place. Types, texts and assertions are left alone."""
    for place, node in enumerate(where(ast.parse(source(module)))):
        for mistake, (what, _) in enumerate(mistakes(node)):
            yield Mutant(module, node.lineno, what, place, mistake)


def tree_of(mutant: Mutant) -> ast.Module:
    tree = ast.parse(source(mutant.module))
    node = next(islice(where(tree), mutant.place, None))
    mistakes(node)[mutant.mistake][1]()
    return ast.fix_missing_locations(tree)


def where(node: ast.AST) -> Iterator[Any]:
    for name, inner in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in inner if isinstance(inner, list) else [inner]:
            if isinstance(child, ast.Assert | ast.JoinedStr) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.match_case):
                child.lineno = child.pattern.lineno  # type: ignore[attr-defined]
            if isinstance(child, ast.comprehension):
                child.lineno = child.iter.lineno  # type: ignore[attr-defined]
            if hasattr(child, "lineno"):
                yield child
            yield from where(child)


COMPARED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    **{ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn], ast.NotIn: [ast.In]},
    **{ast.Is: [ast.IsNot], ast.IsNot: [ast.Is]},
    **{ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt]},
    **{ast.Gt: [ast.GtE, ast.LtE], ast.GtE: [ast.Gt, ast.Lt]},
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add}
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mistakes(node: Any) -> list[tuple[str, Any]]:
    """What can be done wrong here: in a word, and how to do it."""
    match node:
        case ast.Constant(value=bool(value)):
            return [(f"{value} is {not value}", lambda: setattr(node, "value", not value))]
        case ast.Constant(value=int(value)):
            return [
                (f"{value} is {value + k}", lambda k=k: setattr(node, "value", value + k)) for k in (1, -1)
            ]
        case ast.Compare(ops=ops):
            return [
                (f"{type(op).__name__} is {other.__name__}", lambda k=k, other=other: put(ops, k, other()))
                for k, op in enumerate(ops)
                for other in COMPARED[type(op)]
            ]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COUNTED:
            other = COUNTED[type(op)]
            return [(f"{type(op).__name__} is {other.__name__}", lambda: setattr(node, "op", other()))]
        case ast.BoolOp(op=op):
            either: type[ast.boolop] = ast.Or if isinstance(op, ast.And) else ast.And
            return [(f"{type(op).__name__} is {either.__name__}", lambda: setattr(node, "op", either()))]
        case ast.UnaryOp(op=ast.Not()):
            return [("no not", lambda: setattr(node, "op", ast.UAdd()))]
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            return [("the other branch", lambda: setattr(node, "test", negated(test)))]
        case ast.match_case():
            return of_case(node)
        case ast.comprehension(ifs=[_, *_] as ifs):
            return [
                ("all of them", lambda: setattr(node, "ifs", [])),
                ("the others", lambda: put(ifs, 0, negated(ifs[0]))),
            ]
        case ast.Expr(value=ast.Call()):
            return [("left out", lambda: setattr(node, "value", ast.Constant(None)))]
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            return [("returns None", lambda: setattr(node, "value", ast.Constant(None)))]
        case ast.Call(func=ast.Name(id="replace"), keywords=keywords):
            return [(f"{word.arg} stays", lambda k=k: keywords.pop(k)) for k, word in enumerate(keywords)]
        case ast.Call(func=ast.Name(id=name) as func) if name in SWAPPED:
            return [(f"{name} is {SWAPPED[name]}", lambda: setattr(func, "id", SWAPPED[name]))]
    return []


def of_case(node: ast.match_case) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = [("no such case", lambda: setattr(node, "guard", ast.Constant(False)))]
    if (guard := node.guard) is not None:
        found.append(("whatever the guard", lambda: setattr(node, "guard", None)))
        found.append(("the guard turned round", lambda: setattr(node, "guard", negated(guard))))
    if isinstance(node.pattern, ast.MatchOr):
        patterns = node.pattern.patterns
        found += [("one pattern less", lambda k=k: patterns.pop(k)) for k in range(len(patterns))]
    return found


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), deepcopy(test))


def put(values: list[Any], index: int, value: Any) -> None:
    values[index] = value


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word not in ("--show", "--short")]
    if len(words) != 1 or words[0] not in games.SHELF:
        sys.exit(f"usage: python -m tests.mutants {{{','.join(games.SHELF)}}} [--show] [--short]")
    sys.exit(main(words[0], "--show" in sys.argv, "--short" in sys.argv))
