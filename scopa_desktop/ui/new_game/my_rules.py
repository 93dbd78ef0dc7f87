"""The actions on the player's own games: make, edit, delete, share, add one that is shared."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import SUFFIX, HouseRules, export_rules
from scopa_desktop.rules.game_line import SharedGame
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.new_game.own_game_dialog import OwnGameDialog
from scopa_desktop.ui.new_game.share_dialogs import ReceiveDialog, ShareDialog
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.widgets.variant_model import own_key
from scopa_desktop.ui.wording.list_format import with_commas


class MyRules(QObject):
    """Runs the actions of the New game dialog on the player's own games, with their dialogs."""

    rules_changed = Signal(str)
    """The rules changed; the key of the game to be shown now."""
    received = Signal(object)
    """The `SharedGame` to be shown now, with its deal."""
    message = Signal(str)
    """A sentence for the player: what was done, or why it failed."""

    def __init__(self, house: HouseRules, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = house
        self._art = art
        self._window = parent
        self._deleted: tuple[Variant, int] | None = None

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The player's own rules."""
        return self._house.variants

    @property
    def can_undo(self) -> bool:
        """Whether the last action was to delete rules."""
        return self._deleted is not None

    def make(self, variant: Variant, deck: Deck) -> None:
        """Let the player change the rules and name them, and save them as a game of their own."""
        dialog = self._dialog(variant, None, deck)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            self._try(lambda: self._save(dialog.variant))

    def edit(self, saved: Variant, variant: Variant, deck: Deck) -> None:
        """Let the player change a saved game, beginning with the rules `variant`."""
        dialog = self._dialog(variant, saved, deck)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            self._try(lambda: self._replace(saved, dialog.variant))

    def save_change(self, saved: Variant, variant: Variant) -> None:
        """Replace the rules `saved` by `variant`, under the same name."""
        self._try(lambda: self._replace(saved, variant.as_own(saved.own)))

    def delete(self, variant: Variant) -> None:
        """Delete the rules; `undo` restores them."""
        self._try(lambda: self._delete(variant))

    def undo(self) -> None:
        """Restore the rules that were deleted last."""
        if self._deleted is not None:
            variant, place = self._deleted
            self._try(lambda: self._restore(variant, place))

    def discard_undo(self) -> None:
        """Make the last deletion final."""
        self._deleted = None

    def share(self, shared: SharedGame) -> None:
        """Show the line of a game, and write an own one to a file if the player wants that."""
        if exec_dialog(ShareDialog(shared, self._window)) == QDialog.DialogCode.Accepted:
            self._export(shared.variant)

    def receive(self, pasted: str) -> None:
        """Ask for the line or the file of a game, and add it; `pasted` is the line at first."""
        dialog = ReceiveDialog(pasted, self._window)
        if exec_dialog(dialog) != QDialog.DialogCode.Accepted:
            return
        if dialog.shared is None:
            self._import_file()
        else:
            self.add(dialog.shared)

    def add(self, shared: SharedGame) -> None:
        """Save a game that has a name, and show it with its deal."""
        if shared.variant.own_name:
            self._try(lambda: self._add(shared))
        else:
            self.received.emit(shared)

    def _dialog(self, variant: Variant, edited: Variant | None, deck: Deck) -> OwnGameDialog:
        return OwnGameDialog(
            self._house, variant, edited, art=self._art, deck=deck, parent=self._window
        )

    def _export(self, variant: Variant) -> None:
        """Ask for a file and write the game into it."""
        path = choose_save_path(
            self._window,
            self.tr("Save the game"),
            _documents() / f"{as_file_name(variant.own_name)}{SUFFIX}",
            self._file_filter(),
            SUFFIX,
        )
        if path is not None:
            self._try(lambda: self._write(path, variant))

    def _import_file(self) -> None:
        """Ask for a file and add its games."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Add a shared game"), str(_documents()), self._file_filter()
        )
        if chosen:
            self._try(lambda: self._import(Path(chosen)))

    def _try(self, action: Callable[[], None]) -> None:
        """Run an action; report a storage error as a message."""
        try:
            action()
        except StorageError as error:
            self.message.emit(error.sentence)

    def _save(self, variant: Variant) -> None:
        self._house.save(variant)
        self._show(variant)
        self.message.emit(self.tr("“{name}” was saved.").format(name=variant.own_name))

    def _show(self, variant: Variant) -> None:
        self.discard_undo()
        self.rules_changed.emit(own_key(variant))

    def _delete(self, variant: Variant) -> None:
        place = self._house.delete(variant)
        self.rules_changed.emit(variant.id)
        self._deleted = variant, place
        self.message.emit(self.tr("“{name}” was deleted.").format(name=variant.own_name))

    def _restore(self, variant: Variant, place: int) -> None:
        self._house.restore(variant, place)
        self._show(self._house.variants[place])

    def _replace(self, saved: Variant, variant: Variant) -> None:
        self._house.replace(saved, variant)
        self._show(variant)
        self.message.emit(self.tr("“{name}” was saved.").format(name=variant.own_name))

    def _add(self, shared: SharedGame) -> None:
        added = self._house.add(shared.variant)
        self.received.emit(shared._replace(variant=added))
        self.message.emit(self.tr("Added to your games: {names}.").format(names=_quoted([added])))

    def _write(self, path: Path, variant: Variant) -> None:
        export_rules(path, variant)
        self.message.emit(self.tr("The game was saved as “{path}”.").format(path=path))

    def _import(self, path: Path) -> None:
        imported = self._house.import_file(path)
        self._show(imported[-1])
        self.message.emit(self.tr("Added to your games: {names}.").format(names=_quoted(imported)))

    def _file_filter(self) -> str:
        return self.tr("Games (*{suffix})").format(suffix=SUFFIX)


def _quoted(variants: Iterable[Variant]) -> str:
    """`“Nonna”, “Al bar”`."""
    return with_commas(f"“{variant.own_name}”" for variant in variants)


def _documents() -> Path:
    """The user's documents folder, where the file dialogs start."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(location))
