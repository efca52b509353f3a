"""Nests: a game of one page, so that what is written once for all games has a second game to hold to.

It has what the real games have: hidden hands, a hidden deck, dice, a neutral colour with two seats, and (switch
`mode`: "together") decisions that several seats take at the same time, repeatable until the last one is in.

Each round every seat lays a card (its number is scored) or passes; it may draw a card before. With `lucky`, a die is
added to each card laid.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar, Self

from engine.choices import Ask, Closed, Node, One, Option, Thing, Tree, Way, choose_way
from engine.codec import StoredPosition, from_data
from engine.contract import (
    Decision,
    FurtherSide,
    Game,
    Illegal,
    JsonObject,
    Outcome,
    Result,
    Seat,
    ShuffleOrDie,
    Switch,
    Unreadable,
)


@dataclass(frozen=True, slots=True)
class ToyAction:
    type: ClassVar[str]

    def to_data(self) -> JsonObject:
        return {"type": self.type, **asdict(self)}


@dataclass(frozen=True, slots=True)
class Lay(ToyAction):
    type = "lay"
    card: int


@dataclass(frozen=True, slots=True)
class Draw(ToyAction):
    type = "draw"


@dataclass(frozen=True, slots=True)
class Pass(ToyAction):
    type = "pass"


@dataclass(frozen=True, slots=True)
class ToyEvent:
    type: ClassVar[str]
    reveals: ClassVar[bool] = False
    milestone: ClassVar[bool] = False
    amends_last_post: ClassVar[bool] = False

    def to_data(self) -> JsonObject:
        return {"type": self.type, **asdict(self)}

    def seen_by(self, seat: Seat | None) -> Self:
        hidden = {"card": None} if getattr(self, "secret", False) and getattr(self, "seat", None) != seat else {}
        return replace(self, **hidden)


@dataclass(frozen=True, slots=True)
class Dealt(ToyEvent):
    type = "dealt"
    reveals = True
    seating: list[Seat]


@dataclass(frozen=True, slots=True)
class Drew(ToyEvent):
    type = "drew"
    reveals = True
    seat: Seat
    card: int | None
    secret: bool = True


@dataclass(frozen=True, slots=True)
class Chose(ToyEvent):
    type = "chose"
    seat: Seat
    card: int | None
    secret: bool = True


@dataclass(frozen=True, slots=True)
class Laid(ToyEvent):
    type = "laid"
    milestone = True
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Rolled(ToyEvent):
    type = "rolled"
    reveals = True
    value: int


@dataclass(frozen=True, slots=True)
class Shown(ToyEvent):
    type = "shown"
    reveals = True
    cards: dict[Seat, int | None]


ACTIONS: dict[str, type[ToyAction]] = {each.type: each for each in (Lay, Draw, Pass)}
EVENTS: dict[str, type[ToyEvent]] = {each.type: each for each in (Dealt, Drew, Chose, Laid, Rolled, Shown)}


@dataclass(slots=True)
class ToyPosition(StoredPosition):
    options: dict[str, Any]
    components: dict[str, Any]
    seating: list[Seat]
    neutral: Seat | None
    deck: list[int]
    hands: dict[Seat, list[int]]
    scores: dict[Seat, int]
    round: int = 1
    asked: list[Seat] = field(default_factory=list)
    chosen: dict[Seat, int | None] = field(default_factory=dict)


class Toy(Game[ToyPosition, ToyAction, ToyEvent, JsonObject]):
    name = "toy"
    colours = ("red", "yellow", "green", "blue")
    seat_counts = (2, 3, 4)
    ways: ClassVar[tuple[Way, ...]] = (
        Way("lay", Lay, (Ask("card", One, number=True),), "lay {card}", ("lay",)),
        Way("draw", Draw, (), "draw", ("lay",), review=False),
        Way("pass", Pass, (), "pass", ("lay",), open=True, review=False, declines=True),
    )
    switches = (Switch("mode", "N1", ("turns", "together")), Switch("lucky", "N2", (False, True)))

    def components(self) -> JsonObject:
        return {"ranks": 12, "hand": 3, "rounds": 3}

    def check_components(self, data: Mapping[str, Any]) -> None:
        for key in self.components():
            if type(data.get(key)) is not int or data[key] < 1:
                raise Unreadable(f"{key} must be a number from 1, found {data.get(key)!r}", key, "a number from 1")

    def further_side(self, seats: Sequence[Seat]) -> FurtherSide | None:
        if len(seats) != 2:
            return None
        return FurtherSide(next(colour for colour in self.colours if colour not in seats), opponent=False)

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[ToyPosition, ToyEvent]:
        if unknown := {*seats, further} - {*self.colours, None}:
            raise Unreadable(f"{min(map(str, unknown))} is none of {list(self.colours)}", "seats")
        every = {switch.name: options.get(switch.name, switch.choices[0]) for switch in self.switches}
        seating = chance.shuffle("seating", seats)
        deck = chance.shuffle("deck", range(1, components["ranks"] + 1))
        hands: dict[Seat, list[int]] = {}
        for seat in seating:
            hands[seat], deck = sorted(deck[: components["hand"]]), deck[components["hand"] :]
        side = self.further_side(seats)
        neutral = further or (side.colour if side else None)
        scores = dict.fromkeys([*seating, neutral] if neutral else seating, 0)
        position = ToyPosition(every, dict(components), seating, neutral, deck, hands, scores, asked=list(seating))
        return Outcome(position, [Dealt(list(seating))])

    def decisions(self, position: ToyPosition) -> tuple[Decision, ...]:
        together = position.options["mode"] == "together"
        asked = position.asked if together else position.asked[:1]
        return tuple(Decision(seat, "lay", {}, Pass()) for seat in asked)

    def next_seat(self, position: ToyPosition) -> Seat | None:
        together = position.options["mode"] == "together"
        return None if together or len(position.asked) < 2 else position.asked[1]

    def at_turn(self, position: ToyPosition, seat: Seat) -> ToyPosition | None:
        if position.options["mode"] == "together" or seat not in position.asked[1:]:
            return None
        imagined = position.copy()
        imagined.asked = imagined.asked[imagined.asked.index(seat) :]
        return imagined

    def revisable(self, position: ToyPosition) -> tuple[Decision, ...]:
        if not position.asked:
            return ()
        answers: dict[Seat, ToyAction] = {
            seat: Pass() if card is None else Lay(card) for seat, card in position.chosen.items()
        }
        return tuple(Decision(seat, "lay", {}, answer) for seat, answer in answers.items())

    def choices(self, position: ToyPosition, seat: Seat) -> Node[ToyAction]:
        if not self._may(position, seat):
            return Closed(lambda: Illegal("N3", "not-asked", seat=seat))
        return choose_way(self.ways, lambda way: self._open(position, seat, way))

    def _open(self, position: ToyPosition, seat: Seat, way: Way) -> Tree[ToyAction]:
        if way.action is Draw and not position.deck:
            return Closed(lambda: Illegal("N5", "deck-empty"))
        if way.action is not Lay:
            leaf: ToyAction = way.action()
            return leaf
        hand = position.hands[seat]
        others = [card for card in range(1, position.components["ranks"] + 1) if card not in hand]
        return One(
            "card",
            hand,
            Lay,
            refused=lambda: [(card, Illegal("N4", "not-held", card=card)) for card in others],
            about=lambda card: Option(str(card), (Thing("card", card),), held=card in hand),
        )

    def check(self, position: ToyPosition, seat: Seat, action: ToyAction) -> None:
        if not self._may(position, seat):
            raise Illegal("N3", "not-asked", seat=seat)
        if isinstance(action, Lay) and action.card not in position.hands[seat]:
            raise Illegal("N4", "not-held", card=action.card)
        if isinstance(action, Draw) and not position.deck:
            raise Illegal("N5", "deck-empty")

    def apply(
        self, position: ToyPosition, seat: Seat, action: ToyAction, chance: ShuffleOrDie
    ) -> Outcome[ToyPosition, ToyEvent]:
        self.check(position, seat, action)
        after = position.copy()
        if isinstance(action, Draw):
            card = after.deck.pop(0)
            after.hands[seat] = sorted([*after.hands[seat], card])
            return Outcome(after, [Drew(seat, card)])
        card_laid = action.card if isinstance(action, Lay) else None
        if seat in after.asked:
            after.asked.remove(seat)
        if after.options["mode"] == "turns":
            events = [Laid(seat, card_laid), *self._score(after, seat, card_laid, chance)]
        else:
            after.chosen[seat] = card_laid
            events = [Chose(seat, card_laid), *self._show(after, chance)]
        if not after.asked and after.round < after.components["rounds"]:
            after.round += 1
            after.asked = list(after.seating)
        return Outcome(after, events)

    def in_first_round(self, position: ToyPosition) -> bool:
        return position.round == 1

    def result(self, position: ToyPosition) -> Result | None:
        if position.asked:
            return None
        scores = {seat: position.scores[seat] for seat in position.seating}
        return Result(scores, tuple(seat for seat in position.seating if scores[seat] == max(scores.values())))

    def view(self, position: ToyPosition, seat: Seat | None) -> JsonObject:
        data = position.to_data()
        data["deck"] = len(position.deck)
        data["hands"] = {each: hand if each == seat else len(hand) for each, hand in position.hands.items()}
        data["chosen"] = {each: card if each == seat else "hidden" for each, card in position.chosen.items()}
        return data

    measured: ClassVar[Mapping[str, tuple[str, ...]]] = {"lay": ("cards",)}

    def marks(self, view: JsonObject) -> Mapping[str, str]:
        return {"round": str(view["round"])}

    def measures(self, view: JsonObject, decision: Decision) -> Mapping[str, int]:
        hand = view["hands"][decision.seat]
        return {"cards": hand if isinstance(hand, int) else len(hand)}

    def affairs(self, view: JsonObject, seat: Seat) -> object:
        return {each: score for each, score in view["scores"].items() if each != seat}

    def scene(self, view: JsonObject, action: ToyAction) -> Mapping[Thing, object]:
        if not isinstance(action, Lay):
            return {}
        return {Thing("seat", seat): score for seat, score in view["scores"].items()}

    def notation(self, action: ToyAction) -> str:
        return f"lay {action.card}" if isinstance(action, Lay) else action.type

    def parse(self, text: str) -> ToyAction:
        match text.split():
            case ["lay", card] if card.isdecimal():
                return Lay(int(card))
            case ["draw"]:
                return Draw()
            case ["pass"]:
                return Pass()
        raise Unreadable(f"expected lay, draw or pass, found {text!r}")

    def action_from_data(self, data: Mapping[str, Any]) -> ToyAction:
        fields = dict(data)
        kind = fields.pop("type", None)
        if not isinstance(kind, str) or kind not in ACTIONS:
            raise Unreadable("expected lay, draw or pass", "type", "lay, draw or pass")
        if set(fields) != ({"card"} if kind == "lay" else set()):
            raise Unreadable("the keys are not those of this action")
        if kind == "lay" and type(fields["card"]) is not int:
            raise Unreadable("expected a number", "card", "a number")
        return ACTIONS[kind](**fields)

    def event_from_data(self, data: Mapping[str, Any]) -> ToyEvent:
        fields = dict(data)
        return EVENTS[fields.pop("type")](**fields)

    def determinise(self, view: JsonObject, rng: random.Random) -> ToyPosition:
        data = {**view}
        own = [card for hand in view["hands"].values() if isinstance(hand, list) for card in hand]
        unseen = [card for card in range(1, view["components"]["ranks"] + 1) if card not in own]
        rng.shuffle(unseen)
        data["hands"] = {
            seat: hand if isinstance(hand, list) else sorted(unseen.pop() for _ in range(hand))
            for seat, hand in view["hands"].items()
        }
        data["chosen"] = {
            seat: rng.choice([None, *data["hands"][seat]]) if card == "hidden" else card
            for seat, card in view["chosen"].items()
        }
        data["deck"] = [unseen.pop() for _ in range(view["deck"])]
        return self.position_from_data(data)

    def to_record(self, position: ToyPosition) -> JsonObject:
        data = asdict(position)
        asked = data.pop("asked")
        del data["options"], data["components"]
        return data | {"deciding": [{"seat": seat, "kind": "lay"} for seat in asked]}

    def position_from_data(self, data: Mapping[str, Any]) -> ToyPosition:
        return from_data(ToyPosition, data)

    def _may(self, position: ToyPosition, seat: Seat) -> bool:
        """Say whether a seat may act; together, one that has chosen may choose again while others have not."""
        if position.options["mode"] == "turns":
            return position.asked[:1] == [seat]
        return bool(position.asked) and seat in position.seating

    def _score(self, position: ToyPosition, seat: Seat, card: int | None, chance: ShuffleOrDie) -> Iterator[ToyEvent]:
        if card is None:
            return
        position.hands[seat].remove(card)
        position.scores[seat] += card
        if position.options["lucky"]:
            value = chance.die(6)
            position.scores[seat] += value
            yield Rolled(value)

    def _show(self, position: ToyPosition, chance: ShuffleOrDie) -> list[ToyEvent]:
        if position.asked:
            return []
        events: list[ToyEvent] = [Shown(dict(position.chosen))]
        for seat in position.seating:
            events += self._score(position, seat, position.chosen[seat], chance)
        position.chosen = {}
        return events
