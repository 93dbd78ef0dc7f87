"""Every reader of JSON gives a value or a `StorageError` for any bytes, and twice the same."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timezone
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from benchmarks.faults.mutations import mutated_json
from scopa_desktop.play.leaderboard.character_matches import (
    CharacterMatches,
    read_character_matches,
)
from scopa_desktop.play.matches.match_note import Ending, MatchNote, parse_note
from scopa_desktop.play.puzzles.puzzle_library import FORMAT, PuzzleLibrary
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.json_fields import FormError, parse_json
from scopa_desktop.play.storage.settings import LastGame, Settings, load_settings
from scopa_desktop.ui.platform.window_state import WindowState
from tests.examples import examples
from tests.sample_puzzles import sample_puzzles

PROFILE = "a" * 32
NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
NOTE = MatchNote("1" * 32, NOON, NOON, Ending.FINISHED, profiles=(PROFILE, None), seconds=5)
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


def read_house_rules(_: Path, path: Path) -> Any:
    rules = HouseRules(path)
    return rules.variants, rules.problems


def read_window(_: Path, path: Path) -> Any:
    return WindowState(path).placement


def text(content: str) -> Callable[[Path], bytes]:
    return lambda _: content.encode()


READERS = (
    Reader(
        "settings",
        "settings.json",
        text(Settings(last_game=GAME, unknown={"x-later": {"a": [1]}}).to_text()),
        lambda _, path: load_settings(path),
    ),
    Reader(
        "window",
        "window.json",
        text('{"format": "scopa-desktop window", "x": 1, "y": 2, "width": 700, "height": 600,'
             ' "state": "normal"}'),
        read_window,
    ),
    Reader("puzzles", "scopa.json", library, read_library),
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
    assert not isinstance(value, str)
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
