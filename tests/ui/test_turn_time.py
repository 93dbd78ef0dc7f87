"""The time for a move in the window: ring, sound and words, automatic play, and the pause."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.settings import CONFIRM
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.table_events import AutomaticPlay, OptionChanged, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from scopa_desktop.ui.platform.sounds import Sound, Sounds
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.controls.pause_cover import PauseCover
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.table.scene.plaque import PlaqueItem
from scopa_desktop.ui.table.scene.turn_time_item import TurnTimeItem
from scopa_desktop.ui.table.table_view import TableView

from .accessible import tree_of
from .conftest import Game, MakeGame

pytestmark = pytest.mark.usefixtures("short_double_click")

YOU, BEPPE = Player("You", PERSON), Player("Beppe", "greedy")
NINA, OTTO = Player("Nina", PERSON), Player("Otto", PERSON)
PRACTICE = TableOptions(turn_seconds=20)
COMPETITIVE = TableOptions(turn_seconds=20, is_competitive=True)
both_kinds = pytest.mark.parametrize("table", [PRACTICE, COMPETITIVE], ids=["practice", "chips"])


class FakeTime:
    """The clock of a window, which a test sets forward."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.seconds = 500.0
        game.host.turn_time.now = lambda: self.seconds

    def pass_seconds(self, seconds: int) -> None:
        """Let time pass, with a tick each half second while the clock runs."""
        clock = self._game.host.turn_time.clock
        assert clock is not None
        for _ in range(2 * seconds):
            self.seconds += 0.5
            if clock.is_ticking:
                clock.tick()


@pytest.fixture
def time(game: Game) -> FakeTime:
    return FakeTime(game)


def begin(
    game: Game,
    table: TableOptions = PRACTICE,
    players: Sequence[Player] = (YOU, BEPPE),
    seating: Seating = TWO,
    game_id: str = "scopa",
) -> None:
    match = Match(variant(game_id), seating, players, 1, table)
    game.host.put_on_table(match, MatchSource.NEW)


def begin_own_turn(game: Game, *settings: Any, **more: Any) -> None:
    """Begin, and wait until the person may play."""
    begin(game, *settings, **more)
    game.to_own_turn()


def ring(game: Game) -> TurnTimeItem | None:
    """The ring, if it is shown."""
    item = game.view.table_scene.turn_time
    return item if item is not None and item.isVisible() else None


def cover(game: Game) -> PauseCover:
    shown = game.host.pause.cover
    assert shown is not None
    return shown


def action_of(game: Game, name: str) -> tuple[bool, bool]:
    """Whether an action is enabled, and checked."""
    action = game.window.actions_by_name[name]
    return action.isEnabled(), action.isChecked()


