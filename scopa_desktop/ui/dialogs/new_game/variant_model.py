"""The games as a list model in groups: played last, the player's own rules, each family."""

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

VARIANT_ROW_ROLE = Qt.ItemDataRole.UserRole

LAST: Final = "last"
"""The key of the game that was played last, with the rules of that match."""

_MINUTES_PER_ROUND: Final = 2.75
_PACE: Final = {2: 1.0, 3: 0.78, 4: 0.64}
"""Points per round of the best side, relative to two sides, by number of sides."""


def own_key(variant: Variant) -> str:
    """The key of rules that the player saved under a name."""
    return f"own {variant.own_name}"


@dataclass(frozen=True)
class HeadingRow:
    """The heading of a group."""

    words: str


@dataclass(frozen=True)
class GameRow:
    """A game in the list."""

    key: str
    """The game's id, or `LAST`, or an `own_key`."""
    variant: Variant
    place: int
    """The game's index in the catalogue, also while a search hides other games."""


VariantRow: TypeAlias = HeadingRow | GameRow


class Length(NamedTuple):
    """The approximate length of a match."""

    rounds: int
    minutes: int


def match_length(variant: Variant, seating: Seating) -> Length:
    """The expected rounds of a match, and its minutes to the nearest five."""
    rounds = math.ceil(variant.target / (variant.points_per_round * _PACE[seating.sides]))
    return Length(rounds, max(5, 5 * round(rounds * _MINUTES_PER_ROUND / 5)))


def length_phrase(length: Length) -> str:
    """`about 4 rounds or 10 minutes`."""
    rounds = translate("Variants", "about %n rounds", "", length.rounds)
    minutes = translate("Variants", "%n minutes", "", length.minutes)
    return translate("Variants", "{rounds} or {minutes}").format(rounds=rounds, minutes=minutes)


def variant_line(variant: Variant) -> str:
    """A game in one line: `2–4 players · to 11`; for the player's own rules `Scopa · to 16`."""
    target = translate("Variants", "to {points}").format(points=variant.target)
    if variant.own_name:
        return f"{variant.name} · {target}"
    parts = [players_phrase(variant.seatings), target]
    if variant.changed:
        parts.append(translate("Variants", "own rules"))
    return " · ".join(parts)


def seating_name(seating: Seating) -> str:
    """A seating as the text of a button: `3`, or `4 in pairs`."""
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
    others = with_commas(map(str, counts[:-1]))
    return translate("Variants", "{some} or %n players", "", counts[-1]).format(some=others)


class VariantModel(QAbstractListModel):
    """The games in groups; a search can hide some of them."""

    def __init__(
        self,
        variants: Iterable[Variant],
        own: Iterable[Variant] = (),
        last: Variant | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`own` are the player's own rules; `last` is the game played last, None if there is none.

        Every game in `own` and `last` must have the id of one of `variants`.
        """
        super().__init__(parent)
        self._catalogue = [
            GameRow(variant.id, variant, place) for place, variant in enumerate(variants)
        ]
        self._places = {row.key: row.place for row in self._catalogue}
        self._last = [] if last is None else [GameRow(LAST, last, self._places[last.id])]
        self._own = self._own_rows(own)
        self._search_words: list[str] = []
        self._rows = list(self._visible_rows())

    def set_own_rules(self, own: Iterable[Variant]) -> None:
        """Replace the player's own rules."""
        self.beginResetModel()
        self._own = self._own_rows(own)
        self._rows = list(self._visible_rows())
        self.endResetModel()

    def retranslate(self) -> None:
        """List everything in the current language."""
        self.beginResetModel()
        self._rows = list(self._visible_rows())
        self.endResetModel()

    def search(self, text: str) -> None:
        """List only games whose name or family's name contains every word of `text`."""
        self.beginResetModel()
        self._search_words = _normalized(text).split()
        self._rows = list(self._visible_rows())
        self.endResetModel()

    def variant_of(self, key: str) -> Variant:
        """The game with a key, also if a search hides it; StopIteration if there is none."""
        rows = (*self._last, *self._own, *self._catalogue)
        return next(row.variant for row in rows if row.key == key)

    def key_at(self, index: _Index) -> str | None:
        """The key of the game in a row; None for a heading or an invalid index."""
        row = self._rows[index.row()] if index.isValid() else None
        return row.key if isinstance(row, GameRow) else None

    def index_of(self, key: str) -> QModelIndex:
        """The index of a game; invalid if it is not listed."""
        for number, row in enumerate(self._rows):
            if isinstance(row, GameRow) and row.key == key:
                return self.index(number)
        return QModelIndex()

    def first_game(self) -> QModelIndex:
        """The index of the first game; invalid if nothing is listed."""
        return self.index(1) if self._rows else QModelIndex()

    def last_game(self) -> QModelIndex:
        """The index of the last game; invalid if nothing is listed."""
        return self.index(len(self._rows) - 1) if self._rows else QModelIndex()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """The number of headings and games."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself for `VARIANT_ROW_ROLE`, else its name, tool tip or accessible text."""
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
        """Games are selectable, headings are not."""
        if self.key_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _own_rows(self, own: Iterable[Variant]) -> list[GameRow]:
        return [GameRow(own_key(variant), variant, self._places[variant.id]) for variant in own]

    def _visible_rows(self) -> Iterator[VariantRow]:
        """The rows that match the search; during a search the game played last is not repeated."""
        if not self._search_words:
            yield from _group(translate("Variants", "Played last"), self._last)
        yield from _group(translate("Variants", "My rules"), self._matching(self._own))
        for family in Family:
            members = [row for row in self._catalogue if row.variant.family is family]
            yield from _group(words(family.value), self._matching(members))

    def _matching(self, games: Iterable[GameRow]) -> list[GameRow]:
        return [
            game for game in games if all(word in _search_text(game) for word in self._search_words)
        ]


def _group(heading: str, games: Sequence[GameRow]) -> Iterator[VariantRow]:
    """A heading and its games; nothing if there are none."""
    if games:
        yield HeadingRow(heading)
        yield from games


def _search_text(game: GameRow) -> str:
    variant = game.variant
    return _normalized(f"{variant.own_name} {variant.name} {words(variant.family.value)}")


def _normalized(text: str) -> str:
    """The text in lower case without accents, so that "baciga" finds Báciga."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
