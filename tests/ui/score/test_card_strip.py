"""The cards on the cloth of the score sheet can be recognised, however many they are."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.widgets.card_label import (
    READABLE_HEIGHT,
    READABLE_SHARE,
    CardSpread,
    caption_to_fit,
    spread,
    strip_height_for,
)
from scopa_desktop.ui.wording.card_wording import ShownCard
from tests.looping import loop_over

ASPECTS = (0.55, 0.62, 0.72)


@loop_over(
    ("count", "width", "aspect"),
    [
        (count, width, aspect)
        for count in range(41)
        for width in (120, 206, 300, 460, 800)
        for aspect in ASPECTS
    ],
)
def test_every_card_can_be_recognised(count: int, width: int, aspect: float) -> None:
    box = QRectF(10, 20, width, strip_height_for(count, width, aspect))
    layout = spread(count, box, aspect)
    assert len(layout.centres) == count
    if not count:
        return
    assert layout.height >= READABLE_HEIGHT - 2
    card_width = layout.height * aspect
    for place, centre in enumerate(layout.centres):
        card = QRectF(0, 0, card_width, layout.height)
        card.moveCenter(centre)
        assert box.adjusted(-1, -1, 1, 1).contains(card)
        for other in layout.centres[place + 1 :]:
            is_same_row = abs(other.y() - centre.y()) < 1
            apart = other.x() - centre.x() if is_same_row else other.y() - centre.y()
            least = card_width * READABLE_SHARE if is_same_row else layout.height
            assert apart >= least - 0.51, "half a pixel is lost where sizes are rounded"


@pytest.mark.parametrize("count", [1, 5, 13, 17, 18, 22, 26, 33, 40])
def test_more_cards_never_become_slivers(count: int) -> None:
    """What is left at a given height: two rows of small cards rather than one of strips."""
    layout = spread(count, QRectF(0, 0, 300, 116), 0.62)
    card_width = layout.height * 0.62
    first, second = (*layout.centres, layout.centres[0])[:2]
    assert count == 1 or second.x() - first.x() >= card_width * 0.3


@pytest.mark.parametrize("seating", [TWO, PAIRS], ids=str)
@pytest.mark.parametrize("width", [552, 852, 1400])
def test_the_cloth_is_as_high_as_its_cards_need(qtbot: QtBot, width: int, seating: Seating) -> None:
    art = CardArt(load_decks())
    players = 2 if seating.has_partners else 1
    sides = [SideInfo(("You",) * players, ("you",) * players) for _ in range(seating.sides)]
    strip = CardStrip(art, art.decks["napoletane"], sides, GREEN_CLOTH)
    qtbot.addWidget(strip)
    strip.resize(width, strip.height_for(40, width))
    strip.show_cards([tuple(map(ShownCard, range(40))), ()], "all cards")
    strip.grab()
    cards = strip.findChildren(CardSpread)[0]
    boxes = cards.boxes()
    assert len(boxes) == 40
    assert min(box.height() for box in boxes) >= READABLE_HEIGHT - 2
    inside = QRectF(cards.rect()).adjusted(-1, -1, 1, 1)
    assert all(inside.contains(box) for box in boxes)
    names = {cards.name_at(box.topLeft() + QRectF(0, 0, 4, 9).center()) for box in boxes}
    assert len(names) == 40, "each card is seen at its upper left corner"


@pytest.mark.parametrize(("caption", "shown"), [("21", "21"), ("Settebello", "S")])
def test_numbers_without_room_are_smaller_and_never_cut(
    qtbot: QtBot, caption: str, shown: str
) -> None:
    face = font(20.0)
    words, smaller = caption_to_fit(ShownCard(parse_card("7D"), caption), face, 12.0)
    assert words == shown
    assert text_width(words, smaller) <= text_width(caption, face)
    assert smaller.pixelSize() <= face.pixelSize()
    words, same = caption_to_fit(ShownCard(parse_card("7D"), caption), face, 500.0)
    assert (words, same) == (caption, face)
