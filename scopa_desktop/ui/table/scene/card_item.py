"""`CardItem`: one of the forty cards, in its place or under way."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.theme import card_outlines, seals
from scopa_desktop.ui.theme.durations import LIFT_ON_HOVER
from scopa_desktop.ui.theme.painting import smooth
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.theme.tokens import BLUSH, CREAM_2, GOLD, RED, SKY

_LIES, _RAISED = 0.022, 0.05
"""Depth of the shadow in card heights, lying and taken up."""
_SHADOW_STEP = 0.008
"""Shadows are kept by depth; coarse steps are not seen and keep them few."""
_HOVER_LIFT = 0.02
_THIN = 0.02
"""Turned so far, a card is seen from its edge and nothing is painted."""
_RIM_MARKS: Final = {
    CardState.SELECTED: (GOLD, 1.0),
    CardState.TAKEN: (GOLD, 1.0),
    CardState.HINT: (SKY, 1.0),
    CardState.OPEN: (RED, 0.8),
}
_VEILS: Final = {
    CardState.NOT_TAKEN: card_outlines.NOT_TAKEN,
    CardState.LOCKED: card_outlines.NOT_ALLOWED,
}
_SEALS: Final = {
    CardState.LOCKED: (seals.SealIcon.LOCK, CREAM_2),
    CardState.HINT: (seals.SealIcon.LAMP, SKY),
    CardState.OPEN: (seals.SealIcon.EYE, BLUSH),
}


class Pose(NamedTuple):
    """How a card lies: its centre, turn in degrees, width, order, and which side is up."""

    centre: QPointF
    turn: float
    width: float
    level: float
    face_up: bool
    is_shown: bool = True
    """Cards in the stock and the piles are not shown one by one."""
    seen: float = 1.0
    """How much of its width no other card covers."""


class CardItem(QGraphicsObject):
    """A card, centred on its position.

    Its picture is printed at the width it rests at, so that nothing is scaled while it lies.
    """

    def __init__(self, card: Card, appearance: Appearance) -> None:
        super().__init__()
        self.card = card
        self.mark: CardMark = PLAIN
        self.has_focus = False
        self.pose = Pose(QPointF(), 0.0, 1.0, 0.0, False, False)
        self.target = self.pose
        """Where it rests, or glides to."""
        self._appearance = appearance
        self._box = QRectF()
        self._printed = 1.0
        self._turned = 0.0
        self._height = 0.0
        self._hover = 0.0
        self._walked = 0.0
        self._glide: Tween | None = None
        self._lifting: Tween | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The card with its shadow, and with what stands over its edges."""
        reach = math.ceil(self._depth() * 1.7) + 2.0
        if self.mark.state is not CardState.PLAIN or self.has_focus:
            reach = max(reach, self._box.height() * 0.09 + 6.0, self._unit() * 4 + 2.0)
        if self.mark.state is CardState.SELECTED:
            reach = max(reach, self._unit() * 2 + self._box.height() * 0.07 + 4.0)
        lift = math.ceil(self._hover * _HOVER_LIFT * self._box.height())
        return self._box.adjusted(-reach, -reach - lift, reach, reach)

    def shape(self) -> QPainterPath:
        """The card alone: what is clicked."""
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def lying_box(self) -> QRectF:
        """The part of the cloth that the card covers, as if it lay straight."""
        return self._box.translated(self.pos())

    @property
    def is_face_up(self) -> bool:
        """Whether the face is seen."""
        return self._turned > 0.5

    @property
    def is_moving(self) -> bool:
        """Whether it glides by itself; what the choreography does is not counted."""
        return any(
            tween is not None and tween.state() is not Tween.State.Stopped
            for tween in (self._glide, self._lifting)
        )

    # ------------------------------------------------------------- placing
    def rest_at(self, pose: Pose) -> None:
        """Lie like this at once."""
        self.stop()
        self.print_at(pose.width)
        self.fly(pose._replace(centre=self._snapped(pose)))
        self.pose = self.target = pose
        self.set_height(0.0)
        self.set_turned(1.0 if pose.face_up else 0.0)
        self.setZValue(pose.level)
        self.setOpacity(1.0)
        self.setVisible(pose.is_shown)

    def fly(self, pose: Pose) -> None:
        """Be at a place, turn and width on the way; the picture is only scaled."""
        self.pose = pose._replace(face_up=self.is_face_up)
        self.setPos(pose.centre)
        self.setRotation(pose.turn)
        self.setScale(pose.width / self._printed)

    def glide_to(
        self,
        pose: Pose,
        ms: int,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        overshoot: float | None = None,
    ) -> None:
        """Move to a pose without being part of any choreography."""
        self.stop()
        if ms <= 0 or not self.isVisible():
            self.rest_at(pose)
            return
        self.target = pose
        start = self.pose
        self.setZValue(max(pose.level, start.level))
        self.print_at(pose.width)

        def step(progress: float) -> None:
            self.fly(
                pose._replace(
                    centre=start.centre + (pose.centre - start.centre) * progress,
                    turn=start.turn + (pose.turn - start.turn) * progress,
                    width=start.width + (pose.width - start.width) * progress,
                )
            )

        self._glide = Tween(step, ms, easing, overshoot)
        self._glide.finished.connect(lambda: self.rest_at(pose))
        self._glide.start()

    def stop(self) -> None:
        """Stay where the glide has come to."""
        if self._glide is not None:
            self._glide.stop()
            self._glide = None

    def print_at(self, width: float) -> None:
        """Print the card at a width in whole device pixels, to be scaled from there."""
        dpr, deck = self._appearance.dpr, self._appearance.deck
        across = max(1, round(width * dpr)) / dpr
        down = max(1, round(width / deck.aspect * dpr)) / dpr
        box = QRectF(-across / 2, -down / 2, across, down)
        self._printed = width
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
            self.update()

    def set_turned(self, turned: float) -> None:
        """How far the card is turned over: 0 shows the back, 1 the face, 0.5 the edge."""
        if turned != self._turned:
            self._turned = turned
            self.update()

    def set_height(self, height: float) -> None:
        """How high it is held over the table, in card heights, beyond how it lies."""
        stepped = round(height / _SHADOW_STEP) * _SHADOW_STEP
        if stepped != self._height:
            self.prepareGeometryChange()
            self._height = stepped
            self.update()

    # ------------------------------------------------------------- showing
    def set_mark(self, mark: CardMark) -> None:
        """Show another state."""
        if mark != self.mark:
            self.prepareGeometryChange()
            self.mark = mark
            self.update()

    def set_focus(self, has_focus: bool) -> None:
        """Show or hide the ring of the keyboard."""
        if has_focus != self.has_focus:
            self.prepareGeometryChange()
            self.has_focus = has_focus
            self.update()

    def set_walked(self, walked: float) -> None:
        """How many dashes the rim of a hint has walked."""
        self._walked = walked
        self.update()

    def appearance_changed(self) -> None:
        """Print again: another deck, back, cloth or pixel ratio."""
        self._box = QRectF()
        self.print_at(self._printed)
        self.update()

    def set_liftable(self, liftable: bool) -> None:
        """Whether the card answers to the pointer."""
        self.setAcceptHoverEvents(liftable)
        shape = Qt.CursorShape.PointingHandCursor if liftable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if not liftable:
            self._lift(0.0)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Rise a little under the pointer."""
        self._lift(1.0)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Lie down again."""
        self._lift(0.0)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """The card on its shadow, under the signs of its state."""
        wide = abs(2 * self._turned - 1)
        if wide < _THIN:
            return
        smooth(painter)
        painter.translate(0, -self._hover * _HOVER_LIFT * self._box.height())
        painter.scale(wide, 1)
        box = self._box
        draw_shadow(painter, box, box.width() * card_outlines.CORNER, self._depth())
        face = self.card if self.is_face_up else None
        picture = self._appearance.picture(face, self._printed)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if face is not None:
            self._paint_value(painter)
        self._paint_state(painter)

    def _paint_value(self, painter: QPainter) -> None:
        if given := self._appearance.value_given_to(self.card):
            seals.draw_value(painter, self._box, given, BLUSH)
        elif value := self._appearance.value_on(self.card):
            seals.draw_value(painter, self._box, value)

    def _paint_state(self, painter: QPainter) -> None:
        state, box, unit = self.mark.state, self._box, self._unit()
        if state in _VEILS:
            card_outlines.draw_veil(painter, box, self._appearance.cloth, _VEILS[state])
        if state in _RIM_MARKS:
            token, share = _RIM_MARKS[state]
            walked = self._walked if state is CardState.HINT else None
            card_outlines.draw_rim(painter, box, unit * share, token, walked=walked)
        if self.has_focus:
            card_outlines.draw_focus(painter, box, unit)
        if state in _SEALS:
            shows, fill = _SEALS[state]
            seals.draw_card_seal(painter, self._seen_box(), shows, fill)
        if state in (CardState.SELECTED, CardState.TAKEN):
            seals.draw_card_seal(painter, box, self.mark.note or seals.SealIcon.CHECK)
        if state is CardState.SELECTED:
            card_outlines.draw_pointer(painter, box, unit)

    # ------------------------------------------------------------- measures
    def _unit(self) -> float:
        return card_outlines.rim_unit(self._box, self._appearance.cloth)

    def _seen_box(self) -> QRectF:
        """The part of the card on which a seal is not hidden by the next card."""
        covered = (1.0 - self.pose.seen) * self._box.width()
        if covered <= 0:
            return self._box
        _, radius = seals.card_seal_place(self._box)
        return self._box.adjusted(0, 0, -covered - radius * 0.7, 0)

    def _depth(self) -> float:
        lies = _RAISED if self.mark.state is CardState.SELECTED else _LIES
        return (lies + self._height) * self._box.height()

    def _snapped(self, pose: Pose) -> QPointF:
        """The centre that puts an upright card's edges on whole device pixels."""
        if pose.turn:
            return pose.centre
        dpr, half = self._appearance.dpr, self._box.bottomRight()
        corner = pose.centre - half
        return QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr) + half

    def _lift(self, to: float) -> None:
        if self._lifting is not None:
            self._lifting.stop()
        start = self._hover
        if start == to:
            return

        def step(progress: float) -> None:
            self.prepareGeometryChange()
            self._hover = start + (to - start) * progress
            self.update()

        ms = self._appearance.ms(LIFT_ON_HOVER)
        if ms <= 0:
            step(1.0)
            return
        self._lifting = Tween(step, ms)
        self._lifting.start()
