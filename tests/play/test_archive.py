"""The archive of matches."""

from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from scopa_desktop.play.archive import archive
from scopa_desktop.play.saves import open_match
from scopa_desktop.play.storage import StorageError
from scopa_desktop.rules.catalogue import CIRULLA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Declare
from scopa_desktop.rules.record import PERSON, Player, Record
from scopa_desktop.rules.seating import TWO

NOW = datetime(2026, 2, 3, 4, 5, 6)


COMPUTER_FIRST = 6
"""A deal that the computer player opens."""
PLAYERS = (Player("You", PERSON), Player("Beppe", "greedy"))


def record_of(plays: int, deal_number: int = 1) -> Record:
    match = Match(SCOPA, TWO, PLAYERS, deal_number)
    match.begin_round()
    for _ in range(plays):
        assert match.round is not None
        match.play(match.round.legal_moves()[0])
    return match.record


def test_a_match_is_found_under_its_time_and_game(tmp_path: Path) -> None:
    path = archive(tmp_path / "matches", record_of(5), NOW)
    assert path == tmp_path / "matches" / "2026-02-03 04.05.06 Scopa.scopa"
    assert open_match(path).record == record_of(5)


def test_a_match_in_which_nothing_was_played_is_not_kept(tmp_path: Path) -> None:
    assert archive(tmp_path / "matches", record_of(0), NOW) is None
    assert not (tmp_path / "matches").exists()


def test_a_match_in_which_only_the_computer_has_played_is_not_kept(tmp_path: Path) -> None:
    assert archive(tmp_path / "matches", record_of(1, COMPUTER_FIRST), NOW) is None
    assert not (tmp_path / "matches").exists()
    assert archive(tmp_path / "matches", record_of(2, COMPUTER_FIRST), NOW) is not None


def test_a_declaration_alone_is_no_move_to_keep(tmp_path: Path) -> None:
    match, declaration = next(
        (match, move)
        for match in (Match(CIRULLA, TWO, PLAYERS, number) for number in count(1))
        if match.begin_round() and match.round is not None and match.round.turn == 0
        for move in match.round.legal_moves()
        if isinstance(move, Declare)
    )
    match.play(declaration)
    assert archive(tmp_path / "matches", match.record, NOW) is None


def test_the_file_is_named_after_own_rules(tmp_path: Path) -> None:
    record = replace(record_of(4), variant=SCOPA.named("Nonna: scopa/briscola"))
    path = archive(tmp_path, record, NOW)
    assert path is not None
    assert "/" not in path.name
    assert path.name.startswith("2026-02-03 04.05.06 Nonna")
    assert open_match(path).record == record


def test_two_matches_of_one_second_are_both_kept(tmp_path: Path) -> None:
    records = [record_of(plays) for plays in (3, 4, 5)]
    paths = [archive(tmp_path, record, NOW) for record in records]
    assert len(set(paths)) == 3
    assert [open_match(path).record for path in paths if path] == records


def test_a_folder_that_cannot_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as caught:
        archive(tmp_path / "file" / "matches", record_of(2), NOW)
    assert "2026-02-03" in caught.value.sentence
