"""Kills of two processes that use one database, and what of it is there afterwards.

One plays as the window does, match after match, with and without chips, finishes matches at once,
deletes and restores some, copies the database and puts copies back. The other one imports, exports
and copies as commands do. Both say what was saved, and are killed at random moments. Then

- the database opens, and nothing is wrong with its content,
- each state of a match that was saved, and each record that was imported, is in the database, or in
  a file that was kept when a copy was put back,
- chips are staked in the match that runs alone, and each match that has ended was paid as is worked
  out here from its record.

It needs `fork`, so it does not run on Windows.
"""

import sqlite3
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from functools import cache, lru_cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, NoReturn

from benchmarks.faults.damage import run
from benchmarks.faults.killed_processes import run_and_kill, tell
from benchmarks.faults.tally import Tally
from benchmarks.matches import random_records
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Owner, utc_now
from scopa_desktop.play.matches.match_rows import (
    delete_match,
    ending_of,
    restore_match,
    running_match,
)
from scopa_desktop.play.recording.record_export import export_matches
from scopa_desktop.play.recording.record_import import import_files
from scopa_desktop.play.recording.saved_match import SavedMatch, enter
from scopa_desktop.play.storage.backups import copy_daily, put_copy_back, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import BACKUPS, DATABASE, check_content
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.newest_copy import copies
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions

_PEOPLE: Final = tuple(f"{number:032x}" for number in range(1, 7))
_LEVELS: Final = tuple(LEVELS)
_STAKES: Final = (0, 1, 10, 33, 50, 100)
_GAMES: Final = ("scopa", "escoba", "cirulla", "scopone")
_POOL: Final = 30
"""The number of different records that are imported."""
_MOST_MATCHES: Final = 60
"""The number of matches from which on none is imported."""
_FIRST_DAY: Final = date(2026, 1, 1)
_LONGEST_LIFE: Final = 0.6
"""Seconds until both are killed, at most."""
_STARTED_SHARE: Final = 0.85
"""The share of kills at which both have begun."""


def kill_processes(first: int, count: int, seed: int, folder: Path) -> Tally:
    """Kill `count` times two processes with the same data folder."""
    campaign = Campaign(folder, f"{seed} {first}")
    for number in range(first, first + count):
        losses = campaign.kill_once()
        campaign.tally.losses += [f"kill {number}: {loss}"[:600] for loss in losses]
    code, output, errors = run(
        "scopa_desktop", "--quit-after-start", environment={"SCOPA_DESKTOP_HOME": str(folder)}
    )
    if code or output or errors:
        campaign.tally.losses.append(f"a start ends with {code}: {output} {errors}")
    campaign.tally.seen["starts of the window"] += 1
    return campaign.tally


@cache
def _pool() -> list[Record]:
    """Records, a third of which are the beginnings of the ones before them."""
    records = list(islice(random_records(5), _POOL))
    for number in range(2, _POOL, 3):
        records[number] = records[number - 1].until(1, 100)
    return records


def _pool_file(folder: Path, number: int) -> Path:
    return folder / f"{number}.scopa"


@lru_cache(maxsize=4096)
def _digest(record: Record) -> str:
    return digest_of_text(write_record(record))


# --- the processes that are killed ----------------------------------------------------------------


