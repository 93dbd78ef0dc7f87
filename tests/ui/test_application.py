"""What the program sets before Qt starts."""

import os

import pytest

from scopa_desktop.ui.application import limit_painting_threads

VARIABLE = "QT_NO_GUI_THREADPOOL"


@pytest.mark.parametrize(
    ("processors", "chosen", "result"),
    [(2, None, "1"), (4, None, "1"), (None, None, "1"), (8, None, None), (2, "0", "0")],
)
def test_qt_paints_in_one_thread_where_processors_are_few(
    processors: int | None, chosen: str | None, result: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    monkeypatch.setenv(VARIABLE, chosen or "")
    if chosen is None:
        monkeypatch.delenv(VARIABLE)
    limit_painting_threads()
    assert os.environ.get(VARIABLE) == result
