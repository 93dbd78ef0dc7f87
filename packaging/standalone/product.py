"""The product's names, version and release date, and the folders of a build."""

import os
import platform
import re
import sys
import xml.etree.ElementTree as ET
from datetime import datetime, timezone
from pathlib import Path
from typing import Final

PACKAGING: Final = Path(__file__).resolve().parents[1]
ROOT: Final = PACKAGING.parent
ICONS: Final = ROOT / "resources" / "icons"
BUILD: Final = ROOT / "build" / "standalone"
"""Intermediate files."""
DIST: Final = ROOT / "dist"
"""The finished downloads."""

NAME: Final = "scopa-desktop"
TITLE: Final = "Scopa Desktop"
APP_ID: Final = "io.github.scopa_desktop.scopa_desktop"
REPOSITORY: Final = "scopa-desktop/scopa-desktop"
"""Where the project is hosted on GitHub, as `APP_ID` says."""
PAGE: Final = "https://scopa-desktop.github.io/scopa-desktop/"
RECORD_TYPE: Final = "application/x-scopa-record"
METAINFO: Final = PACKAGING / "linux" / f"{APP_ID}.metainfo.xml"


class BuildError(Exception):
    """Why something cannot be built here, in a sentence for the user."""


def version() -> str:
    """The version of the game, read from `scopa_desktop/__init__.py`."""
    text = (ROOT / "scopa_desktop" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if match is None:
        raise BuildError("scopa_desktop/__init__.py states no version.")
    return match[1]


def release_time() -> int:
    """The Unix time used for every date in a build, so that builds are reproducible.

    It is `SOURCE_DATE_EPOCH`, by default the date of the newest release in the metainfo.
    """
    if (epoch := os.environ.get("SOURCE_DATE_EPOCH")) is not None:
        return int(epoch)
    release = ET.parse(METAINFO).find("releases/release")
    if release is None:
        raise BuildError(f"{METAINFO.name} lists no release.")
    day = datetime.strptime(release.attrib["date"], "%Y-%m-%d")
    return int(day.replace(tzinfo=timezone.utc).timestamp())


def system() -> str:
    """The system and processor of builds made here, as in `linux-x86_64`."""
    names = {"darwin": "macos", "win32": "windows"}
    return f"{names.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def stem() -> str:
    """The file name of builds made here, without suffix."""
    return f"{NAME}-{version()}-{system()}"
