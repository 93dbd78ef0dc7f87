"""Heads in three-quarter view and in profile, and necks."""

from dataclasses import dataclass
from typing import Literal

from ..drawing import Drawing
from ..geometry import ellipse, limb, spline
from ..palette import BLOND, BROWN, CHEEK, DARK_CHEEK, DARK_RED, GREY, INK, RED, SKIN, WHITE
from .hair import BEARDS, HAIRSTYLES
from .local import Local

FACE = (
    "-11,-17 -15.2,-9 -16,2 -12.5,13 -3,20.8 6,20.8 12.6,13.5 14.3,6.5 13,0.8 "
    "14.6,-7 9.5,-17.5 -1,-20.5"
)
EAR = "-15,-4 -19,-4.5 -19.8,1 -17,6.5 -14.5,4"
CHEEKS = ellipse(-7.5, 7.5, 4.3, 3.6) + ellipse(11.2, 7.2, 2.3, 3.1)
EYES = ((-4.2, 4.9), (9.3, 3.9))
FRONT_FACE = (
    "-14.6,-9 -15.4,0 -13.4,11 -6.6,19.6 0,21.4 6.6,19.6 13.4,11 15.4,0 14.6,-9 8,-18.5 0,-20.5 "
    "-8,-18.5"
)
FRONT_CHEEKS = ellipse(-9.4, 8, 3.9, 3.6) + ellipse(9.4, 8, 3.9, 3.6)
FRONT_EYES = ((-6.8, 4.7), (6.8, 4.7))
FRONT_NOSE = "2,-7 1.2,-1 2.2,4 3.6,7 1.8,8.6 -2.4,7.8"
MOUTH = 5.6  # the middle of a mouth in three-quarter view
LIPS = "1.6,12.6! 4,11.8 5.6,12.3 7.2,11.8 9.6,12.5! 5.6,16"
DROOPING_MOUSTACHE = (
    "5.6,9.2 1,9 -4.6,13.4 -7.6,19.4! -2.4,16.6 2,13.4 5.6,11.8! 9,12.8 12.6,15.6 15.6,18.4! "
    "13.4,12.6 9.4,9"
)
MOUSTACHE = (
    "5.6,9.2 1,8.8 -4,12 -9.5,10.8! -5,15.6 2,13.6 5.6,11.8! 9,13 13,14 16.5,10! 12.5,10.8 9,8.8"
)


ProfileMood = Literal["calm", "merry", "stern"]
Mood = Literal[
    ProfileMood, "thinking", "glad", "downcast", "pondering", "delighted", "rueful", "sly"
]
PRESSED_LIPS = "2,13! 4.2,11.9 5.6,12.3 7,11.8 9.4,12.9! 5.6,15.2"
LAUGH = "-0.6,10.8! 5.6,13 12,10.4! 10.4,15.4 5.8,17.8 1.6,15.8"
TEETH = "1,11.6! 5.6,13 10.6,11.2! 9.4,13.4 5.6,14.6 2,13.6"
SMILE = "-2.4,9.6! 5.6,12.6 13,9.2! 11.8,15.6 6,19.6 0.2,16.6"
SMILING_TEETH = "-0.8,10.6! 5.6,13 12,10.2! 10.8,13.8 5.8,15.4 0.8,14"
BEAMING = "-3.2,9! 5.6,11.2 13.8,8.6! 13,14.6 6.4,20.2 -1,16.8"
BEAMING_TEETH = "-1.6,10.2! 5.6,12 12.6,9.8! 11.6,13 5.8,14.4 0,13.4"
CLENCHED = "-1.6,14.6! 1.6,12.6 5.6,13.2 9.6,12.2 12,12.8! 11.4,16 7,17.4 2,16.8"
_OPEN_MOUTHS: dict[str, tuple[str, str]] = {
    "merry": (LAUGH, TEETH),
    "glad": (SMILE, SMILING_TEETH),
    "delighted": (BEAMING, BEAMING_TEETH),
}
"""The opening, and the teeth in it."""
_LIPS: dict[str, tuple[str, tuple[str, ...], float]] = {
    "downcast": (
        "1.6,15.4! 5.6,13.2 9.8,15! 5.6,17",
        ("-0.4,16.2 2.6,13.9 5.6,13.4 8.6,13.8 11.2,15.8",),
        2.2,
    ),
    "stern": (PRESSED_LIPS, ("0.2,13.6 3,13 5.6,13 8.2,12.9 11,13.3",), 1.6),
    "pondering": (
        "4.4,14.4! 6.6,12.4 8.2,12.8 10.4,11.8! 11,13.6 8,16",
        ("3,15.4 6,13.8 9,13.6 12.2,11.2", "12.4,9.8 13.4,11.2 13,12.6"),
        1.6,
    ),
    "sly": (
        "2.4,14! 5,13.2 8.6,12.8 12.4,9.8! 10.6,14.8 5.6,16.4",
        ("0.6,13.2 4.6,14.2 9.4,12.8 13.8,8.2", "12.2,6.6 14,7.6 14.4,9.4"),
        1.9,
    ),
}
"""Closed lips, the lines on them, which are drawn alone without a colour, and their weight."""
WRINKLES = (
    "-9.4,2.4 -5,4.4 -0.8,2.6",
    "-11.2,-2.6 -13.6,-3.8",
    "-11.2,-0.6 -13.8,0",
    "2.6,8.4 -0.8,10.6 -1.8,14.2",
)


