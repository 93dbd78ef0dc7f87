"""The games as a list model in groups: played last, the player's own rules, each family."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, QTimer

from scopa_desktop.rules.variant import Family, Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.widgets.game_search import DESCRIPTION, GameSearch, normalized
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording.card_wording import game_title, words
from scopa_desktop.ui.wording.game_wording import variant_line
from scopa_desktop.ui.wording.text_direction import without_marks

VARIANT_ROW_ROLE = Qt.ItemDataRole.UserRole

LAST: Final = "last"
"""The key of the game that was played last, with the rules of that match."""


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
    """The game's id, or `LAST`, or an `own_key`; with an option that a search has named, the id and
    the option's label."""
    variant: Variant
    place: int
    """The game's index in the catalogue, also while a search hides other games."""
    option_label: str = ""
    """The label of the option that a search has named; empty for all other rows."""

    @property
    def line(self) -> str:
        """The line below its name."""
        return self.option_label or self.variant.own.sentence or variant_line(self.variant)


VariantRow: TypeAlias = HeadingRow | GameRow


class VariantModel(QAbstractListModel):
    """The games in groups; a search can hide some of them."""

    def __init__(
        self,
        variants: Iterable[Variant],
        own: Iterable[Variant] = (),
        last: Variant | None = None,
        parent: QObject | None = None,
        *,
        decks: Mapping[str, Deck] | None = None,
    ) -> None:
        """`own` are the player's own rules; `last` is the game played last, None if there is none.

        A search finds a game by the name of its deck too if that is one of `decks`.

        Every game in `own` and `last` must have the id of one of `variants`.
        """
        super().__init__(parent)
        self._catalogue = [
            GameRow(variant.id, variant, place) for place, variant in enumerate(variants)
        ]
        self._places = {row.key: row.place for row in self._catalogue}
        self._last = [] if last is None else [GameRow(LAST, last, self._places[last.id])]
        self._own = self._own_rows(own)
        self._named: dict[str, GameRow] = {}
        """The games with an option that a search has named, by key."""
        self._kept: GameRow | None = None
        """One of them that is listed beside its game."""
        self._search = GameSearch(decks or {})
        self._query = ""
        """What is searched, normalized; empty to list every game in its group."""
        self._rows = list(self._visible_rows())
        self._unread: list[GameRow] = []
        """The games whose texts `prepare_search` has not read yet."""
        self._preparing = QTimer(self)
        self._preparing.timeout.connect(self._read_next)

    def set_own_rules(self, own: Iterable[Variant]) -> None:
        """Replace the player's own rules."""
        self.beginResetModel()
        self._own = self._own_rows(own)
        self._rows = list(self._visible_rows())
        self.endResetModel()

    def search(self, text: str, kept: str = "") -> None:
        """List only the games that match `text`, the best first; all of them if it is blank.

        A game with an option that an earlier search has named is listed in its group only if `kept`
        is its key.
        """
        self.beginResetModel()
        self._query, self._kept = normalized(text), self._named.get(kept)
        self._rows = list(self._visible_rows())
        self.endResetModel()

    def prepare_search(self) -> None:
        """Read the texts in which a search looks, one game after another while nothing happens."""
        self._unread = [*self.games]
        self._preparing.start()

    @property
    def is_preparing(self) -> bool:
        """Whether texts of `prepare_search` are still to be read."""
        return self._preparing.isActive()

    @property
    def games(self) -> Sequence[GameRow]:
        """All games in which a search looks, without those of an option that it named."""
        return [*self._own, *self._catalogue]

    @property
    def is_searching(self) -> bool:
        """Whether the list shows the result of a search."""
        return bool(self._query)

    def variant_of(self, key: str) -> Variant:
        """The game with a key, also if a search hides it; StopIteration if there is none."""
        rows = (*self._last, *self._own, *self._catalogue, *self._named.values())
        return next(row.variant for row in rows if row.key == key)

    def key_at(self, index: Index) -> str | None:
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

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself for `VARIANT_ROW_ROLE`, else its name, tool tip or accessible text."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role, row:
            case Qt.ItemDataRole.UserRole, _:
                return row
            case Qt.ItemDataRole.DisplayRole, GameRow():
                return game_title(row.variant)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole, GameRow():
                described = f"{game_title(row.variant)}, {row.line}"
                is_tip = role == Qt.ItemDataRole.ToolTipRole
                return plain_tool_tip(described) if is_tip else without_marks(described)
            case Qt.ItemDataRole.AccessibleTextRole, HeadingRow():
                return without_marks(row.words)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Games are selectable, headings are not."""
        if self.key_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _own_rows(self, own: Iterable[Variant]) -> list[GameRow]:
        return [GameRow(own_key(variant), variant, self._places[variant.id]) for variant in own]

    def _read_next(self) -> None:
        if self._unread:
            variant = self._unread.pop().variant
            self._search.rank(variant, "")
            self._search.named_option(variant, "")
        else:
            self._preparing.stop()

    def _visible_rows(self) -> Iterator[VariantRow]:
        """All games in their groups, or the result of the search."""
        if self._query:
            yield from _group(translate("Variants", "Search results"), self._matching())
            return
        yield from _group(translate("Variants", "Played last"), self._last)
        yield from _group(translate("Variants", "My games"), self._own)
        for family in Family:
            rows = (*self._catalogue, *filter(None, [self._kept]))
            members = [row for row in rows if row.variant.family is family]
            members.sort(key=lambda row: row.place)
            yield from _group(words(family.value), members)

    def _matching(self) -> list[GameRow]:
        """The games that match the search, the best first; the game played last is not repeated.

        Games that only mention the words in their rules are listed if no other game matches.
        """
        ranks = [
            (rank, row)
            for row in self._own
            if (rank := self._search.rank(row.variant, self._query)) is not None
        ]
        ranks += filter(None, map(self._match, self._catalogue))
        ranks.sort(key=lambda ranked: ranked[0])
        is_described_only = bool(ranks) and ranks[0][0] >= DESCRIPTION
        return [row for rank, row in ranks if is_described_only or rank < DESCRIPTION]

    def _match(self, row: GameRow) -> tuple[int, GameRow] | None:
        """How well a game of the catalogue matches, and its row: with the option named, if any."""
        rank = self._search.rank(row.variant, self._query)
        named = self._search.named_option(row.variant, self._query)
        if named is None or (rank is not None and rank < named.rank):
            return None if rank is None else (rank, row)
        key = f"{row.key} {named.label}"
        found = GameRow(key, named.variant, row.place, named.label)
        self._named[key] = found
        return named.rank, found


def _group(heading: str, games: Sequence[GameRow]) -> Iterator[VariantRow]:
    """A heading and its games; nothing if there are none."""
    if games:
        yield HeadingRow(heading)
        yield from games
