"""The strategy course: its moments, the maxims it teaches, and the puzzles that follow."""

from datetime import datetime, timezone
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.ai.coach import CompareMove
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument
from scopa_desktop.ai.player import Deadline
from scopa_desktop.play.lessons.lesson import FindBest, Lesson, LessonCourse, complete
from scopa_desktop.play.lessons.maxims import MAXIMS, maxim_of
from scopa_desktop.play.lessons.strategy import COURSE, lesson_about
from scopa_desktop.play.puzzles.puzzle_library import shipped_puzzles
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import DRILL, PuzzleChooser
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.cards import (
    RANK_MASKS,
    SUIT_MASKS,
    card_name,
    cards_of,
    mask_of,
    parse_cards,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.scoring import SEVENS
from scopa_desktop.rules.seating import PAIRS, TWO

PAGE = Path(__file__).parents[3] / "resources" / "docs" / "STRATEGY.md"
PROFILE = "a" * 32
TRIES = [step.task for lesson in COURSE for step in lesson.steps if isinstance(step.task, FindBest)]


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_each_step_of_a_lesson_can_be_completed(lesson: Lesson) -> None:
    course = LessonCourse(lesson, "You")
    assert 2 <= len(lesson.puzzles) <= 3
    for number, step in enumerate(lesson.steps):
        match = course.match_at(number)
        assert match.round is not None
        if isinstance(step.task, FindBest):
            assert match.round.turn == 0
            assert step.task.puzzle.refutations, "a wrong try is answered"
        complete(match, lesson, number)


def test_there_are_fifteen_lessons_that_teach_every_maxim() -> None:
    assert len(COURSE) == 15
    assert len({lesson.id for lesson in COURSE}) == 15
    assert {maxim for lesson in COURSE for maxim in lesson.maxims} == set(MAXIMS)
    for maxim in MAXIMS:
        assert (lesson := lesson_about(maxim)) is not None
        assert maxim in lesson.maxims


def test_figures_are_of_games_in_which_the_maxim_holds() -> None:
    for maxim in MAXIMS.values():
        for figure in maxim.figures:
            assert figure.game in CATALOGUE


def test_figures_are_those_of_the_page() -> None:
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in (PAGE.read_text(encoding="utf-8")).splitlines()
        if line.startswith("| ")
    ]
    for maxim in MAXIMS.values():
        for figure in maxim.figures:
            # A maxim can speak for what the page compares as the second kind.
            value = f"{abs(figure.points):.2f} ± {figure.half_width:.2f}"
            of_choice = [row for row in rows if row[0] == figure.game and maxim.id in row[1]]
            assert any(
                row[4].lstrip("+−-") == value
                and row[5] == str(figure.decisions)
                and (figure.fails is None or row[6] == str(figure.fails))
                for row in of_choice
            ), (maxim.id, figure)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_five_other_puzzles_of_its_themes_follow(lesson: Lesson, tmp_path: Path) -> None:
    now = datetime(2026, 11, 23, tzinfo=timezone.utc)
    library = shipped_puzzles()
    trainee = Trainee(Database(tmp_path), PROFILE)
    attempts = PuzzleAttempts(trainee)
    chooser = PuzzleChooser(library, OwnPuzzles(trainee), attempts, lambda: now, Random(1))
    drill = chooser.drill(lesson)
    assert len(set(drill)) == DRILL
    assert not set(drill) & set(lesson.puzzles)
    assert all(set(library.puzzle(each).themes) & set(lesson.themes) for each in drill)


@pytest.mark.slow
@pytest.mark.parametrize("task", TRIES, ids=lambda task: task.id)
def test_a_search_prefers_the_move_of_the_lesson(task: FindBest) -> None:
    puzzle = task.puzzle
    second = puzzle.moves[1].action
    loss = CompareMove(puzzle.view(), puzzle.solution, second, 3000).run(Deadline(float("inf")))
    assert loss.value > loss.half_width


