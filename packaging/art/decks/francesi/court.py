"""French-suited deck: how a court is drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from ...drawing import Drawing
from ...figures.cloaks import ermine, petal_ruff
from ...figures.crowns import crown
from ...figures.heads import Mood, head, neck, profile
from ...figures.held import Item
from ...figures.veils import veil
from ...geometry import at, poly, spline
from ...palette import WHITE
from ...signs.common import petals
from .held import Hat, hand
from .parts import FX0, FX1, bottom


def gown(g: Drawing, cx: float, col: str) -> None:
    """The body; its lower edge is the dividing line."""
    shape = spline(
        [
            *at(cx, 0, "-13,107! -30,114 -50,127"),
            (FX0, 143, 0),
            (FX0, bottom(FX0), 0),
            (FX1, bottom(FX1), 0),
            (FX1, 127, 0),
            *at(cx, 0, "46,118 28,111 13,107!"),
        ]
    )
    g.solid(shape, col, (-9, -3), None, angle=20, step=4.2, w=1.6)


def placket(g: Drawing, cx: float, w: float, col: str, gems: str) -> None:
    """The front of the gown, w half wide at the sash, set with gems."""
    top, low = 112, bottom(cx)
    g.shape(
        spline(
            [
                (cx - w * 0.75, top, 0),
                (cx - w, low + w * 0.3, 0),
                (cx + w, low - w * 0.3, 0),
                (cx + w * 0.75, top, 0),
            ]
        ),
        col,
        True,
        2.2,
    )
    y = top + 9
    while y < low - 8:
        g.shape(poly(at(cx, y, "0,-4.4 4,0 0,4.4 -4,0")), gems, True, 1.2)
        y += 11


def pattern(g: Drawing, kind: str, cx: float, colour: str) -> None:
    """Cloth ornament inside the body area."""
    if kind == "flowers":
        for x, y in ((46, 155), (66, 143), (74, 154), (150, 130), (136, 134), (131, 122)):
            g.shape(petals(x, y - 2, 4, 4.8, 2), colour, True, 1.1)
    elif kind == "bands":
        for m in (1, -1):
            xe = cx + m * 42
            pts = [(cx + m * 24, 112), (cx + m * 38, 128), (xe, bottom(xe) - 4)]
            g.line(pts, 9)
            g.line(pts, 5, colour)
    elif kind == "slashes":
        for x in (47, 62, 136, 151):
            yb = bottom(x) - 8
            t = 6 if x < 100 else -6
            g.line([(x + t, 128 if x < 100 else 120), (x, yb)], 7, smooth=False)
            g.line([(x + t, 128 if x < 100 else 120), (x, yb)], 3.6, colour, smooth=False)
    elif kind == "lozenges":
        for x, y in (
            (45, 158),
            (57, 161),
            (70, 150),
            (68, 138),
            (132, 126),
            (134, 138),
            (154, 130),
        ):
            g.shape(poly(at(x, y, "0,-6 4,0 0,6 -4,0")), colour, True, 1.1)


def collar(g: Drawing, cx: float, kind: str, col: str, trim: str) -> None:
    """A ruff, an ermine cape, or a plain cape with a trimmed edge."""
    if kind == "ruff":
        petal_ruff(g, cx, 112, 31, 15, col)
    elif kind == "ermine":
        cape = spline(
            at(cx, 0, "-15,103! -32,108 -44,120! -30,130 0,135 30,130 44,118! 32,108 15,103!")
        )
        g.shape(cape, WHITE)
        ermine(g, at(cx, 0, "-32,118 -21,124 32,117 21,124 -22,113 22,113"))
    else:
        c = spline(
            at(cx, 0, "-14,104! -36,110 -44,122! -22,128 0,132! 22,126 44,116! 34,108 14,104!")
        )
        g.shape(c, col)
        g.line(at(cx, 0, "-38,121 -20,124 0,127 20,122 38,115"), 1.8, trim)


@dataclass(frozen=True)
class Court:
    """What a court of this deck looks like.

    `turn` is the side it looks to; `placket` the colours of the front and its gems, `cloth`
    a pattern and its colour, `collar` its kind, colour and trim. The court holds `item` on
    `side` and perhaps `other_item` on the other; `behind` is drawn behind the head.
    """

    role: str
    turn: int
    gown: str
    sleeves: str
    placket: tuple[str, str]
    cloth: tuple[str, str]
    collar: tuple[str, str, str]
    side: int
    item: Item | None
    hair: str
    style: str = "curls"
    in_profile: bool = False
    beard: str = "point"
    moustache: bool = False
    mood: Mood = "calm"
    old: bool = False
    crown: str = "points"
    hat: Hat | None = None
    veil: bool = False
    cuffs: str = WHITE
    cx: float = 99
    other_item: Item | None = None
    behind: Callable[[Drawing], None] | None = None

    def draw_half(self, g: Drawing) -> None:
        """The upper half, down to the sash."""
        x = self.cx
        if self.veil:
            veil(g, x, self.sleeves)
        if self.behind:
            self.behind(g)
        gown(g, x, self.gown)
        pattern(g, self.cloth[0], x, self.cloth[1])
        placket(g, x, 15 if self.role == "K" else 12, *self.placket)
        neck(g, x, 80, 1.16, self.turn)
        collar(g, x, *self.collar)
        {"K": self._king, "Q": self._queen, "J": self._jack}[self.role](g)
        hand(g, self.side, self.item, self.sleeves, self.cuffs)
        if self.other_item:
            hand(g, -self.side, self.other_item, self.sleeves, self.cuffs)

    def _king(self, g: Drawing) -> None:
        x, turn, hair = self.cx, self.turn, self.hair
        whiskers = hair if self.moustache else None
        if self.in_profile:
            profile(g, x, 79, 1.24, turn, hair=hair, moustache=whiskers, beard=hair, length=-6)
        else:
            head(
                g,
                x,
                79,
                1.26,
                turn,
                style=self.style,
                hair=hair,
                beard=hair,
                moustache=whiskers,
                beardstyle=self.beard,
                mood=self.mood,
                old=self.old,
            )
        w, h = (20, 19) if self.crown == "arched" else (21, 23)
        crown(g, x + turn, 58 if self.in_profile else 60, w, h, turn, kind=self.crown)

    def _queen(self, g: Drawing) -> None:
        head(g, self.cx, 78, 1.26, self.turn, style=self.style, hair=self.hair, mood=self.mood)
        crown(g, self.cx, 58, 20, 19, self.turn, kind=self.crown)

    def _jack(self, g: Drawing) -> None:
        x, turn, hair = self.cx, self.turn, self.hair
        if self.in_profile:
            profile(g, x, 79, 1.26, turn, hair=hair)
        else:
            whiskers = hair if self.moustache else None
            head(
                g,
                x,
                79,
                1.26,
                turn,
                style=self.style,
                hair=hair,
                moustache=whiskers,
                lips=None,
                mood=self.mood,
            )
        if self.hat:
            self.hat(g, x, turn)
