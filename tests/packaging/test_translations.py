"""The compiled translations are those of the texts beside them, and say the same."""

import importlib
import re
import shutil
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.storage.paths import translation_folder
from scopa_desktop.play.storage.settings import LANGUAGES
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Option
from scopa_desktop.ui.main_window.actions import Actions
from scopa_desktop.ui.pictures.decks import load_decks
from tests.sampling import parametrize_some

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "translations").glob("*.ts"))


def test_every_language_of_the_settings_has_its_translation() -> None:
    languages = {source.stem.removeprefix("scopa_desktop_") for source in SOURCES}
    assert languages == set(LANGUAGES) - {"system"}


@pytest.fixture
def translate(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that keeps the translations."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("translate")


@parametrize_some("source", SOURCES, default=SOURCES[::4], ids=lambda path: path.stem)
def test_the_texts_are_those_of_the_sources(
    source: Path, tmp_path: Path, translate: ModuleType
) -> None:
    updated = tmp_path / source.name
    shutil.copy(source, updated)
    translate.update(updated)
    assert source.read_text("utf-8") == updated.read_text("utf-8"), "run packaging/translate.py"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_compiled_file_is_up_to_date(
    source: Path, tmp_path: Path, translate: ModuleType
) -> None:
    compiled = tmp_path / "compiled.qm"
    translate.compile_to(source, compiled)
    assert source.with_suffix(".qm").read_bytes() == compiled.read_bytes(), (
        "run packaging/translate.py"
    )


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_every_text_is_translated(source: Path) -> None:
    unfinished = [
        message.findtext("source")
        for message, forms in _messages(source)
        if message.find("translation[@type]") is not None or not all(forms)
    ]
    assert not unfinished


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_translation_keeps_what_is_filled_in(source: Path) -> None:
    for message, forms in _messages(source):
        original = message.findtext("source", "")
        for text in filter(None, forms):
            assert _places(text) == _places(original), original


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_translation_has_a_mnemonic_and_dots_where_the_text_has_them(source: Path) -> None:
    for message, forms in _messages(source):
        original = message.findtext("source", "")
        for text in filter(None, forms):
            assert text.count("&") == original.count("&"), original
            assert text.endswith("…") is original.endswith("…"), original


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_every_letter_of_a_menu_chooses_one_thing(source: Path, qapp: QApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(source.with_suffix(".qm")))
    qapp.installTranslator(translator)
    bar = QMenuBar()
    actions = Actions(bar)
    actions.add_menus(bar)
    qapp.removeTranslator(translator)
    for menu in (bar, *bar.findChildren(QMenu)):
        titles = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [title[title.index("&") + 1].lower() for title in titles]
        assert len(set(letters)) == len(letters), titles


def test_what_the_rules_say_is_marked_for_translation() -> None:
    games = CATALOGUE.values()
    said = {words for game in games for words in (game.summary, game.family.value)}
    said |= {words for game in games for option in game.options for words in _said_by(option)}
    assert said <= _marked("rules")


def test_what_the_levels_say_is_marked_for_translation() -> None:
    said = {
        words for level in LEVELS.values() for words in (level.strength_label, level.description)
    }
    assert said <= _marked("levels")


def test_what_the_decks_say_is_marked_for_translation() -> None:
    decks = load_decks().values()
    said = {
        words
        for deck in decks
        for words in (deck.name, deck.region, deck.land, *deck.suits, *deck.courts, "Ace")
    }
    assert said <= _marked("Deck")


def test_plurals_have_their_forms() -> None:
    italian = QTranslator()
    assert italian.load(str(translation_folder() / "scopa_desktop_it.qm"))
    forms = [italian.translate("Counts", "%n cards", "", count) for count in (1, 2)]
    assert forms == ["%n carta", "%n carte"]


def test_texts_of_every_form_are_found(tmp_path: Path, translate: ModuleType) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        'A = QT_TRANSLATE_NOOP("Menu", "&Play")\n'
        'B = QT_TRANSLATE_NOOP3("Deck", "Clubs", "beside Diamonds")\n'
        'N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")\n'
        'C = N_("Making fifteen")\n'
        "class Sheet(QWidget):\n"
        "    def words(self):\n"
        '        one = self.tr("first "\n            "and last")\n'
        '        two = translate("Score", "%n cards", "", self.counts[0])\n'
        "        return one, two, translate(self.context, A), self.tr(A), path.translate(1, 2)\n",
        encoding="utf-8",
    )
    assert [tuple(text) for text in translate.texts(module)] == [
        ("Menu", "&Play", "", False),
        ("Deck", "Clubs", "beside Diamonds", False),
        ("Lessons", "Making fifteen", "", False),
        ("Sheet", "first and last", "", False),
        ("Score", "%n cards", "", True),
    ]


