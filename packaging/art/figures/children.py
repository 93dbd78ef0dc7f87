"""Winged children of the aces, part by part, in units of a child whose soles are on y = 0.

The head belongs at (0, -166); arms and legs are given by their joints. Chubby, a little less
than four heads high.
"""

from collections.abc import Sequence

from ..drawing import Drawing
from ..geometry import Point, Points, arc, ellipse, knots, lerp, limb, spline
from ..palette import SKIN
from .heads import Mood, head, neck
from .local import Local

TORSO = (
    "-8,-140 -20,-136 -25,-124 -23,-108 -27,-92 -29,-76 -22,-60 0,-54 22,-60 29,-76 "
    "27,-92 23,-108 25,-124 20,-136 8,-140"
)
CURLS = ((-16, -11), (-10, -18), (-1, -21), (8, -19), (14, -14), (-18, -1), (-19, 9))
BONE = ((-4, -122), (-20, -146), (-38, -164), (-58, -172))
FEATHERS = ((-15, -84), (-29, -78), (-44, -82), (-57, -93), (-66, -110), (-70, -130), (-71, -150))
COVERTS = (
    "-2,-130! -18,-152 -36,-172 -60,-180! -66,-170 -60,-158! -56,-150 -46,-148! -44,-138 -34,-136! "
    "-32,-126 -22,-124! -18,-114 -4,-112!"
)
FOOT = "-8,-9! -9,-2 -8,2.4! 12,2.4 20,2 22,-2 17,-6 9,-8 7,-10!"


def wing(g: Drawing, L: Local, upper: str, feathers: str) -> None:
    """A raised wing behind the left shoulder."""
    n = len(FEATHERS)
    for i, tip in enumerate(FEATHERS):
        root = _along(BONE, (i + 0.5) / n)
        middle = lerp(root, tip, 0.6)
        quill = limb([(*root, 6), (*middle, 8), (*tip, 4.6)], 2, "flat", "round")
        g.solid(L(quill), feathers, (-3, -2), 2, angle=-60, step=4.2, w=1.3)
        g.line(L.pts([lerp(root, tip, 0.5), lerp(root, tip, 0.96)]), 1.1)
    g.solid(L(spline(COVERTS)), upper, (-4, -4), 2.1, angle=-50, step=4, w=1.4)
    for x, y in ((-22, -136), (-35, -150), (-48, -162), (-16, -124)):
        g.line(L.pts([(x - 5, y - 2), (x + 1, y + 3), (x + 4, y - 3)]), 1.3)


def _along(line: Sequence[Point], t: float) -> Point:
    """The point at fraction t of the pieces of a line."""
    at = t * (len(line) - 1)
    i = min(int(at), len(line) - 2)
    return lerp(line[i], line[i + 1], at - i)


def bare_leg(g: Drawing, L: Local, joints: Points, turn: float = 1) -> None:
    """A chubby leg and its foot; the last joint is the ankle, 8 above the sole."""
    joints = knots(joints)
    x, y, r = joints[-1]
    foot = spline(FOOT)
    g.shape(L((foot if turn > 0 else foot.mirror()).move(x, y + 6)), SKIN)
    for dx in (12, 16):
        g.line(L.pts([(x + turn * dx, y + 4), (x + turn * dx, y + 7.4)]), 1.1)
    g.solid(L(limb(joints, 2, "round", "flat")), SKIN, (-5, -2), None, angle=10, step=4.2, w=1.3)
    g.shape(L(ellipse(x + turn, y + 1.5, r - 1.4, 3.4)), SKIN, False)
    kx, ky, kr = joints[1]
    g.line(L.pts([(kx - kr * 0.5, ky + 4), (kx, ky + 7), (kx + kr * 0.5, ky + 4)]), 1.3)


def bare_torso(g: Drawing, L: Local) -> None:
    """Chest and round belly."""
    g.solid(L(spline(TORSO)), SKIN, (-9, -3), None, angle=15, step=4.2, w=1.5)
    for fold in ("-12,-117 -9,-115 -6,-117", "8,-117 11,-115 14,-117", "-17,-68 0,-62 18,-68"):
        g.line(L.pts(fold), 1.3)
    g.line(L.pts("1,-85 2,-81"), 2)


def bare_arm(g: Drawing, L: Local, joints: Points) -> None:
    """A chubby arm from within the shoulder as far as the wrist."""
    joints = knots(joints)
    g.solid(L(limb(joints, 2, "round", "flat")), SKIN, (-4, -2), None, angle=20, step=4, w=1.3)
    x, y, r = joints[0]
    g.shape(L(ellipse(x * 0.8, y + 1, r * 0.95, r * 0.8)), SKIN, False)
    (ex, ey, er), (wx, wy, _) = joints[1], joints[-1]
    g.line(L.pts([lerp((ex, ey), (wx, wy), 0.16), (ex + er * 0.3, ey + er * 0.3)]), 1.2)


def child_head(g: Drawing, L: Local, hair: str, turn: float = 1, mood: Mood = "calm") -> None:
    """Neck and curly head."""
    s = 1.28 * L.s
    x, y = L.x, L.y - 166 * L.s
    facing = turn * L.t
    neck(g, x, y, 0.9 * L.s, facing, length=26)
    head(g, x, y, s, facing, style="curls", hair=hair, mood=mood)
    frame = Local(x, y, s, facing)
    for cx, cy in CURLS:
        g.line(frame.pts(arc(cx, cy, 4, 150, 430)), 1.3)
