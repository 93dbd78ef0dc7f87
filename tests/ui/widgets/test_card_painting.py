"""Cards in dialogs: rendered for the device, however the painter is scaled and turned."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.widgets import card_label
from scopa_desktop.ui.widgets.card_label import CardGroup
from scopa_desktop.ui.widgets.card_painting import draw_card


class AskedFor(CardArt):
    """Art that remembers at which device pixel ratios it was asked for."""

    def __init__(self) -> None:
        super().__init__(load_decks())
        self.ratios: list[float] = []
        self.codes: list[str | None] = []
        self.widths: list[float] = []

    def card(self, deck_id: str, code: str | None, width: float, dpr: float) -> QPixmap:
        self.ratios.append(dpr)
        self.codes.append(code)
        self.widths.append(width)
        return super().card(deck_id, code, width, dpr)


@pytest.fixture
def art(qtbot: QtBot) -> AskedFor:
    return AskedFor()


@pytest.mark.parametrize(("dpr", "scale"), [(1.0, 1.0), (2.0, 1.0), (1.5, 1.5)])
def test_art_is_asked_for_at_the_devices_own_pixels(
    art: AskedFor, dpr: float, scale: float
) -> None:
    ground = QPixmap(400, 400)
    ground.setDevicePixelRatio(dpr)
    painter = QPainter(ground)
    painter.scale(scale, scale)
    painter.rotate(17)
    draw_card(painter, art, ("napoletane", "7D"), QPointF(60, 60), 80)
    painter.end()
    assert art.ratios == [dpr * scale]


def painted(group: CardGroup) -> QImage:
    """The group when all its pictures are ready: each time at least one more is."""
    for _ in group.cards:
        group.grab()
    return group.grab().toImage()


@pytest.mark.parametrize("spread", [0, 15])
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_group_shows_its_cards_in_reading_order(
    art: AskedFor, qtbot: QtBot, spread: int, mirrored: bool
) -> None:
    group = CardGroup(art, spread=spread)
    qtbot.addWidget(group)
    group.resize(300, 80)
    if mirrored:
        group.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    group.show_cards([("napoletane", "7D"), ("napoletane", None), None, ("castellana", "KS")])
    look = painted(group)
    assert art.codes[-3:] == ["7D", None, "KS"]
    group.show_cards([("napoletane", "7D"), None, None, None])
    alone = painted(group)
    end = look.width() - 1 if mirrored and not spread else 0
    columns = range(look.width() // 4)
    parts = [abs(end - column) for column in columns]
    assert all(look.pixel(x, 40) == alone.pixel(x, 40) for x in parts[: len(parts) // 2])


def test_slow_painting_goes_on_in_later_events(
    art: AskedFor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_label, "_PAINT_SECONDS", -1.0)
    group = CardGroup(art)
    qtbot.addWidget(group)
    group.resize(300, 80)
    codes = ["7D", "KC", "2B", "KS"]
    group.show_cards([("napoletane", code) for code in codes])
    group.grab()
    assert art.codes == codes[:2]
    group.show()
    qtbot.waitUntil(lambda: art.codes[-4:] == codes)


def test_a_row_without_room_is_smaller(art: AskedFor, qtbot: QtBot) -> None:
    group = CardGroup(art)
    qtbot.addWidget(group)
    group.show_cards([("napoletane", "7D")] * 4)
    sizes = []
    for width in (400, 100):
        group.resize(width, 80)
        group.grab()
        sizes.append(art.widths[-1])
    assert sizes[1] == pytest.approx(100 / 4 / 1.08)
    assert sizes[0] > sizes[1]
