"""Cloth, shadows, badges, outlines and icons, tested without comparing whole pictures."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme import (
    badges,
    card_outlines,
    cloth,
    colours,
    icons,
    ribbon,
    shadows,
    shapes,
)
from scopa_desktop.ui.theme.badges import BadgeIcon
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import draw_text, set_render_hints
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

CARD = QRectF(20, 20, 60, 100)


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pixmaps and painters need a running application."""


class Canvas:
    """A white picture to paint on, and which pixels have changed."""

    def __init__(self) -> None:
        self.picture = QImage(200, 160, QImage.Format.Format_ARGB32_Premultiplied)
        self.picture.fill(Qt.GlobalColor.white)

    def paint(self, draw: Callable[..., None], *args: object, **named: object) -> None:
        painter = QPainter(self.picture)
        draw(painter, *args, **named)
        painter.end()

    def changed(self, x: int, y: int) -> bool:
        return QColor(self.picture.pixel(x, y)) != QColor(Qt.GlobalColor.white)

    def any_changed(self, box: QRectF) -> bool:
        rect = box.toRect()
        return any(
            self.changed(x, y)
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        )


@pytest.fixture
def canvas() -> Canvas:
    return Canvas()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_cloth_fills_its_device_pixels(dpr: float) -> None:
    picture = cloth.CachedCloth().picture(colours.GREEN_CLOTH, QSize(640, 480), dpr)
    assert (picture.width(), picture.height()) == (640 * dpr, 480 * dpr)
    assert picture.devicePixelRatio() == dpr


def test_cloth_is_rendered_again_only_when_something_changed() -> None:
    printed = cloth.CachedCloth()
    sun = QPointF(100, 80)
    first = printed.picture(colours.GREEN_CLOTH, QSize(200, 160), 1.0, sun, 40)
    same = printed.picture(colours.GREEN_CLOTH, QSize(200, 160), 1.0, QPointF(100, 80), 40)
    other = printed.picture(colours.BLUE_CLOTH, QSize(200, 160), 1.0, sun, 40)
    assert first.cacheKey() == same.cacheKey() != other.cacheKey()


def test_high_contrast_cloth_is_flat() -> None:
    picture = cloth.CachedCloth().picture(
        colours.HIGH_CONTRAST_CLOTH, QSize(300, 200), 1.0, QPointF(150, 100), 60
    )
    image = picture.toImage()
    inner = {image.pixel(x, y) for x in range(60, 240) for y in range(40, 160)}
    assert {QColor(pixel).name() for pixel in inner} == {colours.HIGH_CONTRAST_CLOTH.base}


def test_shadow_lies_below_and_beyond_the_card(canvas: Canvas) -> None:
    canvas.paint(shadows.draw_shadow, CARD, 3, 8)
    assert canvas.changed(50, round(CARD.bottom()) + 6)
    assert not canvas.changed(50, round(CARD.top()) - 12)


def test_shadow_has_no_tint(canvas: Canvas) -> None:
    canvas.paint(shadows.draw_shadow, CARD, 3, 16)
    shade = QColor(canvas.picture.pixel(50, round(CARD.bottom()) + 6))
    assert shade.red() == shade.green() == shade.blue() < 255


@pytest.mark.parametrize("degrees", [0.0, 2.0, -7.0])
def test_shadow_of_a_translucent_card_differs_only_where_an_opaque_card_hides_it(
    degrees: float,
) -> None:
    opaque, translucent = Canvas(), Canvas()

    def draw(painter: QPainter, opacity: float) -> None:
        set_render_hints(painter)
        painter.setOpacity(opacity)
        painter.translate(60, 60)
        painter.rotate(degrees)
        card = QRectF(-30, -50, 60, 100)
        shadows.draw_shadow(painter, card, 3, 8)
        painter.setOpacity(1.0)
        painter.fillPath(shapes.rounded(card, 3), Qt.GlobalColor.red)

    opaque.paint(draw, 1.0)
    translucent.paint(draw, 0.999)
    for x in range(200):
        for y in range(160):
            greys = [QColor(canvas.picture.pixel(x, y)).blue() for canvas in (opaque, translucent)]
            assert abs(greys[0] - greys[1]) <= 4, (x, y)
    assert opaque.any_changed(QRectF(95, 60, 3, 3))


@pytest.mark.parametrize("degrees", [0.0, 3.0])
def test_outline_is_closed(degrees: float) -> None:
    """It is drawn side by side: on the middle of the line no pixel is left out."""
    canvas = Canvas()
    turn = QTransform().translate(100, 80).rotate(degrees)
    card = QRectF(-30, -50, 60, 100)

    def draw(painter: QPainter) -> None:
        set_render_hints(painter)
        painter.setTransform(turn)
        card_outlines.draw_outline(painter, card, 4, colours.GOLD)

    canvas.paint(draw)
    line = turn.map(shapes.rounded(card.adjusted(-2, -2, 2, 2), 5))
    for step in range(1000):
        at = line.pointAtPercent(step / 1000).toPoint()
        assert QColor(canvas.picture.pixel(at)).blue() < 128, at


@pytest.mark.parametrize("content", [*BadgeIcon, "7", "10"])
def test_badge_stays_within_its_circle(canvas: Canvas, content: BadgeIcon | str) -> None:
    canvas.paint(badges.draw_badge, QPointF(100, 80), 20, content)
    assert canvas.changed(100, 64)
    assert not canvas.any_changed(QRectF(0, 0, 200, 56))
    assert not canvas.any_changed(QRectF(124, 0, 76, 160))


