"""A puzzle, with its themes, as a value that can be stored as JSON and read again."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, IllegalMoveError
from scopa_desktop.rules.record import read_record
from scopa_desktop.rules.round import Round


class Theme(Enum):
    """A theme; the value is written in files and by the command."""

    SETTEBELLO = "settebello"
    """The best move wins the seven of coins, which scores by itself."""
    SCORING_CARD = "scoring_card"
    """The best move wins another card that scores by itself, such as the carimbo or the re bello.
    """
    SWEEP = "sweep"
    """The best move sweeps."""
    DECLINE_SWEEP = "decline_sweep"
    """A sweep is possible, but another move is better."""
    PREVENT_SWEEP = "prevent_sweep"
    """The next player can sweep less easily than after most other moves."""
    KEEP_SEVENS = "keep_sevens"
    """The best move keeps a seven in the hand that another plausible move would give away."""
    TAKE_SEVENS = "take_sevens"
    """The best move wins sevens, where they count in the primiera or by themselves."""
    PRIMIERA = "primiera"
    """The cards won count above all in the primiera or setenta."""
    COINS = "coins"
    """The cards won count above all for the majority of coins."""
    CARDS = "cards"
    """The cards won count above all for the majority of cards."""
    SETS = "sets"
    """The cards won count above all for a set or run: napola, grande, piccola, all coins."""
    BREAK_PAIRS = "break_pairs"
    """Against the dealer's side, the best move leaves ranks odd (spariglio)."""
    KEEP_PAIRS = "keep_pairs"
    """For the dealer's side, the best move makes ranks even again (pareggio)."""
    LAST_HAND = "last_hand"
    """The last cards of the round are in the hands: three at most in this one."""
    LAST_CAPTURE = "last_capture"
    """The last capture brings the cards left on the table."""
    FIFTEEN_CHOICE = "fifteen_choice"
    """Three or more ways to make the total (fifteen), of which one is best."""
    SUM_CHOICE = "sum_choice"
    """The same card can capture several sets, of which one is best."""
    DECLINE_CAPTURE = "decline_capture"
    """The best move captures nothing, although a capture is possible."""
    ACE_TAKES_ALL = "ace_takes_all"
    """An Ace takes the table, or is better kept."""
    DECLARATION = "declaration"
    """Whether, and what, to declare."""
    CUT = "cut"
    """Whether to keep the cut card."""
    MATCH_END = "match_end"
    """Near the end of a match, the chance of winning it decides."""
    LAY_CARD = "lay_card"
    """Nothing can be captured: which card to lay."""
    CAPTURE = "capture"
    """Which capture to make, where no other theme says more."""


JsonObject: TypeAlias = dict[str, Any]

SOLVER_SEAT: Final = 0
"""The seat of the person who solves."""
MIN_RATING: Final = 400
MAX_RATING: Final = 3000
MAX_DEVIATION: Final = 350
LONGEST_ID: Final = 60
LONGEST_LINE: Final = 24
"""The most moves of a line."""
MAX_MOVES: Final = 200
MAX_VALUE: Final = 1000.0


class PuzzleMove(NamedTuple):
    """A legal move with its value in the unit of the puzzle."""

    action: Action
    value: float
    half_width: float
    """Half-width of the 95 % confidence interval: of the value for the best move, of the difference
    from the best move for the others. 0 where the round was solved."""


class Refutation(NamedTuple):
    """Why a wrong answer is worse."""

    action: Action
    """The wrong answer."""
    line: tuple[Action, ...]
    """The moves that follow it, of all seats in turn; the answer itself is not among them."""


class Difficulty(NamedTuple):
    """Difficulty as a rating on the Glicko-2 scale, on which 1500 is an average player."""

    rating: int
    deviation: int


