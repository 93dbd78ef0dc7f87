"""Where a paper fits on the cloth without covering anything of the play."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

DISTANCE: Final = 4
"""Between a paper and what it must not cover, or the edge of the cloth, in logical pixels."""
_ASIDE: Final = 0.4
"""How far from the upper edge a place is as good as one that is a pixel away from the middle."""
_LATER_SIZE: Final = 24
"""How far from the upper edge a place may be so as not to need the next one of the sizes."""


def places(sizes: Sequence[QSizeF], room: QRectF, obstacles: Sequence[QRectF]) -> list[QRectF]:
    """Places in a room beside its edges and those of obstacles, for all of some sizes.

    The best ones come first: high up, near the middle, and of one of the first sizes.
    """
    found = (
        (_LATER_SIZE * number + distance, box)
        for number, size in enumerate(sizes)
        for distance, box in _places(size, room, obstacles)
    )
    return [box for _, box in sorted(found, key=itemgetter(0))]


def first_free(boxes: Sequence[QRectF], obstacles: Sequence[QRectF]) -> QRectF:
    """The first of some boxes that covers no obstacle; else the one that covers least of them."""
    free = (box for box in boxes if is_free(box, obstacles))
    return next(free, None) or min(boxes, key=partial(_covered_area, obstacles))


def is_free(box: QRectF, obstacles: Iterable[QRectF]) -> bool:
    return not any(map(box.intersects, obstacles))


def _places(
    size: QSizeF, room: QRectF, obstacles: Sequence[QRectF]
) -> Iterator[tuple[float, QRectF]]:
    """Places for a size, each with its distance from the middle of the upper edge."""
    width, height = size.width(), size.height()
    middle, most_left = room.center().x() - width / 2, max(room.left(), room.right() - width)
    most_top = max(room.top(), room.bottom() - height)
    lefts = {room.left(), most_left, max(room.left(), middle)}
    tops = {room.top(), most_top}
    for box in obstacles:
        lefts |= {box.right() + DISTANCE, box.left() - DISTANCE - width}
        tops |= {box.bottom() + DISTANCE, box.top() - DISTANCE - height}
    for left in lefts:
        for top in tops:
            if room.left() <= left <= most_left and room.top() <= top <= most_top:
                distance = top - room.top() + abs(left - middle) * _ASIDE
                yield distance, QRectF(QPointF(left, top), size)


def _covered_area(obstacles: Sequence[QRectF], box: QRectF) -> float:
    covered = map(box.intersected, obstacles)
    return sum(each.width() * each.height() for each in covered)
