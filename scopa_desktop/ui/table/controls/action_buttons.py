"""The two buttons beside the hand: the selected move and its alternative."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QWidget

from scopa_desktop.rules.cards import Mask
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font
from scopa_desktop.ui.theme.painting import elided_text, text_width
from scopa_desktop.ui.theme.touch_targets import least_target
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip

_SECONDARY_SCALE = 0.88
_PADDING = 2.4
"""Width of a button beyond its text, in text sizes."""


class ActionButtons(QObject):
    """A gold button with a dark one below it; their position does not depend on their texts."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._cards: Mask = 0
        self._short_secondary = ""
        self.primary = Button("", ButtonKind.GOLD, parent)
        self.secondary = Button("", ButtonKind.DARK, parent)
        self._texts = ("", "")
        self._secondary_tip = ""
        self._layout: TableLayout | None = None
        for button in (self.primary, self.secondary):
            # A click must not take the keyboard focus from the table.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.hide()

    def set_texts(
        self,
        primary: str,
        enabled: bool,
        secondary: str | None,
        *,
        cards: Mask = 0,
        short_secondary: str = "",
        secondary_enabled: bool = True,
        secondary_tip: str = "",
    ) -> None:
        """Set both texts and whether the buttons are enabled; without text: hidden.

        `cards` are those of the primary text, which is replaced by their chips where it is too
        long, as the secondary one is by `short_secondary`. `secondary_tip` says what the
        secondary button does, or why it is disabled.
        """
        self._texts = (primary, secondary or "")
        self._secondary_tip = secondary_tip
        self._cards, self._short_secondary = cards, short_secondary
        self.primary.setEnabled(enabled)
        self.secondary.setEnabled(secondary_enabled)
        self._place()

    def place(self, layout: TableLayout) -> None:
        self._layout = layout
        self._place()

    def _place(self) -> None:
        if self._layout is None:
            return
        zone, metrics = self._layout.buttons, self._layout.metrics
        both = all(self._texts)
        size = metrics.button_text_px
        heights = (metrics.button_height, least_target(max(28.0, metrics.button_height * 0.92)))
        top = zone.top() if both else zone.center().y() - heights[0] / 2
        width = self._width(zone, size)
        place = QRectF(zone.center().x() - width / 2, top, width, heights[0])
        self._show(self.primary, self._texts[0], size, place, cards=self._cards)
        below = QRectF(place.left(), zone.bottom() - heights[1], width, heights[1])
        size *= _SECONDARY_SCALE
        self._show(
            self.secondary, self._texts[1], size, below,
            tip=self._secondary_tip, short=self._short_secondary,
        )  # fmt: skip

    def _width(self, zone: QRectF, size: float) -> float:
        """Width of both buttons: of the longer text, limited by the zone."""
        assert self._layout is not None
        longest = max(text_width(text, font(size, bold=True)) for text in self._texts)
        least = self._layout.card.width() * 0.9
        return min(zone.width(), max(least, longest + size * _PADDING))

    def _show(
        self,
        button: Button,
        text: str,
        size: float,
        place: QRectF,
        *,
        tip: str = "",
        cards: Mask = 0,
        short: str = "",
    ) -> None:
        room = place.width() - 18
        least = size
        while least > MIN_TABLE_SIZE and text_width(text, font(least, bold=True)) > room:
            least -= 0.5
        is_short = bool(cards or short) and text_width(text, font(least, bold=True)) > room
        chips = self._appearance.chips(cards) if cards and is_short else None
        button.set_chips(chips, self._appearance.art)
        if is_short:
            shown = short
        else:
            size = least
            shown = elided_text(text, font(least, bold=True), room)
        button.setText(button_text(shown))
        button.setAccessibleName(text)
        button.setAccessibleDescription(tip)
        set_tool_tip(button, "\n".join(filter(None, (text if shown != text else "", tip))))
        button.set_text_px(size)
        button.setGeometry(place.toRect())
        button.setVisible(bool(text))
        button.raise_()
