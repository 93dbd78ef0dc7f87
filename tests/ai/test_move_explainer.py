"""The reasons for and against a move are true, and every move has some."""

from hypothesis import given, settings

from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.catalogue import CHKOBBA, CIRULLA, ESCOBA, SCOPONE_SCIENTIFICO
from scopa_desktop.rules.moves import Cut, Declare, Move, TakeTable, parse_action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, TWO
from tests.ai.positions import cards, position, views


def said(view: SeatView, move: str) -> tuple[MoveArgument, ...]:
    """The reasons of a move in notation."""
    return MoveExplainer(view).arguments(parse_action(move))


def about(view: SeatView, move: str, reason: AdviceReason) -> list[MoveArgument]:
    """The reasons of a move of one kind."""
    return [argument for argument in said(view, move) if argument.reason is reason]


# --- what is won --------------------------------------------------------------------------------


def test_a_sweep_is_named_first() -> None:
    view = position("5B KS 2C", "3D 2D", others=("4C 6C 7C",))
    assert said(view, "5B x 2D 3D")[0] == MoveArgument(AdviceReason.SWEEP, cards("5B 2D 3D"))


def test_categories_are_named_with_their_cards_the_most_valuable_first() -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4C 6C 2C",))
    arguments = said(view, "7B x 7D")
    assert arguments[0] == MoveArgument(AdviceReason.CATEGORY, cards("7D"), category="settebello")
    assert MoveArgument(AdviceReason.CATEGORY, cards("7B 7D"), category="primiera") in arguments


def test_a_card_that_counts_is_named_where_it_is_laid() -> None:
    view = position("7D JS", "2C 4C", others=("4B 6C 2B",))
    offers = about(view, "7D", AdviceReason.OFFERS)
    assert MoveArgument(AdviceReason.OFFERS, cards("7D"), False, "settebello") in offers
    assert not any(argument.is_favourable for argument in offers)
    assert "cards" not in {argument.category for argument in offers}, "every card is a card"
    assert about(view, "JS", AdviceReason.OFFERS) == []


def test_the_last_capture_takes_what_is_left() -> None:
    view = position("5B", "5D KC", others=("4B",), piles=("7D 7C", "7S 7B"))
    assert about(view, "5B x 5D", AdviceReason.LEFTOVERS) == [
        MoveArgument(AdviceReason.LEFTOVERS, cards("KC"))
    ]


# --- what is left -------------------------------------------------------------------------------

SWEEPABLE = position(
    "4S 3S 2C",
    "6D",
    others=("KD JB AC",),
    piles=(
        "AD 2D 3D 4D 5D 7D JD QD AS 2S 5S 6S 7S JS QS KS",
        "2B 3B 4B 5B 6B 7B QB KB 3C 4C 5C 6C 7C JC QC KC AB",
    ),
    last_capturer=1,
)
"""The opponent holds the only cards unseen: a King, a Jack (worth eight) and an Ace."""


def test_a_sweep_given_is_named_with_its_chance_and_the_cards_that_make_it() -> None:
    given = MoveArgument(AdviceReason.GIVES_SWEEP, cards("KD"), False, percent=100, others=(0, 100))
    assert about(SWEEPABLE, "4S", AdviceReason.GIVES_SWEEP) == [given]
    assert about(SWEEPABLE, "2C", AdviceReason.GIVES_SWEEP) == [given._replace(cards=cards("JB"))]
    assert about(SWEEPABLE, "3S", AdviceReason.GIVES_SWEEP) == []


def test_a_sweep_avoided_is_named_with_the_chance_after_the_worst_other_move() -> None:
    (avoided,) = about(SWEEPABLE, "3S", AdviceReason.AVOIDS_SWEEP)
    assert (avoided.percent, avoided.others) == (0, (100, 100))
    assert avoided.is_favourable
    assert about(SWEEPABLE, "4S", AdviceReason.AVOIDS_SWEEP) == []


def test_a_risk_between_those_of_the_other_moves_is_one_reason_against_it() -> None:
    """That another move risks more is no merit where a third one is safe."""
    view = position(
        "4S 3S 2C",
        "6D",
        others=("KD JB AC",),
        stock="KC KS 5C",
        piles=(
            "AD 2D 3D 4D 5D 7D JD QD AS 2S 5S 6S 7S JS QS",
            "2B 3B 4B 5B 6B 7B QB KB 3C 4C 6C 7C JC QC AB",
        ),
        last_capturer=1,
    )
    risk = MoveArgument(AdviceReason.GIVES_SWEEP, cards("JB"), False, percent=50, others=(0, 95))
    assert about(view, "2C", AdviceReason.GIVES_SWEEP) == [risk]
    assert about(view, "2C", AdviceReason.AVOIDS_SWEEP) == []
    (avoided,) = about(view, "3S", AdviceReason.AVOIDS_SWEEP)
    assert (avoided.percent, avoided.others) == (0, (50, 95))


