"""What the settings do with decks: print one, and add, export and remove own ones."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scopa_desktop.play.decks.deck_transfer import export_deck, remove_deck
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import own_deck_folder
from scopa_desktop.play.storage.settings import AUTO_DECK, Settings, SettingsStore
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.dialogs.own_deck_dialog import OwnDeckDialog
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.deck_pdf import PrintProgress, save_deck
from scopa_desktop.ui.pictures.decks import CardArt, Deck, MissingArtError
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_PDF_SUFFIX = ".pdf"


class DeckPrinting(QWidget):
    """Saves the chosen deck with the chosen back, a page at a time; it can be stopped."""

    def __init__(self, art: CardArt, chosen: Callable[[], tuple[Deck, str]]) -> None:
        """`chosen` returns the deck, and the id of the back as `CardArt.back` takes it."""
        super().__init__()
        self._art, self._chosen = art, chosen
        self._path = Path()
        self._steps: Iterator[PrintProgress] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_page)
        self._button = Button(self.tr("&Print this deck…"))
        self._stop_button = Button(self.tr("Stop"))
        tip = self.tr("Saves the deck as a PDF file in its real size, with marks for cutting.")
        set_tool_tip(self._button, tip)
        self._button.setAccessibleDescription(tip)
        self._line = secondary_label("")
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
            Path.home() / f"{name}{_PDF_SUFFIX}",
            self.tr("PDF files (*{suffix})").format(suffix=_PDF_SUFFIX),
            _PDF_SUFFIX,
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


_ARCHIVE_SUFFIX = ".zip"


class OwnDeckActions(FlowRow):
    """A row of buttons; those for a deck are shown while an own deck is chosen."""

    message = Signal(str)
    """A sentence for the player: what was done, or why it failed."""

    def __init__(self, art: CardArt, store: SettingsStore) -> None:
        super().__init__(8, 0)
        self._art, self._store = art, store
        tip = self.tr("Pictures of the cards as SVG or PNG; the Guide says how they are named.")
        self._add(self.tr("Add your own deck from a folder…"), tip, self._add_folder)
        self._add(self.tr("Add your own deck from a ZIP file…"), tip, self._add_file)
        self._for_deck = (
            self._add(self.tr("Export this deck…"), "", self._export),
            self._add(self.tr("Remove this deck…"), "", self._remove),
        )
        store.changes("deck").connect(self._show)
        self._show(store.current)

    def _add(self, text: str, tip: str, action: Callable[[], None]) -> LinkButton:
        button = LinkButton(text)
        set_tool_tip(button, tip)
        button.clicked.connect(action)
        self.flow.addWidget(button)
        return button

    def _show(self, settings: Settings) -> None:
        for button in self._for_deck:
            button.setVisible(self._own(settings) is not None)

    def _own(self, settings: Settings) -> Deck | None:
        deck = self._art.decks.get(settings.deck)
        return deck if deck is not None and deck.own is not None else None

    def _add_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self.window(), self.tr("The folder with the cards"), str(Path.home())
        )
        if chosen:
            self._add_from(Path(chosen))

    def _add_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(), self.tr("The ZIP file with the cards"), str(Path.home()), self._kinds()
        )
        if chosen:
            self._add_from(Path(chosen))

    def _add_from(self, path: Path) -> None:
        cloth = cloth_in_use(self._store.current.table_colour)
        dialog = OwnDeckDialog(path, own_deck_folder(), self._art, cloth, self.window())
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted and dialog.deck is not None:
            self._art.add_deck(dialog.deck)
            self._store.change(replace(self._store.current, deck=dialog.deck.id, back=AUTO_DECK))
            name = dialog.deck.description.name
            self.message.emit(self.tr("“{name}” was added to your decks.").format(name=name))

    def _export(self) -> None:
        deck = self._own(self._store.current)
        if deck is None or deck.own is None:
            return
        path = choose_save_path(
            self.window(),
            self.tr("Export the deck"),
            Path.home() / f"{as_file_name(deck.name)}{_ARCHIVE_SUFFIX}",
            self._kinds(),
            _ARCHIVE_SUFFIX,
        )
        if path is not None:
            try:
                export_deck(deck.own, path)
            except StorageError as error:
                self.message.emit(error.sentence)
            else:
                self.message.emit(self.tr("The deck was exported to “{path}”.").format(path=path))

    def _remove(self) -> None:
        deck = self._own(self._store.current)
        if deck is None or deck.own is None:
            return
        question = QuestionDialog(
            self.tr("Remove the deck?"),
            self.tr(
                "The pictures of “{name}” will be deleted. Export the deck first if you want to "
                "keep them."
            ).format(name=deck.name),
            [self.tr("Remove it"), self.tr("Keep it")],
            self.window(),
        )
        if question.ask() != 0:
            return
        try:
            remove_deck(deck.own)
        except StorageError as error:
            self.message.emit(error.sentence)
            return
        current = self._store.current
        back = AUTO_DECK if current.back == deck.id else current.back
        self._store.change(replace(current, deck=AUTO_DECK, back=back))
        self._art.remove_deck(deck.id)
        self.message.emit(self.tr("“{name}” was removed.").format(name=deck.name))

    def _kinds(self) -> str:
        return self.tr("ZIP files (*{suffix})").format(suffix=_ARCHIVE_SUFFIX)
