"""The panel of the odds: figures, the line over the match, and looking back with it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.ai import odds as odds_module
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO
from scopa_desktop.ui.aids import odds_controller
from scopa_desktop.ui.aids.odds_controller import common_position
from scopa_desktop.ui.aids.odds_panel import OddsPanel
from tests.quick_analysis import QuickAnalysis

from ..conftest import LEFT, Game, MakeGame


@pytest.fixture
def analysis(monkeypatch: pytest.MonkeyPatch) -> QuickAnalysis:
    """The analysis, with few playouts."""
    monkeypatch.setattr(odds_module, "_FRESH_ROUNDS", 8)
    monkeypatch.setattr(odds_module.EstimateOdds.__new__, "__defaults__", (6,))
    monkeypatch.setattr(odds_controller, "PLAYOUTS", 6)
    monkeypatch.setattr(odds_controller, "PARTS", 2)
    monkeypatch.setattr(odds_controller, "_PARTS_OF_EARLIER", 1)
    odds_module._fresh_results.cache_clear()
    return QuickAnalysis()


@pytest.fixture
def watched(open_game: MakeGame, analysis: QuickAnalysis) -> Game:
    """A window with the odds, before its first match."""
    game = open_game()
    game.set_analysis(analysis)
    game.window.actions_by_name["odds"].trigger()
    return game


def panel_of(game: Game) -> OddsPanel:
    assert game.aids.odds is not None
    return game.aids.odds


def positions(panel: OddsPanel) -> list[RecordPosition]:
    return [point.position for point in panel.course]


def settle(game: Game, analysis: QuickAnalysis) -> None:
    game.to_own_turn()
    game.qtbot.waitUntil(lambda: analysis.is_idle)


def test_the_odds_follow_the_match(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    settle(watched, analysis)
    panel = panel_of(watched)
    first = positions(panel)
    assert first[-1] == watched.session.position
    assert panel.odds is not None
    assert panel.odds.playouts == 12
    assert "chance of the match" in panel.accessibleDescription()
    watched.play()
    settle(watched, analysis)
    assert positions(panel)[-1] == watched.session.position
    assert len(positions(panel)) > len(first)
    assert positions(panel) == sorted(positions(panel))


def test_the_panel_is_hidden_where_people_share_the_screen(watched: Game, qtbot: QtBot) -> None:
    for levels, is_hidden in (((PERSON, PERSON), True), ((PERSON, "greedy"), False)):
        players = [Player(f"Player {seat}", level) for seat, level in enumerate(levels)]
        watched.host.put_on_table(Match(SCOPA, TWO, players, 1), MatchSource.NEW)
        qtbot.waitUntil(lambda: panel_of(watched).isHidden() is is_hidden)  # noqa: B023


def test_the_odds_of_a_position_change_once(
    watched: Game, analysis: QuickAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[RecordPosition | None, object]] = []
    set_odds = OddsPanel.set_odds

    def follow(self: OddsPanel, odds: Any, course: Any, shown: Any) -> None:
        if not seen or seen[-1][1] != odds:
            seen.append((shown, odds))
        set_odds(self, odds, course, shown)

    monkeypatch.setattr(OddsPanel, "set_odds", follow)
    watched.begin(deal=4)
    settle(watched, analysis)
    assert len(seen) <= 2
    seen.clear()
    watched.play()
    settle(watched, analysis)
    places = [place for place, _ in seen]
    assert len(places) == len(set(places))


def test_figures_move_smoothly_unless_motion_is_reduced(watched: Game) -> None:
    panel = panel_of(watched)
    before, after = (odds_module.decided_odds((3, 1), winner) for winner in (0, 1))
    panel.set_sides(["A", "B"], 0)
    panel.set_odds(before, (), None)
    panel.is_motion_reduced = False
    panel.set_odds(after, (), None)
    shares = []
    panel._motion.valueChanged.connect(
        lambda _: shares.append(0.0 if panel.painted is None else panel.painted.chance(0))
    )
    watched.qtbot.waitUntil(lambda: panel.painted == after, timeout=5_000)
    assert shares == sorted(shares, reverse=True)
    assert any(0 < share < 1 for share in shares)
    panel.is_motion_reduced = True
    panel.set_odds(before, (), None)
    assert panel.painted == before


def test_a_click_on_the_line_looks_back(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    for _ in range(2):
        watched.play()
    settle(watched, analysis)
    panel = panel_of(watched)
    target = positions(panel)[1]
    watched.qtbot.mouseClick(panel.line, LEFT, pos=panel.line.places()[1].toPoint())
    assert watched.controller.is_browsing
    assert watched.controller.shown_position == target
    assert panel.odds == panel.course[1].odds
    last = len(positions(panel)) - 1
    watched.qtbot.mouseClick(panel.line, LEFT, pos=panel.line.places()[last].toPoint())
    assert not watched.controller.is_browsing


def test_keys_move_through_the_line(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    for _ in range(2):
        watched.play()
    settle(watched, analysis)
    panel = panel_of(watched)
    panel.setFocus()
    course = positions(panel)
    watched.qtbot.keyClick(panel, Qt.Key.Key_Left)
    assert watched.controller.shown_position == course[-2]
    watched.qtbot.keyClick(panel, Qt.Key.Key_Home)
    assert watched.controller.shown_position == course[0]
    watched.qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert watched.controller.shown_position == course[1]
    watched.qtbot.keyClick(panel, Qt.Key.Key_End)
    assert not watched.controller.is_browsing


def test_what_was_undone_is_not_in_the_line(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    watched.play()
    settle(watched, analysis)
    panel = panel_of(watched)
    before = positions(panel)
    watched.window.actions_by_name["undo"].trigger()
    settle(watched, analysis)
    assert positions(panel)[-1] == watched.session.position < before[-1]


def test_another_match_begins_another_line(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    watched.play()
    settle(watched, analysis)
    watched.begin("chorizo", THREE, deal=5)
    settle(watched, analysis)
    panel = panel_of(watched)
    assert panel.odds is not None
    assert len(panel.odds.wins) == 3
    assert max(positions(panel)) <= watched.session.position


def test_earlier_turns_are_filled_in_when_the_odds_are_switched_on(
    watched: Game, analysis: QuickAnalysis
) -> None:
    actions = watched.window.actions_by_name
    actions["odds"].trigger()
    watched.begin(deal=4, moves=2)
    actions["odds"].trigger()
    settle(watched, analysis)
    course = positions(panel_of(watched))
    seats = watched.match.seats_of_moves(1)
    own = [RecordPosition(1, moves) for moves, seat in enumerate(seats) if seat == 0]
    assert set(own) <= set(course)


def test_switched_off_nothing_is_computed(watched: Game, analysis: QuickAnalysis) -> None:
    watched.begin(deal=4)
    settle(watched, analysis)
    watched.window.actions_by_name["odds"].trigger()
    done = len(analysis.tasks)
    watched.play_turn()
    assert analysis.is_idle
    assert len(analysis.tasks) == done


def test_two_records_agree_up_to_the_first_difference(watched: Game) -> None:
    watched.begin(deal=4, moves=2)
    match = watched.match
    record = match.record
    assert common_position(record, record) == watched.session.position
    earlier = match.at(1, 1).record
    assert common_position(record, earlier) == RecordPosition(1, 1)
    assert common_position(earlier, record) == RecordPosition(1, 1)
    watched.begin("scopa", TWO, deal=9)
    assert common_position(record, watched.match.record) == RecordPosition(0, 0)


def seats_of(analysis: QuickAnalysis) -> set[int]:
    """The seats from whose knowledge odds were computed."""
    tasks = [task for task in analysis.tasks if isinstance(task, odds_module.EstimateOdds)]
    assert len(tasks) == len(analysis.tasks)
    return {task.view.seat for task in tasks}


def test_the_odds_of_a_watched_match_are_those_of_the_seat_looked_at(
    watched: Game, analysis: QuickAnalysis
) -> None:
    players = [Player("A", "casual"), Player("B", "casual"), Player("C", "casual")]
    watched.engine.is_silent = True
    watched.host.put_on_table(Match(SCOPA, THREE, players, 4), MatchSource.NEW)
    panel = panel_of(watched)
    watched.qtbot.waitUntil(lambda: panel.odds is not None and analysis.is_idle)
    assert seats_of(analysis) == {0}
    assert panel.own_side == 0
    of_first_seat = panel.odds
    analysis.tasks.clear()
    watched.session.watch(2, OpenHands.ALL)
    watched.qtbot.waitUntil(lambda: panel.odds is not None and analysis.is_idle)
    assert seats_of(analysis) == {2}
    assert panel.own_side == 2
    analysis.tasks.clear()
    watched.session.watch(0, OpenHands.SEAT)
    watched.qtbot.waitUntil(lambda: analysis.is_idle)
    assert (panel.odds, analysis.tasks) == (of_first_seat, [])


def test_there_are_no_odds_while_no_hand_is_open(watched: Game, analysis: QuickAnalysis) -> None:
    players = [Player("A", "casual"), Player("B", "casual")]
    watched.engine.is_silent = True
    watched.host.put_on_table(Match(SCOPA, TWO, players, 4), MatchSource.NEW)
    panel = panel_of(watched)
    watched.qtbot.waitUntil(lambda: panel.odds is not None and analysis.is_idle)
    watched.session.watch(0, OpenHands.NONE)
    assert (panel.odds, panel.course) == (None, ())
    analysis.tasks.clear()
    watched.session.step()
    watched.engine.answer()
    watched.qtbot.waitUntil(lambda: watched.session.position.moves > 0 and watched.view.is_idle)
    assert not analysis.tasks
