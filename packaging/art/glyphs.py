"""Indices and mottoes as stroked letters."""

import math
import re
from collections.abc import Sequence

from .drawing import Drawing
from .geometry import ellipse
from .numerals import decimal
from .palette import INK

# Stroke skeletons on a 10 x 14 box: advance and path data of every character.
GLYPHS: dict[str, tuple[float, tuple[str, ...]]] = {
    "0": (9.4, (ellipse(5, 7, 3.6, 5.9).path_data(),)),
    "1": (6.6, ("M1.2 3.4L4.4 .9V13",)),
    "2": (9, ("M1.2 4.1C1.2 2 2.7 1 4.6 1C6.8 1 8.1 2.3 8.1 4.2C8.1 7.4 1.6 9.6 1.2 13H8.4",)),
    "3": (
        9,
        (
            "M1.2 1.1H7.9L4.2 5.9C6.7 5.9 8.2 7.3 8.2 9.4C8.2 11.7 6.6 13 4.4 13"
            "C2.7 13 1.5 12.2 1 10.8",
        ),
    ),
    "4": (9.6, ("M6.6 13V1L1 9.6H9",)),
    "5": (
        9,
        (
            "M7.8 1.1H2.3L1.8 6.5C2.6 5.8 3.5 5.5 4.5 5.5C6.8 5.5 8.2 7 8.2 9.2"
            "C8.2 11.6 6.6 13 4.4 13C2.7 13 1.5 12.2 1 10.8",
        ),
    ),
    "6": (
        9.2,
        (
            "M7.6 2.2C6.9 1.3 6 1 5 1C2.5 1 1.2 3.6 1.2 7.4C1.2 11.3 2.6 13 4.8 13"
            "C6.8 13 8.2 11.6 8.2 9.3C8.2 7.1 6.8 5.8 5 5.8C3 5.8 1.6 7.2 1.3 9",
        ),
    ),
    "7": (9, ("M1 1.1H8.2C5.6 4.6 4.2 8.4 4 13",)),
    "8": (
        9.2,
        (
            "M4.7 6.6C2.8 6.2 1.8 5.2 1.8 3.8C1.8 2.1 3 1 4.7 1C6.4 1 7.6 2.1 7.6 3.8"
            "C7.6 5.2 6.6 6.2 4.7 6.6C2.4 7 1.2 8.2 1.2 9.9C1.2 11.8 2.6 13 4.7 13"
            "C6.8 13 8.2 11.8 8.2 9.9C8.2 8.2 7 7 4.7 6.6",
        ),
    ),
    "9": (
        9.2,
        (
            "M1.8 11.8C2.5 12.7 3.4 13 4.4 13C6.9 13 8.2 10.4 8.2 6.6C8.2 2.7 6.8 1 4.6 1"
            "C2.6 1 1.2 2.4 1.2 4.7C1.2 6.9 2.6 8.2 4.4 8.2C6.4 8.2 7.8 6.8 8.1 5",
        ),
    ),
    "A": (10.4, ("M1 13L5.2 .9L9.4 13M2.7 9H7.7",)),
    "J": (7.6, ("M6.2 1V9.6C6.2 11.9 5 13 3.5 13C2.2 13 1.2 12.2 1 10.8",)),
    "Q": (
        10.6,
        (
            ellipse(5, 7, 3.9, 6).path_data(),
            "M5.6 9.6L9 13.6",
        ),
    ),
    "K": (10, ("M1.6 1V13M8.6 1L1.8 8.2M4.2 5.9L9 13",)),
    "F": (8.6, ("M1.6 13V1H8M1.6 6.7H6.6",)),
    "C": (
        9.6,
        (
            "M8.6 3.2C7.9 1.8 6.8 1 5.2 1C2.6 1 1.2 3.4 1.2 7C1.2 10.6 2.6 13 5.2 13"
            "C6.8 13 7.9 12.2 8.6 10.8",
        ),
    ),
    "R": (9.6, ("M1.6 13V1H4.6C6.9 1 8.2 2.2 8.2 4.2C8.2 6.2 6.9 7.4 4.6 7.4H1.6M5 7.4L8.8 13",)),
    "V": (10, ("M1 1L5 13L9 1",)),
    "D": (9.6, ("M1.6 1V13H4C7 13 8.6 10.8 8.6 7C8.6 3.2 7 1 4 1Z",)),
    "B": (
        9.4,
        (
            "M1.6 7H4.8C6.6 7 7.8 6 7.8 4C7.8 2 6.6 1 4.8 1H1.6V13H5"
            "C7.2 13 8.4 11.8 8.4 10C8.4 8.2 7.2 7 5 7",
        ),
    ),
    "E": (8.4, ("M7.6 1H1.6V13H7.6M1.6 6.8H6.4",)),
    "G": (
        10,
        (
            "M8.8 3.2C8 1.8 6.9 1 5.2 1C2.6 1 1.2 3.4 1.2 7C1.2 10.6 2.6 13 5.2 13"
            "C7 13 8.2 12.2 8.8 10.8V7.6H5.6",
        ),
    ),
    "H": (9.8, ("M1.6 1V13M8.2 1V13M1.6 6.9H8.2",)),
    "I": (3.4, ("M1.7 1V13",)),
    "L": (8, ("M1.6 1V13H7.4",)),
    "M": (11.4, ("M1.4 13V1L5.7 9L10 1V13",)),
    "N": (10, ("M1.6 13V1L8.4 13V1",)),
    "O": (10.4, (ellipse(5.2, 7, 4, 6).path_data(),)),
    "P": (9, ("M1.6 13V1H4.6C6.9 1 8 2.3 8 4.3C8 6.3 6.9 7.6 4.6 7.6H1.6",)),
    "T": (9.2, ("M.8 1H8.4M4.6 1V13",)),
    "U": (9.8, ("M1.5 1V8.6C1.5 11.6 2.8 13 4.9 13C7 13 8.3 11.6 8.3 8.6V1",)),
    " ": (5, ()),
    "S": (
        9,
        (
            "M8 2.9C7.4 1.6 6.2 1 4.7 1C2.8 1 1.5 2.1 1.5 3.8C1.5 7.6 8.2 6 8.2 9.9"
            "C8.2 11.9 6.6 13 4.6 13C2.8 13 1.5 12.2 1 10.7",
        ),
    ),
}


