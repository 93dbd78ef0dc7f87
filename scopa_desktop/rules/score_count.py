"""`ScoreCount`: the points of a match while a score sheet is counted line by line."""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.events import RoundScored
from scopa_desktop.rules.scoring import DeclaredPoints, ScoreLine, SweepPoints, category_of
from scopa_desktop.rules.variant import Variant


class ScoreCount(NamedTuple):
    """The lines of a score sheet, and the points of the match for each side around them."""

    lines: tuple[ScoreLine, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    """With all lines; less than their sum where the match was won before all were counted."""

    def totals_after(self, rows: int) -> tuple[int, ...]:
        """The points of the match for each side after the first `rows` lines are counted.

        If the match is won before all lines are counted, the other lines are not added.
        """
        counted = zip(self.before, *(line.points for line in self.lines[:rows]), strict=True)
        return tuple(map(min, map(sum, counted), self.after))

    def gained(self, row: int) -> tuple[int, ...]:
        """What a line adds to the points of the match."""
        around = zip(self.totals_after(row), self.totals_after(row + 1), strict=True)
        return tuple(new - old for old, new in around)

    def is_entered(self, row: int) -> bool:
        """Whether all points of a line count for the match."""
        return self.gained(row) == self.lines[row].points


class CalledCategory(NamedTuple):
    """A category that is counted at the table; each tuple has one entry for every side."""

    line: ScoreLine
    cards: tuple[Mask, ...]
    """The cards that count in it, those that were declared included."""
    gained: tuple[int, ...]
    """The points that it adds to those of the match; none for those that were added before."""
    totals: tuple[int, ...]
    """The points of the match with it."""
    certain: tuple[int, ...]
    """The points that were certain during the round and are not counted yet."""


def called_categories(
    variant: Variant,
    event: RoundScored,
    totals: Sequence[int],
    declared: Sequence[Mask],
) -> list[CalledCategory]:
    """The categories of a round in which any side has points or a figure, as they are counted.

    `totals` are the points of the match before the event, with those of declarations that counted
    at once; `declared` are the declared cards of each side.
    """
    categories = [category_of(variant.categories, line) for line in event.sheet.lines]
    none = (0,) * len(totals)
    rule = variant.declarations
    lines, certain = [], []
    for category, line in zip(categories, event.sheet.lines, strict=True):
        is_declared = isinstance(category, DeclaredPoints) and rule is not None
        is_counted = is_declared and rule is not None and rule.scores_at_once
        lines.append(line._replace(points=none) if is_counted else line)
        is_certain = isinstance(category, SweepPoints) or (is_declared and not is_counted)
        certain.append(line.points if is_certain else none)
    count = ScoreCount(tuple(lines), tuple(totals), event.totals)
    called = []
    for row, (category, line) in enumerate(zip(categories, event.sheet.lines, strict=True)):
        cards = tuple(declared) if isinstance(category, DeclaredPoints) else line.cards
        if any(line.points) or any(line.figures):
            left = tuple(map(sum, zip(none, *certain[row + 1 :], strict=True)))
            called.append(
                CalledCategory(line, cards, count.gained(row), count.totals_after(row + 1), left)
            )
    return called
