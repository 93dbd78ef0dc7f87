"""The contrast of the colours, and the cloths by id."""

from itertools import product

import pytest

from scopa_desktop.play.storage.settings import TABLE_COLOURS
from scopa_desktop.ui.theme import colours


def dialog_pairs(palette: colours.DialogPalette) -> list[tuple[str, str]]:
    """The pairs (text, background) that occur in a dialog."""
    texts = (palette.text, palette.secondary_text)
    backgrounds = (palette.background, palette.list_background, palette.field)
    return [
        *product(texts, backgrounds),
        (palette.title, palette.background),
        (palette.title, palette.list_background),
        (palette.tile_text, palette.tile),
        (palette.tile_secondary_text, palette.tile),
    ]


TEXT_ON_BACKGROUND: tuple[tuple[str, str], ...] = (
    *dialog_pairs(colours.LIGHT_PALETTE),
    *dialog_pairs(colours.DARK_PALETTE),
    *(pair for palette in colours.CONTRAST_PALETTES for pair in dialog_pairs(palette)),
    *(
        (colours.CREAM, tone)
        for cloth in colours.CLOTHS
        for tone in (cloth.light, cloth.base, cloth.dark)
    ),
    *((colours.CREAM, wood) for wood in (colours.WALNUT, colours.WALNUT_2, colours.WALNUT_3)),
    *((colours.CREAM_2, wood) for wood in (colours.WALNUT, colours.WALNUT_2, colours.WALNUT_3)),
    *((colours.GOLD, wood) for wood in (colours.WALNUT, colours.WALNUT_2)),
    (colours.DISABLED_ON_WALNUT, colours.WALNUT_2),
    *(
        (colours.INK, background)
        for background in (
            colours.GOLD,
            colours.SILVER,
            colours.BRONZE,
            colours.PAPER,
            colours.WHITE,
        )
    ),
    *(
        (colours.INK, background)
        for background in (colours.SKY, colours.CREAM_2, colours.BLUSH, colours.CHIP_INACTIVE)
    ),
    *((colours.RED_DEEP, background) for background in (colours.PAPER, colours.PLAQUE_INACTIVE)),
    *(
        (colours.PLAQUE_SECONDARY, background)
        for background in (colours.PAPER, colours.PLAQUE_INACTIVE)
    ),
    (colours.INK, colours.PLAQUE_INACTIVE),
    (colours.WHITE, colours.RED_BUTTON),
    (colours.DISABLED_BUTTON_TEXT, colours.DISABLED_BUTTON),
)
"""Every pair (text, background) that occurs in the window."""


def luminance(token: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    channels = [int(token[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """The contrast ratio as WCAG 2 defines it."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("text", "background"), TEXT_ON_BACKGROUND)
def test_text_can_be_read_on_its_background(text: str, background: str) -> None:
    assert contrast(text, background) >= 4.5


def test_there_is_a_cloth_for_every_value_of_the_setting() -> None:
    assert [cloth.id for cloth in colours.CLOTHS] == [*TABLE_COLOURS]


@pytest.mark.parametrize("cloth", colours.CLOTHS, ids=lambda cloth: cloth.id)
def test_gold_outlines_contrast_with_every_cloth(cloth: colours.Cloth) -> None:
    assert min(contrast(colours.GOLD, tone) for tone in (cloth.light, cloth.base, cloth.dark)) >= 3


@pytest.mark.parametrize(
    "palette", [colours.LIGHT_PALETTE, colours.DARK_PALETTE], ids=lambda palette: palette.id
)
def test_outlines_and_focus_contrast_with_the_background(palette: colours.DialogPalette) -> None:
    for background in (palette.background, palette.field, palette.list_background):
        assert contrast(palette.frame, background) >= 3
        assert contrast(palette.focus, background) >= 3


@pytest.mark.parametrize("palette", colours.CONTRAST_PALETTES, ids=lambda each: each.id)
def test_high_contrast_texts_have_seven_to_one(palette: colours.DialogPalette) -> None:
    for text, background in dialog_pairs(palette):
        assert contrast(text, background) >= 7, (text, background)


def test_cloth_by_id_and_green_for_an_unknown_id() -> None:
    assert all(colours.cloth_by_id(cloth.id) is cloth for cloth in colours.CLOTHS)
    assert colours.cloth_by_id("plaid") is colours.GREEN_CLOTH


def test_only_the_high_contrast_cloth_widens_outlines() -> None:
    assert colours.HIGH_CONTRAST_CLOTH.outline_factor == 1.5
    assert colours.GREEN_CLOTH.outline_factor == 1.0
