"""The part of the New game dialog with the options of the table."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.ui.new_game.table_fields import TableFields
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.link_button import LinkButton
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.table_event_wording import table_summary


class TablePart(Retranslated, QWidget):
    """One line that says what is agreed on, or the fields while it is open.

    The line would grow with each choice and move the fields under the pointer.
    """

    def __init__(self, table: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = caption("")
        self._summary = secondary_label("")
        self.button = LinkButton("")
        self.button.clicked.connect(lambda: self._set_open(not self.is_open))
        self.fields = TableFields(table, is_new=True)
        self.fields.changed.connect(self._show_summary)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._caption)
        row.addWidget(self.button)
        row.addWidget(self._summary, 1)
        row.addStretch()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addLayout(row)
        self._column.addWidget(self.fields)
        self._set_open(False)
        self._retranslate()

    @property
    def table(self) -> TableOptions:
        """The options as they are set now."""
        return self.fields.table

    @property
    def editors(self) -> Sequence[QWidget]:
        """The button and the fields, in the order of the keyboard focus."""
        return [self.button, *self.fields.editors]

    @property
    def is_open(self) -> bool:
        return not self.fields.isHidden()

    def _retranslate(self) -> None:
        self._caption.setText(self.tr("Table"))
        self._set_open(self.is_open)
        self._show_summary()

    def _set_open(self, is_open: bool) -> None:
        self.fields.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.button.setText(self.tr("Fewer options") if is_open else self.tr("Options…"))
        self.button.setAccessibleName(self.tr("Table options"))
        set_tool_tip(self.button, self.tr("Time per turn, watchers and more"))

    def _show_summary(self) -> None:
        self._summary.setText(table_summary(self.table))
