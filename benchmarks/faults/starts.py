"""Real starts with damaged files, and with objects that are not files: each shows its window.

Each also shows some pages, puts the running match among the others and ends in time, and leaves the
player's files as `player_home` says.
"""

import json
import shutil
from itertools import pairwise
from pathlib import Path
from random import Random
from subprocess import TimeoutExpired
from time import monotonic
from typing import Final

import pytest

from benchmarks.faults.damage import DAMAGES, FAULTS, SOUND, make_apart, run
from benchmarks.faults.mutate import SUBJECTS, Subject
from benchmarks.faults.mutated_history import readable_notes
from benchmarks.faults.player_home import (
    DATA,
    HOME,
    MATCHES,
    RUNNING,
    ZONES,
    Used,
    losses_in_home,
    sound_files,
    with_places,
    write_files,
)
from benchmarks.faults.tally import Tally
from scopa_desktop.log_file import second_log
from scopa_desktop.play.storage.running_file import whole_lines
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import read_record
from tests.odd_files import NO_FILES, traits

_MODULE: Final = "benchmarks.faults.reading_window"
_PAGES: Final = (
    "matches", "statistics", "leaderboard", "fairness", "chips", "profile", "puzzles", "daily",
)  # fmt: skip
_LOG: Final = f"{DATA}/scopa-desktop.log"
_QT_REMARK: Final = "This plugin does not support propagateSizeHints()\n"


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
        tally.losses += [f"start {number}: {loss}" for loss in losses]
        if not losses:
            shutil.rmtree(trial)
    return tally


def _places() -> dict[str, list[Subject]]:
    """The places of files with what is known about damaging them."""
    places: dict[str, list[Subject]] = {place: [] for place in _sound()}
    for subjects in SUBJECTS.values():
        for subject in subjects:
            for place in subject.places:
                if place.startswith(HOME):
                    places.setdefault(place, []).append(subject)
    return places


def _sound() -> dict[str, bytes]:
    files = {f"{HOME}/{place}": text.encode() for place, text in SOUND.items()}
    del files[MATCHES]
    return {
        **files,
        f"{DATA}/running.lock": b"4711\n",
        _LOG: b"2026-01-02 warning\n",
        **sound_files(),
    }


class _Start:
    """A start with certain files."""

    def __init__(self, rng: Random, folder: Path, tally: Tally) -> None:
        self._rng = rng
        self._folder = folder
        self._tally = tally
        self._files = _sound()
        self._objects: list[Path] = []
        """What is not a file."""
        folder.mkdir(parents=True)
        self._damage()

    def _damage(self) -> None:
        places = {place: known for place, known in _places().items() if "letter" not in place}
        del places["outside.scopa"]
        if self._rng.random() < 0.5:
            for place in self._rng.sample([*places], self._rng.choice([1, 1, 2, 3])):
                self._change(place, places[place], [75, 20, 0, 5])
        else:
            for place, known in places.items():
                self._change(place, known, [50, 20, 15, 15])
        write_files(self._folder, self._files)
        if self._rng.random() < 0.05:
            self._files = {p: each for p, each in self._files.items() if not p.startswith(MATCHES)}
            shutil.rmtree(self._folder / MATCHES)
            self._make_object(MATCHES)

    def _change(self, place: str, known: list[Subject], weights: list[int]) -> None:
        kind = self._rng.choices(["damaged", "odd", "sound", "missing"], weights)[0]
        self._tally.seen[f"places {kind}"] += 1
        if kind == "damaged":
            self._files[place] = self._damaged(place, known)
        elif kind != "sound":
            self._files.pop(place, None)
            if kind == "odd":
                self._make_object(place)

    def _damaged(self, place: str, known: list[Subject]) -> bytes:
        rng = self._rng
        # An empty file, such as a lock, has nothing to damage.
        if known and (not self._files.get(place) or rng.random() < 0.75):
            subject = rng.choice(known)
            contents = subject.contents()
            content = subject.mutate(rng.choice(contents), rng, contents)
            return with_places(content, self._folder)
        return rng.choice(DAMAGES)(self._files[place], rng)

    def _make_object(self, place: str) -> None:
        path = self._folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            make_apart(path, self._rng.choice(NO_FILES))
        except (pytest.skip.Exception, OSError):  # A device, or a socket with a long name.
            return
        self._objects.append(path)

    def losses(self, allowed_seconds: float) -> list[str]:
        """Start the program, and compare."""
        objects = [trait for trait in traits(self._folder) if Path(trait[0]) in self._objects]
        updated = {*readable_notes(self._folder, self._files), *self._continued()}
        pages, zone = self._rng.sample(_PAGES, 2), self._rng.choice(ZONES)
        began = monotonic()
        try:
            code, output, errors = run(
                _MODULE,
                *pages,
                environment={"SCOPA_DESKTOP_HOME": str(self._folder / HOME), "TZ": zone},
                allowed_seconds=12 * allowed_seconds,
            )
        except TimeoutExpired:
            return [f"{pages}: it does not end"]
        ended = monotonic()
        self._tally.tried["starts"] += 1
        errors = errors.replace(_QT_REMARK, "")
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
        # Exceptions that nothing has caught would be written there.
        faults = self._folder / HOME / FAULTS
        if faults.is_file() and faults.read_bytes() != self._files.get(f"{HOME}/{FAULTS}"):
            losses.append(f"uncaught exception: {faults.read_bytes()[-1500:].decode()!r}")
        has_listed = any(what == "listed" for what, _, _ in lines)
        listed = [json.loads(rest) for what, _, rest in lines if what == "lists"]
        said = [json.loads(rest) for what, _, rest in lines if what == "says"]
        reports = "\n".join([*said, self._log()])
        used = Used(listed if has_listed else None, reports, [], updated)
        return losses + losses_in_home(self._folder, self._files, used)

    def _continued(self) -> list[str]:
        """The running match if it is opened: it may be written again without an incomplete end."""
        content = self._files.get(RUNNING)
        try:
            Match.replayed(read_record(whole_lines(content or b"").decode("utf-8-sig")))
        except ValueError:
            return []
        return [RUNNING]

    def _log(self) -> str:
        path = self._folder / _LOG
        logs = [each for each in (path, second_log(path)) if each.is_file()]
        return "\n".join(each.read_bytes().decode("utf-8", "replace") for each in logs)
