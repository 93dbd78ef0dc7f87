"""The computer players of the levels."""

from dataclasses import replace
from typing import Final

from scopa_desktop.ai.computer_players import FallibleHeuristicPlayer, SearchPlayer
from scopa_desktop.ai.heuristics import HeuristicWeights
from scopa_desktop.ai.level_memory import MEMORY
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.partner_conventions import convention_score
from scopa_desktop.ai.player import ComputerPlayer

_STRONG: Final = SearchPlayer(SearchConfig(iterations=700), noise=0.12)
_MASTER: Final = SearchPlayer(SearchConfig(iterations=16_000))

PLAYERS: Final[dict[str, ComputerPlayer]] = {
    "beginner": FallibleHeuristicPlayer(
        HeuristicWeights(following_turns=(0.3,), own_next_turn=0.0, leftovers=0.3),
        memory=MEMORY["beginner"],
        noise=1.9,
        impulse_rate=0.3,
    ),
    "easy": FallibleHeuristicPlayer(
        HeuristicWeights(coins=0.1, laid_card=0.5, following_turns=(1.2, 0.4, 0.3)),
        memory=MEMORY["easy"],
        noise=0.75,
    ),
    "casual": FallibleHeuristicPlayer(
        HeuristicWeights(sweep=1.3, following_turns=(0.9, 0.4, 0.3)),
        memory=MEMORY["casual"],
        noise=0.35,
    ),
    "skilled": FallibleHeuristicPlayer(
        HeuristicWeights(laid_card=0.4, following_turns=(1.2, 0.5, 0.3)), noise=0.29
    ),
    "strong": _STRONG,
    "master": _MASTER,
}
"""The player of each level, by the id of the level."""

CONVENTIONAL_PLAYERS: Final[dict[str, ComputerPlayer]] = {
    "strong": replace(_STRONG, preference=convention_score),
    "master": replace(_MASTER, preference=convention_score),
}
"""The players of levels that can keep to the partner conventions."""
