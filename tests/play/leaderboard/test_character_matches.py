"""Tests of the matches of the characters: their file, their digests, and repeating them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_desktop.ai import level_players
from scopa_desktop.ai.computer_players import AbsentMindedPlayer
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import (
    LOST,
    PAIRINGS,
    WON,
    Balance,
    CharacterMatches,
    level_digest,
    parse_character_matches,
    play_match,
    read_character_matches,
)
from scopa_desktop.play.storage.files import StorageError

MATCHES = CharacterMatches(
    7,
    {"beginner": "01", "easy": "23"},
    {"scopa": {("beginner", "easy"): "WLLL"}, "escoba": {("easy", "master"): ""}},
)


def test_what_is_written_is_read_again() -> None:
    assert parse_character_matches(json.loads(MATCHES.to_text())) == MATCHES


def test_each_pairing_is_a_line_of_json() -> None:
    lines = MATCHES.to_text().splitlines()
    assert '"beginner easy":"WLLL"' in lines
    assert json.loads(MATCHES.to_text())["games"]["escoba"] == {"easy master": ""}


def test_a_balance_is_seen_from_both_sides() -> None:
    assert MATCHES.balance("scopa", "beginner", "easy") == Balance(won=1, lost=3)
    assert MATCHES.balance("scopa", "easy", "beginner") == Balance(won=3, lost=1)
    assert MATCHES.balance("scopa", "easy", "master").matches == 0
    assert MATCHES.balance("cirulla", "beginner", "easy").matches == 0


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        MATCHES.to_text().replace('"format":1', '"format":2'),
        MATCHES.to_text().replace("WLLL", "WLXL"),
        MATCHES.to_text().replace('"WLLL"', "3"),
        MATCHES.to_text().replace("beginner easy", "beginner"),
        MATCHES.to_text().replace("beginner easy", "easy beginner"),
        MATCHES.to_text().replace('"scopa":{\n"beginner easy":"WLLL"\n}', '"scopa":[]'),
    ],
    ids=["list", "no-json", "format", "letter", "number", "one-level", "order", "no-pairings"],
)
def test_a_damaged_file_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "characters.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StorageError) as caught:
        read_character_matches(path)
    assert "characters.json" in caught.value.sentence
    assert caught.value.sentence.endswith(".")


def test_the_weaker_level_of_a_pairing_comes_first() -> None:
    order = [*LEVELS]
    assert len(set(PAIRINGS)) == 15
    assert all(order.index(first) < order.index(second) for first, second in PAIRINGS)


def test_the_same_match_has_the_same_result() -> None:
    def results(seed: int) -> list[str]:
        return [play_match("scopa-race", ("beginner", "casual"), n, seed) for n in range(2)]

    first = results(1)
    assert first == results(1)
    assert {*first} == {WON, LOST}
    assert first != results(2)


def test_a_changed_parameter_changes_the_digest_of_its_level_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = {level: level_digest(level) for level in LEVELS}
    assert len(set(before.values())) == len(LEVELS)
    casual = level_players.PLAYERS["casual"]
    assert isinstance(casual, AbsentMindedPlayer)
    other = replace(casual, attention={**casual.attention, "scopa": 0.123})
    monkeypatch.setitem(level_players.PLAYERS, "casual", other)
    after = {level: level_digest(level) for level in LEVELS}
    assert {level for level in LEVELS if before[level] != after[level]} == {"casual"}
