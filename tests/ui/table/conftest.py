"""A table to look at, and matches to show on it."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Player
from scopa_desktop.rules.seating import SEATINGS
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.table.plaque import SeatInfo
from scopa_desktop.ui.table.view import TableView

EVERY_GAME = [(game.id, s) for game in catalogue.CATALOGUE.values() for s in game.seatings]
GAMES = [(game, seating) for game in ("scopa", "escoba-setenta") for seating in SEATINGS]
"""One game of each family of captures, for all that takes time."""

PORTRAITS = ("you", "ciro", "pina", "rosa")

MakeMatch = Callable[..., Match]
MakeView = Callable[..., TableView]


def match_of(game: str, players: int = 2, *, pairs: bool = False, deal: int = 1) -> Match:
    """A match before its first deal."""
    variant = catalogue.variant(game)
    seating = next(s for s in SEATINGS if s.players == players and s.pairs is pairs)
    seats = [Player(f"Player {seat + 1}", "random") for seat in range(players)]
    return Match(variant, seating, seats, deal)


def go_on(match: Match, chance: Random) -> list[object]:
    """Deal, or play any legal move; the events that happened."""
    if match.needs_deal:
        return list(match.begin_round())
    assert match.round is not None
    return list(match.play(chance.choice(match.round.legal_moves())))


def in_mid_round(match: Match, plays: int, chance: Random | None = None) -> Match:
    """The match after some plays of its first round."""
    chance = chance or Random(1)
    while match.needs_deal:
        match.begin_round()
    for _ in range(plays):
        go_on(match, chance)
    return match


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> CardArt:
    """The shipped decks, rendered once for all tests."""
    return CardArt(load_decks())


@pytest.fixture
def show(qtbot: QtBot, art: CardArt) -> MakeView:
    """Makes a table that is shown with a match on it."""

    def make(match: Match | None = None, width: int = 800, height: int = 600) -> TableView:
        view = TableView(art)
        qtbot.addWidget(view)
        view.set_deck("napoletane", "napoletane")
        view.resize(width, height)
        view.show()
        qtbot.waitExposed(view)
        if match is not None:
            view.set_players(
                [
                    SeatInfo(player.name, face)
                    for player, face in zip(match.players, PORTRAITS, strict=False)
                ]
            )
            view.show_match(match)
        return view

    return make
