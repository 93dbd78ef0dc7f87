"""Draws the sounds of the table: `python packaging/make_sounds.py` writes them into
`resources/sounds`.

Cards are filtered noise: paper rubbing on paper, paper falling on cloth. Music is a mandolin of
plucked strings after Karplus and Strong: a burst of noise runs round a delay line as long as the
note's period and is dulled a little at every turn. All chance has a seed, so that the same files
come out every time.
"""

import io
import math
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

RATE = 44_100
"""Samples per second."""

Sound = list[float]
"""Samples, loudness as it comes; `_wav` brings it to measure."""

# Semitones above the A of 440 Hz.
G3, A3, B3, C4, D4, E4 = -14, -12, -10, -9, -7, -5
F4S, G4, B4, C5, D5, F5S, G5, B5, D6 = -3, -2, 2, 3, 5, 9, 10, 14, 17
B3F, E4F = -11, -6


def deal() -> Sound:
    """A card slid off the pack."""
    return _mix(
        (0, _slide(Random(11), 0.13, 3400)), (0.115, _loud(_tap(Random(12), 0.05, 900), 0.3))
    )


def play() -> Sound:
    """A card put down on the cloth with a soft slap."""
    slap = _tap(Random(21), 0.16, 1300)
    air = _loud(_slide(Random(22), 0.06, 2400), 0.18)
    return _mix((0, air), (0.045, slap), (0.045, _loud(_thump(0.14, 150), 0.7)))


def capture() -> Sound:
    """Cards pushed together and drawn in."""
    rustle = [
        (0.075 * n, _loud(_slide(Random(31 + n), 0.10, 2500 + 350 * n), 0.55 + 0.1 * n))
        for n in range(3)
    ]
    gathered = _loud(_tap(Random(39), 0.12, 1000), 0.5)
    return _mix(*rustle, (0.27, gathered), (0.27, _loud(_thump(0.1, 170), 0.3)))


def sweep() -> Sound:
    """A bright chord struck upwards over all strings, with a turn at the top."""
    chord = _strum([G4, D5, G5, B5], 0.036, Random(41))
    return _room(_mix((0, chord), (0.19, _loud(_string(D6, 0.7, Random(45)), 0.9))))


def round_end() -> Sound:
    """A little cadence: the dominant, then home."""
    dominant = _strum([D4, F4S, C5], 0.02, Random(51))
    return _room(
        _mix((0, _faded(dominant, 0.34)), (0.30, _strum([G3, D4, G4, B4], 0.02, Random(55))))
    )


def win() -> Sound:
    """Up the chord and a full stroke."""
    run = [(0.085 * n, _string(note, 0.8, Random(61 + n))) for n, note in enumerate([G4, B4, D5])]
    return _room(_mix(*run, (0.27, _strum([G4, B4, D5, G5, B5], 0.018, Random(65)))))


def lose() -> Sound:
    """Three low notes going down, more rueful than sad."""
    notes = [(0.0, D4), (0.17, C4), (0.36, B3F), (0.36, G3)]
    return _room(
        _mix(*((at, _string(note, 0.8, Random(71 + n))) for n, (at, note) in enumerate(notes)))
    )


def clock() -> Sound:
    """Two soft ticks of a wooden clock."""
    ticks = ((0.0, Random(81), 1500), (0.24, Random(82), 1150))
    return _mix(*((at, _tap(chance, 0.05, pitch)) for at, chance, pitch in ticks))


SOUNDS: dict[str, tuple[Callable[[], Sound], float]] = {
    "deal": (deal, 0.16),
    "play": (play, 0.30),
    "capture": (capture, 0.24),
    "sweep": (sweep, 0.36),
    "round_end": (round_end, 0.34),
    "win": (win, 0.36),
    "lose": (lose, 0.30),
    "clock": (clock, 0.12),
}
"""Each sound's drawing and its loudest sample, of 1."""

LONGEST = 0.9
"""Seconds after which a sound has died away."""


def wav(name: str) -> bytes:
    """The sound `name` as a WAV file: one channel of 16 bits."""
    draw, peak = SOUNDS[name]
    sound = _faded(_without_rumble(draw()), LONGEST)
    scale = 32_767 * peak / max(map(abs, sound))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(sound)}h", *(round(s * scale) for s in sound)))
    return file.getvalue()


def main() -> None:
    """Writes all sounds beside this file."""
    for name in SOUNDS:
        (FOLDER / f"{name}.wav").write_bytes(wav(name))


def _slide(chance: Random, seconds: float, pitch: float) -> Sound:
    """Paper along paper: a breath of noise that swells and is cut off as the card comes free."""
    count = round(seconds * RATE)
    grain = _band(_band(_noise(chance, count), pitch, 1.1), pitch * 1.3, 0.8)
    return _loud([s * math.sin(math.pi * (i / count) ** 1.6) ** 2 for i, s in enumerate(grain)], 1)