@dataclass(frozen=True)
class Puzzle:
    """A position with exactly one best move.

    The cards that the solver cannot see were dealt afresh, so nothing here says more of the match
    it comes from than the seat knew.
    """

    id: str
    """The variant and a digest of what the seat knows: the same position has the same id."""
    variant: str
    """The id of the game."""
    options: tuple[str, ...]
    """The options that differ from the game's defaults, as in records: `target = 16`."""
    record: str
    """The record of the match up to the position; seat 0 is on turn and solves."""
    moves: tuple[PuzzleMove, ...]
    """All legal moves, or the leading ones of very many; the best first."""
    unit: AdviceUnit
    """Unit of the values: the lead in points at the end of the round, or near the end of the match
    the probability of winning it."""
    is_proven: bool
    """Whether the exact solver has found the values."""
    themes: tuple[Theme, ...]
    """What the best move is about, the most characteristic theme first; at least one."""
    line: tuple[Action, ...]
    """The moves that may follow the best one, of all seats in turn; it is not among them."""
    refutations: tuple[Refutation, ...]
    """For the plausible wrong answers, what may follow them."""
    difficulty: Difficulty
    """The first estimate, before anybody has tried the puzzle."""

    def __getstate__(self) -> dict[str, Any]:
        """The fields without the replayed match, which cannot be pickled."""
        return {name: self.__dict__[name] for name in self.__dataclass_fields__}

    @property
    def solution(self) -> Action:
        return self.moves[0].action

    @property
    def margin(self) -> float:
        """By how much the best move is better than the second, in the unit of the puzzle."""
        return self.moves[0].value - self.moves[1].value

    def loss(self, answer: Action) -> float | None:
        """By how much a move is worse than the best; None for one that was not evaluated."""
        values = {move.action: move.value for move in self.moves}
        return self.moves[0].value - values[answer] if answer in values else None

    def refutation(self, answer: Action) -> Refutation | None:
        """The refutation of a wrong answer; None where there is none."""
        return next((each for each in self.refutations if each.action == answer), None)

    @cached_property
    def match(self) -> Match:
        """The match at the position; not to be changed."""
        return Match.replayed(read_record(self.record))

    def view(self) -> SeatView:
        """What the solver knows."""
        return SeatView.of(self.match, SOLVER_SEAT)

    def to_json(self) -> JsonObject:
        """The puzzle as a JSON object."""
        stored: JsonObject = {
            "id": self.id,
            "variant": self.variant,
            "themes": [theme.value for theme in self.themes],
            "rating": self.difficulty.rating,
            "deviation": self.difficulty.deviation,
            "unit": self.unit.value,
            "proven": self.is_proven,
            "moves": [
                [str(move.action), round(move.value, 4), round(move.half_width, 4)]
                for move in self.moves
            ],
            "line": [str(action) for action in self.line],
            "refutations": [
                [str(wrong.action), *map(str, wrong.line)] for wrong in self.refutations
            ],
            "record": self.record,
        }
        if self.options:
            stored["options"] = list(self.options)
        return stored


def check_puzzle(puzzle: Puzzle) -> None:
    """Raise `ValueError` with a sentence where the parts of a puzzle do not fit each other."""
    if not puzzle.themes:
        raise ValueError("the puzzle has no theme")
    actions = [move.action for move in puzzle.moves]
    if not 2 <= len(actions) <= MAX_MOVES or len(set(actions)) != len(actions):
        raise ValueError("a puzzle has several different moves")
    if any(move.value >= puzzle.moves[0].value for move in puzzle.moves[1:]):
        raise ValueError("the first move of the puzzle is not the only best one")
    round_ = puzzle.match.round
    if round_ is None or round_.is_over or round_.turn != SOLVER_SEAT:
        raise ValueError("seat 1 is not on turn in the record of the puzzle")
    if puzzle.match.variant.id != puzzle.variant:
        raise ValueError("the record of the puzzle is of another game")
    for action in actions:
        if refusal := round_.refusal(action):
            raise ValueError(str(refusal.sentence))
    lines = {wrong.action: wrong.line for wrong in puzzle.refutations}
    if len(lines) != len(puzzle.refutations) or not set(lines) <= set(actions[1:]):
        raise ValueError("the refutations of the puzzle are not those of different wrong moves")
    for action, line in {puzzle.solution: puzzle.line, **lines}.items():
        _check_line(puzzle, action, line)


def _check_line(puzzle: Puzzle, first: Action, line: Sequence[Action]) -> None:
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a line of the puzzle has more than {LONGEST_LINE} moves")
    round_ = round_of(puzzle.match)
    try:
        for action in (first, *line):
            round_.play(action)
    except IllegalMoveError as error:
        raise ValueError(str(error.refusal.sentence)) from None


def round_of(match: Match) -> Round:
    """A round of its own at the position of a match."""
    recorded = match.recorded_round(match.deals)
    round_, _ = Round.dealt(match.variant, match.seating, recorded.dealer, recorded.pack)
    for action in recorded.moves:
        round_.play(action)
    return round_
