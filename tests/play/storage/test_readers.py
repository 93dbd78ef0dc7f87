"""Every reader of JSON gives a value or a `StorageError` for any bytes, and twice the same."""

import json
import zipfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from benchmarks.faults.mutations import mutated_json
from scopa_desktop.play.daily.daily_deal import DailyResult
from scopa_desktop.play.history.match_note import Ending, MatchNote, parse_note, read_note
from scopa_desktop.play.history.profile_bundle import read_bundle_profile
from scopa_desktop.play.history.running_note import NotedMatch, RunningNote
from scopa_desktop.play.leaderboard.character_matches import (
    CharacterMatches,
    read_character_matches,
)
from scopa_desktop.play.ledger.experience_transfer import gains_of
from scopa_desktop.play.puzzles.puzzle_library import FORMAT, PuzzleLibrary
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.json_fields import FormError, parse_json
from scopa_desktop.play.storage.profiles import (
    Profile,
    ProfileStore,
    StoredProfiles,
    parse_profiles,
)
from scopa_desktop.play.storage.settings import LastGame, Settings, load_settings
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TRAINING, TrainingJournal
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.ui.platform.window_state import WindowState
from tests.examples import examples
from tests.playing import match_against, play_on
from tests.sample_puzzles import sample_puzzles

PROFILE = "a" * 32
NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
NOTE = MatchNote("1" * 32, NOON, NOON, Ending.FINISHED, profiles=(PROFILE, None), seconds=5)
RUNNING = replace(NOTE, ended=None, ending=Ending.RUNNING, unknown={"x-later": [1, None]})
GAME = LastGame("scopa", "2", ("casual",), {"target": 16}, "Ours")


class Reader(NamedTuple):
    """A way to read a file."""

    name: str
    file: str
    """The path of the file, from a folder of its own."""
    sound: Callable[[Path], bytes]
    """Valid content; the folder may be written to."""
    read: Callable[[Path, Path], Any]
    """What the file contains, in values that can be compared; of the folder and the file."""


def journal_of(folder: Path) -> TrainingJournal:
    return TrainingJournal(folder, PROFILE)


def daily(folder: Path, _: Path = Path()) -> bytes:
    results = DailyResults(journal_of(folder))
    day = date(2026, 5, 3)
    results.start(day, NOON)
    results.add_moves(day, [parse_action("7D"), parse_action("KC")], NOON)
    results.finish(day, DailyResult(1, 3, 7, 4), NOON)
    results.add_character(day, "greedy", DailyResult(1, 1, 5, 4), NOON)
    return journal_of(folder).text().encode()


def read_daily(folder: Path, _: Path) -> Any:
    results = DailyResults(journal_of(folder))
    today = date(2026, 5, 4)
    return [
        (results.try_of(day), results.characters_of(day), results.medal_of(day))
        for day in results.days
    ], results.streak(today)


def attempts(folder: Path) -> bytes:
    made = PuzzleAttempts(journal_of(folder))
    for number in range(3):
        time = NOON + timedelta(days=number)
        made.add(PuzzleAttempt("scopa-1", time, True, number, parse_action("7D"), 1500, 90))
    return journal_of(folder).text().encode()


def read_attempts(folder: Path, _: Path) -> Any:
    made = PuzzleAttempts(journal_of(folder))
    return made.all, made.course, made.rating(NOON), made.repetition("scopa-1", NOON)


def lessons(folder: Path) -> bytes:
    LessonProgress(journal_of(folder)).reach("first", 2)
    LessonProgress(journal_of(folder)).complete("first")
    return journal_of(folder).text().encode()


def read_lessons(folder: Path, _: Path) -> Any:
    progress = LessonProgress(journal_of(folder))
    return progress.state("first", 5), progress.completions


def own_puzzles(folder: Path) -> bytes:
    own = OwnPuzzles(folder, PROFILE)
    for puzzle in list(sample_puzzles().values())[:2]:
        own.add(puzzle, "1" * 32, NOON)
    own.set_searched("1" * 32, 7)
    return own.path.read_bytes()


