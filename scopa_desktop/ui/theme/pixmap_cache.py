"""Pictures kept for as long as they are used and there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


def pixmap_bytes(picture: QPixmap) -> int:
    """The memory a picture takes."""
    return picture.width() * picture.height() * max(8, picture.depth()) // 8


class PixmapCache:
    """Least recently used pictures go first when the budget in bytes is spent."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under `key`, made now if there is none."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept
        made = make()
        self._pictures[key] = made
        self.used += pixmap_bytes(made)
        self._make_room()
        return made

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self.used = 0

    def _make_room(self) -> None:
        """The newest stays, even if it alone is larger than the budget."""
        while self.used > self.budget and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self.used -= pixmap_bytes(oldest)
