"""Compiles the core of the game, which `scopa_desktop/core_build.py` describes, with mypyc.

All its modules are compiled into one library, so that they call each other directly in C. A small
extension module beside every source loads that library.

For an installed game GCC compiles it twice. The first library counts how often each branch is taken
while `core_training.py` plays, the second one is optimised for these counts: it is a third faster
and chooses the same moves.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import c_compiler

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scopa_desktop.core_build import LIBRARY, ORIGIN, CoreBuild, digest, sources  # noqa: E402

if TYPE_CHECKING:
    from setuptools import Extension

COMPILE_VARIABLE = "SCOPA_DESKTOP_COMPILE"
"""The environment variable that selects the build: 0 for interpreted, 1 for compiled."""
PRINT_BUILD = "from scopa_desktop import core_build; print(core_build.running().name)"
"""A program that prints the name of the build that runs in the tree of its folder."""
_PACKAGE = "scopa_desktop"
_GROUP = f"{_PACKAGE}.{LIBRARY.removesuffix('__mypyc')}"
_TRAINING = Path("packaging", "core_training.py")
_INSTRUMENTED = ("-fprofile-generate",)
_OPTIMISED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")
_ORIGIN_TEXT = """from typing import Final

COMPILED_FROM: Final[str] = "{}"
"""


class CompileError(Exception):
    """Why the core could not be compiled, in a sentence for the user."""


def wants_mypyc() -> bool:
    """Whether the packages needed for compiling should be installed."""
    return os.environ.get(COMPILE_VARIABLE) != "0" and c_compiler.missing_requirement() is None


def has_mypyc() -> bool:
    """Whether this Python has the packages needed for compiling; the C compiler is not checked."""
    return all(importlib.util.find_spec(name) is not None for name in ("mypyc", "setuptools"))


def reason_to_interpret() -> str | None:
    """Why the core is not compiled here, in words that end a sentence; None if it is compiled.

    Raises:
        CompileError: compiling is required but impossible, or the variable's value is unknown.
    """
    setting = os.environ.get(COMPILE_VARIABLE, "")
    if setting == "0":
        return f"{COMPILE_VARIABLE} is 0"
    if setting not in ("", "1"):
        raise CompileError(
            f"{COMPILE_VARIABLE} is “{setting}”; it can be 0 (interpreted) or 1 (compiled)."
        )
    reason = c_compiler.missing_requirement()
    if reason is None and not has_mypyc():
        reason = "mypyc is not installed"
    if reason is not None and setting == "1":
        raise CompileError(f"The core cannot be compiled: {reason}.")
    return reason


def build_in_place(root: Path = ROOT, *, profiled: bool = False) -> str:
    """Compile the core of the tree `root` for this Python, beside its sources, if possible.

    Extensions compiled before are removed first. `profiled` is as in `compile_into`.

    Returns:
        A sentence that says whether the core is compiled or interpreted now.

    Raises:
        CompileError: compiling is required but impossible, or mypyc or the C compiler failed.
    """
    reason = reason_to_interpret()
    clean(root, EXTENSION_SUFFIXES[0])
    if reason is not None:
        return f"The core of the game is interpreted: {reason}."
    with TemporaryDirectory() as folder:
        for extension in compile_into(Path(folder), root, profiled=profiled):
            shutil.copy(Path(folder, extension), root / extension)
    return "The core of the game is compiled."


def clean(root: Path = ROOT, suffix: str = "") -> None:
    """Remove the compiled extensions in the tree `root`: all, or those with the file suffix.

    Raises:
        CompileError: an extension is in use.
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


def compiled_in_place(root: Path = ROOT) -> list[Path]:
    """The extensions for this Python that were compiled from the sources of the tree `root`.

    They may have been compiled on another system. The paths are relative to the tree; there are
    none if a source was changed since, if they cannot be loaded here, or if nobody wants them.
    """
    command = [sys.executable, "-c", PRINT_BUILD]
    completed = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)
    is_wanted = os.environ.get(COMPILE_VARIABLE) != "0"
    if not is_wanted or completed.stdout.strip() != CoreBuild.COMPILED.name:
        return []
    modules = [*sources(root / _PACKAGE), Path(f"{LIBRARY}.py")]
    return [Path(_PACKAGE, module).with_suffix(EXTENSION_SUFFIXES[0]) for module in modules]


def compile_into(folder: Path, root: Path = ROOT, *, profiled: bool = False) -> list[Path]:
    """Compile the core of the tree `root` to extensions in `folder`.

    `profiled` optimises it for a profile, if the C compiler can; that takes three times as long.

    Returns:
        The paths of the extensions, relative to `folder` and to the tree.

    Raises:
        CompileError: mypyc or the C compiler failed, or the instrumented core; they have printed
            the reason.
    """
    import setuptools.errors  # noqa: PLC0415 - needed only where the core is compiled

    with TemporaryDirectory() as scratch, inside(root):
        try:
            extensions = translate(Path(scratch))
            flags: Sequence[str] = ()
            if profiled and c_compiler.makes_profiles():
                _make_profile(extensions, Path(scratch))
                flags = _OPTIMISED
            built = _build(extensions, folder.resolve(), Path(scratch), flags)
        except (
            SystemExit,
            setuptools.errors.CCompilerError,
            subprocess.CalledProcessError,
        ) as error:
            refusal = (
                f"The core could not be compiled; {COMPILE_VARIABLE}=0 installs it interpreted."
            )
            raise CompileError(refusal) from error
    return [Path(path).relative_to(folder.resolve()) for path in built]


def translate(scratch: Path) -> list["Extension"]:
    """Translate the core to C; the tree is the working directory, see `inside`."""
    from mypyc.build import mypycify  # noqa: PLC0415

    package = Path(_PACKAGE)
    origin = scratch / "origin.py"
    origin.write_text(_ORIGIN_TEXT.format(digest(package)), encoding="utf-8")
    return mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}"]
        + ["--shadow-file", str(package / ORIGIN), str(origin)]
        + [str(package / source) for source in sources(package)],
        debug_level="0",
        group_name=_GROUP,
        target_dir=str(scratch / "c"),
    )


def _make_profile(extensions: list["Extension"], scratch: Path) -> None:
    """Play with an instrumented core, which leaves its counts beside the object files."""
    instrumented = scratch / "instrumented"
    _build(extensions, instrumented, scratch, _INSTRUMENTED)
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(_PACKAGE, instrumented / _PACKAGE, ignore=ignored, dirs_exist_ok=True)
    # An isolated build has its packages in PYTHONPATH.
    path = os.pathsep.join([str(instrumented), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, _TRAINING], env=environment, check=True)


def _build(
    extensions: list["Extension"], folder: Path, scratch: Path, flags: Sequence[str] = ()
) -> list[str]:
    """Compile the C code with additional flags; returns the paths of the extensions."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    extensions = deepcopy(extensions)
    if os.name != "nt":
        # A compiler newer than mypyc can have warnings that mypyc's code does not avoid. Without
        # symbol interposition functions are called directly, which is ten per cent faster.
        for extension in extensions:
            extension.extra_compile_args += [
                "-Wno-error",
                "-fvisibility=hidden",
                "-fno-semantic-interposition",
                *flags,
            ]
            extension.extra_link_args += flags
    command = build_ext(Distribution({"name": _GROUP, "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(scratch / "objects")
    command.force = True
    command.ensure_finalized()
    command.run()
    outputs: list[str] = command.get_outputs()
    return outputs


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """Change the working directory, because mypyc stores source paths relative to it."""
    previous = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(previous)
