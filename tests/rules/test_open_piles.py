"""Piles that lie open and can be taken: RULES, 2.26."""

from random import Random

import pytest

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.captures import OpenPiles
from scopa_desktop.rules.cards import names_of, parse_card
from scopa_desktop.rules.catalogue import CATALOGUE, RUBAMAZZO, SCOPA
from scopa_desktop.rules.events import Captured, LeftoversTaken, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, RefusalReason, parse_move
from scopa_desktop.rules.options import own_games
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import OptionValue, Variant
from tests.rules.positions import MatchByChance, mask, play_by_chance, players, position

LAST = RUBAMAZZO.configured({"open_piles": "last"})
WITH_ACES = RUBAMAZZO.configured({"asso_pigliatutto": True})


def at(
    variant: Variant, hand: str, table: str, *tops: str, seating: Seating = TWO, below: str = "4C"
) -> Round:
    """Seat 0 has a hand; each side a pile with one of `tops` on it, the last side `below` as well.

    An empty text is an empty pile.
    """
    piles = [*tops[:-1], f"{tops[-1]} {below}"]
    others = ["KC", "KS", "KB"][: seating.players - 1]
    return position(
        variant, [hand, *others], table, seating=seating, piles=piles, tops=list(map(mask, tops))
    )


def moves(round_: Round) -> set[str]:
    return {str(move) for move in round_.legal_moves()}


def reason(round_: Round, move: str) -> RefusalReason | None:
    refusal = round_.refusal(parse_move(move))
    return None if refusal is None else refusal.reason


def tops(round_: Round) -> list[str]:
    return [names_of(top) for top in round_.tops]


def test_a_card_takes_an_equal_card_or_the_pile_under_one_by_choice() -> None:
    round_ = at(RUBAMAZZO, "7D 2S", "7S KD", "5C", "7C")
    assert moves(round_) == {"7D x 7S", "7D x pile 7C", "2S"}


def test_the_pile_goes_onto_the_own_one_with_the_card_played_on_top() -> None:
    round_ = at(RUBAMAZZO, "7D 2S", "KD", "5C", "7C", below="4C 4S")
    events = round_.play(parse_move("7D x pile 7C"))
    assert events[1] == Captured(0, 6, mask("7C"), 1, mask("7C 4C 4S"))
    assert round_.piles == [mask("5C 7C 4C 4S 7D"), 0]
    assert (tops(round_), names_of(round_.table)) == (["7D", ""], "KD")
    assert round_.last_capturer == 0


def test_an_own_pile_and_a_partners_are_not_taken() -> None:
    assert moves(at(RUBAMAZZO, "7D", "", "7S", "5C")) == {"7D"}
    assert moves(at(RUBAMAZZO, "7D", "", "7S", "7C", seating=PAIRS)) == {"7D x pile 7C"}


def test_one_of_several_piles_is_taken() -> None:
    round_ = at(RUBAMAZZO, "7D", "", "", "7S", "7C", seating=THREE)
    assert moves(round_) == {"7D x pile 7S", "7D x pile 7C"}
    round_.play(parse_move("7D x pile 7S"))
    assert round_.piles == [mask("7D 7S"), 0, mask("7C 4C")]


def test_with_the_option_the_table_goes_first() -> None:
    round_ = at(LAST, "7D", "7S", "5C", "7C")
    assert moves(round_) == {"7D x 7S"}
    assert reason(round_, "7D x pile 7C") is RefusalReason.TABLE_FIRST
    assert moves(at(LAST, "7D", "6S", "5C", "7C")) == {"7D x pile 7C"}


def test_a_card_that_can_take_a_pile_must_take() -> None:
    round_ = at(RUBAMAZZO, "7D 2S", "KD", "5C", "7C")
    assert reason(round_, "7D") is RefusalReason.MUST_CAPTURE
    by_hand = RUBAMAZZO.configured({"must_capture": "hand"})
    assert moves(at(by_hand, "7D 2S", "KD", "5C", "7C")) == {"7D x pile 7C"}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("2S x pile 7C", RefusalReason.OTHER_TOP),
        ("7D x pile 7S 7C", RefusalReason.PILE_ALONE),
        ("7D x pile 4C", RefusalReason.NOT_ON_TABLE),
        ("7D x pile 5C", RefusalReason.NOT_ON_TABLE),
        ("7D x 7C", RefusalReason.NOT_ON_TABLE),
        ("7D x 7S 7B", RefusalReason.ONE_EQUAL_CARD),
    ],
)
def test_what_is_no_pile_is_refused(move: str, expected: RefusalReason) -> None:
    assert reason(at(RUBAMAZZO, "7D 2S", "7S 7B KD", "5C", "7C"), move) is expected


