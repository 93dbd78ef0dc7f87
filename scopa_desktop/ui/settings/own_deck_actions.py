"""The buttons that add, export and remove the player's own decks."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFileDialog

from scopa_desktop.play.decks.deck_transfer import export_deck, remove_deck
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import own_deck_folder
from scopa_desktop.play.storage.settings import AUTO_DECK, Settings, SettingsStore
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.dialogs.own_deck_dialog import OwnDeckDialog
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_SUFFIX = ".zip"


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
        store.changed.connect(self._show)
        self._show(store.current)

    def _add(self, text: str, tip: str, action: Callable[[], None]) -> LinkButton:
        button = LinkButton(text)
        set_tool_tip(button, tip)
        button.setAutoDefault(False)
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
        elif dialog.problem:
            self.message.emit(dialog.problem)

    def _export(self) -> None:
        deck = self._own(self._store.current)
        if deck is None or deck.own is None:
            return
        path = choose_save_path(
            self.window(),
            self.tr("Export the deck"),
            Path.home() / f"{as_file_name(deck.name)}{_SUFFIX}",
            self._kinds(),
            _SUFFIX,
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
            [self.tr("Keep it"), self.tr("Remove it")],
            self.window(),
        )
        exec_dialog(question)
        if question.answer != 1:
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
        return self.tr("ZIP files (*{suffix})").format(suffix=_SUFFIX)
