"""Watching a match of computer players alone in the window, and sitting in for one of them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QToolButton
from pytestqt.qtbot import QtBot

from scopa_desktop.play.matches.match_note import Origin
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.settings import LANGUAGES, LastGame, Settings
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.watch_controls import WatchBar
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.opponent_picker import SeatTile
from scopa_desktop.ui.score import sheet_dialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.tiles import CharacterTile

from .conftest import LEFT, QUICK, Game, MakeGame

NAMES = ("Beppe", "Pina", "Ciro", "Rosa")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A watched match goes on at once, although the animations are off."""
    monkeypatch.setattr("scopa_desktop.ui.table.table_controller.WATCH_DELAY", 0)


@pytest.fixture(autouse=True)
def no_match_goes_on_after_the_test(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Otherwise its next score sheet would wait for somebody to close it."""
    sessions: list[Session] = []
    resume = Session.resume

    def noting_resume(session: Session, match: Match, own_seat: int | None = None) -> None:
        sessions.append(session)
        resume(session, match, own_seat)

    monkeypatch.setattr(Session, "resume", noting_resume)
    yield
    for session in sessions:
        session.set_suspended(True)


def watch(
    game: Game,
    game_id: str = "scopone",
    seating: Seating = PAIRS,
    *,
    is_silent: bool = True,
    table: TableOptions | None = None,
    target: int | None = None,
) -> None:
    """Put a match of computer players on the table and wait until the cards are dealt."""
    rules = variant(game_id) if target is None else variant(game_id).configured({"target": target})
    players = [Player(name, "greedy") for name in NAMES[: seating.players]]
    game.engine.is_silent = is_silent
    match = Match(rules, seating, players, 3, table or TableOptions())
    game.host.put_on_table(match, MatchSource.NEW)

    def is_dealt() -> bool:
        current = game.match.round
        return current is not None and not current.is_over and game.view.is_idle

    game.qtbot.waitUntil(is_dealt)


def bar_of(game: Game) -> WatchBar:
    bar = game.window.findChild(WatchBar)
    assert bar is not None
    return bar


def face_up_seats(game: Game) -> set[int]:
    """The seats whose hand cards are all face up; the others must all be face down."""
    scene = game.view.table_scene
    assert scene.board is not None
    sides = [{scene.cards[card].pose.face_up for card in hand} for hand in scene.board.hands]
    assert all(len(faces) == 1 for faces in sides)
    return {seat for seat, faces in enumerate(sides) if faces == {True}}


def made(game: Game) -> int:
    return game.session.position.moves


def wait_for_moves(game: Game, number: int) -> None:
    game.qtbot.waitUntil(lambda: made(game) == number and game.view.is_idle)


def closing(answer: Callable[[Any], None]) -> Callable[[Any], None]:
    """The answer to a dialog; if it fails, the dialog is closed, so that the test ends."""

    def answered(dialog: QDialog) -> None:
        try:
            answer(dialog)
        except BaseException:
            dialog.reject()
            raise

    return answered


def choose(action: QAction) -> None:
    assert action.isEnabled()
    action.trigger()


# --- choosing to watch --------------------------------------------------------------------------


def only_watch(sheet: NewGameDialog) -> QCheckBox:
    boxes = sheet.findChildren(QCheckBox)
    return next(box for box in boxes if box.text().startswith("Only watch"))


def click_face(game: Game, sheet: NewGameDialog, name: str) -> None:
    choose_this_game(game, sheet)
    faces = sheet.findChildren(CharacterTile)
    face = next(face for face in faces if face.text().startswith(name) and face.isVisible())
    game.qtbot.mouseClick(face, LEFT)


def choose_this_game(game: Game, sheet: NewGameDialog) -> None:
    """Show the players, where there is no room for them beside the games."""
    for button in sheet.findChildren(Button):
        if button.isVisible() and button.text() == "Choose this game":
            game.qtbot.mouseClick(button, LEFT)


def press_deal(game: Game, sheet: NewGameDialog) -> None:
    choose_this_game(game, sheet)
    buttons = sheet.findChildren(Button)
    deal = next(button for button in buttons if button.text() == "Deal the cards")
    game.qtbot.mouseClick(deal, LEFT)


@pytest.mark.parametrize("opening", ["new_game", "watch"])
def test_a_match_to_watch_is_chosen_and_remembered(game: Game, opening: str) -> None:
    game.begin("scopa", TWO)
    game.change(more_options=True)
    game.engine.is_silent = True

    def set_up(sheet: NewGameDialog) -> None:
        choose_this_game(game, sheet)
        box = only_watch(sheet)
        assert box.isChecked() is (opening == "watch")
        if not box.isChecked():
            game.qtbot.mouseClick(box, LEFT, pos=QPoint(12, box.height() // 2))
        assert box.isChecked()
        tiles = [tile for tile in sheet.findChildren(SeatTile) if tile.isVisible()][-2:]
        assert len(tiles) == 2
        assert tiles[0].isChecked()
        click_face(game, sheet, "Don Ciro")
        assert tiles[1].isChecked()
        click_face(game, sheet, "Beppe")
        press_deal(game, sheet)

    with game.answering({NewGameDialog: closing(set_up)}):
        choose(game.window.actions_by_name[opening])
    game.qtbot.waitUntil(lambda: game.session.is_watched)
    assert not game.match.table.is_competitive
    first, second = game.match.players
    assert (first.name, second.name) == ("Don Ciro", "Beppe")
    assert not first.is_person
    last = game.store.current.last_game
    assert last is not None
    assert last.own_level == first.level
    sheets: list[tuple[bool, object]] = []

    def look(sheet: NewGameDialog) -> None:
        sheets.append((only_watch(sheet).isChecked(), sheet.choice.own_level))
        sheet.reject()

    with game.answering({NewGameDialog: closing(look)}):
        choose(game.window.actions_by_name["new_game"])
    assert sheets == [(True, first.level)]


def test_the_person_plays_again_when_the_box_is_cleared(game: Game) -> None:
    last = LastGame("scopa", "3", ("casual", "easy"), own_level="greedy")
    game.change(last_game=last, more_options=True)
    game.engine.is_silent = True

    def clear(sheet: NewGameDialog) -> None:
        choose_this_game(game, sheet)
        only_watch(sheet).setFocus()
        game.qtbot.keyClick(only_watch(sheet), Qt.Key.Key_Space)
        assert sheet.choice.own_level == ""
        press_deal(game, sheet)

    game.host.start()
    assert game.session.is_watched
    with game.answering({NewGameDialog: closing(clear)}):
        choose(game.window.actions_by_name["new_game"])
    game.qtbot.waitUntil(lambda: not game.session.is_watched)
    assert [player.is_person for player in game.match.players] == [True, False, False]


# --- the bar ------------------------------------------------------------------------------------


def test_the_bar_is_there_only_while_a_match_is_watched(game: Game) -> None:
    game.begin("scopa", TWO)
    assert game.window.findChild(WatchBar) is None
    actions = game.window.actions_by_name
    names = ("watch_step", "watch_view", "sit_in", "watch_again")
    assert not any(actions[name].isEnabled() for name in names)
    watch(game)
    assert bar_of(game).isVisible()
    assert [actions[name].isEnabled() for name in names] == [True, True, True, False]
    game.controller.browse(RecordPosition(1, 0))
    watch(game)
    game.engine.answer()
    game.qtbot.waitUntil(lambda: made(game) == 1 and game.view.is_idle)
    game.controller.browse(RecordPosition(1, 0))
    assert not bar_of(game).isVisible()
    game.controller.return_to_game()
    assert bar_of(game).isVisible()
    game.engine.is_silent = False
    game.begin("scopa", TWO)
    assert not bar_of(game).isVisible()
    assert not any(actions[name].isEnabled() for name in names)


@pytest.mark.parametrize("way", ["key", "button", "menu"])
def test_the_match_is_paused_and_goes_on(game: Game, way: str) -> None:
    watch(game)

    def press() -> None:
        if way == "key":
            game.hit(Qt.Key.Key_Space)
        elif way == "button":
            game.qtbot.mouseClick(bar_of(game).pause_button, LEFT)
        else:
            choose(game.window.actions_by_name["pause"])

    assert bar_of(game).pause_button.accessibleName() == "Pause"
    press()
    assert game.session.is_paused
    assert game.window.actions_by_name["pause"].isChecked()
    assert bar_of(game).pause_button.accessibleName() == "Go on"
    assert bar_of(game).accessibleName() == "Paused"
    game.engine.answer()
    with game.qtbot.assertNotEmitted(game.session.events_occurred, wait=50):
        pass
    press()
    game.qtbot.waitUntil(lambda: made(game) == 1)
    assert bar_of(game).accessibleName() == "Watching"


@pytest.mark.parametrize("way", ["key", "button"])
def test_one_move_is_played_at_a_time(game: Game, way: str) -> None:
    watch(game)
    game.hit(Qt.Key.Key_Space)
    game.engine.speak()
    for number in (1, 2, 3):
        if way == "key":
            game.hit(Qt.Key.Key_Period)
        else:
            game.qtbot.mouseClick(bar_of(game).step_button, LEFT)
        wait_for_moves(game, number)
        with game.qtbot.assertNotEmitted(game.session.events_occurred, wait=30):
            pass


def test_the_speed_is_that_of_the_settings(game: Game) -> None:
    watch(game)
    button = bar_of(game).speed_button
    assert button.accessibleName() == "Speed: Off"
    choose(button.menu().actions()[2])
    assert game.store.current.speed == "fast"
    assert button.accessibleName() == "Speed: Fast"


@pytest.mark.parametrize(
    ("game_id", "seating"),
    [("scopa", TWO), ("cirulla", THREE), ("scopa", FOUR), ("scopone-scientifico", PAIRS)],
    ids=["two", "three", "four", "pairs"],
)
def test_each_way_to_look_shows_its_hands(game: Game, game_id: str, seating: Seating) -> None:
    watch(game, game_id, seating)
    everyone = set(range(seating.players))
    assert face_up_seats(game) == everyone
    texts = [action.text() for action in bar_of(game).view_actions]
    names = NAMES[: seating.players]
    assert texts == ["All cards open", *(f"As {name} sees" for name in names), "No hand open"]
    for seat in everyone:
        choose(bar_of(game).view_actions[1 + seat])
        assert face_up_seats(game) == {seat}
        assert game.view.table_scene.own_seat == seat
        assert bar_of(game).view_button.text() == f"As {names[seat]} sees"
    choose(bar_of(game).view_actions[-1])
    assert face_up_seats(game) == set()
    choose(bar_of(game).view_actions[0])
    assert face_up_seats(game) == everyone
    assert not any("our" in text.split() for text in game.controller.player_names)


def test_a_key_goes_through_the_ways_to_look(game: Game) -> None:
    watch(game)
    seen = []
    for _ in range(6):
        game.hit(Qt.Key.Key_V)
        seen.append(face_up_seats(game))
    assert seen == [{0}, {1}, {2}, {3}, set(), {0, 1, 2, 3}]


def test_the_hands_stay_open_while_moves_are_made(game: Game) -> None:
    watch(game)
    game.session.set_paused(True)
    game.engine.speak()
    for number in range(1, 9):
        game.session.step()
        wait_for_moves(game, number)
        assert face_up_seats(game) == {0, 1, 2, 3}
    game.session.watch(1, OpenHands.SEAT)
    game.session.step()
    game.qtbot.waitUntil(lambda: made(game) == 9 and game.view.is_idle)
    assert face_up_seats(game) == {1}
    game.controller.browse(RecordPosition(1, 4))
    assert face_up_seats(game) == {1}


def test_looking_from_another_seat_does_not_stop_moving_cards(open_game: MakeGame) -> None:
    game = open_game(Settings(speed="fast", sounds=False, reduced_motion="off"))
    watch(game, "scopa", THREE)
    game.engine.speak()
    game.qtbot.waitUntil(lambda: made(game) == 1 and not game.view.is_idle)
    game.session.watch(2, OpenHands.SEAT)
    game.qtbot.waitUntil(lambda: made(game) > 1, timeout=20_000)
    assert game.view.table_scene.own_seat == 2


@pytest.mark.parametrize("seat", [0, 2])
def test_with_a_person_at_the_table_no_other_hand_is_open(game: Game, seat: int) -> None:
    watch(game, "scopone", PAIRS)
    game.engine.is_silent = False
    game.begin("scopone", PAIRS, own_seat=seat)
    assert face_up_seats(game) == {seat}
    game.hit(Qt.Key.Key_V)
    game.window.actions_by_name["watch_view"].trigger()
    for action in bar_of(game).view_actions:
        with pytest.raises(ValueError, match="a person plays"):
            game.session.watch(seat, OpenHands.ALL)
        assert action.text()
    assert face_up_seats(game) == {seat}


def test_open_cards_are_read_to_the_watcher(game: Game) -> None:
    watch(game, "scopa", TWO)
    scene = game.view.table_scene
    texts = [scene.element_text(element) for element in scene.element_boxes()]
    assert game.match.round is not None
    for seat, name in enumerate(NAMES[:2]):
        held = [text for text in texts if f"open in the hand of {name}" in text]
        assert len(held) == len(scene.board.hands[seat] if scene.board else ())
    assert not any("your" in text.lower() for text in texts)
    buttons = bar_of(game).findChildren(QToolButton)
    names = {button.accessibleName() for button in buttons if button.isVisible()}
    assert names == {
        "Pause",
        "Next move",
        "Speed: Off",
        "Look from the next seat",
        "Cards: All cards open",
        "Sit in for a player",
    }


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "system"])
@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1280, 800)], ids=["small", "large"])
def test_the_bar_fits_in_every_language(
    open_game: MakeGame, qapp: QApplication, code: str, size: QSize
) -> None:
    language = Language(qapp)
    language.apply(Settings(language=code))
    try:
        game = open_game(QUICK, size)
        watch(game)
        QApplication.processEvents()
        bar = bar_of(game)
        assert game.window.size() == size
        assert bar.minimumSizeHint().width() <= size.width()
        shown = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
        assert len(shown) == 6
        for button in shown:
            assert button.width() >= button.sizeHint().width(), button.text()
    finally:
        language.apply(Settings(language="en"))


# --- the score sheet ----------------------------------------------------------------------------


def test_the_sheet_goes_on_by_itself(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_dialog, "_TICK_MS", 1)
    watch(game, "scopa", TWO, is_silent=False, target=40)
    game.qtbot.waitUntil(
        lambda: len(game.match.sheets) >= 2 and not game.match.needs_deal, timeout=20_000
    )


@pytest.mark.parametrize("use", ["key", "click"])
def test_the_sheet_stays_when_it_is_used(
    game: Game, monkeypatch: pytest.MonkeyPatch, use: str
) -> None:
    monkeypatch.setattr(sheet_dialog, "_TICK_MS", 20)
    texts: list[str] = []

    def stop(sheet: ScoreDialog) -> None:
        counting = sheet.auto_next
        assert counting is not None
        assert counting.is_counting
        key = sheet.offer_keys[ScoreDialogChoice.DEAL_ON]
        texts.append(key.text())
        if use == "key":
            game.qtbot.keyClick(sheet, Qt.Key.Key_Shift)
        else:
            game.qtbot.mouseClick(sheet, LEFT)
        assert not counting.is_counting
        texts.append(key.text())
        sheet.reject()

    watch(game, "scopa", TWO, target=40)
    with game.answering({ScoreDialog: closing(stop)}) as sheets:
        game.engine.speak()
        game.qtbot.waitUntil(lambda: len(texts) == 2, timeout=20_000)
    assert texts[0].startswith("&Next round (")
    assert texts[1] == "&Next round"
    assert len(sheets) == 1
    assert game.match.needs_deal
    game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    deals = game.match.deals
    game.engine.is_silent = True
    game.hit(Qt.Key.Key_Space)
    game.qtbot.waitUntil(lambda: game.match.deals == deals + 1)


def test_the_sheet_of_a_paused_match_stays(game: Game) -> None:
    counting: list[bool] = []

    def look(sheet: ScoreDialog) -> None:
        counting.append(sheet.auto_next is not None)
        sheet.reject()

    watch(game, "scopa", TWO, target=40)
    game.engine.speak()
    with game.answering({ScoreDialog: closing(look)}):
        game.session.set_paused(True)
        while not counting:
            if game.view.is_idle:
                game.session.step()
            game.qtbot.wait(1)
    assert counting == [False]


# --- sitting in ---------------------------------------------------------------------------------


def buttons_of(game: Game) -> list[str]:
    """The texts of the buttons that the bar shows."""
    buttons = bar_of(game).findChildren(QToolButton)
    return [button.text() for button in buttons if button.isVisible()]


def sit_in(game: Game, name: str) -> None:
    actions = bar_of(game).sit_button.menu().actions()
    choose(next(action for action in actions if action.text() == f"For {name}"))


@pytest.mark.parametrize(("seat", "name"), list(enumerate(NAMES)), ids=NAMES)
def test_the_person_sits_in_and_watches_again(game: Game, seat: int, name: str) -> None:
    watch(game)
    game.engine.speak()
    game.qtbot.waitUntil(lambda: made(game) > 3)
    sit_in(game, name)
    assert buttons_of(game) == ["Watch again"]
    game.to_own_turn()
    assert face_up_seats(game) == {seat}
    assert game.session.own_seat == seat
    assert game.controller.player_names[seat] == "You"
    game.play_turn()
    game.engine.is_silent = True
    game.qtbot.mouseClick(bar_of(game).watch_again_button, Qt.MouseButton.LeftButton)
    assert "Watch again" not in buttons_of(game)
    assert game.match.players == game.match.first_players
    assert face_up_seats(game) == {0, 1, 2, 3}
    assert not game.window.actions_by_name["watch_again"].isEnabled()
    here = made(game)
    game.engine.answer()
    game.qtbot.waitUntil(lambda: made(game) > here)
    record = game.session.record
    assert Match.replayed(record).record == record


def test_the_menu_of_seats_opens_with_its_key(game: Game) -> None:
    watch(game)
    choose(game.window.actions_by_name["sit_in"])
    menu = bar_of(game).sit_button.menu()
    assert menu.isVisible()
    game.qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert game.session.person_seat == 0


def test_an_open_menu_stays_as_it_is_while_moves_are_made(game: Game) -> None:
    watch(game)
    choose(game.window.actions_by_name["sit_in"])
    menu = bar_of(game).sit_button.menu()
    game.qtbot.keyClick(menu, Qt.Key.Key_Down)
    game.engine.speak()
    game.qtbot.waitUntil(lambda: made(game) > 3)
    assert menu.isVisible()
    game.qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert game.session.person_seat == 1


@pytest.mark.parametrize(
    "table", [TableOptions(is_private=True), TableOptions(is_competitive=True)], ids=["p", "c"]
)
def test_nobody_sits_in_at_private_or_competitive_tables(game: Game, table: TableOptions) -> None:
    watch(game, table=table)
    assert not bar_of(game).sit_button.isEnabled()
    assert not game.window.actions_by_name["sit_in"].isEnabled()


def test_a_table_without_watchers_shows_no_hand(game: Game) -> None:
    watch(game, table=TableOptions(has_watchers=False))
    assert face_up_seats(game) == set()
    assert not bar_of(game).view_button.isEnabled()
    assert bar_of(game).view_button.text() == "No hand open"


def test_a_match_in_which_the_person_sat_in_opens_from_their_seat(game: Game) -> None:
    watch(game)
    sit_in(game, "Ciro")
    match = game.reloaded()
    game.host.put_on_table(match, MatchSource.NEW)
    assert game.session.person_seat == 2
    assert game.window.actions_by_name["watch_again"].isEnabled()


# --- the history --------------------------------------------------------------------------------


def next_round(sheet: ScoreDialog) -> None:
    """Go on from a score sheet; close that of the last round."""
    key = sheet.offer_keys.get(ScoreDialogChoice.DEAL_ON)
    if key is None:
        sheet.reject()
    else:
        key.click()


def play_to_the_end(game: Game) -> None:
    with game.answering({ScoreDialog: next_round}):
        game.engine.speak()
        game.qtbot.waitUntil(lambda: game.match.winner is not None, timeout=20_000)
        game.qtbot.waitUntil(lambda: game.view.state.offer is not None)


def test_a_watched_match_is_not_kept(game: Game) -> None:
    game.host.start_recording()
    watch(game, "scopa", TWO, target=1)
    play_to_the_end(game)
    assert not list(data_folder().glob("matches/*"))
    assert not game.entries(watched=True)
    watch(game, "scopa", TWO, target=1)
    assert not list(data_folder().glob("matches/*"))


def test_a_match_with_the_person_sitting_in_is_kept_but_not_counted(
    game: Game, qtbot: QtBot
) -> None:
    game.host.start_recording()
    watch(game, "scopa", TWO, target=1)
    game.engine.is_silent = False
    sit_in(game, "Pina")
    with game.answering({ScoreDialog: next_round}):
        while game.view.state.offer is None:
            qtbot.waitUntil(lambda: game.is_ready() or game.match.is_over, timeout=20_000)
            if game.is_ready():
                game.play_by_mouse(game.moves()[0])
            QApplication.processEvents()
    profile = game.profiles.current.id
    (entry,) = game.entries(profile=profile)
    assert entry.origin is Origin.REPLAYED
    assert entry.seat == 1
    assert not game.entries(profile=profile, counted_only=True)
    assert not game.entries(watched=True)


# --- while a dialog is open ---------------------------------------------------------------------


def test_the_match_waits_while_a_dialog_is_open(game: Game) -> None:
    watch(game)
    positions: list[RecordPosition] = []

    def look(sheet: NewGameDialog) -> None:
        game.engine.speak()
        positions.append(game.session.position)
        game.qtbot.wait(30)
        positions.append(game.session.position)
        sheet.reject()

    with game.answering({NewGameDialog: closing(look)}):
        choose(game.window.actions_by_name["new_game"])
    assert positions[0] == positions[1]
    game.qtbot.waitUntil(lambda: game.session.position > positions[1])


def test_a_score_that_is_due_waits_for_the_open_dialog(game: Game) -> None:
    opened: list[type[QDialog]] = []

    def look(sheet: NewGameDialog) -> None:
        opened.append(type(sheet))
        game.host.score.show_due_score()
        assert game.view.sheets.is_waiting
        assert game.sheet is None
        sheet.reject()

    def close(sheet: ScoreDialog) -> None:
        opened.append(type(sheet))
        sheet.reject()

    watch(game, "scopa", TWO, is_silent=False, target=40)
    with game.answering({ScoreDialog: closing(close)}):
        game.qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
    game.session.set_paused(True)
    opened.clear()
    with game.answering({NewGameDialog: closing(look), ScoreDialog: closing(close)}):
        choose(game.window.actions_by_name["new_game"])
        game.qtbot.waitUntil(lambda: len(opened) == 2)
    assert opened == [NewGameDialog, ScoreDialog]
