"""Matches of the window are entered into the history, under the profile that plays."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog

from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice
from tests.playing import match_against

from .conftest import Disk, Game


def last_move_left(wins: bool) -> Match:
    """A match to one point in which one move is left, after which the person wins or loses."""
    for deal in range(1, 1_000):
        match = match_against("greedy", deal=deal, name="Robot", target=1)
        positions: list[Match] = []
        while match.winner is None:
            if match.needs_deal:
                match.begin_round()
                continue
            assert match.round is not None
            if match.round.turn == 0:
                positions.append(match.at(*match.position))
            match.play(match.round.legal_moves()[0])
        if (match.winner == 0) is wins and len(match.sheets) == 1:
            return positions[-1]
    raise AssertionError("no such match")


@pytest.fixture
def game(game: Game) -> Game:
    """A game that has been entered since its start."""
    game.begin()
    game.host.start_recording()
    return game


def test_a_match_that_is_won_is_in_the_history_with_its_badges(game: Game) -> None:
    shown: list[str] = []

    def read(dialog: MatchEndDialog) -> None:
        game.qtbot.waitUntil(lambda: bool(dialog.panel.shown_news))
        game.qtbot.waitUntil(lambda: dialog.panel.moment is not None, timeout=30_000)
        shown.extend(dialog.panel.shown_news)
        dialog.choose(ScoreDialogChoice.LOOK)

    game.host.leave_match(game.match, lambda: None)
    game.host.put_on_table(last_move_left(wins=True), MatchSource.NEW)
    game.to_own_turn()
    answers: dict[type[QDialog], Callable[[Any], None]] = {
        ScoreDialog: lambda dialog: dialog.choose(ScoreDialogChoice.FINISH),
        MatchEndDialog: read,
    }
    with game.answering(answers) as titles:
        game.play()
        game.qtbot.waitUntil(lambda: titles == ["You win", "You win"], timeout=40_000)
        game.qtbot.waitUntil(lambda: game.controller.is_browsing)
    (entry,) = game.entries(profile=game.profiles.current.id)
    assert (entry.ending, entry.result) == (Ending.FINISHED, 1)
    assert "New badge: First win. Win a match." in shown


def test_news_are_shown_when_a_slow_disk_has_taken_the_match(game: Game, disk: Disk) -> None:
    shown: list[list[str]] = []

    def read(dialog: MatchEndDialog) -> None:
        shown.append(dialog.panel.shown_news)
        disk.is_full = False
        game.saver.finish()
        game.qtbot.waitUntil(lambda: bool(dialog.panel.shown_news))
        dialog.reject()

    game.host.leave_match(game.match, lambda: None)
    game.host.put_on_table(last_move_left(wins=True), MatchSource.NEW)
    game.to_own_turn()
    answers: dict[type[QDialog], Callable[[Any], None]] = {
        ScoreDialog: lambda dialog: dialog.choose(ScoreDialogChoice.FINISH),
        MatchEndDialog: read,
    }
    disk.is_full = True
    with game.answering(answers):
        game.play()
        game.qtbot.waitUntil(lambda: bool(shown), timeout=40_000)
    assert shown == [[]]


def test_a_match_that_is_left_is_abandoned(game: Game) -> None:
    game.play_turn()
    game.host.leave_match(game.match, lambda: None)
    game.begin(deal=2)
    (entry,) = game.entries(profile=game.profiles.current.id)
    assert entry.ending is Ending.ABANDONED


def test_what_is_played_on_from_a_position_does_not_count(game: Game) -> None:
    game.play_turn()
    game.play_turn()
    game.host.play_on_from(RecordPosition(1, 0))
    game.play_turn()
    game.host.leave_match(game.match, lambda: None)
    origins = sorted(entry.origin.value for entry in game.entries(profile=game.profiles.current.id))
    assert origins == [Origin.PLAYED.value, Origin.REPLAYED.value]
