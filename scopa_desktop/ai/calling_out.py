"""Whether a computer player may call out: only when it knows that the claim is right."""

from dataclasses import replace

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.weaknesses import with_limited_memory
from scopa_desktop.rules.ending import certain_sheet, needed_to_call_out
from scopa_desktop.rules.scoring import side_results_of


def knows_to_be_out(view: SeatView, memory: int | None = None) -> bool:
    """Whether the seat on turn may call out and its side has the points for certain.

    It counts with the cards that it remembers of the last `memory` plays (None: of all), and with
    its own pile where players may look through it. Own cards that it has forgotten could be
    anywhere, and those of the others are not forgotten, so it is never wrong.
    """
    if not view.variant.may_call_out or view.is_deal_open or view.is_declaring:
        return False
    known = view if memory is None else with_limited_memory(view, memory)
    if view.variant.shows_own_pile:
        piles = [*known.piles]
        piles[view.side] = view.piles[view.side]
        known = replace(known, piles=tuple(piles))
    side, target = view.side, view.variant.target
    points = _certain_totals(known)[side]
    if points < target:
        return False
    # What the others are certain of is counted with all cards: not less than what they have.
    return points >= needed_to_call_out(target, _certain_totals(view), side)


def _certain_totals(view: SeatView) -> list[int]:
    """The totals of the sides with the points of this round that are certain."""
    results = side_results_of(view.seating, view.piles, view.sweeps, view.bonuses)
    sheet = certain_sheet(view.variant.categories, results, view.variant.deal.pack)
    return [before + sure for before, sure in zip(view.totals, sheet.totals, strict=True)]
