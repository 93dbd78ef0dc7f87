"""The game with Python and Qt as a folder and as a single file, built by PyInstaller."""

import ctypes
import json
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from standalone import icons, icu_data
from standalone.contents import Entry
from standalone.product import BUILD, DIST, NAME, PACKAGING, TITLE, BuildError, stem, version
from standalone.tools import empty_folder, require, run

ICONS: Final = BUILD / "icons"
FOLDER: Final = DIST / NAME
APPLICATION: Final = DIST / f"{TITLE}.app"
"""The application bundle on macOS."""

_CONTENTS: Final = BUILD / "contents.json"
_SPECS: Final = PACKAGING / "pyinstaller"


def check() -> None:
    """Check that this machine can build; raises `BuildError` with what is missing."""
    if sys.platform != "linux":
        return
    require("objdump", "strip", *icu_data.TOOLS)
    if not _has_shared_library():
        raise BuildError(
            f"The Python in {sys.base_prefix} has no shared library, which a standalone program "
            "needs.\nInstall the system's, on Debian and Ubuntu with\n"
            "  sudo apt install python3-venv python3-dev"
        )


def _has_shared_library() -> bool:
    """Whether this Python has one; on Debian it is in a package that may not be installed."""
    if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        return False
    try:
        ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))
    except OSError:
        return False
    return True


def draw_icons() -> None:
    """Draw the icon in every format, and write the version information for Windows."""
    icons.draw(empty_folder(ICONS))
    template = (PACKAGING / "windows" / "version.txt").read_text(encoding="utf-8")
    numbers = ", ".join([*version().split("."), "0"])
    filled = template.replace("@NUMBERS@", numbers).replace("@VERSION@", version())
    (ICONS / "version.txt").write_text(filled, encoding="utf-8")


def build_folder() -> Path:
    """Build the self-contained folder with the executable; returns its path."""
    _pyinstaller(f"{NAME}.spec", DIST, BUILD / "folder", _CONTENTS)
    return APPLICATION if sys.platform == "darwin" else FOLDER


def build_onefile() -> Path:
    """Build the single executable from the built folder; returns its path."""
    output = BUILD / "onefile" / "made"
    _pyinstaller("one-file.spec", output, BUILD / "onefile" / "work", FOLDER)
    suffix = ".exe" if sys.platform == "win32" else ""
    DIST.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(output / f"{NAME}{suffix}", DIST / f"{stem()}{suffix}"))


def bundled_libraries() -> list[Entry]:
    """The libraries in the last build, with their paths in it and on this machine."""
    entries = json.loads(_CONTENTS.read_text(encoding="utf-8"))
    return [(target, source, kind) for target, source, kind in entries]


def _pyinstaller(spec: str, target: Path, work: Path, argument: Path) -> None:
    folders = ("--distpath", target, "--workpath", work)
    command = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", *folders)
    # Not in the source tree, whose package without resources would be imported from there.
    run(*command, _SPECS / spec, "--", ICONS, argument, folder=BUILD)
