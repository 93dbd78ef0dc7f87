"""`MomentButton`: a decision in the list of moments; clicking it opens its position."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.rules.cards import Card, card_name, cards_of
from scopa_desktop.rules.moves import Action, Move, cards_of_action
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.review.review_context import ReviewContext
from scopa_desktop.ui.theme.colours import BLUE, GOLD, INK, RED_BUTTON, WHITE
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, is_text_huge, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, smooth_painter
from scopa_desktop.ui.theme.painting import text_width as width_of_text
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.card_painting import draw_card
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

_CARD_HEIGHT: Final = 68.0
_GAP: Final = 0.35
"""Between the card played and those it takes, in widths of a card."""
_STEP: Final = 0.55
"""From one taken card to the next, in widths of a card."""
_EDGE: Final = 4.0


class CardRow(QWidget):
    """The card played, and at a distance those it takes; the text of the move is beside it."""

    def __init__(self, art: CardArt, deck: Deck, action: Action) -> None:
        super().__init__()
        self._art = art
        self._deck = deck
        hand, table = cards_of_action(action)
        self._played = action.card if isinstance(action, Move) else None
        self._others = list(cards_of(table if isinstance(action, Move) else hand | table))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if self._played is None and not self._others:
            self.hide()

    def sizeHint(self) -> QSize:
        """Room for all cards."""
        places = self._places(_CARD_HEIGHT * text_scale())
        right = max((place.right() for _, place in places), default=0.0)
        return QSize(round(right + _EDGE), round(_CARD_HEIGHT * text_scale() + 2 * _EDGE))

    def minimumSizeHint(self) -> QSize:
        """Narrower rows are drawn smaller."""
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from the side where reading begins, smaller if they do not fit."""
        painter = smooth_painter(self)
        wanted = self.sizeHint().width()
        scale = min(1.0, self.width() / wanted) if wanted else 1.0
        height = _CARD_HEIGHT * text_scale() * scale
        mirroring = Mirroring(painter, QRectF(self.rect()))
        for card, place in self._places(height):
            centre = mirroring.point(QPointF(place.center().x(), self.height() / 2))
            draw_card(painter, self._art, (self._deck.id, card_name(card)), centre, height)

    def _places(self, height: float) -> list[tuple[Card, QRectF]]:
        width = height * self._deck.aspect
        left = _EDGE
        places = []
        if self._played is not None:
            places.append((self._played, QRectF(left, 0, width, height)))
            left += width * (1 + _GAP)
        for card in self._others:
            places.append((card, QRectF(left, 0, width, height)))
            left += width * _STEP
        return places


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

    def __init__(self, grade: Grade) -> None:
        super().__init__(grade_word(grade), SMALL_SIZE, bold=True)
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
        painter = smooth_painter(self)
        fill, text = GRADE_COLOURS[self._grade]
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(rounded(box, box.height() / 2), colour(fill))
        draw_text(painter, box, self.text(), body_font(SMALL_SIZE, True), text, align=CENTRE)


class MomentButton(QAbstractButton):
    """What was played, what was better, what it cost and why."""

    def __init__(
        self, context: ReviewContext, decision: DecisionReview, reasons: Reasons | None
    ) -> None:
        super().__init__()
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
        painter = smooth_painter(self)
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
        place = secondary_label(context.round_of(decision), wraps=is_text_huge())
        if not is_text_huge():
            top.addWidget(place)
        caption = played_caption(context.name_of_decider(decision))
        box = vbox if is_text_huge() else hbox
        moves = box((self._move(caption, decision.played), 1), spacing=16)
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
        if is_text_huge():
            column.insertWidget(1, place)
        sentence = reasons or (cost_sentence(decision) if not decision.grade.is_error else "")
        if sentence:
            why = paragraph(sentence)
            column.addWidget(why)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _move(self, caption: str, action: Action) -> QVBoxLayout:
        return vbox(
            secondary_label(caption),
            CardRow(self._context.art, self._context.deck, action),
            paragraph(move_text(action, Perspective.REVIEW, self._context.words)),
            STRETCH,
            spacing=2,
        )
