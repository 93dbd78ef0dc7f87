"""The badges in the database: awarded one match after another, made anew, and kept."""

import sqlite3
from datetime import timedelta
from random import Random

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play import badges
from scopa_desktop.play.badges.badge_book import (
    BADGES,
    CAREER_GOALS,
    Career,
    CareerMatch,
    career_before,
)
from scopa_desktop.play.matches.match_facts import MatchFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.matches.match_rows import forget_match
from scopa_desktop.play.storage.paths import deck_ids
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS
from tests.play.matches.made_matches import (
    ANNA,
    START,
    UGO,
    made_match,
    made_note,
    made_round,
    save_made,
)
from tests.sampling import parametrize_some

WON, LOST = made_round((11, 5)), made_round((5, 11))
ALL_LEVELS = tuple(LEVELS)


def enter(
    connection: sqlite3.Connection, note: MatchNote, facts: MatchFacts | None = None
) -> set[str]:
    """Enter a match, by default a won one, and award its badges."""
    save_made(connection, note, facts or made_match([WON]))
    return {badge.badge for badge in badges.award(connection, note.id)}


def ids(connection: sqlite3.Connection, profile: str = ANNA) -> list[str]:
    return [badge.badge for badge in badges.earned(connection, profile)]


def result(*, won: bool) -> MatchFacts:
    return made_match([WON if won else LOST], won=won)


def test_there_is_a_picture_of_every_badge_and_a_rule_for_every_picture() -> None:
    assert len(BADGES) == len(set(BADGES)) == 49
    assert set(BADGES) == set(BADGE_IDS)


def test_a_badge_is_earned_once_with_the_date_and_the_match(connection: sqlite3.Connection) -> None:
    assert {"first_win", "beat_nino"} <= enter(connection, made_note(1))
    first = {badge.badge: badge for badge in badges.earned(connection, ANNA)}
    assert first["first_win"].match == made_note(1).id
    assert first["first_win"].earned == START + timedelta(hours=1)
    assert enter(connection, made_note(2)).isdisjoint(first)
    again = {badge.badge: badge for badge in badges.earned(connection, ANNA)}
    assert again["first_win"] == first["first_win"]


def test_each_profile_has_its_own_badges(connection: sqlite3.Connection) -> None:
    enter(connection, made_note(1, ANNA))
    enter(connection, made_note(2, UGO), result(won=False))
    assert "first_win" in ids(connection, ANNA)
    assert ids(connection, UGO) == []


def test_awarding_twice_changes_nothing(connection: sqlite3.Connection) -> None:
    enter(connection, made_note(1))
    before = ids(connection)
    assert badges.award(connection, made_note(1).id) == []
    assert ids(connection) == before
    assert badges.award(connection, "0" * 32) == []


@pytest.mark.parametrize(("badge", "needed"), [("ten_wins", 10), ("hundred_wins", 100)])
def test_wins_are_counted(connection: sqlite3.Connection, badge: str, needed: int) -> None:
    for number in range(needed - 1):
        save_made(connection, made_note(2 * number), result(won=True))
        save_made(connection, made_note(2 * number + 1), result(won=False))
    badges.rebuild(connection)
    assert badge not in ids(connection)
    assert badges.progress(connection, ANNA)[badge] == (needed - 1, needed)
    assert badge in enter(connection, made_note(1000))
    assert badges.progress(connection, ANNA)[badge] == (needed, needed)


@pytest.mark.parametrize(
    ("badge", "length"), [("streak_three", 3), ("streak_five", 5), ("streak_ten", 10)]
)
def test_wins_in_a_row_are_counted(connection: sqlite3.Connection, badge: str, length: int) -> None:
    for number in range(length - 1):
        assert badge not in enter(connection, made_note(number))
    enter(connection, made_note(length), result(won=False))
    for number in range(length - 1):
        assert badge not in enter(connection, made_note(20 + number))
    assert badge in enter(connection, made_note(40))


