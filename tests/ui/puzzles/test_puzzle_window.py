"""Puzzles solved with mouse and keyboard as a person would."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from unicodedata import category

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.ai.puzzles.hidden_cards import HiddenDeal, dealt_otherwise
from scopa_desktop.ai.puzzles.lines import up_to_reply
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.seat_view import CardPlace, SeatView, card_places
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import RATED_FROM, PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import ChosenPuzzle, PuzzleFilter
from scopa_desktop.rules.cards import PACK_SIZE, Card, cards_of, mask_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.record import write_record
from scopa_desktop.ui.aids.memory_panel import MemoryPanel
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleResults, PuzzleWindow
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.wording.number_format import number
from tests.sample_puzzles import SCOPA, SCOPA_KEEP, SCOPONE, sample_puzzles, write_library
from tests.sampling import parametrize_some

from ..accessible import Node, tree_of
from ..conftest import Game

LEFT = Qt.MouseButton.LeftButton


class Solver:
    """A person with the window of puzzles, and a clock that can be set."""

    def __init__(self, game: Game, qtbot: QtBot, folder: Path) -> None:
        self.game, self.qtbot = game, qtbot
        self.folder = folder
        self.now = datetime(2026, 5, 10, 12, tzinfo=timezone.utc)
        self.window = self.open()

    def open(self) -> PuzzleWindow:
        """Open the window."""
        library = PuzzleLibrary(self.folder)
        context = self.game.context
        self.window = PuzzleWindow(
            context, self.game.window, library=library, clock=lambda: self.now, rng=Random(1)
        )
        self.window.open()
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        return self.window

    def show(self, puzzle: str | Puzzle) -> Puzzle:
        """Put a puzzle on the table."""
        shown = sample_puzzles()[puzzle] if isinstance(puzzle, str) else puzzle
        self.window.show_puzzle(ChosenPuzzle(shown, False, False))
        self.wait_for_turn()
        return shown

    def wait_for_turn(self) -> None:
        QApplication.processEvents()  # Lay the table out.
        session, view = self.window.session, self.window.view
        self.qtbot.waitUntil(lambda: session.is_own_turn and view.is_idle)

    def wait_for_text(self, text: str) -> None:
        self.qtbot.waitUntil(lambda: text in self.text, timeout=20_000)

    def click_card(self, card: Card) -> None:
        view = self.window.view
        item = view.table_scene.cards[card]
        corner = QPointF(item.shape().boundingRect().width() * 0.3, 0)
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(item.pos() - corner))

    def play(self, move: Action) -> None:
        """Play a move with the mouse."""
        assert isinstance(move, Move)
        before = self.window.session.position
        self.click_card(move.card)
        for card in cards_of(move.take):
            if self.window.session.position == before:
                self.click_card(card)
        if self.window.session.position == before:
            self.qtbot.mouseClick(self.window.view.buttons.primary, LEFT)
        assert self.window.session.position != before

    def play_by_keyboard(self, move: Action) -> None:
        """Play a move with keys, beginning with the focus on the table."""
        assert isinstance(move, Move)
        view, before = self.window.view, self.window.session.position
        assert view.hasFocus()
        self.qtbot.keyClick(
            view, Qt.Key(Qt.Key.Key_1 + view.table_scene.own_hand().index(move.card))
        )
        words = self.window.controller.card_wording
        assert words is not None
        for _ in self.window.session.legal_moves():
            if self.window.session.position != before:
                return
            if view.buttons.primary.text() == words.key(move):
                break
            self.qtbot.keyClick(view, Qt.Key.Key_Tab)
        self.qtbot.keyClick(view, Qt.Key.Key_Return)
        assert self.window.session.position != before

    def press(self, text: str) -> None:
        """Click a button of the panel."""
        self.qtbot.mouseClick(self.button(text), LEFT)

    def button(self, text: str) -> QPushButton:
        buttons = [
            button
            for button in self.window.findChildren(QPushButton)
            if button.isVisible() and button.text() == text
        ]
        assert len(buttons) == 1, (text, self.buttons)
        return buttons[0]

    def submenu(self, title: str) -> QMenu:
        """A part of the menu of choices, which stays open."""
        self.press("Game and theme")
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        (action,) = (each for each in menu.actions() if each.text() == title)
        submenu = action.menu()
        assert isinstance(submenu, QMenu)
        menu.setActiveAction(action)
        self.qtbot.waitUntil(submenu.isVisible)
        return submenu

    def choose(self, title: str, text: str) -> None:
        """Choose in the menu with the mouse."""
        submenu = self.submenu(title)
        (action,) = (each for each in submenu.actions() if each.text() == text)
        self.qtbot.mouseClick(submenu, LEFT, pos=submenu.actionGeometry(action).center())
        assert QApplication.activePopupWidget() is None

    def choices(self, title: str) -> list[str]:
        """What can be chosen."""
        return [action.text() for action in self._actions(title)]

    def chosen(self, title: str) -> str:
        """What is chosen."""
        (text,) = (action.text() for action in self._actions(title) if action.isChecked())
        return text

    def _actions(self, title: str) -> list[QAction]:
        submenu = self.submenu(title)
        actions = submenu.actions()
        while (popup := QApplication.activePopupWidget()) is not None:
            self.qtbot.keyClick(popup, Qt.Key.Key_Escape)
        return actions

    def results(self) -> dict[str, str]:
        """What the dialog of results says."""
        self.press("Game and theme")
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        (action,) = (each for each in menu.actions() if each.text() == "Your results…")
        self.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        (dialog,) = self.window.findChildren(PuzzleResults)
        texts = {title: value.text() for title, value in dialog.values.items()}
        self.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        self.qtbot.waitUntil(lambda: not isValid(dialog))
        return texts

    @property
    def buttons(self) -> list[str]:
        """The texts of the buttons of the panel."""
        return [button.text() for button in self.window.panel._buttons if button.isVisible()]

    @property
    def text(self) -> str:
        """All texts of the panel, without marks of direction."""
        panel = self.window.panel
        labels = [label.text() for label in self.window._labels if label.isVisible()]
        text = "\n".join([panel.sentence.text(), *labels])
        return "".join(character for character in text if category(character) != "Cf")

    @property
    def attempts(self) -> list[PuzzleAttempt]:
        """The attempts in the database."""
        return list(PuzzleAttempts(self.game.context.trainee()).all)


@pytest.fixture
def solver(
    game: Game, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Solver]:
    monkeypatch.setattr(PuzzleWindow, "line_pause", 0)
    game.begin()
    folder = tmp_path / "puzzles"
    write_library(folder)
    solver = Solver(game, qtbot, folder)
    yield solver
    if isValid(solver.window):
        solver.window.close()


def wrong_move(puzzle: Puzzle) -> Action:
    """The second best move."""
    return puzzle.moves[1].action


def moves_on_table(solver: Solver, puzzle: Puzzle) -> list[Action]:
    """The moves made since the position of the puzzle."""
    match = solver.window.session.match
    assert match is not None
    return list(match.recorded_round(match.deals).moves[puzzle.match.moves_made :])


def test_the_menu_opens_a_puzzle_of_the_game_on_the_table(game: Game, qtbot: QtBot) -> None:
    game.begin()
    game.window.actions_by_name["puzzles"].trigger()
    windows = [
        window for window in QApplication.topLevelWidgets() if isinstance(window, PuzzleWindow)
    ]
    assert len(windows) == 1 and windows[0].isVisible()
    assert windows[0].session.record.variant.id == "scopa"
    windows[0].close()


def test_a_puzzle_lies_there_at_once(solver: Solver) -> None:
    solver.wait_for_turn()
    assert solver.window.view.hasFocus()
    assert "Find the best move" in solver.text
    assert solver.buttons == ["Hint", "Close"]


@parametrize_some("puzzle_id", [*sample_puzzles()], default=[*sample_puzzles()][::3])
def test_the_best_move_is_praised_with_its_reason(solver: Solver, puzzle_id: str) -> None:
    puzzle = solver.show(puzzle_id)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    assert "; better by " in solver.text
    assert "You take" not in solver.text and "You lay" not in solver.text, "said once"
    assert "rating" not in solver.text and "rated" not in solver.text, "not before some puzzles"
    (attempt,) = solver.attempts
    assert (attempt.puzzle, attempt.is_solved, attempt.hints) == (puzzle_id, True, 0)
    assert (attempt.move, attempt.time) == (puzzle.solution, solver.now)
    assert solver.buttons == ["Next puzzle", "What follows?", "Close"]
    assert moves_on_table(solver, puzzle) == [puzzle.solution]


def test_what_follows_can_be_played_out(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    solver.press("What follows?")
    line = [puzzle.solution, *puzzle.line]
    solver.qtbot.waitUntil(lambda: moves_on_table(solver, puzzle) == line)
    solver.wait_for_text("P1 lays down")
    assert "What follows?" not in solver.buttons


@pytest.mark.parametrize("puzzle_id", [SCOPA, SCOPONE])
def test_a_wrong_move_is_refuted_on_the_table(solver: Solver, puzzle_id: str) -> None:
    puzzle = solver.show(puzzle_id)
    wrong = wrong_move(puzzle)
    refutation = puzzle.refutation(wrong)
    assert refutation is not None
    solver.play_by_keyboard(wrong)
    solver.wait_for_text("This may follow: ")
    reply = up_to_reply(puzzle.match, wrong, refutation.line)
    assert moves_on_table(solver, puzzle) == [wrong, *reply]
    assert "it costs" in solver.text
    (attempt,) = solver.attempts
    assert (attempt.is_solved, attempt.move) == (False, wrong)
    assert solver.buttons == ["Try again", "Solution", "Close"]
    assert solver.button("Try again").hasFocus()


def test_a_click_on_the_table_leaves_enter_to_the_next_step(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    solver.play(wrong_move(puzzle))
    solver.wait_for_text("This may follow: ")
    solver.qtbot.mouseClick(solver.window.view.viewport(), LEFT)
    assert solver.button("Try again").hasFocus()
    solver.qtbot.keyClick(solver.button("Try again"), Qt.Key.Key_Return)
    solver.wait_for_turn()
    assert solver.window.view.hasFocus()


def test_the_reply_is_all_that_is_shown_of_the_other_hands(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    wrong = wrong_move(puzzle)
    solver.play(wrong)
    solver.wait_for_text("This may follow: P1 ")
    match = solver.window.session.match
    assert match is not None
    replies = match.moves_of_round()[puzzle.match.moves_made + 1 :]
    assert [seat for seat, _ in replies] == [1]
    assert match.round is not None
    scene = solver.window.view.table_scene
    faces = {card for card, item in scene.cards.items() if item.is_face_up}
    assert not faces & set(cards_of(match.round.hands[1]))


def test_it_begins_with_the_game_on_the_table_and_then_with_the_last_choice(solver: Solver) -> None:
    assert solver.window.wanted == PuzzleFilter("scopa")
    solver.choose("Game", "Escoba")
    assert solver.window.session.record.variant.id == "escoba"
    solver.window.close()
    assert solver.open().wanted == PuzzleFilter("escoba")
    assert solver.window.session.record.variant.id == "escoba"
    solver.choose("Game", "All games")
    solver.window.close()
    assert solver.open().wanted == PuzzleFilter()


def test_the_rating_is_told_after_some_puzzles(solver: Solver) -> None:
    assert solver.results()["Your rating"] == "after 20 puzzles"
    attempts = PuzzleAttempts(solver.game.context.trainee())
    for number_of_puzzle in range(RATED_FROM - 1):
        attempt = PuzzleAttempt(f"p{number_of_puzzle}", solver.now, True, 0, None, 1500, 80)
        attempts.add(attempt)
    solver.window.close()
    solver.open()
    puzzle = solver.show(SCOPA)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    assert "Your rating:" in solver.text and "(+" in solver.text and "±" not in solver.text
    assert f"rated {number(puzzle.difficulty.rating)}" in solver.text
    shown = PuzzleAttempts(solver.game.context.trainee()).rating(solver.now).rating
    assert solver.results()["Your rating"] == number(round(shown))


def test_cards_not_seen_are_named_until_they_are_played(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    (grid,) = solver.window.findChildren(MemoryPanel)
    assert grid.isVisible()
    unseen = {card for card in range(PACK_SIZE) if grid.places[card] is CardPlace.OUT}
    assert unseen == set(cards_of(puzzle.view().unseen))
    assert {card for card, cell in enumerate(grid.cells) if cell.isVisible()} == set(
        range(PACK_SIZE)
    )
    solver.play(wrong_move(puzzle))
    solver.wait_for_text("This may follow: ")
    assert not grid.isVisible()


def test_the_cards_not_seen_are_those_of_the_position_on_the_table(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    (grid,) = solver.window.findChildren(MemoryPanel)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    assert grid.isVisible()
    match = solver.window.session.match
    assert match is not None
    assert grid.places == card_places(SeatView.of(match, puzzle.view().seat))
    assert grid.places != card_places(puzzle.view())


def test_escape_leaves_at_any_time_without_a_question(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    with solver.qtbot.waitSignal(solver.window.closed):
        solver.qtbot.keyClick(solver.window.view, Qt.Key.Key_Escape)
    assert solver.attempts == []
    solver.open()
    solver.show(SCOPA)
    solver.play(wrong_move(puzzle))
    solver.wait_for_text("This may follow: ")
    with solver.qtbot.waitSignal(solver.window.closed):
        solver.qtbot.keyClick(solver.button("Try again"), Qt.Key.Key_Escape)


def test_a_second_try_does_not_change_the_result(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    solver.play(wrong_move(puzzle))
    solver.wait_for_text("This may follow: ")
    solver.qtbot.keyClick(solver.button("Try again"), Qt.Key.Key_Return)
    solver.wait_for_turn()
    assert moves_on_table(solver, puzzle) == []
    solver.play_by_keyboard(puzzle.solution)
    solver.wait_for_text("Right!")
    assert "counts as missed" in solver.text
    assert [attempt.is_solved for attempt in solver.attempts] == [False]


def test_nothing_can_be_played_while_a_line_is_shown(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    solver.window.session.set_pause(100_000)
    solver.play(wrong_move(puzzle))
    solver.qtbot.waitUntil(lambda: solver.window.view.is_idle)
    for card in solver.window.view.table_scene.own_hand():
        solver.click_card(card)
    assert moves_on_table(solver, puzzle) == [wrong_move(puzzle)]
    solver.wait_for_text("Watch what may follow.")
    solver.press("Try again")
    solver.wait_for_turn()
    assert moves_on_table(solver, puzzle) == []


def test_a_refutation_that_is_missing_is_computed(solver: Solver) -> None:
    puzzle = solver.show(replace(sample_puzzles()[SCOPA], refutations=()))
    solver.play(wrong_move(puzzle))
    solver.wait_for_text("This may follow: ")
    known = sample_puzzles()[SCOPA].refutation(wrong_move(puzzle))
    assert known is not None
    reply = up_to_reply(puzzle.match, wrong_move(puzzle), known.line)
    assert moves_on_table(solver, puzzle) == [wrong_move(puzzle), *reply]


def test_hints_name_the_theme_and_then_the_card(solver: Solver) -> None:
    puzzle = solver.show(SCOPA_KEEP)
    assert "Hint" not in solver.text
    solver.qtbot.keyClick(solver.window.view, Qt.Key.Key_H)
    assert "Hint: “Keep the sevens”." in solver.text
    assert not marked(solver)
    solver.press("Hint")
    assert "Hint: play the 6 of Clubs." in solver.text
    assert isinstance(puzzle.solution, Move)
    assert marked(solver) == {puzzle.solution.card}
    assert solver.buttons == ["Solution", "Close"]
    solver.play_by_keyboard(puzzle.solution)
    solver.wait_for_text("Right!")
    (attempt,) = solver.attempts
    assert (attempt.is_solved, attempt.hints, attempt.move) == (False, 2, puzzle.solution)


def marked(solver: Solver) -> set[Card]:
    """The cards that a hint marks."""
    cards = solver.window.view.table_scene.cards
    return {card for card, item in cards.items() if item.mark.state is CardState.HINT}


def test_the_solution_is_played_and_counts_as_missed(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    for button in ("Hint", "Hint", "Solution"):
        solver.press(button)
    line = [puzzle.solution, *puzzle.line]
    solver.qtbot.waitUntil(lambda: moves_on_table(solver, puzzle) == line)
    assert "This was the best move." in solver.text
    (attempt,) = solver.attempts
    assert (attempt.is_solved, attempt.move) == (False, None)
    solver.press("Next puzzle")
    solver.wait_for_turn()
    assert len(solver.attempts) == 1


@pytest.mark.parametrize("leaves_window", [True, False])
def test_a_puzzle_left_after_a_hint_counts_as_missed(solver: Solver, leaves_window: bool) -> None:
    solver.show(SCOPA)
    solver.press("Hint")
    if leaves_window:
        solver.press("Close")
    else:
        solver.choose("Game", "Escoba")
    (attempt,) = solver.attempts
    assert (attempt.is_solved, attempt.hints, attempt.move) == (False, 1, None)


def test_a_puzzle_that_was_only_looked_at_does_not_count(solver: Solver) -> None:
    solver.show(SCOPA)
    solver.choose("Difficulty", "Harder")
    assert solver.attempts == []


def test_a_missed_puzzle_waits_for_the_next_day(solver: Solver) -> None:
    puzzle = solver.show(SCOPA)
    solver.play(wrong_move(puzzle))
    assert solver.results()["Waiting for you today"] == "0"
    solver.window.close()
    solver.now += timedelta(1)
    solver.open()
    assert solver.results()["Waiting for you today"] == "1"
    solver.wait_for_turn()
    assert "You have missed this one before." in solver.text
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    assert "does not change your rating" in solver.text
    results = solver.results()
    assert (results["Waiting for you today"], results["Solved"]) == ("0", "1")


def test_own_mistakes_come_first(solver: Solver) -> None:
    solver.choose("Game", "All games")
    solver.window.close()
    own = OwnPuzzles(solver.game.context.trainee())
    puzzle = sample_puzzles()[SCOPONE]
    own.add(puzzle, "1" * 32, solver.now - timedelta(2))
    own.set_searched("1" * 32, 50)
    solver.open()
    assert solver.results()["Waiting for you today"] == "1"
    solver.wait_for_turn()
    assert "From one of your matches" in solver.text
    assert solver.window.session.record.variant.id == "scopone"


def test_game_and_theme_are_chosen_in_a_menu(solver: Solver) -> None:
    assert solver.choices("Game") == ["All games", "Scopa", "Scopone", "Escoba"]
    assert solver.chosen("Game") == "Scopa"
    solver.choose("Theme", "Keep the sevens")
    solver.choose("Game", "Escoba")
    assert solver.chosen("Theme") == "All themes", "Escoba has none of the other theme"
    themes = solver.choices("Theme")
    assert "Many ways to the total" in themes and "Keep the sevens" not in themes
    solver.choose("Theme", "Many ways to the total")
    assert solver.chosen("Theme") == "Many ways to the total"
    solver.wait_for_turn()
    assert solver.window.session.record.variant.id == "escoba"


def test_without_puzzles_it_says_so(game: Game, qtbot: QtBot, tmp_path: Path) -> None:
    game.begin()
    solver = Solver(game, qtbot, tmp_path / "missing")
    assert "no such puzzle" in solver.text
    assert solver.buttons == ["Close"]
    solver.window.close()


def test_nothing_of_it_touches_the_match_on_the_table(solver: Solver) -> None:
    game = solver.game
    record, before = game.session.record, game.reloaded().record
    puzzle = solver.show(SCOPA)
    solver.play(puzzle.solution)
    solver.window.close()
    assert game.session.record == record
    assert game.reloaded().record == before
    assert game.archived() == []


def test_an_attempt_that_cannot_be_kept_is_said(solver: Solver) -> None:
    with solver.game.full_disk_for("puzzle_attempt"):
        puzzle = solver.show(SCOPA)
        solver.play(puzzle.solution)
        solver.wait_for_text("Right!")
    assert DATABASE in solver.text and "Your rating" not in solver.text


def test_training_that_cannot_be_read_is_said_in_the_main_window(game: Game) -> None:
    game.begin()
    game.database.connection.execute("DROP TABLE puzzle_attempt")
    game.window.actions_by_name["puzzles"].trigger()
    assert DATABASE in game.notice_text


# --- screen readers and keyboard ----------------------------------------------------------------


@pytest.mark.usefixtures("screen_reader")
@pytest.mark.parametrize("size", [(1240, 760), (640, 480)], ids=str)
def test_everything_that_can_be_used_has_a_name(solver: Solver, size: tuple[int, int]) -> None:
    solver.window.resize(*size)
    QApplication.processEvents()
    assert not nameless(solver.window)
    puzzle = solver.show(SCOPA)
    assert not nameless(solver.window)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    assert not nameless(solver.window)


def nameless(window: PuzzleWindow) -> list[Node]:
    """What can be used and has no name, but the viewport, which reports the focus of the view."""
    viewport = tree_of(window.view.viewport())
    return [node for node in tree_of(window).nameless() if node.box != viewport.box]


def test_what_is_said_is_also_announced(solver: Solver, monkeypatch: pytest.MonkeyPatch) -> None:
    announced: list[str] = []
    monkeypatch.setattr(solver.window.view, "announce", announced.append)
    puzzle = solver.show(SCOPA_KEEP)
    solver.qtbot.keyClick(solver.window.view, Qt.Key.Key_H)
    solver.play(puzzle.solution)
    solver.wait_for_text("Right!")
    sentence = solver.window.panel.sentence.text()
    solver.qtbot.waitUntil(lambda: sentence in announced)
    assert "Your turn. Find the best move." in announced
    assert "Hint: “Keep the sevens”." in announced


def test_tab_leads_from_the_table_through_the_buttons(solver: Solver) -> None:
    solver.show(SCOPA)
    reached: list[str] = []
    for _ in range(10):
        focus = QApplication.focusWidget()
        assert focus is not None
        if isinstance(focus, QPushButton):
            reached.append(focus.text())
        solver.qtbot.keyClick(focus, Qt.Key.Key_Tab)
    start = reached.index("Hint")
    assert reached[start : start + 2] == ["Hint", "Close"]


# --- nothing hidden is shown --------------------------------------------------------------------


def with_other_hidden_cards(puzzle: Puzzle) -> Puzzle:
    """The same position for the person on turn, with other cards in the other hands."""
    view, match = puzzle.view(), puzzle.match
    assert match.round is not None
    unseen = list(cards_of(view.unseen))
    sizes = [(hand & view.unseen).bit_count() for hand in match.round.hands]
    for seed in range(200):
        shuffled = Random(seed).sample(unseen, len(unseen))
        cards = iter(shuffled)
        hands = tuple(mask_of(next(cards) for _ in range(size)) for size in sizes)
        if hands == tuple(hand & view.unseen for hand in match.round.hands):
            continue
        other = dealt_otherwise(match, view, HiddenDeal(hands, tuple(cards)))
        if other is not None:
            return replace(puzzle, record=write_record(other.record))
    raise AssertionError("the hidden cards cannot be dealt otherwise")


def shown_until_answered(
    solver: Solver, puzzle: Puzzle, answer: Callable[[Puzzle], Action]
) -> list[object]:
    """Everything in the panel and all marks, from the position to the answer."""
    window = solver.window
    solver.show(puzzle)
    shown: list[object] = []

    def look() -> None:
        cards = window.view.table_scene.cards
        faces = {card for card, item in cards.items() if item.is_face_up}
        marks = {card: item.mark for card, item in cards.items() if card in faces}
        shown.append((solver.text, solver.buttons, faces, marks))

    look()
    for _ in range(2):
        window.give_hint()
        look()
    move = answer(puzzle)
    window.session.set_pause(1_000_000)  # The line does not begin.
    window.session.play(move)
    solver.qtbot.waitUntil(lambda: window.view.is_idle)
    look()
    return shown


@pytest.mark.parametrize("puzzle_id", [SCOPA, SCOPONE])
@pytest.mark.parametrize("is_right", [True, False], ids=["right", "wrong"])
def test_nothing_hidden_is_shown(solver: Solver, puzzle_id: str, is_right: bool) -> None:
    puzzle = sample_puzzles()[puzzle_id]
    other = with_other_hidden_cards(puzzle)
    assert other.record != puzzle.record and other.view() == puzzle.view()

    def answer(puzzle: Puzzle) -> Action:
        return puzzle.solution if is_right else wrong_move(puzzle)

    # The first attempt alone counts for the rating.
    solver.show(puzzle)
    solver.window.show_solution()
    assert shown_until_answered(solver, puzzle, answer) == shown_until_answered(
        solver, other, answer
    )
