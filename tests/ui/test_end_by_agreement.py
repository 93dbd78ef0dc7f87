"""Ending a match by agreement: who is asked, and what is kept of it."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.matches.match_note import Ending
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.rules.table_events import EndAgreed, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.animation.light import Light
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.wording.match_wording import ending_word
from tests.playing import play_on

from .conftest import Game, change_look

NINA, OTTO, ADA = Player("Nina", PERSON), Player("Otto", PERSON), Player("Ada", PERSON)
BEPPE = Player("Beppe", "greedy")
AGREE, PLAY_ON = 0, 1


def begin_shared(game: Game) -> None:
    table = TableOptions(is_competitive=True)
    match = Match(variant("scopone"), PAIRS, (NINA, OTTO, ADA, BEPPE), 1, table)
    game.host.put_on_table(match, MatchSource.NEW)
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)


def ask(game: Game, answers: Sequence[int]) -> list[str]:
    """Use the action, and answer the questions in turn; gives their titles."""
    given = iter(answers)
    titles: list[str] = []

    def reply(dialog: QuestionDialog) -> None:
        titles.append(dialog.windowTitle())
        dialog.give(next(given))

    with game.answering({QuestionDialog: reply}):
        game.window.actions_by_name["agree_end"].trigger()
        game.qtbot.waitUntil(lambda: len(titles) == len(answers))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        QApplication.processEvents()
    return titles


def test_where_nothing_is_at_stake_there_is_nothing_to_agree_on(game: Game) -> None:
    game.begin()
    assert not game.window.actions_by_name["agree_end"].isVisible()
    begin_shared(game)
    assert game.window.actions_by_name["agree_end"].isVisible()


def test_an_agreed_end_is_shown_and_recorded(game: Game) -> None:
    game.begin(moves=1)
    game.session.apply(EndAgreed())
    assert game.match.is_ended_by_agreement
    assert game.session.turn is None
    assert (game.primary.text(), game.secondary.text()) == ("New game", "Rematch")
    assert not game.window.actions_by_name["leave_seat"].isEnabled()
    game.qtbot.waitUntil(lambda: "ended by agreement" in game.view.accessibleDescription())
    text = write_record(game.match.record)
    assert text.endswith("end: agreed\n")
    assert Match.replayed(read_record(text)).is_ended_by_agreement


def test_the_match_is_kept_and_counted_nowhere(game: Game) -> None:
    game.host.start_recording()
    game.begin(moves=1)
    game.session.apply(EndAgreed())
    profile = game.profiles.current.id
    (entry,) = game.entries(profile=profile)
    assert (entry.ending, entry.result) == (Ending.AGREED, None)
    assert ending_word(entry) == "By agreement"
    assert game.entries(profile=profile, counted_only=True) == []


def test_an_agreed_end_lights_all_scores_for_a_moment(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.begin(moves=1)
    change_look(game.view, speed=Speed.FAST)
    played: list[Sound] = []
    monkeypatch.setattr(game.window.controller._sounds, "play", played.append)
    game.session.apply(EndAgreed())
    scene = game.view.table_scene
    lights = [item.pos() for item in scene.items() if isinstance(item, Light)]
    assert {point.toTuple() for point in lights} == {
        scene.static_items.score_item(side).sun_centre.toTuple() for side in (0, 1)
    }
    assert played == [Sound.ROUND_END]
    assert game.view.is_idle, "nobody waits for it"
    game.qtbot.waitUntil(lambda: not scene.is_animating)
    assert not any(isinstance(item, Light) for item in scene.items())


def test_a_rematch_follows(game: Game) -> None:
    game.begin()
    game.session.apply(EndAgreed())
    before = game.match
    game.press_button(game.secondary)
    game.qtbot.waitUntil(lambda: game.match is not before)
    game.to_own_turn()
    assert not game.match.events


def test_the_button_leads_to_a_new_game(game: Game) -> None:
    game.begin()
    game.session.apply(EndAgreed())
    with game.answering({NewGameDialog: NewGameDialog.reject}) as titles:
        game.press_button(game.primary)
        game.qtbot.waitUntil(lambda: bool(titles))
    assert titles == ["New game"]
    game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert game.primary.text() == "New game"


def test_every_person_is_asked_and_one_is_enough_to_play_on(game: Game) -> None:
    begin_shared(game)
    game.session.take_screen()
    game.to_own_turn()
    seat, position = game.session.own_seat, game.session.position
    names = [player.name for player in game.match.players]
    persons = [other for other in (seat, *range(seat + 1, 4), *range(seat)) if other != 3]
    titles = ask(game, [AGREE, PLAY_ON])
    assert titles == ["End by agreement", f"Pass the screen to {names[persons[1]]}"]
    assert not game.match.is_over
    assert game.session.is_covered, "the screen was passed on"
    game.qtbot.waitUntil(lambda: game.session.is_handover_due)
    game.session.take_screen()
    game.to_own_turn()
    assert (game.session.own_seat, game.session.position) == (seat, position)
    titles = ask(game, [AGREE, AGREE, AGREE])
    assert titles[1:] == [f"Pass the screen to {names[other]}" for other in persons[1:]]
    assert game.match.is_ended_by_agreement
    assert not game.face_up_seats()


def test_who_has_left_is_not_asked(game: Game) -> None:
    begin_shared(game)
    game.session.apply(PlayerChanged(2, Player("Beppe 2", "greedy")))
    game.qtbot.waitUntil(lambda: game.session.is_handover_due, timeout=20_000)
    assert len(ask(game, [AGREE, AGREE])) == 2
    assert game.match.is_ended_by_agreement


def test_an_agreed_end_is_shown_again_after_looking_back(game: Game) -> None:
    game.begin(moves=1)
    game.session.apply(EndAgreed())
    game.window.actions_by_name["look_back"].trigger()
    assert game.controller.is_browsing
    assert game.primary.text() == "Back to the game"
    game.controller.return_to_game()
    assert game.primary.text() == "New game"


def test_a_killed_program_begins_another_match(game: Game) -> None:
    game.begin(moves=1)
    game.session.apply(EndAgreed())
    ended = game.match
    assert game.archived() == [ended.record]
    game.host.start()
    assert game.match is not ended
    assert not game.match.is_over


def test_the_sheet_of_the_last_round_says_how_the_match_ended(game: Game) -> None:
    match = Match(variant("scopa"), PAIRS, (NINA, BEPPE, OTTO, BEPPE._replace(name="B")), 1)
    play_on(match, rounds=1)
    match.apply(EndAgreed())
    footers: list[str] = []

    def look(dialog: ScoreDialog) -> None:
        footers.append(dialog._footer.text())
        dialog.reject()

    game.host.put_on_table(match, MatchSource.NEW)
    assert game.primary.text() == "New game"
    with game.answering({ScoreDialog: look}):
        game.window.actions_by_name["score"].trigger()
        game.qtbot.waitUntil(lambda: bool(footers))
    assert "ended by agreement" in footers[0]