@dataclass(frozen=True)
class _Brows:
    """The near brow; the far one runs into the nose in one stroke: the woodcut signature."""

    near: str
    far_and_nose: str
    front: str
    weight: float = 2.0


BROWS: dict[Mood, _Brows] = {
    "calm": _Brows(
        "-10.2,-8.2 -4.5,-11.2 0.8,-9.2",
        "14.2,-7.6 10.8,-10.6 6.6,-8.6 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12,-7.8 -7,-10.8 -2.2,-8.8",
    ),
    "merry": _Brows(
        "-10.4,-8.8 -4.8,-12.6 0.8,-10.2",
        "14.3,-8.4 10.9,-12 6.8,-9.6 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12,-8.8 -7,-12.2 -2.2,-9.8",
    ),
    "stern": _Brows(
        "-11,-9.6 -4.6,-9.8 2.4,-6",
        "14.6,-9.2 10.8,-9 6.8,-5.6 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.4,-9.4 -7,-9.4 -2,-6",
        2.6,
    ),
    "thinking": _Brows(
        "-10.6,-7.6 -5,-11.4 0.6,-9.6",
        "14.2,-7.4 10.8,-10.8 6.6,-9 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12,-7.6 -7,-10.8 -2.2,-9",
    ),
    "glad": _Brows(
        "-10.8,-9.6 -5,-13.8 1,-11.2",
        "14.6,-9.2 11,-13 6.8,-10.6 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.2,-9.6 -7,-13.2 -2.2,-10.8",
    ),
    "downcast": _Brows(
        "-11.6,-6 -5.6,-8 0.8,-11",
        "15.2,-5.6 11.2,-7.8 6.8,-10.8 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.6,-6.4 -7.4,-8.8 -1.8,-12",
        2.6,
    ),
    "pondering": _Brows(
        "-11,-7.6 -5,-9.4 1.6,-7.4",
        "14.8,-10.4 11.2,-14.4 6.8,-10.6 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12,-8.4 -7,-11.6 -2.2,-9.2",
        2.4,
    ),
    "delighted": _Brows(
        "-11.2,-11 -5,-15.4 1,-12.6",
        "14.8,-10.8 11.2,-14.8 6.8,-12 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.2,-11 -7,-14.8 -2.2,-12.2",
    ),
    "rueful": _Brows(
        "-11.6,-4.6 -5.4,-7 1.4,-10.4",
        "15.2,-7.4 11.2,-10.2 6.8,-12 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.6,-6 -7.4,-8.6 -1.8,-12",
        2.6,
    ),
    "sly": _Brows(
        "-11.6,-10 -5.6,-12.8 1.6,-7.8",
        "14.6,-7.6 10.8,-8.2 6.8,-6.2 5.6,-2 8.4,4.6 9.3,7 7.4,8.4 4.2,7.6",
        "-12.4,-11 -7,-11.4 -2,-7.6",
        2.4,
    ),
}

