"""Numbers with their nouns in every language of the window."""

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.table_events import PackCut
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.number_format import NOUNS, counted
from scopa_desktop.ui.wording.table_event_wording import event_sentence
from scopa_desktop.ui.wording.table_wording import certain_points_text

NUMBERS = (0, 1, 2, 3, 11, 100)
"""One number for each of the six plural forms of Arabic."""
POINTS = {
    "en": ("0 points", "1 point", "2 points", "3 points", "11 points", "100 points"),
    "it": ("0 punti", "1 punto", "2 punti", "3 punti", "11 punti", "100 punti"),
    "es": ("0 puntos", "1 punto", "2 puntos", "3 puntos", "11 puntos", "100 puntos"),
    "fr": ("0 point", "1 point", "2 points", "3 points", "11 points", "100 points"),
    "pt_BR": ("0 ponto", "1 ponto", "2 pontos", "3 pontos", "11 pontos", "100 pontos"),
    "de": ("0 Punkte", "1 Punkt", "2 Punkte", "3 Punkte", "11 Punkte", "100 Punkte"),
    "ca": ("0 punts", "1 punt", "2 punts", "3 punts", "11 punts", "100 punts"),
    "ar": ("0 نقطة", "1 نقطة", "نقطتان (2)", "3 نقاط", "11 نقطة", "100 نقطة"),
}


SAME_WORDS = {("points", "fr")}
"""The nouns that are the same word in English and in another language."""


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_points_have_the_plural_forms_of_the_language(language: str, qapp: QApplication) -> None:
    with texts_in(language):
        assert tuple(counted("points", number) for number in NUMBERS) == POINTS[language]


@pytest.mark.parametrize("language", NATIVE_NAMES)
@pytest.mark.parametrize("noun", sorted(NOUNS))
def test_every_noun_has_its_number_in_every_language(
    noun: str, language: str, qapp: QApplication
) -> None:
    with texts_in(language):
        texts = [counted(noun, number) for number in NUMBERS]
    for number, text in zip(NUMBERS, texts, strict=True):
        assert str(number) in text
        assert "%" not in text
        assert text.replace(str(number), "").strip()
        assert language == "en" or noun not in text or (noun, language) in SAME_WORDS


def test_arabic_players_have_different_forms(qapp: QApplication) -> None:
    with texts_in("ar"):
        forms = {counted("players", number).replace(str(number), "#") for number in NUMBERS}
    assert forms == {"# لاعب", "لاعبان (#)", "# لاعبين", "# لاعبًا"}


def test_a_noun_without_plurals_is_refused() -> None:
    with pytest.raises(KeyError):
        counted("brooms", 2)


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "The pack is cut: 1 card below"),
        ("en", 2, "The pack is cut: 2 cards below"),
        ("de", 1, "Abgehoben: 1 Karte unten"),
        ("it", 1, "Mazzo tagliato: 1 carta sotto"),
    ],
)
def test_a_cut_agrees_with_the_number_of_cards(
    language: str, number: int, sentence: str, qapp: QApplication
) -> None:
    with texts_in(language):
        assert event_sentence(PackCut(number), None, "Pina", SCOPA) == sentence


def test_points_declared_agree_in_italian(qapp: QApplication) -> None:
    with texts_in("it"):
        text = certain_points_text("", 1)
    assert text == "1 punto con le dichiarazioni in questa smazzata"
