"""The real program, killed at any moment, continues at the same move when it starts again.

A process plays by itself and tells each position that it has reached, and each that it has put on
the disk. It is killed at any moment: what was on the disk must be there, or something newer.
"""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import pytest

import scopa_desktop
from benchmarks.faults.playing_process import WINDOW
from benchmarks.faults.position import Position, printed_positions
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.players import Player as PersonOrRobot
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from tests.needs import needs_signals
from tests.play.recording.saved import entries, running_record
from tests.sampling import parametrize_some

ROOT = Path(scopa_desktop.__file__).parents[1]
KILLS, FEW_KILLS = 12, 2
SIGNALS = 4
INTERRUPTED_IMPORTS = (1, 60, 280)
FURTHER_IMPORTS = (3, 10, 30, 100, 150, 200, 360, 450, 550)
"""With them every part of the start has been interrupted, in the slow tests."""

# Python runs this before the program, which is interrupted at an import of its own.
INTERRUPTER = """
import os, signal, sys

seen = 0
after = int(os.environ.pop("INTERRUPT_AFTER", "-1"))

def count(event, arguments):
    global seen
    if event != "import" or not (seen or arguments[0] == "scopa_desktop.quiet_interrupt"):
        return
    seen += 1
    if seen == after:
        os.kill(os.getpid(), signal.SIGINT)

if after >= 0:
    sys.addaudithook(count)
"""


