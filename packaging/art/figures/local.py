"""A frame of reference of its own for a part of a figure."""

from ..geometry import Points, Shape, spline


class Local:
    """Local frame: scale, mirror (turn), translate. L(shape) -> card space."""

    def __init__(self, x: float, y: float, s: float = 1.0, turn: float = 1, rot: float = 0) -> None:
        self.x, self.y, self.s, self.t, self.r = x, y, s, turn, rot

    def __call__(self, sh: Shape) -> Shape:
        """The shape in card units."""
        if self.t < 0:
            sh = sh.mirror()
        if self.r:
            sh = sh.rot(self.r)
        return sh.scale(self.s).move(self.x, self.y)

    def pts(self, pts: Points) -> Shape:
        """An open curve in card units."""
        return self(spline(pts, False))
