"""The player's own decks in the window: added, played with, exported, removed, and damaged."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QProgressBar,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.play.decks import deck_transfer, picture_client
from scopa_desktop.play.decks.card_set import DeckReading
from scopa_desktop.play.decks.deck_transfer import NewDeck
from scopa_desktop.play.decks.own_decks import DeckDescription, OwnDeck, SuitSystem
from scopa_desktop.play.decks.picture_client import DrawingLimits
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import own_deck_folder
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import AUTO_DECK, Settings, SettingsStore
from scopa_desktop.ui.dialogs import own_deck_dialog
from scopa_desktop.ui.dialogs.own_deck_dialog import OwnDeckDialog
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.picture_tiles import DeckTile
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from tests.play.decks.made_sets import CARD, ENDLESS, folder_of, named, png
from tests.raising import raising
from tests.ui.conftest import QUICK, MakeGame

from ..conftest import show_widget
from ..parts import part

SAID = DeckDescription("Mine", 0.65, SuitSystem.SPANISH)


@pytest.fixture
def art(qapp: QApplication, player_home: Path) -> CardArt:
    return CardArt(load_decks())


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def own(tmp_path: Path, player_home: Path) -> OwnDeck:
    """A deck in the data folder."""
    source = folder_of(tmp_path / "own", named(suffix=".png", content=png(40, 60)))
    return NewDeck(source, own_deck_folder()).keep(SAID)


@pytest.fixture
def opened(
    qtbot: QtBot, art: CardArt, store: SettingsStore, tmp_path: Path
) -> Callable[[], SettingsDialog]:
    def make() -> SettingsDialog:
        dialog = show_widget(
            qtbot, SettingsDialog(store, art, profiles=ProfileStore(Database(tmp_path)))
        )
        dialog.select_page(0)
        return dialog

    return make


def pictures() -> dict[str, bytes]:
    """Small pictures, which are drawn at once."""
    return named(suffix=".png", content=png())


Open = Callable[[], SettingsDialog]
Look = Callable[[Mapping[str, bytes]], OwnDeckDialog]


@pytest.fixture
def look(qtbot: QtBot, art: CardArt, tmp_path: Path) -> Look:
    """Opens the dialog about a set, and waits until it has been read."""

    def make(files: Mapping[str, bytes]) -> OwnDeckDialog:
        source = folder_of(tmp_path / "Set", files)
        dialog = show_widget(qtbot, OwnDeckDialog(source, own_deck_folder(), art, GREEN_CLOTH))
        qtbot.waitUntil(dialog.findChildren(QProgressBar)[0].isHidden, timeout=30_000)
        QCoreApplication.processEvents()  # Lays the dialog out again.
        return dialog

    return make


def words(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(PlainLabel) if not label.isHidden()]


def add_button(dialog: OwnDeckDialog) -> Button:
    return next(b for b in dialog.findChildren(Button) if b.text() == "Add the deck")


# --- the dialog --------------------------------------------------------------------------------


def test_a_whole_set_is_named_and_added(look: Look, qtbot: QtBot) -> None:
    dialog = look(pictures())
    assert "All forty cards are there." in words(dialog)
    field = dialog.findChildren(QLineEdit)[0]
    assert field.text() == "Set"
    field.clear()
    assert not add_button(dialog).isEnabled()
    qtbot.keyClicks(field, "Nonno")
    boxes = dialog.findChildren(ChoiceBox)
    boxes[0].setCurrentIndex(2)
    boxes[0].activated.emit(2)
    qtbot.mouseClick(add_button(dialog), Qt.MouseButton.LeftButton)
    assert dialog.deck is not None
    said = dialog.deck.description
    assert (said.name, said.system, said.printed.value) == ("Nonno", SuitSystem.ITALIAN, "1-10")
    assert dialog.deck.folder.is_dir()


@pytest.mark.parametrize(
    ("lost", "sentence"),
    [
        (
            ["7D", "KS"],
            "The set cannot be added, because it lacks: 7 of Coins (7D) and King of Swords (KS).",
        ),
        (
            [f"{n}D" for n in range(2, 8)] + ["AS", "KS"],
            "The set has only 32 of the forty cards. A picture of each needs a name such as "
            "7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.",
        ),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(
    look: Look, lost: list[str], sentence: str
) -> None:
    files = pictures()
    for code in lost:
        del files[f"{code}.png"]
    dialog = look(files)
    assert sentence in words(dialog)
    assert not add_button(dialog).isEnabled()


def test_what_is_no_set_is_said_in_the_dialog(look: Look, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = look({"readme.txt": b""})
    sentence = next(text for text in words(dialog) if text.startswith("There are no cards"))
    assert str(tmp_path / "Set") in sentence
    assert "7D.svg" in sentence
    assert [b.text() for b in dialog.findChildren(Button) if b.isVisible()] == ["Close"]
    qtbot.mouseClick(part(dialog, Button, "Close"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_a_cancelled_set_leaves_no_files(look: Look) -> None:
    dialog = look(pictures())
    assert [*own_deck_folder().iterdir()] != []
    dialog.reject()
    assert [*own_deck_folder().iterdir()] == []


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Popen[bytes]]:
    """The picture processes that have been started."""
    started: list[Popen[bytes]] = []

    def start(*arguments: Any, **options: Any) -> Popen[bytes]:
        started.append(Popen(*arguments, **options))
        return started[-1]

    monkeypatch.setattr(picture_client, "Popen", start)
    return started


def test_cancel_ends_a_drawing_that_does_not_end(
    qtbot: QtBot,
    art: CardArt,
    tmp_path: Path,
    processes: list[Popen[bytes]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    endless = DrawingLimits(picture=1000.0, whole_set=1000.0)
    monkeypatch.setattr(own_deck_dialog, "DeckReading", partial(DeckReading, limits=endless))
    source = folder_of(tmp_path / "Set", {"AD.svg": CARD, "2D.svg": ENDLESS["doubled ids"]})
    dialog = show_widget(qtbot, OwnDeckDialog(source, own_deck_folder(), art, GREEN_CLOTH))
    qtbot.waitUntil(lambda: "Drawing the cards: 1 of 2" in words(dialog))
    assert (dialog.findChildren(QProgressBar)[0].value(), len(processes)) == (1, 1)
    qtbot.mouseClick(part(dialog, Button, "Cancel"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: processes[0].poll() is not None)
    assert not own_deck_folder().exists()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "x"), "You do not have permission to use"),
        (OSError(28, "x"), "full"),
        (OSError(5, "Input/output error"), "Input/output error"),
        (StorageError(Path("x"), "The disk is full."), "The disk is full."),
        (RuntimeError("x"), "The cards cannot be read, because the program has a fault."),
    ],
)
def test_whatever_goes_wrong_ends_the_wait_with_a_sentence(
    look: Look, monkeypatch: pytest.MonkeyPatch, error: Exception, sentence: str
) -> None:
    reports: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reports.append(error))
    monkeypatch.setattr(deck_transfer, "read_card_set", raising(error))
    dialog = look(pictures())
    assert any(sentence in text for text in words(dialog))
    assert reports == ([error] if isinstance(error, RuntimeError) else [])


def test_a_decks_folder_without_permission_ends_the_wait(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    # For an administrator, no folder is without permission.
    own_deck_folder().mkdir(parents=True)
    refused = raising(PermissionError(13, "Permission denied"))
    monkeypatch.setattr(Path, "iterdir", refused)
    monkeypatch.setattr(deck_transfer, "create_folder", refused)
    dialog = look(pictures())
    assert any("You do not have permission to use" in text for text in words(dialog))


@pytest.mark.usefixtures("language")
def test_no_back_is_cut(look: Look) -> None:
    files = pictures()
    del files["back.png"]
    box = look(files).findChildren(ChoiceBox)[1]
    assert box.count() == len(load_decks())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for index in range(box.count()):
        text = box.itemText(index)
        assert box.fontMetrics().horizontalAdvance(text) <= field.width(), text


# --- the settings ------------------------------------------------------------------------------


def test_a_folder_becomes_the_deck_of_the_settings(
    opened: Open,
    store: SettingsStore,
    art: CardArt,
    *,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = str(folder_of(tmp_path / "Mine", pictures()))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: source)

    def accept(dialog: OwnDeckDialog) -> int:
        qtbot.waitUntil(lambda: add_button(dialog).isEnabled())
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(OwnDeckDialog, "exec", accept)
    dialog = opened()
    qtbot.mouseClick(
        part(dialog, LinkButton, "Add your own deck from a folder…"), Qt.MouseButton.LeftButton
    )
    assert store.current.deck in art.decks
    assert art.decks[store.current.deck].name == "Mine"
    assert "“Mine” was added to your decks." in words(dialog)
    focus, before = dialog.focusWidget(), store.current
    assert isinstance(focus, DeckTile)
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert store.current == before
    assert not dialog.isVisible()


def test_a_deck_is_exported_and_removed(
    opened: Open,
    store: SettingsStore,
    art: CardArt,
    own: OwnDeck,
    *,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    art.load_own_decks()
    store.change(replace(store.current, deck=own.id, back=own.id))
    path = tmp_path / "exported.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    dialog = opened()
    qtbot.mouseClick(part(dialog, LinkButton, "Export this deck…"), Qt.MouseButton.LeftButton)
    assert path.is_file()
    answers = iter((None, 1, 0))

    def answer(question: QuestionDialog) -> int:
        (default,) = (each for each in question.findChildren(Button) if each.isDefault())
        assert default.text() == "Keep it"
        question.answer = next(answers)
        return 1

    monkeypatch.setattr(QuestionDialog, "exec", answer)
    for _ in range(2):
        qtbot.mouseClick(part(dialog, LinkButton, "Remove this deck…"), Qt.MouseButton.LeftButton)
        assert own.folder.is_dir()
    qtbot.mouseClick(part(dialog, LinkButton, "Remove this deck…"), Qt.MouseButton.LeftButton)
    assert not own.folder.exists()
    assert (store.current.deck, store.current.back) == (AUTO_DECK, AUTO_DECK)
    assert own.id not in art.decks
    assert "“Mine” was removed." in words(dialog)
    assert not any(b.isVisible() for b in dialog.findChildren(LinkButton) if "this" in b.text())


# --- the window --------------------------------------------------------------------------------


def with_deck(own: OwnDeck) -> Settings:
    return replace(QUICK, deck=own.id, back=own.id)


def test_a_match_is_played_with_an_own_deck(
    open_game: MakeGame, art: CardArt, own: OwnDeck
) -> None:
    art.load_own_decks()
    game = open_game(with_deck(own))
    game.begin()
    assert game.window.controller.deck.id == own.id
    picture = art.card(own.id, "7D", 20, 1).toImage()
    assert QColor(picture.pixel(QPoint(10, 10))) == QColor("#ffcc00")
    game.play()


def test_a_deck_that_is_gone_is_left_in_one_sentence(
    open_game: MakeGame, art: CardArt, own: OwnDeck
) -> None:
    (own.folder / "7D.png").unlink()
    art.load_own_decks()
    game = open_game(with_deck(own))
    game.host.start()
    assert (game.store.current.deck, game.store.current.back) == (AUTO_DECK, AUTO_DECK)
    assert game.notice_text == f"Your deck in “{own.folder}” is damaged and was left out."
    assert game.window.controller.deck.id == game.match.variant.deck


def test_a_deck_without_a_folder_is_left_in_one_sentence(open_game: MakeGame, own: OwnDeck) -> None:
    game = open_game(with_deck(own))
    game.host.start()
    assert game.store.current.deck == AUTO_DECK
    assert game.notice_text == "Your own deck is gone; each game uses its own cards."


@pytest.mark.parametrize("content", [b"", b"no picture", png()[:40]], ids=range(3))
def test_a_damaged_picture_is_replaced_and_the_deck_left_out(
    open_game: MakeGame, art: CardArt, own: OwnDeck, qtbot: QtBot, content: bytes
) -> None:
    (own.folder / "KS.png").write_bytes(content)
    art.load_own_decks()
    game = open_game(with_deck(own))
    game.begin()
    assert not art.card(own.id, "KS", 20, 1).isNull()
    qtbot.waitUntil(lambda: own.id not in art.decks)
    assert game.store.current.deck == AUTO_DECK
    sentence = "A picture of your deck “Mine” is damaged; it is left out."
    assert game.notice_text == sentence
    game.play()
