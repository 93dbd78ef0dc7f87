"""The pictures of the badges of a profile.

A badge is a medal; its rim is bronze (smooth), silver (scalloped) or gold (rayed). One that has not
been earned is shown as if engraved: outlines and flat tones in the colours of the current palette.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.pictures.decks import MissingArtError
from scopa_desktop.ui.theme.colours import INK, DialogPalette
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.painting import svg_pixmap
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache

BADGE_IDS: Final = (
    "first_scopa",
    "first_win",
    "ten_wins",
    "hundred_wins",
    "thousand_wins",
    "cappotto",
    "all_coins",
    "all_sevens",
    "all_points",
    "no_sweep_suffered",
    "shutout",
    "comeback",
    "last_card",
    "photo_finish",
    "overtime",
    "sweep_three",
    "sweep_five",
    "settebello_streak",
    "primiera_master",
    "napola",
    "declaration",
    "opening_points",
    "streak_three",
    "streak_five",
    "streak_ten",
    "beat_nino",
    "beat_pina",
    "beat_beppe",
    "beat_rosa",
    "beat_ciro",
    "beat_aurelio",
    "beat_everyone_in_family",
    "whole_family_won",
    "partner_win",
    "three_at_table",
    "four_at_table",
    "every_deck",
    "rematch_won",
    "no_hints",
    "no_undo",
    "short_match",
    "long_match",
    "big_round",
    "instant_win",
    "italian_family",
    "spanish_family",
    "scopone_win",
    "cirulla_win",
    "chkobba_win",
)
"""The badges that have a picture, `resources/badges/<id>.svg`."""

_COLOUR = re.compile(r"#[0-9a-f]{6}")
_OUTLINE, _LEAST, _RANGE = 0.75, 0.02, 0.44
"""The share of the line's colour in outlines, and in the palest and the strongest fill."""
_cache: Final = PixmapCache(8 * 1024 * 1024)


def badge_pixmap(badge: str, size: float, dpr: float, earned: bool) -> QPixmap:
    """A badge as a square pixmap of `size` logical pixels, cached.

    Raises:
        MissingArtError: the badge has no picture, or its file is missing or damaged.
    """
    side = max(1, round(size * dpr))
    palette = None if earned else current_palette()
    key = (badge, side, dpr, palette)
    return _cache.get(key, lambda: _render(badge, side, dpr, palette))


def _render(badge: str, side: int, dpr: float, palette: DialogPalette | None) -> QPixmap:
    svg = _svg(badge)
    if palette is not None:
        svg = _COLOUR.sub(lambda match: _engraved_tone(match.group(), palette), svg)
    drawing = QSvgRenderer(QByteArray(svg.encode()))
    if not drawing.isValid():
        raise MissingArtError(f"The picture {_file(badge)} is missing or damaged.")
    return svg_pixmap(drawing, (side, side), dpr)


def _file(badge: str) -> Path:
    return resource_folder() / "badges" / f"{badge}.svg"


def _svg(badge: str) -> str:
    if badge not in BADGE_IDS:
        raise MissingArtError(f"There is no picture of a badge “{badge}”.")
    try:
        return _file(badge).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MissingArtError(f"The picture {_file(badge)} is missing or damaged.") from error


@lru_cache(maxsize=256)
def _engraved_tone(token: str, palette: DialogPalette) -> str:
    """The colour that stands for another one in an engraving on the background of lists.

    Darker colours have more of the colour of the lines, in both palettes.
    """
    ground, line = QColor(palette.list_background), QColor(palette.secondary_text)
    share = _LEAST + _RANGE * (1 - _lightness(QColor(token)))
    if token == INK:
        share = _OUTLINE
    mixed = (
        over * share + under * (1 - share)
        for over, under in (
            (line.redF(), ground.redF()),
            (line.greenF(), ground.greenF()),
            (line.blueF(), ground.blueF()),
        )
    )
    return QColor.fromRgbF(*mixed).name()


def _lightness(colour: QColor) -> float:
    """The perceived lightness, from 0 to 1."""
    return 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()
