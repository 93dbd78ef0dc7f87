"""Everybody who may be measured, by name: the levels and the reference players."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from benchmarks.references.alpha_beta import AlphaBetaPlayer, WebPlayer
from benchmarks.references.seeing import SeeingPlayer
from benchmarks.references.simple import GreedyPlayer, RandomPlayer
from scopa_desktop.ai.computer_players import SearchPlayer
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import LEVELS, Level, find_level
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating

Decide: TypeAlias = Callable[[Round, SeatView], Action]
"""Chooses a move in a round, from a seat's view; only a cheat looks at the round."""

_UNHURRIED: Final = 3600.0
"""The seconds of a player who is measured by what he does, not by the clock."""


@dataclass(frozen=True)
class Contestant:
    """Somebody who may be measured."""

    name: str
    decide: Decide
    plays_for_two_sides_only: bool = False

    def plays_at(self, seating: Seating) -> bool:
        """Whether the contestant knows how to play at such a table."""
        return seating.sides == 2 or not self.plays_for_two_sides_only


def plain_search(iterations: int) -> SearchPlayer:
    """Information-set tree search as published: no bias, no filter of worlds, nothing solved."""
    return SearchPlayer(
        SearchConfig(
            iterations=iterations,
            noise=0.1,
            exploration=1.3,
            bias=0.0,
            solved_plays=0,
            solved_plays_when_known=0,
            candidate_count=0,
        )
    )


def _fair(name: str, player: ComputerPlayer, two_sides_only: bool = False) -> Contestant:
    def decide(one: Round, view: SeatView) -> Action:
        return player.choose(view, Random(view.seed), Deadline(_UNHURRIED))

    return Contestant(name, decide, two_sides_only)


def _seeing(name: str, player: SeeingPlayer) -> Contestant:
    def decide(one: Round, view: SeatView) -> Action:
        return player.choose(one, view, Random(view.seed))

    return Contestant(name, decide)


def _level(level: Level, seconds: float | None) -> Contestant:
    def decide(one: Round, view: SeatView) -> Action:
        return level.choose(view, None if seconds is None else Deadline(seconds))

    return Contestant(level.id, decide)


GREEDY: Final = "greedy"
"""The measure of all: from it to the one who sees all cards leads the way."""
SEEING: Final = "seeing"
REFERENCES: Final[dict[str, Contestant]] = {
    one.name: one
    for one in (
        _fair("random", RandomPlayer()),
        _fair(GREEDY, GreedyPlayer()),
        _fair("rule-of-thumb", HeuristicPlayer()),
        _fair("web", WebPlayer(sampler=6, depth=3), two_sides_only=True),
        _fair("pimc", AlphaBetaPlayer(sampler=200, depth=5), two_sides_only=True),
        _fair("ismcts-1000", plain_search(1000)),
        _fair("ismcts-4000", plain_search(4000)),
        _seeing(SEEING, SeeingPlayer(iterations=4000)),
    )
}
"""The reference players by name; all but the last are fair."""
NAMES: Final = (*dict.fromkeys([*LEVELS, *REFERENCES]),)
STRONGEST: Final = [*LEVELS][-1]


def contestant(name: str, seconds: float | None = None) -> Contestant:
    """The reference player or the level of a name.

    A level thinks for its own time, or for so many seconds a move. Raises `ValueError` with a
    sentence when there is nobody of that name.
    """
    if name in REFERENCES:
        return REFERENCES[name]
    level = find_level(name)
    if level is not None:
        return _level(level, seconds)
    raise ValueError(f"there is no player {name[:40]!r}; the players: {', '.join(NAMES)}")
