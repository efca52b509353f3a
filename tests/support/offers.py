"""Actions that offer all that a seat has, for comparing refusals: those of an option, and those of the rules.

`everything_offered` completes what was picked so far to whole actions: where something is paid, all that the seat
could pay is; what was not asked yet may be anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice, product
from typing import Any, TypeAlias

from engine.choices import Way
from engine.contract import Action, AnyGame, Seat
from engine.laisla.chapters.payment import purse_of as laisla_purse
from engine.laisla.island import fields_of
from engine.moa.chapters.payment import purse_of as moa_purse
from engine.moa.chapters.payment import useful
from engine.wingspan.names import RESET, SPACES

Domains: TypeAlias = Mapping[str, Sequence[Any]]
"""What each field of an action may be."""
MOST = 3000
MOST_FOREIGN = 20


def everything_offered(
    game: AnyGame, position: Any, seat: Seat, way: Way, picked: Mapping[str, Any]
) -> Iterator[Action]:
    """Return the actions of a way with these answers in it (by the names of the questions)."""
    known = _DOMAINS.get(game.name)
    domains = known(position, seat, way, picked) if known else _of_leaves(game, position, seat, picked)
    values = [domains[each.name] for each in fields(way.action)]
    return (way.action(*chosen) for chosen in islice(product(*values), MOST))


def _fixed(picked: Mapping[str, Any]) -> Domains:
    """Return what was picked, each under the name of its question: that of a field, mostly."""
    return {name: [value] for name, value in picked.items()}


def _of_leaves(game: AnyGame, position: Any, seat: Seat, picked: Mapping[str, Any]) -> Domains:
    """Return what stands in the legal actions: enough for a game in which nothing is paid."""
    found: dict[str, list[Any]] = {}
    for action in game.actions(position, seat):
        for each in fields(action):
            found.setdefault(each.name, []).append(getattr(action, each.name))
    return {**found, **_fixed(picked)}


def _toy(position: Any, seat: Seat, _: Way, picked: Mapping[str, Any]) -> Domains:
    hand = position.hands[seat]
    return {"card": hand, "payment": [tuple(hand)], "tip": [0], **_fixed(picked)}


def _crow(_position: Any, _seat: Seat, _way: Way, picked: Mapping[str, Any]) -> Domains:
    return {"points": range(10), "number": range(10), **_fixed(picked)}


def _laisla(position: Any, seat: Seat, _: Way, picked: Mapping[str, Any]) -> Domains:
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
        **_fixed(picked),
    }


_KINDS = {"place": ("bird",), "leader": ("honour",), "sell": ("honour",), "buy": ("karakia",), "defend": ("fight",)}


def _moa(position: Any, seat: Seat, way: Way, picked: Mapping[str, Any]) -> Domains:
    """What pays for a way at all; icons of birds pay for an attack, too, where they need not be apart (W2)."""
    rules, state = position.rules, position.seats[seat]
    apart = rules.separate_icons
    purse = moa_purse(state)
    if way.key == "defend" and "two_fight" in rules.red:
        purse = purse._replace(two_fight=0)
    offered = useful(rules.icons, purse, _KINDS.get(way.key, ("fight",) if apart else ("fight", "bird")))
    territory = picked.get("territory")
    tile = state.ready("any_territory") > 0 and territory is not None and not position.active(territory)
    numbers = list(rules.terrain)
    return {
        "territory": numbers,
        "source": numbers,
        "target": numbers,
        "mammal": list(rules.fight),
        "birds": [0, 1] if way.key == "attack" else [1],
        "cards": [offered.cards],
        "leader_tiles": [offered.leader_tiles],
        "two_fight": [offered.two_fight],
        "any_territory": [tile],
        "bird_cards": [() if apart else None],
        "bird_leader_tiles": [() if apart else None],
        "tiles": [(kind,) for kind in rules.tile_kinds],
        **_fixed(picked),
    }


def _wingspan(position: Any, _seat: Seat, way: Way, picked: Mapping[str, Any]) -> Domains:
    """Nothing is paid; numbers are those that somebody at the table may have. A turn is picked with its round."""
    amounts = [(), (("egg", 1),)]
    rounds: Sequence[int | None] = (1, 2, 3, 4) if way.key in ("tray", "goal") else (None, 1, 2, 3, 4)
    domains: dict[str, Any] = {
        "bird": [None, *position.rules.powers],
        "count": [None, *range(6)],
        "gains": amounts,
        "pays": amounts,
        "source": [None, *(token.space for token in position.own_tokens)],
        "target": [None, *SPACES, RESET],
        "round": rounds,
        "turn": range(1, 9),
        "points": [()],
        "reaction": [each.number for each in position.reactions] or [1],
        **_fixed(picked),
    }
    if way.key == "tray" and "turn" in picked:
        number, _, turn = str(picked["turn"]).partition("-")
        domains |= {"round": [int(number)], "turn": [int(turn)]}
    if picked.get("bird") == "described":
        domains |= {"bird": [None], "count": [None]}
    domains |= {name: [tuple(Counter(picked[name]).items())] for name in ("gains", "pays") if name in picked}
    if way.key == "tray" and "points" in picked:
        domains["points"] = [() if picked["points"] is None else (picked["points"],)]
    return domains


_DOMAINS: Mapping[str, Callable[[Any, Seat, Way, Mapping[str, Any]], Domains]] = {
    "toy": _toy,
    "laisla": _laisla,
    "moa": _moa,
    "wingspan": _wingspan,
    "crow": _crow,
}
