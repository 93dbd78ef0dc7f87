"""SVG pictures from elsewhere, without anything that refers to other files.

Qt's SVG renderer opens any file that an `<image>` element or an `xml-stylesheet` instruction names,
absolute or beside the picture. So it never gets a picture from elsewhere as it is: the picture is
parsed here, by a parser that opens nothing, and written again with the elements that draw. These
are left out:

- every reference (`href`) except to an element of the picture itself or an embedded PNG image,
- style sheets with rules that begin with `@`, and values with `url(…)` that leads elsewhere,
- processing instructions, document types, comments, scripts, event handlers and animations,
- filters and dashed lines, whose time can be without limit.

Entities may be short texts only. The number of elements counts each use of an element again, so
that a small file cannot draw without end.
"""

import base64
import binascii
import math
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Final
from xml.parsers import expat

LARGEST_SVG: Final = 32 * 2**20
"""In bytes, unpacked."""
_MOST_ELEMENTS: Final = 300_000
_MOST_DRAWN: Final = 400_000
"""The elements of a picture, those that are used several times counted each time."""
_DEEPEST: Final = 100
_MOST_PIXELS: Final = 16 * 2**20
"""The pixels of all embedded images of a file together."""
_MOST_ENTITIES, _LONGEST_ENTITY = 100, 100
_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_NOT_DRAWN: Final = frozenset({"defs", "symbol", "clipPath", "mask", "pattern"})
"""Elements whose content is drawn only where it is used."""
_ELEMENTS: Final = _NOT_DRAWN | {
    *("svg", "g", "a", "use", "switch", "style"),
    *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
    *("text", "tspan", "image", "linearGradient", "radialGradient", "stop"),
}
_STYLES_LEFT_OUT: Final = ("filter", "stroke-dasharray", "marker", "-inkscape")
_ATTRIBUTES_LEFT_OUT: Final = ("on", "filter", "stroke-dasharray", "marker", "xmlns", "style")
_REFERENCE: Final = re.compile(r"url\(\s*[\"']?\s*(.?[^\"')]*)", re.IGNORECASE)
_PNG: Final = re.compile(r"\s*data:image/png;base64,(.*)", re.DOTALL)
_PNG_START: Final = b"\x89PNG\r\n\x1a\n"
_GZIP: Final = b"\x1f\x8b"


class SvgError(ValueError):
    """A picture is no SVG, or is too large; the message says why, for the log."""


