"""The colours: what is text can be read, and names lead to cloths."""

import pytest

from scopa_desktop.ui.theme import tokens


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


@pytest.mark.parametrize(("text", "ground"), tokens.READABLE)
def test_text_can_be_read_on_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("cloth", tokens.CLOTHS, ids=lambda cloth: cloth.id)
def test_gold_rims_stand_out_from_every_cloth(cloth: tokens.Cloth) -> None:
    assert min(contrast(tokens.GOLD, tone) for tone in (cloth.lit, cloth.base, cloth.deep)) >= 3


@pytest.mark.parametrize("paper", [tokens.DAY, tokens.NIGHT], ids=lambda paper: paper.id)
def test_outlines_and_focus_stand_out_from_paper(paper: tokens.Paper) -> None:
    for ground in (paper.ground, paper.field, paper.list_ground):
        assert contrast(paper.frame, ground) >= 3
        assert contrast(paper.focus, ground) >= 3


def test_cloths_are_found_by_name_and_an_unknown_name_is_green() -> None:
    assert all(tokens.cloth_named(cloth.id) is cloth for cloth in tokens.CLOTHS)
    assert tokens.cloth_named("plaid") is tokens.GREEN_CLOTH


def test_only_high_contrast_widens_rims() -> None:
    assert tokens.HIGH_CONTRAST_CLOTH.rim_factor == 1.5
    assert tokens.GREEN_CLOTH.rim_factor == 1.0
