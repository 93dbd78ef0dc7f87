"""The settings under mouse and keyboard: in force at once, and kept."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, ProfileStore
from scopa_desktop.play.storage.settings import (
    AUTO_DECK,
    HIGH_CONTRAST,
    PERSONAL,
    TABLE_COLOURS,
    LastGame,
    Settings,
    SettingsStore,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.backs import BACKS
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.settings.deck_actions import DeckPrinting
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.settings.settings_page import SettingsPage
from scopa_desktop.ui.settings.settings_pages import AccessibilityPage, SoundPage
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.deck_choice import DeckChoice
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paged_dialog import PageList
from scopa_desktop.ui.widgets.picture_tiles import ClothTile, PictureTile, TileChoice

from ..conftest import show_active
from ..parts import part

CARDS, TABLE, PLAY, SOUND, LANGUAGE, ACCESSIBILITY = range(6)
NO_WINS: Mapping[Family, int] = {}
WIDE, NARROW = QSize(940, 680), QSize(600, 440)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def store(path: Path) -> SettingsStore:
    return SettingsStore(path)


@pytest.fixture
def profiles(tmp_path: Path) -> ProfileStore:
    return ProfileStore(Database(tmp_path))


@pytest.fixture
def opened(
    qtbot: QtBot, art: CardArt, store: SettingsStore, profiles: ProfileStore
) -> Callable[..., SettingsDialog]:
    """Opens the settings at a page."""

    def make(
        page: int | None = None, size: QSize = WIDE, wins: Mapping[Family, int] = NO_WINS
    ) -> SettingsDialog:
        dialog = SettingsDialog(store, art, profiles=profiles, wins=wins)
        show_active(qtbot, dialog, size)
        if page is not None:
            dialog.select_page(page)
        return dialog

    return make


Open = Callable[..., SettingsDialog]


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    if isinstance(button, QCheckBox):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(12, button.height() // 2))
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def key(dialog: QWidget, words: str) -> QAbstractButton:
    return part(dialog, Button, words)


def pages(dialog: SettingsDialog) -> PageList:
    return next(pages for pages in dialog.findChildren(PageList) if pages.count())


def visible_field(dialog: SettingsDialog) -> QLineEdit:
    return next(field for field in dialog.findChildren(QLineEdit) if field.isVisible())


# --- what is changed ---------------------------------------------------------------------------


CLICKS: dict[str, tuple[int, type[QAbstractButton], str, object]] = {
    "Sicilian": (CARDS, PictureTile, "deck", "siciliane"),
    "Always": (CARDS, QRadioButton, "card_values", "always"),
    "Burgundy": (TABLE, PictureTile, "table_colour", "burgundy"),
    "Never": (TABLE, QRadioButton, "show_moves", "never"),
    "Fast": (PLAY, QRadioButton, "speed", "fast"),
    "Play for me when there is only one move": (PLAY, QCheckBox, "play_single_move", True),
    "Declare for me": (PLAY, QCheckBox, "declare", False),
    "Faces and remarks of the opponents": (PLAY, QCheckBox, "remarks", False),
    "Full capture": (PLAY, QRadioButton, "play_on_click", "selection"),
    "Nothing": (PLAY, QRadioButton, "play_on_click", "never"),
    "Sounds": (SOUND, QCheckBox, "sounds", False),
    "Left-handed table": (ACCESSIBILITY, QCheckBox, "left_handed", True),
    "Large cards": (ACCESSIBILITY, QCheckBox, "large_cards", True),
    "Signs for the suits": (ACCESSIBILITY, QCheckBox, "suit_signs", True),
    "Right hand": (ACCESSIBILITY, QRadioButton, "one_handed_keys", "right"),
    "Italiano": (LANGUAGE, QRadioButton, "language", "it"),
    "On": (ACCESSIBILITY, QRadioButton, "reduced_motion", "on"),
    "High contrast": (ACCESSIBILITY, QCheckBox, "table_colour", "contrast"),
}  # fmt: skip


@pytest.mark.parametrize("words", CLICKS)
def test_a_click_is_in_force_and_kept(
    opened: Open, store: SettingsStore, path: Path, qtbot: QtBot, words: str
) -> None:
    page, kind, field, value = CLICKS[words]
    dialog = opened(page)
    with qtbot.waitSignal(store.changes(field)):
        click(qtbot, part(dialog, kind, words))
    assert getattr(store.current, field) == value
    assert json.loads(path.read_text(encoding="utf-8"))[field] == value


def test_a_back_is_chosen_apart_from_the_deck(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(CARDS)
    backs = [tile for tile in dialog.findChildren(PictureTile) if tile.text() == "Bergamo"]
    assert len(backs) == 2
    click(qtbot, backs[1])
    assert (store.current.deck, store.current.back) == ("auto", "bergamasche")


def test_a_back_that_belongs_to_no_deck_is_chosen(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(CARDS)
    click(qtbot, part(dialog, PictureTile, "Night sky"))
    assert store.current.back == "night"


def test_a_locked_back_says_what_earns_it_and_cannot_be_chosen(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(replace(store.current, back="brooms"))
    dialog = opened(CARDS, wins={Family.SCOPA: 2, Family.FIFTEEN: 3})
    locked = part(dialog, PictureTile, "Brooms")
    click(qtbot, locked)
    assert not locked.isEnabled() and not locked.isChecked()
    assert locked.accessibleDescription() == "Scopa, 2 of 3"
    assert part(dialog, PictureTile, "Same as the deck").isChecked()
    notes = [label.text() for label in dialog.findChildren(QLabel) if "to earn" in label.text()]
    assert len(notes) == 1 and "Brooms (Scopa, 2 of 3)" in notes[0] and "Fifteen" not in notes[0]
    click(qtbot, part(dialog, PictureTile, "Fifteen suns"))
    assert store.current.back == "fifteen"


def test_arrows_pass_over_locked_backs(opened: Open, store: SettingsStore, qtbot: QtBot) -> None:
    dialog = opened(CARDS, wins={Family.SCOPONE: 3, Family.PLATA: 3})
    tile = part(dialog, PictureTile, "Partners")
    click(qtbot, tile)
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Right)
    assert store.current.back == "river"


@pytest.fixture
def pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the player chooses, without its suffix in the file dialog."""
    chosen = str(tmp_path / "cards")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    return tmp_path / "cards.pdf"


