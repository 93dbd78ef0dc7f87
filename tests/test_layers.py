"""The layers of the program: checks which module imports which, by reading every module."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.rules.catalogue import CATALOGUE
from tests.looping import loop_over

PACKAGE = Path(scopa_desktop.__file__).parent
LAYERS = ("rules", "ai", "play", "ui")
ABOVE_ALL_LAYERS = {"commands"}
"""Packages that may import every layer, and that no layer imports."""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(tree: ast.Module, package: str) -> Iterator[str]:
    """Every module of this project that a module imports, wherever in its text.

    `package` is the package that relative imports start from.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level else []
            source = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                full_name = f"{source}.{alias.name}"
                yield from (
                    name
                    for name in [full_name if full_name in MODULES else source]
                    if name in MODULES
                )


def package_of(name: str) -> str:
    return name if MODULES[name].name == "__init__.py" else name.rpartition(".")[0]


@cache
def imported_by(name: str) -> set[str]:
    """The project's modules that a module imports."""
    return {*imports_of(parsed(MODULES[name]), package_of(name))} - {name}


def layer_of(name: str) -> int | None:
    """The layer of a module, counted from 0; None if it is above all layers."""
    parts = name.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else None


@loop_over("name", [name for name in MODULES if layer_of(name) is not None])
def test_a_layer_imports_only_from_layers_below(name: str) -> None:
    own = layer_of(name)
    assert own is not None
    above = {
        other
        for other in imported_by(name)
        if other != "scopa_desktop" and ((layer := layer_of(other)) is None or layer > own)
    }
    assert not above


UI_LAYERS = (
    {"platform", "text_language", "theme"},
    {"language", "pictures"},
    {"context"},
    {"wording"},
    {"widgets"},
    {"charts"},
    {"help", "move_list", "table"},
    {"dialogs"},
    {"history", "new_game", "review", "score", "settings"},
)
"""Packages and modules of `ui` from the lowest layer; all others are the window above them."""


def ui_part(name: str) -> str | None:
    """The package or module of `ui` that a module belongs to."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["ui"] and len(parts) > 2 else None


def ui_layer(part: str) -> int:
    return next((number for number, parts in enumerate(UI_LAYERS) if part in parts), len(UI_LAYERS))


def test_a_part_of_the_ui_imports_only_from_layers_below() -> None:
    wrong = [
        f"{name} imports {other}"
        for name in MODULES
        if (part := ui_part(name)) is not None and ui_layer(part) < len(UI_LAYERS)
        for other in sorted(imported_by(name))
        if (imported := ui_part(other)) not in (None, part)
        and ui_layer(str(imported)) >= ui_layer(part)
    ]
    assert wrong == []


def test_the_layers_of_the_ui_are_its_parts() -> None:
    assert set().union(*UI_LAYERS) <= {ui_part(name) for name in MODULES}


PLAY_LAYERS = (
    {"garbage_collector", "translation"},
    {"storage"},
    {"decks", "session"},
    {"matches", "new_match"},
    {"analysis", "badges"},
    {"chips"},
    {"recording"},
    {"statistics"},
    {"leaderboard"},
    {"puzzles"},
    {"daily", "lessons"},
    {"training"},
)
"""All rooms and modules of `play` from the lowest layer; those of one layer do not import each
other.
"""


def play_part(name: str) -> str | None:
    """The room or module of `play` that a module belongs to."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["play"] and len(parts) > 2 else None


def play_layer(part: str) -> int:
    return next(number for number, parts in enumerate(PLAY_LAYERS) if part in parts)


def imports_upwards(name: str, imported: Iterable[str]) -> list[str]:
    """What a module of `play` imports from other rooms of its own layer, or of those above."""
    own = play_part(name)
    assert own is not None
    others = [(other, part) for other in imported if (part := play_part(other)) not in (None, own)]
    return [other for other, part in others if play_layer(str(part)) >= play_layer(own)]


def test_a_room_of_play_imports_only_from_layers_below() -> None:
    wrong = {
        name: above
        for name in MODULES
        if play_part(name) is not None
        if (above := imports_upwards(name, sorted(imported_by(name))))
    }
    assert wrong == {}


def test_an_import_upwards_is_found() -> None:
    play = "scopa_desktop.play"
    below, beside, above = (
        f"{play}.storage.files",
        f"{play}.decks.own_decks",
        f"{play}.chips.stakes",
    )
    name = f"{play}.session.session"
    assert imports_upwards(name, [below, f"{play}.session.seats"]) == []
    assert imports_upwards(name, [below, beside, above]) == [beside, above]
    assert imports_upwards(f"{play}.new_match", [name]) == []
    assert imports_upwards(f"{play}.translation", [below]) == [below]


