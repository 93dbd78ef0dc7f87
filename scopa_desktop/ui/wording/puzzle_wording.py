"""Texts of puzzles: themes, results, ratings."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.advice import AdviceUnit
from scopa_desktop.ai.move_explainer import AdviceReason, MoveExplainer
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.themes import Theme
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.play.training.puzzle_choice import Challenge
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.advice_wording import reason_texts
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import decimal, number, rating_text
from scopa_desktop.ui.wording.text_direction import from_left, signed

_VISIBLE: Final = frozenset((AdviceReason.SWEEP, AdviceReason.CATEGORY, AdviceReason.LEFTOVERS))
"""The reasons that tell nothing of the hand of the player."""
LEAST_SHOWN_LOSS: Final = 0.05
"""Smaller losses are not shown as a number of points."""

_THEMES: Final[dict[Theme, object]] = {
    Theme.SETTEBELLO: QT_TRANSLATE_NOOP("Puzzles", "Win the settebello"),
    Theme.SCORING_CARD: QT_TRANSLATE_NOOP("Puzzles", "Win a card that scores"),
    Theme.SWEEP: QT_TRANSLATE_NOOP("Puzzles", "Sweep the table"),
    Theme.DECLINE_SWEEP: QT_TRANSLATE_NOOP("Puzzles", "Better than a sweep"),
    Theme.PREVENT_SWEEP: QT_TRANSLATE_NOOP("Puzzles", "Prevent the sweep"),
    Theme.KEEP_SEVENS: QT_TRANSLATE_NOOP("Puzzles", "Keep the sevens"),
    Theme.TAKE_SEVENS: QT_TRANSLATE_NOOP("Puzzles", "Win the sevens"),
    Theme.PRIMIERA: QT_TRANSLATE_NOOP("Puzzles", "Make the primiera"),
    Theme.COINS: QT_TRANSLATE_NOOP("Puzzles", "Win the coins"),
    Theme.CARDS: QT_TRANSLATE_NOOP("Puzzles", "Win the most cards"),
    Theme.SETS: QT_TRANSLATE_NOOP("Puzzles", "Complete a run"),
    Theme.BREAK_PAIRS: QT_TRANSLATE_NOOP("Puzzles", "Break the pairs"),
    Theme.KEEP_PAIRS: QT_TRANSLATE_NOOP("Puzzles", "Restore the pairs"),
    Theme.LAST_HAND: QT_TRANSLATE_NOOP("Puzzles", "The last hand"),
    Theme.LAST_CAPTURE: QT_TRANSLATE_NOOP("Puzzles", "The last capture"),
    Theme.FIFTEEN_CHOICE: QT_TRANSLATE_NOOP("Puzzles", "Many ways to the total"),
    Theme.SUM_CHOICE: QT_TRANSLATE_NOOP("Puzzles", "One card, several captures"),
    Theme.DECLINE_CAPTURE: QT_TRANSLATE_NOOP("Puzzles", "Better not to take"),
    Theme.ACE_TAKES_ALL: QT_TRANSLATE_NOOP("Puzzles", "The Ace that takes all"),
    Theme.DECLARATION: QT_TRANSLATE_NOOP("Puzzles", "What to declare"),
    Theme.CUT: QT_TRANSLATE_NOOP("Puzzles", "The cut card"),
    Theme.MATCH_END: QT_TRANSLATE_NOOP("Puzzles", "The end of the match"),
    Theme.LAY_CARD: QT_TRANSLATE_NOOP("Puzzles", "Which card to lay"),
    Theme.CAPTURE: QT_TRANSLATE_NOOP("Puzzles", "Which cards to take"),
}
_CHALLENGES: Final[dict[Challenge, object]] = {
    Challenge.EASIER: QT_TRANSLATE_NOOP("Puzzles", "Easier"),
    Challenge.SUITABLE: QT_TRANSLATE_NOOP("Puzzles", "Just right"),
    Challenge.HARDER: QT_TRANSLATE_NOOP("Puzzles", "Harder"),
}


def theme_name(theme: Theme) -> str:
    """`Prevent the sweep`: what the player has to think of."""
    return translate("Puzzles", str(_THEMES[theme]))


def challenge_name(challenge: Challenge) -> str:
    """`Harder`."""
    return translate("Puzzles", str(_CHALLENGES[challenge]))


def task_sentence(puzzle: Puzzle) -> str:
    """What the player has to do."""
    if puzzle.unit is AdviceUnit.WIN_PROBABILITY:
        return translate("Puzzles", "Your turn. Which move is most likely to win the match?")
    return translate("Puzzles", "Your turn. Find the best move.")


def theme_hint(puzzle: Puzzle) -> str:
    """The first hint: what the best move is about."""
    pattern = translate("Puzzles", "Hint: {theme}.")
    return pattern.format(theme=theme_name(puzzle.themes[0]))


def wrong_answer_sentence(puzzle: Puzzle, answer: Action) -> str:
    """By how much a wrong answer is worse, as far as it was measured."""
    loss = puzzle.loss(answer)
    if loss is not None and puzzle.unit is AdviceUnit.WIN_PROBABILITY and loss >= 0.01:
        pattern = translate(
            "Puzzles", "Not the best move: it lowers your chance to win the match by {percent}%."
        )
        return pattern.format(percent=from_left(number(round(100 * loss))))
    if loss is not None and puzzle.unit is AdviceUnit.LEAD and loss >= LEAST_SHOWN_LOSS:
        pattern = translate("Puzzles", "Not the best move: it costs {points} points.")
        return pattern.format(points=from_left(decimal(loss, 1)))
    return translate("Puzzles", "Not the best move.")


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
        return translate("Puzzles", "This may follow: {move}.").format(move=move)
    pattern = translate("Puzzles", "This may follow: {move}; {reasons}.")
    return pattern.format(move=move, reasons=with_semicolons(reason_texts(others, words)))


def rating_change(before: Rating, after: Rating) -> str:
    """`1480 ± 90 (+12)`."""
    change = round(after.rating) - round(before.rating)
    return f"{rating_text(after)} ({signed(change)})"