def test_badge_icons_differ_in_shape(canvas: Canvas) -> None:
    drawn = set()
    for content in [*BadgeIcon, "7"]:
        own = Canvas()
        own.paint(badges.draw_badge, QPointF(100, 80), 20, content)
        drawn.add(bytes(own.picture.constBits()))
    assert len(drawn) == len(BadgeIcon) + 1


def test_value_badge_is_inside_its_card(canvas: Canvas) -> None:
    canvas.paint(badges.draw_value_badge, CARD, "10")
    assert not canvas.any_changed(QRectF(0, 0, CARD.left(), 160))
    assert not canvas.any_changed(QRectF(0, 0, 200, CARD.top()))
    assert canvas.any_changed(QRectF(CARD.left(), CARD.top(), 20, 20))


def test_outlines_grow_with_the_card_and_on_high_contrast() -> None:
    small = card_outlines.outline_unit(CARD, colours.GREEN_CLOTH)
    large = card_outlines.outline_unit(QRectF(0, 0, 180, 300), colours.GREEN_CLOTH)
    assert small < large
    assert card_outlines.outline_unit(CARD, colours.HIGH_CONTRAST_CLOTH) == pytest.approx(
        small * 1.5
    )


def test_dimming_is_even_and_high_contrast_hatches() -> None:
    shades = []
    for table_cloth in (colours.GREEN_CLOTH, colours.HIGH_CONTRAST_CLOTH):
        own = Canvas()
        own.paint(card_outlines.draw_dimming, CARD, table_cloth, card_outlines.DIM_NOT_CAPTURED)
        shades.append({own.picture.pixel(x, 70) for x in range(30, 70)})
    assert len(shades[0]) == 1 < len(shades[1])


def test_dashes_move_with_their_shift(canvas: Canvas) -> None:
    moments = []
    for dash_shift in (0.0, 0.5):
        own = Canvas()
        own.paint(card_outlines.draw_outline, CARD, 3, colours.SKY, dash_shift=dash_shift)
        moments.append(bytes(own.picture.constBits()))
    assert moments[0] != moments[1]


def test_focus_ring_and_arrow_stand_outside_the_card(canvas: Canvas) -> None:
    canvas.paint(card_outlines.draw_focus_ring, CARD, 2)
    canvas.paint(card_outlines.draw_arrow, CARD, 2)
    assert not canvas.any_changed(CARD.adjusted(2, 2, -2, -2))
    assert canvas.any_changed(QRectF(44, 8, 12, 8))


def test_concave_corners_are_cut_out() -> None:
    path = shapes.cartouche(QRectF(0, 0, 100, 50), 10)
    assert path.contains(QPointF(50, 25))
    assert not any(path.contains(QPointF(x, y)) for x in (3, 97) for y in (3, 47))


def test_ribbon_unrolls(canvas: Canvas) -> None:
    scopa = ribbon.Ribbon("SCOPA!", 18, 1.0)

    def draw(painter: QPainter, unrolled: float) -> None:
        painter.translate(100, 80)
        scopa.draw(painter, unrolled)

    canvas.paint(draw, 0.1)
    assert not canvas.any_changed(QRectF(0, 40, 50, 80))
    canvas.paint(draw, 1.0)
    assert canvas.any_changed(QRectF(0, 40, 50, 80))


@pytest.mark.parametrize("tool", list(icons.Tool))
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_tool_icons_are_sharp_at_every_ratio(tool: icons.Tool, dpr: float) -> None:
    picture = icons.tool_icon(tool, colours.CREAM).pixmap(icons.tool_icon_size(), dpr)
    assert picture.width() == 18 * dpr


def test_every_tool_has_strokes_of_its_own() -> None:
    paths = [icons.tool_path(tool) for tool in icons.Tool]
    assert all(not path.isEmpty() for path in paths)
    assert all(a != b for at, a in enumerate(paths) for b in paths[at + 1 :])


def test_long_text_is_elided(canvas: Canvas) -> None:
    canvas.paint(draw_text, QRectF(0, 0, 60, 30), "Donna Rosa di Napoli", font(14), colours.INK)
    assert canvas.any_changed(QRectF(0, 0, 60, 30))
    assert not canvas.any_changed(QRectF(64, 0, 136, 30))


@pytest.mark.parametrize("text", ["أنت", "É", "نهايةٌ إلى"])
def test_marks_are_not_cut_by_a_low_box(text: str) -> None:
    low, high = Canvas(), Canvas()
    low.paint(draw_text, QRectF(0, 80, 200, 12), text, font(40), colours.INK)
    high.paint(draw_text, QRectF(0, 6, 200, 160), text, font(40), colours.INK)
    assert low.picture == high.picture


def test_cache_drops_the_least_recently_used_first() -> None:
    made: list[str] = []

    def picture(name: str) -> None:
        def make() -> QPixmap:
            made.append(name)
            return QPixmap(10, 10)

        cache.get(name, make)

    size = 10 * 10 * 4
    cache = PixmapCache(2 * size)
    for name in ("a", "b", "a", "c", "a"):
        picture(name)
    assert made == ["a", "b", "c"]
    assert "b" not in cache
    assert (len(cache), cache.used) == (2, 2 * size)


def test_cache_keeps_what_is_larger_than_its_budget_alone() -> None:
    cache = PixmapCache(100)
    cache.get("large", lambda: QPixmap(20, 20))
    assert "large" in cache
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)
