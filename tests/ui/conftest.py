"""The real window with a match in it, played by hand as a person would."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QListView, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.advice import Advice, advise_by_heuristics
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.matches.match_facts import MatchFacts
from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.matches.match_rows import running_match, save_match
from scopa_desktop.play.recording import saved_match
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.engine_requests import Engine
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.storage.paths import config_folder, data_folder, translation_folder
from scopa_desktop.play.storage.settings import LANGUAGES, Settings, SettingsStore
from scopa_desktop.rules.cards import Card, cards_of, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import PacketDealt, TableDealt
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, read_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui import application
from scopa_desktop.ui.aids.training_aids import TrainingAids
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.table.controls.message_sheet import MessageSheet
from scopa_desktop.ui.table.controls.table_sheets import TableSheets
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.theme import cloth as cloth_module
from scopa_desktop.ui.theme import current_palette
from scopa_desktop.ui.theme.colours import DARK_PALETTE, Cloth, DialogPalette
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.remarks import evening
from tests.play.recording.saved import save_running
from tests.playing import match_dealt_by_opponent

from .sheets import Sheets, sheets_in

AnyWidget = TypeVar("AnyWidget", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton
SIZE = QSize(1000, 720)
MOST_CLOTHS = 16
"""The pictures of the cloth that are kept, of about 2 MiB each."""
TRANSLATED = [language for language in LANGUAGES if language != "system"]
QUICK = Settings(speed="off", sounds=False)


class FirstMoveEngine:
    """Answers at once with the first legal move, or what the rules of thumb advise.

    Unless it is told to be silent.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.is_silent = False
        self.asked = 0
        """The questions so far, and the ticket of the last one."""
        self._reply: Action | Advice | None = None

    def close(self) -> None:
        """Answer nothing any more."""
        self.is_silent = True

    def ask(self, view: SeatView, level: str) -> int:
        return self._think_of(view.legal_moves()[0])

    def ask_advice(self, view: SeatView) -> int:
        return self._think_of(advise_by_heuristics(view))

    def _think_of(self, reply: Action | Advice) -> int:
        self.asked += 1
        self._reply = reply
        if not self.is_silent:
            self.answer()
        return self.asked

    def answer(self) -> None:
        """Tell the answer to the last question."""
        assert self._reply is not None
        self._session.on_answer(self.asked, self._reply)

    def speak(self) -> None:
        """Answer the last question, and from now on all others at once."""
        self.is_silent = False
        self.answer()

    def cancel(self) -> None:
        """Nothing is being thought about."""


def pack_that_deals(
    rules: Variant, hand: Sequence[Card], table: Sequence[Card], other: Sequence[Card] = ()
) -> list[Card]:
    """A pack with which seat 1 deals this hand to seat 0, and this table.

    `other` are the first cards that seat 1 gets.
    """
    _, events = Round.dealt(rules, TWO, 1, range(40))
    places = next(event.hands[0] for event in events if isinstance(event, PacketDealt))
    places += next(event.cards for event in events if isinstance(event, TableDealt))
    card_at = dict(zip(places, [*hand, *table], strict=True))
    rest = (card for card in range(40) if card not in {*card_at.values(), *other})
    others = chain(other, rest)
    return [card_at[place] if place in card_at else next(others) for place in range(40)]


def new_context(
    qapp: QApplication, art: CardArt, settings: Settings, *, owns_match: bool = True
) -> Context:
    """What windows share, as the application makes it, with engines that answer at once."""
    store = SettingsStore(config_folder() / "settings.json")
    store.change(settings)
    context = application.made_context(store, Language(qapp), art, owns_match=owns_match)
    return replace(context, make_engine=FirstMoveEngine, make_fixed_engine=FirstMoveEngine)


