"""The next pack of a match: the number that its packs come from, and the cut of a computer player.

It is the number of the match, except where the deal of an earlier match is played from another seat
(see `same_deal`): then it is a number with the same last six digits.
"""

from functools import lru_cache
from random import Random
from typing import Final

from scopa_desktop.rules.cards import Card, Pack
from scopa_desktop.rules.match import Match, pack_of, similar_deal_numbers

_LEAST_CUT: Final = 8
_MOST_CUT: Final = 32


def number_of_packs(match: Match) -> int:
    """The deal number that the packs of a match come from.

    It is the number of the match, unless that was dealt by `deal_from_seat`. If the first pack was
    set by hand, it is the number of the match, too.
    """
    if not match.deals:
        return match.deal_number
    whole = match.variant.deal.pack
    return _number_of_pack(match.deal_number, match.recorded_round(1).pack, whole)


@lru_cache(maxsize=8)
def _number_of_pack(deal_number: int, first_pack: tuple[Card, ...], whole: Pack) -> int:
    numbers = (deal_number, *similar_deal_numbers(deal_number))
    first = _from_first_card(first_pack)
    return next(
        (number for number in numbers if _from_first_card(pack_of(number, 1, whole)) == first),
        deal_number,
    )


def _from_first_card(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack cut before the same card, so that a cut pack is known again."""
    place = pack.index(0)
    return (*pack[place:], *pack[:place])


def computer_cut(match: Match) -> int:
    """After how many cards a computer player cuts the pack of the next deal.

    The same for the same deal of a match, so that a numbered deal stays the same.
    """
    chance = Random(f"scopa deal {match.deal_number} cut {match.deals + 1}").random()
    return _LEAST_CUT + int(chance * (_MOST_CUT - _LEAST_CUT + 1))
