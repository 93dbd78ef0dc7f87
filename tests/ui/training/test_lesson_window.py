"""Lessons taken with mouse and keys, as somebody would who has never played."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.play.lessons.catalogue import LESSONS, lesson_for
from scopa_desktop.play.lessons.first_match import FIRST_MATCH
from scopa_desktop.play.lessons.lesson import (
    Area,
    FindBest,
    FindCard,
    GoOn,
    Lesson,
    Play,
    PlayOut,
    SeeScore,
)
from scopa_desktop.play.lessons.maxims import MAXIMS
from scopa_desktop.play.lessons.piles_and_courts import PILES
from scopa_desktop.play.lessons.strategy import COURSE
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.play.training.lesson_progress import LessonProgress, LessonState
from scopa_desktop.rules.cards import Card, cards_of, parse_card
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, parse_action
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.lessons_dialog import LessonsDialog
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement
from scopa_desktop.ui.training.lesson_window import LessonWindow
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.card_label import CardSpread
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.lesson_wording import lesson_text, playing_text, worth_text
from tests.sampling import parametrize_some

from ..conftest import Game, MakeGame, show_widget
from ..parts import texts_of

LEFT = Qt.MouseButton.LeftButton
TIMEOUT = 20_000


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, game: Game, qtbot: QtBot, lesson: Lesson) -> None:
        self._game, self._qtbot, self.lesson = game, qtbot, lesson
        self.go_on = "Go on"
        self.window = self.open()

    def open(self) -> LessonWindow:
        context = self._game.context
        self.progress = LessonProgress(context.trainee())
        window = LessonWindow(context, self._game.window, self.lesson, self.progress)
        window.open_at(self.state.step)
        window.activateWindow()
        self._qtbot.waitUntil(window.isActiveWindow)
        return window

    def leave(self) -> None:
        self.window.close()

    def come_back(self) -> None:
        """Open the lesson again, as after another start: nothing but the journal is left."""
        self.leave()
        self.window = self.open()

    @property
    def number(self) -> int:
        return self.window.number

    @property
    def match(self) -> Match:
        match = self.window.session.match
        assert match is not None
        return match

    @property
    def state(self) -> LessonState:
        return self.progress.state(self.lesson.id, len(self.lesson.steps))

    @property
    def sentence(self) -> str:
        return self.window.panel.sentence.text()

    def buttons(self) -> dict[str, Button]:
        """The buttons of the panel that can be pressed, by their texts."""
        buttons = self.window.panel.findChildren(Button)
        return {each.text(): each for each in buttons if each.isVisible() and each.isEnabled()}

    def press(self, text: str) -> None:
        self._qtbot.mouseClick(self.buttons()[text], LEFT)

    def click(self, card: Card) -> None:
        self._qtbot.mouseClick(self.window.view.viewport(), LEFT, pos=self._place_of(card))

    def _place_of(self, card: Card) -> QPoint:
        item = self.window.view.table_scene.cards[card]
        left = QPointF(item.shape().boundingRect().width() * 0.3, 0)
        return self.window.view.mapFromScene(item.pos() - left)

    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=TIMEOUT)

    def play(self, move: Move) -> None:
        """Make a move with clicks alone."""
        before = self.window.session.position
        self.click(move.card)
        for card in cards_of(move.take):
            if self.window.session.position == before:
                self.click(card)
        if self.window.session.position == before:
            self._qtbot.mouseClick(self.window.view.buttons.primary, LEFT)

    def choose(self, index: int) -> None:
        """Choose from the sheet of declarations or of the cut."""
        assert self.window.view.choice_sheet.choose(index)

    def do_step(self) -> None:
        """Do what the step asks for, and wait for the next one."""
        number, task = self.number, self.window.step.task
        if isinstance(task, GoOn):
            self.press(self.go_on)
        elif isinstance(task, SeeScore):
            with self._game.answering({ScoreDialog: lambda dialog: dialog.accept()}) as seen:
                self.press("Score sheet")
            assert seen
        elif isinstance(task, FindCard):
            current = self.match.round
            assert current is not None
            (card,) = cards_of(task.answers(current))
            self.click(card)
        elif isinstance(task, PlayOut):
            self.play_out()
        else:
            action = parse_action(task.move) if isinstance(task, Play) else task.puzzle.solution
            self.wait(lambda: self.window.session.is_own_turn)
            if isinstance(action, Move):
                self.play(action)
            else:
                legal = self.window.session.legal_moves()
                self.choose(legal.index(action))
        following = self.lesson.steps[number + 1]
        if isinstance(task, Play) and following.deal is not None:
            self.wait(lambda: self.go_on in self.buttons())
            self.press(self.go_on)
        self.wait(lambda: self.number != number)

    def play_out(self) -> None:
        """Play the first card that can be played until the round is over."""
        number = self.number
        while self.number == number:
            self.wait(lambda: self.window.session.is_own_turn or self.number != number)
            moves = [m for m in self.window.session.legal_moves() if isinstance(m, Move)]
            if moves:
                self.play(moves[0])

    def go_to(self, number: int) -> None:
        while self.number < number:
            self.do_step()

    def step_number(self, beginning: str) -> int:
        starts = (step.sentence.startswith(beginning) for step in self.lesson.steps)
        return list(starts).index(True)


@pytest.fixture
def learn(game: Game, qtbot: QtBot) -> Iterator[Callable[[Lesson], Learner]]:
    """Opens a lesson while a match is on the table of the main window."""
    game.begin()
    learners: list[Learner] = []

    def learn(lesson: Lesson) -> Learner:
        learners.append(Learner(game, qtbot, lesson))
        return learners[-1]

    yield learn
    for learner in learners:
        if isValid(learner.window):
            learner.window.close()


Learn = Callable[[Lesson], Learner]


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_a_lesson_is_taken_from_its_first_step_to_its_last(
    learn: Learn, game: Game, lesson: Lesson
) -> None:
    record = game.session.record
    learner = learn(lesson)
    finished: list[bool] = []
    learner.window.finished.connect(lambda: finished.append(False))
    learner.window.match_requested.connect(lambda: finished.append(True))
    for number in range(len(lesson.steps) - 1):
        assert learner.number == number
        assert learner.sentence
        assert "{" not in learner.sentence
        learner.do_step()
    assert not finished
    learner.press("Play your first match" if lesson.leads_to_match else "Finish")
    assert finished == [lesson.leads_to_match]
    assert learner.state == LessonState(0, is_done=True)
    assert game.session.record == record, "the match of the main window is untouched"


def test_a_wrong_move_is_explained_and_taken_back(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    learner.go_to(1)
    before = learner.match.record
    learner.play(Move(parse_card("7B"), 1 << parse_card("4C") | 1 << parse_card("3B")))
    learner.wait(lambda: "Take it back" in learner.buttons())
    assert learner.sentence.startswith(
        "You take the 4 of Cups and the 3 of Clubs with the 7 of Clubs."
    )
    assert learner.sentence.endswith("Play your 6 this time.")
    assert learner.number == 1
    assert learner.match.moves_made == 1, "nobody answers a move that is taken back"
    assert "Back" not in learner.buttons(), "one way back is enough"
    learner.press("Take it back")
    learner.wait(lambda: learner.window.session.is_own_turn)
    assert learner.match.record == before
    learner.do_step()
    assert learner.number == 2


def test_an_illegal_move_is_refused_as_at_the_table(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    learner.go_to(learner.step_number("6 and 4 make"))
    number, moves = learner.number, learner.match.moves_made
    for card in ("4D", "6B", "KD"):
        learner.click(parse_card(card))
    assert learner.match.moves_made == moves
    assert not learner.window.view.buttons.primary.isEnabled()
    learner.click(parse_card("KD"))
    learner.do_step()
    assert learner.number == number + 1


def test_a_wrong_answer_may_be_followed_by_the_right_one(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    number = learner.step_number("Which of your cards")
    learner.go_to(number)
    learner.click(parse_card("7D"))
    assert learner.number == number
    assert learner.sentence == "Not that one. Add up: 6 and 2."
    assert not learner.match.round or learner.match.round.turn == 0
    learner.click(parse_card("JD"))
    assert learner.number == number + 1


@parametrize_some("step", [3, 1], default=[3])
def test_a_lesson_is_left_and_resumed_anywhere(learn: Learn, step: int) -> None:
    """At each step of it, or at every third one."""
    learner = learn(FIRST_MATCH)
    for number in range(len(FIRST_MATCH.steps) - 1):
        if number % step:
            learner.do_step()
            continue
        sentence, position = learner.sentence, learner.match.round
        learner.come_back()
        assert learner.number == number
        assert learner.sentence == sentence
        assert position is not None
        assert learner.match.round is not None
        assert learner.match.round.hands == position.hands
        assert learner.match.round.table == position.table
        learner.do_step()


def test_back_and_skip_lead_to_every_position(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    last = len(FIRST_MATCH.steps) - 1
    learner.go_to(1)
    learner.press("Skip")
    assert learner.number == 2
    learner.press("Back")
    assert learner.number == 1
    learner.do_step()
    learner.do_step()
    assert learner.number == 3
    assert learner.number < last


def test_the_table_has_the_focus_after_a_button_of_the_panel(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    learner.press("Go on")
    assert learner.window.view.hasFocus()


def test_the_cards_that_count_are_shown(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    learner.window.go_to(learner.step_number("You have {own_primiera}"))
    strips = learner.window.panel.findChildren(CardStrip)
    labels = [strip.findChildren(CardSpread) for strip in strips if not strip.isHidden()]
    said = [label.accessibleName() for label in chain.from_iterable(labels)]
    assert [text.split(":")[0] for text in said] == ["You", "Nino"]
    assert all(text.count(",") == 3 for text in said), "one card of each suit"
    learner.press("Go on")
    strips = learner.window.panel.findChildren(CardStrip)
    assert not [strip for strip in strips if not strip.isHidden()]


def test_enter_goes_on(learn: Learn, qtbot: QtBot) -> None:
    learner = learn(FIRST_MATCH)
    qtbot.keyClick(learner.window.view, Qt.Key.Key_Return)
    assert learner.number == 1
    qtbot.keyClick(learner.window.view, Qt.Key.Key_1)
    learner.wait(lambda: learner.number == 2)


def test_a_lesson_is_in_the_language_of_the_window(learn: Learn, game: Game) -> None:
    try:
        game.change(language="ar")
        game.context.language.apply(game.store.current)
        learner = learn(FIRST_MATCH)
        learner.go_on = "متابعة"
        learner.go_to(3)
        assert learner.sentence.startswith("لا توجد 7")
        learner.play(Move(parse_card("7B"), 1 << parse_card("4C") | 1 << parse_card("3B")))
        learner.wait(lambda: learner.number == 4)
        assert "متابعة" in learner.buttons()
    finally:
        game.change(language="en")
        game.context.language.apply(game.store.current)


def test_what_a_sentence_speaks_of_is_marked(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    scene = learner.window.view.table_scene
    assert learner.window.step.area is Area.HAND
    mark = learner.window._mark
    hand = [scene.cards[card].resting_box for card in learner.window.view.table_scene.own_hand()]
    assert all(mark.box.contains(box.center()) for box in hand)
    for width, height in ((1280, 760), (640, 480), (1920, 1040)):
        learner.window.resize(width, height)
        QApplication.processEvents()
        assert scene.sceneRect().contains(mark.box), "the ring is not cut off"
    learner.do_step()
    hinted = {card for card, m in scene.marks.items() if m.state is CardState.HINT}
    assert hinted == {parse_card("6S"), parse_card("6D")}
    assert mark.box.isEmpty()
    learner.do_step()
    pile = scene.element_boxes()[TableElement(ElementKind.PILE, 0)]
    assert mark.box.contains(pile.center())
    learner.window.resize(700, 500)
    pile = scene.element_boxes()[TableElement(ElementKind.PILE, 0)]
    assert mark.box.contains(pile.center())


def test_the_pile_that_can_be_taken_is_marked_and_clicked_before_the_card(learn: Learn) -> None:
    learner = learn(PILES)
    learner.window.go_to(number := learner.step_number("Your {7S} takes"))
    scene = learner.window.view.table_scene
    top = parse_card("7C")
    assert scene.open_piles() == [top]
    assert learner.window._mark.box.contains(scene.cards[top].resting_box.center())
    learner.click(top)
    learner.click(parse_card("7S"))
    learner.wait(lambda: learner.number == number + 1)
    assert learner.match.round is not None
    assert learner.match.round.piles[1] == 0


def test_a_hint_before_a_move_does_not_depend_on_hidden_cards(learn: Learn) -> None:
    learner = learn(FIRST_MATCH)
    learner.window.go_to(learner.step_number("Play on."))
    match = learner.match
    recorded = match.recorded_round(match.deals)
    assert match.round is not None
    words = CardWording(next(iter(load_decks().values())), match.variant)
    hidden = [*cards_of(match.round.hands[1]), *match.round.stock]
    swapped = dict(zip(hidden, reversed(hidden), strict=True))
    other = Match(match.variant, match.seating, match.players, match.deal_number)
    other.begin_round([swapped.get(card, card) for card in recorded.pack])
    for move in recorded.moves:
        other.play(move)
    assert other.round is not None
    assert other.round.hands[0] == match.round.hands[0]
    assert other.round.hands[1] != match.round.hands[1]
    assert playing_text(other, words) == playing_text(match, words)


def test_the_list_shows_what_is_done_and_where_each_lesson_was_left(qtbot: QtBot) -> None:
    states = [LessonState(0, is_done=True), LessonState(2)]
    states += [LessonState()] * (len(LESSONS) - 2)
    dialog = show_widget(qtbot, LessonsDialog(LESSONS, states))
    texts = [dialog.button_of(lesson).text() for lesson in LESSONS]
    assert texts[:3] == ["Once more", "Go on", "Start"]
    assert dialog.button_of(LESSONS[1]).hasFocus() or not dialog.isActiveWindow()
    qtbot.mouseClick(dialog.button_of(LESSONS[2]), LEFT)
    assert dialog.chosen is LESSONS[2]


def test_the_menu_opens_the_lesson_that_is_chosen(game: Game, qtbot: QtBot) -> None:
    game.begin()

    def start(dialog: LessonsDialog) -> None:
        qtbot.mouseClick(dialog.button_of(FIRST_MATCH), LEFT)

    with game.answering({LessonsDialog: start}):
        game.window.actions_by_name["lessons"].trigger()
    (window,) = game.window.findChildren(LessonWindow)
    assert window.lesson is FIRST_MATCH
    window.close()


def test_the_list_follows_the_last_step(game: Game, qtbot: QtBot) -> None:
    game.begin()
    game.host.learn.lessons.open_lesson(LESSONS[1])
    (window,) = game.window.findChildren(LessonWindow)
    window.go_to(len(LESSONS[1].steps) - 1)
    texts: list[str] = []

    def read(dialog: LessonsDialog) -> None:
        texts.append(dialog.button_of(LESSONS[1]).text())
        dialog.reject()

    with game.answering({LessonsDialog: read}):
        qtbot.keyClick(window.view, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(texts))
    assert texts == ["Once more"]


def test_the_first_lesson_leads_to_a_match_with_coach_and_values(
    open_game: MakeGame, qtbot: QtBot
) -> None:
    game = open_game()
    game.host.start()
    game.host.learn.lessons.open_lesson(FIRST_MATCH)
    (window,) = game.window.findChildren(LessonWindow)
    window.go_to(len(FIRST_MATCH.steps) - 1)
    old = game.match
    qtbot.keyClick(window.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: game.match is not old, timeout=TIMEOUT)
    assert game.match.variant.id == FIRST_MATCH.game
    assert [player.level for player in game.match.players] == [PERSON, "beginner"]
    settings = game.store.current
    assert (settings.coach, settings.card_values) == (True, "always")
    assert settings.last_game is not None
    assert settings.last_game.levels == ("beginner",)


def test_once_more_the_lesson_ends_with_the_list(game: Game, qtbot: QtBot) -> None:
    game.begin()
    LessonProgress(game.context.trainee()).complete(FIRST_MATCH.id)
    game.host.learn.lessons.open_lesson(FIRST_MATCH)
    (window,) = game.window.findChildren(LessonWindow)
    window.go_to(len(FIRST_MATCH.steps) - 1)
    with game.answering({LessonsDialog: LessonsDialog.reject}) as titles:
        qtbot.keyClick(window.view, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(titles))
    assert not game.store.current.coach


@pytest.mark.parametrize("played", CATALOGUE.values(), ids=[*CATALOGUE])
def test_each_game_has_a_lesson_of_its_family(played: Variant) -> None:
    lesson = lesson_for(played)
    assert lesson is not None
    assert lesson.variant.family is played.family
    about_it = [each for each in LESSONS if each.game == played.id]
    assert not about_it or lesson is about_it[0]


def test_the_lesson_for_the_game_that_is_played_is_the_next(qtbot: QtBot) -> None:
    chkobba = lesson_for(CATALOGUE["chkobba"])
    assert chkobba is not None
    states = [LessonState(0, is_done=True)] + [LessonState()] * (len(LESSONS) - 1)
    for state, following in ((LessonState(), chkobba), (LessonState(1), LESSONS[1])):
        # A lesson that was begun comes first.
        states[1] = state
        dialog = LessonsDialog(LESSONS, states, preferred=chkobba)
        qtbot.addWidget(dialog)
        defaults = [lesson for lesson in LESSONS if dialog.button_of(lesson).isDefault()]
        assert defaults == [following]


def test_who_took_a_lesson_on_strategy_goes_on_with_the_next(qtbot: QtBot) -> None:
    lessons = (*LESSONS, *COURSE)
    states = [LessonState(0, is_done=lesson is COURSE[2]) for lesson in lessons]
    dialog = LessonsDialog(lessons, states, preferred=lesson_for(CATALOGUE["chkobba"]))
    qtbot.addWidget(dialog)
    assert dialog.button_of(COURSE[3]).isDefault()


def test_the_first_start_offers_the_first_lesson(game: Game, qtbot: QtBot) -> None:
    game.host.start()
    game.host.start_recording()
    assert game.message.text.startswith("New to Scopa?")
    assert QApplication.activeModalWidget() is None
    qtbot.mouseClick(game.message.buttons[0], LEFT)
    (window,) = game.window.findChildren(LessonWindow)
    assert window.lesson is FIRST_MATCH
    assert not game.message.isVisible()
    window.close()
    assert game.window.focusWidget() is game.view, "and not a button of the tool bar"


def test_the_offer_waits_until_no_card_moves(open_game: MakeGame, qtbot: QtBot) -> None:
    game = open_game(Settings(speed="fast", sounds=False))
    game.host.start()
    qtbot.waitUntil(lambda: not game.view.is_idle)
    game.host.learn.lessons.offer_first_lesson()
    assert game.notice_text == ""
    qtbot.waitUntil(lambda: game.notice_text.startswith("New to Scopa?"), timeout=TIMEOUT)


def test_a_second_start_offers_nothing(open_game: MakeGame) -> None:
    first = open_game()
    first.host.start()
    first.saver.close()
    second = open_game()
    second.host.start()
    second.host.start_recording()
    assert second.notice_text == ""


def test_progress_that_cannot_be_read_is_reported(game: Game) -> None:
    game.begin()
    game.database.connection.execute("DROP TABLE lesson")
    game.window.actions_by_name["lessons"].trigger()
    assert DATABASE in game.notice_text
    game.host.learn.lessons.open_lesson(FIRST_MATCH)
    assert not game.window.findChildren(LessonWindow)


def test_a_lesson_goes_on_if_its_progress_cannot_be_written(learn: Learn, game: Game) -> None:
    learner = learn(FIRST_MATCH)
    with game.full_disk_for("lesson"):
        for number in range(1, 4):
            learner.do_step()
            assert learner.number == number


def test_who_declines_the_lesson_is_asked_once_about_the_values(game: Game, qtbot: QtBot) -> None:
    game.host.start()
    game.host.start_recording()
    qtbot.mouseClick(game.message.close_button, LEFT)
    assert game.message.text == "Show the value on each card?"
    qtbot.mouseClick(game.message.buttons[0], LEFT)
    assert not game.message.isVisible()
    assert game.store.current.card_values == "always"
    assert not game.profiles.is_new


def test_escape_closes_the_lesson_which_goes_on_later(learn: Learn, game: Game) -> None:
    learner = learn(FIRST_MATCH)
    while not isinstance(learner.window.step.task, Play):
        learner.do_step()
    window, number = learner.window, learner.number
    game.qtbot.waitUntil(lambda: window.session.is_own_turn and window.view.is_idle)
    game.qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.isVisible(), "the marks of the hint go first"
    with game.qtbot.waitSignal(window.closed):
        game.qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    learner.window = learner.open()
    assert learner.number == number


def test_escape_closes_a_lesson_that_only_waits_to_go_on(learn: Learn, game: Game) -> None:
    window = learn(FIRST_MATCH).window
    assert isinstance(window.step.task, GoOn)
    with game.qtbot.waitSignal(window.closed):
        game.qtbot.keyClick(window.view, Qt.Key.Key_Escape)


# --- the strategy course --------------------------------------------------------------------------


def test_a_wrong_try_is_answered_and_taken_back(game: Game, qtbot: QtBot) -> None:
    game.begin()
    lesson = COURSE[0]
    learner = Learner(game, qtbot, lesson)
    learner.press("Go on")
    task = lesson.steps[learner.number].task
    assert isinstance(task, FindBest)
    wrong = task.puzzle.refutations[0].action
    assert isinstance(wrong, Move)
    learner.wait(lambda: learner.window.session.is_own_turn)
    learner.play(wrong)
    learner.wait(lambda: "This may follow" in learner.sentence)
    assert "Not the best move" in learner.sentence
    learner.press("Take it back")
    assert isinstance(task.puzzle.solution, Move)
    learner.wait(lambda: learner.window.session.is_own_turn)
    learner.play(task.puzzle.solution)
    learner.wait(lambda: learner.sentence.startswith("Right!"))
    learner.leave()


def test_the_end_of_a_strategy_lesson_leads_to_five_puzzles(game: Game, qtbot: QtBot) -> None:
    game.begin()
    lesson = COURSE[4]
    game.host.learn.lessons.open_lesson(lesson)
    (window,) = game.window.findChildren(LessonWindow)
    window.go_to(len(lesson.steps) - 1)
    assert worth_text(MAXIMS["eleven"]) in window.steps.details.text()
    qtbot.mouseClick(window.steps.puzzles, LEFT)
    qtbot.waitUntil(lambda: bool(game.window.findChildren(PuzzleWindow)), timeout=TIMEOUT)
    (puzzles,) = game.window.findChildren(PuzzleWindow)
    qtbot.waitUntil(puzzles.isVisible)
    shown: list[str] = []
    for _ in range(5):
        assert puzzles.current_try is not None
        shown.append(puzzles.current_try.puzzle.id)
        qtbot.waitUntil(lambda: lesson_text(lesson.title) in "".join(texts_of(puzzles)))
        puzzles.show_next()
    qtbot.waitUntil(lambda: lesson_text(lesson.title) not in "".join(texts_of(puzzles)))
    assert len(set(shown)) == 5
    progress = LessonProgress(game.context.trainee())
    assert progress.state(lesson.id, len(lesson.steps)).is_done
    puzzles.close()


def test_the_list_goes_on_with_strategy_after_a_lesson_on_rules(qtbot: QtBot) -> None:
    lessons = (*LESSONS, *COURSE)
    states = [LessonState(0, is_done=True)] + [LessonState()] * (len(lessons) - 1)
    dialog = LessonsDialog(lessons, states)
    qtbot.addWidget(dialog)
    assert [each for each in lessons if dialog.button_of(each).isDefault()] == [COURSE[0]]
