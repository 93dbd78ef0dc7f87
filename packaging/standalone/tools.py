"""Running the tools that a build is made with."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from standalone.product import BUILD, BuildError, release_time

_PACKAGES: Final = {
    "dpkg": "dpkg",
    "dpkg-deb": "dpkg",
    "dpkg-gencontrol": "dpkg-dev",
    "dpkg-shlibdeps": "dpkg-dev",
    "md5sum": "coreutils",
    "objdump": "binutils",
    "strip": "binutils",
}
"""The Debian packages of the tools that are not part of Python."""
_LAST_WORDS: Final = 12


def require(*tools: str) -> None:
    """See to it that these tools are there; raises `BuildError` with the packages that lack."""
    lacking = sorted({_PACKAGES[tool] for tool in tools if shutil.which(tool) is None})
    if lacking:
        raise BuildError(
            "Tools are missing; install them, on Debian and Ubuntu with\n"
            f"  sudo apt install {' '.join(lacking)}"
        )


def run(
    *command: str | Path, folder: Path | None = None, settings: Mapping[str, str] | None = None
) -> str:
    """What a tool prints; raises `BuildError` with its complaints when it fails.

    Dates, the order of sets and the language are the same in every build.
    """
    same = {
        "SOURCE_DATE_EPOCH": str(release_time()),
        "PYTHONHASHSEED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    ended = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **same, **(settings or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode != 0:
        tool = Path(command[0]).name
        log = BUILD / f"{tool}.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(ended.stdout + ended.stderr, encoding="utf-8")
        raise BuildError(
            f"{tool} failed; all it said is in {log}.\n{_reasons(ended.stdout + ended.stderr)}"
        )
    return ended.stdout


def _reasons(said: str) -> str:
    """The lines about errors, or the last ones where none speaks of any."""
    lines = said.splitlines()
    told = [line for line in lines if "error" in line.lower()] or lines
    return "\n".join(f"  {line}" for line in told[-_LAST_WORDS:])


def emptied(folder: Path) -> Path:
    """The folder, made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
