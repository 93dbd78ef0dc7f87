"""Checks of changed records that are accepted or refused."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.faults.playing_process import ROOT
from benchmarks.faults.time_limit import time_limit
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.rules.cards import card_name
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import FIRST_LINES, Record, read_record, version_of, write_record
from scopa_desktop.rules.rules_text import unwritten_options
from scopa_desktop.rules.variant import Option
from tests.rules.by_the_book.referee import Referee
from tests.rules.by_the_book.taking import Rules
from tests.rules.random_plies import with_any_options

_MOST_LOOKED_THROUGH: Final = 8
"""The maximum number of table cards for which the referee checks every choice fast enough."""
_OWN_LEVELS: Final = ("casual", "master", "beginner")


@cache
def records() -> list[bytes]:
    """Records of every game and seating, some with changed options, and those of the tests."""
    rng = Random("records")
    contents = []
    for variant in CATALOGUE.values():
        for seating in variant.seatings:
            for entry in (variant, with_any_options(variant, rng)):
                others = (Player("Don Ciro", rng.choice(_OWN_LEVELS)),) * (seating.players - 1)
                match = Match(entry, seating, (Player("Ünï", PERSON), *others), rng.randrange(99))
                moves = rng.randrange(90)
                while moves and match.winner is None:
                    if match.needs_deal:
                        match.begin_round()
                    else:
                        assert match.round is not None
                        match.play(rng.choice(match.round.legal_moves()))
                    moves -= 1
                contents.append(write_record(match.record).encode())
    written = sorted((ROOT / "tests" / "rules" / "rounds").glob("*.scopa"))
    return contents + [path.read_bytes() for path in written]


def examine_record(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Open a record."""
    try:
        with time_limit(allowed_seconds):
            match = open_match(path)
    except StorageError as error:
        return _losses_of_sentence(error, path) + _lost(path, content)
    return ["accepted", *losses_of_match(match, content), *_lost(path, content)]


def _losses_of_sentence(error: StorageError, path: Path) -> list[str]:
    is_one_line = str(path) in error.sentence and len(error.sentence.splitlines()) == 1
    return [] if is_one_line else [f"no sentence about the file: {error.sentence!r}"]


def _lost(path: Path, content: bytes) -> list[str]:
    kept = [each.read_bytes() for each in path.parent.iterdir()]
    return [] if content in kept else ["the original is lost"]


def losses_of_match(match: Match, content: bytes) -> list[str]:
    losses = []
    text = write_record(match.record)
    again = read_record(text)
    if again != match.record or write_record(again) != text:
        losses.append("accepted, but not rewritten to the same text")
    if _simplified(content.decode("utf-8-sig"), match.record) != _simplified(text, match.record):
        losses.append("accepted as something else than what is written")
    losses += illegal_moves(match.record)
    return losses


def _simplified(text: str, record: Record) -> list[str]:
    """The lines of a record in a form that equal records share."""
    lines = re.sub(r"[ \t\r\n]+\Z", "", text.replace("\r\n", "\n")).split("\n")
    least = version_of(record)
    if lines[0] in [line for version, line in FIRST_LINES.items() if version >= least]:
        # A text may be of a later version than it needs.
        lines[0] = FIRST_LINES[least]
    options = {line for line in lines if line.startswith("option: ")}
    entry = record.variant.defaults or record.variant
    defaults = {
        f"option: {name} = {Option.text(value)}" for name, value in unwritten_options(entry).items()
    }
    rest = [line for line in lines if not line.startswith("option: ")]
    return [*sorted(options - defaults), *map(_simplified_move, rest)]


def _simplified_move(line: str) -> str:
    """A line of a move with its captured or declared cards in order."""
    parts = re.fullmatch(r"([1-9][0-9]*\. (?:.. )?[x!] )([A-Z0-9 ]+?)( = .*)?", line)
    return (
        line
        if parts is None
        else parts[1] + " ".join(sorted(parts[2].split(" "))) + (parts[3] or "")
    )


def illegal_moves(record: Record) -> list[str]:
    """The moves that the referee forbids."""
    rules = Rules.of(record.variant)
    for number, recorded in enumerate(record.rounds, 1):
        pack = [*map(card_name, recorded.pack)]
        referee = Referee(rules, record.seating, recorded.dealer, pack)
        for place, move in enumerate(map(str, recorded.moves), 1):
            if referee.is_over:
                return [f"illegal: move {place} of round {number} after its end"]
            if len(referee.table) <= _MOST_LOOKED_THROUGH and move not in referee.moves():
                return [f"illegal: move {place} of round {number}, {move}"]
            referee.do(move)
        if number < len(record.rounds) and not referee.is_over:
            return [f"illegal: round {number} is not played out"]
    return []
