"""Who has won at a table of five or six, as far as badges are concerned."""

import sqlite3
from datetime import timedelta

import pytest

from scopa_desktop.play import badges
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FIVE, SIX, THREE_PAIRS, TWO_THREES, Seating
from tests.play.matches.made_matches import START
from tests.playing import play_on

TABLES = [("escoba", FIVE), ("scopa", SIX), ("scopa", THREE_PAIRS), ("scopa", TWO_THREES)]
OF_WINNERS = {"first_win", "beat_nino"}


@pytest.mark.parametrize(("game", "seating"), TABLES, ids=str)
def test_only_the_side_that_has_won_earns_the_badges_of_a_win(
    connection: sqlite3.Connection, game: str, seating: Seating
) -> None:
    """A person sits in each seat of the same match in turn, each with a profile of their own."""
    winners = set()
    for seat in range(seating.players):
        players = [Player(f"Nino {each}", "beginner") for each in range(seating.players)]
        players[seat] = Player("You", PERSON)
        match = play_on(Match(variant(game).configured({"target": 1}), seating, players, 1))
        profile = f"{seat:032x}"
        profiles: list[str | None] = [None] * seating.players
        profiles[seat] = profile
        note = MatchNote(
            id=profile,
            began=START,
            ended=START + timedelta(hours=1),
            ending=Ending.FINISHED,
            origin=Origin.PLAYED,
            profiles=tuple(profiles),
        )
        save_match(connection, note, match.record)
        earned = {badge.badge for badge in badges.award(connection, note.id)}
        has_won = seating.side_of(seat) == match.winner
        assert earned & OF_WINNERS == (OF_WINNERS if has_won else set())
        if has_won:
            winners.add(seat)
    assert winners == set(seating.seats_of(seating.side_of(min(winners))))
