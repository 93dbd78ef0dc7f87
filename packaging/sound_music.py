"""The music of a victory, one piece for the instrument of each land, and the quiet rooms."""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeAlias

from sound_waves import (
    GUITAR,
    MANDOLIN,
    OUD,
    RATE,
    Sound,
    Strings,
    band,
    clink,
    course,
    dulled,
    dying,
    hall,
    loud,
    membrane,
    mix,
    noise,
    placed,
    reed,
    scaled,
    tap,
    without_rumble,
)

Part: TypeAlias = tuple[float, float, Sound]
"""A sound of a piece: its second, its place from -1 left to 1 right, and its samples."""

VICTORY_SECONDS: Final = 4.4
ROOM_SECONDS: Final = 7.0

_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def note(name: str) -> int:
    """A note such as `F#5` in semitones above the A of 440 Hz, which is `A4`."""
    sharp, flat = name.count("#"), name.count("b")
    return _SEMITONES[name[0]] + sharp - flat + 12 * (int(name[-1]) - 4)


def notes(names: str) -> list[int]:
    return [note(name) for name in names.split()]


class Musician(NamedTuple):
    """Somebody who plays an instrument, nearly in time and in tune."""

    strings: Strings
    chance: Random
    pan: float

    def pluck(self, at: float, pitch: int, seconds: float, peak: float) -> Part:
        chance = self.chance
        sound = course(self.strings, pitch, seconds, chance, chance.uniform(0.9992, 1.0008))
        late = max(0.0, at + chance.uniform(-0.006, 0.006))
        return late, self.pan, scaled(sound, peak * chance.uniform(0.92, 1.08))

    def strum(self, at: float, chord: list[int], seconds: float, peak: float) -> list[Part]:
        """The notes of a chord, one right after the other."""
        gap = 0.06 / len(chord) if seconds > 1 else 0.005
        return [
            self.pluck(at + gap * n, pitch, seconds, 0.6 * peak) for n, pitch in enumerate(chord)
        ]

    def rasgueado(self, at: float, chord: list[int], strokes: int) -> list[Part]:
        """Strokes of one finger after the other, down and up, growing louder."""
        parts: list[Part] = []
        for stroke in range(strokes):
            peak = 0.25 + 0.4 * stroke / (strokes - 1)
            seconds = 0.5 if stroke == strokes - 1 else 0.16
            struck = chord if stroke % 2 == 0 else chord[:1:-1]
            parts += self.strum(at + 0.052 * stroke, struck, seconds, peak)
        return parts

    def tremolo(self, at: float, chord: list[int], seconds: float) -> list[Part]:
        """Fast strokes to and fro, growing louder."""
        gap = 0.066
        count = int(seconds / gap)
        return [
            self.pluck(at + gap * n, pitch, 0.34, (0.34 + 0.3 * n / count) * (0.85 if n % 2 else 1))
            for n in range(count)
            for pitch in chord
        ]


def mandolin(chance: Random) -> list[Sound]:
    """A tarantella in G, with a guitar and a tambourine; the last note is a tremolo."""
    eighth = 0.128
    player, companion = Musician(MANDOLIN, chance, -0.25), Musician(GUITAR, chance, 0.3)
    melody = notes("D5 B5 A5 G5 A5 B5 C6 D6 B5 D6 C6 B5 A5 B5 A5 G5 F#5 E5 F#5")
    parts = [
        player.pluck(n * eighth, pitch, 0.5, 1.0 if n % 3 == 1 else 0.74)
        for n, pitch in enumerate(melody)
    ]
    home, dominant = "D4 G4 B4", "D4 F#4 C5"
    chords = (("G2", home),) * 3 + (("B2", home), ("D3", dominant), ("D3", dominant))
    for n, (bass, chord) in enumerate(chords):
        at = (1 + 3 * n) * eighth
        parts.append(companion.pluck(at, note(bass), 0.6, 0.5))
        for beat, peak in ((1, 0.2), (2, 0.25)):
            parts += companion.strum(at + beat * eighth, notes(chord), 0.22, peak)
        for beat, peak in ((0, 0.2), (1, 0.07), (2, 0.12)):
            parts.append((at + beat * eighth, 0.55, _jingle(chance, peak)))
    end = 19 * eighth
    parts += companion.strum(end, notes("G2 D3 G3 B3 D4 G4"), 1.8, 0.45)
    parts += player.tremolo(end, notes("G5 B5"), 1.0)
    last = end + 1.06
    parts += player.strum(last, notes("G4 D5 G5 B5"), 1.1, 1)
    parts += [(at, 0.55, _jingle(chance, 0.28)) for at in (end, last)]
    return _finished(parts, 0.10, 0.7)