def test_leaving_a_match_ends_a_streak_but_replaying_does_not(
    connection: sqlite3.Connection,
) -> None:
    enter(connection, made_note(1))
    enter(connection, made_note(2))
    enter(connection, made_note(3, ending=Ending.ABANDONED), made_match([LOST], won=None))
    assert "streak_three" not in enter(connection, made_note(4))
    enter(connection, made_note(5, origin=Origin.REPLAYED), result(won=False))
    enter(connection, made_note(6, origin=Origin.IMPORTED), result(won=False))
    assert "streak_three" not in enter(connection, made_note(7))
    assert "streak_three" in enter(connection, made_note(8))


def test_a_rematch_is_won_against_those_who_won(connection: sqlite3.Connection) -> None:
    lost, won = result(won=False), result(won=True)
    other = made_match([WON], levels=("easy",))
    enter(connection, made_note(1))
    assert "rematch_won" not in enter(connection, made_note(2))
    enter(connection, made_note(3), lost)
    assert "rematch_won" not in enter(connection, made_note(4), other)
    enter(connection, made_note(5), lost)
    assert "rematch_won" not in enter(
        connection, made_note(6), made_match([WON], game="scopa-assi")
    )
    enter(connection, made_note(7), lost)
    assert "rematch_won" in enter(connection, made_note(8), won)


def test_all_opponents_are_beaten_in_one_family(connection: sqlite3.Connection) -> None:
    badge = "beat_everyone_in_family"
    games = ["scopa", "scopa-assi", "scopa-race", "scopa", "scopa"]
    for number, (game, level) in enumerate(zip(games, ALL_LEVELS, strict=False)):
        enter(connection, made_note(number), made_match([WON], game=game, levels=(level,)))
    master = (ALL_LEVELS[-1],)
    assert badge not in enter(
        connection, made_note(10), made_match([WON], game="escoba", levels=master)
    )
    assert badges.progress(connection, ANNA)[badge] == (5, 6)
    assert badge not in enter(
        connection, made_note(11), made_match([LOST], won=False, levels=master)
    )
    assert badge in enter(connection, made_note(12), made_match([WON], levels=master))


def test_all_games_of_a_family_are_won(connection: sqlite3.Connection) -> None:
    games = [game.id for game in CATALOGUE.values() if game.family is Family.CIRULLA]
    assert len(games) == 3
    for number, game in enumerate(["scopone", "scopone-scientifico", *games[:-1]]):
        facts = made_match([WON], game=game)
        assert "whole_family_won" not in enter(connection, made_note(number), facts)
    facts = made_match([WON], game=games[-1])
    assert "whole_family_won" in enter(connection, made_note(20), facts)


@pytest.mark.parametrize(
    ("badge", "games"),
    [
        ("italian_family", ["scopa", "scopa-assi", "scopone", "cirulla", "scopa-quindici"]),
        ("spanish_family", ["escoba", "escopa", "escova", "chorizo", "baciga"]),
    ],
)
def test_five_games_of_a_country_are_won(
    connection: sqlite3.Connection, badge: str, games: list[str]
) -> None:
    others = ["chkobba", games[0], games[1], games[2], games[3], games[0]]
    for number, game in enumerate(others):
        assert badge not in enter(connection, made_note(number), made_match([WON], game=game))
    assert badges.progress(connection, ANNA)[badge] == (4, 5)
    assert badge in enter(connection, made_note(9), made_match([WON], game=games[4]))


def test_matches_are_won_with_seven_decks(connection: sqlite3.Connection) -> None:
    decks = deck_ids()
    assert len(decks) >= 7
    for number, deck in enumerate(["", *decks[:6], decks[0]]):
        assert "every_deck" not in enter(connection, made_note(number, deck=deck))
    lost = made_note(20, deck=decks[6])
    assert "every_deck" not in enter(connection, lost, result(won=False))
    assert "every_deck" in enter(connection, made_note(21, deck=decks[6]))


def test_wins_are_counted_by_family_and_profile(connection: sqlite3.Connection) -> None:
    assert badges.family_wins(connection, ANNA) == dict.fromkeys(Family, 0)
    for number, game in enumerate(["scopa", "scopa-assi", "escoba", "scopone"]):
        enter(connection, made_note(number), made_match([WON], game=game))
    enter(connection, made_note(10), result(won=False))
    enter(connection, made_note(11, UGO))
    enter(connection, made_note(12, origin=Origin.REPLAYED))
    wins = badges.family_wins(connection, ANNA)
    assert wins == {
        **dict.fromkeys(Family, 0),
        Family.SCOPA: 2,
        Family.FIFTEEN: 1,
        Family.SCOPONE: 1,
    }
    assert badges.family_wins(connection, UGO)[Family.SCOPA] == 1


