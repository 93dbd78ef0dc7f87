"""SVG pictures from elsewhere, without what refers to other files.

Qt's SVG renderer opens any file that an `<image>` element or an `xml-stylesheet` instruction names,
absolute or beside the picture. So it gets the elements written again, without instructions,
document types and comments, and with no other references than to elements of the picture itself and
to embedded PNG images. The parser, expat, opens nothing.
"""

import base64
import binascii
import html
import re
import zlib
from typing import Final
from xml.parsers import expat

LARGEST_SVG: Final = 32 * 2**20
"""In bytes, unpacked."""
PNG_START: Final = b"\x89PNG\r\n\x1a\n"
_GZIP: Final = b"\x1f\x8b"
_PNG: Final = re.compile(r"\s*data:image/png;base64,(.*)", re.DOTALL)
_REFERENCES: Final = frozenset({"href", "src", "base"})
"""The names of attributes, without prefix, that can lead to a file."""


class SvgError(ValueError):
    """A picture is no XML; the message says why, for the log."""


class LargeSvgError(SvgError):
    """A picture is larger than `LARGEST_SVG`."""


def without_outward_references(content: bytes) -> bytes:
    """The picture, which may be packed with gzip, without references to files.

    Raises `SvgError`.
    """
    writer = _Writer()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = writer.start
    parser.EndElementHandler = writer.end
    parser.CharacterDataHandler = writer.add_text
    try:
        parser.Parse(_unpacked(content), True)
    except (expat.ExpatError, LookupError) as error:
        raise SvgError(str(error)) from None
    return "".join(writer.parts).encode()


def _unpacked(content: bytes) -> bytes:
    if content.startswith(_GZIP):
        unpacking = zlib.decompressobj(wbits=31)
        try:
            content = unpacking.decompress(content, LARGEST_SVG + 1)
        except zlib.error as error:
            raise SvgError(str(error)) from None
        if not unpacking.eof and len(content) <= LARGEST_SVG:
            raise SvgError("it is cut off")
    if len(content) > LARGEST_SVG:
        raise LargeSvgError("it is too large")
    return content


class _Writer:
    """Writes the elements again as they are parsed."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._open: list[str] = []
        self._sheet = ""
        """The text of the open `<style>` element."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._end_sheet()
        self._open.append(_without_prefix(name))
        kept = {key: _kept(key, value) for key, value in attributes.items()}
        written = (f' {key}="{_quoted(value)}"' for key, value in kept.items() if value is not None)
        self.parts.append(f"<{name}{''.join(written)}>")

    def end(self, name: str) -> None:
        self._end_sheet()
        self._open.pop()
        self.parts.append(f"</{name}>")

    def add_text(self, text: str) -> None:
        if self._open and self._open[-1] == "style":
            self._sheet += text
        else:
            self.parts.append(html.escape(text, quote=False))

    def _end_sheet(self) -> None:
        """Write the style sheet up to here; one with rules such as `@import` is left out."""
        if "@" not in self._sheet and "\\" not in self._sheet:
            self.parts.append(html.escape(self._sheet, quote=False))
        self._sheet = ""


def _quoted(value: str) -> str:
    """The value of an attribute as it is written; a parser would make its line breaks spaces."""
    return re.sub(r"[\t\n\r]", lambda found: f"&#{ord(found[0])};", html.escape(value))


def _without_prefix(name: str) -> str:
    return name.rpartition(":")[2].lower()


def _kept(name: str, value: str) -> str | None:
    """The value of an attribute; None if it leads to a file."""
    if _without_prefix(name) not in _REFERENCES or name.startswith("xmlns"):
        return value
    if value.strip().startswith("#"):
        return value.strip()
    if (match := _PNG.fullmatch(value)) is None:
        return None
    try:
        image = base64.b64decode(match[1])
    except binascii.Error:
        return None
    # Qt finds the kind of an image from its content: an SVG picture here could name files again.
    if not image.startswith(PNG_START):
        return None
    return f"data:image/png;base64,{base64.b64encode(image).decode()}"
