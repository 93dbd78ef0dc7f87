"""The options of the table: who changes them and when, and how the others hear of it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.ui.dialogs.choice_dialog import ChoiceDialog
from scopa_desktop.ui.dialogs.score.score_dialog import ScoreDialog
from scopa_desktop.ui.dialogs.table_options_dialog import TableOptionsDialog
from scopa_desktop.ui.history_controller import MatchSource
from scopa_desktop.ui.widgets.inputs import NumberBox

from .conftest import Game

NINA, OTTO = Player("Nina", PERSON), Player("Otto", PERSON)
BEPPE = Player("Beppe", "greedy")
ALONE = (Player("You", PERSON), BEPPE)


def between_rounds(
    players: tuple[Player, ...] = ALONE, game_id: str = "scopa", **options: object
) -> Match:
    """A match whose first round has been scored."""
    rules = variant(game_id).configured(options)  # type: ignore[arg-type]
    match = Match(rules, TWO, players, 1)
    while not match.sheets:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(match.round.legal_moves()[0])
    return match


def put_between_rounds(game: Game, players: tuple[Player, ...] = ALONE, **options: object) -> None:
    """Put such a match on the table, and close its score sheet."""
    with game.answering({ScoreDialog: ScoreDialog.reject}) as titles:
        game.host.put_on_table(between_rounds(players, **options), MatchSource.NEW)  # type: ignore[arg-type]
        game.qtbot.waitUntil(lambda: bool(titles))
    game.qtbot.waitUntil(lambda: game.primary.text() == "Go on")


def open_options(
    game: Game,
    answer: Callable[[TableOptionsDialog], None],
    who: Callable[[ChoiceDialog], None] = ChoiceDialog.reject,
) -> list[str]:
    """Open the dialog with the action; gives the titles of what was shown."""
    with game.answering({TableOptionsDialog: answer, ChoiceDialog: who}) as titles:
        game.window.actions_by_name["table_options"].trigger()
        game.qtbot.waitUntil(lambda: bool(titles))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        QApplication.processEvents()
    return titles


def set_target(number: int) -> Callable[[TableOptionsDialog], None]:
    def answer(dialog: TableOptionsDialog) -> None:
        box = dialog.findChild(NumberBox)
        assert box is not None
        box.selectAll()
        QTest.keyClicks(box, str(number))
        QTest.keyClick(box, Qt.Key.Key_Return)

    return answer


def say(name: str) -> Callable[[ChoiceDialog], None]:
    def answer(dialog: ChoiceDialog) -> None:
        button = next(button for button in dialog.answers if button.text() == name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return answer


def tool_button(game: Game) -> QToolButton:
    action = game.window.actions_by_name["table_options"]
    buttons = game.window.findChildren(QToolButton)
    return next(button for button in buttons if button.defaultAction() is action)


def is_red(game: Game) -> bool:
    return tool_button(game).property("alert") is True


def move_list(game: Game) -> list[str]:
    model = game.window._moves
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_a_single_person_changes_the_target_between_two_rounds(game: Game) -> None:
    put_between_rounds(game)
    open_options(game, set_target(16))
    assert game.match.variant.target == 16
    assert game.match.first_variant.target == 11
    assert game.match.events[0].event == OptionChanged("target", 16)
    assert not is_red(game), "computer players need not look"
    assert "Points needed: 16" in move_list(game) or any("16" in row for row in move_list(game))
