"""Attack an invader, and place birds (rules AT, W2)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import Attack
from engine.moa.chapters.birds import why_too_many_birds
from engine.moa.chapters.payment import Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.place import why_closed
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import Attacked
from engine.moa.position import MoaPosition


def why_no_attack(position: MoaPosition, seat: Seat, action: Attack) -> Illegal | None:
    """Return the refusal of this attack."""
    return (
        why_closed(position, seat, action.territory, action.any_territory)
        or why_no_target(position, action.territory)
        or (Illegal("AT2", "count-below-zero", count=action.birds) if action.birds < 0 else None)
        or _why_wrong_sides(position, action)
        or _why_not_paid(position, seat, action)
    )


def why_no_target(position: MoaPosition, number: int) -> Illegal | None:
    """AT1: return the refusal where no invader lies."""
    territory = position.territories[number]
    if territory.mammal is None:
        return Illegal("AT1", "not-invaded", territory=number)
    if territory.sold_by is not None:
        return Illegal("AT1", "land-sold", territory=number, seat=territory.sold_by, mammal=territory.mammal)
    return None


def _why_wrong_sides(position: MoaPosition, action: Attack) -> Illegal | None:
    sides = (action.bird_cards, action.bird_leader_tiles)
    if position.rules.separate_icons and None in sides:
        return Illegal("W2", "bird-payment-missing")
    if not position.rules.separate_icons and sides != (None, None):
        return Illegal("W2", "bird-payment-apart")
    return None


def _why_not_paid(position: MoaPosition, seat: Seat, action: Attack) -> Illegal | None:
    icons = position.rules.icons
    fight_side, bird_side = _sides(action)
    return (
        _why_not_spendable(position, seat, action)
        or why_fight_short(position, icons_of(icons, fight_side).fight, action.territory, "AT1")
        or why_too_many_birds(position, seat, action.birds, icons_of(icons, bird_side).bird, "AT2")
    )


def _why_not_spendable(position: MoaPosition, seat: Seat, action: Attack) -> Illegal | None:
    fight_side, bird_side = _sides(action)
    if not position.rules.separate_icons:
        return why_not_spendable(position, seat, fight_side, ("fight", "bird"))
    return (
        why_not_spendable(position, seat, fight_side, ("fight",), "W2")
        or why_not_spendable(position, seat, bird_side, ("bird",), "W2")
        or why_not_spendable(position, seat, _whole(action), ("fight", "bird"))
    )


def _sides(action: Attack) -> tuple[Payment, Payment]:
    """Return what pays for the fight and what pays for the birds; the same thing unless they are paid apart."""
    fight_side = Payment(action.cards, action.leader_tiles, action.two_fight)
    if action.bird_cards is None or action.bird_leader_tiles is None:
        return fight_side, fight_side
    return fight_side, Payment(action.bird_cards, action.bird_leader_tiles)


def _whole(action: Attack) -> Payment:
    """Return all that is spent."""
    cards = added(action.cards, action.bird_cards or ())
    return Payment(cards, added(action.leader_tiles, action.bird_leader_tiles or ()), action.two_fight)


def why_fight_short(position: MoaPosition, offered: int, number: int, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) of too few fight icons against the mammal there."""
    mammal = position.territories[number].mammal
    assert mammal is not None  # noqa: S101  (the caller looked)
    needed = position.rules.fight[mammal]
    if offered >= needed:
        return None
    return Illegal(rule, "fight-short", needed=needed, offered=offered, territory=number, mammal=mammal)


def attack(transition: Transition, seat: Seat, action: Attack) -> None:
    """AT2, AT3: pay, take the mammal tile, place birds and a stronghold."""
    spent = spend(transition, seat, _whole(action), action.any_territory)
    mammal = take_mammal_tile(transition, seat, action.territory)
    transition.place_birds(seat, action.territory, action.birds)
    territory = transition.position.territories[action.territory]
    new = not territory.stronghold
    territory.stronghold = True
    transition.emit(Attacked(seat, action.territory, mammal, action.birds, new, spent))


def take_mammal_tile(transition: Transition, seat: Seat, number: int) -> str:
    """AT2, I6: the mammal tile goes to the seat that fought it off."""
    territory = transition.position.territories[number]
    mammal, territory.mammal = territory.mammal, None
    assert mammal is not None  # noqa: S101  (the check looked)
    state = transition.position.seats[seat]
    state.trophies = added(state.trophies, (mammal,))
    return mammal
