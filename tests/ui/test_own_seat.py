"""The window from any seat: the person's hand is below, and texts and sounds are from that seat."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.rules.catalogue import SCOPONE
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.history.fairness_page import FairnessPage
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.score.captures_dialog import CapturesDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.score.score_marks import ScoreBar
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement
from tests.playing import play_on
from tests.sampling import parametrize_some

from .accessible import tree_of
from .conftest import Game

TABLES = [
    ("scopa", TWO, 1),
    ("scopa", THREE, 1),
    ("scopa", THREE, 2),
    ("scopa", FOUR, 2),
    ("scopone", PAIRS, 1),
    ("scopone", PAIRS, 2),
    ("scopone", PAIRS, 3),
]
every_table = pytest.mark.parametrize(("variant", "seating", "own_seat"), TABLES, ids=str)


@every_table
def test_the_own_hand_is_face_up_at_the_lower_edge(
    game: Game, variant: str, seating: Seating, own_seat: int
) -> None:
    game.begin(variant, seating, own_seat=own_seat)
    scene, layout = game.view.table_scene, game.view.table_scene.table_layout
    assert layout is not None
    assert game.match.round is not None
    hand = game.view.table_scene.own_hand()
    assert sum(1 << card for card in hand) == game.match.round.hands[own_seat]
    assert game.face_up_seats() == {own_seat}
    assert all(layout.own_hand.top() - 20 < scene.cards[card].pose.centre.y() for card in hand)
    plaques = [plaque.box.center() for plaque in scene.static_items.plaques]
    assert max(range(seating.players), key=lambda seat: plaques[seat].y()) == own_seat
    if seating.players > 2:
        following, last = seating.next_seat(own_seat), (own_seat - 1) % seating.players
        assert plaques[following].x() > plaques[last].x()


@every_table
def test_the_person_plays_by_mouse_and_by_keyboard(
    game: Game, variant: str, seating: Seating, own_seat: int
) -> None:
    game.begin(variant, seating, own_seat=own_seat)
    for play in (game.play_by_mouse, game.play_by_keyboard):
        play(game.moves()[0])
        game.to_own_turn()
        assert game.face_up_seats() == {own_seat}
    seats = [seat for deal in (1,) for seat in game.match.seats_of_moves(deal)]
    rows = [text for text in game.move_list() if text.startswith(("You ", "Robot "))]
    assert len(rows) == len(seats)
    for seat, row in zip(seats, rows, strict=True):
        assert row.startswith("You " if seat == own_seat else f"Robot {seat} ")
    game.window.actions_by_name["undo"].trigger()
    assert game.session.own_seat == own_seat
    assert game.face_up_seats() == {own_seat}


def test_the_partner_sits_opposite_and_is_called_so(game: Game) -> None:
    game.begin("scopone", PAIRS, own_seat=2)
    plaques = game.view.table_scene.static_items.plaques
    assert [plaque.info.name for plaque in plaques] == ["Robot 0", "Robot 1", "You", "Robot 3"]
    assert plaques[0].info.status == "your partner"
    assert "partner" not in plaques[1].info.status + plaques[3].info.status
    assert plaques[2].info.status == "your turn"
    highest = min(plaques, key=lambda plaque: plaque.box.top())
    assert highest is plaques[0]
    assert plaques[3].box.left() > plaques[1].box.left(), "the next player is at the right"
    assert [plaque.shows_score for plaque in plaques] == [False, False, True, False]


@pytest.mark.usefixtures("screen_reader")
def test_screen_readers_are_told_whose_things_are_whose(game: Game) -> None:
    game.begin("scopone", PAIRS, own_seat=1)
    QApplication.processEvents()
    QApplication.processEvents()
    (viewport,) = tree_of(game.view).children
    names = {group.name: group.names() for group in viewport.children}
    assert [name.split(",")[0].split(":")[0] for name in names["Players"]] == [
        "Robot 2", "Robot 3", "Robot 0", "You",
    ]  # fmt: skip
    piles = names["Stock and piles"]
    assert [name.split(":")[0] for name in piles] == [
        "Their side", "Their side’s pile", "Your side’s pile",
    ]  # fmt: skip
    count = len(game.view.table_scene.own_hand())
    assert len(names[f"Your hand: {count} cards"]) == count


def test_the_scores_of_the_sides_are_at_their_places(game: Game) -> None:
    game.begin("scopone", PAIRS, own_seat=1)
    items = game.view.table_scene.static_items
    assert items.score_item(1) is items.plaques[1]
    assert items.score_item(0) is items.opponents_score
    assert TableElement(ElementKind.SCORE, 0) in items.boxes()


def test_the_own_pile_and_the_last_capture_are_those_of_the_seat(game: Game) -> None:
    game.begin("scopa", TWO, own_seat=1)
    texts: list[str] = []

    def look(dialog: CapturesDialog) -> None:
        texts.extend(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
        dialog.accept()

    while not any(move.take for move in game.moves()):
        game.play_turn()
    game.engine.is_silent = True
    game.play_by_mouse(next(move for move in game.moves() if move.take))
    with game.answering({CapturesDialog: look}):
        game.host.score.show_last_capture()
    assert any(text.startswith("You take ") for text in texts)
    assert any(text.startswith("Your pile: ") for text in texts)
    texts.clear()
    with game.answering({CapturesDialog: look}):
        game.host.score.show_captures(0)
    assert not any("pile" in text for text in texts)


def test_the_plaques_of_opponents_open_their_fairness_figures(game: Game) -> None:
    game.begin("scopone", PAIRS, own_seat=1)
    opponents: list[str | None] = []

    def look(dialog: HistoryDialog) -> None:
        assert isinstance(dialog.page, FairnessPage)
        opponents.append(dialog.page.level)
        dialog.reject()

    for seat in (0, 2, 3):
        with game.answering({HistoryDialog: look}):
            game.host.history_pages.show_fairness(seat)
    assert opponents == ["greedy", "greedy", None]


@parametrize_some(
    ("seating", "own_seat"),
    [(TWO, 1), (PAIRS, 1), (PAIRS, 2)],
    default=[(TWO, 1), (PAIRS, 1)],
    ids=str,
)
def test_the_score_sheet_speaks_to_the_person(game: Game, seating: Seating, own_seat: int) -> None:
    game.begin("scopa", seating, own_seat=own_seat, target=1)
    texts: list[str] = []

    def read(dialog: ScoreDialog) -> None:
        texts.append(dialog.windowTitle())
        texts.extend(bar.accessibleName() for bar in dialog.findChildren(ScoreBar))
        dialog.reject()

    with game.answering({ScoreDialog: read}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: game.is_ready() or bool(sheets), timeout=20_000)
            if not sheets:
                game.play()
    title, *bars = texts
    names = [player.name for player in game.match.players]
    sides = [
        " and ".join(names[seat] for seat in seating.seats_of(side))
        for side in range(seating.sides)
    ]
    assert [bar.split(":")[0] for bar in bars] == sides
    winner = game.match.winner
    assert winner is not None
    is_own = winner == seating.side_of(own_seat)
    verb = "win" if seating.has_partners or is_own else "wins"
    assert title == (
        f"You {verb}" if is_own and not seating.has_partners else f"{sides[winner]} {verb}"
    )


# --- records ------------------------------------------------------------------------------------


def record_file(path: Path, own_seat: int | None, moves: int = 6) -> Match:
    """Save a match of Scopone with the person in a seat, or with computer players alone."""
    players = [Player(f"Robot {seat}", "greedy") for seat in range(4)]
    if own_seat is not None:
        players[own_seat] = Player("You", PERSON)
    match = Match(SCOPONE, PAIRS, players, 3)
    play_on(match, moves=moves)
    save_record(path, match.record)
    return match


def test_a_record_with_the_person_in_another_seat_opens_from_it(game: Game, tmp_path: Path) -> None:
    match = record_file(tmp_path / "third.scopa", 2)
    game.host.start(tmp_path / "third.scopa")
    game.to_own_turn()
    assert game.notice_text == ""
    assert game.match.players == match.players
    assert game.session.own_seat == 2
    assert game.face_up_seats() == {2}
    game.controller.browse(RecordPosition(1, 2))
    assert game.face_up_seats() == {2}
    game.controller.return_to_game()
    game.play()


def test_the_table_turns_with_the_next_match(game: Game, tmp_path: Path) -> None:
    record_file(tmp_path / "third.scopa", 2)
    game.begin("scopone", PAIRS)
    assert game.face_up_seats() == {0}
    game.host.open_record(tmp_path / "third.scopa")
    game.to_own_turn()
    assert game.face_up_seats() == {2}
    plaques = game.view.table_scene.static_items.plaques
    assert [plaque.shows_score for plaque in plaques] == [False, False, True, False]
    game.begin("scopone", PAIRS)
    assert game.face_up_seats() == {0}
    assert [plaque.is_on_turn for plaque in plaques[:1]] == [False]


def test_a_match_of_computer_players_can_be_watched_with_covered_hands(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.table_controller.WATCH_DELAY", 0)
    sounds: list[Sound] = []
    monkeypatch.setattr(
        "scopa_desktop.ui.platform.sounds.Sounds.play", lambda _, sound, *__: sounds.append(sound)
    )
    game.engine.is_silent = True
    record_file(tmp_path / "alone.scopa", None)
    game.host.start(tmp_path / "alone.scopa")
    scene = game.view.table_scene
    assert game.session.is_watched
    game.session.watch(0, OpenHands.NONE)
    assert game.notice_text == ""
    assert game.face_up_seats() == set()
    assert game.view.table_scene.own_hand() == []
    assert not game.window.actions_by_name["hint"].isEnabled()
    statuses = [plaque.info.status for plaque in scene.static_items.plaques]
    assert "thinks" in statuses
    assert not any("partner" in status for status in statuses)
    assert not any("our" in text or "Their" in text for text in element_texts(game))
    game.controller.browse(RecordPosition(1, 3))
    assert game.face_up_seats() == set()
    game.controller.return_to_game()
    game.engine.speak()
    with game.answering({ScoreDialog: QDialog.reject}) as sheets:
        game.qtbot.waitUntil(lambda: bool(sheets), timeout=20_000)
    assert not any("You" in text for text in game.move_list())


def element_texts(game: Game) -> list[str]:
    """What the tool tips of plaques, piles and scores say."""
    scene = game.view.table_scene
    return [scene.element_text(element) for element in scene.static_items.by_element()]
