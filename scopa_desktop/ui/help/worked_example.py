"""The worked example of a page: a round played by a simple rule, and counted line by line."""

from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import COINS
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Contest, PrimieraSum, ScoreLine, ScoreSheet, category_of
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.blocks import Block, Cell, Prose, ScoreRow, ScoreTable
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.wording.card_wording import shown_cards
from scopa_desktop.ui.wording.list_format import and_list, with_commas
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.score_wording import ScoreWording, SideWording

_DEALS: Final = range(1, 13)
"""The numbers of the deals to choose from."""
_MAX_CARDS_SHOWN: Final = 10


class WorkedRound(NamedTuple):
    """A numbered deal that has been played to its end."""

    deal_number: int
    seating: Seating
    sheet: ScoreSheet
    declared: tuple[tuple[Declared, ...], ...]
    """The declarations of each side."""


@lru_cache(maxsize=16)  # It is the same in every language.
def worked_round(variant: Variant) -> WorkedRound:
    """The deal that shows most of the scoring, with the fewest sides that the game allows."""
    seating = min(variant.seatings, key=lambda seating: seating.sides)
    rounds = [_played_round(variant, seating, number) for number in _DEALS]
    return max(filter(None, rounds), key=_scoring_shown)


def example_blocks(game_text: GameText) -> tuple[Block, ...]:
    """The score sheet of a round with the reason for every line."""
    example = worked_round(game_text.variant)
    seating, totals = example.seating, example.sheet.totals
    players = [game_text.text(f"example.player_{seat + 1}") for seat in range(seating.players)]
    names = [[players[seat] for seat in seating.seats_of(side)] for side in range(seating.sides)]
    sides = SideWording(names, own_side=None)
    wording = ScoreWording(game_text.variant, game_text.deck, sides, example.declared)
    intro = game_text.text("example.intro", players=and_list(players), number=example.deal_number)
    table = ScoreTable(
        game_text.text("example.category"),
        tuple(map(sides.name, range(seating.sides))),
        tuple(_row(game_text, wording, line) for line in example.sheet.lines),
        game_text.text("example.total"),
        totals,
    )
    score = with_commas(f"{sides.name(side)} {points}" for side, points in enumerate(totals))
    return (Prose(intro), table, Prose(game_text.text("example.after", score=score)))


# --- playing --------------------------------------------------------------------------------------


def _played_round(variant: Variant, seating: Seating, number: int) -> WorkedRound | None:
    """The deal played to its end; None when it is void or wins the match at once."""
    round_, events = Round.dealt(variant, seating, seating.players - 1, pack_of(number, 1))
    while not round_.is_over:
        events += round_.play(_choice(round_))
    if round_.is_void or round_.instant_winner is not None:
        return None
    declared = [event for event in events if isinstance(event, Declared)]
    by_side = tuple(
        tuple(event for event in declared if seating.side_of(event.seat) == side)
        for side in range(seating.sides)
    )
    return WorkedRound(number, seating, round_.sheet(), by_side)


def _choice(round_: Round) -> Action:
    """The first declaration, else the capture of most cards, else the lowest card laid down."""
    actions = round_.legal_moves()
    if not isinstance(actions[0], Move):
        return actions[0]
    moves = [action for action in actions if isinstance(action, Move)]
    values = round_.values
    return max(moves, key=lambda move: (_gain(move), -values.of(move.card)))


def _gain(move: Move) -> int:
    """The number of captured cards, those of coins counted twice."""
    captured = move.take | (1 << move.card if move.take else 0)
    return captured.bit_count() + (captured & COINS).bit_count()


def _scoring_shown(example: WorkedRound) -> tuple[bool, int, int]:
    """How much of the scoring a round shows: points for all sides, lines with points, points."""
    scoring_lines = sum(any(line.points) for line in example.sheet.lines)
    return min(example.sheet.totals) > 0, scoring_lines, min(example.sheet.totals)


# --- the table ------------------------------------------------------------------------------------


def _row(game_text: GameText, wording: ScoreWording, line: ScoreLine) -> ScoreRow:
    cells = tuple(_cell(game_text, line, side) for side in range(len(line.points)))
    return ScoreRow(game_text.category(line.category), cells, wording.sentence(line))


def _cell(game_text: GameText, line: ScoreLine, side: int) -> Cell:
    category = category_of(game_text.variant.categories, line)
    measure = category.measure if isinstance(category, Contest) else None
    shown = shown_cards(measure, line.cards[side], game_text.deck)
    figure, counted_text = line.figures[side], ""
    if measure is not None and measure.counts_cards and figure is not None:
        counted_text = counted("cards", figure)
    elif isinstance(measure, PrimieraSum) and figure is not None:
        counted_text = str(figure)
    are_few = all(cards.bit_count() <= _MAX_CARDS_SHOWN for cards in line.cards)
    points = line.points[side]
    return Cell(
        counted_text,
        counted("points", points) if points else "–",
        tuple(card.card for card in shown) if are_few else (),
    )
