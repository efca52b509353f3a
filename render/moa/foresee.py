"""What an action would pay and change, as far as a view tells it: for previews only. The rules decide, not this."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from engine.contract import Seat
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    DrawOne,
    ExchangeThree,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.views.view import MoaView, TerritoryView
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


def cost(view: MoaView, action: MoaAction) -> Cost:
    """Return what an action lays down and needs."""
    cards: tuple[str, ...] = (*getattr(action, "cards", ()), *(getattr(action, "bird_cards", None) or ()))
    own: tuple[str, ...] = getattr(action, "leader_tiles", ())
    tiles = (*own, *(getattr(action, "bird_leader_tiles", None) or ()))
    needed = _needed(view, action)
    paid = _paid(view, action, cards, tiles)
    return Cost(cards, tiles, _karakia(action), needed, tuple((kind, paid[kind]) for kind, _ in needed))


def _needed(view: MoaView, action: MoaAction) -> tuple[tuple[str, int], ...]:
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
        case SellLand():
            price = (components.mammals[action.mammal].honour or 0) + view.sales * components.limits.sale_surcharge
            return (("honour", price),)
        case BuyKarakia():
            return (("karakia", sum(components.karakia_tiles[kind].cost for kind in _known(action.tiles, view))),)
    return ()


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


def foreseen(view: MoaView, action: MoaAction) -> tuple[TerritoryView, ...]:
    """Return the territories that an action changes, as they would be."""
    seat = view.viewer
    match action:
        case Defend() if view.asked and view.asked.territory:
            place = view.territory(view.asked.territory)
            return (replace(place, mammal=None, sold_by=None, stronghold=True),)
        case Decline() if view.asked and view.asked.territory:
            place = view.territory(view.asked.territory)
            return (replace(place, birds={}, leader=None, leader_tile=None),)
        case Move() if seat:
            return _with(view, action.source, seat, -action.birds), _with(view, action.target, seat, action.birds)
        case NeutralBirds() if view.neutral:
            return (_with(view, action.territory, view.neutral, action.birds),)
        case NeutralLeader() if view.neutral:
            return (replace(view.territory(action.territory), leader=view.neutral, leader_tile=None),)
        case PlaceBirds() | PlaceLeader() | Attack() | SellLand() | Stronghold() if seat:
            return (_acted(view, action, seat),)
    return ()


def hangs_on_others(view: MoaView, action: MoaAction) -> bool:
    """Say whether somebody else may still defend, so that what is foreseen need not come (I4)."""
    if not isinstance(action, Decline) or view.asked is None or not view.asked.territory:
        return False
    place = view.territory(view.asked.territory)
    present = {*place.birds, place.leader} - {None, view.neutral, view.viewer}
    return bool(present)


def cards_moved(action: MoaAction) -> tuple[int, int]:
    """Return how many bird cards an action draws, and how many are discarded for that."""
    match action:
        case DrawOne():
            return 1, 0
        case ExchangeThree():
            return 3, 3
    return 0, 0


def _acted(
    view: MoaView, action: PlaceBirds | PlaceLeader | Attack | SellLand | Stronghold, seat: Seat
) -> TerritoryView:
    place = view.territory(action.territory)
    match action:
        case PlaceBirds():
            return _with(view, action.territory, seat, action.birds)
        case PlaceLeader():
            return replace(place, leader=seat, leader_tile=None)
        case Attack():
            return replace(_with(view, action.territory, seat, action.birds), mammal=None, stronghold=True)
        case SellLand():
            return _sold(place, action.mammal, seat)
    return replace(place, stronghold=True)


def _with(view: MoaView, number: int, seat: Seat, more: int) -> TerritoryView:
    place = view.territory(number)
    order = [each.seat for each in view.seats]
    counts = {**place.birds, seat: place.birds.get(seat, 0) + more}
    kept = {each: counts[each] for each in sorted(counts, key=order.index) if counts[each] > 0}
    return replace(place, birds=kept)


def _sold(place: TerritoryView, mammal: str, seat: Seat) -> TerritoryView:
    """SL3: one bird of the seller stays, or the leader where it is the only piece; others' birds stay."""
    birds = {each: (1 if each == seat else count) for each, count in place.birds.items()}
    leader = seat if place.leader == seat and seat not in place.birds else None
    return replace(place, birds=birds, leader=leader, leader_tile=None, stronghold=False, mammal=mammal, sold_by=seat)
