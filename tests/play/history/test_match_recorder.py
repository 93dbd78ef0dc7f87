"""The match on the table is entered into the history: begun, completed, abandoned, played on."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.history import match_recorder
from scopa_desktop.play.history.badges import EarnedBadge
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_note import Ending, Origin
from scopa_desktop.play.history.match_recorder import MatchRecorder
from scopa_desktop.play.history.match_rows import LOST, WON
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO

PROFILE = "ab" * 16
PLAYERS = (Player("You", PERSON), Player("Beppe", "casual"))
SHORT = SCOPA.configured({"target": 1})


def new_match(deal: int = 1) -> Match:
    return Match(SHORT, TWO, PLAYERS, deal)


class Table:
    """A session whose computer player makes the first legal move, and its recorder."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.session = Session()
        self.reader = HistoryReader(folder)
        self.recorder = MatchRecorder(
            folder,
            self.session,
            self.reader,
            profiles=lambda players: [
                PROFILE if player.level == PERSON else None for player in players
            ],
            deck=lambda: "napoletane",
        )

    def begin(self, match: Match) -> None:
        self.recorder.begin(match)
        self.session.resume(match)

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def play(self, moves: int | None = None) -> None:
        """Make a number of moves for all seats, or play to the end of the match."""
        while self.match.winner is None and moves != 0:
            if self.match.needs_deal:
                self.session._deal()
                continue
            assert self.match.round is not None
            self.session._play(self.match.round.legal_moves()[0])
            moves = None if moves is None else moves - 1
        self.session.hold()

    def play_new(self, moves: int | None = None) -> None:
        """Begin a match, and play it."""
        self.begin(new_match())
        self.play(moves)

    def close(self) -> None:
        self.session.hold()
        self.recorder.close()
        self.reader.finish()

    def entries(self) -> list[MatchEntry]:
        """The matches in the history, after everything is entered; the table is closed."""
        self.close()
        with closing(MatchHistory(self.folder)) as history:
            return history.matches(MatchFilter(profile=PROFILE))


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    made = Table(qtbot, tmp_path)
    yield made
    made.close()


def reopened(table: Table) -> Table:
    """The table in the next process, with the match of the one before."""
    table.close()
    again = Table(table.qtbot, table.folder)
    match = Match.replayed(table.session.record)
    again.recorder.resume(match)
    again.session.resume(match)
    return again


def test_a_match_is_completed_when_it_is_won(table: Table) -> None:
    table.begin(new_match())
    with table.qtbot.waitSignal(table.recorder.completed) as completed:
        table.play()
    (stored,) = completed.args
    (entry,) = table.entries()
    assert entry.id == stored.note.id
    assert entry.totals == tuple(table.match.totals)
    assert entry.result == (WON if table.match.winner == 0 else LOST)
    assert (entry.ending, entry.origin) == (Ending.FINISHED, Origin.PLAYED)
    assert (entry.deck, entry.undos, entry.hints) == ("napoletane", 0, 0)
    assert entry.file == stored.file
    history = MatchHistory(table.folder)
    assert history.files.record(stored.file) == table.session.record
    history.close()


