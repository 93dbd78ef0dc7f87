"""Waves from which the sounds are made: noise, strings, membranes and reeds, filters, a room, and
the loudness of the result.

A string is one after Karplus and Strong: a burst of noise runs round a delay line as long as the
note's period, and is dulled a little at every turn. All chance has a seed.
"""

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

RATE: Final = 48_000
"""Samples per second."""

Sound: TypeAlias = list[float]
"""Samples of one channel, loudness as it comes; `levelled` brings it to measure."""


class Strings(NamedTuple):
    """What tells one plucked instrument from another."""

    half_life: float
    """Seconds in which a string loses half of its loudness."""
    dulling: float
    """Pole of the low pass that the wave goes through at every turn."""
    pluck_at: float
    """Where the string is plucked, as a share of its length from the bridge."""
    scrape: float
    """Loudness of the noise with which it is plucked."""
    detune: float
    """Half of the difference between the two strings of a course, as a share; 0: single strings."""
    body: tuple[tuple[float, float, float], ...] = ()
    """Resonances of the body: frequency, sharpness, loudness."""


MANDOLIN: Final = Strings(0.22, 0.20, 1 / 9, 0.50, 0.0008, ((420, 2, 0.25), (1100, 2, 0.2)))
GUITAR: Final = Strings(0.40, 0.32, 1 / 5, 0.28, 0, ((105, 5, 0.2), (205, 4, 0.2), (400, 3, 0.2)))
OUD: Final = Strings(0.24, 0.36, 1 / 6, 0.35, 0.0012, ((95, 4, 0.3), (180, 4, 0.35), (360, 3, 0.4)))


def pitch_of(note: float) -> float:
    """The frequency of a note in semitones above the A of 440 Hz."""
    return float(440 * 2 ** (note / 12))


def course(
    strings: Strings, note: float, seconds: float, chance: Random, tuning: float = 1
) -> Sound:
    """A plucked course of one or two strings, with the body that they make ring."""
    count, pitch = round(seconds * RATE), pitch_of(note) * tuning
    if strings.detune:
        low, high = (
            _pluck(strings, pitch * (1 + sign * strings.detune), count, chance) for sign in (-1, 1)
        )
        wave = [a + b for a, b in zip(low, high, strict=True)]
    else:
        wave = _pluck(strings, pitch, count, chance)
    resonances = [
        scaled(band(wave, frequency, sharpness), loudness)
        for frequency, sharpness, loudness in strings.body
    ]
    sound = [sum(samples) for samples in zip(wave, *resonances, strict=True)]
    damped = min(0.06 * RATE, count / 4)
    return loud([s * min(1.0, (count - 1 - i) / damped) for i, s in enumerate(sound)], 1)


def _pluck(strings: Strings, pitch: float, count: int, chance: Random) -> Sound:
    """One string by a delay line of a period, dulled and damped at every turn."""
    dulling = strings.dulling
    # The low pass delays, too; the rest of the fraction of a sample is interpolated.
    period = RATE / pitch - dulling / (1 - dulling)
    length = int(period)
    fraction = period - length
    bent = max(1, round(length * strings.pluck_at))
    line = [
        (1 if i < bent else -bent / (length + 1 - bent)) + strings.scrape * chance.uniform(-1, 1)
        for i in range(length + 1)
    ]
    damping = 0.5 ** (1 / (pitch * strings.half_life))
    out = []
    last, size = 0.0, length + 1
    at = 0
    for _ in range(count):
        here = line[at]
        following = at + 1 if at + 1 < size else 0
        echo = here * fraction + line[following] * (1 - fraction)
        out.append(here)
        last += (1 - dulling) * (echo - last)
        line[at] = damping * last
        at = following
    return [s * rising(i, 0.0015) for i, s in enumerate(out)]


def reed(note: float, seconds: float, chance: Random, detune: float = 0.0045) -> Sound:
    """Two free reeds, one a little sharp, with the breath of the bellows."""
    count = round(seconds * RATE)
    first, second = (_reed(pitch_of(note) * tune, count) for tune in (1, 1 + detune))
    breath = scaled(band(noise(chance, count), 2600, 0.7), 0.012)
    wave = [a + 0.8 * b + c for a, b, c in zip(first, second, breath, strict=True)]
    attack, release = 0.028 * RATE, 0.05 * RATE
    return loud(
        [
            s * min(1.0, i / attack) * min(1.0, (count - 1 - i) / release)
            for i, s in enumerate(wave)
        ],
        1,
    )


_TABLE: Final = 2048


