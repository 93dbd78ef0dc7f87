"""What the fairness page says of its figures. It never claims more than the numbers give."""

from functools import partial
from typing import Final

from scopa_desktop.play.statistics.fairness import FairnessFigure, FairnessReport, LeftOut, Subject
from scopa_desktop.rules.players import PERSON
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.match_wording import level_name
from scopa_desktop.ui.wording.number_format import counted

tr: Final = partial(translate, "Fairness")


def opponent_name(level: str) -> str:
    """`Beppe`: the name of the opponents of a level."""
    return tr("Other people") if level == PERSON else level_name(level)


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


def fairness_basis_sentence(report: FairnessReport, deals: int) -> str:
    """On how many deals the figures of a player rest, and what is left out."""
    sentence = tr("From {deals}.").format(deals=counted("deals", deals))
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


def verdict(report: FairnessReport) -> str:
    """What all figures of a report together say, also those that are not shown."""
    if report.is_unusual:
        return tr(
            "This is further from the expected than honest shuffles usually are. Chance alone can "
            "do it, but rarely."
        )
    return tr("This is what honest shuffles give.")
