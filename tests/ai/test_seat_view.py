"""A view holds what its seat may know, and nothing that depends on hidden cards."""

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.catalogue import CHKOBBA, CHORIZO, CIRULLA, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Cut, Move, cards_of_action, parse_action, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Sweep
from scopa_desktop.rules.seating import PAIRS, THREE, TWO
from tests.ai import deals
from tests.rules.positions import (
    MatchByChance,
    copy_of,
    mask,
    matches_by_chance,
    moderately,
    players,
    position,
)


def on_turn(played: MatchByChance) -> bool:
    return played.match.round is not None and not played.match.round.is_over


LATEST = 150
"""The ply up to which matches are played here; most last longer, so few are played in vain."""
matches_in_play = matches_by_chance(LATEST).filter(on_turn).map(lambda played: played.match)
seats = st.integers(0, 3)


def round_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def shown_by(round_: Round, seat: int) -> Mask:
    """The cards of a hand that everybody has seen."""
    return round_.declared[seat] & round_.hands[seat]


def knows_hand(round_: Round, seat: int) -> bool:
    """Whether a seat sees its hand; where hands are blind, only the card that it turns over."""
    has_turned = seat == round_.turn and not round_.is_deal_open
    return not round_.variant.deal.is_blind or has_turned


def drawn_unseen(round_: Round, seat: int) -> list[Card]:
    """The card that another seat has drawn in cutting."""
    return [] if round_.cut_card is None or round_.turn == seat else [round_.cut_card]


def hidden_cards(round_: Round, seat: int) -> list[Card]:
    """The card of a cutter, those of the other hands, seat by seat, and the stock in its order."""
    hands = [
        hand & ~shown_by(round_, other)
        for other, hand in enumerate(round_.hands)
        if other != seat or not knows_hand(round_, seat)
    ]
    in_hands = [card for hand in hands for card in cards_of(hand)]
    return [*drawn_unseen(round_, seat), *in_hands, *round_.stock]


def dealt_otherwise(round_: Round, seat: int, rng: Random) -> Round:
    """The same position for `seat` with all cards that are hidden from it in other places."""
    hidden = hidden_cards(round_, seat)
    rng.shuffle(hidden)
    drawn = hidden.pop() if drawn_unseen(round_, seat) else round_.cut_card
    hands = []
    for other, hand in enumerate(round_.hands):
        is_known = other == seat and knows_hand(round_, seat)
        shown = hand if is_known else shown_by(round_, other)
        size = (hand & ~shown).bit_count()
        hands.append(shown | mask_of(hidden[:size]))
        hidden = hidden[size:]
    return copy_of(round_, hands=hands, stock=hidden, cut_card=drawn)


def cards_in(view: SeatView) -> Mask:
    """Every card that any part of the view names."""
    moves = [mask for _, move in view.moves for mask in cards_of_action(move)]
    markers = [mask_of(sweep.markers) for sweep in view.sweeps]
    drawn = 0 if view.cut_card is None else 1 << view.cut_card
    return union(
        [view.hand, view.table, drawn, *view.piles, *view.declared, *view.shown, *moves, *markers]
    )


@moderately
@given(matches_in_play, seats, st.integers())
def test_a_view_is_the_same_wherever_the_hidden_cards_lie(
    match: Match, seat: int, seed: int
) -> None:
    round_ = round_of(match)
    seat %= round_.seating.players
    other = dealt_otherwise(round_, seat, Random(seed))
    view = SeatView.of_round(round_, seat, match.totals, match.moves_of_round())
    view_of_other = SeatView.of_round(other, seat, match.totals, match.moves_of_round())
    assert view == view_of_other
    assert repr(view) == repr(view_of_other)
    assert pickle.dumps(view) == pickle.dumps(view_of_other)
    assert view.seed == view_of_other.seed


