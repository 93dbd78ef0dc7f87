"""Draws the sounds of the table: `python packaging/make_sounds.py` writes them into
`resources/sounds`.

Cards are filtered noise: paper rubbing on paper, paper falling on cloth. Music is a mandolin of
plucked strings after Karplus and Strong: a burst of noise runs round a delay line as long as the
note's period and is dulled a little at every turn. All chance has a seed, so that the same files
come out every time.

Each sound is played several times as a person would, never quite alike: `VARIANTS` takes of it. A
sound that comes from a player has takes for each place at the table, which differ in pitch; those
from the left and the right are heard there. `benchmarks/sounds.py` measures the files.
"""

import io
import math
import struct
import wave
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

RATE = 24_000
"""Samples per second: there is little above 12 kHz, and the files are small."""

VARIANTS = 4
"""Takes of each sound, at each place."""

Sound = list[float]
"""Samples, loudness as it comes; `_levelled` brings it to measure."""

# Semitones above the A of 440 Hz.
G3, B3F, C4, D4, F4S, G4 = -14, -11, -9, -7, -3, -2
B4, C5, D5, G5, B5, D6 = 2, 3, 5, 10, 14, 17


class Place(NamedTuple):
    """Where a player sits, seen from the lower edge of the table."""

    pitch: int = 0
    """In semitones: a sound from elsewhere is told from one's own with eyes closed."""
    pan: int = 0
    """-1 at the left, 1 at the right."""
    is_far: bool = False


PLACES: Final = {
    "near": Place(),
    "right": Place(pitch=1, pan=1),
    "far": Place(pitch=-2, is_far=True),
    "left": Place(pitch=-1, pan=-1),
}


class Take(NamedTuple):
    """One performance of a sound: its chance, and its pitch as a factor."""

    chance: Random
    pitch: float

    def about(self, value: float, share: float = 0.12) -> float:
        """The value, more or less."""
        return value * self.chance.uniform(1 - share, 1 + share)

    def slide(self, seconds: float, pitch: float) -> Sound:
        """Paper along paper; no two hands move alike."""
        return _slide(self.chance, self.about(seconds), self.about(pitch) * self.pitch)

    def tap(self, seconds: float, pitch: float) -> Sound:
        """Paper on cloth, or a knuckle on wood."""
        return _tap(self.chance, seconds, self.about(pitch, 0.08) * self.pitch)

    def thump(self, seconds: float, pitch: float) -> Sound:
        """The table top under the cloth."""
        return _thump(seconds, self.about(pitch, 0.06) * self.pitch)

    def string(self, note: int, seconds: float) -> Sound:
        """A pair of strings, in tune within a few hundredths of a semitone."""
        return _string(note, seconds, self.chance, self.about(self.pitch, 0.0015))

    def strum(self, notes: Iterable[int], gap: float, seconds: float) -> Sound:
        """The notes struck one after the other, about `gap` seconds apart."""
        gap = self.about(gap)
        return _mix(
            *(
                (gap * n, _loud(self.string(note, seconds - gap * n), self.about(1, 0.15)))
                for n, note in enumerate(notes)
            )
        )


def deal(take: Take) -> Sound:
    """A few cards slid off the pack."""
    slides = [
        (take.about(0.055, 0.1) * n, _loud(take.slide(0.085, 3400), take.about(1, 0.25)))
        for n in range(3)
    ]
    return _mix(*slides, (0.19, _loud(take.tap(0.05, 900), 0.3)))


def play(take: Take) -> Sound:
    """A card put down on the cloth with a soft slap."""
    air = _loud(take.slide(0.06, 2400), 0.18)
    landing = take.about(0.04)
    slap, thump = take.tap(0.14, 1300), _loud(take.thump(0.13, 150), take.about(0.7, 0.2))
    return _mix((0, air), (landing, slap), (landing, thump))


def capture(take: Take) -> Sound:
    """Cards pushed together and drawn in."""
    rustle = [
        (take.about(0.06, 0.1) * n, _loud(take.slide(0.09, 2500 + 350 * n), 0.55 + 0.1 * n))
        for n in range(3)
    ]
    gathered = _loud(take.tap(0.1, 1000), 0.5)
    return _mix(*rustle, (0.2, gathered), (0.2, _loud(take.thump(0.09, 170), 0.3)))


def knock(take: Take) -> Sound:
    """Knuckles on the table, twice: a declaration, or a call."""
    second = take.about(0.11, 0.1)
    return _mix(
        *(
            (at, _loud(_mix((0, take.tap(0.1, 620)), (0, take.thump(0.12, 210))), loud))
            for at, loud in ((0.0, 0.8), (second, 1.0))
        )
    )


def settebello(take: Take) -> Sound:
    """Three bright notes up, the last left to ring."""
    notes = [_loud(take.string(note, 0.5), loud) for note, loud in ((G4, 0.8), (D5, 0.9), (B5, 1))]
    gap = take.about(0.075)
    return _room(_mix(*((gap * n, note) for n, note in enumerate(notes))))


