"""The colours: what is text can be read, and names lead to cloths."""

import pytest

from scopa_desktop.ui.theme import colours


def luminance(token: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    channels = [int(token[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("text", "ground"), colours.TEXT_ON_BACKGROUND)
def test_text_can_be_read_on_its_ground(text: str, background: str) -> None:
    assert contrast(text, background) >= 4.5


@pytest.mark.parametrize("cloth", colours.CLOTHS, ids=lambda cloth: cloth.id)
def test_gold_rims_stand_out_from_every_cloth(cloth: colours.Cloth) -> None:
    assert min(contrast(colours.GOLD, tone) for tone in (cloth.lit, cloth.base, cloth.deep)) >= 3


@pytest.mark.parametrize("paper", [colours.LIGHT_PALETTE, colours.DARK_PALETTE], ids=lambda paper: paper.id)
def test_outlines_and_focus_stand_out_from_paper(paper: colours.DialogPalette) -> None:
    for background in (paper.background, paper.field, paper.list_background):
        assert contrast(paper.frame, background) >= 3
        assert contrast(paper.focus, background) >= 3


def test_cloths_are_found_by_name_and_an_unknown_name_is_green() -> None:
    assert all(colours.cloth_by_id(cloth.id) is cloth for cloth in colours.CLOTHS)
    assert colours.cloth_by_id("plaid") is colours.GREEN_CLOTH


def test_only_high_contrast_widens_rims() -> None:
    assert colours.HIGH_CONTRAST_CLOTH.outline_factor == 1.5
    assert colours.GREEN_CLOTH.outline_factor == 1.0
