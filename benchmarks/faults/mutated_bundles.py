"""Changed files that carry a profile: the archive, its entries and their names."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from warnings import catch_warnings, simplefilter
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from benchmarks.faults.mutations import NAMES, mutated, mutated_json
from benchmarks.faults.player_home import (
    Used,
    in_home,
    run_command,
    sound_files,
    use_home,
    write_files,
)
from scopa_desktop.rules.record import write_record
from tests.play.history.sample_matches import note_of, record_of

BUNDLE: Final = "other computer.scopa-profile"
_Entries = list[tuple[str, bytes]]
_Numbers = list[tuple[int, int | None]]


@cache
def bundles() -> list[bytes]:
    """The profile as it is, with the same matches played on, and with other ones."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_files(folder, sound_files())
        with in_home(folder, Random(1)):
            run_command("history", "export", str(folder / BUNDLE))
        entries = entries_of((folder / BUNDLE).read_bytes())
    others: list[_Numbers] = [
        [(3, 3), (4, None), (11, None)],
        # Matches with the ids of the player's own ones, but other moves and more rounds.
        [(3, 5)],
        [(1, 12), (2, 12), (3, 12)],
    ]
    return [zipped(entries), *(zipped(_with_matches(entries, numbers)) for numbers in others)]


def _with_matches(entries: _Entries, numbers: _Numbers) -> _Entries:
    """The entries with other matches: the numbers of their ids, and rounds or other records."""
    added = dict(entries)
    for number, other in numbers:
        record = record_of(number, other) if other is None or other < 5 else record_of(other)
        name = f"matches/{number:032x}"
        added[f"{name}.scopa"] = write_record(record).encode()
        added[f"{name}.json"] = note_of(number, record).to_text().encode()
    return [*added.items()]


def entries_of(content: bytes) -> _Entries:
    """The names and contents of an archive."""
    with ZipFile(BytesIO(content)) as archive:
        return [(entry.filename, archive.read(entry)) for entry in archive.infolist()]


def zipped(entries: _Entries, method: int = ZIP_DEFLATED) -> bytes:
    """An archive with these names and contents."""
    stream = BytesIO()
    with catch_warnings(), ZipFile(stream, "w", method) as archive:
        simplefilter("ignore")  # It warns of names that occur twice.
        for name, content in entries:
            archive.writestr(name, content)
    return stream.getvalue()


def mutated_bundle(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The archive with changed bytes, or made again from changed entries."""
    if rng.random() < 0.25:
        return mutated(content, rng, others)
    entries = entries_of(content)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 5])):
        _change_entry(entries, rng)
    return zipped(entries, rng.choice([ZIP_DEFLATED, ZIP_STORED]))


def renamed_in_bundle(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The archive with other names of entries."""
    entries = entries_of(content)
    for _ in range(rng.choice([1, 1, 3])):
        number = rng.randrange(len(entries))
        entries[number] = (_other_name(entries, entries[number][0], rng), entries[number][1])
    return zipped(entries)


def _other_name(entries: _Entries, name: str, rng: Random) -> str:
    own = [f"matches/{number:032x}.{ending}" for number in (1, 2) for ending in ("scopa", "json")]
    changed = [f"/{name}", f"../{name}", f"./{name}", name.upper(), f"{name}/", f"{name}\n"]
    names = [*NAMES, *own, *changed, f"matches/{'A' * 32}.scopa", rng.choice(entries)[0]]
    # An archive has no lone surrogates and no empty names.
    return rng.choice(names).encode("utf-8", "replace").decode() or "-"


def _change_entry(entries: _Entries, rng: Random) -> None:
    number = rng.randrange(len(entries))
    name, content = entries[number]
    _, other = rng.choice(entries)
    match rng.randrange(10):
        case 0 if len(entries) > 1:
            del entries[number]
        case 1:
            entries[number] = (_other_name(entries, name, rng), content)
        case 2:
            entries.append((name, other))
        case 3:
            entries[number] = (name, other)
        case 4:
            size = rng.choice([70 * 1024, 2**20 + 1, 17 * 2**20])
            entries[number] = (name, content + bytes(size))
        case _ if name.endswith(".scopa"):
            entries[number] = (name, mutated(content, rng, [other]))
        case _:
            entries[number] = (name, mutated_json(content, rng, [content]))


def use_bundle(folder: Path, rng: Random) -> Used:
    """Import the file twice, and read everything."""
    with in_home(folder, rng) as messages:
        results = [run_command("history", "import", str(folder / BUNDLE)) for _ in range(2)]
    used = use_home(folder, rng)
    losses = [loss for result in results for loss in result.losses]
    if "imported: 0;" not in results[1].output and not results[1].code:
        losses.append(f"the second import adds something: {results[1].output!r}")
    reports = [used.reports, *messages, *(result.errors for result in results)]
    return used._replace(reports="\n".join(reports), losses=used.losses + losses)
