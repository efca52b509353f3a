"""Karakia tiles that are used by themselves: move, stronghold, draw one, exchange three (rules KT)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import Discard, DrawOne, ExchangeThree, Move, Stronghold
from engine.moa.agenda import AskDefend, AskDiscard
from engine.moa.chapters.payment import TILE_RULES, why_not_ready
from engine.moa.chapters.place import why_missing
from engine.moa.chapters.transition import Transition, added, removed
from engine.moa.events import BirdsMoved, CardsDiscarded, CardsDrawn, StrongholdPlaced, TileUsed
from engine.moa.position import MoaPosition

EXCHANGED = 3
MOST_MOVED = 2
USED_ALONE = ("draw_one", "exchange_three", "move", "stronghold")


# -- may any be used? (B1) ------------------------------------------------------------------------------------------


def has_use(position: MoaPosition, seat: Seat) -> bool:
    """Whether the seat, whose turn it is, has a legal use of a ready tile that is used by itself."""
    state = position.seats[seat]
    return any(state.ready(tile) and tile_usable(position, seat, tile) for tile in USED_ALONE if tile in state.karakia)


def tile_usable(position: MoaPosition, seat: Seat, tile: str) -> bool:
    """Whether the rules allow some use of such a tile in the seat's own turn, if it is held and ready."""
    if tile == "move":
        return can_move(position, seat)
    if tile == "stronghold":
        return bool(stronghold_places(position))
    return bool(position.bird_draw or position.bird_discard)


def can_move(position: MoaPosition, seat: Seat) -> bool:
    """KT5: whether some own bird has somewhere to go."""
    sources = [number for number, territory in position.territories.items() if seat in territory.birds]
    targets = move_targets(position)
    return bool(sources) and (len(sources) > 1 or len(targets) > 1 or sources != targets) and bool(targets)


def move_targets(position: MoaPosition) -> list[int]:
    """KT5: where birds may move to: neither invaded nor erupted."""
    return [
        number
        for number, territory in position.territories.items()
        if not territory.invaded and not position.closed_for_good(number)
    ]


def stronghold_places(position: MoaPosition) -> list[int]:
    """KT6: where a stronghold may be placed."""
    return [
        number
        for number, territory in position.territories.items()
        if not territory.stronghold and not position.closed_for_good(number)
    ]


# -- move and stronghold --------------------------------------------------------------------------------------------


def why_no_move(position: MoaPosition, seat: Seat, action: Move) -> Illegal | None:
    """Return the refusal of moving these birds."""
    return (
        why_not_ready(position, seat, "move")
        or why_missing(position, action.source, "KT5")
        or why_missing(position, action.target, "KT5")
        or _why_wrong_count(action.birds)
        or _why_nowhere(action.source, action.target)
        or _why_too_few(position, seat, action.source, action.birds)
        or _why_invaded(position, action.target)
    )


def why_not_moved_from(position: MoaPosition, seat: Seat, number: int, birds: int) -> Illegal | None:
    """KT5: return the refusal of moving so many birds from there, wherever they go."""
    return (
        why_missing(position, number, "KT5") or _why_wrong_count(birds) or _why_too_few(position, seat, number, birds)
    )


def why_not_moved_to(position: MoaPosition, source: int, number: int) -> Illegal | None:
    """KT5: return the refusal of moving birds there from `source`."""
    return why_missing(position, number, "KT5") or _why_nowhere(source, number) or _why_invaded(position, number)


def _why_wrong_count(birds: int) -> Illegal | None:
    return None if 1 <= birds <= MOST_MOVED else Illegal("KT5", "move-count", birds=birds)


def _why_nowhere(source: int, target: int) -> Illegal | None:
    return Illegal("KT5", "move-nowhere", territory=target) if source == target else None


def _why_too_few(position: MoaPosition, seat: Seat, number: int, birds: int) -> Illegal | None:
    held = position.territories[number].birds.get(seat, 0)
    return Illegal("KT5", "move-too-many", territory=number, birds=birds, held=held) if birds > held else None


