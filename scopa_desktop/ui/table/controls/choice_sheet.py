"""Sheet over the table with the actions that are possible before a card is played."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.platform.keys import key_of
from scopa_desktop.ui.table.controls.paper_sheet import PaperSheet, PaperTable, sheet_button
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.screen_space import frameless_area

_SPACING = 6
_TOP = 4
"""How much smaller the margin above the title is."""
_SURELY_SHOWN: Final = 3
"""Of more choices some may have to be scrolled to; declining is beside the first of them then."""
_STYLE: Final = "QScrollArea, QWidget#choices { background: transparent; }"
_ENTER_EVENTS: Final = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_LEAVE_EVENTS: Final = (QEvent.Type.Leave, QEvent.Type.FocusOut)
_NUMBER_KEYS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_OF_MENUS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class ActionChoice(NamedTuple):
    """An action and the texts of its button."""

    text: str
    full_text: str
    """The text without abbreviations, for the tool tip and the screen reader."""
    action: Action | None
    """None to do nothing."""
    cards: Mask = 0
    """Cards that the button shows after its text."""


class ChoiceSheet(Retranslated, PaperSheet):
    """Buttons for declarations, the cut and captures on the table, the best one first.

    Collapsed, it is a single button that expands it again, so that the table below is visible and
    cards can be played. The table is not dimmed, and keeps the keyboard focus: what is best depends
    on the cards there, those of a choice are highlighted, and a card may be played instead.
    """

    chosen = Signal(object)
    """The `Action` whose button was clicked; None for the one that does nothing."""
    highlighted = Signal(object)
    """The `Action` whose button is hovered or focused; None when it no longer is."""
    size_changed = Signal()
    """The sheet was collapsed or expanded and needs another geometry."""

    keeps_tab = False

    def __init__(self, appearance: Appearance, table: PaperTable, parent: QWidget) -> None:
        super().__init__(table, parent, _STYLE)
        self._appearance = appearance
        self._title = PlainLabel(wraps=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons: list[Button] = []
        self._actions: dict[QObject, Action | None] = {}
        self._can_collapse = False
        self._is_collapsed = False
        self._is_about_table = False
        self._margin = 0
        self._list = QWidget()
        self._list.setObjectName("choices")
        self._flow = FlowLayout(_SPACING, _SPACING, self._list, centred=True)
        self._area = frameless_area()
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._list)
        self._area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._not_now: Button | None = None
        self._expand_button = sheet_button()
        self._expand_button.clicked.connect(self.expand)
        parts = (self._title, (self._area, 1), self._expand_button)
        self._column = vbox(*parts, within=self, spacing=_SPACING)

    def set_choices(self, title: str, choices: Sequence[ActionChoice], can_collapse: bool) -> None:
        """Set the choices and the title above them; without choices the sheet is hidden.

        It must be placed and come in afterwards. `can_collapse` says whether the person may play a
        card instead.
        """
        if not choices:
            self.go()
        self.give_focus_back()
        self._clear()
        self._can_collapse, self._is_collapsed = can_collapse, False
        self._is_about_table = any(choice.cards for choice in choices)
        self._title.setText(title)
        self._expand_button.setText(button_text(title))
        self.setAccessibleName(title)
        declining_at = len(choices) if len(choices) <= _SURELY_SHOWN else 1
        for index, (text, full_text, action, cards) in enumerate(choices):
            kind = ButtonKind.SHEET if index else ButtonKind.GOLD
            button = sheet_button(button_text(text), kind)
            button.setAccessibleName(full_text)
            set_tool_tip(button, full_text if full_text != text else "")
            if cards:
                button.set_chips(self._appearance.chips(cards), self._appearance.art)
            button.clicked.connect(partial(self._choose, action))
            button.installEventFilter(self)
            self._add(button)
            self._buttons.append(button)
            self._actions[button] = action
            if can_collapse and len(self._buttons) == declining_at:
                self._add_not_now()
        self._show_parts()
        self._set_tab_order()

    @property
    def may_cover_table(self) -> bool:
        """Whether it may lie over the table cards: many choices about others, to be collapsed."""
        is_long = len(self._buttons) > _SURELY_SHOWN
        return self._can_collapse and is_long and not self._is_about_table

    def place(self, room: QRectF, text_px: float) -> None:
        """Set the geometry: centred on the lower edge of `room`, as large as the content needs."""
        size = self.size_in(room.size(), text_px)
        is_scrolled = size.height() > room.height()
        # A bar that is needed only for the width that it takes itself would stay.
        self._area.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            if is_scrolled
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        if is_scrolled:
            title = self._title_height(size.width() - 2 * self._margin)
            has_title = room.height() >= title + self._row_height()
            self._title.setVisible(has_title)
            size.setHeight(self._whole_rows(room.height(), title if has_title else 0))
        else:
            self._title.setVisible(not self._is_collapsed)
        self.put_at_foot(size, room)

    def size_in(self, room: QSizeF, text_px: float) -> QSize:
        """The size that the content needs in a room; sets the text size.

        It can be higher than the room; the choices have to be scrolled then.
        """
        self._margin = round(clamp(text_px * 0.8, 8, 14))
        self._column.setContentsMargins(
            self._margin, self._margin - _TOP, self._margin, self._margin
        )
        self._title.setFont(font(text_px, bold=True))
        for button in (*self._all_buttons(), self._expand_button):
            button.set_text_px(text_px)
        width = min(int(room.width()), self._preferred_width())
        inner_width = width - 2 * self._margin
        height = self._preferred_height(inner_width, inner_width)
        if height > room.height():
            height = self._preferred_height(inner_width, inner_width - self._scroll_bar_width())
        return QSize(width, height)

    def choose(self, index: int) -> bool:
        """Click the button at an index; False when no such button is visible."""
        if not self.isVisible() or self._is_collapsed or index >= len(self._buttons):
            return False
        self._buttons[index].click()
        return True

    def collapse(self) -> bool:
        """Collapse to a single button; False when that is not allowed or changes nothing.

        Where one of the buttons does nothing, it is clicked instead.
        """
        if self.isVisible() and None in self._actions.values():
            self._choose(None)
            return True
        if not self.isVisible() or self._is_collapsed or not self._can_collapse:
            return False
        self.give_focus_back()
        self._is_collapsed = True
        self._show_parts()
        self.size_changed.emit()
        return True

    def expand(self) -> bool:
        """Show the choices of a collapsed sheet; False when it is not collapsed."""
        if not self.isVisible() or not self._is_collapsed:
            return False
        self.give_focus_back()
        self._is_collapsed = False
        self._show_parts()
        self.size_changed.emit()
        return True

    # ------------------------------------------------------------- events of Qt
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `highlighted` for hover and focus of the buttons."""
        if event.type() in _ENTER_EVENTS:
            self.highlighted.emit(self._actions.get(watched))
        elif event.type() in _LEAVE_EVENTS:
            self.highlighted.emit(None)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Numbers choose, Escape collapses; other keys go to the table."""
        if event.key() == Qt.Key.Key_Escape and self.collapse():
            return
        key, is_plain = key_of(event), not event.modifiers() & _OF_MENUS
        if is_plain and key in _NUMBER_KEYS and self.choose(_NUMBER_KEYS.index(key)):
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and its border; collapsed, only the button is shown."""
        if not self._is_collapsed:
            super().paintEvent(event)

    # ------------------------------------------------------------- parts
    def _on_scrolled(self) -> None:
        """Highlight what is below the pointer now, or has the focus."""
        pointer = QCursor.pos()
        places = ((button, button.mapFromGlobal(pointer)) for button in self._buttons)
        lit = next((b for b, at in places if b.hasFocus() or b.rect().contains(at)), None)
        self.highlighted.emit(None if lit is None else self._actions[lit])

    def _choose(self, action: Action | None) -> None:
        self.give_focus_back()
        self.chosen.emit(action)

    def _show_parts(self) -> None:
        for part in (self._title, self._area):
            part.setVisible(not self._is_collapsed)
        self._expand_button.setVisible(self._is_collapsed)
        self.update()

    def _set_tab_order(self) -> None:
        """Put the buttons directly after the table in the tab order of the window."""
        before = self.table.widget
        for button in (*self._all_buttons(), self._expand_button):
            QWidget.setTabOrder(before, button)
            before = button

    def _preferred_width(self) -> int:
        if self._is_collapsed:
            return self._expand_button.sizeHint().width() + 2 * self._margin
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 2 * _SPACING
        flow = self._flow.sizeHint().width() + self._scroll_bar_width()
        return max(flow, title) + 2 * self._margin

    def _preferred_height(self, inner_width: int, flow_width: int) -> int:
        margins = 2 * self._margin - _TOP
        if self._is_collapsed:
            return self._expand_button.sizeHint().height() + margins
        title = self._title_height(inner_width)
        return margins + title + self._flow.heightForWidth(flow_width)

    def _title_height(self, inner_width: int) -> int:
        """The height of the title with the space below it."""
        return self._title.heightForWidth(inner_width) + _SPACING

    def _row_height(self) -> int:
        """The height of the sheet with one row of buttons, without the title."""
        return 2 * self._margin - _TOP + self._button_height()

    def _button_height(self) -> int:
        return self._buttons[0].sizeHint().height() if self._buttons else 0

    def _whole_rows(self, max_height: float, title: int) -> int:
        """The height with as many whole rows of buttons as fit, at least one where that is room."""
        step = self._button_height() + _SPACING
        rest = int(max_height) - title - self._row_height()
        return int(max_height) - max(0, rest) % step

    def _scroll_bar_width(self) -> int:
        """The width of the scroll bar, where the choices have to be scrolled."""
        return self._area.verticalScrollBar().sizeHint().width()

    def _retranslate(self) -> None:
        if self._not_now is not None:
            self._not_now.setText(self.tr("Not now"))

    def _add_not_now(self) -> None:
        self._not_now = sheet_button("", ButtonKind.SHEET)
        self._not_now.clicked.connect(self.collapse)
        self._add(self._not_now)
        self._retranslate()

    def _all_buttons(self) -> list[Button]:
        return self._buttons if self._not_now is None else [*self._buttons, self._not_now]

    def _add(self, button: Button) -> None:
        self._flow.addWidget(button)
        button.show()

    def _clear(self) -> None:
        for button in self._all_buttons():
            button.removeEventFilter(self)
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons, self._not_now = [], None
        self._actions = {}
