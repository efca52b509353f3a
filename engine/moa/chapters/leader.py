"""Place a leader (rules PL)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import PlaceLeader
from engine.moa.chapters.payment import Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.place import why_closed, why_occupied
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import LeaderPlaced
from engine.moa.position import MoaPosition


def why_no_leader(position: MoaPosition, seat: Seat, action: PlaceLeader) -> Illegal | None:
    """Return the refusal of placing a leader there, or of what is paid for it."""
    payment = Payment(action.cards, action.leader_tiles)
    return (
        why_closed(position, seat, action.territory, action.any_territory)
        or why_leader_misfits(position, seat, action.territory)
        or why_leaders_spent(position, seat)
        or why_not_spendable(position, seat, payment, ("honour",))
        or why_honour_short(
            position.rules.components.limits.leader_honour,
            icons_of(position.rules.icons, payment).honour,
            action.territory,
            "PL2",
        )
    )


def why_leader_misfits(position: MoaPosition, seat: Seat, number: int) -> Illegal | None:
    """PL1, for a seat or the neutral colour: no mammal, no leader, as many birds as anybody else."""
    if refused := why_occupied(position, number, "PL1"):
        return refused
    territory = position.territories[number]
    if territory.leader is not None:
        return Illegal("PL1", "leader-there", territory=number, seat=territory.leader)
    own = territory.birds.get(seat, 0)
    if not own:
        return Illegal("PL1", "own-birds-none", territory=number, seat=seat)
    other = max(territory.birds, key=territory.birds.__getitem__)
    if territory.birds[other] > own:
        return Illegal("PL1", "outnumbered", territory=number, own=own, most=territory.birds[other], seat=other)
    return None


def why_leaders_spent(position: MoaPosition, seat: Seat) -> Illegal | None:
    """PL2: return the refusal of a seat with no leader in its supply."""
    return None if position.seats[seat].leaders else Illegal("PL2", "leaders-spent", seat=seat)


def leader_fits(position: MoaPosition, seat: Seat, number: int) -> bool:
    """Whether `why_leader_misfits` finds nothing; quicker, for loops."""
    territory = position.territories[number]
    own = territory.birds.get(seat, 0)
    free = territory.mammal is None and territory.leader is None
    return free and own > 0 and own == max(territory.birds.values())


def why_honour_short(needed: int, offered: int, number: int, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) of too few honour icons for something at territory `number`."""
    if offered >= needed:
        return None
    return Illegal(rule, "honour-short", needed=needed, offered=offered, territory=number)


def place_leader(transition: Transition, seat: Seat, action: PlaceLeader) -> None:
    """PL2: pay, place, take the leader tile."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles), action.any_territory)
    tile = transition.place_leader(seat, action.territory)
    state = transition.position.seats[seat]
    if tile is not None:
        state.leader_tiles = added(state.leader_tiles, (tile,))
    transition.emit(LeaderPlaced(seat, action.territory, tile, spent))
