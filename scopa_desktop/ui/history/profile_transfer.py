"""Moves the current profile to another computer, and imports such a file or recorded matches."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from scopa_desktop.play.history import badges
from scopa_desktop.play.history.file_import import (
    ImportCounts,
    ProfilesInFiles,
    import_files,
    profiles_in,
)
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_history import MatchHistory, Progress
from scopa_desktop.play.history.match_note import Owner, owner_of
from scopa_desktop.play.history.profile_bundle import write_bundle
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.profiles import ProfileStore, StoredProfiles
from scopa_desktop.play.storage.record_files import SUFFIX as MATCH_SUFFIX
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.number_format import number

SUFFIX: Final = ".scopa-profile"
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
    """Reports the progress of a query from the reader's thread."""

    done = Signal(int, int, bool)
    """How many have been dealt with, of how many, and whether they are matches."""


class ProfileTransfer(QWidget):
    """Three buttons, and a line that says how far it is and what came of it."""

    imported = Signal()
    """Matches or profiles were added."""

    def __init__(self, reader: HistoryReader, profiles: ProfileStore) -> None:
        super().__init__()
        self._reader, self._profiles = reader, profiles
        self._steps = _Steps()
        self._steps.done.connect(self._show_progress)
        self.export_button = Button(self.tr("Export to a file…"))
        self.import_button = Button(self.tr("Import from a file…"))
        self.stop_button = Button(self.tr("Stop"))
        self.stop_button.hide()
        self._is_stopping = Event()
        self._line = secondary_label()
        buttons = (self.export_button, self.import_button, self.stop_button)
        for button in buttons:
            button.setAutoDefault(False)
        vbox(
            secondary_label(
                self.tr(
                    "A file takes your profile, its badges, its matches and its training to "
                    "another computer. What is there already does not count twice."
                )
                + " "
                + self.tr(
                    "Recorded matches can be imported too; those of other people do not count as "
                    "yours."
                )
            ),
            FlowRow(10, 8, *buttons),
            self._line,
            within=self,
            spacing=8,
        )
        self.export_button.clicked.connect(self._choose_export)
        self.import_button.clicked.connect(self._choose_import)
        self.stop_button.clicked.connect(self._is_stopping.set)
        reader.failed.connect(self._stop)

    def export_to(self, path: Path) -> None:
        """Write the current profile with its matches to a file."""
        profile, steps, is_stopping = self._profiles.current, self._steps, self._is_stopping
        data = StoredProfiles((profile,), profile.id).to_text().encode()

        def query(history: MatchHistory) -> Generator[Progress, None, int | None]:
            done = 0
            for step in write_bundle(history, path, profile.id, data):
                if is_stopping.is_set():
                    return None
                done = step.done
                _report(steps, step)
                yield step
            return done

        self._start()
        self._reader.run_in_steps(query, self._on_exported)

    def import_from(self, *paths: Path) -> None:
        """Add the profiles and matches of files to those that are here.

        Afterwards, the player is asked who he is in records of people who are not known.
        """
        self._start()
        # The profiles first, so that a match never belongs to none. Also if the dialog is closed.
        self._reader.run(
            lambda _history: profiles_in(paths), partial(self._on_profiles, paths), self._profiles
        )

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
        kinds = self.tr("Profiles and matches (*{suffix} *{match_suffix})")
        chosen, _ = QFileDialog.getOpenFileNames(
            self.window(),
            self.tr("Import profiles or matches"),
            str(Path.home()),
            kinds.format(suffix=SUFFIX, match_suffix=MATCH_SUFFIX),
        )
        if chosen:
            self.import_from(*map(Path, chosen))

    def _import_matches(
        self, paths: Sequence[Path], owner: Owner, problems: Sequence[str], *, has_asked: bool
    ) -> None:
        steps, is_stopping = self._steps, self._is_stopping
        owner_of_folder = self._reader.owner

        def query(history: MatchHistory) -> Generator[Progress, None, Imported]:
            counts = ImportCounts(problems=list(problems))
            # Matches that are not entered yet would not be recognized.
            for step in history.synchronize(owner_of_folder):
                counts.add(step._replace(is_match=False))
                yield step
            for step in import_files(history, paths, owner):
                if is_stopping.is_set():
                    break
                counts.add(step)
                _report(steps, step)
                yield step
            history.run(badges.rebuild)
            return Imported(counts, is_stopping.is_set())

        on_imported: Callable[[Imported], object] = self._show_imported
        if not has_asked:
            on_imported = partial(self._on_imported, paths)
        self._reader.run_in_steps(query, on_imported, self._profiles)

    def _file_filter(self) -> str:
        return self.tr("Profiles (*{suffix})").format(suffix=SUFFIX)

    def _start(self) -> None:
        self._is_stopping.clear()
        self._enable(is_idle=False)
        self._line.setText(self.tr("One moment…"))

    def _stop(self, sentence: str) -> None:
        if not self.export_button.isEnabled():
            self._enable(is_idle=True)
            self._line.setText(sentence)

    def _enable(self, *, is_idle: bool) -> None:
        for button in (self.export_button, self.import_button):
            button.setEnabled(is_idle)
        self.stop_button.setVisible(not is_idle)

    def _show_progress(self, done: int, total: int, is_match: bool) -> None:
        if not self.export_button.isEnabled():
            text = self.tr("Training and experience: {number} of {total}")
            if is_match:
                text = self.tr("Matches: {number} of {total}")
            self._line.setText(text.format(number=number(done), total=number(total)))

    def _on_exported(self, matches: int | None) -> None:
        self._enable(is_idle=True)
        if matches is None:
            self._line.setText(self.tr("Stopped. Nothing was exported."))
            return
        text = self.tr("The profile was exported. Matches: {number}.")
        self._line.setText(text.format(number=number(matches)))

    def _on_profiles(self, paths: Sequence[Path], content: ProfilesInFiles) -> None:
        problems = [*content.problems, *self._profiles.add_all(content.profiles)]
        self._import_matches(paths, owner_of(self._profiles.current), problems, has_asked=False)

    def _on_imported(self, paths: Sequence[Path], result: Imported) -> None:
        self._show_imported(result)
        if isValid(self) and result.counts.people and not result.is_stopped:
            self._ask_who_is_meant(paths, result.counts)

    def _show_imported(self, result: Imported) -> None:
        if not isValid(self):
            return
        self._enable(is_idle=True)
        counts = result.counts
        text = self.tr("Imported. New matches: {new}. Here before: {known}.")
        if result.is_stopped:
            text = self.tr("Stopped. New matches: {new}. Here before: {known}.")
        parts = [text.format(new=number(counts.new), known=number(counts.known))]
        if counts.beside:
            beside = self.tr("Kept beside a different match: {number}.")
            parts.append(beside.format(number=number(counts.beside)))
        self._line.setText(" ".join([*parts, *counts.problems[:_MOST_PROBLEMS]]))
        self.imported.emit()

    def _ask_who_is_meant(self, paths: Sequence[Path], counts: ImportCounts) -> None:
        """Ask who of the people in imported matches is the player; none of them by default."""
        names = [name for name, _ in counts.people.most_common(_MOST_NAMES)]
        dialog = dialogs.ChoiceDialog(
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
            self._import_matches(paths, owner, (), has_asked=True)


def _report(steps: _Steps, step: Progress) -> None:
    if step.done % _STEPS_PER_REPORT == 0:
        steps.done.emit(step.done, step.total, step.is_match)
