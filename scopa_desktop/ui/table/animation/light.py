"""Light on the cloth: behind a sun of rays, behind cards, piles and scores."""

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.animation.highlights import Effect
from scopa_desktop.ui.table.animation.painted_items import pixmap_item
from scopa_desktop.ui.table.scene.card_poses import OPPONENT_HAND_Z
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, parallel, sequence
from scopa_desktop.ui.theme.colours import GOLD
from scopa_desktop.ui.theme.durations import LIGHT_FADE, LIGHT_RISE, SWEEP_RAYS
from scopa_desktop.ui.theme.painting import colour, painted_pixmap
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from scopa_desktop.ui.theme.shapes import draw_rays

_FADES_FROM: Final = 0.25
"""Where the light begins to fade, as a share of its radius."""
_LIGHT: Final = 1.4
"""The radius of the light behind a card for an effect of size 1, in heights of a card."""
SUN: Final = 0.8
"""The radius of a sun of rays whose size is 1, in heights of a card."""
_RAYS: Final = 20
_GROWTH, _ABOVE = 0.08, 5.0
"""How much a shining card grows, and how far it comes up above the others in z."""
_HARDLY: Final = 0.01
"""The scale of what is not seen yet."""
_STEPS: Final = 4
"""In how many steps light becomes bright and dark."""
_lights = PixmapCache(8 * 1024 * 1024)


class Light(QGraphicsPixmapItem):
    """A round light, dark at first; so soft that one pixel for each logical pixel is enough."""

    def __init__(self, centre: QPointF, radius: float, strength: float, z: float) -> None:
        """`strength` is its opacity when it shines fully."""
        super().__init__(_lights.get(round(radius), lambda: _painted(round(radius))))
        self._strength = strength
        self.setOffset(-round(radius), -round(radius))
        self.setPos(centre)
        self.setZValue(z)
        self.setOpacity(0.0)

    def shine(self, share: float) -> None:
        """Shine with a share of the strength, rounded: it is large, and seldom painted again."""
        steps = round(clamp(share, 0.0, 1.0) * _STEPS)
        self.setOpacity(self._strength * steps / _STEPS)


def _painted(radius: int) -> QPixmap:
    def draw(painter: QPainter) -> None:
        gradient = QRadialGradient(radius, radius, radius)
        gradient.setColorAt(0, colour(GOLD))
        gradient.setColorAt(_FADES_FROM, colour(GOLD, 200))
        gradient.setColorAt(0.6, colour(GOLD, 70))
        gradient.setColorAt(1, colour(GOLD, 0))
        painter.fillRect(0, 0, 2 * radius, 2 * radius, gradient)

    return painted_pixmap(QSize(2 * radius, 2 * radius), draw)


def lit(scene: TableScene, effect: Effect, *places: QPointF) -> QAbstractAnimation:
    """Light below the cards at some places, for the duration of an effect.

    None with reduced motion.
    """
    appearance = scene.appearance
    if appearance.look.reduced_motion or not effect.light:
        return sequence()
    radius = scene.stage.layout.card.height()
    lights = [Light(place, radius, effect.light, OPPONENT_HAND_Z - 1) for place in places]

    def shine(share: float) -> None:
        for light in lights:
            light.shine(share)

    ms, hold = appearance.motion_ms, max(0, effect.duration - LIGHT_RISE - LIGHT_FADE)
    return sequence(
        callback(lambda: scene.add_effects(*lights)),
        Tween(shine, ms(LIGHT_RISE)),
        QPauseAnimation(appearance.pause_ms(hold)),
        Tween(lambda share: shine(1 - share), ms(LIGHT_FADE), QEasingCurve.Type.Linear),
    )


def shining(scene: TableScene, card: Card, effect: Effect, height: float) -> QAbstractAnimation:
    """Light and rays behind a card, which comes up above the others for the time of an effect.

    `height` is that of the card. A pause with reduced motion.
    """
    appearance = scene.appearance
    pause = QPauseAnimation(appearance.pause_ms(effect.duration))
    if appearance.look.reduced_motion:
        return pause
    shine = _Shine(scene, card, effect, height)
    growing = Tween(shine.grow, appearance.motion_ms(SWEEP_RAYS), QEasingCurve.Type.OutBack)
    return sequence(callback(shine.begin), parallel(growing, pause), callback(shine.end))


class _Shine:
    """Light and rays behind a card."""

    def __init__(self, scene: TableScene, card: Card, effect: Effect, height: float) -> None:
        self._scene, self._item, self._effect = scene, scene.cards[card], effect
        self._radius, outer = height * _LIGHT * effect.size, height * SUN * effect.size

        def draw(painter: QPainter) -> None:
            draw_rays(
                painter, QPointF(), outer * 0.7, outer, _RAYS, line_width=max(2.0, outer / 60)
            )

        self._rays = pixmap_item(2.1 * outer, 2.1 * outer, scene.appearance.dpr, draw)
        self._rays.setScale(_HARDLY)
        self._light: Light | None = None
        self._z = 0.0

    def begin(self) -> None:
        """Lift the card above the others, and the light to just below it."""
        item = self._item
        self._z, z = item.zValue(), item.zValue() + _ABOVE
        self._light = Light(item.pose.centre, self._radius, self._effect.light, z - 0.2)
        self._rays.setPos(item.pose.centre)
        self._rays.setZValue(z - 0.1)
        item.setZValue(z)
        self._scene.add_effects(self._light, self._rays)

    def grow(self, share: float) -> None:
        """Show light and rays, and the card a little larger."""
        assert self._light is not None
        self._light.shine(share)
        self._rays.setScale(max(_HARDLY, share))
        self._item.move_to(self._item.pose, grown=1 + _GROWTH * share)

    def end(self) -> None:
        """Leave the card as it was."""
        assert self._light is not None
        self._light.hide()
        self._rays.hide()
        self._item.move_to(self._item.pose)
        self._item.setZValue(self._z)
