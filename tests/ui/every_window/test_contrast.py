"""The contrast of all texts with what is painted behind them, in the light and the dark theme."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette
from scopa_desktop.ui.widgets.headings import Heading
from tests.looping import check_all
from tests.sampling import parametrize_some

from ..conftest import SetPalette
from ..theme.test_colours import contrast
from .windows import WINDOWS, Windows, settle

LEAST = 4.5
SCALE = 3
"""The letters are painted so much larger that they have pixels of their pure colour."""
PALETTES = (LIGHT_PALETTE, DARK_PALETTE)
SHARES = [(palette, WINDOWS[6 * number :: 12]) for number, palette in enumerate(PALETTES)]


def texts(window: QWidget) -> Iterator[QWidget]:
    """The enabled parts of a window that are painted as a text on one colour.

    Those that are not wholly seen, because they have to be scrolled to, are left out.
    """
    for part in window.findChildren(QWidget):
        is_seen = part.visibleRegion().boundingRect() == part.rect()
        if not is_seen or not part.isEnabled() or part.size().isEmpty():
            continue
        match part:
            case QLabel() if part.text() and not isinstance(part, Heading):
                yield part
            case QLineEdit() if part.text() or part.placeholderText():
                yield part
            case QComboBox():
                yield part


def painted_contrast(window: QWidget, part: QWidget) -> float:
    """The contrast of the letters with the most frequent colour around them."""
    box = QRect(part.mapTo(window, QPoint()), part.size())
    image = QImage(box.size() * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    window.render(painter, QPoint(), box)
    painter.end()
    if isinstance(part, QComboBox | QLineEdit):
        # Neither the frame nor an arrow.
        image = image.copy(image.rect().adjusted(15, 12, -image.width() // 2, -12))
    pixels = Counter(memoryview(image.constBits()).cast("B").cast("I"))
    (background, _), *others = (
        (f"#{pixel & 0xFFFFFF:06x}", number) for pixel, number in pixels.most_common()
    )
    return max(contrast(background, colour) for colour, number in others if number > SCALE)


@parametrize_some(
    ("palette", "names"),
    [(palette, names) for palette, share in SHARES for names in (share, WINDOWS)],
    default=SHARES,
    ids=lambda value: value.id if isinstance(value, DialogPalette) else f"{len(value)} windows",
)
def test_texts_can_be_read(
    windows: Windows, set_palette: SetPalette, palette: DialogPalette, names: Sequence[str]
) -> None:
    set_palette(palette)

    def check(name: str) -> None:
        with windows.opened(name) as window:
            settle()
            measured = {part: painted_contrast(window, part) for part in texts(window)}
            assert [
                (type(part).__name__, part.property("text"), round(value, 1))
                for part, value in measured.items()
                if value < LEAST
            ] == []

    check_all(names, check)


@pytest.mark.parametrize(("colour", "is_readable"), [("#777777", False), ("#767676", True)])
def test_the_measure_is_that_of_the_colours(colour: str, is_readable: bool) -> None:
    window = QWidget()
    window.setStyleSheet(f"QWidget {{ background: #ffffff; }} QLabel {{ color: {colour}; }}")
    label = QLabel("HHHHHH", window)
    window.resize(200, 60)
    label.setGeometry(10, 10, 160, 40)
    assert (painted_contrast(window, label) >= LEAST) is is_readable
