"""How fast the lists, the figures and the leaderboard are with 20,000 matches.

    python -m benchmarks.database [--matches N] [--runs N] [--folder FOLDER]

Makes a database of copies of a few hundred simulated matches (all games and seatings, played by
chance) with ids, dates and decks of their own. Prints, in milliseconds, the median and the longest
of several runs of each query in processor time and their median in wall time, the size of the
database, and the peak memory of the process. `--folder` keeps the database and uses it again.

The limits: list, statistics and leaderboard 500 ms each, memory 120 MiB. None of it runs in the
window's thread.

2026-11-28, AMD EPYC, 2 cores on which about eight other processes ran, so that only the processor
time says something; Python 3.11, compiled core; 20,107 matches of 7.3 rounds and 3.3 players on
average, 7 runs; database 112 MiB, of which the records are 89 MiB; peak memory 56 MiB:

    milliseconds                                  cpu  longest
    opening the database                          1.4      1.6
    list, own                                    16.9     18.0
    list, one opponent                           32.6     33.2
    list, text                                   55.8     56.9
    list, own, by opponents                      28.9     29.8
    list, own, page in the middle                19.4     19.7
    statistics, own                             189.7    192.7
    statistics, one opponent                    157.3    161.5
    statistics, text                            269.6    281.8
    statistics, seat 2 of all                   152.3    156.9
    fairness, own                               148.0    152.8
    fairness, text                              111.8    115.3
    leaderboard, all games                      394.0    401.9
    leaderboard, scopa                           38.8     39.6
    rungs of the profile                        642.9    651.1
    news of a match                             393.3    400.3
    page of a profile                            71.1     72.1
    saving a match                               70.5     74.1
"""

import argparse
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, timezone
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

from benchmarks.environment import describe_environment
from benchmarks.matches import random_record, random_records
from scopa_desktop.play.badges import award, progress, rebuild
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.leaderboard import leaderboard_of
from scopa_desktop.play.leaderboard.match_news import news_of
from scopa_desktop.play.leaderboard.own_rungs import rungs_of
from scopa_desktop.play.matches.match_facts import MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote, new_match_id, utc_now
from scopa_desktop.play.matches.match_rows import find_match, save_match
from scopa_desktop.play.statistics.fairness import fairness_of
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchOrder, count, matches
from scopa_desktop.play.statistics.match_statistics import statistics_of
from scopa_desktop.play.statistics.profile_summary import profile_summary
from scopa_desktop.play.storage.database import Database
from scopa_desktop.rules.catalogue import CATALOGUE

PROFILE: Final = "0123456789abcdef" * 2
"""The profile in the seat of the person."""
_FIRST: Final = datetime(2020, 1, 1, tzinfo=timezone.utc)
_APART: Final = timedelta(minutes=37)
"""The time between two matches: 20,000 of them take 17 months."""
_DECKS: Final = ("napoletane", "siciliane", "piacentine", "francesi")
_PAGE: Final = 200
"""The number of matches that the list reads at once."""
_MIB: Final = 1 << 20
_OWN: Final = MatchFilter(profile=PROFILE)
_SELECTIONS: Final = {
    "own": _OWN,
    "one game": MatchFilter(profile=PROFILE, variants=frozenset({"scopa"})),
    "one opponent": MatchFilter(profile=PROFILE, opponents=frozenset({"strong"})),
    "some months": MatchFilter(profile=PROFILE, since=date(2020, 3, 1), until=date(2020, 9, 30)),
    "text": MatchFilter(profile=PROFILE, text="nonna"),
    "seat 2 of all": MatchFilter(seat=1),
}

Query = Callable[[sqlite3.Connection], object]


# --- the database -------------------------------------------------------------------------------


def fill(database: Database, number: int, templates: int, seed: int = 1) -> None:
    """Fill an empty database with copies of simulated matches.

    Copies differ in their ids, dates, decks and deal numbers; there are `number` matches at least,
    and `templates` different ones among them.
    """

    def write(connection: sqlite3.Connection) -> None:
        for index, record in enumerate(islice(random_records(seed), templates)):
            facts = facts_of(record)
            note = _note(facts, f"{index:032x}", _FIRST + index * _APART, _DECKS[0])
            save_match(connection, note, record, facts)
        _copy_all(connection, -(-number // templates) - 1, templates)
        rebuild(connection)

    database.write(write)


def _copy_all(connection: sqlite3.Connection, copies: int, templates: int) -> None:
    """Copy all matches so many times."""
    seconds = int(_APART.total_seconds()) * templates
    largest = connection.execute("SELECT max(match) FROM match").fetchone()[0]
    key = f"match + copy * {largest}"
    deck = " ".join(f"WHEN {index} THEN '{deck}'" for index, deck in enumerate(_DECKS))
    of_match = {
        "id": f"printf('%032x', {key})",
        "digest": f"printf('%064x', {key})",
        "began": f"began + copy * {seconds}",
        "ended": f"ended + copy * {seconds}",
        "deck": f"CASE copy % {len(_DECKS)} {deck} END",
        "deal_number": "(deal_number + copy * 7919) % 1000000000",
    }
    for table in ("match", "record", "seat", "sheet", "dealt"):
        columns = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})")]
        changed = {"match": key, **(of_match if table == "match" else {})}
        connection.execute(
            "WITH RECURSIVE copies (copy) AS"
            f" (SELECT 1 UNION ALL SELECT copy + 1 FROM copies LIMIT {copies})"
            f" INSERT INTO {table} ({', '.join(columns)})"
            f" SELECT {', '.join(changed.get(column, column) for column in columns)}"
            f" FROM copies CROSS JOIN (SELECT * FROM {table}) WHERE {copies} > 0"
        )


