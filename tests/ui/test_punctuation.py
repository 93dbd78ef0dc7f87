"""Every sentence of the program ends with one mark, in every language with its own marks.

Walked are the translations, the pages of the help, refusals, hints, messages about files, and what
the command line says.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

from scopa_desktop.__main__ import main
from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import FIRST_LINE, HouseRules
from scopa_desktop.play.storage.paths import resource_folder, translation_folder
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.messages import completed, with_reason
from scopa_desktop.rules.moves import Action, Move, Refusal, RefusalReason, parse_move
from scopa_desktop.rules.record import write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import OptionConflictError, Variant
from scopa_desktop.ui.help.blocks import CapturePicture, CardsPicture, Prose
from scopa_desktop.ui.help.capture_section import capture_blocks, play_blocks, sweep_blocks
from scopa_desktop.ui.help.fragments import fragments_of
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.help.page import (
    changed_option_blocks,
    deal_blocks,
    declaration_blocks,
    match_blocks,
    opening_blocks,
    option_blocks,
    scoring_blocks,
)
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.advice_wording import hint_sentence
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.looping import loop_over
from tests.playing import match_against
from tests.sampling import parametrize_some
from tests.ui.conftest import TRANSLATED
from tests.ui.help.pages import intro_of

DECK = load_decks()["napoletane"]
HELP = [folder.name for folder in sorted((resource_folder() / "help").iterdir()) if folder.is_dir()]

MARKS = {"default": ".?!…:", "ar": ".؟!…:"}
"""The marks that end a sentence."""
ISOLATES = "\N{FIRST STRONG ISOLATE}\N{LEFT-TO-RIGHT ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
QUOTES = f"”»“)’\"'*{ISOLATES}\N{RIGHT-TO-LEFT MARK}\N{LEFT-TO-RIGHT MARK}"
"""What may stand after the last mark."""
DOUBLED = re.compile(r"[.?!…؟:;،,]\s*[.;،,:](?!\w)|(?<!\.)\.\.(?!\.)|\s[.,،](?:\s|$)")
"""Two marks in a row, or a mark after a blank."""
KIND_OF_MARK = {"؟": "?", "،": ",", "؛": ";"}
PLAIN = str.maketrans(
    {"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ", **dict.fromkeys(ISOLATES, "")}
)
"""Leaves usual blanks, and none of the marks that are not seen."""


def is_doubled(text: str) -> bool:
    """Whether a mark stands twice; French has a blank before some marks."""
    return bool(DOUBLED.search(text.translate(PLAIN)))


def last_mark(text: str) -> str:
    """The mark at the end of a text, or nothing; Arabic marks as the Latin ones."""
    bare = text.rstrip(QUOTES + " ")
    mark = bare[-1:] if bare[-1:] in ".?!…:؟،؛" else ""
    return KIND_OF_MARK.get(mark, mark)


def check_sentence(text: str, language: str = "en") -> None:
    """A whole sentence: it ends with one mark of its language, and has no doubled ones."""
    marks = MARKS.get(language, MARKS["default"])
    assert text.rstrip(QUOTES)[-1:] in [*marks], text
    assert not is_doubled(text), text
    assert not (language == "ar" and "?" in text), text


# --- the marks themselves -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["a game?.", "need not..", "this , that", "one; , two", "Really ؟.", "« scopa » ?. Next"],
)
def test_doubled_marks_are_seen(text: str) -> None:
    assert is_doubled(text)


@pytest.mark.parametrize("text", ["7. 3", "What?", "« scopa » ? Next", "and so on …", "a: b; c."])
def test_single_marks_are_not(text: str) -> None:
    assert not is_doubled(text)


@pytest.mark.parametrize(
    ("reason", "message"),
    [
        ("no game", "It fails: no game. Left out."),
        ("need not.", "It fails: need not. Left out."),
        ("is it 'scopa'?", "It fails: is it 'scopa'? Left out."),
        ("أهي سكوبا؟", "It fails: أهي سكوبا؟ Left out."),
    ],
)
def test_a_reason_ends_with_one_mark(reason: str, message: str) -> None:
    assert with_reason("{what} fails: {reason}. Left out.", reason, what="It") == message


@pytest.mark.parametrize("text", ["no game", "no game.", "a game?", "so!", "and …", "أهي سكوبا؟"])
def test_a_completed_text_ends_with_one_mark(text: str) -> None:
    check_sentence(completed(text), "ar" if "؟" in text else "en")


# --- translations ---------------------------------------------------------------------------------


def translations(language: str) -> Iterator[tuple[str, str]]:
    """Each source text with its translations, all plural forms."""
    tree = ElementTree.parse(translation_folder() / f"scopa_desktop_{language}.ts")
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for text in forms or [translation.text or ""]:
            yield source, text or source


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_end_as_their_source(code: str) -> None:
    checked = 0
    for source, text in translations(code):
        checked += 1
        if source.strip() in ",;":
            continue
        assert not is_doubled(text), text
        if last_mark(source) in (".", "?", "!", "…"):
            assert last_mark(text) == last_mark(source), f"{source!r}: {text!r}"
        else:
            assert last_mark(text) not in (".", "?", "…"), f"{source!r}: {text!r}"
    assert checked > (0 if code == "en" else 500)


# --- the help -------------------------------------------------------------------------------------


def help_variants() -> Iterator[Variant]:
    """Every game, and with each option at each value (targets: the least)."""
    for variant in CATALOGUE.values():
        yield variant
        for option in variant.options:
            values = [*option.values] if not isinstance(option.values, range) else [7]
            for value in values:
                with suppress(OptionConflictError):
                    yield variant.configured({option.name: value})


PARTS = (
    changed_option_blocks,
    deal_blocks,
    opening_blocks,
    play_blocks,
    capture_blocks,
    sweep_blocks,
    declaration_blocks,
    scoring_blocks,
    match_blocks,
    option_blocks,
)
"""The parts of a page that follow the options; the worked round takes long to play."""


@parametrize_some("step", [4, 1], default=[4])
@pytest.mark.parametrize("code", HELP)
def test_every_paragraph_of_the_help_ends_with_one_mark(code: str, step: int) -> None:
    """With every option at every value, or with a quarter of them, other ones in each language."""
    paragraphs: set[str] = set()
    others: set[str] = set()
    with texts_in(code):
        for variant in islice(help_variants(), HELP.index(code) % step, None, step):
            game_text = GameText(variant, DECK, fragments_of(code))
            paragraphs.update(intro_of(variant, DECK, fragments_of(code)).split("\n\n"))
            for block in (block for blocks in PARTS for block in blocks(game_text)):
                match block:
                    case Prose(text):
                        paragraphs.update(text.split("\n\n"))
                    case CapturePicture(caption=caption):
                        paragraphs.add(caption)
                    case CardsPicture(caption=caption):
                        others.add(caption)
    assert len(paragraphs) > 150
    for text in paragraphs:
        if text.startswith("- "):
            others.add(text)
        else:
            check_sentence(text, code)
    assert not [text for text in others if is_doubled(text)]


CUT = {
    "en": r"\bcuts?\b", "it": r"\btagli", "es": r"\bcorta", "fr": r"\bcoupe\b",
    "pt_BR": r"\bcorta\b", "de": r"\bhebt\b.*\bab\b|\babheb", "ca": r"\btalla\b|\bescapça\b",
    "ar": r"قطع|يقصّ",
}  # fmt: skip
"""What the pages call cutting the pack."""


@pytest.mark.parametrize("code", HELP)
def test_the_help_mentions_a_cut_only_where_there_is_one(code: str) -> None:
    with texts_in(code):
        for variant in help_variants():
            blocks = deal_blocks(GameText(variant, DECK, fragments_of(code)))
            text = " ".join(block.text for block in blocks if isinstance(block, Prose))
            assert bool(re.search(CUT[code], text)) == variant.deal.cut, f"{variant.id}: {text}"


# --- refusals and hints ---------------------------------------------------------------------------


def refusals() -> Iterator[Refusal]:
    """A refusal of each reason, with a card and with several."""
    for reason, move in product(
        RefusalReason, (parse_move("7D"), parse_move("7D x 4C"), parse_move("7D x 4C 2S AB"))
    ):
        if move.take or reason is not RefusalReason.NOT_A_CAPTURE:
            yield Refusal(reason, move, move.take or 1 << move.card, limit=2)


def test_refusals_end_with_one_mark(language: str) -> None:
    for variant in CATALOGUE.values():
        words = CardWording(DECK, variant)
        for refusal in refusals():
            check_sentence(words.refusal(refusal), language)
            short = words.impossible(refusal)
            assert not is_doubled(short) and last_mark(short) == "", short


@parametrize_some("step", [4, 1], default=[4])
def test_hints_end_with_one_mark(language: str, step: int) -> None:
    """In every game, or in a quarter of them, other ones in each language."""
    games = [*CATALOGUE.values()]
    for variant in games[TRANSLATED.index(language) % step :: step]:
        seating = variant.seatings[0]
        round_, _ = Round.dealt(variant, seating, 0, pack_of(3, 1, variant.deal.pack))
        words = CardWording(DECK, variant)
        while not round_.is_over:
            if round_.position.plays_left() % 5 == 0:
                view = SeatView.of_round(round_, round_.turn, [0] * seating.sides)
                check_sentence(hint_sentence(advise_by_heuristics(view), words), language)
            moves: list[Action] = [*round_.legal_moves()]
            round_.play(moves[len(moves) // 2])


@pytest.mark.usefixtures("language")
def test_options_are_explained_in_sentences(language: str) -> None:
    for variant in CATALOGUE.values():
        for option in variant.options:
            texts = [option.help, *(each.sentence for each in option.conditions)]
            for text in texts:
                check_sentence(QCoreApplication.translate("rules", text), language)
    for level in LEVELS.values():
        assert last_mark(QCoreApplication.translate("levels", level.description)) == ""


# --- messages about files -------------------------------------------------------------------------


def record_text() -> str:
    match = match_against("strong", name="Don Ciro", person="Ugo")
    match.begin_round()
    return write_record(match.record)


def broken_records() -> Iterator[str]:
    """A record with each line changed, cut off, or of another value."""
    text = record_text()
    lines = text.splitlines()
    for index, line in enumerate(lines):
        for wrong in ("", f"{line}x", line[: len(line) // 2], line.replace("scopa", "scoppa")):
            yield "\n".join([*lines[:index], wrong, *lines[index + 1 :]])
    for move in ("1. 7X", "1. 7D x", "1. 7D x KD KS", "1. ! 7C = 3", "2. KD", "1. cut keep"):
        yield f"{text}{move}\n"


def broken_rules() -> Iterator[str]:
    begin = f"{FIRST_LINE}\n\n"
    for rules in (
        "rules: Mine\ngame: scoppa",
        "rules: Mine\ngame: scopa\noption: target = 1",
        "rules: Mine\ngame: scopa\noption: joker = on",
        "rules: Mine\ngame: scopa\noption: two_card_at_most = on",
        "rules: Mine\ngame: cirulla\noption: rank_first = on\n"
        "option: ace_fifteen_with_ace_on_table = on",
        "game: scopa",
        "rules:\ngame: scopa",
        "rules: Mine",
    ):
        yield f"{begin}{rules}\n"


def test_messages_about_files_end_with_one_mark(language: str, tmp_path: Path) -> None:
    messages = []
    for number, text in enumerate(broken_records()):
        path = tmp_path / f"{number}.scopa"
        path.write_text(text, encoding="utf-8")
        try:
            open_match(path)
        except StorageError as error:
            messages.append(error.sentence)
    assert len(messages) > 20
    for number, text in enumerate(broken_rules()):
        path = tmp_path / f"{number}.scopa-rules"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(StorageError) as refused:
            HouseRules(tmp_path / "none").import_file(path)
        messages += [refused.value.sentence, *HouseRules(path).problems]
    for number, text in enumerate(("{", "[]", '{"format": NaN}', '{"format": "other"}')):
        path = tmp_path / f"{number}.json"
        path.write_text(text, encoding="utf-8")
        messages += SettingsStore(path).problems
    for name in ("missing.scopa", "."):
        with pytest.raises(StorageError) as failed:
            open_match(tmp_path / name)
        messages.append(failed.value.sentence)
    for message in messages:
        check_sentence(message.replace(str(tmp_path), "folder"), language)


# --- the command line -----------------------------------------------------------------------------

WRONG_ARGUMENTS = [
    "simulate --variant scoppa --seats casual,beginner",
    "simulate --variant x --seats casual,beginner",
    "simulate --variant scopa --option joker=on --seats casual,beginner",
    "simulate --variant scopa --option target=0 --seats casual,beginner",
    "simulate --variant scopa --option target --seats casual,beginner",
    "simulate --variant cirulla --seats casual,beginner --option rank_first=on "
    "--option ace_fifteen_with_ace_on_table=on",
    "simulate --variant scopa --seats casual",
    "simulate --variant scopa --seats nobody,beginner",
    "simulate --rounds many",
    "simulate",
    "review missing.scopa",
    "review missing.scopa --depth 0",
    "review",
    "puzzles",
    "puzzles --variant scoppa",
    "puzzles --record missing.scopa",
    "verify missing.scopa",
    "verify",
    "--loud",
]


@loop_over("line", WRONG_ARGUMENTS)
def test_errors_of_the_command_line_end_with_one_mark(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(line.split())
    except SystemExit as exit_:
        code = exit_.code
    output = capsys.readouterr()
    assert code == (1 if line.endswith("missing.scopa") else 2)
    assert not output.out
    (message,) = output.err.splitlines()
    check_sentence(message)


@loop_over("move", ["7S x 4D", "7S", "7S x KD", "KD", "7S x 9"])
def test_refusals_of_records_have_no_mark(move: str) -> None:
    """They stand in other sentences, which end them."""
    hands = [1 << 26, 1 << 9]
    round_ = Round(SCOPA, TWO, dealer=1, hands=hands, table=1 << 6 | 1 << 3)
    try:
        action: Action = parse_move(move)
    except ValueError as error:
        assert last_mark(str(error)) == ""
        return
    refusal = round_.refusal(action)
    assert isinstance(action, Move) and refusal is not None
    assert last_mark(str(refusal)) == ""
