"""The match on the table is saved as it goes: begun, completed, abandoned, played on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.badges import EarnedBadge
from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.matches.match_rows import LOST, WON, StoredMatch, find_match, running_match
from scopa_desktop.play.recording import match_recorder
from scopa_desktop.play.recording.match_recorder import MatchRecorder, MatchSource
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.statistics.match_list import MatchEntry
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from tests.play.recording import saved

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
        self.saver = MatchSaver(folder)
        self.recorder = MatchRecorder(
            self.session,
            self.saver,
            profiles=lambda players: [
                PROFILE if player.level == PERSON else None for player in players
            ],
            deck=lambda match: match.variant.deck,
        )

    def begin(self, match: Match) -> None:
        self.recorder.enter(match, MatchSource.NEW)
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
        self.saver.close()

    def entries(self) -> list[MatchEntry]:
        """The matches that have ended, after everything is saved; the table is closed."""
        self.close()
        return saved.entries(self.folder, PROFILE)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    made = Table(qtbot, tmp_path)
    yield made
    made.close()


def reopened(table: Table) -> Table:
    """The table in the next process, with the match of the one before."""
    table.close()
    again = Table(table.qtbot, table.folder)
    stored = saved.read(table.folder, running_match)
    assert stored is not None
    assert stored.record == table.session.record
    match = Match.replayed(stored.record)
    again.recorder.enter(match, stored)
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
    found = saved.read(table.folder, lambda connection: find_match(connection, entry.id))
    assert found == StoredMatch(stored.note, table.session.record)


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
    table.recorder.leave(table.match)
    table.begin(new_match(2))
    table.play()
    assert len(table.entries()) == 2


def test_a_running_match_is_not_listed(table: Table) -> None:
    table.play_new(6)
    assert table.entries() == []


def test_a_match_that_is_left_is_abandoned(table: Table) -> None:
    table.play_new(6)
    table.recorder.leave(table.match)
    (entry,) = table.entries()
    assert (entry.ending, entry.result) == (Ending.ABANDONED, None)


def test_a_match_without_a_card_of_a_person_is_forgotten(table: Table) -> None:
    table.play_new(0)
    table.recorder.leave(table.match)
    assert table.entries() == []
    assert saved.running_record(table.folder) is None


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
    stored = saved.read(table.folder, lambda connection: find_match(connection, entry.id))
    assert stored is not None
    match = Match.replayed(stored.record)
    again.recorder.enter(match, stored)
    again.session.resume(match)
    return again


def test_an_abandoned_match_keeps_its_entry_when_it_is_opened(table: Table) -> None:
    table.play_new(6)
    table.recorder.leave(table.match)
    (before,) = table.entries()
    again = opened_again(table, before)
    again.play()
    (after,) = again.entries()
    assert after.id == before.id
    assert after.ending is Ending.FINISHED


@pytest.mark.parametrize("moves", [6, None], ids=["abandoned", "finished"])
def test_a_match_that_was_only_looked_at_stays_as_it_was(table: Table, moves: int | None) -> None:
    table.play_new(moves)
    if moves is not None:
        table.recorder.leave(table.match)
    (before,) = table.entries()
    again = opened_again(table, before)
    again.recorder.leave(again.match)
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


def test_the_position_of_a_hint_is_compared(table: Table) -> None:
    table.play_new(4)
    table.session.advised.emit(None)
    assert table.session.position == RecordPosition(1, 4)
    table.play(2)
    table.session.advised.emit(None)
    table.recorder.leave(table.match)
    (entry,) = table.entries()
    assert entry.hints == 2


def test_a_match_of_computer_players_alone_is_forgotten(table: Table) -> None:
    players = (Player("Nino", "beginner"), Player("Beppe", "casual"))
    table.begin(Match(SHORT, TWO, players, 1))
    table.play(3)
    assert table.saver.finish() is None
    assert saved.running_record(table.folder) is not None
    table.play()
    table.close()
    assert saved.entries(table.folder) == []
    assert saved.running_record(table.folder) is None


def test_a_match_of_a_file_is_a_match_of_its_own(table: Table, tmp_path: Path) -> None:
    match = new_match()
    match.begin_round()
    table.recorder.enter(match, tmp_path / "from elsewhere.scopa")
    table.session.resume(match)
    table.play()
    (entry,) = table.entries()
    assert entry.origin is Origin.PLAYED


@pytest.mark.parametrize("source", [MatchSource.POSITION, MatchSource.SAME_DEAL])
def test_a_match_with_the_cards_of_another_one_does_not_count(
    table: Table, source: MatchSource
) -> None:
    match = new_match()
    match.begin_round()
    table.recorder.enter(match, source)
    table.session.resume(match)
    table.recorder.leave(match)
    table.recorder.enter(match, source)
    table.play()
    (entry,) = table.entries()
    assert entry.origin is Origin.REPLAYED, "and what was only copied is forgotten"


def test_what_another_process_owns_is_saved_as_left_and_goes_on(table: Table) -> None:
    table.play_new(6)
    table.recorder.save_as_left(table.match)
    table.play(2)
    table.recorder.save_as_left(table.match)
    assert table.saver.finish() is None
    (entry,) = saved.entries(table.folder, PROFILE)
    found = saved.read(table.folder, lambda connection: find_match(connection, entry.id))
    assert found is not None
    assert (entry.ending, found.record) == (Ending.ABANDONED, table.session.record)
