"""From the plaque of an opponent to the fairness figures."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.history.fairness_page import FairnessPage
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement

from .conftest import Game


def shown_level(game: Game, open_page: Callable[[], object]) -> str | None:
    """The level that the fairness page shows when it is opened so; None for the person."""
    shown: list[str | None] = []

    def look(dialog: HistoryDialog) -> None:
        assert isinstance(dialog.page, FairnessPage)
        shown.append(dialog.page.level)
        dialog.reject()

    with game.answering({HistoryDialog: look}) as titles:
        open_page()
        game.qtbot.waitUntil(lambda: bool(titles))
    return shown[0]


def test_a_click_on_the_plaque_opens_the_figures_of_its_player(game: Game) -> None:
    game.begin(deal=4)

    def click() -> None:
        view = game.view
        box = view.table_scene.element_boxes()[TableElement(ElementKind.PLAQUE, 1)]
        place = view.mapFromScene(box.center())
        game.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    match = game.session.match
    assert match is not None
    assert shown_level(game, click) == match.players[1].level


def test_the_plaque_of_a_partner_opens_all_figures(game: Game) -> None:
    game.begin("scopone", PAIRS, deal=1)
    assert shown_level(game, lambda: game.host.history_pages.show_fairness(2)) is None
