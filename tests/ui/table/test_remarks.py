"""Remarks at the table: who makes them, when, and how they go away."""

from collections.abc import Sequence

import pytest

from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import Captured, Event, Played, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.table.remarks import said_about
from scopa_desktop.ui.wording.remarks import Occasion

from ..conftest import Game, MakeGame
from .test_table_controller import MOVING

YOU, NINO, BEPPE = Player("You", PERSON), Player("Nino", "beginner"), Player("Beppe", "casual")
ROSA = Player("Donna Rosa", "skilled")
SETTEBELLO = parse_card("7D")


def capture(seat: int, card: str, taken: str) -> Captured:
    return Captured(seat, parse_card(card), mask_of(parse_cards(taken)))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Swept(1, 1, ()), (1, Occasion.SWEPT)),
        (Swept(0, 1, ()), (1, Occasion.SWEPT_BY_PERSON)),
        (capture(1, "7S", "7D"), (1, Occasion.TOOK_POINT)),
        (capture(0, "7D", "4S 3C"), (1, Occasion.POINT_TAKEN_BY_PERSON)),
        (capture(0, "7S", "7C"), None),
        (Played(1, SETTEBELLO), None),
    ],
)
def test_the_occasion_is_what_everybody_has_seen(
    event: Event, said: tuple[int, Occasion] | None
) -> None:
    match = Match(variant("scopa"), TWO, [YOU, NINO], 1)
    assert said_about(event, match, match.variant) == said


def test_partners_do_not_talk_about_each_other() -> None:
    match = Match(variant("scopa"), PAIRS, [YOU, NINO, BEPPE, ROSA], 1)
    assert said_about(Swept(0, 1, ()), match, match.variant) == (1, Occasion.SWEPT_BY_PERSON)
    assert said_about(Swept(2, 1, ()), match, match.variant) == (2, Occasion.SWEPT)


@pytest.mark.parametrize("players", [[YOU, Player("Ada", PERSON)], [YOU, Player("X", "oracle")]])
def test_people_and_unknown_players_say_nothing(players: Sequence[Player]) -> None:
    match = Match(variant("scopa"), TWO, players, 1)
    assert said_about(Swept(1, 1, ()), match, match.variant) is None
    assert said_about(Swept(0, 1, ()), match, match.variant) is None


def bubbles(game: Game) -> list[RemarkBubble]:
    return [item for item in game.view.table_scene.items() if isinstance(item, RemarkBubble)]


def swept_in(game: Game) -> None:
    """Lay a table that the person sweeps, and sweep it."""
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))


def test_a_remark_is_shown_once_in_a_round_and_goes_away(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    swept_in(game)
    game.qtbot.waitUntil(lambda: len(bubbles(game)) == 1)
    game.controller._remarks.about(Swept(0, 1, ()))
    assert len(bubbles(game)) == 1
    game.qtbot.waitUntil(lambda: bubbles(game) == [], timeout=20_000)
    game.controller._remarks.about(Swept(0, 1, ()))
    assert bubbles(game) == []


def test_remarks_can_be_switched_off(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    game.change(remarks=False)
    swept_in(game)
    game.qtbot.waitUntil(lambda: game.view.is_idle)
    assert bubbles(game) == []


def test_without_animations_nobody_says_anything(game: Game) -> None:
    swept_in(game)
    assert bubbles(game) == []