def test_an_ace_that_takes_all_takes_any_pile_or_the_table() -> None:
    round_ = at(WITH_ACES, "AD", "KD 2C", "", "7S", "5C", seating=THREE)
    assert moves(round_) == {"AD x KD 2C", "AD x pile 7S", "AD x pile 5C"}
    assert moves(at(WITH_ACES, "AD", "AC 2C", "5C", "7C")) == {"AD x AC", "AD x pile 7C"}
    assert moves(at(WITH_ACES, "AD", "", "5C", "7C")) == {"AD x pile 7C"}
    assert moves(at(RUBAMAZZO, "AD", "KD", "5C", "7C")) == {"AD"}


def test_nothing_is_a_sweep_and_only_the_cards_count() -> None:
    round_ = at(RUBAMAZZO, "7D 2S", "7S", "5C", "6C")
    assert not any(isinstance(event, Swept) for event in round_.play(parse_move("7D x 7S")))
    assert [line.category for line in round_.sheet().lines] == ["cards"]


def test_a_pile_taken_is_no_sweep_where_there_are_sweeps() -> None:
    open_scopa = own_games.configured(SCOPA, {"open_piles": "freely"})
    round_ = at(open_scopa, "7D 2S", "", "5C", "7C")
    assert not any(isinstance(event, Swept) for event in round_.play(parse_move("7D x pile 7C")))
    round_ = at(open_scopa, "7D 2S", "4S 3S", "5C", "7C")
    assert moves(round_) == {"7D x 3S 4S", "7D x pile 7C", "2S"}


def test_leftovers_go_to_who_took_a_pile_last() -> None:
    round_ = position(
        RUBAMAZZO, ["7D", "2S"], "KD", piles=["", "7C 4C"], tops=[0, mask("7C")], last_capturer=1
    )
    round_.play(parse_move("7D x pile 7C"))
    assert round_.play(parse_move("2S"))[-1] == LeftoversTaken(0, mask("2S KD"))


def test_nobody_calls_out_where_no_card_is_certain() -> None:
    settings: dict[str, OptionValue] = {"call_out": True, "open_piles": "freely"}
    assert not own_games.configured(SCOPA, settings).may_call_out
    assert own_games.configured(SCOPA, {"call_out": True}).may_call_out


@pytest.mark.parametrize("text", ["7D x pile 7C", "7D x 7C", "AD x pile KS"])
def test_the_notation_tells_a_pile_from_a_card(text: str) -> None:
    move = parse_move(text)
    assert (str(move), move.is_pile) == (text, "pile" in text)


def test_a_match_with_piles_taken_reads_back_from_its_record() -> None:
    taken = 0
    for deal in range(5):
        match = Match(RUBAMAZZO, THREE, players(THREE), deal)
        play_by_chance(MatchByChance(match), Random(deal), 300)
        text = write_record(match.record)
        taken += text.count(" x pile ")
        again = Match.replayed(read_record(text))
        assert write_record(again.record) == text and again.totals == match.totals
    assert taken > 5


def test_a_seat_sees_the_tops_and_its_determinizations_keep_them() -> None:
    round_ = at(RUBAMAZZO, "7D 2S", "KD", "5C", "7C")
    view = SeatView.of_round(round_, 0, (0, 0))
    assert view.tops == (mask("5C"), mask("7C"))
    assert moves(view.determinized([*range(40)][:1])) == moves(round_)
    assert view.pile_taken(parse_move("7D x pile 7C")) == mask("7C 4C")
    assert SeatView.of_round(position(SCOPA, ["7D", "KC"], ""), 0, (0, 0)).tops == ()


def test_every_game_can_have_open_piles() -> None:
    for entry in CATALOGUE.values():
        opened = own_games.configured(entry, {"open_piles": "freely"})
        assert opened.captures.open_piles is OpenPiles.FREELY


@pytest.mark.parametrize(
    "round_", [position(SCOPA, ["2S", "4C"], "KD"), at(RUBAMAZZO, "2S", "KD", "5C", "7C")]
)
def test_a_pile_of_no_cards_is_refused(round_: Round) -> None:
    """No notation names it, but another program may."""
    refusal = round_.refusal(Move(parse_card("2S"), 0, is_pile=True))
    assert refusal is not None and refusal.reason is RefusalReason.OTHER_TOP
    assert str(refusal)
