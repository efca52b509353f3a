"""Drawing a whole position that a seat may take for the true one (rules H0, W3).

Known to a seat are all that lies open, its own hand, and how many cards the others hold. The rest is drawn, each way as
likely as any other: others' hands, the order of the draw piles, the terrain cards still to come. The score of the
neutral colour is no secret to who counts: it is the sum of its shares in the scoring sheets.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from engine.contract import Seat
from engine.moa.position import MoaPosition, Names, SeatState, TerritoryState
from engine.moa.views.view import MoaView, SeatView, TerritoryView

T = TypeVar("T")


def determinise(view: MoaView, rng: random.Random) -> MoaPosition:
    """Return a whole position of which `view` is the view of its viewer."""
    rules = view.rules
    birds = _shuffled(_rest(rules.bird_deck, view.bird_discard, *(seat.hand or () for seat in view.seats)), rng)
    waiting = (mammal for mammal, count in view.display.items() for _ in range(count))
    sold = (kind for seat in view.seats for kind in _kinds(seat.sold_cards))
    terrain = _shuffled(_rest(rules.terrain_deck, view.active_terrain), rng)
    seats = {each.seat: _seat(view, each, birds) for each in view.seats}
    return MoaPosition(
        rules=rules,
        seating=view.seating,
        neutral=view.neutral,
        first_player=view.first_player,
        period=view.period,
        round=view.round,
        volcano=view.volcano,
        erupted=view.erupted,
        sales=view.sales,
        active_terrain=view.active_terrain,
        display=dict(view.display),
        stock=dict(view.karakia_stock),
        territories={each.number: _territory(each) for each in view.territories},
        seats=seats,
        bird_draw=tuple(birds),
        mammal_draw=tuple(_shuffled(_rest(rules.mammal_deck, view.mammal_discard, waiting, sold), rng)),
        terrain_draw=tuple(terrain[: view.piles.terrain]),
        bird_discard=view.bird_discard,
        mammal_discard=view.mammal_discard,
        agenda=list(view.agenda),
        sheets=view.sheets,
    )


def _rest(deck: Iterable[str], *seen: Iterable[str]) -> list[str]:
    """Return a deck without the cards that lie elsewhere."""
    left = list(deck)
    for names in seen:
        for name in names:
            left.remove(name)
    return left


def _shuffled(cards: list[T], rng: random.Random) -> list[T]:
    cards.sort(key=lambda _: rng.random())
    return cards


def _kinds(with_points: Names) -> Names:
    """Return mammals without their points ("dog:4")."""
    return tuple(name.partition(":")[0] for name in with_points)


def _seat(view: MoaView, seen: SeatView, birds: list[str]) -> SeatState:
    """Return a seat; the cards that are hidden are taken from `birds`."""
    hand = seen.hand
    if hand is None:
        hand = tuple(sorted(birds.pop() for _ in range(seen.cards)))
    return SeatState(
        score=_score(view, seen.seat) if seen.score is None else seen.score,
        birds=seen.birds,
        leaders=seen.leaders,
        hand=hand,
        leader_tiles=seen.leader_tiles,
        karakia=seen.karakia,
        fresh=seen.karakia_fresh,
        trophies=_kinds(seen.trophies),
        sold_cards=_kinds(seen.sold_cards),
    )


def _score(view: MoaView, neutral: Seat) -> int:
    """W3: return the score of the neutral colour, which takes points for territories alone."""
    return sum(each.points.get(neutral, 0) for sheet in view.sheets for each in sheet.territories)


def _territory(seen: TerritoryView) -> TerritoryState:
    return TerritoryState(
        mammal=seen.mammal,
        sold_by=seen.sold_by,
        sale_scored=seen.sale_scored,
        stronghold=seen.stronghold,
        leader_tile=seen.leader_tile,
        birds=dict(seen.birds),
        leader=seen.leader,
    )
