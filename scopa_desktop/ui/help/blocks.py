"""The blocks of a page, before they are drawn."""

from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import Card


class Prose(NamedTuple):
    """Text in the help's Markdown."""

    text: str


class CapturePicture(NamedTuple):
    """A card that takes others, and what stays on the table."""

    played: Card
    taken: tuple[Card, ...]
    rest: tuple[Card, ...]
    caption: str


class CardsPicture(NamedTuple):
    """Some cards side by side."""

    cards: tuple[Card, ...]
    caption: str


class Cell(NamedTuple):
    """What a side brought to a category of a score table."""

    counted: str
    """What it counted, in words; empty where there is nothing to count."""
    won: str
    """The points that it got, in words."""
    cards: tuple[Card, ...]
    """The cards, where they are few enough to be shown."""


class ScoreRow(NamedTuple):
    """A category of a score table, and why it was counted so."""

    title: str
    cells: tuple[Cell, ...]
    reason: str


class ScoreTable(NamedTuple):
    """The sheet of a round: the sides, a row for each category, and the totals."""

    title: str
    sides: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    total_title: str
    totals: tuple[int, ...]


Block: TypeAlias = Prose | CapturePicture | CardsPicture | ScoreTable


class Section(NamedTuple):
    """A part of the page under its heading."""

    name: str
    """The anchor of the page's links."""
    title: str
    blocks: tuple[Block, ...]