_EYELIDS: dict[Mood, tuple[float, float]] = {
    "merry": (-5.6, -0.2),
    "stern": (-4.6, 1.0),
    "thinking": (-5.2, 2.0),
    "pondering": (-6.2, 1.2),
    "delighted": (-7.4, 1.4),
    "sly": (-4.8, 1.6),
}
"""The upper and the lower lid, where they are not as in a calm face."""
_GAZES: dict[Mood, tuple[float, float, float]] = {
    "thinking": (-0.2, 0.2, 1.9),
    "pondering": (-2.0, -3.0, 2.2),
    "delighted": (0.7, -2.8, 2.9),
    "rueful": (-1.2, -0.8, 2.1),
    "sly": (2.2, -0.7, 1.9),
}
"""Where the pupils are and how high, where they do not look at the others."""
_LOWERED_LIDS: dict[Mood, tuple[float, float]] = {"thinking": (-0.9, 1.9), "sly": (-2.7, 2.2)}
"""How far lids of the colour of the skin come down, and the weight of their edges."""

PROFILE_BROWS: dict[ProfileMood, str] = {
    "calm": "-0.6,-9 5,-11.8 10.6,-9.4",
    "merry": "-0.8,-9.8 4.6,-13 10.4,-10.6",
    "stern": "-0.6,-10 5,-9.6 11.4,-6.4",
}
PROFILE_MOUTHS: dict[ProfileMood, str] = {
    "calm": "14,12.4 11,13.2 8.6,12.8",
    "merry": "14,12.4 11,13.2 8.6,12.8",
    "stern": "14,12.8 11,12.8 7.6,13.8",
}
PROFILE_BEARDS = {
    "full": "-10,6! -6,11 2,12 8,11 14,12! 15,20 12,32! 2,28 -7,20",
    "goatee": "7,16! 11,15.4 13.6,14.6! 16,20 14.6,29! 8,26 5,20",
    "long": "-10,6! -6,11 2,12 8,11 14,12! 16,22 16,34 12,48! 2,40 -6,28 -8,16",
}


def head(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    skin: str = SKIN,
    hair: str = BROWN,
    style: str = "bob",
    beard: str | None = None,
    moustache: str | None = None,
    lips: str | None = RED,
    brow: str | None = None,
    beardstyle: str = "point",
    mood: Mood = "calm",
    old: bool = False,
    cheek: str | None = None,
) -> None:
    """Head in three-quarter view looking to `turn`, or in front view for a turn of 0.

    style is one of HAIRSTYLES, beardstyle of BEARDS. Without a colour for the cheeks they follow
    the skin.
    """
    frame = Local(x, y, s, turn)
    front = not turn
    below = Local(x - MOUTH * s, y, s) if front else frame
    cut = HAIRSTYLES[style]
    if cut.back:
        g.shape(frame(spline(cut.back)), hair)
    if cut.back and cut.shaded:
        g.hatch(frame(spline(cut.back)), shift=(-6 * s, 0), angle=-70, step=3.6, w=1.4)
    g.shape(frame(spline(FRONT_FACE if front else FACE)), skin)
    if (cut.ear or beard) and style != "long":
        g.shape(frame(spline(EAR)), skin, True, 1.8)
    cheeks = frame(FRONT_CHEEKS if front else CHEEKS)
    g.shape(cheeks, cheek or (CHEEK if skin == SKIN else DARK_CHEEK), False)
    if beard:
        _beard(g, frame, beardstyle, beard)
    _mouth(g, below, lips, mood)
    if moustache:
        outline = spline(DROOPING_MOUSTACHE if mood == "downcast" else MOUSTACHE)
        tilt = _TILTED_MOUSTACHES.get(mood, 0)
        g.shape(below(outline.rot(tilt, MOUTH, 11)), moustache, True, 1.4)
    _eyes(g, frame, mood, skin, front)
    if old:
        for wrinkle in WRINKLES:
            g.line(frame.pts(wrinkle), 1.1)
    _brows(g, frame, BROWS[mood], brow or beard or hair, front)
    for lock in cut.under:
        g.line(frame.pts(lock), 1.3)
    if cut.front:
        g.shape(frame(spline(cut.front)), hair)
    for lock in cut.locks:
        g.line(frame.pts(lock), 1.2)


def bearded(
    g: Drawing,
    x: float,
    y: float,
    s: float,
    turn: float,
    beardstyle: str,
    hair: str,
    style: str = "curls",
    mood: Mood = "calm",
    old: bool = False,
    brow: str | None = None,
) -> None:
    """Head whose beard and moustache have the colour of the hair."""
    head(
        g,
        x,
        y,
        s,
        turn,
        hair=hair,
        style=style,
        beard=hair,
        moustache=hair,
        brow=brow,
        beardstyle=beardstyle,
        mood=mood,
        old=old,
    )


