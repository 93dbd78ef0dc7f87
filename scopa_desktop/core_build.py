"""Detects which build of the core runs: compiled, interpreted, or compiled from older sources.

The core is the rules' kernel and the search, which run millions of times per move. Its sources are
plain Python; with a C compiler they are compiled during installation, and Python then prefers the
extension module beside a source.
"""

from enum import Enum
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
LIBRARY: Final = "core__mypyc"
"""Module of this package with the compiled code of the core; the other extensions load it."""
ORIGIN: Final = Path("core_origin.py")
_FOLDERS: Final = ("rules/kernel", "ai/search")


class CoreBuild(Enum):
    """A build of the core; the value is shown after the version."""

    COMPILED = "compiled core"
    INTERPRETED = "interpreted core"
    OUTDATED = "compiled core, older than its source"


def sources(package: Path = PACKAGE) -> list[Path]:
    """Source files of the core, relative to the folder `package`.

    These are all modules of the core's packages and `core_origin.py`; none if the game was packed
    without its sources.
    """
    modules = [path for folder in _FOLDERS for path in (package / folder).glob("*.py")]
    names = sorted(path.relative_to(package) for path in modules if path.name != "__init__.py")
    return [ORIGIN, *names] if (package / ORIGIN).exists() else names


def digest(package: Path = PACKAGE) -> str:
    """SHA-256 digest of the names and contents of all source files of the core."""
    # Imported here: it loads OpenSSL, which an installed game does not need to start.
    import hashlib  # noqa: PLC0415

    sha = hashlib.sha256()
    for source in sources(package):
        content = (package / source).read_bytes()
        sha.update(f"{source.as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def module_name(source: Path) -> str:
    """Full module name of a source file of the core."""
    return ".".join([PACKAGE.name, *source.with_suffix("").parts])


@cache
def running() -> CoreBuild:
    """The build of the core that this process imports; determined once."""
    # Not imported at module level: on Windows a loaded extension cannot be replaced.
    from scopa_desktop.core_origin import COMPILED_FROM  # noqa: PLC0415

    are_extensions = {_is_extension(module_name(source)) for source in sources()}
    if not are_extensions:
        return CoreBuild.COMPILED if COMPILED_FROM else CoreBuild.INTERPRETED
    if are_extensions == {False}:
        return CoreBuild.INTERPRETED
    is_current = are_extensions == {True} and digest() == COMPILED_FROM
    return CoreBuild.COMPILED if is_current else CoreBuild.OUTDATED


def is_outdated() -> bool:
    """Whether the sources of a source tree were changed after they had been compiled.

    Not checked for an installed package, whose sources nobody changes.
    """
    is_source_tree = (PACKAGE.parent / "pyproject.toml").exists()
    return is_source_tree and running() is CoreBuild.OUTDATED


def _is_extension(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
