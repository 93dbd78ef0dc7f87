"""A round played out by the rules and counted line by line: the page's worked example."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import COINS, RANKS, Mask
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import (
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    Measure,
    PrimieraOrder,
    PrimieraSum,
    ScoreLine,
    ScoreSheet,
    best_cards_of_suits,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.score.score_model import category_of, shown_cards
from scopa_desktop.ui.help.blocks import Block, Cell, Prose, ScoreRow, ScoreTable
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.help.scoring_section import category_title

_DEALS: Final = range(1, 13)
"""The numbered deals to choose from."""
_MOST_SHOWN: Final = 10


class WorkedRound(NamedTuple):
    """A numbered deal, played out."""

    number: int
    seating: Seating
    sheet: ScoreSheet


@lru_cache(maxsize=16)  # It is the same in every language.
def worked_round(variant: Variant) -> WorkedRound:
    """The deal that shows most of how the game is counted, with two sides where that may be."""
    seating = min(variant.seatings, key=lambda one: one.sides)
    played = [one for number in _DEALS if (one := _played(variant, seating, number))]
    return max(played, key=_told_by)


def example_blocks(game_text: GameText) -> tuple[Block, ...]:
    """The sheet of a round with the reason for every line."""
    one = worked_round(game_text.variant)
    sides = [_side(game_text, one.seating, side) for side in range(one.seating.sides)]
    players = [game_text.say(f"example.player_{n + 1}") for n in range(one.seating.players)]
    intro = game_text.say(
        "example.intro", first=", ".join(players[:-1]), last=players[-1], number=one.number
    )
    rows = tuple(_row(game_text, line, sides) for line in one.sheet.lines)
    totals = one.sheet.totals
    score = ", ".join(f"{side} {total}" for side, total in zip(sides, totals, strict=True))
    table = ScoreTable(
        game_text.say("example.category"),
        tuple(sides),
        rows,
        game_text.say("example.total"),
        totals,
    )
    return (Prose(intro), table, Prose(game_text.say("example.after", score=score)))


# --- playing it out -------------------------------------------------------------------------------


def _played(variant: Variant, seating: Seating, number: int) -> WorkedRound | None:
    """The deal to its end; None when it is void or wins the match on the spot."""
    one, _ = Round.dealt(variant, seating, seating.players - 1, pack_of(number, 1))
    while not one.is_over:
        one.play(_choice(one))
    if one.is_void or one.instant_winner is not None:
        return None
    return WorkedRound(number, seating, one.sheet())


def _choice(one: Round) -> Action:
    """Declares what there is, then takes as much as possible, or lays the lowest card."""
    moves = one.legal_moves()
    if not isinstance(moves[0], Move):
        return moves[0]
    cards = [move for move in moves if isinstance(move, Move)]
    return max(cards, key=lambda move: (_loot(move), -one.values.of(move.card)))


def _loot(move: Move) -> int:
    taken = move.take | (1 << move.card if move.take else 0)
    return taken.bit_count() + (taken & COINS).bit_count()


def _told_by(one: WorkedRound) -> tuple[bool, int, int]:
    """How much of the counting a round shows: points on every side, and lines that score."""
    scoring = sum(any(line.points) for line in one.sheet.lines)
    return min(one.sheet.totals) > 0, scoring, min(one.sheet.totals)


# --- explaining it --------------------------------------------------------------------------------


def _side(game_text: GameText, seating: Seating, side: int) -> str:
    seats = seating.seats_of(side)
    return game_text.all_of(game_text.say(f"example.player_{seat + 1}") for seat in seats)


def _row(game_text: GameText, line: ScoreLine, sides: Sequence[str]) -> ScoreRow:
    measure = _measure(game_text.variant, line)
    cells = tuple(_cell(game_text, line, measure, side) for side in range(len(sides)))
    title = category_title(game_text, line.category)
    return ScoreRow(title, cells, reason_of(game_text, line, sides))


def _measure(variant: Variant, line: ScoreLine) -> Measure | None:
    category = category_of(variant, line)
    return category.measure if isinstance(category, Contest) else None


def _cell(game_text: GameText, line: ScoreLine, measure: Measure | None, side: int) -> Cell:
    shown = shown_cards(measure, line.cards[side], game_text.deck)
    figure, counted = line.figures[side], ""
    if isinstance(measure, CountOf) and figure is not None:
        counted = game_text.say("example.cards", count=figure)
    elif isinstance(measure, PrimieraSum) and figure is not None:
        counted = str(figure)
    few = all(cards.bit_count() <= _MOST_SHOWN for cards in line.cards)
    cards = tuple(one.card for one in shown) if few else ()
    points = line.points[side]
    won = (
        game_text.say("example.points", points=points)
        if points
        else game_text.say("example.nothing")
    )
    return Cell(counted, won, cards)


def reason_of(game_text: GameText, line: ScoreLine, sides: Sequence[str]) -> str:
    """Why the sides of these names got their points of a line."""
    category = category_of(game_text.variant, line)
    winners = [side for side, points in enumerate(line.points) if points]
    match category:
        case Contest(measure=CountOf()):
            return _count(game_text, line, sides)
        case Contest(measure=CountWithTieBreak()) if len(set(line.figures)) > 1:
            return _count(game_text, line, sides)
        case CompleteSet(cards=cards):
            return _whole(game_text, line, sides, cards)
        case Contest(measure=PrimieraSum(rank_values=worth)) if winners:
            return _sum(game_text, line, sides[winners[0]], worth)
        case Contest(measure=PrimieraOrder() as order) if winners:
            return _order(game_text, line, sides[winners[0]], order)
    gains = [
        game_text.say("example.gains", winner=sides[side], points=line.points[side])
        for side in winners
    ]
    return " ".join(gains) or game_text.say("example.none")


def _whole(game_text: GameText, line: ScoreLine, sides: Sequence[str], cards: Mask) -> str:
    told, points = game_text.cards(cards), max(line.points)
    if not points:
        return game_text.say("example.nobody_has_them", cards=told)
    winner = sides[line.points.index(points)]
    return game_text.say("example.has_them", winner=winner, cards=told, points=points)


def _count(game_text: GameText, line: ScoreLine, sides: Sequence[str]) -> str:
    figures = sorted((figure or 0 for figure in line.figures), reverse=True)
    best, *others = figures
    winners = [side for side, points in enumerate(line.points) if points]
    if not winners:
        return game_text.say("example.equal", best=best)
    points = line.points[winners[0]]
    if len(winners) > 1:
        return game_text.say("example.equal_leaders", best=best, points=points)
    return game_text.say(
        "example.most",
        best=best,
        others=", ".join(map(str, others)),
        points=points,
        winner=sides[winners[0]],
    )


def _sum(game_text: GameText, line: ScoreLine, winner: str, worth: Sequence[int]) -> str:
    side = line.points.index(max(line.points))
    counted = [worth[card % RANKS] for card in best_cards_of_suits(line.cards[side], worth)]
    others = [str(f) for n, f in enumerate(line.figures) if n != side and f is not None]
    name = "best_sum" if others else "only_sum"
    return game_text.say(
        f"example.{name}",
        winner=winner,
        sum=game_text.sum_of(counted),
        others=", ".join(others),
        points=line.points[side],
    )


def _order(game_text: GameText, line: ScoreLine, winner: str, order: PrimieraOrder) -> str:
    side = line.points.index(max(line.points))
    hands = list(_hands(game_text, line, order))
    best, others = hands[side], [hand for n, hand in enumerate(hands) if n != side and hand]
    name = "best_order" if others else "only_order"
    return game_text.say(
        f"example.{name}",
        winner=winner,
        best=best,
        others=", ".join(others),
        points=line.points[side],
    )


def _hands(game_text: GameText, line: ScoreLine, order: PrimieraOrder) -> Iterator[str]:
    """`7 – 6 – Ace – 4` for each side that can win."""
    for cards in line.cards:
        shown = shown_cards(order, cards, game_text.deck) if order.ranking(cards) else ()
        yield " – ".join(one.caption for one in shown)
