"""A process that plays random moves through the real session and saver, without a window.

    python -m benchmarks.faults.playing_saver FOLDER
        [--seed N] [--free] [--undo PERCENT] [--moves N]

continues the running match of FOLDER, or begins one, and prints a line for each state of the match:

    made SERIAL POSITION    passed to the saver
    kept SERIAL POSITION    saved: it must not be lost
    ended ID                a match has ended and is saved
    failed SENTENCE         it could not be saved

Serials count from 1 in each process. A new match is begun when one is won; `made` then names
another deal number. Without `--free` each state is written before the next one is made; with it,
the saver may skip some, as on a slow disk. `--moves` ends the process after that number of states.
"""

import argparse
import sqlite3
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from benchmarks.faults.numbered_saver import NumberedSaver
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.matches.match_rows import running_match
from scopa_desktop.play.recording.match_recorder import MatchRecorder, MatchSource
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.database import Database
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO

PROFILE = "a" * 32


class RandomEngine:
    """Answers at once with a random legal move."""

    def __init__(self, session: Session, rng: Random) -> None:
        self._session = session
        self._chance = rng
        self._ticket = 0

    def ask(self, view: SeatView, level: str) -> int:
        self._ticket += 1
        self._session.on_answer(self._ticket, self._chance.choice(view.legal_moves()))
        return self._ticket

    def ask_advice(self, view: SeatView) -> int:
        raise NotImplementedError("nobody asks")

    def cancel(self) -> None:
        """Do nothing: there is no open request."""


class Sitting(QObject):
    """Plays until the process is killed, or for a number of states."""

    _go_on = Signal()

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        super().__init__()
        self._chance = Random(options.seed)
        self._options = options
        self._database = Database(folder)
        self._saver = NumberedSaver(folder)
        self._session = Session(self)
        self._session.set_engine(RandomEngine(self._session, self._chance))
        self._recorder = MatchRecorder(
            self._session,
            self._saver,
            profiles=lambda players: [PROFILE if each.is_person else None for each in players],
            deck=lambda _match: "",
            parent=self,
        )
        self._go_on.connect(self._do_next, Qt.ConnectionType.QueuedConnection)
        self._session.events_occurred.connect(self._show)
        self._session.own_turn.connect(self._continue)
        self._saver.saved.connect(self._continue)

    def begin(self) -> None:
        stored = self._database.read(running_match)
        if stored is None:
            self._begin_match(self._database.read(_last_deal) + 1)
        else:
            match = Match.replayed(stored.record)
            self._recorder.enter(match, stored)
            self._session.resume(match)

    def _begin_match(self, deal_number: int) -> None:
        players = (Player("You", PERSON), Player("Don Ciro", "greedy"))
        match = Match(SCOPA.configured({"target": 21}), TWO, players, deal_number)
        self._recorder.enter(match, MatchSource.NEW)
        self._session.resume(match)

    def _continue(self) -> None:
        self._go_on.emit()

    def _show(self) -> None:
        if self._options.free:
            QTimer.singleShot(0, self._session.settled)

    def _do_next(self) -> None:
        match = self._session.match
        if self._options.moves and self._saver.made >= self._options.moves:
            self._saver.close()
            QCoreApplication.quit()
            return
        if match is None or not (self._options.free or self._saver.is_saved):
            return
        if not self._options.free:
            self._session.settled()
        if match.winner is not None:
            self._begin_match(match.deal_number + 1)
        elif match.needs_deal and match.sheets:
            self._session.next_round()
        elif self._session.is_own_turn:
            if self._chance.randrange(100) < self._options.undo and self._session.can_undo:
                self._session.undo()
            else:
                self._session.play(self._chance.choice(self._session.legal_moves()))


def _last_deal(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT ifnull(max(deal_number), 0) FROM match").fetchone()[0]
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--free", action="store_true")
    parser.add_argument("--undo", type=int, default=0, metavar="PERCENT")
    parser.add_argument("--moves", type=int, default=0)
    options = parser.parse_args()
    application = QCoreApplication([])
    sitting = Sitting(options.folder, options)
    QTimer.singleShot(0, sitting.begin)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
