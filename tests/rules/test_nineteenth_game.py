"""A further member of the family is one entry of data: Scopa di Undici, captures to eleven."""

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

# What the catalogue would hold (RULES, section 4).
SCOPA_UNDICI = replace(
    SCOPA_QUINDICI,
    id="scopa-undici",
    name="Scopa di Undici",
    summary="Scopa in which cards are taken only by making eleven with the card you play.",
    deck="bresciane",
    captures=CaptureRule(tiers=((SumWithPlayed(11),),)),
)


@pytest.fixture
def undici(monkeypatch: pytest.MonkeyPatch) -> Iterator[Variant]:
    """The game, as if the catalogue had it."""
    monkeypatch.setitem(CATALOGUE, SCOPA_UNDICI.id, SCOPA_UNDICI)
    yield SCOPA_UNDICI


@pytest.mark.parametrize(
    ("played", "table", "expected"),
    [
        ("KD", "AC KC 2S", ["AC"]),
        ("4D", "7C 4S 3B 5D 2C", ["5D 2C", "7C", "4S 3B"]),
        ("AD", "4C 6B JD 2S KC", ["4C 6B", "JD 2S", "KC"]),
        ("5D", "5C", []),
    ],
)
def test_captures_to_eleven(played: str, table: str, expected: list[str]) -> None:
    found = SCOPA_UNDICI.captures.legal_captures(parse_card(played), mask(table))
    assert {*found} == {mask(one) for one in expected}


def test_a_capture_is_forced_and_clearing_the_table_is_a_scopa() -> None:
    round_ = position(SCOPA_UNDICI, ["7S", "KC"], "4C")
    refusal = round_.refusal(parse_move("7S"))
    assert refusal is not None and refusal.reason is RefusalReason.MUST_CAPTURE
    events = round_.play(parse_move("7S x 4C"))
    assert [type(event) for event in events[1:]] == [Captured, Swept]
    assert names_of(round_.piles[0]) == "4C 7S"


def test_every_line_up_is_played_to_its_end_at_random(undici: Variant) -> None:
    # The campaign also writes, reads and replays records, and checks what is left over: the pack
    # makes 220, so a multiple of eleven.
    for one in line_ups(undici):
        assert play_line_up(one, rounds=2).rounds == 2


def test_a_match_is_played_to_its_end_from_what_the_seats_see(undici: Variant) -> None:
    for seating in undici.seatings:
        played = MatchByChance(match=Match(undici, seating, players(seating), 11))
        play_by_chance(played, Random(11), steps=4000)
        assert played.match.winner is not None
        assert any(isinstance(event, RoundScored) for event in played.events)


def test_players_see_it_like_any_other_game(undici: Variant) -> None:
    match = Match(undici, TWO, players(TWO), 11)
    while match.round is None or match.round.is_void:
        match.begin_round()
    view = SeatView.of(match, match.round.turn)
    assert list(view.legal_moves()) == list(match.round.legal_moves())
