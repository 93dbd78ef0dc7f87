"""Brings in what version 0.1.0 and its successors kept in separate files.

That are `profiles.json`; the running match, `running.scopa` with its note `running.json`; the
folder `matches` with a record and a note for each match; `history.sqlite3` for badges and reviews;
`ledger.sqlite3` for chips; and the folder `training`. Each part is brought in once, and the files
are left where they are. Whatever cannot be used is left out; the log says so.
"""

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from datetime import date, datetime, timezone
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.badges import rebuild
from scopa_desktop.play.chips.accounts import Account, chips_of
from scopa_desktop.play.chips.earnings import GrantReason
from scopa_desktop.play.chips.stakes import settle
from scopa_desktop.play.matches.match_facts import MatchFacts, digest_of, digest_of_text, facts_of
from scopa_desktop.play.matches.match_note import (
    Ending,
    MatchNote,
    Origin,
    Owner,
    new_match_id,
    note_of,
    owner_of,
    utc_now,
    with_owner,
)
from scopa_desktop.play.matches.match_rows import find_match, save_match, with_ending_of
from scopa_desktop.play.recording.record_import import Progress, note_of_record, time_of_file
from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import sound_row
from scopa_desktop.play.storage.database_file import connect, errors_of
from scopa_desktop.play.storage.files import MissingFileError, StorageError, read_bytes
from scopa_desktop.play.storage.json_fields import (
    Fields,
    FormError,
    anything,
    boolean,
    calendar_day,
    hex_id,
    integer,
    json_object,
    list_of,
    matching,
    optional,
    read_json_file,
    read_lines,
    text,
    usable,
    utc_time,
)
from scopa_desktop.play.storage.profiles import (
    DEFAULT_NAME,
    MOST_PROFILES,
    Profile,
    store_profiles,
    stored_profiles,
)
from scopa_desktop.play.storage.record_files import LARGEST_RECORD, SUFFIX
from scopa_desktop.play.storage.schema import FAMILY_OF_DAY
from scopa_desktop.play.storage.settings import parse_last_game
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.record import Record, read_record, record_head

tr: Final = partial(QCoreApplication.translate, "FormerFiles")

_PROFILES: Final = "profiles.json"
_RUNNING: Final = "running"
_MATCHES: Final = "matches"
_HISTORY: Final = "history.sqlite3"
_LEDGER: Final = "ledger.sqlite3"
_TRAINING: Final = "training"
_LARGEST_JSON: Final = 16 * 1024 * 1024
_TOGETHER: Final = 16
"""The number of matches that are brought in with one transaction."""

_log = logging.getLogger(__name__)


def bring_in_first(database: Database) -> list[str]:
    """Bring in what a start needs at once: the profiles and the running match.

    Returns sentences about what could not be used.
    """
    problems: list[str] = []
    try:
        for part, name, bring_in in (
            ("profiles", _PROFILES, _bring_in_profiles),
            ("running", f"{_RUNNING}{SUFFIX}", _bring_in_running),
        ):
            path = database.folder / name
            if path.exists() and not database.read(partial(_is_done, part=part)):
                problems += database.write(partial(_do, part=part, job=partial(bring_in, path)))
    except StorageError as error:
        problems.append(error.sentence)
    return problems


def bring_in_rest(database: Database) -> Generator[Progress, None, list[str]]:
    """Bring in everything else, some of it at each step.

    Returns sentences for the player: what could not be used, and what was brought in. Raises
    `StorageError` with a sentence. What is interrupted goes on the next time.
    """
    folder = database.folder
    sentences: list[str] = []
    number = 0
    if (folder / _MATCHES).is_dir() and not database.read(partial(_is_done, part=_MATCHES)):
        for step in _bring_in_matches(database):
            number += step.is_new
            sentences += filter(None, [step.problem])
            yield step
        database.write(partial(_mark, part=_MATCHES))
    for part, name, bring_in in (
        (_HISTORY, _HISTORY, _bring_in_history),
        (_LEDGER, _LEDGER, _bring_in_ledger),
        (_TRAINING, _TRAINING, _bring_in_training),
    ):
        path = folder / name
        if path.exists() and not database.read(partial(_is_done, part=part)):
            sentences += database.write(partial(_do, part=part, job=partial(bring_in, path)))
            yield Progress(path)
    if number:
        sentence = tr(
            "Your matches are now kept in one file, “{path}”: %n were brought in. The former "
            "files were left where they are.",
            "",
            number,
        )
        sentences.append(sentence.format(path=database.path))
    return sentences