def test_the_layers_of_play_are_its_rooms_and_modules() -> None:
    listed = [part for parts in PLAY_LAYERS for part in parts]
    assert len(listed) == len({*listed})
    assert {*listed} == {part for name in MODULES if (part := play_part(name)) is not None}


@pytest.mark.parametrize("layer", ["ai", "play"])
def test_no_two_modules_of_different_rooms_have_the_same_name(layer: str) -> None:
    places: dict[str, list[str]] = {}
    for path in sorted((PACKAGE / layer).rglob("*.py")):
        if path.name != "__init__.py":
            places.setdefault(path.stem, []).append(module_name(path))
    assert {stem: where for stem, where in places.items() if len(where) > 1} == {}


def test_every_package_has_a_layer() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages == {*LAYERS} | ABOVE_ALL_LAYERS


def test_no_modules_import_each_other_in_a_circle() -> None:
    try:
        TopologicalSorter({name: imported_by(name) for name in MODULES}).prepare()
    except CycleError as cycle:
        pytest.fail(" -> ".join(cycle.args[1]))


WITHOUT_QT = """
import importlib, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is not installed")

sys.meta_path.insert(0, NoQt())
for name in sys.argv[1:]:
    importlib.import_module(name)
print("imported", len(sys.argv) - 1)
"""


def import_without_qt(names: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, *names],
        cwd=PACKAGE.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_rules_and_players_need_no_qt() -> None:
    names = [name for name in MODULES if layer_of(name) in (0, 1)]
    done = import_without_qt(names)
    assert done.stderr == ""
    assert done.stdout.strip() == f"imported {len(names)}"


def test_the_check_for_qt_can_fail() -> None:
    assert "PySide6 is not installed" in import_without_qt(["PySide6"]).stderr


def is_text(node: ast.AST) -> bool:
    """Whether an expression is a text or a collection of texts written out."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(is_text, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def speaks_of_a_game(node: ast.AST) -> bool:
    """Whether an expression is an `.id`, or the id of a game written out."""
    if isinstance(node, ast.Attribute):
        return node.attr in ("id", "variant_id")
    return any(
        isinstance(child, ast.Constant) and child.value in CATALOGUE for child in ast.walk(node)
    )


def decisions_by_game(tree: ast.Module) -> list[int]:
    """The lines that compare a variant's id with a text, or match on it."""
    compared = [
        (node.lineno, [node.left, *node.comparators])
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
    ]
    lines = [
        line
        for line, sides in compared
        if any(map(is_text, sides)) and any(map(speaks_of_a_game, sides))
    ]
    matched = [node for node in ast.walk(tree) if isinstance(node, ast.Match)]
    return lines + [node.lineno for node in matched if speaks_of_a_game(node.subject)]


@loop_over("name", [name for name in MODULES if layer_of(name) in (0, 1)])
def test_no_rule_asks_for_the_name_of_a_game(name: str) -> None:
    assert decisions_by_game(parsed(MODULES[name])) == []


@pytest.mark.parametrize(
    "code",
    [
        "if variant.id == 'cirulla': pass",
        "ace = self.variant.id != 'scopa-assi'",
        "if 'scopa' == name: pass",
        "x = 1 if one.id in ('escoba', 'escova') else 2",
        "while variant_id not in {'scopa'}: pass",
        "match variant.id:\n    case 'scopa': pass",
    ],
)
def test_decisions_by_the_name_of_a_game_are_found(code: str) -> None:
    assert decisions_by_game(ast.parse(code)) == [1]


@pytest.mark.parametrize("code", ["a == 'next'", "one.id == other.id", "CATALOGUE[variant.id]"])
def test_other_comparisons_are_left_alone(code: str) -> None:
    assert decisions_by_game(ast.parse(code)) == []


def test_imports_are_found_in_every_form() -> None:
    code = """
import scopa_desktop.rules.cards
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.round import Round
from . import match
from .record import Record
from ..ai.seat_view import SeatView
import os
def late():
    from scopa_desktop.play.storage import paths
"""
    assert set(imports_of(ast.parse(code), "scopa_desktop.rules")) == {
        "scopa_desktop.rules.cards",
        "scopa_desktop.rules.catalogue",
        "scopa_desktop.rules.round",
        "scopa_desktop.rules.match",
        "scopa_desktop.rules.record",
        "scopa_desktop.ai.seat_view",
        "scopa_desktop.play.storage.paths",
    }


def test_no_two_public_classes_have_the_same_name() -> None:
    places: dict[str, list[str]] = {}
    for name, path in MODULES.items():
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(name)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