class Worker:
    """Uses the database of a folder at random until it is killed."""

    def __init__(self, folder: Path, seed: int, log: int) -> None:
        """A worker that writes lines about what it does to the descriptor `log`."""
        self._home = folder
        self._rng = Random(seed)
        self._log = log
        self._database = Database(folder / "data")
        self._last: SavedMatch | None = None

    def play_on(self) -> NoReturn:
        """Do what the window does."""
        often = (self.play, self.play, self.play, self.finish, self.finish)
        self._run((*often, self.leave, self.delete, self.copy_daily, self.put_copy_back))

    def import_on(self) -> NoReturn:
        """Do what commands do."""
        self._run((self.import_records, self.import_records, self.export, self.copy_daily))

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def _run(self, actions: Sequence[Callable[[], None]]) -> NoReturn:
        while True:
            action = self._rng.choice(actions)
            self._tell("begin", action.__name__)
            action()
            self._tell("end", action.__name__)

    # --- the window -----------------------------------------------------------------------------

    def play(self) -> None:
        """Go on with the running match, or begin one; each step is saved."""
        note, match = self._on_table()
        for _ in range(self._rng.randrange(1, 60)):
            if match.is_over:
                break
            if self._rng.random() < 0.05 and not match.table.is_competitive:
                note, match = self._undone(note, match)
            else:
                _step(self._rng, match)
            self._save(note, match)

    def finish(self) -> None:
        """Play the running match to its end, which alone is saved."""
        note, match = self._on_table()
        while not match.is_over:
            _step(self._rng, match)
        self._save(note, match)

    def leave(self) -> None:
        """Begin another match instead of the one that runs."""
        self._begin()

    def delete(self) -> None:
        """Delete a match, and restore one at times."""
        ids = self._database.read(_ids)
        # Who deletes a match twice, which was imported again meanwhile, has the second one kept.
        matches = sorted({*ids["match"]} - {*ids["deleted_match"]})
        if matches and self._rng.random() < 0.7:
            chosen = self._rng.choice(matches)
            self._database.write(partial(delete_match, match_id=chosen, now=utc_now()))
        elif ids["deleted_match"]:
            chosen = self._rng.choice(ids["deleted_match"])
            self._database.write(partial(restore_match, match_id=chosen))

    def copy_daily(self) -> None:
        """Copy the database on some day."""
        copy_daily(self._database, _FIRST_DAY + timedelta(self._rng.randrange(300)))

    def put_copy_back(self) -> None:
        """Put a copy back."""
        known = copies(self._database.folder)
        if known and self._rng.random() < 0.5:
            try:
                put_copy_back(self._database, self._rng.choice(known), _FIRST_DAY)
            except StorageError as error:
                # The other process has removed it.
                self._tell("refused", type(error).__name__)
            self._last = None

    def _on_table(self) -> tuple[MatchNote, Match]:
        stored = self._database.read(running_match)
        if stored is None:
            return self._begin()
        return stored.note, Match.replayed(stored.record)

    def _begin(self) -> tuple[MatchNote, Match]:
        rng = self._rng
        game = variant(rng.choice(_GAMES)).configured({"target": rng.choice([11, 21])})
        seating = rng.choice(game.seatings)
        people = rng.randint(1, seating.players)
        names = rng.sample(range(len(_PEOPLE)), people)
        players = [Player(f"Person {name}", PERSON) for name in names]
        players += [
            Player(level, level) for level in rng.choices(_LEVELS, k=seating.players - people)
        ]
        table = TableOptions(is_competitive=True, stake=rng.choice(_STAKES))
        match = Match(
            game, seating, players, rng.randrange(10**6), rng.choice([table, TableOptions()])
        )
        profiles = [_PEOPLE[name] for name in names] + [None] * (seating.players - people)
        note = MatchNote(f"{rng.getrandbits(128):032x}", utc_now(), profiles=tuple(profiles))
        self._save(note, match)
        return note, match

    def _undone(self, note: MatchNote, match: Match) -> tuple[MatchNote, Match]:
        record = match.record
        moves = len(record.rounds[-1].moves) if record.rounds else 0
        back = record.until(len(record.rounds), self._rng.randrange(moves + 1))
        return replace(note, undos=note.undos + 1), Match.replayed(back)

    def _save(self, note: MatchNote, match: Match) -> None:
        """Save a match as it is now, and end it where it is over."""
        if match.is_over:
            note = replace(note, ended=utc_now(), ending=ending_of(match))
        record = match.record
        words = note.id, _digest(record)
        self._tell("made", *words)
        self._last = self._database.write(partial(enter, note=note, record=record, last=self._last))
        self._tell("saved", *words)

    # --- commands -------------------------------------------------------------------------------

    def import_records(self) -> None:
        """Import some records of the pool."""
        if self._database.read(_number) < _MOST_MATCHES:
            numbers = self._rng.sample(range(_POOL), self._rng.randint(1, 20))
            paths = [_pool_file(self._home, number) for number in numbers]
            owner = Owner(_PEOPLE[0], frozenset({"You"}))
            for step in import_files(self._database, paths, owner):
                self._tell(
                    *(["problem", step.problem] if step.problem else ["imported", step.path.stem])
                )

    def export(self) -> None:
        """Write an archive, or a copy of everything."""
        if self._rng.random() < 0.5:
            write_copy(self._database, self._home / "everything.sqlite3")
        else:
            ids = self._database.read(_ids)["match"]
            for _ in export_matches(self._database, ids, self._home / "all.zip"):
                pass

    def _tell(self, *words: str) -> None:
        tell(self._log, *words)


