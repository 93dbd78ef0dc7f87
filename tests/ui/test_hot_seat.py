"""Several people at one screen: who sees what, who may do what, and what is said and counted."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from scopa_desktop.ai.seat_view import CardPlace
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.seats import substitute_for
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.pictures.portraits import PERSON_PORTRAITS
from scopa_desktop.ui.score.captures_dialog import CapturesDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.score_marks import ScoreBar
from scopa_desktop.ui.table.controls.screen_cover import ScreenCover
from scopa_desktop.ui.table.table_view import TableView
from tests.quick_analysis import QuickAnalysis

from .accessible import tree_of
from .conftest import Game

pytestmark = pytest.mark.usefixtures("short_double_click")

NINA, OTTO = Player("Nina", PERSON), Player("Otto", PERSON)
BEPPE, ROSA = Player("Beppe", "greedy"), Player("Rosa", "greedy")
SHARED = [
    ("scopa", TWO, (NINA, OTTO)),
    ("scopa", THREE, (NINA, BEPPE, OTTO)),
    ("scopone", PAIRS, (BEPPE, NINA, ROSA, OTTO)),
    ("scopone", PAIRS, (NINA, OTTO, BEPPE, Player("Ada", PERSON))),
]
every_table = pytest.mark.parametrize(("game_id", "seating", "players"), SHARED, ids=str)


def begin(
    game: Game,
    players: Sequence[Player] = (NINA, OTTO),
    seating: Seating = TWO,
    game_id: str = "scopa",
    deal: int = 1,
    **options: object,
) -> None:
    """Begin a match and wait until the screen is passed to the first person."""
    rules = variant(game_id).configured(options)  # type: ignore[arg-type]
    game.host.put_on_table(Match(rules, seating, players, deal), MatchSource.NEW)
    wait_for_cover(game)


def cover(game: Game) -> ScreenCover:
    sheet = game.view.screen_cover
    assert sheet is not None
    return sheet


def is_covered(game: Game) -> bool:
    sheet = game.view.screen_cover
    return (
        sheet is not None
        and sheet.isVisible()
        and sheet.button.isEnabled()
        and game.session.is_handover_due
        and game.view.is_idle
    )


def wait_for_cover(game: Game) -> None:
    game.qtbot.waitUntil(lambda: is_covered(game), timeout=20_000)


def take(game: Game) -> None:
    """Take the screen with the button."""
    wait_for_cover(game)
    game.press_button(cover(game).button)
    game.to_own_turn()


# --- passing the screen on ----------------------------------------------------------------------


@every_table
def test_a_hand_is_shown_only_to_the_person_who_took_the_screen(
    game: Game, game_id: str, seating: Seating, players: tuple[Player, ...]
) -> None:
    begin(game, players, seating, game_id)
    turns: list[int] = []
    for _ in range(5):
        assert game.face_up_seats() == set()
        assert not game.session.legal_moves()
        turn = game.session.turn
        assert turn is not None
        assert cover(game).text == f"Pass the screen to {players[turn].name}"
        take(game)
        assert not cover(game).isVisible()
        assert game.session.own_seat == turn
        assert game.face_up_seats() == {turn}
        assert (
            sum(1 << card for card in game.view.table_scene.own_hand())
            == game.session.own_view().hand
        )
        plaques = [plaque.box.center() for plaque in game.view.table_scene.static_items.plaques]
        assert max(range(seating.players), key=lambda seat: plaques[seat].y()) == turn
        game.play_by_mouse(game.moves()[0])
        turns.append(turn)
        wait_for_cover(game)
    persons = [seat for seat, player in enumerate(players) if player.level == PERSON]
    first = persons.index(turns[0])
    assert turns == [persons[(first + index) % len(persons)] for index in range(5)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space], ids=str)
def test_keys_take_the_screen(game: Game, key: Qt.Key) -> None:
    begin(game)
    for ignored in (Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_Escape):
        game.hit(ignored)
        assert is_covered(game)
    game.hit(key)
    game.to_own_turn()
    assert len(game.face_up_seats()) == 1
    game.play_by_keyboard(game.moves()[0])
    wait_for_cover(game)


def test_the_button_is_reached_with_tab_and_pressed_with_enter(game: Game) -> None:
    begin(game)
    cover(game).button.setFocus(Qt.FocusReason.TabFocusReason)
    game.hit(Qt.Key.Key_Return)
    game.to_own_turn()
    assert game.view.hasFocus()


def test_the_end_of_a_double_click_does_not_take_the_screen(game: Game) -> None:
    begin(game)
    take(game)
    QApplication.setDoubleClickInterval(60_000)
    game.play_by_mouse(game.moves()[0])
    game.qtbot.waitUntil(lambda: cover(game).isVisible(), timeout=20_000)
    assert not cover(game).button.isEnabled()
    game.qtbot.mouseClick(cover(game).button, Qt.MouseButton.LeftButton)
    game.hit(Qt.Key.Key_Return)
    assert game.session.is_handover_due
    assert game.face_up_seats() == set()


def test_a_key_pressed_again_and_again_does_not_take_the_screen(game: Game) -> None:
    begin(game)
    take(game)
    QApplication.setDoubleClickInterval(60_000)
    game.play_by_mouse(game.moves()[0])
    game.qtbot.waitUntil(lambda: cover(game).isVisible(), timeout=20_000)
    QApplication.setDoubleClickInterval(1)
    game.hit(Qt.Key.Key_Space)
    assert game.session.is_handover_due
    assert game.face_up_seats() == set()
    game.qtbot.waitUntil(cover(game).button.isEnabled)  # The time begins again with each key.
    game.hit(Qt.Key.Key_Space)
    game.to_own_turn()


def test_clicks_on_the_covered_hand_do_nothing(game: Game) -> None:
    begin(game)
    before = game.session.position
    scene = game.view.table_scene
    assert scene.board is not None
    for card in scene.board.hands[scene.own_seat]:
        game.click(card)
    assert is_covered(game)
    assert game.session.position == before
    assert not game.window.actions_by_name["hint"].isEnabled()
    with pytest.raises(ValueError, match="covered"):
        game.session.own_view()


def test_a_single_person_is_never_asked(game: Game) -> None:
    game.begin("scopone", PAIRS, moves=1)
    assert game.view.screen_cover is None
    assert game.face_up_seats() == {0}


def test_the_sheet_follows_the_window_and_the_language(game: Game) -> None:
    begin(game)
    for width, height in ((640, 480), (1280, 800)):
        game.window.resize(width, height)
        sheet, viewport = cover(game), game.view.viewport()
        assert viewport.rect().contains(sheet.geometry())
        layout = game.view.table_scene.table_layout
        assert layout is not None
        assert abs(sheet.geometry().center().y() - layout.own_hand.center().y()) < 30


# --- what is hidden -----------------------------------------------------------------------------


def match_with_hidden_cards(seed: int) -> Match:
    """A match of two people, in its first round; `seed` only changes the cards in the hands."""
    match = Match(variant("scopa"), TWO, (NINA, OTTO), 1)
    match.begin_round()
    assert match.round is not None
    pack = list(match.recorded_round(1).pack)
    if seed:
        hands = [card for hand in match.round.hands for card in range(40) if hand >> card & 1]
        stock = match.round.stock[: len(hands)]
        exchange = dict(zip((*hands, *stock), (*stock, *hands), strict=True))
        pack = [exchange.get(card, card) for card in pack]
    again = Match(variant("scopa"), TWO, (NINA, OTTO), 1)
    again.begin_round(pack)
    return again


def everything_shown(game: Game) -> list[object]:
    """What the table shows and says: its picture, its accessible tree and its tool tips."""
    game.window.activateWindow()
    game.qtbot.waitUntil(game.window.isActiveWindow)
    QApplication.processEvents()
    QApplication.processEvents()
    scene = game.view.table_scene
    picture = game.window.grab().toImage()
    tips = [item.toolTip() for item in scene.items() if item.toolTip()]
    return [picture, str(tree_of(game.window)), sorted(tips), game.move_list()]


def test_nothing_shown_on_the_cover_depends_on_hidden_cards(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda _, sentence: said.append(sentence))
    shown: list[list[object]] = []
    QAccessible.setActive(True)
    try:
        # The first time makes the review bar, and its texts for another width.
        for seed in (0, 0, 1):
            said.clear()
            match = match_with_hidden_cards(seed)
            game.host.put_on_table(match, MatchSource.SAME_DEAL)
            wait_for_cover(game)
            covered = everything_shown(game)
            game.controller.browse(RecordPosition(0, 0))
            game.controller.play_browsing_step()
            game.qtbot.waitUntil(lambda: not game.controller.is_browsing)
            wait_for_cover(game)
            again = everything_shown(game)
            shown.append([*covered, *again, list(said)])
    finally:
        QAccessible.setActive(False)
    assert match_with_hidden_cards(0).record != match_with_hidden_cards(1).record
    assert said
    assert shown[1] == shown[2]


@pytest.mark.parametrize("moves", [0, 1, 2, 3], ids=str)
def test_looking_back_shows_only_the_hand_of_the_person_at_the_screen(
    game: Game, moves: int
) -> None:
    begin(game)
    for _ in range(4):
        take(game)
        game.play_by_mouse(game.moves()[0])
        wait_for_cover(game)
    game.controller.browse(RecordPosition(1, moves))
    assert game.face_up_seats() == set(), "nobody has taken the screen"
    assert not cover(game).isVisible()
    game.controller.return_to_game()
    wait_for_cover(game)
    take(game)
    turn = game.session.own_seat
    game.controller.browse(RecordPosition(1, moves))
    assert game.face_up_seats() == {turn}
    game.controller.return_to_game()
    game.to_own_turn()
    assert game.face_up_seats() == {turn}


def test_a_dragged_card_is_played_from_where_it_was_dropped(game: Game) -> None:
    begin(game)
    take(game)
    move = next(move for move in game.moves() if not move.take)
    layout = game.view.table_scene.table_layout
    assert layout is not None
    viewport, start = game.view.viewport(), game.place_of(move.card)
    free = game.view.mapFromScene(layout.table.topLeft() + QPointF(4, 4))
    game.change(speed="slow")
    game.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    game.qtbot.mouseMove(viewport, (start + free) / 2)
    game.qtbot.mouseMove(viewport, free)
    dropped_at = game.view.table_scene.cards[move.card].pos()
    game.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=free)
    assert game.session.position == RecordPosition(1, 1)
    cards, board = game.view.table_scene.cards, game.view.table_scene.board
    assert board is not None
    assert cards[move.card].pos() == dropped_at
    held = {card for hand in board.hands for card in hand} - {move.card}
    assert not any(cards[card].pose.face_up for card in held)
    game.change(speed="off")
    wait_for_cover(game)


def test_a_packet_dealt_after_a_move_is_face_down(game: Game) -> None:
    begin(game)
    face_up: list[set[int]] = []
    game.view.event_shown.connect(lambda _: face_up.append(game.face_up_seats()))
    game.change(speed="fast")
    for _ in range(6):
        take(game)
        face_up.clear()
        game.play_by_keyboard(game.moves()[0])
        wait_for_cover(game)
        assert face_up
        assert all(not seats for seats in face_up)


def test_the_own_pile_is_shown_only_to_its_owner(game: Game) -> None:
    begin(game)
    texts: list[str] = []

    def look(dialog: CapturesDialog) -> None:
        texts[:] = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        dialog.accept()

    for _ in range(6):
        with game.answering({CapturesDialog: look}):
            game.host.score.show_last_capture()
        assert not any("Your pile" in text for text in texts)
        take(game)
        with game.answering({CapturesDialog: look}):
            game.host.score.show_last_capture()
        assert any("Your pile" in text for text in texts)
        game.play_by_mouse(game.moves()[0])
        wait_for_cover(game)


def test_the_aids_of_training_tell_only_what_the_person_at_the_screen_knows(game: Game) -> None:
    game.set_analysis(QuickAnalysis())
    for name in ("memory_aid", "odds", "coach"):
        game.window.actions_by_name[name].trigger()
    begin(game)
    memory, odds, coach = game.aids.memory, game.aids.odds, game.aids.coach
    assert memory is not None and odds is not None and coach is not None
    for _ in range(7):
        assert not memory.places
        take(game)
        own = {card for card in range(40) if memory.places[card] is CardPlace.OWN}
        assert own == set(game.view.table_scene.own_hand())
        assert coach.turn is None
        assert odds.odds is None
        game.play_by_mouse(game.moves()[0])
        assert not memory.places
        wait_for_cover(game)


# --- undo ---------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_of_the_person_at_the_screen(game: Game) -> None:
    begin(game)
    for _ in range(3):
        take(game)
        game.play_by_mouse(game.moves()[0])
        wait_for_cover(game)
    take(game)
    own_seat = game.session.own_seat
    assert game.session.position == RecordPosition(1, 3)
    game.window.actions_by_name["undo"].trigger()
    assert game.session.position == RecordPosition(1, 1)
    assert game.session.turn == game.session.own_seat == own_seat
    assert game.face_up_seats() == {own_seat}
    game.to_own_turn()
    game.window.actions_by_name["redo"].trigger()
    assert game.session.position == RecordPosition(1, 3)
    assert game.face_up_seats() == {own_seat}


def test_a_slip_can_be_undone_before_the_next_person_takes_the_screen(game: Game) -> None:
    begin(game)
    take(game)
    own_seat = game.session.own_seat
    game.play_by_mouse(game.moves()[0])
    wait_for_cover(game)
    undo = game.window.actions_by_name["undo"]
    game.qtbot.waitUntil(undo.isEnabled)
    undo.trigger()
    wait_for_cover(game)
    assert game.session.position == RecordPosition(1, 0)
    assert game.session.turn == own_seat
    assert game.face_up_seats() == set()
    assert cover(game).text == f"Pass the screen to {game.match.players[own_seat].name}"


def test_restarting_the_deal_asks_for_the_first_person(game: Game) -> None:
    begin(game)
    first = game.session.turn
    take(game)
    game.play_by_mouse(game.moves()[0])
    take(game)
    game.window.actions_by_name["restart_deal"].trigger()
    wait_for_cover(game)
    assert game.session.turn == first
    assert game.face_up_seats() == set()


# --- words, sounds ------------------------------------------------------------------------------


def test_lists_and_sheets_have_names(game: Game) -> None:
    begin(game, (NINA, OTTO), target=1)
    texts: list[str] = []

    def read(dialog: ScoreDialog) -> None:
        texts.append(dialog.windowTitle())
        texts.extend(bar.accessibleName() for bar in dialog.findChildren(ScoreBar))
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    with game.answering({ScoreDialog: read}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: is_covered(game) or bool(sheets), timeout=20_000)
            if not sheets:
                take(game)
                game.play_by_mouse(game.moves()[0])
                assert all("You" not in row for row in game.move_list())
    assert texts
    assert not any("you" in text.casefold().split() for text in texts)
    assert any("Nina" in text for text in texts) and any("Otto" in text for text in texts)


def test_people_without_a_name_are_called_by_their_seats(game: Game) -> None:
    begin(game, (Player("You", PERSON), Player("You 2", PERSON), BEPPE), THREE)
    assert game.controller.player_names == ["Player 1", "Player 2", "Beppe"]


def test_plaques_say_you_only_to_the_person_at_the_screen(game: Game) -> None:
    begin(game, (NINA, BEPPE, OTTO, ROSA), PAIRS, "scopone")
    plaques = game.view.table_scene.static_items.plaques
    turn = game.session.turn
    assert turn is not None

    def statuses() -> list[str]:
        items = game.view.table_scene.static_items.plaques
        return [plaque.info.status for plaque in items]

    assert statuses()[turn] == "on turn"
    assert len(plaques) == 4
    assert "your partner" not in statuses()
    take(game)
    assert statuses()[turn] == "your turn"
    assert statuses()[(turn + 2) % 4] == "your partner"


# --- records, profiles --------------------------------------------------------------------------


def test_a_record_with_several_persons_is_seated(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "three.scopa"
    match = Match(variant("scopa"), THREE, (BEPPE, NINA, OTTO), 1)
    match.begin_round()
    save_record(path, match.record)
    game.host.start(path)
    wait_for_cover(game)
    assert game.notice_text == ""
    assert game.match.players == match.players


def add_profiles(game: Game) -> list[Profile]:
    """The current profile is called Nina; others are Otto and Ada."""
    current = replace(game.profiles.current, name="Nina", portrait="nonna")
    game.profiles.change(current)
    others = [
        Profile("0" * 31 + "1", "Otto", "nonno"),
        Profile("0" * 31 + "2", "Ada", "diva"),
    ]
    for profile in others:
        game.profiles.add(profile)
    return [current, *others]


def test_people_have_the_portraits_of_their_profiles(game: Game) -> None:
    add_profiles(game)
    guest = Player("Guest", PERSON)
    begin(game, (Player("Ada", PERSON), guest, NINA, BEPPE), PAIRS, "scopone")
    ada, guests, nina, _ = game.controller.portraits
    assert (ada, nina) == ("diva", "nonna")
    assert guests in PERSON_PORTRAITS.keys() - {ada, nina}


def test_no_two_people_at_a_table_have_the_same_portrait(game: Game) -> None:
    begin(game, (Player("Zio", PERSON), Player("Zia", PERSON), BEPPE, NINA), PAIRS, "scopone")
    before = game.controller.portraits
    assert len(set(before)) == 4
    game.session.apply(PlayerChanged(0, substitute_for(game.match, 0)))
    assert game.controller.portraits[1:] == before[1:], "they stay when somebody leaves"


def test_the_match_counts_for_each_profile_from_its_own_seat(game: Game) -> None:
    profiles = add_profiles(game)
    notes: list[tuple[str | None, ...]] = []
    game.host.start_recording()
    game.host.recorder.completed.connect(lambda stored: notes.append(tuple(stored.note.profiles)))
    begin(game, (NINA, BEPPE, OTTO), THREE, target=1)
    with game.answering({ScoreDialog: QDialog.reject}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: is_covered(game) or bool(sheets), timeout=20_000)
            if not sheets:
                take(game)
                game.play_by_mouse(game.moves()[0])
    if game.match.winner is None:
        pytest.fail("a target of 1 is reached in the first round")
    game.qtbot.waitUntil(lambda: bool(notes), timeout=20_000)
    assert notes == [(profiles[0].id, None, profiles[1].id)]
    query = "SELECT profile, seat, result FROM seat WHERE profile IS NOT NULL ORDER BY seat"
    rows = game.database.read(lambda connection: connection.execute(query).fetchall())
    won = [1 if game.match.winner == seat else -1 for seat in range(3)]
    assert [tuple(row) for row in rows] == [
        (profiles[0].id, 0, won[0]),
        (profiles[1].id, 2, won[2]),
    ]
    listed = [len(game.entries(profile=profile.id)) for profile in profiles]
    assert listed == [1, 1, 0], "in the list of each profile that played"