def says(dialog: SettingsDialog, words: str) -> bool:
    return any(words in label.text() for label in dialog.findChildren(QLabel))


def test_the_chosen_deck_is_saved_to_print(
    opened: Open, store: SettingsStore, qtbot: QtBot, pdf: Path
) -> None:
    store.change(replace(store.current, deck="genovesi", back="night"))
    dialog = opened(CARDS)
    click(qtbot, key(dialog, "Print this deck…"))
    qtbot.waitUntil(lambda: says(dialog, "Page 1 of 10"))
    qtbot.waitUntil(lambda: says(dialog, "Saved as “cards.pdf”"), timeout=20_000)
    assert pdf.read_bytes().startswith(b"%PDF")
    assert key(dialog, "Print this deck…").isVisible()


def test_printing_can_be_stopped(opened: Open, qtbot: QtBot, pdf: Path) -> None:
    dialog = opened(CARDS)
    click(qtbot, key(dialog, "Print this deck…"))
    qtbot.waitUntil(lambda: says(dialog, "Page 1 of 10"))
    click(qtbot, key(dialog, "Stop"))
    assert says(dialog, "nothing was saved")
    assert not pdf.exists()
    click(qtbot, key(dialog, "Print this deck…"))
    qtbot.waitUntil(lambda: says(dialog, "Page 1 of 10"))