def last(take: Take) -> Sound:
    """The last cards drawn in, and two low strings: nothing is left."""
    rustle = _loud(take.slide(0.12, 2600), 0.3)
    return _room(_mix((0, rustle), (0.05, take.strum([G3, D4, G4], 0.04, 0.45))))


def sweep(take: Take) -> Sound:
    """A bright chord struck upwards over all strings, with a turn at the top."""
    chord = take.strum([G4, D5, G5, B5], 0.036, 0.65)
    return _room(_mix((0, chord), (take.about(0.19, 0.06), _loud(take.string(D6, 0.45), 0.9))))


def round_end(take: Take) -> Sound:
    """A little cadence: the dominant, then home."""
    dominant = _faded(take.strum([D4, F4S, C5], 0.02, 0.5), 0.34)
    return _room(_mix((0, dominant), (0.30, take.strum([G3, D4, G4, B4], 0.02, 0.55))))


def win(take: Take) -> Sound:
    """Up the chord, a full stroke, and the stroke again."""
    run = [(0.085 * n, take.string(note, 0.5)) for n, note in enumerate([G4, B4, D5])]
    stroke = _faded(take.strum([G4, B4, D5, G5], 0.018, 0.4), 0.3)
    full = take.strum([G3, D4, G4, B4, D5, G5, B5], 0.016, 0.8)
    return _room(_mix(*run, (0.27, stroke), (0.46, full)))


def lose(take: Take) -> Sound:
    """Three low notes going down, more rueful than sad."""
    notes = [(0.0, D4), (0.17, C4), (0.36, B3F), (0.36, G3)]
    return _room(_mix(*((at, take.string(note, 0.85 - at)) for at, note in notes)))


def clock(take: Take) -> Sound:
    """Two soft ticks of a wooden clock."""
    return _mix((0, take.tap(0.05, 1500)), (0.2, take.tap(0.05, 1150)))


def turn(take: Take) -> Sound:
    """Two light notes up: it is your turn."""
    return _mix((0, _loud(take.string(D5, 0.35), 0.8)), (take.about(0.09), take.string(G5, 0.32)))


def undo(take: Take) -> Sound:
    """The same notes down: a move is taken back."""
    return _mix((0, take.string(G5, 0.35)), (take.about(0.09), _loud(take.string(D5, 0.32), 0.8)))


def refused(take: Take) -> Sound:
    """Two low muted strings: that is not possible."""
    low = [_faded(take.string(note, 0.2), 0.12) for note in (G3, G3)]
    return _mix((0, low[0]), (0.12, low[1]), (0, take.thump(0.1, 110)))


def edge(take: Take) -> Sound:
    """A knuckle on the rim: the row ends here."""
    return _mix((0, take.tap(0.09, 420)), (0, _loud(take.thump(0.15, 130), 0.8)))


class Kind(NamedTuple):
    """How a sound is drawn and levelled."""

    draw: Callable[[Take], Sound]
    loudness: float
    """In LUFS; of the loudest 400 ms if it is shorter."""
    seconds: float
    """After which it has died away."""
    is_placed: bool = True
    """Whether it comes from a player."""


CARDS, MUSIC, WOOD, TICKS = -23.0, -14.7, -20.0, -29.0
"""Loudness of what is heard all the time, of what is rare, of a knock, and of the clock. That of
music is -16 LUFS within 2, also if a single channel counts once."""

SOUNDS: dict[str, Kind] = {
    "deal": Kind(deal, CARDS, 0.26),
    "play": Kind(play, CARDS, 0.20),
    "capture": Kind(capture, CARDS, 0.32),
    "knock": Kind(knock, WOOD, 0.26),
    "settebello": Kind(settebello, MUSIC, 0.52),
    "last": Kind(last, MUSIC, 0.48),
    "sweep": Kind(sweep, MUSIC, 0.66),
    "round_end": Kind(round_end, MUSIC, 0.85, is_placed=False),
    "win": Kind(win, MUSIC, 1.25, is_placed=False),
    "lose": Kind(lose, MUSIC, 0.90, is_placed=False),
    "clock": Kind(clock, TICKS, 0.30, is_placed=False),
    "turn": Kind(turn, CARDS, 0.34, is_placed=False),
    "undo": Kind(undo, CARDS, 0.34, is_placed=False),
    "refused": Kind(refused, CARDS, 0.24, is_placed=False),
    "edge": Kind(edge, CARDS, 0.16, is_placed=False),
}

_CEILING, _KNEE = 0.72, 0.4
"""No sample is above the ceiling, and none below the knee is changed. Of what is between two
samples, -1 dBFS is left to spare."""


def file_names(name: str) -> Iterator[str]:
    """The names of the files of a sound, without `.wav`."""
    places = [f"{name}-{place}" for place in PLACES] if SOUNDS[name].is_placed else [name]
    return (f"{place}-{number}" for place in places for number in range(1, VARIANTS + 1))


