"""The font of headings, built from the drawn capitals of `lettering`.

Lower case letters are small capitals, accented letters are composed of letter and accent, and
half of the tracking is at either side of a letter. Strokes overlap, as TrueType allows.
"""

import io
import unicodedata
from collections.abc import Iterator

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import OVERLAP_COMPOUND, Glyph, flagOverlapSimple

from ..geometry import Point, Shape, Subpath
from .lettering import ACCENTS, GLYPHS

FAMILY = "Scopa Lettering"
UNITS = 1000
CAP_HEIGHT = 700  # as in common text fonts, which a missing character is taken from
SCALE = CAP_HEIGHT / 100  # the drawn capitals are 100 high
SMALL_CAPITALS = 0.8
TRACKING, SPACE = 13.0, 36.0
ASCENT, DESCENT = 935, 235  # the middle of the capitals is the middle of the line
DEMI_BOLD = 600
EARLIEST = 0
SUBSTITUTES = {"’": "'", "‘": "'", "–": "-", "−": "-", "‑": "-"}
SPACES = " \u00a0\u202f"
LATIN = range(0xA1, 0x180)


def document() -> bytes:
    """The font file. The same drawing gives the same bytes."""
    glyphs, widths, names = _glyphs()
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(names)
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (widths[name], table[name].xMin) for name in glyphs})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable(
        {
            "copyright": "Scopa Desktop contributors",
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": f"{FAMILY} 1.0",
            "fullName": FAMILY,
            "version": "Version 1.0",
            "psName": FAMILY.replace(" ", ""),
            "licenseDescription": "MIT License",
        }
    )
    builder.setupOS2(
        # 0: anybody may embed and install the font, as the MIT License says.
        fsType=0,
        sTypoAscender=ASCENT,
        sTypoDescender=-DESCENT,
        usWinAscent=ASCENT,
        usWinDescent=DESCENT,
        sCapHeight=CAP_HEIGHT,
        sxHeight=round(CAP_HEIGHT * SMALL_CAPITALS),
        # The weight of the text font beside it, so that Qt does not embolden either.
        usWeightClass=DEMI_BOLD,
    )
    builder.setupPost()
    builder.updateHead(created=EARLIEST, modified=EARLIEST)
    builder.font.recalcTimestamp = False
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def _glyphs() -> tuple[dict[str, Glyph], dict[str, int], dict[int, str]]:
    """The glyphs and advances by glyph name, and the glyph names by character."""
    glyphs = {".notdef": _outlines([]), "space": _outlines([])}
    widths = dict.fromkeys(glyphs, round(SPACE * SCALE))
    names = dict.fromkeys(map(ord, SPACES), "space")
    for character, strokes in {**GLYPHS, **ACCENTS}.items():
        left = _extent(strokes)[0] - TRACKING / 2 if character in GLYPHS else 0.0
        glyphs[_name(character)] = _outlines([stroke.move(-left, 0) for stroke in strokes])
        widths[_name(character)] = 0
    small = (capital.lower() for capital in GLYPHS if capital.isalpha())
    for character in dict.fromkeys([*GLYPHS, *small, *SUBSTITUTES, *map(chr, LATIN)]):
        letter = _compose(character, glyphs)
        if letter is not None:
            name = names[ord(character)] = _name(character)
            glyphs.setdefault(name, letter[0])
            widths[name] = letter[1]
    return glyphs, widths, names


def _compose(character: str, glyphs: dict[str, Glyph]) -> tuple[Glyph, int] | None:
    """A glyph of drawn capitals and accents, and its advance; None if one of them is not drawn."""
    scale = SMALL_CAPITALS if character.islower() else 1.0
    pen = TTGlyphPen(glyphs)
    x = TRACKING / 2
    for capital in list(SUBSTITUTES.get(character, character).upper()):
        base, *accents = list(unicodedata.normalize("NFD", capital))
        if base not in GLYPHS or not set(accents) <= set(ACCENTS):
            return None
        left, right = _extent(GLYPHS[base])
        width = (right - left) * scale
        parts = [(base, x - TRACKING / 2 * scale), *((accent, x + width / 2) for accent in accents)]
        for part, at in parts:
            pen.addComponent(_name(part), (scale, 0, 0, scale, round(at * SCALE), 0))
        x += width + TRACKING
    glyph = pen.glyph()
    glyph.components[0].flags |= OVERLAP_COMPOUND
    return glyph, round((x - TRACKING / 2) * SCALE)


def _name(character: str) -> str:
    return f"uni{ord(character):04X}"


def _extent(strokes: list[Shape]) -> tuple[float, float]:
    """The left and right end."""
    boxes = [stroke.box() for stroke in strokes]
    return min(box[0] for box in boxes), max(box[2] for box in boxes)


def _outlines(strokes: list[Shape]) -> Glyph:
    """A glyph of clockwise contours, so that overlaps of strokes stay filled."""
    pen = TTGlyphPen(None)
    for subpath in _subpaths(strokes):
        outline = Cu2QuPen(pen, 1.0, reverse_direction=not _is_clockwise(subpath))
        outline.moveTo(_point(subpath.start))
        for segment in subpath.segments:
            points = [_point(point) for point in segment]
            if len(points) == 1:
                outline.lineTo(points[0])
            else:
                outline.curveTo(*points)
        outline.closePath()
    glyph = pen.glyph()
    if strokes:
        glyph.flags[0] |= flagOverlapSimple
    return glyph


def _subpaths(strokes: list[Shape]) -> Iterator[Subpath]:
    for stroke in strokes:
        yield from stroke.subpaths


def _point(point: Point) -> Point:
    """A point of the drawing, whose y points down, in units of the font."""
    return point[0] * SCALE, -point[1] * SCALE


def _is_clockwise(subpath: Subpath) -> bool:
    """Whether the outline runs clockwise where y points down."""
    corners = subpath.polygon()
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) > 0
