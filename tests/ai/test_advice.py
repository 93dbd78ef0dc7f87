"""A hint is the best move with true reasons for it."""

from hypothesis import given

from scopa_desktop.ai.advice import MOST_REASONS, Argument, HintReason, hint
from scopa_desktop.ai.announcements import before_playing
from scopa_desktop.ai.outlook import Outlook
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.moves import Declare, Move
from tests.ai.positions import cards, position, views


def reasons(view: SeatView) -> list[HintReason]:
    """The reasons of the hint for a view."""
    return [argument.reason for argument in hint(view).arguments]


def test_the_only_move_needs_no_other_reason() -> None:
    assert hint(position("KS", "2D", others=("4C",))).arguments == (Argument(HintReason.ONLY_MOVE),)


def test_a_sweep_is_named_first() -> None:
    advice = hint(position("5B KS 2C", "3D 2D", others=("4C 6C 7C",)))
    assert str(advice.move) == "5B x 2D 3D"
    assert advice.arguments[0] == Argument(HintReason.SWEEP, cards("5B 2D 3D"))


def test_categories_are_named_with_their_cards() -> None:
    advice = hint(position("7B JS", "7D 3C 5C KB", others=("4C 6C 2C",)))
    assert advice.arguments[0] == Argument(HintReason.CATEGORY, cards("7D"), "settebello")
    assert Argument(HintReason.CATEGORY, cards("7B 7D"), "primiera") in advice.arguments


def test_a_twin_kept_is_named() -> None:
    advice = hint(position("QS QB KC", others=("4C 6C 2C",)))
    twin = "QB" if str(advice.move) == "QS" else "QS"
    assert Argument(HintReason.KEEPS_TAKER, cards(twin)) in advice.arguments


def test_an_avoided_sweep_is_named_with_its_chance() -> None:
    view = position(
        "4S 3S 2C",
        "6D",
        others=("KD JB AC",),
        piles=(
            "AD 2D 3D 4D 5D 7D JD QD AS 2S 5S 6S 7S JS QS KS",
            "2B 3B 4B 5B 6B 7B QB KB 3C 4C 5C 6C 7C JC QC KC AB",
        ),
        last_capturer=1,
    )
    sweeping = {
        Argument(HintReason.AVOIDS_SWEEP, cards(card), percent=100) for card in ("KD", "JB")
    }
    assert sweeping & set(hint(view).arguments)


@given(view=views())
def test_every_hint_is_a_legal_move_with_a_few_true_reasons(view: SeatView) -> None:
    advice = hint(view)
    assert advice.move in view.legal_moves()
    assert 1 <= len(advice.arguments) <= MOST_REASONS
    named = {argument.reason for argument in advice.arguments}
    if not isinstance(advice.move, Move):
        assert advice.move == before_playing(view)
        assert (HintReason.DECLARES in named) is isinstance(advice.move, Declare)
        return
    outlook = Outlook(view)
    assert (HintReason.SWEEP in named) <= bool(outlook.sweep_points(outlook.after(advice.move)))
    if HintReason.SAFE_TABLE in named:
        assert outlook.chance_of_sweep(outlook.after(advice.move).table) == 0