def read_own_puzzles(folder: Path, _: Path) -> Any:
    own = OwnPuzzles(folder, PROFILE)
    return dict(own.puzzles), own.searched("1" * 32)


def library(_: Path) -> bytes:
    stored = [puzzle.to_json() for puzzle in sample_puzzles().values() if puzzle.variant == "scopa"]
    return json.dumps({"format": FORMAT, "puzzles": stored[:2]}).encode()


def read_library(folder: Path, _: Path) -> Any:
    shelf = PuzzleLibrary(folder)
    entries = shelf.entries()
    for entry in entries:
        # The sentence is in `problems`, too.
        with suppress(StorageError):
            shelf.puzzle(entry.id)
    return entries, shelf.problems


@cache
def record_of_two_moves() -> Any:
    return play_on(match_against("casual", name="Ugo"), moves=1).record


def running_note(folder: Path) -> bytes:
    record = record_of_two_moves()
    before = (record, NotedMatch(NOTE, "2026-05-03 12.00.00 Scopa.scopa"))
    RunningNote(folder).write(record, NotedMatch(RUNNING, "again.scopa"), before)
    return (folder / "running.json").read_bytes()


def bundle_of(manifest: bytes) -> bytes:
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("scopa-desktop.json", manifest)
        archive.writestr("profile.json", b"{}")
    return stream.getvalue()


def read_manifest(_: Path, path: Path) -> Any:
    path.write_bytes(bundle_of(path.read_bytes()))
    return read_bundle_profile(path)


def read_house_rules(_: Path, path: Path) -> Any:
    rules = HouseRules(path)
    return rules.variants, rules.problems


def read_profiles(_: Path, path: Path) -> Any:
    content = path.read_bytes()
    store = ProfileStore(path, "Anna")
    parsed = parse_profiles(content, path)
    assert parsed[0].current == store.current.id
    return parsed


def read_window(_: Path, path: Path) -> Any:
    return WindowState(path).placement


def text(content: str) -> Callable[[Path], bytes]:
    return lambda _: content.encode()


JOURNAL = f"{TRAINING}/{PROFILE}.jsonl"
ANNA = Profile(PROFILE, "Anna", game=GAME, created=date(2026, 5, 3), unknown={"x-later": [1]})
READERS = (
    Reader(
        "settings",
        "settings.json",
        text(Settings(last_game=GAME, unknown={"x-later": {"a": [1]}}).to_text()),
        lambda _, path: load_settings(path),
    ),
    Reader(
        "profiles",
        "profiles.json",
        text(StoredProfiles((ANNA,), PROFILE, (7,), {"x-later": 1}).to_text()),
        read_profiles,
    ),
    Reader("note", "match.json", text(NOTE.to_text()), lambda _, path: read_note(path)),
    Reader(
        "running note",
        "running.json",
        running_note,
        lambda folder, _: RunningNote(folder).read(record_of_two_moves()),
    ),
    Reader(
        "window",
        "window.json",
        text('{"format": "scopa-desktop window", "x": 1, "y": 2, "width": 700, "height": 600,'
             ' "state": "normal"}'),
        read_window,
    ),
    Reader("daily deals", JOURNAL, daily, read_daily),
    Reader("puzzle attempts", JOURNAL, attempts, read_attempts),
    Reader("lessons", JOURNAL, lessons, read_lessons),
    Reader("journal", JOURNAL, attempts, lambda folder, _: journal_of(folder).text()),
    Reader("own puzzles", f"{TRAINING}/own-puzzles-{PROFILE}.json", own_puzzles, read_own_puzzles),
    Reader("puzzles", "scopa.json", library, read_library),
    Reader(
        "experience",
        "experience.jsonl",
        text(f'{{"match": "{"1" * 32}", "time": "2026-05-03T12:00:00+00:00", "points": 20}}\n' * 2),
        lambda _, path: list(gains_of(path.read_bytes(), path)),
    ),
    Reader(
        "manifest of a bundle",
        "anna.scopa-profile",
        text(f'{{"format": "scopa-desktop profile", "version": 1, "profile": "{PROFILE}",'
             ' "matches": 0}'),
        read_manifest,
    ),
    Reader(
        "matches of the characters",
        "characters.json",
        text(CharacterMatches(7, {"easy": "01" * 8}, {"scopa": {("beginner", "easy"): "WL"}})
             .to_text()),
        lambda _, path: read_character_matches(path),
    ),
    Reader(
        "house rules",
        "my-rules.scopa-rules",
        text("Scopa Desktop rules, version 1\n\ngame: scopa\nname: Ours\noption: target = 16\n"),
        read_house_rules,
    ),
)  # fmt: skip


