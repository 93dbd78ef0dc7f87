"""Texts from files that look like HTML are shown as they are, and make Qt open nothing.

Names of players and rules, values of settings, errors about records and paths of files come from
other people. `FOREIGN` stands in each of them; every widget, item and model is then looked at.
"""

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QUrl
from PySide6.QtGui import QAction, QImage, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QDialog,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.house_rules import HouseRules, export_rules, house_rules_path
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import LastGame, Settings, SettingsStore
from scopa_desktop.rules.catalogue import CIRULLA, SCOPA, variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import write_record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.help.page import Page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from tests.needs import needs_markup_names, needs_pipes
from tests.play.recording.saved import running_record
from tests.sampling import parametrize_some

from . import sheets as sheets_module
from .conftest import QUICK, Game, MakeGame, show_widget
from .sheets import Sheets

ROOT = Path(scopa_desktop.__file__).parents[1]
FOREIGN = "<img src=f>R&D {0}%1"
"""Short enough for the name of a player or of rules."""
_MARKED = "R&D"
_TEXT_ROLES = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
)


def unsafe_texts(window: QWidget) -> Iterator[str]:
    """What of a window could be shown as rich text, or takes an `&` of a name for a mnemonic."""
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"{kind}: {widget.text()}"
        if isinstance(widget, QTextEdit) and not isinstance(widget, PageBrowser):
            yield f"{kind} shows rich text"
        if isinstance(widget, QAbstractButton):
            yield from _mnemonics(kind, widget.text())
        if isinstance(widget, QAbstractItemView):
            yield from _rich_cells(widget.model())
        if isinstance(widget, QGraphicsView):
            yield from _rich_items(widget)
        yield from _rich_tips(widget)
    for action in window.findChildren(QAction):
        yield from _mnemonics("QAction", action.text())
        yield from _rich_tips(action)


def _rich_tips(part: QWidget | QAction) -> Iterator[str]:
    for text in (part.toolTip(), part.whatsThis(), part.statusTip()):
        if Qt.mightBeRichText(text):
            yield f"{type(part).__name__} has the tip {text}"


def _rich_items(view: QGraphicsView) -> Iterator[str]:
    for item in view.scene().items():
        if isinstance(item, QGraphicsTextItem):
            yield f"{type(item).__name__} shows rich text"
        if Qt.mightBeRichText(item.toolTip()):
            yield f"{type(item).__name__} has the tip {item.toolTip()}"


def _mnemonics(kind: str, text: str) -> Iterator[str]:
    if _MARKED in text.replace("&&", ""):
        yield f"{kind} has a mnemonic in {text}"


def _rich_cells(model: QAbstractItemModel) -> Iterator[str]:
    columns = model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            for role in _TEXT_ROLES:
                text = model.index(row, column).data(role)
                if isinstance(text, str) and Qt.mightBeRichText(text):
                    yield f"{type(model).__name__} has the tip {text}"


