"""Dealing, sweeps, leftovers, the opening and the void deal, worked out by hand from the rules."""

from typing import Any

import pytest

from scopa_desktop.rules.cards import PACK, card_name, names_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import CIRULLA, ESCOBA, ESCOBA_SETENTA, ESCOPA, SCOPA, SCOPA_ASSI
from scopa_desktop.rules.events import (
    Captured,
    DealVoided,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Sweep
from scopa_desktop.rules.seating import (
    FIVE,
    FOUR,
    PAIRS,
    SIX,
    THREE,
    THREE_PAIRS,
    TWO,
    TWO_THREES,
    Seating,
)
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import mask, opened, position

LAST_PLAY_SWEEPS = SCOPA.configured({"last_play_sweep": True})


# Dealing


def test_cards_are_dealt_one_at_a_time_from_the_dealers_right_and_then_the_table() -> None:
    pack = [*range(40)]  # AD to KD, AC to KC, AS to KS, AB to KB
    round_, events = Round.dealt(SCOPA, THREE, 1, pack)
    hands = (parse_cards("2D 5D JD"), parse_cards("3D 6D QD"), parse_cards("AD 4D 7D"))
    assert events == [PacketDealt(1, 2, hands), TableDealt(parse_cards("KD AC 2C 3C"))]
    assert round_.turn == 2
    assert [names_of(hand) for hand in round_.hands] == ["2D 5D JD", "3D 6D QD", "AD 4D 7D"]
    assert card_name(round_.stock[0]) == "4C"


@pytest.mark.parametrize(
    ("seating", "packets"),
    [(TWO, 6), (THREE, 4), (FOUR, 3), (PAIRS, 3), (SIX, 2), (THREE_PAIRS, 2), (TWO_THREES, 2)],
    ids=str,
)
def test_the_packets_of_a_round(seating: Seating, packets: int) -> None:
    assert (SCOPA.deal.packet_size(seating.players), SCOPA.deal.packet_count(seating.players)) == (
        3,
        packets,
    )


def test_five_play_with_five_cards_on_the_table_and_four_in_the_last_packet() -> None:
    """RULES 1, worked by hand: the pack in its order, seat 5 deals, and nobody captures."""
    round_, events = Round.dealt(ESCOBA, FIVE, 4, [*range(40)])
    hands = ("AD 6D AC", "2D 7D 2C", "3D JD 3C", "4D QD 4C", "5D KD 5C")
    # 6 + 7 + 8 + 9 + 10 is no fifteen: the dealer takes nothing.
    assert events == [
        PacketDealt(1, 0, tuple(map(parse_cards, hands))),
        TableDealt(parse_cards("6C 7C JC QC KC")),
    ]
    plays = [Move(parse_card(hands[n % 5].split()[n // 5]), 0) for n in range(15)]
    for play in plays:
        events = round_.play(play)
    last = ("AS 6S AB 6B", "2S 7S 2B 7B", "3S JS 3B JB", "4S QS 4B QB", "5S KS 5B KB")
    assert events[1:] == [PacketDealt(2, 0, tuple(map(parse_cards, last)))]
    assert (round_.turn, round_.stock) == (0, ())


def test_six_have_three_cards_in_each_of_two_packets() -> None:
    round_, events = Round.dealt(SCOPA, TWO_THREES, 5, [*range(40)])
    hands = ("AD 7D 3C", "2D JD 4C", "3D QD 5C", "4D KD 6C", "5D AC 7C", "6D 2C JC")
    assert events == [
        PacketDealt(1, 0, tuple(map(parse_cards, hands))),
        TableDealt(parse_cards("QC KC AS 2S")),
    ]
    assert len(round_.stock) == 18


def test_a_new_packet_comes_when_all_hands_are_empty_and_none_goes_to_the_table() -> None:
    round_ = position(SCOPA, ["", "KD"], "2C", stock="7D 6D 5D 4D 3D 2D", turn=1)
    events = round_.play(parse_move("KD"))
    packet = PacketDealt(2, 0, (parse_cards("7D 5D 3D"), parse_cards("6D 4D 2D")))
    assert events == [Played(1, parse_card("KD")), packet]
    assert (round_.turn, names_of(round_.table), round_.stock) == (0, "KD 2C", ())


@pytest.mark.parametrize("pack", [range(39), [*range(39), 0], range(1, 41), []])
def test_a_pack_has_forty_different_cards(pack: Any) -> None:
    with pytest.raises(ValueError, match="a pack of this game has 40 different cards"):
        Round.dealt(SCOPA, TWO, 0, list(pack))


# Captures and sweeps


def test_a_capture_goes_to_the_pile_with_the_card_that_made_it() -> None:
    round_ = position(SCOPA, ["7S", "QB"], "4C 3B KD")
    events = round_.play(parse_move("7S x 4C 3B"))
    assert events == [Played(0, parse_card("7S")), Captured(0, parse_card("7S"), mask("4C 3B"))]
    assert (names_of(round_.table), names_of(round_.piles[0])) == ("KD", "4C 7S 3B")
    assert (round_.last_capturer, round_.turn) == (0, 1)


def test_a_card_laid_down_lies_on_the_table() -> None:
    round_ = position(SCOPA, ["2B", "QB"], "KD")
    assert round_.play(parse_move("2B")) == [Played(0, parse_card("2B"))]
    assert (names_of(round_.table), round_.piles, round_.last_capturer) == ("KD 2B", [0, 0], None)


def test_clearing_the_table_is_a_sweep_marked_by_the_card_played() -> None:
    round_ = position(SCOPA, ["7S", "QB"], "4C 3B")
    markers = parse_cards("7S")
    assert round_.play(parse_move("7S x 4C 3B"))[-1] == Swept(0, 1, markers)
    assert round_.sweeps == [Sweep(0, 1, markers)]
    assert round_.sheet().totals == (1 + 1, 0)  # the sweep, and most cards


@pytest.mark.parametrize(
    ("variant", "card", "table", "points"),
    [
        (SCOPA, "7S", "4C 3B", 1),
        (SCOPA, "AS", "AB", 1),
        # An Ace that takes all is no scopa, an Ace that takes an Ace is one (RULES 2.5).
        (SCOPA_ASSI, "AS", "4C 3B", 0),
        (SCOPA_ASSI, "AS", "KB", 0),
        (SCOPA_ASSI, "AS", "AB", 1),
        (SCOPA_ASSI, "7S", "4C 3B", 1),
        (SCOPA_ASSI.configured({"ace_sweep_scores": True}), "AS", "4C 3B", 1),
        (CIRULLA, "AS", "4C 3B", 1),
        # A point for each fifteen (RULES 2.12).
        (ESCOPA, "7S", "JB", 1),
        (ESCOPA, "7S", "KB KD 3D", 2),
    ],
)
def test_what_clearing_the_table_is_worth(
    variant: Variant, card: str, table: str, points: int
) -> None:
    round_ = position(variant, [card, "QB"], table)
    assert variant.sweep.points(parse_card(card), round_.table, round_.values) == points
    events = round_.play(Move(parse_card(card), round_.table))
    assert sum(event.points for event in events if isinstance(event, Swept)) == points


def test_the_last_card_of_a_packet_sweeps_while_the_stock_lasts() -> None:
    round_ = position(SCOPA, ["", "7S"], "7D", stock="AD 2D 3D 4D 5D 6D", turn=1)
    events = round_.play(parse_move("7S x 7D"))
    assert [type(event) for event in events] == [Played, Captured, Swept, PacketDealt]


@pytest.mark.parametrize(
    ("variant", "hand", "table"),
    [(SCOPA, "7S", "7D"), (SCOPA, "KS", "7D 3C"), (ESCOBA_SETENTA, "7S", "JD")],
)
def test_the_very_last_card_makes_no_sweep(variant: Variant, hand: str, table: str) -> None:
    round_ = position(variant, [hand, ""], table)
    events = round_.play(Move(parse_card(hand), mask(table)))
    assert [type(event) for event in events] == [Played, Captured, LeftoversTaken]
    assert events[-1] == LeftoversTaken(0, 0)
    assert (round_.sweeps, round_.is_over) == ([], True)


def test_the_last_card_but_one_sweeps() -> None:
    round_ = position(SCOPA, ["7S", "QB"], "7D")
    assert isinstance(round_.play(parse_move("7S x 7D"))[-1], Swept)


def test_an_option_lets_the_last_card_sweep() -> None:
    round_ = position(LAST_PLAY_SWEEPS, ["7S", ""], "7D")
    events = round_.play(parse_move("7S x 7D"))
    assert [type(event) for event in events] == [Played, Captured, Swept, LeftoversTaken]


def test_leftovers_are_no_sweep_even_where_the_last_card_may_sweep() -> None:
    round_ = position(LAST_PLAY_SWEEPS, ["2B", ""], "7D", last_capturer=1)
    assert not any(isinstance(event, Swept) for event in round_.play(parse_move("2B")))


# Leftovers


def test_leftovers_go_to_the_side_that_captured_last() -> None:
    round_ = position(SCOPA, ["2B", ""], "7D KC", piles=["", "4S 4C"], last_capturer=1)
    assert round_.play(parse_move("2B"))[-1] == LeftoversTaken(1, mask("7D KC 2B"))
    assert [names_of(pile) for pile in round_.piles] == ["", "7D 4C KC 4S 2B"]
    assert (round_.table, round_.is_over, round_.legal_moves()) == (0, True, [])


def test_a_last_card_that_captures_takes_the_leftovers() -> None:
    round_ = position(SCOPA, ["2B", ""], "2D KC", last_capturer=1)
    assert round_.play(parse_move("2B x 2D"))[-1] == LeftoversTaken(0, mask("KC"))


def test_leftovers_of_partners_go_to_their_common_pile() -> None:
    round_ = position(
        SCOPA, ["", "", "", "2B"], "7D", seating=PAIRS, piles=["4S 4C", "AS AB"],
        turn=3, dealer=3, last_capturer=2,
    )  # fmt: skip
    assert round_.play(parse_move("2B"))[-1] == LeftoversTaken(2, mask("7D 2B"))
    assert names_of(round_.piles[0]) == "7D 4C 4S 2B"


def test_when_nobody_captured_the_cards_stay_and_count_for_nobody() -> None:
    round_ = position(SCOPA, ["2B", ""], "7D KC")
    assert round_.play(parse_move("2B"))[-1] == LeftoversTaken(None, mask("7D KC 2B"))
    assert (names_of(round_.table), round_.piles, round_.sheet().totals) == (
        "7D KC 2B",
        [0, 0],
        (0, 0),
    )


def test_partners_pool_captures_and_sweeps() -> None:
    round_ = position(SCOPA, ["7S KS", "2B 3S", "QB 4S", "AB 5B"], "7D", seating=PAIRS)
    round_.play(parse_move("7S x 7D"))  # seat 1 sweeps
    round_.play(parse_move("2B"))
    round_.play(parse_move("QB"))
    round_.play(parse_move("AB"))
    round_.play(parse_move("KS x QB AB"))
    round_.play(parse_move("3S"))
    assert names_of(round_.piles[0]) == "7D 7S KS AB QB"
    assert round_.piles[1] == 0
    # Seats 1 and 3 together: most cards, most coins, the settebello and the scopa; three suits.
    assert round_.sheet().totals == (4, 0)


# The opening


@pytest.mark.parametrize("table", ["2D 3C 4S 6B", "AD AC 3S KB", "6C 7B AS AB"])
def test_an_opening_of_fifteen_is_an_escoba_of_the_dealer(table: str) -> None:
    round_, events = opened(ESCOBA_SETENTA, table)
    assert events == [OpeningTaken(1, mask(table)), Swept(1, 1, parse_cards(table)[:1])]
    assert (round_.table, round_.piles, round_.last_capturer) == (0, [0, mask(table)], 1)
    assert round_.turn == 0
    assert all(isinstance(move, Move) and not move.take for move in round_.legal_moves())


def test_an_opening_of_thirty_is_two_escobas() -> None:
    round_, events = opened(ESCOBA_SETENTA, "KD KC QS AB")
    assert events == [OpeningTaken(1, mask("KD KC QS AB")), Swept(1, 2, parse_cards("KD KC"))]
    assert round_.sheet().lines[-1].points == (0, 2)
    assert round_.side_results()[1].sweep_cards == mask("KD KC")


@pytest.mark.parametrize("table", ["2D 3C 4S 5B", "KD KC QS 2B", "AD AC AS AB", "KD KC KS KB"])
def test_any_other_opening_stays(table: str) -> None:
    round_, events = opened(ESCOBA_SETENTA, table)
    assert events == []
    assert (round_.table, round_.last_capturer) == (mask(table), None)


def test_scopa_has_no_opening_capture() -> None:
    round_, events = opened(SCOPA, "2D 3C 4S 6B")
    assert (events, round_.table) == ([], mask("2D 3C 4S 6B"))


def test_the_opening_capture_of_a_partner_goes_to_the_pair() -> None:
    round_, _ = opened(ESCOBA_SETENTA, "2D 3C 4S 6B", PAIRS, dealer=3)
    assert round_.piles == [0, mask("2D 3C 4S 6B")]
    assert round_.sheet().lines[-1].points == (0, 1)


def test_the_opening_capture_counts_for_the_leftovers() -> None:
    round_ = position(ESCOBA_SETENTA, ["2B", ""], "KC", piles=["", "2D 3C 4S 6B"], last_capturer=1)
    assert round_.play(parse_move("2B"))[-1] == LeftoversTaken(1, mask("KC 2B"))


# The void deal


@pytest.mark.parametrize(
    ("options", "table", "voiding", "deals_again"),
    [
        ({}, "KD 2C 3S 4B", None, None),
        ({}, "KD KC 3S 4B", None, None),
        ({}, "KD KC KS 4B", "KD KC KS", 2),
        ({}, "KD KC KS KB", "KD KC KS KB", 2),
        ({"redeal_by": "next"}, "KD KC KS 4B", "KD KC KS", 0),
        ({"king_redeal": 2}, "KD KC 3S 4B", "KD KC", 2),
        ({"king_redeal": 2}, "KD 2C 3S 4B", None, None),
        ({"king_redeal": 2, "redeal_by": "next"}, "KD KC KS 4B", "KD KC KS", 0),
        ({"king_redeal": 0}, "KD KC KS KB", None, None),
    ],
)
def test_kings_on_the_table(
    options: dict[str, Any], table: str, voiding: str | None, deals_again: int | None
) -> None:
    round_, events = opened(SCOPA.configured(options), table, THREE, dealer=2)
    if voiding is None or deals_again is None:
        assert (events, round_.is_over) == ([], False)
    else:
        assert events == [DealVoided(mask(voiding), deals_again)]
        assert (round_.is_void, round_.is_over, round_.legal_moves()) == (True, True, [])


# Positions


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"hands": ["7D", "7D"]}, "a card lies in two places"),
        ({"hands": ["7D", "2D"], "table": "2D"}, "a card lies in two places"),
        ({"hands": ["7D", ""], "piles": ["7D", ""]}, "a card lies in two places"),
        ({"hands": ["7D", ""], "stock": "7D"}, "a card lies in two places"),
        ({"hands": ["", ""], "stock": "6D", "cut_card": 5}, "a card lies in two places"),
        ({"hands": ["7D"]}, "2 players need 2 hands"),
        ({"hands": ["7D", "6D", "5D"]}, "2 players need 2 hands"),
        ({"hands": ["7D", "6D"], "piles": ["5D"]}, "2 players have 2 piles"),
        (
            {"hands": ["7D", "", "", ""], "seating": PAIRS, "piles": ["", "", "", ""]},
            "4 players in pairs have 2 piles",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        position(SCOPA, **given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"turn": 2}, "the dealer and the seat on turn are among the 2 players"),
        ({"turn": -1}, "the dealer and the seat on turn are among the 2 players"),
        ({"dealer": 2, "turn": 0}, "the dealer and the seat on turn are among the 2 players"),
        ({"last_capturer": 2}, "the last capturer is among the 2 players"),
        ({"last_capturer": -1}, "the last capturer is among the 2 players"),
        ({"turn": 1}, "the seat on turn has no card while others have"),
    ],
)
def test_a_seat_is_one_of_the_tables_and_has_something_to_play(
    given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        position(SCOPA, ["7D 6D", ""], **given)


def test_the_same_card_twice_in_the_stock_is_refused() -> None:
    with pytest.raises(ValueError, match="a card lies in two places"):
        Round(SCOPA, TWO, dealer=0, hands=[0, 0], stock=[6, 6])


def test_a_round_begins_in_any_position() -> None:
    round_ = position(
        ESCOBA_SETENTA,
        ["", "7S", "JD"],
        "2C 6B",
        seating=THREE,
        piles=["AD", "2D", "3D"],
        sweeps=[Sweep(2, 1, parse_cards("3D"))],
        turn=1,
        dealer=0,
        last_capturer=2,
    )
    assert round_.play(parse_move("7S x 2C 6B"))[-1] == Swept(1, 1, parse_cards("7S"))
    # The last card stays, and goes to the last capturer with nothing else.
    assert round_.play(parse_move("JD"))[-1] == LeftoversTaken(1, mask("JD"))
    assert [haul.sweep_points for haul in round_.side_results()] == [0, 1, 1]
    assert [names_of(pile) for pile in round_.piles] == ["AD", "2D JD 2C 7S 6B", "3D"]


def test_the_turn_falls_to_the_dealers_right_by_default() -> None:
    hands = [1 << card for card in range(4)]
    assert Round(SCOPA, FOUR, dealer=3, hands=hands, table=PACK & ~0xF).turn == 0
    assert Round(SCOPA, FOUR, dealer=1, hands=hands).turn == 2
