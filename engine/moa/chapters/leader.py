"""Place a leader (rules PL)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import PlaceLeader
from engine.moa.chapters.payment import Payment, check_spendable, icons_of, spend
from engine.moa.chapters.place import check_no_mammal, check_open
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import LeaderPlaced
from engine.moa.position import MoaPosition


def check_place_leader(position: MoaPosition, seat: Seat, action: PlaceLeader) -> None:
    """Raise Illegal when this leader may not be placed."""
    check_open(position, seat, action.territory, action.any_territory)
    check_leader_fits(position, seat, action.territory)
    if not position.seats[seat].leaders:
        raise Illegal("PL2", "leaders-spent", seat=seat)
    payment = Payment(action.cards, action.leader_tiles)
    check_spendable(position, seat, payment, ("honour",))
    check_honour(position, payment, position.rules.components.limits.leader_honour, action.territory, "PL2")


def check_leader_fits(position: MoaPosition, seat: Seat, number: int) -> None:
    """PL1, for a seat or the neutral colour: no mammal, no leader, as many birds as anybody else."""
    check_no_mammal(position, number, "PL1")
    territory = position.territories[number]
    if territory.leader is not None:
        raise Illegal("PL1", "leader-there", territory=number, seat=territory.leader)
    own = territory.birds.get(seat, 0)
    if not own:
        raise Illegal("PL1", "own-birds-none", territory=number, seat=seat)
    other = max(territory.birds, key=territory.birds.__getitem__)
    if territory.birds[other] > own:
        raise Illegal("PL1", "outnumbered", territory=number, own=own, most=territory.birds[other], seat=other)


def leader_fits(position: MoaPosition, seat: Seat, number: int) -> bool:
    """Whether `check_leader_fits` holds."""
    territory = position.territories[number]
    own = territory.birds.get(seat, 0)
    free = territory.mammal is None and territory.leader is None
    return free and own > 0 and own == max(territory.birds.values())


def check_honour(position: MoaPosition, payment: Payment, needed: int, number: int, rule: str) -> None:
    """Raise Illegal (`rule`) for too few honour icons."""
    offered = icons_of(position.rules.icons, payment).honour
    if offered < needed:
        raise Illegal(rule, "honour-short", needed=needed, offered=offered, territory=number)


def place_leader(transition: Transition, seat: Seat, action: PlaceLeader) -> None:
    """PL2: pay, place, take the leader tile."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles), action.any_territory)
    tile = transition.place_leader(seat, action.territory)
    state = transition.position.seats[seat]
    if tile is not None:
        state.leader_tiles = added(state.leader_tiles, (tile,))
    transition.emit(LeaderPlaced(seat, action.territory, tile, spent))
