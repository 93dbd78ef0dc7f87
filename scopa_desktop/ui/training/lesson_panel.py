"""`LessonPanel`: what the panel of a lesson shows besides the sentence."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.play.lessons.lesson import Area, Lesson
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.table.scene.card_poses import FOCUS_Z
from scopa_desktop.ui.table.scene.focus_ring import FocusRing
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement, card_element
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.training.training_panel import TrainingPanel
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.wording.lesson_wording import lesson_text, step_text

_ELEMENTS = {
    Area.OWN_PILE: TableElement(ElementKind.PILE, 0),
    Area.OPPONENT: TableElement(ElementKind.PLAQUE, 1),
    Area.PARTNER: TableElement(ElementKind.PLAQUE, 2),
}
_PADDING = 6.0


class AreaMark(QObject):
    """Marks an area, and follows it when the table is laid out again."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._scene = view.table_scene
        self._ring = FocusRing(self._scene.appearance, FOCUS_Z)
        self._scene.addItem(self._ring)
        self._area: Area | None = None
        self._scene.updated.connect(self._place)

    def show_area(self, area: Area | None) -> None:
        """Mark an area; None marks nothing."""
        self._area = area
        self._place()

    @property
    def box(self) -> QRectF:
        """The marked part of the scene; empty if nothing is marked."""
        return self._ring.boundingRect() if self._ring.isVisible() else QRectF()

    def _place(self) -> None:
        layout = self._scene.table_layout
        box = self._box(self._area)
        if layout is None or box.isEmpty():
            self._ring.hide()
            return
        padded = box.adjusted(-_PADDING, -_PADDING, _PADDING, _PADDING)
        card = QRectF(QPointF(), layout.card)
        edge = self._ring.reach(card)  # The ring is not cut off at the edge of the table.
        visible = padded.intersected(self._scene.sceneRect().adjusted(edge, edge, -edge, -edge))
        self._ring.show_around(visible, card)

    def _box(self, area: Area | None) -> QRectF:
        boxes = self._scene.element_boxes()
        if area is Area.HAND:
            return _union(boxes.get(card_element(card)) for card in self._scene.own_hand())
        if area is Area.TABLE:
            return _union(boxes.get(card_element(card)) for card in self._scene.table_cards())
        element = _ELEMENTS.get(area) if area is not None else None
        return boxes.get(element, QRectF()) if element is not None else QRectF()


def _union(boxes: Iterable[QRectF | None]) -> QRectF:
    """The smallest box around all of them."""
    united = QRectF()
    for box in boxes:
        if box is not None:
            united = united.united(box)
    return united


_STRIP_HEIGHT: Final = 108
"""Height of a strip of cards in pixels at the normal text size."""
_DOTS_HEIGHT, _DOTS_PITCH, _LARGEST_DOT = 16, 15.0, 4.0


class LessonPanel(QObject):
    """The buttons and the progress of a lesson on a `TrainingPanel`."""

    back_requested = Signal()
    """Show the step before."""
    next_requested = Signal()
    """Go on, take the wrong move back, or skip the step: what the button says."""
    hint_requested = Signal()
    """Mark a good card."""
    puzzles_requested = Signal()
    """Finish, and show puzzles of the lesson's themes."""

    def __init__(self, panel: TrainingPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.dots = ProgressDots()
        panel.content.addSpacing(6)
        panel.content.addWidget(self.dots)
        self.details = secondary_label("", BODY_SIZE)
        """What belongs to the sentence: the reasons for a move, or figures."""
        panel.content.addWidget(self.details)
        self._strips: list[CardStrip] = []
        self.hint = panel.add_button("")
        self.back = panel.add_button("")
        self.skip = panel.add_button("")
        self.puzzles = panel.add_button("")
        self.go_on = panel.add_button("", ButtonKind.GOLD)
        self.hint.clicked.connect(self.hint_requested)
        self.back.clicked.connect(self.back_requested)
        self.skip.clicked.connect(self.next_requested)
        self.go_on.clicked.connect(self.next_requested)
        self.puzzles.clicked.connect(self.puzzles_requested)

    def show_step(self, lesson: Lesson, number: int, sentence: str, go_on: str) -> None:
        """Show a step, counted from 0; `go_on` is the text of the gold button, or empty."""
        count = len(lesson.steps)
        self._panel.set_heading(lesson_text(lesson.chapter_at(number) or lesson.title))
        self._panel.set_sentence(sentence)
        self.dots.set_progress(number, count, step_text(number, count))
        self.hint.setText(self.tr("Hint"))
        self.back.setText(self.tr("Back"))
        self.skip.setText(self.tr("Skip"))
        self.go_on.setText(go_on)
        self.back.setEnabled(number > 0)
        self.go_on.setVisible(bool(go_on))
        self.skip.setVisible(not go_on)
        self.puzzles.setText(self.tr("Five puzzles"))
        self.puzzles.setVisible(bool(lesson.themes) and number + 1 == count)

    def set_details(self, texts: Iterable[str]) -> None:
        """Show these texts below the sentence, each as a paragraph."""
        text = "\n\n".join(filter(None, texts))
        self.details.setText(text)
        self.details.setVisible(bool(text))

    def set_strips(self, strips: Sequence[CardStrip]) -> None:
        """Show these strips of cards below the sentence instead of those shown before."""
        for old in self._strips:
            old.hide()
            old.deleteLater()
        self._strips = list(strips)
        for strip in self._strips:
            strip.setFixedHeight(round(_STRIP_HEIGHT * text_scale()))
            self._panel.content.addWidget(strip)
            strip.show()

    def set_offers(self, *, hint: bool, back: bool) -> None:
        """Offer a hint, the way back or neither: there is room for three buttons."""
        self.hint.setVisible(hint)
        self.back.setVisible(back)


class ProgressDots(QWidget):
    """Filled dots for the steps that are done, a larger one for the current step."""

    def __init__(self) -> None:
        super().__init__()
        self._number, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_progress(self, number: int, count: int, text: str) -> None:
        """Set the current step, counted from 0, and the text for screen readers."""
        self._number, self._count = number, count
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._count * _DOTS_PITCH / 2), _DOTS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The dots shrink with the width."""
        return QSize(60, _DOTS_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        palette = current_palette()
        pitch = min(_DOTS_PITCH, (self.width() - 2 * _LARGEST_DOT) / max(1, self._count - 1))
        radius = min(_LARGEST_DOT - 1, pitch * 0.32)
        painter.setPen(pen(palette.title, 1))
        for index in range(self._count):
            x = _LARGEST_DOT + index * pitch
            if self.isRightToLeft():
                x = self.width() - x
            is_current = index == self._number
            painter.setBrush(colour(palette.title if index <= self._number else palette.background))
            size = min(_LARGEST_DOT, radius * 1.6) if is_current else radius
            painter.drawEllipse(QPointF(x, self.height() / 2), size, size)
