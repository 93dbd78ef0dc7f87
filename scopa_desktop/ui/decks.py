"""The decks that ship with the game, and their art rendered at exactly the size that is shown."""

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_NOOP3,
    QObject,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.paths import resource_folder
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.painting import set_render_hints
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

SUIT_LETTERS, COURT_LETTERS, RANK_LETTERS = "DCSB", "JQK", "A234567JQK"
CODES: tuple[str, ...] = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
"""Every card as its file is named: rank letter, suit letter."""

CACHE_BUDGET = 40 * 1024 * 1024
_WARM_EVERY_MS = 8
WORDS: tuple[object, ...] = (
    QT_TRANSLATE_NOOP("Deck", "Ace"),
    QT_TRANSLATE_NOOP3("Deck", "Ace", "beside Diamonds"),
    QT_TRANSLATE_NOOP3("Deck", "King", "beside Diamonds"),
    QT_TRANSLATE_NOOP3("Deck", "Clubs", "beside Diamonds"),
)
"""What translators find beside the words of every `deck.json`.

Other languages call Ace, King and Clubs of a French-suited deck differently.
"""


class MissingArtError(Exception):
    """A picture that belongs to the program is not there or cannot be read."""


def _translated(word: str, comment: str = "") -> str:
    """The word in the user's language; the comment counts where it tells two meanings apart."""
    return translate("Deck", word, comment)


@dataclass(frozen=True)
class Deck:
    """A deck of forty cards as its maker describes it; names are English, see the methods."""

    id: str
    name: str
    region: str
    suits: tuple[str, ...]
    """Names of coins, cups, swords and batons in this deck."""
    courts: tuple[str, ...]
    """Names of the three court ranks, from eight to ten."""
    aspect: float
    """Width divided by height."""
    index: str
    """The ranks whose cards show their value as a figure."""
    emblems: str
    """The family of its suit signs, as the files in `resources/emblems` begin: it, es, fr."""
    order: int
    """Decks are offered by rising order, those of the same order by their ids."""
    folder: Path

    def translated_name(self) -> str:
        """The deck's name in the user's language."""
        return _translated(self.name)

    def translated_region(self) -> str:
        """Where the deck is at home, in the user's language."""
        return _translated(self.region)

    @property
    def has_diamonds(self) -> bool:
        """Whether the suits are French, and coins are diamonds."""
        return self.suits[0] == "Diamonds"

    def suit_name(self, code: str) -> str:
        """The suit of a card in the user's language."""
        return self._translated(self.suits[SUIT_LETTERS.index(code[1])])

    def rank_name(self, code: str) -> str:
        """The rank of a card in the user's language: "Ace", "7", "Knight"."""
        if code[0] in COURT_LETTERS:
            return self._translated(self.courts[COURT_LETTERS.index(code[0])])
        return self._translated("Ace") if code[0] == "A" else code[0]

    def card_name(self, code: str) -> str:
        """A card as one says it: "7 of Coins"."""
        pattern = translate("Deck", "{rank} of {suit}")
        return pattern.format(rank=self.rank_name(code), suit=self.suit_name(code))

    def _translated(self, word: str) -> str:
        return _translated(word, f"beside {self.suits[0]}")

    def prints_value(self, code: str) -> bool:
        """Whether the card itself shows its value as a figure."""
        return code[0] in self.index

    def face_file(self, code: str | None) -> Path:
        """The drawing of a card, or of the back."""
        return self.folder / f"{code or 'back'}.svg"


def load_decks(folder: Path | None = None) -> dict[str, Deck]:
    """Every deck in the folder of cards, by its id, in the order in which they are offered.

    Raises MissingArtError if there is none, or one whose description cannot be read.
    """
    cards = folder if folder is not None else resource_folder() / "cards"
    decks = [_load(description) for description in cards.glob("*/deck.json")]
    if not decks:
        raise MissingArtError(f"There are no cards in {cards}.")
    return {deck.id: deck for deck in sorted(decks, key=lambda deck: (deck.order, deck.id))}


def _load(description: Path) -> Deck:
    try:
        told = json.loads(description.read_text(encoding="utf-8"))
        return Deck(
            id=told["id"],
            name=told["name"],
            region=told["region"],
            suits=tuple(told["suits"]),
            courts=tuple(told["courts"]),
            aspect=float(told["aspect"]),
            index=str(told["index"]),
            emblems=str(told["emblems"]),
            order=int(told["order"]),
            folder=description.parent,
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MissingArtError(f"The deck in {description.parent} cannot be read.") from error


class CardArt(QObject):
    """Cards, portraits and emblems as pictures, each rendered once per pixel size and kept.

    Sizes are logical; the picture has exactly the device pixels that `dpr` makes of them, so it
    is never scaled when it is drawn at that size. The least recently used go when `budget` bytes
    are spent. Cards have no shadow: that depends on how high they lie.
    """

    prerendered = Signal()
    """Everything asked for with `warm` has been rendered."""

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
        self._to_warm: deque[tuple[str, str | None, float, float]] = deque()
        self._idle = QTimer(self)
        self._idle.setInterval(_WARM_EVERY_MS)
        self._idle.timeout.connect(self._warm_one)

    def card(self, deck_id: str, code: str | None, width: float, dpr: float) -> QPixmap:
        """A card's face, or the back for None, `width` logical pixels wide."""
        deck = self.decks[deck_id]
        return self._picture(deck.face_file(code), width, width / deck.aspect, dpr)

    def portrait(self, name: str, diameter: float, dpr: float) -> QPixmap:
        """The medallion of a character, or of "you"."""
        return self._picture(self._resources / "portraits" / f"{name}.svg", diameter, diameter, dpr)

    def emblem(self, deck_id: str, suit: str, side: float, dpr: float) -> QPixmap:
        """The sign of a suit, D C S or B, as that deck draws it."""
        family = self.decks[deck_id].emblems
        return self._picture(self._resources / "emblems" / f"{family}_{suit}.svg", side, side, dpr)

    def broom(self, height: float, dpr: float) -> QPixmap:
        """The broom of the sweep, twice as high as wide."""
        return self._picture(self._resources / "emblems" / "broom.svg", height / 2, height, dpr)

    def prerender(self, deck_id: str, width: float, dpr: float) -> None:
        """Render a whole deck and its back in idle moments; replaces what was still to be done."""
        codes: tuple[str | None, ...] = (None, *CODES)
        self._to_warm = deque((deck_id, code, width, dpr) for code in codes)
        self._idle.start()

    @property
    def bytes_used(self) -> int:
        """The memory the kept pictures take."""
        return self._cache.used

    def _warm_one(self) -> None:
        self.card(*self._to_warm.popleft())
        if not self._to_warm:
            self._idle.stop()
            self.prerendered.emit()

    def _picture(self, file: Path, width: float, height: float, dpr: float) -> QPixmap:
        pixels = (max(1, round(width * dpr)), max(1, round(height * dpr)))
        return self._cache.get((file, pixels, dpr), lambda: _render(file, pixels, dpr))


def _render(file: Path, pixels: tuple[int, int], dpr: float) -> QPixmap:
    """The drawing in a file, filling that many device pixels."""
    drawing = QSvgRenderer(str(file))
    if not drawing.isValid():
        raise MissingArtError(f"The picture {file} is missing or damaged.")
    picture = QPixmap(*pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    set_render_hints(painter)
    drawing.render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture
