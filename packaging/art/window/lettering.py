"""Drawn capitals: flared woodcut letters as strokes, of which `font` is built.

Cap height is 100, the baseline y = 0. Accents are drawn about x = 0 and are laid over or
under the middle of a letter.
"""

import math

from ..geometry import Joint, Shape, ellipse, lerp, limb

THICK = 9.6  # half weights of strokes
THIN = 5.2
ACCENTS: dict[str, list[Shape]] = {
    "\u0300": [limb("-14,-126,7.5 8,-112,4")],
    "\u0301": [limb("14,-126,7.5 -8,-112,4")],
    "\u0302": [limb("-17,-111,3.4 0,-127,6.4"), limb("0,-127,6.4 17,-111,3.4")],
    "\u0303": [limb("-20,-114,3 -8,-122,5.5 8,-114,5.5 20,-122,3", 3)],
    "\u0308": [ellipse(-14, -118, 7), ellipse(14, -118, 7)],
    "\u0327": [limb("0,0,5 -4,22,3")],
}


def stem(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    w: float = THICK,
    f0: float = 1.42,
    f1: float = 1.42,
) -> Shape:
    """A straight stroke of half weight w, flared at its ends by f0 and f1."""
    weights = ((0, w * f0), (0.2, w * 1.03), (0.5, w * 0.94), (0.8, w * 1.03), (1, w * f1))
    return limb([(*lerp((x0, y0), (x1, y1), t), half) for t, half in weights], 2)


def small_ring(cx: float, cy: float) -> list[Shape]:
    """A small oval of even weight, in two overlapping strokes."""
    halves = ((80, 280), (260, 460))
    return [
        limb(
            [
                (cx + 15 * math.cos(math.radians(a)), cy + 21 * math.sin(math.radians(a)), THIN)
                for a in range(first, last + 1, 20)
            ],
            2,
        )
        for first, last in halves
    ]


def bow(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    a0: float,
    a1: float,
    f0: float = 1.0,
    f1: float = 1.0,
) -> Shape:
    """Part of an oval, thick at its sides; degrees clockwise from the right."""
    n = max(4, int(abs(a1 - a0) / 22))
    joints = []
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * (i / n))
        w = THIN + (THICK * 1.06 - THIN) * abs(math.cos(a)) ** 1.4
        w *= f0 if i == 0 else f1 if i == n else 1
        joints.append((cx + rx * math.cos(a), cy + ry * math.sin(a), w))
    return limb(joints, 2)


def ring(cx: float, cy: float, rx: float, ry: float) -> list[Shape]:
    """A whole oval in two overlapping strokes."""
    return [bow(cx, cy, rx, ry, -9, 189), bow(cx, cy, rx, ry, 171, 369)]


def way(*joints: Joint) -> Shape:
    """A curved stroke through (x, y, half weight)."""
    return limb(joints, 3)