def _note(facts: MatchFacts, match_id: str, began: datetime, deck: str) -> MatchNote:
    return MatchNote(
        id=match_id,
        began=began,
        ended=began + timedelta(minutes=15),
        ending=Ending.ABANDONED if facts.winner is None else Ending.FINISHED,
        profiles=tuple(PROFILE if player.is_person else None for player in facts.players),
        deck=deck,
        seconds=60 * (5 + began.minute % 20),
    )


# --- measuring ----------------------------------------------------------------------------------


class Figure(NamedTuple):
    """Durations of an action, in milliseconds."""

    name: str
    cpu: list[float]
    wall: list[float]

    def line(self) -> str:
        """A line of the table."""
        columns = (median(self.cpu), max(self.cpu), median(self.wall))
        return f"{self.name:<40}" + "".join(f"{column:>9.1f}" for column in columns)


def _timed(name: str, action: Callable[[], object], runs: int) -> Figure:
    """Durations of an action, after one run that does not count."""
    action()
    cpu, wall = [], []
    for _ in range(runs):
        cpu_before, wall_before = process_time(), perf_counter()
        action()
        cpu.append(1000 * (process_time() - cpu_before))
        wall.append(1000 * (perf_counter() - wall_before))
    return Figure(name, cpu, wall)


def _queries(number: int) -> Iterator[tuple[str, Query]]:
    """What the window reads of so many matches."""

    def opened(connection: sqlite3.Connection, selection: MatchFilter) -> None:
        count(connection, selection)
        matches(connection, selection, limit=_PAGE)

    for name, selection in _SELECTIONS.items():
        yield f"list, {name}", partial(opened, selection=selection)
    for order in MatchOrder:
        yield (
            f"list, own, by {order.name.lower()}",
            partial(matches, selection=_OWN, order=order, limit=_PAGE),
        )
    yield (
        "list, own, page in the middle",
        partial(matches, selection=_OWN, limit=_PAGE, offset=number // 2),
    )
    for name, selection in _SELECTIONS.items():
        yield f"statistics, {name}", partial(statistics_of, selection=selection)
    for name, selection in _SELECTIONS.items():
        yield f"fairness, {name}", partial(fairness_of, selection=selection)
    shipped, now = shipped_matches(), utc_now()
    for game in (None, "scopa"):
        yield (
            f"leaderboard, {game or 'all games'}",
            partial(
                leaderboard_of,
                character_matches=shipped,
                profiles=[PROFILE],
                game=game,
                now=now,
                competitive_only=False,
            ),
        )
    yield "rungs of the profile", partial(rungs_of, profile=PROFILE, now=now)
    yield "news of a match", partial(news_of, match_id=f"{0:032x}", profile=PROFILE)
    yield "page of a profile", partial(profile_summary, profile=PROFILE)
    yield "progress towards badges", partial(progress, profile=PROFILE)
    yield "record of a match", partial(find_match, match_id=f"{0:032x}")


def _recording(database: Database, runs: int) -> Figure:
    """Durations of saving a match that has ended, with its badges."""
    rng, variant = Random(1), CATALOGUE["cirulla"]
    records = iter([random_record(rng, variant, variant.seatings[-1]) for _ in range(runs + 1)])

    def save() -> None:
        record = next(records)
        facts = facts_of(record)
        note = _note(facts, new_match_id(), utc_now(), _DECKS[0])

        def write(connection: sqlite3.Connection) -> None:
            save_match(connection, note, record, facts)
            award(connection, note.id)

        database.write(write)

    return _timed("saving a match", save, runs)


def figures(folder: Path, number: int, runs: int) -> Iterator[Figure]:
    """All durations, with the database of a folder, which is filled where it is empty."""
    database = Database(folder)
    if not database.read(lambda connection: count(connection, MatchFilter(seat=0))):
        fill(database, number, templates=min(number, 300))
    yield _timed("opening the database", lambda: _open(folder), runs)
    for name, query in _queries(number):
        yield _timed(name, partial(database.read, query), runs)
    yield _recording(database, runs)
    database.close()


def _open(folder: Path) -> None:
    database = Database(folder)
    database.read(lambda connection: connection.execute("SELECT 1").fetchone())
    database.close()


def peak_memory() -> float:
    """The peak of the resident memory of this process, in MiB; not on Windows."""
    import resource  # noqa: PLC0415

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / _MIB if sys.platform == "darwin" else peak * 1024 / _MIB


def main() -> None:
    """Make the database, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    print(describe_environment())
    print(f"{'milliseconds':<40}{'cpu':>9}{'longest':>9}{'wall':>9}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        for figure in figures(folder, options.matches, options.runs):
            print(figure.line(), flush=True)
        size = sum(path.stat().st_size for path in folder.glob("scopa.sqlite3*"))
        print(f"database: {size / _MIB:.1f} MiB; peak memory: {peak_memory():.0f} MiB")


if __name__ == "__main__":
    main()
