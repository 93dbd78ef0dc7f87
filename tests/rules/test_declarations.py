"""Declarations, worked out by hand from RULES 2.9, 2.10, 2.17 and 2.18."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, QUEEN_LOW_CAPTURE_VALUES
from scopa_desktop.rules.cards import PACK_SIZE, Card, cards_of, mask_of, names_of, parse_card
from scopa_desktop.rules.catalogue import BACIGA, CHORIZO, CIRULLA, CIRULLONE
from scopa_desktop.rules.catalogue.cirulla import MATTA
from scopa_desktop.rules.declarations import (
    HandCombinations,
    ScoredCombination,
    Straight,
    legal_declarations,
)
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.moves import (
    Declare,
    IllegalMoveError,
    Move,
    Pass,
    RefusalReason,
    parse_action,
    parse_move,
)
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Bonus
from scopa_desktop.rules.seating import THREE, Seating
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import mask, moderately, pack_dealing, position


def declarations(round_: Round) -> list[str]:
    """What may be declared, in notation."""
    return [str(action) for action in round_.legal_moves() if isinstance(action, Declare)]


def held(variant: Variant, hand: str) -> dict[str, int]:
    """The combinations of a packet just dealt."""
    rule = variant.declarations
    assert rule is not None
    found = legal_declarations(rule, mask(hand), True, ITALIAN_CAPTURE_VALUES)
    named = [
        name for choice in found for name in rule.combinations_of(choice, ITALIAN_CAPTURE_VALUES)
    ]
    return dict(named)


# Cirulla


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("2D 3C 4B", ["! 2D 3C 4B = 3"]),
        ("2D 3C 5B", []),
        ("3D 3C 3S", ["! 3D 3C 3S = 10"]),
        ("KD KC KS", ["! KD KC KS = 10"]),
        ("7C AD KB", []),
        ("7C 4D 5B", []),
        ("7C 4D 4B", ["! 4D 7C 4B = 10, wild 4", "! 4D 7C 4B = 3, wild 1"]),
        ("7C KD KB", ["! KD 7C KB = 10, wild 10"]),
        ("7C 7D 7B", ["! 7D 7C 7B = 10, wild 7"]),
    ],
)
def test_cirulla(hand: str, expected: list[str]) -> None:
    assert declarations(position(CIRULLA, [hand, "QB QS QC"])) == expected


def test_only_a_whole_packet_is_declared() -> None:
    assert declarations(position(CIRULLA, ["AD 2C", "QB"])) == []


def test_a_declaration_is_made_once_and_the_turn_stays() -> None:
    round_ = position(CIRULLA, ["AD 2C 3S", "QB QS QC"], "KD")
    assert round_.play(parse_action("! AD 2C 3S = 3")) == [
        Declared(0, mask("AD 2C 3S"), (ScoredCombination("small", 3),), 3)
    ]
    assert (round_.turn, declarations(round_), round_.bonuses) == (0, [], [Bonus(0, "small", 3)])
    assert round_.open_cards(0) == mask("AD 2C 3S")
    assert round_.must_play_first(0) == 0
    round_.play(parse_move("2C"))
    assert round_.open_cards(0) == mask("AD 3S")


def test_declared_points_stand_on_the_sheet_of_the_side() -> None:
    round_ = position(CIRULLA, ["AD 2C 3S", "QB QS QC"], bonuses=[Bonus(1, "alike", 10)])
    round_.play(parse_action("! AD 2C 3S = 3"))
    (line,) = [line for line in round_.sheet().lines if line.category == "declarations"]
    assert line.points == (3, 10)


def test_the_matta_keeps_its_value_in_the_hand_and_on_the_table() -> None:
    round_ = position(CIRULLA, ["7C 2D 3S", "4S 7B QC"], "JB QD")
    round_.play(parse_action("! 2D 7C 3S = 3, wild 4"))
    # 4 takes nothing of 8 and 9; as a 7 it would have taken the page.
    assert [move for move in round_.legal_moves() if move == Move(MATTA, mask("JB"))] == []
    round_.play(parse_move("7C"))
    assert round_.values.of(MATTA) == 4
    taken = {str(move) for move in round_.legal_moves()}
    # The 4 takes it as an equal card; 7 and 8 make fifteen, 7 and 7C do not match any more.
    assert "4S x 7C" in taken
    assert "7B x 7C" not in taken and "7B x JB" in taken
    round_.play(parse_move("4S x 7C"))
    # For scoring it is the 7 of cups again.
    (primiera,) = [line for line in round_.sheet().lines if line.category == "primiera"]
    assert primiera.cards[1] == mask("7C 4S")


def test_the_value_holds_to_the_end_of_the_round() -> None:
    values = CIRULLA.captures.values.with_wild(MATTA, 2)
    round_ = position(CIRULLA, ["7C", "QC"], "JB", stock="AD 2D 3D 4D 5D 6D", values=values)
    round_.play(parse_move("7C"))
    round_.play(parse_move("QC"))
    assert round_.packets_dealt == 2
    assert round_.values.of(MATTA) == 2
    assert Move(parse_card("3D"), mask("7C")) not in round_.legal_moves()


def naive(hand: Sequence[Card]) -> set[tuple[str, int, int]]:
    """RULES 2.9 in its own words: 9 or less, or three of a rank; the matta is anything."""
    found = set()
    for trio in combinations(hand, 3):
        for wild in range(1, 11) if MATTA in trio else (0,):
            worth = [wild if card == MATTA else card % 10 + 1 for card in trio]
            if len(set(worth)) == 1:
                found.add((names_of(mask_of(trio)), 10, wild))
            elif sum(worth) <= 9:
                found.add((names_of(mask_of(trio)), 3, wild))
    return found


@moderately
@given(st.sets(st.integers(0, PACK_SIZE - 1), min_size=3, max_size=18), st.booleans())
def test_any_three_cards_of_a_large_hand(cards: set[Card], with_matta: bool) -> None:
    hand = sorted(cards | {MATTA} if with_matta else cards)
    rule = CIRULLONE.declarations
    assert rule is not None
    found = legal_declarations(rule, mask_of(hand), False, ITALIAN_CAPTURE_VALUES)
    assert len(found) == len(set(found))
    assert {(names_of(one.cards), one.points, one.wild) for one in found} == naive(hand)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


# Cirullone


def test_declared_cards_are_played_first_in_any_order_and_then_more_may_be_declared() -> None:
    round_ = position(CIRULLONE, ["AD 2C 3S AS AB AC", "KB KC KS KD QD QS"], "6D")
    assert len(declarations(round_)) > 2
    round_.play(parse_action("! AD 2C 3S = 3"))
    assert declarations(round_) == []
    for card, answer in (("2C", "KB"), ("3S x 2C KB", "KC"), ("AD x 6D KC", "KS")):
        assert {move.card for move in round_.legal_moves() if isinstance(move, Move)} <= set(
            map(parse_card, ("AD", "2C", "3S"))
        )
        assert declarations(round_) == []
        round_.play(parse_move(card))
        round_.play(parse_move(answer))
    assert declarations(round_) == ["! AC AS AB = 10"]
    assert {move.card for move in round_.legal_moves() if isinstance(move, Move)} == set(
        map(parse_card, ("AC", "AS", "AB"))
    )


def test_declaring_is_never_a_must() -> None:
    round_ = position(CIRULLONE, ["AD 2C 3S AS", "KB KC KS KD"])
    assert {move.card for move in round_.legal_moves() if isinstance(move, Move)} == set(
        map(parse_card, ("AD", "2C", "3S", "AS"))
    )


# Chorizo and Báciga


@pytest.mark.parametrize(
    ("hand", "chorizo", "baciga"),
    [
        # One suit; 7 and page are neighbours; the king and the Ace are not.
        ("2D 5D KD", {"flor": 3}, {"flor": 3}),
        ("7D JC 6B", {"escalera": 3}, {"escalera": 3}),
        ("KD AC 2B", {}, {}),
        # 9: tres de nueva, a báciga; with a pair, báciga y pares.
        ("AD 3C 5B", {"tres_de_nueva": 3}, {"baciga": 2}),
        ("4D 4C AB", {"tres_de_nueva": 3}, {"baciga_y_pares": 3}),
        # 8 is nothing in Chorizo; 7 is dos de miseria.
        ("AD 2C 5B", {}, {"baciga": 2}),
        ("AD 2C 4B", {"dos_de_miseria": 2}, {"baciga": 2}),
        ("3D 3C AB", {"dos_de_miseria": 2}, {"baciga_y_pares": 3}),
        ("3D 3C 3B", {"tres_de_nueva": 3, "chorizo": 20}, {"baciga_y_pares": 3, "chorizo": 20}),
        ("KD KC KB", {"chorizo": 20}, {"chorizo": 20}),
        # All that a hand has adds up.
        (
            "AS 2S 3S",
            {"flor": 3, "escalera": 3, "dos_de_miseria": 2},
            {"flor": 3, "escalera": 3, "baciga": 2},
        ),
        ("AD 2C 7B", {}, {}),
        ("7C KD KB", {}, {}),
    ],
)
def test_combinations_of_the_river_plate(
    hand: str, chorizo: dict[str, int], baciga: dict[str, int]
) -> None:
    assert (held(CHORIZO, hand), held(BACIGA, hand)) == (chorizo, baciga)


def test_combinations_are_shown_taken_back_and_score_at_once() -> None:
    round_ = position(CHORIZO, ["AS 2S 3S", "KB KC QD"], "JD", is_declaring=True)
    (shown,) = round_.play(parse_action("! AS 2S 3S = 8"))
    assert isinstance(shown, Declared)
    assert (shown.points, len(shown.combinations)) == (8, 3)
    assert (round_.open_cards(0), round_.must_play_first(0)) == (0, 0)
    assert round_.declared == [mask("AS 2S 3S"), 0]
    (line,) = [line for line in round_.sheet().lines if line.category == "declarations"]
    assert line.points == (8, 0)
    assert declarations(round_) == []


NAMED = {"declare_which": "some"}


@pytest.mark.parametrize(
    ("variant", "declared", "named"),
    [
        (CHORIZO, "! AS 2S 3S = 8", ["flor", "escalera", "dos_de_miseria"]),
        (CHORIZO, "! AS 2S 3S = 6", ["flor", "escalera"]),
        # Of those with the same points, the first.
        (CHORIZO, "! AS 2S 3S = 5", ["flor", "dos_de_miseria"]),
        (CHORIZO, "! AS 2S 3S = 3", ["flor"]),
        (CHORIZO, "! AS 2S 3S = 2", ["dos_de_miseria"]),
        (BACIGA, "! AD AC AB = 20", ["chorizo"]),
    ],
)
def test_the_player_may_name_what_is_declared(
    variant: Variant, declared: str, named: Sequence[str]
) -> None:
    hand = declared[2:10]
    round_ = position(variant.configured(NAMED), [hand, "KB KC QD"], "JD", is_declaring=True)
    assert declared in declarations(round_)
    (shown,) = round_.play(parse_action(declared))
    assert isinstance(shown, Declared)
    assert [combination.name for combination in shown.combinations] == [*named]
    assert shown.points == sum(combination.points for combination in shown.combinations)
    assert round_.side_results()[0].declared_points == shown.points
    # Nothing more of the packet is declared later.
    assert declarations(round_) == []


def test_a_part_is_not_declared_where_everything_counts() -> None:
    for variant, points in ((CHORIZO, 6), (CHORIZO.configured(NAMED), 4)):
        round_ = position(variant, ["AS 2S 3S", "KB KC QD"], "JD", is_declaring=True)
        with pytest.raises(IllegalMoveError):
            round_.play(parse_action(f"! AS 2S 3S = {points}"))


FIRST, SECOND, THIRD = "AS 2S 3S", "2D JC 6B", "KD KC KB"
"""Hands of a packet for three: worth 8 points, nothing and 20 points in Chorizo."""
SHOWN = ["! AS 2S 3S = 8", "! KD KC KB = 20"]


def packet_dealt(variant: Variant, *hands: str, seating: Seating = THREE, dealer: int = 2) -> Round:
    """A round just dealt with these hands; its table makes no fifteen, thirty or flor."""
    return Round.dealt(variant, seating, dealer, pack_dealing(hands, "JD QS 7B 4S", dealer))[0]


@pytest.mark.parametrize("variant", [CHORIZO, BACIGA])
def test_everybody_declares_before_the_first_card(variant: Variant) -> None:
    round_ = packet_dealt(variant, FIRST, SECOND, THIRD)
    assert (round_.is_declaring, round_.turn) == (True, 0)
    assert [str(move) for move in round_.legal_moves()] == [*declarations(round_), "pass"]
    round_.play(round_.legal_moves()[0])
    # The second has nothing to declare, so the third is asked.
    assert (round_.is_declaring, round_.turn) == (True, 2)
    round_.play(round_.legal_moves()[0])
    assert (round_.is_declaring, round_.turn) == (False, 0)
    assert declarations(round_) == []
    assert round_.declared == [mask(FIRST), 0, mask(THIRD)]
    assert {move.card for move in round_.legal_moves() if isinstance(move, Move)} == set(
        cards_of(mask(FIRST))
    )


def test_who_passes_does_not_declare_later() -> None:
    round_ = packet_dealt(CHORIZO, FIRST, SECOND, THIRD)
    assert round_.play(Pass()) == []
    assert (round_.turn, round_.declared, round_.bonuses) == (2, [0, 0, 0], [])
    round_.play(Pass())
    for card in ("AS", "2D", "KD"):
        assert declarations(round_) == []
        round_.play(parse_move(card))
    assert (round_.packets_dealt, round_.declared) == (1, [0, 0, 0])


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seats_are_asked_from_the_dealers_right_on(dealer: int) -> None:
    hands = ["AS 2S 3S", "AC 2C 3C", "KD KC KB"]
    round_ = packet_dealt(CHORIZO, *hands, dealer=dealer)
    asked = []
    while round_.is_declaring:
        asked.append(round_.turn)
        round_.play(Pass())
    assert asked == [(dealer + place) % 3 for place in (1, 2, 3)]
    assert round_.turn == (dealer + 1) % 3


def test_nobody_is_asked_where_nobody_can_declare() -> None:
    round_ = packet_dealt(CHORIZO, "2D JC 6B", "3D QC 5B", "AD 7C 4B")
    assert (round_.is_declaring, round_.turn) == (False, 0)
    refusal = round_.refusal(Pass())
    assert refusal is not None and refusal.reason is RefusalReason.NOT_NOW


def test_a_card_is_played_only_after_the_declarations() -> None:
    round_ = packet_dealt(CHORIZO, FIRST, SECOND, THIRD)
    refusal = round_.refusal(parse_move("AS"))
    assert refusal is not None and refusal.reason is RefusalReason.DECLARE_OR_PASS
    with pytest.raises(IllegalMoveError, match="declares or passes before the first card"):
        round_.play(parse_move("AS"))


def test_a_new_packet_is_declared_before_its_first_card() -> None:
    round_ = position(
        CHORIZO, ["AS", "KB"], "JD", stock="4C 2D 4S 3D 4B QD", declared=[mask("AS"), 0]
    )
    round_.play(parse_move("AS"))
    round_.play(parse_move("KB"))
    assert (round_.is_declaring, declarations(round_)) == (True, ["! 4C 4S 4B = 20"])


# Chorizo and Báciga where players declare at their own turn


AT_TURN = CHORIZO.configured({"declare_at": "turn"})


def test_at_ones_own_turn_a_packet_is_declared_before_ones_own_first_card() -> None:
    round_ = packet_dealt(AT_TURN, FIRST, SECOND, THIRD)
    assert (round_.is_declaring, declarations(round_)) == (False, SHOWN[:1])
    round_.play(parse_action(SHOWN[0]))
    assert (round_.turn, declarations(round_)) == (0, [])
    round_.play(parse_move("AS"))
    round_.play(parse_move("2D"))
    assert declarations(round_) == SHOWN[1:]


def test_after_ones_own_first_card_a_packet_is_not_declared() -> None:
    round_ = position(AT_TURN, ["AS 2S 3S", "KB KC QD"], "JD")
    round_.play(parse_move("AS"))
    round_.play(parse_move("KB"))
    assert [str(move) for move in round_.legal_moves()] == ["2S", "3S"]
    assert declarations(round_) == []


# The order of the ranks


def test_an_escalera_follows_the_capture_values() -> None:
    rule = HandCombinations(combinations=(Straight("escalera", 3),))
    hands = {
        hand: bool(legal_declarations(rule, mask(hand), True, QUEEN_LOW_CAPTURE_VALUES))
        for hand in ("7D QC JB", "6D 7C QB", "6D 7C JB", "QD JC KB", "JD KC AB")
    }
    # The Queen is 8 and the Jack 9.
    assert hands == {
        "7D QC JB": True,
        "6D 7C QB": True,
        "6D 7C JB": False,
        "QD JC KB": True,
        "JD KC AB": False,
    }
