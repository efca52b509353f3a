"""What an action lays down and what it needs, as a preview shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.contract import Event
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Defend,
    DrawOne,
    ExchangeThree,
    MoaAction,
    PlaceBirds,
    PlaceLeader,
)
from engine.moa.events import LandSold
from engine.moa.views.view import MoaView
from render.moa.cards import icons_of

TWO_FIGHT_ICONS = 2


@dataclass(frozen=True, slots=True)
class Cost:
    """What an action lays down, and how that compares with what it needs, by kind of icon."""

    cards: tuple[str, ...] = ()
    leader_tiles: tuple[str, ...] = ()
    karakia: tuple[str, ...] = ()
    needed: tuple[tuple[str, int], ...] = ()
    paid: tuple[tuple[str, int], ...] = ()


def cost(view: MoaView, action: MoaAction, events: Sequence[Event]) -> Cost:
    """Return what an action lays down and needs; `events`: what it would do, as far as that is known."""
    cards: tuple[str, ...] = (*getattr(action, "cards", ()), *(getattr(action, "bird_cards", None) or ()))
    own: tuple[str, ...] = getattr(action, "leader_tiles", ())
    tiles = (*own, *(getattr(action, "bird_leader_tiles", None) or ()))
    needed = _needed(view, action, events)
    paid = _paid(view, action, cards, tiles)
    return Cost(cards, tiles, _karakia(action), needed, tuple((kind, paid[kind]) for kind, _ in needed))


def _needed(view: MoaView, action: MoaAction, events: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    components = view.components
    match action:
        case PlaceBirds():
            return (("bird", action.birds),)
        case PlaceLeader():
            return (("honour", components.limits.leader_honour),)
        case Attack():
            return (("fight", _fight(view, view.territory(action.territory).mammal)), ("bird", action.birds))
        case Defend():
            return (("fight", _fight(view, view.asked.mammal if view.asked else None)),)
        case BuyKarakia():
            return (("karakia", sum(components.karakia_tiles[kind].cost for kind in _known(action.tiles, view))),)
    return tuple(("honour", event.price) for event in events if isinstance(event, LandSold))


def _known(tiles: tuple[str, ...], view: MoaView) -> list[Any]:
    return [kind for kind in tiles if kind in view.components.karakia_tiles]


def _fight(view: MoaView, mammal: str | None) -> int:
    return view.components.mammals[mammal].fight if mammal else 0


def _paid(view: MoaView, action: MoaAction, cards: tuple[str, ...], tiles: tuple[str, ...]) -> Counter[str]:
    apart = getattr(action, "bird_cards", None) is not None
    paid = _icons(view, cards, tiles)
    if apart:  # switch W2: a card pays fight or bird, not both
        for_birds = _icons(view, getattr(action, "bird_cards", ()), getattr(action, "bird_leader_tiles", None) or ())
        for_fight = _icons(view, getattr(action, "cards", ()), getattr(action, "leader_tiles", ()))
        paid = Counter({"bird": for_birds["bird"], "fight": for_fight["fight"]})
    paid["fight"] += TWO_FIGHT_ICONS * getattr(action, "two_fight", 0)
    return paid


def _icons(view: MoaView, cards: tuple[str, ...], tiles: tuple[str, ...]) -> Counter[str]:
    total: Counter[str] = Counter()
    for species in cards:
        total.update(dict(icons_of(species, view.components)))
    for tile in tiles:
        kind, _, value = tile.partition(":")
        total[kind] += int(value)
    return total


def _karakia(action: MoaAction) -> tuple[str, ...]:
    """Return the karakia tiles that an action uses."""
    used = ["two_fight"] * getattr(action, "two_fight", 0)
    if getattr(action, "any_territory", False):
        used.append("any_territory")
    if action.type in {"move", "stronghold", "draw_one", "exchange_three"}:
        used.append(action.type)
    return tuple(used)


def cards_moved(action: MoaAction) -> tuple[int, int]:
    """Return how many bird cards an action draws, and how many are discarded for that."""
    match action:
        case DrawOne():
            return 1, 0
        case ExchangeThree():
            return 3, 3
    return 0, 0
