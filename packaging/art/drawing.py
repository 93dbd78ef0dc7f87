"""A drawing surface that writes SVG."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence

from .cutting import Line, cut
from .geometry import Point, Points, Shape, poly, spline
from .hatching import Hatching
from .numerals import decimal, weight
from .palette import INK, INNER_LINE, OUTLINE, PAPER, RIM

Stroke = bool | str
ScaleAndMove = tuple[float, float, float]


class Drawing:
    """Collects elements; an ink outline is the default stroke.

    Elements are raw text or (path data, attributes); neighbouring unfilled paths and
    hatches with equal attributes are merged into one path.

    `below` = (a, b) cuts every shape at the line y = a x + b (half figures).
    `xf` = (scale, dx, dy) scales and moves every shape first; the ink keeps its weight.
    """

    def __init__(self, below: Line | None = None, xf: ScaleAndMove | None = None) -> None:
        self._elements: list[str | tuple[str, str]] = []
        self._below = below
        self._xf = xf

    def text(self) -> str:
        """The elements as SVG."""
        return "".join(
            e if isinstance(e, str) else f'<path d="{e[0]}"{e[1]}/>' for e in self._elements
        )

    def raw(self, element: str) -> None:
        """Add SVG text."""
        self._elements.append(element)

    def path(self, data: str, attributes: str) -> None:
        """Add a path with attributes that `shape` does not know."""
        self._elements.append((data, attributes))

    def add(self, other: Drawing, transform: str | None = None) -> None:
        """Add what another surface collected."""
        if self._xf:
            s, dx, dy = self._xf
            placed = f"translate({decimal(dx)} {decimal(dy)}) scale({s:g})"
            transform = f"{placed} {transform}" if transform else placed
        if transform:
            self._elements.append(f'<g transform="{transform}">{other.text()}</g>')
        else:
            self.merge(other)

    def merge(self, other: Drawing) -> None:
        """Add what another surface collected as it stands: that surface has placed it."""
        self._elements.extend(other._elements)

    def recolour(self, colours: Mapping[str, str]) -> None:
        """Replace colours in what was collected so far."""

        def replaced(text: str) -> str:
            for old, new in colours.items():
                text = text.replace(f'"{old}"', f'"{new}"')
            return text

        self._elements = [
            replaced(e) if isinstance(e, str) else (e[0], replaced(e[1])) for e in self._elements
        ]

    def repeat(self, other: Drawing, places: Sequence[str]) -> None:
        """The same drawing at several places (transforms), written once."""
        body = other.text()
        key = f"r{zlib.crc32(body.encode()) & 0xFFFFFF:x}"
        first = f'<g transform="{places[0]}"><g id="{key}">{body}</g></g>'
        copies = (f'<use xlink:href="#{key}" transform="{p}"/>' for p in places[1:])
        self._elements.append(first + "".join(copies))

    def scatter(self, draw: Callable[..., Drawing], spots: Iterable[tuple[float, ...]]) -> None:
        """Pips: what draw(*args) draws round the origin is put at every (x, y, *args)."""
        groups: dict[tuple[float, ...], list[str]] = {}
        for x, y, *args in spots:
            place = f"translate({decimal(x)} {decimal(y)})"
            groups.setdefault(tuple(args), []).append(place)
        for group, places in groups.items():
            self.repeat(draw(*group), places)

    def shape(
        self, shape: Shape | str, fill: str = "none", stroke: Stroke = True, sw: float | None = None
    ) -> None:
        """Fill and outline a shape or path data.

        A stroke of True is ink, False none, a text its colour; sw is its weight.
        """
        if isinstance(shape, Shape):
            shape = self._placed(shape)
            if self._below:
                shape = cut(shape, self._below)
                if not shape.subpaths:
                    return
            shape = shape.path_data()
        attributes = "" if fill == "none" else f' fill="{fill}"'
        if not stroke:
            attributes += ' stroke="none"'
        elif isinstance(stroke, str):
            attributes += f' stroke="{stroke}"'
        if sw is not None and stroke and abs(sw - OUTLINE) > 0.01:
            attributes += f' stroke-width="{weight(sw)}"'
        self._append(shape, attributes, fill == "none")

    def line(
        self,
        points: Points | Shape,
        sw: float = INNER_LINE,
        stroke: Stroke = True,
        closed: bool = False,
        smooth: bool = True,
    ) -> None:
        """A line through points, curved if smooth."""
        if not isinstance(points, Shape):
            points = spline(points, closed) if smooth else poly(points, closed)
        self.shape(points, "none", stroke, sw)

    def hatch(
        self,
        shape: Shape,
        colour: str = INK,
        shift: Point = (-8, -4),
        angle: float = 20,
        step: float = 4.2,
        w: float = 1.5,
    ) -> None:
        """Woodcut wedges on the shadow side, see `Hatching`."""
        wedges = Hatching(shift, angle, step, w).wedges(self._placed(shape), self._below)
        if wedges:
            self._append(wedges, f' fill="{colour}" stroke="none"', True)

    def solid(
        self,
        shape: Shape,
        fill: str,
        shade: Point | None = None,
        sw: float | None = None,
        angle: float = 20,
        step: float = 4.2,
        w: float = 1.5,
    ) -> None:
        """Fill, outline and, if a shade's shift is given, hatching."""
        self.shape(shape, fill, True, sw)
        if shade is not None:
            self.hatch(shape, shift=shade, angle=angle, step=step, w=w)

    def _placed(self, shape: Shape) -> Shape:
        if not self._xf:
            return shape
        s, dx, dy = self._xf
        return shape.scale(s).move(dx, dy)

    def _append(self, data: str, attributes: str, merge: bool) -> None:
        last = self._elements[-1] if self._elements else ""
        if merge and isinstance(last, tuple) and last[1] == attributes:
            self._elements[-1] = (last[0] + data, attributes)
        else:
            self._elements.append((data, attributes))


def card_document(drawing: Drawing, w: float, h: float, title: str, radius: float = 10) -> str:
    """A card: rounded paper with a rim, the drawing on it."""
    paper = (
        f'<rect x=".6" y=".6" width="{decimal(w - 1.2)}" height="{decimal(h - 1.2)}" '
        f'rx="{radius}" fill="{PAPER}" stroke="{RIM}" stroke-width="1.2"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {decimal(w)} {decimal(h)}" width="{decimal(w)}" height="{decimal(h)}">'
        f"<title>{title}</title>{paper}{_inked(drawing, OUTLINE)}</svg>\n"
    )


def picture_document(
    drawing: Drawing, w: float, h: float, title: str, ink: float = OUTLINE, colour: str = INK
) -> str:
    """A picture without ground, outlined with the given weight of ink."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" '
        f'width="{w:g}" height="{h:g}"><title>{title}</title>'
        f"{_inked(drawing, ink, colour)}</svg>\n"
    )


def _inked(drawing: Drawing, ink: float, colour: str = INK) -> str:
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="{ink:g}" '
        f'stroke-linejoin="round" stroke-linecap="round">{drawing.text()}</g>'
    )
