"""The score of a round as a table: categories by sides."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.cards import card_name, union
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.score_count import ScoreCount
from scopa_desktop.rules.scoring import DeclaredPoints, ScoreLine, ScoreSheet, category_of
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.pictures.portraits import portraits_by_seat
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording.card_wording import CardWording, ShownCard, measure_of, shown_cards
from scopa_desktop.ui.wording.list_format import and_list, with_commas
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.player_names import names_by_seat
from scopa_desktop.ui.wording.text_direction import without_marks

_MOST_NAMED = 10


class SideInfo(NamedTuple):
    """The players of a side, in the order of their seats."""

    names: tuple[str, ...]
    portraits: tuple[str, ...]

    @classmethod
    def of_match(
        cls, match: Match, current: Profile, profiles: Iterable[Profile] = ()
    ) -> list["SideInfo"]:
        """The sides of a match; the name of the current profile is not translated.

        `profiles` are all of them, for matches of several people.
        """
        names = names_by_seat(match, match.players, current.name)
        portraits = portraits_by_seat(match, current, profiles)
        seats_of_sides = map(match.seating.seats_of, range(match.seating.sides))
        return [
            cls(tuple(names[seat] for seat in seats), tuple(portraits[seat] for seat in seats))
            for seats in seats_of_sides
        ]


class SideStanding(NamedTuple):
    """A finished round, and the points of the match before and after it."""

    round_number: int
    sheet: ScoreSheet
    before: tuple[int, ...]
    """The points of the match when the round began, for each side."""
    final: tuple[int, ...] | None = None
    """The points of the match after the round, if it was won before all rows were counted."""
    declared: tuple[tuple[Declared, ...], ...] = ()
    """The declarations of each side in the round, including those of the opening table."""

    @property
    def after(self) -> tuple[int, ...]:
        """The points of the match for each side after the round was counted."""
        if self.final is not None:
            return self.final
        gained = self.sheet.totals
        return tuple(old + new for old, new in zip(self.before, gained, strict=True))


def standing_of(match: Match, round_number: int) -> SideStanding:
    """A round of a match, counted from 1; raises `ValueError` if it is not finished."""
    if not 1 <= round_number <= len(match.sheets):
        raise ValueError(f"round {round_number} was not played out")
    nothing = (0,) * match.seating.sides
    earlier = [sheet.totals for sheet in match.sheets[: round_number - 1]]
    before = tuple(map(sum, zip(nothing, *earlier, strict=True)))
    ended = match.winner is not None and round_number == len(match.sheets)
    final = tuple(match.totals) if ended else None
    sheet, declared = match.sheets[round_number - 1], declared_in(match, round_number)
    return SideStanding(round_number, sheet, before, final, declared)


def declared_in(match: Match, round_number: int) -> tuple[tuple[Declared, ...], ...]:
    """The declarations of each side in a round; rounds are counted from 1, without void deals."""
    seating, variant = match.seating, match.variant
    if variant.declarations is None and variant.opening_flor is None:
        return ((),) * seating.sides
    recorded = match.scored_round(round_number)
    if recorded is None:
        return ((),) * seating.sides
    events = chain.from_iterable(round_events(variant, seating, recorded))
    declared = [event for event in events if isinstance(event, Declared)]
    return tuple(
        tuple(event for event in declared if seating.side_of(event.seat) == side)
        for side in range(seating.sides)
    )


class ScoreModel(QAbstractTableModel):
    """One row for each line of a score sheet, one column for each side."""

    def __init__(
        self,
        variant: Variant,
        standing: SideStanding,
        sides: Sequence[SideInfo],
        deck: Deck,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.variant = variant
        self.standing = standing
        self.sides = tuple(sides)
        self._deck = deck
        self._words = CardWording(deck, variant)
        self._lines = standing.sheet.lines
        self._count = ScoreCount(standing.sheet.lines, standing.before, standing.after)
        self._measures = [measure_of(variant, line) for line in self._lines]
        self._cells: dict[int, Callable[[int, int], object]] = {
            Qt.ItemDataRole.DisplayRole: self._cell_text,
            Qt.ItemDataRole.ToolTipRole: self._tool_tip,
            Qt.ItemDataRole.AccessibleTextRole: lambda *cell: without_marks(self._cell_text(*cell)),
            Qt.ItemDataRole.AccessibleDescriptionRole: (
                lambda *cell: without_marks(self._card_names(*cell))
            ),
        }

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the match for each side, including this round."""
        return self.standing.after

    def is_entered(self, row: int) -> bool:
        """Whether all points of a row count for the match."""
        return self._count.is_entered(row)

    def line(self, row: int) -> ScoreLine:
        return self._lines[row]

    def cards(self, row: int, side: int) -> tuple[ShownCard, ...]:
        """The cards of a side that count in a category, in their order of importance."""
        line = self._lines[row]
        cards = line.cards[side]
        if isinstance(category_of(self.variant.categories, line), DeclaredPoints):
            declared = self.standing.declared[side] if self.standing.declared else ()
            cards = union(event.cards for event in declared)
        return shown_cards(self._measures[row], cards, self._deck)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of categories."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """The number of sides."""
        return 0 if parent.isValid() else len(self.sides)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell_value = self._cells.get(role)
        return cell_value(index.row(), index.column()) if cell_value and index.isValid() else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return self._words.category(self._lines[section].category)
        names = and_list(self.sides[section].names)
        return names if role == Qt.ItemDataRole.DisplayRole else without_marks(names)

    def _cell_text(self, row: int, side: int) -> str:
        """`22 cards, 1 point`."""
        points = self._lines[row].points[side]
        points_text = counted("points", points) if points else self.tr("no point")
        return with_commas(filter(None, (self._counted(row, side), points_text)))

    def _counted(self, row: int, side: int) -> str:
        figure = self._lines[row].figures[side]
        if figure is None:
            return self._card_names(row, side)
        measure = self._measures[row]
        if measure is not None and measure.counts_cards:
            return counted("cards", figure)
        return str(figure)

    def _tool_tip(self, row: int, side: int) -> str:
        return plain_tool_tip(self._card_names(row, side))

    def _card_names(self, row: int, side: int) -> str:
        cards = self.cards(row, side)
        if len(cards) > _MOST_NAMED:
            return counted("cards", len(cards))
        return with_commas(self._deck.card_name(card_name(shown_card.card)) for shown_card in cards)