def listed(game: Game, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[object]:
    rows = game.window.findChild(QListView)
    assert rows is not None
    model = rows.model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def wait_for_automatic_play(game: Game, time: FakeTime) -> None:
    """Let the time run out twice, with an engine that makes no further move."""
    game.to_own_turn()
    time.pass_seconds(20)
    game.to_own_turn()
    game.engine.is_silent = True
    time.pass_seconds(20)


# --- the ring -----------------------------------------------------------------------------------


def test_without_a_limit_nothing_runs_and_nothing_is_made(game: Game, time: FakeTime) -> None:
    begin_own_turn(game, TableOptions())
    assert game.host.turn_time.clock is None
    assert game.view.messages.sheet is None
    assert game.host.pause.cover is None
    assert game.view.table_scene.turn_time is None


def test_a_ring_shows_the_time_of_the_own_turn(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    shown = ring(game)
    assert shown is not None
    assert (shown.number, shown.is_urgent) == ("", False)
    time.pass_seconds(9)
    assert shown.number == ""
    time.pass_seconds(1)
    assert (shown.number, shown.is_urgent) == ("10", False)
    time.pass_seconds(5)
    assert (shown.number, shown.is_urgent) == ("5", True)
    game.engine.is_silent = True
    game.play()
    assert ring(game) is None


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2], ids=["left", "right"])
@pytest.mark.parametrize(
    "place",
    [("scopa", TWO, 0), ("scopa", TWO, 1), ("scopone", PAIRS, 2)],
    ids=str,
)
def test_the_ring_is_around_the_own_portrait(
    game: Game, qapp: QApplication, place: tuple[str, Seating, int], direction: Qt.LayoutDirection
) -> None:
    game_id, seating, seat = place
    players = [Player(f"Robot {each}", "greedy") for each in range(seating.players)]
    players[seat] = YOU
    qapp.setLayoutDirection(direction)
    try:
        begin_own_turn(game, PRACTICE, players, seating, game_id)
        for width, height in ((1000, 720), (700, 500)):
            game.window.resize(width, height)
            QCoreApplication.processEvents()
            shown = ring(game)
            assert shown is not None
            plaque = game.view.table_scene.static_items.plaques[seat]
            assert shown.box == plaque.portrait_box
            assert plaque.box.adjusted(-3, -3, 3, 3).contains(shown.box)
            is_left = shown.box.center().x() < plaque.box.center().x()
            assert is_left is (direction is Qt.LayoutDirection.LeftToRight)
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_ring_leaves_the_marks_on_the_portrait_free(game: Game, time: FakeTime) -> None:
    players = [YOU, *(Player(f"Robot {seat}", "greedy") for seat in (1, 2, 3))]
    begin_own_turn(game, PRACTICE, players, PAIRS, "scopone")
    time.pass_seconds(12)
    shown = ring(game)
    assert shown is not None
    plaque = game.view.table_scene.static_items.plaques[0]
    marks = plaque.portrait_marks
    assert len(marks) == 1 + plaque.info.is_master
    inner = [mark.adjusted(3, 3, -3, -3).toRect() for mark in marks]
    with_ring = [game.view.viewport().grab(box).toImage() for box in inner]
    shown.hide()
    assert [game.view.viewport().grab(box).toImage() for box in inner] == with_ring


