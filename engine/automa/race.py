"""A race of candidates: how good they are, judged by few and noisy play-outs.

Each round of the race gives every candidate that is still in it one play-out, all on the same drawn position and with
the same luck. So what one has over another is known far better than how good either is, and only that is compared.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.automa.expectation import USUAL_SPREAD
from engine.automa.player import Considered
from engine.automa.playouts import Sample
from engine.contract import Action

LEAD = 1.0
"""What a lead of one spread is worth beside the share of the win that it brings. A share hardly changes where a game is
nearly won or lost, so few play-outs tell little of it: ranking by the lead too finds more of the share itself."""
SURE = 4.0
"""Standard errors that the best one must be ahead of every other one for the race to be over early."""
SURE_ROUNDS = 10
"""Rounds that are run before that is asked: the errors are estimated, too."""


@dataclass(slots=True)
class Runner:
    """A candidate, what is expected of it before the race, and its play-outs by round."""

    action: Action
    intent: object | None
    """What the seat means to do behind it; None: whatever is sensible then."""
    expected: Sample
    foretold: float
    """What it is worth by what is expected."""
    samples: list[Sample] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)


class Race:
    """Candidates in a race. `left` are those still in it, the best first; `dropped` the others.

    What is expected of them (by a look one action ahead, by an earlier race) counts as much as `trust` rounds of
    play-outs: while there are few, it is the better guide, and of candidates that play-outs hardly tell apart it
    chooses. The same action may run several times, with what the seat means to do behind it.
    """

    def __init__(self, likely: Sequence[Considered], spread: float, trust: float = 0.0) -> None:
        """Begin with candidates, likely good ones first. `spread` in points, of the game now (Heuristics)."""
        self._spread = spread
        self._point = LEAD / max(spread, USUAL_SPREAD)  # near the end the share is to count more
        self._trust = trust
        self.left = [self._runner(each, None) for each in likely]
        self.dropped: list[Runner] = []
        self._before: Sequence[Considered] = ()

    def _runner(self, likely: Considered, intent: object | None) -> Runner:
        expected = Sample(likely.share, likely.margin)
        return Runner(likely.action, intent, expected, self._worth(expected))

    def branched(self, intents: Sequence[Sequence[object]]) -> Race:
        """Return a race of those that are left, in their order, each as it is and with each of its intents.

        What they came to here is what is expected of them there, and counts as much as the rounds that they ran.
        """
        race = Race((), self._spread, self.rounds + self._trust)
        race._before = self.result()
        for known, meant in zip(race._before, intents, strict=False):  # the dropped ones come last
            race.left += [race._runner(known, intent) for intent in (None, *meant)]
        return race

    def _worth(self, sample: Sample) -> float:
        return sample.share + self._point * sample.margin

    @property
    def rounds(self) -> int:
        """Return how many rounds those that are left have run."""
        return len(self.left[0].samples)

    def note_round(self, samples: Sequence[Sample]) -> None:
        """Take note of a round: a sample of each candidate that is left, in their order."""
        for runner, sample in zip(self.left, samples, strict=True):
            runner.samples.append(sample)
            runner.worths.append(self._worth(sample))
        self.left.sort(key=lambda each: -(sum(each.worths) + self._trust * each.foretold))

    def halve(self) -> None:
        """Drop the worse half of those that are left."""
        half = (len(self.left) + 1) // 2
        self.dropped = self.left[half:] + self.dropped
        self.left = self.left[:half]

    def settled(self) -> bool:
        """Say whether more play-outs would hardly change which action is best."""
        best, *others = self.left
        rivals = [each for each in others if each.action != best.action]
        return self.rounds >= SURE_ROUNDS and all(_surely_better(best, rival) for rival in rivals)

    def result(self) -> list[Considered]:
        """Return all candidates, the best first, with what they came to; each action as it did best.

        The best one's estimates are the means over its play-outs; another one's lie from there by as much as it was
        better or worse in the rounds that both ran, and by the look ahead as far as that is trusted. Those that were
        dropped before the race branched come last, as far from the best one as they were then. Without play-outs there
        are none: an empty list.
        """
        if not self.rounds:
            return list(self._before)
        best, found = self.left[0], {}
        for each in (*self.left, *self.dropped):
            if each.samples and each.action not in found:
                found[each.action] = _estimate(each, best, self._trust)
        ahead = [*found.values()]
        dropped = [each for each in self._before if each.action not in found]
        return ahead + [_moved(each, ahead[0], self._before[0]) for each in dropped]


def _surely_better(best: Runner, other: Runner) -> bool:
    ahead = [mine - its for mine, its in zip(best.worths, other.worths, strict=True)]
    return _mean(ahead) > SURE * math.sqrt(_variance(ahead) / len(ahead))


def _estimate(runner: Runner, best: Runner, trust: float) -> Considered:
    common = len(runner.samples)
    values = []
    for which in range(2):
        behind = sum([its[which] - mine[which] for its, mine in zip(best.samples, runner.samples, strict=False)])
        behind = (behind + trust * (best.expected[which] - runner.expected[which])) / (common + trust)
        values.append(_mean([each[which] for each in best.samples]) - behind)
    return _considered(runner.action, *values)


def _moved(dropped: Considered, best: Considered, best_before: Considered) -> Considered:
    """Return one that was dropped before the race branched, as far from the best one as it was then."""
    share, margin = best.share - best_before.share, best.margin - best_before.margin
    return _considered(dropped.action, dropped.share + share, dropped.margin + margin)


def _considered(action: Action, share: float, margin: float) -> Considered:
    return Considered(action, min(max(share, 0.0), 1.0), margin)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _centred(values: Sequence[float]) -> list[float]:
    mean = _mean(values)
    return [each - mean for each in values]


def _variance(values: Sequence[float]) -> float:
    """Return the sample variance of two values at least."""
    return sum(each * each for each in _centred(values)) / (len(values) - 1)
