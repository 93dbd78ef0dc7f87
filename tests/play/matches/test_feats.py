"""The badges of a single match: each is earned where it should be, and not just beside."""

from dataclasses import replace
from typing import Any

import pytest

from scopa_desktop.play.matches.feats import MATCH_RULES, badges_of_match, feats_of_seats
from scopa_desktop.play.matches.match_facts import CategoryFacts, MatchFacts, facts_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.cards import COINS, RANK_MASKS, SETTEBELLO
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE
from tests.play.matches.made_matches import ANNA, UGO, made_match, made_note, made_round
from tests.playing import match_against, play_on

WON, LOST = made_round((11, 5)), made_round((5, 11))
SEVENS = RANK_MASKS[6]
FIVE_COINS = COINS & sum(RANK_MASKS[:5])
EVERY = tuple(CategoryFacts(name, (1, 0)) for name in ("cards", "coins", "settebello", "primiera"))
PRIMIERA = (CategoryFacts("primiera", (1, 0)),)
NOT_PRIMIERA = (CategoryFacts("primiera", (0, 1)),)


def points(own: int, other: int = 0) -> tuple[CategoryFacts, ...]:
    return (CategoryFacts("cards", (own, other)),)


def with_pile(cards: int, **changes: Any) -> Any:
    return made_round((11, 5), piles=(cards, 0), **changes)


def rounds_with(count: int, **changes: Any) -> list[Any]:
    return [made_round((number + 1, 0), **changes) for number in range(count)]


def match_of(*rounds: Any, **options: Any) -> MatchFacts:
    return made_match(rounds, **options)


