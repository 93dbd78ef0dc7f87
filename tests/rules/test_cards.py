"""Cards, their notation, seats and the pack."""

import pytest

from scopa_desktop.rules.cards import (
    COINS,
    PACK,
    PACK_SIZE,
    SETTEBELLO,
    Rank,
    Suit,
    card,
    card_name,
    cards_of,
    mask_of,
    names_of,
    parse_card,
    parse_cards,
    rank_of,
    shuffled,
)
from scopa_desktop.rules.seating import (
    FOUR,
    PAIRS,
    SEATINGS,
    SIX,
    THREE,
    THREE_PAIRS,
    TWO_THREES,
    parse_seating,
)


def test_every_card_is_named_by_rank_and_suit_and_read_back() -> None:
    names = [card_name(one) for one in range(PACK_SIZE)]
    assert names[:10] == ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "JD", "QD", "KD"]
    assert names[10::10] == ["AC", "AS", "AB"]
    assert [parse_card(name) for name in names] == list(range(PACK_SIZE))


def test_a_card_knows_its_rank_and_suit() -> None:
    page_of_swords = card(Rank.PAGE, Suit.SWORDS)
    assert card_name(page_of_swords) == "JS"
    assert rank_of(page_of_swords) is Rank.PAGE
    assert card_name(SETTEBELLO) == "7D"


def test_a_set_of_cards_is_written_coins_first_and_ace_to_king() -> None:
    cards = parse_cards("KB 7D AS 2D AC")
    assert names_of(mask_of(cards)) == "2D 7D AC AS KB"
    assert list(cards_of(COINS)) == list(range(10))


@pytest.mark.parametrize("text", ["", "7", "D7", "7d", "10D", "1D", "7X", "7D "])
def test_what_is_no_card_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a card: a card is a rank of A234567JQK"):
        parse_card(text)


def test_a_card_cannot_be_named_twice() -> None:
    with pytest.raises(ValueError, match="'7D KS 7D' names a card twice"):
        parse_cards("7D KS 7D")


def test_a_seed_always_gives_the_same_shuffle() -> None:
    # Written down once from Python 3.11: the numbered deals of every release stand on it.
    first = shuffled("scopa deal 7 round 1")[:10]
    assert " ".join(map(card_name, first)) == "QC JB AB QS KS 5B 5S 3D AD KD"


def test_a_shuffle_is_the_whole_pack_and_seeds_differ() -> None:
    assert mask_of(shuffled("a")) == PACK
    assert shuffled("a") != shuffled("b")


def test_partners_sit_opposite_and_the_turn_passes_to_the_right() -> None:
    assert [PAIRS.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [list(PAIRS.seats_of(side)) for side in range(PAIRS.sides)] == [[0, 2], [1, 3]]
    assert [FOUR.side_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert [list(THREE.seats_of(side)) for side in range(THREE.sides)] == [[0], [1], [2]]
    assert [THREE.next_seat(seat) for seat in range(3)] == [1, 2, 0]


def test_a_seating_is_written_and_read_back() -> None:
    names = ["2", "3", "4", "4 in pairs", "5", "6", "6 in pairs", "6 in threes"]
    assert [str(seating) for seating in SEATINGS] == names
    assert [parse_seating(name) for name in names] == [*SEATINGS]
    with pytest.raises(ValueError, match="'7' is not a seating: use 2, 3, 4, 4 in pairs, 5, 6, 6"):
        parse_seating("7")


def test_the_sides_of_six_take_turns() -> None:
    assert [list(TWO_THREES.seats_of(side)) for side in range(2)] == [[0, 2, 4], [1, 3, 5]]
    assert [list(THREE_PAIRS.seats_of(side)) for side in range(3)] == [[0, 3], [1, 4], [2, 5]]
    assert [TWO_THREES.side_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [THREE_PAIRS.side_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [SIX.side_of(seat) for seat in range(6)] == [*range(6)]
    assert (TWO_THREES.partners_of(4), THREE_PAIRS.partners_of(4)) == ((0, 2), (1,))
    assert (PAIRS.partners_of(1), SIX.partners_of(4)) == ((3,), ())
