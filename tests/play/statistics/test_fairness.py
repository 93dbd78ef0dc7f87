"""The fairness figures: exact, calm with honest shuffles, and alarmed by rigged ones."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from itertools import count, product
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from scopa_desktop.play.matches.dealt_rows import hands_of_pack
from scopa_desktop.play.matches.match_facts import MatchFacts, RoundFacts, facts_of
from scopa_desktop.play.matches.match_note import Origin
from scopa_desktop.play.matches.match_rows import WON
from scopa_desktop.play.statistics.fairness import (
    FairnessFigure,
    FairnessReport,
    LeftOut,
    PlayerFairness,
    Subject,
    fairness_of,
)
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.rules.cards import COINS, RANK_MASKS, SETTEBELLO, Card, Rank, cards_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from tests.play.matches.simulated_deals import Shuffle, Stop, after, enter, honest, simulated
from tests.playing import match_against, play_on
from tests.sampling import parametrize_some

PROFILE = "0a" * 16
OWN = MatchFilter(profile=PROFILE)
_STANDARD_ERRORS = 4.0
HISTORIES, FEW_HISTORIES = 200, 50
"""Of simulated people who all play at one table: half a minute, and some seconds."""


def figure(player: PlayerFairness, subject: Subject, rank: Rank | None = None) -> FairnessFigure:
    """The figure of a player about a subject."""
    return next(each for each in player.figures if (each.subject, each.rank) == (subject, rank))


# --- simulated shuffles --------------------------------------------------------------------------


class Table(NamedTuple):
    """Matches that a person plays again and again."""

    game: str
    seating: Seating
    levels: tuple[str, ...]
    matches: int
    stop: Stop


def when_dealt_twice(game: str, seating: Seating) -> Stop:
    """The end of a match when a seat has had the settebello twice: the cards decide its length."""

    def stop(rounds: Sequence[RoundFacts]) -> bool:
        deal = CATALOGUE[game].deal
        hands = [hands_of_pack(deal, seating, each.dealer, each.pack) for each in rounds]
        return any(
            sum(hand[seat] >> SETTEBELLO & 1 for hand in hands) == 2
            for seat in range(seating.players)
        )

    return stop


TABLES = {
    "two": Table("scopa", TWO, ("casual",), 10, after(4)),
    "two, ended by the cards": Table("scopa", TWO, ("casual",), 10, when_dealt_twice("scopa", TWO)),
    "three of two levels": Table("cirulla", THREE, ("casual", "easy"), 12, after(3)),
    "three of a level": Table("baciga", THREE, ("casual", "casual"), 12, after(3)),
    "four in pairs": Table("escoba-quince", PAIRS, ("easy", "skilled", "easy"), 12, after(3)),
    "four, whole pack": Table("cirullone", PAIRS, ("easy", "skilled", "strong"), 10, after(4)),
    "cut": Table("chkobba", TWO, ("casual",), 10, after(4)),
    "four singles": Table("chorizo", FOUR, ("easy", "easy", "strong"), 10, after(4)),
}


def reports(
    connection: sqlite3.Connection, table: Table, shuffle: Shuffle, random: Random, histories: int
) -> list[FairnessReport]:
    """The reports of many people who all play at this table."""
    profiles = [f"{number:032x}" for number in range(histories)]
    for profile in profiles:
        matches = (
            simulated(
                table.game,
                table.seating,
                table.levels,
                shuffle,
                table.stop,
                first=random.randrange(table.seating.players),
            )
            for _ in range(table.matches)
        )
        enter(connection, matches, profile)
    return [fairness_of(connection, MatchFilter(profile=profile)) for profile in profiles]


@parametrize_some(
    ("name", "number"),
    [*product(TABLES, (FEW_HISTORIES, HISTORIES))],
    default=[(name, FEW_HISTORIES) for name in [*TABLES][::3]],
    ids=str,
)
def test_at_least_nine_of_ten_honest_shuffles_are_inside(
    name: str, number: int, connection: sqlite3.Connection
) -> None:
    random = Random(name)
    histories = reports(connection, TABLES[name], honest(random), random, number)
    keys = {
        (player.level, each.subject, each.rank)
        for report in histories
        for player in report.players
        for each in player.figures
    }
    players = {level for level, _, _ in keys}
    assert {subject for _, subject, _ in keys} >= {Subject.SETTEBELLO, Subject.FIRST_DEAL}
    assert None in players
    for level in players:
        shares = [
            [each.is_inside for each in player.figures]
            for report in histories
            for player in report.players
            if player.level == level
        ]
        means = [sum(inside) / len(inside) for inside in shares]
        mean = sum(means) / len(means)
        deviation = sqrt(sum((each - mean) ** 2 for each in means) / len(means))
        assert mean >= 0.9 - _STANDARD_ERRORS * deviation / sqrt(len(means))
    unusual = sum(report.is_unusual for report in histories)
    assert unusual <= len(histories) * 0.05 + _STANDARD_ERRORS * sqrt(len(histories) * 0.05 * 0.95)


@pytest.mark.slow
def test_bands_of_many_deals_are_not_wider_than_needed(connection: sqlite3.Connection) -> None:
    random = Random("narrow")
    table = TABLES["two"]._replace(matches=40, stop=after(6))
    histories = reports(connection, table, honest(random), random, 40)
    inside = [
        each.is_inside
        for report in histories
        for each in report.players[0].cards
        if each.subject is not Subject.SETTEBELLO
    ]
    assert 0.88 <= sum(inside) / len(inside) <= 0.94


@pytest.mark.slow
def test_what_is_expected_is_the_mean_of_honest_shuffles(connection: sqlite3.Connection) -> None:
    random = Random("mean")
    for number, name in enumerate(("two, ended by the cards", "three of a level", "cut")):
        table, profile = TABLES[name], f"{number:032x}"
        enter(
            connection,
            (
                simulated(
                    table.game,
                    table.seating,
                    table.levels,
                    honest(random),
                    table.stop,
                    first=first % 2,
                )
                for first in range(800)
            ),
            profile,
        )
        report = fairness_of(connection, MatchFilter(profile=profile))
        for player in report.players:
            for each in player.figures:
                if each.subject is Subject.FIRST_DEAL:
                    continue
                width = (each.high - each.low) / 2 / 1.645
                assert abs(each.times - each.expected) <= _STANDARD_ERRORS * width


def rigged(random: Random, cards: Sequence[Card]) -> Shuffle:
    """A shuffler that puts some of these cards on top of every second pack."""

    def shuffle() -> Sequence[Card]:
        pack = random.sample(range(40), 40)
        if random.random() < 0.5:
            # The dealer's neighbour has the first card and the third.
            for place, card in zip((0, 2), random.sample(cards, min(2, len(cards))), strict=False):
                other = pack.index(card)
                pack[place], pack[other] = pack[other], pack[place]
        return pack

    return shuffle


RIGGED: dict[str, tuple[Subject, Rank | None, Sequence[Card]]] = {
    "settebello": (Subject.SETTEBELLO, None, [SETTEBELLO]),
    "coins": (Subject.COINS, None, list(cards_of(COINS))),
    "kings": (Subject.RANK, Rank.KING, list(cards_of(RANK_MASKS[Rank.KING]))),
}


@pytest.mark.parametrize("name", RIGGED)
def test_a_rigged_shuffler_is_outside(name: str, connection: sqlite3.Connection) -> None:
    subject, rank, cards = RIGGED[name]
    shuffle = rigged(Random(name), cards)
    # The person always deals, so the opponent has the first card.
    matches = (simulated("scopa", TWO, ("master",), shuffle, after(1)) for _ in range(150))
    enter(connection, matches, PROFILE)
    own, other = fairness_of(connection, OWN).players
    assert figure(other, subject, rank).times > figure(other, subject, rank).high
    assert figure(own, subject, rank).times < figure(own, subject, rank).low


def test_a_rigged_draw_and_rigged_openings_are_outside(connection: sqlite3.Connection) -> None:
    random = Random("openings")
    variant = CATALOGUE["cirulla"]

    def match() -> MatchFacts:
        facts = simulated("cirulla", TWO, ("master",), honest(random), after(4), first=1)
        scores = (each._replace(opening_points=each.dealer) for each in facts.rounds)
        return facts._replace(rounds=tuple(scores))

    enter(connection, (match() for _ in range(25)), PROFILE)
    own, other = fairness_of(connection, OWN).players
    assert variant.opening is not None
    assert (figure(other, Subject.FIRST_DEAL).times, other.deals) == (25, 100)
    assert not figure(other, Subject.FIRST_DEAL).is_inside
    assert not figure(own, Subject.FIRST_DEAL).is_inside
    opening = figure(other, Subject.OPENING)
    assert (opening.times, opening.total, opening.expected) == (50, 50, 25)
    assert not opening.is_inside
    assert figure(own, Subject.OPENING).times == 0
    assert not figure(own, Subject.OPENING).is_inside


def test_many_figures_outside_are_unusual(connection: sqlite3.Connection) -> None:
    report = fairness_of(connection, OWN)
    inside = FairnessFigure(Subject.SETTEBELLO, None, 5, 10, 4.5, 2, 7)
    outside = inside._replace(times=8)

    def with_figures(inside_count: int, outside_count: int) -> FairnessReport:
        figures = (inside,) * inside_count + (outside,) * outside_count
        return report._replace(players=(PlayerFairness(None, 10, figures, ()),))

    assert not with_figures(0, 0).is_unusual
    assert not with_figures(22, 4).is_unusual
    assert with_figures(16, 10).is_unusual
    assert with_figures(16, 10).outside == 10


# --- what counts -------------------------------------------------------------------------------


def played(game: str, deal_number: int) -> MatchFacts:
    """A match that was really played, by the first legal move of each seat."""
    match = match_against("casual", game, deal_number)
    play_on(match)
    return facts_of(match.record)


def test_figures_of_played_matches_are_those_of_their_deals(
    connection: sqlite3.Connection,
) -> None:
    matches = [played("scopa", number) for number in range(6)]
    enter(connection, iter(matches), PROFILE)
    report = fairness_of(connection, OWN)
    rounds = [each for facts in matches for each in facts.rounds]
    played_rounds = [each for each in rounds if not each.is_void]
    assert (report.matches, report.deals) == (6, len(rounds))
    assert [player.level for player in report.players] == [None, "casual"]
    for seat, player in enumerate(report.players):
        assert len(player.cards) == 12
        settebello = figure(player, Subject.SETTEBELLO)
        assert settebello.expected == pytest.approx(len(rounds) * 18 / 40)
        assert settebello.total == len(rounds)
        assert figure(player, Subject.COINS).total == 10 * len(rounds)
        assert figure(player, Subject.RANK, Rank.KING).total == 4 * len(rounds)
        first_deals = figure(player, Subject.FIRST_DEAL)
        assert first_deals.times == sum(facts.rounds[0].dealer == seat for facts in matches)
        if len(played_rounds) == len(rounds):
            seen = sum(each.dealt[seat] >> SETTEBELLO & 1 for each in rounds)
            assert settebello.times == seen
    assert not any(each.subject is Subject.OPENING for each in report.figures)
    assert report.outside == sum(not each.is_inside for each in report.figures)


def fair_match(random: Random, levels: Sequence[str] = ("casual",)) -> MatchFacts:
    return simulated("scopa", TWO, levels, honest(random), after(2))


def test_only_matches_that_a_person_really_played_count(connection: sqlite3.Connection) -> None:
    random = Random(1)
    enter(connection, iter([fair_match(random)]), PROFILE)
    enter(connection, iter([fair_match(random)]), PROFILE, Origin.REPLAYED)
    enter(connection, iter([fair_match(random)]), "0b" * 16)
    watched = fair_match(random)._replace(players=(Player("A", "easy"), Player("B", "easy")))
    enter(connection, iter([watched]), PROFILE)
    assert fairness_of(connection, OWN).matches == 1
    assert fairness_of(connection, MatchFilter(seat=0)).matches == 2
    assert fairness_of(connection, MatchFilter()).matches == 2
    assert fairness_of(connection, MatchFilter(profile=PROFILE, seat=0)).matches == 2
    assert fairness_of(connection, MatchFilter(seat=1)).matches == 0
    assert fairness_of(connection, MatchFilter(watched=True)).matches == 0


def test_matches_count_whoever_made_the_moves_and_however_they_ended(
    connection: sqlite3.Connection,
) -> None:
    # Somebody may leave the play to the game, or agree to end the match, because of the cards.
    matches = [fair_match(Random(7)), fair_match(Random(8)), fair_match(Random(9))]
    matches[0] = matches[0]._replace(played_by_game=frozenset({0}))
    enter(connection, iter(matches), PROFILE)
    connection.execute("UPDATE match SET ending = 'agreed' WHERE match = 2")
    report = fairness_of(connection, OWN)
    assert (report.matches, report.left_out) == (3, LeftOut())
    by_opponent = fairness_of(connection, replace(OWN, opponents=frozenset({"casual"})))
    assert by_opponent.players == report.players


def test_imported_matches_count_on_request(connection: sqlite3.Connection) -> None:
    random = Random(2)
    enter(connection, (fair_match(random) for _ in range(3)), PROFILE)
    enter(connection, (fair_match(random) for _ in range(2)), PROFILE, Origin.IMPORTED)
    report = fairness_of(connection, OWN)
    assert (report.matches, report.deals, report.left_out) == (3, 6, LeftOut(imported=2))
    report = fairness_of(connection, OWN, with_imported=True)
    assert (report.matches, report.deals, report.left_out) == (5, 10, LeftOut())


def test_a_deal_number_counts_once(connection: sqlite3.Connection) -> None:
    facts = fair_match(Random(3))
    again = facts._replace(digest="f" * 64)
    enter(connection, iter([facts, again]), PROFILE)
    report = fairness_of(connection, OWN)
    assert (report.matches, report.left_out) == (1, LeftOut(chosen=1))


def test_matches_of_a_chosen_deal_are_counted_as_left_out(connection: sqlite3.Connection) -> None:
    random = Random(3)
    enter(connection, (fair_match(random) for _ in range(2)), PROFILE)
    enter(connection, (fair_match(random) for _ in range(3)), PROFILE, Origin.REPLAYED)
    report = fairness_of(connection, OWN)
    assert (report.matches, report.left_out) == (2, LeftOut(chosen=3))


def test_deals_with_a_cut_pack_are_counted_as_left_out(connection: sqlite3.Connection) -> None:
    facts = fair_match(Random(3))
    rounds = [each._replace(deal=n, totals=(n, 0)) for n, each in enumerate(facts.rounds, 1)]
    cut = [each._replace(is_from_number=False) for each in rounds]
    partly = facts._replace(rounds=(rounds[0], cut[1]))
    wholly = facts._replace(rounds=tuple(cut), deal_number=10**6, digest="f" * 64)
    enter(connection, iter([partly, wholly]), PROFILE)
    report = fairness_of(connection, OWN)
    assert (report.matches, report.deals, report.left_out) == (1, 1, LeftOut(cut=3))


def test_a_filter_cannot_select_won_matches(connection: sqlite3.Connection) -> None:
    random = Random(4)
    enter(connection, iter([fair_match(random), fair_match(random)._replace(winner=0)]), PROFILE)
    assert fairness_of(connection, replace(OWN, results=frozenset({WON}))).matches == 2


def test_an_opponent_is_selected_and_opponents_are_ordered_by_deals(
    connection: sqlite3.Connection,
) -> None:
    random = Random(5)
    levels = count()
    enter(
        connection,
        (fair_match(random, ("easy" if next(levels) == 0 else "master",)) for _ in range(4)),
        PROFILE,
    )
    report = fairness_of(connection, OWN)
    assert [(player.level, player.deals) for player in report.players] == [
        (None, 8),
        ("master", 6),
        ("easy", 2),
    ]
    report = fairness_of(connection, replace(OWN, opponents=frozenset({"easy"})))
    assert [(player.level, player.deals) for player in report.players] == [(None, 2), ("easy", 2)]


def test_two_opponents_of_a_level_are_one_hand_and_partners_are_left_out(
    connection: sqlite3.Connection,
) -> None:
    random = Random(6)
    pairs = simulated("scopa", PAIRS, ("easy", "skilled", "easy"), honest(random), after(2))
    enter(connection, iter([pairs]), PROFILE)
    own, other = fairness_of(connection, OWN).players
    assert (own.level, other.level) == (None, "easy")
    assert (own.deals, other.deals) == (2, 2)
    assert figure(own, Subject.COINS).expected == pytest.approx(2 * 10 * 9 / 40)
    assert figure(other, Subject.COINS).expected == pytest.approx(2 * 10 * 18 / 40)
    assert figure(other, Subject.FIRST_DEAL).expected == pytest.approx(1 / 2)
    assert figure(own, Subject.FIRST_DEAL).expected == pytest.approx(1 / 4)


def test_without_matches_the_report_is_empty(connection: sqlite3.Connection) -> None:
    assert fairness_of(connection, OWN) == FairnessReport(0, 0, (), LeftOut())
