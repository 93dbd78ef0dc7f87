"""The environment in which the source tree runs: `.venv` beside the project file.

Needs nothing but Python: `play.py` and `test.py` are what a person calls first on a new machine.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import core_compiler  # noqa: E402

from scopa_desktop import core_build  # noqa: E402
from scopa_desktop.qt_libraries import WINDOWLESS, complaint, missing, on_display  # noqa: E402

_SIGNS_OF_NO_NETWORK = (
    "Failed to establish a new connection",
    "Failed to resolve",
    "Name or service not known",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "Connection refused",
    "getaddrinfo failed",
    "timed out",
    "(from versions: none)",
)


class SetupError(Exception):
    """Why the project cannot be run here, in a sentence for people."""


def play(arguments: list[str]) -> NoReturn:
    """Installs the game if need be and becomes it.

    Raises:
        SetupError: it cannot be installed, or Qt lacks system libraries.
    """
    require_libraries(on_display(os.environ))
    python = prepare()
    _become(python, ["-m", "scopa_desktop", *arguments])


def test(arguments: list[str]) -> NoReturn:
    """Installs the game and its tests if need be and becomes pytest, without a display.

    Raises:
        SetupError: they cannot be installed, or Qt lacks system libraries.
    """
    require_libraries(WINDOWLESS)
    python = prepare("test")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.chdir(ROOT)
    _become(python, ["-m", "pytest", *_distribution(arguments), *arguments])


def _distribution(arguments: list[str]) -> list[str]:
    """Options of pytest that run the tests on all processors.

    There are none where files or folders are named: fewer tests are mostly done before further
    processes have been started.
    """
    if any(Path(argument.split("::")[0]).exists() for argument in arguments):
        return []
    # Each process loads Qt and the cards, about 300 MB.
    return ["-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"]


def prepare(extra: str = "", root: Path = ROOT) -> Path:
    """Makes `.venv` in `root`, installs the project there, linked to its sources, and its core.

    Installs again only when the project file has changed, the tree was moved or `extra` is new;
    compiles the core again only after that, or when it or the wish to compile it has changed.

    Returns:
        The Python of that environment.

    Raises:
        SetupError: it could not be done.
    """
    folder = root / ".venv"
    stamp = folder / "scopa-desktop.installed"
    core_stamp = folder / "scopa-desktop.core"
    wish = os.environ.get(core_compiler.COMPILE_VARIABLE, "")
    wanted = [str(root), _digest(root / "pyproject.toml")]
    installed = _lines(stamp)
    extras = {*installed[2:], extra, "compile" if wish == "1" else ""} - {""}
    if not python_in(folder).exists() or installed != [*wanted, *sorted(extras)]:
        if not _has_pip(python_in(folder)):
            _create(folder)
        with _withdrawn(stamp):
            extras |= _install(folder, root, extras)
        core_stamp.unlink(missing_ok=True)
        stamp.write_text("\n".join([*wanted, *sorted(extras)]), encoding="utf-8")
    core = [core_build.digest(root / "scopa_desktop"), wish]
    if _lines(core_stamp) != core:
        core_stamp.unlink(missing_ok=True)
        _build_core(folder, root)
        core_stamp.write_text("\n".join(core), encoding="utf-8")
    return python_in(folder)


def python_in(folder: Path) -> Path:
    """The Python of the environment in a folder, whether or not that was made yet."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def require_libraries(libraries: dict[str, str]) -> None:
    """Sees to it that Qt can be loaded.

    Raises:
        SetupError: some of `libraries` are not installed on this machine.
    """
    lacking = missing(libraries)
    if lacking:
        raise SetupError(complaint(lacking))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _lines(file: Path) -> list[str]:
    """The lines of a file; none where there is no file."""
    return file.read_text(encoding="utf-8").split("\n") if file.exists() else []


@contextmanager
def _withdrawn(stamp: Path) -> Iterator[None]:
    """Takes a stamp away while what it vouches for is changed.

    It comes back where pip refused the change, for then all is as before; not after a sudden end.
    """
    before = _lines(stamp)
    stamp.unlink(missing_ok=True)
    try:
        yield
    except SetupError:
        if before:
            stamp.write_text("\n".join(before), encoding="utf-8")
        raise


def _has_pip(python: Path) -> bool:
    if not python.exists():
        return False
    asked = subprocess.run([python, "-m", "pip", "--version"], check=False, capture_output=True)
    return asked.returncode == 0


def _create(folder: Path) -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = f"{sys.version_info.major}.{sys.version_info.minor}"
            raise SetupError(
                f"This Python lacks the module “{module}”, which makes virtual environments.\n"
                f"Install it, on Debian and Ubuntu with\n  sudo apt install python{version}-venv"
            )
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", folder],
        check=False,
        capture_output=True,
        text=True,
    )
    if made.returncode != 0:
        reason = (made.stderr or made.stdout).strip()
        raise SetupError(f"The environment “{folder}” could not be made: {reason}")


def _install(folder: Path, root: Path, extras: set[str]) -> set[str]:
    """Installs the project; returns what it needs besides `extras` to compile the core."""
    compiling = {"compile"} if core_compiler.wants_mypyc() else set()
    wanted = sorted(extras | compiling)
    print(f"Installing Scopa Desktop into {folder} (this is done once) …", flush=True)
    project = f".[{','.join(wanted)}]" if wanted else "."
    pip = (python_in(folder), "-m", "pip")
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    done = subprocess.run(
        [*pip, "install", "--disable-pip-version-check", *quiet, "-e", project],
        cwd=root,
        # The core is compiled afterwards, with what is in the environment itself.
        env={**os.environ, core_compiler.COMPILE_VARIABLE: "0"},
        check=False,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        raise SetupError(_why_pip_failed(done.stderr))
    return compiling


def _build_core(folder: Path, root: Path) -> None:
    """Compiles the core, or leaves it interpreted; what it became is said on the terminal."""
    done = subprocess.run(
        [python_in(folder), root / "packaging" / "compile.py"],
        cwd=root,
        check=False,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        raise SetupError(done.stderr.strip())


def _why_pip_failed(said: str) -> str:
    if "CERTIFICATE_VERIFY_FAILED" in said:
        return (
            "What the game needs could not be downloaded: the network answers with a certificate "
            "that Python does not trust.\nA company's or a school's network may want its own, "
            "which the environment variable PIP_CERT names."
        )
    if any(sign in said for sign in _SIGNS_OF_NO_NETWORK):
        return (
            "What the game needs could not be downloaded: there seems to be no network.\n"
            "Only installing needs one; try again when there is."
        )
    if "No space left on device" in said:
        return "The disk is full: installing the game takes about 1 GB."
    errors = [line.strip() for line in said.splitlines() if line.lstrip().startswith("ERROR")]
    return "The game could not be installed. pip says:\n  " + "\n  ".join(errors or [said.strip()])


def _become(python: Path, arguments: list[str]) -> NoReturn:
    """Goes on as `python`, so that signals and the exit code are its own."""
    command = [str(python), *arguments]
    if os.name == "nt":  # Windows would give the terminal back before the program has ended.
        sys.exit(subprocess.call(command))
    os.execv(python, command)
