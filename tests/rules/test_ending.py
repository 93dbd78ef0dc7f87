"""How a match is won, worked out by hand from RULES 2.2, 2.9, 2.15, 2.17 and section 4."""

import pytest

from scopa_desktop.rules.cards import COINS
from scopa_desktop.rules.catalogue import (
    CHORIZO,
    CIRULLA,
    ESCOBA_QUINCE,
    SCOPA,
    SCOPA_A_PERDERE,
    SCOPA_RACE,
)
from scopa_desktop.rules.ending import (
    RaceResult,
    ScoreEntry,
    Tally,
    TieBreak,
    lead_of,
    run_race,
    score_entries,
    tie_break,
    winner_of,
)
from scopa_desktop.rules.events import Declared, InstantWin, LeftoversTaken, MatchWon, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import ScoreLine, ScoreSheet, Sweep
from scopa_desktop.rules.seating import PAIRS, TWO
from tests.rules.positions import mask, players, position

LEAD = SCOPA.configured({"lead_by_two": True})
NINE_COINS = "AD 2D 3D 4D 5D 6D 7D JD QD"


# Leads and ties


@pytest.mark.parametrize(
    ("totals", "winner"),
    [([11, 10], None), ([11, 9], 0), ([12, 11], None), ([15, 17], 1), ([10, 0], None),
     ([13, 11, 12], None), ([13, 11, 11], 0)],
)  # fmt: skip
def test_a_lead_of_two(totals: list[int], winner: int | None) -> None:
    assert winner_of(LEAD, totals) == winner


@pytest.mark.parametrize(
    ("totals", "winner"),
    [([20, 3], None), ([21, 20], 1), ([5, 30], 0), ([22, 22], None), ([21, 7, 9], 1),
     ([21, 7, 7], None), ([25, 21, 24], 1)],
)  # fmt: skip
def test_where_the_fewest_points_win(totals: list[int], winner: int | None) -> None:
    assert winner_of(SCOPA_A_PERDERE, totals) == winner


def test_a_lead_is_how_many_fewer_points_there_are_where_these_win() -> None:
    assert [lead_of((4, 9, 6), side) for side in range(3)] == [-5, 3, -3]
    assert [lead_of((4, 9, 6), side, -1) for side in range(3)] == [2, -5, -2]


@pytest.mark.parametrize(
    ("totals", "tallies", "winner"),
    [
        # Escobas, then coins, then sevens of coins, then cards.
        ([15, 15], [Tally(3, 0, 0, 0), Tally(2, 99, 9, 99)], 0),
        ([15, 15], [Tally(3, 9, 2, 80), Tally(3, 11, 0, 40)], 1),
        ([15, 15], [Tally(3, 9, 2, 40), Tally(3, 9, 1, 80)], 0),
        ([15, 15], [Tally(3, 9, 2, 79), Tally(3, 9, 2, 81)], 1),
        ([15, 15], [Tally(3, 9, 2, 80), Tally(3, 9, 2, 80)], None),
        # Only those who tie at the top are compared.
        ([15, 16, 16], [Tally(9, 9, 9, 9), Tally(1), Tally(2)], 2),
        ([17, 16], [Tally(), Tally(9, 9, 9, 9)], 0),
        ([14, 14], [Tally(1), Tally(2)], None),
    ],
)
def test_a_tie_is_broken_by_the_whole_match(
    totals: list[int], tallies: list[Tally], winner: int | None
) -> None:
    assert winner_of(ESCOBA_QUINCE, totals, tallies) == winner


@pytest.mark.parametrize(
    ("totals", "tallies", "winner", "decision"),
    [
        ([15, 15], [Tally(3, 0, 0, 0), Tally(2, 99, 9, 99)], 0, TieBreak("sweeps", (3, 2))),
        ([15, 15], [Tally(3, 9, 2, 80), Tally(3, 11, 0, 40)], 1, TieBreak("coins", (11, 9))),
        ([15, 15], [Tally(3, 9, 2, 79), Tally(3, 9, 2, 81)], 1, TieBreak("cards", (81, 79))),
        # The side that was closest says what decided.
        (
            [16, 16, 16],
            [Tally(1, 5), Tally(2, 9), Tally(2, 8)],
            1,
            TieBreak("coins", (9, 8, 5)),
        ),
        ([17, 16], [Tally(), Tally(9, 9, 9, 9)], 0, None),
    ],
)
def test_what_decided_a_tie_is_known(
    totals: list[int], tallies: list[Tally], winner: int, decision: TieBreak | None
) -> None:
    assert tie_break(ESCOBA_QUINCE, winner, totals, tallies) == decision


