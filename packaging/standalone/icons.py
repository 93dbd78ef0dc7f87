"""The game's icon in the formats of the desktops, drawn from its two vector pictures."""

import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from standalone.product import ICONS, NAME

PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the icon theme of Linux desktops."""
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_SIZES: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""The pixels of each type of entry; those from `ic11` on are for screens of double density."""
_MIN_DETAILED_SIZE: Final = 64
"""Below this size the simplified picture is used."""


def picture(size: int) -> Path:
    """The SVG file that is rendered at this size."""
    return ICONS / (f"{NAME}.svg" if size >= _MIN_DETAILED_SIZE else f"{NAME}-small.svg")


def png(size: int) -> bytes:
    """The icon as PNG, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(picture(size))).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def ico() -> bytes:
    """The icon in the Windows format: a directory of pictures, then the pictures as PNG."""
    pictures = [png(size) for size in ICO_SIZES]
    table = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(table) + 16 * len(pictures)
    for size, content in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # The format stores 256 as 0.
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return table + b"".join(pictures)


def icns() -> bytes:
    """The icon in the macOS format: entries of a type, a length and a PNG."""
    entries = b""
    for kind, size in ICNS_SIZES.items():
        content = png(size)
        entries += kind + struct.pack(">I", len(content) + 8) + content
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries


def draw(folder: Path) -> None:
    """Write the icon in every format and size into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
    (folder / f"{NAME}.ico").write_bytes(ico())
    (folder / f"{NAME}.icns").write_bytes(icns())
