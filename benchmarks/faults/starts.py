"""Real starts with damaged files, and with objects that are not files: each shows its window.

Each also shows some pages, leaves the running match and ends in time. Files that do not belong to
the game stay as they are, damaged files of the player are kept, and of the database nothing is lost
but what `damaged_databases` says.
"""

import json
import shutil
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from subprocess import TimeoutExpired
from time import monotonic
from typing import Final

import pytest

from benchmarks.faults.damage import DAMAGES, FAULTS, SOUND, make_apart, run
from benchmarks.faults.damaged_databases import DamagedFolder
from benchmarks.faults.filled_folder import Files, contents_of, write_files
from benchmarks.faults.mutate import SUBJECTS, Subject
from benchmarks.faults.tally import Tally
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import BACKUPS, DATABASE
from scopa_desktop.play.storage.file_lock import LOCK_NAME
from scopa_desktop.play.storage.files import StorageError
from tests.odd_files import NO_FILES, traits

_MODULE: Final = "benchmarks.faults.reading_window"
_PAGES: Final = (
    "matches", "statistics", "leaderboard", "fairness", "chips", "profile", "puzzles", "daily",
)  # fmt: skip
_ZONES: Final = ("UTC", "Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Rome")
_LETTER: Final = b"Dear Anna,\nthe cards are on the table.\n"
_FOREIGN: Final = ("config/letter.txt", "data/letter.txt", f"data/{BACKUPS}/letter.txt")
"""The places of files that do not belong to the game."""
_KEPT: Final = ("config/settings.json", "config/my-rules.scopa-rules")
"""The places of files of the player that are kept when they are damaged."""
_ODD: Final = (f"data/{DATABASE}", f"data/{DATABASE}.lock", f"data/{BACKUPS}", f"data/{LOCK_NAME}")
"""The places in the data folder in which there may be no file."""


def start_damaged(
    first: int, count: int, seed: int, folder: Path, allowed_seconds: float = 5.0
) -> Tally:
    """Start the program `count` times, each time with other files.

    From the start to the first frame, from there to the end of what is shown, and from there to the
    end of the process it may take `allowed_seconds` each.
    """
    tally = Tally()
    for number in range(first, first + count):
        trial = folder / str(number)
        rng = Random(f"start {seed} {number}")
        losses = _Start(rng, trial, tally).losses(allowed_seconds)
        tally.losses += [f"start {number}: {loss}"[:2000] for loss in losses]
        if not losses:
            shutil.rmtree(trial)
    return tally


@cache
def _sound() -> Mapping[str, bytes]:
    """The files outside the data folder, and small ones in it."""
    files = {place: text for place, text in SOUND.items() if not place.startswith("data/")}
    return {
        **files,
        FAULTS: SOUND[FAULTS],
        f"data/{LOCK_NAME}": b"4711\n",
        "data/scopa-desktop.log": b"2026-01-02 warning\n",
    }


@cache
def _subjects() -> dict[str, list[Subject]]:
    """What is known about damaging the files at each place."""
    subjects = [subject for part in SUBJECTS.values() for subject in part]
    return {
        place: [subject for subject in subjects if subject.file == Path(place).name]
        for place in _sound()
    }