def test_a_deck_that_cannot_be_saved_is_reported(opened: Open, qtbot: QtBot, pdf: Path) -> None:
    pdf.mkdir()
    dialog = opened(CARDS)
    dialog.findChildren(DeckPrinting)[0].save_to(pdf)
    qtbot.waitUntil(lambda: says(dialog, "cards.pdf"), timeout=20_000)
    assert not says(dialog, "Saved as")


def test_nothing_is_said_of_backs_that_are_all_earned(opened: Open) -> None:
    dialog = opened(CARDS, wins=dict.fromkeys(Family, 3))
    assert all(part(dialog, PictureTile, back.translated_name()).isEnabled() for back in BACKS)
    assert not [label for label in dialog.findChildren(QLabel) if "to earn" in label.text()]


def test_every_cloth_is_chosen_by_keyboard(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(TABLE)
    tile = part(dialog, PictureTile, "Green")
    tile.setFocus()
    chosen = {store.current.table_colour}
    for key in (Qt.Key.Key_Right,) * 3 + (Qt.Key.Key_Down,) + (Qt.Key.Key_Left,) * 3:
        qtbot.keyClick(QApplication.focusWidget() or tile, key)
        chosen.add(store.current.table_colour)
    assert chosen == set(TABLE_COLOURS)


def test_every_deck_can_be_chosen_with_arrows(
    opened: Open, store: SettingsStore, qtbot: QtBot, art: CardArt
) -> None:
    dialog = opened(CARDS)
    first = part(dialog, PictureTile, "Follow the game")
    chosen = {store.current.deck}
    reached, waiting = {first}, [first]
    while waiting:
        tile = waiting.pop()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up):
            tile.click()
            tile.setFocus()
            qtbot.keyClick(tile, key)
            chosen.add(store.current.deck)
            focus = QApplication.focusWidget()
            if isinstance(focus, PictureTile) and focus not in reached:
                reached.add(focus)
                waiting.append(focus)
    assert chosen == {AUTO_DECK, *art.decks}


def test_mnemonics_lead_to_their_fields(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(PLAY)
    qtbot.keyClick(dialog, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    qtbot.keyClick(dialog, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QRadioButton)
    assert focused.text() == "Normal"


def test_mnemonics_are_given_once_on_each_page(language: str, opened: Open) -> None:
    dialog = opened()
    for page in range(pages(dialog).count()):
        dialog.select_page(page)
        buttons, labels = dialog.findChildren(QAbstractButton), dialog.findChildren(QLabel)
        parts: list[QAbstractButton | QLabel] = [*buttons, *labels]
        words = [part.text() for part in parts if part.isVisible()]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(letters) == len(set(letters)), (language, [w for w in words if "&" in w])


def test_a_name_is_taken_as_it_is_typed(opened: Open, profiles: ProfileStore, qtbot: QtBot) -> None:
    dialog = opened(PLAY)
    field = visible_field(dialog)
    assert (field.text(), field.placeholderText()) == ("", "You")
    field.setFocus()
    qtbot.keyClicks(field, "Anna ")
    qtbot.waitUntil(lambda: profiles.current.name == "Anna")
    assert field.text() == "Anna "
    qtbot.keyClicks(field, "Maria")
    qtbot.waitUntil(lambda: profiles.current.name == "Anna Maria")
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: profiles.current.name == DEFAULT_NAME)
    QApplication.clipboard().setText("An\u200bna")
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: profiles.current.name == "Anna")


def test_a_long_name_is_cut_and_enter_closes(
    opened: Open, profiles: ProfileStore, qtbot: QtBot
) -> None:
    dialog = opened(PLAY)
    field = visible_field(dialog)
    qtbot.keyClicks(field, "x" * 30)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert profiles.current.name == "x" * 24


