"""Lazy modules: when they are executed, what they are afterwards, and what happens if they fail."""

import ast
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

import pytest

import scopa_desktop
from scopa_desktop.lazy_modules import MODULES, WINDOWS
from tests.source_trees import tree_with

PACKAGE = Path(scopa_desktop.__file__).parent
IMPORTS_IN_FUNCTIONS = {
    "core_build.py": 2,
    "play/decks/picture_process.py": 1,
    "rules/messages.py": 1,
    "ui/platform/sounds.py": 1,
}
"""Modules that not every system has, or that are needed before or without `load_lazily`."""


def run(code: str, folder: Path) -> str:
    """Run a program in a folder, where `lazy_one` and `lazy_two` are lazy; returns its output."""
    beginning = """
        import sys, threading
        from scopa_desktop import lazy_modules
        lazy_modules.MODULES |= {"lazy_one", "lazy_two"}
        lazy_modules.load_lazily()
        sys.path.insert(0, "")
    """
    done = subprocess.run(
        [sys.executable, "-c", dedent(beginning) + dedent(code)],
        cwd=folder,
        env={"PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def test_a_module_is_executed_at_its_first_use(tmp_path: Path) -> None:
    (tmp_path / "lazy_one.py").write_text("print('executed')\nVALUE = 1\n")
    code = """
        import lazy_one
        import lazy_one as again
        print(hasattr(again, "__path__"), lazy_modules.is_loaded(lazy_one))
        print(lazy_one.VALUE, again.VALUE, lazy_modules.is_loaded(lazy_one))
        print(type(lazy_one).__name__, lazy_one.__file__.endswith("lazy_one.py"))
        print(lazy_one is sys.modules["lazy_one"], hasattr(lazy_one, "missing"))
    """
    assert run(code, tmp_path).splitlines() == [
        "False False",
        "executed",
        "1 1 True",
        "module True",
        "True False",
    ]


def test_a_name_imported_from_it_executes_it(tmp_path: Path) -> None:
    (tmp_path / "lazy_one.py").write_text("VALUE = 1\n")
    code = """
        from lazy_one import VALUE
        print(VALUE, lazy_modules.is_loaded(sys.modules["lazy_one"]))
    """
    assert run(code, tmp_path) == "1 True\n"


def test_a_module_that_fails_is_tried_again(tmp_path: Path) -> None:
    (tmp_path / "lazy_one.py").write_text("import sys\nsys.tries += 1\n1 // (sys.tries - 1)\n")
    code = """
        import lazy_one
        sys.tries = 0
        for _ in range(2):
            try:
                print(lazy_one.sys is sys)
            except ZeroDivisionError:
                print("failed")
    """
    assert run(code, tmp_path) == "failed\nTrue\n"


def test_a_module_that_is_missing_is_named(tmp_path: Path) -> None:
    code = """
        import lazy_one
        try:
            lazy_one.value
        except ModuleNotFoundError as error:
            print(error.name)
    """
    assert run(code, tmp_path) == "lazy_one\n"


def test_another_thread_waits_for_the_end_of_the_execution(tmp_path: Path) -> None:
    first = """
        import threading, lazy_two
        EARLY = 1
        lazy_two.begun.set()
        lazy_two.asked.wait(20)
        LATE = 2
    """
    (tmp_path / "lazy_one.py").write_text(dedent(first))
    (tmp_path / "lazy_two.py").write_text(
        "import threading\nbegun, asked = threading.Event(), threading.Event()\n"
    )
    code = """
        import lazy_one, lazy_two
        def ask():
            lazy_two.begun.wait(20)
            threading.Timer(0.05, lazy_two.asked.set).start()
            print(lazy_one.EARLY, "LATE" in vars(lazy_one))
        thread = threading.Thread(target=ask)
        thread.start()
        lazy_one.EARLY
        thread.join(20)
    """
    assert run(code, tmp_path) == "1 True\n"


@pytest.mark.parametrize("name", sorted(MODULES | WINDOWS))
def test_every_lazy_module_exists(name: str) -> None:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None and spec.origin.endswith(".py")


def test_imports_are_at_the_top_of_their_module() -> None:
    within: dict[str, int] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        functions = [
            node
            for node in ast.walk(tree_with(path, r"(?m)^\s+(import|from)\s"))
            if isinstance(node, ast.FunctionDef)
        ]
        imports = {
            node.lineno
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
        if imports:
            within[path.relative_to(PACKAGE).as_posix()] = len(imports)
    assert within == IMPORTS_IN_FUNCTIONS