def _reed(pitch: float, count: int) -> Sound:
    """One reed: harmonics up to 9 kHz, with the formant of its chamber."""
    harmonics = range(1, min(26, int(9000 / pitch)) + 1)
    table = [0.0] * _TABLE
    for k in harmonics:
        frequency = k * pitch
        formant = 1 + 1.2 * math.exp(-(((frequency - 1500) / 700) ** 2))
        strength = formant / k**1.15 * (1.0 if k % 2 else 0.8)
        for i in range(_TABLE):
            table[i] += strength * math.sin(2 * math.pi * k * i / _TABLE + 0.7 * k * k)
    step, phase, out = pitch * _TABLE / RATE, 0.0, []
    for _ in range(count):
        whole = int(phase)
        share = phase - whole
        out.append(table[whole] * (1 - share) + table[(whole + 1) % _TABLE] * share)
        phase = (phase + step) % _TABLE
    return out


def bell(note: float, seconds: float, half_life: float = 0.25) -> Sound:
    """A small metal bar: three partials, of which the high ones die first."""
    count, pitch = round(seconds * RATE), pitch_of(note)
    out = [0.0] * count
    for ratio, strength, share in ((1, 1.0, 1.0), (2.756, 0.35, 0.45), (5.404, 0.12, 0.2)):
        turn = 2 * math.pi * pitch * ratio / RATE
        if pitch * ratio > 0.4 * RATE:
            continue
        fading = 0.5 ** (1 / (half_life * share * RATE))
        loudness = strength
        for i in range(count):
            out[i] += loudness * math.sin(turn * i)
            loudness *= fading
    return [s * rising(i, 0.001) for i, s in enumerate(out)]


def membrane(pitch: float, seconds: float, chance: Random, buzz: float, skin: float) -> Sound:
    """A frame drum: two modes that sink as the skin slackens, its snare, and the hand on it."""
    count = round(seconds * RATE)
    out, phase = [], 0.0
    for i in range(count):
        phase += 2 * math.pi * pitch * (1 + 0.35 * math.exp(-i / (0.02 * RATE))) / RATE
        tone = math.sin(phase) * dying(i, seconds / 5)
        out.append(tone + 0.4 * math.sin(1.59 * phase) * dying(i, seconds / 9))
    rattle = band(noise(chance, count), 1900, 0.6)
    hand = band(noise(chance, count), 1200 if skin < 0.5 else 2800, 0.7)
    return [
        s + buzz * r * dying(i, seconds / 5) + skin * h * dying(i, 0.012)
        for i, (s, r, h) in enumerate(zip(out, rattle, hand, strict=True))
    ]


def slide(chance: Random, seconds: float, pitch: float) -> Sound:
    """Paper along paper: a breath of noise that swells and is cut off as the card comes free."""
    count = round(seconds * RATE)
    grain = band(band(noise(chance, count), pitch, 1.1), pitch * 1.3, 0.8)
    return loud([s * math.sin(math.pi * (i / count) ** 1.6) ** 2 for i, s in enumerate(grain)], 1)


def tap(chance: Random, seconds: float, pitch: float) -> Sound:
    """Paper on cloth: dull noise that starts at once and dies quickly."""
    grain = band(noise(chance, round(seconds * RATE)), pitch, 0.7)
    return loud([s * dying(i, seconds / 6) for i, s in enumerate(grain)], 1)


def thump(seconds: float, pitch: float) -> Sound:
    """The table top under the cloth, its tone sinking a little."""
    turn = 2 * math.pi * pitch / RATE
    return [
        math.sin(turn * i * (1 - 0.15 * i / (seconds * RATE))) * dying(i, seconds / 6)
        for i in range(round(seconds * RATE))
    ]


def clink(chance: Random, seconds: float, pitch: float) -> Sound:
    """Something small and hard on its like: a few partials, and the blow."""
    count = round(seconds * RATE)
    blow = band(noise(chance, count), pitch * 1.2, 0.8)
    out = [0.5 * s * dying(i, 0.003) for i, s in enumerate(blow)]
    for ratio, strength in ((1, 1.0), (1.58, 0.7), (2.31, 0.4), (3.1, 0.2)):
        turn = 2 * math.pi * pitch * ratio * chance.uniform(0.985, 1.015) / RATE
        for i in range(count):
            out[i] += strength * math.sin(turn * i) * dying(i, seconds / (5 + 4 * ratio))
    return loud(out, 1)


def noise(chance: Random, count: int) -> Sound:
    return [chance.uniform(-1, 1) for _ in range(count)]


def band(sound: Sound, pitch: float, sharpness: float) -> Sound:
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


def dulled(sound: Sound, share: float) -> Sound:
    """The sound without some of its highs: each sample keeps a share of the one before it."""
    out: Sound = []
    now = 0.0
    for s in sound:
        now += (1 - share) * (s - now)
        out.append(now)
    return out


def without_rumble(sound: Sound) -> Sound:
    """Takes away what no small loudspeaker can carry, and any offset (a first-order filter)."""
    out: Sound = []
    last = now = 0.0
    for s in sound:
        now = 0.996 * (now + s - last)
        last = s
        out.append(now)
    return out


