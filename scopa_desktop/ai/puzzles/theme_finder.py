"""Finds the themes of a puzzle from the position, the rules and the values of its moves."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.move_explainer import AdviceReason, MoveExplainer
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme, round_of
from scopa_desktop.rules.captures import ACE_VALUE, AceTakesAll, SumWithPlayed
from scopa_desktop.rules.cards import COINS, PACK, SETTEBELLO, Mask, cards_of, is_whole_pack
from scopa_desktop.rules.events import LeftoversTaken
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable, cards_won
from scopa_desktop.rules.scoring import (
    SEVENS,
    Category,
    CompleteSet,
    Contest,
    CountOf,
    FirstScoring,
    PrimieraOrder,
    PrimieraSum,
    Run,
)

SWEEP_DIFFERENCE: Final = 0.15
"""Least difference between the chances of a sweep that makes a theme."""
CATEGORY_POINTS: Final = 0.15
"""Least value, in points, of the cards that a category theme is about."""
CATEGORY_SHARE: Final = 0.4
"""Least share of that value in the whole value of the cards."""
MIN_WAYS: Final = 3
"""Ways to make a total from which their choice is a theme."""
LAST_CARDS: Final = 3
MIN_LEFTOVERS: Final = 2
"""Cards left on the table that are worth a theme."""


def themes_of(puzzle: Puzzle) -> tuple[Theme, ...]:
    """The themes of a puzzle, the most characteristic first; at least one.

    Its own themes are not looked at. Its refutations are those of the plausible wrong answers.
    """
    finder = _ThemeFinder(puzzle)
    themes = [theme for theme, holds in finder.facts() if holds]
    if not themes:
        themes = [Theme.CAPTURE if cards_won(puzzle.solution) else Theme.LAY_CARD]
    if finder.is_last_hand:
        themes.append(Theme.LAST_HAND)
    if puzzle.unit is AdviceUnit.WIN_PROBABILITY:
        themes.append(Theme.MATCH_END)
    return tuple(themes)


class _ThemeFinder:
    """The facts about one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._view = view = puzzle.view()
        self._best = puzzle.solution
        self._wrong = [move.action for move in puzzle.moves[1:]]
        self._plausible = [wrong.action for wrong in puzzle.refutations] or self._wrong[:1]
        self._evaluation = PositionEvaluation(view)
        self._explainer = MoveExplainer(view)

    def facts(self) -> Iterator[tuple[Theme, bool]]:
        """Every theme that depends on the best move, and whether it holds."""
        best, variant = self._best, self._view.variant
        taken = cards_won(best)
        sweeps = self._sweeps(best)
        has_settebello = any(category.name == "settebello" for category in variant.categories)
        yield Theme.CUT, isinstance(best, Cut)
        yield Theme.DECLARATION, any(isinstance(each, Declare) for each in self._all)
        yield Theme.SWEEP, sweeps
        is_play = isinstance(best, Move)
        yield Theme.DECLINE_SWEEP, is_play and not sweeps and any(map(self._sweeps, self._wrong))
        yield Theme.SETTEBELLO, has_settebello and taken >> SETTEBELLO & 1 == 1
        yield Theme.SCORING_CARD, bool(taken & self._single_cards)
        yield Theme.PREVENT_SWEEP, not sweeps and self._prevents_sweep
        yield Theme.KEEP_SEVENS, self._keeps_seven
        yield Theme.TAKE_SEVENS, self._takes_sevens(taken)
        yield Theme.BREAK_PAIRS, self._speaks_for_best(AdviceReason.UNPAIRS)
        yield Theme.KEEP_PAIRS, self._speaks_for_best(AdviceReason.PAIRS)
        yield from self._category_facts(taken)
        yield Theme.LAST_CAPTURE, self._takes_leftovers
        yield Theme.FIFTEEN_CHOICE, self._ways_to_total >= MIN_WAYS and self._makes_total(best)
        yield Theme.SUM_CHOICE, self._has_choice_of_sums and self._ways_to_total < MIN_WAYS
        yield Theme.ACE_TAKES_ALL, is_play and any(map(self._is_ace_for_all, self._all))
        can_capture = any(map(cards_won, self._wrong))
        yield Theme.DECLINE_CAPTURE, is_play and not taken and can_capture
        yield Theme.LAY_CARD, is_play and not taken and not can_capture

    @property
    def _all(self) -> list[Action]:
        return [self._best, *self._wrong]

    @property
    def is_last_hand(self) -> bool:
        """Whether the last cards of the round are in the hands, few in each."""
        view = self._view
        return not view.stock_size and 0 < max(view.hand_sizes) <= LAST_CARDS

    def _sweeps(self, action: Action) -> bool:
        match action:
            case Move():
                return self._evaluation.sweep_points(self._evaluation.after(action)) > 0
            case TakeTable(take):
                return take == self._view.table
        return False

    @cached_property
    def _prevents_sweep(self) -> bool:
        """Whether most wrong plays let the next player sweep more easily."""
        if not isinstance(self._best, Move):
            return False
        limit = self._chance_of_sweep(self._best) + SWEEP_DIFFERENCE
        wrong = [self._chance_of_sweep(move) for move in self._wrong if isinstance(move, Move)]
        worse = [chance for chance in wrong if chance >= limit]
        plausible = [move for move in self._plausible if isinstance(move, Move)]
        is_plausible = any(self._chance_of_sweep(move) >= limit for move in plausible)
        return is_plausible and 2 * len(worse) >= len(wrong)

    def _chance_of_sweep(self, move: Move) -> float:
        return self._evaluation.sweep_probability(self._evaluation.after(move).table)

    @cached_property
    def _single_cards(self) -> Mask:
        """The cards that score by themselves, without the seven of coins."""
        cards = 0
        for category in self._view.variant.categories:
            if isinstance(category, CompleteSet) and category.cards.bit_count() == 1:
                cards |= category.cards
        return cards & ~(1 << SETTEBELLO)

    @cached_property
    def _seven_values(self) -> Mapping[int, float]:
        """What each seven is worth in the categories in which sevens count for more than others."""
        by_category = self._evaluation.card_values.by_category
        names = [
            category.name for category in self._view.variant.categories if _prefers_sevens(category)
        ]
        return {
            seven: sum(by_category[name][seven] for name in names) for seven in cards_of(SEVENS)
        }

    @cached_property
    def _keeps_seven(self) -> bool:
        """Whether the best move plays no seven, and a close or likely other one lays one."""
        best = self._best
        if not isinstance(best, Move) or SEVENS >> best.card & 1:
            return False
        return any(
            self._seven_values[seven] >= CATEGORY_POINTS / 2
            for each in (self._wrong[0], self._plausible[0])
            for seven in cards_of(self._laid(each) & SEVENS)
        )

    def _laid(self, action: Action) -> Mask:
        return 1 << action.card if isinstance(action, Move) and not action.take else 0

    def _takes_sevens(self, taken: Mask) -> bool:
        missed = min((cards_won(each) for each in self._plausible), key=self._value_of_sevens)
        gain = self._value_of_sevens(taken) - self._value_of_sevens(missed)
        return gain >= CATEGORY_POINTS

    def _value_of_sevens(self, cards: Mask) -> float:
        return sum(self._seven_values[seven] for seven in cards_of(cards & SEVENS))

    def _category_facts(self, taken: Mask) -> Iterator[tuple[Theme, bool]]:
        """The category in which the cards won gain most against the second best move."""
        card_values = self._evaluation.card_values
        other = cards_won(self._wrong[0])
        gains: dict[Theme, float] = {}
        for category in self._view.variant.categories:
            theme, values = _theme_of(category), card_values.by_category.get(category.name)
            if theme is None or values is None:
                continue
            gain = sum(values[card] for card in cards_of(taken & ~other))
            gain -= sum(values[card] for card in cards_of(other & ~taken))
            gains[theme] = gains.get(theme, 0.0) + gain
        total = sum(gain for gain in gains.values() if gain > 0)
        leading = max(gains, key=lambda theme: gains[theme], default=None)
        for theme, gain in gains.items():
            is_leading = theme is leading and gain >= CATEGORY_POINTS
            yield theme, is_leading and gain >= CATEGORY_SHARE * total

    def _speaks_for_best(self, reason: AdviceReason) -> bool:
        """Whether an argument speaks for the best move, and not for the second."""
        return self._speaks(reason, self._best) and not self._speaks(reason, self._wrong[0])

    def _speaks(self, reason: AdviceReason, action: Action) -> bool:
        arguments = self._explainer.arguments(action)
        return any(each.reason is reason and each.is_favourable for each in arguments)

    @cached_property
    def _takes_leftovers(self) -> bool:
        """Whether the own side gets the last cards of the table after the best move only.

        Known where the round was solved.
        """
        puzzle = self._puzzle
        lines = [(wrong.action, wrong.line) for wrong in puzzle.refutations]
        return (
            puzzle.is_proven
            and bool(lines)
            and self._leftovers(self._best, puzzle.line) >= MIN_LEFTOVERS
            and all(self._leftovers(*line) < MIN_LEFTOVERS for line in lines)
        )

    def _leftovers(self, action: Action, line: Sequence[Action]) -> int:
        """The cards left on the table that a line to the end of the round brings the own side."""
        round_ = round_of(self._puzzle.match)
        events = [event for move in (action, *line) for event in round_.play(move)]
        return sum(
            event.cards.bit_count()
            for event in events
            if isinstance(event, LeftoversTaken)
            and event.seat is not None
            and self._view.seating.side_of(event.seat) == self._view.side
        )

    def _makes_total(self, action: Action) -> bool:
        """Whether a move takes cards by making the total of the game, such as fifteen."""
        if not isinstance(action, Move) or not action.take:
            return False
        values = self._view.values
        sums = (
            kind.sum_of(action.card, action.take, values)
            for kind in self._view.variant.captures.kinds
            if isinstance(kind, SumWithPlayed)
        )
        return any(each is not None and each.is_right(values) for each in sums)

    @cached_property
    def _ways_to_total(self) -> int:
        return sum(map(self._makes_total, self._all))

    @cached_property
    def _has_choice_of_sums(self) -> bool:
        best = self._best
        if not isinstance(best, Move) or not best.take:
            return False
        return any(
            isinstance(each, Move) and each.card == best.card and each.take for each in self._wrong
        )

    def _is_ace_for_all(self, action: Action) -> bool:
        view = self._view
        return (
            isinstance(action, Move)
            and action.take == view.table
            and view.table.bit_count() > 1
            and view.values.of(action.card) == ACE_VALUE
            and any(isinstance(kind, AceTakesAll) for kind in view.variant.captures.kinds)
        )


