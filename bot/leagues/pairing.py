"""Who meets whom: each round is made from the rounds before it, so that people meet as evenly as possible.

At tables of two it is the circle method: as many rounds as others, and everybody has met everybody once. Larger tables
are seated one by one, always by whom those who sit there have met least; then people change places as long as that
makes the meetings more even. The best of some attempts is taken. Everything is drawn from a seed, so that the same
season is always made the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple

from bot.leagues.season import Person, Tables

ATTEMPTS = 12
"""How often a round is seated anew: more are hardly ever better."""


class Round(NamedTuple):
    """A round as it is to be played."""

    tables: tuple[tuple[Person, ...], ...]
    """Who sits at each table, in the order of the seats."""
    sits_out: tuple[Person, ...]
    """Who has no table this time."""


def sizes(people: int, wanted: int, allowed: Collection[int]) -> tuple[int, ...]:
    """Return how many sit at each table of a round: `wanted`, or one fewer where so everybody has a table.

    `allowed`: how many a game takes. Where it cannot come out even, some sit out; where there are too few people for
    one table, all do.
    """
    takes = {each for each in allowed if each >= 2}
    if wanted not in takes:
        raise ValueError(f"a table of {wanted}, where the game takes {sorted(takes)}")
    if people < wanted:
        fitting = [each for each in takes if each <= people]
        return (max(fitting),) if fitting else ()
    full, left = divmod(people, wanted)
    missing = wanted - left
    if left and wanted - 1 in takes and missing <= full + 1:
        return (wanted,) * (full + 1 - missing) + (wanted - 1,) * missing
    return (wanted,) * full


def next_round(
    people: Sequence[Person], past: Sequence[Tables], wanted: int, allowed: Collection[int], seed: int
) -> Round:
    """Make the next round of the `people` who are in the season now, after those that were made before.

    Who has sat out least sits out next. `people` may be fewer than in the rounds before, never others.
    """
    known = _Known(people, past)
    shape = sizes(len(people), wanted, allowed)
    rng = random.Random(f"{seed} {len(past)}")  # noqa: S311  (a draw that everybody may repeat)
    if shape and set(shape) == {2}:
        groups = _pairs(people, known, rng)
    else:
        groups = _groups(_playing(people, sum(shape), known, rng), shape, known, rng)
    tables = tuple(sorted((_seated(each, known, rng) for each in groups), key=people_order(people)))
    at_table = {each for table in tables for each in table}
    return Round(tables, tuple(each for each in people if each not in at_table))


def meetings(rounds: Sequence[Tables]) -> Counter[tuple[Person, Person]]:
    """Return how often each two people have met."""
    met: Counter[tuple[Person, Person]] = Counter()
    for table in (table for each in rounds for table in each):
        met.update((min(pair), max(pair)) for pair in combinations(table, 2))
    return met


def people_order(people: Sequence[Person]) -> _Order:
    """Return by what tables are put in order: by who of them joined first."""
    return _Order({each: number for number, each in enumerate(people)})


class _Order(dict[Person, int]):
    """The place of each person in the order of joining."""

    def __call__(self, table: Sequence[Person]) -> int:
        return min(self[each] for each in table)


class _Known:
    """What the rounds before tell of those who go on."""

    def __init__(self, people: Sequence[Person], past: Sequence[Tables]) -> None:
        self.met: dict[Person, Counter[Person]] = {each: Counter() for each in people}
        self.tables: Counter[Person] = Counter()
        self.seats: dict[Person, Counter[int]] = {each: Counter() for each in people}
        """How often each has had the first seat (0), the second, and so on."""
        for table in (table for each in past for table in each):
            self._add(table)

    def _add(self, table: Sequence[Person]) -> None:
        for seat, person in enumerate(table):
            if person in self.met:
                self.tables[person] += 1
                self.seats[person][seat] += 1
                self.met[person].update(each for each in table if each != person)

    def cost(self, group: Sequence[Person]) -> int:
        """Return how often those of a table have met before, the more often the dearer."""
        return sum(self.met[one][other] ** 2 + 2 * self.met[one][other] for one, other in combinations(group, 2))


# -- tables of two --------------------------------------------------------------------------------------------------


def _pairs(people: Sequence[Person], known: _Known, rng: random.Random) -> list[list[Person]]:
    """Return the round of the circle whose pairs have met least, made better where people have dropped out."""
    ring: list[Person | None] = [*people, *([None] if len(people) % 2 else [])]
    found: list[tuple[tuple[int, int], int, list[list[Person]]]] = []
    for turn in range(len(ring) - 1):
        pairs = _turned(ring, turn)
        playing = {each for pair in pairs for each in pair}
        idle = sum(known.tables[each] for each in people) - sum(known.tables[each] for each in playing)
        found.append(((-idle, sum(map(known.cost, pairs))), turn, pairs))
    (_, costs), _, best = min(found)
    return _improved(best, known, rng) if costs else best


def _turned(ring: Sequence[Person | None], turn: int) -> list[list[Person]]:
    """Return the pairs of one turn of the circle: the first stays, the others go round."""
    others = ring[1:]
    turned = [ring[0], *others[turn:], *others[:turn]]
    half = len(ring) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    return [[one, other] for one, other in pairs if one is not None and other is not None]


# -- larger tables --------------------------------------------------------------------------------------------------


def _playing(people: Sequence[Person], seats: int, known: _Known, rng: random.Random) -> list[Person]:
    """Return who has a table: those who have had the fewest, by lot where several have."""
    drawn = rng.sample(people, len(people))
    return sorted(drawn, key=lambda each: known.tables[each])[:seats]


def _groups(people: Sequence[Person], shape: Sequence[int], known: _Known, rng: random.Random) -> list[list[Person]]:
    best: tuple[int, list[list[Person]]] | None = None
    for _ in range(ATTEMPTS if len(shape) > 1 else 1):
        groups = _improved(_filled(rng.sample(people, len(people)), shape, known), known, rng)
        cost = sum(map(known.cost, groups))
        if best is None or cost < best[0]:
            best = cost, groups
        if not cost:
            break
    return best[1] if best else []


def _filled(drawn: Sequence[Person], shape: Sequence[int], known: _Known) -> list[list[Person]]:
    """Seat people one by one where they have met those who sit there least."""
    groups: list[list[Person]] = [[] for _ in shape]
    for person in drawn:
        open_groups = [(group, size) for group, size in zip(groups, shape, strict=True) if len(group) < size]
        group, _ = min(open_groups, key=lambda each: (_met_there(person, each[0], known), len(each[0])))
        group.append(person)
    return groups


def _met_there(person: Person, group: Sequence[Person], known: _Known) -> int:
    met = known.met[person]
    return sum(met[each] ** 2 + 2 * met[each] for each in group if each != person)


def _improved(groups: Sequence[Sequence[Person]], known: _Known, rng: random.Random) -> list[list[Person]]:
    """Let people of two tables change places as long as that makes the meetings more even."""
    tables = [list(each) for each in groups]
    pairs = list(combinations(range(len(tables)), 2))
    better = True
    while better:
        better = False
        rng.shuffle(pairs)
        for one, other in pairs:
            better |= _exchange(tables[one], tables[other], known)
    return tables


def _exchange(one: list[Person], other: list[Person], known: _Known) -> bool:
    """Make the exchange between two tables that helps most; return whether one does."""
    if not known.cost(one) and not known.cost(other):
        return False
    best, where = 0, None
    here = [(_met_there(each, one, known)) for each in one]
    there = [(_met_there(each, other, known)) for each in other]
    for i, j in product(range(len(one)), range(len(other))):
        first, second = one[i], other[j]
        between = 2 * _met_there(first, [second], known)
        now = here[i] + there[j]
        then = _met_there(first, other, known) + _met_there(second, one, known) - between
        if then - now < best:
            best, where = then - now, (i, j)
    if where is None:
        return False
    i, j = where
    one[i], other[j] = other[j], one[i]
    return True


# -- seats ----------------------------------------------------------------------------------------------------------


def _seated(group: Sequence[Person], known: _Known, rng: random.Random) -> tuple[Person, ...]:
    """Return a table in the order of its seats: everybody is to have each seat as often as the others."""
    drawn = rng.sample(list(group), len(group))

    def uneven(order: Sequence[Person]) -> int:
        return sum(2 * known.seats[each][seat] + 1 for seat, each in enumerate(order))

    return min(permutations(drawn), key=uneven)
