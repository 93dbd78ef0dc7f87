"""`AidSwitches`: switches the coach, the memory aid and the odds of the main window."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.aids import training_aids
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.actions import AIDS
from scopa_desktop.ui.main_window.main_window import MainWindow

if TYPE_CHECKING:
    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.aids.training_aids import TrainingAids


class AidSwitches(QObject):
    """Connects the actions and settings of the aids, which are made when one is first on."""

    def __init__(
        self, context: Context, window: MainWindow, open_lesson: "Callable[[Lesson], None]"
    ) -> None:
        """`open_lesson` opens the lesson about a maxim."""
        store = context.store
        super().__init__(window)
        self._context, self._open_lesson = context, open_lesson
        self._window, self._session, self._store = window, context.session, store
        self.aids: TrainingAids | None = None
        """The coach, the memory aid and the odds; None while they have never been on."""
        for name in AIDS:
            window.actions_by_name[name].triggered.connect(
                lambda is_on, name=name: self._switch(name, is_on)
            )
        store.changes(*AIDS).connect(self._apply)
        self._check(store.current)
        # Not before the first frame.
        window.painted.connect(self._begin)

    def _switch(self, name: str, is_on: bool) -> None:
        changes: dict[str, Any] = {name: is_on}
        self._store.change(replace(self._store.current, **changes))

    def _begin(self) -> None:
        """Show the aids that are on, in each match that is put on the table."""
        self._session.replaced.connect(self._apply_current)
        self._apply_current()

    def _apply_current(self) -> None:
        self._apply(self._store.current)

    def _apply(self, settings: Settings) -> None:
        """Show the aids that are on; they are made when one is on for the first time.

        In competitive matches all of them are off, and come back afterwards.
        """
        if self._session.is_competitive:
            off: dict[str, Any] = dict.fromkeys(AIDS, False)
            settings = replace(settings, **off)
        self._check(settings)
        if self.aids is not None:
            self.aids.apply(settings)
        elif any(getattr(settings, name) for name in AIDS):
            self.aids = training_aids.TrainingAids(self._context, self._window, self._open_lesson)

    def _check(self, settings: Settings) -> None:
        for name in AIDS:
            self._window.actions_by_name[name].setChecked(getattr(settings, name))
