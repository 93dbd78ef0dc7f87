"""The decks of cards, and a cache of card pictures rendered at the exact size shown."""

import re
import zlib
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_NOOP3,
    QByteArray,
    QObject,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.card_files import CODES
from scopa_desktop.play.decks.own_decks import (
    LARGEST_PICTURE,
    OwnDeck,
    PrintedValues,
    SuitSystem,
    load_own_decks,
    picture_file,
)
from scopa_desktop.play.storage.files import StorageError, read_bytes
from scopa_desktop.play.storage.json_fields import (
    Fields,
    boolean,
    integer,
    list_of,
    map_of,
    number,
    read_json_file,
    text,
)
from scopa_desktop.play.storage.paths import own_deck_folder, resource_folder
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import FORTY, RANK_LETTERS, RANKS, Card, Pack
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.pictures.backs import BACKS, back_file
from scopa_desktop.ui.pictures.portraits import Expression, portrait_file
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import FOUR_COLOURS, INK, RED
from scopa_desktop.ui.theme.painting import svg_pixmap
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

SUIT_LETTERS, COURT_LETTERS = "DCSB", "JQK"

CACHE_BUDGET = 40 * 1024 * 1024
_PRERENDER_INTERVAL_MS = 8
_LARGEST_DESCRIPTION = 64 * 1024
_LONGEST_WORD = 100
_LATIN_SUITS: Final = (("Coins", "Cups", "Swords", "Clubs"), ("Page", "Knight", "King"))
_NAMES: Final = {
    SuitSystem.ITALIAN: _LATIN_SUITS,
    SuitSystem.SPANISH: _LATIN_SUITS,
    SuitSystem.FRENCH: (("Diamonds", "Hearts", "Spades", "Clubs"), ("Jack", "Queen", "King")),
}
"""The names of the suits and court cards of own decks."""
_COURT_INDICES: Final = {
    PrintedValues.LETTERS: ("J", "Q", "K"),
    PrintedValues.TO_TEN: ("8", "9", "10"),
    PrintedValues.TO_TWELVE: ("10", "11", "12"),
    PrintedValues.TO_THIRTEEN: ("11", "12", "13"),
}
_RECOLOURED: Final = {"D": RED, "B": INK}
"""The usual colours of the French suits that have another one of `FOUR_COLOURS`."""
_GZIP: Final = b"\x1f\x8b"
_SUIT_COLOURED: Final = re.compile(rb'<g class="suit">.*?</g>')
"""What a picture has in the colour of its suit: indices and pips."""
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
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Ace"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "2 to 7"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Page"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Knave"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Jack"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Queen"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "Knight"),
    QT_TRANSLATE_NOOP3("Deck", "the {card}", "King"),
)
"""The texts that are not in a `deck.json`, marked for translation.

Some languages have different words for the Ace, the King or the Clubs of French-suited decks, and
different articles for the ranks.
"""


class MissingArtError(Exception):
    """A picture file of the program is missing or damaged."""


def _translated(word: str, comment: str = "") -> str:
    """The word in the current language; `comment` distinguishes two meanings."""
    return translate("Deck", word, comment)


