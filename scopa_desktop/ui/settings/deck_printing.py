"""The row of the settings that saves a deck as a PDF to print."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.pictures.deck_pdf import PrintProgress, save_deck
from scopa_desktop.ui.pictures.decks import CardArt, Deck, MissingArtError
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_SUFFIX = ".pdf"


class DeckPrinting(QWidget):
    """Saves the chosen deck with the chosen back, a page at a time; it can be stopped."""

    def __init__(self, art: CardArt, chosen: Callable[[], tuple[Deck, str]]) -> None:
        """`chosen` returns the deck, and the id of the back as `CardArt.back` takes it."""
        super().__init__()
        self._art, self._chosen = art, chosen
        self._path = Path()
        self._steps: Iterator[PrintProgress] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_page)
        self._button = Button(self.tr("&Print this deck…"))
        self._stop_button = Button(self.tr("Stop"))
        tip = self.tr("Saves the deck as a PDF file in its real size, with marks for cutting.")
        set_tool_tip(self._button, tip)
        self._button.setAccessibleDescription(tip)
        self._line = secondary_label("")
        for button in (self._button, self._stop_button):
            button.setAutoDefault(False)
        hbox(self._button, self._stop_button, (self._line, 1), within=self, spacing=10)
        self._stop_button.hide()
        self._button.clicked.connect(self._choose_file)
        self._stop_button.clicked.connect(self._stop)

    def save_to(self, path: Path) -> None:
        """Save the chosen deck to a file, a page whenever nothing else is to be done."""
        deck, back = self._chosen()
        measures, sizes = QLocale.system().measurementSystem(), QPageSize.PageSizeId
        is_us = measures is QLocale.MeasurementSystem.ImperialUSSystem
        paper = sizes.Letter if is_us else sizes.A4
        self._path = path
        self._steps = save_deck(path, deck, self._art.back_file(back, deck.id), paper)
        self._set_running(True)

    def _choose_file(self) -> None:
        name = as_file_name(self._chosen()[0].translated_name())
        path = choose_save_path(
            self.window(),
            self.tr("Print the deck"),
            Path.home() / f"{name}{_SUFFIX}",
            self.tr("PDF files (*{suffix})").format(suffix=_SUFFIX),
            _SUFFIX,
        )
        if path is not None:
            self.save_to(path)

    def _draw_page(self) -> None:
        try:
            done, total = next(self._steps)
        except StopIteration:
            sentence = self.tr(
                "Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the "
                "long edge."
            )
            self._end(sentence.format(name=self._path.name))
        except StorageError as error:
            self._end(error.sentence)
        except MissingArtError as error:
            self._end(str(error))
        else:
            pattern = self.tr("Page {page} of {pages}")
            self._line.setText(pattern.format(page=done, pages=total))

    def _stop(self) -> None:
        self._steps = iter(())
        self._end(self.tr("Stopped; nothing was saved."))

    def _end(self, sentence: str) -> None:
        self._set_running(False)
        self._line.setText(sentence)
        announce(self, sentence)

    def _set_running(self, is_running: bool) -> None:
        focused = self._button if is_running else self._stop_button
        had_focus = focused.hasFocus()
        self._button.setVisible(not is_running)
        self._stop_button.setVisible(is_running)
        if had_focus:
            (self._stop_button if is_running else self._button).setFocus()
        if is_running:
            self._timer.start()
        else:
            self._timer.stop()
