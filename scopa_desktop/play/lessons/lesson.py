"""What a lesson is: steps on a table, each with a sentence and what completes it.

`LessonCourse` replays its positions by the rules.

The sentences are English and marked for translation in the context `Lessons`. They can contain
names in braces, which the wording fills in: cards (`{7D}`), courts (`{king}`) and the numbers of
`facts_of`, so that a sentence never states a number that the rules do not confirm.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.positions import LessonDeal, actions_of, match_of
from scopa_desktop.play.puzzles.puzzle_library import shipped_puzzles
from scopa_desktop.rules.cards import Mask, mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import Captured, Declared, Event, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.variant import OptionValue, Variant


class Area(Enum):
    """A part of the table that a step points to."""

    HAND = "hand"
    TABLE = "table"
    OWN_PILE = "own pile"
    PARTNER = "partner"
    OPPONENT = "opponent"
    OPEN_PILES = "open piles"
    """The piles of others that can be taken."""


@dataclass(frozen=True)
class GoOn:
    """Nothing to do but to go on."""


@dataclass(frozen=True)
class Play:
    """A move to make; any legal move that has all the given properties completes the step."""

    move: str
    """A move that does, in notation; made when the step is skipped."""
    card: str = ""
    """The card that must be played; empty: any."""
    takes: int | None = None
    """How many table cards must be taken; 0: the card must be laid down."""
    taking: str = ""
    """Cards that must be among those taken."""
    sweeps: bool = False
    """Whether the table must be swept."""
    declares: bool = False
    """Whether a combination must be declared."""

    def accepts(self, action: Action, events: Sequence[Event]) -> bool:
        """Whether an action with these events completes the step."""
        if self.declares:
            return any(isinstance(event, Declared) for event in events)
        if not isinstance(action, Move):
            return str(action) == self.move
        taken = next((event.taken for event in events if isinstance(event, Captured)), 0)
        wanted = mask_of(parse_cards(self.taking))
        return (
            (not self.card or action.card == parse_card(self.card))
            and (self.takes is None or taken.bit_count() == self.takes)
            and taken & wanted == wanted
            and (not self.sweeps or any(isinstance(event, Swept) for event in events))
        )


@dataclass(frozen=True)
class FindCard:
    """A question: which card of the hand takes exactly these table cards? Answered by a click."""

    taken: str

    def answers(self, current: Round) -> Mask:
        """The cards of the hand on turn that can take the cards."""
        taken = mask_of(parse_cards(self.taken))
        moves = (move for move in current.legal_moves() if isinstance(move, Move))
        return mask_of(move.card for move in moves if move.take == taken)


@dataclass(frozen=True)
class FindBest:
    """The best move of a puzzle is to be found; another one is answered, and may be taken back."""

    id: str
    """That of the shipped puzzle in whose position the step is."""
    why: str
    """Why the best move is the best; a sentence as that of the step."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle; raises `StorageError` if its file is damaged."""
        return shipped_puzzles().puzzle(self.id)

    def accepts(self, action: Action, _events: Sequence[Event]) -> bool:
        """Whether an action is the best move."""
        return str(action) == str(self.puzzle.solution)


@dataclass(frozen=True)
class PlayOut:
    """The round is played to its end, with a gentle hint before each move."""


@dataclass(frozen=True)
class SeeScore:
    """The score sheet of the round that is over is shown."""


Task = GoOn | Play | FindCard | FindBest | PlayOut | SeeScore


@dataclass(frozen=True)
class Step:
    """A step of a lesson."""

    sentence: str
    task: Task = GoOn()
    chapter: str = ""
    """The heading from this step on; empty: that of the step before."""
    deal: LessonDeal | None = None
    """The position of the step; None: the step goes on from the one before."""
    cards: str = ""
    area: Area | None = None
    """The part of the table to mark."""
    counts: str = ""
    """The category of the score sheet whose cards are shown for each side, after the round."""
    wrong: str = ""
    """What to say when another legal move was made, after what happened."""
    replies: tuple[str, ...] = ()
    """The moves that the others make when the step is completed."""

    @property
    def marked(self) -> Mask:
        return mask_of(parse_cards(self.cards))


_LEVELS = (("Nino", "beginner"), ("Zia Pina", "easy"), ("Beppe", "casual"))


@dataclass(frozen=True)
class Lesson:
    """A lesson: steps at the table of one game."""

    id: str
    """Unique, and kept with the progress of a person."""
    game: str
    """The id of the game."""
    title: str
    summary: str
    minutes: int
    steps: tuple[Step, ...]
    seating: Seating = TWO
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    leads_to_match: bool = False
    """Whether the first match of the person follows it."""
    maxims: tuple[str, ...] = ()
    """The ids of the maxims that it teaches; none in a lesson on rules."""
    themes: tuple[Theme, ...] = ()
    """The themes of the puzzles that follow it."""

    @property
    def puzzles(self) -> tuple[str, ...]:
        """The ids of the puzzles that are tried."""
        return tuple(step.task.id for step in self.steps if isinstance(step.task, FindBest))

    @property
    def variant(self) -> Variant:
        return variant(self.game).configured(dict(self.options))

    def players(self, name: str) -> list[Player]:
        """The person with this name, and computer players on the other seats."""
        others = [Player(*known) for known in _LEVELS[: self.seating.players - 1]]
        return [Player(name, PERSON), *others]

    def chapter_at(self, number: int) -> str:
        """The chapter of a step, counted from 0."""
        return next((step.chapter for step in self.steps[number::-1] if step.chapter), "")


def is_capture_possible(current: Round) -> bool:
    """Whether the seat on turn can capture anything."""
    return any(isinstance(move, Move) and move.take for move in current.legal_moves())


def sweeping_cards(current: Round) -> Mask:
    """The cards of the seat on turn that can take the whole table."""
    moves = (move for move in current.legal_moves() if isinstance(move, Move))
    return mask_of(move.card for move in moves if move.take and move.take == current.table)


class LessonCourse:
    """The match at each step of a lesson, if each step was completed in the way its data says."""

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.lesson = lesson
        self._players = lesson.players(name)
        self._before = lru_cache(maxsize=None)(self._match_before)

    def match_at(self, number: int) -> Match:
        """A new match in the position of a step, counted from 0."""
        return copy_of(self._before(number))

    def _match_before(self, number: int) -> Match:
        lesson = self.lesson
        if (deal := lesson.steps[number].deal) is not None:
            return match_of(deal, lesson.variant, lesson.seating, self._players)
        match = self.match_at(number - 1)
        complete(match, lesson, number - 1)
        return match


def complete(match: Match, lesson: Lesson, number: int) -> None:
    """Make the moves of a step, and the replies, from its position; counted from 0.

    Raises `IllegalMoveError` when the data of the lesson is wrong.
    """
    step = lesson.steps[number]
    if isinstance(step.task, Play):
        match.play(*actions_of([step.task.move]))
    elif isinstance(step.task, FindBest):
        match.play(step.task.puzzle.solution)
    elif isinstance(step.task, PlayOut):
        while match.round is not None and not match.round.is_over:
            match.play(simple_move(SeatView.of(match, match.round.turn)))
    for reply in actions_of(step.replies):
        match.play(reply)


def copy_of(match: Match) -> Match:
    """A match at the same position, which can be played on its own."""
    return match.at(*match.position)


def simple_move(view: SeatView) -> Action:
    """The move that the rules of thumb advise; the same for the same view."""
    return advise_by_heuristics(view).action
