"""The positions of lessons: deals whose cards are chosen, numbered ones, and puzzles.

`facts_of` has the numbers of a position that the sentences of a lesson name.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.puzzles.puzzle_library import shipped_puzzles
from scopa_desktop.rules.cards import SETTEBELLO, Card, Rank, Suit, card, cards_of, parse_cards
from scopa_desktop.rules.dealing import FIFTEEN
from scopa_desktop.rules.declarations import HandCombinations, LowOrThreeOfAKind
from scopa_desktop.rules.events import PacketDealt, TableDealt
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Cut, parse_action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import read_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import (
    PRIMIERA_VALUES,
    CompleteSet,
    Contest,
    EnoughCards,
    choices_of,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@dataclass(frozen=True)
class ArrangedDeal:
    """A deal given by its cards, and the moves that have been made in it.

    Cards and moves are in the notation of records. The cards that are not named follow in the
    order of the pack.
    """

    hands: tuple[tuple[str, ...], ...]
    """The packets, each with the cards of every seat; a later one may be left out."""
    table: str = ""
    dealer: int = 1
    cut: str = ""
    """The decision of the cutter, where the pack is cut: it decides where the cards go."""
    moves: tuple[str, ...] = ()


@dataclass(frozen=True)
class NumberedDeal:
    """The first deal of a numbered match, and the moves that have been made in it."""

    number: int
    moves: tuple[str, ...] = ()


@dataclass(frozen=True)
class PuzzleDeal:
    """The position of a shipped puzzle, in its own game and seating."""

    puzzle: str
    """Its id."""

    @property
    def game(self) -> str:
        """The id of the game, with which that of the puzzle begins."""
        return self.puzzle.rpartition("-")[0]


LessonDeal = ArrangedDeal | NumberedDeal | PuzzleDeal


def match_of(
    deal: LessonDeal, variant: Variant, seating: Seating, players: Sequence[Player]
) -> Match:
    """A match in the position of a deal.

    A puzzle has its own game and players. Raises `ValueError` when a hand or the table has another
    number of cards than the game deals, and `IllegalMoveError` when one of the moves is not legal.
    """
    if isinstance(deal, PuzzleDeal):
        return Match.replayed(read_record(shipped_puzzles().puzzle(deal.puzzle).record))
    if isinstance(deal, NumberedDeal):
        match = Match(variant, seating, players, deal.number)
        match.begin_round()
    else:
        numbered = (Match(variant, seating, players, number) for number in count(1))
        match = next(each for each in numbered if each.draw.dealer == deal.dealer)
        match.begin_round(arranged_pack(deal, variant, seating))
    for move in actions_of(deal.moves):
        match.play(move)
    return match


def moves_in(text: str) -> tuple[str, ...]:
    """The moves of a text in which commas separate them."""
    return tuple(text.split(", "))


def actions_of(moves: Sequence[str]) -> list[Action]:
    """The actions in notation."""
    return list(map(parse_action, moves))


def arranged_pack(deal: ArrangedDeal, variant: Variant, seating: Seating) -> list[Card]:
    """The pack that deals these cards; raises `ValueError` when their numbers do not fit."""
    places = _first_places(deal, variant, seating)
    begin = len(places)
    first = seating.next_seat(deal.dealer)
    size = variant.deal.packet_size(seating.players)
    for _ in deal.hands[1:]:
        for seat in range(seating.players):
            places += [
                begin + index * seating.players + (seat - first) % seating.players
                for index in range(size)
            ]
        begin += size * seating.players
    first_packet, *later = deal.hands
    texts = [*first_packet, deal.table, *(hand for packet in later for hand in packet)]
    cards = [card for text in texts for card in parse_cards(text)]
    card_at = dict(zip(places, cards, strict=True))
    whole = range(variant.deal.pack.size)
    others = (card for card in whole if card not in cards)
    return [card_at[place] if place in card_at else next(others) for place in whole]


def _first_places(deal: ArrangedDeal, variant: Variant, seating: Seating) -> list[int]:
    """The places in the pack of the first packet, by seat, and of the table."""
    pack = range(variant.deal.pack.size)
    new_round, events = Round.dealt(variant, seating, deal.dealer, pack)
    if deal.cut:
        cut = parse_action(deal.cut)
        assert isinstance(cut, Cut)
        events = new_round.play(cut)
    places: list[int] = []
    for event in events:
        if isinstance(event, PacketDealt):
            places += [card for hand in event.hands for card in hand]
        elif isinstance(event, TableDealt):
            places += event.cards
    return places


_SIDES = ("own", "their")


def facts_of(match: Match) -> Mapping[str, int]:
    """The facts of a match in its position, by the names that sentences use."""
    return {**dict(_game_facts(match.variant)), **dict(_round_facts(match))}


def _game_facts(game: Variant) -> Iterator[tuple[str, int]]:
    values = game.captures.values
    yield "target", game.target
    yield "fifteen", FIFTEEN
    for name, rank in (("page", Rank.PAGE), ("knight", Rank.KNIGHT), ("king", Rank.KING)):
        yield f"{name}_value", values.of(card(rank, Suit.COINS))
    for name, rank in (("7", Rank.SEVEN), ("6", Rank.SIX), ("ace", Rank.ACE), ("5", Rank.FIVE)):
        yield f"primiera_{name}", PRIMIERA_VALUES[rank]
    yield "primiera_court", PRIMIERA_VALUES[Rank.KING]
    rule = game.declarations
    if isinstance(rule, LowOrThreeOfAKind):
        yield "low_total", rule.low_total
        yield "low_points", rule.low_points
        yield "alike_points", rule.three_of_a_kind_points
    elif isinstance(rule, HandCombinations):
        for combination in rule.combinations:
            yield f"{combination.name}_points", combination.points
    yield from _category_points(game)


def _category_points(game: Variant) -> Iterator[tuple[str, int]]:
    """The points of the categories that bring a fixed number."""
    for category in game.categories:
        for choice in choices_of(category):
            if isinstance(choice, Contest | CompleteSet | EnoughCards):
                yield f"{choice.name}_score", choice.points


def _round_facts(match: Match) -> Iterator[tuple[str, int]]:
    current = match.round
    if current is None:
        return
    sheet = current.sheet()
    for side, name in enumerate(_SIDES[: match.seating.sides]):
        yield f"{name}_points", sheet.totals[side]
        for line in sheet.lines:
            figure = line.figures[side]
            yield f"{name}_{line.category}", line.points[side] if figure is None else figure
        yield f"{name}_has_settebello", current.piles[side] >> SETTEBELLO & 1
    if not current.is_over:
        unseen = SeatView.of(match, 0).unseen
        yield "unseen_total", sum(map(current.values.of, cards_of(unseen)))
    yield "hand_total", sum(map(current.values.of, cards_of(current.hands[0])))
