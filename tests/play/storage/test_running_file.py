"""The file of the running match: appended to, cut, rewritten, torn and full."""

import errno
import os
import random
from itertools import pairwise
from pathlib import Path

import pytest

from scopa_desktop.play.storage import running_file
from scopa_desktop.play.storage.files import StorageError, write_atomically
from scopa_desktop.play.storage.running_file import RunningFile, whole_lines
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import (
    MAX_ROUND_CHARACTERS,
    LengthCounter,
    Record,
    RoundRecord,
    read_record,
    round_head,
    round_text,
    write_record,
)
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.raising import refusing

PLAYERS = (Player("Ünï, you", PERSON), Player("Don Ciro", "greedy"))


def states(number: int, variant: Variant = SCOPA, seed: int = 1) -> list[Record]:
    """A match after each deal and each random move, from before the first deal on."""
    rng = random.Random(seed)
    seating = TWO if TWO in variant.seatings else variant.seatings[0]
    players = [PLAYERS[0], *(PLAYERS[1] for _ in range(seating.players - 1))]
    match = Match(variant, seating, players, seed)
    records = [match.record]
    while len(records) < number and match.winner is None:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
        records.append(match.record)
    return records


def held(path: Path) -> Record:
    """What a start would find."""
    return read_record(whole_lines(path.read_bytes()).decode())


class Rewrites:
    """Counts how often all of a file is written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self._write = write_atomically
        monkeypatch.setattr(running_file, "write_atomically", self._count)

    def _count(self, path: Path, text: str) -> None:
        self.number += 1
        self._write(path, text)


@pytest.fixture
def rewrites(monkeypatch: pytest.MonkeyPatch) -> Rewrites:
    return Rewrites(monkeypatch)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "running.scopa"


@pytest.mark.parametrize("name", ["scopa", "cirulla", "escoba", "chorizo"])
def test_a_match_is_appended_move_by_move(path: Path, rewrites: Rewrites, name: str) -> None:
    file = RunningFile(path)
    records = states(90, CATALOGUE[name])
    for record in records:
        file.write(record)
        assert path.read_bytes().decode() == write_record(record)
    assert rewrites.number == 2, "before and with the first deal, the only rewriting"


def test_states_that_a_slow_disk_has_skipped_are_appended_together(
    path: Path, rewrites: Rewrites
) -> None:
    file = RunningFile(path)
    for record in states(150)[1::29]:
        file.write(record)
        assert path.read_bytes().decode() == write_record(record)
    assert rewrites.number == 1


@pytest.mark.parametrize("back", [1, 5, 36, 60])
def test_an_undo_cuts_the_file_and_another_line_goes_on(
    path: Path, rewrites: Rewrites, back: int
) -> None:
    file, records = RunningFile(path), states(110)
    for record in (records[1], records[-1], records[-1 - back], records[-1], records[-1 - back]):
        file.write(record)
        assert path.read_bytes().decode() == write_record(record)
    match = Match.replayed(records[-1 - back])
    if match.needs_deal:
        match.begin_round()
    assert match.round is not None
    match.play(match.round.legal_moves()[-1])
    file.write(match.record)
    assert path.read_bytes().decode() == write_record(match.record)
    assert rewrites.number == 1


def test_another_match_is_written_as_a_whole(path: Path, rewrites: Rewrites) -> None:
    file = RunningFile(path)
    for record in (states(30, seed=1)[-1], states(40, seed=2)[-1], states(9, seed=1)[-1]):
        file.write(record)
        assert path.read_bytes().decode() == write_record(record)
    assert rewrites.number == 3


def changed(path: Path) -> None:
    path.write_text("changed by somebody else", encoding="utf-8")


def replaced(path: Path) -> None:
    content = path.read_bytes()
    path.rename(path.with_name("old"))
    path.write_bytes(content)


@pytest.mark.parametrize("happens", [Path.unlink, changed, replaced])
def test_a_file_that_is_another_one_now_is_not_appended_to(
    path: Path, rewrites: Rewrites, happens: object
) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-2])
    assert callable(happens)
    happens(path)
    file.write(records[-1])
    assert path.read_bytes().decode() == write_record(records[-1])
    assert rewrites.number == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
def test_a_pipe_in_the_place_of_the_file_does_not_hold_it_up(path: Path) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-2])
    path.unlink()
    os.mkfifo(path)
    try:
        file.write(records[-1])
    except StorageError as wrong:
        assert str(path) in wrong.sentence
    else:
        assert path.read_bytes().decode() == write_record(records[-1])


def test_an_append_torn_at_any_byte_opens_as_the_match_before_it() -> None:
    records = states(48)
    for before, after in pairwise(records[1:]):
        text, longer = write_record(before).encode(), write_record(after).encode()
        assert longer.startswith(text)
        for size in range(len(text), len(longer)):
            for torn in (longer[:size], longer[:size] + b"\0" * (len(longer) - size)):
                assert read_record(whole_lines(torn).decode()) == before
        assert read_record(whole_lines(longer).decode()) == after


@pytest.mark.parametrize("content", [b"", b"\n", b"nonsense", b"round: 1", b"\xff\xfe", b"a\nb"])
def test_what_is_no_record_becomes_none_by_leaving_out_lines(content: bytes) -> None:
    with pytest.raises(ValueError):
        read_record(whole_lines(content).decode())


# --- a full disk --------------------------------------------------------------------------------


class FullDisk:
    """Takes a few bytes more of an append, and then none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room: int | None = room
        self._write = os.write
        monkeypatch.setattr(os, "write", self._take)

    def _take(self, descriptor: int, content: bytes) -> int:
        if self.room is None:
            return self._write(descriptor, content)
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._write(descriptor, content[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", range(6))
def test_a_disk_that_is_full_in_an_append_keeps_the_match_before_it(
    path: Path, rewrites: Rewrites, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-3])
    disk = FullDisk(monkeypatch, room)
    for record in records[-2:]:
        with pytest.raises(StorageError, match="full"):
            file.write(record)
        assert held(path) == records[-3]
        disk.room = room
    disk.room = None
    file.write(records[-1])
    assert path.read_bytes().decode() == write_record(records[-1])
    assert rewrites.number == 1, "an append goes on as soon as there is room for it alone"


def test_where_not_even_cutting_works_the_start_finds_the_match_before(
    path: Path, rewrites: Rewrites, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-3])
    disk = FullDisk(monkeypatch, 3)
    with monkeypatch.context() as failing:
        failing.setattr(os, "ftruncate", refusing(errno.EIO))
        with pytest.raises(StorageError):
            file.write(records[-2])
    assert held(path) == records[-3]
    disk.room = None
    file.write(records[-1])
    assert path.read_bytes().decode() == write_record(records[-1])
    assert rewrites.number == 2