def texts_of(window: QWidget) -> str:
    """The title, the labels, the rows of lists and the names for screen readers."""
    labels = [label.text() for label in window.findChildren(QLabel)]
    labels += [widget.accessibleName() for widget in window.findChildren(QWidget)]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        rows = range(model.rowCount(QModelIndex()))
        labels += [str(model.index(row, 0).data()) for row in rows]
    return "\n".join([window.windowTitle(), *labels])


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a document tries to load, other than the pictures of the help."""
    names: list[str] = []
    load = QTextDocument.loadResource

    def watched(self: QTextDocument, kind: int, name: QUrl) -> object:
        names.append(name.toString())
        return load(self, kind, name)

    monkeypatch.setattr(QTextDocument, "loadResource", watched)
    return names


@pytest.fixture
def foreign_game(open_game: MakeGame) -> Game:
    """The window in which everybody and the rules have foreign names."""
    game = open_game(replace(QUICK, show_moves="always"))
    game.rename(FOREIGN)
    players = [Player(FOREIGN, PERSON), Player(FOREIGN, "greedy")]
    rules = SCOPA.configured({"target": 16}).named(FOREIGN)
    game.session.begin(rules, TWO, players, 1)
    game.to_own_turn()
    return game


def test_the_walk_finds_what_is_not_plain(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel("x", window)
    QTextEdit(window)
    QPushButton(f"Play {FOREIGN}", window).setToolTip("<b>x</b>")
    QAction("About R&D", window)
    PlainLabel(FOREIGN, window)
    assert sorted(unsafe_texts(window)) == [
        "QAction has a mnemonic in About R&D",
        "QLabel: x",
        f"QPushButton has a mnemonic in Play {FOREIGN}",
        "QPushButton has the tip <b>x</b>",
        "QTextEdit shows rich text",
    ]


def test_the_window_shows_foreign_names_as_they_are(foreign_game: Game) -> None:
    game = foreign_game
    for _ in range(4):
        game.play_turn()
        assert list(unsafe_texts(game.window)) == []
    texts = texts_of(game.window)
    assert f"{FOREIGN}   ·   round 1" in texts
    assert f"{FOREIGN} takes" in texts or f"{FOREIGN} lays" in texts
    game.controller.show_hint()
    assert list(unsafe_texts(game.window)) == []


def test_a_notice_shows_foreign_text_as_it_is(foreign_game: Game) -> None:
    for sentence in (FOREIGN, f"Nothing is called {FOREIGN}.", "&lt;b&gt;"):
        foreign_game.window.view.messages.report(sentence)
        assert sentence in foreign_game.notice_text.splitlines()
    assert list(unsafe_texts(foreign_game.window)) == []
    assert FOREIGN in foreign_game.message.accessibleName()


@needs_markup_names
def test_a_refused_record_with_markup_is_reported_as_it_is(
    foreign_game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "<b>R&D"
    path.write_text(write_record(foreign_game.session.record).replace("game: ", f"game: {FOREIGN}"))
    foreign_game.host.start(path)
    assert "<b>R&D" in foreign_game.notice_text
    assert "<img src=" in foreign_game.notice_text
    assert list(unsafe_texts(foreign_game.window)) == []


def test_a_message_shows_foreign_text_as_it_is(qtbot: QtBot) -> None:
    dialog = QuestionDialog(FOREIGN, FOREIGN, ["Close"])
    qtbot.addWidget(dialog)
    assert list(unsafe_texts(dialog)) == []
    assert FOREIGN in texts_of(dialog)
    assert dialog.windowTitle() == FOREIGN


@pytest.fixture
def foreign_sheets(
    art: CardArt, player_home: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], QDialog]:
    """Makes the sheets of the game with foreign names in them."""
    store = SettingsStore(config_folder() / "settings.json")
    ProfileStore(Database(data_folder()), FOREIGN).save_if_new()
    house = HouseRules(house_rules_path())
    for game in (SCOPA, CIRULLA):
        house.save(game.configured({"target": 25}).named(f"{FOREIGN}{game.id[0]}"))

    def named(game: str) -> Variant:
        return variant(game).configured({"target": 25}).named(FOREIGN)

    monkeypatch.setattr(sheets_module, "NAMES", (FOREIGN,) * 4)
    monkeypatch.setattr(sheets_module, "variant", named)
    return Sheets(art, store, house, lambda: "en").make


@parametrize_some("name", Sheets.names(), default=Sheets.names()[::4])
def test_every_sheet_shows_foreign_names_as_they_are(
    qtbot: QtBot, foreign_sheets: Callable[[str], QDialog], name: str, opened: list[str]
) -> None:
    sheet = foreign_sheets(name)
    qtbot.addWidget(sheet)
    sheet.show()
    assert list(unsafe_texts(sheet)) == []
    assert "f" not in opened
    if name.split(maxsplit=1)[0] in ("deal", "score", "rules"):
        assert FOREIGN in texts_of(sheet)


def test_own_rules_in_the_new_game_sheet_are_shown_as_they_are(
    qtbot: QtBot, art: CardArt, player_home: Path
) -> None:
    house = HouseRules(house_rules_path())
    rules = SCOPA.configured({"target": 16}).named(FOREIGN)
    house.save(rules)
    last = LastGame("scopa", "2", ("greedy",), {"target": 16}, FOREIGN)
    store = SettingsStore(player_home / "settings.json")
    store.change(Settings(last_game=last, more_options=True))
    context = sheets_module.new_game_context(art, store, house, name=FOREIGN, is_running=True)
    dialog = show_widget(qtbot, NewGameDialog(context))
    dialog._my_rules.delete(rules)
    assert list(unsafe_texts(dialog)) == []
    assert f"“{FOREIGN}” was deleted." in texts_of(dialog)


def test_the_help_loads_nothing_but_its_own_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    picture = QImage(3, 3, QImage.Format.Format_RGB32)
    path = tmp_path / "picture.png"
    assert picture.save(str(path))
    browser = PageBrowser()
    qtbot.addWidget(browser)
    assert not browser.openLinks()
    assert not browser.openExternalLinks()
    page = f'<img src="{path}"><img src="file://{path}"><a href="file://{path}">x</a>'
    browser.show_page(Page(page, {}))
    browser.show()
    browser.anchorClicked.emit(QUrl.fromLocalFile(str(path)))
    assert browser.source().isEmpty()
    for name in (str(path), f"file://{path}"):
        kind = QTextDocument.ResourceType.ImageResource.value
        loaded = browser.document().resource(kind, QUrl(name))
        assert loaded is None or loaded.isNull()
        # The same path is opened by a document without the browser's own `loadResource`.
        assert QTextDocument().resource(kind, QUrl.fromLocalFile(str(path)))


PIPE_AS_PICTURE = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel("<img src=f>")
label.show()
label.grab()
"""