@dataclass(frozen=True)
class Deck:
    """A deck of cards as its `deck.json` describes it; the methods translate its names."""

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
    land: str
    """The group in which it is offered; empty for an own deck."""
    folder: Path
    width_mm: float = 58.0
    """The width of its printed cards in millimetres."""
    needs_values: bool = False
    """Whether its cards cannot be counted in the hand, so that the table shows their values."""
    has_tens: bool = False
    """Whether it has the eight, the nine and the ten of each suit too."""
    own: OwnDeck | None = None
    """The player's own deck; None for those of the program."""

    def translated_name(self) -> str:
        """The deck's name in the current language; that of an own deck as the player wrote it."""
        return self.name if self.own else _translated(self.name)

    def translated_region(self) -> str:
        """Where the deck is traditionally used, in the current language."""
        return _translated(self.region) if self.region else ""

    def translated_land(self) -> str:
        """The group in which the deck is offered, in the current language."""
        return _translated(self.land) if self.land else ""

    def has_all(self, pack: Pack) -> bool:
        """Whether it has all cards of a pack."""
        return self.has_tens or pack == FORTY

    def has(self, card: Card) -> bool:
        """Whether it has a card."""
        return self.has_tens or bool(FORTY.cards >> card & 1)

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
        if code[0] == "T":
            return "10"
        return self._translated("Ace") if code[0] == "A" else code[0]

    def card_name(self, code: str) -> str:
        """The full name of a card: "7 of Coins"."""
        pattern = translate("Deck", "{rank} of {suit}")
        comment = "beside Diamonds" if self.has_diamonds else "in the name of a card"
        suit = _translated(self.suits[SUIT_LETTERS.index(code[1])], comment)
        return pattern.format(rank=self.rank_name(code), suit=suit)

    def with_article(self, code: str, name: str) -> str:
        """`the Ace`: a name of a card as the object of a sentence; its rank decides the article."""
        rank = "2 to 7"
        if code[0] in COURT_LETTERS:
            rank = self.courts[COURT_LETTERS.index(code[0])]
        elif code[0] == "A":
            rank = "Ace"
        return _translated("the {card}", rank).format(card=name)

    def _translated(self, word: str) -> str:
        return _translated(word, f"beside {self.suits[0]}")

    def printed_index(self, code: str) -> str:
        """The index printed in the card's corner: "7", "A", "Q", "10"; empty if it has none."""
        return self.index.get(code[0], "")

    def face_file(self, code: str | None) -> Path:
        """The picture of a card, of the card back for None; an SVG file unless it is an own deck.

        Raises `StorageError` if an own deck has no such picture.
        """
        name = code or "back"
        return picture_file(self.folder, name) if self.own else self.folder / f"{name}.svg"


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
            land=fields.take("land", word),
            folder=description.parent,
            width_mm=fields.take("width_mm", number(20, 150), 58.0),
            needs_values=fields.take("needs_values", boolean, False),
            has_tens=fields.take("has_tens", boolean, False),
        )

    try:
        return read_json_file(description, _LARGEST_DESCRIPTION, parse)
    except StorageError as error:
        raise MissingArtError(f"The deck in {description.parent} cannot be read.") from error


def own_deck(own: OwnDeck) -> Deck:
    """A deck of the player's own."""
    said = own.description
    suits, courts = _NAMES[said.system]
    index: dict[str, str] = {}
    if said.printed is not PrintedValues.NOTHING:
        ace = "A" if said.printed is PrintedValues.LETTERS else "1"
        labels = (ace, *"234567", *_COURT_INDICES[said.printed])
        index = dict(zip(RANK_LETTERS[:RANKS], labels, strict=True))
    return Deck(
        id=own.id,
        name=said.name,
        region="",
        suits=suits,
        courts=courts,
        aspect=said.aspect,
        index=index,
        emblems=said.system.value,
        order=0,
        land="",
        folder=own.folder,
        own=own,
    )


class _Decks(dict[str, Deck]):
    """Decks by id, the program's before the player's own.

    In place of a deck that is gone, its id gives the first one: a window may still show the id of
    an own deck that was removed.
    """

    def __missing__(self, deck_id: str) -> Deck:
        return next(iter(self.values()))