def small_room(sound: Sound) -> Sound:
    """A few early echoes: a small room with a wooden table."""
    echoes = [(0.0, 1.0), (0.013, 0.22), (0.023, 0.16), (0.041, 0.10), (0.067, 0.06)]
    return mix(*((at, loud(sound, strength)) for at, strength in echoes))


def hall(channels: Sequence[Sound], share: float, seconds: float) -> list[Sound]:
    """The channels with the reverberation of a larger room, different in each of them."""
    return [
        [
            dry + share * wet
            for dry, wet in zip(sound, _reverberation(sound, n, seconds), strict=True)
        ]
        for n, sound in enumerate(channels)
    ]


def _reverberation(sound: Sound, spread: int, seconds: float) -> Sound:
    """Four parallel combs that are dulled at every turn, and two all-passes (Schroeder)."""
    out = [0.0] * len(sound)
    for milliseconds in (29.7, 37.1, 41.1, 43.7):
        delay = round(milliseconds * RATE / 1000) + 37 * spread
        gain = 10 ** (-3 * delay / RATE / seconds)
        line, low, at = [0.0] * delay, 0.0, 0
        for i, s in enumerate(sound):
            echo = line[at]
            low += 0.55 * (echo - low)
            line[at] = s + gain * low
            at = at + 1 if at + 1 < delay else 0
            out[i] += 0.25 * echo
    for milliseconds in (5.0, 1.7):
        delay = round(milliseconds * RATE / 1000) + 11 * spread
        line, at = [0.0] * delay, 0
        for i, s in enumerate(out):
            echo = line[at]
            line[at] = s + 0.7 * echo
            out[i] = echo - 0.7 * line[at]
            at = at + 1 if at + 1 < delay else 0
    return out


def panned(sound: Sound, pan: float) -> list[Sound]:
    """The left and the right channel of a sound: the further ear hears it later, softer, duller."""
    late = round(0.0004 * RATE)
    further = [0.5 * s for s in dulled([0.0] * late + sound[: len(sound) - late], 0.55)]
    return [further, sound] if pan > 0 else [sound, further]


def placed(parts: Iterable[tuple[float, float, Sound]], seconds: float) -> list[Sound]:
    """Two channels with the parts added up: each from its second on, from -1 left to 1 right."""
    channels = [[0.0] * round(seconds * RATE) for _ in range(2)]
    for at, pan, sound in parts:
        angle = (pan + 1) * math.pi / 4
        start = round(at * RATE)
        for channel, gain in zip(channels, (math.cos(angle), math.sin(angle)), strict=True):
            for i, s in enumerate(sound[: len(channel) - start], start):
                channel[i] += gain * s
    return channels


def mix(*parts: tuple[float, Sound]) -> Sound:
    """The parts added up, each from its second on."""
    starts = [(round(at * RATE), sound) for at, sound in parts]
    out = [0.0] * max(start + len(sound) for start, sound in starts)
    for start, sound in starts:
        for i, s in enumerate(sound, start):
            out[i] += s
    return out


def loud(sound: Sound, peak: float) -> Sound:
    """The sound with `peak` as its loudest sample."""
    return scaled(sound, peak / max(map(abs, sound)))


def scaled(sound: Sound, factor: float) -> Sound:
    return [s * factor for s in sound]


def faded(sound: Sound, seconds: float) -> Sound:
    """At most so many seconds of the sound; what would be cut off dies away over the last half.

    The last hundredths of a second are as good as silent: Qt 6.11 may play those that came last
    again when its output starts the next time.
    """
    count = min(len(sound), round(seconds * RATE))
    fading = count // 2 if count < len(sound) else min(count, round(0.01 * RATE))
    return [s * min(1.0, (count - 1 - i) / fading) ** 2 for i, s in enumerate(sound[:count])]


def dying(i: int, seconds: float) -> float:
    """Loudness of sample `i` that sinks to 1/e every so many seconds, after a soft start."""
    return rising(i, 0.001) * math.exp(-i / (seconds * RATE))


def rising(i: int, seconds: float) -> float:
    return min(1.0, i / (seconds * RATE))


_CEILING, _KNEE = 0.72, 0.4
"""No sample is above the ceiling, and none below the knee is changed. Of what is between two
samples, -1 dBFS is left to spare."""


def levelled(channels: list[Sound], loudness: float) -> list[Sound]:
    """The channels at this loudness; peaks are rounded off, and what that takes is made up for."""
    gain = 1.0
    for _ in range(6):
        now = [[_rounded(s * gain) for s in channel] for channel in channels]
        gain *= 10 ** ((loudness - loudness_of(now, RATE)) / 20)
    return [[_rounded(s * gain) for s in channel] for channel in channels]


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
    loud_blocks = [power for power in blocks if power >= gate]
    return -0.691 + 10 * math.log10(sum(loud_blocks) / len(loud_blocks))


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