def wav(file_name: str) -> bytes:
    """The WAV file of that name: 16 bits, two channels if it comes from the left or the right."""
    name, *places, _ = file_name.split("-")
    place = PLACES[places[0]] if places else Place()
    # The number of the file is part of the seed.
    take = Take(Random(file_name), 2 ** (place.pitch / 12))
    sound = _without_rumble(SOUNDS[name].draw(take))
    if place.is_far:
        sound = _room(_dulled(sound, 0.45))
    sound = _faded(sound, SOUNDS[name].seconds)
    channels = _panned(sound, place.pan) if place.pan else [sound]
    channels = _levelled(channels, SOUNDS[name].loudness)
    samples = [round(32_767 * s) for frame in zip(*channels, strict=True) for s in frame]
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return file.getvalue()


def main() -> None:
    """Writes all sounds, and removes files that are none of them."""
    names = {file_name for name in SOUNDS for file_name in file_names(name)}
    for path in FOLDER.glob("*.wav"):
        if path.stem not in names:
            path.unlink()
    for file_name in sorted(names):
        (FOLDER / f"{file_name}.wav").write_bytes(wav(file_name))


def _panned(sound: Sound, pan: int) -> list[Sound]:
    """The left and the right channel: the further ear hears it later, softer and duller."""
    late = round(0.0004 * RATE)
    further = [0.5 * s for s in _dulled([0.0] * late + sound[: len(sound) - late], 0.3)]
    return [further, sound] if pan > 0 else [sound, further]


def _levelled(channels: list[Sound], loudness: float) -> list[Sound]:
    """The channels at this loudness; peaks are rounded off, and what that takes is made up for."""
    for _ in range(12):
        gain = 10 ** ((loudness - loudness_of(channels, RATE)) / 20)
        channels = [[_rounded(s * gain) for s in channel] for channel in channels]
    return channels


def _rounded(sample: float) -> float:
    above = abs(sample) - _KNEE
    if above <= 0:
        return sample
    room = _CEILING - _KNEE
    return math.copysign(_KNEE + room * math.tanh(above / room), sample)


def loudness_of(channels: Iterable[Sound], rate: int) -> float:
    """The loudness in LUFS after ITU-R BS.1770, with its gates.

    What is shorter than a block of 400 ms is measured with silence after it. A single channel
    counts twice, as it is heard from both loudspeakers.
    """
    powers = [[s * s for s in _weighted(channel, rate)] for channel in channels]
    power = [sum(frame) * 2 / len(powers) for frame in zip(*powers, strict=True)]
    block, step = round(0.4 * rate), round(0.1 * rate)
    starts = range(0, max(1, len(power) - block + 1), step)
    blocks = [sum(power[start : start + block]) / block for start in starts]
    gate = sum(blocks) / len(blocks) / 10
    loud = [power for power in blocks if power >= gate]
    return -0.691 + 10 * math.log10(sum(loud) / len(loud))


def _weighted(sound: Sound, rate: int) -> Sound:
    """The sound as the ear weighs it: the K filter, a high shelf and a high pass."""
    k, q, high = math.tan(math.pi * 1681.9745 / rate), 0.7071752, 10 ** (3.9998438 / 20)
    middle = high**0.49966677
    shelf = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    sound = _filtered(sound, shelf, (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))
    k, q = math.tan(math.pi * 38.135471 / rate), 0.50032704
    backwards = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    # The pass band of the standard's filter is not normalised.
    return _filtered(sound, (backwards[0], -2 * backwards[0], backwards[0]), backwards)


def _filtered(
    sound: Sound, forward: tuple[float, float, float], back: tuple[float, float, float]
) -> Sound:
    """A second-order filter with these coefficients."""
    b0, b1, b2 = (b / back[0] for b in forward)
    a1, a2 = back[1] / back[0], back[2] / back[0]
    out: Sound = []
    in1 = in2 = out1 = out2 = 0.0
    for s in sound:
        now = b0 * s + b1 * in1 + b2 * in2 - a1 * out1 - a2 * out2
        in1, in2, out1, out2 = s, in1, now, out1
        out.append(now)
    return out


def _dulled(sound: Sound, share: float) -> Sound:
    """The sound without some of its highs: each sample keeps a share of the one before it."""
    out: Sound = []
    now = 0.0
    for s in sound:
        now += (1 - share) * (s - now)
        out.append(now)
    return out


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


def _string(note: int, seconds: float, chance: Random, tuning: float) -> Sound:
    """A mandolin's string, which is two, never quite in tune with each other."""
    pitch = 440 * 2 ** (note / 12) * tuning
    count = round(seconds * RATE)
    first, second = (_pluck(pitch * tune, count, chance) for tune in (0.9993, 1.0009))
    return _loud([a + b for a, b in zip(first, second, strict=True)], 1)


_DULLING = 0.08
"""Share of the sample before in each of a string: as much as dulls it like wire."""


def _pluck(pitch: float, count: int, chance: Random) -> Sound:
    """One plucked string by a delay line of a period, dulled and damped at every turn."""
    # The dulling below delays by a part of a sample; the rest of the fraction is interpolated.
    period = RATE / pitch - _DULLING
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
        line[i % (length + 1)] = damping * ((1 - _DULLING) * echo + _DULLING * last)
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
    """At most so many seconds of the sound; what would be cut off dies away over the last half.

    The last hundredths of a second are as good as silent: Qt 6.11 may play those that came last
    again when its output starts the next time.
    """
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
