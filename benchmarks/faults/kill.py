"""Kills of the real saver and of the real window at random moments.

A process plays automatically and prints each position that it reaches and each that is saved. It is
killed. The database must then be sound, the match in it must be at the last printed saved position,
or at a later one, and each match that was saved as ended must be there; the next process must
continue from there.
"""

import sqlite3
from collections.abc import Sequence, Set
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.faults.playing_process import SAVER, WINDOW, Output, PlayingProcess
from benchmarks.faults.position import Position, printed_positions, printed_serials
from benchmarks.faults.tally import Tally
from scopa_desktop.play.matches.match_rows import find_match, running_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import check_content
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.rules.match import Match

_STARTING_SHARE: Final = 0.1
"""The share of kills that are counted from the start of the process, most of them before a move."""
_STARTING_SECONDS: Final = {SAVER: 0.5, WINDOW: 1.5}
_PLAYING_SECONDS: Final = {SAVER: 0.1, WINDOW: 0.05}
_MOST_LINES: Final = 80
"""The maximum number of lines, and seconds, after which a process is killed."""
_TARGETS: Final = (11, 21, 101)


def kill_savers(first: int, count: int, seed: int, folder: Path) -> Tally:
    """Kill `count` processes of the saver, one after the other, with the same folder."""
    campaign = Campaign(SAVER, folder)
    for number in range(first, first + count):
        rng = Random(f"kill {seed} {number}")
        free = ["--free"] if rng.random() < 0.5 else []
        undo = ["--undo", rng.choice(["0", "10", "30"])]
        arguments = [str(folder), "--seed", str(rng.randrange(10**6)), *free, *undo]
        kind = "with skipped writes" if free else "write by write"
        campaign.kill(number, rng, kind, PlayingProcess(SAVER, *arguments))
    return campaign.tally


def kill_windows(first: int, count: int, seed: int, folder: Path) -> Tally:
    """Kill `count` processes with a window, one after the other, with the same files."""
    (folder / "config").mkdir(parents=True)
    game = LastGame("scopa", "2", ("greedy",), {"target": _TARGETS[seed % len(_TARGETS)]})
    settings = Settings(speed="off", sounds=False, last_game=game)
    (folder / "config" / "settings.json").write_text(settings.to_text(), encoding="utf-8")
    campaign = Campaign(WINDOW, folder / "data")
    environment = {"SCOPA_DESKTOP_HOME": str(folder)}
    for number in range(first, first + count):
        rng = Random(f"window {seed} {number}")
        campaign.kill(number, rng, "windows", PlayingProcess(WINDOW, environment=environment))
    return campaign.tally


class Campaign:
    """Consecutive processes with the same folder."""

    def __init__(self, module: str, folder: Path) -> None:
        self.tally = Tally()
        self._module = module
        self._folder = folder
        self._before: Match | None = None
        """The match on the disk after the last kill."""
        self._ended: set[str] = set()
        """The ids of the matches that were saved as ended."""

    def kill(self, number: int, rng: Random, kind: str, process: PlayingProcess) -> None:
        """Kill a process at a random moment and check its files."""
        if rng.random() < _STARTING_SHARE:
            output = process.kill_after(rng.uniform(0.0, _STARTING_SECONDS[self._module]))
        else:
            seconds = rng.uniform(0.0, _PLAYING_SECONDS[self._module])
            output = process.kill_after(seconds, lines=rng.randint(1, _MOST_LINES))
        self.tally.tried[kind] += 1
        self.tally.losses += [f"kill {number}: {loss}" for loss in self.losses(output)]

    def losses(self, output: Output) -> list[str]:
        losses = []
        if not output.was_running:
            losses.append(f"the process ended by itself: {output.errors[-500:]}")
        elif "Traceback" in output.errors:
            losses.append(output.errors[-500:])
        before = self._before
        self._ended |= {line.split()[1] for line in output.lines if line.startswith("ended ")}
        database = Database(self._folder)
        try:
            database.run(lambda: check_content(database.connection, database.path))
            running, deals = database.read(running_match), set(database.read(_ended_deals))
            losses += [
                f"the match {match_id} is lost"
                for match_id in sorted(self._ended)
                if database.read(partial(find_match, match_id=match_id)) is None
            ]
        except (StorageError, ValueError) as error:
            self._before = None
            return [*losses, f"damaged: {error}"]
        finally:
            database.close()
        self.tally.seen["matches ended"] = len(self._ended)
        losses += [database.problem] if database.problem else []
        self._before = None if running is None else Match.replayed(running.record)
        return losses + self._lost_moves(output.lines, before, deals)

    def _lost_moves(self, lines: Sequence[str], before: Match | None, deals: Set[int]) -> list[str]:
        """The moves that were lost; `deals` are those of the matches that have ended."""
        made, kept = _numbered(lines, "made"), _numbered(lines, "kept")
        self.tally.seen["moves made"] += len(made)
        self.tally.seen["moves kept"] += len(kept)
        old = None if before is None else Position.of(before.record)
        new = None if self._before is None else Position.of(self._before.record)
        if made and before is not None and before.winner is None and made[min(made)] != old:
            return [f"the process did not go on at {old} but at {made[min(made)]}"]
        newest = max(kept, default=0)
        possible = [position for serial, position in made.items() if serial >= newest]
        if new in possible or (not kept and new == old):
            return []
        last = kept[newest] if kept else old
        if new is None and last is not None and last.deal_number in deals:
            return []
        return [f"moves lost: {new} on the disk after the writing of {last} had returned"]


def _ended_deals(connection: sqlite3.Connection) -> list[int]:
    rows = connection.execute("SELECT deal_number FROM match WHERE ending <> 'running'")
    return [number for (number,) in rows]


def _numbered(lines: Sequence[str], what: str) -> dict[int, Position]:
    """The printed positions by their serial number."""
    return dict(zip(printed_serials(lines, what), printed_positions(lines, what), strict=True))
