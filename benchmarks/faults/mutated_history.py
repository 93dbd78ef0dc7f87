"""Changed notes, changed notes of the running match, and record files with odd names."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import Qt

from benchmarks.faults.mutations import NAMES, mutated
from benchmarks.faults.player_home import (
    DATA,
    MATCHES,
    RUNNING,
    Files,
    Used,
    in_home,
    note_place,
    refusals,
    sound_files,
    use_home,
)
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_note import Origin
from scopa_desktop.play.history.match_recorder import MatchRecorder
from scopa_desktop.play.history.running_note import NotedMatch, RunningNote
from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.record import write_record
from tests.play.history.sample_matches import PROFILE, note_of, record_of

NOTE: Final = note_place(0)

ODD_RECORDS: Final = tuple(
    f"{MATCHES}/{name}"
    for name in (
        "9999-12-31 23.59.59 x.scopa", "0001-01-01 00.00.00 x.scopa", "x\n.scopa", "CON.scopa",
        "2026-02-30 25.00.00 x.scopa", "x" * 240 + ".scopa", "e\u0301.scopa", "x\udcff.scopa",
        " .scopa", "-.scopa", "%s {path}.scopa", "<b>x</b>.scopa", "x\u202e.scopa", "x\\y.scopa",
        "1969-12-31 23.59.59 x.scopa", "2999-01-01 00.00.00 x.scopa", "x.scopa.scopa",
    )
)  # fmt: skip
"""Places of records with names that a program may stumble over."""


def notes() -> list[bytes]:
    """Notes of matches of all origins."""
    record = record_of(1)
    return [note_of(1, record, origin).to_text().encode() for origin in Origin] + [
        sound_files()[note_place(number)] for number in range(3)
    ]


def odd_records() -> list[bytes]:
    """Records of matches, one of them the same as a match that is there."""
    return [write_record(record_of(number)).encode() for number in (1, 12, 13)]


def mutated_at_times(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The content, in one of four cases after some changes."""
    return mutated(content, rng, others) if rng.random() < 0.25 else content


@cache
def running_notes() -> list[bytes]:
    """Notes of the running match: with a file, with the match before it, with both."""
    record = record_of(4, 1)
    entries = [NotedMatch(note_of(4, record)), NotedMatch(note_of(4, record), "x.scopa")]
    contents = []
    with TemporaryDirectory() as name:
        for entry in entries:
            for file in (None, "y.scopa"):
                before = (record_of(1), NotedMatch(note_of(1, record_of(1)), file))
                for each in (None, before, (record, entry)):
                    RunningNote(Path(name)).write(record, entry, each)
                    contents.append((Path(name) / "running.json").read_bytes())
    return contents


def renamed_in_note(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """A note of the running match with another name in the place of a file's."""
    note = json.loads(content)
    holders = [note, *([note["before"]] if "before" in note else [])]
    rng.choice(holders)["file"] = rng.choice(NAMES)
    return json.dumps(note).encode()


def readable_notes(folder: Path, files: Files) -> list[str]:
    """The notes that the program accepts; it may add to them what is known better."""
    notes = [place for place in files if place.startswith(MATCHES) and place.endswith(".json")]
    readable = []
    for place in notes:
        with refusals([]):
            if MatchFiles(folder / MATCHES).note(Path(place).with_suffix(".scopa").name):
                readable.append(place)
    return readable


def use_note(folder: Path, rng: Random) -> Used:
    """Read everything; the note may get what is known better, but keeps the rest."""
    files, file = MatchFiles(folder / MATCHES), Path(NOTE).with_suffix(".scopa").name
    note = after = None
    with in_home(folder, rng) as messages, refusals(messages):
        note = files.note(file)
    used = use_home(folder, rng)
    if note is None:
        return used
    with in_home(folder, rng) as messages, refusals(messages):
        after = files.note(file)
    is_same = (
        after == replace(note, profiles=after.profiles, ending=after.ending) if after else False
    )
    losses = [] if is_same else [f"the note {note} was changed to {after}"]
    return used._replace(losses=used.losses + losses, updated=[NOTE])


def use_running_note(folder: Path, rng: Random) -> Used:
    """Go on with the running match, put it among the matches, and read everything."""
    with in_home(folder, rng) as messages:
        messages.extend(_archive(folder / DATA))
    used = use_home(folder, rng)
    reports = used.reports + "\n".join(messages)
    running = sound_files()[RUNNING]
    kept = [path.read_bytes() for path in (folder / MATCHES).glob("*.scopa")]
    losses = [] if running in kept or reports else ["the running match was not kept"]
    return used._replace(reports=reports, losses=used.losses + losses)


def _archive(data: Path) -> list[str]:
    """Resume the running match and archive it; returns what is reported."""
    reports: list[str] = []
    running, session, reader = RunningMatch(data), Session(), HistoryReader(data)
    for signal in (reader.failed, reader.left_out, running.failed):
        signal.connect(reports.append, Qt.ConnectionType.DirectConnection)
    recorder = MatchRecorder(
        data,
        session,
        reader,
        profiles=lambda players: [PROFILE if each.is_person else None for each in players],
        deck=lambda: "napoletane",
    )
    try:
        with refusals(reports):
            match = running.load()
            assert match is not None
            recorder.resume(match)
            recorder.synchronize()
            recorder.archive(match)
    finally:
        recorder.close()
        reader.finish()
        running.close()
    return reports
