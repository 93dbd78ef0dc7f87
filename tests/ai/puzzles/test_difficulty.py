"""The difficulty follows from who solves a puzzle."""

from scopa_desktop.ai.puzzles.difficulty import (
    LEVELS,
    Attempts,
    estimated_difficulty,
    simple_attempts,
    solved_share,
)
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.ratings import character_records
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import parse_action
from tests.ai.deals import view_on_turn
from tests.ai.review.matches import played

RATINGS = (900, 1100, 1300, 1500, 1700)


def attempts_solved_from(first: int, tries: int = 12) -> list[Attempts]:
    """Attempts in which the players with at least this rating solve the puzzle."""
    return [
        Attempts(rating, tries if rating >= first else 0, tries, (parse_action("7D"),))
        for rating in RATINGS
    ]


def test_what_only_strong_players_solve_is_harder() -> None:
    ratings = [estimated_difficulty(attempts_solved_from(first), 8).rating for first in RATINGS]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 400
    for first, rating in zip(RATINGS[1:], ratings[1:], strict=True):
        assert first - 250 < rating < first + 250


def test_more_attempts_make_it_more_certain() -> None:
    few, many = (
        estimated_difficulty(attempts_solved_from(1300, tries), 8).deviation for tries in (2, 30)
    )
    assert many < few <= 350


def test_what_is_easily_guessed_is_harder_than_its_solvers_say() -> None:
    guessed = [
        Attempts(rating, 4, 12, (parse_action("7D"),)) for rating in RATINGS
    ]  # a third of all attempts, by any player
    few_moves, many_moves = (estimated_difficulty(guessed, moves).rating for moves in (3, 20))
    assert few_moves > many_moves + 200


def test_ratings_stay_on_the_scale() -> None:
    assert estimated_difficulty(attempts_solved_from(0, 1000), 8).rating >= 800
    assert estimated_difficulty(attempts_solved_from(9999, 1000), 8).rating <= 3000


def test_attempts_depend_on_the_view_only() -> None:
    view = view_on_turn(Match.replayed(played(moves=5)))
    solution = view.legal_moves()[0]
    attempts = simple_attempts(view, solution)
    assert attempts == simple_attempts(view, solution)
    assert 0 <= solved_share(attempts) <= 1
    assert attempts[0].solved == 1
    for each in attempts:
        assert (solution in each.choices) is (each.solved > 0)
        assert set(each.choices) <= set(view.legal_moves())


def test_the_levels_have_their_ratings_of_the_leaderboard() -> None:
    matches = shipped_matches()
    records = character_records(matches, None)
    assert dict(LEVELS) == {level: round(records[level].rating.rating) for level, _ in LEVELS}