CASES: list[tuple[str, MatchFacts, MatchFacts]] = [
    ("first_scopa", match_of(made_round((1, 0), sweeps=(1, 0))), match_of(WON)),
    # The deal gave it.
    (
        "first_scopa",
        match_of(made_round((1, 0), sweeps=(1, 0), dealer=1, opening_points=1)),
        match_of(made_round((1, 0), sweeps=(1, 0), dealer=0, opening_points=1)),
    ),
    (
        "sweep_three",
        match_of(made_round((9, 0), sweeps=(3, 0))),
        match_of(made_round((9, 0), sweeps=(2, 4)), made_round((11, 0), sweeps=(2, 0))),
    ),
    (
        "sweep_five",
        match_of(made_round((9, 0), sweeps=(5, 0))),
        match_of(made_round((9, 0), sweeps=(4, 5))),
    ),
    ("cappotto", match_of(made_round((11, 0))), match_of(made_round((11, 1)))),
    ("cappotto", match_of(made_round((11, 0))), match_of(made_round((0, 0)), won=False)),
    ("all_coins", match_of(with_pile(COINS)), match_of(with_pile(COINS & ~1))),
    ("all_coins", match_of(with_pile(COINS)), match_of(made_round((1, 9), piles=(0, COINS)))),
    ("all_sevens", match_of(with_pile(SEVENS)), match_of(with_pile(SEVENS & ~(1 << SETTEBELLO)))),
    ("napola", match_of(with_pile(FIVE_COINS)), match_of(with_pile(FIVE_COINS & ~1))),
    (
        "all_points",
        match_of(made_round((4, 0), categories=EVERY)),
        match_of(made_round((3, 1), categories=(*EVERY[:3], *NOT_PRIMIERA))),
    ),
    (
        "all_points",
        match_of(made_round((4, 1), categories=(*EVERY, CategoryFacts("sweeps", (0, 1))))),
        match_of(made_round((3, 0), categories=EVERY[:3])),
    ),
    (
        "no_sweep_suffered",
        match_of(made_round((6, 3), sweeps=(2, 0)), WON),
        match_of(made_round((6, 3), sweeps=(0, 1)), WON),
    ),
    ("no_sweep_suffered", match_of(made_round((6, 3)), WON), match_of(WON)),
    ("no_sweep_suffered", match_of(LOST, WON), match_of(WON, LOST, won=False)),
    (
        "shutout",
        match_of(*rounds_with(3)),
        match_of(*rounds_with(2), made_round((3, 2), categories=points(1, 2)), *rounds_with(2)),
    ),
    (
        "comeback",
        match_of(made_round((2, 7)), WON),
        match_of(made_round((3, 7)), WON),
    ),
    (
        "comeback",
        match_of(made_round((1, 11)), made_round((21, 11)), target=21),
        match_of(made_round((2, 11)), made_round((21, 11)), target=21),
    ),
    (
        "comeback",
        match_of(made_round((2, 7)), WON),
        match_of(made_round((2, 7)), LOST, won=False),
    ),
    (
        "last_card",
        match_of(made_round((7, 9)), made_round((11, 9), last_player=0)),
        match_of(made_round((7, 9)), made_round((11, 9), last_player=1)),
    ),
    (
        "last_card",
        match_of(made_round((7, 9)), made_round((11, 9), last_player=0)),
        match_of(made_round((9, 7)), made_round((11, 9), last_player=0)),
    ),
    ("photo_finish", match_of(made_round((11, 10))), match_of(made_round((11, 9)))),
    (
        "photo_finish",
        match_of(made_round((11, 10))),
        match_of(made_round((10, 11)), won=False),
    ),
    (
        "overtime",
        match_of(made_round((11, 11)), made_round((14, 12))),
        match_of(made_round((10, 10)), made_round((14, 12))),
    ),
    (
        "settebello_streak",
        match_of(*rounds_with(4, piles=(1 << SETTEBELLO, 0))),
        match_of(
            *rounds_with(3, piles=(1 << SETTEBELLO, 0)),
            made_round((4, 2), piles=(0, 1 << SETTEBELLO)),
            *rounds_with(3, piles=(1 << SETTEBELLO, 0)),
        ),
    ),
    (
        "primiera_master",
        match_of(*rounds_with(2, categories=PRIMIERA), LOST, *rounds_with(2, categories=PRIMIERA)),
        match_of(*rounds_with(3, categories=PRIMIERA), *rounds_with(3, categories=NOT_PRIMIERA)),
    ),
    (
        "declaration",
        match_of(
            made_round((6, 0), declared_points=(7, 0)), made_round((9, 0), declared_points=(3, 0))
        ),
        match_of(made_round((9, 0), declared_points=(9, 20))),
    ),
    (
        "opening_points",
        match_of(made_round((11, 0), dealer=0, opening_points=1)),
        match_of(made_round((11, 0), dealer=1, opening_points=1)),
    ),
    (
        "big_round",
        match_of(made_round((10, 0), categories=points(10))),
        match_of(made_round((9, 0), categories=points(9))),
    ),
    (
        "instant_win",
        match_of(made_round((11, 5)), made_round((11, 5), instant_winner=0)),
        match_of(made_round((11, 5)), made_round((11, 5), instant_winner=1), won=False),
    ),
    ("short_match", match_of(LOST, WON), match_of(LOST, LOST, WON)),
    ("short_match", match_of(WON), match_of(WON, target=6)),
    ("long_match", match_of(*rounds_with(7), WON), match_of(*rounds_with(6), WON)),
    ("long_match", match_of(*rounds_with(7), WON), match_of(*rounds_with(7), LOST, won=False)),
    (
        "partner_win",
        match_of(WON, seating=PAIRS, levels=("casual",) * 3),
        match_of(made_round((11, 0, 0, 0)), seating=FOUR, levels=("casual",) * 3),
    ),
    (
        "three_at_table",
        match_of(made_round((11, 0, 0)), seating=THREE, levels=("casual",) * 2),
        match_of(WON),
    ),
    (
        "four_at_table",
        match_of(made_round((11, 0, 0, 0)), seating=FOUR, levels=("casual",) * 3),
        match_of(WON, seating=PAIRS, levels=("casual",) * 3),
    ),
    ("no_hints", match_of(WON, levels=("master",)), match_of(WON, levels=("skilled",))),
    ("no_undo", match_of(WON, levels=("strong",)), match_of(LOST, won=False, levels=("strong",))),
    ("scopone_win", match_of(WON, game="scopone"), match_of(WON, game="scopa")),
    ("cirulla_win", match_of(WON, game="cirullone"), match_of(LOST, game="cirulla", won=False)),
    ("chkobba_win", match_of(WON, game="chkobba"), match_of(WON, game="cirulla")),
    # A partner is not beaten.
    (
        "beat_aurelio",
        match_of(WON, seating=PAIRS, levels=("master", "easy", "easy")),
        match_of(WON, seating=PAIRS, levels=("easy", "master", "easy")),
    ),
]
CASES += [
    (f"beat_{portrait}", match_of(WON, levels=(level,)), match_of(LOST, levels=(level,), won=False))
    for portrait, level in [
        ("nino", "beginner"),
        ("pina", "easy"),
        ("beppe", "casual"),
        ("rosa", "skilled"),
        ("ciro", "strong"),
        ("aurelio", "master"),
    ]
]


