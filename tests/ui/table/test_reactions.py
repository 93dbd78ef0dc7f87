"""Expressions of the players: what brings them, and that nothing hidden does."""

from collections.abc import Mapping, Sequence

import pytest

from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.rules.cards import Card, cards_of, mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import (
    Captured,
    Declared,
    Event,
    InstantWin,
    MatchWon,
    PacketDealt,
    Played,
    Swept,
)
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.reactions import felt_about
from tests.playing import match_dealt_by_opponent

from ..conftest import Game, MakeGame, pack_that_deals
from .test_table_controller import MOVING

CALM, THINKING = Expression.CALM, Expression.THINKING
SMILE, DELIGHTED = Expression.SMILE, Expression.DELIGHTED
FROWN, RUEFUL, SLY = Expression.FROWN, Expression.RUEFUL, Expression.SLY
SCOPA = variant("scopa")
YOU, NINO, BEPPE = Player("You", PERSON), Player("Nino", "beginner"), Player("Beppe", "casual")
ROSA = Player("Donna Rosa", "skilled")


def capture(seat: int, card: str, taken: str) -> Captured:
    return Captured(seat, parse_card(card), mask_of(parse_cards(taken)))


@pytest.mark.parametrize(
    ("event", "felt"),
    [
        (Swept(1, 1, ()), {0: RUEFUL, 1: DELIGHTED}),
        (MatchWon(0), {0: DELIGHTED, 1: FROWN}),
        (InstantWin(1, 0), {0: FROWN, 1: DELIGHTED}),
        (capture(1, "7D", "4S 3C"), {0: RUEFUL, 1: SMILE}),
        (capture(1, "7S", "7D"), {0: RUEFUL, 1: DELIGHTED}),
        (capture(1, "7S", "7C"), {1: DELIGHTED}),
        (capture(1, "7S", "4S 3C"), {}),
        (Declared(1, 0, (), 3), {1: SLY}),
        (Played(0, parse_card("7D")), {0: CALM}),
        (PacketDealt(1, 0, ((), ())), {0: CALM, 1: CALM}),
        (PacketDealt(2, 0, ((), ())), {}),
    ],
)
def test_players_feel_something_about_what_everybody_has_seen(
    event: Event, felt: Mapping[int, Expression]
) -> None:
    assert felt_about(event, Match(SCOPA, TWO, [YOU, NINO], 1)) == felt


def test_partners_feel_the_same() -> None:
    match = Match(SCOPA, PAIRS, [YOU, NINO, BEPPE, ROSA], 1)
    felt = felt_about(Swept(3, 1, ()), match)
    assert felt == {0: RUEFUL, 1: DELIGHTED, 2: RUEFUL, 3: DELIGHTED}


@pytest.mark.parametrize(
    ("table", "laid", "is_sly"),
    [
        ("AC AD 2C 2D", "KD", True),
        ("AC AD 2C 2D", "2S", False),  # It captures.
        ("AC AD AS AB", "7D", True),
        ("AC AD AS AB", "5D", False),  # A knight sweeps it.
        ("KS QS JS 7S", "2D", False),  # Nothing could sweep it before.
    ],
)
def test_who_closes_a_table_that_could_be_swept_looks_sly(
    table: str, laid: str, is_sly: bool
) -> None:
    """Whatever the other holds: nobody has seen it."""
    card = parse_card(laid)
    for other in ("6S 6C 6B", "KC KB 3B"):
        cards = parse_cards(f"{laid} 5S 5B"), parse_cards(table), parse_cards(other)
        match = dealt_by_the_opponent(pack_that_deals(SCOPA, *cards))
        match.play(next(move for move in legal_plays(match) if move.card == card))
        assert felt_about(Played(0, card), match) == {0: SLY if is_sly else CALM}


def looks(game: Game) -> list[Expression]:
    """The expressions on the plaques, by seat."""
    return [plaque.info.expression for plaque in game.view.table_scene.static_items.plaques]


def looks_up_or_down(game: Game, seat: int) -> bool:
    """Whether a player thinks about their move, for a short or a long time."""
    return looks(game)[seat] in (THINKING, Expression.PONDERING)


