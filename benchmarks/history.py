"""How fast the history is with 100,000 matches.

    python -m benchmarks.history [--matches N] [--runs N] [--folder FOLDER]

Makes a database of copies of a few hundred simulated matches (all games and seatings, played by
chance) with ids, dates and decks of their own, and prints for each query the median and the 90 %
quantile, in wall time and in processor time:

- the list: opened (number of matches and first page), sorted by each column, a page in the middle,
  filtered;
- sums: those of a page of statistics, each by itself, and all one after the other;
- recording: the rows of a match that has ended, and its files and rows with the disk's
  synchronization, in a folder of as many matches;
- comparing the database with that folder, when nothing is new and when one match is.

The limits: the list 150 ms, a page of statistics 300 ms, recording 20 ms. All of it runs in threads
of its own; no frame waits for it. `--folder` keeps the database and uses it again.

2026-11-22, AMD EPYC, 2 cores on which eight to fifteen other processes ran, so that only the
processor time says something; Python 3.11, compiled core; 100,200 matches of 7.3 rounds and 3.3
players on average, a database of 198 MB, 5 runs:

    milliseconds                                     wall     90 %      cpu     90 %
    opening the database                              1.0      1.8      1.0      1.3
    list, own: number and first page                 81.9    108.3     14.1     14.2
    list, one game: number and first page           215.7    236.9     18.5     20.4
    list, one opponent: number and first page       111.0    797.3     23.1     25.5
    list, a year: number and first page              17.7     22.7      5.6      6.0
    list, text: number and first page               148.9    218.9     28.4     29.4
    list, seat 2 of all: number and first page      632.4    793.5    115.0    138.8
    list, own: by ended                              15.2     20.1      3.7      4.3
    list, own: by game                              229.0    356.0     27.8     30.3
    list, own: by opponents                         275.8    681.2     28.4     30.0
    list, own: by result                            124.4    761.8     23.2     24.6
    list, own: by score                             113.4    162.4     26.3     27.0
    list, own: by length                            190.6    213.2     26.0     26.4
    list, own: by rounds                            111.1    164.2     23.2     24.5
    list, own: page in the middle                    76.1    236.2      9.3      9.7
    statistics, own: sums                           271.1    285.4     44.2     58.7
    statistics, own: categories                     484.5    571.7     96.9    108.4
    statistics, own: by week                        169.5    199.7     34.8     37.3
    statistics, own: all results in order            88.0    118.5     17.9     20.8
    statistics, own: by opponents                   251.2    351.0     50.0     74.5
    statistics, own: all of these                  1226.8   1313.6    255.5    257.5
    statistics, one game: all of these              399.4    440.1     83.8     88.6
    statistics, one opponent: categories            235.4    244.2     49.7     51.5
    statistics, one opponent: all of these          843.5    950.7    146.2    152.0
    statistics, a year: all of these                237.8    241.4     46.1     47.5
    statistics, text: categories                    331.2    366.7     66.0     67.9
    statistics, text: all of these                 1096.3   1145.3    204.0    207.9
    statistics, seat 2 of all: categories          1254.2   1516.1    216.0    220.9
    statistics, seat 2 of all: all of these        3044.4   3431.7    533.8    539.8
    recording: facts of a match                      47.3     60.3      7.6      9.5
    recording: rows of a match                        5.1     23.8      1.5      1.9
    recording: files, facts and rows of a match     100.0    155.8     12.1     13.4
    comparison with the files, nothing new         1918.6   2282.4    278.8    279.8
    comparison with the files, one new             2261.4   2459.6    306.5    320.0
"""

import argparse
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final, NamedTuple

from benchmarks.environment import describe_environment
from benchmarks.history_database import PROFILE, fill, make_files
from benchmarks.matches import random_record
from scopa_desktop.play.history.category_sums import category_sums
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.play.history.match_list import MatchOrder
from scopa_desktop.play.history.match_note import Ending, MatchNote, new_match_id, utc_now
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.record import Record

_PAGE: Final = 200
"""The number of matches that the list reads at once."""
_OWN: Final = MatchFilter(profile=PROFILE)
_SELECTIONS: Final = {
    "own": _OWN,
    "one game": MatchFilter(profile=PROFILE, variants=frozenset({"scopa"})),
    "one opponent": MatchFilter(profile=PROFILE, opponents=frozenset({"strong"})),
    "a year": MatchFilter(profile=PROFILE, since=date(2021, 1, 1), until=date(2021, 12, 31)),
    "text": MatchFilter(profile=PROFILE, text="nonna"),
    "seat 2 of all": MatchFilter(seat=1),
}
_SUMS: Final = (
    "SELECT count(*), sum(s.result = 1), sum(s.result = 0), sum(s.result = -1), sum(s.rounds),"
    " sum(s.points), sum(s.squares), sum(s.margin), sum(s.margin_squares), sum(s.rounds_won),"
    " sum(s.rounds_lost), sum(s.sweeps), sum(s.sweeps_against) FROM seat AS s WHERE {condition}"
)
_OVER_TIME: Final = (
    "SELECT s.ended / 604800, count(*), sum(s.result = 1), sum(s.points), sum(s.rounds)"
    " FROM seat AS s WHERE {condition} GROUP BY 1"
)
_SEQUENCE: Final = (
    "SELECT group_concat(result, ' ') FROM"
    " (SELECT ifnull(s.result, '-') AS result FROM seat AS s WHERE {condition} ORDER BY s.ended)"
)
"""As one text: making an object of each row takes longer."""
_OPPONENTS: Final = (
    "SELECT s.opponent_levels, s.result, count(*) FROM seat AS s WHERE {condition} GROUP BY 1, 2"
)


