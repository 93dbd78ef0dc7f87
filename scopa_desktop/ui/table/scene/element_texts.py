"""What is said of the elements of the table other than cards."""

from collections.abc import Sequence

from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.table_wording import (
    certain_points_text,
    pair_pile_text,
    pile_text,
    plaque_text,
    side_score_text,
    stock_text,
    sweeps_text,
)


def element_text(
    element: TableElement, board: Board, variant: Variant, players: Sequence[SeatInfo]
) -> str:
    """The text of a plaque, a score, a pile or the stock; `players` by seat."""
    kind, number = element
    if kind is ElementKind.STOCK:
        return stock_text(board.stock.bit_count())
    if kind is ElementKind.SCORE:
        certain = _certain_text(number, board, variant)
        return side_score_text(opponents_title(board, players), board.totals[number], certain)
    if kind is ElementKind.PILE:
        return _pile_text(number, board, variant, players)
    return _plaque_text(number, board, variant, players)


def opponents_title(board: Board, players: Sequence[SeatInfo]) -> str:
    """`Their side`: what the opposing pair is called; by the names if the match is watched."""
    if board.is_watched:
        return _names(1 - board.seating.side_of(board.own_seat), board, players)
    return translate("Table", "Their side")


def _names(side: int, board: Board, players: Sequence[SeatInfo]) -> str:
    return and_list([players[seat].name for seat in board.seating.seats_of(side)])


def _pile_text(side: int, board: Board, variant: Variant, players: Sequence[SeatInfo]) -> str:
    cards, sweeps = board.piles[side].bit_count(), sweeps_text(len(board.sweeps[side]), variant)
    is_own = side == board.person_side
    if board.seating.pairs and not board.is_watched:
        return pair_pile_text(is_own, cards, sweeps)
    return pile_text("" if is_own else _names(side, board, players), cards, sweeps)


def _plaque_text(seat: int, board: Board, variant: Variant, players: Sequence[SeatInfo]) -> str:
    info, pairs = players[seat], board.seating.pairs
    side = board.seating.side_of(seat)
    shows_score = not pairs or seat == board.own_seat
    return plaque_text(
        (info.name, info.level),
        len(board.hands[seat]),
        board.totals[side] if shows_score else None,
        seat == board.dealer,
        info.status if info.status != info.level else "",
        is_master=info.is_master,
        in_round=_certain_text(side, board, variant) if shows_score else "",
    )


def _certain_text(side: int, board: Board, variant: Variant) -> str:
    """The sweeps of the round, and the points of declarations that are counted at its end."""
    sweeps = len(board.sweeps[side])
    # Between the rounds all points are in the total.
    declared = max(0, board.round_points[side] - sweeps)
    return certain_points_text(sweeps_text(sweeps, variant), declared)
