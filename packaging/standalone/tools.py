"""Functions to run the external tools of a build."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from standalone.product import BUILD, BuildError, release_time

_PACKAGES: Final = {
    "apt-ftparchive": "apt-utils",
    "as": "binutils",
    "Xvfb": "xvfb",
    "debootstrap": "debootstrap",
    "dpkg": "dpkg",
    "dpkg-deb": "dpkg",
    "dpkg-gencontrol": "dpkg-dev",
    "dpkg-shlibdeps": "dpkg-dev",
    "gpg": "gnupg",
    "icupkg": "icu-devtools",
    "ld": "binutils",
    "makensis": "nsis",
    "md5sum": "coreutils",
    "mksquashfs": "squashfs-tools",
    "nm": "binutils",
    "objdump": "binutils",
    "readelf": "binutils",
    "strip": "binutils",
    "unshare": "util-linux",
    "wine": "wine",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "xdotool": "xdotool",
    "zsyncmake": "zsync",
}
"""The Debian packages of the tools that are not part of Python."""
_MAX_ERROR_LINES: Final = 12


def require(*tools: str) -> None:
    """Check that the tools are installed; raises `BuildError` with the missing packages."""
    missing = sorted({_PACKAGES[tool] for tool in tools if shutil.which(tool) is None})
    if missing:
        raise BuildError(
            "Tools are missing; install them, on Debian and Ubuntu with\n"
            f"  sudo apt install {' '.join(missing)}"
        )


def run(
    *command: str | Path, folder: Path | None = None, settings: Mapping[str, str] | None = None
) -> str:
    """Run a tool and return its standard output; raises `BuildError` with its errors if it fails.

    The environment fixes dates, hash order and language, so that builds are reproducible.
    """
    fixed = {
        "SOURCE_DATE_EPOCH": str(release_time()),
        "PYTHONHASHSEED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    completed = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **fixed, **(settings or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if completed.returncode != 0:
        tool = Path(command[0]).name
        output = completed.stdout + completed.stderr
        log = BUILD / f"{tool}.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(output, encoding="utf-8")
        raise BuildError(f"{tool} failed; all it said is in {log}.\n{_error_lines(output)}")
    return completed.stdout


def _error_lines(output: str) -> str:
    """The last lines that contain "error"; the last lines of all if none does."""
    lines = output.splitlines()
    errors = [line for line in lines if "error" in line.lower()] or lines
    return "\n".join(f"  {line}" for line in errors[-_MAX_ERROR_LINES:])


def empty_folder(folder: Path) -> Path:
    """Create the folder, without its previous contents; returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