def _brows(g: Drawing, frame: Local, brows: _Brows, colour: str, front: bool) -> None:
    """The brows and the nose."""
    ink = True if colour in (GREY, BLOND, INK) else colour
    if front:
        for side in (1, -1):
            g.line(Local(frame.x, frame.y, frame.s, side).pts(brows.front), brows.weight, ink)
        g.line(frame.pts(FRONT_NOSE), 1.7)
    else:
        g.line(frame.pts(brows.near), brows.weight, ink)
        g.line(frame.pts(brows.far_and_nose), 1.7)


def _beard(g: Drawing, frame: Local, style: str, colour: str) -> None:
    s = frame.s
    beard = BEARDS[style]
    shape = frame(spline(beard.outline))
    g.solid(shape, colour, (-5 * s, -3 * s), None, angle=-72, step=3.4, w=1.3)
    for px, py, qx, qy in beard.strands:
        middle = ((px + qx) / 2 - 1, (py + qy) / 2)
        g.line(frame.pts([(px, py), middle, (qx, qy)]), 1.2 * max(s, 0.9))


_TILTED_MOUSTACHES: dict[Mood, float] = {"pondering": -10, "rueful": 8, "sly": -17}


def _mouth(g: Drawing, frame: Local, lips: str | None, mood: Mood) -> None:
    if mood in _OPEN_MOUTHS:
        opening, teeth = _OPEN_MOUTHS[mood]
        g.shape(frame(spline(opening)), DARK_RED, True, 1.2)
        if mood == "delighted":
            g.shape(frame(spline("1.4,17.6 6,15.4 10.6,16.8! 6.2,19.6")), RED, False)
        g.shape(frame(spline(teeth)), WHITE, False)
    elif mood == "rueful":
        g.shape(frame(spline(CLENCHED)), WHITE, True, 1.4)
        g.line(frame.pts("-1,15.6 3,14.6 7.4,15.4 11.4,14"), 1.1)
        for tooth in ("2,13 2.2,16.8", "5.6,13.2 5.8,17", "9,13 9,16.6"):
            g.line(frame.pts(tooth), 1.0)
    elif mood in _LIPS:
        filled, line, weight = _LIPS[mood]
        if lips:
            g.shape(frame(spline(filled)), lips, True, 1.0)
        for part in line:
            g.line(frame.pts(part), weight)
    elif lips:
        g.shape(frame(spline(LIPS)), lips, True, 1.0)
        g.line(frame.pts("0.8,12.4 5.6,13.2 10.3,12.2"), 1.2)
    else:
        g.line(frame.pts("0.4,12.2 3,13 5.6,12.8 8.2,13 10.6,12"), 1.7)
        g.line(frame.pts("3.6,16 5.6,16.7 7.6,16"), 1.2)


def _eyes(g: Drawing, frame: Local, mood: Mood, skin: str, front: bool) -> None:
    """Almond eyes; a merry face lifts the lower lids, a stern one lowers the upper.

    A thinking face looks down, below lids of the colour of the skin; a glad one shuts its eyes,
    and a rueful one the near eye. A sly face looks aside below half shut lids.
    """
    top, low = _EYELIDS.get(mood, (-5.4, 1.0))
    for nearness, (cx, hw) in enumerate(FRONT_EYES if front else EYES):
        if mood == "glad":
            g.line(frame.pts([(cx - hw, -0.4), (cx - 0.2, -5.2), (cx + hw, -1)]), 2.6)
            continue
        if mood == "rueful" and nearness == 0:
            g.line(frame.pts([(cx - hw, -3.6), (cx + 0.4, -0.6), (cx + hw, -2.6)]), 2.6)
            g.line(frame.pts([(cx - hw + 0.4, 0.8), (cx - 1, 2.2), (cx + 2, 1.8)]), 1.2)
            continue
        eye = spline([(cx - hw, -1.2, 0), (cx - 0.4, top), (cx + hw, -1.6, 0), (cx, low)])
        g.shape(frame(eye), WHITE, True, 1.0)
        aside, height, size = _GAZES.get(mood, (0 if front else 1.0, -2.2, 2.2))
        if mood in _LOWERED_LIDS:
            edge, thick = _LOWERED_LIDS[mood]
            g.shape(frame(ellipse(cx + aside, height, 2.3, 1.9)), INK, False)
            lowered = spline([(cx - hw, -1.2, 0), (cx - 0.4, top), (cx + hw, -1.6, 0), (cx, edge)])
            g.shape(frame(lowered), skin, True, 1.0)
            edge_line = [(cx - hw - 0.6, -1.1), (cx, edge + 0.2), (cx + hw + 0.3, -1.7)]
            g.line(frame.pts(edge_line), thick)
            continue
        lid = [(cx - hw - 0.6, -0.9), (cx - 0.3, top + 0.2), (cx + hw + 0.3, -1.9)]
        g.line(frame.pts(lid), 1.8)
        pupil = ellipse(cx + aside, height, 2.15, 2.5 if mood == "calm" else size)
        g.shape(frame(pupil), INK, False)
        if mood == "delighted":
            g.shape(frame(ellipse(cx + aside - 0.8, height - 1.1, 0.9)), WHITE, False)


