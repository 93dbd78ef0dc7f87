"""The environment that builds are made in: the game, installed as anybody would, and PyInstaller.

It is not `.venv`: there the game is linked to its sources, and the tools for tests lie about.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from standalone.product import BUILD, ROOT, BuildError
from standalone.tools import run

sys.path.insert(0, str(ROOT))

from scopa_desktop.qt_libraries import SOUND, WAYLAND, WINDOWLESS, X11, complaint, missing

_FOLDER: Final = BUILD / "environment"
_LIBRARIES: Final = {**WINDOWLESS, **X11, **WAYLAND, **SOUND}
"""All that the game can use: a build carries some, and is put together by loading the others."""
_SYSTEMS_PYTHON: Final = Path("/usr/bin/python3")
_SUITS: Final = (
    "import ensurepip, sys, sysconfig, venv; "
    "sys.exit(sys.version_info < (3, 10) or not sysconfig.get_config_var('Py_ENABLE_SHARED'))"
)


def is_inside() -> bool:
    """Whether this Python is that of the workshop."""
    return Path(sys.prefix).resolve() == _FOLDER.resolve()


def prepare() -> Path:
    """Make the workshop where there is none, with all that the game needs; returns its Python.

    Raises `BuildError` when it cannot be made, or nothing could be built in it.
    """
    if lacking := missing(_LIBRARIES):
        raise BuildError(complaint(lacking))
    python = _FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _FOLDER / "requirements"
    base = _python()
    wanted = f"{base}\n{(ROOT / 'pyproject.toml').read_text(encoding='utf-8')}"
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    print("Making an environment to build in (this is done once) …", flush=True)
    run(base, "-m", "venv", "--clear", _FOLDER)
    _pip(python, f"{ROOT}[packaging]")
    stamp.write_text(wanted, encoding="utf-8")
    return python


def install_game() -> None:
    """Install the game as it is now, compiled where it can be."""
    _pip(Path(sys.executable), "--force-reinstall", "--no-deps", str(ROOT))


def _pip(python: Path, *what: str) -> None:
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def _python() -> Path:
    """The Python that the game is shipped with.

    On Linux that of the system, where it will do: others look for their libraries in the folder
    that they were built into, and would do so on the player's machine too.
    """
    if sys.platform == "linux" and _SYSTEMS_PYTHON.exists():
        asked = subprocess.run([_SYSTEMS_PYTHON, "-c", _SUITS], check=False, capture_output=True)
        if asked.returncode == 0:
            return _SYSTEMS_PYTHON
    return Path(sys.executable)
