"""Converts a variant to the numbers that the kernel works with."""

from functools import lru_cache

from scopa_desktop.rules.kernel.position import GameSpec
from scopa_desktop.rules.kernel.scorer import ScoringSpec
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@lru_cache(maxsize=512)
def game_spec(variant: Variant, seating: Seating) -> GameSpec:
    """The kernel's spec of a variant at a seating."""
    rows = [row for category in variant.categories for row in category.rows()]
    declarations = variant.declarations
    return GameSpec(
        variant.captures.spec(),
        [*variant.captures.values.by_card],
        ScoringSpec(rows, seating.sides),
        declarations.spec() if declarations is not None else None,
        players=seating.players,
        pairs=seating.pairs,
        packet_size=variant.deal.packet_size(seating.players),
        sweep_on_last_play=variant.sweep.on_last_play,
        sweep_by_ace=variant.sweep.by_ace,
        sweep_total_per_point=variant.sweep.total_per_point,
        instant_win_cards=variant.instant_win_cards,
        table_capture=variant.table_capture,
    )