def guitar(chance: Random) -> list[Sound]:
    """Down the Andalusian cadence in rasgueado, a run up, and a roll on the last chord."""
    beat = 0.27
    player = Musician(GUITAR, chance, 0.15)
    parts: list[Part] = []
    for n, names in enumerate(("A2 E3 A3 C4 E4", "G2 D3 G3 B3 D4 G4", "F2 C3 F3 A3 C4 F4")):
        at, chord = 2 * n * beat, notes(names)
        parts += player.rasgueado(at, chord, 4)
        parts += player.strum(at + 1.33 * beat, chord[::-1], 0.3, 0.4)
        parts += [(at + clap * beat, -0.6, _clap(chance, 0.3)) for clap in (1.0, 1.67)]
    run, sixteenth = notes("E4 F4 G#4 A4 B4 C5 D5 E5 F5 G#5"), 0.078
    start = 6 * beat
    for n, pitch in enumerate(run):
        parts.append(player.pluck(start + sixteenth * n, pitch, 0.45, 0.85 + 0.02 * n))
    roll, chord = start + sixteenth * len(run), notes("E2 B2 E3 G#3 B3 E4")
    parts += player.rasgueado(roll, chord, 9)
    last = roll + 0.6
    parts += player.strum(last, [*chord, note("G#4"), note("B4")], 1.8, 1)
    parts += [(last, -0.6, _clap(chance, 0.4)), (last + beat, -0.6, _clap(chance, 0.25))]
    return _finished(parts, 0.12, 0.8)


def oud(chance: Random) -> list[Sound]:
    """Up and down the maqam Hijaz over a frame drum in maqsum; the last note is a tremolo."""
    eighth = 0.15
    player = Musician(OUD, chance, -0.2)
    melody = notes("D3 A3 D4 Eb4 F#4 G4 F#4 Eb4 F#4 G4 A4 Bb4 A4 G4 F#4 Eb4")
    parts: list[Part] = []
    for n, pitch in enumerate(melody):
        at = n * eighth
        parts.append(player.pluck(at, pitch, 0.8, 1.0 if n % 4 == 0 else 0.75))
        if n % 4 == 3:  # The plectrum strikes the course once more on its way back.
            parts.append(player.pluck(at + eighth / 2, pitch, 0.4, 0.5))
    end = 16 * eighth
    parts.append(player.pluck(end, note("D3"), 1.8, 0.8))
    parts += player.tremolo(end, notes("D4"), 0.9)
    parts += player.strum(end + 6 * eighth, notes("D3 A3 D4 F#4"), 1.1, 1)
    for n, stroke in enumerate("DT.TD.T.DT.TD.TTD.TT.TD"):
        parts += _drummed(chance, n * eighth, stroke)
    return _finished(parts, 0.14, 0.9)


def accordion(chance: Random) -> list[Sound]:
    """A ranchera in G: bass and chords on the left hand, thirds on the right."""
    beat = 0.235
    left, right = -0.35, 0.3
    melody: tuple[tuple[float, float, str], ...] = (
        (0, 1, "B4 D5"), (1, 1, "D5 G5"), (2, 0.5, "E5 A5"), (2.5, 0.5, "D5 G5"),
        (3, 1, "B4 D5"), (4, 1, "G4 B4"), (5, 1, "A4 C5"),
        (6, 1, "C5 F#5"), (7, 0.5, "C5 E5"), (7.5, 0.5, "B4 D5"), (8, 1, "A4 C5"),
        (9, 0.5, "F#4 A4"), (9.5, 0.5, "G4 B4"), (10, 0.5, "A4 C5"), (10.5, 0.5, "B4 D5"),
        (11, 1, "C5 F#5"),
    )  # fmt: skip
    parts: list[Part] = [
        (at * beat, right, scaled(reed(pitch, beats * beat * 0.93, chance), 0.42))
        for at, beats, names in melody
        for pitch in notes(names)
    ]
    home, dominant = "B3 D4 G4", "C4 D4 F#4"
    for bar, (bass, chord) in enumerate(
        (("G2", home), ("D3", home), ("D2", dominant), ("A2", dominant))
    ):
        at = 3 * bar * beat
        parts.append((at, left, scaled(reed(note(bass), 0.8 * beat, chance, 0), 0.4)))
        parts += [
            (at + off * beat, left, scaled(reed(pitch, 0.5 * beat, chance, 0.002), 0.17))
            for off in (1, 2)
            for pitch in notes(chord)
        ]
    end, seconds = 12 * beat, 1.15
    parts += [
        (end, right, scaled(_shaken(reed(pitch, seconds, chance), chance), 0.38))
        for pitch in notes("B4 D5 G5")
    ]
    parts += [
        (end, left, scaled(reed(pitch, seconds, chance, 0.002), 0.22))
        for pitch in notes("G2 B3 D4 G4")
    ]
    return _finished(parts, 0.10, 0.7)