def glyphs(
    text: str,
    x: float,
    y: float,
    h: float,
    colour: str = INK,
    centre: bool = False,
    weight: float = 2.3,
) -> Drawing:
    """Index characters as stroked paths; (x, y) top left (or top centre); h = cap height."""
    k = h / 14
    width = (sum(GLYPHS[c][0] + 0.9 for c in text) - 0.9) * k
    if centre:
        x -= width / 2
    out: list[str] = []
    for c in text:
        adv, parts = GLYPHS[c]
        out.extend(
            f'<path d="{d}" transform="translate({x:.1f} {y:.1f}) scale({k:.3f})" '
            f'stroke="{colour}" stroke-width="{weight}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
            for d in parts
        )
        x += (adv + 0.9) * k
    g = Drawing()
    g.raw("".join(out))
    return g


def motto(
    g: Drawing,
    lines: Sequence[str],
    x: float,
    y: float,
    h: float,
    lead: float = 1.6,
) -> None:
    """Centred lines of glyphs; y top of the first line, h cap height. One path for all."""
    d = ""
    k = h / 14
    for i, text in enumerate(lines):
        adv = sum(GLYPHS[c][0] + 1.6 for c in text) - 1.6
        px, py = x - adv * k / 2, y + i * h * lead
        for c in text:
            for part in GLYPHS[c][1]:
                d += _place(part, px, py, k)
            px += (GLYPHS[c][0] + 1.6) * k
    g.path(d, f' stroke="{INK}" stroke-width="{max(1.2, h * 0.14):.1f}"')


def arched_motto(
    g: Drawing, text: str, cx: float, cy: float, r: float, h: float, bottom: bool = False
) -> None:
    """Glyphs along a circle of radius r through the middle of the letters, cap height h.

    The text reads from left to right over the top of the circle, or below it if bottom.
    """
    k = h / 14
    turn = -1 if bottom else 1
    length = (sum(GLYPHS[c][0] + 1.6 for c in text) - 1.6) * k
    at = -length / 2
    for c in text:
        advance, parts = GLYPHS[c]
        angle = turn * math.degrees((at + advance * k / 2) / r)
        at += (advance + 1.6) * k
        for part in parts:
            d = _place(part, -advance * k / 2, -7 * k - turn * r, k)
            g.raw(
                f'<path d="{d}" stroke="{INK}" stroke-width="{max(1.2, h * 0.14):.1f}" '
                f'transform="translate({decimal(cx)} {decimal(cy)}) rotate({angle:.1f})"/>'
            )


def _place(d: str, x: float, y: float, k: float) -> str:
    """Scale and move path data made of M L H V C c z commands."""
    out, cmd, pos = "", "", 0
    for t in re.findall(r"[A-Za-z]|-?\d*\.?\d+", d):
        if t.isalpha():
            cmd, pos = t, 0
            out += t
            continue
        v = float(t) * k
        if cmd == "H" or (cmd in "MLC" and pos % 2 == 0):
            v += x
        elif cmd == "V" or cmd in "MLC":
            v += y
        pos += 1
        out += f"{v:.1f} "
    return out.strip()