def _ids(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The ids of the matches that have ended, and of the deleted ones."""
    return {
        table: [match_id for (match_id,) in connection.execute(query)]
        for table, query in (
            ("match", "SELECT id FROM match WHERE ending <> 'running'"),
            ("deleted_match", "SELECT id FROM deleted_match"),
        )
    }


def _number(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM match").fetchone()[0]
    return number


def _step(rng: Random, match: Match) -> None:
    """Do what comes next in a match."""
    if match.needs_deal:
        if match.table.is_competitive and rng.random() < 0.3:
            match.apply(OptionChanged("stake", rng.choice(_STAKES)))
        match.begin_round()
        return
    chance = rng.random()
    people = [seat for seat, player in enumerate(match.players) if player.is_person]
    if chance < 0.001 and people:
        match.apply(EndAgreed())
    elif chance < 0.02 and match.table.is_competitive:
        first = match.first_players
        seat = rng.choice([seat for seat, player in enumerate(first) if player.is_person])
        is_there = match.players[seat].is_person
        other = Player("Sits in", _LEVELS[0]) if is_there else first[seat]
        match.apply(PlayerChanged(seat, other))
    elif chance < 0.05 and people:
        seat = rng.choice(people)
        match.apply(AutomaticPlay(seat, seat not in match.automatic))
    else:
        assert match.round is not None
        match.play(rng.choice(match.round.legal_moves()))


# --- the independent count ------------------------------------------------------------------------


class Due(NamedTuple):
    """What a seat receives at the end of a match."""

    share: int
    experience: int


def due(match: Match, stake: int) -> list[Due]:
    """What each seat receives, worked out from a match that was played to its end, or left."""
    players = len(match.first_players)
    people = {seat for seat in range(players) if match.first_players[seat].is_person}
    away = {seat for seat in people if not match.players[seat].is_person}
    pot = players * stake
    prize = pot - pot // 4
    if match.is_ended_by_agreement:
        return [Due(stake, 0)] * players
    partners = match.seating.side_size
    sides = players // partners
    if match.winner is None:
        lost = {seat % sides for seat in people}
        others = [seat for seat in range(players) if seat % sides not in lost]
        return [Due(prize // len(others) if seat in others else 0, 0) for seat in range(players)]
    winners = [seat for seat in range(players) if seat % sides == match.winner]
    points = 10 * players // partners
    idle = set(range(players)) if len(people) > 1 else mostly_played_by_others(match, people)
    payments = [
        Due(prize // len(winners), points) if seat in winners else Due(0, 5)
        for seat in range(players)
    ]
    for seat in idle:
        payments[seat] = payments[seat]._replace(experience=0)
    return [Due(0, 0) if seat in away else payments[seat] for seat in range(players)]


def mostly_played_by_others(match: Match, people: Set[int]) -> set[int]:
    """The seats of people who made fewer than half of their moves themselves."""
    record = match.record
    events = deque(record.events)
    automatic, gone = set[int](), set[int]()
    made, own = Counter[int](), Counter[int]()
    for deal, played in enumerate(record.rounds, 1):
        for number, seat in enumerate(match.seats_of_moves(deal)[: len(played.moves)]):
            while events and (events[0].deal, events[0].moves) <= (deal, number):
                match events.popleft().event:
                    case AutomaticPlay(changed, is_on):
                        (automatic.add if is_on else automatic.discard)(changed)
                    case PlayerChanged(changed, player):
                        automatic.discard(changed)
                        (gone.discard if player.is_person else gone.add)(changed)
            made[seat] += 1
            own[seat] += seat not in automatic | gone
    return {seat for seat in people if 2 * own[seat] < made[seat]}


@lru_cache(maxsize=4096)
def _due_of(text: str, stake: int) -> list[Due]:
    return due(Match.replayed(read_record(text)), stake)


# --- the campaign ---------------------------------------------------------------------------------


class Campaign:
    """Kills processes that use one data folder."""

    def __init__(self, folder: Path, seed: str) -> None:
        """A campaign in an empty folder."""
        self.tally = Tally()
        self.data = folder / "data"
        self._folder = folder
        self._rng = Random(f"processes {seed}")
        self._saved: dict[str, str] = {}
        """The digest of what was saved last of each match."""
        self._made: dict[str, list[str]] = {}
        """Those of what was to be saved since then."""
        self._imported: set[int] = set()
        folder.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(_pool()):
            _pool_file(folder, number).write_text(write_record(record), encoding="utf-8")

    def kill_once(self) -> list[str]:
        """Let the processes run, kill them, and return what was lost."""
        seeds = [self._rng.getrandbits(64) for _ in range(2)]
        workers = [
            lambda log: Worker(self._folder, seeds[0], log).play_on(),
            lambda log: Worker(self._folder, seeds[1], log).import_on(),
        ]
        seconds = self._rng.uniform(0, _LONGEST_LIFE)
        waits = self._rng.random() < _STARTED_SHARE
        losses: list[str] = []
        self.tally.tried["kills of two processes"] += 1
        for text in run_and_kill(workers, seconds, waits_for_first=waits):
            losses += self.read_log(text)
        return [*losses, *self.losses()]

    def read_log(self, text: str) -> Iterator[str]:
        """Take in what a process has said; yields what went wrong in it."""
        running = "nothing"
        for line in text.splitlines():
            kind, *words = line.split(" ")
            match kind:
                case "begin":
                    running = words[0]
                case "end":
                    running = "nothing"
                case "made":
                    self._made.setdefault(words[0], []).append(words[1])
                case "saved":
                    self._saved[words[0]], self._made[words[0]] = words[1], []
                    self.tally.seen["states saved"] += 1
                case "imported":
                    self._imported.add(int(words[0]))
                    self.tally.seen["records imported"] += 1
                case "crashed" | "problem":
                    yield line
        self.tally.seen[f"killed in {running}"] += 1

    def losses(self) -> Iterator[str]:
        """What is not as it must be."""
        database = Database(self.data)
        try:
            database.run(lambda: check_content(database.connection, database.path))
            kept = _kept_in(database.connection)
            yield from database.read(lambda connection: [*wrong_stakes(connection)])
        except StorageError as error:
            yield error.sentence
            return
        finally:
            database.close()
        if database.problem:
            yield database.problem
        for path in (self.data / BACKUPS).glob("replaced-*.sqlite3"):
            kept |= _kept_in_file(path)
        for match_id, digest in self._saved.items():
            if not any((match_id, each) in kept for each in (digest, *self._made[match_id])):
                yield f"the match {match_id} is not as it was saved"
        digests_kept = {digest for _, digest in kept}
        pool = [_digest(record) for record in _pool()]
        for number in self._imported:
            # A record that continues it may have taken its place.
            if not {pool[number], pool[number - (number % 3 == 2)]} & digests_kept:
                yield f"the record {number} is lost"
        for path in (self.data).glob(f"{DATABASE}.unreadable-*"):
            yield f"{path.name} was renamed"


def _kept_in(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The ids and digests of the matches of a database, deleted ones included."""
    kept = {
        (match_id, digest)
        for match_id, digest in connection.execute("SELECT id, digest FROM match")
    }
    deleted = connection.execute("SELECT id, record FROM deleted_match")
    return kept | {(match_id, digest_of_text(text)) for match_id, text in deleted}


@cache
def _kept_in_file(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return _kept_in(connection)


def wrong_stakes(connection: sqlite3.Connection) -> Iterator[str]:
    """Stakes that are not paid, or not as they should be."""
    for row in connection.execute(
        "SELECT s.match, s.stake, s.state, m.ending, r.text FROM staked_match AS s"
        " LEFT JOIN match AS m ON m.id = s.match LEFT JOIN record AS r ON r.match = m.match"
    ).fetchall():
        is_open = row["state"] == "open"
        if is_open != (row["ending"] == Ending.RUNNING.value):
            yield f"the stakes of {row['match']} are {row['state']}, it is {row['ending']}"
        if is_open or row["text"] is None:
            continue
        paid = [
            Due(*seat)
            for seat in connection.execute(
                "SELECT share, experience FROM staked_seat WHERE match = ? ORDER BY seat",
                (row["match"],),
            )
        ]
        if paid != (right := _due_of(row["text"], row["stake"])):
            yield f"the match {row['match']} paid {paid}, not {right}"