VICTORIES: Final[Mapping[str, Callable[[Random], list[Sound]]]] = {
    "mandolin": mandolin,
    "guitar": guitar,
    "oud": oud,
    "accordion": accordion,
}


def _drummed(chance: Random, at: float, stroke: str) -> list[Part]:
    """Dum in the middle of the skin, tek at its rim; a dot is a rest."""
    if stroke == "D":
        return [(at, 0.25, scaled(membrane(82, 0.5, chance, 0.10, 0.25), 0.75))]
    if stroke == "T":
        return [(at, 0.25, scaled(membrane(230, 0.16, chance, 0.16, 0.7), 0.3))]
    return []


def _jingle(chance: Random, peak: float) -> Sound:
    """The small discs of a tambourine."""
    count = round(0.16 * RATE)
    grain = band(noise(chance, count), 7800, 1.6)
    skin = scaled(tap(chance, 0.05, 700), 0.5)
    shaken = [s * dying(i, 0.03) for i, s in enumerate(grain)]
    return loud(mix((0, loud(shaken, 1)), (0, skin)), peak)


def _clap(chance: Random, peak: float) -> Sound:
    """Two hands: a few blows within some milliseconds."""
    blows = [(at, tap(chance, 0.06, 1500)) for at in (0, 0.004, 0.009)]
    return loud(mix(*blows), peak)


def _shaken(sound: Sound, chance: Random) -> Sound:
    """The bellows shaken six times a second, growing."""
    turn = 2 * math.pi * chance.uniform(6.2, 6.6) / RATE
    total = len(sound)
    return [
        s * (0.75 + 0.25 * i / total) * (1 + 0.16 * math.sin(turn * i)) for i, s in enumerate(sound)
    ]


def _finished(parts: Iterable[Part], share: float, seconds: float) -> list[Sound]:
    """The two channels of a piece in its room, dying away at the end."""
    channels = [without_rumble(sound) for sound in placed(parts, VICTORY_SECONDS)]
    return [_ended(sound) for sound in hall(channels, share, seconds)]


def _ended(sound: Sound) -> Sound:
    """The sound with its last half second fading to nothing."""
    fading = 0.5 * RATE
    return [s * min(1.0, (len(sound) - 1 - i) / fading) ** 2 for i, s in enumerate(sound)]


def inn(chance: Random) -> Sound:
    """A fire that crackles, and a murmur of voices from the next room."""
    count = round(ROOM_SECONDS * RATE)
    fire = _looped(lambda length: dulled(dulled(noise(chance, length), 0.985), 0.9), count)
    bed = loud(fire, 1)
    voices = [0.0] * count
    for voice in range(4):
        pitch = chance.uniform(260, 620)
        murmur = _looped(partial(_murmur, chance, pitch), count)
        swell = _swell(chance, count, 16 + 3 * voice)
        for i, s in enumerate(loud(murmur, 0.55)):
            voices[i] += s * swell[i] ** 2
    sound = [0.55 * b + v for b, v in zip(bed, voices, strict=True)]
    for _ in range(46):
        crack = _crack(chance)
        _wrap(sound, chance.randrange(count), scaled(crack, chance.uniform(0.05, 0.22) ** 1.3))
    return sound


