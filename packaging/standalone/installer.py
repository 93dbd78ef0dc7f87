"""The installer for Windows, made by NSIS from the built folder."""

from pathlib import Path

from standalone.product import DIST, PACKAGING, stem, version
from standalone.tools import require, run

TOOLS = ("makensis",)
_SCRIPT = PACKAGING / "windows" / "scopa-desktop.nsi"


def build(folder: Path, icon: Path, target: Path | None = None, *options: str) -> Path:
    """Pack the built folder into an installer; returns its path.

    `options` go to makensis before the script, which also runs on other systems than Windows.
    """
    require(*TOOLS)
    target = target or DIST / f"{stem()}-setup.exe"
    defined = {"VERSION": version(), "FOLDER": folder, "ICON": icon, "OUTPUT": target}
    definitions = (f"-D{name}={value}" for name, value in defined.items())
    run("makensis", "-V2", "-WX", *options, *definitions, _SCRIPT)
    return target
