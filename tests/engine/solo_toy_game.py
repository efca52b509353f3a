"""A solo toy game ("crow"): one page, against an opponent that the game itself plays.

It has what such games have: one seat, a further colour with a score of its own (`Game.further_side`), entries that only
go on with what was told last (`Event.amends_last_post`), and actions that are legal whatever is asked.

In each turn the crow draws a card. An odd one is its own; how much an even one is worth to it, the person says. A note
may be made at any time. After the last turn the person enters the own score.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from dataclasses import fields as dataclass_fields
from functools import partial
from typing import Any, ClassVar, Self

from engine.choices import Ask, Closed, Node, Number, Tree, Way, choose_way
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
    Unreadable,
)


@dataclass(frozen=True, slots=True)
class SoloAction:
    type: ClassVar[str]

    def to_data(self) -> JsonObject:
        return {"type": self.type, **asdict(self)}


@dataclass(frozen=True, slots=True)
class Turn(SoloAction):
    type = "turn"


@dataclass(frozen=True, slots=True)
class Worth(SoloAction):
    type = "worth"
    points: int


@dataclass(frozen=True, slots=True)
class Note(SoloAction):
    type = "note"
    number: int


@dataclass(frozen=True, slots=True)
class Score(SoloAction):
    type = "score"
    points: int


@dataclass(frozen=True, slots=True)
class SoloEvent:
    type: ClassVar[str]
    reveals: ClassVar[bool] = False
    milestone: ClassVar[bool] = False
    amends_last_post: ClassVar[bool] = False

    def to_data(self) -> JsonObject:
        return {"type": self.type, **asdict(self)}

    def seen_by(self, seat: Seat | None) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Begun(SoloEvent):
    type = "begun"
    reveals = True


@dataclass(frozen=True, slots=True)
class Drawn(SoloEvent):
    type = "drawn"
    reveals = True
    milestone = True
    card: int


@dataclass(frozen=True, slots=True)
class Taken(SoloEvent):
    type = "taken"
    amends_last_post = True
    points: int


@dataclass(frozen=True, slots=True)
class Noted(SoloEvent):
    type = "noted"
    amends_last_post = True
    number: int


@dataclass(frozen=True, slots=True)
class Ended(SoloEvent):
    type = "ended"
    milestone = True
    winner: Seat


ACTIONS: dict[str, type[SoloAction]] = {each.type: each for each in (Turn, Worth, Note, Score)}
EVENTS: dict[str, type[SoloEvent]] = {each.type: each for each in (Begun, Drawn, Taken, Noted, Ended)}


@dataclass(slots=True)
class SoloPosition(StoredPosition):
    seat: Seat
    crow: Seat
    turns: int
    deck: list[int]
    drawn: list[int] = field(default_factory=list)
    hers: int = 0
    open: bool = False
    notes: list[int] = field(default_factory=list)
    mine: int | None = None


RANKS = 12
MOST: Mapping[str, int] = {"worth": 9, "note": 9999, "score": 999}
"""The greatest number of each kind of answer."""


def why_no_number(kind: str, number: int) -> Illegal | None:
    return None if 0 <= number <= MOST[kind] else Illegal("C2", f"no-such-{kind}", number=number)


class SoloToyGame(Game[SoloPosition, SoloAction, SoloEvent, JsonObject]):
    name = "crow"
    colours = ("blue", "green", "red")
    seat_counts = (1,)
    ways: ClassVar[tuple[Way, ...]] = (
        Way("turn", Turn, (), "turn", ("turn",), open=True, review=False),
        Way("worth", Worth, (Ask("points", Number, number=True),), "worth {points}", ("worth",)),
        Way("score", Score, (Ask("points", Number, number=True),), "score {points}", ("score",)),
        Way("note", Note, (Ask("number", Number, number=True),), "note {number}", ("turn", "worth", "score")),
    )
    switches = ()

    def components(self) -> JsonObject:
        return {"ranks": RANKS, "turns": 3}

    def check_components(self, data: Mapping[str, Any]) -> None:
        for key in self.components():
            if type(data.get(key)) is not int or data[key] < 1:
                raise Unreadable(f"{key} must be a number from 1, found {data.get(key)!r}", key, "a number from 1")

    def further_side(self, seats: Sequence[Seat]) -> FurtherSide:
        return FurtherSide(next(colour for colour in self.colours if colour not in seats), opponent=True)

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[SoloPosition, SoloEvent]:
        deck = chance.shuffle("deck", range(1, components["ranks"] + 1))
        crow = further or self.further_side(seats).colour
        return Outcome(SoloPosition(seats[0], crow, components["turns"], deck), [Begun()])

    def decisions(self, position: SoloPosition) -> tuple[Decision, ...]:
        if position.mine is not None:
            return ()
        if position.open:
            return (Decision(position.seat, "worth", {"card": position.drawn[-1]}, Worth(0)),)
        if len(position.drawn) < position.turns:
            return (Decision(position.seat, "turn", {"turn": len(position.drawn) + 1}, Turn()),)
        return (Decision(position.seat, "score", {}, Score(0)),)

    def choices(self, position: SoloPosition, seat: Seat) -> Node[SoloAction]:
        asked = next((each.kind for each in self.decisions(position) if each.seat == seat), None)
        if asked is None:
            return Closed(lambda: Illegal("C1", "not-asked"))
        return choose_way([way for way in self.ways if asked in way.to], self._open)

    def _open(self, way: Way) -> Tree[SoloAction]:
        if way.action is Turn:
            return Turn()
        kind, most = way.action, MOST[way.key]
        near = {"worth": range(10), "note": (1,), "score": range(0, 60, 10)}[way.key]
        return Number(way.asks[0].name, 0, most, near, kind, judge=partial(why_no_number, way.key))

    def check(self, position: SoloPosition, seat: Seat, action: SoloAction) -> None:
        asked = [each.kind for each in self.decisions(position) if each.seat == seat]
        if not asked or action.type not in (*asked, "note"):
            raise Illegal("C1", "not-asked", action=action.type)
        if not isinstance(action, Turn):
            _, number = action.to_data().values()
            if (illegal := why_no_number(action.type, number)) is not None:
                raise illegal

    def apply(
        self, position: SoloPosition, seat: Seat, action: SoloAction, chance: ShuffleOrDie
    ) -> Outcome[SoloPosition, SoloEvent]:
        self.check(position, seat, action)
        after = position.copy()
        match action:
            case Turn():
                card = after.deck.pop(0)
                after.drawn.append(card)
                after.open = card % 2 == 0
                after.hers += card if card % 2 else 0
                return Outcome(after, [Drawn(card)])
            case Worth(points=points):
                after.open, after.hers = False, after.hers + points
                return Outcome(after, [Taken(points)])
            case Note(number=number):
                after.notes.append(number)
                return Outcome(after, [Noted(number)])
            case Score(points=points):
                after.mine = points
                return Outcome(after, [Ended(after.crow if after.hers > points else after.seat)])
        raise Illegal("C1", "not-asked", action=action.type)

    def in_first_round(self, position: SoloPosition) -> bool:
        return len(position.drawn) < 2 and position.mine is None

    def result(self, position: SoloPosition) -> Result | None:
        if position.mine is None:
            return None
        winner = position.crow if position.hers > position.mine else position.seat
        return Result({position.seat: position.mine, position.crow: position.hers}, (winner,))

    def view(self, position: SoloPosition, seat: Seat | None) -> JsonObject:
        return position.to_data() | {"deck": len(position.deck)}

    def notation(self, action: SoloAction) -> str:
        return " ".join(str(each) for each in action.to_data().values())

    def parse(self, text: str) -> SoloAction:
        kind, *numbers = text.split() or [text]
        if kind not in ACTIONS or not all(each.isdecimal() for each in numbers):
            raise Unreadable(f"expected an action, found {text!r}")
        return ACTIONS[kind](*map(int, numbers))

    def action_from_data(self, data: Mapping[str, Any]) -> SoloAction:
        fields = dict(data)
        kind = ACTIONS.get(str(fields.pop("type", None)))
        if kind is None or set(fields) != {each.name for each in dataclass_fields(kind)}:
            raise Unreadable("the keys are not those of an action", "type")
        for name, value in fields.items():
            if type(value) is not int:
                raise Unreadable(f"{name}: expected a number, found {value!r}", name, "a number", repr(value))
        return kind(**fields)

    def event_from_data(self, data: Mapping[str, Any]) -> SoloEvent:
        fields = dict(data)
        return EVENTS[fields.pop("type")](**fields)

    def determinise(self, view: JsonObject, rng: random.Random) -> SoloPosition:
        unseen = [card for card in range(1, RANKS + 1) if card not in view["drawn"]]
        return self.position_from_data({**view, "deck": rng.sample(unseen, view["deck"])})

    def to_record(self, position: SoloPosition) -> JsonObject:
        return asdict(position)

    def position_from_data(self, data: Mapping[str, Any]) -> SoloPosition:
        return from_data(SoloPosition, data)
