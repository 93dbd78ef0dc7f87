"""A note or a name that is damaged does not hide its match, nor break the pages of the history."""

import json
import time
from collections.abc import Callable, Iterator
from datetime import date, datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.play.leaderboard.character_matches import CharacterMatches
from scopa_desktop.play.leaderboard.leaderboard import leaderboard_of
from scopa_desktop.play.storage.record_files import MATCHES
from tests.play.history.importing import import_record
from tests.play.history.sample_matches import (
    NOON,
    OWNER,
    PROFILE,
    note_of,
    record_of,
    store,
    store_files,
    synchronized,
    text_of,
)

ALL = MatchFilter()
Change = Callable[[dict[str, Any]], dict[str, Any] | bytes]


def with_fields(**changes: Any) -> Change:
    return lambda content: {**content, **changes}


DAMAGES: dict[str, Change] = {
    "byte": lambda content: json.dumps(content).encode().replace(b"napoletane", b"napolet\xffne"),
    "surrogate": with_fields(**{"x-later": "\ud800"}),
    "unhashable": with_fields(id=[]),
    "first-year": with_fields(began="0001-01-01T00:00:00+14:00"),
    "last-year": with_fields(ended="9999-12-31T23:59:59-14:00"),
    "no-end": with_fields(ended=None),
    "deep": lambda _: b"[" * 50_000,
    "large": lambda content: json.dumps(content).encode() + b" " * 70_000,
    "empty": lambda _: b"",
}


def damage_note(folder: Path, change: Change) -> Path:
    """Store a match and damage its note; returns the path of the note."""
    history = MatchHistory(folder)
    file = store_files(history, 1)
    history.close()
    path = (folder / MATCHES / file).with_suffix(".json")
    changed = change(json.loads(path.read_text(encoding="utf-8")))
    path.write_bytes(changed if isinstance(changed, bytes) else json.dumps(changed).encode())
    return path


def shown(folder: Path) -> list[MatchEntry]:
    """The entries of the list, after every page has read the history."""
    history = MatchHistory(folder)
    try:
        history.statistics(MatchFilter(seat=0))
        board = history.run(
            lambda each: leaderboard_of(
                each.connection,
                CharacterMatches(1, {}, {}),
                [PROFILE],
                None,
                NOON,
                competitive_only=False,
            )
        )
        assert board.standings
        return history.matches(ALL)
    finally:
        history.close()


@pytest.mark.parametrize("name", DAMAGES)
def test_a_match_with_a_damaged_note_is_entered_and_named(tmp_path: Path, name: str) -> None:
    path = damage_note(tmp_path, DAMAGES[name])
    content = path.read_bytes()
    (step,) = synchronized(tmp_path, OWNER)
    assert step.problem == ""
    assert step.is_new
    assert str(path) in step.notice
    assert len(step.notice.splitlines()) == 1
    (entry,) = shown(tmp_path)
    assert (entry.origin, entry.ending) == (Origin.IMPORTED, Ending.FINISHED)
    assert entry.ended == entry.began != None  # noqa: E711
    # It may be repaired by hand.
    assert path.read_bytes() == content
    assert synchronized(tmp_path, OWNER) == []


def test_the_window_hears_of_damaged_notes_and_the_other_matches_are_entered(
    tmp_path: Path, qtbot: QtBot
) -> None:
    damage_note(tmp_path, DAMAGES["surrogate"])
    history = MatchHistory(tmp_path)
    store_files(history, 2)
    history.close()
    reader = HistoryReader(tmp_path)
    sentences: list[str] = []
    reader.left_out.connect(sentences.append)
    with qtbot.waitSignal(reader.synchronized) as signal:
        reader.synchronize()
    reader.close()
    assert signal.args == [2]
    assert len(sentences) == 1


