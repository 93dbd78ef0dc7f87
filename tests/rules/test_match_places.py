"""A match at an earlier place, found without playing all of it again."""

import random
from collections.abc import Mapping

import pytest

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.variant import OptionValue
from tests.rules.positions import players


def played(
    name: str, states: int, seed: int = 3, options: Mapping[str, OptionValue] | None = None
) -> Match:
    variant, chance = CATALOGUE[name].configured(options or {}), random.Random(seed)
    seating = variant.seatings[0]
    match = Match(variant, seating, players(seating), seed)
    for _ in range(states):
        if match.needs_deal:
            match.begin_round()
        elif match.round is not None and match.winner is None:
            match.play(chance.choice(match.round.legal_moves()))
    return match


def known_of(match: Match) -> tuple[object, ...]:
    """All that can be asked of a match."""
    one = match.round
    return (
        match.record,
        match.totals,
        match.tallies,
        match.sheets,
        match.winner,
        match.needs_deal,
        match.round_number,
        match.moves_of_round(),
        one and (one.hands, one.table, one.stock, one.piles, one.turn, one.is_void),
    )


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_an_earlier_place_is_that_of_the_record_replayed(name: str) -> None:
    match = played(name, 110)
    record = match.record
    places = [(0, 0)]
    for deal, one in enumerate(record.rounds, 1):
        places += [(deal, moves) for moves in {0, 1, len(one.moves) // 2, len(one.moves)}]
    for deals, moves in places:
        if deals and moves > len(record.rounds[deals - 1].moves):
            continue
        again = Match.replayed(record.until(deals, moves))
        there = match.at(deals, moves)
        assert known_of(there) == known_of(again), (deals, moves)
        assert (there.deals, there.moves_made) == (deals, moves)
    assert match.record == record


@pytest.mark.parametrize("name", ["scopa", "cirulla", "escoba"])
def test_a_match_goes_on_from_an_earlier_place_as_it_went_on_before(name: str) -> None:
    match = played(name, 100)
    record = match.record
    first = next(deal for deal, one in enumerate(record.rounds, 1) if len(one.moves) > 3)
    there = match.at(first, 3)
    for move in record.rounds[first - 1].moves[3:]:
        there.play(move)
    for one in record.rounds[first:]:
        there.begin_round(one.pack)
        for move in one.moves:
            there.play(move)
    assert known_of(there) == known_of(match)


def test_it_knows_who_made_each_move_and_which_deals_were_played() -> None:
    # Its first deal is void.
    match = played("scopa", 120, 5, {"king_redeal": 2, "redeal_by": "next"})
    record = match.record
    assert not record.rounds[0].moves
    for deal, one in enumerate(record.rounds, 1):
        assert match.recorded_round(deal) == one
        turns = [match.at(deal, moves).round for moves in range(len(one.moves))]
        assert [*match.seats_of_moves(deal)] == [at.turn for at in turns if at is not None]
        with_moves = [n for n in range(1, deal) if record.rounds[n - 1].moves]
        assert match.last_played_before(deal) == max(with_moves, default=0)
    for number in range(1, len(match.sheets) + 1):
        assert match.scored_round(number) == record.rounds[number]
    assert match.scored_round(len(match.sheets) + 1) is None


@pytest.mark.parametrize(("deals", "moves"), [(99, 0), (1, 99)])
def test_a_place_where_the_match_never_was_is_refused(deals: int, moves: int) -> None:
    with pytest.raises(IndexError):
        played("scopa", 60).at(deals, moves)


def test_only_the_round_of_the_place_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("scopa", 300)
    record: Record = match.record
    made: list[object] = []
    play = Round.play

    def count(one: Round, move: object) -> object:
        made.append(move)
        return play(one, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Round, "play", count)
    match.at(len(record.rounds), 2)
    assert len(made) == 2
