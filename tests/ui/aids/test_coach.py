"""The coach at the table: marks, dangers, the quiet word and take-back."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel

from scopa_desktop.ai import coach as coach_module
from scopa_desktop.ai.coach import MoveCost
from scopa_desktop.ai.review import reasons as reasons_module
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.maxims import MAXIMS
from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.seats import substitute_for
from scopa_desktop.rules.cards import parse_card, parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move, parse_action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.aids.coach_bar import CoachBar
from scopa_desktop.ui.aids.coach_controller import CoachController
from scopa_desktop.ui.settings.settings_pages import PlayPage
from scopa_desktop.ui.table.scene.coach_mark import CoachMark, CoachMarkKind, coach_mark_box
from scopa_desktop.ui.table.scene.table_element import card_element
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.theme.painting import text_height
from scopa_desktop.ui.training.lesson_window import LessonWindow
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.wording.coach_wording import mark_text
from tests.playing import match_dealt_by_opponent
from tests.quick_analysis import QuickAnalysis

from ..conftest import LEFT, Game, MakeGame, pack_that_deals

SMALLEST = QSize(640, 480)
HAND, TABLE = "7S 2S KS", "AD 2C 3C AB"
"""The 7 sweeps, the 2 takes the 2, and the king captures nothing."""
SWEEP, SLOW = "7S x 3C 2C AD AB", "KS"


@pytest.fixture
def analysis(monkeypatch: pytest.MonkeyPatch) -> QuickAnalysis:
    """The analysis, with searches that even an interpreted core makes in no time."""
    monkeypatch.setattr(coach_module.AssessMoves.__new__, "__defaults__", (200,))
    monkeypatch.setattr(reasons_module, "DEALS", 20)
    monkeypatch.setattr(coach_module.CompareMove.__new__, "__defaults__", (150,))
    monkeypatch.setattr(coach_module.MeasureMove.__new__, "__defaults__", (150,))
    return QuickAnalysis()


@pytest.fixture
def coached(open_game: MakeGame, analysis: QuickAnalysis) -> Game:
    """A window with the coach, before its first match."""
    game = open_game()
    game.set_analysis(analysis)
    game.window.actions_by_name["coach"].trigger()
    return game


def bar_of(game: Game) -> CoachBar:
    bar = game.aids.coach_bar
    assert bar is not None
    return bar


def coach_of(game: Game) -> CoachController:
    coach = game.aids.coach
    assert coach is not None
    return coach


def marks_of(game: Game) -> dict[int, CoachMark]:
    cards = game.view.table_scene.cards.items()
    return {card: item.coach_mark for card, item in cards if item.coach_mark is not None}


def text_of(game: Game, card: str) -> str:
    """What a screen reader says of a card of the hand."""
    return game.view.table_scene.element_text(card_element(parse_card(card)))


def lay(game: Game, analysis: QuickAnalysis) -> None:
    """Deal the example, and wait for the assessment."""
    game.lay(HAND, TABLE)
    game.qtbot.waitUntil(lambda: analysis.is_idle)


def note_of(game: Game) -> MatchNote:
    note = game.host.recorder._note
    assert note is not None
    return note


def test_every_card_is_marked_by_icon_text_and_words(
    coached: Game, analysis: QuickAnalysis
) -> None:
    lay(coached, analysis)
    marks = marks_of(coached)
    best, costly = parse_card("7S"), parse_card("KS")
    assert set(marks) == {best, costly, parse_card("2S")}
    assert marks[best].kind is CoachMarkKind.BEST
    assert marks[costly].kind is CoachMarkKind.COSTLY
    assert marks[costly].text.startswith("−")
    assert "Coach: best play: it makes scopa" in text_of(coached, "7S")
    assert "Coach: costs" in text_of(coached, "KS")
    assert "The best play: it makes scopa" in text_of(coached, "KS")
    assert coached.view.table_scene.cards[
        costly
    ].toolTip() == coached.view.table_scene.card_description(costly)


def test_a_mark_is_painted_above_its_card(coached: Game, analysis: QuickAnalysis) -> None:
    lay(coached, analysis)
    item = coached.view.table_scene.cards[parse_card("2S")]
    mark = item.coach_mark
    assert mark is not None
    card = item.shape().boundingRect()
    painted, has_icon = coach_mark_box(card, mark, card.width())
    assert has_icon
    assert painted.bottom() < item.shape().boundingRect().top() + 4
    assert item.boundingRect().contains(painted)
    place = coached.view.mapFromScene(item.mapRectToScene(painted)).boundingRect()
    marked = coached.view.viewport().grab(place).toImage()
    coached.window.actions_by_name["coach"].trigger()
    assert marks_of(coached) == {}
    assert coached.view.viewport().grab(place).toImage() != marked


def test_marks_of_overlapping_cards_do_not_cover_each_other(
    largest_text: None, open_game: MakeGame, analysis: QuickAnalysis
) -> None:
    game = open_game(size=SMALLEST)
    game.set_analysis(analysis)
    game.window.actions_by_name["coach"].trigger()
    game.begin("scopone", PAIRS, deal=1)
    game.qtbot.waitUntil(lambda: analysis.is_idle)
    items = [game.view.table_scene.cards[card] for card in game.view.table_scene.own_hand()]
    costly = CoachMark(CoachMarkKind.COSTLY, "−2.1")
    for item, following in pairwise(items):
        visible_width = item.pose.visible_share * item.pose.width
        box, has_icon = coach_mark_box(item.shape().boundingRect(), costly, visible_width)
        assert not has_icon
        assert box.height() > 14
        assert item.boundingRect().contains(box)
        left = following.shape().boundingRect().left() + following.x()
        assert box.right() + item.x() <= left + 1


def test_a_mark_does_not_change_after_it_is_shown(
    coached: Game, analysis: QuickAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[int, tuple[CoachMarkKind, str]]] = []
    scene_type = type(coached.view.table_scene)
    show = scene_type.set_coach_marks

    def watched(self: object, marks: dict[int, CoachMark]) -> None:
        seen.append({card: (mark.kind, mark.text) for card, mark in marks.items()})
        show(self, marks)  # type: ignore[arg-type]

    monkeypatch.setattr(scene_type, "set_coach_marks", watched)
    lay(coached, analysis)
    last = {card: (mark.kind, mark.text) for card, mark in marks_of(coached).items()}
    assert len(last) == 3
    for marks in seen[seen.index({}) if {} in seen else 0 :]:
        assert marks.items() <= last.items()


def test_play_never_waits_for_the_coach(coached: Game, analysis: QuickAnalysis) -> None:
    analysis.holds = True
    coached.lay(HAND, TABLE)
    assert len(analysis.waiting) == 1
    coached.play_by_mouse(parse_move(SWEEP))
    coached.to_own_turn()
    assert marks_of(coached) == {}
    views = [task.view for task in analysis.waiting if isinstance(task, coach_module.AssessMoves)]
    assert views == [coached.session.own_view()]


def parse_move(text: str) -> Move:
    move = parse_action(text)
    assert isinstance(move, Move)
    return move


def test_the_danger_is_named_for_the_table_and_for_each_card(
    coached: Game, analysis: QuickAnalysis
) -> None:
    coached.change(play_on_click="never")
    lay(coached, analysis)
    bar = bar_of(coached)
    assert "7 to make scopa" in bar.text
    coached.qtbot.mouseMove(
        coached.view.viewport(), coached.place_of(parse_card("2S")) - QPoint(1, 1)
    )
    coached.qtbot.mouseMove(coached.view.viewport(), coached.place_of(parse_card("2S")))
    assert bar.text.startswith("2 of Swords (costs ")
    assert "The best play: it makes scopa" in bar.text
    coached.qtbot.mouseMove(coached.view.viewport(), QPoint(3, 3))
    assert "7 to make scopa" in bar.text
    coached.hit(Qt.Key(Qt.Key.Key_1 + coached.view.table_scene.own_hand().index(parse_card("7S"))))
    assert bar.text.startswith("7 of Swords (best play): it makes scopa")


def play_costly(game: Game, analysis: QuickAnalysis) -> RecordPosition:
    """Miss the sweep; returns the position before."""
    lay(game, analysis)
    before = game.session.position
    game.play_by_mouse(parse_move(SLOW))
    game.to_own_turn()
    game.qtbot.waitUntil(lambda: analysis.is_idle)
    return before


def let_the_game_move(game: Game) -> None:
    """A computer player makes the next move of the person."""
    session = game.session
    match, seat = session.match, session.own_seat
    assert match is not None
    before, person = match.position, match.players[seat]
    session.apply(PlayerChanged(seat, substitute_for(match, seat)))
    game.qtbot.waitUntil(lambda: session.position > before)
    session.apply(PlayerChanged(seat, person))
    game.to_own_turn()


def test_a_costly_move_gets_a_quiet_word_and_can_be_taken_back(
    coached: Game, analysis: QuickAnalysis
) -> None:
    before = play_costly(coached, analysis)
    bar = bar_of(coached)
    assert bar.text.startswith("That cost about ")
    assert "Better: Take" in bar.text
    (take_back,) = bar.findChildren(Button)
    coached.press_button(take_back)
    coached.to_own_turn()
    assert coached.session.position == before
    assert note_of(coached).undos == 1
    assert not take_back.isVisible()
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert marks_of(coached)[parse_card("7S")].kind is CoachMarkKind.BEST


def test_the_word_says_the_cost_that_was_marked(coached: Game, analysis: QuickAnalysis) -> None:
    lay(coached, analysis)
    marked = marks_of(coached)[parse_card("KS")].text
    coached.play_by_mouse(parse_move(SLOW))
    assert not [task for task in analysis.tasks if isinstance(task, coach_module.MeasureMove)]
    assert f"That cost about {marked.removeprefix('−')} points" in bar_of(coached).text


def test_a_move_before_its_cost_is_known_is_measured_afterwards(
    coached: Game, analysis: QuickAnalysis
) -> None:
    analysis.holds = True
    coached.lay(HAND, TABLE)
    coached.play_by_mouse(parse_move(SLOW))
    analysis.go_on()
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert "That cost about " in bar_of(coached).text


def test_the_word_goes_when_the_game_makes_the_next_move(
    coached: Game, analysis: QuickAnalysis
) -> None:
    play_costly(coached, analysis)
    assert "That cost about " in bar_of(coached).text
    let_the_game_move(coached)
    assert "That cost about " not in bar_of(coached).text


def test_the_best_move_gets_no_word(coached: Game, analysis: QuickAnalysis) -> None:
    lay(coached, analysis)
    coached.play_by_mouse(parse_move(SWEEP))
    coached.to_own_turn()
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert "That cost" not in bar_of(coached).text
    assert not bar_of(coached).findChildren(Button)[0].isVisible()


@pytest.mark.parametrize(("cost", "speaks"), [(0.5, True), (0.4, False)])
def test_the_word_is_spoken_from_half_a_point_on(
    coached: Game,
    analysis: QuickAnalysis,
    monkeypatch: pytest.MonkeyPatch,
    cost: float,
    speaks: bool,
) -> None:
    loss = Loss(parse_action(SWEEP), cost, 0.2, is_indifferent=False)
    monkeypatch.setattr(coach_module.CoachTurn, "loss_of", lambda _turn, _action: loss)
    play_costly(coached, analysis)
    assert (f"That cost about {cost} points" in bar_of(coached).text) is speaks


def test_a_loss_that_is_not_clear_is_passed_over(
    coached: Game, analysis: QuickAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    loss = Loss(parse_action(SWEEP), 1.6, 1.7, is_indifferent=False)
    monkeypatch.setattr(coach_module.CoachTurn, "loss_of", lambda _turn, _action: loss)
    play_costly(coached, analysis)
    assert "That cost" not in bar_of(coached).text


def test_nothing_is_said_of_the_move_of_a_substitute(
    coached: Game, analysis: QuickAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    loss = Loss(parse_action(SWEEP), 5.0, 0.1, is_indifferent=False)
    monkeypatch.setattr(coach_module.MeasureMove, "run", lambda _task, _until: loss)
    monkeypatch.setattr(coach_module.CoachTurn, "loss_of", lambda _turn, _action: loss)
    lay(coached, analysis)
    let_the_game_move(coached)
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert marks_of(coached)
    assert "That cost" not in bar_of(coached).text


def test_nothing_is_marked_while_an_earlier_position_is_shown(
    coached: Game, analysis: QuickAnalysis
) -> None:
    lay(coached, analysis)
    coached.play_by_mouse(parse_move(SWEEP))
    coached.to_own_turn()
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert marks_of(coached)
    coached.window.actions_by_name["look_back"].trigger()
    assert marks_of(coached) == {}
    assert bar_of(coached).isHidden()
    coached.controller.return_to_game()
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    assert marks_of(coached)
    assert bar_of(coached).isVisible()


def test_the_bar_is_hidden_where_the_coach_says_nothing(coached: Game) -> None:
    def hidden_with(*levels: str) -> bool:
        players = [Player(f"Player {seat}", level) for seat, level in enumerate(levels)]
        match = Match(SCOPA, TWO, players, 1)
        coached.host.put_on_table(match, MatchSource.NEW)
        return bar_of(coached).isHidden()

    assert hidden_with(PERSON, PERSON), "the word would come when the other may look"
    assert hidden_with("greedy", "greedy")
    assert not hidden_with(PERSON, "greedy")


def test_a_match_stays_marked_when_the_coach_is_switched_off(
    coached: Game, analysis: QuickAnalysis
) -> None:
    lay(coached, analysis)
    assert note_of(coached).coach
    coached.window.actions_by_name["coach"].trigger()
    assert marks_of(coached) == {}
    assert coached.aids.coach_bar is None
    assert not coached.store.current.coach
    assert note_of(coached).coach
    coached.begin(deal=4)
    assert not note_of(coached).coach


def test_the_height_of_the_bar_does_not_depend_on_its_sentence(
    coached: Game, analysis: QuickAnalysis
) -> None:
    lay(coached, analysis)
    bar, cloth = bar_of(coached), coached.view.size()
    for sentence in ("", "Short.", "A very long sentence. " * 20):
        bar.set_sentence(sentence)
        assert coached.view.size() == cloth


@pytest.mark.parametrize("text_size", ["normal", "double"])
def test_a_long_sentence_is_whole_in_a_small_window(
    largest_text: None, coached: Game, analysis: QuickAnalysis, qapp: QApplication, text_size: str
) -> None:
    set_text_size(qapp, text_size)
    coached.window.resize(SMALLEST)
    lay(coached, analysis)
    bar = bar_of(coached)
    sentence = (
        "2 of Swords (costs 2.5 points): it leaves the Ace of Coins, the 3 of Cups and the Ace of "
        "Clubs: Robot makes scopa with 4 of 33 unseen cards; the best play: it makes scopa; it "
        "takes the 7 of Swords."
    )
    bar.set_sentence(sentence)
    bar.set_maxim("Sweep when you can")
    (label,) = bar.findChildren(QLabel)
    assert label.text() == sentence
    assert text_height(sentence, label.font(), label.width()) <= label.height() + 1
    bar.set_sentence(2 * sentence)
    assert label.text().endswith("…")
    assert bar.text == label.accessibleName() == 2 * sentence


def test_the_settings_page_switches_the_coach(coached: Game) -> None:
    page = PlayPage(coached.store, coached.profiles)
    coached.qtbot.addWidget(page)
    page.show()
    check = next(box for box in page.findChildren(QCheckBox) if box.text() == "Coach")
    assert check.isChecked()
    coached.qtbot.mouseClick(check, LEFT, pos=QPoint(8, check.height() // 2))
    assert not coached.store.current.coach
    assert not coached.window.actions_by_name["coach"].isChecked()


def test_the_coach_knows_only_what_the_seat_knows(coached: Game, analysis: QuickAnalysis) -> None:
    coached.begin("scopone", PAIRS, deal=4)
    coached.qtbot.waitUntil(lambda: analysis.is_idle)
    view = coached.session.own_view()
    asked = [task.view for task in analysis.tasks if isinstance(task, coach_module.AssessMoves)]
    assert asked
    assert set(map(type, asked)) == {SeatView}
    assert asked[-1] == view


def test_other_hidden_cards_change_nothing_that_is_shown(
    coached: Game, analysis: QuickAnalysis
) -> None:
    coached.change(memory_aid=True, odds=True)
    shown = []
    for seed in (1, 2):
        match = match_dealt_by_opponent("greedy")
        pack = pack_that_deals(SCOPA, parse_cards(HAND), parse_cards(TABLE))
        known = {*parse_cards(HAND), *parse_cards(TABLE)}
        hidden = [card for card in pack if card not in known]
        moved = dict(zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True))
        match.begin_round([moved.get(card, card) for card in pack])
        coached.host.put_on_table(match, MatchSource.NEW)
        coached.to_own_turn()
        coached.qtbot.waitUntil(lambda: analysis.is_idle)
        aids = coached.aids
        assert aids.memory is not None
        assert aids.odds is not None
        texts = [aids.memory.accessibleDescription(), aids.odds.accessibleDescription()]
        shown.append((marks_of(coached), bar_of(coached).text, texts))
        assert coached.match.round is not None
        assert coached.match.round.hands[1] != 0
    first, second = shown
    assert first == second


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        (MoveCost(parse_action(SLOW), 0.7, 0.9), ""),
        (MoveCost(parse_action(SLOW), 0.2, 0.25), ""),
        (MoveCost(parse_action(SLOW), 0.7, 0.5), "−0.7"),
        (MoveCost(parse_action(SLOW), 0.04, 0.1), ""),
        (MoveCost(parse_action(SLOW), 0.0, 0.0, is_best=True), ""),
    ],
)
def test_a_rough_estimate_of_a_good_card_has_no_number(cost: MoveCost, text: str) -> None:
    assert mark_text(cost) == text


def test_the_bar_names_the_maxim_behind_the_reason_and_leads_to_its_lesson(
    coached: Game, analysis: QuickAnalysis
) -> None:
    lay(coached, analysis)
    bar = bar_of(coached)
    assert not bar.link.isVisible()
    coached.qtbot.mouseMove(coached.view.viewport(), coached.place_of(parse_card("7S")))
    coached.qtbot.waitUntil(bar.link.isVisible)
    assert bar.link.text() == MAXIMS["sweep"].name
    coached.qtbot.mouseMove(coached.view.viewport(), QPoint(3, 3))
    assert bar.link.isVisible()
    coached.qtbot.mouseClick(bar.link, Qt.MouseButton.LeftButton)
    (window,) = coached.window.findChildren(LessonWindow)
    assert "sweep" in window.lesson.maxims
    window.close()
