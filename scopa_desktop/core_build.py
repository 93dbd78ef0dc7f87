"""Which build of the core runs.

The core is what is computed millions of times while a computer player thinks. Its sources are plain
Python; where a C compiler was at hand when the game was installed, they were compiled, and Python
prefers the extension that lies beside a source.
"""

import hashlib
from enum import Enum
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
LIBRARY: Final = "core__mypyc"
"""The module of this package that holds the compiled code of all; the others only point at it."""
ORIGIN: Final = Path("core_origin.py")
_FOLDERS: Final = ("rules/kernel", "ai/search")


class CoreBuild(Enum):
    """A build of the core, in words that follow the version."""

    COMPILED = "compiled core"
    INTERPRETED = "interpreted core"
    OUTDATED = "compiled core, older than its source"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files of the core, as they lie in the folder `package`.

    They are every module of the core's packages, and the one that tells their digest; none where
    the game was frozen without its sources.
    """
    modules = [path for folder in _FOLDERS for path in (package / folder).glob("*.py")]
    names = sorted(path.relative_to(package) for path in modules if path.name != "__init__.py")
    return [ORIGIN, *names] if (package / ORIGIN).exists() else names


def digest(package: Path = PACKAGE) -> str:
    """A text that is another one as soon as a file of the core changes, comes or goes."""
    summed = hashlib.sha256()
    for source in sources(package):
        content = (package / source).read_bytes()
        summed.update(f"{source.as_posix()} {len(content)}\n".encode())
        summed.update(content)
    return summed.hexdigest()


def module_name(source: Path) -> str:
    """The full name of the module that a file of the core is."""
    return ".".join([PACKAGE.name, *source.with_suffix("").parts])


def running() -> CoreBuild:
    """The build that this Python runs."""
    # Whoever asks for the digest alone is about to replace the extensions, and must not hold one.
    from scopa_desktop.core_origin import COMPILED_FROM  # noqa: PLC0415

    compiled = {_is_extension(module_name(source)) for source in sources()}
    if not compiled:
        return CoreBuild.COMPILED if COMPILED_FROM else CoreBuild.INTERPRETED
    if compiled == {False}:
        return CoreBuild.INTERPRETED
    is_current = compiled == {True} and digest() == COMPILED_FROM
    return CoreBuild.COMPILED if is_current else CoreBuild.OUTDATED


def _is_extension(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
