"""`WinnerStage`: the portraits of the winners in a sun on the cloth, with a ribbon and chips."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy

from scopa_desktop.ui.table.animation.sweep_animation import SweepAnimation
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.painting import set_render_hints

_SIZE: Final = QSize(280, 150)
"""The least that it asks for; it takes what is left."""
_RINGS: Final = 3
_CARD: Final = 0.45
"""The height of a card for which the sun is painted, as a share of the stage."""
_DROP: Final = 0.1
"""How far below the middle its centre is, in these heights."""


class WinnerStage(QGraphicsView):
    """The greatest effect of the game, for a side that has won; without chips for another one."""

    def __init__(
        self, appearance: Appearance, portraits: Sequence[str], *, is_festive: bool
    ) -> None:
        """`appearance` is that of the table; it is copied."""
        super().__init__()
        self._appearance = replace(appearance, dpr=self.devicePixelRatioF())
        self._portraits = portraits
        self._is_festive = is_festive
        self._call = ""
        self._cloth = CachedCloth()
        self._sweep: SweepAnimation | None = None
        self._animation: QAbstractAnimation | None = None
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_render_hints(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(180, 150)

    def set_call(self, call: str) -> None:
        """Set the words on the ribbon."""
        self._call = call
        self.setAccessibleName(call)
        self._build()

    def enter(self) -> None:
        """Show everything with its animation."""
        if self._sweep is not None:
            self._animation = self._sweep.entrance()
            self._animation.start()

    def skip(self) -> None:
        """Show the end of the animation at once."""
        if self._animation is not None:
            self._animation.stop()
            self._animation = None
            self._build()

    def sizeHint(self) -> QSize:
        """Room for the portrait and the ribbon."""
        return _SIZE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again, with the animation at its end."""
        super().resizeEvent(event)
        if self._animation is None or event.oldSize().isValid():
            self._animation = None
            self._build()

    def _build(self) -> None:
        """Place everything as it is at the end of the animation."""
        scene, box = self.scene(), QRectF(self.viewport().rect())
        scene.clear()
        scene.setSceneRect(box)
        cloth, size = self._appearance.look.cloth, self.viewport().size()
        scene.addPixmap(self._cloth.picture(cloth, size, self.devicePixelRatioF()))
        if not self._call or box.isEmpty():
            return
        card = min(box.height() * _CARD, box.width() * 0.56)
        self._sweep = SweepAnimation(
            self._appearance,
            box.center() + QPointF(0, card * _DROP),
            card,
            z=1,
            call=self._call,
            within=box,
            portraits=self._portraits,
            rings=_RINGS if self._is_festive else 0,
        )
        for item in self._sweep.items:
            scene.addItem(item)
        self._sweep.scatter()
