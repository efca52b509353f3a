"""Faults that are planted in a tree of choices: the law that is there for each finds it.

The market is the toy game with one more way: a card out of an open row is bought with cards in hand, worth its price at
least, and a tip. Each faulty market tells one thing wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import combinations
from operator import attrgetter
from typing import Any

import pytest

from engine.choices import Ask, Closed, Many, Node, Number, One, Option, Pick, Thing, Tree, Way, choose_way
from engine.contract import Illegal, Outcome, Seat, ShuffleOrDie
from engine.log import new_setup
from tests.engine.toy import Toy, ToyAction, ToyEvent, ToyPosition
from tests.support.choice_laws import LAWS, Spot, hold, spots
from tests.support.games import Case

PRICES: Mapping[int, int] = {20: 4, 21: 9, 22: 15, 23: 99}
"""The open row."""
MOST_TIP = 30
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Buy(ToyAction):
    type = "buy"
    card: int
    payment: tuple[int, ...]
    tip: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "payment", tuple(sorted(self.payment)))


def short(card: int, offered: int) -> Illegal | None:
    needed = PRICES[card]
    return Illegal("M1", "price-short", needed=needed, offered=offered) if offered < needed else None


class Market(Toy):
    """What is told here is right; a faulty market tells one of it otherwise."""

    ways = (
        *Toy.ways,
        Way(
            "buy",
            Buy,
            (Ask("card", One, number=True), Ask("payment", Many), Ask("tip", Number, number=True)),
            "buy {card} with {payment} {tip}",
            ("lay",),
        ),
    )

    def check(self, position: ToyPosition, seat: Seat, action: ToyAction) -> None:
        super().check(position, seat, action)
        if isinstance(action, Buy):
            if action.card not in PRICES:
                raise Illegal("M1", "not-for-sale", card=action.card)
            if Counter(action.payment) - Counter(position.hands[seat]):
                raise Illegal("N4", "not-held")
            if (illegal := short(action.card, sum(action.payment))) is not None:
                raise illegal
            if not 0 <= action.tip <= MOST_TIP:
                raise Illegal("M2", "no-such-tip", tip=action.tip)

    def apply(
        self, position: ToyPosition, seat: Seat, action: ToyAction, chance: ShuffleOrDie
    ) -> Outcome[ToyPosition, ToyEvent]:
        self.check(position, seat, action)
        if not isinstance(action, Buy):
            return super().apply(position, seat, action, chance)
        after = position.copy()
        for card in action.payment:
            after.hands[seat].remove(card)
        return Outcome(after, [])

    def notation(self, action: ToyAction) -> str:
        if not isinstance(action, Buy):
            return super().notation(action)
        return " ".join(["buy", *map(str, (action.card, action.tip, *action.payment))])

    def parse(self, text: str) -> ToyAction:
        match text.split():
            case ["buy", card, tip, *payment]:
                return Buy(int(card), tuple(map(int, payment)), int(tip))
        return super().parse(text)

    def action_from_data(self, data: Mapping[str, Any]) -> ToyAction:
        if data.get("type") != "buy":
            return super().action_from_data(data)
        return Buy(data["card"], tuple(data["payment"]), data["tip"])

    # -- the tree -------------------------------------------------------------------------------------------------

    def _open(self, position: ToyPosition, seat: Seat, way: Way) -> Tree[ToyAction]:
        return self.cards(position, seat) if way.action is Buy else super()._open(position, seat, way)

    def cards(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        purse = self.purse(position, seat)
        return One(
            "card",
            [card for card in PRICES if PRICES[card] <= purse],
            lambda card: self.payment(position, seat, card),
            refused=lambda: self.too_dear(purse),
            about=self.about,
            key_of=self.key,
            sure=self.sure,
        )

    sure = True

    def purse(self, position: ToyPosition, seat: Seat) -> int:
        return sum(position.hands[seat])

    def too_dear(self, purse: int) -> Iterator[tuple[int, Illegal]]:
        return ((card, illegal) for card in PRICES if (illegal := short(card, purse)))

    def about(self, card: int) -> Option:
        return Option(self.key(card), (Thing("card", card),), {"needed": PRICES[card]})

    def key(self, card: int) -> str:
        return str(card)

    def payment(self, position: ToyPosition, seat: Seat, card: int) -> Node[ToyAction]:
        hand = position.hands[seat]
        return Many(
            "payment",
            lambda: [(self.code(hand, each), Thing("card", each)) for each in hand],
            lambda: self.picks(hand, card),
            lambda paid: self.tip(card, paid),
            judge=lambda names: self.judge(card, names),
            picked=lambda action: tuple(map(str, action.payment)) if isinstance(action, Buy) else (),
            value=lambda names: tuple(sorted(map(int, names))),
            names=lambda paid: tuple(sorted(map(str, paid))),
            facts={"needed": PRICES[card]},
        )

    def code(self, hand: Sequence[int], card: int) -> str:
        return LETTERS[card]

    def judge(self, card: int, names: Pick) -> Illegal | None:
        return short(card, sum(map(int, names)))

    def picks(self, hand: Sequence[int], card: int) -> Iterable[tuple[int, ...]]:
        for count in range(1, len(hand) + 1):
            for pick in combinations(hand, count):
                if sum(pick) >= PRICES[card] > sum(pick) - min(pick):
                    yield pick

    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("tip", 0, MOST_TIP, (0, 1, 5), partial(Buy, card, paid))


# -- faulty ones ------------------------------------------------------------------------------------------------------


class LeafThatIsIllegal(Market):
    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("tip", 0, MOST_TIP + 1, (0, MOST_TIP + 1), partial(Buy, card, paid))


class OddPathThatIsIllegal(Market):
    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("tip", 0, MOST_TIP + 60, (0, 1, 5), partial(Buy, card, paid))


class PathForAnyPayment(Market):
    def judge(self, card: int, names: Pick) -> Illegal | None:
        return None


class NoPathForWaste(Market):
    def judge(self, card: int, names: Pick) -> Illegal | None:
        needed, paid = PRICES[card], sorted(map(int, names))
        return Illegal("M1", "too-much") if paid and sum(paid) - paid[0] >= needed else super().judge(card, names)


class NoPathForTips(Market):
    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("tip", 0, 5, (0, 1, 5), partial(Buy, card, paid))


class WastefulPayments(Market):
    def picks(self, hand: Sequence[int], card: int) -> Iterable[tuple[int, ...]]:
        yield from super().picks(hand, card)
        if sum(hand) - min(hand) >= PRICES[card]:
            yield tuple(hand)


class PaymentsTwice(Market):
    def picks(self, hand: Sequence[int], card: int) -> Iterable[tuple[int, ...]]:
        return [*super().picks(hand, card), *super().picks(hand, card)]


class DeadEnd(Market):
    def cards(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        return One("card", list(PRICES), lambda card: self.payment(position, seat, card))


class NotAllListed(Market):
    def actions(self, position: ToyPosition, seat: Seat) -> Iterator[ToyAction]:
        return (action for action in super().actions(position, seat) if not isinstance(action, Buy) or not action.tip)


class WrongFact(Market):
    def too_dear(self, purse: int) -> Iterator[tuple[int, Illegal]]:
        return super().too_dear(purse - 1)


class WrongRule(Market):
    def too_dear(self, purse: int) -> Iterator[tuple[int, Illegal]]:
        return ((card, Illegal("M9", each.reason, **each.facts)) for card, each in super().too_dear(purse))


class WrongReasonOfAWay(Market):
    def _open(self, position: ToyPosition, seat: Seat, way: Way) -> Tree[ToyAction]:
        tree = super()._open(position, seat, way)
        return Closed(lambda: Illegal("N5", "deck-lost")) if way.key == "draw" and isinstance(tree, Closed) else tree


class TellsOthersHands(Market):
    def purse(self, position: ToyPosition, seat: Seat) -> int:
        return super().purse(position, seat) - sum(position.deck[:1])


class TellsTheDeck(Market):
    def payment(self, position: ToyPosition, seat: Seat, card: int) -> Node[ToyAction]:
        node = super().payment(position, seat, card)
        node.facts = {**node.facts, "next": position.deck[0] if position.deck else 0}
        return node


class LongPath(Market):
    def code(self, hand: Sequence[int], card: int) -> str:
        return LETTERS[card] * 25


class OddCharacters(Market):
    def code(self, hand: Sequence[int], card: int) -> str:
        return chr(ord("à") + card)


class WayBackToAnother(Market):
    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("tip", 0, MOST_TIP, (0, 1, 5), partial(Buy, card, paid), value_of=lambda _: 0)


class PlacesInTheHand(Market):
    def code(self, hand: Sequence[int], card: int) -> str:
        return LETTERS[list(hand).index(card)]


class PlacesInTheComponents(Market):
    """Its keys are places in a list that the order of the components file gives."""

    first = 0

    def cards(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        self.first = list(position.components).index("rounds")
        return super().cards(position, seat)

    def key(self, card: int) -> str:
        return str(card + 100 * self.first)

    def about(self, card: int) -> Option:
        return Option(self.key(card), (Thing("card", card),))


class OneKeyForTwo(Market):
    def key(self, card: int) -> str:
        return "21" if card == 20 else str(card)


class OpensAll(Market):
    """Its cards tell how many payments there are."""

    def cards(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        node = super().cards(position, seat)
        assert isinstance(node, One)

        def about(card: int) -> Option:
            ways = list(self.payment(position, seat, card).next())
            return Option(str(card), (Thing("card", card),), {"ways": len(ways)})

        return One("card", node.usual, node.then, refused=lambda: self.too_dear(sum(position.hands[seat])), about=about)


class OpensAllPayments(OpensAll):
    """It is not sure, and so may look at its own nodes, but asks each for every payment."""

    sure = False

    def payment(self, position: ToyPosition, seat: Seat, card: int) -> Node[ToyAction]:
        node = super().payment(position, seat, card)
        assert isinstance(node, Many)
        list(node.ways())
        return node


class MakesAllToListSome(Market):
    def payment(self, position: ToyPosition, seat: Seat, card: int) -> Node[ToyAction]:
        node = super().payment(position, seat, card)
        assert isinstance(node, Many)
        ways = node.ways
        node.ways = lambda: (pick for pick in ways() for _ in range(9))
        return AllAtOnce(node)


class AllAtOnce(Many[Any, Any]):
    """A node that makes all picks before it lists the first."""

    def __init__(self, node: Many[Any, Any]) -> None:
        for each in fields(Many):
            setattr(self, each.name, getattr(node, each.name))

    def options(self) -> Iterator[Option]:
        return iter([self.option(self.names(way)) for way in list(self.ways())])


class Phrase(Market):
    def about(self, card: int) -> Option:
        return replace(super().about(card), facts={"note": f"costs {PRICES[card]} points"})


class WordedRefusal(Market):
    def too_dear(self, purse: int) -> Iterator[tuple[int, Illegal]]:
        return ((card, Illegal("M1", "too dear for you", needed=PRICES[card])) for card, _ in super().too_dear(purse))


class ThingThatIsNoId(Market):
    def about(self, card: int) -> Option:
        return replace(super().about(card), things=(Thing("card", f"the card {card}"),))


class OtherQuestion(Market):
    def tip(self, card: int, paid: tuple[int, ...]) -> Tree[ToyAction]:
        return Number("gift", 0, MOST_TIP, (0,), partial(Buy, card, paid), value_of=attrgetter("tip"))


class UnknownWay(Market):
    def choices(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        if not self._may(position, seat):
            return super().choices(position, seat)
        ways = [*self.ways[:-1], replace(self.ways[-1], key="purchase")]
        return choose_way(ways, lambda way: self._open(position, seat, way))


class RefusedFirst(Market):
    def cards(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        node = super().cards(position, seat)
        assert isinstance(node, One)
        refused = dict(self.too_dear(sum(position.hands[seat])))
        every = sorted(PRICES, reverse=True)
        return DearFirst(node, refused, every)


class DearFirst(One[Any, Any]):
    def __init__(self, node: One[Any, Any], refused: Mapping[int, Illegal], every: Sequence[int]) -> None:
        for each in fields(One):
            setattr(self, each.name, getattr(node, each.name))
        DearFirst.why, DearFirst.every = refused, every

    why: Mapping[int, Illegal] = {}
    every: Sequence[int] = ()

    def options(self) -> Iterator[Option]:
        return (replace(self._option(card), refused=self.why.get(card)) for card in self.every)


FAULTS: Mapping[str, Sequence[type[Market]]] = {
    "1-legal": (LeafThatIsIllegal, OddPathThatIsIllegal, PathForAnyPayment, NoPathForWaste, NoPathForTips),
    "2-usual": (WastefulPayments, PaymentsTwice, DeadEnd, NotAllListed),
    "3-refused": (WrongFact, WrongRule, WrongReasonOfAWay),
    "4-secret": (TellsOthersHands, TellsTheDeck),
    "5-path": (LongPath, OddCharacters, WayBackToAnother),
    "6-key": (PlacesInTheHand, PlacesInTheComponents, OneKeyForTwo),
    "7-lazy": (OpensAll, OpensAllPayments, MakesAllToListSome),
    "8-id": (Phrase, WordedRefusal, ThingThatIsNoId),
    "ways": (OtherQuestion, UnknownWay),
    "order": (RefusedFirst,),
}
PLANTED = [(law, fault) for law, faults in FAULTS.items() for fault in faults]


def market(kind: Callable[[], Market]) -> list[Spot]:
    """Return spots of a right market's game, to be looked at with another's eyes."""
    setup = new_setup(Market(), ("red", "yellow"), components={"ranks": 8, "hand": 3, "rounds": 3})
    found = [spot for seed in range(4) for spot in spots(Case(Market(), setup), seed, most=12)]
    return [replace(spot, case=Case(kind(), setup)) for spot in found]


@pytest.mark.parametrize("law", LAWS)
def test_a_right_tree_keeps_every_law(law: str) -> None:
    hold(law, market(Market))


@pytest.mark.parametrize(("law", "fault"), PLANTED, ids=[f"{law}-{fault.__name__}" for law, fault in PLANTED])
def test_each_fault_is_found_by_its_law(law: str, fault: type[Market]) -> None:
    with pytest.raises(AssertionError):
        hold(law, market(fault))


def test_every_law_has_a_fault_that_it_finds() -> None:
    assert set(FAULTS) == set(LAWS)
