"""Rules of one's own, saved and handed on with the mouse and the keyboard."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.house_rules import HouseRules, export_rules
from scopa_desktop.play.storage.settings import LastGame, Settings, SettingsStore
from scopa_desktop.rules.catalogue import CIRULLA, ESCOBA, SCOPA, configured
from scopa_desktop.rules.game_line import SharedGame, read_line, write_line
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import OwnGame
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.own_game_dialog import OwnGameDialog
from scopa_desktop.ui.new_game.share_dialogs import ReceiveDialog, ShareDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.variant_view import VariantView
from tests.raising import raising

from ..conftest import show_active, show_widget
from ..parts import part, texts_of
from ..sheets import new_game_context

NONNA = SCOPA.configured({"target": 16, "re_bello": True}).named("Nonna’s scopa")
BAR = CIRULLA.configured({"fewest_cards_first": True}).named("Al bar")
Open = Callable[..., NewGameDialog]


@pytest.fixture
def house(tmp_path: Path) -> HouseRules:
    kept = HouseRules(tmp_path / "my-rules.scopa-rules")
    kept.save(NONNA)
    kept.save(BAR)
    return kept


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt, house: HouseRules, player_home: Path) -> Open:
    store = SettingsStore(player_home / "settings.json")

    def open_sheet(
        game: str = "", last: LastGame | None = None, size: tuple[int, int] = (980, 740)
    ) -> NewGameDialog:
        store.change(Settings(last_game=last, more_options=True))
        sheet = NewGameDialog(new_game_context(art, store, house, name="Ada"))
        show_active(qtbot, sheet, QSize(*size))
        if game:
            show(sheet, game)
        return sheet

    return open_sheet


def press(qtbot: QtBot, sheet: QWidget, text: str) -> None:
    qtbot.mouseClick(part(sheet, QPushButton, text), Qt.MouseButton.LeftButton)


def listed(sheet: NewGameDialog) -> list[str]:
    view = part(sheet, QListView, "Games")
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    return [row.data(Qt.ItemDataRole.AccessibleTextRole).split(",")[0] for row in rows]


def chosen(sheet: NewGameDialog) -> str:
    view = part(sheet, QListView, "Games")
    return str(view.currentIndex().data(Qt.ItemDataRole.DisplayRole))


def show(sheet: NewGameDialog, game: str) -> None:
    """Choose the row of that name."""
    view = part(sheet, QListView, "Games")
    view.setCurrentIndex(view.model().index(listed(sheet).index(game), 0))


def set_target(qtbot: QtBot, sheet: NewGameDialog, points: int) -> None:
    field = part(sheet, QSpinBox, "First to")
    field.selectAll()
    qtbot.keyClicks(field, str(points))
    qtbot.keyClick(field, Qt.Key.Key_Tab)


def answer(qtbot: QtBot, name: str, key: str, switch: str = "") -> list[list[str]]:
    """Type a name in the editor, switch an option and press a key; gives what stood there."""
    seen: list[list[str]] = []

    def type_it() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OwnGameDialog)
        field = part(dialog, QLineEdit, "Name of the game")
        assert dialog.focusWidget() is field
        assert field.selectedText() == field.text()
        qtbot.keyClicks(field, name)
        seen.append([*texts_of(dialog), *sorted(set(texts_of(dialog, QPushButton)))])
        if switch:
            dialog.select_page(2)
            qtbot.keyClick(part(dialog, QCheckBox, switch), Qt.Key.Key_Space)
        press(qtbot, dialog, key)

    QTimer.singleShot(0, type_it)
    return seen


def in_dialog(kind: type[QWidget], act: Callable[[Any], None]) -> None:
    """Do something in the dialog of that kind as soon as it is shown."""

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        act(dialog)

    QTimer.singleShot(0, do)


def paste(qtbot: QtBot, text: str, key: str) -> list[list[str]]:
    """Put a text into the dialog for a shared game and press a key; gives what stood there."""
    seen: list[list[str]] = []

    def act(dialog: ReceiveDialog) -> None:
        part(dialog, QLineEdit, "The line that you were given").setText(text)
        seen.append(texts_of(dialog))
        press(qtbot, dialog, key)

    in_dialog(ReceiveDialog, act)
    return seen


def test_own_rules_are_a_group_of_their_own(opened: Open) -> None:
    sheet = opened()
    assert listed(sheet)[:4] == ["My games", "Nonna’s scopa", "Al bar", "Scopa"]
    last = LastGame("scopa", "2", ("greedy",), NONNA.changed, NONNA.own_name)
    sheet = opened(last=last)
    assert listed(sheet)[:4] == ["Played last", "Nonna’s scopa", "My games", "Nonna’s scopa"]
    assert sheet.choice.variant == NONNA


def test_own_rules_are_dealt_under_their_name(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Nonna’s scopa")
    assert "Scopa with your own rules" in texts_of(sheet)
    assert "2 changed from the usual rules." in texts_of(sheet)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, "Deal the cards")
    assert sheet.choice.variant == NONNA
    assert sheet.choice.last_game().name == "Nonna’s scopa"


def test_rules_changed_since_are_not_dealt_under_the_name(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Nonna’s scopa")
    set_target(qtbot, sheet, 21)
    assert sheet.choice.variant == SCOPA.configured({"target": 21, "re_bello": True})
    press(qtbot, sheet, "Back to the saved rules")
    assert sheet.choice.variant == NONNA
    assert "Back to the saved rules" not in texts_of(sheet, QPushButton)


def test_changed_rules_are_saved_under_a_name(
    opened: Open, qtbot: QtBot, house: HouseRules
) -> None:
    sheet = opened("Al bar")
    show(sheet, "Escopa")
    qtbot.keyClick(part(sheet, QCheckBox, "Lead by two"), Qt.Key.Key_Space)
    answer(qtbot, " Da Zia Pina ", "Save the game")
    press(qtbot, sheet, "Make it your own…")
    assert house.variants[-1].own_name == "Da Zia Pina"
    assert house.variants[-1].changed == {"lead_by_two": True}
    assert listed(sheet)[1:4] == ["Nonna’s scopa", "Al bar", "Da Zia Pina"]
    assert chosen(sheet) == "Da Zia Pina"
    assert sheet.choice.variant == house.variants[-1]
    assert "“Da Zia Pina” was saved." in texts_of(sheet)
    assert isinstance(sheet.focusWidget(), VariantView)


def test_the_game_itself_is_as_it_was_after_saving(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Scopa")
    set_target(qtbot, sheet, 21)
    answer(qtbot, "Long scopa", "Save the game")
    press(qtbot, sheet, "Make it your own…")
    show(sheet, "Scopa")
    assert sheet.choice.variant.changed == {"target": 21}
    show(sheet, "Long scopa")
    assert sheet.choice.variant.title == "Long scopa"


def test_asking_for_a_name_can_be_left(opened: Open, qtbot: QtBot, house: HouseRules) -> None:
    sheet = opened("Scopa")
    set_target(qtbot, sheet, 21)
    answer(qtbot, "Long scopa", "Cancel")
    press(qtbot, sheet, "Make it your own…")
    assert house.variants == (NONNA, BAR)
    assert sheet.choice.variant.changed == {"target": 21}


def test_a_change_is_saved_in_its_place(opened: Open, qtbot: QtBot, house: HouseRules) -> None:
    sheet = opened("Nonna’s scopa")
    set_target(qtbot, sheet, 21)
    press(qtbot, sheet, "Save the change")
    assert [variant.target for variant in house.variants] == [21, 51]
    assert sheet.choice.variant == house.variants[0]
    assert "Save the change" not in texts_of(sheet, QPushButton)


def test_an_own_game_is_edited_in_its_place(opened: Open, qtbot: QtBot, house: HouseRules) -> None:
    sheet = opened("Nonna’s scopa")
    answer(qtbot, "Da Zia Pina", "Save the game", switch="Equal card first")
    press(qtbot, sheet, "Edit…")
    edited = configured("scopa", {**NONNA.changed, "rank_first": False}, OwnGame("Da Zia Pina"))
    assert house.variants == (edited, BAR)
    assert chosen(sheet) == "Da Zia Pina"
    assert sheet.choice.variant == edited
    # The option that Scopa does not offer is offered with the own game.
    assert not part(sheet, QCheckBox, "Equal card first").isChecked()


def test_a_game_is_not_given_the_name_of_another(
    opened: Open, qtbot: QtBot, house: HouseRules, art: CardArt
) -> None:
    deck = art.decks["napoletane"]
    dialog = show_widget(qtbot, OwnGameDialog(house, NONNA, NONNA, art=art, deck=deck))
    field, key = (
        part(dialog, QLineEdit, "Name of the game"),
        part(dialog, QPushButton, "Save the game"),
    )
    assert field.text() == "Nonna’s scopa"
    for name, allowed in (("AL BAR", False), ("NONNA’S scopa", True), ("   ", False), ("x", True)):
        field.setText(name)
        assert key.isEnabled() is allowed
    qtbot.keyClicks(field, "y" * 60)
    assert len(field.text()) == 40
    field.selectAll()
    qtbot.keyClicks(field, "al bar")
    assert "You already have a game called “Al bar”." in texts_of(dialog)
    with qtbot.assertNotEmitted(dialog.accepted):
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_what_a_game_cannot_have_is_said_with_the_reason(
    qtbot: QtBot, house: HouseRules, art: CardArt
) -> None:
    dialog = OwnGameDialog(house, BAR, BAR, art=art, deck=art.decks["napoletane"])
    show_widget(qtbot, dialog)
    dialog.select_page(3)
    assert "Napola: A run of Coins scores in this game already." in texts_of(dialog)
    dialog.select_page(2)
    first, beside = (
        part(dialog, QCheckBox, name) for name in ("Equal card first", "Fifteen beside an Ace")
    )
    qtbot.keyClick(first, Qt.Key.Key_Space)
    qtbot.keyClick(beside, Qt.Key.Key_Space)
    assert not beside.isChecked()
    assert any("cannot be combined" in text for text in texts_of(dialog))


def test_name_sentence_emblem_and_deck_are_saved_and_listed(
    opened: Open, qtbot: QtBot, house: HouseRules
) -> None:
    sheet = opened("Escoba")

    def act(dialog: OwnGameDialog) -> None:
        part(dialog, QLineEdit, "Name of the game").setText("Domenica")
        part(dialog, QLineEdit, "A sentence about it").setText("As on Sundays {here}.")
        for name, value in (("Emblem", "broom"), ("Cards", "siciliane")):
            box = part(dialog, QComboBox, name)
            box.setCurrentIndex(box.findData(value))
        press(qtbot, dialog, "Save the game")

    in_dialog(OwnGameDialog, act)
    press(qtbot, sheet, "Make it your own…")
    own = OwnGame("Domenica", "As on Sundays {here}.", "broom", "siciliane")
    assert house.variants[-1] == ESCOBA.as_own(own)
    assert sheet.choice.variant.deck == "siciliane"
    assert "As on Sundays {here}." in texts_of(sheet)
    view = part(sheet, QListView, "Games")
    described = view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert described == "Domenica, As on Sundays {here}."
    qtbot.keyClicks(part(sheet, QLineEdit, "Search the games"), "sundays")
    assert "Domenica" in listed(sheet)


def test_a_line_is_copied_pasted_and_played(
    opened: Open, qtbot: QtBot, house: HouseRules, tmp_path: Path
) -> None:
    sheet = opened("Escoba")
    answer(qtbot, "Domenica", "Save the game", switch="Asso pigliatutto")
    press(qtbot, sheet, "Make it your own…")
    made = house.variants[-1]
    assert made.is_widened
    part(sheet, QLineEdit, "Deal number").setText("4711")

    def copy(dialog: ShareDialog) -> None:
        press(qtbot, dialog, "Copy the line")
        dialog.reject()

    in_dialog(ShareDialog, copy)
    press(qtbot, sheet, "Share…")
    line = QApplication.clipboard().text()
    assert read_line(line) == SharedGame(made, 4711, TWO)

    press(qtbot, sheet, "Delete")
    in_dialog(ReceiveDialog, lambda dialog: press(qtbot, dialog, "Add the game"))
    part(sheet, QLineEdit, "Search the games").setText(f"“{line}”")
    assert house.variants[-1] == made
    assert chosen(sheet) == "Domenica"
    assert "Added to your games: “Domenica”." in texts_of(sheet)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, "Deal the cards")
    assert (sheet.choice.variant, sheet.choice.deal_number) == (made, 4711)

    match = Match(made, TWO, [Player("Ada", PERSON), Player("Beppe", "casual")], 4711)
    match.begin_round()
    assert match.round is not None
    match.play(match.round.legal_moves()[0])
    house.delete(made)
    assert Match.replayed(read_record(write_record(match.record))).variant == made


def test_a_slip_of_the_pen_is_said_in_the_dialog(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Scopa")
    line = write_line(SharedGame(NONNA))
    seen = paste(qtbot, line.replace("to16", "to61"), "Cancel")
    press(qtbot, sheet, "Add a shared game…")
    assert (
        "This cannot be read: a character of the line is wrong or missing; copy the whole line "
        "again."
    ) in seen[0]


def test_rules_without_a_name_are_shown_in_their_game(
    opened: Open, qtbot: QtBot, house: HouseRules
) -> None:
    sheet = opened("Scopa")
    shared = SharedGame(configured("escoba", {"target": 31, "re_bello": True}), 12, PAIRS)
    paste(qtbot, write_line(shared), "Add the game")
    press(qtbot, sheet, "Add a shared game…")
    assert house.variants == (NONNA, BAR)
    assert chosen(sheet) == "Escoba"
    choice = sheet.choice
    assert (choice.variant, choice.deal_number, choice.seating) == shared


def test_a_game_that_is_there_already_is_not_added_again(
    opened: Open, qtbot: QtBot, house: HouseRules
) -> None:
    sheet = opened("Scopa")
    paste(qtbot, write_line(SharedGame(BAR)), "Add the game")
    press(qtbot, sheet, "Add a shared game…")
    assert house.variants == (NONNA, BAR)
    assert chosen(sheet) == "Al bar"
    other = BAR.configured({"target": 21}).as_own(BAR.own)
    paste(qtbot, write_line(SharedGame(other)), "Add the game")
    press(qtbot, sheet, "Add a shared game…")
    assert chosen(sheet) == "Al bar 2"


def test_deleting_can_be_undone(opened: Open, qtbot: QtBot, house: HouseRules) -> None:
    sheet = opened("Nonna’s scopa")
    assert "Undo" not in texts_of(sheet, QPushButton)
    press(qtbot, sheet, "Delete")
    assert [*house.variants] == [BAR]
    assert "Nonna’s scopa" not in listed(sheet)
    assert chosen(sheet) == "Scopa"
    assert "“Nonna’s scopa” was deleted." in texts_of(sheet)
    press(qtbot, sheet, "Undo")
    assert [*house.variants] == [NONNA, BAR]
    assert chosen(sheet) == "Nonna’s scopa"
    assert sheet.choice.variant == NONNA
    assert "Undo" not in texts_of(sheet, QPushButton)


def test_undo_goes_when_something_else_is_done(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Nonna’s scopa")
    press(qtbot, sheet, "Delete")
    show(sheet, "Al bar")
    assert "Undo" not in texts_of(sheet, QPushButton)
    assert "“Nonna’s scopa” was deleted." not in texts_of(sheet)


def test_rules_are_exported_and_brought_in_again(
    opened: Open,
    qtbot: QtBot,
    house: HouseRules,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    proposed: list[str] = []

    def choose(parent: QWidget, title: str, path: str, kinds: str) -> tuple[str, str]:
        proposed.append(path)
        return str(tmp_path / "nonna"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    sheet = opened("Nonna’s scopa")
    in_dialog(ShareDialog, lambda dialog: press(qtbot, dialog, "Save as a file…"))
    press(qtbot, sheet, "Share…")
    file = tmp_path / "nonna.scopa-rules"
    assert proposed[0].endswith("Nonna’s scopa.scopa-rules")
    assert f"The game was saved as “{file}”." in texts_of(sheet)

    press(qtbot, sheet, "Delete")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    paste(qtbot, "", "From a file…")
    press(qtbot, sheet, "Add a shared game…")
    assert house.variants == (BAR, NONNA)
    assert chosen(sheet) == "Nonna’s scopa"
    assert "Added to your games: “Nonna’s scopa”." in texts_of(sheet)
    assert "Undo" not in texts_of(sheet, QPushButton)


def test_a_clash_of_names_is_reported(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export_rules(tmp_path / "file", SCOPA.named("Al bar"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "file"), ""))
    sheet = opened()
    paste(qtbot, "", "From a file…")
    press(qtbot, sheet, "Add a shared game…")
    assert "Added to your games: “Al bar 2”." in texts_of(sheet)
    assert chosen(sheet) == "Al bar 2"


def test_an_unusable_file_is_reported(
    opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(b"\xff\xd8\xff\x00")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    sheet = opened("Al bar")
    paste(qtbot, "", "From a file…")
    press(qtbot, sheet, "Add a shared game…")
    assert f"“{file}” is not a text file." in texts_of(sheet)
    assert chosen(sheet) == "Al bar"


@pytest.mark.parametrize("function", ["getSaveFileName", "getOpenFileName"])
def test_choosing_no_file_does_nothing(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    monkeypatch.setattr(QFileDialog, function, lambda *_: ("", ""))
    sheet = opened("Al bar")
    before = texts_of(sheet)
    if function == "getSaveFileName":
        in_dialog(ShareDialog, lambda dialog: press(qtbot, dialog, "Save as a file…"))
        press(qtbot, sheet, "Share…")
    else:
        paste(qtbot, "", "From a file…")
        press(qtbot, sheet, "Add a shared game…")
    assert chosen(sheet) == "Al bar"
    assert texts_of(sheet) == before


def test_what_cannot_be_saved_is_reported(
    opened: Open, qtbot: QtBot, house: HouseRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened("Al bar")
    monkeypatch.setattr(os, "fsync", raising(OSError(errno.ENOSPC, "full")))
    press(qtbot, sheet, "Delete")
    assert any("The disk is full" in each for each in texts_of(sheet))
    assert house.variants == (NONNA, BAR)
    assert chosen(sheet) == "Al bar"


def test_on_a_small_screen_deleted_rules_can_be_had_back(opened: Open, qtbot: QtBot) -> None:
    sheet = opened("Nonna’s scopa", size=(600, 440))
    press(qtbot, sheet, "Choose this game")
    press(qtbot, sheet, "Delete")
    press(qtbot, sheet, "Undo")
    assert sheet.choice.variant == NONNA
    assert part(sheet, QRadioButton, "2").isVisible()
