"""Leaving the table: a computer player sits in and gives the seat back."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog, QuestionDialog
from tests.playing import play_on

from .conftest import Game

NINA, OTTO, ADA = Player("Nina", PERSON), Player("Otto", PERSON), Player("Ada", PERSON)
BEPPE = Player("Beppe", "greedy")


def begin(
    game: Game,
    players: Sequence[Player],
    seating: Seating = TWO,
    game_id: str = "scopa",
    table: TableOptions = DEFAULT_TABLE,
) -> None:
    """Begin a match and wait until the screen is passed on."""
    match = Match(variant(game_id), seating, players, 1, table)
    game.host.put_on_table(match, MatchSource.NEW)
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)


def take(game: Game) -> None:
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)
    game.session.take_screen()
    game.to_own_turn()


def choose(text: str) -> Callable[[ChoiceDialog], None]:
    def answer(dialog: ChoiceDialog) -> None:
        button = next(button for button in dialog.answers if button.text() == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return answer


def change_seat(game: Game, answer: Callable[[ChoiceDialog], None] = ChoiceDialog.reject) -> None:
    """Use the action to leave or to come back."""
    events = len(game.match.events)
    with game.answering({ChoiceDialog: answer}):
        game.window.actions_by_name["leave_seat"].trigger()
        game.qtbot.waitUntil(lambda: len(game.match.events) > events)
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def leave_text(game: Game) -> str:
    return game.window.actions_by_name["leave_seat"].text().replace("&", "")


def test_a_computer_player_sits_in_and_gives_the_seat_back(game: Game) -> None:
    game.begin(moves=1)
    assert leave_text(game) == "Leave the table"
    game.engine.is_silent = True
    change_seat(game)
    substitute = game.match.players[0]
    assert not substitute.is_person
    assert substitute.level == "greedy", "that of the computer player at the table"
    assert substitute.name not in ("You", "Robot 1")
    assert game.session.is_watched
    assert not game.face_up_seats()
    assert leave_text(game) == "Take your seat again"
    change_seat(game)
    assert game.match.players == game.match.first_players
    assert leave_text(game) == "Leave the table"
    game.to_own_turn()
    assert game.move_list()[1].startswith("You") or game.move_list()[2].startswith("You")
    assert f"{substitute.name} sits in for You" in game.move_list()


def test_the_substitute_plays_until_the_person_comes_back(game: Game) -> None:
    game.begin()
    before = game.session.position
    change_seat(game)
    game.qtbot.waitUntil(lambda: game.session.position.moves >= before.moves + 3, timeout=20_000)
    assert not game.session.can_undo
    change_seat(game)
    game.to_own_turn()
    text = write_record(game.match.record)
    assert write_record(Match.replayed(read_record(text)).record) == text
    assert not game.session.can_undo, "nothing that the computer player did is undone"
    position = game.session.position
    game.play_turn()
    game.window.actions_by_name["undo"].trigger()
    assert game.session.position == position
    assert game.match.players[0].is_person


def test_the_others_play_on_when_one_of_several_persons_leaves(game: Game) -> None:
    begin(game, (NINA, OTTO, ADA, BEPPE), PAIRS, "scopone")
    take(game)
    leaver = game.session.own_seat
    name = game.match.players[leaver].name
    change_seat(game)
    assert not game.match.players[leaver].is_person
    assert game.session.is_shared
    assert leave_text(game) == "Leave or take a seat…"
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)
    assert game.session.turn != leaver
    change_seat(game, choose(f"{name} comes back"))
    assert game.match.players == game.match.first_players
    assert game.session.is_covered


def test_the_last_person_keeps_their_own_name(game: Game) -> None:
    game.rename("Nina")
    begin(game, (NINA, OTTO))
    change_seat(game, choose("Nina leaves the table"))
    assert not game.session.is_shared
    assert game.session.own_seat == 1
    substitute = game.match.players[0].name
    assert game.controller.player_names == [substitute, "Otto"]
    plaques = game.view.table_scene.static_items.plaques
    assert [plaque.info.is_master for plaque in plaques] == [False, True]
    game.to_own_turn()
    change_seat(game, choose("Nina comes back"))
    assert game.controller.player_names == ["Nina", "Otto"]


def test_a_left_match_is_resumed_as_it_was(game: Game) -> None:
    game.begin()
    game.engine.is_silent = True
    change_seat(game)
    resumed = game.reloaded()
    assert resumed.record == game.match.record
    game.host.put_on_table(resumed, MatchSource.NEW)
    assert leave_text(game) == "Take your seat again"
    change_seat(game)
    game.to_own_turn()


def test_everybody_has_their_seat_again_in_a_rematch(game: Game) -> None:
    begin(game, (NINA, OTTO))
    change_seat(game, choose("Nina leaves the table"))
    match = game.match
    play_on(match)
    game.host.rematch()
    assert game.match is not match
    assert game.match.players == (NINA, OTTO)


@pytest.mark.parametrize("answer", [0, 1], ids=["leave", "stay"])
def test_leaving_a_competitive_match_is_asked_first(game: Game, answer: int) -> None:
    begin(game, (NINA, OTTO), table=TableOptions(is_competitive=True, stake=100))
    take(game)
    sentences: list[str] = []

    def reply(dialog: QuestionDialog) -> None:
        sentences.append(dialog.accessibleDescription())
        dialog.give(answer)

    with game.answering({QuestionDialog: reply}):
        game.window.actions_by_name["leave_seat"].trigger()
        game.qtbot.waitUntil(lambda: bool(sentences))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        QApplication.processEvents()
    assert len(game.match.events) == 1 - answer


def test_undo_goes_back_before_another_person_left(game: Game) -> None:
    begin(game, (NINA, OTTO))
    take(game)
    first = game.session.own_seat
    game.play_by_mouse(game.moves()[0])
    other = 1 - first
    name = game.match.players[other].name
    game.engine.is_silent = True
    change_seat(game, choose(f"{name} leaves the table"))
    assert game.session.own_seat == first
    game.window.actions_by_name["undo"].trigger()
    assert game.session.position == RecordPosition(1, 0)
    assert game.match.players == (NINA, OTTO)