def courtyard(chance: Random) -> Sound:
    """A fountain, leaves in a light wind, and a few sparrows further off."""
    count = round(ROOM_SECONDS * RATE)
    water = _looped(lambda length: band(noise(chance, length), 1500, 0.5), count)
    leaves = _looped(lambda length: band(noise(chance, length), 4200, 0.7), count)
    wind = _swell(chance, count, 3)
    sound = [
        0.22 * w + 0.2 * leaf * gust**2
        for w, leaf, gust in zip(loud(water, 1), loud(leaves, 1), wind, strict=True)
    ]
    for _ in range(520):
        drop = _drop(chance)
        _wrap(sound, chance.randrange(count), scaled(drop, chance.uniform(0.03, 0.2)))
    for at in (1.3, 1.62, 4.4):
        _wrap(sound, round(at * RATE), scaled(_chirp(chance), 0.05))
    return sound


def harbour(chance: Random) -> Sound:
    """Two waves that run up the quay, and the water under the boats."""
    count = round(ROOM_SECONDS * RATE)
    low = loud(_looped(lambda length: dulled(dulled(noise(chance, length), 0.96), 0.9), count), 1)
    foam = loud(_looped(lambda length: band(noise(chance, length), 2300, 0.4), count), 1)
    sound = []
    for i in range(count):
        share = 2 * i / count % 1
        # A wave grows slowly, breaks, and runs out for the rest.
        wave = math.sin(math.pi * share**0.62) ** 3
        strength = 1.0 if 2 * i < count else 0.75
        sound.append(0.5 * low[i] * (0.5 + 0.5 * wave) + 0.5 * foam[i] * (0.1 + strength * wave))
    for _ in range(60):
        _wrap(
            sound, chance.randrange(count), scaled(_drop(chance, 0.55), chance.uniform(0.02, 0.09))
        )
    return sound


ROOMS: Final[Mapping[str, Callable[[Random], Sound]]] = {
    "inn": inn,
    "courtyard": courtyard,
    "harbour": harbour,
}

_OVERLAP: Final = 0.8


def _looped(draw: Callable[[int], Sound], count: int) -> Sound:
    """A steady sound whose end goes over into its beginning without a seam.

    What follows the end is faded out over the beginning, at equal power.
    """
    overlap = round(_OVERLAP * RATE)
    settling = RATE // 10
    sound = draw(count + overlap + settling)[settling:]
    out = sound[:count]
    for i in range(overlap):
        angle = math.pi / 2 * i / overlap
        out[i] = math.sin(angle) * sound[i] + math.cos(angle) * sound[count + i]
    return out


def _murmur(chance: Random, pitch: float, length: int) -> Sound:
    """A voice whose words cannot be understood."""
    return band(band(noise(chance, length), pitch, 3), pitch, 1)


def _swell(chance: Random, count: int, waves: int) -> Sound:
    """A loudness from 0 to 1 that rises and falls about so many times, and returns to its start."""
    parts = [(n, chance.uniform(0, 2 * math.pi), 1 / n**0.3) for n in range(1, waves + 1)]
    points = 512
    values = [
        sum(
            strength * math.sin(2 * math.pi * n * p / points + phase)
            for n, phase, strength in parts
        )
        for p in range(points)
    ]
    low, high = min(values), max(values)
    out = []
    for i in range(count):
        place = i * points / count
        p = int(place)
        value = values[p] + (values[(p + 1) % points] - values[p]) * (place - p)
        out.append((value - low) / (high - low))
    return out


def _wrap(sound: Sound, start: int, part: Sound) -> None:
    """Add a part; what goes beyond the end is heard at the beginning."""
    for i, s in enumerate(part, start):
        sound[i % len(sound)] += s


def _crack(chance: Random) -> Sound:
    """Wood in the fire."""
    return mix((0, tap(chance, 0.03, chance.uniform(1400, 3800))), (0, clink(chance, 0.02, 2900)))


def _drop(chance: Random, lower: float = 1) -> Sound:
    """A bubble: a short tone that rises."""
    count = round(chance.uniform(0.02, 0.05) * RATE)
    pitch, phase, out = lower * chance.uniform(600, 1700), 0.0, []
    for i in range(count):
        phase += 2 * math.pi * pitch * (1 + 0.35 * i / count) / RATE
        out.append(math.sin(phase) * math.sin(math.pi * i / count) ** 2)
    return out


def _chirp(chance: Random) -> Sound:
    """A sparrow: one tone down and up again."""
    count = round(0.11 * RATE)
    phase, out = 0.0, []
    pitch = chance.uniform(3300, 3900)
    for i in range(count):
        share = i / count
        phase += 2 * math.pi * pitch * (1 - 0.22 * math.sin(math.pi * share)) / RATE
        out.append(math.sin(phase) * math.sin(math.pi * share) ** 2)
    return out
