"""Problems with files are reported in the user's language, including sentences of the rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import FIRST_LINE, HouseRules
from scopa_desktop.play.storage.paths import translation_folder
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.rules.catalogue.scopa import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import write_record
from scopa_desktop.rules.seating import TWO


@pytest.fixture
def in_italian(qapp: QCoreApplication) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(translation_folder() / "scopa_desktop_it.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def record_of(*levels: str) -> str:
    match = Match(SCOPA, TWO, [Player("Ugo", level) for level in levels], 1)
    match.begin_round()
    return write_record(match.record)


def refusal_of(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StorageError) as refused:
        open_match(path)
    return refused.value.sentence


BROKEN = [
    (record_of(PERSON, "greedy").replace("game: scopa", "game: scoppa"), "riga 2: non esiste il"),
    (record_of("genius", "greedy"), "non esiste il livello 'genius'"),
    (record_of(PERSON, "genius"), "non esiste il livello 'genius'"),
    (record_of(PERSON, "greedy") + "1. 7D x KD KS\n", "smazzata 1, mossa 1: 7D "),
]


@pytest.mark.usefixtures("in_italian")
@pytest.mark.parametrize(("text", "expected"), BROKEN)
def test_a_record_is_refused_in_the_users_language(
    tmp_path: Path, text: str, expected: str
) -> None:
    sentence = refusal_of(tmp_path / "match.scopa", text)
    assert "non è una partita che si possa giocare" in sentence
    assert expected in sentence


@pytest.mark.parametrize(("text", "expected"), BROKEN)
def test_without_a_translation_it_is_refused_in_english(
    tmp_path: Path, text: str, expected: str
) -> None:
    sentence = refusal_of(tmp_path / "match.scopa", text)
    assert sentence.endswith((".", "?"))
    assert expected not in sentence


@pytest.mark.usefixtures("in_italian")
@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("game: scopa", "queste regole non hanno un nome"),
        ("game: scopa\nname: Da noi\noption: target = 0", "l’opzione target non può valere '0'"),
        ("game: scopa\nname: Da noi\ntarget 21", "ci si aspettava 'option: …'"),
    ],
)
def test_rules_that_are_left_out_are_reported_too(
    tmp_path: Path, entry: str, sentence: str
) -> None:
    path = tmp_path / "my-rules.scopa-rules"
    path.write_text(f"{FIRST_LINE}\n\n{entry}\n", encoding="utf-8")
    (problem,) = HouseRules(path).problems
    assert sentence in problem
    assert "riga" in problem
