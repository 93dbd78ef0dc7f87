"""What the packs of a match hold for each seat, compared with what is dealt in play."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from scopa_desktop.play.matches.dealt_rows import (
    CARD_COLUMNS,
    dealt_rows,
    hands_of_pack,
    opening_can_score,
)
from scopa_desktop.play.matches.match_facts import facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.cards import PACK, RANK_MASKS, Rank, cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import InstantWin, PacketDealt
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import Variant
from tests.play.matches.simulated_deals import NOON

TABLES = [
    pytest.param(variant, seating, id=f"{variant.id}-{seating.players}{'p' * seating.has_partners}")
    for variant in CATALOGUE.values()
    for seating in variant.seatings
]
PLAYERS = (Player("You", PERSON), Player("Beppe", "casual"))
NOTE = MatchNote(
    id="0c" * 16, began=NOON, ended=NOON, ending=Ending.ABANDONED, profiles=("0a" * 16, None)
)


def dealt_in_play(
    variant: Variant, seating: Seating, dealer: int, random: Random
) -> tuple[tuple[int, ...], list[PacketDealt]] | None:
    """A pack and all packets that are dealt from it; None if the round ends early."""
    cards = [*cards_of(variant.deal.pack.cards)]
    pack = tuple(random.sample(cards, len(cards)))
    current, events = Round.dealt(variant, seating, dealer, pack)
    while not current.is_over:
        events += current.play(random.choice(current.legal_moves()))
    if current.is_void or any(isinstance(event, InstantWin) for event in events):
        return None
    return pack, [event for event in events if isinstance(event, PacketDealt)]


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_the_cards_of_a_pack_are_those_that_are_dealt(variant: Variant, seating: Seating) -> None:
    random = Random(variant.id)
    rounds = (dealt_in_play(variant, seating, 1, random) for _ in count())
    pack, packets = next(each for each in rounds if each is not None)
    if variant.deal.cut:
        packets = packets[1:]
    hands = [0] * seating.players
    for packet in packets:
        for seat, cards in enumerate(packet.hands):
            hands[seat] |= mask_of(cards)
    assert hands_of_pack(variant.deal, seating, 1, pack) == tuple(hands)
    assert len({hand.bit_count() for hand in hands}) == 1


def match_of(game: str, deal_number: int) -> Match:
    """A match before its first deal."""
    return Match(CATALOGUE[game], TWO, PLAYERS, deal_number)


def play_to_end_of_round(match: Match) -> None:
    """Play with the first legal move of each seat."""
    while not match.needs_deal and match.winner is None:
        assert match.round is not None
        match.play(match.round.legal_moves()[0])


def rows_of(match: Match, **changes: object) -> list[dict[str, object]]:
    """The rows of a match."""
    note = replace(NOTE, **changes)  # type: ignore[arg-type]
    return [dict(row) for row in dealt_rows(note, facts_of(match.record))]


def test_void_and_unfinished_deals_count_in_full() -> None:
    number = next(
        number
        for number in count(1)
        if (match := match_of("scopa", number)).begin_round() and match.needs_deal
    )
    match = match_of("scopa", number)
    match.begin_round()
    match.begin_round()
    facts = facts_of(match.record)
    assert [each.is_void for each in facts.rounds] == [True, False]
    own, other = rows_of(match)
    assert (own["level"], own["deals"], own["size"]) == ("", 2, 18)
    assert (other["level"], other["deals"], other["size"]) == ("casual", 2, 18)
    for seat, row in enumerate((own, other)):
        hands = [
            hands_of_pack(facts.variant.deal, TWO, each.dealer, each.pack)[seat]
            for each in facts.rounds
        ]
        for name, cards in CARD_COLUMNS.items():
            assert row[name] == sum((hand & cards).bit_count() for hand in hands)
    assert CARD_COLUMNS["rank_10"] == RANK_MASKS[Rank.KING]


def test_packs_that_were_set_by_hand_do_not_count() -> None:
    match = match_of("scopa", 5)
    match.begin_round(tuple(cards_of(PACK)))
    assert rows_of(match) == []
    play_to_end_of_round(match)
    match.begin_round()
    own, other = rows_of(match)
    assert own["deals"] == other["deals"] == 1
    assert [row["first_deals"] for row in (own, other)].count(1) == 1


def test_matches_that_do_not_count_have_no_rows() -> None:
    match = match_of("scopa", 5)
    assert rows_of(match) == []
    match.begin_round()
    assert len(rows_of(match)) == 2
    assert rows_of(match, ending=Ending.RUNNING) == []
    assert rows_of(match, origin=Origin.REPLAYED) == []
    assert len(rows_of(match, origin=Origin.IMPORTED, profiles=())) == 2
    watched = Match(CATALOGUE["scopa"], TWO, (PLAYERS[1], PLAYERS[1]), 5)
    watched.begin_round()
    assert rows_of(watched) == []


def test_matches_with_another_pack_have_no_rows() -> None:
    players = (PLAYERS[0], *[PLAYERS[1]] * 3)
    match = Match(CATALOGUE["cicera"], PAIRS, players, 5)
    match.begin_round()
    assert rows_of(match) == []


def test_openings_are_those_of_the_dealers() -> None:
    match = match_of("cirulla", 3)
    while match.winner is None:
        match.begin_round()
        play_to_end_of_round(match)
    facts = facts_of(match.record)
    rows = rows_of(match)
    assert sum(each.opening_points > 0 for each in facts.rounds)
    for seat, row in enumerate(rows):
        own_deals = [each for each in facts.rounds if each.dealer == seat]
        assert row["scorable_deals"] == len(own_deals)
        assert row["openings"] == sum(each.opening_points > 0 for each in own_deals)
        assert row["all_scorable_deals"] == len(facts.rounds)
        assert row["all_openings"] == sum(each.opening_points > 0 for each in facts.rounds)
        assert row["first_deals"] == (facts.rounds[0].dealer == seat)


def test_only_games_with_points_on_the_first_table_cards_have_openings() -> None:
    games = {variant.id for variant in CATALOGUE.values() if opening_can_score(variant)}
    assert "cirulla" in games
    assert "scopa" not in games
    assert not any(CATALOGUE[game].deal.cut for game in games)


def test_an_opening_that_may_be_left_is_not_chance_alone() -> None:
    assert opening_can_score(CATALOGUE["escopa"])
    assert not opening_can_score(CATALOGUE["escopa"].configured({"opening_may_decline": True}))
