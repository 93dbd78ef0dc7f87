"""The players that can be measured, by name: the levels and the reference players."""

from dataclasses import dataclass, fields, replace
from functools import reduce
from random import Random
from typing import Any, Final

from benchmarks.references.alpha_beta import AlphaBetaPlayer, WebPlayer
from benchmarks.references.perfect_information import PerfectInformationPlayer
from benchmarks.references.simple import FirstLegalPlayer, GreedyPlayer, RandomPlayer
from scopa_desktop.ai.computer_players import AbsentMindedPlayer, SearchPlayer, with_search
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import LEVELS, Level, find_level
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.series import Decide
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating

_NO_TIME_LIMIT: Final = 3600.0
"""Time limit in seconds of a reference player, which never reaches it."""


@dataclass(frozen=True)
class NamedPlayer:
    """A player with the name that the command line and the tables use."""

    name: str
    decide: Decide
    needs_two_sides: bool = False
    sees_hidden_cards: bool = False

    def supports(self, seating: Seating) -> bool:
        """Whether the player can play with this seating."""
        return seating.sides == 2 or not self.needs_two_sides


def plain_search(iterations: int) -> SearchPlayer:
    """Information-set MCTS as published: no priors, uniform determinizations, no endgame solver."""
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


def _fair(name: str, player: ComputerPlayer, needs_two_sides: bool = False) -> NamedPlayer:
    def decide(round_: Round, view: SeatView) -> Action:
        return player.choose(view, Random(view.seed), Deadline(_NO_TIME_LIMIT))

    return NamedPlayer(name, decide, needs_two_sides)


def _perfect_information(name: str, player: PerfectInformationPlayer) -> NamedPlayer:
    def decide(round_: Round, view: SeatView) -> Action:
        return player.choose(round_, view, Random(view.seed))

    return NamedPlayer(name, decide, sees_hidden_cards=True)


def _level(level: Level, seconds: float | None) -> NamedPlayer:
    def decide(round_: Round, view: SeatView) -> Action:
        return level.choose(view, None if seconds is None else Deadline(seconds))

    return NamedPlayer(level.id, decide)


def _changing(name: str, seconds: float | None) -> NamedPlayer:
    """The player that plays like another one near the end of the round."""
    first_name, plays_text, *last_names = name.split("/", 2)
    if not (last_names and plays_text.isdecimal()):
        raise ValueError(f"{name[:40]!r} is not written like strong/12/master")
    first, last = named_player(first_name, seconds), named_player(last_names[0], seconds)
    plays = int(plays_text)

    def decide(round_: Round, view: SeatView) -> Action:
        player = last if round_.position.plays_left() <= plays else first
        return player.decide(round_, view)

    return NamedPlayer(
        name,
        decide,
        needs_two_sides=first.needs_two_sides or last.needs_two_sides,
        sees_hidden_cards=first.sees_hidden_cards or last.sees_hidden_cards,
    )


def _with_parameter(player: ComputerPlayer, parameter: str) -> ComputerPlayer:
    """The player with the attention, the iterations or another parameter of its search."""
    name, equals, value = parameter.partition("=")
    if equals:
        return with_search(player, lambda config: _with_field(config, name, value))
    if isinstance(player, AbsentMindedPlayer):
        share = float(parameter)
        return replace(player, attention=dict.fromkeys(catalogue.CATALOGUE, share))
    return with_search(player, lambda config: _with_field(config, "iterations", parameter))


def _with_field(config: SearchConfig, name: str, value: str) -> SearchConfig:
    """The parameters with one of them changed; raises `ValueError` with a sentence."""
    known = [field.name for field in fields(config)]
    if name not in known:
        raise ValueError(f"a search has no parameter {name[:40]!r}; it has: {', '.join(known)}")
    changed: dict[str, Any] = {name: type(getattr(config, name))(value)}
    return replace(config, **changed)


GREEDY: Final = "greedy"
"""The player that the share of the bound is measured from."""
PERFECT_INFORMATION: Final = "seeing"
"""The player that sees all cards, an upper bound for all others."""
SEEING_HANDS: Final = "seeing-hands"
"""The player that sees the hands, but not the order of the stock."""
REFERENCES: Final[dict[str, NamedPlayer]] = {
    player.name: player
    for player in (
        _fair("random", RandomPlayer()),
        _fair("first-legal", FirstLegalPlayer()),
        _fair(GREEDY, GreedyPlayer()),
        _fair("heuristic", HeuristicPlayer()),
        _fair("web", WebPlayer(determinizations=6, depth=3), needs_two_sides=True),
        _fair("pimc", AlphaBetaPlayer(determinizations=200, depth=5), needs_two_sides=True),
        _fair("ismcts-1000", plain_search(1000)),
        _fair("ismcts-4000", plain_search(4000)),
        _perfect_information(PERFECT_INFORMATION, PerfectInformationPlayer(iterations=4000)),
        _perfect_information(
            SEEING_HANDS, PerfectInformationPlayer(iterations=4000, sees_stock=False)
        ),
    )
}
"""The reference players by name; all but the last two are fair."""
NAMES: Final = (*dict.fromkeys([*LEVELS, *REFERENCES]),)
STRONGEST: Final = [*LEVELS][-1]


def named_player(name: str, seconds: float | None = None) -> NamedPlayer:
    """The reference player or the level with a name.

    `skilled@0.4` is a level with that attention in every game, `master@4000` one with that many
    iterations, and `master@4000@candidate_count=0` one with another parameter of `SearchConfig`
    changed as well; they have no time limit. `strong/12/master@4000` plays like `strong` until 12
    plays of the round are left, and then like `master@4000`. `seconds` replaces the time limit of
    a level. Raises `ValueError` with a sentence when there is no such player.
    """
    if "/" in name:
        return _changing(name, seconds)
    if name in REFERENCES:
        return REFERENCES[name]
    level_id, *parameters = name.split("@")
    level = find_level(level_id)
    if level is not None and parameters:
        return _fair(name, reduce(_with_parameter, parameters, level.player))
    if level is not None:
        return _level(level, seconds)
    raise ValueError(f"there is no player {name[:40]!r}; the players: {', '.join(NAMES)}")