def _why_invaded(position: MoaPosition, number: int) -> Illegal | None:
    target = position.territories[number]
    if not target.invaded:
        return None
    return Illegal("KT5", "move-into-invaded", territory=number, mammal=target.mammal)


def move(transition: Transition, seat: Seat, action: Move) -> None:
    """KT5: move the birds."""
    transition.give_tile_back(seat, "move")
    transition.return_birds(seat, action.source, action.birds)
    transition.place_birds(seat, action.target, action.birds)
    transition.emit(BirdsMoved(seat, action.source, action.target, action.birds))


def why_no_stronghold(position: MoaPosition, seat: Seat, action: Stronghold) -> Illegal | None:
    """Return the refusal of a stronghold there."""
    number = action.territory
    if refused := why_not_ready(position, seat, "stronghold") or why_missing(position, number, "KT6"):
        return refused
    return Illegal("KT6", "stronghold-there", territory=number) if position.territories[number].stronghold else None


def stronghold(transition: Transition, seat: Seat, action: Stronghold) -> None:
    """KT6: place it."""
    transition.give_tile_back(seat, "stronghold")
    transition.position.territories[action.territory].stronghold = True
    transition.emit(StrongholdPlaced(seat, action.territory))


# -- drawing --------------------------------------------------------------------------------------------------------


def why_no_draw(position: MoaPosition, seat: Seat, action: DrawOne | ExchangeThree) -> Illegal | None:
    """Return the refusal of drawing with this tile."""
    tile = action.type
    if refused := why_not_ready(position, seat, tile):
        return refused
    if tile in position.rules.red and isinstance(position.agenda[-1], AskDefend):
        return Illegal(TILE_RULES[tile], "own-turn-only", tile=tile)
    if not position.bird_draw and not position.bird_discard:
        return Illegal("KT7", "birds-undrawable", tile=tile)
    return None


def draw_one(transition: Transition, seat: Seat, action: DrawOne) -> None:
    """KT1: draw one card."""
    _draw(transition, seat, action.type, 1)


def exchange_three(transition: Transition, seat: Seat, action: ExchangeThree) -> None:
    """KT2: draw three; the discard is asked next."""
    _draw(transition, seat, action.type, EXCHANGED)
    transition.push(AskDiscard(seat))


def _draw(transition: Transition, seat: Seat, tile: str, count: int) -> None:
    """KT7: draw so many cards, or what there is; the tile is back in stock before."""
    transition.give_tile_back(seat, tile)
    transition.emit(TileUsed(seat, tile))
    drawn: list[str] = []
    while len(drawn) < count and (card := transition.draw_bird()) is not None:
        drawn.append(card)
    state = transition.position.seats[seat]
    state.hand = added(state.hand, drawn)
    transition.emit(CardsDrawn(seat, len(drawn), tuple(drawn)))


def why_no_discard(position: MoaPosition, seat: Seat, action: Discard) -> Illegal | None:
    """Return the refusal of discarding these cards."""
    hand = position.seats[seat].hand
    for card in dict.fromkeys(action.cards):
        if (needed := action.cards.count(card)) > (held := hand.count(card)):
            return Illegal("KT2", "card-missing", card=card, needed=needed, held=held)
    return why_wrong_discard(position, seat, len(action.cards))


def why_wrong_discard(position: MoaPosition, seat: Seat, count: int) -> Illegal | None:
    """KT2: return the refusal of discarding another number of cards than is asked."""
    needed = min(EXCHANGED, len(position.seats[seat].hand))
    return None if count == needed else Illegal("KT2", "discard-count", needed=needed, offered=count)


def discard(transition: Transition, seat: Seat, action: Discard) -> None:
    """KT2: discard; the interrupted decision comes back."""
    transition.position.agenda.pop()
    state = transition.position.seats[seat]
    state.hand = removed(state.hand, action.cards)
    transition.position.bird_discard = added(transition.position.bird_discard, action.cards)
    transition.emit(CardsDiscarded(seat, action.cards))