def profile(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    skin: str = SKIN,
    hair: str = BROWN,
    moustache: str | None = None,
    beard: str | None = None,
    lips: str = RED,
    length: float = 0,
    mood: ProfileMood = "calm",
    beardstyle: str = "full",
) -> None:
    """Head in profile looking to `turn`; length > 0 gives hair on the shoulders.

    beardstyle is one of PROFILE_BEARDS.
    """
    L = Local(x, y, s, turn)
    back = spline(
        [
            (2, -24),
            (-12, -22),
            (-20, -10),
            (-20, 4),
            (-23, 16),
            (-21, 26 + length),
            (-12, 27 + length),
            (-7, 16),
            (0, -4),
            (8, -14),
            (9, -20),
        ]
    )
    g.solid(
        L(back),
        hair,
        (5 * s * turn, 0) if turn < 0 else (-5 * s, 0),
        None,
        angle=-72,
        step=3.8,
        w=1.3,
    )
    face = spline(
        "3,-21 9.5,-17 11.5,-9 10.6,-5.4 14,0 18.4,6.2 16.6,8.6 12,9! 14.2,12 "
        "11.8,13.4! 13.6,16 11.4,18! 12,22 6,25 -2,22.5 -9,14 -12,2 -11,-12 "
        "-5,-20"
    )
    g.shape(L(face), skin)
    g.shape(L(ellipse(2.2, 9.4, 4.4, 3.8)), CHEEK if skin == SKIN else DARK_CHEEK, False)
    if beard:
        b = spline(PROFILE_BEARDS[beardstyle])
        g.solid(L(b), beard, (-4 * s, -2 * s), None, angle=-72, step=3.4, w=1.3)
    elif mood == "merry":
        g.shape(L(spline("14.4,11! 6.6,10.6! 8.6,14.8 12.6,15.6!")), DARK_RED, True, 1.2)
        g.shape(L(spline("13.6,11.4! 8,11.2! 9.4,13 12.8,13!")), WHITE, False)
    elif lips:
        g.shape(L(spline("13.8,11.6! 9.6,12.4! 13.2,15.4")), lips, True, 1.0)
    if beard or mood != "merry":
        g.line(L.pts(PROFILE_MOUTHS[mood]), 1.5)
    if moustache:
        g.shape(L(spline("15,9! 10,9 5,13 -1,11! 4,16 10,14 15,12!")), moustache, True, 1.4)
    g.line(L.pts("15.6,7.8 12.8,6.6 12,4"), 1.4)
    g.shape(L(spline("1.2,-2! 5.6,-6 10.2,-2.6! 6,0.6")), WHITE, True, 1.0)
    g.line(L.pts("0.4,-1.6 5.4,-6 10.8,-3.4"), 1.8)
    g.shape(L(ellipse(7.4, -2.9, 2.1, 2.5)), INK, False)
    g.line(L.pts(PROFILE_BROWS[mood]), BROWS[mood].weight)
    fr = spline(
        [
            (8, -22),
            (10, -16, 0),
            (2, -13),
            (-5, -8),
            (-7, 0),
            (-8, 10),
            (-12, 22 + length),
            (-20, 24 + length),
            (-22, 12),
            (-19.5, 0),
            (-19, -12),
            (-10, -23),
        ]
    )
    g.shape(L(fr), hair)
    for a in ("-17,16 -15,2 -6,-14", "-13,18 -11.5,6 -9.5,-5", "-12,-16 -2,-20 6,-19"):
        g.line(L.pts(a), 1.2)


def neck(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    skin: str = SKIN,
    length: float = 32,
) -> None:
    """Neck for a head at (x, y); draw it before collar and head."""
    g.shape(Local(x, y, s, turn)(limb([(-3, 8, 8.5), (-3, 22, 8.2), (-3, length, 10.5)], 2)), skin)
