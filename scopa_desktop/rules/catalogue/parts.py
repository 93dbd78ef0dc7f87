"""Parts that several games share."""

from typing import Final

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import CaptureRule, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import COINS, PACK, SETTEBELLO, Rank
from scopa_desktop.rules.dealing import FIFTEEN, Opening, Redeal
from scopa_desktop.rules.messages import N_
from scopa_desktop.rules.scoring import CompleteSet, Contest, CountOf, PrimieraSum, SweepPoints
from scopa_desktop.rules.variant import SweepName

SCOPA_CALL: Final = SweepName("Scopa!", N_("scopa"), N_("scope"))
ESCOBA_CALL: Final = SweepName("Escoba!", N_("escoba"), N_("escobas"))

EQUAL_OR_SUM: Final = CaptureRule(tiers=((EqualCard(),), (SumToOwnValue(),)))
"""An equal card, or else a sum (RULES 2.1)."""
MUST_MAKE_FIFTEEN: Final = CaptureRule(tiers=((SumWithPlayed(FIFTEEN),),))
MAY_MAKE_FIFTEEN: Final = CaptureRule(tiers=((SumWithPlayed(FIFTEEN),),), forced=False)

MOST_CARDS: Final = Contest("cards", CountOf(PACK))
MOST_COINS: Final = Contest("coins", CountOf(COINS))
SEVEN_OF_COINS: Final = CompleteSet("settebello", 1 << SETTEBELLO)
BEST_PRIMIERA: Final = Contest("primiera", PrimieraSum())
SWEEPS: Final = SweepPoints()
SCOPA_CATEGORIES: Final = (MOST_CARDS, MOST_COINS, SEVEN_OF_COINS, BEST_PRIMIERA, SWEEPS)

THREE_KINGS: Final = Redeal(Rank.KING, 3)
TWO_KINGS_IN_RECORDS: Final = (("king_redeal", 2), ("redeal_by", "next"))
"""What records say without a line: the defaults of these options before `THREE_KINGS`."""
FIFTEEN_OR_THIRTY: Final = Opening(points=((15, 1), (30, 2)))

SCORING_OPTIONS: Final = (
    options.PRIMIERA_KIND,
    options.PRIMIERA_NEEDS_FOUR_SUITS,
    options.RE_BELLO,
    options.NAPOLA,
)
TIES: Final = options.ties("nobody", "leaders")
REDEAL_OPTIONS: Final = (options.KING_REDEAL, options.REDEAL_BY)
SUM_OPTIONS: Final = (options.FEWEST_CARDS_FIRST, options.TWO_CARDS_AT_MOST)
PLAY_OPTIONS: Final = (
    *SUM_OPTIONS,
    options.MUST_CAPTURE,
    TIES,
    options.LEAD_BY_TWO,
    options.CALL_OUT,
)
SCOPA_OPTIONS: Final = (
    options.target(),
    *REDEAL_OPTIONS,
    *SCORING_OPTIONS,
    options.LAST_PLAY_SWEEP,
    options.ASSO_PIGLIATUTTO,
    *PLAY_OPTIONS,
)
