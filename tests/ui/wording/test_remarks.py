"""Remarks of the characters: many, short, of their own, and none said twice in an evening."""

import re
from itertools import chain

from scopa_desktop.ai.levels import LEVELS, MATCHED
from scopa_desktop.ui.wording.remarks import Evening, Occasion, quoted_remark, remarks_about, tr

CHARACTERS = (*LEVELS, MATCHED)
LEAST = 40
LONGEST_AT_THE_TABLE, LONGEST_AT_THE_END = 60, 84
AT_THE_END = {Occasion.WON, Occasion.LOST}
HOUR = 3600.0


def said_by(level: str) -> list[str]:
    """All sentences of a character in the language of the program."""
    return [tr(each) for each in chain(*(remarks_about(each, level) for each in Occasion))]


def test_every_character_has_many_sentences_of_their_own(language: str) -> None:
    said = {level: said_by(level) for level in CHARACTERS}
    assert all(len(sentences) >= LEAST for sentences in said.values())
    everything = [*chain(*said.values())]
    assert len({*everything}) == len(everything)
    if language != "en":
        in_english = {*chain(*(remarks_about(o, c) for o in Occasion for c in CHARACTERS))}
        assert not in_english & {*everything}


def test_remarks_are_short(language: str) -> None:
    for occasion in Occasion:
        longest = LONGEST_AT_THE_END if occasion in AT_THE_END else LONGEST_AT_THE_TABLE
        for level in CHARACTERS:
            for source in remarks_about(occasion, level):
                assert len(tr(source)) <= longest, (language, source)


ABOUT_SEVERAL = {
    "en": r"them|these|those|cards",
    "it": r"\w*(ar|er|ir)(le|li)|quest[ei]|quelle|quelli|carte",
    "es": r"estas|esas|\w*(ar|er|ir)(las|los)|cartas",
    "fr": r"celles|cartes",
    "de": r"karten|diese hier",
    "ca": r"aquestes|cartes",
    "pt_BR": r"essas|estas|cartas",
    "ar": r"أوراق|جميعها",
}
"""Words that speak of several captured cards."""
ABOUT_A_CAPTURE = (
    Occasion.SWEPT,
    Occasion.SWEPT_AGAIN,
    Occasion.SWEPT_BY_PERSON,
    Occasion.TOOK_POINT,
    Occasion.POINT_TAKEN_BY_PERSON,
)


def test_a_remark_about_a_capture_fits_a_single_card(language: str) -> None:
    pattern = re.compile(rf"\b({ABOUT_SEVERAL[language]})\b", re.IGNORECASE)
    sentences = [tr(s) for o in ABOUT_A_CAPTURE for c in CHARACTERS for s in remarks_about(o, c)]
    assert [text for text in sentences if pattern.search(text)] == []


def test_no_sentence_is_said_twice_in_an_evening() -> None:
    now = [0.0]
    evening = Evening(seed=1, clock=lambda: now[0])
    said = [evening.remark(Occasion.SWEPT, "casual") for _ in range(4)]
    assert {*said[:3]} == {*remarks_about(Occasion.SWEPT, "casual")}
    assert said[3] is None
    assert evening.remark(Occasion.SWEPT, "skilled") is not None
    now[0] = 5 * HOUR
    assert evening.remark(Occasion.SWEPT, "casual") is None
    now[0] = 7 * HOUR
    assert evening.remark(Occasion.SWEPT, "casual") in said


def test_with_partner_conventions_it_is_the_same_character() -> None:
    evening = Evening(seed=1)
    assert evening.greeting("master") is Occasion.GREETING
    assert evening.greeting("master_traditional") is Occasion.REMATCH
    assert evening.greeting("matched_240") is Occasion.GREETING
    assert evening.greeting("matched_250") is Occasion.REMATCH


def test_a_remark_is_quoted_with_the_name() -> None:
    assert quoted_remark("Beppe", "Into the net with it!") == "Beppe: “Into the net with it!”"