def test_other_games_play_on_at_a_tie() -> None:
    assert winner_of(SCOPA, [11, 11], [Tally(9), Tally()]) is None


def test_a_tally_adds_up_what_was_won() -> None:
    tally = Tally(1, 2, 0, 10).with_pile(mask("7D KD AC"), sweeps=2)
    assert tally == Tally(sweeps=3, coins=4, sevens_of_coins=1, cards=13, kings_of_coins=1)


# The race


def sheet(**points: tuple[int, int]) -> ScoreSheet:
    return ScoreSheet(
        tuple(ScoreLine(name, two, (None,) * 2, (0, 0)) for name, two in points.items())
    )


def test_points_enter_in_the_order_of_the_sheet_and_sweeps_in_the_order_made() -> None:
    steps = score_entries(
        sheet(cards=(1, 0), coins=(0, 0), sweeps=(1, 2)), [(1, 1), (0, 1), (1, 1)]
    )
    assert list(steps) == [
        ScoreEntry("cards", 0, 1),
        ScoreEntry("sweeps", 1, 1),
        ScoreEntry("sweeps", 0, 1),
        ScoreEntry("sweeps", 1, 1),
    ]


@pytest.mark.parametrize(
    ("start", "race"),
    [
        # cards 0, coins 1, settebello 0, then a sweep each: 1, 0.
        ([9, 8], RaceResult((11, 9), 0, "settebello")),
        ([8, 9], RaceResult((10, 11), 1, "sweeps")),
        ([10, 10], RaceResult((11, 10), 0, "cards")),
        ([9, 10], RaceResult((10, 11), 1, "coins")),
        ([5, 5], RaceResult((8, 7), None, None)),
    ],
)
def test_the_first_at_the_target_wins_there_and_then(start: list[int], race: RaceResult) -> None:
    scored = sheet(cards=(1, 0), coins=(0, 1), settebello=(1, 0), sweeps=(1, 1))
    assert run_race(start, score_entries(scored, [(1, 1), (0, 1)]), 11) == race


@pytest.mark.parametrize(
    ("start", "race"),
    [
        # The target was lowered to 4. All is entered: cards 0, coins 1, settebello 0, sweeps 1, 0.
        ([10, 4], RaceResult((13, 6), 0, None)),
        ([4, 9], RaceResult((7, 11), 1, None)),
        # Who was behind has more.
        ([4, 4], RaceResult((7, 6), 0, None)),
        ([3, 4], RaceResult((6, 6), None, None)),
        # Nobody had it: a race.
        ([3, 3], RaceResult((4, 3), 0, "cards")),
        ([2, 3], RaceResult((3, 4), 1, "coins")),
    ],
)
def test_after_a_lowered_target_more_points_win(start: list[int], race: RaceResult) -> None:
    scored = sheet(cards=(1, 0), coins=(0, 1), settebello=(1, 0), sweeps=(1, 1))
    assert run_race(start, score_entries(scored, [(1, 1), (0, 1)]), 4) == race


def test_a_third_side_wins_only_with_more_than_both_others() -> None:
    entries = [ScoreEntry("cards", 2, 5), ScoreEntry("coins", 1, 1)]
    assert run_race([8, 8, 4], entries, 4) == RaceResult((8, 9, 9), None, None)
    assert run_race([8, 8, 5], entries, 4) == RaceResult((8, 9, 10), 2, None)
    assert run_race([8, 8, 4], entries[:1], 4) == RaceResult((8, 8, 9), 2, None)


def match_at(totals: list[int], round_: Round) -> Match:
    """A match at these totals with this round on the table."""
    match = Match(round_.variant, round_.seating, players(TWO), 1)
    while match.round is None or match.round.is_void:
        match.begin_round()
    match.totals, match.round = totals, round_
    return match


def test_a_race_stops_in_the_middle_of_a_sheet() -> None:
    # Side 1 has most cards and most coins, side 0 the settebello and two sweeps.
    round_ = position(
        SCOPA_RACE,
        ["2B", ""],
        "KC",
        piles=["7D AC", "AD 2D 3D 4C"],
        sweeps=[Sweep(0, 1, (6,)), Sweep(0, 1, (10,))],
        last_capturer=1,
    )
    match = match_at([9, 9], round_)
    events = match.play(parse_move("2B"))
    assert isinstance(events[-2], RoundScored)
    assert events[-2].sheet.totals == (3, 2)
    assert (events[-2].totals, events[-1]) == ((9, 11), MatchWon(1))
    assert (match.totals, match.winner) == ([9, 11], 1)


