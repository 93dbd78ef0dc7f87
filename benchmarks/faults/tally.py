"""The trials of a part of a campaign, and the losses."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts of trials, and a sentence about each loss."""

    tried: Counter[str] = field(default_factory=Counter)
    """Trials by kind."""
    seen: Counter[str] = field(default_factory=Counter)
    """Counts of other results of the trials; not losses."""
    longest: dict[str, float] = field(default_factory=dict)
    """The longest times by kind, in seconds."""
    losses: list[str] = field(default_factory=list)

    @property
    def trials(self) -> int:
        """The number of trials of all kinds."""
        return self.tried.total()

    def add(self, other: "Tally") -> None:
        """Add the counts of another tally of the same part."""
        self.tried += other.tried
        self.seen += other.seen
        self.losses += other.losses
        for kind, seconds in other.longest.items():
            self.longest[kind] = max(seconds, self.longest.get(kind, 0.0))

    def line(self, part: str, seconds: float) -> str:
        """The counts in one line with a fixed format."""
        return (
            f"{part:<10}{self.trials:>8,} tried {len(self.losses):>5,} lost {seconds:>7,.0f} s   "
            f"{_listed(self.tried)}; {_listed(self.seen)}"
            + "".join(f"; longest {kind} {time:.2f} s" for kind, time in self.longest.items())
        )


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{number:,} {name}" for name, number in sorted(counts.items())) or "-"