def come_to_rest(game: Game) -> None:
    game.qtbot.waitUntil(lambda: game.view.is_idle)


def test_a_player_looks_at_their_cards_while_on_turn(game: Game) -> None:
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    assert looks(game) == [THINKING, CALM]
    game.click(parse_card("2D"))
    come_to_rest(game)
    assert looks(game) == [CALM, THINKING]
    game.engine.answer()
    game.to_own_turn()
    assert looks(game) == [THINKING, CALM]


def test_a_sweep_is_felt_while_it_is_shown_and_by_others_until_their_turn(
    open_game: MakeGame,
) -> None:
    game = open_game(MOVING)
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    game.qtbot.waitUntil(lambda: looks(game) == [DELIGHTED, RUEFUL])
    game.qtbot.waitUntil(lambda: looks_up_or_down(game, 1), timeout=20_000)
    assert looks(game)[0] is DELIGHTED


def test_a_skipped_sweep_is_felt_all_the_same(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    game.controller.skip()
    game.qtbot.waitUntil(lambda: looks_up_or_down(game, 1))
    assert looks(game)[0] is DELIGHTED


def test_an_earlier_position_shows_nothing_of_what_was_felt_later(game: Game) -> None:
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    come_to_rest(game)
    assert looks(game)[0] is DELIGHTED
    game.controller.browse(RecordPosition(1, 0))
    assert looks(game) == [CALM, CALM]
    game.controller.return_to_game()
    assert looks(game) == [CALM, THINKING]


def test_a_move_that_is_taken_back_is_not_felt_any_more(game: Game) -> None:
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))
    come_to_rest(game)
    game.controller.undo()
    come_to_rest(game)
    assert looks(game) == [THINKING, CALM]


def dealt_by_the_opponent(pack: Sequence[Card]) -> Match:
    """A match against Nino, who deals this pack."""
    match = match_dealt_by_opponent("beginner", name="Nino")
    match.begin_round(pack)
    return match


def hand_of_the_opponent(match: Match) -> list[Card]:
    assert match.round is not None
    return list(cards_of(match.round.hands[1]))


def test_hidden_cards_change_no_expression(game: Game) -> None:
    pack = pack_that_deals(SCOPA, parse_cards("KD 5C 2D"), parse_cards("4D 3B 2S AC"))
    shown, *hidden = hand_of_the_opponent(dealt_by_the_opponent(pack))
    others = list(pack)
    for old, new in zip(hidden, pack[-len(hidden) :], strict=True):
        places = others.index(old), others.index(new)
        for place, card in zip(places, (new, old), strict=True):
            others[place] = card
    seen = []
    for cards in (pack, others):
        game.engine.is_silent = True
        game.host.put_on_table(match := dealt_by_the_opponent(cards), MatchSource.NEW)
        game.to_own_turn()
        held = hand_of_the_opponent(match)
        seen.append([looks(game)])
        game.click(parse_card("2D"))
        come_to_rest(game)
        seen[-1].append(looks(game))
        reply = next(move for move in legal_plays(match) if move.card == shown)
        game.session.on_answer(game.engine.asked, reply)
        game.to_own_turn()
        seen[-1].append(looks(game))
        assert set(held) == ({shown, *hidden} if cards is pack else {shown, *pack[-len(hidden) :]})
    assert seen[0] == seen[1]


def legal_plays(match: Match) -> list[Move]:
    assert match.round is not None
    return [move for move in match.round.legal_moves() if isinstance(move, Move)]


def test_expressions_are_switched_off_with_the_remarks(game: Game, art: CardArt) -> None:
    appearance = game.view.table_scene.appearance
    smiling = art.portrait("nino", 80, appearance.dpr, SMILE)
    calm = art.portrait("nino", 80, appearance.dpr)
    assert appearance.portrait("nino", 80, SMILE).toImage() == smiling.toImage()
    game.change(remarks=False)
    assert appearance.portrait("nino", 80, SMILE).toImage() == calm.toImage() != smiling.toImage()
    game.change(remarks=True)
    assert appearance.portrait("nino", 80, SMILE).toImage() == smiling.toImage()
