"""Pictures drawn by a process of their own: whatever they or the process do, the wait ends."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from subprocess import PIPE, Popen, run
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from scopa_desktop.ai.process_command import PROCESS_ARGUMENT, process_command
from scopa_desktop.play.decks import picture_client
from scopa_desktop.play.decks.picture_client import (
    DrawingLimits,
    PictureClient,
    PictureError,
    StoppedError,
    Trouble,
)
from scopa_desktop.play.decks.picture_process import KEPT_HEIGHT, REPLY, REPLY_START, PictureOutcome
from scopa_desktop.rules.seating import SEATINGS
from scopa_desktop.ui.table.scene.metrics import measure
from tests.needs import needs_limits
from tests.play.decks.made_sets import CARD, ENDLESS, SVG, kde_drawing, png

USUAL = DrawingLimits()
SHORT = DrawingLimits(picture=0.3)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Popen[bytes]]]:
    """The processes that have been started; all must have ended after the test."""
    processes: list[Popen[bytes]] = []

    def start(*arguments: Any, **options: Any) -> Popen[bytes]:
        processes.append(Popen(*arguments, **options))
        return processes[-1]

    monkeypatch.setattr(picture_client, "Popen", start)
    yield processes
    assert processes
    for process in processes:
        process.wait(30)


def opened(limits: DrawingLimits = USUAL) -> PictureClient:
    return PictureClient(lambda: False, limits)


def reason_of(action: Callable[[], object]) -> PictureOutcome | Trouble:
    with pytest.raises(PictureError) as raised:
        action()
    return raised.value.reason


# --- what is drawn -------------------------------------------------------------------------------


def test_a_drawing_has_the_points_that_table_and_paper_need(started: list[Popen[bytes]]) -> None:
    with opened() as client:
        image = client.picture(CARD)
        narrow = client.picture(CARD.replace(b"20 30", b"12 30"))
        assert [client.picture(CARD).size() for _ in range(2)] == [image.size()] * 2
    assert (image.width(), image.height()) == (933, KEPT_HEIGHT)
    assert image.pixelColor(466, 700) == QColor("#ffcc00")
    # 300 points for each inch of a card of 58 mm.
    assert (narrow.width(), narrow.height()) == (685, 1712)
    assert len(started) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("aspect", [0.4, 0.65, 0.9])
def test_no_card_of_a_large_screen_has_more_points(aspect: float) -> None:
    screen = QSizeF(3008, 1692)
    cards = [measure(screen, seating, aspect, has_large_cards=True).card for seating in SEATINGS]
    assert max(2 * card.height() for card in cards) <= KEPT_HEIGHT


def test_a_png_picture_keeps_its_points_unless_it_has_too_many(
    started: list[Popen[bytes]],
) -> None:
    with opened() as client:
        small, large = client.picture(png()), client.picture(png(700, 1420))
    assert (small.width(), small.height()) == (4, 6)
    assert small.pixelColor(2, 3) == QColor("#ffcc00")
    assert (large.width(), large.height()) == (690, KEPT_HEIGHT)


def test_a_text_is_drawn(started: list[Popen[bytes]]) -> None:
    text = '<text y="25" font-size="20">{}</text>'
    with opened() as client:
        nothing, wide, narrow = (
            client.picture(SVG.format(text.format(letter)).encode()) for letter in " MI"
        )
    assert wide != nothing
    assert wide != narrow, "without a font both are the same frame"


def test_the_elements_of_a_drawing_are_drawn_and_others_are_absent(
    started: list[Popen[bytes]],
) -> None:
    with opened() as client:
        client.open_drawing(kde_drawing(["1_club", "king_spade"]))
        king = client.element("king_spade")
        assert king is not None and king.height() == KEPT_HEIGHT
        assert client.element("queen_heart") is None
        assert client.element("1_club") is not None


REFUSED = {
    "no picture": (b"GIF89a", PictureOutcome.DAMAGED),
    "a cut PNG picture": (png()[:30], PictureOutcome.EMPTY),
    "a damaged PNG picture": (png(60, 90)[:60], PictureOutcome.DAMAGED),
    "a picture bomb": (png(6000, 9000), PictureOutcome.MANY_PIXELS),
    "no size": (b'<svg xmlns="http://www.w3.org/2000/svg"/>', PictureOutcome.EMPTY),
    "a lying card": (CARD.replace(b"20 30", b"30 20"), PictureOutcome.SHAPE),
    "a lying PNG picture": (png(60, 40), PictureOutcome.SHAPE),
    "nested without end": (
        SVG.format("<g>" * 10**5 + "</g>" * 10**5).encode(),
        PictureOutcome.DAMAGED,
    ),
}


def test_what_is_no_card_is_refused_and_the_next_one_drawn(started: list[Popen[bytes]]) -> None:
    with opened() as client:
        for case, (content, outcome) in REFUSED.items():
            assert reason_of(partial(client.picture, content)) is outcome, case
        assert not client.picture(CARD).isNull()
        with pytest.raises(PictureError) as raised:
            client.picture(png(6000, 9000))
    assert (raised.value.size.width(), raised.value.size.height()) == (6000, 9000)


# --- what takes too long -------------------------------------------------------------------------


@pytest.mark.parametrize("case", ENDLESS)
def test_a_picture_without_end_is_given_up(started: list[Popen[bytes]], case: str) -> None:
    with opened(SHORT) as client:
        assert reason_of(lambda: client.picture(ENDLESS[case])) is Trouble.SLOW


def test_an_element_without_end_is_given_up(started: list[Popen[bytes]]) -> None:
    with opened(SHORT) as client:
        client.open_drawing(ENDLESS["patterns by class"])
        assert reason_of(lambda: client.element("1_club")) is Trouble.SLOW


def test_all_pictures_together_have_a_limit(started: list[Popen[bytes]]) -> None:
    with opened(DrawingLimits(whole_set=0.5)) as client, pytest.raises(PictureError) as raised:
        while True:
            client.picture(CARD)
    assert (raised.value.reason, raised.value.seconds) == (Trouble.SLOW_SET, 0.5)


def test_a_wait_ends_when_the_pictures_are_not_wanted_any_more(
    started: list[Popen[bytes]],
) -> None:
    is_stopped = False
    with PictureClient(lambda: is_stopped, DrawingLimits(picture=1000.0)) as client:
        client.picture(CARD)
        is_stopped = True
        with pytest.raises(StoppedError):
            client.picture(ENDLESS["uses of uses"])


# --- a process that somebody else has taken over -------------------------------------------------

READY = f"out.write({REPLY.pack(REPLY_START, PictureOutcome.READY, 0, 0)!r})"
LARGE = REPLY.pack(REPLY_START, PictureOutcome.PICTURE, 60000, 60000)
SMALL = REPLY.pack(REPLY_START, PictureOutcome.PICTURE, 2, 3)
STRANGE: dict[str, tuple[str, Trouble]] = {
    "ends at once": ("", Trouble.NO_START),
    "never begins": ("time.sleep(99)", Trouble.NO_START),
    "begins with something else": ("print('Hello, this is no reply.')", Trouble.NO_START),
    "ends after the start": (READY, Trouble.LOST),
    "answers nothing": (f"{READY}; time.sleep(99)", Trouble.SLOW),
    "reads nothing and writes without end": (
        f"{READY}\nwhile True: out.write(b'card' * 9999)",
        Trouble.LOST,
    ),
    "sends an unknown outcome": (
        f"{READY}; out.write({REPLY.pack(REPLY_START, 99, 2, 3)!r}); time.sleep(99)",
        Trouble.LOST,
    ),
    "sends a picture that is too large": (
        f"{READY}; out.write({LARGE!r} + bytes(10**6)); time.sleep(99)",
        Trouble.LOST,
    ),
    "sends half a picture": (
        f"{READY}; out.write({SMALL!r} + bytes(9)); time.sleep(99)",
        Trouble.SLOW,
    ),
    "sends more than a picture": (
        f"{READY}; out.write({SMALL!r} + bytes(99)); time.sleep(99)",
        Trouble.LOST,
    ),
    "leaves its pipes to another process": (
        f"{READY}; Popen([sys.executable, '-c', 'import time; time.sleep(3)'])",
        Trouble.SLOW,
    ),
}


@pytest.mark.parametrize("case", STRANGE)
def test_a_process_that_says_what_it_must_not_is_killed(
    started: list[Popen[bytes]], monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    does, trouble = STRANGE[case]
    start = 0.3 if case == "never begins" else 3.0
    program = "import sys, time; from subprocess import Popen; out = open(1, 'wb', 0)\n" + does
    monkeypatch.setattr(
        picture_client, "process_command", lambda _module: [sys.executable, "-c", program]
    )

    def draw() -> None:
        with PictureClient(lambda: False, DrawingLimits(start=start, picture=0.3)) as client:
            client.picture(bytes(10**6))

    assert reason_of(draw) is trouble


def test_a_process_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_client, "process_command", lambda _module: ["/no/such/program"])
    assert reason_of(opened().__enter__) is Trouble.NO_START


# --- the process ---------------------------------------------------------------------------------

STANDALONE = (
    "import sys; sys.frozen = True; from scopa_desktop.__main__ import main; sys.exit(main())"
)
"""A program as PyInstaller builds it: its executable is not Python."""


def test_a_standalone_program_draws_in_a_process_too(
    started: list[Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as frozen:
        frozen.setattr(sys, "frozen", True, raising=False)
        program, *arguments = process_command("scopa_desktop.play.decks.picture_process")
    assert (program, arguments[0]) == (sys.executable, PROCESS_ARGUMENT)
    monkeypatch.setattr(
        picture_client,
        "process_command",
        lambda _module: [sys.executable, "-c", STANDALONE, *arguments],
    )
    with opened() as client:
        assert not client.picture(CARD).isNull()


@needs_limits
def test_the_system_limits_the_process() -> None:
    program = """
import resource as r
from scopa_desktop.play.decks.picture_process import limit_this_process
limit_this_process()
kinds = (r.RLIMIT_CPU, r.RLIMIT_AS, r.RLIMIT_FSIZE, r.RLIMIT_CORE)
print(*(limit for kind in kinds for limit in r.getrlimit(kind)))
"""
    ended = run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["150", "150", str(2**31), str(2**31), "0", "0", "0", "0"]


def test_the_process_ends_when_nobody_waits_for_it_any_more() -> None:
    command = process_command("scopa_desktop.play.decks.picture_process")
    process = Popen(command, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None and process.stdout is not None
    process.stdout.read(REPLY.size)
    process.stdin.close()
    assert process.wait(30) == 0
    process.stdout.close()
