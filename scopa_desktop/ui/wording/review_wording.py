"""The review of a match in words: grades, losses, moves, reasons, luck."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.move_explainer import AdviceReason
from scopa_desktop.ai.review.grades import Grade
from scopa_desktop.ai.review.match_review import SeatReview
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ai.review.tasks import Reasons
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.advice_wording import MOST_REASONS, reason_texts
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import and_list, with_semicolons
from scopa_desktop.ui.wording.move_wording import Perspective, move_text
from scopa_desktop.ui.wording.number_format import decimal, plus_minus, signed_decimal

_GRADES: Final[dict[Grade, object]] = {
    Grade.BEST: QT_TRANSLATE_NOOP("Review", "Best"),
    Grade.GOOD: QT_TRANSLATE_NOOP("Review", "Good"),
    Grade.SLIP: QT_TRANSLATE_NOOP("Review", "Small slip"),
    Grade.MISTAKE: QT_TRANSLATE_NOOP("Review", "Mistake"),
    Grade.BLUNDER: QT_TRANSLATE_NOOP("Review", "Blunder"),
    Grade.UNLUCKY: QT_TRANSLATE_NOOP("Review", "Bad luck"),
}
_SAYS_NOTHING: Final = {AdviceReason.BALANCE, AdviceReason.ONLY_MOVE}


def grade_word(grade: Grade) -> str:
    """`Mistake`, `Bad luck`."""
    return translate("Review", str(_GRADES[grade]))


def decision_cost_text(decision: DecisionReview, *, is_exact: bool = False) -> str:
    """`0.62 points`, near the end of a match `8% of the chance to win`.

    With `is_exact` the interval follows the number, unless it is nothing.
    """
    per_point = decision.win_probability_per_point
    factor, decimals = (1.0, 2) if per_point is None else (100 * per_point, 0)
    value = decimal(max(0.0, decision.loss.value) * factor, decimals)
    half_width = decimal(decision.loss.half_width * factor, decimals)
    if is_exact and half_width != decimal(0.0, decimals):
        value = plus_minus(value, half_width)
    if per_point is None:
        return translate("Review", "{number} points").format(number=value)
    return translate("Review", "{number}% of the chance to win").format(number=value)


def hindsight_text(decision: DecisionReview) -> str:
    """`1.2 points`: what a sound move cost as the cards lay."""
    hindsight = decision.hindsight or decision.loss
    return translate("Review", "{number} points").format(number=decimal(hindsight.value, 1))


def round_title(number: int) -> str:
    """`Round 3`."""
    return translate("Review", "Round {number}").format(number=number)


def cost_sentence(decision: DecisionReview) -> str:
    """What a decision cost; for bad luck, that it was no mistake."""
    if decision.grade is Grade.UNLUCKY:
        pattern = translate(
            "Review",
            "No mistake: nothing better could be known. As the cards lay, it cost {cost}.",
        )
        return pattern.format(cost=hindsight_text(decision))
    if not decision.grade.is_error:
        return translate("Review", "No other move was clearly better.")
    pattern = translate("Review", "It cost {cost}.")
    return pattern.format(cost=decision_cost_text(decision, is_exact=True))


def reasons_text(decision: DecisionReview, reasons: Reasons | None, words: CardWording) -> str:
    """Why the best move was better, in sentences; empty while that is not known."""
    if reasons is None or not decision.grade.is_error:
        return ""
    better = _better_texts(reasons, words)
    played = reason_texts(reasons.against_played, words)
    sentences = []
    if better:
        pattern = translate("Review", "The better move: {reasons}.")
        sentences.append(pattern.format(reasons=with_semicolons(better[:MOST_REASONS])))
    if played:
        pattern = translate("Review", "The one played: {reasons}.")
        sentences.append(pattern.format(reasons=with_semicolons(played[:MOST_REASONS])))
    if not sentences and decision.loss.half_width == 0:
        sentence = translate(
            "Review", "The last cards are known: played to the end, it brings more."
        )
        sentences.append(sentence)
    elif not sentences:
        sentence = translate(
            "Review", "Over all the ways the hidden cards could lie, it brings more."
        )
        sentences.append(sentence)
    return " ".join(sentences)


def _better_texts(reasons: Reasons, words: CardWording) -> list[str]:
    """Why the better move was better; what it gains in all comes after what it takes at once."""
    known = {argument.reason for argument in reasons.for_best}
    is_sweep = AdviceReason.SWEEP in known
    gains = [name for name in reasons.gains if not (is_sweep and name == SWEEPS_CATEGORY)]
    # A category in which the move gains in all need not be named for the cards taken as well.
    dropped = {*_SAYS_NOTHING, AdviceReason.CATEGORY} if gains else _SAYS_NOTHING
    texts = reason_texts((a for a in reasons.for_best if a.reason not in dropped), words)
    if gains:
        pattern = translate("Review", "it brings more for {categories}")
        categories = and_list([words.category(name) for name in gains])
        texts.insert(int(is_sweep), pattern.format(categories=categories))
    return texts


def better_move(decision: DecisionReview) -> Action:
    """The move to compare with: for bad luck, the best one as the cards lay."""
    if decision.grade is Grade.UNLUCKY and decision.hindsight is not None:
        return decision.hindsight.best
    return decision.loss.best


def better_caption(decision: DecisionReview) -> str:
    """The words before the better move."""
    if decision.grade is Grade.UNLUCKY:
        return translate("Review", "Better as the cards lay")
    return translate("Review", "Better")


def played_caption(name: str) -> str:
    """The words before the move that was played; an empty name stands for the user."""
    if not name:
        return translate("Review", "You played")
    return translate("Review", "{name} played").format(name=name)


def moment_sentence(
    decision: DecisionReview, reasons: Reasons | None, words: CardWording, name: str = ""
) -> str:
    """What is shown of a decision beside its round, for screen readers."""
    parts = [
        grade_word(decision.grade),
        f"{played_caption(name)}: {move_text(decision.played, Perspective.REVIEW, words)}",
    ]
    if (better := better_move(decision)) != decision.played:
        parts.append(f"{better_caption(decision)}: {move_text(better, Perspective.REVIEW, words)}")
    sentences = [f"{part}." for part in parts]
    sentences += [cost_sentence(decision), reasons_text(decision, reasons, words)]
    return " ".join(filter(None, sentences))


def loss_per_ten(seat: SeatReview) -> str:
    """`1.23 ± 0.15`; a dash where there was no real decision."""
    if seat.loss_per_ten is None or seat.loss_half_width is None:
        return "–"
    return plus_minus(decimal(seat.loss_per_ten), decimal(seat.loss_half_width))


def play_text(seat: SeatReview) -> str:
    """`+1.8 ± 4.0`: what play made of the cards."""
    if seat.adjusted_half_width is None:
        return signed_decimal(seat.adjusted)
    return plus_minus(signed_decimal(seat.adjusted), decimal(seat.adjusted_half_width, 1))


def luck_sentences(seat: SeatReview, name: str, rounds: int) -> Sequence[str]:
    """What the cards gave a player's side and what play made of it, and what that shows.

    An empty name stands for the user.
    """
    played = translate("Review", "%n rounds", "", rounds)
    if not name:
        pattern = translate(
            "Review",
            "Lead after {rounds}: {result} points. The cards gave you {luck}, your play {play}.",
        )
    else:
        pattern = translate(
            "Review",
            "Lead of {name} after {rounds}: {result} points. The cards gave {luck}, play {play}.",
        )
    first = pattern.format(
        rounds=played,
        name=name,
        result=signed_decimal(seat.result),
        luck=signed_decimal(seat.luck),
        play=play_text(seat),
    )
    return first, _verdict(seat, name)


def _verdict(seat: SeatReview, name: str) -> str:
    """Whether play was better than that of the others, as far as the interval allows to say."""
    half_width = seat.adjusted_half_width
    if half_width is None or abs(seat.adjusted) <= half_width:
        return translate("Review", "That is too close to say who played better.")
    if seat.adjusted > 0:
        if not name:
            return translate("Review", "Whatever the cards, you played better than the others.")
        pattern = translate("Review", "Whatever the cards, {name} played better than the others.")
    else:
        if not name:
            return translate("Review", "Whatever the cards, the others played better than you.")
        pattern = translate("Review", "Whatever the cards, the others played better than {name}.")
    return pattern.format(name=name)
