"""A match is asked for, with the mouse and with the keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.storage.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.storage.settings import LastGame, Settings, SettingsStore
from scopa_desktop.rules.catalogue import (
    BACIGA,
    CATALOGUE,
    CHKOBBA,
    CIRULLA,
    ESCOBA_SETENTA,
    SCOPA,
    SCOPA_RACE,
)
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.new_game.game_choice import GameChoice
from scopa_desktop.ui.new_game.game_strip import GameStrip
from scopa_desktop.ui.new_game.more_options import MoreOptions
from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog
from scopa_desktop.ui.new_game.table_fields import TableFields
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import Heading
from scopa_desktop.ui.widgets.tiles import CharacterTile
from tests.sampling import parametrize_some

from ..conftest import show_active
from ..parts import part, said, texts_of, visible
from ..sheets import new_game_context

WIDE, SMALL = (980, 740), (600, 440)
Open = Callable[..., NewGameDialog]


@pytest.fixture
def store(player_home: Path) -> SettingsStore:
    return SettingsStore(player_home / "settings.json")


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt, store: SettingsStore) -> Open:
    """Opens New game, with more options unless it is told otherwise."""

    def open_sheet(
        last: LastGame | None = None,
        size: tuple[int, int] = WIDE,
        *,
        is_running: bool = False,
        more: bool = True,
    ) -> NewGameDialog:
        store.change(Settings(last_game=last, more_options=more))
        house = HouseRules(house_rules_path())
        context = new_game_context(art, store, house, name="Ada", is_running=is_running)
        return show_active(qtbot, NewGameDialog(context), QSize(*size))

    return open_sheet


def key(sheet: NewGameDialog, text: str) -> QPushButton:
    return part(sheet, QPushButton, text)


def games(sheet: NewGameDialog) -> QListView:
    return part(sheet, QListView, "Games")


def click(qtbot: QtBot, target: QWidget) -> None:
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton)


def press(qtbot: QtBot, sheet: NewGameDialog, *keys: Qt.Key) -> None:
    for key_code in keys:
        qtbot.keyClick(sheet.focusWidget(), key_code)


def show(sheet: NewGameDialog, game: str) -> None:
    """Choose the last row of that name, as a click on it would."""
    view = games(sheet)
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    matching = [row for row in rows if row.data(Qt.ItemDataRole.DisplayRole) == game]
    view.setCurrentIndex(matching[-1])


def test_enter_deals_what_was_played_last(opened: Open, qtbot: QtBot) -> None:
    last = LastGame("scopa", "4-pairs", ("beginner", "casual", "beginner"), {"target": 16})
    sheet = opened(last)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice == GameChoice.from_last_game(last)
    assert sheet.choice.last_game() == last


def test_a_whole_choice_with_the_mouse(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    click(qtbot, part(sheet, QRadioButton, "3"))
    click(qtbot, part(sheet, CharacterTile, "Nino"))
    click(qtbot, part(sheet, CharacterTile, "Beppe"))
    part(sheet, QLineEdit, "Deal number").setFocus()
    qtbot.keyClicks(sheet.focusWidget(), " 4711 ")
    with qtbot.waitSignal(sheet.accepted):
        click(qtbot, key(sheet, "Deal the cards"))
    assert sheet.choice == GameChoice(SCOPA, THREE, ("beginner", "casual"), 4711)


def test_a_whole_choice_with_the_keyboard(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    press(qtbot, sheet, Qt.Key.Key_Down)
    assert sheet.choice.variant is SCOPA_RACE
    press(qtbot, sheet, Qt.Key.Key_Tab)
    assert isinstance(sheet.focusWidget(), GameStrip)
    press(qtbot, sheet, Qt.Key.Key_Tab, *[Qt.Key.Key_Right] * 2)
    assert sheet.choice.seating == FOUR
    press(qtbot, sheet, *[Qt.Key.Key_Tab] * 2)
    assert isinstance(sheet.focusWidget(), QSpinBox)
    press(qtbot, sheet, Qt.Key.Key_Up)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice.variant.changed == {"target": 12}
    assert sheet.choice.seating == FOUR


def test_tab_goes_through_the_sheet_from_the_list_to_the_keys(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    press(qtbot, sheet, Qt.Key.Key_Down, Qt.Key.Key_Up)
    order: list[QWidget] = [sheet.focusWidget()]
    while len(order) < 2 or sheet.focusWidget() is not order[0]:
        press(qtbot, sheet, Qt.Key.Key_Tab)
        order.append(sheet.focusWidget())
        assert len(order) < 60
    combos = [each for each in SCOPA.options if not (each.is_switch or each.name == "target")]
    switches = [each for each in SCOPA.options if each.is_switch]
    kinds = [QListView, GameStrip, QRadioButton]
    kinds += [QCheckBox]  # Another person.
    kinds += [QSpinBox, *[CharacterTile] * (len(LEVELS) + 1)]
    kinds += [LinkButton]  # Fewer options.
    kinds += [LinkButton] * 3  # An own game, share, add a shared one.
    kinds += [QComboBox] * len(combos) + [QCheckBox] * len(switches)
    kinds += [QCheckBox]  # Only watch.
    kinds += [QComboBox] + [QCheckBox] * 4 + [QLineEdit]  # The options of the table.
    kinds += [LinkButton]  # The cards.
    kinds += [QPushButton, QPushButton, QLineEdit, QListView]
    assert all(isinstance(each, kind) for each, kind in zip(order, kinds, strict=True)), order


def test_another_game_is_shown_with_its_own_rules(opened: Open) -> None:
    sheet = opened()
    assert part(sheet, QComboBox, "Primiera").isVisible()
    show(sheet, "Escoba con setenta")
    assert "Escoba con setenta" in texts_of(sheet, Heading)
    assert not [box for box in sheet.findChildren(QComboBox) if box.accessibleName() == "Primiera"]
    summary = ESCOBA_SETENTA.summary.format(coins="Coins", settebello="7 of Coins")
    assert summary in texts_of(sheet)


def test_the_last_game_has_its_rules_and_the_familys_row_the_games_own(opened: Open) -> None:
    sheet = opened(LastGame("scopa", "2", ("casual",), {"target": 21}))
    assert sheet.choice.variant.target == 21
    assert games(sheet).currentIndex().row() == 1
    show(sheet, "Scopa")
    assert sheet.choice.variant is SCOPA


def test_how_long_a_match_takes_follows_target_and_players(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    assert (
        "A match takes about 4 rounds or 10 minutes. Traditionally played with Neapolitan cards."
        in texts_of(sheet)
    )
    click(qtbot, part(sheet, QRadioButton, "4"))
    assert any("about 6 rounds or 15 minutes" in each for each in texts_of(sheet))
    target = part(sheet, QSpinBox, "First to")
    target.setFocus()
    qtbot.keyClick(target, Qt.Key.Key_PageUp)
    assert any("about 12 rounds" in each for each in texts_of(sheet))


def test_the_target_says_its_limits_and_nothing_is_dealt_beyond_them(
    opened: Open, qtbot: QtBot
) -> None:
    sheet = opened()
    target = part(sheet, QSpinBox, "First to")
    target.setFocus()
    target.selectAll()
    qtbot.keyClicks(target, "0")
    for _ in range(2):
        with qtbot.assertNotEmitted(sheet.accepted):
            click(qtbot, key(sheet, "Deal the cards"))
        assert "“First to” can be 1 to 101." in texts_of(sheet)
        assert sheet.focusWidget() is target
    qtbot.keyClicks(target, "1")
    assert any("about 1 round" in sentence for sentence in texts_of(sheet))
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice.variant.target == 1


def test_a_contradiction_is_reported_at_once(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: announced.append(event.message())
    )
    sheet = opened(LastGame("cirulla", "2", (), {"rank_first": True}))
    box = part(sheet, QCheckBox, "Fifteen beside an Ace")
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    clash = CIRULLA.option("ace_fifteen_with_ace_on_table").conflict
    assert clash is not None and clash.sentence in texts_of(sheet)
    assert announced == [clash.sentence]
    assert sheet.choice.variant.changed == {"rank_first": True}


def test_a_game_keeps_its_rules_while_others_are_looked_at(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    qtbot.keyClick(part(sheet, QComboBox, "Primiera"), Qt.Key.Key_Down)
    click(qtbot, part(sheet, QRadioButton, "4 in pairs"))
    games(sheet).setFocus()
    press(qtbot, sheet, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert sheet.choice.variant.changed == {"primiera": "sevens"}
    assert sheet.choice.seating == PAIRS


def test_each_game_has_its_own_number_of_players(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    click(qtbot, part(sheet, QRadioButton, "3"))
    show(sheet, "Scopone")
    assert sheet.choice.seating == PAIRS
    show(sheet, "Cirulla")
    assert sheet.choice.seating == TWO, "although it is traditionally played in pairs"
    show(sheet, "Scopa")
    assert sheet.choice.seating == THREE


def test_restoring_is_offered_only_where_a_rule_was_changed(opened: Open, qtbot: QtBot) -> None:
    sheet = opened(LastGame("scopa", "2", ("casual",), {"target": 21, "fewest_cards_first": True}))
    assert "2 changed from the usual rules." in texts_of(sheet)
    click(qtbot, key(sheet, "Restore"))
    assert sheet.choice.variant == SCOPA
    assert "The usual rules." in texts_of(sheet)
    assert not [
        each
        for each in sheet.findChildren(QPushButton)
        if each.text().startswith("Restore") and each.isVisible()
    ]


def test_a_rule_with_the_keyboard_is_explained_below(opened: Open) -> None:
    sheet = opened()
    box = part(sheet, QCheckBox, "Fewest cards first")
    box.setFocus()
    assert SCOPA.option("fewest_cards_first").help in texts_of(sheet)
    games(sheet).setFocus()
    assert SCOPA.option("fewest_cards_first").help not in texts_of(sheet)


@pytest.mark.parametrize("text", ["0", "-3", "12x", "1000000000", "1 2", "7.5", "9" * 20])
def test_a_bad_number_of_a_deal_is_reported_in_a_sentence(
    opened: Open, qtbot: QtBot, text: str
) -> None:
    sheet = opened()
    field = part(sheet, QLineEdit, "Deal number")
    field.insert(text)
    with qtbot.assertNotEmitted(sheet.accepted):
        click(qtbot, key(sheet, "Deal the cards"))
    assert "Enter a whole number from 1 to 999999999." in texts_of(sheet)
    assert sheet.focusWidget() is field
    qtbot.keyClicks(field, "999999999")
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice.deal_number == 999_999_999


@pytest.mark.parametrize(
    "text", [" 48213\n", "48,213", "Deal no. 48213", "Smazzata n. 48.213", "٤٨٢١٣"], ids=ascii
)
def test_a_number_of_a_deal_is_pasted_as_it_was_written(
    opened: Open, qtbot: QtBot, text: str
) -> None:
    sheet = opened()
    field = part(sheet, QLineEdit, "Deal number")
    field.setFocus()
    QApplication.clipboard().setText(text)
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice.deal_number == 48213


def test_the_number_of_the_deal_stays_while_games_are_looked_at(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    field = part(sheet, QLineEdit, "Deal number")
    qtbot.keyClicks(field, "12")
    games(sheet).setFocus()
    press(qtbot, sheet, Qt.Key.Key_Down)
    assert part(sheet, QLineEdit, "Deal number") is field
    assert sheet.choice.deal_number == 12


@pytest.mark.parametrize("is_running", [True, False])
def test_the_foot_says_that_a_current_match_is_kept(opened: Open, is_running: bool) -> None:
    texts = texts_of(opened(is_running=is_running))
    assert ("Your current match will be kept." in texts) is is_running


def test_escape_and_cancel_deal_nothing(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    with qtbot.waitSignal(sheet.rejected):
        press(qtbot, sheet, Qt.Key.Key_Escape)
    sheet = opened()
    with qtbot.waitSignal(sheet.rejected):
        click(qtbot, key(sheet, "Cancel"))


def test_on_a_small_screen_the_games_are_the_first_page(opened: Open, qtbot: QtBot) -> None:
    sheet = opened(size=SMALL)
    assert games(sheet).isVisible()
    assert not sheet.findChildren(CharacterTile)[0].isVisible()
    press(qtbot, sheet, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert "Scopa all'undici" in texts_of(sheet, Heading)
    assert isinstance(sheet.focusWidget(), GameStrip)
    click(qtbot, key(sheet, "Back"))
    assert games(sheet).hasFocus()
    press(qtbot, sheet, Qt.Key.Key_Up, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.accepted):
        press(qtbot, sheet, Qt.Key.Key_Return)
    assert sheet.choice.variant is SCOPA


def test_a_click_on_a_game_opens_the_second_page(opened: Open, qtbot: QtBot) -> None:
    sheet = opened(size=SMALL)
    view = games(sheet)
    place = view.visualRect(view.currentIndex()).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert key(sheet, "Back").isVisible()


def test_with_room_again_both_pages_are_side_by_side(opened: Open, qtbot: QtBot) -> None:
    sheet = opened(size=SMALL)
    sheet.resize(*WIDE)
    qtbot.waitUntil(sheet.findChildren(CharacterTile)[0].isVisible)
    assert games(sheet).isVisible()
    assert key(sheet, "Deal the cards").isDefault()


def test_nothing_lies_outside_a_small_sheet(opened: Open, qtbot: QtBot) -> None:
    sheet = opened(LastGame("scopa", "4", (), {}), size=SMALL)
    press(qtbot, sheet, Qt.Key.Key_Return)
    tiles = [tile for tile in sheet.findChildren(CharacterTile) if tile.isVisible()]
    controls = [*tiles, part(sheet, QComboBox, "Primiera"), part(sheet, QLineEdit, "Deal number")]
    for control in controls:
        right = control.mapTo(sheet, control.rect().topRight()).x()
        assert right < sheet.width() - 24


class TestTheList:
    """All games of the family."""

    def test_they_can_be_searched(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened()
        field = part(sheet, QLineEdit, "Search the games")
        field.setFocus()
        qtbot.keyClicks(field, "con setenta")
        qtbot.waitUntil(lambda: sheet.choice.variant is ESCOBA_SETENTA)
        press(qtbot, sheet, Qt.Key.Key_Down)
        assert games(sheet).hasFocus()

    def test_enter_in_the_search_deals_the_game_that_is_named(
        self, opened: Open, qtbot: QtBot
    ) -> None:
        sheet = opened()
        field = part(sheet, QLineEdit, "Search the games")
        field.setFocus()
        qtbot.keyClicks(field, "baciga")
        with qtbot.waitSignal(sheet.accepted):
            press(qtbot, sheet, Qt.Key.Key_Return)
        assert sheet.choice.variant is BACIGA

    def test_enter_after_the_name_of_an_option_deals_with_the_option(
        self, opened: Open, qtbot: QtBot
    ) -> None:
        sheet = opened()
        field = part(sheet, QLineEdit, "Search the games")
        field.setFocus()
        qtbot.keyClicks(field, "asso pigliatutto")
        with qtbot.waitSignal(sheet.accepted):
            press(qtbot, sheet, Qt.Key.Key_Return)
        assert sheet.choice.variant == SCOPA.configured({"asso_pigliatutto": True})

    def test_an_option_that_a_search_has_named_stays_chosen_after_it(
        self, opened: Open, qtbot: QtBot
    ) -> None:
        sheet = opened()
        field = part(sheet, QLineEdit, "Search the games")
        qtbot.keyClicks(field, "asso pigliatutto")
        row = games(sheet).visualRect(games(sheet).currentIndex()).center()
        qtbot.mouseClick(games(sheet).viewport(), Qt.MouseButton.LeftButton, pos=row)
        named = SCOPA.configured({"asso_pigliatutto": True})
        assert sheet.choice.variant == named
        assert "1 changed from the usual rules." in texts_of(sheet)
        field.clear()
        assert sheet.choice.variant == named
        click(qtbot, part(sheet, LinkButton, "Restore"))
        assert sheet.choice.variant is SCOPA

    @pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
    def test_a_search_without_a_match_says_so_and_deals_nothing(
        self, opened: Open, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        sheet = opened(size=size)
        field = part(sheet, QLineEdit, "Search the games")
        field.setFocus()
        qtbot.keyClicks(field, "bridge")
        assert "No game matches “bridge”." in texts_of(sheet)
        assert "Scopa" not in texts_of(sheet, Heading)
        gold = key(sheet, "Deal the cards" if size == WIDE else "Choose this game")
        assert not gold.isEnabled()
        with qtbot.assertNotEmitted(sheet.accepted):
            press(qtbot, sheet, Qt.Key.Key_Return)
        assert field.isVisible()
        click(qtbot, key(sheet, "Show all games"))
        assert field.property("text") == "" and field.hasFocus()
        qtbot.waitUntil(lambda: sheet.choice.variant is SCOPA)
        assert games(sheet).model().rowCount() > len(CATALOGUE)
        assert gold.isEnabled()
        if size == WIDE:
            assert "Scopa" in texts_of(sheet, Heading)

    def test_the_game_chosen_before_a_search_comes_back_after_it(
        self, opened: Open, qtbot: QtBot
    ) -> None:
        sheet = opened(LastGame("cirulla", "2", (), {}))
        field = part(sheet, QLineEdit, "Search the games")
        qtbot.keyClicks(field, "tunis")
        qtbot.waitUntil(lambda: sheet.choice.variant is CHKOBBA)
        field.clear()
        qtbot.waitUntil(lambda: sheet.choice.variant is CIRULLA)

    def test_home_and_end_pass_over_headings(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened()
        press(qtbot, sheet, Qt.Key.Key_End)
        assert sheet.choice.variant is BACIGA
        press(qtbot, sheet, Qt.Key.Key_Home)
        assert sheet.choice.variant is SCOPA

    def test_arrows_pass_over_headings(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened()
        seen = [sheet.choice.variant.id]
        for _ in range(len(CATALOGUE) - 1):
            press(qtbot, sheet, Qt.Key.Key_Down)
            seen.append(sheet.choice.variant.id)
        assert sorted(seen) == sorted(CATALOGUE)

    def test_pages_pass_over_headings(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened()
        press(qtbot, sheet, *[Qt.Key.Key_PageDown] * 4)
        assert sheet.choice.variant is BACIGA
        press(qtbot, sheet, *[Qt.Key.Key_PageUp] * 4)
        assert sheet.choice.variant is SCOPA

    def test_what_is_typed_in_the_list_is_searched(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened()
        assert games(sheet).hasFocus()
        qtbot.keyClicks(games(sheet), "b")
        field = part(sheet, QLineEdit, "Search the games")
        assert field.hasFocus()
        qtbot.keyClicks(field, "aciga")
        with qtbot.waitSignal(sheet.accepted):
            press(qtbot, sheet, Qt.Key.Key_Return)
        assert sheet.choice.variant is BACIGA

    def test_a_game_with_one_seating_asks_nothing(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened(LastGame("scopone", "3", ("beginner", "casual"), {}))
        assert sheet.choice.seating == PAIRS
        assert "4 players in pairs" in texts_of(sheet)
        assert not [each for each in sheet.findChildren(QRadioButton) if each.isVisible()]

    def test_the_chosen_game_is_in_sight(self, opened: Open, qtbot: QtBot) -> None:
        sheet = opened(LastGame("baciga", "2", (), {}))
        press(qtbot, sheet, Qt.Key.Key_End)
        view = games(sheet)
        QApplication.processEvents()
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def more_options(sheet: NewGameDialog) -> MoreOptions:
    more = sheet.findChild(MoreOptions)
    assert more is not None
    return more


def test_at_first_there_is_little_more_than_the_game_and_the_players(opened: Open) -> None:
    sheet = opened(more=False)
    assert not visible(sheet, QComboBox)
    assert said(more_options(sheet).button) == "More options"
    assert [said(box) for box in visible(sheet, QCheckBox)] == ["Another person at this computer"]
    assert [said(link) for link in visible(sheet, LinkButton)] == ["More options"]
    assert part(sheet, QRadioButton, "2") and part(sheet, QSpinBox, "First to")
    assert len(visible(sheet, CharacterTile)) == len(LEVELS) + 1


def test_a_line_says_what_differs_from_the_usual(opened: Open, qtbot: QtBot) -> None:
    last = LastGame("scopa", "2", ("casual",), {"re_bello": True, "target": 16}, table={"time": 30})
    sheet = opened(last, more=False)
    label = SCOPA.option("re_bello").label.format(king="King", coins="Coins")
    assert f"{label} · 30 seconds a turn" in texts_of(sheet)
    click(qtbot, more_options(sheet).button)
    field = part(sheet, QLineEdit, "Deal number")
    field.setFocus()
    qtbot.keyClicks(field, "12")
    assert not [text for text in texts_of(sheet) if " · 30" in text], "the fields say it now"
    click(qtbot, more_options(sheet).button)
    assert f"{label} · 30 seconds a turn · Deal number: 12" in texts_of(sheet)


def test_usual_choices_need_no_line(opened: Open) -> None:
    sheet = opened(LastGame("scopa", "2", ("casual",), {}), more=False)
    assert not [text for text in texts_of(sheet) if " · " in text]


def test_whether_more_options_are_shown_is_remembered(
    opened: Open, qtbot: QtBot, store: SettingsStore
) -> None:
    sheet = opened(more=False)
    click(qtbot, more_options(sheet).button)
    assert part(sheet, QComboBox, "Primiera").isVisible()
    assert store.current.more_options
    show(sheet, "Cirulla")
    assert more_options(sheet).is_open
    click(qtbot, more_options(sheet).button)
    assert not store.current.more_options


def test_a_wrong_number_of_a_deal_is_shown_when_it_is_hidden(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    field = part(sheet, QLineEdit, "Deal number")
    qtbot.keyClicks(field, "0")
    click(qtbot, more_options(sheet).button)
    with qtbot.assertNotEmitted(sheet.accepted):
        click(qtbot, key(sheet, "Deal the cards"))
    assert more_options(sheet).is_open
    assert sheet.focusWidget() is field


def test_fields_stay_in_place_while_they_are_chosen(opened: Open, qtbot: QtBot) -> None:
    sheet = opened()
    table = sheet.findChild(TableFields)
    assert table is not None
    QApplication.processEvents()
    places = [editor.geometry() for editor in table.editors]
    for check in table.findChildren(QCheckBox):
        check.toggle()
    QApplication.processEvents()
    assert [editor.geometry() for editor in table.editors] == places


def test_partners_are_seated_in_order_only_where_seats_are_drawn(
    opened: Open, qtbot: QtBot
) -> None:
    sheet = opened()
    draw = part(sheet, QCheckBox, "Draw cards for the seats")
    order = part(sheet, QCheckBox, "Seat partners by their cards too")
    assert not order.isEnabled()
    for check in (draw, order):
        check.setFocus()
        qtbot.keyClick(check, Qt.Key.Key_Space)
    assert sheet.choice.table.changed == {"draw": True, "draw_order": True}


@pytest.mark.parametrize("size", [WIDE, SMALL, (800, 600)])
def test_more_options_are_in_sight_when_they_are_opened(
    opened: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:
    sheet = opened(size=size, more=False)
    if size != WIDE:
        press(qtbot, sheet, Qt.Key.Key_Return)
    more = more_options(sheet)
    area = next(each for each in sheet.findChildren(QScrollArea) if each.isAncestorOf(more))
    area.ensureWidgetVisible(more.button)
    click(qtbot, more.button)
    seen = area.viewport().rect()
    for each in (more.button, part(sheet, QComboBox, "Primiera")):
        place = QRect(each.mapTo(area.viewport(), QPoint()), each.size())
        assert seen.contains(place)


def test_no_wrapping_row_lies_inside_another_layout(opened: Open) -> None:
    """PySide would keep the wrappers of its items after Qt has deleted these."""
    flows = opened().findChildren(FlowLayout)
    assert flows
    assert [flow for flow in flows if not isinstance(flow.parent(), QWidget)] == []


@pytest.mark.usefixtures("largest_text")
@pytest.mark.parametrize("game", CATALOGUE)
@parametrize_some("code", ["en", "pt_BR"], default=["pt_BR"])
def test_no_choice_is_beyond_the_edge_with_large_text(
    opened: Open, window_language: Language, game: str, code: str
) -> None:
    window_language.apply(Settings(language=code))
    seating = "4-pairs" if CATALOGUE[game].seatings == (PAIRS,) else "2"
    sheet = opened(LastGame(game, seating, ()), SMALL)
    sheet.press_default()
    QApplication.processEvents()
    areas = [area for area in sheet.findChildren(QScrollArea) if area.isVisible()]
    assert areas
    assert [area.horizontalScrollBar().maximum() for area in areas] == [0] * len(areas)
