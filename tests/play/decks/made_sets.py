"""Card sets made for tests: a folder or ZIP file of small pictures."""

import struct
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from scopa_desktop.play.decks.card_files import CODES

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 20 30">{}</svg>'
)
CARD = SVG.format('<rect width="20" height="30" fill="#ffcc00"/>').encode()
KDE_RANKS = ("1", *"23456789", "10", "jack", "queen", "king")
KDE_SUITS = ("club", "spade", "heart", "diamond")
INDEX = "[KDE Backdeck]\nName=Test\nName[de]=Probe\nSVG=cards.svgz\nBack=Test\n"


def png(width: int = 4, height: int = 6, colour: bytes = b"\xff\xcc\x00") -> bytes:
    """A PNG picture of one colour; its size in the header may be any."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + checksum

    rows = (b"\0" + colour * width) * height if width * height < 10**6 else b""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def named(
    names: Iterable[str] = (*CODES, "back"), suffix: str = ".svg", content: bytes = CARD
) -> dict[str, bytes]:
    """A picture for each name."""
    return {f"{name}{suffix}": content for name in names}


def kde_drawing(cards: Iterable[str] | None = None) -> bytes:
    """One SVG picture with an element for each card, as KDE's card games have it."""
    if cards is None:
        cards = [*(f"{rank}_{suit}" for suit in KDE_SUITS for rank in KDE_RANKS), "back"]
    groups = (
        f'<g id="{name}" transform="translate({40 * number} 5)" fill="url(#paper)">'
        f'<rect width="20" height="30"/><use xlink:href="#pip" x="{number % 7}"/></g>'
        for number, name in enumerate(cards)
    )
    shared = (
        '<defs><linearGradient id="paper"><stop stop-color="#fff"/></linearGradient>'
        '<circle id="pip" cx="6" cy="9" r="3" fill="#c00"/></defs>'
    )
    return SVG.format(f'{shared}<g transform="scale(2)">{"".join(groups)}</g>').encode()


def folder_of(folder: Path, files: Mapping[str, bytes]) -> Path:
    """A folder with these files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def zip_of(path: Path, files: Mapping[str, bytes]) -> Path:
    """A ZIP file with these entries."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def _uses(levels: int, times: int) -> str:
    """Groups each of which uses the one before it so many times; the first is a rectangle."""
    groups = ['<rect id="n0" width="20" height="30" fill="#f00" opacity=".5"/>']
    for level in range(1, levels):
        used = f'<use xlink:href="#n{level - 1}"/>' * times
        groups.append(f'<g id="n{level}">{used}</g>')
    return "".join(groups)


def _patterns(levels: int, times: int) -> str:
    """Patterns each of which is filled with the one before it, by CSS classes."""
    rules = "".join(f".c{level}{{fill:url(#p{level})}}" for level in range(levels))
    patterns = "".join(
        f'<pattern id="p{level}" width="1" height="1">'
        + f'<rect class="c{level - 1}" width="20" height="30"/>' * times
        + "</pattern>"
        for level in range(levels)
    )
    return f"<style>{rules}</style><defs>{patterns}</defs>"


_HARMLESS = "".join(f'<g id="n{level}"/>' for level in range(10))
ENDLESS: dict[str, bytes] = {
    "uses of uses": SVG.format(f'<defs>{_uses(10, 10)}</defs><use xlink:href="#n9"/>').encode(),
    "doubled ids": SVG.format(
        f'<defs>{_HARMLESS}{_uses(10, 10)}</defs><use xlink:href="#n9"/>'
    ).encode(),
    "patterns by class": SVG.format(
        f'{_patterns(8, 10)}<rect id="1_club" class="c7" width="20" height="30"/>'
    ).encode(),
}
"""Small pictures that take far longer to draw than anybody waits."""
