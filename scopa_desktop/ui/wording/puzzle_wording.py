"""Texts of puzzles: themes, results, ratings."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from math import inf
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.move_explainer import AdviceReason, MoveExplainer
from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.training.puzzle_attempts import RATED_FROM, PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import Challenge
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.advice_wording import reason_texts
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import measured_points, number
from scopa_desktop.ui.wording.text_direction import from_left, signed

tr: Final = partial(translate, "Puzzles")
N_: Final = partial(QT_TRANSLATE_NOOP, "Puzzles")

_VISIBLE: Final = frozenset((AdviceReason.SWEEP, AdviceReason.CATEGORY, AdviceReason.LEFTOVERS))
"""The reasons that tell nothing of the hand of the player."""
LEAST_SHOWN_LOSS: Final = 0.05
"""Smaller losses are not shown as a number of points."""

_THEMES: Final[dict[Theme, object]] = {
    Theme.SETTEBELLO: N_("Win the settebello"),
    Theme.SCORING_CARD: N_("Win a card that scores"),
    Theme.SWEEP: N_("Sweep the table"),
    Theme.DECLINE_SWEEP: N_("Better than a sweep"),
    Theme.PREVENT_SWEEP: N_("Prevent the sweep"),
    Theme.KEEP_SEVENS: N_("Keep the sevens"),
    Theme.TAKE_SEVENS: N_("Win the sevens"),
    Theme.PRIMIERA: N_("Make the primiera"),
    Theme.COINS: N_("Win the coins"),
    Theme.CARDS: N_("Win the most cards"),
    Theme.SETS: N_("Complete a run"),
    Theme.BREAK_PAIRS: N_("Break the pairs"),
    Theme.KEEP_PAIRS: N_("Restore the pairs"),
    Theme.LAST_HAND: N_("The last hand"),
    Theme.LAST_CAPTURE: N_("The last capture"),
    Theme.FIFTEEN_CHOICE: N_("Many ways to the total"),
    Theme.SUM_CHOICE: N_("One card, several captures"),
    Theme.DECLINE_CAPTURE: N_("Better not to take"),
    Theme.ACE_TAKES_ALL: N_("The Ace that takes all"),
    Theme.DECLARATION: N_("What to declare"),
    Theme.CUT: N_("The cut card"),
    Theme.MATCH_END: N_("The end of the match"),
    Theme.LAY_CARD: N_("Which card to lay"),
    Theme.CAPTURE: N_("Which cards to take"),
}
_CHALLENGES: Final[dict[Challenge, object]] = {
    Challenge.EASIER: N_("Easier"),
    Challenge.SUITABLE: N_("Just right"),
    Challenge.HARDER: N_("Harder"),
}


def theme_name(theme: Theme) -> str:
    """`Prevent the sweep`: what the player has to think of."""
    return tr(str(_THEMES[theme]))


def challenge_name(challenge: Challenge) -> str:
    """`Harder`."""
    return tr(str(_CHALLENGES[challenge]))


def task_sentence(puzzle: Puzzle) -> str:
    """What the player has to do."""
    if puzzle.unit is AdviceUnit.WIN_PROBABILITY:
        return tr("Your turn. Which move is most likely to win the match?")
    return tr("Your turn. Find the best move.")


def theme_hint(puzzle: Puzzle) -> str:
    """The first hint: what the best move is about."""
    if puzzle.themes[0] is Theme.LAY_CARD:
        return tr("Hint: there is nothing to take. Which card helps the next player least?")
    return tr("Hint: “{theme}”.").format(theme=theme_name(puzzle.themes[0]))


def wrong_answer_sentence(puzzle: Puzzle, answer: Action) -> str:
    """By how much a wrong answer is worse, as far as it was measured."""
    loss = puzzle.loss(answer)
    if loss is not None and puzzle.unit is AdviceUnit.WIN_PROBABILITY and loss >= 0.01:
        pattern = tr("Not the best move: it lowers your chance to win the match by {percent}%.")
        return pattern.format(percent=from_left(number(round(100 * loss))))
    if loss is not None and puzzle.unit is AdviceUnit.LEAD and loss >= LEAST_SHOWN_LOSS:
        points = measured_points(loss, 0.0 if puzzle.is_proven else inf)
        return tr("Not the best move: it costs {points}.").format(points=points)
    return tr("Not the best move.")


def reply_sentence(match: Match, words: CardWording, names: Sequence[str]) -> str:
    """The last move of a match, and why it is good for the player who made it.

    Of the reasons only those that everybody at the table sees; `names` are those of the seats.
    """
    moves = match.moves_of_round()
    seat, action = moves[-1]
    if not isinstance(action, Move):
        return ""
    before = match.at(match.deals, len(moves) - 1)
    view = SeatView.of(before, seat)
    arguments = [
        argument
        for argument in MoveExplainer(view).arguments(action)
        if argument.is_favourable and argument.reason in _VISIBLE
    ]
    is_sweep = any(argument.reason is AdviceReason.SWEEP for argument in arguments)
    others = [argument for argument in arguments if argument.reason is not AdviceReason.SWEEP]
    move = played_move_text(action, words, names[seat], is_sweep=is_sweep)
    if not others:
        return tr("This may follow: {move}.").format(move=move)
    pattern = tr("This may follow: {move}; {reasons}.")
    return pattern.format(move=move, reasons=with_semicolons(reason_texts(others, words)))


def puzzle_rating_text(attempts: PuzzleAttempts, now: datetime) -> str:
    """`1480`; `after 20 puzzles` until so many were tried."""
    if not attempts.is_rated:
        return tr("after %n puzzles", "", RATED_FROM)
    return number(round(attempts.rating(now).rating))


def rating_change(before: Rating, after: Rating) -> str:
    """`1480 (+12)`."""
    change = round(after.rating) - round(before.rating)
    return f"{number(round(after.rating))} ({signed(change)})"
