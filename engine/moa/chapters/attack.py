"""Attack an invader, and place birds (rules AT, W2)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import Attack
from engine.moa.chapters.birds import check_bird_count
from engine.moa.chapters.payment import Payment, check_spendable, icons_of, spend
from engine.moa.chapters.place import check_open
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import Attacked
from engine.moa.position import MoaPosition


def check_attack(position: MoaPosition, seat: Seat, action: Attack) -> None:
    """Raise Illegal when this attack may not be made."""
    check_open(position, seat, action.territory, action.any_territory)
    _check_target(position, action.territory)
    if action.birds < 0:
        raise Illegal("AT2", "count-below-zero", count=action.birds)
    _check_sides(position, action)
    fight_side, bird_side = _sides(action)
    if position.rules.separate_icons:
        check_spendable(position, seat, fight_side, ("fight",), "W2")
        check_spendable(position, seat, bird_side, ("bird",), "W2")
        check_spendable(position, seat, _whole(action), ("fight", "bird"))
    else:
        check_spendable(position, seat, fight_side, ("fight", "bird"))
    check_fight(position, fight_side, action.territory, "AT1")
    birds = icons_of(position.rules.icons, bird_side).bird
    check_bird_count(position, seat, action.birds, birds, "AT2")


def _check_target(position: MoaPosition, number: int) -> None:
    territory = position.territories[number]
    if territory.mammal is None:
        raise Illegal("AT1", "not-invaded", territory=number)
    if territory.sold_by is not None:
        raise Illegal("AT1", "land-sold", territory=number, seat=territory.sold_by, mammal=territory.mammal)


def _check_sides(position: MoaPosition, action: Attack) -> None:
    sides = (action.bird_cards, action.bird_leader_tiles)
    if position.rules.separate_icons and None in sides:
        raise Illegal("W2", "bird-payment-missing")
    if not position.rules.separate_icons and sides != (None, None):
        raise Illegal("W2", "bird-payment-apart")


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


def check_fight(position: MoaPosition, payment: Payment, number: int, rule: str) -> None:
    """Raise Illegal (`rule`) for too few fight icons against the mammal there."""
    mammal = position.territories[number].mammal
    assert mammal is not None  # noqa: S101  (the caller looked)
    needed = position.rules.fight[mammal]
    offered = icons_of(position.rules.icons, payment).fight
    if offered < needed:
        raise Illegal(rule, "fight-short", needed=needed, offered=offered, territory=number, mammal=mammal)


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
