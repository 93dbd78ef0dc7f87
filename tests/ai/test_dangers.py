"""Which cards would sweep a table, and how likely the next player holds one."""

import pytest

from scopa_desktop.ai.dangers import DangerFinder, safer_play
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import names_of
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.moves import Move, parse_action, parse_move
from scopa_desktop.rules.seating import PAIRS
from tests.rules.positions import mask, position

STOCK = "QS QB KD KB 4C 3S JD 6D 6S"


def finder(
    game: str, table: str, hand: str = "2S 4B KS", other: str = "5C 6C JC"
) -> tuple[DangerFinder, SeatView]:
    round_ = position(variant(game), [hand, other], table, stock=STOCK)
    view = SeatView.of_round(round_, 0, [0, 0])
    return DangerFinder(view), view


def none_of(targets: int, unseen: int, drawn: int) -> float:
    """The probability that none of `targets` of `unseen` cards is among `drawn`."""
    chance = 1.0
    for index in range(drawn):
        chance *= (unseen - targets - index) / (unseen - index)
    return chance


def test_a_sum_invites_the_cards_of_its_value() -> None:
    dangers, view = finder("scopa", "5D AS")
    danger = dangers.of_table(view.table)
    assert (danger.sum, danger.total, danger.seat) == (6, 0, 1)
    assert names_of(danger.cards).split() == ["6D", "6C", "6S", "6B"]
    unseen = view.unseen.bit_count()
    assert danger.probability == pytest.approx(1 - none_of(4, unseen, 3))


def test_fifteen_is_made_with_the_card_played() -> None:
    dangers, view = finder("escoba", "5D 4D")
    danger = dangers.of_table(view.table)
    assert (danger.sum, danger.total) == (9, 15)
    assert {name[0] for name in names_of(danger.cards).split()} == {"6"}


def test_an_ace_takes_whatever_lies_there() -> None:
    dangers, view = finder("cirulla", "5D 4D", other="5C AC JC")
    names = names_of(dangers.of_table(view.table).cards).split()
    assert "AC" in names


def test_an_empty_table_and_a_large_one_invite_nobody() -> None:
    dangers, _ = finder("scopa", "KC QD 7D")
    for table in (0, mask("KC QD 7D")):
        danger = dangers.of_table(table)
        assert (danger.cards, danger.probability) == (0, 0.0)


def test_each_play_has_the_danger_of_what_it_leaves() -> None:
    dangers, view = finder("scopa", "5D AS")
    after = dangers.after(parse_action("2S"))
    assert after.table == view.table | mask("2S")
    assert after.sum == 8
    assert {name[0] for name in names_of(after.cards).split()} == {"J"}
    assert dangers.after(parse_action("2S")) is after


def test_without_a_sum_none_is_named() -> None:
    dangers, view = finder("scopa", "6B")
    danger = dangers.of_table(view.table)
    assert {name[0] for name in names_of(danger.cards).split()} == {"6"}
    assert danger.total == 0


@pytest.mark.parametrize(
    ("table", "hand", "played", "safer"),
    [
        pytest.param("AD", "5C KS", "5C", "KS", id="six can be swept, eleven cannot"),
        pytest.param("AD", "5C KS", "KS", None, id="the safe card itself"),
        pytest.param("QD QC", "7D 4B", "7D", "4B", id="the settebello is given"),
        pytest.param("7D 4B", "7C 4S", "4S x 4B", "7C x 7D", id="the settebello is left"),
        pytest.param("7D KC", "4S 2C", "4S", None, id="the settebello lies there anyhow"),
        pytest.param("5B KS QC", "5C 2D", "5C x 5B", None, id="a take for a safe card"),
        pytest.param("AD AC", "2C KS", "2C x AD AC", None, id="a sweep"),
        pytest.param("5C", "7D 2S", "7D", None, id="seven can be swept"),
        pytest.param("5C", "7D 6B", "7D", "6B", id="eleven cannot either"),
    ],
)
def test_a_safer_play_takes_no_less_and_gives_less(
    table: str, hand: str, played: str, safer: str | None
) -> None:
    _, view = finder("scopa", table, hand, other="6C JB JC")
    found = safer_play(view, parse_move(played))
    assert found == (None if safer is None else parse_move(safer))


@pytest.mark.parametrize(
    ("laid_by", "safer"),
    [
        pytest.param(2, parse_move("6C x 6B"), id="the partner can take it"),
        pytest.param(1, None, id="an opponent laid it"),
    ],
)
def test_the_partners_capture_is_given_away(laid_by: int, safer: Move | None) -> None:
    hands = ["5C 6C", "4B 4D", "5S 3C", "2C QC"]
    table, seating = "5D 6B KC KS", PAIRS
    round_ = position(variant("scopa-pairs"), hands, table, seating=seating, stock=STOCK)
    moves = [(laid_by, parse_move("5D"))]
    view = SeatView.of_round(round_, 0, [0, 0], moves)
    assert safer_play(view, parse_move("5C x 5D")) == safer
