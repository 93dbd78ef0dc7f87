"""The open engine protocol: what a view says, and what an engine answers."""

import errno
import json
import os
import re
from io import BytesIO, TextIOWrapper
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands import engine
from scopa_desktop.commands.engine_protocol import (
    PROTOCOL,
    message_line,
    view_as_json,
    view_from_json,
)
from scopa_desktop.commands.output import FAILED, OutputError
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.variant import Variant
from tests.ai.deals import two_deals_alike, view_on_turn
from tests.ai.positions import cards, position, views
from tests.commands.running import run_command
from tests.examples import examples

PAGE = resource_folder() / "docs" / "ENGINE.md"


def late_view(variant: Variant = SCOPA) -> SeatView:
    """A view of the last plays of a round: every card is in its place."""
    rest = PACK & ~cards("7D 4C 2C 4B")
    won = names_of(rest).split()
    piles = (" ".join(won[:20]), " ".join(won[20:]))
    return position("7D 4C", "2C", others=("4B",), piles=piles, variant=variant)


@settings(deadline=None, max_examples=examples(80))
@given(view=views())
def test_a_view_is_the_same_after_its_way_through_a_line(view: SeatView) -> None:
    line = message_line("move", view=view_as_json(view))
    assert line.count(b"\n") == 1
    assert view_from_json(json.loads(line)["view"]) == view


def test_changed_options_are_said() -> None:
    variant = SCOPA.with_option("target", 21)
    view = late_view(variant)
    content = view_as_json(view)
    assert content["options"] == {"target": "21"}
    assert view_from_json(content).variant.target == 21


@pytest.mark.parametrize("seed", range(20))
def test_hidden_cards_change_nothing_in_a_line(seed: int) -> None:
    match, other = two_deals_alike(Random(f"protocol {seed}"))
    lines = {message_line("move", view=view_as_json(view_on_turn(each))) for each in (match, other)}
    assert len(lines) == 1


@pytest.mark.parametrize(
    ("field", "value", "clause"),
    [
        ("game", "poker", "“game” is"),
        ("hand", "7D 7D", "“hand” is"),
        ("hand", "4B", "do not add up"),
        ("seat", 3, "“seat” is 3"),
        ("players", 7, "“players” is 7"),
        ("pairs", True, "Scopa is played by 2 players"),
        ("options", {"target": "0"}, "target"),
        ("wild", 5, "has no wild card"),
        ("moves", [[1, "7D y 4C"]], "“moves” is"),
        ("totals", [1], "“totals” is"),
    ],
)
def test_what_is_no_view_is_refused_with_a_clause(field: str, value: object, clause: str) -> None:
    content = view_as_json(late_view()) | {field: value}
    with pytest.raises(ValueError, match=clause):
        view_from_json(content)


def answers(
    monkeypatch: pytest.MonkeyPatch, *lines: bytes, level: str = "beginner"
) -> list[dict[str, Any]]:
    """What a level answers to these lines."""
    output = BytesIO()
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"".join(lines))))
    monkeypatch.setattr("sys.stdout", TextIOWrapper(output))
    assert run_command(engine, ["--level", level]) == 0
    return [json.loads(line) for line in output.getvalue().splitlines()]


def test_a_level_answers_as_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late_view()
    request = message_line("move", id=7, seconds=1, view=view_as_json(view))
    hello = message_line("hello", protocol=PROTOCOL)
    ready, move = answers(monkeypatch, hello, request, message_line("quit"), hello)
    assert (ready["type"], ready["protocol"]) == ("ready", PROTOCOL)
    assert ready["name"].startswith("Nino")
    assert (move["type"], move["id"]) == ("move", 7)
    assert move["move"] in view_as_json(view)["legal"]


@pytest.mark.parametrize(
    "line",
    [
        b"go\n",
        b"\xff\n",
        b"[]\n",
        b"{}\n",
        message_line("fly"),
        message_line("move", id=1),
        message_line("move", id=1, seconds=-1, view={}),
        message_line("move", id=1, seconds=1, view={"game": "scopa"}),
    ],
)
def test_an_engine_says_what_is_wrong_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, line: bytes
) -> None:
    error, ready = answers(monkeypatch, line, message_line("hello", protocol=PROTOCOL))
    assert error["type"] == "error"
    assert error["message"].endswith(".")
    assert ready["type"] == "ready"


IMPOSSIBLE = {
    "game": "scopa", "options": {}, "players": 2, "pairs": False, "seat": 2, "dealer": 2,
    "hand": "QC 4S KS", "hand_sizes": [1, 3], "table": "2D JD", "stock": 30,
    "piles": ["6D 6S", "KD KB"], "sweeps": [], "last_capturer": 2, "declared": ["", ""],
    "shown": ["", ""], "wild": None, "bonuses": [], "packets": 1, "declaring": False,
    "cut": None, "opening": None, "totals": [0, 0],
    "moves": [[1, "6S x 6D"], [2, "KD x KB"], [1, "KS"]],
}  # fmt: skip
"""A view in which a card of the hand has been played; there was no move in it for a search."""


def test_a_view_of_an_impossible_position_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    request = message_line("move", id=1, seconds=5, view=IMPOSSIBLE)
    hello = message_line("hello", protocol=PROTOCOL)
    error, ready = answers(monkeypatch, request, hello, level="master")
    assert error == {"type": "error", "message": "the view is of a position that cannot arise."}
    assert ready["type"] == "ready"


class FullOutput(BytesIO):
    """Takes no answer."""

    def write(self, _data: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_an_answer_that_cannot_be_written_ends_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    hello = message_line("hello", protocol=PROTOCOL)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(hello)))
    monkeypatch.setattr("sys.stdout", TextIOWrapper(FullOutput()))
    with pytest.raises(OutputError, match="No space left"):
        run_command(engine, [])


def test_an_engine_needs_its_streams(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run_command(engine, []) == FAILED
    assert "are needed" in capsys.readouterr().err


def test_the_dialogue_of_the_page_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    said = re.findall(r"^([<>]) (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    asked = [text.encode() + b"\n" for mark, text in said if mark == ">"]
    expected = [json.loads(text) for mark, text in said if mark == "<"]
    assert len(asked) == 3
    found = answers(monkeypatch, *asked)
    for answer in (*found, *expected):
        if answer["type"] == "ready":
            answer["name"] = answer["name"].partition(",")[0]
    assert found == expected


def test_the_page_names_every_field_of_a_view() -> None:
    fields = view_as_json(late_view())
    page = PAGE.read_text(encoding="utf-8")
    assert [field for field in fields if f"| `{field}` |" not in page] == []