def _prefers_sevens(category: Category) -> bool:
    """Whether a seven counts for more than any other card in a category."""
    match category:
        case Contest(measure=CountOf(counted=counted)) | CompleteSet(cards=counted):
            return counted & SEVENS == SEVENS and not is_whole_pack(counted)
        case Contest(measure=PrimieraSum(rank_values=ranks) | PrimieraOrder(rank_values=ranks)):
            return max(ranks) == ranks[SETTEBELLO]
        case FirstScoring(choices=choices):
            return any(map(_prefers_sevens, choices))
        case Contest(measure=measure):
            # Such as the sevens with the sixes as a tie-break.
            return measure.cards(PACK) & SEVENS == SEVENS
    return False


def _theme_of(category: Category) -> Theme | None:
    """The theme of cards that count in a category; None for sweeps, single cards and the like."""
    theme: Theme | None = None
    match category:
        case Contest(measure=CountOf(counted=counted)):
            if is_whole_pack(counted):
                theme = Theme.CARDS
            elif counted == COINS:
                theme = Theme.COINS
        case Contest(measure=PrimieraSum() | PrimieraOrder()):
            theme = Theme.PRIMIERA
        case Run():
            theme = Theme.SETS
        case CompleteSet(cards=cards) if cards.bit_count() > 1:
            theme = Theme.SETS
        case FirstScoring(choices=choices):
            theme = _theme_of(choices[-1])
    return theme
