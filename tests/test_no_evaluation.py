"""No file can make the program execute code: nothing that is read from a disk is evaluated.

`QSettings` and `QDataStream` of PySide unpickle the Python objects in what they read, so the
package uses neither. What is pickled crosses only the pipes between the program and the processes
that it has started.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

import scopa_desktop
from tests.looping import loop_over
from tests.source_trees import any_word, tree_with

PACKAGE = Path(scopa_desktop.__file__).parent
ROOT = PACKAGE.parent
MODULES = sorted(PACKAGE.rglob("*.py"))

EVALUATING_MODULES = {
    "_pickle", "code", "codeop", "dbm", "dill", "jsonpickle", "marshal", "pickle", "runpy",
    "shelve", "yaml",
}  # fmt: skip
EVALUATING_CALLS = {"__import__", "compile", "eval", "exec"}
EVALUATING_OF_QT = {
    "QDataStream", "QJSEngine", "QPluginLoader", "QQmlApplicationEngine", "QQmlEngine", "QSettings",
    "QUiLoader",
}  # fmt: skip
EVALUATING = any_word(EVALUATING_MODULES | EVALUATING_CALLS | EVALUATING_OF_QT | {"builtins"})
PICKLING_PIPES = {"concurrent", "multiprocessing"}
"""Packages whose connections unpickle what they receive."""
OF_THREADS = {"concurrent.futures.Future", "concurrent.futures.ThreadPoolExecutor"}
"""Parts of these packages that stay in the process."""
OWN_PIPES = {
    "commands/processes.py",
    "commands/record_file.py",
    "commands/simulate.py",
}
"""The modules that use them, for processes which the program itself has started."""
PICKLING_MODULE = "ai/message_pipe.py"
"""The only module that unpickles by itself: messages between the program and its engine process."""
MESSAGE_PIPES = {"ai/engine_client.py", "ai/engine_process.py", "play/analysis/analysis_client.py"}
"""The modules that use it."""
ADDRESSED = {"Client", "Listener", "managers", "shared_memory"}
"""Ways of `multiprocessing` to reach a process that the program has not started."""


def evaluating_in(tree: ast.Module) -> Iterator[str]:
    """What a module imports, names or calls that evaluates data."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if _evaluates(each.name))
            case ast.ImportFrom(module=str(module), names=names):
                for each in names:
                    if _evaluates(f"{module}.{each.name}"):
                        yield f"{module}.{each.name}"
            case ast.Attribute(attr=name) if name in EVALUATING_OF_QT:
                yield name
            case ast.Call(func=ast.Name(name)) if name in EVALUATING_CALLS:
                yield f"{name}()"
            case ast.Call(func=ast.Attribute(value=ast.Name("builtins"), attr=name)):
                yield f"builtins.{name}()"


def _evaluates(name: str) -> bool:
    parts = name.split(".")
    return parts[0] in EVALUATING_MODULES or not EVALUATING_OF_QT.isdisjoint(parts)


def pipes_in(tree: ast.Module) -> Iterator[str]:
    """What a module imports from the packages whose pipes unpickle."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for each in names:
                    if each.name.split(".")[0] in PICKLING_PIPES:
                        yield each.name
            case ast.ImportFrom(module=str(module), names=names):
                if module.split(".")[0] in PICKLING_PIPES:
                    imported = (f"{module}.{each.name}" for each in names)
                    yield from (name for name in imported if name not in OF_THREADS)


def message_pipe_user(path: Path) -> str | None:
    """The module's path in the package if it names the module of message pipes, else None."""
    is_user = Path(PICKLING_MODULE).stem in path.read_text(encoding="utf-8")
    return path.relative_to(PACKAGE).as_posix() if is_user else None


def test_there_are_modules_to_look_at() -> None:
    assert len(MODULES) > 100


@loop_over("path", MODULES)
def test_no_module_evaluates_data(path: Path) -> None:
    is_allowed = path.relative_to(PACKAGE).as_posix() == PICKLING_MODULE
    assert list(evaluating_in(tree_with(path, EVALUATING))) == (["pickle"] if is_allowed else [])


@pytest.mark.parametrize(
    "code",
    [
        "import pickle",
        "import os, marshal",
        "from pickle import loads",
        "from shelve import open as kept",
        "import dbm.dumb",
        "import runpy",
        "from PySide6.QtCore import QObject, QSettings",
        "from PySide6 import QtCore\nQtCore.QSettings('a', 'b')",
        "from PySide6.QtCore import QDataStream",
        "from PySide6.QtQml import QJSEngine",
        "eval('1')",
        "def late():\n    exec(open('x').read())",
        "compile('1', '', 'eval')",
        "import builtins\nbuiltins.eval('1')",
        "__import__('x')",
    ],
)
def test_evaluation_is_found_in_every_form(code: str) -> None:
    assert len(list(evaluating_in(ast.parse(code)))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "import copyreg\ncopyreg.pickle(int, int)",
        "import re\nre.compile('x')",
        "dialog.exec()",
        "application.exec()",
        "import json\njson.loads('1')",
    ],
)
def test_what_evaluates_nothing_is_not_found(code: str) -> None:
    assert list(evaluating_in(ast.parse(code))) == []


def test_pickled_data_crosses_only_the_pipes_of_our_own_processes() -> None:
    trees = {path: tree_with(path, any_word(PICKLING_PIPES)) for path in MODULES}
    used = {path.relative_to(PACKAGE).as_posix(): [*pipes_in(trees[path])] for path in MODULES}
    assert {name for name, imports in used.items() if imports} == OWN_PIPES
    users = {name for path in MODULES if (name := message_pipe_user(path)) is not None}
    assert users == MESSAGE_PIPES
    imports = [part for each in used.values() for name in each for part in name.split(".")]
    assert ADDRESSED.isdisjoint(imports)


@pytest.mark.parametrize(
    ("code", "form"),
    [
        ("import multiprocessing", "multiprocessing"),
        (
            "from multiprocessing.connection import Client",
            "multiprocessing.connection.Client",
        ),
        (
            "from concurrent.futures import ProcessPoolExecutor",
            "concurrent.futures.ProcessPoolExecutor",
        ),
        ("def late():\n    import multiprocessing.managers", "multiprocessing.managers"),
    ],
)
def test_pipes_are_found_in_every_form(code: str, form: str) -> None:
    assert list(pipes_in(ast.parse(code))) == [form]


class Touching:
    """An object that creates a file when it is unpickled."""

    def __init__(self, marker: Path) -> None:
        self._marker = marker

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Path.touch, (self._marker,)


READING = """
import sys
from PySide6.QtCore import QSettings
QSettings(sys.argv[1], QSettings.Format.IniFormat).value("geometry")
"""


def run(*arguments: str) -> tuple[int, str]:
    """The exit code and the output of a Python process."""
    process = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return process.returncode, process.stdout + process.stderr


def test_a_prepared_state_of_the_window_runs_no_code(player_home: Path, tmp_path: Path) -> None:
    marker = tmp_path / "executed"
    (player_home / "config").mkdir()
    for name in ("window.ini", "window.json", "settings.json"):
        path = str(player_home / "config" / name)
        prepared = QSettings(path, QSettings.Format.IniFormat)
        for key in ("geometry", "x", "state"):
            prepared.setValue(key, Touching(marker))
        prepared.sync()
        assert b"PyObjectWrapper" in Path(path).read_bytes()
    assert run("-c", READING, path) == (0, "")
    assert marker.exists(), "the attack works where QSettings reads the file"
    marker.unlink()
    assert run("-m", "scopa_desktop", "--quit-after-start") == (0, "")
    assert not marker.exists()
