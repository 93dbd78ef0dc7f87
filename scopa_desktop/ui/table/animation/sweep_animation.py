"""`SweepAnimation`: rays, ribbon and chips of a sweep, or of a win at once; `PointsBadge`."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsPolygonItem

from scopa_desktop.rules.cards import card_name, cards_of
from scopa_desktop.rules.events import InstantWin
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Effect, Highlight
from scopa_desktop.ui.table.animation.light import Light
from scopa_desktop.ui.table.animation.painted_items import centred_item, painted_around, pixmap_item
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z, OVERLAY_Z
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.colours import GOLD, INK, PAPER, RED, SKY
from scopa_desktop.ui.theme.durations import (
    DEAL,
    DEAL_INTERVAL,
    SWEEP_BROOM,
    SWEEP_FADE,
    SWEEP_HOLD,
    SWEEP_POINT,
    SWEEP_RAYS,
    SWEEP_RIBBON,
)
from scopa_desktop.ui.theme.fonts import font, heading_font
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from scopa_desktop.ui.theme.ribbon import Ribbon
from scopa_desktop.ui.theme.shapes import draw_rays
from scopa_desktop.ui.wording.text_direction import signed

_CHIPS: Final = 16
_RING_DELAY: Final = 0.3
"""When the next ring of chips is thrown, as a share of the time of a flight."""
_CHIP_COLOURS: Final = (GOLD, RED, PAPER, SKY)
_BROOM_ANGLE, _BROOM_SWING = 28.0, 12.0
_RIBBON_DELAY = 120
"""Delay in milliseconds: the ribbon opens when the rays are half grown."""
_LIGHT_RADIUS: Final = 1.7
"""In heights of a card."""
_suns = PixmapCache(4 * 1024 * 1024)


class _Ribbon(CachedItem):
    """Ribbon with the call of the game."""

    def __init__(
        self, appearance: Appearance, z: float, centre: QPointF, text: str, size: float
    ) -> None:
        super().__init__(appearance, z)
        self._ribbon = Ribbon(text, size, appearance.dpr)
        self._unrolled = 1.0
        self.set_box(self._ribbon.box)
        self.setPos(centre)

    def unroll(self, share: float) -> None:
        self._unrolled = share
        self.setVisible(share > 0)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the unrolled part of the ribbon."""
        self._ribbon.draw(painter, self._unrolled)