class CardArt(QObject):
    """Cards, portraits and emblems as pixmaps, rendered once per size and cached.

    Sizes are in logical pixels; a pixmap has the size times `dpr` in device pixels, so that it is
    drawn unscaled. The least recently used are dropped beyond `budget` bytes. Cards have no
    shadow, because it depends on their height above the table.
    """

    prerendered = Signal()
    """Everything requested with `prerender` and `prepare` has been rendered."""
    decks_changed = Signal()
    """An own deck was added or removed."""
    deck_failed = Signal(str)
    """A picture of the own deck with this id cannot be used."""

    def __init__(
        self,
        decks: Mapping[str, Deck],
        resources: Path | None = None,
        budget: int = CACHE_BUDGET,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.decks = _Decks(decks)
        self.problems: list[str] = []
        """Sentences about own decks that cannot be used."""
        self.has_four_colours = False
        """Whether each French suit has a colour of its own, not only red and black."""
        self._resources = resources if resources is not None else resource_folder()
        self._cache = PixmapCache(budget)
        self._queue: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_PRERENDER_INTERVAL_MS)
        self._timer.timeout.connect(self._prerender_next)

    def card(self, deck_id: str, code: str | None, width: float, dpr: float) -> QPixmap:
        """A card's face, or the back for None, `width` logical pixels wide.

        In place of a damaged picture of an own deck, it is that of the first deck with its suits.
        """
        deck = self.decks[deck_id]
        height = width / deck.aspect
        try:
            return self._picture((deck_id, code), lambda: deck.face_file(code), width, height, dpr)
        except (MissingArtError, StorageError):
            if deck.own is None:
                raise
            others = [other for other in self.decks.values() if other.own is None]
            spare = next((d for d in others if d.emblems == deck.emblems), others[0])
            self.deck_failed.emit(deck_id)
            return self._picture((deck_id, code), lambda: spare.face_file(code), width, height, dpr)

    def deck_for(self, chosen: str, game_deck: str, pack: Pack = FORTY) -> Deck:
        """The deck that the settings choose; that of the game if they choose none, or it is gone.

        The first deck where there is none of the game either: that of an own game from elsewhere.
        `game_deck` is the id of the deck with which the game is traditionally played; a deck that
        lacks cards of the `pack` is left out.
        """
        known = (*(self.decks[each] for each in (chosen, game_deck) if each in self.decks),)
        every = (*known, *self.decks.values())
        return next((deck for deck in every if deck.has_all(pack)), every[0])

    def back_for(self, chosen: str, deck_id: str, locked: Collection[str] = ()) -> str:
        """The id of the back that the settings choose, as `back` takes it.

        It is that of the deck if they choose none, or if it is gone or among the `locked` ones.
        """
        has_back = chosen in self.decks or any(back.id == chosen for back in BACKS)
        return chosen if has_back and chosen not in locked else deck_id

    def load_own_decks(self) -> None:
        """Add the player's own decks, and the sentences about those that cannot be used."""
        decks, self.problems = load_own_decks(own_deck_folder())
        self.decks.update((deck.id, own_deck(deck)) for deck in decks)

    def add_deck(self, own: OwnDeck) -> None:
        """Offer another deck of the player's own."""
        self.decks[own.id] = own_deck(own)
        self.decks_changed.emit()

    def remove_deck(self, deck_id: str) -> None:
        """Offer an own deck no longer."""
        self.decks.pop(deck_id, None)
        self.decks_changed.emit()

    def back(self, back_id: str, deck_id: str, width: float, dpr: float) -> QPixmap:
        """A back for the cards of a deck, `width` logical pixels wide.

        `back_id` is the id of this or another deck, or of a back that belongs to none.
        """
        height = width / self.decks[deck_id].aspect
        return self._picture(
            (back_id, None), lambda: self.back_file(back_id, deck_id), width, height, dpr
        )

    def back_file(self, back_id: str, deck_id: str) -> Path:
        """The SVG file of a back for the cards of a deck; the ids are those of `back`."""
        owner = self.decks.get(back_id)
        if owner is not None:
            return owner.face_file(None)
        return back_file(self._resources, back_id, self.decks[deck_id].aspect)

    def portrait(
        self,
        name: str,
        diameter: float,
        dpr: float,
        expression: Expression = Expression.CALM,
    ) -> QPixmap:
        """The round portrait of a computer player or a person; `you` if the name is unknown."""
        file = portrait_file(self._resources, name, expression)
        return self._picture(("portraits", file.name), lambda: file, diameter, diameter, dpr)

    def emblem(self, deck_id: str, suit: str, side: float, dpr: float) -> QPixmap:
        """The emblem of a suit (D, C, S or B) in the style of a deck."""
        family = self.decks[deck_id].emblems
        return self._resource("emblems", f"{family}_{suit}.svg", side, side, dpr)

    def game_emblem(self, name: str, side: float, dpr: float) -> QPixmap:
        """The emblem that a player has chosen for a game: one of `EMBLEMS`, as high as `side`."""
        if name == "broom":
            return self.broom(side, dpr)
        return self._resource("emblems", f"{name}.svg", side, side, dpr)

    def broom(self, height: float, dpr: float) -> QPixmap:
        """The broom shown at a sweep, twice as high as wide."""
        return self._resource("emblems", "broom.svg", height / 2, height, dpr)

    def prerender(self, deck_id: str, width: float, dpr: float) -> None:
        """Render a deck and its back one card at a time; cancels an unfinished request."""
        codes: tuple[str | None, ...] = (None, *CODES)
        self._queue = deque([partial(self.card, deck_id, code, width, dpr) for code in codes])
        self._timer.start()

    def prepare(self, renderings: Iterable[Callable[[], object]]) -> None:
        """Call functions that render pictures one at a time, after what is still to be rendered."""
        self._queue.extend(renderings)
        if self._queue:
            self._timer.start()

    @property
    def bytes_used(self) -> int:
        """The memory of the cached pixmaps."""
        return self._cache.used

    def _prerender_next(self) -> None:
        self._queue.popleft()()
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
        has_four = self.has_four_colours
        return self._cache.get(
            (key, pixels, dpr, has_four),
            lambda: _render(find_file(), pixels, dpr, has_four_colours=has_four),
        )


