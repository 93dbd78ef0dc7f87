"""Painting functions of the score sheet: row backgrounds, points, small cards, portraits."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.score.score_grid import PORTRAIT_STEP
from scopa_desktop.ui.theme.card_outlines import CORNER
from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.theme.shapes import draw_rays, rounded
from scopa_desktop.ui.widgets.card_painting import DeckCard
from scopa_desktop.ui.wording.card_wording import ShownCard
from scopa_desktop.ui.wording.text_direction import signed

_RADIUS = 7.0
_BEYOND = 20.0
_RIM = 2.0


def draw_row_background(
    painter: QPainter,
    cell: QRectF,
    row: int,
    *,
    chosen: bool,
    focused: bool,
    first: bool = False,
    last: bool = False,
) -> None:
    """Paint the background of a cell as part of its row: a band, or the tile of the chosen row.

    The band's ends are round where the row begins and ends; between them it is continuous.
    """
    now = current_palette()
    if not chosen and row % 2:
        return
    inset = _RIM / 2
    band = cell.adjusted(inset if first else -_BEYOND, 1, -inset if last else _BEYOND, -1)
    band = Mirroring(painter, cell).box(band)
    painter.save()
    painter.setClipRect(cell)
    painter.fillPath(rounded(band, _RADIUS), colour(now.tile if chosen else now.list_background))
    if chosen:
        line = pen(now.focus, _RIM * 1.25) if focused else pen(now.frame, _RIM * 0.75)
        painter.strokePath(rounded(band, _RADIUS), line)
    painter.restore()


def draw_points(
    painter: QPainter,
    centre: QPointF,
    reach: float,
    points: int,
    token: str,
    *,
    entered: bool = True,
) -> None:
    """Paint points on a sun; a dash in the colour `token` if there are none.

    The sun is not golden if the points are negative or not `entered` for the match.
    """
    box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    if not points:
        draw_text(painter, box, "–", font(reach * 0.75), token, align=CENTRE)
        return
    is_gold = entered and points > 0
    draw_rays(
        painter, centre, reach * 0.8, reach, fill=GOLD if is_gold else current_palette().field
    )
    ink = INK if is_gold else current_palette().text
    draw_text(painter, box, signed(points), font(reach * 0.7, bold=True), ink, align=CENTRE)


def draw_sharp_card(
    painter: QPainter, art: CardArt, card: DeckCard, centre: QPointF, height: float
) -> QRectF:
    """Paint a card with its shadow, aligned to device pixels; returns its box."""
    dpr = painter.device().devicePixelRatioF()
    picture = art.card(*card, height * art.decks[card[0]].aspect, dpr)
    size = picture.deviceIndependentSize()
    left = round((centre.x() - size.width() / 2) * dpr) / dpr
    top = round((centre.y() - size.height() / 2) * dpr) / dpr
    box = QRectF(left, top, size.width(), size.height())
    draw_shadow(painter, box, box.width() * CORNER, max(2.0, height * 0.022))
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    return box


def caption_to_fit(card: ShownCard, face: QFont, width: float) -> tuple[str, QFont]:
    """The caption of a card, and its font: a number that is wider than `width` is smaller.

    Of other captions that do not fit, the first letter is left.
    """
    needed = text_width(card.caption, face)
    if needed <= width:
        return card.caption, face
    if not card.caption.isdecimal():
        return card.caption[:1], face
    smaller = QFont(face)
    smaller.setPixelSize(max(1, int(face.pixelSize() * width / needed)))
    return card.caption, smaller


def draw_portraits(
    painter: QPainter, art: CardArt, portraits: tuple[str, ...], box: QRectF, area: QRectF
) -> float:
    """Paint a side's portraits from the left of `box` with its height; partners overlap.

    In a right-to-left language the position is mirrored in `whole`. Returns the right end of the
    portraits before mirroring.
    """
    dpr, mirroring = painter.device().devicePixelRatioF(), Mirroring(painter, area)
    diameter = box.height()
    for place, portrait in reversed(list(enumerate(portraits))):
        picture = art.portrait(portrait, diameter, dpr)
        face = QRectF(box.left() + place * diameter * PORTRAIT_STEP, box.top(), diameter, diameter)
        painter.drawPixmap(mirroring.box(face).topLeft(), picture)
    return box.left() + diameter * (1 + PORTRAIT_STEP * (len(portraits) - 1))
