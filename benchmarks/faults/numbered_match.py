"""A running match that prints every position that it gets and every position that it saves."""

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from benchmarks.faults.position import Position
from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.rules.record import Record


def print_line(*words: object) -> None:
    """Print a line in one piece, also if two threads print at the same time."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class NumberedMatch(RunningMatch):
    """Prints `made SERIAL POSITION`, `kept SERIAL POSITION` and `failed SENTENCE`."""

    def __init__(self, folder: Path, *arguments: Any, **options: Any) -> None:
        super().__init__(folder, *arguments, **options)
        self.made = 0
        self._serials: dict[int, int] = {}
        self._records: list[Record] = []
        self.written.connect(self._print_kept, Qt.ConnectionType.DirectConnection)
        self.failed.connect(lambda sentence: print_line("failed", sentence))

    def save(self, record: Record) -> None:
        self.made += 1
        self._records.append(record)  # So that no other record gets its identity.
        self._serials[id(record)] = self.made
        self._print("made", record)
        super().save(record)

    def _print_kept(self, record: Record) -> None:
        self._print("kept", record)

    def _print(self, what: str, record: Record) -> None:
        print_line(what, self._serials[id(record)], Position.of(record))
