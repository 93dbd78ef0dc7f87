"""Advice in the player's words."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.advice import Advice, AdviceUnit
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.rules.cards import mask_of, parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.advice_wording import hint_sentence
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.text_direction import without_marks


@pytest.fixture
def words(qapp: QApplication) -> CardWording:
    """The words of Scopa with a Neapolitan deck."""
    return CardWording(load_decks()["napoletane"], SCOPA)


def advice(
    *arguments: MoveArgument,
    gain: float = 0.0,
    measure: AdviceUnit = AdviceUnit.LEAD,
    move: str = "KS",
) -> Advice:
    """Advice for a move that is so much better than another."""
    return Advice(parse_action(move), arguments, gain, measure)


SAFE = MoveArgument(AdviceReason.SAFE_TABLE)
CHEAP = MoveArgument(AdviceReason.LEAST_VALUABLE_CARD)
TWIN = MoveArgument(AdviceReason.KEEPS_CAPTURING_CARD)
LAST = MoveArgument(AdviceReason.LAST_OF_RANK)
RISK = MoveArgument(AdviceReason.GIVES_SWEEP, is_favourable=False, percent=12, others=(0, 30))


def test_every_reason_has_words(words: CardWording) -> None:
    sentences = {hint_sentence(advice(MoveArgument(reason)), words) for reason in AdviceReason}
    assert len(sentences) == len(AdviceReason)
    assert all("{" not in sentence for sentence in sentences)


def test_the_weightiest_reasons_are_named(words: CardWording) -> None:
    assert hint_sentence(advice(SAFE, CHEAP, TWIN, LAST), words) == (
        "Lay down the King of Swords: nobody can make scopa after it; it is the card you need "
        "least; you keep a card that takes it back."
    )


def test_the_main_reason_against_it_comes_last(words: CardWording) -> None:
    offers = MoveArgument(AdviceReason.OFFERS, is_favourable=False, category="coins")
    assert hint_sentence(advice(RISK, LAST, TWIN, CHEAP, offers), words).endswith(
        "no equal card can take it; you keep a card that takes it back; "
        "but it risks scopa (\u206612%\u2069; other moves \u20660–30%\u2069)."
    )


def test_categories_are_named_together(words: CardWording) -> None:
    settebello = MoveArgument(AdviceReason.CATEGORY, category="settebello")
    coins = MoveArgument(AdviceReason.CATEGORY, category="coins")
    sentence = hint_sentence(advice(settebello, TWIN, coins), words)
    assert sentence.endswith(
        ": it counts for Settebello and Coins; you keep a card that takes it back."
    )


def test_ranks_are_named_without_their_suits(words: CardWording) -> None:
    seven = mask_of(parse_cards("7B 4D 3C"))
    sentence = hint_sentence(advice(MoveArgument(AdviceReason.UNPAIRS, seven)), words)
    assert sentence.endswith("an odd number is left of 7, 4, 3.")


@pytest.mark.parametrize(
    ("argument", "text"),
    [
        (
            MoveArgument(AdviceReason.AVOIDS_SWEEP, percent=0, others=(0, 75)),
            ": with other moves the risk of scopa is up to 75%.",
        ),
        (
            MoveArgument(AdviceReason.AVOIDS_SWEEP, percent=60, others=(62, 75)),
            ": the risk of scopa is 60%, with other moves up to 75%.",
        ),
        (
            RISK._replace(percent=60, others=(20, 75)),
            "but it risks scopa (60%; other moves 20–75%).",
        ),
        (RISK._replace(percent=60, others=(20, 20)), "but it risks scopa (60%; other moves 20%)."),
    ],
)
def test_a_risk_is_told_beside_that_of_the_other_moves(
    words: CardWording, argument: MoveArgument, text: str
) -> None:
    assert without_marks(hint_sentence(advice(argument), words)).endswith(text)


@pytest.mark.parametrize(
    ("gain", "measure", "sentence"),
    [
        (0.44, AdviceUnit.LEAD, "; better by 0.4 points."),
        (0.04, AdviceUnit.LEAD, "after it."),
        (0.05, AdviceUnit.WIN_PROBABILITY, "; \u2066+5\u2069% chance to win the match."),
        (0.004, AdviceUnit.WIN_PROBABILITY, "after it."),
    ],
)
def test_the_hint_contains_by_how_much_the_move_is_better(
    words: CardWording, gain: float, measure: AdviceUnit, sentence: str
) -> None:
    assert hint_sentence(advice(SAFE, gain=gain, measure=measure), words).endswith(sentence)


def test_figures_are_written_as_the_language_writes_them(words: CardWording) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("it"))
        assert hint_sentence(advice(SAFE, gain=0.44), words).endswith("; better by 0,4 points.")
    finally:
        QLocale.setDefault(before)
