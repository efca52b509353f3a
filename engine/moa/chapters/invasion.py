"""Invasions and their defence (rules A3, I).

The card of the mammal that invades is already discarded; its tile lies in the territory while defenders are asked.
"""

from __future__ import annotations

from dataclasses import replace

from engine.contract import Illegal, Seat
from engine.moa.actions import Decline, Defend
from engine.moa.agenda import AskDefend, AskDefenders, CallWaiting
from engine.moa.chapters.attack import take_mammal_tile, why_fight_short
from engine.moa.chapters.payment import TWO_FIGHT, Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.transition import Transition
from engine.moa.events import (
    DefenceAsked,
    DefenceDeclined,
    Defended,
    Invaded,
    InvasionFailed,
    InvasionSucceeded,
    StrongholdsLeft,
)
from engine.moa.position import MoaPosition


def call_waiting(transition: Transition, step: CallWaiting) -> None:
    """A3: one waiting card of the kind invades; the others after it. None finds a place: all are discarded (I2)."""
    display = transition.position.display
    if not display[step.mammal]:
        return
    transition.push(step)
    display[step.mammal] -= 1
    transition.discard_mammals(step.mammal)
    if not invade(transition, step.mammal, waiting=display[step.mammal]):
        transition.discard_mammals(*[step.mammal] * display[step.mammal])
        display[step.mammal] = 0


def invade(transition: Transition, mammal: str, waiting: int = 0) -> bool:
    """I1 to I3: find a territory, lay the tile, and ask who stands there. Return whether one was found.

    `waiting`: how many cards of the kind would invade after this one.
    """
    number = _search(transition.position)
    if number is None:
        clear_strongholds(transition)
        number = _search(transition.position)
    if number is None:
        transition.emit(InvasionFailed(mammal, 1 + waiting))
        return False
    transition.position.territories[number].mammal = mammal
    transition.emit(Invaded(number, mammal))
    transition.push(AskDefenders(number, mammal, _defenders(transition.position, number)))
    return True


def _search(position: MoaPosition) -> int | None:
    """I1: the first territory with neither mammal nor stronghold."""
    for number, territory in position.territories.items():
        if territory.mammal is None and not territory.stronghold and not position.closed_for_good(number):
            return number
    return None


def clear_strongholds(transition: Transition) -> None:
    """I2, P3: all strongholds leave the board."""
    numbers = tuple(number for number, territory in transition.position.territories.items() if territory.stronghold)
    for number in numbers:
        transition.position.territories[number].stronghold = False
    if numbers:
        transition.emit(StrongholdsLeft(numbers))


def _defenders(position: MoaPosition, number: int) -> tuple[Seat, ...]:
    """I4: the seats there: most pieces, then the leader, then clockwise from the first player."""
    territory = position.territories[number]
    present = [seat for seat in position.clockwise() if territory.pieces(seat)]
    return tuple(sorted(present, key=lambda seat: (-territory.pieces(seat), territory.leader != seat)))


def ask_defenders(transition: Transition, step: AskDefenders) -> None:
    """I4: ask the next seat; when none is left, the invasion succeeds."""
    if not step.seats:
        _succeed(transition, step.territory, step.mammal)
        return
    seat, *others = step.seats
    transition.push(AskDefend(seat, step.territory, step.mammal), replace(step, seats=tuple(others)))
    transition.emit(DefenceAsked(seat, step.territory, step.mammal))


def _succeed(transition: Transition, number: int, mammal: str) -> None:
    """I7: pieces go home, the leader tile leaves the game, the mammal stays."""
    returned = transition.return_all(number)
    transition.emit(InvasionSucceeded(number, mammal, returned, transition.take_leader_tile(number)))


def why_no_defence(position: MoaPosition, seat: Seat, action: Defend) -> Illegal | None:
    """Return the refusal of this defence."""
    asked = position.agenda[-1]
    assert isinstance(asked, AskDefend)  # noqa: S101  (the decision allows the action)
    if action.two_fight and TWO_FIGHT in position.rules.red:
        return Illegal("KT3", "own-turn-only", tile=TWO_FIGHT)
    payment = Payment(action.cards, action.leader_tiles, action.two_fight)
    return why_not_spendable(position, seat, payment, ("fight",)) or why_fight_short(
        position, icons_of(position.rules.icons, payment).fight, asked.territory, "I5"
    )


def defend(transition: Transition, seat: Seat, action: Defend) -> None:
    """I6: pay, take the mammal tile, set a stronghold; nobody else is asked."""
    asked = transition.position.agenda.pop()
    transition.position.agenda.pop()  # AskDefenders, with those who need not be asked any more
    assert isinstance(asked, AskDefend)  # noqa: S101  (the decision allows the action)
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles, action.two_fight))
    mammal = take_mammal_tile(transition, seat, asked.territory)
    transition.position.territories[asked.territory].stronghold = True
    transition.emit(Defended(seat, asked.territory, mammal, spent))


def decline(transition: Transition, seat: Seat, _: Decline, by_host: bool = False) -> None:
    """I5: the next seat is asked."""
    asked = transition.position.agenda.pop()
    assert isinstance(asked, AskDefend)  # noqa: S101  (the decision allows the action)
    transition.emit(DefenceDeclined(seat, asked.territory, asked.mammal, by_host))
