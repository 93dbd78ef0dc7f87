"""A moment on the table: what was played, what was better, and trying it again."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.analysis.review_run import ReviewRun
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.training.moment_window import MomentWindow, Shown
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.move_wording import played_move_text

from ..conftest import Game
from ..parts import part, texts_of
from .conftest import MakeRun, bad_match, reviewed, wait_until_finished

LEFT = Qt.MouseButton.LeftButton
OpenMoment = Callable[..., MomentWindow]


@pytest.fixture
def open_moment(game: Game, make_run: MakeRun, qtbot: QtBot) -> Iterator[OpenMoment]:
    """Opens the window at one of the own errors; by default the most expensive one."""
    windows: list[MomentWindow] = []
    game.begin()

    def open_moment(
        index: int = 0,
        run: ReviewRun | None = None,
        moments: list[DecisionReview] | None = None,
    ) -> MomentWindow:
        if run is None:
            run = make_run()
            wait_until_finished(qtbot, run)
        if moments is None:
            moments = run.review.moments(run.record.movers[:1], 3)
        context = game.context
        window = MomentWindow(
            context,
            game.window,
            run,
            reviewed(run.record, context.art),
            moments=moments,
            index=index,
        )
        windows.append(window)
        window.open()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield open_moment
    for window in windows:
        if isValid(window):
            window.close()


def is_offered(window: MomentWindow, text: str) -> bool:
    buttons = window.findChildren(Button)
    return any(b.isVisible() and b.text().replace("&", "") == text for b in buttons)


def texts(window: MomentWindow) -> str:
    return "\n".join(texts_of(window.panel, PlainLabel))


def press(qtbot: QtBot, window: MomentWindow, text: str) -> None:
    qtbot.mouseClick(part(window, Button, text), LEFT)


def play_line(qtbot: QtBot, window: MomentWindow) -> int:
    """Press the button until the line is at its end; returns how often."""
    for number in range(20):
        qtbot.waitUntil(lambda: window.view.is_idle)
        # The table reports the end of a line from the event loop.
        qtbot.wait(1)
        if not is_offered(window, "Next card"):
            return number
        before = len(shown_record(window).rounds[-1].moves)
        press(qtbot, window, "Next card")
        assert len(shown_record(window).rounds[-1].moves) == before + 1
    pytest.fail("the line does not end")


def shown_record(window: MomentWindow) -> Record:
    match = window.controller.shown_match
    assert match is not None
    return match.record


def test_the_position_is_that_before_the_card(open_moment: OpenMoment) -> None:
    window = open_moment()
    moment = window.moment
    shown = window.controller.shown_match
    assert shown is not None
    assert shown.record == bad_match().record.until(moment.round_number, moment.move_number - 1)
    assert shown.round is not None
    assert shown.round.turn == moment.seat == 0
    assert {*window.view.table_scene.own_hand()} == {
        card for card in range(40) if shown.round.hands[0] >> card & 1
    }


def test_the_panel_says_what_was_played_and_what_was_better(
    open_moment: OpenMoment, qtbot: QtBot
) -> None:
    window = open_moment()
    said = texts(window)
    assert "You played: " in said
    assert "Better: " in said
    assert "It cost " in said
    qtbot.waitUntil(lambda: "The better move: " in texts(window) or "more" in texts(window))
    assert "Moment 1 of 3" in texts(window)


def test_the_better_move_is_played_card_by_card(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    before = shown_record(window)
    best = window.moment.loss.best
    press(qtbot, window, "Play the better move")
    qtbot.waitUntil(lambda: window.state is Shown.LINE and window.view.is_idle, timeout=20_000)
    played = shown_record(window).rounds[-1].moves
    assert played == (*before.rounds[-1].moves, best)
    assert play_line(qtbot, window) > 0
    assert shown_record(window).rounds[-1].moves[: len(played)] == played
    assert window.view.state.offer is None
    press(qtbot, window, "Back to the position")
    assert shown_record(window) == before


def test_enter_plays_on_after_the_line_was_asked_for_with_its_key(
    open_moment: OpenMoment, qtbot: QtBot
) -> None:
    window = open_moment()
    window.view.setFocus()
    part(
        window, Button, "Show what was played"
    ).animateClick()  # As its key does, without the focus.
    qtbot.waitUntil(lambda: is_offered(window, "Next card"))
    assert part(window, Button, "Next card").hasFocus()
    qtbot.waitUntil(lambda: window.view.is_idle)
    moves = window.controller.shown_position.moves
    qtbot.keyClick(part(window, Button, "Next card"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.shown_position.moves > moves)


def test_the_line_is_read_in_words(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    press(qtbot, window, "Show what was played")
    qtbot.waitUntil(lambda: window.view.is_idle)
    words = window.controller.card_wording
    played = window.moment.played
    assert words is not None
    assert isinstance(played, Move)
    assert f"{played_move_text(played, words, '')}." in texts(window)
    qtbot.waitUntil(lambda: window.view.is_idle)
    press(qtbot, window, "Next card")
    assert "Nino " in texts(window)


def test_what_was_played_follows_the_record(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    press(qtbot, window, "Show what was played")
    play_line(qtbot, window)
    shown = shown_record(window)
    moment, whole = window.moment, bad_match().record
    moves = shown.rounds[-1].moves
    assert len(moves) > moment.move_number
    assert moves == whole.rounds[moment.round_number - 1].moves[: len(moves)]


def test_it_is_tried_again_against_the_computer_players(
    game: Game, open_moment: OpenMoment, qtbot: QtBot
) -> None:
    window = open_moment()
    record, files = game.session.record, game.files()
    before = shown_record(window).rounds[-1].moves
    press(qtbot, window, "Try it yourself")
    assert window.state is Shown.TRIAL
    session = window.session
    for _ in range(40):
        qtbot.waitUntil(lambda: session.is_own_turn or session.turn is None, timeout=20_000)
        if session.turn is None:
            break
        session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: "The round is over" in texts(window), timeout=20_000)
    assert shown_record(window).rounds[-1].moves[: len(before)] == before
    window.close()
    assert game.session.record == record
    assert game.files() == files


def test_a_card_played_on_the_table_begins_the_trial(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    qtbot.waitUntil(lambda: window.session.is_own_turn)
    qtbot.keyClick(window.view, Qt.Key.Key_1)
    for _ in range(3):
        if window.state is Shown.POSITION:
            qtbot.keyClick(window.view, Qt.Key.Key_Return)
    assert window.state is Shown.TRIAL
    assert is_offered(window, "Back to the position")


def test_escape_closes_the_window(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    qtbot.waitUntil(lambda: window.session.is_own_turn)
    with qtbot.waitSignal(window.closed):
        qtbot.keyClick(window.view, Qt.Key.Key_Escape)


def test_nothing_moves_before_it_is_tried(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    before = shown_record(window)
    qtbot.wait(50)
    assert shown_record(window) == before
    press(qtbot, window, "Show what was played")
    qtbot.waitUntil(lambda: window.view.is_idle)
    qtbot.wait(50)
    assert len(shown_record(window).rounds[-1].moves) == len(before.rounds[-1].moves) + 1


def test_it_steps_from_moment_to_moment(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    first = window.moment
    assert not part(window, Button, "Previous").isEnabled()
    press(qtbot, window, "Next")
    assert window.moment != first
    assert "Moment 2 of 3" in texts(window)
    press(qtbot, window, "Next")
    assert not part(window, Button, "Next").isEnabled()
    press(qtbot, window, "Previous")
    press(qtbot, window, "Previous")
    assert window.moment == first


def test_a_line_that_is_no_longer_wanted_is_not_shown(
    open_moment: OpenMoment, qtbot: QtBot
) -> None:
    window = open_moment()
    press(qtbot, window, "Play the better move")
    press(qtbot, window, "Next")
    qtbot.wait(50)
    assert window.state is Shown.POSITION


def test_the_buttons_have_room_in_a_narrow_window(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    window.resize(1100, 720)
    qtbot.waitUntil(lambda: window.panel.x() >= window.view.width())
    trying = part(window, Button, "Try it yourself")
    assert window.panel.isAncestorOf(trying)
    window.resize(640, 600)
    qtbot.waitUntil(lambda: window.panel.y() >= window.view.height())
    qtbot.waitUntil(lambda: trying.isVisible() and not window.panel.isAncestorOf(trying))
    shown = [b for b in window.findChildren(Button) if b.isVisible()]
    for each in shown:
        place = each.mapTo(window, QPoint(0, 0))
        assert window.rect().contains(each.rect().translated(place))
    window.resize(1100, 720)
    qtbot.waitUntil(lambda: trying.isVisible() and window.panel.isAncestorOf(trying))


def test_the_buttons_of_a_try_do_not_cover_the_table(open_moment: OpenMoment, qtbot: QtBot) -> None:
    window = open_moment()
    window.resize(640, 440)
    qtbot.waitUntil(lambda: window.panel.y() >= window.view.height())
    trying = part(window, Button, "Try it yourself")
    qtbot.waitUntil(lambda: trying.isVisible() and not window.panel.isAncestorOf(trying))
    press(qtbot, window, "Try it yourself")
    back = part(window, Button, "Back to the position")
    qtbot.waitUntil(lambda: back.height() > 0 and back.y() >= 0)
    shown = [b for b in window.findChildren(Button) if b.isVisible()]
    assert trying not in shown
    table = window.view.geometry()
    assert not any(table.intersects(b.rect().translated(b.mapTo(window, QPoint()))) for b in shown)
    assert window.view.hasFocus()


def test_the_table_shows_no_hidden_card(
    game: Game, make_run: MakeRun, open_moment: OpenMoment, qtbot: QtBot
) -> None:
    """Other cards in the hand of the opponent and in the stock leave the picture the same."""
    run = make_run()
    wait_until_finished(qtbot, run)
    moments = run.review.moments(run.record.movers[:1], 3)
    pictures = []
    for match in (bad_match(), with_other_hidden_cards(moments[0])):
        other = make_run(match)
        wait_until_finished(qtbot, other)
        window = open_moment(0, other, [moments[0]])
        window.resize(900, 700)
        qtbot.wait(100)
        pictures.append(window.view.grab().toImage())
        window.close()
    assert pictures[0] == pictures[1]


def with_other_hidden_cards(moment: DecisionReview) -> Match:
    """The bad match up to a moment, after which the round is played out with other cards."""
    record = bad_match().record.until(moment.round_number, moment.move_number - 1)
    match = Match.replayed(record)
    assert match.round is not None
    last = record.rounds[-1]
    dealt = len(last.pack) - len(match.round.stock)
    pack = (*last.pack[:dealt], *reversed(last.pack[dealt:]))
    changed = replace(record, rounds=(*record.rounds[:-1], last._replace(pack=pack)))
    assert changed != record
    other = Match.replayed(changed)
    other.play(moment.played)
    while other.round is not None and not other.round.is_over:
        other.play(other.round.legal_moves()[-1])
    return other
