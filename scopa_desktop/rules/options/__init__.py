"""The options that variants offer, with how each is read from and written to a variant."""

from scopa_desktop.rules.options.capture_options import (
    ACE_FIFTEEN_WITH_ACE,
    ACE_MAY_DECLINE,
    ACE_TAKES_ITSELF,
    ASSO_PIGLIATUTTO,
    CAPTURE_FORCED,
    FEWEST_CARDS_FIRST,
    MUST_CAPTURE,
    RANK_FIRST,
    TABLE_FIFTEEN,
    TWO_CARDS_AT_MOST,
)
from scopa_desktop.rules.options.deal_options import (
    ACE_REDEAL,
    BONUS_BEFORE_ACES,
    KING_REDEAL,
    OPENING_MAY_DECLINE,
    REDEAL_BY,
    opening,
)
from scopa_desktop.rules.options.declaration_options import DECLARE_AT
from scopa_desktop.rules.options.match_options import CALL_OUT, LEAD_BY_TWO, target
from scopa_desktop.rules.options.scoring_options import (
    ALL_BONUS,
    ALL_CARDS_AT,
    NAPOLA,
    PRIMIERA_KIND,
    PRIMIERA_NEEDS_FOUR_SUITS,
    RE_BELLO,
)
from scopa_desktop.rules.options.sweep_options import ACE_SWEEP_SCORES, LAST_PLAY_SWEEP

__all__ = [
    "ACE_FIFTEEN_WITH_ACE",
    "ACE_MAY_DECLINE",
    "ACE_REDEAL",
    "ACE_SWEEP_SCORES",
    "ACE_TAKES_ITSELF",
    "ALL_BONUS",
    "ALL_CARDS_AT",
    "ASSO_PIGLIATUTTO",
    "BONUS_BEFORE_ACES",
    "CALL_OUT",
    "CAPTURE_FORCED",
    "DECLARE_AT",
    "FEWEST_CARDS_FIRST",
    "KING_REDEAL",
    "LAST_PLAY_SWEEP",
    "LEAD_BY_TWO",
    "MUST_CAPTURE",
    "NAPOLA",
    "OPENING_MAY_DECLINE",
    "PRIMIERA_KIND",
    "PRIMIERA_NEEDS_FOUR_SUITS",
    "RANK_FIRST",
    "REDEAL_BY",
    "RE_BELLO",
    "TABLE_FIFTEEN",
    "TWO_CARDS_AT_MOST",
    "opening",
    "target",
]
