"""`AidTabs`: the aids over the upper edge of the table, one at a time, where texts are large."""

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from scopa_desktop.ui.aids.aid_panel import AidPanel
from scopa_desktop.ui.aids.coach_bar import CoachBar
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.colours import CREAM, GOLD, INK, WALNUT_2, WALNUT_3
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.icons import Tool, tool_icon, tool_icon_size
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

Aid: TypeAlias = AidPanel | CoachBar

_STYLE: Final = f"""
QToolButton {{ background: {WALNUT_2}; border: 2px solid {INK}; padding: 4px; }}
QToolButton:hover {{ background: {WALNUT_3}; }}
QToolButton:checked {{ background: {GOLD}; }}
QToolButton:focus {{ border-color: {CREAM}; }}
"""
_LEAST_WIDTH: Final = 300
"""The least width of a panel between plaques and piles, in pixels at the normal text size."""


class AidTabs(QFrame):
    """A tab for each aid; pressed, it shows the aid beside the tabs, pressed again it hides it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._tabs: dict[Aid, QToolButton] = {}
        self.open_aid: Aid | None = None
        """The aid that is shown."""
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._buttons = QWidget()
        self._button_row = hbox(within=self._buttons, spacing=0)
        self._row = hbox((self._buttons, Qt.AlignmentFlag.AlignTop), within=self, spacing=0)
        view.fitted.connect(self._fit)
        self.lower()  # Below the messages.

    @property
    def buttons(self) -> list[QToolButton]:
        """The tabs, in the order of their aids."""
        return list(self._tabs.values())

    def set_aids(self, aids: Mapping[Aid, Tool]) -> None:
        """Set the aids with the icons of their tabs; only the coach is open by itself."""
        if list(aids) != list(self._tabs):
            for aid in [aid for aid in self._tabs if aid not in aids]:
                self.remove(aid)
            for aid in [aid for aid in aids if aid not in self._tabs]:
                self._add(aid, aids[aid])
            if self.open_aid not in self._tabs:
                coaches = (aid for aid in self._tabs if isinstance(aid, CoachBar))
                self.open_aid = next(coaches, None)
        self._show_aids()

    def remove(self, aid: Aid) -> None:
        """Take the tab of an aid away, if it has one."""
        if aid in self._tabs:
            self._button_row.removeWidget(self._tabs[aid])
            self._tabs.pop(aid).deleteLater()
            self._row.removeWidget(aid)

    def open(self, aid: Aid) -> None:
        """Show an aid instead of the others, if it has a tab."""
        if aid in self._tabs:
            self.open_aid = aid
            self._show_aids()

    def event(self, event: QEvent) -> bool:
        """Follow what the open aid needs."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _add(self, aid: Aid, tool: Tool) -> None:
        button = QToolButton()
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("tool", tool)
        button.clicked.connect(partial(self._toggle, aid))
        self._button_row.addWidget(button)
        self._row.addWidget(aid, 1)
        self._tabs[aid] = button

    def _toggle(self, aid: Aid) -> None:
        self.open_aid = None if self.open_aid is aid else aid
        self._show_aids()

    def _show_aids(self) -> None:
        for aid, button in self._tabs.items():
            is_open = aid is self.open_aid
            button.setChecked(is_open)
            button.setIcon(tool_icon(button.property("tool"), INK if is_open else CREAM))
            button.setIconSize(tool_icon_size())
            button.setAccessibleName(aid.accessibleName())
            set_tool_tip(button, aid.accessibleName())
            if isinstance(aid, AidPanel):
                aid.set_strip(True, 0)
            aid.setVisible(is_open)
        self.setVisible(bool(self._tabs))
        self._fit()

    def _fit(self) -> None:
        """Lie on the upper edge of the table: between plaques and piles if there is room enough."""
        if not self._tabs:
            return
        rooms = self._view.upper_rooms()
        wide = (room for room in rooms if room.width() >= _LEAST_WIDTH * text_scale())
        room = next(wide, rooms[-1])
        size = self._buttons.sizeHint()
        if self.open_aid is not None:
            width = round(room.width())
            height = self.open_aid.height_at(width - size.width())
            size = QSize(width, max(size.height(), height))
        box = QRect(room.topLeft().toPoint(), size)
        box.moveLeft(round(room.center().x() - size.width() / 2))
        self.setGeometry(box)