@cache
def sound_content(reader: Reader, folder: Path) -> bytes:
    folder.mkdir(parents=True, exist_ok=True)
    return reader.sound(folder)


def outcome(reader: Reader, folder: Path, content: bytes) -> Any:
    """The value in a file with a content, or the sentence of its `StorageError`."""
    path = folder / reader.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    try:
        return reader.read(folder, path)
    except StorageError as error:
        assert len(error.sentence.splitlines()) == 1
        return error.sentence
    finally:
        for left in path.parent.glob("*.unreadable-*"):
            left.unlink()


def contents(sound: bytes) -> st.SearchStrategy[bytes]:
    """Any bytes, any text, and valid content that was changed anywhere."""

    def changed(seed: int) -> bytes:
        return mutated_json(sound, Random(seed), [sound])

    return st.one_of(
        st.binary(max_size=80),
        st.text(max_size=40).map(str.encode),
        *[st.integers(0, 2**32).map(changed)] * 8,
    )


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_any_bytes_are_a_value_or_a_storage_error_and_twice_the_same(
    reader: Reader, tmp_path: Path
) -> None:
    sound = sound_content(reader, tmp_path / "sound")

    @example_settings(
        deadline=None,
        max_examples=examples(120),
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
    )
    @given(content=contents(sound))
    def check(content: bytes) -> None:
        first = outcome(reader, tmp_path, content)
        assert outcome(reader, tmp_path, content) == first

    check()


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_valid_content_is_read(reader: Reader, tmp_path: Path) -> None:
    sound = sound_content(reader, tmp_path / "sound")
    value = outcome(reader, tmp_path, sound)
    assert value
    assert reader.name == "journal" or not isinstance(value, str)
    assert value == outcome(reader, tmp_path, sound)


# --- JSON ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "line 1 is not valid JSON"),
        (b'{\n"a": 1,\n}', "line 3 is not valid JSON"),
        (b'"\xff"', "UTF-8"),
        (b'"\xed\xa0\x80"', "UTF-8"),
        (b'"\\ud800"', "UTF-8"),
        (b'{"\\uDFFF": 1}', "UTF-8"),
        (b"[NaN]", "NaN is not a number"),
        (b"-Infinity", "-Infinity is not a number"),
        (b"[" * 501 + b"]" * 501, "nested too deeply"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
    ],
    ids=lambda part: repr(part)[:20],
)
def test_bytes_that_are_no_json_are_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(FormError, match=reason):
        parse_json(data)


def test_pairs_of_surrogates_and_a_mark_at_the_beginning_are_read() -> None:
    assert parse_json(b'\xef\xbb\xbf["\\ud83c\\udca1"]') == ["🂡"]
    assert parse_json(b"[" * 500 + b"]" * 500)


def test_a_note_of_a_finished_match_says_when_it_ended() -> None:
    content = json.loads(NOTE.to_text())
    with pytest.raises(FormError, match="“ended” and “ending” contradict each other"):
        parse_note(json.dumps({**content, "ended": None}))
    with pytest.raises(FormError, match="“ended” and “ending” contradict each other"):
        parse_note(json.dumps({**content, "ending": "running"}))


def test_unknown_fields_of_a_note_are_kept() -> None:
    later: Sequence[Any] = [1, {"a": None}]
    note = parse_note(replace(NOTE, unknown={"x-later": later}).to_text())
    assert note.unknown == {"x-later": later}