class _Start:
    """A start with certain files."""

    def __init__(self, rng: Random, folder: Path, tally: Tally) -> None:
        self._rng = rng
        self._folder = folder
        self._tally = tally
        self._files: dict[str, bytes] = {}
        self._objects: list[Path] = []
        """What is not a file."""
        folder.mkdir(parents=True)
        kind = rng.choice(["bytes", "log", "others", "rows", "sound", "sound"])
        self._data = DamagedFolder(rng, kind, folder / "data")
        tally.seen[f"databases damaged in {kind}" if kind != "sound" else "sound databases"] += 1
        self._change_files()

    def _change_files(self) -> None:
        is_few = self._rng.random() < 0.5
        changed = self._rng.sample([*_sound()], self._rng.choice([0, 1, 2])) if is_few else _sound()
        for place, content in _sound().items():
            weights = [50, 20, 15, 15] if place in changed else [0, 0, 100, 0]
            kind = self._rng.choices(["damaged", "odd", "sound", "missing"], weights)[0]
            self._tally.seen[f"places {kind}"] += 1
            if kind == "odd":
                self._make_object(place)
            elif kind != "missing":
                self._files[place] = content if kind == "sound" else self._damaged(place, content)
        if self._rng.random() < 0.15:
            self._make_object(self._rng.choice(_ODD))
        write_files(self._folder, self._files)
        for place in _FOREIGN:
            if (self._folder / place).parent.is_dir():
                write_files(self._folder, {place: _LETTER})

    def _damaged(self, place: str, content: bytes) -> bytes:
        rng, known = self._rng, _subjects()[place]
        if known and rng.random() < 0.75:
            subject = rng.choice(known)
            contents = subject.contents()
            return subject.mutate(rng.choice(contents), rng, contents)
        return rng.choice(DAMAGES)(content, rng)

    def _make_object(self, place: str) -> None:
        path = self._folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        self._files.pop(place, None)
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        try:
            make_apart(path, self._rng.choice(NO_FILES))
        except (pytest.skip.Exception, OSError):  # A device, or a socket with a long name.
            return
        self._objects.append(path)

    def losses(self, allowed_seconds: float) -> list[str]:
        """Start the program, and compare."""
        before = contents_of(self._folder)
        objects = [trait for trait in traits(self._folder) if Path(trait[0]) in self._objects]
        pages, zone = self._rng.sample(_PAGES, 2), self._rng.choice(_ZONES)
        began = monotonic()
        try:
            code, output, errors = run(
                _MODULE,
                *pages,
                environment={"SCOPA_DESKTOP_HOME": str(self._folder), "TZ": zone},
                allowed_seconds=12 * allowed_seconds,
            )
        except TimeoutExpired:
            return [f"{pages}: it does not end"]
        ended = monotonic()
        self._tally.tried["starts"] += 1
        losses = [f"{pages}: exit code {code}, {errors[-1500:]!r}"] if code or errors else []
        lines = [line.partition(" ") for line in output.splitlines()]
        moments = [float(rest) for what, _, rest in lines if what in ("painted", "closing")]
        if len(moments) < 2:
            losses.append(f"{pages}: no window, or it was not closed")
        steps = [later - earlier for earlier, later in pairwise([began, *moments, ended])]
        if max(steps) > allowed_seconds:
            losses.append(f"{pages}: hung, {[round(step, 1) for step in steps]}")
        self._tally.seen["windows"] += bool(moments)
        missing = set(objects) - set(traits(self._folder))
        losses += [f"odd object replaced: {missing}"] if missing else []
        said = [json.loads(rest) for what, _, rest in lines if what == "says"]
        losses += self._losses_of_files(before) + self._losses_of_data(said)
        self._tally.seen += self._data.seen
        return losses

    def _losses_of_files(self, before: Files) -> list[str]:
        after = contents_of(self._folder)
        kept = set(after.values())
        losses = [
            f"{place} was changed or moved"
            for place in _FOREIGN
            if place in before and after.get(place) != _LETTER
        ]
        losses += [
            f"the content of {place} is lost"
            for place in _KEPT
            if place in self._files and self._files[place] not in kept
        ]
        # Exceptions that nothing has caught would be written there.
        if FAULTS in after and after[FAULTS] != self._files.get(FAULTS):
            losses.append(f"uncaught exception: {after[FAULTS][-1500:].decode()!r}")
        return losses

    def _losses_of_data(self, said: list[str]) -> list[str]:
        if any(path.parent == self._folder / "data" for path in self._objects):
            # It may be what stands in the place of the database, of its copies or of a lock.
            return []
        if any("newer version" in sentence for sentence in said):
            return self._data.losses_of_newer()
        try:
            with closing(Database(self._folder / "data")) as database:
                # The end of the process may have interrupted it.
                for _ in salvage(database):
                    pass
                return self._data.losses(database, is_played_on=True)
        except StorageError as error:
            return [error.sentence]
