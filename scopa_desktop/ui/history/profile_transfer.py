"""Carries matches and copies of everything to files, and brings them back."""

import sqlite3
from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from scopa_desktop.play.matches.match_note import Owner, owner_of
from scopa_desktop.play.recording.record_export import ARCHIVE_SUFFIX, export_matches
from scopa_desktop.play.recording.record_import import ImportCounts, Progress, import_files
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import matches
from scopa_desktop.play.storage.backups import put_copy_back, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.record_files import SUFFIX as MATCH_SUFFIX
from scopa_desktop.play.storage.times import current_day
from scopa_desktop.ui.dialogs import file_dialogs, question_dialog
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.number_format import number

COPY_SUFFIX: Final = ".scopa-copy"
_STEPS_PER_REPORT: Final = 20
_MOST_PROBLEMS: Final = 3
"""The number of sentences about what was left out that are shown."""
_MOST_NAMES: Final = 4
"""The number of people who are offered."""


class Imported(NamedTuple):
    """What files have brought."""

    counts: ImportCounts
    is_stopped: bool
    """Whether the player has stopped it before the end."""


class _Steps(QObject):
    """Reports the progress of a job from the thread of the database."""

    done = Signal(int, int)
    """How many matches have been dealt with, of how many."""


class ProfileTransfer(QWidget):
    """Buttons for matches and copies, and a line that says how far it is and what came of it."""

    imported = Signal()
    """Matches were added, or everything was replaced."""

    def __init__(
        self,
        database: DatabaseThread,
        profiles: ProfileStore,
    ) -> None:
        super().__init__()
        self._database, self._profiles = database, profiles
        self._steps = _Steps()
        self._steps.done.connect(self._show_progress)
        self.export_button = Button(self.tr("Export your matches…"))
        self.import_button = Button(self.tr("Import matches…"))
        self.copy_button = Button(self.tr("Copy everything…"))
        self.restore_button = Button(self.tr("Put a copy back…"))
        self.stop_button = Button(self.tr("Stop"))
        self.stop_button.hide()
        self._is_stopping = Event()
        self._line = secondary_label()
        self._buttons = (
            self.export_button,
            self.import_button,
            self.copy_button,
            self.restore_button,
        )
        vbox(
            secondary_label(
                self.tr(
                    "A copy takes everything to another computer: all profiles with their "
                    "matches, badges, training and chips. Putting it back replaces what is there, "
                    "which is kept."
                )
                + " "
                + self.tr(
                    "Recorded matches can be imported and exported too; those of other people do "
                    "not count as yours."
                )
            ),
            FlowRow(10, 8, *self._buttons, self.stop_button),
            self._line,
            within=self,
            spacing=8,
        )
        self.export_button.clicked.connect(self._choose_export)
        self.import_button.clicked.connect(self._choose_import)
        self.copy_button.clicked.connect(self._choose_copy)
        self.restore_button.clicked.connect(self._choose_restore)
        self.stop_button.clicked.connect(self._is_stopping.set)
        database.failed.connect(self._stop)

    def export_to(self, path: Path) -> None:
        """Write the matches of the current profile to an archive."""
        selection, steps = MatchFilter(profile=self._profiles.current.id), self._steps
        is_stopping = self._is_stopping

        def ids(connection: sqlite3.Connection) -> list[str]:
            return [entry.id for entry in matches(connection, selection, is_descending=False)]

        def job(database: Database) -> Generator[Progress, None, int | None]:
            export = export_matches(database, database.read(ids), path)
            while True:
                try:
                    step = next(export)
                except StopIteration as end:
                    return int(end.value)
                if is_stopping.is_set():
                    export.close()
                    return None
                _report(steps, step)
                yield step

        self._start()
        self._database.run_in_steps(job, self._on_exported)

    def import_from(self, *paths: Path) -> None:
        """Add the matches of files to those that are here.

        Afterwards, the player is asked who they are in records of people who are not known.
        """
        self._start()
        self._import_matches(paths, owner_of(self._profiles.current), has_asked=False)

    def copy_to(self, path: Path) -> None:
        """Write a copy of everything to a file."""
        self._start()
        self._database.run(partial(write_copy, target=path), self._on_copied)

    def restore_from(self, path: Path) -> None:
        """Replace everything by a copy; what was there is kept."""
        self._start()
        job = partial(put_copy_back, source=path, today=current_day())
        self._database.run(job, self._on_restored, self._profiles)

    def _choose_export(self) -> None:
        path = file_dialogs.choose_save_path(
            self.window(),
            self.tr("Export your matches"),
            file_dialogs.documents_folder() / f"scopa{ARCHIVE_SUFFIX}",
            self.tr("Archives (*{suffix})").format(suffix=ARCHIVE_SUFFIX),
            ARCHIVE_SUFFIX,
        )
        if path is not None:
            self.export_to(path)

    def _choose_import(self) -> None:
        kinds = self.tr("Matches and archives of them (*{suffix} *{archive_suffix})")
        chosen, _ = QFileDialog.getOpenFileNames(
            self.window(),
            self.tr("Import matches"),
            str(file_dialogs.documents_folder()),
            kinds.format(suffix=MATCH_SUFFIX, archive_suffix=ARCHIVE_SUFFIX),
        )
        if chosen:
            self.import_from(*map(Path, chosen))

    def _choose_copy(self) -> None:
        path = file_dialogs.choose_save_path(
            self.window(),
            self.tr("Copy everything"),
            file_dialogs.documents_folder() / f"scopa {current_day().isoformat()}{COPY_SUFFIX}",
            self._copy_filter(),
            COPY_SUFFIX,
        )
        if path is not None:
            self.copy_to(path)

    def _choose_restore(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(),
            self.tr("Put a copy back"),
            str(file_dialogs.documents_folder()),
            self._copy_filter(),
        )
        if chosen and self._may_replace():
            self.restore_from(Path(chosen))

    def _may_replace(self) -> bool:
        answers = [self.tr("Replace everything"), self.tr("Cancel")]
        sentence = self.tr(
            "The copy replaces all profiles, matches, badges, training and chips of this "
            "computer. What is here now is kept in a file."
        )
        title = self.tr("Put the copy back?")
        return question_dialog.QuestionDialog(title, sentence, answers, self.window()).ask() == 0

    def _copy_filter(self) -> str:
        return self.tr("Copies (*{suffix})").format(suffix=COPY_SUFFIX)

    def _import_matches(self, paths: Sequence[Path], owner: Owner, *, has_asked: bool) -> None:
        steps, is_stopping = self._steps, self._is_stopping

        def job(database: Database) -> Generator[Progress, None, Imported]:
            counts = ImportCounts()
            for step in import_files(database, paths, owner, is_stopping.is_set):
                counts.add(step)
                _report(steps, step)
                yield step
            return Imported(counts, is_stopping.is_set())

        on_imported: Callable[[Imported], object] = self._show_imported
        if not has_asked:
            on_imported = partial(self._on_imported, paths)
        self._database.run_in_steps(job, on_imported, self._profiles)

    def _start(self) -> None:
        self._is_stopping.clear()
        self._enable(is_idle=False)
        self._line.setText(self.tr("One moment…"))

    def _stop(self, sentence: str) -> None:
        if not self.export_button.isEnabled():
            self._enable(is_idle=True)
            self._line.setText(sentence)

    def _enable(self, *, is_idle: bool) -> None:
        for button in self._buttons:
            button.setEnabled(is_idle)
        self.stop_button.setVisible(not is_idle)

    def _show_progress(self, done: int, total: int) -> None:
        if not self.export_button.isEnabled():
            text = self.tr("Matches: {number} of {total}")
            self._line.setText(text.format(number=number(done), total=number(total)))

    def _on_exported(self, exported: int | None) -> None:
        self._enable(is_idle=True)
        if exported is None:
            self._line.setText(self.tr("Stopped. Nothing was exported."))
            return
        text = self.tr("Exported. Matches: {number}.")
        self._line.setText(text.format(number=number(exported)))

    def _on_copied(self, _: None) -> None:
        self._enable(is_idle=True)
        self._line.setText(self.tr("Everything was copied."))

    def _on_restored(self, kept: Path) -> None:
        self._profiles.refresh()
        self._database.matches_changed.emit()
        if isValid(self):
            self._enable(is_idle=True)
            text = self.tr("The copy was put back. What was here before is in “{path}”.")
            self._line.setText(text.format(path=kept))
            self.imported.emit()

    def _on_imported(self, paths: Sequence[Path], result: Imported) -> None:
        self._show_imported(result)
        if isValid(self) and result.counts.people and not result.is_stopped:
            self._ask_who_is_meant(paths, result.counts)

    def _show_imported(self, result: Imported) -> None:
        self._database.matches_changed.emit()
        if not isValid(self):
            return
        self._enable(is_idle=True)
        counts = result.counts
        text = self.tr("Imported. New matches: {new}. Here before: {known}.")
        if result.is_stopped:
            text = self.tr("Stopped. New matches: {new}. Here before: {known}.")
        line = text.format(new=number(counts.new), known=number(counts.known))
        self._line.setText(" ".join([line, *counts.problems[:_MOST_PROBLEMS]]))
        self.imported.emit()

    def _ask_who_is_meant(self, paths: Sequence[Path], counts: ImportCounts) -> None:
        """Ask who of the people in imported matches is the player; none of them by default."""
        names = [name for name, _ in counts.people.most_common(_MOST_NAMES)]
        dialog = question_dialog.ChoiceDialog(
            self.tr("Are you one of them?"),
            self.tr(
                "Nobody in these matches has the name of your profile, so they do not count as "
                "yours. If you are one of these people, choose the name."
            ),
            [own_name(name) for name in names],
            self.tr("None of them"),
            self.window(),
        )
        exec_dialog(dialog)
        if dialog.answer is not None:
            self._start()
            owner = owner_of(self._profiles.current, names[dialog.answer])
            self._import_matches(paths, owner, has_asked=True)


def _report(steps: _Steps, step: Progress) -> None:
    if step.done % _STEPS_PER_REPORT == 0:
        steps.done.emit(step.done, step.total)
