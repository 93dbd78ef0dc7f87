"""The decks of cards, and a cache of card pictures rendered at the exact size shown."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_NOOP3,
    QObject,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.json_fields import (
    Fields,
    integer,
    list_of,
    map_of,
    number,
    read_json_file,
    text,
)
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.pictures.portraits import portrait_file
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from scopa_desktop.ui.theme.svg import svg_pixmap

SUIT_LETTERS, COURT_LETTERS, RANK_LETTERS = "DCSB", "JQK", "A234567JQK"
CODES: tuple[str, ...] = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
"""The code of every card, as its file is named: rank letter, suit letter."""

CACHE_BUDGET = 40 * 1024 * 1024
_PRERENDER_INTERVAL_MS = 8
_LARGEST_DESCRIPTION = 64 * 1024
_LONGEST_WORD = 100
WORDS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("Deck", "Ace"),
    QT_TRANSLATE_NOOP3("Deck", "Ace", "beside Diamonds"),
    QT_TRANSLATE_NOOP3("Deck", "King", "beside Diamonds"),
    QT_TRANSLATE_NOOP3("Deck", "Clubs", "beside Diamonds"),
    QT_TRANSLATE_NOOP3("Deck", "Coins", "in the name of a card"),
    QT_TRANSLATE_NOOP3("Deck", "Cups", "in the name of a card"),
    QT_TRANSLATE_NOOP3("Deck", "Swords", "in the name of a card"),
    QT_TRANSLATE_NOOP3("Deck", "Clubs", "in the name of a card"),
    QT_TRANSLATE_NOOP3("Deck", "Batons", "in the name of a card"),
)
"""The texts that are not in a `deck.json`, marked for translation.

Some languages have different words for the Ace, the King or the Clubs of French-suited decks.
"""


class MissingArtError(Exception):
    """A picture file of the program is missing or damaged."""


def _translated(word: str, comment: str = "") -> str:
    """The word in the current language; `comment` distinguishes two meanings."""
    return translate("Deck", word, comment)


@dataclass(frozen=True)
class Deck:
    """A deck of forty cards as its `deck.json` describes it; the methods translate its names."""

    id: str
    name: str
    region: str
    suits: tuple[str, ...]
    """Names of coins, cups, swords and batons in this deck."""
    courts: tuple[str, ...]
    """Names of the three court ranks, from eight to ten."""
    aspect: float
    """Width divided by height."""
    index: Mapping[str, str]
    """What the cards of a rank letter have printed in their corners, if they have anything."""
    emblems: str
    """The family of its suit signs, as the files in `resources/emblems` begin: it, es, fr."""
    order: int
    """Decks are offered by rising order, those of the same order by their ids."""
    folder: Path

    def translated_name(self) -> str:
        """The deck's name in the current language."""
        return _translated(self.name)

    def translated_region(self) -> str:
        """Where the deck is traditionally used, in the current language."""
        return _translated(self.region)

    @property
    def has_diamonds(self) -> bool:
        """Whether the suits are French; diamonds then stand for coins."""
        return self.suits[0] == "Diamonds"

    def suit_name(self, code: str) -> str:
        """The suit of a card in the current language."""
        return self._translated(self.suits[SUIT_LETTERS.index(code[1])])

    def rank_name(self, code: str) -> str:
        """The rank of a card in the current language: "Ace", "7", "Knight"."""
        if code[0] in COURT_LETTERS:
            return self._translated(self.courts[COURT_LETTERS.index(code[0])])
        return self._translated("Ace") if code[0] == "A" else code[0]

    def card_name(self, code: str) -> str:
        """The full name of a card: "7 of Coins"."""
        pattern = translate("Deck", "{rank} of {suit}")
        comment = "beside Diamonds" if self.has_diamonds else "in the name of a card"
        suit = _translated(self.suits[SUIT_LETTERS.index(code[1])], comment)
        return pattern.format(rank=self.rank_name(code), suit=suit)

    def _translated(self, word: str) -> str:
        return _translated(word, f"beside {self.suits[0]}")

    def printed_index(self, code: str) -> str:
        """The index printed in the card's corner: "7", "A", "Q", "10"; empty if it has none."""
        return self.index.get(code[0], "")

    def face_file(self, code: str | None) -> Path:
        """The SVG file of a card; of the card back for None."""
        return self.folder / f"{code or 'back'}.svg"


def load_decks(folder: Path | None = None) -> dict[str, Deck]:
    """Every deck in `folder` by id, in the order of the settings; by default the program's decks.

    Raises:
        MissingArtError: there is no deck, or the description of one cannot be read.
    """
    cards = folder if folder is not None else resource_folder() / "cards"
    decks = [_load(description) for description in cards.glob("*/deck.json")]
    if not decks:
        raise MissingArtError(f"There are no cards in {cards}.")
    return {deck.id: deck for deck in sorted(decks, key=lambda deck: (deck.order, deck.id))}