class Game(application.Game):
    """The window of the application, with an engine that answers at once."""

    def __init__(
        self,
        qtbot: QtBot,
        art: CardArt,
        settings: Settings,
        size: QSize | None,
        *,
        owns_match: bool,
    ) -> None:
        qapp = QApplication.instance()
        assert isinstance(qapp, QApplication)
        context = new_context(qapp, art, settings, owns_match=owns_match)
        super().__init__(qapp, context)
        self.qtbot = qtbot
        self.store, self.profiles = context.store, context.profiles
        self.database, self.database_thread = context.database, context.database_thread
        self.session, self.saver = context.session, context.saver
        self.view, self.controller = self.window.view, self.window.controller
        self.engine = FirstMoveEngine(self.session)
        self.session.set_engine(self.engine)
        qtbot.addWidget(self.window, before_close_func=self._come_to_rest)
        if size is not None:
            self.window.resize(size)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def set_analysis(self, analysis: AnalysisClient) -> None:
        """Let other searches than those of the program answer the aids and the reviews."""
        vars(self.context)["analysis"] = analysis

    def set_engine(self, engine: Engine) -> None:
        """Use another engine."""
        self.session.set_engine(engine)

    def files(self) -> list[str]:
        """The names of the files in the data folder."""
        return sorted(str(path) for path in data_folder().rglob("*"))

    def change(self, **changes: Any) -> None:
        """Change settings as their sheet does."""
        self.store.change(replace(self.store.current, **changes))

    def rename(self, name: str) -> None:
        """Give the current profile another name, as its page does."""
        self.profiles.change(replace(self.profiles.current, name=name))

    def begin(
        self,
        game: str = "scopa",
        seating: Seating = TWO,
        deal: int = 1,
        own_seat: int = 0,
        moves: int = 0,
        *,
        is_awaited: bool = True,
        **options: Any,
    ) -> None:
        """Begin a match against computer players; wait for the own turn, also after some moves.

        Unless that `is_awaited`, as where a card is turned over first.
        """
        players = [Player(f"Robot {seat}", "greedy") for seat in range(seating.players)]
        players[own_seat] = Player("You", PERSON)
        match = Match(variant(game).configured(options), seating, players, deal)
        self.host.put_on_table(match, MatchSource.NEW)
        if not is_awaited:
            return
        self.to_own_turn()
        for _ in range(moves):
            self.play_turn()

    def lay(
        self, hand: str, table: str, game: str = "scopa", *, laid: str = "", **options: Any
    ) -> None:
        """Begin a match in which the person is on turn with three cards, and four lie open.

        With two cards `laid`, both players have laid one: one of the hand, then one of the other's.
        """
        rules = variant(game).configured(options)
        match = match_dealt_by_opponent("greedy", rules)
        cards = parse_cards(laid)
        match.begin_round(pack_that_deals(rules, parse_cards(hand), parse_cards(table), cards[1:]))
        for card in cards:
            match.play(Move(card))
        self.host.put_on_table(match, MatchSource.NEW)
        self.to_own_turn()

    def wait_for_saving(self) -> None:
        """Wait until everything is saved, and what followed from it is known."""
        self.saver.finish()
        QApplication.processEvents()
        done: list[bool] = []
        self.database_thread.run(lambda _database: True, done.append)
        self.qtbot.waitUntil(lambda: bool(done), timeout=20_000)

    @contextmanager
    def full_disk_for(self, table: str) -> Iterator[None]:
        """While this lasts, the window's thread finds the disk full when it writes a table."""
        execute = self.database.connection.execute
        for change in ("INSERT", "UPDATE"):
            execute(
                f"CREATE TEMP TRIGGER full_for_{change} BEFORE {change} ON main.{table}"
                " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            )
        yield
        for change in ("INSERT", "UPDATE"):
            execute(f"DROP TRIGGER full_for_{change}")

    def save_running(self, record: Record) -> MatchNote:
        """Save a match of the current profile as the one that was on the table; its note."""
        self.profiles.save_if_new()
        return save_running(data_folder(), record, self.profiles.current.id)

    def reloaded(self) -> Match:
        """The match on the table as it is saved."""
        self.saver.finish()
        stored = self.database.read(running_match)
        assert stored is not None
        return Match.replayed(stored.record)

    def archived(self) -> list[Record]:
        """The records of the matches that have ended, in the order in which they were entered."""
        self.saver.finish()
        query = (
            "SELECT r.text FROM match AS m JOIN record AS r USING (match)"
            " WHERE m.ending <> 'running' ORDER BY m.match"
        )
        rows = self.database.read(lambda connection: connection.execute(query).fetchall())
        return [read_record(row["text"]) for row in rows]

    def entries(self, **filters: Any) -> list[MatchEntry]:
        """These matches of the history, once everything is saved."""
        self.wait_for_saving()
        return self.database.read(lambda connection: matches(connection, MatchFilter(**filters)))

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def move_list(self) -> list[str]:
        """The rows of the list of moves."""
        rows = self.window.findChild(QListView)
        assert rows is not None
        model = rows.model()
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def face_up_seats(self) -> set[int]:
        """The seats with a hand card that is face up."""
        scene = self.view.table_scene
        assert scene.board is not None
        hands = enumerate(scene.board.hands)
        return {
            seat for seat, hand in hands if any(scene.cards[card].pose.face_up for card in hand)
        }

    @property
    def aids(self) -> TrainingAids:
        """The odds, the memory aid and the coach beside the table."""
        aids = self.host.learn.aids.aids
        assert aids is not None
        return aids

    @property
    def primary(self) -> Button:
        """The gold button beside the hand."""
        return self._table_buttons()[0]

    @property
    def secondary(self) -> Button:
        """The dark button below it."""
        return self._table_buttons()[1]

    def _table_buttons(self) -> list[Button]:
        return self.view.viewport().findChildren(
            Button, options=Qt.FindChildOption.FindDirectChildrenOnly
        )

    @property
    def notice_text(self) -> str:
        """The messages over the table, the one that is shown first, each on a line."""
        return "\n".join(self.view.messages.sentences)

    @property
    def message(self) -> MessageSheet:
        """The sheet with the message that is shown."""
        sheet = self.view.messages.sheet
        assert sheet is not None
        return sheet

    def is_ready(self) -> bool:
        """Whether the person may play, with all cards at rest."""
        return self.session.is_own_turn and self.view.is_idle

    def to_own_turn(self) -> None:
        """Wait for the own turn; what happens before it is not painted, as no test looks at it."""
        viewport = self.view.viewport()
        viewport.setUpdatesEnabled(False)
        try:
            self.qtbot.waitUntil(self.is_ready, timeout=20_000)
        finally:
            viewport.setUpdatesEnabled(True)
        self.show_changes()

    @staticmethod
    def show_changes() -> None:
        """Let everything be shown that waits for the end of this turn of the event loop."""
        QApplication.processEvents()

    def moves(self) -> list[Move]:
        """The cards that may be played, and how."""
        return [move for move in self.session.legal_moves() if isinstance(move, Move)]

    def place_of(self, card: Card) -> QPoint:
        """A part of the card that its neighbour on the right does not cover."""
        scene = self.view.table_scene
        item = scene.cards[card]
        return self.view.mapFromScene(
            item.pos() - QPointF(item.shape().boundingRect().width() * 0.3, 0)
        )

    def click(self, card: Card) -> None:
        """Press a card and let go."""
        self.qtbot.mouseClick(self.view.viewport(), LEFT, pos=self.place_of(card))

    def press_button(self, button: Button) -> None:
        """Click a button of the table."""
        assert button.isVisible() and button.isEnabled()
        self.qtbot.mouseClick(button, LEFT)

    def hit(self, key: Qt.Key) -> None:
        """Press a key on the keyboard, wherever its focus is."""
        if QApplication.focusWidget() is None:
            self.window.activateWindow()
            self.qtbot.waitUntil(self.window.isActiveWindow)
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, key)

    def _come_to_rest(self, _: QWidget) -> None:
        """Let nothing move any more, and nothing be rendered."""
        self.guard.stop_asking()
        change_look(self.view, speed=Speed.OFF)
        scene = self.view.table_scene
        self.view.set_marks({})
        self.qtbot.waitUntil(lambda: self.view.is_idle and not scene.is_animating)
        for idle in self.context.art.findChildren(QTimer):
            idle.stop()  # What it still wants to render is nobody's business in the next test.

    def play(self) -> None:
        """Make the first move there is, when it is the person's turn."""
        self.to_own_turn()
        self.play_by_mouse(self.moves()[0])

    def play_turn(self) -> None:
        """Make the first move there is, and wait for the next turn of the person."""
        self.play()
        self.to_own_turn()

    def play_by_mouse(self, move: Move) -> None:
        """Make a move with clicks alone."""
        self.to_own_turn()
        before = self.session.position
        self.click(move.card)
        for card in cards_of(move.take):
            if self.session.position == before:
                self.click(card)
        if self.session.position == before:
            self.press_button(self.primary)
        assert self.session.position != before

    def play_by_keyboard(self, move: Move) -> None:
        """Make a move with keys alone."""
        self.to_own_turn()
        before = self.session.position
        self.hit(Qt.Key(Qt.Key.Key_1 + self.view.table_scene.own_hand().index(move.card)))
        words = self.controller.card_wording
        assert words is not None
        for _ in self.moves():
            if self.session.position != before or self.primary.text() == words.key(move):
                break
            self.hit(Qt.Key.Key_Tab)
        if self.session.position == before:
            self.hit(Qt.Key.Key_Return)
        assert self.session.position != before

    @property
    def sheet(self) -> PaperDialog | None:
        """The sheet that lies on the table."""
        return self.view.sheets.sheet

    @contextmanager
    def answering(self, answers: dict[type[QDialog], Callable[[Any], None]]) -> Iterator[list[str]]:
        """Windows and sheets of these kinds are answered; gives their titles as they come.

        This lasts until no sheet of these kinds is open or waits any more.
        """
        seen: list[str] = []
        timer = QTimer()
        handled: list[QDialog] = []

        def look() -> None:
            for dialog in (QApplication.activeModalWidget(), *(each.sheet for each in tables())):
                if (
                    isinstance(dialog, QDialog)
                    and dialog not in handled
                    and type(dialog) in answers
                ):
                    handled.append(dialog)
                    seen.append(dialog.windowTitle())
                    answers[type(dialog)](dialog)

        timer.timeout.connect(look)
        timer.start(5)
        try:
            yield seen
            self.qtbot.waitUntil(
                lambda: not any(each.is_waiting or type(each.sheet) in answers for each in tables())
            )
        finally:
            timer.stop()


