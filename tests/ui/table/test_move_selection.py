"""Selecting a card and its capture."""

from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import ESCOBA_QUINCE, SCOPA
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.move_selection import MoveSelection


def selection_for(hand: str, table: str, variant: Variant = SCOPA) -> MoveSelection:
    hands = [mask_of(parse_cards(hand)), 0]
    current = Round(variant, TWO, dealer=1, hands=hands, table=mask_of(parse_cards(table)))
    return MoveSelection.from_actions(current.legal_moves())


def test_without_a_selected_card_there_is_no_move() -> None:
    selection = selection_for("KD 2S", "7B 3C")
    assert selection.move is None
    assert not selection.is_legal


def test_the_best_capture_is_the_first_choice() -> None:
    selection = selection_for("KD", "7B 3C 6D 4D").select_card(parse_card("KD"))
    assert selection.move == parse_move("KD x 6D 4D")
    assert len(selection.choices) == 2


def test_the_choices_wrap_around() -> None:
    selection = selection_for("KD", "7B 3C 6D 4D").select_card(parse_card("KD"))
    assert selection.next_choice().move == parse_move("KD x 7B 3C")
    assert selection.next_choice().next_choice().move == selection.move
    assert selection.next_choice(-1).move == selection.next_choice().move


def test_a_marked_table_card_restricts_the_choices() -> None:
    selection = (
        selection_for("KD", "7B 3C 6D 4D")
        .select_card(parse_card("KD"))
        .toggle_table_card(parse_card("3C"))
    )
    assert selection.move == parse_move("KD x 7B 3C")
    assert selection.toggle_table_card(parse_card("3C")).move == parse_move("KD x 6D 4D")


def test_table_cards_may_be_marked_before_a_hand_card() -> None:
    selection = (
        selection_for("KD 2S", "7B 3C 6D 4D")
        .toggle_table_card(parse_card("7B"))
        .toggle_table_card(parse_card("3C"))
    )
    assert selection.select_card(parse_card("KD")).move == parse_move("KD x 7B 3C")


def test_an_exact_capture_excludes_larger_ones() -> None:
    selection = selection_for("6D", "2S 4B AC AD").select_card(parse_card("6D"))
    selection = selection.toggle_table_card(parse_card("2S")).toggle_table_card(parse_card("4B"))
    assert selection.move == parse_move("6D x 2S 4B")
    assert selection.choices == (selection.move,)


def test_marked_cards_can_be_part_of_a_capture_from_the_table_alone() -> None:
    fifteen = ESCOBA_QUINCE.configured({"table_fifteen": True})
    selection = selection_for("4S", "KD 5S 7C", fifteen)
    # No card of the hand takes anything; the King and the five make fifteen.
    assert {move.take for move in selection.moves} == {0}
    king, five, seven = map(selection.toggle_table_card, parse_cards("KD 5S 7C"))
    assert king.is_part_of_larger and five.is_part_of_larger
    assert not seven.is_part_of_larger
    both = king.toggle_table_card(parse_card("5S"))
    assert both.table_capture is not None and not both.is_part_of_larger
    # With a card of the hand selected nothing is taken from the table alone.
    assert not king.select_card(parse_card("4S")).is_part_of_larger


def test_an_illegal_capture_is_still_the_selected_move() -> None:
    selection = selection_for("KD", "7B 3C 6D").select_card(parse_card("KD"))
    illegal = selection.toggle_table_card(parse_card("7B")).toggle_table_card(parse_card("6D"))
    assert illegal.move == Move(parse_card("KD"), mask_of(parse_cards("7B 6D")))
    assert not illegal.is_legal


def test_cleared_keeps_nothing_selected() -> None:
    selection = (
        selection_for("KD", "7B 3C")
        .select_card(parse_card("KD"))
        .toggle_table_card(parse_card("3C"))
    )
    assert selection.cleared() == selection_for("KD", "7B 3C")
