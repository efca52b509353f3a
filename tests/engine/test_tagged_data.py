"""Things of several kinds as plain data, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from engine.contract import Seat, Unreadable
from engine.tagged_data import Kinds, TaggedAction, TaggedEvent, TaggedStep


@dataclass(frozen=True, slots=True)
class Nut:
    weight: int


@dataclass(frozen=True, slots=True)
class Hide(TaggedAction):
    type = "hide"
    keys: ClassVar = {"place": "at"}
    absent = ("guard", "guards")
    unordered = ("nuts", "guards")
    place: int
    nuts: tuple[str, ...] = ()
    guard: str | None = None
    guards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Hid(TaggedEvent):
    type = "hid"
    private_fields = ("nut",)
    seat: Seat
    nut: Nut | None


@dataclass(frozen=True, slots=True)
class BeginDay(TaggedStep):
    day: int


ACTIONS = Kinds("action", TaggedAction, globals())
EVENTS = Kinds("event", TaggedEvent, globals())
STEPS = Kinds("agenda", TaggedStep, globals())


@pytest.mark.parametrize(
    ("thing", "data"),
    [
        (Hide(3, ("oak", "ash")), {"type": "hide", "at": 3, "nuts": ["ash", "oak"]}),
        (Hide(3, (), "ann", ()), {"type": "hide", "at": 3, "nuts": [], "guard": "ann", "guards": []}),
        (Hid("red", Nut(5)), {"type": "hid", "seat": "red", "nut": {"weight": 5}}),
        (Hid("red", None), {"type": "hid", "seat": "red", "nut": None}),
        (BeginDay(2), {"step": "BeginDay", "day": 2}),
    ],
)
def test_it_is_written_and_read_back(thing: Any, data: dict[str, Any]) -> None:
    kinds: Kinds[Any] = next(kinds for kinds in (ACTIONS, EVENTS, STEPS) if type(thing) in kinds.values())
    assert thing.to_data() == data
    assert kinds.read(data) == thing


@pytest.mark.parametrize(
    ("data", "path", "expected"),
    [
        ({"type": "eat"}, "type", "one of hide"),
        ({"type": ["hide"]}, "type", "one of hide"),
        ([], "type", "one of hide"),
        ({"type": "hide", "at": 3}, "nuts", "a value"),
        ({"type": "hide", "at": 3, "nuts": [], "guard": "ann"}, "guards", "a value"),
        ({"type": "hide", "place": 3, "nuts": []}, "at", "a value"),
        ({"type": "hide", "at": 3, "nuts": [], "why": 1}, "why", "nothing"),
        ({"type": "hide", "at": True, "nuts": []}, "at", "a whole number"),
        ({"type": "hide", "at": "3", "nuts": []}, "at", "a whole number"),
        ({"type": "hide", "at": 3, "nuts": "oak"}, "nuts", "a list"),
        ({"type": "hide", "at": 3, "nuts": ["oak", 1]}, "nuts.1", "a name"),
    ],
)
def test_what_is_none_is_refused_with_its_place(data: Any, path: str, expected: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        ACTIONS.read(data)
    assert (refusal.value.path, refusal.value.expected) == (path, expected)


def test_what_can_be_no_json_is_refused() -> None:
    with pytest.raises(Unreadable):
        ACTIONS.read({"type": "hide", "at": object(), "nuts": []})


def test_only_the_own_seat_sees_what_is_its_own() -> None:
    hid = Hid("red", Nut(5))
    assert hid.seen_by("red") == hid
    assert hid.seen_by("green").nut is None
    assert hid.seen_by(None).nut is None


def test_the_order_in_lists_means_nothing_where_it_is_said() -> None:
    assert Hide(1, ("b", "a")) == Hide(1, ("a", "b"))
    assert hash(Hide(1, ("b", "a"))) == hash(Hide(1, ("a", "b")))