class Player:
    """A process of the game that plays by itself."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", WINDOW, *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def read_lines(self, number: int) -> list[str]:
        """So many lines as they come."""
        assert self.process.stdout is not None
        lines = [self.process.stdout.readline() for _ in range(number)]
        assert all(lines), "it still runs"
        return lines

    def read_until(self, start: str) -> list[str]:
        """The lines up to one that begins so."""
        lines = self.read_lines(1)
        while not lines[-1].startswith(start):
            lines += self.read_lines(1)
        return lines

    def end(self, number: int) -> list[str]:
        """End it with a signal; returns the complete lines printed since."""
        self.process.send_signal(number)
        return self.rest()

    def rest(self) -> list[str]:
        """The complete lines that it prints until it ends."""
        assert self.process.stdout is not None and self.process.stderr is not None
        # Not `communicate`, which passes over the lines that are buffered here already.
        output, self.complaints = self.process.stdout.read(), self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        self.process.wait(timeout=30)
        return [line for line in output.splitlines(keepends=True) if line.endswith("\n")]

    def stop_between_writes(self, database: Path) -> None:
        """Let it hang at a moment at which others can write to its database."""
        while True:
            self.process.send_signal(signal.SIGSTOP)
            with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as connection:
                try:
                    connection.execute("BEGIN IMMEDIATE")
                except sqlite3.OperationalError:
                    self.process.send_signal(signal.SIGCONT)
                else:
                    return

    def kill(self) -> list[str]:
        """Kill it; returns the complete lines printed since."""
        self.process.kill()
        return self.rest()


@pytest.fixture(autouse=True)
def quick_game(player_home: Path) -> None:
    """Settings that let nothing move, and a match that lasts."""
    game = LastGame("scopa", "2", ("greedy",), {"target": 101})
    settings = Settings(speed="off", sounds=False, last_game=game)
    (player_home / "config").mkdir()
    (player_home / "config" / "settings.json").write_text(settings.to_text(), encoding="utf-8")


@needs_signals
@pytest.mark.parametrize("kills", [FEW_KILLS, pytest.param(KILLS, marks=pytest.mark.slow)])
def test_killed_at_any_moment_it_stands_at_the_same_move(player_home: Path, kills: int) -> None:
    rng = Random(7)
    before: Record | None = None
    for _ in range(kills):
        player = Player()
        lines = player.read_lines(rng.randint(2, 40))
        # Of a match that a slow disk has not got yet there is nothing to find again.
        while before is None and not printed_positions(lines, "kept"):
            lines += player.read_lines(1)
        lines += player.kill()
        made, kept = printed_positions(lines, "made"), printed_positions(lines, "kept")
        record = record_in(player_home)
        position = Position.of(record)
        assert position in made
        if kept:
            assert made.index(position) >= made.index(kept[-1])
        if before is not None:
            earlier = Position.of(before)
            assert made[0] == earlier
            assert record.until(earlier.rounds, earlier.moves) == before
        before = record
    assert not list((player_home / "data").glob("*unreadable*"))


def record_in(home: Path) -> Record:
    """The record of the running match."""
    record = running_record(home / "data")
    assert record is not None
    return record


def position_on_disk(home: Path) -> Position:
    return Position.of(record_in(home))


@needs_signals
@parametrize_some(
    ("name", "signals"),
    [*product(("SIGHUP", "SIGTERM", "SIGINT"), (1, SIGNALS))],
    default=[("SIGTERM", 1)],
)
def test_a_signal_that_ends_the_program_loses_no_move(
    player_home: Path, name: str, signals: int
) -> None:
    rng = Random(name)
    for _ in range(signals):
        player = Player()
        lines = player.read_until("kept") + player.read_lines(rng.randint(1, 30))
        lines += player.end(getattr(signal, name))
        assert (player.process.returncode, player.complaints) == (0, "")
        assert position_on_disk(player_home) == printed_positions(lines, "made")[-1]


@pytest.mark.slow
@needs_signals
def test_a_hang_up_that_is_ignored_from_outside_stays_ignored(player_home: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        player = Player()
    finally:
        signal.signal(signal.SIGHUP, before)
    player.read_until("kept")
    player.process.send_signal(signal.SIGHUP)
    player.read_lines(20)
    player.end(signal.SIGTERM)
    assert player.process.returncode == 0


@pytest.mark.slow
@needs_signals
def test_a_second_start_hands_its_record_to_the_first_and_ends(
    player_home: Path, tmp_path: Path
) -> None:
    players = (PersonOrRobot("You", PERSON), PersonOrRobot("Beppe", "greedy"))
    save_record(tmp_path / "another.scopa", Match(SCOPA, TWO, players, 777).record)
    first = Player()
    first.read_until("kept")
    for arguments in ([], [str(tmp_path / "another.scopa")]):
        second = Player(*arguments)
        assert second.rest() == []
        assert (second.process.returncode, second.complaints) == (0, "")
    lines: list[str] = []
    while 777 not in [position.deal_number for position in printed_positions(lines, "kept")]:
        lines += first.read_lines(1)
    first.end(signal.SIGTERM)
    assert first.process.returncode == 0
    assert position_on_disk(player_home)[0] == 777
    assert len(entries(player_home / "data")) == 1


@pytest.mark.slow
@needs_signals
def test_beside_a_program_that_hangs_one_can_play_without_saving(player_home: Path) -> None:
    first = Player()
    first.read_until("kept")
    first.stop_between_writes(player_home / "data" / DATABASE)
    before = record_in(player_home)
    second = Player()
    lines = second.read_until("asks") + second.read_until("says") + second.read_lines(20)
    second.end(signal.SIGTERM)
    assert second.process.returncode == 0
    assert "Traceback" not in second.complaints
    question, said = (next(line for line in lines if line.startswith(w)) for w in ("asks", "says"))
    lock = str(player_home / "data" / "running.lock")
    assert lock in question and lock in said
    assert not printed_positions(lines, "kept")
    assert record_in(player_home) == before
    assert len(entries(player_home / "data")) == 1, "kept at the end"
    first.process.send_signal(signal.SIGCONT)
    first.read_lines(5)
    first.kill()


@needs_signals
@pytest.mark.parametrize(
    "after",
    [
        *INTERRUPTED_IMPORTS,
        *(pytest.param(after, marks=pytest.mark.slow) for after in FURTHER_IMPORTS),
    ],
)
def test_an_interrupted_start_prints_no_traceback(tmp_path: Path, after: int) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTER, encoding="utf-8")
    process = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--quit-after-start"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "INTERRUPT_AFTER": str(after)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert process.stderr == ""
    assert process.returncode in (0, 130, -signal.SIGINT)
