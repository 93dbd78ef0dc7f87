"""Each accepted text of a record is the canonical one, or another in a way that RECORD.md lists.

`canonical` brings a text into the canonical form by the words of RECORD.md alone, without reading
it as a record. Texts are changed at random: what is accepted must be written again as `canonical`
says, and what is written must be read as the same record.
"""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import SUIT_LETTERS
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.sampling import parametrize_some

from .positions import moderately, variants

ROUNDS = Path(__file__).parent / "rounds"
RECORDS = [path.read_text(encoding="utf-8") for path in sorted(ROUNDS.glob("*.scopa"))]
SCOPA_ROUND = (ROUNDS / "scopa-2.scopa").read_text(encoding="utf-8")
HEAD, _, ROUND = SCOPA_ROUND.partition("\n\n")
MUTATIONS = 4_000
SIGNS = " \t\r\n\v\f\u00a0\u2003\u2028\u3000\u200b\ufeff\u0663\u00b20123456789ADCSBJQKx=!,.:#-"

RANKS_IN_ORDER = "A23456789TJQK"
_MOVE = re.compile(r"(\d+\. (?:.. )?x (?:pile )?)([^=]+)|(\d+\. ! )([^=]+)( = .*)")


def canonical(text: str) -> str:
    """The text without the liberties that RECORD.md allows."""
    lines = text.replace("\r\n", "\n").rstrip("\n\t ").split("\n")
    game = lines[1].removeprefix("game: ")
    offered = [option.name for option in CATALOGUE[game].options]
    options = [line for line in lines if line.startswith("option: ")]
    names = [line.split(" ")[1] for line in options]
    stated = [line for line in options if not is_default(game, line)]
    stated.sort(key=lambda line: offered.index(line.split(" ")[1]))
    if options:
        first = lines.index(options[0])
        assert lines[first : first + len(names)] == options
        lines[first : first + len(names)] = stated
    return "\n".join(map(with_sorted_cards, lines)) + "\n"


def is_default(game: str, line: str) -> bool:
    """Whether the line states what holds without it."""
    _, name, _, value = line.split(" ")
    entry = CATALOGUE[game]
    option = entry.option(name)
    at_first = {"king_redeal": "2", "redeal_by": "next"} if entry.record_defaults else {}
    return at_first.get(name, option.text(option.read(entry))) == value


def with_sorted_cards(line: str) -> str:
    """The line of a move with the cards taken, or declared, coins first and ace to king."""
    found = _MOVE.fullmatch(line)
    if found is None:
        return line
    before, taken, before_declared, declared, after = found.groups()
    cards = sorted(
        (taken or declared).split(" "),
        key=lambda card: (SUIT_LETTERS.index(card[1]), RANKS_IN_ORDER.index(card[0])),
    )
    return (before or before_declared) + " ".join(cards) + (after or "")


def mutated(text: str, chance: Random) -> str:
    """The text with one or two changes: of a sign, a word, or a line."""
    for _ in range(chance.randint(1, 2)):
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        other = chance.randrange(len(lines))
        words = lines[line].split(" ")
        place = chance.randrange(len(text))
        sign = chance.choice(SIGNS)
        match chance.randrange(9):
            case 0:
                text = text[:place] + text[place + 1 :]
            case 1:
                text = text[:place] + sign + text[place:]
            case 2:
                text = text[:place] + sign + text[place + 1 :]
            case 3:
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 4:
                lines.insert(line, lines[other])
                text = "\n".join(lines)
            case 5:
                del lines[line]
                text = "\n".join(lines)
            case 6:
                chance.shuffle(words)
                lines[line] = " ".join(words)
                text = "\n".join(lines)
            case 7:
                tail = words[3:]
                chance.shuffle(tail)
                lines[line] = " ".join(words[:3] + tail)
                text = "\n".join(lines)
            case _:
                text += chance.choice(["\n", " ", "\t", "\r\n", "\r", sign])
    return text


