"""Taking a card up and pointing out what it takes."""

from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import Move, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.table.input.move_selection import MoveSelection


def aim_at(hand: str, table: str) -> MoveSelection:
    hands = [mask_of(parse_cards(hand)), 0]
    one = Round(SCOPA, TWO, dealer=1, hands=hands, table=mask_of(parse_cards(table)))
    return MoveSelection.from_actions(one.legal_moves())


def test_nothing_is_played_before_a_card_is_taken_up() -> None:
    selection = aim_at("KD 2S", "7B 3C")
    assert selection.move is None
    assert not selection.is_legal


def test_a_card_is_offered_with_the_set_most_players_want() -> None:
    selection = aim_at("KD", "7B 3C 6D 4D").select_card(parse_card("KD"))
    assert selection.move == parse_move("KD x 6D 4D")
    assert len(selection.choices) == 2


def test_the_sets_come_round_again() -> None:
    selection = aim_at("KD", "7B 3C 6D 4D").select_card(parse_card("KD"))
    assert selection.next_choice().move == parse_move("KD x 7B 3C")
    assert selection.next_choice().next_choice().move == selection.move
    assert selection.next_choice(-1).move == selection.next_choice().move


def test_a_table_card_pointed_out_chooses_the_set_that_has_it() -> None:
    selection = (
        aim_at("KD", "7B 3C 6D 4D")
        .select_card(parse_card("KD"))
        .toggle_table_card(parse_card("3C"))
    )
    assert selection.move == parse_move("KD x 7B 3C")
    assert selection.toggle_table_card(parse_card("3C")).move == parse_move("KD x 6D 4D")


def test_the_table_may_be_pointed_out_before_the_hand() -> None:
    selection = (
        aim_at("KD 2S", "7B 3C 6D 4D")
        .toggle_table_card(parse_card("7B"))
        .toggle_table_card(parse_card("3C"))
    )
    assert selection.select_card(parse_card("KD")).move == parse_move("KD x 7B 3C")


def test_an_exact_set_wins_over_a_larger_one_that_holds_it() -> None:
    selection = aim_at("6D", "2S 4B AC AD").select_card(parse_card("6D"))
    selection = selection.toggle_table_card(parse_card("2S")).toggle_table_card(parse_card("4B"))
    assert selection.move == parse_move("6D x 2S 4B")
    assert selection.choices == (selection.move,)


def test_a_set_that_cannot_be_taken_is_the_wish_all_the_same() -> None:
    selection = aim_at("KD", "7B 3C 6D").select_card(parse_card("KD"))
    wish = selection.toggle_table_card(parse_card("7B")).toggle_table_card(parse_card("6D"))
    assert wish.move == Move(parse_card("KD"), mask_of(parse_cards("7B 6D")))
    assert not wish.is_legal


def test_putting_down_forgets_all() -> None:
    selection = (
        aim_at("KD", "7B 3C").select_card(parse_card("KD")).toggle_table_card(parse_card("3C"))
    )
    assert selection.cleared() == aim_at("KD", "7B 3C")