def test_texts_of_the_rules_are_found(tmp_path: Path, translate: ModuleType) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "from scopa_desktop.rules.messages import N_, RecordError, Sentence, TextError\n"
        'A = N_("Lead by two")\n'
        'raise RecordError("round {round}: {reason}", round=1, reason=Sentence("no card"))\n'
        'raise reader.line_error("expected {what}", what="a card") from TextError(sentence)\n',
        encoding="utf-8",
    )
    found = [text.source for text in translate.texts(module) if text.context == "rules"]
    assert found == ["Lead by two", "round {round}: {reason}", "no card", "expected {what}"]


def test_the_words_of_a_deck_are_found(tmp_path: Path, translate: ModuleType) -> None:
    description = tmp_path / "deck.json"
    words = '"suits": ["Coins", "Cups", "Swords", "Clubs"], "courts": ["Page", "Knight", "King"]'
    description.write_text(
        f'{{"name": "Cádiz", "region": "Andalusia", "land": "Spain", {words}}}', encoding="utf-8"
    )
    deck_texts = list(translate.deck_texts(description))
    assert {context for context, *_ in deck_texts} == {"Deck"}
    assert [text.source for text in deck_texts][:4] == ["Cádiz", "Andalusia", "Spain", "Coins"]
    assert len(deck_texts) == 10


def loaded(language: str) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(translation_folder() / f"scopa_desktop_{language}.qm"))
    return translator


def test_italian_is_loaded() -> None:
    translation = loaded("it").translate("Storage", "“{path}” is not a file.")
    assert translation is not None
    assert "non è un file" in translation


def test_clubs_are_other_cards_in_a_french_suited_deck() -> None:
    translator = loaded("it")
    assert translator.translate("Deck", "Clubs", "beside Coins") == "bastoni"
    assert translator.translate("Deck", "Clubs", "beside Diamonds") == "fiori"


def test_tunisians_call_king_and_ace_of_a_french_suited_deck_in_their_own_way() -> None:
    translator = loaded("ar")
    assert translator.translate("Deck", "King", "beside Diamonds") == "راي"
    assert translator.translate("Deck", "King", "beside Coins") == "ملك"
    assert translator.translate("Deck", "Ace", "beside Diamonds") == "لاص"


def _messages(source: Path) -> Iterator[tuple[ET.Element, list[str]]]:
    """Every message of a translation with its translated forms: one, or those of a plural."""
    for message in ET.parse(source).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message, forms or [translation.text or ""]


def _said_by(option: Option) -> set[str]:
    """The texts with which an option is offered."""
    values = option.values
    labels = values.values() if isinstance(values, Mapping) and not option.is_switch else ()
    conditions = [condition.sentence for condition in option.conditions]
    return {option.label, option.help, *labels, *conditions}


def _marked(context: str) -> set[str]:
    """The texts of the Italian translation in that context."""
    contexts = ET.parse(ROOT / "translations" / "scopa_desktop_it.ts").iter("context")
    (element,) = (each for each in contexts if each.findtext("name") == context)
    return {message.findtext("source", "") for message in element.iter("message")}


def _places(text: str) -> Counter[str]:
    """The places in a text where something is filled in: `{name}`, `%1`, `%n`."""
    return Counter(re.findall(r"\{\w*\}|%n|%\d", text))
