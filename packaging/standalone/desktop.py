"""The files for a Linux desktop: desktop entry, icons, metainfo, MIME type of records, manual."""

import gzip
import shutil
from pathlib import Path
from typing import Final

from standalone.bundle import ICONS
from standalone.icons import PNG_SIZES
from standalone.product import APP_ID, METAINFO, NAME, PACKAGING, RECORD_TYPE, ROOT
from standalone.product import ICONS as PICTURES

LINUX: Final = PACKAGING / "linux"
_ICON_OF_RECORDS: Final = RECORD_TYPE.replace("/", "-")


def install(share: Path) -> None:
    """Copy the files into `share`, the `usr/share` folder of the target."""
    _copy(LINUX / f"{NAME}.desktop", share / "applications")
    _copy(METAINFO, share / "metainfo")
    _copy(LINUX / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    for size in PNG_SIZES:
        _add_icon(ICONS / f"{size}.png", share / "icons" / "hicolor" / f"{size}x{size}")
    _add_icon(PICTURES / f"{NAME}.svg", share / "icons" / "hicolor" / "scalable")
    _add_manual(share / "man" / "man6")
    _copy(ROOT / "LICENSE", share / "doc" / NAME)
    _copy(LINUX / "debian" / "copyright", share / "doc" / NAME)


def _add_icon(picture: Path, folder: Path) -> None:
    """Add the icon of the game, which is also that of its records."""
    _copy(picture, folder / "apps" / f"{NAME}{picture.suffix}")
    _copy(picture, folder / "mimetypes" / f"{_ICON_OF_RECORDS}{picture.suffix}")


def _add_manual(folder: Path) -> None:
    folder.mkdir(parents=True)
    page = (LINUX / f"{NAME}.6").read_bytes()
    (folder / f"{NAME}.6.gz").write_bytes(gzip.compress(page, mtime=0))


def _copy(source: Path, target: Path) -> None:
    """Copy a file to `target`, which is a folder if it has no suffix."""
    if not target.suffix:
        target /= source.name
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
