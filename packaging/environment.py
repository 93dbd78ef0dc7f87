"""The virtual environment of the source tree, `.venv` beside the project file.

This module needs only Python, because `play.py` and `test.py` are the first commands on a new
machine.
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
import pyside_modules  # noqa: E402

from scopa_desktop import core_build  # noqa: E402
from scopa_desktop.qt_libraries import WINDOWLESS, complaint, missing, on_display  # noqa: E402

_MOST_PROCESSES = 8
"""Of the tests at the same time."""
_NETWORK_ERRORS = (
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
    """The project cannot be run here; the message is a sentence for the user."""


def play(arguments: list[str]) -> NoReturn:
    """Install the game if necessary, and replace this process by it.

    Raises:
        SetupError: it cannot be installed, or Qt lacks system libraries.
    """
    require_libraries(on_display(os.environ))
    python = prepare()
    _replace_process(python, ["-m", "scopa_desktop", *arguments])


def test(arguments: list[str]) -> NoReturn:
    """Install the game and its tests if necessary, and replace this process by pytest.

    Qt uses no display, and byte code is written whatever the environment says: tests start hundreds
    of processes, and each would compile all sources again.

    Raises:
        SetupError: they cannot be installed, or Qt lacks system libraries.
    """
    require_libraries(WINDOWLESS)
    python = prepare("test")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.chdir(ROOT)
    _replace_process(python, ["-m", "pytest", *_distribution(arguments), *arguments])


def _distribution(arguments: list[str]) -> list[str]:
    """The pytest options that run the tests on all processors.

    One process more than there are processors: some tests wait for programs that they start.

    None if `arguments` name files or folders, because a few tests are usually finished before
    further processes have started.
    """
    if any(Path(argument.split("::")[0]).exists() for argument in arguments):
        return []
    # Each process loads Qt and the cards, about 300 MB.
    processes = min(_MOST_PROCESSES, (os.cpu_count() or 1) + 1)
    return ["-n", str(processes), "--dist", "worksteal"]


def prepare(extra: str = "", root: Path = ROOT) -> Path:
    """Create `.venv` in `root`, install the project in editable mode, and compile its core.

    It is installed again only if the project file has changed, the tree was moved or `extra` is
    new. The core is compiled again only after that, or if its sources or the environment variable
    that controls it have changed.

    Returns:
        The Python of that environment.

    Raises:
        SetupError: it could not be done.
    """
    folder = root / ".venv"
    stamp = folder / "scopa-desktop.installed"
    core_stamp = folder / "scopa-desktop.core"
    compile_setting = os.environ.get(core_compiler.COMPILE_VARIABLE, "")
    current = [str(root), _digest(root / "pyproject.toml")]
    installed = _lines(stamp)
    extras = {*installed[2:], extra, "compile" if compile_setting == "1" else ""} - {""}
    if not python_in(folder).exists() or installed != [*current, *sorted(extras)]:
        if not _has_pip(python_in(folder)):
            _create(folder)
        with _stamp_removed(stamp):
            extras |= _install(folder, root, extras)
        core_stamp.unlink(missing_ok=True)
        stamp.write_text("\n".join([*current, *sorted(extras)]), encoding="utf-8")
    core = [core_build.digest(root / "scopa_desktop"), compile_setting]
    if _lines(core_stamp) != core:
        core_stamp.unlink(missing_ok=True)
        _build_core(folder, root)
        core_stamp.write_text("\n".join(core), encoding="utf-8")
    return python_in(folder)


def python_in(folder: Path) -> Path:
    """The path of the Python in an environment; it need not exist yet."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def require_libraries(libraries: dict[str, str]) -> None:
    """Check that Qt can be loaded.

    Raises:
        SetupError: some of `libraries` are not installed on this machine.
    """
    lacking = missing(libraries)
    if lacking:
        raise SetupError(complaint(lacking))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _lines(file: Path) -> list[str]:
    """The lines of a file; empty if it does not exist."""
    return file.read_text(encoding="utf-8").split("\n") if file.exists() else []


@contextmanager
def _stamp_removed(stamp: Path) -> Iterator[None]:
    """Remove the stamp file while the environment is changed.

    It is restored after a `SetupError`, when pip has changed nothing, but not if the process is
    killed.
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
    result = subprocess.run([python, "-m", "pip", "--version"], check=False, capture_output=True)
    return result.returncode == 0


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
    """Install the project; returns the extras that compiling the core needs besides `extras`."""
    compiling = {"compile"} if core_compiler.wants_mypyc() else set()
    all_extras = sorted(extras | compiling)
    print(f"Installing Scopa Desktop into {folder} (this is done once) …", flush=True)
    project = f".[{','.join(all_extras)}]" if all_extras else "."
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
        raise SetupError(_pip_error(done.stderr))
    pyside_modules.unpack(python_in(folder))
    return compiling


def _build_core(folder: Path, root: Path) -> None:
    """Compile the core, or leave it interpreted; the child process prints which."""
    done = subprocess.run(
        [python_in(folder), root / "packaging" / "compile.py"],
        cwd=root,
        check=False,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        raise SetupError(done.stderr.strip())


def _pip_error(output: str) -> str:
    if "CERTIFICATE_VERIFY_FAILED" in output:
        return (
            "What the game needs could not be downloaded: the network answers with a certificate "
            "that Python does not trust.\nA company's or a school's network may want its own, "
            "which the environment variable PIP_CERT names."
        )
    if any(text in output for text in _NETWORK_ERRORS):
        return (
            "What the game needs could not be downloaded: there seems to be no network.\n"
            "Only installing needs one; try again when there is."
        )
    if "No space left on device" in output:
        return "The disk is full: installing the game takes about 1 GB."
    errors = [line.strip() for line in output.splitlines() if line.lstrip().startswith("ERROR")]
    return "The game could not be installed. pip says:\n  " + "\n  ".join(
        errors or [output.strip()]
    )


def _replace_process(python: Path, arguments: list[str]) -> NoReturn:
    """Replace this process by `python`, so that signals and the exit code are passed directly."""
    command = [str(python), *arguments]
    if os.name == "nt":  # There `execv` returns to the terminal before the program has ended.
        sys.exit(subprocess.call(command))
    os.execv(python, command)
