"""The virtual environment for builds: the game, installed normally, and PyInstaller.

It is not `.venv`, where the game is installed in editable mode together with the test tools.
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
"""Every library that the game can use; PyInstaller loads them while it analyses the game."""
_SYSTEM_PYTHON: Final = Path("/usr/bin/python3")
_CHECK: Final = (
    "import ensurepip, sys, sysconfig, venv; "
    "sys.exit(sys.version_info < (3, 10) or not sysconfig.get_config_var('Py_ENABLE_SHARED'))"
)


def is_active() -> bool:
    """Whether this Python is that of the build environment."""
    return Path(sys.prefix).resolve() == _FOLDER.resolve()


def prepare() -> Path:
    """Create or update the environment if necessary; returns the path of its Python.

    Raises `BuildError` if it cannot be created, or if libraries needed for a build are missing.
    """
    if missing_libraries := missing(_LIBRARIES):
        raise BuildError(complaint(missing_libraries))
    python = _FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _FOLDER / "requirements"
    base = _python()
    requirements = f"{base}\n{(ROOT / 'pyproject.toml').read_text(encoding='utf-8')}"
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == requirements:
        return python
    print("Making an environment to build in (this is done once) …", flush=True)
    run(base, "-m", "venv", "--clear", _FOLDER)
    _pip(python, f"{ROOT}[packaging]")
    stamp.write_text(requirements, encoding="utf-8")
    return python


def install_game() -> None:
    """Install the game from the current sources, compiled if possible."""
    _pip(Path(sys.executable), "--force-reinstall", "--no-deps", str(ROOT))


def _pip(python: Path, *arguments: str) -> None:
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


def _python() -> Path:
    """The Python that is bundled with the game.

    On Linux it is the system's if that is suitable: others look for their libraries in the folder
    for which they were built, on the player's machine too.
    """
    if sys.platform == "linux" and _SYSTEM_PYTHON.exists():
        completed = subprocess.run([_SYSTEM_PYTHON, "-c", _CHECK], check=False, capture_output=True)
        if completed.returncode == 0:
            return _SYSTEM_PYTHON
    return Path(sys.executable)
