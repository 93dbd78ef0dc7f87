"""Keys, headings and fields."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, RED
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font
from scopa_desktop.ui.theme.style_sheets import slider_style
from scopa_desktop.ui.widgets import headings
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, LinkButton
from scopa_desktop.ui.widgets.headings import GROUP, Heading, Tone, caption, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox, LevelSlider, NumberBox

from ..conftest import SetPalette, show_active, show_widget


def look(key: Button) -> bytes:
    image = key.grab().toImage()
    return bytes(image.constBits())


@pytest.fixture
def key(qtbot: QtBot) -> Button:
    return show_widget(qtbot, Button("Take 7, 3", ButtonKind.GOLD))


@pytest.mark.parametrize("kind", list(ButtonKind))
def test_a_key_is_pressed_by_mouse_and_space(qtbot: QtBot, kind: ButtonKind) -> None:
    key = show_widget(qtbot, Button("Lay it down", kind))
    with qtbot.waitSignal(key.clicked):
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(key.clicked):
        qtbot.keyClick(key, Qt.Key.Key_Space)


@pytest.mark.parametrize("make", [Button, LinkButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_button_with_the_focus_and_no_other(
    qtbot: QtBot, make: Callable[..., Button | LinkButton], key: Qt.Key
) -> None:
    dialog = QDialog()
    first, gold = make("Delete", parent=dialog), make("Keep it", parent=dialog)
    field = QLineEdit(dialog)
    gold.setDefault(True)
    clicked: list[str] = []
    first.clicked.connect(lambda: clicked.append("Delete"))
    gold.clicked.connect(lambda: clicked.append("Keep it"))
    show_active(qtbot, dialog)
    for widget in (first, field):
        widget.setFocus()
        qtbot.keyClick(widget, key)
    assert clicked == ["Delete", "Keep it"]
    assert gold.isDefault()


def test_a_key_looks_different_pressed_focused_and_disabled(key: Button, qtbot: QtBot) -> None:
    key.clearFocus()
    looks = [look(key)]
    key.setDown(True)
    looks.append(look(key))
    key.setDown(False)
    key.activateWindow()
    key.setFocus()
    qtbot.waitUntil(key.hasFocus)
    looks.append(look(key))
    key.setEnabled(False)
    looks.append(look(key))
    assert len(set(looks)) == 4


def test_a_key_is_never_too_small_to_hit_and_grows_with_its_text(key: Button) -> None:
    key.set_text_px(8)
    small = key.sizeHint()
    key.set_text_px(22)
    assert small.height() >= 28
    assert key.sizeHint().height() > small.height()
    assert key.sizeHint().width() > small.width()


def test_a_mnemonic_presses_the_key_and_takes_no_room(qtbot: QtBot, key: Button) -> None:
    plain = key.sizeHint()
    key.setText("&Take 7, 3")
    assert key.sizeHint() == plain
    with qtbot.waitSignal(key.clicked):
        qtbot.keyClick(key, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)


def test_a_heading_is_a_label_to_a_screen_reader(qtbot: QtBot) -> None:
    heading = Heading("Settings", tone=Tone.TEXT)
    qtbot.addWidget(heading)
    interface = QAccessible.queryAccessibleInterface(heading)
    assert interface.role() == QAccessible.Role.StaticText
    assert interface.text(QAccessible.Text.Name) == "Settings"


def test_a_heading_has_room_for_its_words(qtbot: QtBot) -> None:
    short, long = Heading("Score"), Heading("Score of the third round")
    for heading in (short, long):
        qtbot.addWidget(heading)
    assert long.sizeHint().width() > short.sizeHint().width() > 0
    assert long.minimumSizeHint().width() < long.sizeHint().width()
    assert long.heightForWidth(long.minimumSizeHint().width()) > long.sizeHint().height()


def test_a_heading_stays_above_large_texts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    normal = Heading("Accuracy", GROUP)
    monkeypatch.setattr(headings, "text_scale", lambda: 2.0)
    large = Heading("Accuracy", GROUP)
    for heading in (normal, large):
        qtbot.addWidget(heading)
    capitals = QFontMetricsF(body_font(2 * BODY_SIZE)).capHeight()
    assert large.sizeHint().width() > normal.sizeHint().width()
    assert QFontMetricsF(large.font()).capHeight() > capitals


def test_captions_are_bold_and_soft_sentences_break(qtbot: QtBot) -> None:
    above, sentence = caption("Deck"), secondary_label("Changes take effect at once.")
    qtbot.addWidget(above)
    qtbot.addWidget(sentence)
    assert above.font().bold() or above.font().weight() > 500
    assert sentence.wordWrap()


@pytest.mark.parametrize("kind", ["choice", "number", "level"])
def test_the_wheel_changes_a_field_only_when_it_has_the_focus(qtbot: QtBot, kind: str) -> None:
    field: ChoiceBox | NumberBox | LevelSlider
    if kind == "choice":
        field = ChoiceBox()
        field.addItems(["a", "b", "c"])
        field.setCurrentIndex(1)
        value = field.currentIndex
    else:
        field = NumberBox(range(10)) if kind == "number" else LevelSlider(0, 9)
        field.setValue(4)
        value = field.value
    qtbot.addWidget(field)
    field.show()
    field.clearFocus()
    before = value()
    turn_wheel(field)
    assert value() == before
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    turn_wheel(field)
    assert value() != before


@pytest.mark.parametrize("is_changed", [False, True])
def test_a_slider_is_filled_from_where_its_range_begins(qtbot: QtBot, is_changed: bool) -> None:
    slider = LevelSlider(0, 100)
    slider.setStyleSheet(slider_style(LIGHT_PALETTE))
    slider.setValue(80)
    slider.resize(300, 40)
    qtbot.addWidget(slider)

    def filled() -> list[bool]:
        picture = slider.grab().toImage()
        return [picture.pixelColor(x, 20).name() == RED for x in (20, 150, 280)]

    if is_changed:
        slider.show()
        assert filled() == [True, True, False]
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    slider.show()
    assert filled() == [False, True, True]


def turn_wheel(field: ChoiceBox | NumberBox | LevelSlider) -> None:
    at = QPointF(field.rect().center())
    QApplication.sendEvent(
        field,
        QWheelEvent(
            at,
            field.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def test_a_button_on_a_sheet_is_light_in_the_dark_palette_too(
    qtbot: QtBot, set_palette: SetPalette
) -> None:
    """The sheets over the table are."""
    button = Button("Not now", ButtonKind.SHEET)
    qtbot.addWidget(button)
    set_palette(LIGHT_PALETTE)
    light = button.grab().toImage()
    set_palette(DARK_PALETTE)
    assert button.grab().toImage() == light
    button.kind = ButtonKind.PAPER
    assert button.grab().toImage() != light


# --- texts without room in one line ---------------------------------------------------------------

LONG = "Two matches of other people are not counted here, one of them was watched"


InWidth = Callable[[QWidget, int], QWidget]


@pytest.fixture
def in_width(qtbot: QtBot) -> InWidth:
    """Put a part into a column of a width, and return the part."""
    pages = []

    def put_in(part: QWidget, width: int) -> QWidget:
        page = QWidget()
        pages.append(page)
        qtbot.addWidget(page)
        vbox(part, STRETCH, within=page)
        page.resize(width, 300)
        page.show()
        QApplication.processEvents()
        return part

    return put_in


@pytest.mark.parametrize("make", [LinkButton, CheckBox])
def test_a_long_text_takes_more_lines_in_a_narrow_place(
    make: Callable[[str], QWidget], in_width: InWidth
) -> None:
    wide, narrow = in_width(make(LONG), 900), in_width(make(LONG), 260)
    assert wide.height() == wide.sizeHint().height()
    assert narrow.width() <= 260
    assert narrow.height() == narrow.heightForWidth(narrow.width()) > wide.height()


def test_a_short_link_keeps_its_line(in_width: InWidth) -> None:
    link = in_width(LinkButton("Import…"), 40)
    assert link.height() == link.sizeHint().height()
    assert link.minimumSizeHint() == link.sizeHint()


def test_a_check_box_with_several_lines_is_checked_by_a_click_on_the_last(
    in_width: InWidth, qtbot: QtBot
) -> None:
    box = CheckBox(LONG)
    in_width(box, 260)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(60, box.height() - 8))
    assert box.isChecked()


def test_the_list_of_a_narrow_combo_box_shows_all_words(in_width: InWidth) -> None:
    box = ChoiceBox()
    box.addItems(["A", LONG])
    in_width(box, 260)
    assert box.width() <= 260
    box.showPopup()
    assert box.view().width() >= box.fontMetrics().horizontalAdvance(LONG)
    box.hidePopup()


@pytest.mark.usefixtures("largest_text")
def test_a_compact_button_is_smaller_with_as_large_letters(qtbot: QtBot) -> None:
    button = Button("Take 7, 3")
    qtbot.addWidget(button)
    usual = button.sizeHint()
    button.set_compact(True)
    compact = button.sizeHint()
    assert compact.width() == button.width_for_text(is_compact=True) < usual.width()
    assert compact.height() < usual.height()


def test_a_compact_button_of_normal_size_is_not_smaller(key: Button) -> None:
    usual = key.sizeHint()
    key.set_compact(True)
    assert key.sizeHint() == usual