def bring_in_all(database: Database) -> list[str]:
    """Bring in everything else at once; returns sentences for the player."""
    sentences: list[str] = []

    def steps() -> Generator[Progress, None, None]:
        sentences.extend((yield from bring_in_rest(database)))

    for _ in steps():
        pass
    return sentences


def _is_done(connection: sqlite3.Connection, part: str) -> bool:
    query = "SELECT 1 FROM former_part WHERE part = ?"
    return connection.execute(query, (part,)).fetchone() is not None


def _mark(connection: sqlite3.Connection, part: str) -> None:
    connection.execute("INSERT OR IGNORE INTO former_part VALUES (?)", (part,))


def _do(connection: sqlite3.Connection, part: str, job: "partial[list[str]]") -> list[str]:
    problems = job(connection)
    _mark(connection, part)
    return problems


def _bring_in_profiles(path: Path, connection: sqlite3.Connection) -> list[str]:
    here, current = stored_profiles(connection)
    try:
        found, chosen = read_json_file(path, _LARGEST_JSON, _profiles_of)
    except StorageError as error:
        return [error.sentence]
    known = {each.id for each in here}
    profiles = [*here, *(each for each in found if each.id not in known)][:MOST_PROFILES]
    if profiles:
        ids = {each.id for each in profiles}
        chosen = current or (chosen if chosen in ids else profiles[0].id)
        store_profiles(connection, profiles, chosen)
    return []


def _profiles_of(content: object) -> tuple[list[Profile], str]:
    """The profiles of the file, and the id of the current one; raises `FormError`."""
    fields = Fields(content, "scopa-desktop profiles")
    found: dict[str, Profile] = {}
    for entry in fields.take("profiles", list_of(anything), ()):
        with suppress(ValueError):
            profile = _profile_of(Fields(entry))
            found.setdefault(profile.id, profile)
    with suppress(FormError):
        return list(found.values()), fields.take("current", hex_id, "")
    return list(found.values()), ""


def _profile_of(fields: Fields) -> Profile:
    """The profile of an entry; invalid fields have their defaults. Raises `ValueError`."""
    profile = Profile(fields.take("id", hex_id))
    parsers: Mapping[str, Any] = {
        "name": anything,
        "portrait": anything,
        "deck": anything,
        "game": parse_last_game,
        "created": calendar_day,
    }
    for name, parse in parsers.items():
        if name in fields:
            try:
                profile = replace(profile, **{name: fields.take(name, parse)})
            except ValueError as error:
                _log.warning("“%s” of the profile %s is left out: %s", name, profile.id, error)
    return profile


class _Former(NamedTuple):
    """A match of the former files."""

    note: MatchNote
    record: Record
    facts: MatchFacts


def _bring_in_running(path: Path, connection: sqlite3.Connection) -> list[str]:
    try:
        record = read_record(_whole_lines(read_bytes(path, LARGEST_RECORD)).decode())
        facts_of(record)
    except StorageError as error:
        return [error.sentence]
    except ValueError as error:
        _log.warning("the running match %s cannot be used: %s", path, error)
        return [tr("“{path}” is damaged: the match in it cannot go on.").format(path=path)]
    note = _running_note(path.with_suffix(".json"), record)
    if note is None:
        profiles, current = stored_profiles(connection)
        own = next((each for each in profiles if each.id == current), None)
        seated = [] if own is None else profiles_of_seats(record.players, profiles, own)
        ids = tuple(None if each is None else each.id for each in seated)
        note = MatchNote(new_match_id(), began=utc_now(), profiles=ids)
    save_match(connection, replace(note, ended=None, ending=Ending.RUNNING), record)
    return []


def _whole_lines(content: bytes) -> bytes:
    """The content without the incomplete end that an interrupted write has left."""
    content = content[: content.rfind(b"\n") + 1]
    last_line = content.rfind(b"\n", 0, -1) + 1
    return content[:last_line] if content.startswith(b"round: ", last_line) else content


