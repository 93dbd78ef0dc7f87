"""The bar above the table while the game makes the moves of a person."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from scopa_desktop.ui.main_window.bars import PaperBar
from scopa_desktop.ui.theme.painting import elided_text
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text
from scopa_desktop.ui.wording.list_format import and_list

_LONGEST_NAME: Final = 110
"""The width of a name on a button, in pixels; longer names are shortened."""


class AutomaticBar(PaperBar):
    """Says for whom the game plays, and has a button for each person to play again."""

    taken_over = Signal(int)
    """The person in a seat wants to play again."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Mapping[int, str] = {}
        self._label = PlainLabel(wraps=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons: list[Button] = []
        self._row = hbox((self._label, 1), within=self, spacing=8, margins=(14, 5, 10, 5))
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def buttons(self) -> list[Button]:
        """The buttons of the people, by seat."""
        return self._buttons

    def set_players(self, names: Mapping[int, str]) -> None:
        """Show the bar for people by their seats, or hide it if there are none.

        An empty name is that of the only person at the screen.
        """
        if dict(names) == dict(self._names):
            return
        self._names = dict(names)
        self._retranslate()
        self.setVisible(bool(names))

    def _retranslate(self) -> None:
        names = [name for name in self._names.values() if name]
        if names:
            pattern = self.tr("The game plays for {names}.")
            self._label.setText(pattern.format(names=and_list(names)))
        else:
            self._label.setText(self.tr("The game plays for you, until you play yourself again."))
        self.setAccessibleName(self._label.text())
        self._make_buttons()

    def _make_buttons(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(seat, name) for seat, name in self._names.items()]
        for button in self._buttons:
            self._row.addWidget(button)
            button.show()

    def _button(self, seat: int, name: str) -> Button:
        button = Button("", ButtonKind.DARK)
        text = self.tr("Play yourself")
        if name:
            shown = elided_text(name, button.font(), _LONGEST_NAME)
            text = self.tr("{name} plays again").format(name=shown)
        button.setText(button_text(text))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self.taken_over.emit, seat))
        return button