def _tap(chance: Random, seconds: float, pitch: float) -> Sound:
    """Paper on cloth: dull noise that starts at once and dies quickly."""
    grain = _band(_noise(chance, round(seconds * RATE)), pitch, 0.7)
    return _loud([s * _dying(i, seconds / 6) for i, s in enumerate(grain)], 1)


def _thump(seconds: float, pitch: float) -> Sound:
    """The table top under the cloth, its tone sinking a little."""
    turn = 2 * math.pi * pitch / RATE
    return [
        math.sin(turn * i * (1 - 0.15 * i / (seconds * RATE))) * _dying(i, seconds / 6)
        for i in range(round(seconds * RATE))
    ]


def _strum(notes: Iterable[int], gap: float, chance: Random) -> Sound:
    """The notes struck one after the other, `gap` seconds apart."""
    return _mix(*((gap * n, _string(note, LONGEST, chance)) for n, note in enumerate(notes)))


def _string(note: int, seconds: float, chance: Random) -> Sound:
    """A mandolin's string, which is two, never quite in tune with each other."""
    pitch = 440 * 2 ** (note / 12)
    count = round(seconds * RATE)
    first, second = (_pluck(pitch * tune, count, chance) for tune in (0.9993, 1.0009))
    return _loud([a + b for a, b in zip(first, second, strict=True)], 1)


def _pluck(pitch: float, count: int, chance: Random) -> Sound:
    """One plucked string by a delay line of a period, dulled and damped at every turn."""
    # The dulling below delays by half a sample; the rest of the fraction is interpolated.
    period = RATE / pitch - 0.5
    length = int(period)
    fraction = period - length
    line = _plectrum(length + 1, chance)
    damping = 0.5 ** (1 / (pitch * 0.22))
    out = []
    last = 0.0
    for i in range(count):
        here, before = line[i % (length + 1)], line[(i + 1) % (length + 1)]
        echo = here * fraction + before * (1 - fraction)
        out.append(here)
        line[i % (length + 1)] = damping * (0.5 * echo + 0.5 * last)
        last = echo
    return [s * _rising(i, 0.0015) for i, s in enumerate(out)]


def _plectrum(length: int, chance: Random) -> Sound:
    """The string as the plectrum lets go, a ninth of its length from the bridge, and its scrape."""
    bent = length // 9
    return [(8 if i < bent else -1) / 8 + 0.5 * chance.uniform(-1, 1) for i in range(length)]


def _without_rumble(sound: Sound) -> Sound:
    """Takes away what no small loudspeaker can carry, and any offset (a first-order filter)."""
    out: Sound = []
    last = now = 0.0
    for s in sound:
        now = 0.992 * (now + s - last)
        last = s
        out.append(now)
    return out


def _room(sound: Sound) -> Sound:
    """A few early echoes: a small room with a wooden table."""
    echoes = [(0.0, 1.0), (0.013, 0.22), (0.023, 0.16), (0.041, 0.10), (0.067, 0.06)]
    return _mix(*((at, _loud(sound, strength)) for at, strength in echoes))


def _noise(chance: Random, count: int) -> Sound:
    return [chance.uniform(-1, 1) for _ in range(count)]


def _band(sound: Sound, pitch: float, sharpness: float) -> Sound:
    """Lets a band around `pitch` through (a second-order filter)."""
    turn = 2 * math.pi * pitch / RATE
    spread = math.sin(turn) / (2 * sharpness)
    gain, back1, back2 = (x / (1 + spread) for x in (spread, -2 * math.cos(turn), 1 - spread))
    out: Sound = []
    in1 = in2 = out1 = out2 = 0.0
    for s in sound:
        now = gain * (s - in2) - back1 * out1 - back2 * out2
        in1, in2, out1, out2 = s, in1, now, out1
        out.append(now)
    return out


def _mix(*parts: tuple[float, Sound]) -> Sound:
    """The parts added up, each from its second on."""
    placed = [(round(at * RATE), sound) for at, sound in parts]
    out = [0.0] * max(start + len(sound) for start, sound in placed)
    for start, sound in placed:
        for i, s in enumerate(sound, start):
            out[i] += s
    return out


def _loud(sound: Sound, peak: float) -> Sound:
    """The sound with `peak` as its loudest sample."""
    scale = peak / max(map(abs, sound))
    return [s * scale for s in sound]


def _faded(sound: Sound, seconds: float) -> Sound:
    """At most so many seconds of the sound; what would be cut off dies away over the last half."""
    count = min(len(sound), round(seconds * RATE))
    fading = count // 2 if count < len(sound) else min(count, round(0.01 * RATE))
    return [s * min(1.0, (count - 1 - i) / fading) ** 2 for i, s in enumerate(sound[:count])]


def _dying(i: int, seconds: float) -> float:
    """Loudness of sample `i` that sinks to 1/e every so many seconds, after a soft start."""
    return _rising(i, 0.001) * math.exp(-i / (seconds * RATE))


def _rising(i: int, seconds: float) -> float:
    return min(1.0, i / (seconds * RATE))


if __name__ == "__main__":
    main()
