"""Cards in dialogs: rendered for the device, however the painter is scaled and turned."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.widgets.card_painting import draw_card, draw_fan, draw_row


class AskedFor(CardArt):
    """Art that remembers at which device pixel ratios it was asked for."""

    def __init__(self) -> None:
        super().__init__(load_decks())
        self.ratios: list[float] = []
        self.codes: list[str | None] = []

    def card(self, deck_id: str, code: str | None, width: float, dpr: float) -> QPixmap:
        self.ratios.append(dpr)
        self.codes.append(code)
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


def test_fans_and_rows_show_their_cards_from_left_to_right(art: AskedFor) -> None:
    ground = QPixmap(400, 200)
    painter = QPainter(ground)
    cards = [("napoletane", "7D"), ("napoletane", None), ("castellana", "KS")]
    draw_fan(painter, art, cards, QPointF(100, 100), height=80)
    draw_row(painter, art, cards, QPointF(300, 100), height=80, step=40)
    painter.end()
    assert art.codes == ["7D", None, "KS"] * 2