def test_the_volume_is_heard_where_it_stays(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(SOUND)
    slider = dialog.findChildren(QSlider)[0]
    with qtbot.waitSignal(dialog.preview_requested):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert store.current.volume == 65
    slider.setSliderDown(True)
    with qtbot.assertNotEmitted(dialog.preview_requested):
        slider.setSliderPosition(20)
    with qtbot.waitSignal(dialog.preview_requested):
        slider.setSliderDown(False)
    assert store.current.volume == 20
    click(qtbot, part(dialog, QCheckBox, "Sounds"))
    assert not slider.isEnabled()


def test_the_room_is_silent_until_one_is_chosen(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(SOUND)
    room = part(dialog, ChoiceBox, "Room")
    assert room.currentText() == "Silent"
    assert store.current.room == "off"
    qtbot.keyClick(room, Qt.Key.Key_Down)
    assert store.current.room == "inn"
    click(qtbot, part(dialog, QCheckBox, "Sounds"))
    assert not room.isEnabled()


def test_contrast_gives_back_the_colour_before_it(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(replace(store.current, table_colour="blue"))
    dialog = opened(ACCESSIBILITY)
    check = part(dialog, QCheckBox, "High contrast")
    click(qtbot, check)
    dialog.select_page(TABLE)
    assert part(dialog, PictureTile, "High contrast").isChecked()
    dialog.select_page(ACCESSIBILITY)
    click(qtbot, check)
    assert store.current.table_colour == "blue"


def test_changes_from_elsewhere_are_shown(
    opened: Open, store: SettingsStore, profiles: ProfileStore
) -> None:
    dialog = opened(PLAY)
    store.change(replace(store.current, speed="off"))
    profiles.change(replace(profiles.current, name="Anna"))
    assert part(dialog, QRadioButton, "Off").isChecked()
    assert visible_field(dialog).text() == "Anna"


def deck_of(tile: PictureTile) -> str:
    """The deck of the first card on a tile."""
    first = tile.cards.cards[0]
    assert first is not None
    return first[0]


def test_the_cards_of_the_settings_are_those_on_the_table(
    qtbot: QtBot, art: CardArt, store: SettingsStore, profiles: ProfileStore
) -> None:
    game = CATALOGUE["escoba"]
    dialog = SettingsDialog(store, art, profiles=profiles, game=game)
    qtbot.addWidget(dialog)
    dialog.select_page(TABLE)
    tiles = dialog.findChildren(ClothTile)
    assert tiles
    assert {deck_of(tile) for tile in tiles} == {game.deck}
    store.change(replace(store.current, deck="napoletane"))
    assert {deck_of(tile) for tile in tiles} == {"napoletane"}


def restore(qtbot: QtBot, dialog: SettingsDialog, answer: str | Qt.Key) -> None:
    """Click Restore defaults…, and answer the question with a button or with a key."""

    def reply() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QuestionDialog)
        if isinstance(answer, str):
            click(qtbot, key(question, answer))
        else:
            qtbot.keyClick(question, answer)

    QTimer.singleShot(0, reply)
    click(qtbot, key(dialog, "Restore defaults…"))


def test_defaults_spare_the_name_and_the_last_game(
    opened: Open, store: SettingsStore, profiles: ProfileStore, qtbot: QtBot
) -> None:
    dialog = opened(PLAY)
    assert not key(dialog, "Restore defaults…").isEnabled()
    game = LastGame("scopa", "two", ("greedy",))
    profiles.change(replace(profiles.current, name="Anna"))
    kept = {"last_game": game, "unknown": {"new": 1}}
    store.change(Settings(speed="slow", deck="siciliane", **kept))  # type: ignore[arg-type]
    restore(qtbot, dialog, "Restore")
    assert store.current == Settings(**kept)  # type: ignore[arg-type]
    assert profiles.current.name == "Anna"
    assert part(dialog, QRadioButton, "Normal").isChecked()
    assert not key(dialog, "Restore defaults…").isEnabled()


@pytest.mark.parametrize("answer", ["Change nothing", Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_no_default_is_restored_by_accident(
    opened: Open, store: SettingsStore, qtbot: QtBot, answer: str | Qt.Key
) -> None:
    dialog = opened(PLAY)
    changed = Settings(speed="slow", text_size="large")
    store.change(changed)
    restore(qtbot, dialog, answer)
    assert store.current == changed


@pytest.mark.parametrize("colour", ["blue", HIGH_CONTRAST])
def test_language_and_accessibility_are_restored_only_with_all_pages(
    opened: Open, store: SettingsStore, qtbot: QtBot, colour: str
) -> None:
    personal = {
        "language": "en", "text_size": "large", "colour_scheme": "dark", "reduced_motion": "on",
        "left_handed": True, "large_cards": True, "suit_signs": True, "one_handed_keys": "left",
    }  # fmt: skip
    assert personal.keys() == set(PERSONAL)
    dialog = opened(PLAY)
    store.change(Settings(speed="slow", table_colour=colour, **personal))  # type: ignore[arg-type]
    restore(qtbot, dialog, "Restore")
    kept = colour if colour == HIGH_CONTRAST else "green"
    assert store.current == Settings(table_colour=kept, **personal)  # type: ignore[arg-type]
    restore(qtbot, dialog, "Restore all pages")
    assert store.current == Settings()


def test_what_is_personal_is_on_the_last_two_pages(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields: dict[type, set[str]] = {}
    for name in ("add_check", "add_segments", "add_combo"):
        add = getattr(SettingsPage, name)

        def noted(page: SettingsPage, field: str, *rest: Any, add: Any = add) -> Any:
            fields.setdefault(type(page), set()).add(field)
            return add(page, field, *rest)

        monkeypatch.setattr(SettingsPage, name, noted)
    opened(ACCESSIBILITY)
    assert fields[AccessibilityPage] | {"language"} == set(PERSONAL)


def test_what_cannot_be_kept_is_reported(
    opened: Open, store: SettingsStore, path: Path, qtbot: QtBot
) -> None:
    dialog = opened(PLAY)
    path.mkdir()
    with qtbot.waitSignal(store.failed) as failed:
        click(qtbot, part(dialog, QRadioButton, "Fast"))
    assert store.current.speed == "fast"
    assert any(label.text() == failed.args[0] for label in dialog.findChildren(QLabel))


# --- the pages ---------------------------------------------------------------------------------


def test_every_field_has_a_name_and_says_what_it_does(opened: Open) -> None:
    dialog = opened()
    for page in range(pages(dialog).count()):
        dialog.select_page(page)
        fields: list[QCheckBox | QLineEdit | QSlider] = []
        for kind in (QCheckBox, QLineEdit, QSlider):
            fields += dialog.findChildren(kind)
        for field in fields:
            written = "" if isinstance(field, QSlider) else field.text()
            assert field.accessibleName() or written
            assert field.toolTip() or (field.parentWidget() or field).toolTip()


def test_arrows_turn_the_pages_of_a_wide_sheet(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.keyClick(pages(dialog), Qt.Key.Key_Down)
    assert part(dialog, PictureTile, "Burgundy").isVisible()
    assert dialog.windowTitle() == "Settings"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_tile_chosen_with_arrows_is_scrolled_into_view(
    opened: Open, qtbot: QtBot, size: QSize
) -> None:
    dialog = opened(CARDS, size)
    tile = part(dialog, PictureTile, "Same as the deck")
    tile.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(QApplication.focusWidget() or tile, key)
        focused = QApplication.focusWidget()
        assert isinstance(focused, PictureTile)
        assert focused.visibleRegion().boundingRect().size() == focused.size()


def shown_decks(dialog: SettingsDialog) -> list[str]:
    choice = dialog.findChildren(DeckChoice)[0]
    return [tile.text() for tile in choice.findChildren(PictureTile) if tile.isVisible()]


def test_decks_stand_in_groups_by_land(opened: Open, art: CardArt) -> None:
    dialog = opened(CARDS)
    choice = dialog.findChildren(DeckChoice)[0]
    groups = [group.accessibleName() for group in choice.findChildren(TileChoice)]
    assert sorted(groups) == ["Deck: Any", "Deck: France", "Deck: Italy", "Deck: Spain"]
    assert len(shown_decks(dialog)) == len(art.decks) + 1
    tops = {
        tile.text(): tile.mapTo(choice, QPoint()).y() for tile in choice.findChildren(PictureTile)
    }
    assert tops["Follow the game"] == tops["French-suited"], "small groups share a row"


def test_a_land_finds_all_its_decks(opened: Open, art: CardArt, qtbot: QtBot) -> None:
    dialog = opened(CARDS)
    part(dialog, PictureTile, "Follow the game").setFocus()
    for letter in "spagna":
        qtbot.keyClicks(QApplication.focusWidget() or dialog, letter)
    land = art.decks["castellana"].land
    decks = sum(deck.land == land for deck in art.decks.values())
    assert "Spanish" in shown_decks(dialog)
    assert len(shown_decks(dialog)) == decks


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("sici", ["Sicilian"]),
        ("neapel", ["Neapolitan"]),
        ("napoletane", ["Neapolitan"]),
        ("france", ["French-suited"]),
        ("castellana", ["Spanish"]),
        ("zzz", []),
    ],
)
def test_a_deck_is_found_by_typing(
    opened: Open, store: SettingsStore, qtbot: QtBot, typed: str, found: list[str]
) -> None:
    dialog = opened(CARDS)
    tile = part(dialog, PictureTile, "Follow the game")
    tile.setFocus()
    for letter in typed:
        qtbot.keyClicks(QApplication.focusWidget() or tile, letter)
    field = visible_field(dialog)
    assert field.text() == typed
    assert shown_decks(dialog) == found
    assert any(
        label.isVisible() and label.text() == f"No deck matches “{typed}”."
        for label in dialog.findChildren(QLabel)
    ) is (not found)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert (store.current.deck != "auto") is bool(found)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert len(shown_decks(dialog)) > len(found)


def test_the_arrow_down_leads_from_the_search_to_the_decks(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(CARDS)
    field = visible_field(dialog)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    focused = QApplication.focusWidget()
    assert isinstance(focused, PictureTile)
    assert focused.isChecked()


def test_decks_are_shown_on_the_cloth_of_the_table(
    opened: Open,
    store: SettingsStore,
) -> None:
    dialog = opened(CARDS)
    tile = part(dialog, PictureTile, "Sicilian")
    before = tile.grab().toImage()
    store.change(replace(store.current, table_colour="burgundy"))
    assert tile.grab().toImage() != before


def test_a_narrow_sheet_begins_with_its_pages(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(size=NARROW)
    listed = pages(dialog)
    assert listed.isVisible()
    assert not any(tile.isVisible() for tile in dialog.findChildren(PictureTile))
    box = listed.visualItemRect(listed.item(TABLE))
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert dialog.windowTitle() == "Table"
    assert not listed.isVisible()
    assert part(dialog, PictureTile, "Burgundy").isVisible()
    click(qtbot, key(dialog, "All pages"))
    assert listed.isVisible()
    assert dialog.windowTitle() == "Settings"
    qtbot.keyClick(listed, Qt.Key.Key_Down)
    assert listed.isVisible()
    qtbot.keyClick(listed, Qt.Key.Key_Return)
    assert dialog.windowTitle() == "Play"
    assert dialog.isVisible()


@pytest.mark.usefixtures("largest_text")
def test_a_page_of_a_low_dialog_is_opened_at_its_beginning(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(size=QSize(600, 440))
    listed = pages(dialog)
    listed.setCurrentRow(TABLE)
    listed.setFocus()
    qtbot.keyClick(listed, Qt.Key.Key_Return)
    QApplication.processEvents()
    areas = [area for area in dialog.findChildren(QScrollArea) if area.isVisible()]
    assert any(area.verticalScrollBar().maximum() for area in areas)
    assert [area.verticalScrollBar().value() for area in areas] == [0] * len(areas)
    assert key(dialog, "All pages").hasFocus()


@pytest.mark.usefixtures("largest_text")
def test_a_low_dialog_looks_the_same_after_a_page_was_open(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(size=QSize(600, 440))
    listed = pages(dialog)

    def places() -> list[QRect]:
        for _ in range(5):
            QApplication.processEvents()
        shown = [each for each in (listed, *keys(dialog)) if each.isVisible()]
        return [QRect(each.mapTo(dialog, QPoint()), each.size()) for each in shown]

    before = places()
    for row in range(listed.count()):
        listed.setCurrentRow(row)
        listed.setFocus()
        qtbot.keyClick(listed, Qt.Key.Key_Return)
        assert places() != before
        click(qtbot, key(dialog, "All pages"))
        assert places() == before


def test_the_text_size_stays_in_sight_when_it_is_changed(opened: Open, qapp: QApplication) -> None:
    dialog = opened(ACCESSIBILITY)

    def box() -> ChoiceBox:
        boxes = [box for box in dialog.findChildren(ChoiceBox) if box.isVisible()]
        return next(box for box in boxes if box.accessibleName() == "Text size")

    page = next(area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(box()))
    page.ensureWidgetVisible(box())
    box().setFocus()
    try:
        set_text_size(qapp, "double")
        for _ in range(5):
            QApplication.processEvents()
        assert box().hasFocus()
        assert box().visibleRegion().boundingRect() == box().rect()
    finally:
        set_text_size(qapp, "normal")


def test_enter_on_the_list_of_a_wide_sheet_is_done(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(pages(dialog), Qt.Key.Key_Return)


def test_a_sheet_made_wide_shows_list_and_page(opened: Open) -> None:
    dialog = opened(CARDS, NARROW)
    dialog.resize(WIDE)
    assert pages(dialog).isVisible()
    assert part(dialog, PictureTile, "Sicilian").isVisible()
    assert not any(key.text() == "&All pages" and key.isVisible() for key in keys(dialog))


def keys(dialog: SettingsDialog) -> list[Button]:
    return dialog.findChildren(Button)


def test_tiles_stand_in_as_many_rows_as_they_need(opened: Open) -> None:
    dialog = opened(CARDS, NARROW)
    area = next(area for area in dialog.findChildren(QScrollArea) if area.isVisible() and
                area.accessibleName() == "Cards")  # fmt: skip
    assert area.verticalScrollBar().maximum()
    width = area.viewport().width()
    for tile in dialog.findChildren(PictureTile):
        if tile.isVisible():
            left = tile.mapTo(area.viewport(), QPoint()).x()
            assert 0 <= left <= width - tile.width()


def test_another_language_sets_the_words_anew(
    opened: Open, store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = opened(PLAY)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(dialog.findChildren(PageList)) == 1
    click(qtbot, part(dialog, QRadioButton, "Fast"))
    assert store.current.speed == "fast"


def test_a_page_is_made_when_it_is_chosen(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    assert not dialog.findChildren(SoundPage)
    for page in (PLAY, SOUND):
        dialog.select_page(page)
    fields = dialog.findChildren(SoundPage)[0].findChildren(ChoiceBox)
    fields[-1].setFocus()
    qtbot.keyClick(fields[-1], Qt.Key.Key_Tab)
    assert key(dialog, "Done").hasFocus(), "the buttons follow the page that was made after them"


def test_tab_comes_to_the_chosen_language(opened: Open, store: SettingsStore, qtbot: QtBot) -> None:
    store.change(replace(store.current, language="en"))
    dialog = opened(LANGUAGE)
    pages = dialog.findChildren(PageList)[0]
    pages.setFocus()
    qtbot.keyClick(pages, Qt.Key.Key_Tab)
    english = part(dialog, QRadioButton, "English")
    assert english.hasFocus()
    qtbot.keyClick(english, Qt.Key.Key_Down)
    assert store.current.language == "it"
