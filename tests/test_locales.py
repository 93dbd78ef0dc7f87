"""Starts in the locales of many countries, and what depends on the locale of the C library.

Where the capital of i is İ, PySide does not find the setter of a property whose name begins with i
and which is given to a constructor: it makes `setInterval` of `QTimer(interval=5)` with `toupper`.
Such properties are set with their setters. To set LC_CTYPE for the whole process would be no cure:
every process, test and tool would have to think of it, and plugins of Qt set the locale, too.

Numbers in JSON are read by SQLite with `strtod`: the window sets LC_NUMERIC after Qt has set it.
"""

import ast
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import scopa_desktop
from tests.looping import loop_over
from tests.play.recording.saved import running_record
from tests.source_trees import any_word, tree_with

ROOT = Path(scopa_desktop.__file__).parents[1]
FOLDERS = ("scopa_desktop", "packaging", "benchmarks", "tests")
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
QT_MODULES = (
    "QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets",
)  # fmt: skip

VARIABLES = ("LC_ALL", "LC_CTYPE", "LANG")
DOTLESS = ("tr_TR.UTF-8", "az_AZ.UTF-8", "ku_TR.UTF-8", "crh_UA.UTF-8", "tr_TR.ISO-8859-9")
"""Locales in which the capital of i is İ."""
OTHERS = (
    "lt_LT.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8", "hi_IN.UTF-8", "th_TH.UTF-8", "ja_JP.UTF-8",
    "de_DE.ISO-8859-1", "ja_JP.EUC-JP",
)  # fmt: skip
NOT_MADE = ("C", "xx_XX.UTF-8")
"""The locale that every system has, and one that none has."""
COMMA = "it_IT.UTF-8"
"""A locale in which the C library writes 0,5."""
READING = """
from scopa_desktop.ui.application import _made_application
from tests.play.recording.saved import running_record
import locale, sqlite3

application = _made_application()
print(locale.setlocale(locale.LC_CTYPE))
print(*sqlite3.connect(":memory:").execute("SELECT json_extract('[0.5]', '$[0]')").fetchone())
"""
CAPITAL_I = "import ctypes; print(ctypes.CDLL(None).toupper(ord('i')) == ord('I'))"


@cache
def risky_properties() -> frozenset[str]:
    """The properties of Qt whose setter PySide would not find in every locale."""
    names = set()
    for module_name in QT_MODULES:
        module = importlib.import_module(f"PySide6.{module_name}")
        for name in dir(module):
            meta = getattr(getattr(module, name), "staticMetaObject", None)
            if meta is not None:
                names |= {meta.property(index).name() for index in range(meta.propertyCount())}
    return frozenset(name for name in names if name.startswith("i"))


def risky_calls(tree: ast.Module) -> Iterator[str]:
    """The constructor calls that set such a property; in a class also those of `super()`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_constructor(node.func):
            names = {keyword.arg for keyword in node.keywords}
            yield from (
                f"line {node.lineno}: {ast.unparse(node.func)}({name}=…)"
                for name in names & risky_properties()
            )


def _is_constructor(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="__init__"):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name[:1].isupper() or name[:2].lstrip("_").isupper()
    return False


@loop_over("path", SOURCES)
def test_no_constructor_sets_a_property_that_begins_with_i(path: Path) -> None:
    keywords = rf"{any_word(risky_properties())}="
    assert list(risky_calls(tree_with(path, keywords))) == []


@pytest.mark.parametrize(
    ("code", "is_risky"),
    [
        ("QTimer(self, interval=5)", True),
        ("QtCore.QTimer(interval=5, singleShot=True)", True),
        ("super().__init__(parent, interval=5)", True),
        ("_Voice(interval=5)", True),
        ("QLabel(indent=5)", True),
        ("QTimer(self, singleShot=True).setInterval(5)", False),
        ("text.format(interval=5)", False),
        ("json.dumps(content, indent=2)", False),
    ],
)
def test_such_a_constructor_is_found_in_every_form(code: str, is_risky: bool) -> None:
    assert bool(list(risky_calls(ast.parse(code)))) is is_risky


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the locales, for `LOCPATH`; needs no rights."""
    if (localedef := shutil.which("localedef")) is None:
        pytest.skip("localedef is not installed")
    if not Path("/usr/share/i18n/locales/tr_TR").exists():
        pytest.skip("the sources of the locales are not installed (package locales)")
    folder = tmp_path_factory.mktemp("locales")
    for name in (*DOTLESS, *OTHERS, COMMA):
        language, _, encoding = name.partition(".")
        command = [localedef, "-i", language, "-f", encoding, str(folder / name)]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (folder / name / "LC_CTYPE").exists(), made.stderr
    return folder


def environment(locales: Path, variable: str, name: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in VARIABLES}
    return {**kept, "LOCPATH": str(locales), variable: name}


def ended(environment: dict[str, str], *arguments: str) -> tuple[int, str]:
    """The exit code and the output of Python."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        timeout=120,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace")


def about_the_encoding(said: str) -> bool:
    """Whether all that was said is Qt's advice to use a locale with UTF-8."""
    return not said or (said.startswith("Detected locale") and len(said.splitlines()) == 4)


@pytest.mark.slow
@pytest.mark.parametrize("variable", VARIABLES)
@pytest.mark.parametrize("name", DOTLESS)
@pytest.mark.usefixtures("player_home")
def test_it_starts_where_the_capital_of_i_has_a_dot(
    locales: Path, variable: str, name: str
) -> None:
    there = environment(locales, variable, name)
    assert ended({**there, "LC_ALL": name}, "-c", CAPITAL_I) == (0, "False\n")
    code, said = ended(there, "-m", "scopa_desktop", "--quit-after-start")
    assert code == 0, said
    assert about_the_encoding(said)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OTHERS, *NOT_MADE])
def test_it_starts_in_the_locales_of_many_countries(
    locales: Path, player_home: Path, name: str
) -> None:
    code, said = ended(
        environment(locales, "LC_ALL", name), "-m", "scopa_desktop", "--quit-after-start"
    )
    assert code == 0, said
    assert about_the_encoding(said)
    assert running_record(player_home / "data") is not None


@pytest.mark.slow
def test_the_database_reads_numbers_as_they_are_written(locales: Path) -> None:
    assert ended(environment(locales, "LC_ALL", COMMA), "-c", READING) == (0, f"{COMMA}\n0.5\n")
