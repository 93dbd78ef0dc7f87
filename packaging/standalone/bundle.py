"""The game with its Python and its Qt: as a folder and as one file, by PyInstaller."""

import ctypes
import json
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from standalone import icons
from standalone.contents import Entry
from standalone.product import BUILD, DIST, NAME, PACKAGING, TITLE, BuildError, stem, version
from standalone.tools import emptied, require, run

ICONS: Final = BUILD / "icons"
FOLDER: Final = DIST / NAME
APPLICATION: Final = DIST / f"{TITLE}.app"
"""The folder as macOS has it."""

_CONTENTS: Final = BUILD / "contents.json"
_SPEC: Final = PACKAGING / "pyinstaller" / f"{NAME}.spec"


def check() -> None:
    """See to it that this machine can build; raises `BuildError` with what is missing."""
    if sys.platform != "linux":
        return
    require("objdump", "strip")
    if not _has_shared_library():
        raise BuildError(
            f"The Python in {sys.base_prefix} has no shared library, which a standalone program "
            "needs.\nInstall the system's, on Debian and Ubuntu with\n"
            "  sudo apt install python3-venv python3-dev"
        )


def _has_shared_library() -> bool:
    """Whether this Python has one; Debian leaves it to a package that may not be installed."""
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        return False
    try:
        ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))
    except OSError:
        return False
    return True


def draw_icons() -> None:
    """The icon in every format, and what Windows shows as the program's version."""
    icons.draw(emptied(ICONS))
    template = (PACKAGING / "windows" / "version.txt").read_text(encoding="utf-8")
    numbers = ", ".join([*version().split("."), "0"])
    filled = template.replace("@NUMBERS@", numbers).replace("@VERSION@", version())
    (ICONS / "version.txt").write_text(filled, encoding="utf-8")


def build_folder() -> Path:
    """The folder with the executable, which needs nothing else to run."""
    _pyinstaller(DIST, BUILD / "folder")
    return APPLICATION if sys.platform == "darwin" else FOLDER


def build_onefile() -> Path:
    """The executable that is one file, and unpacks itself at every start."""
    made = BUILD / "onefile" / "made"
    _pyinstaller(made, BUILD / "onefile" / "work", "--onefile")
    suffix = ".exe" if sys.platform == "win32" else ""
    return Path(shutil.copy2(made / f"{NAME}{suffix}", DIST / f"{stem()}{suffix}"))


def carried() -> list[Entry]:
    """The libraries of the last build: where each lies in it, and where it was taken from."""
    listed = json.loads(_CONTENTS.read_text(encoding="utf-8"))
    return [(target, source, kind) for target, source, kind in listed]


def _pyinstaller(target: Path, work: Path, *options: str) -> None:
    places = ("--distpath", target, "--workpath", work)
    command = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", *places, _SPEC)
    # Away from the source tree, or the game would be taken from there, without its resources.
    run(*command, "--", ICONS, _CONTENTS, *options, folder=BUILD)
