"""`CardItem`: the graphics item of a card, and `Pose`, its geometry."""

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from scopa_desktop.rules.cards import Card, suit_of
from scopa_desktop.ui.table.scene import card_weight, coach_mark
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.flat_picture import FlatPicture
from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.theme import badges, card_outlines
from scopa_desktop.ui.theme.colours import BLUSH, CREAM_2, GOLD, RED, SKY
from scopa_desktop.ui.theme.painting import set_render_hints
from scopa_desktop.ui.theme.shadows import draw_shadow, shadow_box

if TYPE_CHECKING:
    from scopa_desktop.ui.table.scene.card_weight import CarrySprings, HoverSprings
    from scopa_desktop.ui.table.scene.coach_mark import CoachMark

_RESTING_SHADOW, _SELECTED_SHADOW = 0.022, 0.05
"""Depth of the shadow in card heights, of a resting and of a selected card."""
_SHADOW_STEP = 0.008
"""Elevations are rounded to this step, since shadows are cached by their depth."""
_HOVER_SHIFT, _HOVER_SHADOW, _HOVER_GROWTH = 0.02, 0.03, 0.02
"""How far a card below the pointer is raised, its shadow deepened and it grows, as shares of its
height and, the last one, of its size."""
_HOVER_REACH: Final = 0.06
"""How far it may then be painted beyond its edges, in card heights."""
_SPRING_MS: Final = 1000
"""How long a second of the springs takes at the speed *normal*."""
_TILT, _TILT_DISTANCE = 7.0, 4.0
"""Degrees of the tilt towards the pointer at the edge of a card, and the distance of the eye in
card heights."""
_MIN_WIDTH = 0.02
"""Narrower than this share of its width, a card that is turned over is not painted."""
_RIMS: Final = {
    CardState.SELECTED: (GOLD, 1.0),
    CardState.TAKEN: (GOLD, 1.0),
    CardState.SUGGESTED: (GOLD, 0.55),
    CardState.HINT: (SKY, 1.0),
    CardState.OPEN: (RED, 0.8),
    CardState.COUNTED: (GOLD, 0.8),
}
_DASHED: Final = (CardState.HINT, CardState.SUGGESTED)
_UNREADABLE_WIDTH: Final = 45.0
"""The index that a narrower card prints cannot be read, in logical pixels."""
_VEILS: Final = {
    CardState.NOT_TAKEN: card_outlines.DIM_NOT_CAPTURED,
    CardState.LOCKED: card_outlines.DIM_NOT_PLAYABLE,
}
_WITHIN_EDGES: Final = (CardState.PLAIN, CardState.NOT_TAKEN)
"""States that are not painted beyond the edges of the card."""
_SEALS: Final = {
    CardState.LOCKED: (badges.BadgeIcon.LOCK, CREAM_2),
    CardState.HINT: (badges.BadgeIcon.LAMP, SKY),
    CardState.OPEN: (badges.BadgeIcon.EYE, BLUSH),
}


class Pose(NamedTuple):
    """Geometry of a card: centre in the scene, rotation in degrees, width, z value and side."""

    centre: QPointF
    rotation: float
    width: float
    z: float
    face_up: bool
    is_visible: bool = True
    """False for cards in the stock and the piles, which are not painted one by one."""
    visible_share: float = 1.0
    """Share of the width that the next card does not cover."""
    shows_index: bool = False
    """Whether the card shows its value and suit in its corner, because cards overlap here."""
    shows_small_index: bool = False
    """Whether the card shows value and suit side by side over its upper edge, because it is small;
    also if it has a printed index."""