def test_every_decision_of_a_match_has_a_seed_of_its_own() -> None:
    match = deals.match_in_play(Random(7))
    seeds: list[str] = []
    while match.winner is None and len(seeds) < 200:
        if match.needs_deal:
            match.begin_round()
            continue
        view = deals.view_on_turn(match)
        assert pickle.loads(pickle.dumps(view)).seed == view.seed
        seeds.append(view.seed)
        match.play(view.legal_moves()[0])
    assert len({*seeds}) == len(seeds) > 30


@moderately
@given(matches_in_play, seats)
def test_a_view_names_no_hidden_card(match: Match, seat: int) -> None:
    round_ = round_of(match)
    seat %= round_.seating.players
    view = SeatView.of(match, seat)
    hidden = mask_of(hidden_cards(round_, seat))
    assert cards_in(view) & hidden == 0
    assert view.unseen == hidden
    in_other_hands = sum(view.hand_sizes) - view.hand.bit_count()
    shown = sum(view.shown[other].bit_count() for other in range(len(view.shown)) if other != seat)
    drawn = len(drawn_unseen(round_, seat))
    assert len(hidden_cards(round_, seat)) == drawn + view.stock_size + in_other_hands - shown


@moderately
@given(matches_in_play)
def test_the_seat_on_turn_sees_its_legal_moves(match: Match) -> None:
    round_ = round_of(match)
    view = SeatView.of(match, round_.turn)
    assert list(view.legal_moves()) == list(round_.legal_moves())
    assert view.plays() == [move for move in round_.legal_moves() if isinstance(move, Move)]


@moderately
@given(matches_in_play, seats, st.integers())
def test_every_determinization_agrees_with_the_view(match: Match, seat: int, seed: int) -> None:
    round_ = round_of(match)
    # A seat with nothing to play or to decide is never asked for a determinization.
    deciding = [each for each, hand in enumerate(round_.hands) if hand or round_.turn == each]
    view = SeatView.of(match, deciding[seat % len(deciding)])
    unseen = list(cards_of(view.unseen))
    Random(seed).shuffle(unseen)
    guess = view.determinized(unseen)
    is_turned = knows_hand(round_, view.seat)
    same = SeatView.of_round(guess, view.seat, view.totals, view.moves, is_turned=is_turned)
    assert same == view
    assert guess.turn == view.seat
    drawn = 0 if guess.cut_card is None else 1 << guess.cut_card
    places = [*guess.hands, guess.table, *guess.piles, mask_of(guess.stock), drawn]
    pack = view.variant.deal.pack
    assert union(places) == pack.cards
    assert sum(place.bit_count() for place in places) == pack.size
    assert list(guess.stock) == unseen[len(unseen) - view.stock_size :]


@moderately
@given(matches_in_play, st.integers())
def test_a_correct_determinization_is_played_to_the_same_end(match: Match, seed: int) -> None:
    round_ = round_of(match)
    guess = SeatView.of(match, round_.turn).determinized(hidden_cards(round_, round_.turn))
    rng = Random(seed)
    while not round_.is_over:
        assert guess.legal_moves() == round_.legal_moves()
        move = rng.choice(round_.legal_moves())
        round_.play(move)
        guess.play(move)
    assert guess.is_over
    assert (guess.sheet(), guess.instant_winner) == (round_.sheet(), round_.instant_winner)


@moderately
@given(matches_in_play)
def test_a_view_travels_between_processes(match: Match) -> None:
    view = SeatView.of(match, round_of(match).turn)
    assert pickle.loads(pickle.dumps(view)) == view


def test_a_view_contains_what_was_seen() -> None:
    round_ = position(
        *(ESCOBA_SETENTA, ["7S KC", "2D 3D", "JD"], "2C 6B"),
        seating=THREE,
        stock="AB 2B 3B 4B 5B 7B AC 3C 4C",
        piles=["AD", "", "4D 5D"],
        sweeps=[Sweep(2, 1, (3,))],
        last_capturer=2,
    )
    view = SeatView.of_round(round_, 0, [4, 5, 6])
    assert (view.seat, view.side, view.dealer) == (0, 0, 2)
    assert (view.hand, view.hand_sizes, view.table) == (mask("7S KC"), (2, 2, 1), mask("2C 6B"))
    assert (view.stock_size, view.piles) == (9, (mask("AD"), 0, mask("4D 5D")))
    assert (view.sweeps, view.last_capturer) == ((Sweep(2, 1, (3,)),), 2)
    assert (view.totals, view.moves) == ((4, 5, 6), ())


