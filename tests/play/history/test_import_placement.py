"""An import adds: what is replaced is continued, and what is here keeps its values."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.play.history.match_facts import digest_of, facts_of
from scopa_desktop.play.history.match_files import MatchFiles
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory, Progress
from scopa_desktop.play.history.match_note import (
    Ending,
    MatchNote,
    Origin,
    imported_match_id,
    parse_note,
)
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import MATCHES, read_record_file
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from tests.play.history.importing import import_record
from tests.play.history.sample_matches import (
    OTHER_PROFILE,
    OWNER,
    PROFILE,
    counted_from_files,
    counted_in_database,
    note_of,
    record_of,
    store,
    store_files,
    synchronized,
    text_of,
)
from tests.raising import raising

SOURCE = Path("elsewhere.scopa")
OWN = MatchFilter(profile=PROFILE)
OTHERS = MatchFilter(others=True)


def contents(folder: Path) -> dict[str, bytes]:
    """The files of the matches and of the deleted ones."""
    files = (path for path in (folder / MATCHES).rglob("*") if path.is_file())
    return {str(path.relative_to(folder / MATCHES)): path.read_bytes() for path in files}


def copies(folder: Path) -> list[tuple[Record, MatchNote]]:
    """The copies of replaced matches."""
    return [
        (read_record_file(path), parse_note(path.with_suffix(".json").read_text("utf-8")))
        for path in sorted((folder / MATCHES / "deleted").glob("*.scopa"))
    ]


def assert_stable(history: MatchHistory) -> None:
    """A rebuild from the files gives the same matches."""
    matches = counted_in_database(history)
    assert matches == counted_from_files(history.path.parent)
    list(history.rebuild(OWNER))
    assert counted_in_database(history) == matches


def another(deal_number: int = 1) -> Record:
    """The record of another match that has the head of one of the samples."""
    return replace(record_of(deal_number + 100), deal_number=deal_number)


FORGED: dict[str, Callable[[Record], Record]] = {
    "other moves": lambda _: another(),
    "other packs": lambda mine: replace(mine, rounds=record_of(7).rounds, deal_number=1),
    "another name": lambda mine: replace(
        record_of(1), players=(Player("Eve", "person"), mine.players[1])
    ),
    "another number": lambda _: record_of(8),
    "another game": lambda _: record_of(1, game="cirulla"),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_another_record_with_the_id_of_an_own_match_is_kept_beside_it(
    tmp_path: Path, history: MatchHistory, forge: Callable[[Record], Record]
) -> None:
    store(history, 1, rounds=1)
    before, mine = contents(tmp_path), record_of(1, 1)
    other = forge(mine)
    step = import_record(history, SOURCE, other, note_of(1, other))
    assert (step.is_new, step.is_beside) == (True, True)
    after = contents(tmp_path)
    assert {name: after[name] for name in before} == before
    (own,) = history.matches(OWN)
    assert (own.id, own.ending) == (f"{1:032x}", Ending.ABANDONED)
    (beside,) = history.matches(OTHERS)
    assert beside.id == imported_match_id(digest_of(other))
    assert beside.origin is Origin.IMPORTED
    again = import_record(history, SOURCE, other, note_of(1, other))
    assert not again.is_new
    assert contents(tmp_path) == after
    assert_stable(history)


def test_a_match_that_goes_on_is_replaced_and_its_copy_kept(
    tmp_path: Path, history: MatchHistory
) -> None:
    store(history, 1, rounds=1)
    for rounds in (2, None):
        step = import_record(
            history, SOURCE, record_of(1, rounds), note_of(1, record_of(1, rounds))
        )
        assert not step.is_new
        assert not step.is_beside
    assert [record for record, _ in copies(tmp_path)] == [record_of(1, 1), record_of(1, 2)]
    assert copies(tmp_path)[0][1] == note_of(1, record_of(1, 1))
    assert_stable(history)
    (entry,) = history.matches(OWN)
    assert entry.ending is Ending.FINISHED
    history.delete(entry)
    history.restore(entry)
    assert history.files.record(entry.file or "") == record_of(1)


def test_the_earlier_record_of_a_match_is_known(tmp_path: Path, history: MatchHistory) -> None:
    store(history, 1)
    before = contents(tmp_path)
    for rounds in (1, 2):
        record = record_of(1, rounds)
        assert not import_record(history, SOURCE, record, note_of(1, record)).is_new
    assert contents(tmp_path) == before


def test_what_the_note_here_says_stays(history: MatchHistory) -> None:
    mine = replace(note_of(1, record_of(1, 1)), hints=3, undos=1, coach=True)
    import_record(history, SOURCE, record_of(1, 1), mine)
    changes: dict[str, Any] = {
        "began": mine.began - timedelta(days=9),
        "profiles": (OTHER_PROFILE, OTHER_PROFILE),
        "deck": "siciliane",
        "origin": Origin.IMPORTED,
        "hints": 1,
        "undos": 4,
        "coach": False,
        "seconds": 1,
    }
    import_record(history, SOURCE, record_of(1), replace(note_of(1, record_of(1)), **changes))
    (entry,) = history.matches(OWN)
    note = history.files.note(entry.file or "")
    assert note == replace(
        mine,
        ended=note_of(1, record_of(1)).ended,
        ending=Ending.FINISHED,
        profiles=(PROFILE, OTHER_PROFILE),
        undos=4,
    )
    assert_stable(history)


def test_a_replayed_match_stays_one(history: MatchHistory) -> None:
    record = record_of(1, 1)
    import_record(history, SOURCE, record, note_of(1, record, Origin.REPLAYED))
    import_record(history, SOURCE, record_of(1), note_of(1, record_of(1)))
    (entry,) = history.matches(OWN)
    assert entry.origin is Origin.REPLAYED


def test_the_match_on_the_table_is_not_replaced(history: MatchHistory) -> None:
    running = replace(note_of(1, record_of(1, 1)), ending=Ending.RUNNING, ended=None)
    history.write(None, running, facts_of(record_of(1, 1)))
    step = import_record(history, SOURCE, record_of(1), note_of(1, record_of(1)))
    assert step.is_beside
    row = history.connection.execute("SELECT ending FROM match WHERE id = ?", (running.id,))
    assert row.fetchone()["ending"] == "running"
    history.remove_running(None)
    assert_stable(history)


def test_a_match_that_goes_on_at_the_table_is_not_replaced(history: MatchHistory) -> None:
    file = store(history, 1, rounds=1)
    running = replace(note_of(1, record_of(1, 1)), ending=Ending.RUNNING, ended=None)
    history.write(file, running, facts_of(record_of(1, 2)))
    earlier = record_of(1, 1)
    assert not import_record(history, SOURCE, earlier, note_of(1, earlier)).is_new
    assert import_record(history, SOURCE, record_of(1), note_of(1, record_of(1))).is_beside
    assert history.files.record(file) == earlier


def test_an_imported_id_that_another_match_has_is_not_taken(history: MatchHistory) -> None:
    """Somebody gives a match the id that another one will have when it is imported."""
    mine = record_of(1)
    taken = replace(note_of(2, record_of(2)), id=imported_match_id(digest_of(mine)))
    import_record(history, SOURCE, record_of(2), taken)
    for is_new in (True, False):
        assert import_record(history, SOURCE, mine).is_new is is_new
    assert len(counted_in_database(history)) == 2
    assert_stable(history)


def test_an_own_match_whose_file_is_damaged_is_not_replaced(history: MatchHistory) -> None:
    file = store(history, 1, rounds=1)
    history.files.path(file).write_bytes(b"damaged")
    assert import_record(history, SOURCE, record_of(1), note_of(1, record_of(1))).is_beside
    assert history.files.path(file).read_bytes() == b"damaged"


# --- who is who --------------------------------------------------------------------------------


def test_a_record_of_somebody_else_is_not_an_own_match(
    tmp_path: Path, history: MatchHistory
) -> None:
    record = replace(record_of(1), players=(Player("Eve", "person"), *record_of(1).players[1:]))
    import_record(history, SOURCE, record, owner=OWNER)
    assert history.count(OWN) == 0
    assert [entry.players[0].name for entry in history.matches(OTHERS)] == ["Eve"]
    assert_stable(history)
    (tmp_path / MATCHES / "by hand.scopa").write_text(
        text_of(replace(record, deal_number=2, rounds=())), "utf-8"
    )
    synchronized(tmp_path, OWNER)
    assert history.count(OWN) == 0


def test_what_was_imported_as_the_match_of_somebody_else_stays_so(history: MatchHistory) -> None:
    import_record(history, SOURCE, record_of(1))
    list(history.rebuild(OWNER))
    assert history.count(OWN) == 0


def test_one_of_several_people_is_known_by_his_name(history: MatchHistory) -> None:
    players = (Player("Eve", "person"), Player("You", "person"))
    record = Match.replayed(replace(record_of(1), players=players)).record
    import_record(history, SOURCE, record, owner=OWNER)
    (entry,) = history.matches(OWN)
    assert entry.seat == 1


def test_an_imported_match_becomes_an_own_one_when_the_person_says_so(
    history: MatchHistory,
) -> None:
    import_record(history, SOURCE, record_of(1))
    for _ in range(2):
        assert not import_record(history, SOURCE, record_of(1), owner=OWNER).is_new
        assert history.count(OWN) == 1
        assert history.count(OTHERS) == 0
    other = OWNER._replace(profile=OTHER_PROFILE)
    import_record(history, SOURCE, record_of(1), owner=other)
    assert history.count(OWN) == 1
    assert_stable(history)


def test_a_known_record_writes_no_file(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_record(history, SOURCE, record_of(1), owner=OWNER)
    before = contents(tmp_path)
    monkeypatch.setattr(MatchFiles, "prepare", raising(AssertionError("a file is written")))
    assert not import_record(history, SOURCE, record_of(1), owner=OWNER).is_new
    assert contents(tmp_path) == before


def test_names_of_one_second_are_not_tried_again(
    history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(1, 1)
    began = note_of(1, record).began
    taken: set[str] = set()
    for _ in range(30):
        taken.add(history.files.free_name(record, began, taken))
    lookups = 0
    lexists = os.path.lexists

    def count(path: str | Path) -> bool:
        nonlocal lookups
        lookups += 1
        return lexists(path)

    monkeypatch.setattr(os.path, "lexists", count)
    assert history.files.free_name(record, began, taken) not in taken
    assert lookups == 4


# --- interrupted -------------------------------------------------------------------------------


class KilledError(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("writes", range(5))
def test_an_import_that_is_killed_goes_on_when_it_is_repeated(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    """It is killed after so many of its writes: note and record of the copy, note and record."""
    store_files(history, 1, rounds=1)
    list(history.synchronize())
    module = "scopa_desktop.play.history.match_files.write_atomically"
    with monkeypatch.context() as patch:
        patch.setattr(module, killing_after(writes))
        if writes < 4:
            with pytest.raises(KilledError):
                import_continued(history)
        else:
            import_continued(history)
    history.close()
    again = MatchHistory(tmp_path)
    for _ in range(2):
        list(again.synchronize())
        import_continued(again)
    (entry,) = again.matches(OWN)
    assert again.files.record(entry.file or "") == record_of(1)
    assert (record_of(1, 1), note_of(1, record_of(1, 1))) in copies(tmp_path)
    assert_stable(again)


def import_continued(history: MatchHistory) -> Progress:
    return import_record(history, SOURCE, record_of(1), note_of(1, record_of(1)))


def killing_after(writes: int) -> Callable[..., None]:
    """A `write_atomically` that works so many times."""
    from scopa_desktop.play.storage.files import write_atomically  # noqa: PLC0415

    left = [writes]

    def write(path: Path, data: bytes | str, *, clears_unfinished: bool = True) -> None:
        if not left[0]:
            raise KilledError
        left[0] -= 1
        write_atomically(path, data, clears_unfinished=clears_unfinished)

    return write


def test_nothing_is_replaced_if_no_copy_can_be_kept(tmp_path: Path, history: MatchHistory) -> None:
    store(history, 1, rounds=1)
    (tmp_path / MATCHES / "deleted").write_text("in the way", "utf-8")
    before = contents(tmp_path)
    with pytest.raises(StorageError):
        import_continued(history)
    assert contents(tmp_path) == before
