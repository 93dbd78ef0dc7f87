"""Moves the current profile to another computer: exports it to a file, and imports such a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from scopa_desktop.play.history import badges
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.profile_bundle import (
    merge_bundle,
    read_bundle_profile,
    write_bundle,
)
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.profiles import (
    Profile,
    ProfileStore,
    StoredProfiles,
    parse_profiles,
)
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.text_language import text_locale
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.wording.card_wording import own_name

SUFFIX: Final = ".scopa-profile"
_STEPS_PER_REPORT: Final = 20


class Imported(NamedTuple):
    """What a file has brought."""

    profiles: Sequence[Profile]
    """The profiles of the file, whether they are new or not."""
    new: int
    """The number of matches that were not here before."""
    known: int
    problems: Sequence[str]
    """Sentences about what could not be used."""


class _Steps(QObject):
    """Reports the progress of a query from the reader's thread."""

    done = Signal(int, int)


class ProfileTransfer(QWidget):
    """Two buttons, and a line that says how far it is and what came of it."""

    imported = Signal()
    """Matches or profiles were added."""

    def __init__(
        self, reader: HistoryReader, profiles: ProfileStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._reader, self._profiles = reader, profiles
        self._steps = _Steps()
        self._steps.done.connect(self._show_progress)
        self.export_button = Button(self.tr("Export to a file…"))
        self.import_button = Button(self.tr("Import from a file…"))
        self._line = secondary_label("")
        # In a widget of its own: PySide loses the items of a nested layout.
        buttons = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        flow = FlowLayout(10, 8, buttons)
        for button in (self.export_button, self.import_button):
            button.setAutoDefault(False)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(
            secondary_label(
                self.tr(
                    "A file takes your profile, its badges, its matches and its training to "
                    "another computer. What is there already does not count twice."
                )
            )
        )
        column.addWidget(buttons)
        column.addWidget(self._line)
        self.export_button.clicked.connect(self._choose_export)
        self.import_button.clicked.connect(self._choose_import)
        reader.failed.connect(self._stop)

    def export_to(self, path: Path) -> None:
        """Write the current profile with its matches to a file."""
        profile, steps = self._profiles.current, self._steps
        data = StoredProfiles((profile,), profile.id).to_text().encode()

        def query(history: MatchHistory) -> int:
            number = 0
            for number, _ in enumerate(write_bundle(history, path, profile.id, data), 1):
                _report(steps, number, 0)
            return number

        self._start()
        self._reader.run(query, self._on_exported)

    def import_from(self, path: Path) -> None:
        """Add the profile and the matches of a file to those that are here."""
        steps = self._steps

        def query(history: MatchHistory) -> Imported:
            text = read_bundle_profile(path).data.decode("utf-8", "replace")
            content, problems = parse_profiles(text, path)
            new = known = 0
            for step in merge_bundle(history, path):
                if step.problem:
                    problems.append(step.problem)
                elif step.is_new:
                    new += 1
                else:
                    known += 1
                _report(steps, step.done, step.total)
            badges.rebuild(history)
            return Imported(content.profiles, new, known, problems)

        self._start()
        # Also if the dialog is closed meanwhile: the matches of the profile are here then.
        self._reader.run(query, self._on_imported, self._profiles)

    # --- inside --------------------------------------------------------------------------------

    def _choose_export(self) -> None:
        name = own_name(self._profiles.current.name)
        path = dialogs.choose_save_path(
            self.window(),
            self.tr("Export the profile"),
            Path.home() / f"{as_file_name(name)}{SUFFIX}",
            self._file_filter(),
            SUFFIX,
        )
        if path is not None:
            self.export_to(path)

    def _choose_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(), self.tr("Import a profile"), str(Path.home()), self._file_filter()
        )
        if chosen:
            self.import_from(Path(chosen))

    def _file_filter(self) -> str:
        return self.tr("Profiles (*{suffix})").format(suffix=SUFFIX)

    def _start(self) -> None:
        self._enable(is_idle=False)
        self._line.setText(self.tr("One moment…"))

    def _stop(self, sentence: str) -> None:
        if not self.export_button.isEnabled():
            self._enable(is_idle=True)
            self._line.setText(sentence)

    def _enable(self, *, is_idle: bool) -> None:
        for button in (self.export_button, self.import_button):
            button.setEnabled(is_idle)

    def _show_progress(self, done: int, total: int) -> None:
        if not self.export_button.isEnabled():
            locale = text_locale()
            text = self.tr("Matches: {number}").format(number=locale.toString(done))
            if total:
                text = self.tr("Matches: {number} of {total}").format(
                    number=locale.toString(done), total=locale.toString(total)
                )
            self._line.setText(text)

    def _on_exported(self, number: int) -> None:
        self._enable(is_idle=True)
        text = self.tr("The profile was exported. Matches: {number}.")
        self._line.setText(text.format(number=text_locale().toString(number)))

    def _on_imported(self, result: Imported) -> None:
        self._profiles.merge(result.profiles)
        if not isValid(self):
            return
        self._enable(is_idle=True)
        locale = text_locale()
        text = self.tr("{name} was imported. New matches: {new}. Here before: {known}.").format(
            name=own_name(result.profiles[0].name),
            new=locale.toString(result.new),
            known=locale.toString(result.known),
        )
        self._line.setText(" ".join([text, *result.problems[:3]]))
        self.imported.emit()


def _report(steps: _Steps, done: int, total: int) -> None:
    if done % _STEPS_PER_REPORT == 0:
        steps.done.emit(done, total)
