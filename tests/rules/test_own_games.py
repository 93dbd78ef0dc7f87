"""Own games: every option that the parts of a game allow, and the line that shares it."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop import rules
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, ESCOBA, SCOPA, configured
from scopa_desktop.rules.game_line import MARK, SharedGame, read_line, write_line
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.options.own_games import FAMILY_OPTIONS, OF_FAMILY, widened
from scopa_desktop.rules.record import LARGEST_DEAL, read_record, version_of, write_record
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import OptionConflictError, OwnGame, Variant
from tests.looping import check_all
from tests.rules.by_the_book.games import GAMES
from tests.rules.by_the_book.judging import play_by_the_book
from tests.rules.campaign import LineUp, line_ups, play_line_up
from tests.rules.positions import MatchByChance, moderately, own_games, play_by_chance, players
from tests.sampling import parametrize_some

NONNA = configured(
    "escoba",
    {"asso_pigliatutto": True, "target": 31, "napola": "6"},
    OwnGame("Nonna’s Escoba", "As on Sundays.", "es_C", "napoletane"),
)
LINE = write_line(SharedGame(NONNA, 48213, TWO))


@moderately
@given(own_games(), st.none() | st.integers(0, LARGEST_DEAL))
def test_a_line_gives_the_same_game(variant: Variant, number: int | None) -> None:
    seating = None if number is None else variant.seatings[-1]
    shared = SharedGame(variant, number, seating)
    line = write_line(shared)
    read = read_line(line)
    assert read == shared or not read.variant.own.sentence
    assert read.variant.changed == variant.changed
    assert read._replace(variant=variant) == shared
    assert write_line(read) in (line, write_line(shared))
    assert len(line) <= 120 or not read.variant.own.sentence


@moderately
@given(own_games())
def test_a_record_and_a_pickle_give_the_same_game(variant: Variant) -> None:
    seating = variant.seatings[0]
    match = Match(variant, seating, players(seating), 7)
    play_by_chance(MatchByChance(match), Random(7), 12)
    text = write_record(match.record)
    read = read_record(text)
    assert (read.variant, write_record(read)) == (variant, text)
    assert pickle.loads(pickle.dumps(variant)) == variant
    assert version_of(read) == 3 or not (variant.is_widened or any(variant.own[1:]))


def slips(line: str) -> Iterator[str]:
    """The line with one character wrong, missing, doubled, or changed places with the next."""
    for place, right in enumerate(line):
        before, after = line[:place], line[place + 1 :]
        yield before + after
        yield before + right + right + after
        if after and after[0] != right:
            yield before + after[0] + right + after[1:]
        yield from (before + wrong + after for wrong in "aB7./-=_!%é" if wrong != right)


def test_each_slip_of_the_pen_is_refused() -> None:
    for slip in slips(LINE):
        if len(slip) == len(LINE) + 1 and slip.startswith(LINE):
            assert read_line(slip).variant.changed == NONNA.changed
            continue
        if slip.lower().endswith(LINE.lower()):
            continue
        with pytest.raises(TextError) as refused:
            read_line(slip)
        assert str(refused.value.sentence)


@pytest.mark.parametrize(
    "text",
    [
        f"“{LINE}”",
        f"<{LINE}>, and have fun!",
        "\n".join(["Play this:", LINE[:40], LINE[40:], "Ada"]),
        f"> {LINE[:33]}\r\n> {LINE[33:]}",
        " ".join(LINE),
        f"\N{RIGHT-TO-LEFT ISOLATE}{LINE}\N{POP DIRECTIONAL ISOLATE}",
    ],
)
def test_what_stands_around_a_line_does_not_matter(text: str) -> None:
    assert read_line(text) == SharedGame(NONNA, 48213, TWO)


def test_a_usual_line_is_short() -> None:
    usual = configured(
        "scopone-scientifico",
        {"target": 21, "napola": "on", "re_bello": True, "asso_pigliatutto": True},
        OwnGame("Lo scopone del nonno", emblem="it_D", deck="piacentine"),
    )
    assert len(write_line(SharedGame(usual, 999_999, PAIRS))) <= 120
    assert len(LINE) <= 120
    assert read_line(LINE).variant == NONNA


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Scopa tonight?", "there is no line of a game in it: one begins with scopa:"),
        (LINE[:-2], "the line of the game is not whole: its end is missing"),
        (LINE.replace(":1/", ":2/"), "the line comes from a newer version of Scopa Desktop"),
        (
            LINE.replace("to31", "to32"),
            "a character of the line is wrong or missing; copy the whole line again",
        ),
    ],
)
def test_a_line_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as refused:
        read_line(text)
    assert str(refused.value.sentence) == sentence


def test_the_lines_of_today_can_be_read_for_ever() -> None:
    """These were written by the first version that wrote lines."""
    assert read_line("scopa:1/scopa/o=kr3-rbb!" + check_of(SCOPA)).variant == SCOPA
    assert (
        "scopa:1/escoba/o=to31-ap1-nac/n=Nonna%E2%80%99s_Escoba/s=As_on_Sundays./c=napoletane/"
        f"e=6/d=48213.2!{LINE[-5:]}"
    ) == LINE


def check_of(variant: Variant) -> str:
    return write_line(SharedGame(variant)).partition("!")[2]


def test_record_md_names_every_code() -> None:
    text = Path(rules.__file__).with_name("RECORD.md").read_text(encoding="utf-8")
    for each in FAMILY_OPTIONS:
        values = [value for value in each.option.values if isinstance(value, str)]
        words = ", ".join(f"{'abcdefgh'[place]} `{word}`" for place, word in enumerate(values))
        assert f"| `{each.code}` | `{each.option.name}` | {words} |" in text
    assert len({each.code for each in FAMILY_OPTIONS}) == len(FAMILY_OPTIONS)


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)
def test_an_own_game_has_every_option_that_its_game_offers(entry: Variant) -> None:
    game = widened(entry)
    assert all(game.offers({option.name: option.read(entry)}) for option in entry.options)
    for option in entry.options:
        assert {*option.values} <= {*game.option(option.name).values}
    refused = {each.option.name for each in FAMILY_OPTIONS if each.refusal(entry)}
    assert refused.isdisjoint(option.name for option in game.options)
    assert refused | {option.name for option in game.options} == OF_FAMILY.keys()


def test_rules_that_the_game_offers_are_those_of_the_game() -> None:
    plain = SCOPA.configured({"target": 16})
    assert configured("scopa", {"target": 16, "rank_first": True}) == plain
    assert widened(SCOPA).configured({"target": 16}) == plain
    assert not plain.is_widened
    assert configured("scopa", {"rank_first": False}).is_widened


def test_what_cannot_be_combined_is_refused() -> None:
    with pytest.raises(OptionConflictError):
        configured("cirulla", {"rank_first": True, "ace_fifteen_with_ace_on_table": True})
    with pytest.raises(ValueError, match="cirulla has no option 'napola'"):
        configured("cirulla", {"napola": "on"})
    assert OF_FAMILY["napola"].refusal(CIRULLA)
    assert not OF_FAMILY["napola"].refusal(ESCOBA)


def test_the_start_of_a_line_is_its_mark() -> None:
    assert LINE.startswith(MARK)


@parametrize_some("step", [27, 1], default=[27])
@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)
def test_own_games_are_played_by_the_book(entry: Variant, step: int) -> None:
    """Any two values of any two options together, judged like the games of the catalogue."""
    all_line_ups = [*line_ups(widened(entry))]
    Random(entry.id).shuffle(all_line_ups)
    check_all(all_line_ups[::step], play_and_judge)


def play_and_judge(line_up: LineUp) -> None:
    play_line_up(line_up, 1)
    if line_up.entry.id in GAMES:
        play_by_the_book(line_up)
