"""Compiles the core of the game, which `scopa_desktop/core_build.py` describes, with mypyc.

All its modules make one library, so that they call each other as C functions do. Beside every
source lies a small extension that points at that library.
"""

import importlib.util
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory

import c_compiler

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scopa_desktop.core_build import LIBRARY, ORIGIN, digest, sources  # noqa: E402

WISH = "SCOPA_DESKTOP_COMPILE"
"""The environment variable that asks for a build: 0 for interpreted, 1 for compiled."""
_PACKAGE = "scopa_desktop"
_GROUP = f"{_PACKAGE}.{LIBRARY.removesuffix('__mypyc')}"
_ORIGIN_TEXT = """from typing import Final

COMPILED_FROM: Final[str] = "{}"
"""


class CompileError(Exception):
    """Why the core could not be compiled, in a sentence for people."""


def wants_mypyc() -> bool:
    """Whether what compiling needs is worth installing."""
    return os.environ.get(WISH) != "0" and c_compiler.obstacle() is None


def has_mypyc() -> bool:
    """Whether this Python has what compiling needs, beside a C compiler."""
    return all(importlib.util.find_spec(name) is not None for name in ("mypyc", "setuptools"))


def reason_to_interpret() -> str | None:
    """Why the core is not to be compiled here, in words that end a sentence; None if it is.

    Raises:
        CompileError: it is asked for and cannot be done, or what is asked for is unknown.
    """
    wish = os.environ.get(WISH, "")
    if wish == "0":
        return f"{WISH} is 0"
    if wish not in ("", "1"):
        raise CompileError(f"{WISH} is “{wish}”; it can be 0 (interpreted) or 1 (compiled).")
    obstacle = c_compiler.obstacle()
    if obstacle is None and not has_mypyc():
        obstacle = "mypyc is not installed"
    if obstacle is not None and wish == "1":
        raise CompileError(f"The core cannot be compiled: {obstacle}.")
    return obstacle


def build_in_place(root: Path = ROOT) -> str:
    """Compile the core of the tree `root` for this Python, beside its sources, if that can be.

    What was compiled before is removed first.

    Returns:
        Which build it is now, in a sentence.

    Raises:
        CompileError: it is asked for and cannot be done, or mypyc or the C compiler refused.
    """
    reason = reason_to_interpret()
    clean(root, EXTENSION_SUFFIXES[0])
    if reason is not None:
        return f"The core of the game is interpreted: {reason}."
    with TemporaryDirectory() as folder:
        for extension in compile_into(Path(folder), root):
            shutil.copy(Path(folder, extension), root / extension)
    return "The core of the game is compiled."


def clean(root: Path = ROOT, suffix: str = "") -> None:
    """Remove what was compiled in the tree `root`, for every Python or the one with `suffix`.

    Raises:
        CompileError: it is in use.
    """
    package = root / _PACKAGE
    endings = (suffix,) if suffix else (".so", ".pyd")
    folders = {package, *((package / source).parent for source in sources(package))}
    for path in [path for folder in folders for path in folder.iterdir()]:
        if path.name.endswith(endings):
            try:
                path.unlink()
            except PermissionError as error:
                raise CompileError(f"“{path}” cannot be replaced; is the game open?") from error


def compile_into(folder: Path, root: Path = ROOT) -> list[Path]:
    """Compile the core of the tree `root` to extensions in `folder`.

    Returns:
        The extensions, as they lie in `folder` and belong into the tree.

    Raises:
        CompileError: mypyc or the C compiler refused; they have said why.
    """
    import setuptools.errors  # noqa: PLC0415 - needed only where the core is compiled

    with TemporaryDirectory() as scratch, _inside(root):
        try:
            built = _compile(folder.resolve(), Path(scratch))
        except (SystemExit, setuptools.errors.CCompilerError) as error:
            refusal = f"The core could not be compiled; {WISH}=0 installs it interpreted."
            raise CompileError(refusal) from error
    return [Path(path).relative_to(folder.resolve()) for path in built]


def _compile(folder: Path, scratch: Path) -> list[str]:
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    package = Path(_PACKAGE)
    origin = scratch / "origin.py"
    origin.write_text(_ORIGIN_TEXT.format(digest(package)), encoding="utf-8")
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}"]
        + ["--shadow-file", str(package / ORIGIN), str(origin)]
        + [str(package / source) for source in sources(package)],
        debug_level="0",
        group_name=_GROUP,
        target_dir=str(scratch / "c"),
    )
    if os.name != "nt":
        # A compiler newer than mypyc warns of what its authors have not seen. Functions that no
        # other library can replace are called directly, a tenth faster.
        for extension in extensions:
            extension.extra_compile_args += [
                "-Wno-error",
                "-fvisibility=hidden",
                "-fno-semantic-interposition",
            ]
    command = build_ext(Distribution({"name": _GROUP, "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    outputs: list[str] = command.get_outputs()
    return outputs


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """The names of sources that go into the extensions are those seen from the tree."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