@pytest.mark.parametrize(
    ("badge", "earning", "other"),
    CASES,
    ids=[f"{number}-{badge}" for number, (badge, _, _) in enumerate(CASES)],
)
def test_a_badge_is_earned_only_by_what_it_stands_for(
    badge: str, earning: MatchFacts, other: MatchFacts
) -> None:
    note = made_note()
    assert badge in badges_of_match(earning, note, 0)
    assert badge not in badges_of_match(other, note, 0)


def test_every_badge_of_a_match_has_a_case() -> None:
    assert {badge for badge, _, _ in CASES} == set(MATCH_RULES)


def test_help_costs_two_badges() -> None:
    facts = match_of(WON, levels=("master",))
    assert {"no_hints", "no_undo"} <= set(badges_of_match(facts, made_note(), 0))
    assert "no_hints" not in badges_of_match(facts, made_note(hints=1), 0)
    assert "no_hints" not in badges_of_match(facts, made_note(coach=True), 0)
    assert "no_undo" not in badges_of_match(facts, made_note(undos=1), 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": Origin.REPLAYED},
        {"origin": Origin.IMPORTED},
        {"ending": Ending.ABANDONED},
        {"ending": Ending.RUNNING},
    ],
    ids=lambda changes: next(iter(changes.values())).value,
)
def test_matches_that_do_not_count_earn_nothing(changes: dict[str, Any]) -> None:
    facts = match_of(made_round((11, 0), sweeps=(5, 0)))
    assert badges_of_match(facts, made_note(), 0)
    assert badges_of_match(facts, made_note(**changes), 0) == []


def test_only_matches_of_profiles_have_feats() -> None:
    facts = match_of(made_round((11, 0), sweeps=(3, 5)))
    assert feats_of_seats(facts, made_note(profiles=(None, UGO))).keys() == {1}
    assert "sweep_five" in feats_of_seats(facts, made_note(profiles=(None, UGO)))[1]
    assert feats_of_seats(facts, made_note(profiles=())) == {}
    # A watched match has no profile.
    assert feats_of_seats(facts, made_note(profiles=(None, None))) == {}
    assert feats_of_seats(facts, made_note(profiles=(ANNA, ANNA))).keys() == {0}


def test_a_match_that_was_left_counts_without_feats() -> None:
    facts = match_of(made_round((11, 0), sweeps=(5, 0)), won=None)
    assert feats_of_seats(facts, made_note(ending=Ending.ABANDONED)) == {0: []}
    assert feats_of_seats(facts, made_note(ending=Ending.RUNNING, ended=None)) == {}


def test_a_match_that_the_game_played_does_not_count() -> None:
    facts = match_of(made_round((11, 0), sweeps=(5, 0)))
    assert feats_of_seats(facts._replace(played_by_game=frozenset({0})), made_note()) == {}


def played(deal: int) -> tuple[MatchFacts, MatchNote]:
    """A match of first moves, and its note."""
    match = match_against("beginner", deal=deal, name="Nino", person="Anna")
    play_on(match)
    return facts_of(match.record), made_note(profiles=(ANNA, None))


def test_matches_that_were_played_earn_what_their_score_sheets_say() -> None:
    for deal in range(1, 9):
        facts, note = played(deal)
        badges = badges_of_match(facts, note, 0)
        swept = any(each.sweeps[0] for each in facts.rounds)
        assert ("first_scopa" in badges) == swept
        assert ("beat_nino" in badges) == (facts.winner == 0)
        assert ("short_match" in badges) == (facts.winner == 0 and len(facts.rounds) <= 2)
        of_other_seat = badges_of_match(facts, replace(note, profiles=(None, UGO)), 1)
        assert ("photo_finish" in of_other_seat) == (facts.totals[1] - facts.totals[0] == 1)
