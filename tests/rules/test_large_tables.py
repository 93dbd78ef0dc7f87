"""Tables so large that not every capture can be listed: what is legal stays legal."""

from itertools import combinations

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES
from scopa_desktop.rules.cards import Mask, mask_of, names_of, parse_card
from scopa_desktop.rules.catalogue import ESCOPA
from scopa_desktop.rules.events import Swept
from scopa_desktop.rules.kernel.capture_finder import MAX_LISTED_SETS
from scopa_desktop.rules.moves import Move, RefusalReason
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from tests.rules.positions import mask, position

LOW_CARDS = "AD AC AS AB 2D 2C 2S 2B 3D 3C 3S 3B 4D 4C 4S 4B 5D 5C"
"""18 cards, 50 points: more than a quarter of a million sets."""


def every_multiple(played: str, table: Mask) -> set[Mask]:
    """RULES 2.12 in its own words, for a table that is small enough."""
    own = ITALIAN_CAPTURE_VALUES.of(parse_card(played))
    cards = [card for card in range(40) if table >> card & 1]
    chosen = (mask_of(some) for size in range(1, len(cards) + 1)
              for some in combinations(cards, size))  # fmt: skip
    return {some for some in chosen if (own + ITALIAN_CAPTURE_VALUES.total(some)) % 15 == 0}


def test_of_sixteen_cards_every_multiple_of_fifteen_is_listed() -> None:
    table = mask(" ".join(LOW_CARDS.split()[:16]))
    listed = ESCOPA.captures.legal_captures(parse_card("5S"), table)
    assert len(listed) == len(set(listed))
    assert set(listed) == every_multiple("5S", table)


def test_the_largest_sums_are_left_out_of_a_larger_table() -> None:
    table = mask(LOW_CARDS)
    listed = ESCOPA.captures.legal_captures(parse_card("5S"), table)
    totals = {ITALIAN_CAPTURE_VALUES.total(taken) for taken in listed}
    # 5 + 10 is listed, 5 + 25 is not: half of all sets come to 25 or less.
    assert totals == {10}
    assert len(listed) < MAX_LISTED_SETS


def test_a_capture_that_is_not_listed_may_be_played() -> None:
    # Of 50 points all but two 5s: 45 with the card played.
    round_ = position(ESCOPA, ["5S KD", "KC"], LOW_CARDS)
    taken = mask(LOW_CARDS) & ~mask("5D 5C")
    move = Move(parse_card("5S"), taken)
    assert move not in round_.legal_moves()
    assert round_.refusal(move) is None
    round_.play(move)
    assert names_of(round_.table) == "5D 5C"


def test_a_wrong_sum_is_refused_on_a_large_table_too() -> None:
    round_ = position(ESCOPA, ["5S KD", "KC"], LOW_CARDS)
    for taken, reason in [
        (mask(LOW_CARDS), RefusalReason.NOT_A_CAPTURE),
        (mask(LOW_CARDS) | mask("KB"), RefusalReason.NOT_ON_TABLE),
    ]:
        refusal = round_.refusal(Move(parse_card("5S"), taken))
        assert refusal is not None and refusal.reason is reason
    stranger = round_.refusal(Move(parse_card("5B"), mask(LOW_CARDS) & ~mask("5D 5C")))
    assert stranger is not None and stranger.reason is RefusalReason.NOT_IN_HAND


def test_a_large_table_can_be_swept() -> None:
    # 50 points on the table and the King: 60, four points.
    round_ = position(ESCOPA, ["KD QD", "KC"], LOW_CARDS)
    sweep = Move(parse_card("KD"), mask(LOW_CARDS))
    assert round_.legal_moves().count(sweep) == 1
    assert Swept(0, 4, (9, 0, 1, 2)) in round_.play(sweep)


def test_nobody_need_ever_capture() -> None:
    # The whole pack comes to lie on the table, card by card.
    round_, _ = Round.dealt(ESCOPA, TWO, 0, range(40))
    while not round_.is_over:
        round_.play(round_.legal_moves()[-1])
    assert round_.table.bit_count() + sum(pile.bit_count() for pile in round_.piles) == 40
    assert round_.table.bit_count() > 30
