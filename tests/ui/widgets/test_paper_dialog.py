"""The sheet: Enter, Escape, Tab, small screens, day and night."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.paged_dialog import PageList
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.screen_space import available_screen_size

from ..conftest import SetPalette, show_active, show_widget


@pytest.fixture
def sheet(qtbot: QtBot) -> PaperDialog:
    made = PaperDialog("New game", QSize(600, 400))
    qtbot.addWidget(made)
    return made


def test_escape_closes_as_rejection(sheet: PaperDialog, qtbot: QtBot) -> None:
    show_active(qtbot, sheet)
    with qtbot.waitSignal(sheet.rejected):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_enter_in_a_field_presses_the_gold_key(sheet: PaperDialog, qtbot: QtBot) -> None:
    field = QLineEdit()
    sheet.body.addWidget(field)
    cancel = sheet.add_button("Cancel")
    deal = sheet.add_button("Deal the cards", ButtonKind.GOLD)
    show_active(qtbot, sheet)
    field.setFocus()
    with qtbot.assertNotEmitted(cancel.clicked), qtbot.waitSignal(deal.clicked):
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_enter_on_another_key_presses_that_one(sheet: PaperDialog, qtbot: QtBot) -> None:
    cancel = sheet.add_button("Cancel")
    deal = sheet.add_button("Deal the cards", ButtonKind.GOLD)
    show_active(qtbot, sheet)
    cancel.setFocus()
    with qtbot.assertNotEmitted(deal.clicked), qtbot.waitSignal(cancel.clicked):
        qtbot.keyClick(cancel, Qt.Key.Key_Return)


def test_tab_goes_through_the_body_before_the_keys(sheet: PaperDialog, qtbot: QtBot) -> None:
    keys = [sheet.add_button("Cancel"), sheet.add_button("Done", ButtonKind.GOLD)]
    fields = [QLineEdit(), QLineEdit()]
    for field in fields:
        sheet.body.addWidget(field)
    show_active(qtbot, sheet)
    fields[0].setFocus()
    visited = [sheet.focusWidget()]
    for _ in range(3):
        qtbot.keyClick(visited[-1], Qt.Key.Key_Tab)
        visited.append(sheet.focusWidget())
    assert visited == [*fields, *keys]


def test_keys_stand_in_the_order_they_were_added(sheet: PaperDialog, qtbot: QtBot) -> None:
    keys = [
        sheet.add_button("Replay"),
        sheet.add_button("Review"),
        sheet.add_button("Next", ButtonKind.GOLD),
    ]
    show_active(qtbot, sheet)
    assert sorted(keys, key=Button.x) == keys


def test_a_tall_body_scrolls_on_a_small_screen_and_keys_stay(
    sheet: PaperDialog, qtbot: QtBot
) -> None:
    for row in range(60):
        sheet.body.addWidget(QLabel(f"Row {row}"))
    key = sheet.add_button("Done", ButtonKind.GOLD)
    show_active(qtbot, sheet)
    sheet.resize(600, 400)
    QApplication.processEvents()
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    assert sheet.rect().contains(key.geometry())


def test_a_narrow_sheet_puts_its_sentence_above_the_keys(sheet: PaperDialog, qtbot: QtBot) -> None:
    sheet.set_footer("Your choices are remembered for the next game.")
    key = sheet.add_button("Deal the cards with these settings", ButtonKind.GOLD)
    show_active(qtbot, sheet)
    foot = next(label for label in sheet.findChildren(QLabel) if "choices" in label.text())
    for width, above in ((700, False), (440, True), (700, False)):
        sheet.resize(width, 400)
        QApplication.processEvents()
        foot_end, key_start = foot.rect().bottomLeft(), key.rect().topLeft()
        assert (foot.mapTo(sheet, foot_end).y() < key.mapTo(sheet, key_start).y()) is above


def test_a_sheet_is_never_larger_than_the_screen(qtbot: QtBot) -> None:
    sheet = PaperDialog("Settings", QSize(20_000, 20_000))
    qtbot.addWidget(sheet)
    room = available_screen_size(sheet)
    assert sheet.width() < room.width()
    assert sheet.height() < room.height()


def test_title_and_foot_can_change(sheet: PaperDialog, qtbot: QtBot) -> None:
    sheet.set_title("Round 3")
    sheet.set_footer("You win the match, 12 to 7.")
    words = {label.text() for label in sheet.findChildren(QLabel)}
    assert sheet.windowTitle() == "Round 3"
    assert {"Round 3", "You win the match, 12 to 7."} <= words


def test_an_open_sheet_changes_its_paper_at_once(
    sheet: PaperDialog, qtbot: QtBot, set_palette: SetPalette
) -> None:
    set_palette(LIGHT_PALETTE)
    show_active(qtbot, sheet)
    corner = sheet.grab().toImage().pixelColor(60, sheet.height() - 3).name()
    set_palette(DARK_PALETTE)
    QApplication.processEvents()
    after = sheet.grab().toImage().pixelColor(60, sheet.height() - 3).name()
    assert (corner, after) == (LIGHT_PALETTE.background, DARK_PALETTE.background)


def test_pages_are_turned_by_arrows(qtbot: QtBot) -> None:
    pages = show_widget(qtbot, PageList(["Cards", "Table", "Play"], "Pages"))
    with qtbot.waitSignal(pages.page_chosen) as signal:
        qtbot.keyClick(pages, Qt.Key.Key_Down)
    assert signal.args == [1]
    assert pages.currentItem().text() == "Table"


def test_keys_come_last_though_the_last_of_the_body_takes_no_focus(qtbot: QtBot) -> None:
    sheet = PaperDialog("Anything", QSize(400, 300))
    first, second, label = QLineEdit(), QLineEdit(), QLabel("a word")
    sheet.body.addWidget(first)
    key = sheet.add_button("Done", ButtonKind.GOLD)
    sheet.body.addWidget(second)
    sheet.body.addWidget(label)
    qtbot.addWidget(sheet)
    show_active(qtbot, sheet)
    first.setFocus()
    for here, there in ((first, second), (second, key), (key, first)):
        qtbot.waitUntil(here.hasFocus)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
        assert there.hasFocus()


def huge_dialog(qtbot: QtBot, height: int) -> tuple[PaperDialog, list[Button]]:
    """A narrow dialog with more buttons than have room in a line."""
    dialog = PaperDialog("Score", QSize(600, height))
    qtbot.addWidget(dialog)
    dialog.body.addWidget(QLabel("7"))
    buttons = [dialog.add_button(text) for text in ("Table options", "Replay this deal")]
    buttons.append(dialog.add_button("Next round", ButtonKind.GOLD))
    dialog.resize(600, height)
    show_active(qtbot, dialog)
    QApplication.processEvents()
    return dialog, buttons


def places(dialog: PaperDialog, buttons: list[Button]) -> list[QRect]:
    return [QRect(each.mapTo(dialog, QPoint()), each.size()) for each in buttons]


@pytest.mark.usefixtures("largest_text")
def test_huge_buttons_take_several_lines_and_are_never_cut(qtbot: QtBot) -> None:
    dialog, buttons = huge_dialog(qtbot, 700)
    boxes = places(dialog, buttons)
    assert len({box.top() for box in boxes}) > 1
    for box, button in zip(boxes, buttons, strict=True):
        assert dialog.rect().contains(box)
        assert box.width() >= button.width_for_text(is_compact=True)


@pytest.mark.usefixtures("largest_text")
def test_huge_buttons_scroll_where_they_would_leave_no_height(qtbot: QtBot) -> None:
    dialog, buttons = huge_dialog(qtbot, 320)
    buttons[0].setFocus()
    (area,) = dialog.findChildren(QScrollArea)
    assert all(area.isAncestorOf(button) for button in buttons)
    dialog.resize(600, 700)
    QApplication.processEvents()
    assert not any(area.isAncestorOf(button) for button in buttons)
    assert buttons[0].hasFocus()
    assert all(button.isVisible() for button in buttons)


@pytest.mark.usefixtures("largest_text")
def test_the_gold_button_stays_in_sight_where_the_others_scroll(qtbot: QtBot) -> None:
    dialog, buttons = huge_dialog(qtbot, 390)
    gold = buttons[-1]
    gold.setFocus()
    (area,) = dialog.findChildren(QScrollArea)
    assert [area.isAncestorOf(button) for button in buttons] == [True, True, False]
    assert all(dialog.rect().contains(box) for box in places(dialog, [gold]))
    for height in (320, 390, 700):
        dialog.resize(600, height)
        QApplication.processEvents()
        assert gold.isVisible() and gold.hasFocus()
    assert sorted(places(dialog, buttons), key=lambda box: (box.bottom(), box.left())) == places(
        dialog, buttons
    ), "no longer in the order they were added"


@pytest.mark.usefixtures("largest_text")
def test_a_focused_button_is_not_taken_for_the_gold_one(qtbot: QtBot) -> None:
    dialog, buttons = huge_dialog(qtbot, 390)
    buttons[0].setFocus()
    assert [button.isDefault() for button in buttons] == [False, False, True]
    (area,) = dialog.findChildren(QScrollArea)
    for height in (700, 390, 380):
        dialog.resize(600, height)
        QApplication.processEvents()
    assert [area.isAncestorOf(button) for button in buttons] == [True, True, False]
    assert buttons[0].hasFocus()


@pytest.mark.usefixtures("largest_text")
def test_a_single_button_leaves_no_row_behind(qtbot: QtBot, qtlog: Any) -> None:
    dialog = PaperDialog("Rules", QSize(600, 700))
    qtbot.addWidget(dialog)
    dialog.set_footer("A sentence that is so long that it needs several lines of its own. " * 4)
    gold = dialog.add_button("Back to the table", ButtonKind.GOLD)
    show_active(qtbot, dialog)
    for height in (700, 390, 700):
        dialog.resize(600, height)
        QApplication.processEvents()
    assert gold.isVisible()
    assert not [record for record in qtlog.records if "Negative" in record.message]


@pytest.mark.usefixtures("largest_text")
def test_a_dialog_of_any_size_comes_to_rest(qtbot: QtBot) -> None:
    """A scroll bar takes width, in which the footer could need less height, and so on."""
    dialog, _ = huge_dialog(qtbot, 700)
    dialog.set_footer("Everything you can click can also be reached by keyboard.")
    sizes = [(width, 440) for width in range(560, 760, 20)]
    for width, height in [*sizes, *((600, height) for height in range(300, 700, 20))]:
        dialog.resize(width, height)
        for _ in range(10):
            QApplication.processEvents()
        requests = counted_requests(dialog)
        for _ in range(5):
            QApplication.processEvents()
        assert not requests


def counted_requests(dialog: PaperDialog) -> list[QEvent]:
    """The requests of the layout from now on."""

    class Counter(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.LayoutRequest:
                requests.append(event)
            return False

    requests: list[QEvent] = []
    dialog.installEventFilter(Counter(dialog))
    return requests
