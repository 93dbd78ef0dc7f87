"""A new match with seats by drawn cards, as the window begins it."""

from collections.abc import Sequence

import pytest

from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.rules.dealing import draw_for_seats
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.new_game.game_choice import GameChoice

from .conftest import Game, MakeGame


def shown_names(players: Sequence[Player]) -> list[str]:
    return [player.name for player in players]


@pytest.mark.parametrize(
    ("players", "in_order"),
    [("2", False), ("3", False), ("4", False), ("4-pairs", False), ("4-pairs", True)],
)
def test_the_draw_says_who_sits_where(open_game: MakeGame, players: str, in_order: bool) -> None:
    table = {"draw": True, "draw_order": in_order}
    last = LastGame("scopa", players, ("casual", "easy", "skilled"), table=table)
    game = open_game(Settings(speed="off", sounds=False))
    plain = GameChoice.from_last_game(LastGame("scopa", players, last.levels))
    chosen = shown_names(plain.players(game.profiles.current.name))
    for _ in range(4):
        begin(game, last)
        match = game.match
        pack = pack_of(match.deal_number, 0)
        order = draw_for_seats(match.seating, pack, partners_in_order=in_order).order
        assert match.table.draws_seats
        assert shown_names(match.players) == [chosen[player] for player in order]
        assert match.draw.dealer == 0
        own = next(seat for seat, player in enumerate(match.players) if player.is_person)
        assert game.session.own_seat == own
        assert game.view.table_scene.own_seat == own


def begin(game: Game, last: LastGame) -> None:
    """Begin as at a start without a running match."""
    game.change(last_game=last)
    game.host._begin(GameChoice.from_last_game(last))