def test_more_than_two_minutes_between_two_moves_are_a_pause(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(match_recorder, "monotonic", lambda: now)
    table.play_new(1)
    for seconds in (30.0, 120.0, 121.0, 86_400.0):
        now += seconds
        table.play(1)
    with table.qtbot.waitSignal(table.recorder.completed) as completed:
        table.play()
    assert completed.args[0].note.seconds == 30 + 3 * 120


def test_a_match_that_was_completed_is_not_entered_again(table: Table) -> None:
    table.play_new()
    table.recorder.archive(table.match)
    table.begin(new_match(2))
    table.play()
    assert len(table.entries()) == 2


def test_a_running_match_is_not_listed(table: Table) -> None:
    table.play_new(6)
    assert table.entries() == []


def test_a_match_that_is_left_is_abandoned(table: Table) -> None:
    table.play_new(6)
    table.recorder.archive(table.match)
    (entry,) = table.entries()
    assert (entry.ending, entry.result) == (Ending.ABANDONED, None)


def test_a_match_without_a_card_of_a_person_is_forgotten(table: Table) -> None:
    table.play_new(0)
    table.recorder.archive(table.match)
    assert table.entries() == []
    assert not list((table.folder / "matches").glob("*"))


def test_undos_and_hints_are_counted(table: Table) -> None:
    table.play_new(5)
    table.session.advised.emit(None)
    table.session.advised.emit(None)
    table.session.undo()
    table.session.hold()
    table.session.restart_deal()
    table.play()
    (entry,) = table.entries()
    assert (entry.undos, entry.hints) == (2, 1)


def test_a_match_once_played_with_the_coach_stays_marked(table: Table) -> None:
    table.play_new(2)
    table.recorder.mark_coached()
    again = reopened(table)
    again.play()
    (entry,) = again.entries()
    assert entry.coach


def test_a_match_without_the_coach_is_not_marked(table: Table) -> None:
    table.play_new()
    table.recorder.mark_coached()
    (entry,) = table.entries()
    assert not entry.coach


def test_a_match_goes_on_in_the_next_process(table: Table) -> None:
    table.play_new(7)
    table.session.undo()
    first_id = table.recorder.match_id
    again = reopened(table)
    assert again.recorder.match_id == first_id
    again.play()
    (entry,) = again.entries()
    assert (entry.id, entry.undos) == (first_id, 1)


def test_a_process_killed_between_two_matches_counts_both_once(table: Table) -> None:
    """The note names the second match already, the running match is still the first."""
    table.play_new(7)
    first = table.session.record
    table.recorder.archive(table.match)
    first_id = table.recorder.match_id
    table.recorder.begin(new_match())
    table.reader.finish()
    again = Table(table.qtbot, table.folder)
    match = Match.replayed(first)
    again.recorder.resume(match)
    assert again.recorder.match_id == first_id
    again.session.resume(match)
    again.play()
    (entry,) = again.entries()
    assert entry.ending is Ending.FINISHED


def test_another_running_match_is_not_taken_for_the_one_before(table: Table) -> None:
    table.play_new(7)
    first_id = table.recorder.match_id
    table.close()
    again = Table(table.qtbot, table.folder)
    again.recorder.resume(new_match(99))
    assert again.recorder.match_id not in (None, first_id)
    again.close()


def test_what_is_played_after_the_end_does_not_count(table: Table) -> None:
    table.play_new()
    first = table.recorder.match_id
    table.session.undo()
    table.play()
    entries = {entry.id: entry.origin for entry in table.entries()}
    assert entries.pop(str(first)) is Origin.PLAYED
    assert list(entries.values()) == [Origin.REPLAYED]


def opened_again(table: Table, entry: MatchEntry) -> Table:
    """The table in the next process, on which the match of an entry is opened."""
    again = Table(table.qtbot, table.folder)
    assert entry.file is not None
    match = Match.replayed(table.session.record)
    again.recorder.open(match, table.folder / "matches" / entry.file)
    again.session.resume(match)
    return again


def test_an_abandoned_match_keeps_its_entry_when_it_is_opened(table: Table) -> None:
    table.play_new(6)
    table.recorder.archive(table.match)
    (before,) = table.entries()
    again = opened_again(table, before)
    again.play()
    (after,) = again.entries()
    assert (after.id, after.file) == (before.id, before.file)
    assert after.ending is Ending.FINISHED


@pytest.mark.parametrize("moves", [6, None], ids=["abandoned", "finished"])
def test_a_match_that_was_only_looked_at_stays_as_it_was(table: Table, moves: int | None) -> None:
    table.play_new(moves)
    if moves is not None:
        table.recorder.archive(table.match)
    (before,) = table.entries()
    again = opened_again(table, before)
    again.recorder.archive(again.match)
    assert again.entries() == [before]


def test_badges_are_told_once(table: Table) -> None:
    earned: list[EarnedBadge] = []
    table.recorder.badges_earned.connect(earned.extend)
    for deal in range(1, 9):
        table.begin(new_match(deal))
        table.play()
    table.qtbot.waitUntil(lambda: any(badge.badge == "first_win" for badge in earned))
    ids = [badge.badge for badge in earned]
    assert len(ids) == len(set(ids))


def test_a_folder_that_cannot_be_written_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way", encoding="utf-8")
    table = Table(qtbot, tmp_path)
    table.play_new(6)
    with pytest.raises(StorageError) as caught:
        table.recorder.archive(table.match)
    assert "matches" in caught.value.sentence
    write = table.recorder.archive_later(table.match)
    (tmp_path / "matches").unlink()
    write()
    with qtbot.waitSignal(table.reader.synchronized):
        table.recorder.synchronize()
    (entry,) = table.entries()
    assert entry.ending is Ending.ABANDONED


def test_the_position_of_a_hint_is_compared(table: Table) -> None:
    table.play_new(4)
    table.session.advised.emit(None)
    assert table.session.position == RecordPosition(1, 4)
    table.play(2)
    table.session.advised.emit(None)
    table.recorder.archive(table.match)
    (entry,) = table.entries()
    assert entry.hints == 2


def test_records_are_found_without_their_rows(table: Table) -> None:
    table.play_new()
    (before,) = table.entries()
    (table.folder / "history.sqlite3").unlink()
    again = Table(table.qtbot, table.folder)
    with table.qtbot.waitSignal(again.reader.synchronized):
        again.recorder.synchronize()
    assert again.entries() == [before]


@pytest.mark.parametrize(
    "name",
    ["absolute", "above", "another match", "wrong ending", "folder", "null byte", "surrogate"],
)
def test_the_file_in_the_running_note_is_not_overwritten(table: Table, name: str) -> None:
    """Only that of the same match, which had been abandoned, is written again."""
    table.play_new()
    (other,) = table.entries()
    assert other.file is not None
    matches = table.folder / "matches"
    mine = table.folder / "mine.scopa"
    mine.write_text("mine", "utf-8")
    again = Table(table.qtbot, table.folder)
    again.begin(new_match(2))
    again.play(7)
    again.close()
    path = table.folder / "running.json"
    content = json.loads(path.read_text("utf-8"))
    (matches / "folder.scopa").mkdir()
    names = {
        "absolute": str(mine),
        "above": f"../{mine.name}",
        "another match": other.file,
        "wrong ending": "2026-W48-1",
        "folder": "folder.scopa",
        "null byte": "x\0.scopa",
        "surrogate": "\udc80.scopa",
    }
    content["file"] = names[name]
    path.write_text(json.dumps(content), "utf-8")
    before = {each.name: each.read_bytes() for each in matches.glob("2*.*")}
    later = reopened(again)
    later.play()
    assert len(later.entries()) == 2
    assert mine.read_text("utf-8") == "mine"
    assert {each: (matches / each).read_bytes() for each in before} == before