@pytest.mark.parametrize(
    ("totals", "after", "winner"),
    [
        ([10, 4], [11, 6], 0),
        ([4, 4], [5, 6], 1),
        # A tie is played on.
        ([5, 4], [6, 6], None),
        # The side that had less has more now.
        ([4, 3], [5, 5], None),
        ([5, 5], [6, 7], 1),
    ],
)
def test_a_race_goes_to_more_points_when_the_target_is_lowered(
    totals: list[int], after: list[int], winner: int | None
) -> None:
    # Side 1 has most cards and most coins, side 0 a sweep.
    round_ = position(
        SCOPA_RACE.configured({"target": 4}),
        ["2B", ""],
        "KC",
        piles=["AC", "AD 2D 3D 4C"],
        sweeps=[Sweep(0, 1, (6,))],
        last_capturer=1,
    )
    match = match_at(totals, round_)
    match.play(parse_move("2B"))
    assert (match.totals, match.winner) == (after, winner)
    assert match.needs_deal == (winner is None)


# Points that are entered at once


def test_a_declaration_past_the_target_wins_nothing_before_the_end_of_the_round() -> None:
    # Three Kings are 20 points, and the match goes to 21.
    round_ = position(CHORIZO, ["KD KC KB", "2B 4D 6B"], "JD", is_declaring=True)
    match = match_at([20, 0], round_)
    (declared,) = match.play(parse_action("! KD KC KB = 20"))
    assert isinstance(declared, Declared)
    assert (match.winner, match.totals, round_.is_over) == (None, [20, 0], False)
    for card in ("KD", "2B", "KC", "4D", "KB"):
        assert not any(isinstance(event, MatchWon) for event in match.play(parse_move(card)))
    assert match.play(parse_move("6B"))[-1] == MatchWon(0)
    assert match.totals == [40, 0]


# All ten coins


def test_the_tenth_coin_wins_the_match_at_once() -> None:
    round_ = position(CIRULLA, ["KC 2B", "3B 4B"], "KD QS", piles=[NINE_COINS, "AC"], stock="5B 6B")
    events = round_.play(parse_move("KC x KD"))
    assert events[-1] == InstantWin(0, COINS)
    assert (round_.is_over, round_.instant_winner, list(round_.legal_moves())) == (True, 0, [])


def test_coins_are_pooled_by_partners() -> None:
    round_ = position(
        CIRULLA, ["2B", "", "KC", ""], "KD", seating=PAIRS, turn=2, piles=[NINE_COINS, "AC"]
    )
    assert InstantWin(0, COINS) in round_.play(parse_move("KC x KD"))


def test_the_tenth_coin_may_lie_among_the_leftovers() -> None:
    round_ = position(CIRULLA, ["2B", ""], "KD", piles=[NINE_COINS, "AC"], last_capturer=0)
    events = round_.play(parse_move("2B"))
    assert events[-2:] == [LeftoversTaken(0, mask("KD 2B")), InstantWin(0, COINS)]
    assert round_.instant_winner == 0


def test_a_match_won_at_once_is_over_whatever_the_points() -> None:
    round_ = position(CIRULLA, ["KC", "3B"], "KD QS", piles=[NINE_COINS, "AC"])
    match = match_at([0, 50], round_)
    events = match.play(parse_move("KC x KD"))
    assert isinstance(events[-2], RoundScored)
    assert (events[-1], match.winner, match.totals) == (MatchWon(0), 0, [0, 50])
    assert not match.needs_deal


def test_nine_coins_win_nothing() -> None:
    round_ = position(CIRULLA, ["JC", "3B"], "QS JB", piles=[NINE_COINS, "AC"])
    round_.play(parse_move("JC x JB"))
    assert (round_.instant_winner, round_.is_over) == (None, False)


@pytest.mark.parametrize("napola", ["on", "6", "9"])
def test_all_coins_win_where_the_napola_counts(napola: str) -> None:
    variant = SCOPA.configured({"napola": napola})
    round_ = position(variant, ["KC", "3B"], "KD", piles=[NINE_COINS, "AC"])
    round_.play(parse_move("KC x KD"))
    assert round_.instant_winner == 0
    plain = position(SCOPA, ["KC", "3B"], "KD", piles=[NINE_COINS, "AC"])
    plain.play(parse_move("KC x KD"))
    assert plain.instant_winner is None
