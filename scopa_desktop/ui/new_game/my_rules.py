"""The actions on the player's own rules: save, rename, delete, export, import."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import SUFFIX, HouseRules, export_rules
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.new_game.name_dialog import RulesNameDialog
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.widgets.variant_model import own_key
from scopa_desktop.ui.wording.list_format import with_commas


class MyRules(QObject):
    """Runs the actions of the New game dialog on the player's own rules, with their dialogs."""

    rules_changed = Signal(str)
    """The rules changed; the key of the game to be shown now."""
    message = Signal(str)
    """A sentence for the player: what was done, or why it failed."""

    def __init__(self, house: HouseRules, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = house
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

    def save(self, variant: Variant) -> None:
        """Ask for a name and save the rules under it."""
        dialog = RulesNameDialog(self._house, parent=self._window)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            self._try(lambda: self._save(variant.named(dialog.name)))

    def save_change(self, saved: Variant, variant: Variant) -> None:
        """Replace the rules `saved` by `variant`, under the same name."""
        self._try(lambda: self._save(variant.named(saved.own_name)))

    def rename(self, variant: Variant) -> None:
        """Ask for another name and rename the rules."""
        dialog = RulesNameDialog(self._house, variant, self._window)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            self._try(lambda: self._show(self._house.rename(variant, dialog.name)))

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

    def export(self, variant: Variant) -> None:
        """Ask for a file and write the rules into it."""
        path = choose_save_path(
            self._window,
            self.tr("Export the rules"),
            _documents() / f"{as_file_name(variant.own_name)}{SUFFIX}",
            self._file_filter(),
            SUFFIX,
        )
        if path is not None:
            self._try(lambda: self._export(path, variant))

    def import_file(self) -> None:
        """Ask for a file and add its rules."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Import rules"), str(_documents()), self._file_filter()
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

    def _export(self, path: Path, variant: Variant) -> None:
        export_rules(path, variant)
        self.message.emit(self.tr("The rules were exported to “{path}”.").format(path=path))

    def _import(self, path: Path) -> None:
        imported = self._house.import_file(path)
        self._show(imported[-1])
        names = with_commas(f"“{variant.own_name}”" for variant in imported)
        self.message.emit(self.tr("Added to your rules: {names}.").format(names=names))

    def _file_filter(self) -> str:
        return self.tr("Rules (*{suffix})").format(suffix=SUFFIX)


def _documents() -> Path:
    """The user's documents folder, where the file dialogs start."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(location))
