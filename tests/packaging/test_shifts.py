"""No constant is shifted by a variable in the core, because mypyc 2.4.1 gets that wrong.

What it knows to be constant it writes into the C code as it is, where `1 << n` is a shift of 32
bits: the cards from the second half of the pack on are lost. The table `BIT` has no such trap.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

from scopa_desktop.core_build import PACKAGE, module_name, sources

Scope: TypeAlias = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Names: TypeAlias = dict[str, bool]
"""Whether each name is bound to nothing but constants."""
SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
CASTS = {"i64", "i32", "i16", "u8", "int"}


@pytest.mark.parametrize("source", sources(), ids=str)
def test_no_constant_is_shifted(source: Path) -> None:
    tree = ast.parse((PACKAGE / source).read_text(encoding="utf-8"))
    lines = shifted_constants(tree)
    assert not lines, (
        f"{source}, line {lines}: a constant is shifted by a variable, which compiles to a shift "
        "of 32 bits; take the mask from the table BIT of rules/kernel/bits.py"
    )


@pytest.mark.parametrize(
    "code",
    [
        "x = 1 << n",
        "x = -1 << n",
        "x = 2 * 3 << n",
        "x = i64(1) << n",
        "x = (one := 1) << n",
        "def f(n):\n    one: i64 = 1\n    return one << n",
        "def f(n):\n    one = i64(1)\n    two = one\n    return two << n",
        "ONE: Final = 1\ndef f(n): return ONE << n",
        "ONE: Final = 1\ndef f(n):\n    one = ONE\n    return one << n",
        "class C:\n    ONE: Final = 1\n    def f(self, n): return self.ONE << n",
        "from scopa_desktop.rules.kernel.bits import FIRST_SUIT\nx = FIRST_SUIT << n",
        "from scopa_desktop.rules.kernel import bits\nx = bits.FIRST_SUIT << n",
        "from scopa_desktop.rules.cards import PACK_SIZE as SIZE\nx = SIZE << n",
    ],
)
def test_a_shifted_constant_is_found(code: str) -> None:
    assert len(shifted_constants(ast.parse(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "x = 1 << 40",
        "x = 1 >> n",
        "x = BIT[n] << 1",
        "def f(n, one=1): return one << n",
        "def f(n):\n    bit: i64 = 1\n    bit += bit\n    return bit << n",
        "def f(n):\n    for bit in (1, 2): n += bit << n\n    return n",
        "def f(n):\n    bit = 1\n    bit <<= n\n    return bit",
        "ONE: Final = 1\ndef f(n, ONE): return ONE << n",
        "from scopa_desktop.rules.kernel.bits import BIT\nx = BIT[2] << n",
    ],
)
def test_other_shifts_are_left_alone(code: str) -> None:
    assert shifted_constants(ast.parse(code)) == []


def shifted_constants(tree: ast.Module) -> list[int]:
    """The lines where what mypyc may know to be constant is shifted by what it does not know."""
    return sorted(lines_in(tree, attributes_of(tree)))


def lines_in(scope: Scope, outside: Names) -> Iterator[int]:
    """The same for one scope, with what is known of the names around it."""
    names = outside | names_of(scope, outside)
    for node in own_nodes(scope):
        if isinstance(node, SCOPES):
            yield from lines_in(node, names)
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and is_constant(node.left, names)
            and not is_constant(node.right, names)
        ):
            yield node.lineno


def names_of(scope: Scope, outside: Names) -> Names:
    """What is known of the names that a scope binds."""
    known: Names = {}
    for name, value in bindings(scope):
        is_one = value is not None and is_constant(value, outside | known)
        known[name] = known.get(name, True) and is_one
    return known


def bindings(scope: Scope) -> Iterator[tuple[str, ast.expr | None]]:
    """The names that a scope binds, each with its value; None where that is not written out."""
    if not isinstance(scope, ast.Module | ast.ClassDef):
        every = ast.walk(scope.args)
        yield from ((argument.arg, None) for argument in every if isinstance(argument, ast.arg))
    for node in own_nodes(scope):
        if isinstance(node, ast.ImportFrom):
            yield from imported(node)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and isinstance(node.target, ast.Name):
            yield node.target.id, node.value
        elif isinstance(node, ast.Assign) and all(isinstance(to, ast.Name) for to in node.targets):
            yield from ((to.id, node.value) for to in node.targets if isinstance(to, ast.Name))
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.For | ast.comprehension):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (node for target in targets for node in ast.walk(target))
            yield from ((name.id, None) for name in names if isinstance(name, ast.Name))


def imported(statement: ast.ImportFrom) -> Iterator[tuple[str, ast.expr | None]]:
    """The names that a statement imports, with their values if those are numbers of this game."""
    constants = constants_of_module(statement.module or "")
    for alias in statement.names:
        value = ast.Constant(0) if alias.name in constants else None
        yield alias.asname or alias.name, value


@cache
def constants_of_module(name: str) -> set[str]:
    """The names that a module of the game binds to nothing but constants."""
    path = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
    if not name.startswith(PACKAGE.name) or not path.exists():
        return set()
    return constants_of(ast.parse(path.read_text(encoding="utf-8")))


def constants_of(scope: Scope) -> set[str]:
    """The names that a scope binds to nothing but constants."""
    return {name for name, is_one in names_of(scope, {}).items() if is_one}


def attributes_of(tree: ast.Module) -> Names:
    """What is known of names that are asked of an object or a module, each with its dot."""
    constants = {name for source in sources() for name in constants_of_module(module_name(source))}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            constants |= constants_of(node)
    return {f".{name}": True for name in constants}


def own_nodes(scope: Scope) -> Iterator[ast.AST]:
    """Everything within a scope in the order of its text, down to the scopes within it."""
    waiting: list[ast.AST] = list(reversed(list(ast.iter_child_nodes(scope))))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, SCOPES):
            waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def is_constant(node: ast.expr, names: Names) -> bool:
    """Whether mypyc may know the value of an expression."""
    match node:
        case ast.Constant():
            return isinstance(node.value, int)
        case ast.Name():
            return names.get(node.id, False)
        case ast.Attribute():
            return names.get(f".{node.attr}", False)
        case ast.Call(func=ast.Name(id=name)) if name in CASTS:
            parts = node.args
        case ast.BinOp():
            parts = [node.left, node.right]
        case ast.UnaryOp():
            parts = [node.operand]
        case ast.NamedExpr():
            parts = [node.value]
        case _:
            return False
    return all(is_constant(part, names) for part in parts)
