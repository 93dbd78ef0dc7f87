"""The weight of a card that lands: its shadow, dust in the cloth, and a knock to the others."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.card_item import CardItem
from scopa_desktop.ui.table.scene.card_poses import HAND_Z, LABEL_Z, TABLE_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, parallel, sequence
from scopa_desktop.ui.theme.colours import CREAM
from scopa_desktop.ui.theme.durations import DUST, LANDING, SHAKE
from scopa_desktop.ui.theme.painting import pen

_PRESS: Final = 0.016
"""How much less than at rest the shadow is at the moment of the impact, in card heights."""
_SHRINK: Final = 0.012
"""How much smaller the card is then, as a share of its size."""
_SPECKS: Final = 16
"""Of each size."""
_DUST_REACH, _SIZES = 0.2, (0.006, 0.01, 0.016)
"""How far the dust flies from the edges, and the radii of the specks, in card heights."""
_DUST_STRENGTH: Final = 100
"""Opacity of the specks at first, of 255."""
_SWINGS: Final = 1.5
"""How often a knocked card moves to and fro."""


def impact(scene: TableScene, card: Card, shake: float = 0.0) -> QAbstractAnimation:
    """What follows when a card has landed; `shake` is how far it knocks the others, in pixels.

    Nothing with reduced motion.
    """
    appearance = scene.appearance
    if appearance.look.reduced_motion:
        return sequence()
    dust, ms = _Dust(), appearance.motion_ms

    def begin() -> None:
        item = scene.cards[card]
        dust.rise_around(item.mapRectToScene(item.shape().boundingRect()), seed=card)
        scene.add_effects(dust)

    parts = [
        Tween(_press(scene.cards[card]), ms(LANDING), QEasingCurve.Type.OutQuad),
        Tween(dust.spread, ms(DUST), QEasingCurve.Type.OutQuad),
    ]
    if shake > 0:
        parts.append(Tween(_knock(scene, card, shake), ms(SHAKE), QEasingCurve.Type.Linear))
    return sequence(callback(begin), parallel(*parts))


def _press(item: CardItem) -> Callable[[float], None]:
    """Frames in which a card is pressed into the cloth and comes up again."""

    def show(progress: float) -> None:
        if progress >= 1.0:
            item.set_pose(item.target)
            return
        share = math.sin(math.pi * progress)
        item.move_to(item.pose, grown=1 - _SHRINK * share)
        item.set_elevation(-_PRESS * share)

    return show


def _knock(scene: TableScene, card: Card, pixels: float) -> Callable[[float], None]:
    """Frames in which the other cards on the table are knocked away from a card, and come back."""
    places: list[tuple[CardItem, QPointF, QPointF]] = []

    def begin() -> None:
        origin = scene.cards[card].pos()
        for item in scene.cards.values():
            if item.card != card and item.isVisible() and TABLE_Z <= item.zValue() < HAND_Z:
                away = item.pos() - origin
                distance = math.hypot(away.x(), away.y())
                if distance > 0:
                    places.append((item, item.pos(), away / distance * pixels))

    def show(progress: float) -> None:
        if not places:
            begin()
        share = math.sin(2 * math.pi * _SWINGS * progress) * (1 - progress)
        for item, place, away in places:
            item.setPos(place + away * share if progress < 1 else place)

    return show


class _Dust(QGraphicsItem):
    """Specks that fly out of the cloth around a card, and fade."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()
        self._height = 0.0
        self._specks: list[list[tuple[QPointF, QPointF]]] = []
        """Where each of them begins, and how far it flies; by size."""
        self._share = 0.0
        self.setZValue(LABEL_Z)

    def rise_around(self, box: QRectF, seed: int) -> None:
        """Begin at the edges of a card."""
        self._box, self._height = box, box.height()
        chance = Random(seed)
        self._specks = [[self._speck(chance) for _ in range(_SPECKS)] for _ in _SIZES]

    def _speck(self, chance: Random) -> tuple[QPointF, QPointF]:
        angle, box = 2 * math.pi * chance.random(), self._box
        way = QPointF(math.cos(angle), math.sin(angle))
        to_edge = min(
            box.width() / 2 / max(1e-6, abs(way.x())), box.height() / 2 / max(1e-6, abs(way.y()))
        )
        start = box.center() + way * to_edge * (0.85 + 0.15 * chance.random())
        return start, way * (self._height * _DUST_REACH * chance.random())

    def spread(self, share: float) -> None:
        """Show how far they have flown, from 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        """The card with the way of the dust."""
        reach = self._height * (_DUST_REACH + max(_SIZES)) + 1
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the specks."""
        if self._share >= 1:
            return
        alpha = round(_DUST_STRENGTH * (1 - self._share))
        for size, specks in zip(_SIZES, self._specks, strict=True):
            painter.setPen(pen(CREAM, 2 * size * self._height, alpha))
            painter.drawPoints([start + flight * self._share for start, flight in specks])
