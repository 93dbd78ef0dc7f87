"""The animated picture of the README is a WebP file that Qt can play."""

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from sweep_picture import Frame, animated_webp

from tests.packaging.test_guides import DOCS

SWEEP = DOCS / "pictures" / "sweep.webp"
LARGEST = 1_500_000
COLOURS = ("red", "yellow", "blue")


def frame(patch: int | None, milliseconds: int) -> Frame:
    """A green picture, with a patch of a colour at a place of its own."""
    image = QImage(101, 67, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    if patch is not None:
        painter = QPainter(image)
        painter.fillRect(10 + 30 * patch, 13, 24, 40, QColor(COLOURS[patch]))
        painter.end()
    return Frame(image, milliseconds)


def played(content: bytes) -> list[tuple[QImage, int]]:
    """The whole pictures of an animation, and their times."""
    data = QByteArray(content)  # The buffer does not keep it.
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"webp"))
    assert reader.loopCount() == -1
    return [(reader.read(), reader.nextImageDelay()) for _ in range(reader.imageCount())]


def test_frames_are_played_one_after_the_other() -> None:
    frames = [frame(None, 100), frame(0, 50), frame(0, 70), frame(1, 60), frame(2, 900)]
    shown = played(animated_webp(frames))
    assert [time for _, time in shown] == [100, 120, 60, 900]
    for (image, _), expected in zip(shown, (frames[0], *frames[2:]), strict=True):
        for x in (5, 20, 50, 80, 95):
            found, wanted = image.pixelColor(x, 33), expected.image.pixelColor(x, 33)
            # The pictures are compressed with loss.
            assert found.red() == pytest.approx(wanted.red(), abs=12)
            assert found.green() == pytest.approx(wanted.green(), abs=12)
            assert found.blue() == pytest.approx(wanted.blue(), abs=12)


def test_the_sweep_of_the_readme_moves_and_is_small() -> None:
    assert SWEEP.stat().st_size < LARGEST
    shown = played(SWEEP.read_bytes())
    assert len(shown) > 20
    assert 3000 < sum(time for _, time in shown) < 15_000
