"""A button that checks a recorded match: its deals, its moves and its computer players."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label


class MatchCheck(QWidget):
    """Runs the command `verify` on a record, in a process of its own, and says what it found."""

    def __init__(self) -> None:
        super().__init__()
        self._record: Path | None = None
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        self._is_stopped = False
        self.check_button = Button(self.tr("Check &my last match"))
        self.stop_button = Button(self.tr("&Stop"))
        self.result = secondary_label("", BODY_SIZE)
        """What was found, or that the check is running."""
        for button in (self.check_button, self.stop_button):
            button.setAutoDefault(False)
        buttons = FlowRow(10, 6, self.check_button, self.stop_button)
        vbox(buttons, self.result, within=self, spacing=8)
        self.check_button.clicked.connect(self._start)
        self.stop_button.clicked.connect(self._stop)
        self._process.finished.connect(self._show_result)
        self._process.errorOccurred.connect(self._show_error)
        self._update_buttons()

    def set_record(self, path: Path | None) -> None:
        """Set the record of the last match; None if there is none."""
        if path != self._record:
            self._record = path
            self._stop()
            self._say("")
        self._update_buttons()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop checking when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._stop()

    @property
    def _is_running(self) -> bool:
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def _update_buttons(self) -> None:
        self.check_button.setEnabled(self._record is not None and not self._is_running)
        self.stop_button.setVisible(self._is_running)

    def _start(self) -> None:
        self._is_stopped = False
        environment = QProcessEnvironment.systemEnvironment()
        program = []
        if not getattr(sys, "frozen", False):
            program = ["-m", "scopa_desktop"]
            environment.insert("PYTHONPATH", os.pathsep.join(sys.path))
        self._process.setProcessEnvironment(environment)
        self._process.start(sys.executable, [*program, "verify", str(self._record)])
        self._say(self.tr("The match is being checked. A strong opponent needs some minutes."))
        self._update_buttons()

    def _stop(self) -> None:
        if self._is_running:
            self._is_stopped = True
            self._process.kill()
            self._process.waitForFinished()

    def _show_result(self, exit_code: int) -> None:
        self._update_buttons()
        output = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        if self._is_stopped:
            self._say(self.tr("Stopped."))
        elif exit_code == 0:
            self._say(
                self.tr(
                    "Checked: every pack comes from the deal number, every move follows the "
                    "rules, and each computer player chose the same moves again from its own view."
                )
            )
        else:
            self._say(f"{self.tr('Not everything could be confirmed:')}\n{output}")
        announce(self, self.result.text())

    def _show_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._update_buttons()
            self._say(self.tr("The check could not be started."))

    def _say(self, sentence: str) -> None:
        self.result.setText(sentence)
        self.result.setVisible(bool(sentence))
