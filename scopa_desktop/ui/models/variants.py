"""The games of the family as the rows of a list, each family under its heading."""

import unicodedata
from collections.abc import Iterable, Sequence
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

from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Family, Variant
from scopa_desktop.ui.words import words

translate = QCoreApplication.translate
_Index: TypeAlias = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class FamilyRow:
    """The heading of a family."""

    family: Family


@dataclass(frozen=True)
class GameRow:
    """A game to choose."""

    variant: Variant
    place: int
    """Its place among all games, whatever is searched for."""


Row: TypeAlias = FamilyRow | GameRow


def one_line(variant: Variant) -> str:
    """A game in one line: `2–4 players · to 11`."""
    target = translate("Variants", "to {points}").format(points=variant.target)
    return f"{players_phrase(variant.seatings)} · {target}"


def seating_name(seating: Seating) -> str:
    """A seating as short as a key needs it: `3`, or `4 in pairs`."""
    if seating.pairs:
        return translate("Variants", "%n in pairs", "", seating.players)
    return str(seating.players)


def players_phrase(seatings: Sequence[Seating]) -> str:
    """How many can play: `2–4 players`, `4 players in pairs`."""
    counts = sorted({seating.players for seating in seatings})
    if all(seating.pairs for seating in seatings):
        return translate("Variants", "%n players in pairs", "", counts[-1])
    if len(counts) == 1:
        return translate("Variants", "%n players", "", counts[0])
    if counts == list(range(counts[0], counts[-1] + 1)):
        return translate("Variants", "{fewest}–%n players", "", counts[-1]).format(fewest=counts[0])
    listed = ", ".join(map(str, counts[:-1]))
    return translate("Variants", "{some} or %n players", "", counts[-1]).format(some=listed)


class VariantModel(QAbstractListModel):
    """The games, family by family, of which a search leaves some."""

    def __init__(self, variants: Iterable[Variant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = [GameRow(variant, place) for place, variant in enumerate(variants)]
        self._rows = list(self._under_headings(self._games))

    def search(self, text: str) -> None:
        """Leave the games whose name, or whose family's name, has all the words of `text`."""
        wanted = _plain(text).split()
        found = [game for game in self._games if all(w in _searched(game) for w in wanted)]
        self.beginResetModel()
        self._rows = list(self._under_headings(found))
        self.endResetModel()

    def variant_at(self, index: _Index) -> Variant | None:
        """The game in that row; None for a heading and for no row."""
        row = self._rows[index.row()] if index.isValid() else None
        return row.variant if isinstance(row, GameRow) else None

    def index_of(self, variant_id: str) -> QModelIndex:
        """The row of a game; invalid when it is not listed now."""
        for number, row in enumerate(self._rows):
            if isinstance(row, GameRow) and row.variant.id == variant_id:
                return self.index(number)
        return QModelIndex()

    def first_game(self) -> QModelIndex:
        """The first row with a game; invalid when nothing is listed."""
        return self.index(1) if self._rows else QModelIndex()

    def last_game(self) -> QModelIndex:
        """The last row with a game; invalid when nothing is listed."""
        return self.index(len(self._rows) - 1) if self._rows else QModelIndex()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """Headings and games."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself for `ROW_ROLE`; otherwise the name, or what a screen reader says."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role, row:
            case Qt.ItemDataRole.UserRole, _:
                return row
            case Qt.ItemDataRole.DisplayRole, GameRow():
                return row.variant.name
            case Qt.ItemDataRole.AccessibleTextRole, GameRow():
                return f"{row.variant.name}, {one_line(row.variant)}"
            case Qt.ItemDataRole.AccessibleTextRole, FamilyRow():
                return words(row.family.value)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Games can be chosen; the keyboard passes over headings."""
        if self.variant_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    @staticmethod
    def _under_headings(games: Sequence[GameRow]) -> Iterable[Row]:
        for family in Family:
            members = [game for game in games if game.variant.family is family]
            if members:
                yield FamilyRow(family)
                yield from members


def _searched(game: GameRow) -> str:
    return _plain(f"{game.variant.name} {words(game.variant.family.value)}")


def _plain(text: str) -> str:
    """Without accents and capitals, so that "baciga" finds Báciga."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
