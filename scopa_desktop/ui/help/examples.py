"""Examples of captures and declarations, found with a game's own rules.

The page with the rules of a game and the New game dialog show the same ones. The page also has a
worked example: a round played by a simple rule, and counted line by line.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from scopa_desktop.rules.captures import (
    ITALIAN_CAPTURE_VALUES,
    CaptureKind,
    CaptureRule,
    CaptureValues,
)
from scopa_desktop.rules.cards import (
    COINS,
    RANKS,
    RANKS_IN_ORDER,
    Card,
    Mask,
    Rank,
    Suit,
    card,
    mask_of,
    rank_of,
)
from scopa_desktop.rules.declarations import DeclarationRule, ScoredCombination, legal_declarations
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

_PLAYED: Final = tuple(
    card(rank, Suit.COINS) for rank in (Rank.SEVEN, Rank.SIX, Rank.KING, Rank.FIVE)
)
"""Cards to try, the best example first."""
_ACE: Final = card(Rank.ACE, Suit.COINS)
_TABLE_SUITS: Final = (Suit.CUPS, Suit.SWORDS, Suit.BATONS)
_HAND_CARDS: Final = tuple(
    card(rank, suit)
    for rank in (Rank.ACE, Rank.THREE, Rank.FIVE, Rank.SIX, Rank.SEVEN)
    for suit in (Suit.COINS, Suit.CUPS, Suit.SWORDS)
)
"""The cards of example hands: few, of which every known combination can be made."""


@dataclass(frozen=True)
class CaptureExample:
    """A capture of all cards on a table; the played card has no other one there."""

    kind: CaptureKind
    played: Card
    taken: tuple[Card, ...]
    """The captured cards, the highest first."""
    counts_played: bool
    """Whether the sum includes the played card."""
    equal_goes_first: bool
    """Whether a card of the same rank on the table would have to be captured instead."""
    equal_will_do: bool
    """Whether a card of the same rank on the table could be captured instead."""


def find_examples(rule: CaptureRule, variation: int = 0) -> tuple[CaptureExample, ...]:
    """The examples of all kinds of capture; equal cards only if it is the only kind."""
    others = [kind for kind in rule.kinds if not kind.takes_equal_card]
    examples = (
        each for kind in others or rule.kinds for each in examples_of(rule, kind, variation)
    )
    return tuple({(each.played, each.taken): each for each in examples}.values())


@lru_cache(maxsize=128)  # Every page of a game, in every language, shows the same ones.
def examples_of(
    rule: CaptureRule, kind: CaptureKind, variation: int = 0
) -> tuple[CaptureExample, ...]:
    """The best examples of a kind of capture; none if no card can capture by it.

    Two with different sums if it allows multiples; one for each card whose value is unusual. Each
    `variation` plays another card where the rules do not call for a certain one.
    """
    captures = [
        (played, taken)
        for played in _cards_to_play(kind, rule)
        if (taken := next(_captures_with(kind, rule, played), None)) is not None
    ]
    unusual = [capture for capture in captures if capture[0] in _unusual_cards(rule)]
    if _allows_multiples(kind, rule):
        captures = _with_two_totals(kind, rule)
    elif unusual:
        captures = unusual
    elif captures:
        captures = [captures[variation % len(captures)]]
    return tuple(_example(kind, rule, *capture) for capture in captures)


def rest_of_table(rule: CaptureRule, example: CaptureExample) -> tuple[Card, ...]:
    """Cards beside those taken, so that there are three, and the capture is still the only one.

    They are preferably such that the capture excludes others, of another kind or of more cards.
    """
    if example.kind.takes_whole_table:
        return ()
    suits = _TABLE_SUITS[len(example.taken) :]
    best: tuple[Card, ...] = ()
    most = 0
    in_every_pack = [rank for rank in reversed(Rank) if rank < RANKS]
    for ranks in combinations(in_every_pack, len(suits)):
        rest = tuple(map(card, ranks, suits))
        table = mask_of((*example.taken, *rest))
        if rule.legal_captures(example.played, table) == [mask_of(example.taken)]:
            found = len(rule.captures_of_all_kinds(example.played, table, rule.values))
            if found > most:
                best, most = rest, found
    return best


@lru_cache(maxsize=16)
def declared_hands(
    rule: DeclarationRule, values: CaptureValues
) -> Mapping[ScoredCombination, Sequence[tuple[Card, ...]]]:
    """For each combination the hands that have nothing else to declare; most points first."""
    hands: dict[ScoredCombination, list[tuple[Card, ...]]] = {}
    for hand in combinations(_HAND_CARDS, 3):
        possible = legal_declarations(rule, mask_of(hand), True, values)
        declared = {rule.combinations_of(choice, values) for choice in possible}
        if len(declared) == 1 and len(found := declared.pop()) == 1:
            hands.setdefault(found[0], []).append(hand)
    return dict(sorted(hands.items(), key=lambda item: -item[0].points))


def hand_with_wild(rule: DeclarationRule, hands: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    """The first of the hands that has the wild card, if there is one; else the first."""
    return next((hand for hand in hands if rule.wild in hand), hands[0])


def _with_two_totals(kind: CaptureKind, rule: CaptureRule) -> list[tuple[Card, tuple[Card, ...]]]:
    """Two captures with different totals, the larger first."""
    by_total: dict[int, tuple[Card, tuple[Card, ...]]] = {}
    for played in _cards_to_play(kind, rule):
        for taken in _captures_with(kind, rule, played):
            by_total.setdefault(rule.values.total(mask_of(taken) | 1 << played), (played, taken))
            if len(by_total) == 2:
                return [by_total[total] for total in sorted(by_total, reverse=True)]
    return list(by_total.values())


def _allows_multiples(kind: CaptureKind, rule: CaptureRule) -> bool:
    attempted = kind.sum_of(_PLAYED[0], 1 << _ACE, rule.values)
    return attempted is not None and attempted.multiples


def _cards_to_play(kind: CaptureKind, rule: CaptureRule) -> list[Card]:
    """The cards to try for an example, the best first."""
    if kind.takes_whole_table:
        return [c for c in (_ACE, *_PLAYED) if rule.values.of(c) in kind.capturing_values]
    return [*_unusual_cards(rule), *_PLAYED]


def _captures_with(
    kind: CaptureKind, rule: CaptureRule, played: Card
) -> Iterator[tuple[Card, ...]]:
    """The table cards of examples with a played card, the best example first."""
    tables = combinations(_cups(rule), 3) if kind.takes_whole_table else _tables(rule)
    return (taken for taken in tables if _is_example(kind, rule, played, mask_of(taken)))


def _is_example(kind: CaptureKind, rule: CaptureRule, played: Card, table: Mask) -> bool:
    """Whether the card captures the whole table by this kind, and has no other capture."""
    captures_of_kind = rule.with_only(kind).legal_captures(played, table)
    return table in captures_of_kind and rule.legal_captures(played, table) == [table]


def _ranks(rule: CaptureRule) -> list[Rank]:
    """The ranks of the pack in their order."""
    return [rank for rank in RANKS_IN_ORDER if rule.values.of(card(rank, Suit.COINS))]


def _cups(rule: CaptureRule) -> list[Card]:
    return [card(rank, Suit.CUPS) for rank in reversed(_ranks(rule))]


def _unusual_cards(rule: CaptureRule) -> list[Card]:
    """Cards whose capture value differs from that in most games, the lowest first."""
    coins = [card(rank, Suit.COINS) for rank in _ranks(rule)]
    unusual = [c for c in coins if rule.values.of(c) != ITALIAN_CAPTURE_VALUES.of(c)]
    return sorted(unusual, key=rule.values.of)


def _tables(rule: CaptureRule) -> Iterator[tuple[Card, ...]]:
    """Table cards to try: pairs of different ranks by distance, pairs of a rank, single cards."""
    value = rule.values.of
    cups = _cups(rule)
    pairs = [(high, card(rank_of(low), Suit.SWORDS)) for high, low in combinations(cups, 2)]
    yield from sorted(pairs, key=lambda pair: abs(value(pair[0]) - value(pair[1])))
    yield from ((cup, card(rank_of(cup), Suit.SWORDS)) for cup in cups)
    yield from ((cup,) for cup in cups)


def _example(
    kind: CaptureKind, rule: CaptureRule, played: Card, taken: tuple[Card, ...]
) -> CaptureExample:
    equal, table = 1 << card(rank_of(played), Suit.BATONS), mask_of(taken)
    captures = rule.legal_captures(played, table | equal)
    card_sum = kind.sum_of(played, table, rule.values)
    has_alternative = len(taken) > 1 and card_sum is not None and equal in captures
    return CaptureExample(
        kind,
        played,
        taken,
        counts_played=card_sum is not None and bool(card_sum.cards >> played & 1),
        equal_goes_first=has_alternative and table not in captures,
        equal_will_do=has_alternative and table in captures,
    )


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


def _played_round(variant: Variant, seating: Seating, number: int) -> WorkedRound | None:
    """The deal played to its end; None when it is void or wins the match at once."""
    round_, events = Round.dealt(
        variant, seating, seating.players - 1, pack_of(number, 1, variant.deal.pack)
    )
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
