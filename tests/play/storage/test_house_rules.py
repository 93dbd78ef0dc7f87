"""A player's own rules survive slips of the pen, damage, clashes of names and full disks."""

import errno
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage import house_rules as module
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import (
    FIRST_LINE,
    MOST_RULES,
    SECOND_FORM,
    HouseRules,
    export_rules,
)
from scopa_desktop.rules.catalogue import CIRULLA, ESCOBA, SCOPA
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant
from tests.raising import raising, refusing
from tests.rules.positions import moderately, own_games, variants

NONNA = SCOPA.configured(
    {"target": 16, "napola": "on", "king_redeal": 2, "redeal_by": "next"}
).named("Nonna’s scopa")
BAR = CIRULLA.configured({"fewest_cards_first": True}).named("Al bar")
TEXT = f"""{FIRST_LINE}

game: scopa
name: Nonna’s scopa
option: target = 16
option: napola = on

game: cirulla
name: Al bar
option: fewest_cards_first = on
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "my-rules.scopa-rules"


@pytest.fixture
def rules(path: Path) -> HouseRules:
    """The rules of Nonna and those of the bar."""
    kept = HouseRules(path)
    kept.save(NONNA)
    kept.save(BAR)
    return kept


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="")
    return path


def test_no_file_means_no_rules_and_nothing_to_say(path: Path) -> None:
    kept = HouseRules(path)
    assert (kept.variants, kept.problems) == ((), [])
    assert not path.exists()


def test_rules_are_kept_as_a_text_to_read(rules: HouseRules, path: Path) -> None:
    assert path.read_text(encoding="utf-8") == TEXT
    again = HouseRules(path)
    assert (again.variants, again.problems) == ((NONNA, BAR), [])


@moderately
@given(st.lists(variants(), max_size=4))
def test_whatever_was_kept_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, many: list[Variant]
) -> None:
    path = tmp_path_factory.mktemp("rules") / "rules"
    kept = HouseRules(path)
    for number, variant in enumerate(many):
        kept.save(variant.named(f"Rules {number}"))
    assert HouseRules(path).variants == kept.variants
    assert len(kept.variants) == len(many)


def changed(text: str, rng: Random) -> str:
    """The text with one to three changes of signs or lines."""
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text))
        sign = rng.choice("\r\n\t \v\x1c\x85\u2028\ufeffx0:=")
        lines = text.split("\n")
        line = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                text = text[:place] + text[place + 1 :]
            case 1:
                text = text[:place] + sign + text[place:]
            case 2:
                text = text[:place] + "\r\r\n" + text[place:]
            case 3:
                lines.insert(line, lines[rng.randrange(len(lines))])
                text = "\n".join(lines)
            case _:
                del lines[line]
                text = "\n".join(lines)
    return text


def test_whatever_was_read_is_written_so_that_it_is_read_again(path: Path) -> None:
    rng = Random(4)
    kept_entries = 0
    for _ in range(60):
        path.unlink(missing_ok=True)
        first = HouseRules(written(path, changed(TEXT, rng)))
        if not path.exists():
            continue
        texts = []
        for _ in range(2):
            rules = HouseRules(path)
            assert rules.variants == first.variants
            assert len(rules.problems) == len(first.problems)
            rules.save(ESCOBA.named("Another"))
            rules.delete(ESCOBA.named("Another"))
            texts.append(path.read_bytes())
        assert texts[0] == texts[1]
        kept_entries += len(first.problems)
    assert kept_entries > 10


def test_every_change_is_reported(rules: HouseRules, qtbot: QtBot) -> None:
    with qtbot.waitSignal(rules.changed):
        rules.save(ESCOBA.named("Ours"))
    with qtbot.waitSignal(rules.changed):
        rules.delete(BAR)


def test_rules_of_the_same_name_are_replaced_in_their_place(rules: HouseRules, path: Path) -> None:
    other = ESCOBA.configured({"target": 31}).named("NONNA’S Scopa")
    rules.save(other)
    assert HouseRules(path).variants == rules.variants == (other, BAR)


def test_rules_are_found_whatever_the_capitals(rules: HouseRules) -> None:
    assert rules.find(" al BAR ") is BAR
    assert rules.find("A\u200dl bar") is BAR, "it looks the same"
    assert rules.find("Al") is None


def test_a_free_name_is_itself_or_has_a_number(rules: HouseRules) -> None:
    assert rules.free_name("Ours") == "Ours"
    assert rules.free_name("al bar") == "al bar 2"
    rules.save(BAR.named("Al bar 2"))
    assert rules.free_name("Al bar") == "Al bar 3"


def test_a_long_name_has_room_for_its_number(rules: HouseRules) -> None:
    name = "x" * LONGEST_OWN_NAME
    rules.save(SCOPA.named(name))
    free = rules.free_name(name)
    assert free == "x" * (LONGEST_OWN_NAME - 2) + " 2"
    rules.save(SCOPA.named(free))


def test_rules_are_replaced_in_their_place(rules: HouseRules, path: Path) -> None:
    renamed = NONNA.as_own(NONNA.own._replace(name="Zia’s scopa", sentence="As always."))
    rules.replace(NONNA, renamed)
    assert renamed != NONNA.named("Zia’s scopa")
    assert HouseRules(path).variants == (renamed, BAR)
    with pytest.raises(ValueError, match="the name of a set of rules has"):
        renamed.named("a\nb")


@moderately
@given(own_games())
def test_a_file_gives_the_same_game(
    tmp_path_factory: pytest.TempPathFactory, variant: Variant
) -> None:
    variant = variant if variant.own_name else variant.named("A")
    folder = tmp_path_factory.mktemp("rules")
    export_rules(folder / "file", variant)
    kept = HouseRules(folder / "rules")
    assert kept.import_file(folder / "file") == (variant,)
    assert kept.import_file(folder / "file") == (variant,)
    assert HouseRules(folder / "rules").variants == kept.variants == (variant,)
    is_new = variant.is_widened or any(variant.own[1:])
    first_line, _, _ = (folder / "file").read_text(encoding="utf-8").partition("\n")
    assert first_line == (SECOND_FORM if is_new else FIRST_LINE)


def test_a_line_that_left_out_the_sentence_adds_no_second_game(rules: HouseRules) -> None:
    whole = BAR.as_own(BAR.own._replace(sentence="On Fridays."))
    rules.replace(BAR, whole)
    assert rules.add(BAR) == whole
    assert rules.add(whole.as_own(whole.own._replace(sentence="Daily."))).own_name == "Al bar 2"


def test_deleted_rules_come_back_to_their_place(rules: HouseRules, path: Path) -> None:
    place = rules.delete(NONNA)
    assert HouseRules(path).variants == (BAR,)
    rules.restore(NONNA, place)
    assert HouseRules(path).variants == (NONNA, BAR)


def test_deleted_rules_come_back_beside_those_that_took_their_name(rules: HouseRules) -> None:
    place = rules.delete(NONNA)
    rules.save(ESCOBA.named(NONNA.own_name))
    rules.restore(NONNA, place)
    assert rules.variants[0] == NONNA.named("Nonna’s scopa 2")


# Handing on


def test_exported_rules_are_brought_in_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "nonna.scopa-rules"
    export_rules(file, NONNA)
    assert file.read_text(encoding="utf-8") == TEXT.partition("\n\ngame: cirulla")[0] + "\n"
    elsewhere = HouseRules(tmp_path / "other")
    assert elsewhere.import_file(file) == (NONNA,)
    assert HouseRules(tmp_path / "other").variants == (NONNA,)


def test_several_are_brought_in_at_once(tmp_path: Path) -> None:
    kept = HouseRules(tmp_path / "rules")
    assert kept.import_file(written(tmp_path / "file", TEXT.replace("\n", "\r\n"))) == (NONNA, BAR)
    assert kept.variants == (NONNA, BAR)


def test_a_name_that_is_taken_gets_a_number(rules: HouseRules, tmp_path: Path) -> None:
    export_rules(tmp_path / "file", ESCOBA.named("Al bar"))
    assert rules.import_file(tmp_path / "file") == (ESCOBA.named("Al bar 2"),)
    assert [variant.own_name for variant in rules.variants] == [
        "Nonna’s scopa",
        "Al bar",
        "Al bar 2",
    ]


def test_the_same_rules_are_not_brought_in_twice(rules: HouseRules, tmp_path: Path) -> None:
    export_rules(tmp_path / "file", BAR)
    assert rules.import_file(tmp_path / "file") == (BAR,)
    assert rules.variants == (NONNA, BAR)


UNUSABLE = [
    ("", "contains no rules: it does not begin with “Scopa Desktop rules, version 1”"),
    ("Scopa Desktop rules, version 3\n\ngame: scopa\nname: A\n", "contains no rules"),
    ("Scopa Desktop record, version 1\ngame: scopa\n", "contains no rules"),
    (f"{FIRST_LINE}\n", "it contains no rules"),
    (f"{FIRST_LINE}\n\ngame: briscola\nname: A\n", "line 3: there is no game 'briscola'"),
    (f"{SECOND_FORM}\n\ngame: scopa\nname: A\nemblem: cat\n", "line 5: there is no emblem 'cat'"),
    (f"{SECOND_FORM}\n\ngame: scopa\nname: A\ndeck: ../x\n", "line 5: '../x' is no deck"),
    (f"{SECOND_FORM}\n\ngame: scopa\nsentence: A\n", "line 4: the name of a set of rules has"),
    (f"{FIRST_LINE}\n\ngame: scopa\n", "line 3: these rules have no name"),
    (f"{FIRST_LINE}\ngame: scopa\nname: A\noption: asso = on\n", "line 4: scopa has no option"),
    (f"{FIRST_LINE}\n\n\nname: A\ngame: scopa\n", "line 4: expected 'game: …'"),
    (f"{FIRST_LINE}\n\ngame: scopa\nname: A\nplayers: 2\n", "line 5: expected 'option: …'"),
    (f"{FIRST_LINE}\n\ngame: scopa\nname: A\noption: target = 0\n", "line 5: option target cannot"),
    (
        f"{FIRST_LINE}\n\ngame: cirulla\nname: A\noption: rank_first = on\n"
        "option: ace_fifteen_with_ace_on_table = on\n",
        "line 6: “Equal card first” and “Fifteen beside an Ace” cannot be combined",
    ),
    (f"{TEXT}\ngame: scopa\nname: al bar\n", "line 13: there are two sets of rules called"),
    (f"{TEXT}\ngame: bridge\nname: A\n", "line 12: there is no game 'bridge'"),
]


@pytest.mark.parametrize(("text", "sentence"), UNUSABLE)
def test_a_file_that_cannot_be_used_brings_nothing(
    rules: HouseRules, tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(StorageError) as refused:
        rules.import_file(written(tmp_path / "file", text))
    assert sentence in refused.value.sentence
    assert str(tmp_path / "file") in refused.value.sentence
    assert rules.variants == (NONNA, BAR)


def test_an_oversized_file_is_not_read(rules: HouseRules, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is larger than 256 KiB"):
        rules.import_file(written(tmp_path / "file", TEXT + "\n" * module.LARGEST_FILE))


# Damage


def test_each_bad_entry_costs_itself_alone_and_is_kept(path: Path) -> None:
    bad = "game: briscola\nname: Zio’s\noption: carico = 3"
    kept = HouseRules(
        written(path, TEXT.replace("\n\ngame: cirulla", f"\n\n{bad}\n\ngame: cirulla"))
    )
    assert kept.variants == (NONNA, BAR)
    assert len(kept.problems) == 1
    assert f"“{path}”: line 8: there is no game 'briscola'" in kept.problems[0]
    assert kept.problems[0].endswith("These rules are skipped.")
    kept.delete(NONNA)
    assert bad in path.read_text(encoding="utf-8")
    assert HouseRules(path).variants == (BAR,)


def test_a_file_that_makes_no_sense_is_set_aside(path: Path) -> None:
    kept = HouseRules(written(path, "SQLite format 3"))
    aside = path.with_name(f"{path.name}.unreadable-1")
    assert kept.variants == ()
    assert str(aside) in kept.problems[0]
    assert aside.read_text(encoding="utf-8") == "SQLite format 3"
    kept.save(NONNA)
    assert HouseRules(path).variants == (NONNA,)


def test_what_cannot_be_saved_has_not_changed(
    rules: HouseRules, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", raising(OSError(errno.ENOSPC, "full")))
    with pytest.raises(StorageError, match="The disk is full"):
        rules.save(ESCOBA.named("Ours"))
    with pytest.raises(StorageError, match="The disk is full"):
        rules.delete(NONNA)
    assert rules.variants == (NONNA, BAR)
    assert path.read_text(encoding="utf-8") == TEXT


def test_there_is_an_end_to_the_rules(path: Path, tmp_path: Path) -> None:
    entries = [f"game: scopa\nname: Rules {n}" for n in range(MOST_RULES + 1)]
    kept = HouseRules(written(path, "\n\n".join([FIRST_LINE, *entries, ""])))
    assert len(kept.variants) == MOST_RULES
    assert "there are more than 100 sets of rules" in kept.problems[0]
    with pytest.raises(StorageError, match="There is room for 100"):
        kept.save(NONNA)
    export_rules(tmp_path / "file", NONNA)
    with pytest.raises(StorageError, match="There is room for 100"):
        kept.import_file(tmp_path / "file")


def test_rules_that_could_not_be_set_aside_are_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, "precious")
    with monkeypatch.context() as disk:
        disk.setattr("pathlib.Path.rename", refusing(errno.EIO))
        rules = HouseRules(path)
        with pytest.raises(StorageError):
            rules.save(NONNA)
        assert path.read_text(encoding="utf-8") == "precious"
    rules.save(NONNA)
    assert HouseRules(path).variants == (NONNA,)
    aside = path.with_name(f"{path.name}.unreadable-1")
    assert aside.read_text(encoding="utf-8") == "precious"