def test_a_table_that_nobody_can_sweep_is_safe() -> None:
    view = position("KS KB 2C", "QD QC", others=("4C 6C 7C",))
    assert about(view, "2C", AdviceReason.SAFE_TABLE) == [
        MoveArgument(AdviceReason.SAFE_TABLE, cards("2C QD QC"))
    ]


# --- the ranks ----------------------------------------------------------------------------------


def at_four(hand: str, table: str, dealer: int, piles: tuple[str, str]) -> SeatView:
    """Seat 0 on turn in Scopone, with piles won so far."""
    round_ = Round(
        SCOPONE_SCIENTIFICO,
        PAIRS,
        dealer=dealer,
        hands=[cards(hand), cards("4C 6C"), cards("7C 5C"), cards("3D 4S")],
        table=cards(table),
        piles=[cards(pile) for pile in piles],
        turn=0,
    )
    return SeatView.of_round(round_, 0, [0, 0])


def test_a_sum_unpairs_ranks_which_is_good_against_the_dealer() -> None:
    for dealer, is_good in ((3, True), (1, True), (0, False), (2, False)):
        view = at_four("7B KS", "4D 3C", dealer, ("", ""))
        (unpaired,) = about(view, "7B x 3C 4D", AdviceReason.UNPAIRS)
        assert unpaired == MoveArgument(
            AdviceReason.UNPAIRS, cards("7B 4D 3C"), is_favourable=is_good
        )


def test_a_sum_pairs_the_ranks_of_which_one_was_gone() -> None:
    view = at_four("7B KS", "4D 3C", 0, ("7D 4B", "JS"))
    assert about(view, "7B x 3C 4D", AdviceReason.PAIRS) == [
        MoveArgument(AdviceReason.PAIRS, cards("7B 4D"), is_favourable=True)
    ]
    assert about(view, "7B x 3C 4D", AdviceReason.UNPAIRS) == []


def test_as_many_ranks_paired_as_unpaired_are_no_reason() -> None:
    view = at_four("7B KS", "4D 2C AC", 0, ("7D 4B", "JS"))
    reasons = {argument.reason for argument in said(view, "7B x AC 2C 4D")}
    assert not reasons & {AdviceReason.PAIRS, AdviceReason.UNPAIRS}


def test_two_equal_cards_change_no_pair() -> None:
    view = at_four("7B KS", "7D 3C", 0, ("", ""))
    reasons = {argument.reason for argument in said(view, "7B x 7D")}
    assert not reasons & {AdviceReason.PAIRS, AdviceReason.UNPAIRS}


def test_pairs_are_no_reason_at_two_hands_or_where_equal_cards_do_not_take() -> None:
    duel = position("7B KS", "4D 3C", others=("4C 6C",))
    assert about(duel, "7B x 3C 4D", AdviceReason.UNPAIRS) == []
    escoba = position(
        "7B KS", "5D 3C", others=("4C 6C", "7C 5C", "3D 4S"), variant=ESCOBA, seating=PAIRS
    )
    assert about(escoba, "7B x 3C 5D", AdviceReason.UNPAIRS) == []


def test_the_last_card_of_a_rank_is_safe_from_its_like() -> None:
    gone = ("KD KC", "KB")
    last = MoveArgument(AdviceReason.LAST_OF_RANK, cards("KS"))
    assert last in said(position("KS 2C", "AD", others=("4C",), piles=gone), "KS")
    assert last not in said(position("KS 2C", "AD", others=("4C",), piles=("KD KC", "")), "KS")
    escoba = position("KS 2C", "AD", others=("4C",), piles=gone, variant=ESCOBA)
    assert last not in said(escoba, "KS")


# --- what is laid -------------------------------------------------------------------------------


def test_a_kept_card_that_captures_is_named() -> None:
    view = position("QS QB KC", others=("4C 6C 2C",))
    assert MoveArgument(AdviceReason.KEEPS_CAPTURING_CARD, cards("QB")) in said(view, "QS")
    assert about(view, "KC", AdviceReason.KEEPS_CAPTURING_CARD) == []