@pytest.fixture(params=["America/Los_Angeles", "Pacific/Kiritimati"])
def far_zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A local time zone far in the west or the east."""
    if not hasattr(time, "tzset"):
        pytest.skip("Windows changes no time zone in a process")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("far_zone")
@pytest.mark.parametrize(
    "name", ["9999-12-31 23.59.59 x", "0001-01-01 00.00.00 x", "2026-99-99 00.00.00 x"]
)
def test_a_record_with_any_time_in_its_name_is_entered(tmp_path: Path, name: str) -> None:
    folder = tmp_path / MATCHES
    folder.mkdir()
    (folder / f"{name}.scopa").write_text(text_of(record_of(1)), encoding="utf-8")
    (step,) = synchronized(tmp_path, OWNER)
    assert step.problem == ""
    (entry,) = shown(tmp_path)
    assert entry.began.astimezone().year >= 2000
    # Its note was written, and is read.
    assert MatchHistory(tmp_path).files.note(f"{name}.scopa") is not None


def test_a_match_whose_note_is_that_of_its_beginning_has_ended(tmp_path: Path) -> None:
    """A process was killed between the note and the record of a match that goes on."""
    history = MatchHistory(tmp_path)
    file = store_files(history, 1)
    note = note_of(1, record_of(1))
    running = json.loads(note.to_text()) | {"ended": None, "ending": "running"}
    (tmp_path / MATCHES / file).with_suffix(".json").write_text(json.dumps(running))
    assert [step.problem for step in history.synchronize()] == [""]
    (entry,) = history.matches(ALL)
    assert (entry.ending, entry.ended) == (Ending.FINISHED, note.began)
    history.close()
    assert shown(tmp_path)


@pytest.mark.parametrize("seconds", [-62_135_596_800, 253_402_300_799, 10**13, None])
def test_times_that_an_earlier_version_entered_are_shown(
    tmp_path: Path, seconds: int | None
) -> None:
    history = MatchHistory(tmp_path)
    store(history, 1)
    store(history, 2)

    def change(each: MatchHistory) -> None:
        each.connection.execute("UPDATE match SET ended = ? WHERE match = 1", (seconds,))

    history.run(change)
    history.close()
    first, second = shown(tmp_path)
    for entry in (first, second):
        assert (entry.ended or entry.began).astimezone() <= datetime.now(timezone.utc).replace(
            year=datetime.now(timezone.utc).year + 1
        )


@pytest.mark.usefixtures("far_zone")
@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_matches_since_and_until_any_day_are_listed(tmp_path: Path, day: date) -> None:
    history = MatchHistory(tmp_path)
    store(history, 1)
    assert len(history.matches(MatchFilter(since=day))) == (day == date.min)
    assert len(history.matches(MatchFilter(until=day))) == (day == date.max)
    history.close()


def test_of_different_matches_with_one_id_the_hidden_one_is_named_once(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path)
    for name, number in (("a.scopa", 1), ("b.scopa", 2)):
        history.files.write(name, record_of(number), note_of(1, record_of(number)))
    history.close()
    steps = synchronized(tmp_path, OWNER)
    (notice,) = [step.notice for step in steps if step.notice]
    assert "was left out" in notice
    assert "a.scopa" in notice
    assert "b.scopa" in notice
    assert len(shown(tmp_path)) == 1
    assert synchronized(tmp_path, OWNER) == []


def test_the_beginning_of_a_match_is_left_out_without_a_word(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path)
    for name, rounds in (("a.scopa", None), ("b.scopa", 1)):
        record = record_of(1, rounds)
        history.files.write(name, record, note_of(1, record))
    history.close()
    assert [step.notice for step in synchronized(tmp_path, OWNER)] == ["", ""]
    assert len(shown(tmp_path)) == 1


def test_an_import_keeps_a_copy_of_a_damaged_note(tmp_path: Path) -> None:
    """The match is known as imported, and arrives with the note of a match that was played."""
    path = damage_note(tmp_path, DAMAGES["empty"])
    path.write_bytes(b"x")
    synchronized(tmp_path)
    history = MatchHistory(tmp_path)
    import_record(history, Path("elsewhere.scopa"), record_of(1), note_of(1, record_of(1)))
    history.close()
    assert path.read_bytes() != b"x"
    assert [each.read_bytes() for each in path.parent.glob("deleted/*.json")] == [b"x"]