def tables() -> list[TableSheets]:
    """The sheets of all visible windows with a table."""
    windows = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    return [view.sheets for window in windows for view in window.findChildren(TableView)]


MakeGame = Callable[..., Game]
SetPalette = Callable[[DialogPalette], None]


def change_look(view: TableView, **changes: Any) -> None:
    """Change how a table looks, without any settings."""
    view.set_look(replace(view.table_scene.appearance.look, **changes))


def show_widget(qtbot: QtBot, widget: AnyWidget, size: QSize | None = None) -> AnyWidget:
    """Show a widget at a size until the end of the test; returns it."""
    qtbot.addWidget(widget)
    if size is not None:
        widget.resize(size)
    widget.show()
    return widget


def show_active(qtbot: QtBot, window: AnyWidget, size: QSize | None = None) -> AnyWidget:
    """Show a window until the end of the test, and wait until it is the active one; returns it."""
    show_widget(qtbot, window, size)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@contextmanager
def deleted_afterwards(window: AnyWidget) -> Iterator[AnyWidget]:
    """Close a window and delete it at once, in a test that shows many one after another.

    It must not be known to `qtbot`, which would close it again.
    """
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        delete_closed_windows()


def delete_closed_windows() -> None:
    """Delete what `deleteLater` was called for.

    Otherwise it is deleted in the next event loop, and until then takes part in every change of
    language, font or layout direction.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(params=TRANSLATED)
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """The language of the program during the test."""
    language: str = request.param
    translator = QTranslator()
    assert translator.load(str(translation_folder() / f"scopa_desktop_{language}.qm"))
    qapp.installTranslator(translator)
    with texts_in(language):
        yield language
    qapp.removeTranslator(translator)


@pytest.fixture
def short_double_click(qapp: QApplication) -> Iterator[None]:
    """Sheets accept the next click without the time of a double click."""
    interval = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(1)
    yield
    qapp.setDoubleClickInterval(interval)


class Disk:
    """The disk to which matches are saved."""

    is_full = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk, which a test can fill and free again."""
    disk = Disk()

    def save_if_free(*arguments: Any) -> MatchFacts | None:
        if disk.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        return save_match(*arguments)

    monkeypatch.setattr(saved_match, "save_match", save_if_free)
    return disk


