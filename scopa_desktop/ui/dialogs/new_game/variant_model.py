"""The games of the family as the rows of a list: the last one, the player's own, each family."""

import math
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

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
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_commas

translate = QCoreApplication.translate
_Index: TypeAlias = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole

LAST: Final = "last"
"""The key of the game that was played last, with the rules of that match."""

_MINUTES_A_ROUND: Final = 2.75
_PACE: Final = {2: 1.0, 3: 0.78, 4: 0.64}
"""The best side's share of a round's points beside that of two sides, by the number of sides."""


def own_key(variant: Variant) -> str:
    """The key of rules that a player saved under a name of his own."""
    return f"own {variant.own_name}"


@dataclass(frozen=True)
class HeadingRow:
    """The heading of a group."""

    words: str


@dataclass(frozen=True)
class GameRow:
    """A game to choose."""

    key: str
    """The game's id, or `LAST`, or an `own_key`."""
    variant: Variant
    place: int
    """The game's place in the catalogue, whatever is searched for."""


Row: TypeAlias = HeadingRow | GameRow


class Length(NamedTuple):
    """How long a match takes, roughly."""

    rounds: int
    minutes: int


def match_length(variant: Variant, seating: Seating) -> Length:
    """The rounds that a match takes as a rule, and minutes to the nearest five."""
    rounds = math.ceil(variant.target / (variant.points_per_round * _PACE[seating.sides]))
    return Length(rounds, max(5, 5 * round(rounds * _MINUTES_A_ROUND / 5)))


def length_phrase(length: Length) -> str:
    """`about 4 rounds or 10 minutes`."""
    rounds = translate("Variants", "about %n rounds", "", length.rounds)
    minutes = translate("Variants", "%n minutes", "", length.minutes)
    return translate("Variants", "{rounds} or {minutes}").format(rounds=rounds, minutes=minutes)


def variant_line(variant: Variant) -> str:
    """A game in one line: `2–4 players · to 11`; of own rules the game: `Scopa · to 16`."""
    target = translate("Variants", "to {points}").format(points=variant.target)
    if variant.own_name:
        return f"{variant.name} · {target}"
    parts = [players_phrase(variant.seatings), target]
    if variant.changed:
        parts.append(translate("Variants", "own rules"))
    return " · ".join(parts)


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
    some = with_commas(map(str, counts[:-1]))
    return translate("Variants", "{some} or %n players", "", counts[-1]).format(some=some)


class VariantModel(QAbstractListModel):
    """The games in groups, of which a search leaves some."""

    def __init__(
        self,
        variants: Iterable[Variant],
        own: Iterable[Variant] = (),
        last: Variant | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`own` are the player's own rules; `last` is what was played last, if anything was."""
        super().__init__(parent)
        self._catalogue = [GameRow(one.id, one, place) for place, one in enumerate(variants)]
        self._places = {row.key: row.place for row in self._catalogue}
        self._last = [] if last is None else [GameRow(LAST, last, self._places[last.id])]
        self._own = self._own_rows(own)
        self._wanted: list[str] = []
        self._rows = list(self._listed())

    def set_own_rules(self, own: Iterable[Variant]) -> None:
        """List these as the player's own rules."""
        self.beginResetModel()
        self._own = self._own_rows(own)
        self._rows = list(self._listed())
        self.endResetModel()

    def retranslate(self) -> None:
        """List everything in the language of now."""
        self.beginResetModel()
        self._rows = list(self._listed())
        self.endResetModel()

    def search(self, text: str) -> None:
        """Leave the games whose names, or whose family's name, have all the words of `text`."""
        self.beginResetModel()
        self._wanted = _plain(text).split()
        self._rows = list(self._listed())
        self.endResetModel()

    def variant_of(self, key: str) -> Variant:
        """The game of a key, listed or not."""
        rows = (*self._last, *self._own, *self._catalogue)
        return next(row.variant for row in rows if row.key == key)

    def key_at(self, index: _Index) -> str | None:
        """The key of the game in that row; None for a heading and for no row."""
        row = self._rows[index.row()] if index.isValid() else None
        return row.key if isinstance(row, GameRow) else None

    def index_of(self, key: str) -> QModelIndex:
        """The row of a game; invalid when it is not listed now."""
        for number, row in enumerate(self._rows):
            if isinstance(row, GameRow) and row.key == key:
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
                return row.variant.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole, GameRow():
                described = f"{row.variant.title}, {variant_line(row.variant)}"
                is_tip = role == Qt.ItemDataRole.ToolTipRole
                return plain_tool_tip(described) if is_tip else described
            case Qt.ItemDataRole.AccessibleTextRole, HeadingRow():
                return row.words
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Games can be chosen; the keyboard passes over headings."""
        if self.key_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _own_rows(self, own: Iterable[Variant]) -> list[GameRow]:
        return [GameRow(own_key(one), one, self._places[one.id]) for one in own]

    def _listed(self) -> Iterator[Row]:
        """What was played last is found in its family: a search lists it only there."""
        if not self._wanted:
            yield from _under(translate("Variants", "Played last"), self._last)
        yield from _under(translate("Variants", "My rules"), self._found(self._own))
        for family in Family:
            members = [row for row in self._catalogue if row.variant.family is family]
            yield from _under(words(family.value), self._found(members))

    def _found(self, games: Iterable[GameRow]) -> list[GameRow]:
        return [game for game in games if all(word in _searched(game) for word in self._wanted)]


def _under(heading: str, games: Sequence[GameRow]) -> Iterator[Row]:
    """A group, unless it is empty."""
    if games:
        yield HeadingRow(heading)
        yield from games


def _searched(game: GameRow) -> str:
    variant = game.variant
    return _plain(f"{variant.own_name} {variant.name} {words(variant.family.value)}")


def _plain(text: str) -> str:
    """Without accents and capitals, so that "baciga" finds Báciga."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
