"""What the product is called, its version and its day, and where the parts of a build lie."""

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
"""What is made on the way."""
DIST: Final = ROOT / "dist"
"""What is handed out."""

NAME: Final = "scopa-desktop"
TITLE: Final = "Scopa Desktop"
APP_ID: Final = "io.github.scopa_desktop.scopa_desktop"
RECORD_TYPE: Final = "application/x-scopa-record"
METAINFO: Final = PACKAGING / "linux" / f"{APP_ID}.metainfo.xml"


class BuildError(Exception):
    """Why something cannot be built here, in a sentence for people."""


def version() -> str:
    """The version of the game, from the one place where it is written."""
    text = (ROOT / "scopa_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise BuildError("scopa_desktop/__init__.py states no version.")
    return found[1]


def release_time() -> int:
    """The second that everything in a build is dated to, so that equal sources give equal bytes.

    The day of the newest release in the metainfo, unless `SOURCE_DATE_EPOCH` says otherwise.
    """
    if (asked := os.environ.get("SOURCE_DATE_EPOCH")) is not None:
        return int(asked)
    release = ET.parse(METAINFO).find("releases/release")
    if release is None:
        raise BuildError(f"{METAINFO.name} lists no release.")
    day = datetime.strptime(release.attrib["date"], "%Y-%m-%d")
    return int(day.replace(tzinfo=timezone.utc).timestamp())


def system() -> str:
    """The system and processor that a build made here runs on, as in `linux-x86_64`."""
    names = {"darwin": "macos", "win32": "windows"}
    return f"{names.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def stem() -> str:
    """How the files of a build made here are called, before their suffix."""
    return f"{NAME}-{version()}-{system()}"
