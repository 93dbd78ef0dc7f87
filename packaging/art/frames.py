"""Plinths and frames."""

from .drawing import Drawing
from .geometry import poly, rect
from .palette import (
    BLUE,
    CARD_WIDTH,
    DARK_BLUE,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    GOLD,
    GREEN,
    RED,
    SPANISH_HEIGHT,
)

SUIT_COLOURS = {"coins": GOLD, "cups": RED, "swords": BLUE, "batons": GREEN}
PINTAS = {"oros": 0, "copas": 1, "espadas": 2, "bastos": 3}


def plinth(
    g: Drawing, suit: str, x0: float = 32, x1: float = 168, y: float = 299, h: float = 16
) -> None:
    """Grassy plinth in the colour of the suit."""
    col = SUIT_COLOURS[suit]
    g.shape(rect(x0, y, x1 - x0, h), col)
    n = int((x1 - x0) / 4.2)
    d = "".join(f"M{x0 + 4 + i * 4.2:.1f} {y + h - 2}v-{5 + (i * 5) % 4}" for i in range(n - 1))
    g.shape(d, "none", True, 1.1)
    g.line([(x0 + 1, y + 4.2), (x1 - 1, y + 4.2)], 1.4, smooth=False)


def brick_plinth(
    g: Drawing,
    suit: str,
    x0: float = 18,
    x1: float = 186,
    y: float = 290,
    h: float = 24,
    slant: float = -14,
) -> None:
    """Slanted plinth of bricks in the colour of the suit."""
    col = SUIT_COLOURS[suit]
    g.shape(
        poly([(x0 - slant, y), (x1, y), (x1 + slant, y + h), (x0, y + h)])
        if slant < 0
        else poly([(x0, y), (x1 - slant, y), (x1, y + h), (x0 + slant, y + h)]),
        col,
    )
    a, b = (x0 + 11, x1 - 7) if slant < 0 else (x0 + 7, x1 - 11)
    n = 6
    k = slant * 0.5
    for i in range(n):
        u0 = a + (b - a) * i / n + 2
        u1 = a + (b - a) * (i + 1) / n - 2
        g.shape(
            poly([(u0, y + 5), (u1, y + 5), (u1 + k, y + h - 6), (u0 + k, y + h - 6)]),
            {"coins": DARK_GOLD, "cups": DARK_RED, "swords": DARK_BLUE, "batons": DARK_GREEN}[suit],
            True,
            1.2,
        )


def spanish_frame(
    g: Drawing, suit: str, w: float = CARD_WIDTH, h: float = SPANISH_HEIGHT, m: float = 9
) -> None:
    """Frame whose top and bottom lines have 0..3 gaps (pintas)."""
    n = PINTAS[suit]
    g.shape(f"M{m} {m}V{h - m}M{w - m} {m}V{h - m}", "none", True, 1.8)
    for y in (m, h - m):
        L = w - 2 * m
        gap = 17
        if n == 0:
            g.line([(m, y), (w - m, y)], 1.8, smooth=False)
            continue
        seg = (L - n * gap) / (n + 1)
        x = m
        d = ""
        for _i in range(n + 1):
            d += f"M{x:.1f} {y}h{seg:.1f}"
            x += seg + gap
        g.shape(d, "none", True, 1.8)
