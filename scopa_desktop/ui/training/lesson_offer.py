"""Bars at the very first start: `AdaptOffer`, `LessonOffer`, and `ValuesOffer` without a lesson."""

from typing import NamedTuple

from PySide6.QtCore import Signal

from scopa_desktop.ui.main_window.bars import PaperBar
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip


class _Texts(NamedTuple):
    """The texts of an offer."""

    sentence: str
    accept: str


class OfferBar(PaperBar):
    """A sentence, a button and a cross; it interrupts nothing. Subclasses have the texts."""

    accepted = Signal()
    """The person wants what is offered."""
    dismissed = Signal()
    """The person closed the bar."""

    def __init__(self) -> None:
        super().__init__()
        self._label = PlainLabel(wraps=True)
        self.start = Button("", ButtonKind.GOLD, self)
        self.start.clicked.connect(self.accepted)
        self.close_button.clicked.connect(self.dismissed)
        row = hbox((self._label, 1), self.start, within=self, margins=(14, 6, 8, 6), spacing=10)
        self.add_close_button(row)
        self._retranslate()

    def text(self) -> str:
        return self._label.text()

    def _texts(self) -> _Texts:
        raise NotImplementedError

    def _retranslate(self) -> None:
        texts = self._texts()
        self._label.setText(texts.sentence)
        self.start.setText(texts.accept)
        set_tool_tip(self.close_button, self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("No, thank you"))
        self.setAccessibleName(texts.sentence)


class LessonOffer(OfferBar):
    """Offers the first lesson."""

    def _texts(self) -> _Texts:
        return _Texts(self.tr("New to Scopa? Learn it in ten minutes."), self.tr("Show me how"))


class AdaptOffer(OfferBar):
    """Offers the settings of accessibility to somebody whose system asks for such things."""

    def _texts(self) -> _Texts:
        return _Texts(
            self.tr(
                "Need larger cards, high contrast or keys for one hand? See what the table can do."
            ),
            self.tr("Adapt the table…"),
        )


class ValuesOffer(OfferBar):
    """Asks whether the values of the cards are to be shown."""

    def _texts(self) -> _Texts:
        return _Texts(self.tr("Show the value on each card?"), self.tr("Show the values"))