class CardItem(QGraphicsObject):
    """A card, centred on its position.

    Its pixmap is rendered at the width of its resting pose, so that it is scaled only in motion.
    """

    def __init__(self, card: Card, appearance: Appearance) -> None:
        super().__init__()
        self.card = card
        self.mark: CardMark = PLAIN
        self.coach_mark: CoachMark | None = None
        """The mark of the coach, which is shown beside the other one."""
        self.has_focus = False
        self.pose = Pose(QPointF(), 0.0, 1.0, 0.0, False, False)
        self.target = self.pose
        """The resting pose, or the end of the running animation."""
        self._appearance = appearance
        self._box = QRectF()
        self._bounds: QRectF | None = None
        self._rendered_width = 1.0
        self._flip = 0.0
        self._elevation = 0.0
        self._is_raised = False
        self._dash_offset = 0.0
        self._motion: Tween | None = None
        self._hover: HoverSprings | None = None
        self._carry: CarrySprings | None = None
        self._picture = FlatPicture()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The card with its shadow, and with the marks beyond its edges."""
        if self._bounds is None:
            self._bounds = self._painted_box()
        return self._bounds

    def _painted_box(self) -> QRectF:
        reach = 2.0
        if self.mark.state not in _WITHIN_EDGES or self.has_focus:
            reach = max(reach, self._box.height() * 0.09 + 6.0, self._rim_unit() * 4 + 2.0)
        if self.mark.state is CardState.SELECTED:
            reach = max(reach, self._rim_unit() * 2 + self._box.height() * 0.07 + 4.0)
        if self._is_raised:
            reach += math.ceil(self._box.height() * _HOVER_REACH)
        if self.coach_mark is not None:
            reach = max(reach, self._box.height() * 0.16 + 22.0)
        marked = self._box.adjusted(-reach, -reach, reach, reach)
        return marked | shadow_box(self._box, 1.1 * self._shadow_depth() + 1)

    def shape(self) -> QPainterPath:
        """The card without shadow and marks, for hit tests."""
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def scene_box(self) -> QRectF:
        """The rectangle of the card in the scene, ignoring its rotation."""
        return self._box.translated(self.pos())

    @property
    def resting_box(self) -> QRectF:
        """The rectangle around the card in its resting pose, in the scene."""
        pose = self.target
        height = pose.width / self._appearance.deck.aspect
        box = QRectF(-pose.width / 2, -height / 2, pose.width, height)
        turn = QTransform.fromTranslate(pose.centre.x(), pose.centre.y()).rotate(pose.rotation)
        return turn.mapRect(box)

    @property
    def is_face_up(self) -> bool:
        return self._flip > 0.5

    @property
    def is_animating(self) -> bool:
        """Whether it moves by `animate_to` or the pointer; event animations do not count."""
        is_animated = self._motion is not None and self._motion.state() is not Tween.State.Stopped
        springs = (self._hover, self._carry)
        return is_animated or any(each is not None and each.is_moving for each in springs)

    # ------------------------------------------------------------- placing
    def set_pose(self, pose: Pose) -> None:
        """Rest in a pose at once, aligned to device pixels; stops a running animation."""
        self.stop()
        if not (pose.is_visible or self.isVisible()):
            # Where an animation begins that shows it, at the size that it asks for.
            self.pose = self.target = pose
            self._picture.forget()
            return
        if self._rests_in(pose):
            return
        self.render_at(pose.width)
        self.move_to(pose._replace(centre=self._pixel_aligned_centre(pose)))
        if pose[-3:] != self.target[-3:]:
            self._paint_again()
        self.pose = self.target = pose
        self.set_elevation(0.0)
        self.set_flip(1.0 if pose.face_up else 0.0)
        self.setZValue(pose.z)
        self.setOpacity(1.0)
        self.setVisible(pose.is_visible)
        if not pose.is_visible:
            self._picture.forget()

    def _rests_in(self, pose: Pose) -> bool:
        """Whether nothing has changed since it came to rest in the pose."""
        return (
            self.pose == self.target == pose
            and self._rendered_width == pose.width
            and (self.pos(), self.scale()) == (self._pixel_aligned_centre(pose), 1.0)
            and (self._flip, self._elevation) == (float(pose.face_up), 0.0)
            and (self.zValue(), self.opacity()) == (pose.z, 1.0)
            and self.isVisible() is pose.is_visible
        )

    def move_to(self, pose: Pose, grown: float = 1.0) -> None:
        """Take an intermediate pose of an animation; the pixmap is scaled, not rendered again.

        It is painted larger or smaller than in the pose by the factor `grown`.
        """
        if pose.visible_share != self.pose.visible_share:
            self._picture.forget()
        self.pose = pose._replace(face_up=self.is_face_up)
        self.setPos(pose.centre)
        self.setRotation(pose.rotation)
        self.setScale(pose.width / self._rendered_width * grown)

    def animate_to(
        self,
        pose: Pose,
        ms: int,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        overshoot: float | None = None,
    ) -> None:
        """Move to a pose independently of the animation queue."""
        self.stop()
        if ms <= 0 or not self.isVisible():
            self.set_pose(pose)
            return
        if pose[-3:] != self.target[-3:]:
            self._picture.forget()
        self.target = pose
        start = self.pose
        self.setZValue(max(pose.z, start.z))
        self.render_at(pose.width)

        def step(progress: float) -> None:
            self.move_to(
                pose._replace(
                    centre=start.centre + (pose.centre - start.centre) * progress,
                    rotation=start.rotation + (pose.rotation - start.rotation) * progress,
                    width=start.width + (pose.width - start.width) * progress,
                )
            )

        self._motion = Tween(step, ms, easing, overshoot)
        self._motion.finished.connect(lambda: self.set_pose(pose))
        self._motion.start()

    def carry_to(self, centre: QPointF) -> None:
        """Follow the pointer with a little lag, swinging; at once where nothing moves."""
        pace = self._pace()
        if pace == 0:
            self.stop()
            self.move_to(self.pose._replace(centre=centre, rotation=0.0))
            return
        if self._carry is None:
            self._carry = _carry_springs(self)
        if not self._carry.is_moving:
            self.stop()
            self._carry.begin(self.pose.centre, self.pose.rotation)
        self._carry.carry_to(centre, pace)

    def stop(self) -> None:
        if self._motion is not None:
            self._motion.stop()
            self._motion = None
        if self._carry is not None:
            self._carry.stop()

    def render_at(self, width: float) -> None:
        """Set the width at which the pixmap is rendered, rounded to device pixels."""
        dpr, deck = self._appearance.dpr, self._appearance.deck
        across = max(1, round(width * dpr)) / dpr
        down = max(1, round(width / deck.aspect * dpr)) / dpr
        box = QRectF(-across / 2, -down / 2, across, down)
        self._rendered_width = width
        if box != self._box:
            self._change_bounds()
            self._box = box

    def set_flip(self, flip: float) -> None:
        """Set how far the card is turned over: 0 shows the back, 1 the face, 0.5 the edge."""
        if flip != self._flip:
            self._flip = flip
            self._paint_again()

    def set_elevation(self, elevation: float) -> None:
        """Set the depth of the shadow beyond that of the state, in card heights."""
        rounded = round(elevation / _SHADOW_STEP) * _SHADOW_STEP
        if rounded != self._elevation:
            self._change_bounds()
            self._elevation = rounded

    # ------------------------------------------------------------- showing
    def _paint_again(self) -> None:
        self._picture.forget()
        self.update()

    def _change_bounds(self) -> None:
        """Prepare a change of what `boundingRect` depends on, and paint again."""
        self.prepareGeometryChange()
        self._paint_again()
        self._bounds = None

    def set_mark(self, mark: CardMark) -> None:
        if mark != self.mark:
            self._change_bounds()
            self.mark = mark

    def set_coach_mark(self, mark: "CoachMark | None") -> None:
        if mark != self.coach_mark:
            self._change_bounds()
            self.coach_mark = mark

    def set_focused(self, has_focus: bool) -> None:
        """Show or hide the focus ring."""
        if has_focus != self.has_focus:
            self._change_bounds()
            self.has_focus = has_focus

    def set_dash_offset(self, offset: float) -> None:
        """Set the offset of the dashed hint rim, in dashes."""
        self._dash_offset = offset
        self._paint_again()

    def update_appearance(self) -> None:
        """Render again after a change of deck, back, cloth or pixel ratio."""
        self._change_bounds()
        self._box = QRectF()
        self.render_at(self._rendered_width)

    def set_interactive(self, interactive: bool) -> None:
        if interactive is self.acceptHoverEvents():
            return
        self.setAcceptHoverEvents(interactive)
        shape = Qt.CursorShape.PointingHandCursor if interactive else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if not interactive:
            self._lower()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hoverMoveEvent(event)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Rise, and tilt towards the pointer."""
        if self._hover is None:
            self._hover = _hover_springs(self)
        at, box = event.pos(), self._box
        tilt = 0.0 if self._appearance.look.reduced_motion else 2.0
        across, along = at.x() / box.width() * tilt, at.y() / box.height() * tilt
        self._hover.aim(1.0, across, along, self._pace())

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._lower()

    def _lower(self) -> None:
        if self._hover is not None:
            self._hover.aim(0.0, 0.0, 0.0, self._pace())

    def _pace(self) -> float:
        """The speed of the springs: 0 where nothing moves."""
        ms = self._appearance.motion_ms(_SPRING_MS)
        return 0.0 if ms <= 0 or self._appearance.look.reduced_motion else _SPRING_MS / ms

    def show_hover(self) -> None:
        """Paint the card as the springs of the pointer have it."""
        is_raised = self._hover is not None and self._hover.lift > 0
        if is_raised is not self._is_raised:
            self._change_bounds()
            self._is_raised = is_raised
        self._paint_again()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the shadow, the card and the marks of its state, once for as long as they last.

        A deck without the card is that of the next match, whose cards are not shown yet.
        """
        if abs(2 * self._flip - 1) < _MIN_WIDTH or not self._appearance.deck.has(self.card):
            return
        self._picture.draw(
            painter,
            self.boundingRect,
            self._box.topLeft(),
            self._paint_whole,
            reads=self._appearance.read_by_cards,
            is_moving=self.pose is not self.target or self.scale() != 1.0,
        )

    def _paint_whole(self, painter: QPainter) -> None:
        width_share = abs(2 * self._flip - 1)
        set_render_hints(painter)
        painter.scale(width_share, 1)
        box = self._box
        draw_shadow(painter, box, box.width() * card_outlines.CORNER, self._shadow_depth())
        if self._is_raised:
            painter.setTransform(self._raised_transform(), True)
        if self._appearance.look.cloth.high_contrast:
            card_outlines.draw_edge(painter, box)
        face = self.card if self.is_face_up else None
        picture = self._appearance.card_pixmap(face, self._rendered_width)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if face is not None:
            self._paint_value(painter)
        self._paint_state(painter)

    def _paint_value(self, painter: QPainter) -> None:
        if declared := self._appearance.declared_value(self.card):
            badges.draw_value_badge(painter, self._box, declared, BLUSH)
        elif self._appearance.look.shows_suit_signs:
            label = self._appearance.printed_label(self.card)
            is_french = self._appearance.deck.has_diamonds
            badges.draw_suit_sign(
                painter, self._box, label, suit_of(self.card), is_french=is_french
            )
        elif self.target.shows_small_index:
            side = badges.small_index_size(self._box).height()
            emblem = self._appearance.emblem(self.card, side)
            badges.draw_small_index(
                painter, self._box, self._appearance.printed_label(self.card), emblem
            )
        elif self.target.shows_index and (label := self._index_label()):
            width = badges.index_width(self._box)
            emblem = self._appearance.emblem(self.card, badges.index_emblem_side(width))
            badges.draw_index(painter, self._box, label, emblem)
        elif value := self._appearance.overlay_value(self.card):
            badges.draw_value_badge(painter, self._box, value)

    def _index_label(self) -> str:
        """The value that is shown in the corner; empty if the card prints it large enough."""
        if self._box.width() < _UNREADABLE_WIDTH:
            return self._appearance.printed_label(self.card)
        return self._appearance.index_label(self.card)

    def _paint_state(self, painter: QPainter) -> None:
        state, box, unit = self.mark.state, self._box, self._rim_unit()
        if state in _VEILS:
            card_outlines.draw_dimming(painter, box, self._appearance.look.cloth, _VEILS[state])
        if state in _RIMS:
            token, share = _RIMS[state]
            offset = self._dash_offset if state in _DASHED else None
            card_outlines.draw_outline(painter, box, unit * share, token, dash_shift=offset)
        if self.has_focus:
            card_outlines.draw_focus_ring(painter, box, unit)
        if state in _SEALS:
            icon, fill = _SEALS[state]
            badges.draw_card_badge(painter, self._visible_box(), icon, fill)
        if state in (CardState.SELECTED, CardState.TAKEN):
            badges.draw_card_badge(painter, box, self.mark.note or badges.BadgeIcon.CHECK)
        if state is CardState.COUNTED and self.mark.note:
            badges.draw_card_badge(painter, box, self.mark.note)
        if state is CardState.SELECTED:
            card_outlines.draw_arrow(painter, box, unit)
        if self.coach_mark is not None and self.is_face_up:
            coach_mark.draw_coach_mark(painter, box, self.coach_mark, self._visible_width)

    # ------------------------------------------------------------- measures
    @property
    def coach_mark_rect(self) -> QRectF | None:
        """Where the coach's mark is in the scene; None without one."""
        if self.coach_mark is None or not self.is_face_up:
            return None
        mark = coach_mark.coach_mark_box(self._box, self.coach_mark, self._visible_width)
        return self.mapRectToScene(mark.box)

    @property
    def _visible_width(self) -> float:
        """The width of the part that the next card does not cover."""
        return self.pose.visible_share * self._box.width()

    def _raised_transform(self) -> QTransform:
        """Lifts the card and presses it down where the pointer is, seen in perspective."""
        assert self._hover is not None
        height, lift, tilt = self._box.height(), self._hover.lift, self._hover.tilt
        raised = QTransform.fromTranslate(0, -lift * _HOVER_SHIFT * height)
        grown = 1 + lift * _HOVER_GROWTH
        raised.scale(grown, grown)
        distance = height * _TILT_DISTANCE
        raised.rotate(-tilt.x() * _TILT, Qt.Axis.YAxis, distance)
        raised.rotate(tilt.y() * _TILT, Qt.Axis.XAxis, distance)
        return raised

    def _rim_unit(self) -> float:
        return card_outlines.outline_unit(self._box, self._appearance.look.cloth)

    def _visible_box(self) -> QRectF:
        """The part of the card where the next card does not hide a seal.

        Where a seal has no room beside the index, the part begins below it.
        """
        covered = (1.0 - self.pose.visible_share) * self._box.width()
        if covered <= 0:
            return self._box
        _, radius = badges.card_badge_circle(self._box)
        box = self._box.adjusted(0, 0, -covered - radius * 0.7, 0)
        centre, _ = badges.card_badge_circle(box)
        has_sign = self._appearance.look.shows_suit_signs
        index = badges.suit_sign_box(self._box) if has_sign else badges.index_box(self._box)
        if centre.x() - radius < index.right():
            box.setTop(index.bottom() + 1.2 * radius)
        return box

    def _shadow_depth(self) -> float:
        is_selected = self.mark.state is CardState.SELECTED
        resting = _SELECTED_SHADOW if is_selected else _RESTING_SHADOW
        hover = _HOVER_SHADOW if self._is_raised else 0.0
        return (resting + self._elevation + hover) * self._box.height()

    def _pixel_aligned_centre(self, pose: Pose) -> QPointF:
        """The centre that aligns the edges of an unrotated card with device pixels."""

        if pose.rotation:
            return pose.centre
        dpr, half = self._appearance.dpr, self._box.bottomRight()
        corner = pose.centre - half
        return QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr) + half


def _hover_springs(item: CardItem) -> "HoverSprings":
    return card_weight.HoverSprings(item.show_hover)


def _carry_springs(item: CardItem) -> "CarrySprings":
    def move(centre: QPointF, rotation: float) -> None:
        item.move_to(item.pose._replace(centre=centre, rotation=rotation))

    return card_weight.CarrySprings(move)