@dataclass(slots=True, eq=False)
class _Node:
    """An element, or for an empty name its text."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["_Node"] = field(default_factory=list)
    parent: "_Node | None" = None
    text: str = ""

    def every(self) -> Iterator["_Node"]:
        """The element and all in it."""
        nodes = [self]
        while nodes:
            node = nodes.pop()
            yield node
            nodes += node.children

    def references(self) -> Iterator[str]:
        """The ids of the elements that it refers to itself."""
        for value in (*self.attributes.values(), self.text):
            if value.startswith("#"):
                yield value[1:]
            elif "(" in value:
                yield from (target[1:].strip() for target in _REFERENCE.findall(value))


class SvgPicture:
    """A parsed picture, all of whose references lead to its own elements."""

    def __init__(self, content: bytes) -> None:
        """Parse a picture, which may be packed with gzip; raises `SvgError`."""
        self._root = _parse(_unpacked(content))
        self._by_id = {
            node.attributes["id"]: node for node in self._root.every() if "id" in node.attributes
        }
        self._styles = [node for node in self._root.every() if node.name == "style"]
        self._drawn: dict[_Node, int | None] = {}

    def whole(self) -> bytes:
        """The picture; raises `SvgError` if it draws too many elements."""
        self._check(self._root)
        return _text_of(self._root).encode()

    def has(self, element: str) -> bool:
        return element in self._by_id

    def part(self, element: str, wrapper: str, view_box: str = "") -> bytes:
        """A picture of the element with an id alone, in a group with the id `wrapper`.

        Raises `SvgError` if it draws too many elements.
        """
        node = self._by_id[element]
        self._check(node)
        shown, above = _text_of(node), node.parent
        referring = [node]
        while above is not None and above is not self._root:
            if above.name not in _NOT_DRAWN:
                shown = f"<g{_attributes_of(above, without='id')}>{shown}</g>"
                referring.append(above)
            above = above.parent
        box = f' viewBox="{view_box}"' if view_box else ""
        definitions = "".join(map(_text_of, [*self._styles, *self._referred(node, referring)]))
        root = _attributes_of(self._root, "id", "viewBox", "width", "height", "x", "y")
        return (
            f'<svg xmlns="{_SVG}" xmlns:xlink="{_XLINK}"{box}><defs>{definitions}</defs>'
            f'<g id="{wrapper}"{root}>{shown}</g></svg>'
        ).encode()

    def _referred(self, shown: _Node, referring: list[_Node]) -> list[_Node]:
        """What an element and those above it refer to, also indirectly, outside the element."""
        inside = set(shown.every())
        found: dict[_Node, None] = {}
        rest = [*shown.every(), *referring]
        for style in self._styles:
            rest += style.every()
        while rest:
            for target in rest.pop().references():
                node = self._by_id.get(target)
                if node is not None and node not in inside and node not in found:
                    found[node] = None
                    rest += node.every()
        nested = {child for node in found for child in node.every() if child is not node}
        return [node for node in found if node not in nested]

    def _check(self, node: _Node) -> None:
        if self._count(node, 0) > _MOST_DRAWN:
            raise SvgError("it draws too many elements")

    def _count(self, node: _Node, depth: int) -> int:
        """The number of elements that an element draws, with those that it uses."""
        if node in self._drawn:
            known = self._drawn[node]
            if known is None:
                raise SvgError("an element refers to itself")
            return known
        if depth > 3 * _DEEPEST:
            raise SvgError("references are nested too deeply")
        self._drawn[node] = None
        count = 1
        for child in node.children:
            count += self._count(child, depth + 1)
        for target in node.references():
            if target in self._by_id:
                count += self._count(self._by_id[target], depth + 1)
        self._drawn[node] = count
        return count


def _unpacked(content: bytes) -> bytes:
    """The content, unpacked if it is packed with gzip; raises `SvgError`."""
    if content.startswith(_GZIP):
        unpacking = zlib.decompressobj(wbits=31)
        try:
            content = unpacking.decompress(content, LARGEST_SVG + 1)
        except zlib.error as error:
            raise SvgError(str(error)) from None
        if not unpacking.eof and len(content) <= LARGEST_SVG:
            raise SvgError("it is cut off")
    if len(content) + content.count(b"&") * _LONGEST_ENTITY > 2 * LARGEST_SVG:
        raise SvgError("it is too large")
    if len(content) > LARGEST_SVG:
        raise SvgError("it is too large")
    return content


def _parse(content: bytes) -> _Node:
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    builder = _Builder()
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.add_text
    parser.EntityDeclHandler = builder.declare_entity
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise SvgError(f"it is not XML: {error}") from None
    except (ValueError, LookupError) as error:
        raise SvgError(str(error)) from None
    if builder.root is None:
        raise SvgError("it is not an SVG picture")
    return builder.root


class _Builder:
    """Makes the tree of the elements that are kept."""

    def __init__(self) -> None:
        self.root: _Node | None = None
        self._open: list[_Node] = []
        self._skipped = 0
        """The number of open elements from the one on that is left out."""
        self._elements = self._entities = self._pixels = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if self._skipped or space not in ("", _SVG) or local not in _ELEMENTS:
            self._skipped += 1
            return
        if self.root is None and local != "svg":
            raise SvgError("it is not an SVG picture")
        self._elements += 1
        if self._elements > _MOST_ELEMENTS or len(self._open) > _DEEPEST:
            raise SvgError("it has too many elements")
        kept = self._kept(attributes)
        if local == "image" and "href" not in kept:
            self._skipped = 1
            return
        parent = self._open[-1] if self._open else None
        node = _Node(local, kept, parent=parent)
        if parent is None:
            self.root = node
        else:
            parent.children.append(node)
        self._open.append(node)

    def end(self, _name: str) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        node = self._open.pop()
        if node.name == "style" and not _is_plain_sheet("".join(c.text for c in node.children)):
            node.children.clear()

    def add_text(self, text: str) -> None:
        if not self._skipped and self._open and self._open[-1].name in ("text", "tspan", "style"):
            self._open[-1].children.append(_Node("", parent=self._open[-1], text=text))

    def declare_entity(
        self,
        _name: str,
        is_parameter: bool,
        value: str | None,
        *_place: str | None,
    ) -> None:
        self._entities += 1
        if is_parameter or value is None or "&" in value or len(value) > _LONGEST_ENTITY:
            raise SvgError("it declares an entity that is not a short text")
        if self._entities > _MOST_ENTITIES:
            raise SvgError("it declares too many entities")

    def _kept(self, attributes: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        for name, value in attributes.items():
            if name in ("href", f"{_XLINK} href"):
                if (reference := self._reference(value)) is not None:
                    kept["href"] = reference
            elif name == "style":
                kept["style"] = ";".join(filter(_is_kept_style, value.split(";")))
            elif " " not in name and not name.startswith(_ATTRIBUTES_LEFT_OUT) and _is_own(value):
                kept[name] = value
        return kept

    def _reference(self, value: str) -> str | None:
        """The reference if it leads to an own element or is an image; raises `SvgError`."""
        if value.startswith("#"):
            return value
        if (match := _PNG.fullmatch(value)) is None:
            return None
        try:
            image = base64.b64decode(match[1])
        except binascii.Error:
            return None
        if (size := png_size(image)) is None:
            return None
        self._pixels += math.prod(size)
        if self._pixels > _MOST_PIXELS:
            raise SvgError("its embedded images are too large")
        return f"data:image/png;base64,{base64.b64encode(image).decode()}"


def png_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG picture, in pixels; None if it is no PNG picture."""
    if not content.startswith(_PNG_START) or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _is_own(value: str) -> bool:
    """Whether a value refers to nothing but elements of the picture."""
    return "\\" not in value and all(target.startswith("#") for target in _REFERENCE.findall(value))


def _is_kept_style(declaration: str) -> bool:
    return not declaration.strip().startswith(_STYLES_LEFT_OUT) and _is_own(declaration)


def _is_plain_sheet(sheet: str) -> bool:
    return (
        "@" not in sheet
        and not any(word in sheet for word in _STYLES_LEFT_OUT)
        and (_is_own(sheet))
    )


def _attributes_of(node: _Node, *left_out: str, without: str = "") -> str:
    return "".join(
        f' {"xlink:href" if name == "href" else name}="{escape(value)}"'
        for name, value in node.attributes.items()
        if name != without and name not in left_out
    )


def _text_of(node: _Node) -> str:
    """The element as text; the tree is at most `_DEEPEST` deep."""
    if not node.name:
        return escape(node.text)
    spaces = f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"' if node.parent is None else ""
    content = "".join(map(_text_of, node.children))
    return f"<{node.name}{spaces}{_attributes_of(node)}>{content}</{node.name}>"
