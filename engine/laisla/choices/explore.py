"""Choosing in action C: from where an explorer comes, where it goes, what pays for it (LI17 to LI22), or which cube."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, partial

from engine.choices import NOTHING, Node, One, Option, Thing, nearest
from engine.contract import Illegal, Seat
from engine.laisla.actions import LaIslaAction, Place, Take
from engine.laisla.chapters.explore import prospect, why_no_field, why_no_source
from engine.laisla.chapters.payment import PRICE, Payment, payments, price, purse_of, usable, why_too_dear
from engine.laisla.choices.gifts import colours
from engine.laisla.island import CODES, Field, fields_of
from engine.laisla.position import LaIslaPosition


def take(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """LI17: ask which cube is taken instead of placing."""
    return colours(position, seat, Take)


def place(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """LI18: ask for the field that an explorer comes from (none while there is a supply), where it goes, what pays."""
    return _Placing(position, seat).from_where()


class _Placing:
    """What a seat can place or move now."""

    def __init__(self, position: LaIslaPosition, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.state = position.seats[seat]
        self.purse = purse_of(position, seat)
        self.fields = fields_of(position.rules, position.spokes)

    @cached_property
    def reachable(self) -> list[str]:
        """The fields that can be paid; the same wherever the explorer comes from."""
        once, own = self.position.rules.wild_once, self.state.fields
        usable_for = {colour: usable(self.purse, colour, wild_once=once) for colour in self.purse.held}
        return [
            slot
            for slot, field in self.fields.items()
            if slot not in own and (usable_for[field.colour] >= PRICE or self.affords(slot, usable_for[field.colour]))
        ]

    def affords(self, slot: str, cubes: int) -> bool:
        """Whether so many cubes pay for a field."""
        return cubes >= price(self.position, self.seat, slot, self.purse)

    # -- from where -----------------------------------------------------------------------------------------------

    def from_where(self) -> Node[LaIslaAction]:
        sources: tuple[str | None, ...] = (None,) if self.state.supply else self.state.fields
        usual = sources if self.reachable else ()
        return One(
            "source",
            usual,
            self.to_where,
            refused=self.no_source,
            about=_about_field,
            key_of=_key,
            why_none=lambda: self.nowhere(sources[0]),
        )

    def no_source(self) -> Iterator[tuple[str | None, Illegal]]:
        """Say why an explorer does not come from the supply (None), or from a field."""
        for source in (None, *self.state.fields):
            if illegal := why_no_source(self.position, self.seat, source):
                yield source, illegal

    def nowhere(self, source: str | None) -> Illegal:
        """Return why no field can be paid: the one that lacks the fewest cubes."""
        illegal = nearest(illegal for _, illegal in self.no_field(source))
        assert illegal is not None  # noqa: S101  (each field is refused)
        return illegal

    # -- to where -------------------------------------------------------------------------------------------------

    def to_where(self, source: str | None) -> Node[LaIslaAction]:
        return One(
            "field",
            self.reachable,
            partial(self.paid, source),
            refused=partial(self.no_field, source),
            about=partial(self.about_target, source),
            key_of=CODES.__getitem__,
            facts={"source": source},
        )

    def no_field(self, source: str | None) -> Iterator[tuple[str, Illegal]]:
        for slot in self.fields.keys() - set(self.reachable):
            illegal = why_no_field(self.position, self.seat, slot, source)
            if illegal := illegal or why_too_dear(self.position, self.seat, slot, self.purse):
                yield slot, illegal

    def about_target(self, source: str | None, slot: str) -> Option:
        needed = price(self.position, self.seat, slot, self.purse)
        facts = {"needed": needed, **prospect(self.position, self.seat, slot, source)._asdict()}
        return Option(CODES[slot], (Thing("field", slot),), facts, group=self.fields[slot].ring)

    # -- with what ------------------------------------------------------------------------------------------------

    def paid(self, source: str | None, slot: str) -> Node[LaIslaAction]:
        needed = price(self.position, self.seat, slot, self.purse)
        return One(
            "pay",
            self.payments(self.fields[slot], needed),
            lambda payment: Place(slot, source, *payment),
            about=_about_payment,
            key_of=_payment_key,
            value_of=_payment_of,
            facts={"field": slot, "needed": needed},
        )

    def payments(self, field: Field, needed: int) -> list[Payment]:
        """Return every way to pay; the one without foreign colours first."""
        found = payments(self.purse, field.colour, needed, wild_once=self.position.rules.wild_once)
        return sorted(found, key=lambda payment: len(payment.wild))


def _key(slot: str | None) -> str:
    return NOTHING if slot is None else CODES[slot]


def _about_field(slot: str | None) -> Option:
    return Option(NOTHING) if slot is None else Option(CODES[slot], (Thing("field", slot),))


def _payment_key(payment: Payment) -> str:
    return "-".join(payment.pay)


def _payment_of(action: LaIslaAction) -> Payment:
    assert isinstance(action, Place)  # noqa: S101  (only placing is paid)
    return Payment(action.pay, action.wild)


def _about_payment(payment: Payment) -> Option:
    things = tuple(Thing("cube", cube, count) for cube, count in Counter(payment.pay).items())
    return Option(_payment_key(payment), things, {"wild": payment.wild})
