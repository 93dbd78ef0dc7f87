"""The real program, killed in the middle of anything, stands at the same move when it starts again.

A process plays by itself and tells each position that it has reached, and each that it has put on
the disk. It is killed at any moment: what was on the disk must be there, or something newer.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import scopa_desktop
from scopa_desktop.play.saves import open_match
from scopa_desktop.play.settings import LastGame, Settings
from scopa_desktop.rules.record import Record

ROOT = Path(scopa_desktop.__file__).parents[1]
KILLS = 5

PLAYING = """
import os
import sys
from PySide6.QtCore import QTimer
from scopa_desktop.rules.record import read_record
from scopa_desktop.ui import application

def tell(what, record):
    moves = len(record.rounds[-1].moves) if record.rounds else 0
    # Two threads tell: whole lines must stay whole.
    os.write(1, f"{what} {record.deal_number} {len(record.rounds)} {moves}\\n".encode())

class Playing(application.Host):
    '''Plays the person's first move and deals on.'''

    def start(self, path=None):
        self._turns = QTimer(self, interval=1)
        self._turns.timeout.connect(self._go_on)
        self._turns.start()
        super().start(path)

    def show_score(self):
        self._session.next_round()

    def _keep(self):
        tell("made", self._session.record)
        super()._keep()

    def _go_on(self):
        moves = self._session.legal_moves()
        if moves and self._window.view.is_idle:
            self._session.play(moves[0])

class Telling(application.RunningMatch):
    '''Tells what is on the disk.'''

    def _write(self, text):
        super()._write(text)
        tell("kept", read_record(text))

if __name__ == "__main__":
    application.Host, application.RunningMatch = Playing, Telling
    from scopa_desktop.__main__ import main
    sys.exit(main([]))
"""

SECOND = """
import sys
from PySide6.QtCore import QTimer
from scopa_desktop.ui import application

class Read(application.MessageDialog):
    '''Says its sentence on the terminal and goes.'''

    def showEvent(self, event):
        super().showEvent(event)
        print(self.accessibleDescription())
        QTimer.singleShot(0, self.accept)

application.MessageDialog = Read
sys.exit(application.run())
"""

Position = tuple[int, int, int]
"""Deal number, deals begun, moves made in the last one."""


class Player:
    """A process of the game that plays by itself."""

    def __init__(self, script: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(script)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )

    def told(self, number: int) -> list[str]:
        """So many lines as they come."""
        assert self._process.stdout is not None
        lines = [self._process.stdout.readline() for _ in range(number)]
        assert all(lines), "it still runs"
        return lines

    def kill(self) -> list[str]:
        """End it without a warning; the whole lines that it has told since."""
        self._process.kill()
        told, _ = self._process.communicate(timeout=30)
        return [line for line in told.splitlines(keepends=True) if line.endswith("\n")]


def positions(lines: list[str], what: str) -> list[Position]:
    """The positions made, or those kept."""
    told = [line.split() for line in lines if line.startswith(what)]
    return [(int(deal), int(deals), int(moves)) for _, deal, deals, moves in told]


def position(record: Record) -> Position:
    moves = len(record.rounds[-1].moves) if record.rounds else 0
    return record.deal_number, len(record.rounds), moves


@pytest.fixture
def script(tmp_path: Path, player_home: Path) -> Path:
    """What the process runs, with settings that let nothing move, and a match that lasts."""
    game = LastGame("scopa", "2", ("greedy",), {"target": 101})
    settings = Settings(speed="off", sounds=False, last_game=game)
    (player_home / "config").mkdir()
    (player_home / "config" / "settings.json").write_text(settings.to_text(), encoding="utf-8")
    path = tmp_path / "playing.py"
    path.write_text(PLAYING, encoding="utf-8")
    return path


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kill -9 is of Unix")
def test_killed_at_any_moment_it_stands_at_the_same_move(script: Path, player_home: Path) -> None:
    chance = Random(7)
    before: Record | None = None
    for _ in range(KILLS):
        player = Player(script)
        lines = player.told(chance.randint(2, 40))
        # Of a match that a slow disk has not got yet there is nothing to find again.
        while before is None and not positions(lines, "kept"):
            lines += player.told(1)
        lines += player.kill()
        made, kept = positions(lines, "made"), positions(lines, "kept")
        found = open_match(player_home / "data" / "running.scopa").record
        assert position(found) in made
        if kept:
            assert made.index(position(found)) >= made.index(kept[-1])
        if before is not None:
            assert made[0] == position(before)
            assert found.until(*position(before)[1:]) == before
        before = found
    assert not list((player_home / "data").glob("*unreadable*"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kill -9 is of Unix")
def test_a_second_start_leaves_the_first_running(script: Path) -> None:
    first = Player(script)
    first.told(3)
    second = subprocess.run(
        [sys.executable, "-c", SECOND],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert "already running" in second.stdout
    first.told(5)
    first.kill()
