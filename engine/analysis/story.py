"""What a game comes to, looked back on: who was ahead when, where it turned, and who decided best and worst when.

Every decision is judged once with few play-outs. The largest figures among many noisy ones are large by luck, too. So
what stands out is judged again with more play-outs and other luck, and told by that second look alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby

from engine.analysis.judging import Judgement
from engine.analysis.moments import Moment
from engine.automa.player import Considered
from engine.contract import Result, Seat

TURNS = 3
"""So many turning points are told."""
_AGAIN_TURNS, _AGAIN_DECIDED = 5, 2
"""So many of a kind are looked at again; decisions of each seat."""
_AROUND = 3
"""Decisions before and behind a place, over which the shares are averaged to find where they moved."""
_POINT = 1 / 30
"""The share of the win that a point of margin counts as where decisions are compared: shares alone hardly change where
a game is nearly decided."""


@dataclass(frozen=True, slots=True)
class Judgements:
    """What decisions looked like, by the number of their entry: at a first look, and those looked at again."""

    first: Mapping[int, Judgement]
    second: Mapping[int, Judgement] = field(default_factory=dict)

    def best(self, n: int) -> Judgement:
        """Return the surer one."""
        return self.second.get(n) or self.first[n]


@dataclass(frozen=True, slots=True)
class Point:
    """How the seats stood in a round: the share of the win that each could expect; together 1."""

    round: str
    """"" at the end."""
    shares: Mapping[Seat, float]


@dataclass(frozen=True, slots=True)
class Turning:
    """Decisions of a seat, one after the other, with which the shares moved the most."""

    ns: tuple[int, ...]
    """Of the entries that answer them."""
    before: Mapping[Seat, float]
    after: Mapping[Seat, float]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a seat, and what it gained or cost in its own eyes then."""

    n: int
    seat: Seat
    played: Considered
    other: Considered
    """The best other answer."""

    @property
    def share(self) -> float:
        """Return how much more of the win the answer promised than the other one; negative: less."""
        return self.played.share - self.other.share

    @property
    def margin(self) -> float:
        """Return by how many points it promised more."""
        return self.played.margin - self.other.margin

    @property
    def worth(self) -> float:
        """Return both in one number, to compare decisions by."""
        return self.share + _POINT * self.margin


@dataclass(frozen=True, slots=True)
class Story:
    """A game looked back on."""

    points: Sequence[Point]
    """By rounds, and the end."""
    turnings: Sequence[Turning]
    """In the order in which they came."""
    best: Mapping[Seat, Decided]
    """Of each seat the decision that gained the most; none where nothing gained anything."""
    costliest: Mapping[Seat, Decided]


def story(moments: Sequence[Moment], judged: Judgements, result: Result) -> Story:
    """Tell a game of which every moment was judged, and what `to_look_at_again` says was judged again."""
    seats = list(judged.best(moments[0].n).watched)
    decided = [each for each in _decided(moments, judged) if each.n in judged.second]
    return Story(
        points=[*_rounds(moments, judged), Point("", _final(result, seats))],
        turnings=_turnings(moments, judged, result, seats),
        best={seat: each for seat in seats if (each := _most(decided, seat, 1)) is not None},
        costliest={seat: each for seat in seats if (each := _most(decided, seat, -1)) is not None},
    )


def to_look_at_again(moments: Sequence[Moment], judged: Judgements) -> list[int]:
    """Return the numbers of the entries that stand out at the first look, in order."""
    found: set[int] = set()
    passages = _passages(moments)
    for at in _shifted(moments, passages, judged):
        found |= {each[0].n for each in passages[at : at + 2]}
    decided = list(_decided(moments, Judgements(judged.first)))
    for seat in {each.seat for each in decided}:
        own = sorted((each for each in decided if each.seat == seat), key=lambda each: each.worth)
        found |= {each.n for each in (*own[:_AGAIN_DECIDED], *own[-_AGAIN_DECIDED:])}
    return sorted(found)


def _decided(moments: Iterable[Moment], judged: Judgements) -> Iterable[Decided]:
    """Give the decisions that whoever has the seat took, each beside its best other answer."""
    for each in moments:
        judgement = judged.best(each.n)
        played = judgement.of(each.played)
        other = next((other for other in judgement.considered if other.action != each.played), None)
        if each.own and played is not None and other is not None:
            yield Decided(each.n, each.seat, played, other)


def _most(decided: Sequence[Decided], seat: Seat, sign: int) -> Decided | None:
    own = [each for each in decided if each.seat == seat and sign * each.worth > 0]
    return max(own, key=lambda each: sign * each.worth, default=None)


def _rounds(moments: Sequence[Moment], judged: Judgements) -> Iterable[Point]:
    """Give a point for each round: the mean over its decisions. In a game without rounds one for each decision."""
    if not any(each.round for each in moments):
        return [Point(str(number), judged.best(each.n).watched) for number, each in enumerate(moments, 1)]
    return [
        Point(name, _mean([judged.best(each.n).watched for each in group]))
        for name, group in groupby(moments, key=lambda each: each.round)
    ]


def _passages(moments: Sequence[Moment]) -> list[Sequence[Moment]]:
    """Part the moments where another seat decides, or another round begins: so a turn is one passage."""
    return [list(group) for _, group in groupby(moments, key=lambda each: (each.seat, each.round))]


def _shifted(moments: Sequence[Moment], passages: Sequence[Sequence[Moment]], judged: Judgements) -> list[int]:
    """Return the places in `passages` at which the shares moved the most at the first look, the most first."""
    watched = [judged.first[each.n].watched for each in moments]
    begins = list(accumulate((len(each) for each in passages), initial=0))

    def moved(at: int) -> float:
        here, following = begins[at], begins[at + 1]
        before, after = watched[max(0, here - _AROUND + 1) : here + 1], watched[following : following + _AROUND]
        return _distance(_mean(before), _mean(after))

    places = sorted((at for at, each in enumerate(passages[:-1]) if each[-1].shown), key=moved, reverse=True)
    chosen: list[int] = []
    for at in places:
        if all(abs(begins[at] - begins[other]) >= _AROUND for other in chosen):
            chosen.append(at)
    return chosen[:_AGAIN_TURNS]


def _turnings(
    moments: Sequence[Moment], judged: Judgements, result: Result, seats: Sequence[Seat]
) -> Sequence[Turning]:
    """Return the turning points by the second look, where both sides of one were looked at again."""
    found, passages, second = [], _passages(moments), judged.second
    for this, following in zip(passages, [*passages[1:], None], strict=True):
        if this[-1].shown and this[0].n in second and (following is None or following[0].n in second):
            after = _final(result, seats) if following is None else second[following[0].n].watched
            found.append(Turning(tuple(each.n for each in this), second[this[0].n].watched, after))
    most = sorted(found, key=lambda each: -_distance(each.before, each.after))[:TURNS]
    return sorted(most, key=lambda each: each.ns)


def _final(result: Result, seats: Sequence[Seat]) -> Mapping[Seat, float]:
    return {seat: (seat in result.winners) / max(1, len(result.winners)) for seat in seats}


def _mean(shares: Sequence[Mapping[Seat, float]]) -> Mapping[Seat, float]:
    return {seat: sum(each[seat] for each in shares) / len(shares) for seat in shares[0]}


def _distance(one: Mapping[Seat, float], other: Mapping[Seat, float]) -> float:
    """Return the part of the win that has changed hands between two states."""
    return sum(abs(share - other[seat]) for seat, share in one.items()) / 2
