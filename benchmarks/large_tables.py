"""Rounds with very large tables, which allow thousands of moves.

They occur where nobody has to capture. The lowest cards lie on the table, as they make the most
sums: sixteen of them allow more than ten thousand moves in Escopa.
"""

from random import Random

from scopa_desktop.rules.cards import PACK_SIZE, mask_of
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant


def large_round(variant: Variant, table_size: int) -> Round:
    """A round for two with the lowest cards on the table, the others dealt at random.

    `table_size` is at most 34.
    """
    low_first = sorted(range(PACK_SIZE), key=lambda card: (card % 10, card))
    table, rest = low_first[:table_size], low_first[table_size:]
    Random(table_size).shuffle(rest)
    hands, left = [mask_of(rest[:3]), mask_of(rest[3:6])], rest[6:]
    stock = left[: len(left) // 6 * 6]
    piles = [mask_of(left[len(stock) :]), 0]
    return Round(
        variant, TWO, dealer=1, hands=hands, table=mask_of(table), stock=stock, piles=piles
    )