@needs_pipes
class TestNoFileIsOpened:
    """The program starts beside a named pipe, whose opening blocks for ever."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        """A working folder in which `f`, the picture of `FOREIGN`, is a named pipe."""
        os.mkfifo(tmp_path / "f")
        return tmp_path

    def start(self, folder: Path, *arguments: str) -> tuple[int, str]:
        """The exit code and the output of a Python process in the folder."""
        process = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        return process.returncode, process.stdout + process.stderr

    def test_a_rich_label_opens_the_pipe(self, folder: Path) -> None:
        process = subprocess.Popen([sys.executable, "-c", PIPE_AS_PICTURE], cwd=folder)
        try:
            while (writer := self._opened_by_a_reader(folder / "f")) is None:
                assert process.poll() is None, "nobody opened the pipe"
                time.sleep(0.01)
            os.close(writer)
        finally:
            process.kill()
            process.wait()

    @staticmethod
    def _opened_by_a_reader(pipe: Path) -> int | None:
        """A descriptor for writing; None while nobody has the pipe open for reading."""
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            return None

    def test_rules_named_so_as_the_last_game_do_not_stop_a_start(
        self, folder: Path, player_home: Path
    ) -> None:
        last = LastGame("scopa", "2", ("greedy",), {"target": 16}, FOREIGN)
        settings = Settings(last_game=last, speed="off", show_moves="always")
        ProfileStore(Database(data_folder()), FOREIGN).save_if_new()
        SettingsStore(config_folder() / "settings.json").change(settings)
        rules = SCOPA.configured({"target": 16}).named(FOREIGN)
        HouseRules(house_rules_path()).save(rules)
        export_rules(folder / "given.scopa-rules", rules)
        start = ("-m", "scopa_desktop", "--quit-after-start")
        assert self.start(folder, *start) == (0, "")
        record = running_record(data_folder())
        assert record is not None
        assert FOREIGN in write_record(record)
        assert self.start(folder, *start) == (0, "")

    def test_a_refused_record_does_not_stop_a_start(self, folder: Path) -> None:
        match = Match(SCOPA, TWO, (Player(FOREIGN, PERSON), Player(FOREIGN, "greedy")), 1)
        text = write_record(match.record).replace("game: scopa", "game: <img src=f>")
        assert "game: <img src=f>" in text
        (folder / "refused.scopa").write_text(text, encoding="utf-8")
        start = ("-m", "scopa_desktop", "--quit-after-start", "refused.scopa")
        assert self.start(folder, *start) == (0, "")
