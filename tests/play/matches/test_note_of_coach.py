"""The field `coach` of a note: written, read, and missing in the notes of earlier versions."""

import json

import pytest

from scopa_desktop.play.matches.match_note import parse_note
from scopa_desktop.play.storage.json_fields import FormError
from tests.play.matches.made_matches import made_note


@pytest.mark.parametrize("coach", [True, False])
def test_the_mark_is_read_as_it_was_written(coach: bool) -> None:
    note = made_note(coach=coach)
    assert parse_note(note.to_text()) == note


def test_a_note_of_an_earlier_version_is_of_a_match_without_the_coach() -> None:
    content = json.loads(made_note(coach=True).to_text())
    del content["coach"]
    assert not parse_note(json.dumps(content)).coach


def test_anything_else_than_true_or_false_is_no_mark() -> None:
    content = json.loads(made_note().to_text())
    with pytest.raises(FormError, match="“coach” is 1, which is not allowed"):
        parse_note(json.dumps({**content, "coach": 1}))
