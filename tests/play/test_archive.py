"""The archive of matches."""

from datetime import datetime
from pathlib import Path

import pytest

from scopa_desktop.play.archive import archive
from scopa_desktop.play.saves import open_match
from scopa_desktop.play.storage import StorageError
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import PERSON, Player, Record
from scopa_desktop.rules.seating import TWO

NOW = datetime(2026, 2, 3, 4, 5, 6)


def record_of(plays: int) -> Record:
    match = Match(SCOPA, TWO, (Player("You", PERSON), Player("Beppe", "greedy")), 1)
    match.begin_round()
    for _ in range(plays):
        assert match.round is not None
        match.play(match.round.legal_moves()[0])
    return match.record


def test_a_match_is_found_under_its_time_and_game(tmp_path: Path) -> None:
    path = archive(tmp_path / "matches", record_of(5), NOW)
    assert path == tmp_path / "matches" / "2026-02-03 04.05.06 scopa.scopa"
    assert open_match(path).record == record_of(5)


def test_a_match_in_which_nothing_was_played_is_not_kept(tmp_path: Path) -> None:
    assert archive(tmp_path / "matches", record_of(0), NOW) is None
    assert not (tmp_path / "matches").exists()


def test_two_matches_of_one_second_are_both_kept(tmp_path: Path) -> None:
    records = [record_of(plays) for plays in (3, 4, 5)]
    paths = [archive(tmp_path, record, NOW) for record in records]
    assert len(set(paths)) == 3
    assert [open_match(path).record for path in paths if path] == records


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as caught:
        archive(tmp_path / "file" / "matches", record_of(2), NOW)
    assert "2026-02-03" in caught.value.sentence
