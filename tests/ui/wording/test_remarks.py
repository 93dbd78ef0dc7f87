"""Remarks of the characters: one for each occasion, short, and of their own."""

import re
from itertools import product

import pytest

from scopa_desktop.ai.levels import LEVELS, MATCHED
from scopa_desktop.ui.wording.remarks import Occasion, quoted_remark, remark_about

CHARACTERS = (*LEVELS, MATCHED)
LONGEST_AT_THE_TABLE = 60


def test_every_character_has_words_of_their_own_for_every_occasion() -> None:
    remarks = [remark_about(occasion, level) for occasion, level in product(Occasion, CHARACTERS)]
    assert len({*remarks}) == len(remarks)


@pytest.mark.parametrize("occasion", [each for each in Occasion if each.value > 2])
def test_remarks_at_the_table_are_short(language: str, occasion: Occasion) -> None:
    for level in CHARACTERS:
        assert len(remark_about(occasion, level)) <= LONGEST_AT_THE_TABLE, (language, level)


ABOUT_SEVERAL = {
    "en": r"them|these|those|cards",
    "it": r"\w*(ar|er|ir)(le|li)|tutt[ei]|quest[ei]|quelle|quelli|carte",
    "es": r"todas|todos|estas|esas|\w*(ar|er|ir)(las|los)|cartas",
    "fr": r"tou(te)?s|les|celles|cartes",
    "de": r"alle|sie|diese|karten",
    "ca": r"tot(e)?s|les|aquestes|cartes",
    "pt_BR": r"tod[ao]s|essas|estas|elas|cartas",
    "ar": r"كلّها|أوراق|جميعها",
}
"""Words that speak of several cards, which a sweep need not take."""


def test_a_remark_about_a_sweep_fits_a_single_card(language: str) -> None:
    pattern = re.compile(rf"\b({ABOUT_SEVERAL[language]})\b", re.IGNORECASE)
    said = {level: remark_about(Occasion.SWEPT, level) for level in CHARACTERS}
    # The stars, which are not cards.
    del said["master"]
    assert [text for text in said.values() if pattern.search(text)] == []


def test_a_remark_is_quoted_with_the_name() -> None:
    assert quoted_remark("Beppe", "Into the net with it!") == "Beppe: “Into the net with it!”"
