"""Sentences in English and in other languages."""

import pickle

import pytest

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.messages import RecordError, Sentence, TextError
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.record import read_record


def reversed_words(pattern: str) -> str:
    """Another language: its words stand the other way round."""
    return " ".join(reversed(pattern.split()))


def test_a_sentence_is_described_with_what_it_is_filled_with() -> None:
    inner = Sentence("{card} is lost", card="7D")
    sentence = Sentence("in {place}, {what}", place="hell", what=inner)
    assert str(sentence) == "in hell, 7D is lost"
    assert sentence.translated(reversed_words) == "lost is 7D hell, in"


def test_an_error_keeps_its_sentence_on_the_way_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(TextError(Sentence("no {what}", what="card"))))
    assert str(error) == str(error.sentence) == "no card"


def test_a_record_says_in_any_language_where_and_why_it_is_wrong() -> None:
    with pytest.raises(RecordError) as refused:
        read_record("Scopa Desktop record, version 1\ngame: scoppa\n")
    sentence = refused.value.sentence
    assert str(sentence).startswith("line 2: there is no game 'scoppa'; did you mean 'scopa'")
    assert sentence.translated(lambda pattern: f"<{pattern}>").startswith(
        "<line 2: <<there is no game"
    )


@pytest.mark.parametrize("text", ["7X", "7D x", "! 7D", "7D x 4C 4C"])
def test_a_move_that_is_none_says_so_in_a_pattern(text: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_action(text)
    assert repr(text)[1:-1] in str(refused.value) or "4C 4C" in str(refused.value)
    assert text not in refused.value.sentence.pattern


def test_two_names_that_are_alike_are_both_asked_for() -> None:
    with pytest.raises(TextError, match=r"did you mean 'scopa\S*' or 'scopa\S*'\?"):
        catalogue.variant("scopa-asi")