@parametrize_some("mutations", [MUTATIONS // 3, MUTATIONS], default=[MUTATIONS // 3])
def test_accepted_texts_are_canonical_but_for_the_listed_liberties(mutations: int) -> None:
    chance = Random(9)
    liberties = 0
    for _ in range(mutations):
        text = mutated(chance.choice(RECORDS), chance)
        try:
            record = read_record(text)
        except RecordError as error:
            assert str(error).startswith("line ")
            continue
        written = write_record(record)
        assert written == canonical(text), repr(text)
        assert read_record(written) == record
        liberties += written != text
    assert liberties > mutations / 100, "the mutations do not reach the liberties any more"


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_recorded_rounds_are_canonical(text: str) -> None:
    assert write_record(read_record(text)) == text == canonical(text)


@moderately
@given(variants(), st.integers(0, 999_999_999), st.integers(0, 60))
def test_what_is_played_is_written_canonically(variant: Variant, deal: int, moves: int) -> None:
    players = (Player("Nonna", "person"),) * variant.seatings[0].players
    match = Match(variant, variant.seatings[0], players, deal)
    for _ in range(moves):
        if match.winner is not None:
            break
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(match.round.legal_moves()[0])
    text = write_record(match.record)
    assert read_record(text) == match.record
    assert write_record(read_record(text)) == text


LISTED = [
    SCOPA_ROUND.replace("\n", "\r\n"),
    SCOPA_ROUND.replace("\n", "\r\n", 3),
    SCOPA_ROUND + "\n \n\t\n",
    SCOPA_ROUND.replace("QC x AD 3D 5S", "QC x 5S AD 3D"),
    SCOPA_ROUND.replace("players:", "option: target = 11\nplayers:"),
]


@pytest.mark.parametrize("text", LISTED, ids=range(len(LISTED)))
def test_the_liberties_are_read_as_the_canonical_record(text: str) -> None:
    assert read_record(text) == read_record(SCOPA_ROUND)
    assert canonical(text) == SCOPA_ROUND


def test_options_are_read_in_any_order() -> None:
    options = ["option: target = 16", "option: last_play_sweep = on"]
    texts = [
        SCOPA_ROUND.replace("players:", "\n".join([*order, "players:"]))
        for order in (options, options[::-1])
    ]
    assert read_record(texts[0]) == read_record(texts[1])
    assert write_record(read_record(texts[1])) == texts[0] == canonical(texts[1])


REFUSED = [
    (ROUND.replace("1. QC", "1.  QC"), "' QC' is not a card"),
    (ROUND.replace("1. QC x AD", "1. QC  x AD"), "'QC ' is not a card"),
    (ROUND.replace("AD 3D 5S", "AD  3D 5S"), "'' is not a card"),
    (ROUND.replace("AD 3D 5S", "AD\t3D 5S"), r"'AD\t3D' is not a card"),
    (ROUND.replace("AD 3D 5S", "AD\u00a03D 5S"), r"'AD\xa03D' is not a card"),
    (ROUND.replace("AD 3D 5S", "AD 3D 5S "), "'' is not a card"),
    (ROUND.replace("AD 3D 5S", "AD 3D 5S\r\r"), r"'5S\r' is not a card"),
    (ROUND.replace("QC x AD 3D 5S", "! AC AD 2D = 03"), "is not a declaration"),
    (ROUND.replace("QC x AD 3D 5S", "! AC AD 2D = \u0663"), "is not a declaration"),
    (ROUND.replace("QC x AD 3D 5S", "! AC AD 2D = 3, wild 0"), "is not a declaration"),
    (ROUND.replace("QC x AD 3D 5S", "! AC AD 2D = 3, wild 07"), "is not a declaration"),
]


@pytest.mark.parametrize(("changed", "sentence"), REFUSED)
def test_every_other_text_is_refused(changed: str, sentence: str) -> None:
    assert changed != ROUND
    with pytest.raises(RecordError, match=re.escape(sentence)):
        read_record(f"{HEAD}\n\n{changed}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{HEAD}\n{ROUND}", "line 7: expected an empty line"),
        (f"{HEAD}\n \n{ROUND}", "line 7: expected an empty line"),
        (f"{HEAD}\n\n\n{ROUND}", "line 8: expected 'round: …'"),
        (SCOPA_ROUND.replace("deal: ", "deal: 0"), "line 6: a deal has a number"),
        (SCOPA_ROUND[:-1] + "\r", "is not a card"),
    ],
)
def test_lines_are_set_off_by_one_empty_line(text: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=re.escape(sentence)):
        read_record(text)


# Names


def with_name(name: str) -> Record:
    return Record(CATALOGUE["scopa"], TWO, (Player(name, "person"), Player("b", "greedy")), 1)


@pytest.mark.parametrize(
    "name",
    [
        "Nicolò",
        "Nicolo\u0300",
        "नन्दिनी",
        "עִבְרִית",
        "葛\U000e0100飾",
        "❤\ufe0f",
        "Việt",
        "a  b",
        "<b>",
        "علی\u200cرضا",
        "۱۱\u200cتایی",
        "क्\u200dष",
        "ශ්\u200dරී",
        "র\u200d্য",
        "അനില്\u200d",
        "അനില്\u200d കുമാര്\u200d",
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈",
    ],
)
def test_names_of_every_script_are_kept(name: str) -> None:
    record = with_name(name)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "name",
    [
        "\u202eoccaB",
        "a\u200bb",
        "a\u2066b",
        "\ufeffa",
        "a\u00adb",
        "\u3164",
        "a\u115fb",
        "\u2800",
        "a\u034fb",
        "\u0301a",
        "a" + "\u0335" * 5,
        "a\u2028b",
        "a\tb",
        "\U000e0041",
        "\u200c",
        "\u200d\u200d",
        "\u200cعلی",
        "علی\u200c",
        "علی\u200c رضا",
        "علی \u200cرضا",
        "علی\u200c\u200cرضا",
        "علی-\u200cرضا",
        "क्\u200d\u200d",
        "a" + "\u0335" * 4 + "\u200d" + "\u0335",
    ],
)
def test_names_that_hide_or_cover_something_are_refused(name: str) -> None:
    text = write_record(with_name("Nonna"))
    with pytest.raises(RecordError, match="line 6: a player's name has 1 to 40 printable"):
        read_record(text.replace("Nonna", name))
    with pytest.raises(
        RecordError, match="line 3: the name of a set of rules has 1 to 40 printable"
    ):
        read_record(text.replace("game: scopa", f"game: scopa\nname: {name}"))
    with pytest.raises(ValueError, match="printable"):
        write_record(with_name(name))


@pytest.mark.parametrize("level", ["x" * 41, "é", "\uff47reedy"])
def test_a_level_is_a_short_word(level: str) -> None:
    with pytest.raises(RecordError, match="is not a level"):
        read_record(write_record(with_name("Nonna")).replace("greedy", level))
