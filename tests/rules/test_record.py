"""Records: written as specified, read back without loss, and clear about any damage."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_desktop.rules.cards import card_name
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.moves import Pass
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import (
    FIRST_LINES,
    MAX_RECORD_CHARACTERS,
    Record,
    read_record,
    write_record,
)
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.variant import Variant
from tests.playing import play_on

ROUNDS = Path(__file__).parent / "rounds"
PLAYERS = (Player("Nonna", "person"), Player("Don Ciro", "greedy"))

WHOLE_ROUND = (ROUNDS / "scopa-2.scopa").read_text(encoding="utf-8")
LINES = WHOLE_ROUND.splitlines()
PACK_LINE = LINES.index("round: 1, dealer 2") + 1
FIRST_MOVE = PACK_LINE + 1


TWO_KINGS = SCOPA.configured({"king_redeal": 2, "redeal_by": "next"})
"""Scopa as records say it without a line: three Kings and the same dealer came later."""


def pack_line(deal_number: int, round_number: int) -> str:
    return "pack: " + " ".join(map(card_name, pack_of(deal_number, round_number)))


# The format


def test_a_match_before_its_first_deal() -> None:
    record = Record(SCOPA, TWO, PLAYERS, 48213)
    assert write_record(record) == (
        "Scopa Desktop record, version 1\n"
        "game: scopa\n"
        "option: king_redeal = 3\n"
        "option: redeal_by = same\n"
        "players: 2\n"
        "seat: Nonna, person\n"
        "seat: Don Ciro, greedy\n"
        "deal: 48213\n"
    )


def test_only_the_options_that_differ_are_written() -> None:
    variant = ESCOBA_SETENTA.configured({"capture_forced": False, "target": 16, "ties": "nobody"})
    text = write_record(Record(variant, TWO, PLAYERS, 1))
    assert text.splitlines()[1:5] == [
        "game: escoba-setenta",
        "option: target = 16",
        "option: capture_forced = off",
        "players: 2",
    ]


def test_the_name_of_a_players_own_rules_follows_the_game() -> None:
    variant = TWO_KINGS.with_option("target", 16).named("Nonna’s scopa")
    record = Record(variant, TWO, PLAYERS, 1)
    text = write_record(record)
    assert text.splitlines()[1:4] == ["game: scopa", "name: Nonna’s scopa", "option: target = 16"]
    assert read_record(text) == record
    assert read_record(text).variant.title == "Nonna’s scopa"


def test_a_record_without_a_line_voids_a_deal_at_two_kings() -> None:
    """As it did when it was written; what is the default now has lines."""
    # Deal 3 lays two Kings for two players.
    head = write_record(Record(TWO_KINGS, TWO, PLAYERS, 3))
    assert "option" not in head
    old = (
        f"{head}\nround: 1, dealer 2\n{pack_line(3, 1)}\n\nround: 2, dealer 1\n{pack_line(3, 2)}\n"
    )
    match = Match.replayed(read_record(old))
    assert match.record.variant == TWO_KINGS
    assert match.round is not None
    assert (match.round_number, match.round.dealer, match.round.is_void) == (1, 0, False)
    assert write_record(match.record) == old
    # With the lines, the same first deal stands, so that no second one may follow it.
    lines = "option: king_redeal = 3\noption: redeal_by = same\n"
    new = old.replace("players: 2\n", f"{lines}players: 2\n")
    assert read_record(new).variant is SCOPA
    with pytest.raises(RecordError, match="round 2"):
        Match.replayed(read_record(new))


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)
def test_what_records_say_without_a_line_never_changes(entry: Variant) -> None:
    """A default may change; then the game says in `record_defaults` what it was."""
    had_two_kings = entry.id in {
        "scopa",
        "scopa-sevens",
        "scopa-pairs",
        "scopa-assi",
        "scopone",
        "scopa-quindici",
    }
    assert dict(entry.record_defaults) == (
        {"king_redeal": 2, "redeal_by": "next"} if had_two_kings else {}
    )


def test_a_name_is_kept_where_no_option_differs() -> None:
    record = Record(SCOPA.named("Nonna’s scopa"), TWO, PLAYERS, 1)
    assert read_record(write_record(record)) == record


def test_a_game_is_written_in_the_lowest_version_that_can_say_it() -> None:
    first_lines = {
        (entry.id, variant.changed.get("declare_at", "default")): first_line_of(variant)
        for entry in CATALOGUE.values()
        for variant in (entry, at_own_turn(entry))
    }
    in_version_2 = {key for key, line in first_lines.items() if line.endswith("version 2")}
    assert in_version_2 == {("chorizo", "default"), ("baciga", "default")}
    assert {*first_lines.values()} == {FIRST_LINES[1], FIRST_LINES[2]}


def at_own_turn(entry: Variant) -> Variant:
    """The game in which players declare at their own turn, where there is the option."""
    has_option = any(option.name == "declare_at" for option in entry.options)
    return entry.configured({"declare_at": "turn"} if has_option else {})


def first_line_of(variant: Variant) -> str:
    seating = variant.seatings[0]
    record = Record(variant, seating, (PLAYERS * 2)[: seating.players], 1)
    return write_record(record).splitlines()[0]


@pytest.mark.parametrize("game", ["chorizo", "baciga"])
def test_a_record_of_version_1_declares_at_ones_own_turn(game: str) -> None:
    text = (ROUNDS / f"{game}-3-at-turn.scopa").read_text(encoding="utf-8")
    record = read_record(text)
    assert text.startswith("Scopa Desktop record, version 1\n")
    assert "declare_at" not in text
    assert record.variant.changed == {"declare_at": "turn"}
    assert Match.replayed(record).winner is not None
    assert write_record(record) == text
    # Written by hand, the option may be there; read as version 2, the moves are not legal.
    named = text.replace("players:", "option: declare_at = turn\nplayers:")
    assert read_record(named) == record
    with pytest.raises(RecordError, match=r"round 1, move [12]: "):
        Match.replayed(read_record(text.replace("version 1", "version 2")))
    newer = text.replace("version 1", "version 2").replace(
        "players:", "option: declare_at = turn\nplayers:"
    )
    assert read_record(newer) == record


@pytest.mark.parametrize("game", ["chorizo", "baciga"])
def test_a_match_of_version_1_goes_on_as_it_began(game: str) -> None:
    text = (ROUNDS / f"{game}-3-at-turn.scopa").read_text(encoding="utf-8")
    match = Match.replayed(read_record(text).until(1, 20))
    assert match.round is not None
    while not match.round.is_over:
        assert not match.round.is_declaring
        match.play(match.round.legal_moves()[0])
    assert write_record(match.record).startswith("Scopa Desktop record, version 1\n")


def test_other_games_are_the_same_in_version_2() -> None:
    record = read_record(WHOLE_ROUND.replace("version 1", "version 2"))
    assert record == read_record(WHOLE_ROUND)
    assert write_record(record) == WHOLE_ROUND


def test_a_pass_is_a_move() -> None:
    text = (ROUNDS / "baciga-3.scopa").read_text(encoding="utf-8")
    assert "\n31. pass\n" in text
    match = Match.replayed(read_record(text))
    assert [match.record.rounds[0].moves[30], match.seats_of_moves(1)[30]] == [Pass(), 1]


def test_rounds_are_set_off_and_numbered_with_void_deals_among_them() -> None:
    # Deal 3 lays the Kings of batons and swords for two players: void, and the next player deals.
    match = Match(TWO_KINGS, TWO, PLAYERS, 3)
    match.begin_round()
    match.begin_round()
    assert match.round is not None
    dealer = match.round.dealer + 1
    match.play(match.round.legal_moves()[0])
    first_move = str(match.record.rounds[1].moves[0])
    assert write_record(match.record).splitlines()[6:] == [
        "",
        "round: 1, dealer 2",
        pack_line(3, 1),
        "",
        f"round: 2, dealer {dealer}",
        pack_line(3, 2),
        f"1. {first_move}",
    ]
    assert dealer == 1


def test_pairs_are_written_as_such() -> None:
    record = Record(ESCOBA_SETENTA, PAIRS, PLAYERS + PLAYERS, 0)
    assert "players: 4 in pairs\n" in write_record(record)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("name", ["Peppe, il terzo", "a, b, c", "Ñandú 你好", " ", "x" * 40, ", "])
def test_any_printable_name_is_kept(name: str) -> None:
    record = Record(SCOPA, TWO, (Player(name, "person"), Player("b", "random")), 999_999_999)
    assert read_record(write_record(record)) == record


def test_line_ends_of_other_systems_are_understood() -> None:
    assert read_record(WHOLE_ROUND.replace("\n", "\r\n")) == read_record(WHOLE_ROUND)


def test_a_record_is_cut_after_any_deal_and_move() -> None:
    record = read_record(WHOLE_ROUND)
    assert record.until(1, 36) == record
    assert [str(move) for move in record.until(1, 2).rounds[0].moves] == ["QC x AD 3D 5S", "5B"]
    assert record.until(1, 0).rounds[0].moves == ()
    assert record.until(0, 0) == replace(record, rounds=())


# Damage


def damaged(line: int, text: str | None) -> str:
    """The whole round with one line (counted from 0) replaced, or left out."""
    lines = [*LINES]
    lines[line : line + 1] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


DAMAGE = [
    (0, "", "a record begins with 'Scopa Desktop record, version 1'"),
    (0, "Scopa Desktop record, version 4", "version 4 of records is not known; versions 1 to 3"),
    (0, "Scopa Desktop record, version 04", "a record begins with"),
    (0, "Scopa Desktop record, version IV", "a record begins with"),
    (1, "game: briscola", "there is no game 'briscola'"),
    (1, "Game: scopa", "expected 'game: …'"),
    (1, None, "expected 'game: …'"),
    (2, "option: target = 0", "option target cannot be '0': use 1 to 101"),
    (2, "option: target", "option target cannot be ''"),
    (2, "option: asso = on", "scopa has no option 'asso'"),
    (2, "name: ", "the name of a set of rules has 1 to 40 printable characters"),
    (
        2,
        "name:  Nonna",
        "the name of a set of rules has 1 to 40 printable characters and no space at either end",
    ),
    (2, f"name: {'x' * 41}", "the name of a set of rules has 1 to 40 printable characters"),
    (2, "name: Non\x07na", "the name of a set of rules has 1 to 40 printable characters"),
    (2, "players: 7", "'7' is not a seating: use 2, 3, 4, 4 in pairs"),
    (2, "players: ", "'' is not a seating"),
    (2, "players 2", "expected 'players: …'"),
    (3, "seat: Nonna", "a seat is a name, a comma and a level"),
    (3, "seat: , person", "a player's name has 1 to 40 printable characters"),
    (3, f"seat: {'x' * 41}, person", "a player's name has 1 to 40 printable characters"),
    (3, "seat: Non\x07na, person", "a player's name has 1 to 40 printable characters"),
    (3, "seat: Nonna, ", "'' is not a level"),
    (3, "seat: Nonna, very good", "'very good' is not a level"),
    (5, "deal: -1", "a deal has a number from 0 to 999999999"),
    (5, "deal: 1000000000", "a deal has a number from 0 to 999999999"),
    (5, "deal: ٣", "a deal has a number from 0 to 999999999"),
    (5, "deal: ", "a deal has a number from 0 to 999999999"),
    (7, "round: 2, dealer 2", "expected 'round: 1, dealer 1' to '2'"),
    (7, "round: 1, dealer 3", "expected 'round: 1, dealer 1' to '2'"),
    (7, "round: 1", "expected 'round: 1, dealer 1' to '2'"),
    (8, LINES[8][:-3], "a pack has 40 cards, not 39"),
    (8, LINES[8].replace("QC", "JB"), "names a card twice"),
    (8, LINES[8].replace("QC", "XX"), "'XX' is not a card"),
    (8, "pack:", "expected 'pack: …'"),
    (9, None, "expected move 1, as in '1. 7D x 4C 3B'"),
    (9, "QC x AD 3D 5S", "expected move 1"),
    (9, "1.QC", "expected move 1"),
    (9, "1. ", "'' is not a card"),
    (9, "1. QC x", "'QC x' is not a card"),
    (9, "1. QC x AD AD", "'AD AD' names a card twice"),
    (10, "2. 5b", "'5b' is not a card"),
    (10, "2. ! 5B", "'! 5B' is not a declaration, as in '! KD 7C KB = 10, wild 10'"),
]


@pytest.mark.parametrize(("line", "text", "sentence"), DAMAGE)
def test_damage_is_named_with_its_line(line: int, text: str | None, sentence: str) -> None:
    with pytest.raises(RecordError, match=f"^line {line + 1}: .*{re.escape(sentence)}"):
        read_record(damaged(line, text))


def test_the_error_tells_which_line_of_a_later_round() -> None:
    with pytest.raises(RecordError, match=f"line {len(LINES) + 2}: expected 'round: 2, dealer 1'"):
        read_record(WHOLE_ROUND + "\nround: 3, dealer 1\n")


def test_a_game_is_not_played_by_any_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, SCOPA.id, replace(SCOPA, seatings=(TWO,)))
    with pytest.raises(RecordError, match="line 3: Scopa is not played by 3 players"):
        read_record(damaged(2, "players: 3"))


def test_an_option_is_not_set_twice() -> None:
    lines = [*LINES[:2], "option: target = 16", "option: target = 21", *LINES[2:], ""]
    with pytest.raises(RecordError, match="line 4: option target is set twice"):
        read_record("\n".join(lines))


def test_options_that_exclude_each_other_are_refused() -> None:
    head = [LINES[0], "game: cirulla", "option: rank_first = on"]
    lines = [*head, "option: ace_fifteen_with_ace_on_table = on", *LINES[2:], ""]
    with pytest.raises(RecordError, match="line 4: “Equal card first” and “Fifteen beside an Ace”"):
        read_record("\n".join(lines))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\x00",
        "{}",
        "<html>",
        "\ufeffScopa Desktop record, version 1\n",
        "SQLite format 3\x00\x10\x00",
        "Scopa Desktop rules, version 10\n" + "\n".join(LINES[1:]),
    ],
)
def test_a_foreign_file_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: a record begins with"):
        read_record(text)


def test_an_oversized_file_is_not_read() -> None:
    with pytest.raises(RecordError, match="it is longer than 1,000,000 characters"):
        read_record(WHOLE_ROUND + "\n" * MAX_RECORD_CHARACTERS)


def record_or_error(text: str) -> Record | RecordError:
    try:
        return read_record(text)
    except RecordError as error:
        return error


def test_a_record_cut_anywhere_is_a_shorter_record_or_an_error_that_names_a_line() -> None:
    whole = read_record(WHOLE_ROUND)
    cuts = [whole.until(deals, moves) for deals in (0, 1) for moves in range(37)]
    read = [record_or_error(WHOLE_ROUND[:length]) for length in range(len(WHOLE_ROUND))]
    shorter = [one for one in read if isinstance(one, Record)]
    # After the head and the empty line below it, after the pack, after each move but the last.
    assert len(shorter) == 2 + 1 + 35
    assert all(one in cuts and Match.replayed(one).record == one for one in shorter)
    errors = [str(one) for one in read if isinstance(one, RecordError)]
    assert all(re.match(r"line \d+: .", error) for error in errors)


@pytest.mark.parametrize("end", ["\n", "\n\n\n", "\r\n", " ", "\t", " \n", "\n \t\r\n  "])
def test_blank_lines_at_the_end_are_read_over(end: str) -> None:
    assert read_record(WHOLE_ROUND + end) == read_record(WHOLE_ROUND)


@pytest.mark.parametrize(
    ("players", "deal_number", "sentence"),
    [
        ((Player("", "person"), PLAYERS[1]), 1, "a player's name has 1 to 40 printable characters"),
        ((Player("x" * 41, "person"), PLAYERS[1]), 1, "a player's name has 1 to 40"),
        ((PLAYERS[0], Player("a\nb", "person")), 1, "a player's name has 1 to 40"),
        ((PLAYERS[0], Player("b", "very good")), 1, "'very good' is not a level"),
        ((PLAYERS[0], Player("b", "")), 1, "'' is not a level"),
        (PLAYERS, -1, "a deal has a number from 0 to 999999999"),
        (PLAYERS, 1_000_000_000, "a deal has a number from 0 to 999999999"),
    ],
)
def test_what_no_reader_would_take_is_neither_played_nor_written(
    players: tuple[Player, Player], deal_number: int, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        Match(SCOPA, TWO, players, deal_number)
    with pytest.raises(ValueError, match=sentence):
        write_record(Record(SCOPA, TWO, players, deal_number))


def test_a_cut_line_is_not_taken_for_a_whole_one() -> None:
    with pytest.raises(RecordError, match="line 6: the record ends in the middle of this line"):
        read_record("\n".join(LINES[:5]) + "\ndeal: 4821")


# Moves that the rules refuse


def replay_with(move_number: int, move: str) -> None:
    Match.replayed(read_record(damaged(PACK_LINE + move_number, f"{move_number}. {move}")))


@pytest.mark.parametrize(
    ("number", "move", "sentence"),
    [
        (1, "7D", "round 1, move 1: 7D is not in the hand of the player whose turn it is"),
        (1, "QC", "round 1, move 1: QC can capture AD 3D 5S, so it may not be laid down"),
        (8, "7B x 5B", "round 1, move 8: 7B cannot take 5B"),
        (20, "KC x JC 2S", "round 1, move 20: KC takes an equal card first, KB, so not JC 2S"),
        (36, "7D x 4D 3D", "round 1, move 36: the table does not hold 3D"),
    ],
)
def test_an_illegal_move_is_named_by_its_round_and_number(
    number: int, move: str, sentence: str
) -> None:
    with pytest.raises(RecordError, match=f"^{re.escape(sentence)}$"):
        replay_with(number, move)


def test_no_move_follows_the_end_of_a_round() -> None:
    with pytest.raises(RecordError, match="round 1, move 37: the round is over"):
        Match.replayed(read_record(WHOLE_ROUND + "37. 7D\n"))


def test_a_round_begins_when_the_one_before_is_played_out() -> None:
    text = damaged(len(LINES) - 1, None) + f"\nround: 2, dealer 1\n{pack_line(7, 2)}\n"
    with pytest.raises(RecordError, match="round 2: the match or the round before it does not end"):
        Match.replayed(read_record(text))


def test_no_round_follows_the_end_of_the_match() -> None:
    lines = [*LINES[:2], "option: target = 7", *LINES[2:]]
    match = Match.replayed(read_record("\n".join(lines) + "\n"))
    play_on(match)
    number = len(match.record.rounds) + 1
    text = write_record(match.record)
    for dealer in (1, 2):
        with pytest.raises(RecordError, match=f"round {number}: the match or the round before"):
            Match.replayed(
                read_record(text + f"\nround: {number}, dealer {dealer}\n{pack_line(7, 2)}\n")
            )


def test_the_right_seat_deals() -> None:
    with pytest.raises(RecordError, match="round 1: seat 2 deals, not 1"):
        Match.replayed(read_record(damaged(7, "round: 1, dealer 1")))
