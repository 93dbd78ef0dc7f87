"""Sarde deck: number cards."""

from collections.abc import Sequence

from ...drawing import Drawing
from ...palette import CARD_WIDTH
from .parts import HEIGHT, MIDDLE, club, coin, cup, indexed, sheathed, trophy
from .scenes import bacchus, killing, lovers, seated

COLUMNS = (0.3, 0.7)
Place = tuple[float, float, float]
COINS: dict[int, list[Place]] = {  # x, y as fractions of width and height, diameter / width
    2: [(0.5, 0.262, 0.62), (0.5, 0.738, 0.62)],
    3: [(0.33, 0.195, 0.47), (0.67, 0.5, 0.47), (0.33, 0.805, 0.47)],
    4: [(x, y, 0.32) for y in (0.165, 0.835) for x in COLUMNS],
    5: [(x, y, 0.34) for y in (0.18, 0.82) for x in COLUMNS] + [(0.5, 0.5, 0.5)],
    6: [(x, y, 0.35) for y in (0.18, 0.5, 0.82) for x in COLUMNS],
    7: [(x, y, 0.3) for y in (0.155, 0.612, 0.845) for x in COLUMNS] + [(0.5, 0.385, 0.3)],
}
CUPS: dict[int, list[tuple[float, float, float, float]]] = {  # x, y of the middle, w / W, h / H
    2: [(0.5, 0.272, 0.58, 0.4), (0.5, 0.728, 0.58, 0.4)],
    3: [(0.345, 0.195, 0.44, 0.29), (0.655, 0.5, 0.44, 0.29), (0.345, 0.805, 0.44, 0.29)],
    4: [(x, y, 0.33, 0.225) for y in (0.155, 0.845) for x in (0.31, 0.69)],
    5: [(x, y, 0.335, 0.235) for y in (0.175, 0.825) for x in (0.31, 0.69)]
    + [(0.5, 0.5, 0.42, 0.29)],
    6: [(x, y, 0.34, 0.25) for y in (0.18, 0.5, 0.82) for x in (0.31, 0.69)],
    7: [(x, y, 0.3, 0.21) for y in (0.152, 0.612, 0.843) for x in (0.315, 0.685)]
    + [(0.5, 0.382, 0.3, 0.21)],
}
# Half of the card; the other half is the same turned. Swords: x, y of the guard, degrees.
SWORD_FANS = {
    5: ((60, 58, 156), (140, 58, 204)),
    6: ((50, 68, 147), (100, 46, 180), (150, 68, 213)),
    7: ((50, 72, 147), (100, 52, 180), (150, 72, 213)),
}
BATON_FANS = {  # x, y of the middle, degrees
    5: ((66, 90, -24), (134, 90, 24)),
    6: ((56, 96, -23), (100, 76, 0), (144, 96, 23)),
    7: ((56, 92, -23), (100, 70, 0), (144, 92, 23)),
}


def turned(g: Drawing, d: Drawing, x: float, y: float, a: float) -> None:
    """The drawing at (x, y), turned by a degrees."""
    g.add(d, f"translate({x:g} {y:g})" + (f" rotate({a:g})" if a else ""))


def coins(n: int) -> Drawing:
    """The number card n of coins; the two has its lower medal upside down."""
    g = Drawing()
    if n == 4:
        lovers(g)
    if n == 2:
        g.repeat(coin(62), ["translate(100 83)", "translate(100 231) rotate(180)"])
    else:
        middle = n == 5
        spots = COINS[n][:4] if middle else COINS[n]
        g.scatter(coin, [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in spots])
        if middle:
            turned(g, coin(50, True), 100, MIDDLE, 0)
    return indexed(g, str(n))


def cups(n: int) -> Drawing:
    """The number card n of cups; the two has its lower cup upside down."""
    g = Drawing()
    if n == 4:
        bacchus(g)
    sizes = [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]]
    if n == 2:
        (x, y, w, h), (_x, low, *_size) = sizes
        places = [f"translate({x:g} {y:.1f})", f"translate({x:g} {low:.1f}) rotate(180)"]
        g.repeat(cup(w, h), places)
    else:
        g.scatter(cup, sizes)
    return indexed(g, str(n))


def fan(g: Drawing, d: Drawing, places: Sequence[Place]) -> None:
    """The drawing at the places of the upper half, and turned at those of the lower one."""
    upper = [f"translate({x} {y}) rotate({a})" for x, y, a in places]
    g.repeat(d, [*upper, *(f"rotate(180 100 {MIDDLE:g}) {place}" for place in upper)])


def trophies(g: Drawing, n: int) -> None:
    """The grey trophies of five and six."""
    if n == 5:
        g.repeat(
            trophy(0.62), [f"translate(100 {y}) rotate({a})" for y, a in ((56, 0), (258, 180))]
        )
    elif n == 6:
        g.repeat(trophy(0.62), [f"translate({x} {MIDDLE:g})" for x in (42, 158)])


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = Drawing()
    if n == 2:
        turned(g, sheathed(272, 9.4), 62, 226, 0)
        turned(g, sheathed(272, 9.4), 134, 88, 180)
    elif n == 3:
        for x, y, a in ((48, 88, 180), (98, 226, 0), (146, 88, 180)):
            turned(g, sheathed(272, 8.4), x, y, a)
    elif n == 4:
        killing(g)
        fan(g, sheathed(136, 7.2), ((44, 122, 30), (156, 122, -30)))
    else:
        trophies(g, n)
        fan(g, sheathed({5: 122, 6: 126, 7: 114}[n], 7), SWORD_FANS[n])
        if n != 6:
            turned(g, sheathed(146, 7), 136, MIDDLE, -90)
    return indexed(g, str(n))


def batons(n: int) -> Drawing:
    """The number card n of batons; the three stand upright and are never crossed."""
    g = Drawing()
    if n == 2:
        fan(g, club(272, 60), ((60, MIDDLE, 0),))
    elif n == 3:
        for x, a in ((44, 0), (98, 180), (148, 0)):
            turned(g, club(272, 50), x, MIDDLE, a)
    elif n == 4:
        seated(g)
        fan(g, club(126, 38), ((58, 80, 210), (142, 80, 150)))
    else:
        trophies(g, n)
        fan(g, club({5: 112, 6: 112, 7: 100}[n], 34), BATON_FANS[n])
        if n != 6:
            turned(g, club(148, 36), 100, MIDDLE, -90)
    return indexed(g, str(n))
