"""A player's choice depends on nothing that its seat cannot see."""

import pickle
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.advice import advise, advise_by_heuristics
from scopa_desktop.ai.engine_process import AdviceQuestion, MoveQuestion, Question
from scopa_desktop.ai.levels import LEVELS, with_conventions
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import LARGEST_DEAL
from tests.ai.deals import play_on, two_deals_alike, view_on_turn
from tests.ai.quick_levels import quick
from tests.examples import examples

PARTNERS = [
    with_conventions(level_id) for level_id in LEVELS if with_conventions(level_id) != level_id
]
"""The levels as traditional partners, where they can be."""


@st.composite
def two_deals(draw: st.DrawFn) -> tuple[Match, Match]:
    """Two matches that look the same to the seat on turn, of any game with any options."""
    # All chance from one seed: the small numbers that are drawn most would be the same few deals.
    return two_deals_alike(Random(draw(st.integers(0, 2**32))))


@pytest.mark.parametrize("level_id", [*LEVELS, *PARTNERS])
@settings(deadline=None, max_examples=examples(30))
@given(deals=two_deals())
def test_hidden_cards_never_change_the_choice(level_id: str, deals: tuple[Match, Match]) -> None:
    player, forever = quick(level_id), Deadline(inf)
    round_record, other = (player.choose(view_on_turn(match), forever) for match in deals)
    assert round_record == other


@settings(deadline=None, max_examples=examples(50))
@given(deals=two_deals())
def test_hidden_cards_never_change_the_advice(deals: tuple[Match, Match]) -> None:
    view, other = map(view_on_turn, deals)
    forever = Deadline(inf)
    assert advise(view, forever, 40) == advise(other, forever, 40)
    assert advise_by_heuristics(view) == advise_by_heuristics(other)


# What crosses to the process that thinks


@pytest.mark.parametrize("is_advice", [False, True])
@settings(deadline=None, max_examples=examples(150))
@given(deals=two_deals())
def test_deals_with_the_same_view_send_the_same_bytes(
    is_advice: bool, deals: tuple[Match, Match]
) -> None:
    round_record, other = (
        pickle.dumps(question(view_on_turn(match), is_advice)) for match in deals
    )
    assert round_record == other


def question(view: SeatView, is_advice: bool) -> Question:
    """A question with a ticket that says nothing of the deal."""
    return AdviceQuestion(1, view) if is_advice else MoveQuestion(1, view, "easy")


@settings(deadline=None, max_examples=examples(50))
@given(deals=two_deals())
def test_the_engine_process_knows_only_the_bytes_sent(deals: tuple[Match, Match]) -> None:
    view = view_on_turn(deals[0])
    crossed = pickle.loads(pickle.dumps(question(view, is_advice=False)))
    assert crossed == question(view, is_advice=False)
    assert [*crossed.view.legal_moves()] == [*view.legal_moves()]


# The deal is made before anybody sits down


@st.composite
def sittings(draw: st.DrawFn) -> tuple[Match, Match]:
    """Two matches of one game and deal number, with any players in the seats."""
    entry = draw(st.sampled_from([*CATALOGUE.values()]))
    seating = draw(st.sampled_from(entry.seatings))
    level_ids = st.sampled_from([PERSON, *LEVELS, *PARTNERS])
    number = draw(st.integers(0, LARGEST_DEAL))
    names = st.lists(level_ids, min_size=seating.players, max_size=seating.players)
    round_record, other = (
        Match(entry, seating, [Player(level_id, level_id) for level_id in draw(names)], number)
        for _ in range(2)
    )
    return round_record, other


@settings(deadline=None, max_examples=examples(50))
@given(matches=sittings(), rng=st.randoms(use_true_random=False))
def test_who_plays_and_how_changes_no_pack(matches: tuple[Match, Match], rng: Random) -> None:
    for match in matches:
        play_on(match, 40, rng)
    packs, other_packs = (
        [round_record.pack for round_record in match.record.rounds] for match in matches
    )
    assert all(
        round_record == other for round_record, other in zip(packs, other_packs, strict=False)
    )
    match = matches[0]
    assert packs == [
        pack_of(match.deal_number, number, match.variant.deal.pack)
        for number in range(1, len(packs) + 1)
    ]
    assert len({*packs}) == len(packs)