def test_the_least_valuable_card_is_named() -> None:
    view = position("7D KC", others=("4C 6C",))
    assert about(view, "KC", AdviceReason.LEAST_VALUABLE_CARD) == [
        MoveArgument(AdviceReason.LEAST_VALUABLE_CARD, cards("KC"))
    ]
    assert about(view, "7D", AdviceReason.LEAST_VALUABLE_CARD) == []


# --- what goes before a card --------------------------------------------------------------------


def test_a_declaration_brings_its_points() -> None:
    view = position("AS 2C 3D", "KD", others=("4C 6C 2B",), variant=CIRULLA)
    declared = next(action for action in view.legal_moves() if isinstance(action, Declare))
    assert MoveExplainer(view).arguments(declared) == (
        MoveArgument(AdviceReason.DECLARES, cards("AS 2C 3D"), points=declared.points),
    )


def test_a_table_taken_at_once_is_a_sweep() -> None:
    view = position("KS 2C", "7D 3C 5S", others=("4C 6C",))
    assert MoveArgument(AdviceReason.SWEEP, cards("7D 3C 5S")) in MoveExplainer(view).arguments(
        TakeTable(cards("7D 3C 5S"))
    )


def cut(card: Mask) -> SeatView:
    """Seat 0 has cut and drawn a card."""
    round_ = Round(
        CHKOBBA,
        TWO,
        dealer=1,
        hands=[0, 0],
        stock=[other for other in range(40) if not card >> other & 1],
        turn=0,
        cut_card=card.bit_length() - 1,
    )
    return SeatView.of_round(round_, 0, [0, 0])


def test_the_reason_for_a_cut_card_is_whether_it_is_worth_keeping() -> None:
    seven, king = cards("7D"), cards("KS")
    dear, cheap = (
        MoveArgument(AdviceReason.VALUABLE_CARD, seven),
        MoveArgument(AdviceReason.LOW_VALUE_CARD, king),
    )
    assert MoveExplainer(cut(seven)).arguments(Cut(keeps=True)) == (dear,)
    assert MoveExplainer(cut(seven)).arguments(Cut(keeps=False)) == (
        dear._replace(is_favourable=False),
    )
    assert MoveExplainer(cut(king)).arguments(Cut(keeps=False)) == (cheap,)
    assert MoveExplainer(cut(king)).arguments(Cut(keeps=True)) == (
        cheap._replace(is_favourable=False),
    )


# --- of any move --------------------------------------------------------------------------------


@settings(deadline=None)
@given(view=views())
def test_the_reasons_of_every_move_are_true(view: SeatView) -> None:
    pleading, evaluation = MoveExplainer(view), PositionEvaluation(view)
    for action in view.legal_moves():
        arguments = {argument.reason: argument for argument in pleading.arguments(action)}
        assert (AdviceReason.DECLARES in arguments) is isinstance(action, Declare)
        if not isinstance(action, Move):
            continue
        outcome = evaluation.after(action)
        rng = evaluation.sweep_probability(outcome.table)
        assert (AdviceReason.SWEEP in arguments) is bool(evaluation.sweep_points(outcome))
        assert (AdviceReason.SAFE_TABLE in arguments) <= (rng == 0)
        assert (AdviceReason.GIVES_SWEEP in arguments) <= (rng > 0)
        assert (AdviceReason.LAST_OF_RANK in arguments) <= (not action.take)
        for reason in (AdviceReason.AVOIDS_SWEEP, AdviceReason.GIVES_SWEEP):
            if reason in arguments:
                assert arguments[reason].percent == round(100 * rng)
                least, worst = arguments[reason].others or (0, 0)
                is_safest = reason is AdviceReason.AVOIDS_SWEEP
                assert 100 * rng < worst if is_safest else 100 * rng > least


SUBJECTS = (
    {AdviceReason.AVOIDS_SWEEP, AdviceReason.GIVES_SWEEP, AdviceReason.SAFE_TABLE},
    {AdviceReason.PAIRS, AdviceReason.UNPAIRS},
    {AdviceReason.CATEGORY, AdviceReason.OFFERS},
    {AdviceReason.VALUABLE_CARD, AdviceReason.LOW_VALUE_CARD},
)
"""Reasons that are about the same thing."""


@settings(deadline=None)
@given(view=views())
def test_nothing_is_both_a_reason_for_a_move_and_against_it(view: SeatView) -> None:
    explainer = MoveExplainer(view)
    for action in view.legal_moves():
        arguments = explainer.arguments(action)
        for subject in SUBJECTS:
            stances = {each.is_favourable for each in arguments if each.reason in subject}
            assert len(stances) <= 1, (action, arguments)
        sweeps = [each for each in arguments if each.reason in SUBJECTS[0]]
        assert len(sweeps) <= 1