class SweepAnimation:
    """A sun of rays with a broom, a ribbon with the call, and flying chips.

    `centre` is the centre of the table and `card` the height of a card. Nothing leaves `within`, so
    that hand and buttons are not covered.
    """

    def __init__(
        self,
        appearance: Appearance,
        centre: QPointF,
        card: float,
        *,
        z: float,
        call: str,
        within: QRectF,
        suit: str = "",
        portraits: Sequence[str] = (),
        effect: Effect = EFFECTS[Highlight.SWEEP],
    ) -> None:
        """`suit` is the letter of a suit whose emblem replaces the broom, as `portraits` do.

        The rings of chips of the `effect` fly around the sun, all within the same distance.
        """
        card *= effect.size
        self._appearance = appearance
        self._effect = effect
        self._card = card
        self._within = within
        sun_at = centre - QPointF(0, card * 0.33)
        call_width = text_width(call, heading_font(100)) / 100
        size = min(card * 0.33, within.width() * 0.8 / (call_width + 3.8))
        self._sun = self._make_sun(sun_at)
        self._is_still = bool(portraits)
        if portraits:
            self._broom = self._make_portraits(sun_at, portraits)
        else:
            self._broom = self._make_emblem(sun_at, suit) if suit else self._make_broom(sun_at)
        self._ribbon = _Ribbon(appearance, z + 2, centre + QPointF(0, card * 0.5), call, size)
        self._chips = [self._make_chip(index) for index in range(_CHIPS * effect.rings)]
        self._light = Light(sun_at, card * _LIGHT_RADIUS, effect.light, z - 2)
        self._origin = centre
        self._resting_angle = self._broom.rotation()
        self._sun.setZValue(z)
        self._broom.setZValue(z + 1)
        for chip in self._chips:
            chip.setZValue(z - 1)

    @property
    def items(self) -> list[QGraphicsItem]:
        still = [self._sun, self._broom, self._ribbon]
        if self._appearance.look.reduced_motion:
            return [*still]
        return [self._light, *self._chips, *still]

    @property
    def box(self) -> QRectF:
        """What sun and ribbon cover when they are seen whole."""
        sun = self._sun.boundingRect().translated(self._sun.pos())
        return sun | self._ribbon.box.translated(self._ribbon.pos())

    def finish(self) -> None:
        """Show everything as it is at the end of the entrance."""
        self._throw(1.0)
        self._light.shine(1.0)

    def animation(self) -> QAbstractAnimation:
        """The whole animation, including the final fade."""
        ms, pause = self._appearance.motion_ms, self._appearance.pause_ms
        fade = Tween(self._fade, ms(SWEEP_FADE), QEasingCurve.Type.Linear)
        entrance = self.entrance()
        hold = max(0, pause(self._effect.duration) - entrance.duration())
        return sequence(entrance, QPauseAnimation(hold), fade)

    def entrance(self) -> QAbstractAnimation:
        """The animation up to the state in which all of it is seen."""
        ms = self._appearance.motion_ms
        if self._appearance.look.reduced_motion:
            self._fade(1.0)
            return Tween(lambda progress: self._fade(1 - progress), ms(SWEEP_FADE))
        self._grow(0.0)
        self._ribbon.unroll(0.0)
        is_festive = bool(self._chips)
        growth = QEasingCurve.Type.OutBack if is_festive else QEasingCurve.Type.OutCubic
        parts = [
            Tween(self._grow, ms(SWEEP_RAYS), growth),
            delayed(ms(_RIBBON_DELAY), Tween(self._ribbon.unroll, ms(SWEEP_RIBBON))),
        ]
        if not self._is_still:
            swinging = Tween(self._swing, ms(SWEEP_BROOM), QEasingCurve.Type.Linear)
            parts.append(delayed(ms(_RIBBON_DELAY), swinging))
        if is_festive:
            self._throw(0.0)
            flight = ms(self._effect.duration - SWEEP_HOLD)
            parts.append(Tween(self._throw, flight, QEasingCurve.Type.Linear))
        return parallel(*parts)

    # ------------------------------------------------------------- frames
    def _grow(self, share: float) -> None:
        self._light.shine(share)
        self._sun.setScale(max(0.01, share))
        self._broom.setScale(max(0.01, share))

    def _swing(self, share: float) -> None:
        offset = _BROOM_SWING * math.sin(4 * math.pi * share)
        self._broom.setRotation(self._resting_angle + offset)

    def _throw(self, share: float) -> None:
        """Show the chips on their way; each ring is thrown a little later than the one before."""
        whole = 1 + _RING_DELAY * (self._effect.rings - 1)
        for index, chip in enumerate(self._chips):
            ring = index // _CHIPS
            way = clamp(share * whole - ring * _RING_DELAY, 0.0, 1.0)
            flown = way * (2 - way)
            chip.setVisible(way > 0)
            angle = math.radians(index * 360 / _CHIPS + 9 * (1 + ring))
            reach = self._card * (1.16 + 0.13 * ((index * 7) % 5) / 4 - 0.25 * ring) * flown
            place = self._origin + QPointF(
                math.cos(angle) * reach * 1.25, math.sin(angle) * reach * 0.92
            )
            chip.setPos(place.x(), min(place.y(), self._within.bottom()))
            chip.setRotation(index * 47 + 200 * flown)

    def _fade(self, share: float) -> None:
        self._light.shine(1 - share)
        for item in (*self._chips, self._sun, self._broom, self._ribbon):
            item.setOpacity(1 - share)

    # ------------------------------------------------------------- parts
    def _make_sun(self, centre: QPointF) -> QGraphicsPixmapItem:
        card, line, origin = self._card, max(2.0, self._card * 0.014), QPointF(0, 0)

        def draw(painter: QPainter) -> None:
            draw_rays(painter, origin, card * 0.55, card * 0.8, 24, line_width=line)
            draw_rays(
                painter,
                origin,
                card * 0.46,
                card * 0.64,
                24,
                fill=RED,
                line_width=line,
                rotation=7.5,
            )
            painter.setPen(pen(INK, line))
            painter.setBrush(colour(PAPER))
            painter.drawEllipse(origin, card * 0.5, card * 0.5)

        dpr, side = self._appearance.dpr, card * 1.7
        sun = centred_item(_suns.get((card, dpr), lambda: painted_around(side, side, dpr, draw)))
        sun.setPos(centre)
        return sun

    def _make_broom(self, centre: QPointF) -> QGraphicsPixmapItem:
        height = self._card * 0.92
        picture = self._appearance.art.broom(height, self._appearance.dpr)
        broom = QGraphicsPixmapItem(picture)
        broom.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        broom.setOffset(-height / 4, -height * 0.53)
        broom.setRotation(_BROOM_ANGLE)
        broom.setPos(centre)
        return broom

    def _make_emblem(self, centre: QPointF, suit: str) -> QGraphicsPixmapItem:
        side, appearance = self._card * 0.62, self._appearance
        emblem = QGraphicsPixmapItem(
            appearance.art.emblem(appearance.look.deck_id, suit, side, appearance.dpr)
        )
        emblem.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        emblem.setOffset(-side / 2, -side / 2)
        emblem.setPos(centre)
        return emblem

    def _make_portraits(self, centre: QPointF, portraits: Sequence[str]) -> QGraphicsPixmapItem:
        """The portraits side by side, as large as the sun allows."""
        diameter = self._card * (0.92 if len(portraits) == 1 else 0.6)
        step, appearance = diameter * 0.8, self._appearance

        def draw(painter: QPainter) -> None:
            for place, portrait in enumerate(portraits):
                x = (place - (len(portraits) - 1) / 2) * step - diameter / 2
                picture = appearance.portrait(portrait, diameter, Expression.DELIGHTED)
                painter.drawPixmap(QPointF(x, -diameter / 2), picture)

        width = diameter + step * (len(portraits) - 1)
        item = pixmap_item(width, diameter, appearance.dpr, draw)
        item.setPos(centre)
        return item

    def _make_chip(self, index: int) -> QGraphicsPolygonItem:
        reach = self._card * (0.026 + 0.01 * (index % 3))
        corners = (QPointF(-1, -0.5), QPointF(1, -0.7), QPointF(0.8, 0.6), QPointF(-0.7, 0.5))
        chip = QGraphicsPolygonItem(QPolygonF([corner * reach for corner in corners]))
        chip.setPen(pen(INK, 1.6))
        chip.setBrush(colour(_CHIP_COLOURS[index % len(_CHIP_COLOURS)]))
        return chip


