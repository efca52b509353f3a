"""Nothing on a territory hangs over its edge or lies on something else, not even in the most crowded one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.locale import wording
from engine.moa.events import BirdsPlaced, Invaded, InvasionSucceeded, Returned, Spent
from engine.moa.views.view import Asked, TerritoryView
from render.kit.canvas import Canvas, Layer
from render.kit.cutout import Cutout
from render.moa.changes import NOTHING, Change, change_of, changes, recall
from render.moa.hexes import Grid, Spot
from render.moa.painter import PAINTER
from render.moa.panels import changed_things
from render.moa.territory import arrange, items
from tests.engine.moa.positions import game
from tests.render.views import FIVE, components, empty_land

WORDS = wording("en")
SPOT = Grid(163, 0, 0).spot((0, 0))


class Recorder(Canvas):
    """A canvas that only notes what is put where, as boxes around the spot's centre."""

    def __init__(self) -> None:
        super().__init__(Layer(Image.new("RGB", (10, 10)), Image.new("P", (1, 1))))
        self.boxes: list[tuple[float, float, float, float]] = []

    def centre(self, sprite: Image.Image | Cutout, x: float, y: float) -> None:
        self.boxes.append((x - sprite.width / 2, y - sprite.height / 2, x + sprite.width / 2, y + sprite.height / 2))


def laid_out(territory: TerritoryView, change: Change = NOTHING) -> list[tuple[float, float, float, float]]:
    recorder = Recorder()
    arrange(recorder, items(territory, change, components()), Spot(0, 0, SPOT.width, SPOT.height, SPOT.unit))
    return recorder.boxes


def edge(y: float) -> float:
    """Return half the hexagon's width at that height."""
    half = SPOT.height / 2
    return SPOT.width / 2 * min(1.0, 2 * (1 - abs(y) / half))


CROWD = dict.fromkeys(FIVE, 16)
FULLEST: dict[str, dict[str, Any]] = {
    "asked": {"mammal": "dog", "leader_tile": "vp:4", "birds": CROWD, "leader": None},
    "sold": {
        "mammal": "possum",
        "sold_by": "red",
        "stronghold": True,
        "leader_tile": None,
        "birds": CROWD,
        "leader": "red",
    },
    "stronghold": {"stronghold": True, "leader_tile": None, "birds": CROWD, "leader": "blue"},
    "tile": {"stronghold": True, "leader_tile": "fight:3", "birds": CROWD, "leader": None},
}


@pytest.mark.parametrize("name", FULLEST)
@pytest.mark.parametrize("lost", [(), ("yellow",)])
def test_the_most_crowded_territory(name: str, lost: tuple[str, ...]) -> None:
    territory = replace(empty_land()[5], **FULLEST[name])
    check(laid_out(territory, Change(lost=lost, fewer=(("red", 2),), added=frozenset(FIVE))))


def test_any_territory() -> None:
    source = random.Random(5)
    for _ in range(300):
        seats = source.sample(FIVE, source.randint(0, 5))
        invaded = source.random() < 0.4
        territory = replace(
            empty_land()[5],
            birds={seat: source.randint(1, 16) for seat in seats},
            leader=source.choice([None, *FIVE]),
            mammal=source.choice(["dog", "rat"]) if invaded else None,
            sold_by=source.choice([None, "red"]) if invaded else None,
            stronghold=source.random() < 0.4,
            leader_tile=None,
        )
        fewer = tuple((seat, source.randint(1, 15)) for seat in seats if source.random() < 0.4)
        check(laid_out(territory, Change(lost=tuple(source.sample(FIVE, source.randint(0, 3))), fewer=fewer)))


def check(boxes: list[tuple[float, float, float, float]]) -> None:
    for left, top, right, bottom in boxes:
        # Sprites have round or pointed corners: a twelfth of the box at each corner is empty.
        trim = (bottom - top) / 12
        assert top >= -40 * SPOT.unit, "over the values"
        for y in (top + trim, bottom - trim):
            assert -edge(y) <= left + trim, "over the left edge"
            assert right - trim <= edge(y), "over the right edge"
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 4 or other[3] <= one[1] + 4
        assert apart, "two things overlap"


def test_pieces_that_left_leave_a_trace_though_others_remain() -> None:
    before = replace(empty_land()[5], birds={"red": 5, "blue": 2}, leader="blue", leader_tile=None)
    now = replace(before, birds={"red": 3, "blue": 2}, leader=None)
    change = change_of(now, before)
    assert change.fewer == (("red", 2), ("blue", 1))
    assert change.lost == ()
    assert len(laid_out(now, change)) == len(laid_out(now)) + 2


def test_what_was_placed_and_lost_since_the_last_picture_shows_as_gone() -> None:
    table = game().bare("yellow", "green").land(9, yellow=1).open("forest", "coast").hand("red", "pukeko kea")
    before = table.view(None)
    happened = [
        BirdsPlaced("red", 9, 3, Spent(("pukeko",), (), 0, False)),
        Invaded(9, "dog"),
        InvasionSucceeded(9, "dog", Returned({"red": 3, "yellow": 1}, ("green",)), None),
    ]
    table.land(9, mammal="dog")
    for seat in ("red", "yellow"):
        table.position.territories[9].birds.pop(seat, None)
    now = table.view(None)
    assert changes(now, before)[9].lost == ("yellow",)
    assert changes(now, recall(before, happened))[9].lost == ("yellow", "red", "green")
    assert changes(now, recall(before, happened))[8].lost == ()
    bare, told = (PAINTER.board(now, WORDS, before=before, happened=events).data for events in ((), happened))
    assert bare != told


def test_the_land_that_falls_is_marked_where_the_mammal_stood_there_before() -> None:
    table = game().bare("yellow", "green").land(9, yellow=1, mammal="dog").open("forest", "coast")
    asked = Asked("yellow", "defend", 9, "dog")
    before = replace(table.view(None), asked=asked)
    table.position.territories[9].birds.pop("yellow")
    now = table.view(None)
    assert changes(before, before)[9].attacked
    assert changes(now, before)[9].attacked
    assert not changes(now, now)[9].attacked
    assert not changes(now, before)[8].attacked


def test_what_a_seat_has_otherwise_than_before_is_framed() -> None:
    table = game().bare("yellow", "green").hand("red", "pukeko kea")
    before = table.view(None)
    assert changed_things(before.seat("red"), before.seat("red")) == frozenset()
    red = before.seat("red")
    now = replace(red, cards=red.cards - 1, karakia=(*red.karakia, "move"), trophies=("rat:2",))
    assert changed_things(now, red) == {"cards", "karakia move", "trophy rat:2"}
    assert changed_things(red, now) == {"cards"}, "of what it has given away nothing is there to be framed"
    after = replace(before, seats=tuple(now if each.seat == "red" else each for each in before.seats))
    assert PAINTER.board(after, WORDS, before=before).data != PAINTER.board(after, WORDS).data
