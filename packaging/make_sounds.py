"""Draws the sounds of the game: `python packaging/make_sounds.py` writes them into
`resources/sounds`.

Cards are filtered noise: paper rubbing on paper, paper falling on cloth. Music is plucked strings
and reeds. All chance has a seed, so that the same files come out every time.

Each sound is played several times as a person would, never quite alike, in takes. A sound that
comes from a player has takes for each place at the table, which differ in pitch; those from the
left and the right are heard there. A victory is heard on the instrument of the game's land, and a
room goes on without end. `benchmarks/sounds.py` measures the files.
"""

import io
import struct
import wave
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from sound_music import ROOMS, VICTORIES
from sound_waves import (
    MANDOLIN,
    RATE,
    Sound,
    bell,
    clink,
    course,
    dulled,
    faded,
    levelled,
    loud,
    mix,
    panned,
    scaled,
    slide,
    small_room,
    tap,
    thump,
    without_rumble,
)

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

# Semitones above the A of 440 Hz.
G3, B3F, C4, D4, F4S, G4 = -14, -11, -9, -7, -3, -2
A4, B4, C5, D5, G5, B5, D6, G6 = 0, 2, 3, 5, 10, 14, 17, 22


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
        return slide(self.chance, self.about(seconds), self.about(pitch) * self.pitch)

    def tap(self, seconds: float, pitch: float) -> Sound:
        """Paper on cloth, or a knuckle on wood."""
        return tap(self.chance, seconds, self.about(pitch, 0.08) * self.pitch)

    def thump(self, seconds: float, pitch: float) -> Sound:
        """The table top under the cloth."""
        return thump(seconds, self.about(pitch, 0.06) * self.pitch)

    def string(self, note: int, seconds: float) -> Sound:
        """A pair of strings, in tune within a few hundredths of a semitone."""
        return course(MANDOLIN, note, seconds, self.chance, self.about(self.pitch, 0.0015))

    def strum(self, notes: Iterable[int], gap: float, seconds: float) -> Sound:
        """The notes struck one after the other, about `gap` seconds apart."""
        gap = self.about(gap)
        return mix(
            *(
                (gap * n, loud(self.string(note, seconds - gap * n), self.about(1, 0.15)))
                for n, note in enumerate(notes)
            )
        )


def deal(take: Take) -> Sound:
    """A few cards slid off the pack."""
    slides = [
        (take.about(0.055, 0.1) * n, loud(take.slide(0.085, 3400), take.about(1, 0.25)))
        for n in range(3)
    ]
    return mix(*slides, (0.19, loud(take.tap(0.05, 900), 0.3)))


def play(take: Take) -> Sound:
    """A card put down on the cloth with a soft slap."""
    air = loud(take.slide(0.06, 2400), 0.18)
    landing = take.about(0.04)
    slap, thump = take.tap(0.14, 1300), loud(take.thump(0.13, 150), take.about(0.7, 0.2))
    return mix((0, air), (landing, slap), (landing, thump))


def capture(take: Take) -> Sound:
    """Cards pushed together and drawn in."""
    rustle = [
        (take.about(0.06, 0.1) * n, loud(take.slide(0.09, 2500 + 350 * n), 0.55 + 0.1 * n))
        for n in range(3)
    ]
    gathered = loud(take.tap(0.1, 1000), 0.5)
    return mix(*rustle, (0.2, gathered), (0.2, loud(take.thump(0.09, 170), 0.3)))


def knock(take: Take) -> Sound:
    """Knuckles on the table, twice: a declaration, or a call."""
    second = take.about(0.11, 0.1)
    return mix(
        *(
            (at, loud(mix((0, take.tap(0.1, 620)), (0, take.thump(0.12, 210))), peak))
            for at, peak in ((0.0, 0.8), (second, 1.0))
        )
    )


def settebello(take: Take) -> Sound:
    """Three bright notes up, the last left to ring."""
    notes = [loud(take.string(note, 0.5), peak) for note, peak in ((G4, 0.8), (D5, 0.9), (B5, 1))]
    gap = take.about(0.075)
    return small_room(mix(*((gap * n, note) for n, note in enumerate(notes))))


def last(take: Take) -> Sound:
    """The last cards drawn in, and two low strings: nothing is left."""
    rustle = loud(take.slide(0.12, 2600), 0.3)
    return small_room(mix((0, rustle), (0.05, take.strum([G3, D4, G4], 0.04, 0.45))))


def sweep(take: Take) -> Sound:
    """A bright chord struck upwards over all strings, with a turn at the top."""
    chord = take.strum([G4, D5, G5, B5], 0.036, 0.65)
    return small_room(mix((0, chord), (take.about(0.19, 0.06), loud(take.string(D6, 0.45), 0.9))))


