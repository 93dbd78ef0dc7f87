"""Neapolitan deck: number cards."""

from ...drawing import Drawing
from ...geometry import limb, poly, spline
from ...ornament import mask, rosette
from ...palette import CARD_WIDTH, DARK_RED, GOLD, ITALIAN_HEIGHT, RED
from ...signs.italian import italian_baton, italian_coin, italian_cup, italian_sword
from ...vignettes import hunt

COINS = {  # fractions of card width/height: (x, y, diameter / width, flower?)
    2: [(0.5, 0.255, 0.60, 1), (0.5, 0.745, 0.60, 1)],
    3: [(0.68, 0.18, 0.47, 0), (0.32, 0.5, 0.47, 0), (0.68, 0.82, 0.47, 0)],
    4: [(x, y, 0.40, 0) for y in (0.17, 0.83) for x in (0.275, 0.725)],
    5: [(x, y, 0.36, 0) for y in (0.15, 0.85) for x in (0.255, 0.745)] + [(0.5, 0.5, 0.57, 1)],
    6: [(x, y, 0.385, 0) for y in (0.165, 0.5, 0.835) for x in (0.275, 0.725)],
    7: [(x, y, 0.325, 0) for y in (0.145, 0.555, 0.855) for x in (0.24, 0.76)]
    + [(0.5, 0.35, 0.325, 0)],
}
CUPS = {  # (x, y centre, w / W, h / H)
    2: [(0.5, 0.26, 0.72, 0.40), (0.5, 0.74, 0.72, 0.40)],
    3: [(0.30, 0.20, 0.45, 0.30), (0.70, 0.5, 0.45, 0.30), (0.30, 0.80, 0.45, 0.30)],
    4: [(x, y, 0.41, 0.28) for y in (0.19, 0.81) for x in (0.275, 0.725)],
    5: [(x, y, 0.375, 0.255) for y in (0.175, 0.825) for x in (0.26, 0.74)]
    + [(0.5, 0.5, 0.42, 0.285)],
    6: [(x, y, 0.385, 0.26) for y in (0.18, 0.5, 0.82) for x in (0.275, 0.725)],
    7: [(x, y, 0.33, 0.222) for y in (0.152, 0.562, 0.852) for x in (0.235, 0.765)]
    + [(0.5, 0.352, 0.33, 0.222)],
}


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = Drawing()
    g.scatter(
        lambda r, fl: italian_coin(0, 0, r, fl),
        [
            (x * CARD_WIDTH, y * ITALIAN_HEIGHT, d * CARD_WIDTH / 2, bool(fl))
            for x, y, d, fl in COINS[n]
        ],
    )
    if n == 4:
        rosette(g, 100, 165, 22)
    return g


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = Drawing()
    g.scatter(
        lambda w, h: italian_cup(0, -h / 2, w, h),
        [
            (x * CARD_WIDTH, y * ITALIAN_HEIGHT, w * CARD_WIDTH, h * ITALIAN_HEIGHT)
            for x, y, w, h in CUPS[n]
        ],
    )
    if n == 4:
        rosette(g, 100, 165, 22)
    return g


def swords2() -> Drawing:
    """Two swords bound by a ribbon."""
    g = Drawing()
    # ribbon parts behind the blades
    for m in (1, -1):
        tail = spline("58,172! 40,166 32,150 24,140! 36,140 40,130! 50,146 70,152!")
        tail = tail if m > 0 else tail.mirror(100)
        g.shape(tail, DARK_RED)
    g.add(italian_sword(284, 11, 66), "translate(62 238)")
    g.add(italian_sword(284, 11, 66), "translate(138 92) rotate(180)")
    b = spline(
        "42,168! 50,186 74,200 100,205 126,200 150,186 158,168! 160,190 150,208 "
        "128,220 100,225 72,220 50,208 40,190"
    )
    g.solid(b, RED, (0, -8), None, angle=80, step=4.6, w=1.6)
    for s in (1, -1):
        k = spline("74,163! 44,150 38,160 42,171 50,178 74,183!")
        g.shape(k if s > 0 else k.mirror(100), RED)
    g.line("62,208 84,215 100,216.5 116,215 138,208", 1.6, GOLD)
    return g


