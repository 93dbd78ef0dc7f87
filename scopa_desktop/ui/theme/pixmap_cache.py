"""A least recently used cache of pixmaps with a limit in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


def pixmap_bytes(pixmap: QPixmap) -> int:
    """The memory that the pixels of a pixmap take."""
    return pixmap.width() * pixmap.height() * max(8, pixmap.depth()) // 8


class PixmapCache:
    """Drops the least recently used pixmaps when they exceed `budget` bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pixmaps

    def get(self, key: Hashable, render: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap cached under `key`; if there is none, the result of `render`, now cached."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = self._pixmaps[key] = render()
        self.used += pixmap_bytes(pixmap)
        self._evict()
        return pixmap

    def clear(self) -> None:
        self._pixmaps.clear()
        self.used = 0

    def _evict(self) -> None:
        """Drop the oldest while over budget; the newest stays, even if it alone is larger."""
        while self.used > self.budget and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self.used -= pixmap_bytes(oldest)
