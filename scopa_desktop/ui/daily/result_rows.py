"""The results of a day: the own one beside those of the characters, as bars, and its mark."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyDeal, DailyResult, daily_deal
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.ui.charts.chart_scene import ChartElement, ChartFrame, ChartScene
from scopa_desktop.ui.charts.marks import draw_bar
from scopa_desktop.ui.daily.month_calendar import DayMark
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import CHART_TIED, GOLD, RED
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import LEFT, RIGHT, draw_text, pen, text_width
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.wording import daily_wording
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.number_format import long_date

_ROW: Final = 27.0
_PORTRAIT: Final = 22.0
_GAP, _MARGIN = 6.0, 4.0
_BAR: Final = 12.0
_WIDEST_NAME: Final = 0.36
"""Share of the width."""


class ResultRow(NamedTuple):
    """A result to show."""

    name: str
    portrait: str
    value: str
    """`+3`; empty while it is computed."""
    lead: int
    """The length of the bar, below 0 to the other side."""
    tip: str
    is_own: bool = False
    is_known: bool = True


def result_rows(
    deal: DailyDeal, own: DailyResult, characters: Mapping[str, DailyResult], profile: Profile
) -> list[ResultRow]:
    """The rows of the person and all characters, the best first, those still to come last."""
    known: list[tuple[DailyResult, ResultRow]] = []
    to_come: list[ResultRow] = []
    name = own_name(profile.name)
    known.append((own, _row(deal, own, name, profile.portrait)._replace(is_own=True)))
    for level in reversed(LEVELS.values()):
        result = characters.get(level.id)
        if result is not None:
            known.append((result, _row(deal, result, level.name, level.portrait)))
        else:
            tip = with_commas((level.name, translate("Daily", "still playing")))
            to_come.append(ResultRow(level.name, level.portrait, "", 0, tip, is_known=False))
    known.sort(key=lambda each: each[0].rank_key, reverse=True)
    return [row for _, row in known] + to_come


def _row(deal: DailyDeal, result: DailyResult, name: str, portrait: str) -> ResultRow:
    tip = with_commas((name, daily_wording.result_points_text(deal, result)))
    return ResultRow(name, portrait, daily_wording.lead_text(deal, result), result.lead, tip)


def day_mark(results: DailyResults, day: date) -> DayMark:
    """What the calendar shows of a day."""
    counted, deal = results.try_of(day), daily_deal(day)
    title = long_date(day)
    if counted is None:
        return DayMark("\n".join((title, daily_wording.players_line(deal))))
    if counted.result is None:
        tip = "\n".join((title, translate("Daily", "not finished")))
        return DayMark(tip, is_begun=True)
    place, medal = results.place_of(day), results.medal_of(day)
    parts = [daily_wording.result_points_text(deal, counted.result)]
    if place is not None:
        parts += [daily_wording.place_of_all_text(place), daily_wording.medal_text(medal)]
    tip = "\n".join((title, with_commas(parts)))
    return DayMark(tip, is_finished=True, medal=medal)


def height_of(rows: Sequence[ResultRow]) -> int:
    return round(len(rows) * _ROW * text_scale()) + 2


class ResultScene(ChartScene):
    """The rows, laid out and painted."""

    def __init__(self, frame: ChartFrame, rows: Sequence[ResultRow], art: CardArt) -> None:
        super().__init__(frame)
        self._rows, self._art = rows, art
        self._row_height = _ROW * self.scale
        names = max(text_width(row.name, body_font(BODY_SIZE, bold=row.is_own)) for row in rows)
        values = max(text_width(row.value, body_font(SMALL_SIZE, bold=True)) for row in rows)
        side = _PORTRAIT * self.scale
        self._name_left = _MARGIN + side + _GAP
        name_width = min(names + 2, self.width * _WIDEST_NAME)
        self._plot_left = self._name_left + name_width + _GAP
        self._plot_right = self.width - _MARGIN - values - 2 - _GAP
        leads = [row.lead for row in rows if row.is_known]
        self._least, self._most = min([0, *leads]), max([0, *leads])
        if self._least == self._most:
            self._most = 1
        self.elements = [
            ChartElement(self.place(self._box(place)), row.tip) for place, row in enumerate(rows)
        ]

    def paint(self, painter: QPainter) -> None:
        palette, zero = self.frame.palette, self._x(0)
        bottom = len(self._rows) * self._row_height
        for place, row in enumerate(self._rows):
            if row.is_own:
                box = self.place(self._box(place)).adjusted(1, 1, -1, -1)
                fill_and_outline(painter, rounded(box, 6), palette.tile, palette.frame, 1.4)
        painter.setPen(pen(palette.frame, 1.4))
        line = self.x(zero)
        painter.drawLine(QPointF(line, 2), QPointF(line, bottom - 2))
        for place, row in enumerate(self._rows):
            self._paint_row(painter, self._box(place), row)

    def _box(self, place: int) -> QRectF:
        return QRectF(0, place * self._row_height, self.width, self._row_height)

    def _x(self, lead: int) -> float:
        """The place of a lead, from left to right."""
        share = (lead - self._least) / (self._most - self._least)
        return self._plot_left + share * (self._plot_right - self._plot_left)

    def _paint_row(self, painter: QPainter, box: QRectF, row: ResultRow) -> None:
        palette, side = self.frame.palette, _PORTRAIT * self.scale
        text = palette.tile_text if row.is_own else palette.text
        middle = box.center().y()
        portrait = self.place(QRectF(_MARGIN, middle - side / 2, side, side))
        picture = self._art.portrait(row.portrait, side, painter.device().devicePixelRatioF())
        painter.drawPixmap(portrait, picture, QRectF(picture.rect()))
        name = QRectF(box)
        name.setLeft(self._name_left)
        name.setRight(self._plot_left - _GAP)
        face = body_font(BODY_SIZE, bold=row.is_own)
        draw_text(painter, self.place(name), row.name, face, text, align=LEFT)
        if not row.is_known:
            return
        value = QRectF(box)
        value.setLeft(self._plot_right + _GAP)
        value.setRight(self.width - _MARGIN)
        face = body_font(SMALL_SIZE, bold=True)
        draw_text(painter, self.place(value), row.value, face, text, align=RIGHT)
        ends = sorted((self._x(0), self._x(row.lead)))
        height = _BAR * self.scale
        bar = QRectF(ends[0], middle - height / 2, max(2.0, ends[1] - ends[0]), height)
        fill = GOLD if row.lead > 0 else RED if row.lead < 0 else CHART_TIED
        draw_bar(painter, self.place(bar), fill, palette)
