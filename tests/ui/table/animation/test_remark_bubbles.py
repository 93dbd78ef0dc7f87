"""The bubbles of remarks: the longest sentences find room in a small window with huge texts."""

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.levels import LEVELS, MATCHED
from scopa_desktop.rules.seating import FOUR, TWO, TWO_THREES, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.wording.remarks import Occasion, remarks_about, tr

from ..conftest import in_mid_round, match_of, unpainted_view

SMALL = QSize(640, 400)
"""The table in the smallest window, below the bars."""


@pytest.fixture
def huge_texts(qapp: QApplication) -> Iterator[None]:
    set_text_size(qapp, "double")
    yield
    set_text_size(qapp, "normal")


@pytest.mark.usefixtures("huge_texts")
@pytest.mark.parametrize("seating", [TWO, FOUR, TWO_THREES], ids=str)
def test_the_longest_remark_has_room(art: CardArt, language: str, seating: Seating) -> None:
    at_table = [each for each in Occasion if each not in (Occasion.WON, Occasion.LOST)]
    sentences = chain(*(remarks_about(o, c) for o in at_table for c in (*LEVELS, MATCHED)))
    longest = sorted(map(tr, sentences), key=len)[-5:]
    match = in_mid_round(match_of("scopa", seating), 1)
    with unpainted_view(art, match, SMALL) as view:
        scene = view.table_scene
        layout = scene.table_layout
        assert layout is not None
        for seat in range(1, seating.players):
            for remark in longest:
                bubble = RemarkBubble(scene.appearance, layout, seat, z=0, remark=remark)
                assert scene.sceneRect().contains(bubble.box), (seat, remark, bubble.box)
