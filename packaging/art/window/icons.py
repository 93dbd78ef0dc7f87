"""The application icon and the small marks of dialogs."""

from ..drawing import Drawing, picture_document
from ..geometry import ellipse, rect
from ..palette import DARK_GREEN, GOLD, GREEN, INK, PAPER, RED, WHITE
from ..signs.common import dots, petals, star, sun_face
from .emblems import broom

CREAM = "#f6ead0"  # the ink of dialogs on night paper
MARKS = {"down": "M4 7l6 6 6-6", "up": "M4 13l6-6 6 6", "check": "M4 10.5l4.2 4.5L16.5 5"}


def icon() -> Drawing:
    """A back, a coin card and the broom on a green key, 512 units square; from 64 px."""
    g = Drawing()
    g.shape(rect(14, 14, 484, 484, 108), DARK_GREEN, INK, 12)
    g.shape(rect(34, 34, 444, 444, 90), "none", GOLD, 5)
    g.add(_back(), "translate(188 262) rotate(-17)")
    g.add(_coin_card(), "translate(268 262) rotate(5)")
    besom = Drawing()
    broom(besom, 2.2)
    g.add(besom, "translate(372 300) rotate(22) scale(1.2)")
    return g


def small_icon() -> Drawing:
    """One coin card on a green key, without detail; below 64 px."""
    g = Drawing()
    g.shape(rect(8, 8, 496, 496, 100), GREEN, INK, 16)
    card = Drawing()
    card.shape(rect(-158, -224, 316, 448, 36), PAPER, True, 20)
    card.shape(ellipse(0, 0, 130), RED, True, 22)
    card.shape(star(0, 0, 8, 122, 66), GOLD, False)
    card.shape(ellipse(0, 0, 48), INK, False)
    card.shape(ellipse(0, 0, 28), GOLD, False)
    g.add(card, "translate(256 256) rotate(6)")
    return g


def mark(name: str, ink: str = INK) -> str:
    """An arrow or a tick, 20 units square, as SVG."""
    g = Drawing()
    g.path(MARKS[name], "")
    return picture_document(g, 20, 20, name, 3, ink)


def documents() -> dict[str, str]:
    """The icons and marks as SVG, by file name without extension."""
    title = "Scopa Desktop"
    return {
        "scopa-desktop": picture_document(icon(), 512, 512, title, 4),
        "scopa-desktop-small": picture_document(small_icon(), 512, 512, title, 4),
        **{name: mark(name) for name in MARKS},
        **{f"{name}-night": mark(name, CREAM) for name in ("down", "up")},
    }


def _back() -> Drawing:
    g = Drawing()
    g.shape(rect(-105, -174, 210, 348, 26), RED, True, 9)
    g.shape(rect(-88, -157, 176, 314, 14), "none", GOLD, 5)
    for j in range(6):
        for i in range(j % 2, 4, 2):
            g.shape(star(-66 + i * 44, -125 + j * 50, 8, 17, 8), GOLD, False)
    return g


def _coin_card() -> Drawing:
    g = Drawing()
    g.shape(rect(-112, -186, 224, 372, 26), PAPER, True, 10)
    g.shape(ellipse(0, 0, 98), WHITE, True, 9)
    g.shape(ellipse(0, 0, 86), INK, False)
    g.shape(star(0, 0, 12, 82, 52), GOLD, False)
    g.shape(dots(0, 0, 12, 72, 5.2, -75), RED, False)
    g.shape(ellipse(0, 0, 50), INK, False)
    g.shape(ellipse(0, 0, 45), GOLD, False)
    sun_face(g, 0, 0, 42, 4.4)
    for x, y in ((-84, -158), (84, 158), (84, -158), (-84, 158)):
        g.shape(petals(x, y, 4, 15, 6), RED, False)
    return g
