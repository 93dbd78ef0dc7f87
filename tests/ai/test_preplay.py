"""What a computer player does before it plays a card."""

import pytest

from scopa_desktop.ai.heuristics import choose_preplay_action
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Cut
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO


@pytest.mark.parametrize(("card", "keeps"), [("7D", True), ("7S", True), ("QS", False)])
def test_a_card_worth_having_is_kept_and_a_plain_one_laid(card: str, keeps: bool) -> None:
    cut = parse_card(card)
    pack = [cut, *(other for other in range(40) if other != cut)]
    round_, _ = Round.dealt(CATALOGUE["chkobba"], TWO, 0, pack)
    view = SeatView.of_round(round_, round_.turn, (0, 0))
    assert choose_preplay_action(view) == Cut(keeps)