def _running_note(path: Path, record: Record) -> MatchNote | None:
    """The note of the running match, or of the one before it, whichever has this record."""

    def parse(content: object) -> MatchNote | None:
        fields = Fields(content, "scopa-desktop match")
        head = fields.take("head", anything, "")
        before = fields.take("before", optional(json_object), None)
        note = note_of(fields)
        if before is not None and before.get("digest") == digest_of(record):
            return note_of(Fields(json.loads(str(before.get("note"))), "scopa-desktop match"))
        return note if head == digest_of_text(record_head(record.head)) else None

    try:
        return read_json_file(path, _LARGEST_JSON, parse)
    except StorageError as error:
        _log.warning("the note of the running match is not used: %s", error)
        return None


def _bring_in_matches(database: Database) -> Iterator[Progress]:
    """Bring in the folder of the matches, one at each step.

    Of files of one match, that of a match played here counts before an imported one, a finished one
    before an unfinished one, and then the one with more rounds.
    """
    folder = database.folder / _MATCHES
    try:
        files = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError as error:
        _log.warning("the folder %s cannot be read: %s", folder, error)
        return
    # As the former versions sorted those that ended in the same second: 2 before 10.
    files.sort(key=lambda path: (len(path.name), path.name))
    profiles, current = database.read(stored_profiles)
    own = next((each for each in profiles if each.id == current), None)
    # Records without a name were written there before there were profiles.
    owner = None if own is None else owner_of(own, DEFAULT_NAME)
    steps = ((path, _read_match(path, owner)) for path in files)
    done = 0
    while batch := list(islice(steps, _TOGETHER)):
        found = [each for _, each in batch if isinstance(each, _Former)]
        new = iter(database.write(partial(_enter_all, found=found)))
        for path, each in batch:
            done += 1
            is_new = isinstance(each, _Former) and next(new)
            problem = each if isinstance(each, str) else ""
            if problem:
                _log.warning("%s", problem)
            yield Progress(path, problem, is_new, done=done, total=len(files))


def _read_match(path: Path, owner: Owner | None) -> _Former | str:
    """The match of a record file; a sentence if it cannot be used."""
    try:
        record = read_record(read_bytes(path, LARGEST_RECORD).decode())
        facts = facts_of(record)
        note = _note_beside(path)
        if note is None:
            note = note_of_record(facts.digest, time_of_file(path))
            note = note if owner is None else with_owner(note, record.players, owner)
        return _Former(with_ending_of(facts, note), record, facts)
    except StorageError as error:
        return error.sentence
    except (TextError, UnicodeDecodeError) as error:
        _log.warning("%s is left out: %s", path, error)
        return tr("“{path}” is damaged and was left out.").format(path=path)
    except Exception as error:
        # One match must not keep those after it out.
        report_fault(error)
        return tr("“{path}” is damaged and was left out.").format(path=path)


def _note_beside(path: Path) -> MatchNote | None:
    """The note of a record file; None if there is none that can be used."""

    def parse(content: object) -> MatchNote:
        return note_of(Fields(content, "scopa-desktop match"))

    try:
        return read_json_file(path.with_suffix(".json"), _LARGEST_JSON, parse)
    except MissingFileError:
        return None
    except StorageError as error:
        _log.warning("the note of %s is not used: %s", path, error)
        return None


def _enter_all(connection: sqlite3.Connection, found: Sequence[_Former]) -> list[bool]:
    return [_enter(connection, each) for each in found]


