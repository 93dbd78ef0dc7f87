"""The moves of a match as the rows of a list."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from scopa_desktop.play.session import OWN_SEAT, RecordPosition
from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.events import (
    Captured,
    CutMade,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.record import Record, RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.theme.painting import signed
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.event_wording import EventWording

translate = QCoreApplication.translate
_Index: TypeAlias = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
MOST_DEALS = 60
"""The deals that are listed, the last ones: the view measures every row after every move."""
SHORT_ROLE = Qt.ItemDataRole.UserRole + 1
"""A few words for a row that no card tells; empty for all others."""


@dataclass(frozen=True)
class DealRow:
    """A deal or a packet begins."""

    number: int
    """Of the round, or of the packet."""
    dealer: int | None = None
    """The seat that deals the round; None for a further packet."""


@dataclass(frozen=True)
class CardsRow:
    """Cards that went somewhere: a move, or the taking of the opening or the leftovers."""

    seat: int
    place: RecordPosition
    """The table as it stands after it."""
    played: Card | None
    """None where no card was played."""
    taken: Mask = 0
    points: int = 0
    """Sweep points, or those of a declaration."""


Said: TypeAlias = OpeningTaken | CutMade | Declared | InstantWin


@dataclass(frozen=True)
class EventRow(CardsRow):
    """Something that happened beside the cards played, with the cards it is about."""

    event: Said | None = None
    on_table: bool = False
    """Whether the opening table brought what was declared."""


@dataclass(frozen=True)
class VoidRow:
    """The deal is void because of these cards."""

    cards: Mask


@dataclass(frozen=True)
class EarlierRow:
    """Deals that are not listed, because the match is very long."""

    deals: int


Row: TypeAlias = DealRow | CardsRow | VoidRow | EarlierRow


class _DealRows:
    """The rows of one deal, which grow with its moves."""

    def __init__(self, record: Record, deal: int) -> None:
        """The rows of a deal of the record, counted from 1."""
        self._record_of_deal = record.rounds[deal - 1]
        self._deal = deal
        recorded = self._record_of_deal
        self._round, events = Round.dealt(
            record.variant, record.seating, recorded.dealer, recorded.pack
        )
        self.rows: list[Row] = [
            DealRow(deal, recorded.dealer),
            *_rows_of_events(events, RecordPosition(deal, 0)),
        ]
        self._made: list[Action] = []
        self._play(recorded.moves)

    def follow(self, recorded: RoundRecord) -> bool:
        """Whether these are the rows of this deal now: moves it has made since are added."""
        if recorded is self._record_of_deal:
            return True
        own, made = self._record_of_deal, len(self._made)
        if recorded.dealer != own.dealer or recorded.pack != own.pack:
            return False
        if recorded.moves[:made] != tuple(self._made):
            return False
        self._record_of_deal = recorded
        self._play(recorded.moves[made:])
        return True

    def _play(self, moves: Sequence[Action]) -> None:
        for move in moves:
            self._made.append(move)
            place = RecordPosition(self._deal, len(self._made))
            self.rows += _rows_of_events(self._round.play(move), place)


def _rows_of_events(events: Sequence[Event], place: RecordPosition) -> Iterator[Row]:
    points = sum(event.points for event in events if isinstance(event, Swept))
    taken = next((event.taken for event in events if isinstance(event, Captured)), 0)
    on_table = any(isinstance(event, TableDealt) for event in events)
    for event in events:
        match event:
            case Played(seat, card):
                yield CardsRow(seat, place, card, taken, points)
            case OpeningTaken(seat, cards):
                yield EventRow(seat, place, None, cards, points, event)
            case TableTaken(seat, cards):
                yield CardsRow(seat, place, None, cards, points)
            case CutMade(seat, card, keeps):
                yield EventRow(seat, place, None if keeps else card, event=event)
            case Declared(seat, cards):
                yield EventRow(seat, place, None, cards, event.points, event, on_table)
            case InstantWin(side):
                yield EventRow(side, place, None, event=event)
            case LeftoversTaken(int(seat), cards) if cards:
                yield CardsRow(seat, place, None, cards)
            case DealVoided(cards, _):
                yield VoidRow(cards)
            case PacketDealt(number, _, _) if number > 1:
                yield DealRow(number)


class MoveListModel(QAbstractListModel):
    """The moves of the running match, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._deals: dict[int, _DealRows] = {}
        self._rules: tuple[Variant, Seating] | None = None
        self._names: tuple[str, ...] = ()
        self._words: CardWording | None = None
        self._events: EventWording | None = None

    def show(self, record: Record, names: Sequence[str], words: CardWording) -> None:
        """List a match between players of these names, keeping the rows that stay the same."""
        self._names = tuple(names)
        self._words = words
        self._events = EventWording(record.variant, record.seating, self._names, words, OWN_SEAT)
        self._exchange(self._rows_of(record))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself for `ROW_ROLE`, words for `SHORT_ROLE`; otherwise its sentence."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == SHORT_ROLE:
            return self.short_words(row)
        spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.sentence(row) if role in spoken else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Moves can be chosen, heads cannot."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if isinstance(self._rows[index.row()], CardsRow):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled

    def sentence(self, row: Row) -> str:
        """The row as one tells it."""
        words = self._words
        if words is None:
            return ""
        match row:
            case DealRow(number, None):
                return translate("Moves", "Packet {number}").format(number=number)
            case DealRow(number, int(dealer)):
                return self._deal_sentence(number, dealer)
            case EarlierRow() | VoidRow():
                return self._summary(row, words)
            case EventRow(event=event) if event is not None:
                return self._said(event, row)
            case CardsRow():
                return self._cards_sentence(row, words)
        raise TypeError(f"no such row: {row}")

    def short_words(self, row: Row) -> str:
        """What stands in a row that no card tells."""
        event = row.event if isinstance(row, EventRow) else None
        if self._events is None:
            return ""
        match event:
            case CutMade(keeps=True):
                return self._events.cut_kept()
            case InstantWin():
                return self._events.win_call
        return ""

    def _said(self, event: Said, row: EventRow) -> str:
        told = self._events
        if told is None:
            return ""
        match event:
            case OpeningTaken():
                return told.opening(event, row.points)
            case CutMade():
                return told.cut_made(event)
            case Declared():
                return told.declared(event, on_table=row.on_table)
            case InstantWin():
                return told.won_at_once(event)

    @staticmethod
    def _summary(row: EarlierRow | VoidRow, words: CardWording) -> str:
        if isinstance(row, EarlierRow):
            return translate("Moves", "Earlier deals: {number}").format(number=row.deals)
        return translate("Moves", "Void deal: {cards}").format(cards=words.cards(row.cards))

    def _deal_sentence(self, number: int, dealer: int) -> str:
        if dealer == OWN_SEAT:
            return translate("Moves", "Deal {number} · you deal").format(number=number)
        told = translate("Moves", "Deal {number} · {name} deals")
        return told.format(number=number, name=self._names[dealer])

    def _cards_sentence(self, row: CardsRow, words: CardWording) -> str:
        name, is_own = self._names[row.seat], row.seat == OWN_SEAT
        if row.played is not None:
            move = Move(row.played, row.taken)
            told = words.own_move(move) if is_own else words.move(name, move)
            return f"{told} ({signed(row.points)})" if row.points else told
        if is_own:
            told = translate("Moves", "You take from the table: {cards}")
        else:
            told = translate("Moves", "{name} takes from the table: {cards}")
        return told.format(name=name, cards=words.cards(row.taken))

    def _rows_of(self, record: Record) -> list[Row]:
        """All rows; only moves that were not listed before are played for it."""
        deals = range(max(0, len(record.rounds) - MOST_DEALS) + 1, len(record.rounds) + 1)
        rules = (record.variant, record.seating)
        known = self._deals if rules == self._rules else {}
        self._rules, self._deals = rules, {}
        rows: list[Row] = [EarlierRow(deals.start - 1)] if deals.start > 1 else []
        for deal in deals:
            listed = known.get(deal)
            if listed is None or not listed.follow(record.rounds[deal - 1]):
                listed = _DealRows(record, deal)
            self._deals[deal] = listed
            rows += listed.rows
        return rows

    def _exchange(self, rows: list[Row]) -> None:
        same = next(
            (i for i, (old, new) in enumerate(zip(self._rows, rows, strict=False)) if old != new),
            min(len(self._rows), len(rows)),
        )
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(QModelIndex(), same, len(rows) - 1)
            self._rows += rows[same:]
            self.endInsertRows()
        if same:
            # Names and words may be other ones: a language, a deck, a player's new name.
            self.dataChanged.emit(self.index(0), self.index(same - 1))