def round_end(take: Take) -> Sound:
    """A little cadence: the dominant, then home."""
    dominant = faded(take.strum([D4, F4S, C5], 0.02, 0.5), 0.34)
    return small_room(mix((0, dominant), (0.30, take.strum([G3, D4, G4, B4], 0.02, 0.55))))


def lose(take: Take) -> Sound:
    """Three low notes going down, more rueful than sad."""
    notes = [(0.0, D4), (0.17, C4), (0.36, B3F), (0.36, G3)]
    return small_room(mix(*((at, take.string(note, 0.85 - at)) for at, note in notes)))


def clock(take: Take) -> Sound:
    """Two soft ticks of a wooden clock."""
    return mix((0, take.tap(0.05, 1500)), (0.2, take.tap(0.05, 1150)))


def turn(take: Take) -> Sound:
    """Two light notes up: it is your turn."""
    return mix((0, loud(take.string(D5, 0.35), 0.8)), (take.about(0.09), take.string(G5, 0.32)))


def undo(take: Take) -> Sound:
    """The same notes down: a move is taken back."""
    return mix((0, take.string(G5, 0.35)), (take.about(0.09), loud(take.string(D5, 0.32), 0.8)))


def refused(take: Take) -> Sound:
    """Two low muted strings: that is not possible."""
    low = [faded(take.string(note, 0.2), 0.12) for note in (G3, G3)]
    return mix((0, low[0]), (0.12, low[1]), (0, take.thump(0.1, 110)))


def edge(take: Take) -> Sound:
    """A knuckle on the rim: the row ends here."""
    return mix((0, take.tap(0.09, 420)), (0, loud(take.thump(0.15, 130), 0.8)))


def shuffle(take: Take) -> Sound:
    """The halves riffled into each other, card by card and ever faster, and the pack squared."""
    parts = []
    at, gap = 0.0, take.about(0.036)
    while at < 0.52:
        snap = take.tap(0.022, 2300 + 900 * at)
        parts.append((at, loud(snap, take.about(0.42 + 0.5 * at, 0.3))))
        at += take.about(gap, 0.25)
        gap = max(0.011, gap * 0.94)
    parts.append((0.0, loud(take.slide(0.5, 3000), 0.22)))
    bridge = loud(take.slide(0.17, 2500), 0.6)
    squared = [
        (t, loud(take.tap(0.07, 950), strength)) for t, strength in ((0.76, 0.7), (0.87, 0.5))
    ]
    return mix(*parts, (0.53, bridge), *squared, (0.76, loud(take.thump(0.1, 160), 0.3)))


def cut(take: Take) -> Sound:
    """A part of the pack lifted off and laid down beside it."""
    lift, drop = loud(take.slide(0.12, 2800), 0.6), take.about(0.17, 0.1)
    return mix((0, lift), (drop, take.tap(0.13, 1000)), (drop, loud(take.thump(0.14, 140), 0.7)))


def chips(take: Take) -> Sound:
    """A few chips pushed together and dropped on each other."""
    drops, parts = (0.0, 0.055, 0.095, 0.16), []
    for at, strength in zip(drops, (0.6, 0.8, 0.7, 1), strict=True):
        sound = clink(take.chance, 0.13, take.about(1750, 0.06))
        parts.append((take.about(at, 0.15), loud(sound, take.about(strength))))
    return mix(
        *parts, (0.16, loud(take.thump(0.1, 190), 0.4)), (0, loud(take.slide(0.14, 3000), 0.2))
    )


def badge(take: Take) -> Sound:
    """Three strings up, each with a bell an octave higher."""
    tune = ((0.0, D5), (0.11, G5), (0.22, B5))
    strings = [(at, loud(take.string(note, 0.7), 0.8)) for at, note in tune]
    bells = [(at, scaled(bell(note + 12, 1.0, 0.16), 0.22)) for at, note in tune]
    return small_room(mix(*strings, *bells, (0.36, scaled(bell(G6 + 7, 1.0, 0.2), 0.2))))


def level(take: Take) -> Sound:
    """Up the scale, and a full chord at the top with its bells."""
    tune = (G4, A4, B4, D5)
    scale = [(0.085 * n, loud(take.string(note, 0.4), 0.75)) for n, note in enumerate(tune)]
    chord = take.strum([G3, D4, G4, B4, D5, G5, B5], 0.016, 1.1)
    bells = [(at, scaled(bell(note, 1.1, 0.2), 0.2)) for at, note in ((0.36, D6), (0.41, G6))]
    return small_room(mix(*scale, (0.36, chord), *bells))