def test_a_badge_outlives_its_match(connection: sqlite3.Connection) -> None:
    enter(connection, made_note(1))
    enter(connection, made_note(2))
    before = badges.earned(connection, ANNA)
    forget_match(connection, made_note(1).id)
    assert badges.earned(connection, ANNA) == before
    badges.rebuild(connection)
    assert badges.earned(connection, ANNA) == before
    forget_match(connection, made_note(2).id)
    badges.rebuild(connection)
    assert badges.earned(connection, ANNA) == before


def test_an_unknown_badge_of_a_newer_version_is_not_shown(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO badge VALUES (?, 'flying', ?, 0)", (ANNA, "0" * 32))
    assert ids(connection) == []


# --- both ways ----------------------------------------------------------------------------------


def random_match(rng: Random, number: int) -> tuple[MatchNote, MatchFacts]:
    """A match of one of two profiles, with anything in it that badges look at."""
    won = rng.random() < 0.7
    rounds = [
        made_round(
            (rng.randrange(12), rng.randrange(12)),
            sweeps=(rng.choice((0, 0, 0, 1, 3)), rng.choice((0, 1))),
            piles=(rng.getrandbits(40), 0),
        )
        for _ in range(rng.randrange(1, 9))
    ]
    ending = rng.choice([Ending.FINISHED] * 9 + [Ending.ABANDONED])
    facts = made_match(
        [*rounds, made_round((11, 5) if won else (5, 11))],
        won=won if ending is Ending.FINISHED else None,
        game=rng.choice(list(CATALOGUE)),
        levels=(rng.choice(ALL_LEVELS),),
    )
    note = made_note(
        # Some end at the same second.
        number // 2 * 2,
        rng.choice([ANNA, ANNA, UGO]),
        deck=rng.choice(["", *deck_ids()]),
        hints=rng.randrange(2),
        undos=rng.randrange(2),
        ending=ending,
        origin=rng.choice([Origin.PLAYED] * 8 + [Origin.REPLAYED, Origin.IMPORTED]),
        id=f"{number:032x}",
    )
    return note, facts


@parametrize_some("seed", range(3), default=[0])
def test_what_is_awarded_match_by_match_is_what_a_rebuild_finds(
    connection: sqlite3.Connection, seed: int
) -> None:
    rng = Random(seed)
    for number in range(150):
        enter(connection, *random_match(rng, number))
    for profile in (ANNA, UGO):
        awarded = badges.earned(connection, profile)
        assert len(awarded) > 15
        connection.execute("DELETE FROM badge WHERE profile = ?", (profile,))
        badges.rebuild(connection)
        assert badges.earned(connection, profile) == awarded


def test_a_career_read_from_the_database_is_the_one_added_up(
    connection: sqlite3.Connection,
) -> None:
    rng = Random(7)
    career = Career()
    for number in range(120):
        note, facts = random_match(rng, number)
        save_made(connection, note, facts)
        read = career_before(connection, ANNA)
        if note.profiles == (ANNA,) and note.origin is Origin.PLAYED:
            career.add(
                CareerMatch(
                    number,
                    note.id,
                    int((note.ended or note.began).timestamp()),
                    facts.variant.id,
                    note.deck,
                    facts.winner == 0,
                    note.ending is Ending.FINISHED,
                    (facts.players[1].level,),
                    frozenset(),
                )
            )
        assert read.previous is None or career.previous is not None
        assert read.previous is None or read.previous.id == career.previous.id  # type: ignore[union-attr]
        goals = {name: goal for name, goal in CAREER_GOALS.items() if name != "rematch_won"}
        assert {name: goal.done(read) for name, goal in goals.items()} == {
            name: goal.done(career) for name, goal in goals.items()
        }


def test_own_decks_do_not_count_for_the_badge_of_several_decks() -> None:
    career = Career()
    for deck in ("own-0123456789ab", "sarde", "own-ba9876543210", ""):
        career.add_won("scopa", deck, [])
    assert career.decks == {"sarde"}
