"""Settings that make the table easier to see and follow."""

from PySide6.QtWidgets import QGraphicsView

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.settings.settings_page import Choice, SettingsPage
from scopa_desktop.ui.settings.table_preview import TablePreview
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, HIGH_CONTRAST_CLOTH
from scopa_desktop.ui.theme.fonts import TEXT_FACTORS
from scopa_desktop.ui.widgets.inputs import CheckBox
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.number_format import percentage
from scopa_desktop.ui.wording.text_direction import without_marks


class AccessibilityPage(SettingsPage):
    """The table for each hand, text size, light or dark, reduced motion and high contrast."""

    def __init__(self, store: SettingsStore, table: QGraphicsView | None = None) -> None:
        """`table` is the one in the preview; without it there is none."""
        super().__init__(store)
        if table is not None:
            self.column.addWidget(TablePreview(table))
        self._add_table()
        self._colour_before = GREEN_CLOTH.id
        self._add_contrast()
        self._add_keys()
        self._add_theme()
        tip = self.tr("When on, cards fade in and out instead of moving across the table.")
        self.add_segments(
            "reduced_motion",
            self.tr("R&educed motion"),
            (
                Choice("system", self.tr("As the system")),
                Choice("on", self.tr("On")),
                Choice("off", self.tr("Off")),
            ),
            tip,
        )
        self.add_note(tip)
        self.close_column()

    def _add_table(self) -> None:
        """Add what changes the table."""
        self.add_check(
            "left_handed",
            self.tr("Left-handed table"),
            self.tr("Buttons, piles and the move list change sides, so your hand hides no cards."),
        )
        self.add_check(
            "large_cards",
            self.tr("Large cards"),
            self.tr("Cards are half as large again and overlap; everything else is smaller."),
        )
        self.add_check(
            "suit_signs",
            self.tr("Signs for the suits"),
            self.tr(
                "Each card shows its value and a sign in its corner: another colour and shape for "
                "each suit. On French cards, diamonds become blue and clubs green."
            ),
        )

    def _add_keys(self) -> None:
        tip = self.tr(
            "Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them."
        )
        self.add_segments(
            "one_handed_keys",
            self.tr("Keys for one hand"),
            (
                Choice("off", self.tr("Off")),
                Choice("left", self.tr("Left hand")),
                Choice("right", self.tr("Right hand")),
            ),
            tip,
        )
        self.add_note(tip)

    def _add_theme(self) -> None:
        self.add_combo(
            "text_size",
            self.tr("&Text size"),
            tuple(
                Choice(size, without_marks(percentage(factor, 0)))
                for size, factor in TEXT_FACTORS.items()
            ),
            self.tr("The size of all texts, including those on the table."),
        )
        self.add_segments(
            "colour_scheme",
            self.tr("L&ight or dark"),
            (
                Choice("system", self.tr("As the system")),
                Choice("light", self.tr("Light")),
                Choice("dark", self.tr("Dark")),
            ),
            self.tr("The colours of windows like this one. The table has its own."),
        )

    def _add_contrast(self) -> None:
        tip = self.tr(
            "A dark cloth without texture, black and white windows, thicker outlines, hatching "
            "instead of shading. It is on by itself when the system asks for high contrast."
        )
        self._contrast = CheckBox(self.tr("&High contrast"))
        set_tool_tip(self._contrast, tip)
        self._contrast.setAccessibleDescription(tip)
        self._contrast.clicked.connect(self._set_contrast)
        self.add_check_with_note(self._contrast, tip)
        self.bind(self._show_contrast)

    def _set_contrast(self, on: bool) -> None:
        """Set the cloth; turning high contrast off restores the previous colour."""
        self.change(table_colour=HIGH_CONTRAST_CLOTH.id if on else self._colour_before)

    def _show_contrast(self, settings: Settings) -> None:
        is_on = settings.table_colour == HIGH_CONTRAST_CLOTH.id
        if not is_on:
            self._colour_before = settings.table_colour
        self._contrast.setChecked(is_on)