def test_a_partner_plays_for_the_side_of_the_pair() -> None:
    round_ = position(SCOPA, ["AD", "2D", "3D", "4D"], seating=PAIRS)
    assert [SeatView.of_round(round_, seat, [0, 0]).side for seat in range(4)] == [0, 1, 0, 1]


def test_a_view_of_a_match_brings_its_totals_and_moves() -> None:
    match = Match(SCOPA, TWO, players(TWO), 7)
    match.begin_round()
    match.totals = [3, 8]
    match.play(parse_move("QC x AD 3D 5S"))
    view = SeatView.of(match, 1)
    assert view.totals == (3, 8)
    assert view.moves == ((0, parse_move("QC x AD 3D 5S")),)


def test_there_is_nothing_to_see_before_the_deal() -> None:
    with pytest.raises(ValueError, match="no round is on the table"):
        SeatView.of(Match(SCOPA, TWO, players(TWO), 7), 0)


# What is shown and what is not


def test_declared_cards_that_are_held_are_known_to_all() -> None:
    round_ = position(CIRULLA, ["AD 2C 3S", "KB KC KS"], "QD", stock="4D 5D 6D")
    round_.play(parse_action("! AD 2C 3S = 3"))
    round_.play(parse_move("2C"))
    view = SeatView.of_round(round_, 1, [0, 0])
    assert (view.shown, view.declared) == ((mask("AD 3S"), 0), (mask("AD 2C 3S"), 0))
    assert view.unseen == PACK & ~mask("AD 2C 3S KB KC KS QD")
    guess = view.determinized([*cards_of(view.unseen)])
    assert guess.hands[0] == mask("AD 3S")


def test_a_declared_wild_card_has_its_value_in_every_view() -> None:
    round_ = position(CIRULLA, ["7C 2C 3S", "KB KC KS"], "QD", stock="4D 5D 6D")
    round_.play(parse_action("! 2C 7C 3S = 3, wild 4"))
    assert [SeatView.of_round(round_, seat, [0, 0]).values.of(16) for seat in range(2)] == [4, 4]


def test_combinations_shown_and_taken_back_are_remembered() -> None:
    round_ = position(CHORIZO, ["AS 2S 3S", "KB KC QD"], "JD", stock="4D 5D 6D", is_declaring=True)
    round_.play(parse_action("! AS 2S 3S = 8"))
    view = SeatView.of_round(round_, 1, [0, 0])
    assert view.shown == (mask("AS 2S 3S"), 0)
    assert view.unseen & mask("AS 2S 3S") == 0


def test_only_the_cutter_sees_the_card_that_was_drawn() -> None:
    round_, _ = Round.dealt(CHKOBBA, TWO, 1, range(PACK_SIZE))
    cutter, dealer = (SeatView.of_round(round_, seat, [0, 0]) for seat in range(2))
    assert (cutter.cut_card, dealer.cut_card) == (0, None)
    assert (cutter.unseen, dealer.unseen) == (PACK & ~1, PACK)
    assert list(cutter.legal_moves()) == [Cut(True), Cut(False)]


@pytest.mark.parametrize("keeps", [True, False])
def test_a_card_that_was_kept_stays_hidden_and_one_that_was_laid_does_not(keeps: bool) -> None:
    round_, _ = Round.dealt(CHKOBBA, TWO, 1, range(PACK_SIZE))
    round_.play(Cut(keeps))
    dealer = SeatView.of_round(round_, 1, [0, 0], [(0, Cut(keeps))])
    assert dealer.unseen & 1 == keeps
    assert dealer.cut_card is None
