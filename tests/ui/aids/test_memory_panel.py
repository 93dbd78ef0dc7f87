"""The memory aid: what the person has seen, in a panel or a strip."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLabel

from scopa_desktop.ai.seat_view import CardPlace, SeatView, card_places
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.rules.cards import PACK_SIZE, cards_of, mask_of, parse_card
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.aids.memory_panel import MemoryPanel
from tests.quick_analysis import QuickAnalysis

from ..conftest import Game, MakeGame

HAND, TABLE = "7S 2S KS", "AD 2C 3C AB"


@pytest.fixture
def aided(open_game: MakeGame) -> Game:
    """A window with the memory aid."""
    return aided_game(open_game, QSize(1280, 800))


def aided_game(open_game: MakeGame, size: QSize) -> Game:
    game = open_game(size=size)
    game.set_analysis(QuickAnalysis())
    game.window.actions_by_name["memory_aid"].trigger()
    return game


def panel_of(game: Game) -> MemoryPanel:
    assert game.aids.memory is not None
    return game.aids.memory


def at(panel: MemoryPanel, place: CardPlace) -> int:
    return mask_of(card for card in range(PACK_SIZE) if panel.places[card] is place)


def test_hand_and_table_are_told_apart_from_what_is_out(aided: Game) -> None:
    aided.lay(HAND, TABLE)
    panel = panel_of(aided)
    view = aided.session.own_view()
    assert at(panel, CardPlace.OWN) == view.hand
    assert at(panel, CardPlace.TABLE) == view.table
    assert at(panel, CardPlace.OUT) == view.unseen
    text = panel.accessibleDescription()
    assert text.startswith("still out: Ace of ")
    assert "in your hand: 2 of Swords, 7 of Swords, King of Swords" in text


def test_captured_cards_are_gone(aided: Game) -> None:
    aided.lay(HAND, TABLE)
    move = next(move for move in aided.moves() if move.card == parse_card("7S"))
    aided.play_by_mouse(move)
    aided.to_own_turn()
    gone = at(panel_of(aided), CardPlace.GONE)
    assert gone >> parse_card("7S") & 1
    assert {*cards_of(move.take)} <= {*cards_of(gone)}


def test_looking_back_shows_what_was_known_then(aided: Game) -> None:
    aided.begin(deal=4)
    for _ in range(2):
        aided.play()
    aided.to_own_turn()
    aided.window.actions_by_name["look_back"].trigger()
    shown = aided.controller.shown_match
    assert shown is not None
    assert panel_of(aided).places == card_places(SeatView.of(shown, 0))
    aided.controller.return_to_game()
    assert panel_of(aided).places == card_places(aided.session.own_view())


def test_each_cell_names_its_card_and_where_it_is(aided: Game) -> None:
    aided.lay(HAND, TABLE)
    cells = panel_of(aided).cells
    assert len({cell.accessibleName() for cell in cells if cell.isVisible()}) == PACK_SIZE
    own = cells[parse_card("7S")]
    assert own.accessibleName() == own.toolTip() == "7 of Swords: in your hand"
    assert own.property("place") == "own"


@pytest.mark.parametrize(
    ("size", "is_strip"),
    [(QSize(1280, 800), False), (QSize(640, 480), True)],
    ids=["large", "small"],
)
def test_the_panel_is_beside_the_cards_where_there_is_room(
    open_game: MakeGame, size: QSize, is_strip: bool
) -> None:
    game = aided_game(open_game, size)
    game.begin(deal=4)
    panel, view = panel_of(game), game.view
    game.qtbot.waitUntil(lambda: panel.is_strip is is_strip)
    assert panel.isVisible()
    around, table = (
        QRect(widget.mapTo(game.window, QPoint()), widget.size()) for widget in (panel, view)
    )
    assert not around.intersects(table)


@pytest.mark.parametrize("resize", [QSize(640, 480), QSize(1400, 900)], ids=["small", "large"])
def test_the_panel_moves_with_the_size_of_the_window(aided: Game, resize: QSize) -> None:
    aided.begin("scopone", PAIRS, deal=4)
    aided.window.resize(resize)
    panel = panel_of(aided)
    aided.qtbot.waitUntil(lambda: panel.is_strip is (resize.width() < 1000))
    assert panel.width() <= aided.window.width()


def test_nothing_is_made_before_an_aid_is_switched_on(open_game: MakeGame) -> None:
    game = open_game()
    game.begin(deal=4)
    assert game.host.learn.aids.aids is None


def test_in_a_watched_match_it_shows_what_the_seat_looked_at_knows(aided: Game) -> None:
    players = [Player("A", "casual"), Player("B", "casual")]
    aided.engine.is_silent = True
    aided.host.put_on_table(Match(SCOPA, TWO, players, 4), MatchSource.NEW)
    aided.qtbot.waitUntil(lambda: aided.match.round is not None and aided.view.is_idle)
    assert aided.match.round is not None
    hands = aided.match.round.hands
    assert at(panel_of(aided), CardPlace.OWN) == hands[0]
    aided.session.watch(1, OpenHands.SEAT)
    assert at(panel_of(aided), CardPlace.OWN) == hands[1]
    aided.session.watch(1, OpenHands.NONE)
    assert panel_of(aided).places == ()
    assert panel_of(aided).accessibleDescription() == ""


def test_the_hand_of_another_seat_is_known_when_the_person_sits_there(aided: Game) -> None:
    players = [Player("A", "casual"), Player("You", PERSON)]
    aided.host.put_on_table(Match(SCOPA, TWO, players, 4), MatchSource.NEW)
    aided.to_own_turn()
    assert aided.match.round is not None
    assert at(panel_of(aided), CardPlace.OWN) == aided.match.round.hands[1]


def test_strips_leave_the_table_its_least_height(open_game: MakeGame) -> None:
    game = open_game(size=QSize(640, 480))
    for aid in ("coach", "odds", "memory_aid"):
        game.window.actions_by_name[aid].trigger()
    game.begin()
    window, view = game.window, game.view
    assert game.aids.memory is not None
    game.qtbot.waitUntil(game.aids.memory.isVisible)
    other = QLabel("\n" * 8)
    window.add_below(other)
    game.qtbot.waitUntil(game.aids.memory.isHidden)
    coach_bar = game.aids.coach_bar
    assert coach_bar is not None
    bottom = view.rect().bottomLeft()
    game.qtbot.waitUntil(lambda: view.mapTo(window.centre, bottom).y() < coach_bar.y())
    window.resize(1000, 760)
    game.qtbot.waitUntil(game.aids.memory.isVisible)
