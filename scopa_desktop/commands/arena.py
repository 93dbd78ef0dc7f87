"""`arena`: an engine of the open protocol plays duplicate deals against a level."""

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from statistics import mean
from typing import Final

from scopa_desktop.ai.levels import LEVELS, Level, level
from scopa_desktop.ai.review.luck import leads_of, points_of
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.arguments import (
    argument_type,
    counted,
    parse_variant,
    print_error,
    print_usage_error,
    whole_number,
)
from scopa_desktop.commands.external_engine import EngineError, ExternalEngine, Failure
from scopa_desktop.commands.output import with_progress
from scopa_desktop.commands.report import MeanEstimate, interval_text
from scopa_desktop.commands.series import Series, play_duplicate
from scopa_desktop.commands.simulate import chosen_seating, with_options
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round

PROGRAM: Final = "scopa-desktop arena"
_LONGEST_SECONDS: Final = 600.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--engine", required=True, metavar="CMD",
        help="the command that starts the engine, as in a shell")  # fmt: skip
    add("--against", type=argument_type(level), default=level("master"), metavar="LEVEL",
        help=f"its opponent: {', '.join(LEVELS)} (default master)")  # fmt: skip
    add("--variant", default=catalogue.variant("scopa"), type=argument_type(parse_variant),
        metavar="ID", help=f"the game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    add("--option", action="append", default=[], dest="options", metavar="NAME=VALUE",
        help="an option of the game; may be given several times")  # fmt: skip
    add("--players", type=whole_number(2, 4), metavar="N",
        help="the number of players (default: the usual one of the game)")  # fmt: skip
    add("--pairs", action="store_true", help="four players play in two partnerships")
    add("--deals", type=whole_number(1, 1_000_000), default=100, metavar="N",
        help="how many deals to play, with the engine on every side (default 100)")  # fmt: skip
    add("--seed", type=whole_number(-(10**18), 10**18), default=1, metavar="S",
        help="chooses the deals (default 1)")  # fmt: skip
    add("--seconds", type=argument_type(_seconds), default=1.0, metavar="S",
        help="the time of the engine for each move (default 1)")  # fmt: skip
    add("--json", action="store_true", help="print one JSON object instead of a text")


def run(arguments: argparse.Namespace) -> int:
    """Play the deals and print the result; returns the exit code."""
    try:
        series = _series(arguments)
        command = _split(arguments.engine)
    except ValueError as error:
        return print_usage_error(PROGRAM, str(error), as_json=arguments.json)
    try:
        engine = ExternalEngine(command, arguments.seconds)
    except OSError as error:
        sentence = f"“{command[0]}” cannot be started: {error.strerror}"
        return print_error(PROGRAM, sentence, as_json=arguments.json)
    except EngineError as error:
        sentence = f"“{command[0]}” does not speak the protocol: {error}"
        return print_error(PROGRAM, sentence, as_json=arguments.json)
    try:
        margins = [*with_progress(_margins(series, engine), series.deals, sys.stderr)]
    finally:
        engine.close()
    result = _Result(engine, arguments.against, series, margins)
    print(json.dumps(result.as_json()) if arguments.json else result.as_text())
    return 0


class _Result:
    """The result of all deals."""

    def __init__(
        self, engine: ExternalEngine, opponent: Level, series: Series, margins: list[list[float]]
    ) -> None:
        """`margins` has, for each deal, the lead of the engine on each side."""
        self._engine, self._opponent, self._series = engine, opponent, series
        rounds = [margin for deal in margins for margin in deal]
        self._margin = MeanEstimate.of([mean(deal) for deal in margins])
        self._rounds = len(rounds)
        self._won = sum(margin > 0 for margin in rounds)
        self._lost = sum(margin < 0 for margin in rounds)
        self._tied = self._rounds - self._won - self._lost

    def as_json(self) -> dict[str, object]:
        failures = self._engine.failures
        return {
            "variant": self._series.variant.id,
            "engine": self._engine.name,
            "against": self._opponent.id,
            "deals": self._series.deals,
            "rounds": self._rounds,
            "margin": self._margin.mean,
            "interval": self._margin.interval,
            "won": self._won,
            "lost": self._lost,
            "tied": self._tied,
            "lost_moves": {failure.name.lower(): failures[failure] for failure in Failure},
        }

    def as_text(self) -> str:
        series, name = self._series, self._engine.name
        lines = [
            f"{series.variant.name}, {series.seating.description}, seed {series.seed}",
            f"{counted(series.deals, 'deal')}, {counted(self._rounds, 'round')}",
            "",
            f"{name} over {self._opponent.id}: {self._margin.mean:+.3f} points a round"
            f" (95 % interval: {interval_text(self._margin, sign='+')})",
            f"{name} won {self._won}, lost {self._lost}, tied {self._tied}",
        ]
        lines += [
            f"{counted(number, 'move')} lost: {failure.value}"
            for failure, number in self._engine.failures.items()
        ]
        return "\n".join(lines)


def _margins(series: Series, engine: ExternalEngine) -> Iterator[list[float]]:
    """For each deal the lead of the engine on each side, in points."""
    seating = series.seating
    seatings = [
        [0 if seating.side_of(seat) == side else 1 for seat in range(seating.players)]
        for side in range(seating.sides)
    ]
    opponent = level(series.levels[0])

    def engine_move(_round: Round, view: SeatView) -> Action:
        return engine.choose(view)

    def opponent_move(_round: Round, view: SeatView) -> Action:
        return opponent.choose(view)

    for index in range(series.deals):
        played = play_duplicate(
            series.variant, seating, series.packs(index), seatings, [engine_move, opponent_move]
        )
        yield [leads_of(points_of(round_))[side] for side, round_ in enumerate(played.rounds)]


def _split(text: str) -> list[str]:
    """The words of the command of an engine; raises `ValueError` with a sentence."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise ValueError(f"--engine {text[:40]!r} cannot be split into words: {error}") from None
    if not command:
        raise ValueError("--engine names no program")
    return command


def _series(arguments: argparse.Namespace) -> Series:
    variant = with_options(arguments.variant, arguments.options)
    seating = variant.seatings[0]
    if arguments.players is not None or arguments.pairs:
        players = arguments.players or (4 if arguments.pairs else seating.players)
        seating = chosen_seating(variant, players, arguments.pairs)
    return Series(
        variant=variant,
        seating=seating,
        levels=(arguments.against.id,) * seating.players,
        deals=arguments.deals,
        seed=arguments.seed,
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise ValueError(f"{text[:40]!r} is no time of more than 0 and up to 600 seconds")
    return seconds
