"""Limited memory, overlooked captures and impulsive moves."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.weaknesses import impulsive_move, noticed_plays, with_limited_memory
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Cut, Move, TakeTable, parse_action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from tests.ai.positions import cards, position, views


def seen_so_far() -> SeatView:
    """A view after two captures with a card laid between them."""
    view = position(
        "5B KS", "3D 2D", others=("4C",), piles=("QC QD 6B 6D", "AS 2S 3S"), last_capturer=0
    )
    told = ((0, "QC x QD"), (1, "3S x AS 2S"), (0, "6B x 6D"), (1, "2D"))
    return replace(view, moves=tuple((seat, parse_action(text)) for seat, text in told))


def test_a_good_memory_has_everything() -> None:
    view = seen_so_far()
    assert with_limited_memory(view, 4) == view


@pytest.mark.parametrize(
    ("plays", "piles"),
    [(3, ("6B 6D", "AS 2S 3S")), (2, ("6B 6D", "")), (1, ("", "")), (0, ("", ""))],
)
def test_what_was_won_before_is_forgotten(plays: int, piles: tuple[str, str]) -> None:
    view = with_limited_memory(seen_so_far(), plays)
    assert view.piles == tuple(map(cards, piles))


def test_forgotten_cards_may_be_anywhere() -> None:
    view = seen_so_far()
    assert with_limited_memory(view, 0).unseen == view.unseen | cards("QC QD 6B 6D AS 2S 3S")


def test_cards_taken_from_the_opening_table_are_remembered_too() -> None:
    view = replace(
        position("5B KS", others=("4C",), piles=("KD 5S", "")),
        moves=((0, TakeTable(cards("KD 5S"))),),
    )
    assert with_limited_memory(view, 1) == view


@given(view=views(), plays=st.integers(0, 40))
def test_forgetting_changes_no_move(view: SeatView, plays: int) -> None:
    assert with_limited_memory(view, plays).legal_moves() == view.legal_moves()


def test_a_capture_of_many_cards_is_overlooked_more_often() -> None:
    plays = [Move(*_play("JS", "3C 4C AD")), Move(*_play("7B", "7D")), Move(*_play("KS", ""))]
    noticed = Counter(
        play for seed in range(400) for play in noticed_plays(plays, 0.5, Random(seed))
    )
    many, one, laid = (noticed[play] for play in plays)
    assert 20 < many < 90
    assert 150 < one < 250
    assert laid == 400


def test_somebody_attentive_notices_everything() -> None:
    plays = [Move(*_play("JS", "3C 4C AD")), Move(*_play("7B", "7D"))]
    assert noticed_plays(plays, 0.0, Random("any")) == plays


def test_where_all_is_overlooked_a_legal_play_is_left() -> None:
    plays = [Move(*_play("JS", "3C 4C AD"))]
    assert all(noticed_plays(plays, 0.99, Random(seed)) == plays for seed in range(50))


def test_the_impulsive_move_captures_most_cards() -> None:
    view = position("7B JS", "7D 3C 4C AD", others=("4B",))
    seen = {impulsive_move(view, 0.0, Random(seed)) for seed in range(20)}
    assert seen == {Move(*_play("JS", "3C 4C AD"))}


def test_where_nothing_can_be_taken_any_card_is_laid() -> None:
    view = position("5B KS", "AC", others=("4B",))
    plays = [str(impulsive_move(view, 0.0, Random(seed))) for seed in range(400)]
    assert 150 <= plays.count("5B") <= 250
    assert set(plays) == {"5B", "KS"}


def test_a_drawn_card_is_always_kept() -> None:
    pack = list(range(40))
    round_, _ = Round.dealt(CATALOGUE["chkobba"], TWO, 0, pack)
    view = SeatView.of_round(round_, round_.turn, (0, 0))
    assert impulsive_move(view, 0.0, Random("any")) == Cut(keeps=True)


def _play(card: str, take: str) -> tuple[int, int]:
    return cards(card).bit_length() - 1, cards(take)
