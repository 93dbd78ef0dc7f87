"""Remarks of the characters: one for each occasion, short, and of their own."""

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


def test_a_remark_is_quoted_with_the_name() -> None:
    assert quoted_remark("Beppe", "Into the net with it!") == "Beppe: “Into the net with it!”"
