"""Kept ratings are those of a computation from the first match on, whatever happens meanwhile."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.leaderboard import kept_ratings
from scopa_desktop.play.leaderboard.kept_ratings import (
    PERIOD,
    kept_records,
    rated_matches,
    rating_course,
)
from scopa_desktop.play.leaderboard.ratings import RatedMatch, RatingRecord
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.rules.players import PERSON, Player
from tests.examples import examples
from tests.play.history.made_matches import ANNA, START, UGO, made_match, made_note, made_round

from .rated_profiles import profile_records

CHARACTERS = {level: Rating(1400 + 40 * number, 50) for number, level in enumerate(LEVELS)}
NOW = START + timedelta(days=400)


class Step(NamedTuple):
    """A match of a number that is written, or removed; or a look at the ratings of a game."""

    kind: str
    number: int
    day: int
    game: str
    is_won: bool
    is_against_person: bool
    undos: int


STEPS = st.lists(
    st.builds(
        Step,
        st.sampled_from(["write", "write", "write", "remove", "look", "look"]),
        st.integers(0, 7),
        # Within some periods, often on the same day.
        st.sampled_from([-40, 0, 1, 2, 30, 31, 95, 95, 200]),
        st.sampled_from(["scopa", "escoba"]),
        st.booleans(),
        st.booleans(),
        st.sampled_from([0, 0, 0, 1]),
    ),
    max_size=25,
)


def write(history: MatchHistory, step: Step) -> None:
    facts = made_match([made_round((11, 5))], won=step.is_won, game=step.game)
    profiles: tuple[str | None, ...] = (ANNA, None)
    if step.is_against_person:
        facts = facts._replace(players=(facts.players[0], Player("Ugo", PERSON)))
        profiles = (ANNA, UGO)
    facts = facts._replace(digest=f"{step.number:064x}")
    ended = START + timedelta(days=step.day)
    note = made_note(step.number, ended=ended, profiles=profiles, undos=step.undos)
    history.write(f"{step.number}.scopa", note, facts)


def computed(history: MatchHistory, game: str | None) -> dict[str, RatingRecord]:
    """The ratings from the first match on."""
    return profile_records(rated_matches(history.connection, game), CHARACTERS, NOW)


def kept(history: MatchHistory, game: str | None = None) -> dict[str, RatingRecord]:
    return kept_records(history.connection, CHARACTERS, game, NOW)


@settings(max_examples=examples(60), deadline=None)
@given(steps=STEPS)
def test_kept_ratings_are_the_computed_ones(steps: list[Step]) -> None:
    with TemporaryDirectory() as folder:
        history = MatchHistory(Path(folder))
        for step in steps:
            match step.kind:
                case "write":
                    write(history, step)
                case "remove":
                    history.remove(f"{step.number:032x}")
                case _:
                    game = step.game if step.is_won else None
                    assert kept(history, game) == computed(history, game)
        for game in (None, "scopa", "escoba"):
            assert kept(history, game) == kept(history, game) == computed(history, game)
        history.close()


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """The ends of the matches that were rated since."""
    ends: list[datetime] = []

    def watched(
        connection: sqlite3.Connection,
        game: str | None,
        since: int | None,
        *,
        competitive_only: bool,
    ) -> Iterator[RatedMatch]:
        for match in rated_matches(connection, game, since, competitive_only=competitive_only):
            ends.append(match.ended)
            yield match

    monkeypatch.setattr(kept_ratings, "rated_matches", watched)
    return ends


def days(ends: list[datetime]) -> list[int]:
    result = [(end - START).days for end in ends]
    ends.clear()
    return result


def write_days(history: MatchHistory, *ends: int) -> None:
    for number, day in enumerate(ends):
        write(history, Step("write", number, day, "scopa", True, False, 0))


def test_only_new_matches_are_rated(history: MatchHistory, rated: list[datetime]) -> None:
    write_days(history, 0, 1, 2, 100)
    kept(history)
    assert days(rated) == [0, 1, 2, 100]
    kept(history)
    assert days(rated) == []
    write(history, Step("write", 9, 101, "escoba", True, False, 0))
    kept(history)
    assert days(rated) == [101]
    kept(history, "scopa")
    assert days(rated) == [0, 1, 2, 100]
    write(history, Step("write", 10, 102, "escoba", True, False, 0))
    kept(history, "scopa")
    assert days(rated) == []


def test_a_change_is_rated_from_its_period_on(history: MatchHistory, rated: list[datetime]) -> None:
    first = START.replace(hour=0)
    begin = (int(first.timestamp()) // PERIOD + 1) * PERIOD
    day = (datetime.fromtimestamp(begin, timezone.utc) - START).days + 1
    write_days(history, 0, day, day + 1, day + 40, day + 80)
    kept(history)
    days(rated)
    history.remove(f"{2:032x}")
    kept(history)
    assert days(rated) == [day, day + 40, day + 80]


def test_other_characters_make_other_ratings(history: MatchHistory, rated: list[datetime]) -> None:
    write_days(history, 0, 1)
    kept(history)
    stronger = {level: Rating(2000, 50) for level in LEVELS}
    records = kept_records(history.connection, stronger, None, NOW)
    assert records == profile_records(rated_matches(history.connection, None), stronger, NOW)
    assert kept(history) == computed(history, None)


@pytest.mark.parametrize(
    "change",
    [
        "content = replace(content, '1', '2')",
        "content = 'no JSON'",
        "content = x'ff00'",
        "until = until - 100000",
        "digest = ''",
    ],
)
def test_what_somebody_changed_is_not_used(history: MatchHistory, change: str) -> None:
    write_days(history, 0, 1, 2)
    kept(history)
    assert history.connection.execute(f"UPDATE kept_rating SET {change}").rowcount
    assert kept(history) == computed(history, None)


def test_ratings_of_a_database_that_cannot_be_written_are_computed(
    history: MatchHistory, rated: list[datetime]
) -> None:
    write_days(history, 0, 1)
    history.connection.execute("PRAGMA query_only = ON")
    assert kept(history) == kept(history) == computed(history, None)
    assert days(rated) == [0, 1, 0, 1]


def test_ratings_are_not_kept_if_somebody_wrote_meanwhile(
    tmp_path: Path, history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_days(history, 0, 1)
    other = MatchHistory(tmp_path)

    def interrupted(
        connection: sqlite3.Connection,
        game: str | None,
        since: int | None,
        *,
        competitive_only: bool,
    ) -> Iterator[RatedMatch]:
        yield from rated_matches(connection, game, since, competitive_only=competitive_only)
        other.remove(f"{0:032x}")

    before = computed(history, None)
    with monkeypatch.context() as patch:
        patch.setattr(kept_ratings, "rated_matches", interrupted)
        assert kept(history) == before
    assert history.connection.execute("SELECT count(*) FROM kept_rating").fetchone()[0] == 0
    assert kept(history) == computed(history, None) != before
    other.close()


def test_the_course_of_a_rating_has_each_match_or_each_period(
    history: MatchHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, day in enumerate([0, 1, 2, 40, 41, 80]):
        write(history, Step("write", number, day, "scopa", number % 2 == 0, False, 0))
    course = rating_course(history.connection, CHARACTERS, ANNA, None)
    assert [(each.time - START).days for each in course] == [0, 1, 2, 40, 41, 80]
    monkeypatch.setattr(kept_ratings, "MOST_RATED_AGAIN", 3)
    kept_course = rating_course(history.connection, CHARACTERS, ANNA, None)
    assert 1 < len(kept_course) < len(course)
    assert set(kept_course) < set(course) and kept_course[-1] == course[-1]
    assert rating_course(history.connection, CHARACTERS, UGO, None) == []
    assert rating_course(history.connection, CHARACTERS, ANNA, "escoba") == []
