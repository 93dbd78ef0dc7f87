"""The right side of the New game sheet: one game, its table and its rules."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.dialogs.capture_example import CaptureStrip, find_example
from scopa_desktop.ui.dialogs.opponents import OpponentPicker
from scopa_desktop.ui.dialogs.option_fields import TARGET, OptionField, RuleFields
from scopa_desktop.ui.models.variants import players_phrase, seating_name
from scopa_desktop.ui.theme.brush import LEFT, colour, pen, smooth
from scopa_desktop.ui.theme.fonts import BODY, NOTE, body_font, text_scale
from scopa_desktop.ui.theme.papers import paper
from scopa_desktop.ui.theme.tokens import Cloth
from scopa_desktop.ui.widgets.flow import FlowLayout
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, caption, soft
from scopa_desktop.ui.widgets.segments import Segments
from scopa_desktop.ui.words import words


class LinkKey(QPushButton):
    """A key that looks like a line of text: for what is rarely wanted."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The words, as high as anything that can be clicked."""
        reach = QFontMetricsF(body_font(BODY)).horizontalAdvance(self.text())
        return QSize(round(reach) + 12, round(28 * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Underlined words."""
        painter = QPainter(self)
        smooth(painter)
        face = body_font(BODY)
        face.setUnderline(True)
        painter.setFont(face)
        painter.setPen(colour(paper().title))
        painter.drawText(self.rect().adjusted(6, 0, -6, 0), LEFT, self.text())
        if self.hasFocus():
            painter.setPen(pen(paper().focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)


class DealNumber(QWidget):
    """The number of the deal, if one is wanted."""

    def __init__(self, number: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit("" if number is None else str(number))
        self.field.setMaxLength(20)
        self.field.setFixedWidth(round(130 * text_scale()))
        self._note = soft("")
        label = caption(self.tr("Deal number"))
        label.setBuddy(self.field)
        self.field.setAccessibleName(label.text())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(label)
        row.addWidget(self.field)
        row.addWidget(self._note, 1)
        self.field.textChanged.connect(self._judge)
        self._judge()

    @property
    def is_valid(self) -> bool:
        """Whether the field is empty or names a deal."""
        text = self._text()
        figures = text.isascii() and text.isdigit()
        return not text or (figures and 1 <= int(text) <= LARGEST_DEAL)

    @property
    def number(self) -> int | None:
        """The deal that is wanted; None for a new one. Only asked while valid."""
        return int(self._text()) if self._text() else None

    def correct(self) -> None:
        """Put the keyboard to what is wrong."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _text(self) -> str:
        return self.field.text().strip()

    def _judge(self) -> None:
        if self.is_valid:
            told = self.tr("Empty for a new deal. A number deals the same again.")
        else:
            told = self.tr("A deal has a whole number from 1 to {0}.").format(LARGEST_DEAL)
        self._note.setText(told)
        self._note.setProperty("soft", self.is_valid)
        self._note.setFont(body_font(NOTE, bold=not self.is_valid))
        self._note.style().polish(self._note)
        self.field.setAccessibleDescription(told)


class HouseRules(QWidget):
    """The fields of a game's rules: numbers and choices left, switches right or below."""

    def __init__(self, fields: Sequence[OptionField], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        labelled, switches = self._columns = (QGridLayout(), QGridLayout())
        for grid in self._columns:
            grid.setHorizontalSpacing(6)
            grid.setVerticalSpacing(8)
        for field in fields:
            self._add(field, switches if field.label is None else labelled)
        labelled.setColumnStretch(2, 1)
        switches.setColumnStretch(1, 1)
        for grid in self._columns:
            grid.setRowStretch(grid.rowCount(), 1)
            if grid.count():
                self._row.addLayout(grid, 3 if grid is labelled else 2)

    def minimumSizeHint(self) -> QSize:
        """Room for the wider column: below each other they always fit."""
        widest = max(grid.minimumSize().width() for grid in self._columns)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side while both fit."""
        wanted = sum(grid.sizeHint().width() for grid in self._columns)
        fits = wanted + self._row.spacing() <= event.size().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if fits else down)
        super().resizeEvent(event)

    @staticmethod
    def _add(field: OptionField, grid: QGridLayout) -> None:
        line = grid.rowCount()
        grid.addWidget(field.mark, line, 0)
        if field.label is None:
            grid.addWidget(field.editor, line, 1)
        else:
            grid.addWidget(field.label, line, 1)
            grid.addWidget(field.editor, line, 2)


class GamePane(QWidget):
    """One game as it can be set up."""

    explained = Signal(str)
    """What the rule that is pointed at does; empty when none is."""

    def __init__(
        self,
        variant: Variant,
        seating: Seating,
        seated: Sequence[str],
        *,
        player_name: str,
        deal_number: DealNumber,
        art: CardArt,
        deck: Deck,
        cloth: Cloth,
    ) -> None:
        super().__init__()
        self.setObjectName("sheet-body")
        self._seatings = variant.seatings
        self._rules = RuleFields(variant, self)
        names = [seating_name(each) for each in variant.seatings]
        chosen = variant.seatings.index(seating)
        self._players = Segments(names, chosen, self.tr("Players"), parent=self)
        self._opponents = OpponentPicker(
            art, tuple(LEVELS.values()), player_name, seating=seating, seated=seated
        )
        self._restore = LinkKey(self.tr("Restore this game's rules"))
        self._lay_out(variant, deal_number, _strip(art, deck, variant, cloth))
        self._players.chosen.connect(lambda _: self._opponents.set_seating(self.seating))
        self._restore.clicked.connect(self._rules.restore)
        self._rules.changed.connect(self._offer_restoring)
        self._rules.explained.connect(self.explained)
        self._offer_restoring()

    @property
    def variant(self) -> Variant:
        """The game with its rules as they are set."""
        return self._rules.variant()

    @property
    def seating(self) -> Seating:
        """Who plays with whom."""
        return self._seatings[self._players.index()]

    @property
    def opponents(self) -> OpponentPicker:
        """Who sits where."""
        return self._opponents

    def _lay_out(
        self, variant: Variant, deal_number: DealNumber, strip: CaptureStrip | None
    ) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 2)
        column.setSpacing(7)
        column.addWidget(Heading(variant.name, SUBTITLE, Tone.TEXT))
        column.addWidget(soft(words(variant.summary)))
        if strip is not None:
            column.addWidget(strip)
        column.addSpacing(2)
        column.addLayout(self._first_line())
        column.addSpacing(2)
        column.addWidget(self._opponents)
        house_rules = [field for field in self._rules.fields if field.option.name != TARGET]
        if house_rules:
            column.addSpacing(2)
            column.addLayout(self._rules_heading())
            column.addWidget(HouseRules(house_rules))
        column.addSpacing(2)
        column.addWidget(deal_number)
        column.addStretch(1)

    def _first_line(self) -> FlowLayout:
        line = FlowLayout(24, 8)
        if len(self._seatings) > 1:
            line.addWidget(_beside(caption(self.tr("Players")), self._players))
        else:
            self._players.hide()
            line.addWidget(caption(players_phrase(self._seatings)))
        for field in self._rules.fields:
            if field.option.name == TARGET and field.label is not None:
                field.label.setFont(body_font(BODY, bold=True))
                field.editor.setMinimumWidth(round(84 * text_scale()))
                points = soft(self.tr("points"))
                points.setWordWrap(False)
                line.addWidget(_beside(field.label, field.editor, points, field.mark))
        return line

    def _rules_heading(self) -> FlowLayout:
        line = FlowLayout(8, 0)
        line.addWidget(caption(self.tr("House rules")))
        line.addWidget(self._restore)
        return line

    def _offer_restoring(self) -> None:
        self._restore.setVisible(bool(self.variant.changed))


def _beside(*parts: QWidget) -> QWidget:
    """Things that stay in one line."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    for part in parts:
        if isinstance(part, QLabel):
            part.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row.addWidget(part)
    return line


def _strip(art: CardArt, deck: Deck, variant: Variant, cloth: Cloth) -> CaptureStrip | None:
    """The game's capture on cloth, where its rules have one that can be shown."""
    example = find_example(variant.captures)
    return CaptureStrip(art, deck, variant.captures, example, cloth=cloth) if example else None