@pytest.fixture
def sound_database() -> Iterator[None]:
    """Nothing is wrong with the content of the database after the test."""
    yield
    database = Database(data_folder())
    assert database.read(lambda connection: list(problems(connection))) == []
    database.close()


@pytest.fixture
def window_language(qapp: QApplication) -> Iterator[Language]:
    """The language of the window, English again after the test."""
    locale, language = QLocale(), Language(qapp)
    yield language
    language.apply(Settings(language="en"))
    QLocale.setDefault(locale)


@pytest.fixture(autouse=True)
def remove_translations(qapp: QApplication) -> Iterator[None]:
    """Remove the translations that a test has installed, also those of English."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    before = qapp.findChildren(QTranslator, options=direct)
    yield
    for translator in qapp.findChildren(QTranslator, options=direct):
        if translator not in before:
            qapp.removeTranslator(translator)
            translator.deleteLater()


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """Qt believes that a screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def new_evening() -> None:
    """Let the characters say everything once more."""
    evening.cache_clear()


@pytest.fixture(autouse=True)
def restore_font(qapp: QApplication) -> Iterator[None]:
    """Give the next test the font of the application that this one began with."""
    before = qapp.font()
    yield
    if qapp.font() != before:
        qapp.setFont(before)


@pytest.fixture(scope="session", autouse=True)
def keep_cloths(qapp: QApplication) -> Iterator[None]:
    """Render the cloth of each size once for all windows; each of them renders its own else."""
    pictures: dict[tuple[object, ...], QPixmap] = {}
    render = cloth_module._render

    def rendered(
        cloth: Cloth, size: QSize, dpr: float, sun_centre: QPointF | None, sun_radius: float
    ) -> QPixmap:
        sun = None if sun_centre is None else sun_centre.toTuple()
        key = (cloth, size.toTuple(), dpr, sun, sun_radius)
        if key not in pictures:
            while len(pictures) >= MOST_CLOTHS:
                del pictures[next(iter(pictures))]
            pictures[key] = render(cloth, size, dpr, sun_centre, sun_radius)
        return pictures[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cloth_module, "_render", rendered)
        yield
    pictures.clear()