def test_the_coach_finds_the_maxim_behind_an_argument() -> None:
    scopa, escoba = CATALOGUE["scopa"], CATALOGUE["escoba"]

    def found(argument: MoveArgument, game: str = "scopa", *, pairs: bool = False) -> str | None:
        maxim = maxim_of(argument, CATALOGUE[game], PAIRS if pairs else TWO)
        return None if maxim is None else maxim.id

    high, low = (mask_of(parse_cards(text)) for text in ("KB 3C", "4C 3C"))
    assert found(MoveArgument(AdviceReason.SWEEP)) == "sweep"
    assert found(MoveArgument(AdviceReason.SAFE_TABLE, high)) == "eleven"
    assert found(MoveArgument(AdviceReason.SAFE_TABLE, low)) == "count_sweepers"
    assert found(MoveArgument(AdviceReason.SAFE_TABLE, low), escoba.id) == "under_five"
    assert found(MoveArgument(AdviceReason.PAIRS), scopa.id) is None
    assert found(MoveArgument(AdviceReason.PAIRS), scopa.id, pairs=True) == "keep_pairs"
    seven, six = (mask_of(parse_cards(text)) for text in ("7C", "6C"))
    taken = MoveArgument(AdviceReason.CATEGORY, seven, category="primiera")
    assert found(taken) == "take_sevens"
    assert found(taken._replace(cards=six)) is None
    assert found(MoveArgument(AdviceReason.BALANCE)) is None


# --- what single sentences claim ------------------------------------------------------------------


def unseen_ranks(puzzle_id: str) -> dict[str, int]:
    """How many cards of each rank the seat does not see."""
    unseen = shipped_puzzles().puzzle(puzzle_id).view().unseen
    names = [card_name(card)[0] for card in cards_of(unseen)]
    return {rank: names.count(rank) for rank in "A234567JQK"}


def test_ranks_that_a_sentence_calls_gone_are_gone() -> None:
    for puzzle, rank in (
        ("scopone-3b547b3b76", "A"),
        ("scopa-0fe9f9b0dd", "6"),
        ("scopone-69e29e28dc", "J"),
        ("scopa-e2def58057", "J"),
        ("scopa-3e44f55d87", "5"),
        ("scopone-scientifico-465058f45a", "A"),
        ("scopa-race-ed15c2bb7b", "Q"),
    ):
        assert unseen_ranks(puzzle)[rank] == 0, puzzle


def test_ranks_of_which_a_sentence_says_that_one_is_out() -> None:
    assert unseen_ranks("scopa-5c695a571e")["4"] == 1
    assert unseen_ranks("scopa-5c695a571e")["Q"] == 2
    assert unseen_ranks("scopone-79499a37cb")["7"] == 1


def test_the_piles_are_as_the_sentences_say() -> None:
    def pile(puzzle_id: str) -> int:
        current = shipped_puzzles().puzzle(puzzle_id).match.round
        assert current is not None
        return current.piles[0]

    assert pile("scopa-c77ffbf5e1").bit_count() == 19
    assert (pile("scopa-0fe9f9b0dd") & RANK_MASKS[5]).bit_count() == 4
    assert (pile("scopa-race-09b17d0640") & SUIT_MASKS[0]).bit_count() == 4
    assert not pile("scopa-511b0351f1") & SEVENS


def test_the_persons_sides_deal_as_the_sentences_say() -> None:
    for puzzle, dealer in (
        ("scopone-scientifico-011667c117", 0),
        ("scopone-scientifico-6f0fb3a12e", 1),
        ("scopone-ae1d510482", 2),
    ):
        current = shipped_puzzles().puzzle(puzzle).match.round
        assert current is not None
        assert current.dealer == dealer


def test_pairs_are_broken_and_kept_as_the_sentences_say() -> None:
    for puzzle_id, ranks, parity in (
        ("scopone-scientifico-6f0fb3a12e", (3, 5, 9), 1),
        ("scopone-ae1d510482", (0, 3), 0),
    ):
        puzzle = shipped_puzzles().puzzle(puzzle_id)
        match = puzzle.match.at(*puzzle.match.position)
        match.play(puzzle.solution)
        assert match.round is not None
        left = match.round.table | sum(match.round.hands)
        assert [(left & RANK_MASKS[rank]).bit_count() % 2 for rank in ranks] == [parity] * len(
            ranks
        )
