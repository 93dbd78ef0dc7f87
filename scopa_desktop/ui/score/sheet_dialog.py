"""`SheetDialog`: the base class of the dialogs after a round and at the end of a match."""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QWidget

from scopa_desktop.rules.match import Match
from scopa_desktop.ui.score.score_model import SideInfo
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.match_end_wording import own_side_of
from scopa_desktop.ui.wording.score_wording import SideWording

_TICK_MS: Final = 1000
_USES: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class AutoNext(QObject):
    """Counts down on the button; a key, a click or the wheel in the dialog stops it."""

    def __init__(self, dialog: QDialog, button: QPushButton, seconds: int) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._button = button
        self._text = button.text()
        self._left = seconds
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._count)
        self._show()
        set_tool_tip(
            button, self.tr("The match goes on by itself. Any key or click here stops that.")
        )
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        dialog.finished.connect(self.stop)
        self._timer.start()

    @property
    def is_counting(self) -> bool:
        """Whether the button is going to be pressed."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Leave the dialog to the person."""
        if not self.is_counting:
            return
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._button.setText(self._text)
        set_tool_tip(self._button, "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop when the dialog is used; the event still has its effect."""
        if event.type() in _USES and isinstance(watched, QWidget) and self._is_inside(watched):
            self.stop()
        return False

    def _is_inside(self, widget: QWidget) -> bool:
        return widget is self._dialog or self._dialog.isAncestorOf(widget)

    def _count(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._show()
        else:
            self.stop()
            self._button.click()

    def _show(self) -> None:
        self._button.setText(f"{self._text} ({self._left})")


class ScoreDialogChoice(Enum):
    """The choices of the player in the score dialog and at the end of the match."""

    DEAL_ON = "deal on"
    REPLAY = "replay"
    NEW_GAME = "new game"
    REMATCH = "rematch"
    REVIEW = "review"
    SHEET = "sheet"
    """Back from the end of the match to the score sheet."""
    LOOK = "look"
    """Look at the move that decided the match."""
    FINISH = "finish"
    """On to the end of the match."""
    TABLE_OPTIONS = "table options"
    CLOSED = "closed"


class SheetDialog(PaperDialog):
    """A dialog that asks how the match goes on.

    Its first focus is on no button: whoever presses Space once too often answers nothing. Enter
    presses the gold button; Space presses a button that has got the focus by Tab.

    Attributes:
        outcome: the choice of the player, after the dialog is closed.
    """

    def __init__(
        self, match: Match, sides: Sequence[SideInfo], size: QSize, parent: QWidget | None
    ) -> None:
        """`sides` are the players of each side, with names that are not translated yet."""
        super().__init__("", size, parent)
        self.outcome = ScoreDialogChoice.CLOSED
        self._match, self._sides = match, sides
        self._own = own_side_of(match)
        self._area = self.findChildren(QScrollArea)[0]

    def choose(self, choice: ScoreDialogChoice) -> None:
        """Close with a choice, also one without a button."""
        self.outcome = choice
        self.accept()

    def _add_choices(
        self, choices: Iterable[ScoreDialogChoice], gold: ScoreDialogChoice
    ) -> dict[ScoreDialogChoice, Button]:
        """Add buttons without texts, from left to right."""
        keys = {}
        for choice in choices:
            keys[choice] = self.add_button(
                "", ButtonKind.GOLD if choice is gold else ButtonKind.PAPER
            )
            keys[choice].clicked.connect(partial(self.choose, choice))
        return keys


def named_sides(
    sides: Sequence[SideInfo], own_side: int | None
) -> tuple[list[SideInfo], SideWording]:
    """The sides with their names in the current language, and their wording."""
    named = [side._replace(names=tuple(map(own_name, side.names))) for side in sides]
    return named, SideWording([side.names for side in named], own_side)