@pytest.fixture(scope="session", autouse=True)
def no_waiting_for_the_disk() -> Iterator[None]:
    """Leave it to the system when files reach the disk: each window saves several of them.

    Tests of what is written, and when, are in `tests/play`.
    """
    sync = os.fsync

    def sync_odd_files(descriptor: int) -> None:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            sync(descriptor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", sync_odd_files)
        yield


@pytest.fixture(autouse=True)
def no_windows_are_left(qapp: QApplication) -> Iterator[None]:
    """Delete the windows of a test, which `qtbot` only closes."""
    yield
    delete_closed_windows()


@pytest.fixture
def set_palette(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[SetPalette]:
    """Sets the palette of dialogs, whatever the system's colour scheme is."""

    def set_palette(palette: DialogPalette) -> None:
        monkeypatch.setattr(current_palette, "_is_dark", lambda: palette is DARK_PALETTE)
        palette_notifier().changed.emit()

    yield set_palette
    monkeypatch.undo()
    palette_notifier().changed.emit()


@pytest.fixture
def largest_text(qapp: QApplication) -> Iterator[None]:
    """All texts at twice their size."""
    font = qapp.font()
    set_text_size(qapp, "double")
    yield
    set_text_size(qapp, "normal")
    qapp.setFont(font)


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> CardArt:
    """The shipped decks, rendered once for all tests."""
    return CardArt(load_decks())


@pytest.fixture
def sheets(art: CardArt, tmp_path: Path) -> Sheets:
    """Every sheet in English, with settings of its own."""
    return sheets_in(tmp_path, art)


@pytest.fixture
def context(qapp: QApplication, art: CardArt, player_home: Path) -> Iterator[Context]:
    """What windows share, without the main window."""
    context = new_context(qapp, art, QUICK)
    yield context
    context.close()


@pytest.fixture
def open_game(qtbot: QtBot, art: CardArt, player_home: Path) -> Iterator[MakeGame]:
    """Opens the window on a home that belongs to this test."""
    games: list[Game] = []

    def make(
        settings: Settings = QUICK, size: QSize | None = SIZE, *, owns_match: bool = True
    ) -> Game:
        games.append(Game(qtbot, art, settings, size, owns_match=owns_match))
        return games[-1]

    yield make
    for game in games:
        game.close()


@pytest.fixture
def game(open_game: MakeGame) -> Game:
    """The window, before its first match; nothing moves in it."""
    return open_game()


def entered_since_its_start(game: Game) -> Game:
    """The game, entered since its start, with a practice match on the table."""
    game.profiles.save_if_new()
    game.begin()
    game.host.start_recording()
    game.wait_for_saving()
    return game


@pytest.fixture
def messages(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences shown over the hand."""
    sentences: list[str] = []
    monkeypatch.setattr(game.view, "show_message", sentences.append)
    return sentences
