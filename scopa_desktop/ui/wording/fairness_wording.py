"""What the fairness page says of its figures. It never claims more than the numbers give."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from scopa_desktop.play.history.fairness import (
    FairnessFigure,
    FairnessReport,
    LeftOut,
    PlayerFairness,
    Subject,
)
from scopa_desktop.rules.players import PERSON
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.match_wording import level_name
from scopa_desktop.ui.wording.number_format import counted, number

tr: Final = partial(translate, "Fairness")


def opponent_name(level: str) -> str:
    """`Beppe`: the name of the opponents of a level."""
    return tr("Other people") if level == PERSON else level_name(level)


def player_title(player: PlayerFairness) -> str:
    """`You`, `Beppe`: whose cards a chart shows."""
    return tr("You") if player.level is None else opponent_name(player.level)


def figure_name(figure: FairnessFigure, words: CardWording) -> str:
    """`Settebello`, `King`, `First deal`: what a figure counts."""
    if figure.rank is not None:
        name = words.rank(figure.rank)
        return name[:1].upper() + name[1:]
    return {
        Subject.SETTEBELLO: words.category("settebello"),
        Subject.COINS: words.category("coins"),
        Subject.FIRST_DEAL: tr("First deal"),
        Subject.OPENING: tr("Opening points"),
    }[figure.subject]


def fairness_basis_sentence(report: FairnessReport) -> str:
    """On how many deals the figures rest, and what is left out."""
    pattern = tr(
        "From {deals} in {matches}. Each deal counts with all its cards, even if it was void or "
        "you left it."
    )
    sentence = pattern.format(
        deals=counted("deals", report.deals), matches=counted("matches", report.matches)
    )
    return f"{sentence} {left_out_sentences(report.left_out)}".rstrip()


def left_out_sentences(left_out: LeftOut) -> str:
    """What the figures leave out, and how much of it; empty for nothing."""
    parts = (
        (tr("Imported, and left out: {count}."), "matches", left_out.imported),
        (tr("With a chosen or repeated deal, and left out: {count}."), "matches", left_out.chosen),
        (tr("With a cut or arranged pack, and left out: {count}."), "deals", left_out.cut),
    )
    return " ".join(
        pattern.format(count=counted(noun, number)) for pattern, noun, number in parts if number
    )


def few_deals_sentence(least: int) -> str:
    """That some opponents are not shown."""
    pattern = tr("Opponents appear here after {deals} against them.")
    return pattern.format(deals=counted("deals", least))


def verdict(report: FairnessReport) -> str:
    """What all figures together say."""
    outside = report.outside
    if report.is_unusual:
        pattern = tr(
            "Figures outside their bands: {outside} of {number}, more than is usual with "
            "honest shuffles. Chance alone can do this, but rarely. Check your last match with "
            "the button above."
        )
    elif outside:
        pattern = tr(
            "Figures outside their bands: {outside} of {number}. That is nothing special: even "
            "with honest shuffles about one in ten does."
        )
    else:
        pattern = tr("All {number} figures lie within what chance gives.")
    return pattern.format(outside=number(outside), number=number(len(report.figures)))


def player_verdict(player: PlayerFairness, words: CardWording) -> str:
    """Which figures of a player lie outside their bands, and on which side."""
    sentences = [
        pattern.format(names=and_list(names))
        for pattern, names in (
            (
                tr("Rarer than in nine of ten honest shuffles: {names}."),
                _names([f for f in player.figures if f.times < f.low], words),
            ),
            (
                tr("More often than in nine of ten honest shuffles: {names}."),
                _names([f for f in player.figures if f.times > f.high], words),
            ),
        )
        if names
    ]
    return " ".join(sentences) or tr("Within what chance gives.")


def _names(figures: Sequence[FairnessFigure], words: CardWording) -> list[str]:
    return [figure_name(figure, words) for figure in figures]