class Figure(NamedTuple):
    """Durations of an action, in milliseconds."""

    name: str
    wall: list[float]
    cpu: list[float]

    def line(self) -> str:
        """A line of the table."""
        columns = (
            median(self.wall),
            _ninety_percent(self.wall),
            median(self.cpu),
            _ninety_percent(self.cpu),
        )
        return f"{self.name:<44}" + "".join(f"{column:>9.1f}" for column in columns)


def _ninety_percent(values: list[float]) -> float:
    return quantiles(values, n=10)[-1] if len(values) > 1 else values[0]


def timed(name: str, action: Callable[[], object], runs: int) -> Figure:
    """Durations of an action, after one run that does not count."""
    action()
    wall, cpu = [], []
    for _ in range(runs):
        wall_before, cpu_before = perf_counter(), process_time()
        action()
        wall.append(1000 * (perf_counter() - wall_before))
        cpu.append(1000 * (process_time() - cpu_before))
    return Figure(name, wall, cpu)


def list_figures(history: MatchHistory, runs: int) -> Iterator[Figure]:
    """Durations of what the list of matches reads."""
    for name, selection in _SELECTIONS.items():

        def opened(selection: MatchFilter = selection) -> None:
            history.count(selection)
            history.matches(selection, limit=_PAGE)

        yield timed(f"list, {name}: number and first page", opened, runs)
    for order in MatchOrder:

        def sorted_by(order: MatchOrder = order) -> None:
            history.matches(_OWN, order, limit=_PAGE)

        yield timed(f"list, own: by {order.name.lower()}", sorted_by, runs)
    middle = history.count(_OWN) // 2
    yield timed(
        "list, own: page in the middle",
        lambda: history.matches(_OWN, limit=_PAGE, offset=middle),
        runs,
    )


def statistics_figures(history: MatchHistory, runs: int) -> Iterator[Figure]:
    """Durations of the sums of a page of statistics."""
    for name, selection in _SELECTIONS.items():
        queries = _statistics(history, selection)
        for of_query, query in queries.items():
            yield timed(f"statistics, {name}: {of_query}", query, runs)
        yield timed(f"statistics, {name}: all of these", partial(_run_all, queries), runs)


def _statistics(history: MatchHistory, selection: MatchFilter) -> dict[str, Callable[[], object]]:
    """What a page of statistics reads of the selected matches."""
    condition = selection.condition()

    def run(sql: str) -> list[sqlite3.Row]:
        return history.connection.execute(
            sql.format(condition=condition.sql), condition.parameters
        ).fetchall()

    return {
        "sums": lambda: run(_SUMS),
        "categories": lambda: category_sums(history.connection, condition),
        "by week": lambda: run(_OVER_TIME),
        "all results in order": lambda: run(_SEQUENCE),
        "by opponents": lambda: run(_OPPONENTS),
    }


def _run_all(queries: dict[str, Callable[[], object]]) -> None:
    for query in queries.values():
        query()


def recording_figures(history: MatchHistory, runs: int) -> Iterator[Figure]:
    """Durations of recording a match that has ended."""
    rng = Random(1)
    variant = CATALOGUE["cirulla"]
    records = [random_record(rng, variant, variant.seatings[-1]) for _ in range(runs + 1)]
    of_facts = iter(records)
    yield timed("recording: facts of a match", lambda: facts_of(next(of_facts)), runs)
    facts = iter([(record, facts_of(record)) for record in records])

    def write_rows() -> None:
        record, of_record = next(facts)
        history.write(f"{new_match_id()}.scopa", _note(record), of_record)

    yield timed("recording: rows of a match", write_rows, runs)
    of_files = iter(records)

    def write_all() -> None:
        record = next(of_files)
        note = _note(record)
        file = history.files.free_name(record, note.began)
        history.files.write(file, record, note)
        history.write(file, note, facts_of(record))

    yield timed("recording: files, facts and rows of a match", write_all, runs)


def _note(record: Record) -> MatchNote:
    now = utc_now()
    profiles = tuple(PROFILE if player.level == "person" else None for player in record.players)
    return MatchNote(new_match_id(), now, now, Ending.FINISHED, profiles=profiles)


def comparison_figures(history: MatchHistory, runs: int) -> Iterator[Figure]:
    """Durations of comparing the database with the record files."""
    list(history.synchronize())
    yield timed("comparison with the files, nothing new", lambda: list(history.synchronize()), runs)
    rng = Random(2)
    scopa = CATALOGUE["scopa"]

    def add() -> None:
        record = random_record(rng, scopa, scopa.seatings[0])
        note = _note(record)
        history.files.write(history.files.free_name(record, note.began), record, note)
        assert len(list(history.synchronize())) == 1

    yield timed("comparison with the files, one new", add, runs)


def figures(folder: Path, matches: int, runs: int) -> Iterator[Figure]:
    """All durations, with the database of a folder, which is filled where it is empty."""
    history = MatchHistory(folder)
    if not history.connection.execute("SELECT count(*) FROM match").fetchone()[0]:
        fill(history, matches, templates=min(matches, 300))
    yield timed("opening the database", lambda: MatchHistory(folder).close(), runs)
    yield from list_figures(history, runs)
    yield from statistics_figures(history, runs)
    make_files(history)
    yield from recording_figures(history, runs)
    yield from comparison_figures(history, runs)
    history.close()


def main() -> None:
    """Make the database, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    print(describe_environment())
    print(f"{'milliseconds':<44}{'wall':>9}{'90 %':>9}{'cpu':>9}{'90 %':>9}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        for figure in figures(folder, options.matches, options.runs):
            print(figure.line(), flush=True)
        print(f"database: {(folder / DATABASE).stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