def test_only_the_ring_is_painted_again_and_only_each_second(
    game: Game, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def count(kind: type[TurnTimeItem | PlaqueItem]) -> None:
        draw = kind.draw

        def drawn(item: TurnTimeItem | PlaqueItem, painter: QPainter) -> None:
            painted.append(kind.__name__)
            draw(item, painter)  # type: ignore[arg-type]

        monkeypatch.setattr(kind, "draw", drawn)

    begin_own_turn(game)
    game.window.grab()
    QCoreApplication.processEvents()
    count(TurnTimeItem)
    count(PlaqueItem)
    for _ in range(4):
        time.pass_seconds(1)
        game.view.viewport().repaint()
    assert painted == ["TurnTimeItem"] * 4


def test_a_sound_is_heard_once_and_words_are_spoken_once(
    game: Game, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Sound] = []
    spoken: list[tuple[str, bool]] = []

    def announce(_: TableView, sentence: str, *, is_urgent: bool = False) -> None:
        spoken.append((sentence, is_urgent))

    monkeypatch.setattr(Sounds, "play", lambda _, sound, *__: heard.append(sound))
    monkeypatch.setattr(TableView, "announce", announce)
    begin_own_turn(game)
    heard.clear()
    spoken.clear()
    time.pass_seconds(14)
    assert heard == []
    assert spoken == [("10 seconds left", True)]
    time.pass_seconds(5)
    assert heard == [Sound.CLOCK]
    assert spoken == [("10 seconds left", True)]


# --- when the time runs out ---------------------------------------------------------------------


@both_kinds
def test_the_game_plays_and_says_so(game: Game, time: FakeTime, table: TableOptions) -> None:
    game.change(play_on_click=CONFIRM)
    begin_own_turn(game, table)
    game.click(game.view.table_scene.own_hand()[0])
    before = game.session.position
    time.pass_seconds(20)
    game.qtbot.waitUntil(lambda: game.session.position.moves >= before.moves + 1)

    def automatic_rows() -> list[str]:
        return [text for text in map(str, listed(game)) if "played automatically" in text]

    game.qtbot.waitUntil(lambda: bool(automatic_rows()))
    assert automatic_rows()[0].startswith("You")
    _heading, *tips = [tip for tip in listed(game, Qt.ItemDataRole.ToolTipRole) if tip]
    assert tips == ["played automatically"]
    game.to_own_turn()
    assert game.match.automatic_moves(1) == {before.moves}
    assert game.notice_text == ""


def message(game: Game) -> str:
    """The sentence over the table; empty if none is shown."""
    strips = (item for item in game.view.items() if isinstance(item, MessageStrip))
    return next((strip.text for strip in strips if strip.isVisible()), "")


def test_the_game_cuts_the_pack_and_says_so(game: Game, time: FakeTime) -> None:
    begin(game, TableOptions(turn_seconds=20, cuts_pack=True))
    game.qtbot.waitUntil(lambda: game.session.is_cut_due)
    assert game.match.cutter == 0
    assert ring(game) is not None
    sheet = game.view.cut_sheet
    assert sheet is not None and sheet.isVisible()
    time.pass_seconds(20)
    assert not sheet.isVisible()
    assert message(game) == "Your time is up: the game cuts the pack."
    game.to_own_turn()
    assert game.match.deals == 1


def test_a_dragged_card_goes_back_when_the_time_runs_out(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    card = game.view.table_scene.own_hand()[0]
    game.engine.is_silent = True
    start = game.place_of(card)
    viewport = game.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in (20, 60):
        QTest.mouseMove(viewport, start - QPoint(0, step))
    assert game.view.table_scene.dragged == card
    time.pass_seconds(20)
    assert game.view.table_scene.dragged is None
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start - QPoint(0, 200))
    assert game.match.events[-1].event == TimeRanOut(0)
    assert card in game.view.table_scene.own_hand()


def press_answer(game: Game) -> None:
    game.press_button(game.message.buttons[0])


def trigger_action(game: Game) -> None:
    game.window.actions_by_name["automatic"].trigger()


@pytest.mark.parametrize("way", [press_answer, trigger_action])
def test_after_the_second_time_the_person_takes_over(
    game: Game, time: FakeTime, way: Callable[[Game], None]
) -> None:
    begin(game)
    wait_for_automatic_play(game, time)
    assert game.match.automatic == {0}
    assert game.message.isVisible()
    assert tree_of(game.window).find("The game plays for you")
    assert tree_of(game.window).find("Play yourself")
    assert action_of(game, "automatic") == (True, True)
    assert ring(game) is None
    game.click(game.view.table_scene.own_hand()[0])
    assert game.session.turn == 0
    game.engine.answer()
    game.qtbot.waitUntil(lambda: game.session.turn == 1)
    way(game)
    assert not game.message.isVisible()
    assert action_of(game, "automatic") == (True, False)
    assert game.match.automatic == frozenset()
    game.engine.speak()
    game.to_own_turn()
    assert ring(game) is not None
    game.play()


def test_automatic_play_by_choice_makes_all_moves_of_a_round(game: Game, time: FakeTime) -> None:
    begin_own_turn(game, TableOptions())
    assert action_of(game, "automatic") == (True, False)
    trigger_action(game)
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
        game.qtbot.waitUntil(lambda: game.view.state.offer is not None)
    own = [n for n, seat in enumerate(game.match.seats_of_moves(1)) if seat == 0]
    assert game.match.automatic_moves(1) == {*own}


def test_a_time_that_is_set_between_two_rounds_is_counted(game: Game, time: FakeTime) -> None:
    begin_own_turn(game, TableOptions())
    trigger_action(game)
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.qtbot.waitUntil(lambda: bool(titles), timeout=20_000)
        game.qtbot.waitUntil(lambda: game.view.state.offer is not None)
    press_answer(game)
    assert game.view.state.offer is not None
    game.session.apply(OptionChanged("time", 30))
    game.session.next_round()
    game.to_own_turn()
    clock = game.host.turn_time.clock
    assert clock is not None
    assert clock.seconds_left == 30
    assert ring(game) is not None
    time.pass_seconds(4)
    assert clock.seconds_left == 26


def test_automatic_play_ends_with_a_restart_of_the_program(game: Game, time: FakeTime) -> None:
    begin(game)
    wait_for_automatic_play(game, time)
    killed = game.reloaded()
    assert killed.automatic == {0}
    game.host.put_on_table(killed, MatchSource.NEW)
    assert game.match.automatic == frozenset()
    assert not game.message.isVisible()
    again = game.reloaded()
    assert again.events[-1].event == AutomaticPlay(0, False)
    assert Match.replayed(again.record).automatic == frozenset()


def test_each_of_several_people_takes_over_for_himself(game: Game, time: FakeTime) -> None:
    begin(game, PRACTICE, (NINA, OTTO))
    game.engine.is_silent = True
    game.qtbot.waitUntil(lambda: game.session.is_handover_due)
    first = game.session.turn
    assert first is not None
    assert action_of(game, "automatic") == (False, False)
    game.session.take_screen()
    trigger_action(game)
    names = ("Nina", "Otto")
    assert game.message.text == f"The game plays for {names[first]}."
    assert [button.text() for button in game.message.buttons] == [f"{names[first]} plays again"]
    game.engine.answer()
    game.qtbot.waitUntil(lambda: game.session.is_handover_due)
    game.session.take_screen()
    assert action_of(game, "automatic") == (True, False)
    trigger_action(game)
    assert game.message.text == "The game plays for Nina and Otto."
    assert len(game.message.buttons) == 2
    game.press_button(game.message.buttons[0])
    assert game.match.automatic == {1}


# --- being away ---------------------------------------------------------------------------------


def while_minimized(game: Game, time: FakeTime) -> None:
    game.window.showMinimized()
    time.pass_seconds(5)
    game.window.showNormal()


def while_a_dialog_is_open(game: Game, time: FakeTime) -> None:
    def wait_and_close(dialog: ShortcutsDialog) -> None:
        time.pass_seconds(5)
        dialog.reject()

    with game.answering({ShortcutsDialog: wait_and_close}) as titles:
        game.host.show_shortcuts()
        assert titles


def while_looking_back(game: Game, time: FakeTime) -> None:
    game.controller.browse(RecordPosition(0, 0))
    time.pass_seconds(5)
    game.controller.return_to_game()


@both_kinds
@pytest.mark.parametrize("away", [while_minimized, while_a_dialog_is_open, while_looking_back])
def test_the_clock_waits_in_practice_only(
    game: Game, time: FakeTime, table: TableOptions, away: Callable[[Game, FakeTime], None]
) -> None:
    begin_own_turn(game, table)
    away(game, time)
    clock = game.host.turn_time.clock
    assert clock is not None
    assert clock.seconds_left == (15 if table.is_competitive else 20)
    time.pass_seconds(2)
    assert clock.seconds_left == (13 if table.is_competitive else 18)


def test_a_review_ends_when_the_time_of_a_competitive_match_runs_out(
    game: Game, time: FakeTime
) -> None:
    begin_own_turn(game, COMPETITIVE)
    before = game.session.position
    game.controller.browse(RecordPosition(0, 0))
    time.pass_seconds(20)
    assert not game.controller.is_browsing
    game.qtbot.waitUntil(lambda: game.session.position.moves > before.moves)


def test_in_a_review_of_practice_no_time_is_shown(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    game.controller.browse(RecordPosition(0, 0))
    assert ring(game) is None
    game.controller.return_to_game()
    assert ring(game) is not None


def test_the_clock_waits_while_another_window_is_used(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    game.session.set_suspended(True)
    time.pass_seconds(60)
    assert game.match.events == []
    game.session.set_suspended(False)
    time.pass_seconds(1)
    clock = game.host.turn_time.clock
    assert clock is not None
    assert clock.seconds_left == 19


# --- the pause ----------------------------------------------------------------------------------


def press_go_on(game: Game) -> None:
    game.press_button(cover(game).button)


def hit_space(game: Game) -> None:
    game.hit(Qt.Key.Key_Space)


def hit_escape(game: Game) -> None:
    game.hit(Qt.Key.Key_Escape)


def trigger_pause(game: Game) -> None:
    game.window.actions_by_name["pause"].trigger()


@pytest.mark.parametrize("way", [press_go_on, hit_space, hit_escape, trigger_pause])
@pytest.mark.parametrize("table", [PRACTICE, TableOptions()], ids=["timed", "untimed"])
def test_a_pause_covers_the_table_until_the_match_goes_on(
    game: Game, time: FakeTime, way: Callable[[Game], None], table: TableOptions
) -> None:
    begin_own_turn(game, table)
    game.view.setFocus()
    card: Card = game.moves()[0].card
    place = game.place_of(card)
    assert action_of(game, "pause") == (True, False)
    trigger_pause(game)
    game.show_changes()
    assert cover(game).isVisible()
    assert cover(game).geometry() == game.view.viewport().rect()
    assert action_of(game, "pause") == (True, True)
    assert action_of(game, "hint") == (False, False)
    before = game.session.position
    game.qtbot.mouseClick(cover(game), Qt.MouseButton.LeftButton, pos=place)
    game.hit(Qt.Key.Key_1)
    assert cover(game).isVisible()
    assert game.session.position == before
    way(game)
    assert not cover(game).isVisible()
    assert action_of(game, "pause") == (True, False)
    game.play()


def test_computer_players_wait_in_a_pause(game: Game, time: FakeTime) -> None:
    begin(game)
    game.engine.is_silent = True
    game.play()
    trigger_pause(game)
    position = game.session.position
    game.engine.answer()
    QCoreApplication.processEvents()
    assert game.session.position == position
    game.engine.is_silent = False
    trigger_pause(game)
    game.to_own_turn()
    assert game.session.position > position


def test_a_paused_match_can_be_looked_back_at(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    trigger_pause(game)
    game.controller.browse(RecordPosition(0, 0))
    assert not cover(game).isVisible()
    game.controller.return_to_game()
    assert cover(game).isVisible()
    press_go_on(game)
    assert game.is_ready()


def test_a_hidden_hand_stays_hidden_through_a_pause(game: Game, time: FakeTime) -> None:
    begin(game, PRACTICE, (NINA, OTTO))
    game.qtbot.waitUntil(lambda: game.session.is_handover_due)
    trigger_pause(game)
    assert game.view.screen_cover is not None
    assert not game.view.screen_cover.isVisible()
    press_go_on(game)
    assert game.view.screen_cover.isVisible()
    assert game.session.is_covered


def test_a_competitive_match_is_not_paused_and_says_why(game: Game, time: FakeTime) -> None:
    begin_own_turn(game, COMPETITIVE)
    assert action_of(game, "pause") == (False, False)
    action = game.window.actions_by_name["pause"]
    assert "not in competitive matches" in action.toolTip()
    begin_own_turn(game)
    assert action_of(game, "pause") == (True, False)
    assert "not in competitive matches" not in action.toolTip()


def test_another_match_is_not_paused(game: Game, time: FakeTime) -> None:
    begin_own_turn(game)
    trigger_pause(game)
    begin_own_turn(game)
    assert not cover(game).isVisible()
    assert action_of(game, "pause") == (True, False)


@pytest.mark.parametrize("settings", ["normal", "largest"], ids=str)
def test_the_cover_fills_small_windows(open_game: MakeGame, settings: str) -> None:
    game = open_game()
    game.change(text_size=settings)
    begin_own_turn(game)
    trigger_pause(game)
    game.window.resize(640, 480)
    QCoreApplication.processEvents()
    assert cover(game).geometry() == game.view.viewport().rect()
    assert cover(game).rect().contains(cover(game).button.geometry())