def swords7() -> Drawing:
    """Six swords and one lying across."""
    g = Drawing()
    for x in (38, 100, 162):
        g.add(italian_sword(124, 7.6, 36), f"translate({x} 101)")
        g.add(italian_sword(124, 7.6, 36), f"translate({x} 229) rotate(180)")
    g.add(italian_sword(158, 7.6, 42), "translate(137 165) rotate(-90)")
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    if n == 2:
        return swords2()
    if n == 7:
        return swords7()
    g = Drawing()
    if n == 3:
        for m in (1, -1):
            t = spline("36,118! 22,110 14,96! 22,92 22,80! 34,96 52,104!")
            g.shape(t if m > 0 else t.mirror(100), DARK_RED)
        for x in (42, 158):
            g.add(italian_sword(284, 9.5, 62), f"translate({x} 90) rotate(180)")
        g.add(italian_sword(284, 9.5, 62), "translate(100 240)")
        for m in (1, -1):
            b = limb("28,114,8 46,122,9 66,148,9 98,170,8", 2)
            g.solid(b if m > 0 else b.mirror(100), RED, (0, -6), None, angle=60, step=4.4, w=1.5)
        g.shape(poly("100,158 113,171 100,184 87,171"), GOLD)
    elif n == 4:
        for x, y, a in ((44, 62, 153.6), (156, 62, -153.6), (44, 268, 26.4), (156, 268, -26.4)):
            g.add(italian_sword(124, 8, 38), f"translate({x} {y}) rotate({a})")
        rosette(g, 100, 165, 24)
    elif n == 5:
        for x in (42, 158):
            g.add(italian_sword(132, 8, 38), f"translate({x} 108)")
            g.add(italian_sword(132, 8, 38), f"translate({x} 222) rotate(180)")
        g.add(italian_sword(158, 8, 42), "translate(137 165) rotate(-90)")
        hunt(g, 107, 97)
        v = Drawing()
        hunt(v, 107, 97)
        g.add(v, "rotate(180 100 165)")
    elif n == 6:
        for x in (38, 100, 162):
            g.add(italian_sword(140, 8, 38), f"translate({x} 54) rotate(180)")
            g.add(italian_sword(140, 8, 38), f"translate({x} 276)")
    return g


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    if n == 3:
        return batons3()
    g = Drawing()

    def put(h: float, w: float, t: str, b: float = 0.04, fl: bool = False) -> None:
        g.add(italian_baton(h, w, b, fl), t)

    if n == 2:
        put(292, 66, "translate(56 165)", 0.05)
        put(292, 66, "translate(144 165)", 0.05, True)
    elif n == 4:
        for x, y, a, fl in (
            (56, 88, -14, False),
            (144, 88, 14, True),
            (56, 242, -166, True),
            (144, 242, 166, False),
        ):
            put(146, 50, f"translate({x} {y}) rotate({a})", 0.04, fl)
    elif n == 5:
        for x, y, a, fl in (
            (44, 72, 170, True),
            (156, 72, 190, False),
            (44, 258, 10, False),
            (156, 258, -10, True),
        ):
            put(116, 42, f"translate({x} {y}) rotate({a})", 0.04, fl)
        put(150, 42, "translate(100 165) rotate(-90)")
    else:
        up = {6: ((0, 1, 1), (0, 0, 1)), 7: ((0, 0, 1), (0, 1, 1))}[n]
        h = 138 if n == 6 else 122
        for j, y in enumerate((86, 244) if n == 6 else (73, 257)):
            for i, x in enumerate((36, 100, 164)):
                put(
                    h,
                    44,
                    f"translate({x} {y})" + ("" if up[j][i] else " rotate(180)"),
                    0.04,
                    bool((i + j) % 2),
                )
        if n == 7:
            put(148, 42, "translate(100 165) rotate(-90)")
    return g


def batons3() -> Drawing:
    """Three clubs crossed behind a moustached mask."""
    g = Drawing()
    g.add(italian_baton(296, 62, 0.05), "translate(100 168) rotate(-27)")
    g.add(italian_baton(296, 62, 0.05, True), "translate(100 168) rotate(27)")
    g.add(italian_baton(296, 62, 0), "translate(100 168)")
    mask(g, 100, 186, 1.0)
    return g
