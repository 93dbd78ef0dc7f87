"""`MomentButton`: a decision in the list of moments; clicking it opens its position."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.rules.moves import Action
from scopa_desktop.ui.review.card_row import CardRow
from scopa_desktop.ui.review.review_context import ReviewContext
from scopa_desktop.ui.theme.colours import BLUE, GOLD, INK, RED_BUTTON, WHITE
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, set_render_hints
from scopa_desktop.ui.theme.painting import text_width as width_of_text
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.headings import BodyLabel, paragraph, secondary_label
from scopa_desktop.ui.wording.move_wording import Perspective, move_text
from scopa_desktop.ui.wording.review_wording import (
    better_caption,
    better_move,
    cost_sentence,
    decision_cost_text,
    grade_word,
    played_caption,
    reasons_text,
)
from scopa_desktop.ui.wording.text_direction import without_marks

GRADE_COLOURS: Final = {
    Grade.BEST: (GOLD, INK),
    Grade.GOOD: (GOLD, INK),
    Grade.SLIP: (GOLD, INK),
    Grade.MISTAKE: (RED_BUTTON, WHITE),
    Grade.BLUNDER: (RED_BUTTON, WHITE),
    Grade.UNLUCKY: (BLUE, WHITE),
}
"""The colours of the badge of each grade, and of its text."""
_RADIUS, _STRIP, _MARGIN = 9.0, 8, 12


class GradeBadge(BodyLabel):
    """The word of a grade on its colour."""

    def __init__(self, grade: Grade, parent: QWidget | None = None) -> None:
        super().__init__(grade_word(grade), SMALL_SIZE, bold=True, parent=parent)
        self._grade = grade
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The word with room around it."""
        font = body_font(SMALL_SIZE, True)
        height = self.fontMetrics().height() + 6
        return QSize(round(width_of_text(self.text(), font)) + 20, height)

    def minimumSizeHint(self) -> QSize:
        """The word is never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the badge."""
        painter = QPainter(self)
        set_render_hints(painter)
        fill, text = GRADE_COLOURS[self._grade]
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(rounded(box, box.height() / 2), colour(fill))
        draw_text(painter, box, self.text(), body_font(SMALL_SIZE, True), text, align=CENTRE)


class MomentButton(QAbstractButton):
    """What was played, what was better, what it cost and why."""

    def __init__(
        self,
        context: ReviewContext,
        decision: DecisionReview,
        reasons: Reasons | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.decision = decision
        self._context = context
        words = context.words
        self.setAccessibleName(without_marks(context.sentence(decision, reasons)))
        self.setEnabled(context.may_open(decision))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The policy of a button is to be as wide as its layout would like to be.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if self.isEnabled():
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setAccessibleDescription(self.tr("Look at it on the table"))
        next_player = context.next_player(decision)
        self._lay_out(reasons_text(decision, reasons, words, next_player))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the position with Enter, too, which would press the button Close of the dialog."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, with the colour of the grade at the side where reading begins."""
        painter = QPainter(self)
        set_render_hints(painter)
        palette = current_palette()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_hot = self.isDown() or (self.underMouse() and self.isEnabled())
        outline = rounded(box, _RADIUS)
        painter.fillPath(outline, colour(palette.field if is_hot else palette.list_background))
        painter.save()
        painter.setClipPath(outline)
        strip = QRectF(box.left(), box.top(), _STRIP, box.height())
        fill, _ = GRADE_COLOURS[self.decision.grade]
        painter.fillRect(Mirroring(painter, QRectF(self.rect())).box(strip), colour(fill))
        painter.restore()
        has_focus = self.hasFocus()
        painter.strokePath(outline, pen(palette.focus if has_focus else palette.frame, 2.5))

    def _lay_out(self, reasons: str) -> None:
        decision, context = self.decision, self._context
        is_mirrored = self.isRightToLeft()
        start, end = _MARGIN + _STRIP, _MARGIN
        top = hbox(GradeBadge(decision.grade), spacing=8)
        if decision.grade.is_error:
            cost = decision_cost_text(decision, is_exact=True)
            top.addWidget(BodyLabel(cost, BODY_SIZE, bold=True))
        top.addStretch(1)
        top.addWidget(secondary_label(context.round_of(decision), wraps=False))
        caption = played_caption(context.name_of_decider(decision))
        moves = hbox((self._move(caption, decision.played), 1), spacing=16)
        better = better_move(decision)
        if better != decision.played:
            moves.addLayout(self._move(better_caption(decision), better), 1)
        column = vbox(
            top,
            moves,
            within=self,
            margins=(end if is_mirrored else start, 10, start if is_mirrored else end, 10),
            spacing=6,
        )
        sentence = reasons or (cost_sentence(decision) if not decision.grade.is_error else "")
        if sentence:
            why = paragraph(sentence)
            column.addWidget(why)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _move(self, caption: str, action: Action) -> QVBoxLayout:
        text = BodyLabel(
            move_text(action, Perspective.REVIEW, self._context.words), BODY_SIZE, bold=False
        )
        text.setWordWrap(True)
        return vbox(
            secondary_label(caption),
            CardRow(self._context.art, self._context.deck, action),
            text,
            STRETCH,
            spacing=2,
        )