class PointsBadge:
    """Points of a sweep or a declaration on a small sun, flying to the player's plaque."""

    def __init__(self, appearance: Appearance, z: float, points: int, card: float) -> None:
        self._appearance = appearance

        def draw(painter: QPainter) -> None:
            origin = QPointF(0, 0)
            draw_rays(painter, origin, card * 0.13, card * 0.19, 14, line_width=1.8)
            box = QRectF(-card * 0.2, -card * 0.1, card * 0.4, card * 0.2)
            draw_text(painter, box, signed(points), font(card * 0.12, bold=True), INK, align=CENTRE)

        self.item = pixmap_item(card * 0.44, card * 0.44, appearance.dpr, draw)
        self.item.setZValue(z)
        self.item.hide()

    def animation(self, start: QPointF, goal: QPointF) -> QAbstractAnimation:
        """Move the badge from `start` to `goal` on an arc, where it fades out."""

        def fly(share: float) -> None:
            bow = QPointF(0, -60 * math.sin(math.pi * share))
            self.item.show()
            self.item.setPos(start + (goal - start) * share + bow)

        def fade(share: float) -> None:
            self.item.setOpacity(1 - share)
            self.item.setScale(1 + share * 0.6)

        ms = self._appearance.motion_ms
        motion = Tween(fly, ms(SWEEP_POINT), QEasingCurve.Type.InOutCubic)
        return sequence(motion, Tween(fade, ms(SWEEP_FADE)))


_FAN_DROP, _FAN_ROTATION = 0.11, 3.2
_FANNED_CARD = 0.74
"""Size of a card in the fan, relative to a table card."""


def instant_win_animation(scene: TableScene, event: InstantWin) -> QAbstractAnimation:
    """Move the winning cards out of the pile and show the call of the variant."""
    (_, layout, variant), appearance = scene.stage, scene.appearance
    scene.apply((event,))
    width, aspect = layout.card.width() * _FANNED_CARD, appearance.deck.aspect
    poses = _fan(layout.table, event.cards.bit_count(), width, aspect)
    animations = []
    for order, (card, pose) in enumerate(zip(cards_of(event.cards), poses, strict=True)):
        scene.cards[card].set_pose(scene.pile_pose(event.side))
        motion = CardMotion(pose, 2 * DEAL)
        animations.append(card_animation(scene, card, motion, order * DEAL_INTERVAL))
    centre = QPointF(layout.table.center().x(), layout.table.top() + layout.card.height() * 0.66)
    sweep = SweepAnimation(
        appearance,
        centre,
        layout.card.height(),
        z=OVERLAY_Z,
        call=variant.win_call,
        within=layout.table,
        suit=card_name(next(cards_of(event.cards)))[1],
        effect=EFFECTS[Highlight.WIN_AT_ONCE],
    )
    return sequence(
        parallel(*animations),
        callback(partial(scene.add_effects, *sweep.items)),
        sweep.animation(),
    )


def _fan(table: QRectF, count: int, width: float, aspect: float) -> list[Pose]:
    """Poses on a flat arc across the lower half of the table."""
    height = width / aspect
    step = min(width * 0.8, (table.width() - width) / max(1, count - 1))
    middle = (count - 1) / 2
    poses = []
    for index in range(count):
        aside = (index - middle) / max(1.0, middle)
        x = table.center().x() + (index - middle) * step
        y = table.bottom() - height * (0.5 + _FAN_DROP * (1 - aside * aside))
        rotation = aside * _FAN_ROTATION
        poses.append(Pose(QPointF(x, y), rotation, width, MOVING_Z + index * 0.1, True))
    return poses
