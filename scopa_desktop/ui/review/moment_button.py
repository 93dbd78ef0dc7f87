"""`MomentButton`: a decision in the list of moments; clicking it opens its position."""

from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.moves import Action, Move, cards_of_action
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from scopa_desktop.ui.theme.colours import BLUE, GOLD, INK, RED_BUTTON, WHITE
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, text_scale
from scopa_desktop.ui.theme.painting import RIGHT
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.card_label import CardRow
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import BodyLabel, paragraph, secondary_label
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.wording.card_wording import ShownCard
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
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

_CARD_HEIGHT, _GAP = 68, 14
_STEP: Final = 0.55
"""From one taken card to the next, in widths of a card."""

GRADE_COLOURS: Final = {
    Grade.BEST: (GOLD, INK),
    Grade.GOOD: (GOLD, INK),
    Grade.SLIP: (GOLD, INK),
    Grade.MISTAKE: (RED_BUTTON, WHITE),
    Grade.BLUNDER: (RED_BUTTON, WHITE),
    Grade.UNLUCKY: (BLUE, WHITE),
}
"""The colours of the badge of each grade, and of its text."""


class MomentButton(LabelButton):
    """What was played, what was better, what it cost and why.

    The colour of its grade is at the side where reading begins.
    """

    def __init__(
        self, match: ReviewedMatch, decision: DecisionReview, reasons: Reasons | None
    ) -> None:
        super().__init__("", "frame")
        self.decision = decision
        self._match = match
        self.setAccessibleName(without_marks(match.sentence(decision, reasons)))
        self.setEnabled(match.may_open(decision))
        # The policy of a button is to be as wide as its layout would like to be.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if self.isEnabled():
            self.setAccessibleDescription(self.tr("Look at it on the table"))
        else:
            self.unsetCursor()
        next_player = match.next_player(decision)
        self._lay_out(reasons_text(decision, reasons, match.words, next_player))
        self.let_clicks_through()

    def _lay_out(self, reasons: str) -> None:
        decision, match = self.decision, self._match
        fill, text = GRADE_COLOURS[decision.grade]
        strip = QFrame()
        strip.setFixedWidth(8)
        strip.setStyleSheet(f"background: {fill}; border-radius: 4px;")
        column = vbox(self._heading(fill, text), spacing=6, margins=(4, 7, 4, 7))
        moves = [self._move(played_caption(match.name_of_decider(decision)), decision.played)]
        better = better_move(decision)
        if better != decision.played:
            moves.append(self._move(better_caption(decision), better))
        column.addWidget(FlowRow(16, 6, *moves, stretched=True))
        sentence = reasons or (cost_sentence(decision) if not decision.grade.is_error else "")
        if sentence:
            column.addWidget(paragraph(sentence))
        hbox(strip, (column, 1), within=self, margins=(5, 5, 5, 5), spacing=6)

    def _heading(self, fill: str, text: str) -> FlowRow:
        """The grade and the cost, and at the end the round."""
        grade = BodyLabel(grade_word(self.decision.grade), SMALL_SIZE, bold=True)
        radius = grade.fontMetrics().height() // 2 + 2
        grade.setStyleSheet(
            f"background: {fill}; color: {text}; border-radius: {radius}px; padding: 3px 10px;"
        )
        words = QWidget()
        row = hbox(grade, within=words, spacing=8)
        if self.decision.grade.is_error:
            cost = decision_cost_text(self.decision, is_exact=True)
            row.addWidget(BodyLabel(cost, BODY_SIZE, bold=True))
        row.addStretch(1)
        place = secondary_label(self._match.round_of(self.decision))
        place.setAlignment(RIGHT)
        return FlowRow(8, 4, words, place, stretched=True)

    def _move(self, caption: str, action: Action) -> QWidget:
        move = QWidget()
        vbox(
            secondary_label(caption),
            self._cards(action),
            paragraph(move_text(action, Purpose.REVIEW, self._match.words)),
            STRETCH,
            within=move,
            spacing=2,
        )
        return move

    def _cards(self, action: Action) -> QHBoxLayout:
        """The card played, and at a distance those it takes."""
        hand, table = cards_of_action(action)
        played = [action.card] if isinstance(action, Move) else []
        others = [*cards_of(table if isinstance(action, Move) else hand | table)]
        row = hbox(spacing=_GAP)
        for cards in filter(None, (played, others)):
            label = CardRow(self._match.art, self._match.deck, _STEP)
            label.set_card_height(round(_CARD_HEIGHT * text_scale()))
            label.show_cards(tuple(ShownCard(card) for card in cards))
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            row.addWidget(label)
        row.addStretch(1)
        return row
