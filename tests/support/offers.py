"""Actions that offer all that a seat has, for comparing refusals: those of an option, and those of the rules.

`everything_offered` completes what was picked so far to whole actions: where something is paid, all that the seat
could pay is; what was not asked yet may be anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice, product
from typing import Any, TypeAlias

from engine.choices import Way
from engine.contract import Action, AnyGame, Seat
from engine.laisla.chapters.payment import purse_of as laisla_purse
from engine.laisla.island import fields_of

Domains: TypeAlias = Mapping[str, Sequence[Any]]
"""What each field of an action may be."""
MOST = 3000
MOST_FOREIGN = 20


def everything_offered(
    game: AnyGame, position: Any, seat: Seat, way: Way, picked: Mapping[str, Any]
) -> Iterator[Action]:
    """Return the actions of a way with these answers in it (by the names of the questions)."""
    domains = _DOMAINS[game.name](position, seat, way, picked)
    names = [each.name for each in fields(way.action)]
    values = [[picked[name]] if name in picked else domains[name] for name in names]
    return (way.action(*chosen) for chosen in islice(product(*values), MOST))


def _toy(position: Any, seat: Seat, _: Way, __: Mapping[str, Any]) -> Domains:
    return {"card": position.hands[seat], "payment": [tuple(position.hands[seat])], "tip": [0]}


def _laisla(position: Any, seat: Seat, _: Way, __: Mapping[str, Any]) -> Domains:
    """What pays for a field of each colour: all cubes of it, and those that a function lets pay for it."""
    rules, state, purse = position.rules, position.seats[seat], laisla_purse(position, seat)
    offered: list[tuple[str, ...]] = []
    for colour in rules.colours:
        foreign = [cube for cube in purse.wild if cube != colour for _ in range(min(purse.held[cube], MOST_FOREIGN))]
        offered.append((*[colour] * purse.held[colour], *(dict.fromkeys(foreign) if rules.wild_once else foreign)))
    names = [None, *rules.animals]
    return {
        **{action: [*rules.cards] for action in "abd"},
        "slot": range(len(state.slots)),
        "field": list(fields_of(rules, position.spokes)),
        "source": [None, *state.fields],
        "pay": offered,
        "wild": [tuple(sorted(purse.wild.values()))],
        "cube": rules.colours,
        "give": [*rules.colours, None],
        "take": [*rules.colours, None],
        "animal": names,
    }


_DOMAINS: Mapping[str, Callable[[Any, Seat, Way, Mapping[str, Any]], Domains]] = {
    "toy": _toy,
    "laisla": _laisla,
    "crow": lambda *_: {"points": range(10), "number": range(10)},
}