def _render(file: Path, pixels: tuple[int, int], dpr: float, *, has_four_colours: bool) -> QPixmap:
    """The picture in a file, rendered to `pixels` (width, height) in device pixels."""
    drawing = drawing_in(file, has_four_colours=has_four_colours)
    if isinstance(drawing, QSvgRenderer):
        return svg_pixmap(drawing, pixels, dpr)
    whole, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode
    scaled = drawing.scaled(QSize(*pixels), whole, smooth.SmoothTransformation)
    picture = QPixmap.fromImage(scaled)
    picture.setDevicePixelRatio(dpr)
    return picture


def drawing_in(file: Path, *, has_four_colours: bool = False) -> QSvgRenderer | QImage:
    """The SVG or PNG picture in a file; a French card or emblem in two or four colours.

    Raises:
        MissingArtError: the file is missing or damaged.
    """
    damaged = f"The picture {file} is missing or damaged."
    try:
        content = read_bytes(file, LARGEST_PICTURE)
    except StorageError as error:
        raise MissingArtError(damaged) from error
    if file.suffix == ".png":
        image = QImage.fromData(QByteArray(content), "PNG")  # type: ignore[arg-type]  # The stub has it as bytes.
        if image.isNull():
            raise MissingArtError(damaged)
        return image
    drawing = QSvgRenderer(
        QByteArray(_in_four_colours(content, file) if has_four_colours else content)
    )
    if not drawing.isValid():
        raise MissingArtError(damaged)
    return drawing


def _in_four_colours(content: bytes, file: Path) -> bytes:
    """The SVG picture of a French card or emblem with blue diamonds or green clubs."""
    suit = file.stem[-1]
    if suit not in _RECOLOURED:
        return content
    if content.startswith(_GZIP):
        # As in the standalone game; Qt unpacks a picture only when it draws it.
        content = zlib.decompress(content, wbits=31)
    usual, own = _RECOLOURED[suit].encode(), FOUR_COLOURS[suit].encode()
    return _SUIT_COLOURED.sub(lambda part: part[0].replace(usual, own), content)


def shown_deck(match: Match | None, art: CardArt, settings: Settings) -> Deck:
    """The deck of the settings, or the traditional deck of the game."""
    if match is None:
        return art.deck_for(settings.deck, next(iter(art.decks)))
    return art.deck_for(settings.deck, match.variant.deck, match.variant.deal.pack)