def button(take: Take) -> Sound:
    """A small wooden key that goes down."""
    key, wood = loud(take.tap(0.035, 1500), 0.5), loud(take.thump(0.07, 330), 0.6)
    return mix((0, key), (0, wood), (0.12, loud(take.tap(0.03, 2100), 0.1)))


def page(take: Take) -> Sound:
    """A sheet of paper that is lifted, turned over and falls flat."""
    lifted, turned = loud(take.slide(0.1, 3600), 0.35), loud(take.slide(0.2, 2300), 0.8)
    return mix((0, lifted), (0.07, turned), (0.26, loud(take.tap(0.08, 800), 0.35)))


class Kind(NamedTuple):
    """How a sound is drawn and levelled."""

    draw: Callable[[Take], Sound | list[Sound]]
    """One channel, or two."""
    loudness: float
    """In LUFS; of the loudest 400 ms if it is shorter."""
    seconds: float
    """After which it has died away."""
    takes: int = 4
    """Of each sound, at each place."""
    is_placed: bool = False
    """Whether it comes from a player."""
    is_endless: bool = False
    """Whether its end goes over into its beginning."""


CARDS, MUSIC, WOOD, TICKS = -23.0, -14.7, -20.0, -29.0
"""Loudness of what is heard all the time, of what is rare, of a knock, and of the clock. That of
music is -16 LUFS within 2, also if a single channel counts once."""
VICTORY, HANDLING, BUTTON, ROOM = -15.8, -16.9, -26.0, -34.0
"""Loudness of a victory, of what hands do for longer than 0.4 seconds, of a button, and of a room,
which is 18 below music."""


def victory(instrument: str) -> Kind:
    return Kind(lambda take: VICTORIES[instrument](take.chance), VICTORY, 4.4, takes=1)


def room(name: str) -> Kind:
    return Kind(lambda take: ROOMS[name](take.chance), ROOM, 7.0, takes=1, is_endless=True)


SOUNDS: dict[str, Kind] = {
    "deal": Kind(deal, CARDS, 0.26, is_placed=True),
    "play": Kind(play, CARDS, 0.20, is_placed=True),
    "capture": Kind(capture, CARDS, 0.32, is_placed=True),
    "knock": Kind(knock, WOOD, 0.26, is_placed=True),
    "settebello": Kind(settebello, MUSIC, 0.52, takes=2, is_placed=True),
    "last": Kind(last, MUSIC, 0.48, takes=2, is_placed=True),
    "sweep": Kind(sweep, MUSIC, 0.66, takes=2, is_placed=True),
    "shuffle": Kind(shuffle, HANDLING, 0.98, takes=3),
    "cut": Kind(cut, CARDS, 0.36, takes=3),
    "chips": Kind(chips, CARDS, 0.36),
    "page": Kind(page, CARDS, 0.36),
    "button": Kind(button, BUTTON, 0.16),
    "round_end": Kind(round_end, MUSIC, 0.85, takes=2),
    "badge": Kind(badge, MUSIC, 1.3, takes=2),
    "level": Kind(level, MUSIC, 1.5, takes=1),
    "lose": Kind(lose, MUSIC, 0.90, takes=2),
    "clock": Kind(clock, TICKS, 0.30),
    "turn": Kind(turn, CARDS, 0.34),
    "undo": Kind(undo, CARDS, 0.34),
    "refused": Kind(refused, CARDS, 0.24),
    "edge": Kind(edge, CARDS, 0.16),
    **{f"win-{instrument}": victory(instrument) for instrument in VICTORIES},
    **{f"room-{name}": room(name) for name in ROOMS},
}


def file_names(name: str) -> Iterator[str]:
    """The names of the files of a sound, without `.wav`."""
    kind = SOUNDS[name]
    places = [f"{name}-{place}" for place in PLACES] if kind.is_placed else [name]
    return (f"{place}-{number}" for place in places for number in range(1, kind.takes + 1))


def wav(file_name: str) -> bytes:
    """The WAV file of that name: 16 bits, two channels where left and right differ."""
    name, _, _ = file_name.rpartition("-")
    place = Place()
    if name not in SOUNDS:
        name, _, place_name = name.rpartition("-")
        place = PLACES[place_name]
    kind = SOUNDS[name]
    # The number of the file is part of the seed.
    drawn = kind.draw(Take(Random(file_name), 2 ** (place.pitch / 12)))
    if kind.is_endless or isinstance(drawn[0], list):
        channels = drawn if isinstance(drawn[0], list) else [drawn]
    else:
        sound = without_rumble(drawn)
        if place.is_far:
            sound = small_room(dulled(sound, 0.67))
        sound = faded(sound, kind.seconds)
        channels = panned(sound, place.pan) if place.pan else [sound]
    channels = levelled(channels, kind.loudness)
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


if __name__ == "__main__":
    main()
