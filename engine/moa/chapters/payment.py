"""What actions are paid with: icons of bird cards, leader tiles and two-fight tiles (rules B3).

A payment is *undominated* when nothing can be left out of it: no part of it would pay for the same. Whatever else a
seat may legally spend contains an undominated payment and wastes the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.contract import Illegal, Seat
from engine.moa.chapters.covers import Cover, Stack, Stacks, covers
from engine.moa.chapters.transition import Transition, removed
from engine.moa.components import TWO_FIGHT_ICONS, IconCount
from engine.moa.events import Spent
from engine.moa.position import MoaPosition, Names, SeatState

IconTable: TypeAlias = Mapping[str, IconCount]
"""Icons of each species and leader tile: `Components.icons`."""

TWO_FIGHT = "two_fight"
BIRD, FIGHT, HONOUR, KARAKIA = range(4)
"""Where each kind stands in an IconCount or a Need."""
TILE_RULES = {
    "draw_one": "KT1",
    "exchange_three": "KT2",
    "two_fight": "KT3",
    "any_territory": "KT4",
    "move": "KT5",
    "stronghold": "KT6",
}
"""The rule that says what each karakia tile does."""


class Payment(NamedTuple):
    """What is spent, or could be (a purse): cards by species, leader tiles ("fight:2"), a count of two-fight tiles."""

    cards: Names = ()
    leader_tiles: Names = ()
    two_fight: int = 0


class Need(NamedTuple):
    """How many icons of each kind are to be paid. Only a kind with a need counts as useful."""

    bird: int = 0
    fight: int = 0
    honour: int = 0
    karakia: int = 0


# -- for panels and players made of code ----------------------------------------------------------------------------


def icons_of(icons: IconTable, payment: Payment) -> IconCount:
    """Add up the icons of a payment, also an unfinished one."""
    names = (*payment.cards, *payment.leader_tiles)
    counts = [icons[name] for name in names] + [TWO_FIGHT_ICONS] * payment.two_fight
    return IconCount(*map(sum, zip(*counts, strict=True)))


def useful(icons: IconTable, purse: Payment, kinds: Iterable[str]) -> Payment:
    """Return the part of a purse that may be spent on an action of these kinds of icons (B3)."""
    wanted = tuple(IconCount._fields.index(kind) for kind in kinds)

    def helps(name: str) -> bool:
        return any(icons[name][kind] for kind in wanted)

    return Payment(
        tuple(filter(helps, purse.cards)),
        tuple(filter(helps, purse.leader_tiles)),
        purse.two_fight if "fight" in kinds else 0,
    )


def payments(icons: IconTable, purse: Payment, need: Need) -> tuple[Payment, ...]:
    """Return the undominated payments from a purse, what is most likely wanted first (engine.moa.chapters.covers).

    None when the purse does not suffice; one empty payment when nothing is needed. At most two kinds at once.
    """
    kinds = kinds_of(need)
    return payments_from(stacks_of(icons, purse, kinds), need, kinds)


def together(one: Payment, other: Payment) -> Payment:
    """Return two payments as one."""
    cards = tuple(sorted(one.cards + other.cards))
    return Payment(cards, tuple(sorted(one.leader_tiles + other.leader_tiles)), one.two_fight + other.two_fight)


def without(purse: Payment, spent: Payment) -> Payment:
    """Return what is left of a purse."""
    cards = removed(purse.cards, spent.cards)
    return Payment(cards, removed(purse.leader_tiles, spent.leader_tiles), purse.two_fight - spent.two_fight)


# -- search ---------------------------------------------------------------------------------------------------------


def kinds_of(need: Need) -> tuple[int, ...]:
    """Return the kinds of icons that are needed."""
    return tuple([kind for kind in range(4) if need[kind] > 0])


def payments_from(stacks: Stacks, need: Need, kinds: tuple[int, ...]) -> tuple[Payment, ...]:
    """Return the undominated payments out of stacks for a need of these kinds."""
    return _payments(stacks, tuple([need[kind] for kind in kinds]))


def stacks_of(icons: IconTable, purse: Payment, kinds: tuple[int, ...]) -> Stacks:
    """Return what is in a purse and helps, the most helpful first."""
    stacks = []
    names = purse.cards + purse.leader_tiles
    for name in set(names):
        card = icons[name]
        gives = tuple([card[kind] for kind in kinds])
        if any(gives):
            stacks.append(Stack(gives, name, names.count(name), sum(card)))
    if purse.two_fight and FIGHT in kinds:
        gives = tuple([TWO_FIGHT_ICONS[kind] for kind in kinds])
        stacks.append(Stack(gives, TWO_FIGHT, purse.two_fight, sum(TWO_FIGHT_ICONS)))
    stacks.sort(reverse=True)
    return tuple(stacks)


@lru_cache(maxsize=4096)
def _payments(stacks: Stacks, need: tuple[int, ...]) -> tuple[Payment, ...]:
    return tuple(_payment(cover) for cover in covers(stacks, need)) if need else (Payment(),)


def _payment(cover: Cover) -> Payment:
    tiles = tuple(sorted(name for name in cover if ":" in name))
    two_fight = cover.count(TWO_FIGHT)
    if not tiles and not two_fight:
        return Payment(tuple(sorted(cover)))
    cards = tuple(sorted(name for name in cover if ":" not in name and name != TWO_FIGHT))
    return Payment(cards, tiles, two_fight)


# -- at the table ---------------------------------------------------------------------------------------------------


def purse_of(state: SeatState) -> Payment:
    """Return all that a seat could pay with now."""
    return Payment(state.hand, state.leader_tiles, state.ready(TWO_FIGHT))


def why_not_ready(position: MoaPosition, seat: Seat, tile: str, needed: int = 1) -> Illegal | None:
    """K2, W1: return the refusal of a seat that lacks a ready karakia tile."""
    state = position.seats[seat]
    held = state.karakia.count(tile)
    if held < needed:
        return Illegal(TILE_RULES[tile], "tile-missing", tile=tile, needed=needed, held=held)
    ready = state.ready(tile)
    if ready < needed:
        rule = "W1" if position.rules.fresh_until_own_turn else "K2"
        return Illegal(rule, "tile-fresh", tile=tile, needed=needed, ready=ready)
    return None


def why_not_spendable(
    position: MoaPosition, seat: Seat, payment: Payment, kinds: tuple[str, ...], rule: str = "B3"
) -> Illegal | None:
    """B3: return the refusal of a payment that the seat may not spend on an action of these kinds of icons."""
    state = position.seats[seat]
    return (
        _why_not_cards(position, state.hand, payment.cards, kinds, rule)
        or _why_not_leader_tiles(position, state.leader_tiles, payment.leader_tiles, kinds, rule)
        or _why_not_two_fight(position, seat, payment.two_fight)
    )


def _why_not_cards(
    position: MoaPosition, hand: Names, cards: Names, kinds: tuple[str, ...], rule: str
) -> Illegal | None:
    for card in dict.fromkeys(cards):
        if card not in position.rules.components.bird_cards:
            return Illegal("B3", "card-unknown", card=card)
        if (needed := cards.count(card)) > (held := hand.count(card)):
            return Illegal("B3", "card-missing", card=card, needed=needed, held=held)
        if not _helps(position.rules.icons[card], kinds):
            return Illegal(rule, "card-useless", card=card, kinds=kinds)
    return None


def _why_not_leader_tiles(
    position: MoaPosition, own: Names, tiles: Names, kinds: tuple[str, ...], rule: str
) -> Illegal | None:
    for tile in dict.fromkeys(tiles):
        if (needed := tiles.count(tile)) > (held := own.count(tile)):
            return Illegal("B3", "leader-tile-missing", tile=tile, needed=needed, held=held)
        if is_points(tile):
            return Illegal("B3", "vp-tile-kept", tile=tile)
        if not _helps(position.rules.icons[tile], kinds):
            return Illegal(rule, "leader-tile-useless", tile=tile, kinds=kinds)
    return None


def _why_not_two_fight(position: MoaPosition, seat: Seat, count: int) -> Illegal | None:
    if count < 0:
        return Illegal("KT3", "count-below-zero", count=count)
    return why_not_ready(position, seat, TWO_FIGHT, count) if count else None


def _helps(icons: IconCount, kinds: tuple[str, ...]) -> bool:
    return any(getattr(icons, kind) for kind in kinds)


def is_points(leader_tile: str) -> bool:
    """Whether a leader tile has points instead of icons (SC5)."""
    return leader_tile.startswith("vp:")


def spend(transition: Transition, seat: Seat, payment: Payment, any_territory: bool = False) -> Spent:
    """Lay down a payment: cards to the discard, leader tiles out of the game, karakia tiles to the stock."""
    position = transition.position
    state = position.seats[seat]
    state.hand = removed(state.hand, payment.cards)
    position.bird_discard = tuple(sorted(position.bird_discard + payment.cards))
    state.leader_tiles = removed(state.leader_tiles, payment.leader_tiles)
    for _ in range(payment.two_fight):
        transition.give_tile_back(seat, TWO_FIGHT)
    if any_territory:
        transition.give_tile_back(seat, "any_territory")
    return Spent(payment.cards, payment.leader_tiles, payment.two_fight, any_territory)
