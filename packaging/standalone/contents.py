"""What a build carries besides the game: the parts of Qt, Python and the system that it uses.

The tools collect all that might be used, three times as much. Left behind are whole modules of Qt,
its plugins for devices and formats that the game never meets, its other languages, and on Linux the
libraries that every desktop has: those have to fit the machine, its fonts, its graphics driver.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final

Entry = tuple[str, str, str]
"""Where a file goes, where it comes from, and what kind it is for PyInstaller."""

LANGUAGES: Final = ("en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
"""The languages of the window, whose words for Qt's own dialogs go along."""

QT_MODULES: Final = frozenset(
    {
        "Core",
        "DBus",
        "Gui",
        "Multimedia",
        "Concurrent",  # Multimedia needs it.
        "Network",  # The same; and a second start reaches the first by its local sockets.
        "Svg",
        "WaylandClient",
        "Widgets",
        "XcbQpa",
    }
)

QT_PLUGINS: Final = frozenset(
    {
        "iconengines/svgicon",
        "imageformats/svg",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/cocoa",
        "platforms/offscreen",
        "platforms/wayland",
        "platforms/windows",
        "platforms/xcb",
        "platformthemes/gtk3",
        "platformthemes/xdgdesktopportal",
        "styles/macstyle",
        "styles/modernwindowsstyle",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-shell-integration/xdg-shell",
    }
)

PYTHONS_LIBRARIES: Final = ("libpython3*", "libmpdec*")
"""The libraries that belong to the very Python that was built with."""
CARRIED_LIBRARIES: Final = (
    "libbrotli*",
    "libbz2*",
    "libexpat*",  # Python does not start without it, and could not even say so.
    "libffi*",
    "liblzma*",
    "libsqlite3*",
    "libxcb-*",
    "libxkbcommon*",
    "libzstd*",
)
"""Libraries of the Linux system that some desktops lack."""

UNUSED_MODULES: Final = (
    "_hashlib",
    "_ssl",
    "curses",
    "doctest",
    "lib2to3",
    "pdb",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
)
"""Modules of Python that others import for purposes which do not arise."""

_QT_LIBRARY: Final = re.compile(
    r"(lib)?Qt6?(?P<module>[A-Z][\w-]*)(\.so(\.\d+)*|\.dll|\.\d\.dylib|)"
)
_QT_BINDING: Final = re.compile(r"Qt(?P<module>[A-Z]\w*)(\.abi3)?\.(so|pyd)")
_QT_EXTRAS: Final = re.compile(
    r"(lib)?(avcodec|avformat|avutil|swresample|swscale|pyside6qml)[-.\d].*"
    r"|opengl32sw\.dll|d3dcompiler.*\.dll",
    re.IGNORECASE,
)
"""What Qt brings to play films and to do without a graphics driver, and its bridge to QML."""


def kept(entries: Iterable[Entry], platform: str) -> list[Entry]:
    """Those of the collected files that go along; `platform` is Python's name of the system."""
    return [entry for entry in entries if _goes_along(PurePosixPath(_slashed(entry[0])), platform)]


def imports_of(package: Path) -> list[str]:
    """The modules that the sources of a package import, for those that are compiled.

    PyInstaller reads imports from bytecode, of which a compiled module has none.
    """
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in package.rglob("*.py"))
    return sorted({name for tree in trees for node in ast.walk(tree) for name in _imported(node)})


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module


def _slashed(path: str) -> str:
    return path.replace("\\", "/")


def _goes_along(target: PurePosixPath, platform: str) -> bool:
    if target.parts[0] == "PySide6":
        return _is_used_of_qt(target)
    if platform == "linux" and len(target.parts) == 1 and ".so" in target.name:
        return any(fnmatch(target.name, name) for name in PYTHONS_LIBRARIES + CARRIED_LIBRARIES)
    # On macOS links to the libraries of Qt lie beside the program.
    return _is_used_library(target.name)


def _is_used_of_qt(target: PurePosixPath) -> bool:
    if "plugins" in target.parts:
        stem = target.name.partition(".")[0].removeprefix("lib").removeprefix("q")
        return f"{target.parent.name}/{stem}" in QT_PLUGINS
    if "translations" in target.parts:
        return target.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if "qml" in target.parts:
        return False
    frameworks = (part for part in target.parts if part.endswith(".framework"))
    return _is_used_library(next(frameworks, target.name).removesuffix(".framework"))


def _is_used_library(name: str) -> bool:
    if _QT_EXTRAS.fullmatch(name):
        return False
    found = _QT_LIBRARY.fullmatch(name) or _QT_BINDING.fullmatch(name)
    return found is None or found["module"] in QT_MODULES