def test_what_the_disk_may_not_have_taken_is_written_again(
    path: Path, rewrites: Rewrites, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-3])
    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", refusing(errno.EIO))
        with pytest.raises(StorageError):
            file.write(records[-2])
    file.write(records[-2])
    assert rewrites.number == 2
    assert held(path) == records[-2]


def test_every_append_is_forced_to_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, records = RunningFile(path), states(20)
    file.write(records[-2])
    sizes: list[int] = []
    sync = os.fsync

    def watch(descriptor: int) -> None:
        sizes.append(os.fstat(descriptor).st_size)
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", watch)
    file.write(records[-1])
    assert sizes == [len(write_record(records[-1]).encode())]


# --- how much is written ------------------------------------------------------------------------


def long_record(rounds: int) -> Record:
    """A record of so many rounds; no match, for the rules would end it."""
    record = states(38)[-1]
    return Record(record.variant, record.seating, record.players, 1, record.rounds[:1] * rounds)


@pytest.mark.parametrize("rounds", [3, 1_500])
def test_a_move_writes_the_same_few_bytes_in_every_round(
    path: Path, monkeypatch: pytest.MonkeyPatch, rounds: int
) -> None:
    record = long_record(rounds)
    last = record.rounds[-1]
    before = record.until(rounds, len(last.moves) - 1)
    file = RunningFile(path)
    file.write(before)
    calls: list[int] = []
    texts: list[int] = []
    write = os.write

    def watch(descriptor: int, content: bytes) -> int:
        calls.append(len(content))
        return write(descriptor, content)

    def watch_head(number: int, recorded: RoundRecord) -> str:
        texts.append(number)
        return round_head(number, recorded)

    monkeypatch.setattr(os, "write", watch)
    monkeypatch.setattr(running_file, "round_head", watch_head)
    file.write(record)
    assert calls == [len(f"{len(last.moves)}. {last.moves[-1]}\n")]
    assert texts == [rounds], "no text is made of the rounds before"
    assert path.read_bytes().decode() == write_record(record)


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_no_round_is_longer_than_play_leaves_room_for(name: str) -> None:
    counter = LengthCounter()
    for seed in range(4):
        for record in states(300, CATALOGUE[name], seed)[::7]:
            assert counter.count(record) == len(write_record(record))
            for number, recorded in enumerate(record.rounds, 1):
                assert len(round_text(number, recorded)) < MAX_ROUND_CHARACTERS
