"""A further member of the family is one entry of data: Scopa di Dodici, captures to twelve."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.captures import CaptureRule, SumWithPlayed
from scopa_desktop.rules.cards import names_of, parse_card
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA_QUINDICI
from scopa_desktop.rules.events import Captured, RoundScored, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import RefusalReason, parse_move
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.campaign import line_ups, play_line_up
from tests.rules.positions import MatchByChance, mask, play_by_chance, players, position

SCOPA_DODICI = replace(
    SCOPA_QUINDICI,
    id="scopa-dodici",
    name="Scopa di Dodici",
    summary="Scopa in which cards are taken only by making twelve with the card you play.",
    deck="bresciane",
    captures=CaptureRule(tiers=((SumWithPlayed(12),),)),
)


@pytest.fixture
def dodici(monkeypatch: pytest.MonkeyPatch) -> Iterator[Variant]:
    """The game, as if the catalogue had it."""
    monkeypatch.setitem(CATALOGUE, SCOPA_DODICI.id, SCOPA_DODICI)
    yield SCOPA_DODICI


@pytest.mark.parametrize(
    ("played", "table", "expected"),
    [
        ("KD", "2C KC AS", ["2C"]),
        ("4D", "7C 4S AB 5D 3C", ["7C AB", "4S AB 3C", "5D 3C"]),
        ("2D", "4C 6B JD 2S KC", ["4C 6B", "JD 2S", "KC"]),
        ("5D", "5C", []),
    ],
)
def test_captures_to_twelve(played: str, table: str, expected: list[str]) -> None:
    found = SCOPA_DODICI.captures.legal_captures(parse_card(played), mask(table))
    assert {*found} == {mask(one) for one in expected}


def test_a_capture_is_forced_and_clearing_the_table_is_a_scopa() -> None:
    round_ = position(SCOPA_DODICI, ["7S", "KC"], "5C")
    refusal = round_.refusal(parse_move("7S"))
    assert refusal is not None and refusal.reason is RefusalReason.MUST_CAPTURE
    events = round_.play(parse_move("7S x 5C"))
    assert [type(event) for event in events[1:]] == [Captured, Swept]
    assert names_of(round_.piles[0]) == "5C 7S"


@pytest.mark.slow
def test_every_line_up_is_played_to_its_end_at_random(dodici: Variant) -> None:
    # The campaign also writes, reads and replays records, and checks what is left over.
    for one in line_ups(dodici):
        assert play_line_up(one, rounds=2).rounds == 2


def test_a_match_is_played_to_its_end_from_what_the_seats_see(dodici: Variant) -> None:
    for seating in dodici.seatings:
        played = MatchByChance(match=Match(dodici, seating, players(seating), 11))
        play_by_chance(played, Random(11), steps=4000)
        assert played.match.winner is not None
        assert any(isinstance(event, RoundScored) for event in played.events)


def test_players_see_it_like_any_other_game(dodici: Variant) -> None:
    match = Match(dodici, TWO, players(TWO), 11)
    while match.round is None or match.round.is_void:
        match.begin_round()
    view = SeatView.of(match, match.round.turn)
    assert list(view.legal_moves()) == list(match.round.legal_moves())
