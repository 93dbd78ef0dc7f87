"""The pictures of the badges: complete, sharp, unlike each other, and engraved before earned."""

import re
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.pictures import badge_art
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS, badge_pixmap
from scopa_desktop.ui.pictures.decks import MissingArtError
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from tests.looping import check_all, loop_over

from ..conftest import SetPalette

PALETTES = [LIGHT_PALETTE, DARK_PALETTE]
SAMPLES = 16
"""Pictures are compared by this many averages across and down."""
LEAST_DIFFERENCE = {True: 6.0, False: 1.2}
"""By whether the badges are earned: of an average in a colour, from 0 to 255."""


@pytest.fixture(autouse=True)
def cache(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PixmapCache:
    """The cache of this test only."""
    cache = PixmapCache(8 * 1024 * 1024)
    monkeypatch.setattr(badge_art, "_cache", cache)
    return cache


def samples(pixmap: QPixmap) -> bytes:
    """Red, green, blue and opacity at the points of a coarse grid."""
    image = pixmap.toImage().scaled(
        SAMPLES,
        SAMPLES,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def most_colourful(pixmap: QPixmap) -> int:
    """The largest difference between red, green and blue in an opaque point."""
    image = pixmap.toImage()
    points = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
    rgb = [(p.red(), p.green(), p.blue()) for p in points if p.alpha() == 255]
    return max(max(levels) - min(levels) for levels in rgb)


def test_every_badge_has_a_file_and_every_file_is_a_badge() -> None:
    files = {path.stem for path in (resource_folder() / "badges").glob("*.svg")}
    assert files == set(BADGE_IDS)
    assert len(BADGE_IDS) == len(files) >= 40


@pytest.mark.slow
@pytest.mark.parametrize("size", [48, 128])
@pytest.mark.parametrize("earned", [True, False], ids=["earned", "engraved"])
@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.id)
def test_no_badge_looks_like_another(
    palette: DialogPalette, earned: bool, size: int, set_palette: SetPalette
) -> None:
    set_palette(palette)
    pictures = {badge: samples(badge_pixmap(badge, size, 1.0, earned)) for badge in BADGE_IDS}

    def check(pair: tuple[str, str]) -> None:
        first, second = (pictures[badge] for badge in pair)
        difference = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
        assert difference >= LEAST_DIFFERENCE[earned]

    check_all(list(combinations(BADGE_IDS, 2)), check)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_badge_has_exactly_the_device_pixels(dpr: float) -> None:
    picture = badge_pixmap("cappotto", 48, dpr, earned=True)
    assert (picture.width(), picture.height()) == (48 * dpr, 48 * dpr)
    assert picture.devicePixelRatio() == dpr


@loop_over("badge", BADGE_IDS)
def test_a_badge_keeps_within_its_square(badge: str) -> None:
    image = badge_pixmap(badge, 128, 1.0, earned=True).toImage()
    edge = [image.pixelColor(i, j).alpha() for i in range(128) for j in (0, 127)]
    edge += [image.pixelColor(i, j).alpha() for i in (0, 127) for j in range(128)]
    assert max(edge) == 0


@loop_over("badge", BADGE_IDS)
def test_an_engraved_badge_has_the_outline_of_the_earned_one(badge: str) -> None:
    earned = badge_pixmap(badge, 48, 1.0, earned=True).toImage()
    engraved = badge_pixmap(badge, 48, 1.0, earned=False).toImage()
    alpha = QImage.Format.Format_Alpha8
    assert earned.convertToFormat(alpha) == engraved.convertToFormat(alpha)


@pytest.mark.slow
@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.id)
def test_an_engraved_badge_has_lost_its_colours(
    palette: DialogPalette, set_palette: SetPalette
) -> None:
    set_palette(palette)

    def check(badge: str) -> None:
        assert most_colourful(badge_pixmap(badge, 48, 1.0, earned=True)) > 100
        assert most_colourful(badge_pixmap(badge, 48, 1.0, earned=False)) < 60

    check_all(BADGE_IDS, check)


def test_an_engraving_follows_the_palette_and_an_earned_badge_does_not(
    set_palette: SetPalette,
) -> None:
    pictures: dict[bool, list[QImage]] = {True: [], False: []}
    for palette in PALETTES:
        set_palette(palette)
        for earned, images in pictures.items():
            images.append(badge_pixmap("napola", 48, 1.0, earned).toImage())
    assert pictures[True][0] == pictures[True][1]
    assert pictures[False][0] != pictures[False][1]


def test_a_badge_is_rendered_once_per_size_and_look(cache: PixmapCache) -> None:
    first = badge_pixmap("napola", 48, 1.0, earned=True)
    assert badge_pixmap("napola", 48, 1.0, earned=True).cacheKey() == first.cacheKey()
    badge_pixmap("napola", 48, 2.0, earned=True)
    badge_pixmap("napola", 48, 1.0, earned=False)
    assert len(cache) == 3


@pytest.mark.parametrize("badge", ["nobody", "../emblems/broom", ""])
def test_an_unknown_badge_is_an_error_that_names_it(badge: str) -> None:
    with pytest.raises(MissingArtError, match=re.escape(f"“{badge}”")):
        badge_pixmap(badge, 48, 1.0, earned=True)