def _enter(connection: sqlite3.Connection, former: _Former) -> bool:
    """Enter a match, unless another one here is the same and counts; returns whether it is new."""
    note, record, facts = former
    rows = connection.execute(
        "SELECT id, origin, ending, winner, rounds FROM match"
        " WHERE id = ? OR (digest = ? AND (origin = 'imported' OR ?))",
        (note.id, facts.digest, note.origin is Origin.IMPORTED),
    ).fetchall()
    rank = (note.origin is not Origin.IMPORTED, facts.winner is not None, len(facts.scored_rounds))
    for row in rows:
        other = (row["origin"] != Origin.IMPORTED.value, row["winner"] is not None, row["rounds"])
        if row["ending"] == Ending.RUNNING.value or other >= rank:
            return False
    for row in rows:
        connection.execute("DELETE FROM match WHERE id = ?", (row["id"],))
    save_match(connection, note, record, facts)
    return not rows


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a former database for reading; raises `StorageError` with a sentence."""
    with errors_of(path), closing(connect(path, "mode=rw")) as connection:
        yield connection


def _sound_rows(former: sqlite3.Connection, table: str) -> list[sqlite3.Row]:
    """The rows of a table of a former database whose values have the types of their columns."""
    sql = f"SELECT * FROM {table} WHERE {sound_row(former, table)}"
    return former.execute(sql).fetchall()


def _bring_in_history(path: Path, connection: sqlite3.Connection) -> list[str]:
    try:
        with _opened(path) as former:
            badges, reviews = _sound_rows(former, "badge"), _sound_rows(former, "review_result")
    except StorageError as error:
        # Badges are awarded for the matches again.
        _log.warning("%s", error.sentence)
        badges = reviews = []
    connection.executemany(
        "INSERT OR IGNORE INTO badge VALUES (?, ?, ?, ?)",
        [(row["profile"], row["badge"], row["match"], row["earned"]) for row in badges],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO review SELECT match, ?2, ?3, ?4, ?5, ?6 FROM match WHERE id = ?1",
        [tuple(row) for row in reviews],
    )
    rebuild(connection)
    return []


def _bring_in_ledger(path: Path, connection: sqlite3.Connection) -> list[str]:
    try:
        with _opened(path) as former:
            ledger = _Ledger(former)
    except (StorageError, LookupError, ValueError) as error:
        _log.warning("the chips in %s are not brought in: %s", path, error)
        return [tr("“{path}” is damaged: the chips in it are lost.").format(path=path)]
    ledger.store(connection)
    _pay_left(connection)
    return []


class _Ledger:
    """The content of the former ledger."""

    def __init__(self, former: sqlite3.Connection) -> None:
        """Read a ledger; raises `sqlite3.DatabaseError` or `LookupError` if it is damaged."""
        self._accounts = {
            row["account"]: (row["kind"], row["owner"]) for row in _sound_rows(former, "account")
        }
        self._entries = {row["entry"]: row for row in _sound_rows(former, "entry")}
        self._matches = _sound_rows(former, "match")
        self._seats = _sound_rows(former, "seat")
        self._postings = _sound_rows(former, "posting")
        self._experience = _sound_rows(former, "experience")

    def store(self, connection: sqlite3.Connection) -> None:
        """Write stakes and grants into the database."""
        self._store_matches(connection)
        self._store_grants(connection)
        self._store_other_experience(connection)
        self._store_differences(connection)

    def _store_matches(self, connection: sqlite3.Connection) -> None:
        began: dict[str, int] = {}
        ended: dict[str, int] = {}
        departures: Counter[tuple[str, str]] = Counter()
        for entry in self._entries.values():
            if entry["match"] is None:
                continue
            if entry["kind"] in ("win", "abandoned", "return"):
                ended[entry["match"]] = entry["time"]
            elif entry["kind"] == "penalty":
                departures[entry["match"], entry["key"].split("/")[3]] += 1
            began.setdefault(entry["match"], entry["time"])
        for row in self._matches:
            seats = sorted(
                (seat for seat in self._seats if seat["match"] == row["match"]),
                key=lambda seat: int(seat["seat"]),
            )
            time = began.get(row["match"], 0)
            end = None if row["state"] == "open" else ended.get(row["match"], time)
            connection.execute(
                "INSERT OR IGNORE INTO staked_match VALUES (?, ?, ?, ?, ?, ?, ?)",
                (row["match"], row["players"], row["pairs"], row["stake"], row["state"], time, end),
            )
            for seat in seats:
                kind, owner = self._accounts[seat["account"]]
                connection.execute(
                    "INSERT OR IGNORE INTO staked_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        row["match"],
                        seat["seat"],
                        owner if kind == "profile" else None,
                        None if kind == "profile" else owner,
                        seat["share"],
                        seat["penalty"],
                        departures[row["match"], str(seat["seat"])],
                        seat["experience"],
                    ),
                )

    def _store_grants(self, connection: sqlite3.Connection) -> None:
        for posting in self._postings:
            entry = self._entries[posting["entry"]]
            kind, owner = self._accounts[posting["account"]]
            if entry["kind"] == "grant" and kind == "profile":
                _, _, reason, activity = entry["key"].split("/", 3)
                day = entry["detail"].split(" ")[-1]
                connection.execute(
                    "INSERT OR IGNORE INTO chip_grant VALUES (?, ?, ?, ?, ?, ?)",
                    (owner, reason, activity, day, entry["time"], posting["chips"]),
                )

    def _store_other_experience(self, connection: sqlite3.Connection) -> None:
        """Experience that was gained on another computer: a match with nothing at stake."""
        for row in self._experience:
            entry = self._entries[row["entry"]]
            kind, owner = self._accounts[row["account"]]
            if entry["kind"] != "experience" or kind != "profile" or entry["match"] is None:
                continue
            time = entry["time"]
            connection.execute(
                "INSERT OR IGNORE INTO staked_match VALUES (?, 2, 0, 0, 'won', ?, ?)",
                (entry["match"], time, time),
            )
            connection.executemany(
                "INSERT OR IGNORE INTO staked_seat VALUES (?, ?, ?, ?, 0, 0, 0, ?)",
                [
                    (entry["match"], 0, owner, None, row["points"]),
                    (entry["match"], 1, None, "beginner", 0),
                ],
            )

    def _store_differences(self, connection: sqlite3.Connection) -> None:
        """Let each profile have the chips that it had, whatever is not explained by its entries."""
        had: Counter[str] = Counter()
        for posting in self._postings:
            kind, owner = self._accounts[posting["account"]]
            if kind == "profile":
                had[owner] += posting["chips"]
        now = datetime.now(timezone.utc)
        for profile, chips in had.items():
            if difference := chips - chips_of(connection, Account(profile=profile)):
                _log.warning("%d chips of %s are not explained by entries", difference, profile)
                connection.execute(
                    "INSERT OR REPLACE INTO chip_grant VALUES (?, ?, 'former', ?, ?, ?)",
                    (
                        profile,
                        GrantReason.PRACTICE.value,
                        now.date().isoformat(),
                        int(now.timestamp()),
                        difference,
                    ),
                )


def _pay_left(connection: sqlite3.Connection) -> None:
    """Pay the matches that a killed process has left; of those that are gone, stakes go back."""
    now = datetime.now(timezone.utc)
    rows = connection.execute("SELECT match FROM staked_match WHERE state = 'open'").fetchall()
    for (match_id,) in rows:
        stored = find_match(connection, match_id)
        if stored is not None:
            settle(connection, stored.note, stored.record, now)
            continue
        connection.execute(
            "UPDATE staked_match SET state = 'returned', ended = ? WHERE match = ?",
            (int(now.timestamp()), match_id),
        )
        connection.execute(
            "UPDATE staked_seat SET share = (SELECT stake FROM staked_match AS m"
            " WHERE m.match = staked_seat.match) WHERE match = ?",
            (match_id,),
        )


class _Line(NamedTuple):
    """A line of a journal."""

    kind: str
    time: int
    """In seconds since 1970."""
    content: Mapping[str, Any]


_KIND: Final = matching("[a-z][a-z-]{0,39}")
_POINTS: Final = integer(-1_000, 1_000)
_LEVEL: Final = matching("[a-z0-9_-]{1,40}")


def _bring_in_training(folder: Path, connection: sqlite3.Connection) -> list[str]:
    for path in sorted(folder.glob("*.jsonl")):
        with suppress(ValueError):
            _bring_in_journal(path, hex_id(path.stem), connection)
    for path in sorted(folder.glob("own-puzzles-*.json")):
        with suppress(ValueError):
            _bring_in_own_puzzles(path, hex_id(path.stem.removeprefix("own-puzzles-")), connection)
    return []


def _bring_in_journal(path: Path, profile: str, connection: sqlite3.Connection) -> None:
    try:
        lines = list(read_lines(read_bytes(path, _LARGEST_JSON), _line, path))
    except StorageError as error:
        _log.warning("%s", error.sentence)
        return
    lines.sort(key=lambda line: line.time)
    tries: dict[str, str] = {}
    """The id of the counted try of each day."""
    moves: dict[str, list[tuple[int, list[str]]]] = {}
    # Whatever of them cannot be used is skipped, and the log says so.
    for _ in usable(lines, partial(_bring_in_line, connection, profile, tries, moves), path):
        pass
    for day, parts in moves.items():
        made: list[str] = []
        # In the order of the moves: the clock may have been set back during a try.
        for place, notation in sorted(parts, key=lambda part: part[0]):
            if place <= len(made):
                made[place:] = notation
        connection.execute(
            "UPDATE daily_try SET moves = ? WHERE profile = ? AND day = ?",
            ("\n".join(made), profile, day),
        )


def _line(content: object) -> _Line:
    fields = Fields(content)
    kind, time = fields.take("kind", _KIND), fields.take("time", utc_time)
    return _Line(kind, int(time.timestamp()), fields.rest())


def _bring_in_line(
    connection: sqlite3.Connection,
    profile: str,
    tries: dict[str, str],
    moves: dict[str, list[tuple[int, list[str]]]],
    line: _Line,
) -> None:
    """Write what a line of a journal says; raises `ValueError` if it cannot be used."""
    fields = Fields(line.content)
    match line.kind:
        case "lesson":
            is_done = fields.take("done", boolean, False)
            step = 0 if is_done else fields.take("step", integer(0, 1_000))
            connection.execute(
                "INSERT INTO lesson VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE"
                " SET step = excluded.step, completed = ifnull(completed, excluded.completed)",
                (profile, fields.take("id", text(60)), step, line.time if is_done else None),
            )
        case "puzzle":
            connection.execute(
                "INSERT INTO puzzle_attempt"
                " (profile, puzzle, time, is_solved, hints, move, rating, deviation)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    profile,
                    fields.take("puzzle", text(60)),
                    line.time,
                    fields.take("solved", boolean),
                    fields.take("hints", integer(0, 2)),
                    fields.take("move", optional(text(200)), None),
                    fields.take("rating", integer(0, 4000)),
                    fields.take("deviation", integer(1, 4000)),
                ),
            )
        case "puzzle-wish":
            connection.execute(
                "INSERT OR REPLACE INTO puzzle_wish VALUES (?, ?, ?, ?)",
                (
                    profile,
                    fields.take("variant", text(60), "") or None,
                    fields.take("theme", text(60), "") or None,
                    fields.take("challenge", text(60)),
                ),
            )
        case "daily-start":
            day, try_id = _day(fields), fields.take("try", text(40))
            if day not in tries:
                tries[day] = try_id
                connection.execute(
                    "INSERT OR IGNORE INTO daily_try (profile, day, family, moves)"
                    f" SELECT ?, day, {FAMILY_OF_DAY}, '' FROM (SELECT ? AS day)",
                    (profile, day),
                )
        case "daily-moves":
            day = _day(fields)
            if tries.get(day) == fields.take("try", text(40)):
                place = fields.take("from", integer(0, 10_000))
                made = list(fields.take("moves", list_of(text(200))))
                moves.setdefault(day, []).append((place, made))
        case "daily-end":
            day = _day(fields)
            if tries.get(day) == fields.take("try", text(40)):
                connection.execute(
                    "UPDATE daily_try SET own = ?, other = ?, at_once = ?"
                    " WHERE profile = ? AND day = ? AND own IS NULL",
                    (*_result(fields), profile, day),
                )
        case "daily-character":
            connection.execute(
                "INSERT OR IGNORE INTO daily_character"
                f" SELECT day, {FAMILY_OF_DAY}, ?2, ?3, ?4, ?5 FROM (SELECT ?1 AS day)",
                (_day(fields), fields.take("level", _LEVEL), *_result(fields)),
            )


def _day(fields: Fields) -> str:
    day: date = fields.take("day", calendar_day)
    return day.isoformat()


def _result(fields: Fields) -> tuple[int, int, int]:
    at_once = fields.take("at-once", integer(-1, 1_000))
    return fields.take("own", _POINTS), fields.take("other", _POINTS), min(1, at_once)


def _bring_in_own_puzzles(path: Path, profile: str, connection: sqlite3.Connection) -> None:
    def parse(content: object) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
        fields = Fields(content, 1)
        puzzles = usable(fields.take("puzzles", list_of(anything)), _own_puzzle, path)
        searched = fields.take("searched", json_object, {}).items()
        return list(puzzles), [
            (hex_id(match), integer(0, 10**6)(number)) for match, number in searched
        ]

    try:
        puzzles, searched = read_json_file(path, _LARGEST_JSON, parse)
    except StorageError as error:
        _log.warning("%s", error.sentence)
        return
    connection.executemany(
        "INSERT OR IGNORE INTO own_puzzle (profile, puzzle, match, time, content)"
        " VALUES (?, ?, ?, ?, ?)",
        [(profile, *values) for values in puzzles],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO searched_match (profile, match, decisions) VALUES (?, ?, ?)",
        [(profile, *values) for values in searched],
    )


def _own_puzzle(content: object) -> tuple[Any, ...]:
    fields = Fields(content)
    puzzle = fields.take("puzzle", json_object)
    time = fields.take("time", utc_time)
    puzzle_id = Fields(puzzle).take("id", text(60))
    match = fields.take("match", hex_id)
    return puzzle_id, match, int(time.timestamp()), json.dumps(puzzle, allow_nan=False)
