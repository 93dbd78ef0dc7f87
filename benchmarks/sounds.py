"""Measures the sounds with ffmpeg: loudness, peaks and spectrum.

    python -m benchmarks.sounds

It prints a line for each sound, with the range of its files. Loudness is that of EBU R 128, with a
single channel on both loudspeakers: of the whole sound from 0.4 seconds on, of the loudest 400 ms
if it is shorter. The spectrum is described by its centre, and by the frequency below which most of
it is.

It exits with 1 if a file does not keep the limits: true peaks of at most -1 dBFS; from 0.4 seconds
on, -16 LUFS within 2, of a room -34; the files of a shorter sound alike within 2. It needs
ffmpeg.
"""

import math
import subprocess
import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.tables import TablePrinter
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.platform.sounds import ROOM_FILES, Sound

_LONG: Final = 0.4
"""Seconds from which a sound has a loudness as a whole: those of one block."""
_LOUDNESS, _TOLERANCE, _HIGHEST_PEAK = -16.0, 2.0, -1.0
_ROOM_LOUDNESS: Final = -34.0
_LEVELS: Final = "apad=pad_dur=0.5,ebur128=peak=true:dualmono=true:metadata=1"
_SPECTRUM: Final = "aspectralstats=win_size=1024"
_COLUMNS: Final = {
    "sound": 10,
    "files": 5,
    "KiB": 4,
    "seconds": 7,
    "LUFS": 14,
    "peak dBFS": 9,
    "centre Hz": 9,
    "most below": 10,
    "": 8,
}


class Levels(NamedTuple):
    """What was measured of a file."""

    seconds: float
    loudness: float
    peak: float
    centre: float
    rolloff: float


def measured(path: Path) -> Levels:
    """The levels and the spectrum of a WAV file."""
    with wave.open(str(path)) as file:
        seconds = file.getnframes() / file.getframerate()
    levels = _printed(path, _LEVELS)
    whole, loudest = levels["r128.I"][-1], max(levels["r128.M"])
    peak = 20 * math.log10(max(levels["r128.true_peak"]))
    spectrum = _printed(path, _SPECTRUM)
    weights = spectrum["1.mean"]
    centre, rolloff = (
        sum(w * hertz for w, hertz in zip(weights, spectrum[name], strict=True)) / sum(weights)
        for name in ("1.centroid", "1.rolloff")
    )
    return Levels(seconds, whole if seconds >= _LONG else loudest, peak, centre, rolloff)


def faults(files: Sequence[Levels], *, is_room: bool = False) -> list[str]:
    """The limits that the files of one sound do not keep."""
    loudness = [levels.loudness for levels in files]
    is_long = max(levels.seconds for levels in files) >= _LONG
    middle = _LOUDNESS if is_long else (min(loudness) + max(loudness)) / 2
    if is_room:
        middle = _ROOM_LOUDNESS
    found = {
        "PEAK": max(levels.peak for levels in files) > _HIGHEST_PEAK,
        "LOUDNESS": max(abs(level - middle) for level in loudness) > _TOLERANCE,
    }
    return [name for name, is_wrong in found.items() if is_wrong]


def main() -> int:
    """Prints the table; returns the exit code."""
    folder = resource_folder() / "sounds"
    table, are_good = TablePrinter(markdown=False), True
    table.begin_table(_COLUMNS)
    names = {sound.value: sound.file_names() for sound in Sound}
    for name, file_names in (names | {room: [file] for room, file in ROOM_FILES.items()}).items():
        paths = [folder / f"{file_name}.wav" for file_name in file_names]
        files = [measured(path) for path in paths]
        loudness = sorted(levels.loudness for levels in files)
        wrong = faults(files, is_room=name in ROOM_FILES)
        are_good = are_good and not wrong
        cells = (
            name,
            f"{len(files)}",
            f"{sum(path.stat().st_size for path in paths) / 1024:.0f}",
            f"{max(levels.seconds for levels in files):.2f}",
            f"{loudness[0]:.1f} to {loudness[-1]:.1f}",
            f"{max(levels.peak for levels in files):.1f}",
            f"{sum(levels.centre for levels in files) / len(files):.0f}",
            f"{sum(levels.rolloff for levels in files) / len(files):.0f}",
            " ".join(wrong),
        )
        table.row(cells)
    return 0 if are_good else 1


def _printed(path: Path, chain: str) -> dict[str, list[float]]:
    """What the filters say of each frame, by name without the prefix of the filter."""
    report = f"{chain},ametadata=print:file=-"
    command = [
        "ffmpeg",
        "-nostdin",
        "-v",
        "error",
        "-i",
        str(path),
        "-af",
        report,
        "-f",
        "null",
        "-",
    ]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    values: dict[str, list[float]] = {}
    for line in said.splitlines():
        name, is_value, value = line.partition("=")
        if is_value:
            values.setdefault(name.partition(".")[2].removeprefix("aspectralstats."), []).append(
                float(value)
            )
    return values


if __name__ == "__main__":
    sys.exit(main())
