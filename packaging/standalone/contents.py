"""The selection of the files of Qt, Python and the system that are bundled with the game.

PyInstaller collects everything that might be used, which is three times as much. Omitted are unused
modules, plugins and languages of Qt, and on Linux the libraries that every desktop has: those must
match the system, for example its fonts and graphics driver.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final

Entry = tuple[str, str, str]
"""PyInstaller's entry of a file: its path in the bundle, its source path, its type code."""

LANGUAGES: Final = ("en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
"""The languages of the window, whose translations of Qt's own dialogs are bundled."""

QT_MODULES: Final = frozenset(
    {
        "Core",
        "DBus",
        "Gui",
        "Multimedia",
        "Concurrent",  # Multimedia is linked to it.
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

PYTHON_LIBRARIES: Final = ("libpython3*", "libmpdec*")
"""The libraries of the Python used for the build."""
CARRIED_LIBRARIES: Final = (
    "libbrotli*",
    "libbz2*",
    "libexpat*",  # Python does not start without it, and cannot report that it is missing.
    "libffi*",
    "liblzma*",
    "libsqlite3*",
    "libxcb-*",
    "libxkbcommon*",
    "libzstd*",
)
"""Libraries of a Linux system that are missing on some desktops."""

UNUSED_MODULES: Final = (
    "PySide6.QtConcurrent",
    "_hashlib",
    "_pydecimal",
    "_ssl",
    "_uuid",
    "curses",
    "doctest",
    "email",  # This and the next nine are named by logging, shutil and multiprocessing in functions
    "ftplib",  # that the game does not call.
    "http",
    "importlib.metadata",
    "multiprocessing.managers",
    "netrc",
    "smtplib",
    "tarfile",
    "urllib.request",
    "xmlrpc",
    "lib2to3",
    "pdb",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
)
"""Modules of Python that are imported by others but not needed by the game.

The codecs of old character sets are not among them: with one of these as the system's, Python does
not start without its codec.
"""

LOOSE_MODULES: Final = (
    "argparse",
    "ast",
    "dataclasses",
    "datetime",
    "inspect",
    "logging",
    "pathlib",
    "shutil",
    "threading",
    "typing",
    "zipfile",
    "scopa_desktop.ai",
    "scopa_desktop.play.recording",
    "scopa_desktop.play.storage",
    "scopa_desktop.rules",
    "scopa_desktop.ui",
)
"""Modules and packages that are files. The archive of the other modules is packed, which would make
these smaller, but every start imports most of them and would have to unpack them."""
RARE_MODULES: Final = tuple(
    f"scopa_desktop.ui.{name}"
    for name in ("aids", "charts", "help", "history", "new_game", "review", "settings")
)
"""The packages of the window that stay in the archive until a dialog is opened."""

_UNUSED_HOOKS: Final = frozenset({"pyi_rth_inspect", "pyi_rth_pkgutil"})
"""What PyInstaller runs at each start for programs that look for sources or list packages."""
DELAYED_HOOK: Final = "pyi_rth_multiprocessing"
"""It imports more than a window needs: `pyinstaller/start.py` runs it as a module, where needed."""
_QT_HOOK: Final = "pyi_rth_pyside6"
"""It loads Qt in every process, those without Qt too, to tell it where its plugins are; on Linux Qt
finds them beside its libraries."""

_QT_LIBRARY: Final = re.compile(
    r"(lib)?Qt6?(?P<module>[A-Z][\w-]*)(\.so(\.\d+)*|\.dll|\.\d\.dylib|)"
)
_QT_BINDING: Final = re.compile(r"Qt(?P<module>[A-Z]\w*)(\.abi3)?\.(so|pyd)")
_QT_EXTRAS: Final = re.compile(
    r"(lib)?(avcodec|avformat|avutil|swresample|swscale|pyside6qml)[-.\d].*"
    r"|opengl32sw\.dll|d3dcompiler.*\.dll",
    re.IGNORECASE,
)
"""Qt's libraries for video and software rendering, and its QML support."""


def select_files(entries: Iterable[Entry], platform: str) -> list[Entry]:
    """The entries to be bundled; `platform` is a value of `sys.platform`."""
    return [entry for entry in entries if _is_bundled(_posix_path(entry[0]), platform)]


def select_hooks(scripts: Iterable[Entry], platform: str) -> list[Entry]:
    """The scripts that are run at each start; the game is the last of them."""
    unused = {*_UNUSED_HOOKS, DELAYED_HOOK, *([_QT_HOOK] if platform == "linux" else [])}
    return [script for script in scripts if script[0] not in unused]


def imports_of(package: Path) -> list[str]:
    """The modules that the sources of a package import.

    PyInstaller reads imports from bytecode, which compiled modules do not have.
    """
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in package.rglob("*.py"))
    return sorted({name for tree in trees for node in ast.walk(tree) for name in _imported(node)})


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module


def _posix_path(path: str) -> PurePosixPath:
    return PurePosixPath(path.replace("\\", "/"))


def _is_bundled(target: PurePosixPath, platform: str) -> bool:
    if target.parts[0] == "PySide6":
        return _is_used_part_of_qt(target)
    if platform == "linux" and len(target.parts) == 1 and ".so" in target.name:
        return any(fnmatch(target.name, name) for name in PYTHON_LIBRARIES + CARRIED_LIBRARIES)
    # On macOS there are links to Qt's libraries beside the program.
    return _is_used_library(target.name)


def _is_used_part_of_qt(target: PurePosixPath) -> bool:
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
    match = _QT_LIBRARY.fullmatch(name) or _QT_BINDING.fullmatch(name)
    return match is None or match["module"] in QT_MODULES
