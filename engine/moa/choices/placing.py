"""Placing birds or a leader (rules PB, PL)."""

from __future__ import annotations

from functools import partial

from engine.choices import Node
from engine.contract import Illegal
from engine.moa.actions import MoaAction, PlaceBirds, PlaceLeader
from engine.moa.chapters.birds import why_too_many_birds
from engine.moa.chapters.leader import leader_fits, why_honour_short, why_leader_misfits, why_leaders_spent
from engine.moa.chapters.payment import BIRD, HONOUR, Payment
from engine.moa.chapters.place import why_occupied
from engine.moa.choices.before import Before
from engine.moa.choices.birds import bird_payments, pay_for_birds
from engine.moa.choices.payment import Bill, exact_payment
from engine.moa.choices.territory import open_territory


def place_birds(at: Before) -> Node[MoaAction]:
    """PB: ask where, with what, and how many birds."""

    def broke(icons: int) -> Illegal | None:
        return why_too_many_birds(at.position, at.seat, 1, icons, "PB1")

    can_pay = at.state.birds > 0 and at.total(BIRD) > 0
    return open_territory(
        at,
        [number for number in at.spots() if at.territories[number].mammal is None] if can_pay else [],
        lambda number: _birds_there(at, Bill("place", "bird", 1, ("bird",), broke), number),
        nowhere=lambda: Illegal("PB2", "nowhere", action=PlaceBirds.type),
        misfit=lambda number: why_occupied(at.position, number, "PB2"),
        dear=lambda _: broke(at.total(BIRD)),
    )


def _birds_there(at: Before, bill: Bill, number: int) -> Node[MoaAction]:
    tile = at.spends_tile(number)

    def done(paid: Payment, birds: int) -> MoaAction:
        return PlaceBirds(number, birds, paid.cards, paid.leader_tiles, tile)

    return pay_for_birds(at, bill, bird_payments(at, at.purse, fight=0, least=1), done, "PB1", territory=number)


def place_leader(at: Before) -> Node[MoaAction]:
    """PL: ask where, and with what."""
    needed = at.rules.components.limits.leader_honour

    def short(number: int, offered: int) -> Illegal | None:
        return why_honour_short(needed, offered, number, "PL2")

    def with_what(number: int) -> Node[MoaAction]:
        tile = at.spends_tile(number)
        bill = Bill("leader", "honour", needed, ("honour",), partial(short, number))
        return exact_payment(
            at, bill, lambda paid: PlaceLeader(number, paid.cards, paid.leader_tiles, tile), territory=number
        )

    can_pay = at.state.leaders > 0 and at.total(HONOUR) >= needed
    return open_territory(
        at,
        [number for number in at.spots() if leader_fits(at.position, at.seat, number)] if can_pay else [],
        with_what,
        nowhere=lambda: Illegal("PL1", "leader-nowhere", needed=needed),
        misfit=lambda number: why_leader_misfits(at.position, at.seat, number),
        dear=lambda number: why_leaders_spent(at.position, at.seat) or short(number, at.total(HONOUR)),
        facts_of=lambda _: {"needed": needed},
    )