def _load(description: Path) -> Deck:
    def parse(content: object) -> Deck:
        fields, word = Fields(content), text(_LONGEST_WORD)
        return Deck(
            id=fields.take("id", word),
            name=fields.take("name", word),
            region=fields.take("region", word),
            suits=fields.take("suits", list_of(word)),
            courts=fields.take("courts", list_of(word)),
            aspect=fields.take("aspect", number(0.1, 10)),
            index=fields.take("index", map_of(str, word)),
            emblems=fields.take("emblems", word),
            order=fields.take("order", integer(0, 1000)),
            folder=description.parent,
        )

    try:
        return read_json_file(description, _LARGEST_DESCRIPTION, parse)
    except StorageError as error:
        raise MissingArtError(f"The deck in {description.parent} cannot be read.") from error


class CardArt(QObject):
    """Cards, portraits and emblems as pixmaps, rendered once per size and cached.

    Sizes are in logical pixels; a pixmap has the size times `dpr` in device pixels, so that it is
    drawn unscaled. The least recently used are dropped beyond `budget` bytes. Cards have no
    shadow, because it depends on their height above the table.
    """

    prerendered = Signal()
    """Everything requested with `prerender` has been rendered."""

    def __init__(
        self,
        decks: Mapping[str, Deck],
        resources: Path | None = None,
        budget: int = CACHE_BUDGET,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.decks = decks
        self._resources = resources if resources is not None else resource_folder()
        self._cache = PixmapCache(budget)
        self._queue: deque[tuple[str, str | None, float, float]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_PRERENDER_INTERVAL_MS)
        self._timer.timeout.connect(self._prerender_next)

    def card(self, deck_id: str, code: str | None, width: float, dpr: float) -> QPixmap:
        """A card's face, or the back for None, `width` logical pixels wide."""
        deck = self.decks[deck_id]
        height = width / deck.aspect
        return self._picture((deck_id, code), lambda: deck.face_file(code), width, height, dpr)

    def portrait(self, name: str, diameter: float, dpr: float) -> QPixmap:
        """The round portrait of a computer player or a person; `you` if the name is unknown."""
        key = ("portraits", name)
        return self._picture(
            key, lambda: portrait_file(self._resources, name), diameter, diameter, dpr
        )

    def emblem(self, deck_id: str, suit: str, side: float, dpr: float) -> QPixmap:
        """The emblem of a suit (D, C, S or B) in the style of a deck."""
        family = self.decks[deck_id].emblems
        return self._resource("emblems", f"{family}_{suit}.svg", side, side, dpr)

    def broom(self, height: float, dpr: float) -> QPixmap:
        """The broom shown at a sweep, twice as high as wide."""
        return self._resource("emblems", "broom.svg", height / 2, height, dpr)

    def prerender(self, deck_id: str, width: float, dpr: float) -> None:
        """Render a deck and its back one card at a time; cancels an unfinished request."""
        codes: tuple[str | None, ...] = (None, *CODES)
        self._queue = deque((deck_id, code, width, dpr) for code in codes)
        self._timer.start()

    @property
    def bytes_used(self) -> int:
        """The memory of the cached pixmaps."""
        return self._cache.used

    def _prerender_next(self) -> None:
        self.card(*self._queue.popleft())
        if not self._queue:
            self._timer.stop()
            self.prerendered.emit()

    def _resource(self, folder: str, name: str, width: float, height: float, dpr: float) -> QPixmap:
        """A picture that belongs to no deck."""
        key = (folder, name)
        return self._picture(key, lambda: self._resources / folder / name, width, height, dpr)

    def _picture(
        self,
        key: tuple[str, str | None],
        find_file: Callable[[], Path],
        width: float,
        height: float,
        dpr: float,
    ) -> QPixmap:
        """The picture in a file, from the cache by `key` and size: paths are slow to build."""
        pixels = (max(1, round(width * dpr)), max(1, round(height * dpr)))
        return self._cache.get((key, pixels, dpr), lambda: _render(find_file(), pixels, dpr))


def _render(file: Path, pixels: tuple[int, int], dpr: float) -> QPixmap:
    """The SVG picture in a file, rendered to `pixels` (width, height) in device pixels."""
    drawing = QSvgRenderer(str(file))
    if not drawing.isValid():
        raise MissingArtError(f"The picture {file} is missing or damaged.")
    return svg_pixmap(drawing, pixels, dpr)
