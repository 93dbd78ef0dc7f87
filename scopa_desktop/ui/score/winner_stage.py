"""`WinnerStage`: the portraits of the winners in a sun on the cloth, with a ribbon and chips."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy

from scopa_desktop.ui.table.animation.highlights import Effect
from scopa_desktop.ui.table.animation.sweep_animation import SweepAnimation
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.painting import draw_unscaled, set_render_hints

_SIZE: Final = QSize(280, 190)
_HEIGHT: Final = 0.67
"""Its height as a share of its width: no text beside or below it changes its place."""
_CARD, _WIDE_CARD = 0.42, 0.5
"""The height of a card for which the sun is painted, at most, as shares of the height and of the
width of the stage."""
_MARGIN: Final = 6.0
"""Between sun and ribbon and the upper and lower edge, at least."""
_SMALL_CHANGE: Final = 0.08
"""A change of the width by less, as by a scroll bar, moves nothing."""


class WinnerStage(QGraphicsView):
    """The greatest effect of the game, for a side that has won; a small one if it is another."""

    def __init__(self, appearance: Appearance, portraits: Sequence[str], effect: Effect) -> None:
        """`appearance` is that of the table; it is copied."""
        super().__init__()
        self._appearance = replace(appearance, dpr=self.devicePixelRatioF())
        self._portraits = portraits
        self._effect = effect
        self._call = ""
        self._cloth = CachedCloth()
        self._sweep: SweepAnimation | None = None
        self._animation: QAbstractAnimation | None = None
        self._is_held = False
        """Whether the animation waits at its beginning."""
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_render_hints(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(180)

    def set_call(self, call: str) -> None:
        """Set the words on the ribbon."""
        self._call = call
        self.setAccessibleName(call)
        self._build()

    def hold(self) -> None:
        """Show the beginning of the animation, the bare cloth, until `enter` is called."""
        self._is_held = True
        self._animate()

    def enter(self) -> None:
        """Show everything with its animation; from its first frame on it keeps its place."""
        self._is_held = False
        self._animate()

    def skip(self) -> None:
        """Show the end of the animation at once."""
        self._is_held = False
        if self._animation is not None:
            self._animation.setCurrentTime(self._animation.duration())

    @property
    def has_begun(self) -> bool:
        """Whether a frame of the animation has been shown."""
        return self._animation is not None and self._animation.currentTime() > 0

    @property
    def emblem_box(self) -> QRectF:
        """Where sun and ribbon are at the end of the animation, in pixels of the stage."""
        return QRectF() if self._sweep is None else self._sweep.box

    def heightForWidth(self, width: int) -> int:
        """The height at a width, whatever is beside it."""
        return round(width * _HEIGHT)

    def sizeHint(self) -> QSize:
        """Room for the portrait and the ribbon."""
        return _SIZE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place if it is seen and has room there, else lay out again."""
        super().resizeEvent(event)
        has_room = self.viewport().rect().contains(self.emblem_box.toAlignedRect())
        change = abs(event.size().width() - event.oldSize().width())
        if self.has_begun and has_room and change <= _SMALL_CHANGE * self.width():
            self._lay_cloth()
        else:
            self._build()

    def _build(self) -> None:
        """Place everything, as it is at the present time of the animation or at its end."""
        now = None if self._animation is None else self._animation.currentTime()
        self._animation = self._sweep = None
        self.scene().clear()
        self._lay_cloth()
        box = self.sceneRect()
        if not self._call or box.isEmpty():
            return
        room = box.adjusted(0, _MARGIN, 0, -_MARGIN)
        card = min(box.height() * _CARD, box.width() * _WIDE_CARD)
        whole = self._sweep_at(box, QPointF(), card).box
        # A ribbon with many letters is bent more, and so higher.
        card *= min(1.0, room.height() / whole.height())
        whole = self._sweep_at(box, QPointF(), card).box
        centre = QPointF(box.center().x(), box.center().y() - whole.center().y())
        self._sweep = self._sweep_at(box, centre, card)
        for item in self._sweep.items:
            self.scene().addItem(item)
        self._sweep.finish()
        if now is not None or self._is_held:
            self._animate()
        if now and self._animation is not None:
            self._animation.setCurrentTime(now)

    def _animate(self) -> None:
        """Let the animation run from its beginning, or wait there."""
        if self._sweep is None:
            return
        if self._animation is None:
            self._animation = self._sweep.entrance()
            self._animation.start()
        states = QAbstractAnimation.State
        if self._animation.state() == (states.Running if self._is_held else states.Paused):
            self._animation.setPaused(self._is_held)

    def _sweep_at(self, box: QRectF, centre: QPointF, card: float) -> SweepAnimation:
        return SweepAnimation(
            self._appearance,
            centre,
            card,
            z=1,
            call=self._call,
            within=box,
            portraits=self._portraits,
            effect=self._effect,
        )

    def _lay_cloth(self) -> None:
        """Cover the whole stage with cloth."""
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.viewport().update()

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Paint the cloth."""
        cloth, size = self._appearance.look.cloth, self.viewport().size()
        painter.save()
        draw_unscaled(painter, self._cloth.picture(cloth, size, self.devicePixelRatioF()))
        painter.restore()