GLYPHS: dict[str, list[Shape]] = {
    "A": [stem(6, 0, 38, -98, THIN), stem(36, -100, 72, 0), stem(20, -33, 58, -33, THIN, 1, 1)],
    "B": [stem(12, 0, 12, -100), bow(14, -75, 34, 23, -90, 90), bow(14, -26, 41, 25, -90, 90)],
    "C": [bow(46, -50, 40, 50, -42, -318, 1.9, 1.6)],
    "D": [stem(12, 0, 12, -100), bow(16, -50, 50, 48, -90, 90)],
    "E": [
        stem(12, 0, 12, -100),
        stem(12, -96, 54, -96, THIN, 1, 1.9),
        stem(12, -51, 46, -51, THIN, 1, 1.8),
        stem(12, -4, 56, -4, THIN, 1, 2),
    ],
    "F": [
        stem(12, 0, 12, -100),
        stem(12, -96, 54, -96, THIN, 1, 1.9),
        stem(12, -48, 45, -48, THIN, 1, 1.8),
    ],
    "G": [bow(46, -50, 40, 50, -42, -312, 1.9, 1), stem(76, -6, 76, -42, THICK, 1, 1.4)],
    "H": [stem(12, 0, 12, -100), stem(68, 0, 68, -100), stem(12, -50, 68, -50, THIN, 1, 1)],
    "I": [stem(12, 0, 12, -100)],
    "J": [
        way(
            (34, -100, THICK * 1.42),
            (34, -78, THICK),
            (34, -30, THICK),
            (28, -4, THICK * 0.8),
            (8, 8, THIN * 1.7),
        )
    ],
    "K": [stem(12, 0, 12, -100), stem(16, -44, 62, -98, THIN, 1, 1.5), stem(26, -56, 68, 0)],
    "L": [stem(12, 0, 12, -100), stem(12, -4, 56, -4, THIN, 1, 2)],
    "M": [
        stem(10, 0, 18, -98, THIN),
        stem(18, -100, 48, -14, THICK),
        stem(48, -12, 80, -98, THIN),
        stem(80, -100, 88, 0),
    ],
    "N": [stem(12, 0, 12, -98, THIN), stem(12, -98, 68, -2, THICK), stem(68, 0, 68, -100, THIN)],
    "O": ring(50, -50, 42, 49),
    "P": [stem(12, 0, 12, -100), bow(14, -70, 41, 28, -90, 90)],
    "Q": [*ring(50, -50, 42, 49), stem(50, -18, 88, 14, THICK * 0.8)],
    "R": [stem(12, 0, 12, -100), bow(14, -72, 39, 26, -90, 90), stem(34, -48, 68, 0)],
    "S": [
        way(
            (62, -80, THIN * 1.9),
            (52, -92, THIN),
            (34, -97, THIN),
            (15, -80, THICK * 0.86),
            (22, -60, THICK),
            (46, -46, THICK),
            (60, -27, THICK * 0.9),
            (46, -4, THIN),
            (26, -2, THIN),
            (10, -20, THIN * 1.9),
        )
    ],
    "T": [stem(40, 0, 40, -98), stem(6, -96, 74, -96, THIN, 1.9, 1.9)],
    "U": [
        way(
            (12, -100, THICK * 1.42),
            (12, -76, THICK),
            (13, -28, THICK),
            (40, 0, THIN * 1.1),
            (67, -28, THIN),
            (68, -76, THIN),
            (68, -100, THIN * 1.6),
        )
    ],
    "V": [stem(6, -100, 40, -2), stem(40, -2, 72, -100, THIN)],
    "W": [
        stem(4, -100, 30, -2),
        stem(30, -2, 54, -92, THIN),
        stem(54, -96, 80, -2),
        stem(80, -2, 104, -100, THIN),
    ],
    "X": [stem(6, -100, 66, 0), stem(64, -100, 8, 0, THIN)],
    "Y": [stem(4, -100, 38, -46), stem(38, -48, 70, -100, THIN), stem(38, 0, 38, -50)],
    "Z": [
        stem(8, -96, 64, -96, THIN, 1.8, 1),
        stem(64, -96, 8, -4, THICK, 1, 1),
        stem(8, -4, 66, -4, THIN, 1, 1.9),
    ],
    "0": ring(38, -50, 30, 49),
    "1": [stem(26, 0, 26, -98), stem(26, -98, 6, -80, THIN, 1, 1.6)],
    "2": [
        way(
            (8, -78, THIN * 2),
            (18, -94, THIN),
            (36, -97, THIN),
            (54, -74, THICK),
            (42, -44, THICK * 0.8),
            (10, -4, THIN),
        ),
        stem(8, -5, 60, -5, THIN, 1, 1.9),
    ],
    "3": [
        way(
            (8, -84, THIN * 1.8),
            (30, -97, THIN),
            (52, -76, THICK),
            (44, -56, THIN),
            (24, -52, THIN),
        ),
        way(
            (24, -52, THIN), (50, -46, THIN), (58, -26, THICK), (36, -1, THIN), (6, -14, THIN * 1.9)
        ),
    ],
    "4": [
        stem(48, 0, 48, -98),
        stem(48, -98, 6, -30, THIN, 1, 1),
        stem(4, -30, 70, -30, THIN, 1, 1.6),
    ],
    "5": [
        stem(18, -96, 54, -96, THIN, 1, 1.9),
        stem(18, -98, 14, -54, THIN, 1, 1),
        way(
            (14, -54, THIN), (34, -62, THIN), (58, -34, THICK), (36, -2, THIN), (6, -12, THIN * 1.9)
        ),
    ],
    "6": [
        way((54, -90, THIN * 1.8), (34, -96, THIN), (14, -66, THICK * 0.9), (10, -34, THICK)),
        *ring(36, -31, 26, 30),
    ],
    "7": [
        stem(6, -95, 62, -95, THIN, 1.8, 1),
        way((62, -95, THIN), (44, -60, THICK * 0.8), (28, -24, THICK), (24, 0, THICK * 1.3)),
    ],
    "8": [*ring(36, -74, 23, 23), *ring(36, -27, 29, 27)],
    "9": [
        way((18, -9, THIN * 1.8), (40, -4, THIN), (60, -36, THICK * 0.9), (64, -66, THICK)),
        *ring(38, -68, 26, 29),
    ],
    "!": [
        limb([(12, -104, THICK * 1.5), (12, -70, THICK * 1.05), (12, -32, THIN * 0.9)], 2),
        ellipse(12, -6, 10.5),
    ],
    "?": [
        way(
            (8, -80, THIN * 2),
            (20, -96, THIN),
            (40, -96, THIN),
            (54, -74, THICK),
            (38, -50, THICK * 0.8),
            (30, -30, THIN),
        ),
        ellipse(30, -6, 10.5),
    ],
    "'": [limb([(10, -104, THICK), (7, -74, 3)], 2)],
    "-": [stem(6, -42, 40, -42, THIN * 1.2, 1.3, 1.3)],
    ".": [ellipse(10, -6, 10)],
    ",": [limb([(12, -9, 9.5), (4, 18, 2.5)], 2, "round")],
    ":": [ellipse(10, -6, 9.5), ellipse(10, -56, 9.5)],
    "+": [
        stem(6, -46, 58, -46, THIN * 1.1, 1.2, 1.2),
        stem(32, -72, 32, -20, THIN * 1.1, 1.2, 1.2),
    ],
    "±": [
        stem(6, -60, 58, -60, THIN * 1.1, 1.2, 1.2),
        stem(32, -88, 32, -32, THIN * 1.1, 1.2, 1.2),
        stem(6, -6, 58, -6, THIN * 1.1, 1.2, 1.2),
    ],
    "×": [
        stem(10, -68, 54, -24, THIN * 1.1, 1.2, 1.2),
        stem(54, -68, 10, -24, THIN * 1.1, 1.2, 1.2),
    ],
    "/": [stem(4, 6, 42, -104, THIN)],
    "%": [*small_ring(18, -77), stem(22, 4, 70, -104, THIN), *small_ring(74, -22)],
    "&": [
        way(
            (80, -40, THIN * 1.8),
            (64, -14, THIN),
            (36, -1, THIN),
            (10, -22, THICK),
            (22, -46, THIN),
            (50, -66, THIN),
            (50, -90, THIN),
            (34, -98, THIN),
            (20, -82, THIN),
            (40, -44, THICK),
            (84, 0, THICK * 1.2),
        )
    ],
}
