"""Views made by hand: rich positions for the pictures' tests and for looking at."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from engine.contract import Result
from engine.moa.components import FILE, Components
from engine.moa.rules import rules_for
from engine.moa.views.view import (
    Asked,
    MoaView,
    PileSizes,
    ScoringSheet,
    SeatScore,
    SeatView,
    TerritoryScore,
    TerritoryView,
)

OPTIONS = {"karakia_ready": "after_turn", "attack_icons": "shared", "neutral_scores": "hidden"}
LEADER_TILES = (
    "vp:2",
    "vp:3",
    "vp:4",
    "bird:2",
    "bird:3",
    "bird:3",
    "fight:2",
    "fight:2",
    "fight:3",
    "honour:2",
    "honour:2",
    "karakia:3",
)
FIVE = ("yellow", "red", "green", "blue", "white")


@cache
def components() -> Components:
    """Return the shipped components."""
    text = files("engine.moa").joinpath("components.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    data.pop("provenance", None)
    return Components.model_validate(data)


def empty_land(open_terrains: tuple[str, ...] = ()) -> dict[int, TerritoryView]:
    """Return every territory with its leader tile and nothing else."""
    return {
        number: TerritoryView(
            number=number,
            terrain=each.terrain,
            vp=each.vp,
            adjacent=each.adjacent,
            at=each.at,
            open=each.terrain in open_terrains,
            erupted=False,
            mammal=None,
            sold_by=None,
            sale_scored=False,
            stronghold=False,
            leader_tile=LEADER_TILES[(number * 5) % 12],
            birds={},
            leader=None,
        )
        for number, each in components().territories.items()
    }


def seat_view(seat: str, **changes: Any) -> SeatView:
    """Return a seat as it starts, with `changes`."""
    plain = SeatView(
        seat=seat,
        neutral=False,
        score=0,
        birds=16,
        leaders=4,
        cards=9,
        hand=None,
        leader_tiles=(),
        karakia=(),
        karakia_fresh=(),
        trophies=(),
        sold_cards=(),
        pieces_on_board=0,
    )
    return replace(plain, **changes)


def table(
    land: Mapping[int, TerritoryView], seats: tuple[SeatView, ...], *, active: tuple[str, ...], **changes: Any
) -> MoaView:
    """Return a view of these territories and seats, with `changes`."""
    seating = tuple(seat.seat for seat in seats if not seat.neutral)
    plain = MoaView(
        viewer=None,
        components=components(),
        options=OPTIONS,
        period=1,
        round=1,
        phase="actions",
        seating=seating,
        first_player=seating[0],
        neutral=next((seat.seat for seat in seats if seat.neutral), None),
        volcano=0,
        erupted=False,
        sales=0,
        active_terrain=active,
        display={"dog": 0, "possum": 0, "rat": 0},
        karakia_stock={
            "draw_one": 2,
            "exchange_three": 2,
            "two_fight": 3,
            "any_territory": 2,
            "move": 2,
            "stronghold": 2,
        },
        territories=tuple(land[number] for number in sorted(land)),
        seats=seats,
        piles=PileSizes(birds=15, mammals=18, terrain=12),
        bird_discard=(),
        mammal_discard=(),
        asked=Asked(seating[0], "action"),
        sheets=(),
        result=None,
        rules=rules_for(FILE.shipped(), OPTIONS),
        agenda=(),
    )
    return replace(plain, **changes)


def early() -> MoaView:
    """Three seats in the first round."""
    land = empty_land(("coast", "forest"))
    land[2] = replace(land[2], birds={"red": 4})
    land[7] = replace(land[7], birds={"yellow": 3, "blue": 1})
    hand = ("haasts_eagle", "kakapo", "kea", "kiwi", "moa", "morepork", "pukeko", "pukeko", "tui")
    seats = (
        seat_view("red", birds=12, cards=8, pieces_on_board=4),
        seat_view("yellow", birds=13, cards=7, pieces_on_board=3),
        seat_view("blue", birds=15, hand=hand, pieces_on_board=1),
    )
    return table(
        land,
        seats,
        active=("coast:draw_1", "forest:draw_2"),
        viewer="blue",
        display={"dog": 1, "possum": 0, "rat": 1},
        asked=Asked("blue", "action"),
    )


def crowded() -> MoaView:
    """Five seats late in the second period, with everything that can lie in one place."""
    land = empty_land(("plains", "mountain"))
    land[1] = replace(land[1], mammal="possum", leader_tile=None)
    land[2] = replace(
        land[2], birds={"red": 10, "green": 3, "blue": 12}, leader="blue", leader_tile=None, stronghold=True
    )
    land[3] = replace(land[3], mammal="rat", sold_by="yellow", leader_tile=None, birds={"yellow": 1, "white": 2})
    everybody = {"yellow": 11, "red": 12, "green": 10, "blue": 16, "white": 14}
    land[4] = replace(land[4], birds={"yellow": 5, "white": 5})
    land[5] = replace(land[5], birds=everybody, leader="green", leader_tile=None, stronghold=True)
    land[6] = replace(land[6], birds=everybody, mammal="dog")
    land[7] = replace(land[7], birds={"white": 2}, stronghold=True)
    land[8] = replace(land[8], mammal="weasel", leader_tile=None, stronghold=True)
    land[9] = replace(
        land[9], mammal="dog", sold_by="blue", leader_tile=None, stronghold=True, birds=everybody, leader="blue"
    )
    land[10] = replace(land[10], birds={"green": 7}, leader="green", leader_tile=None)
    land[11] = replace(land[11], leader="white", birds={}, leader_tile=None)
    land[12] = replace(land[12], birds={"red": 3, "yellow": 3}, vp=(6, 3))
    seats = (
        seat_view(
            "yellow",
            score=48,
            birds=2,
            leaders=3,
            cards=0,
            leader_tiles=("bird:3", "fight:2", "vp:4"),
            karakia=("move", "two_fight"),
            trophies=("dog:4", "rat:2"),
        ),
        seat_view(
            "red",
            score=105,
            birds=0,
            leaders=4,
            cards=12,
            karakia=("draw_one", "stronghold"),
            karakia_fresh=("stronghold",),
        ),
        seat_view(
            "green",
            score=7,
            birds=10,
            leaders=1,
            cards=3,
            leader_tiles=("honour:2", "honour:2"),
            sold_cards=("possum:3", "possum:3"),
            trophies=("weasel:3",),
        ),
        seat_view(
            "blue",
            score=61,
            birds=1,
            leaders=2,
            cards=9,
            trophies=("dog:4",),
            sold_cards=("dog:4", "rat:2", "possum:3"),
        ),
        seat_view(
            "white",
            score=33,
            birds=4,
            leaders=0,
            cards=5,
            leader_tiles=("vp:2", "vp:3", "bird:2", "karakia:3", "fight:3"),
            karakia=("any_territory", "draw_one", "exchange_three", "exchange_three", "move", "two_fight", "two_fight"),
            trophies=("dog:4", "dog:4", "possum:3", "rat:2", "weasel:3"),
            sold_cards=("dog:4", "rat:2"),
        ),
    )
    return table(
        land,
        seats,
        active=("plains:dog_invasion", "mountain:volcano"),
        period=2,
        round=6,
        volcano=3,
        sales=2,
        phase="terrain",
        first_player="green",
        display={"dog": 3, "possum": 0, "rat": 2},
        karakia_stock={
            "draw_one": 0,
            "exchange_three": 0,
            "two_fight": 0,
            "any_territory": 1,
            "move": 0,
            "stronghold": 1,
        },
        piles=PileSizes(birds=3, mammals=6, terrain=2),
        bird_discard=("kea",) * 28,
        mammal_discard=("dog",) * 5,
        asked=Asked("blue", "defend", territory=6, mammal="dog"),
    )


def crowded_before() -> MoaView:
    """The moment before `crowded`."""
    view = crowded()
    land = {each.number: each for each in view.territories}
    land[6] = replace(land[6], mammal=None)
    land[4] = replace(land[4], birds={"yellow": 3, "white": 5, "red": 2})
    land[12] = replace(land[12], birds={"red": 5, "yellow": 3})
    land[10] = replace(land[10], leader=None, leader_tile="honour:2")
    land[2] = replace(land[2], stronghold=False)
    land[1] = replace(land[1], mammal=None, birds={"red": 3, "blue": 1})
    return replace(view, territories=tuple(land.values()), asked=None)


def erupted() -> MoaView:
    """Four seats, the volcano has erupted."""
    land = empty_land(("coast", "plains"))
    land[12] = replace(land[12], erupted=True, leader_tile=None, vp=(0, 0))
    land[1] = replace(land[1], birds={"red": 2, "white": 1}, leader="red", leader_tile=None)
    land[4] = replace(land[4], mammal="dog", leader_tile=None)
    land[8] = replace(land[8], birds={"green": 3}, stronghold=True)
    land[10] = replace(land[10], mammal="possum", sold_by="green", leader_tile=None, birds={"green": 1})
    seats = tuple(
        seat_view(seat, score=20 + 3 * n, birds=12 - n, leaders=3)
        for n, seat in enumerate(("white", "red", "green", "yellow"))
    )
    return table(
        land,
        seats,
        active=("coast:draw_2", "plains:rat_invasion"),
        period=2,
        round=3,
        volcano=5,
        erupted=True,
        asked=Asked("green", "tiles"),
    )


def duel() -> MoaView:
    """Two seats and the neutral colour."""
    land = empty_land(("volcano", "coast"))
    land[3] = replace(land[3], birds={"green": 2, "white": 1, "yellow": 2})
    land[12] = replace(land[12], birds={"white": 4}, leader="white", leader_tile=None)
    land[9] = replace(land[9], birds={"yellow": 3}, leader="yellow", leader_tile=None)
    seats = (
        seat_view("green", birds=14, score=5),
        seat_view("white", birds=11, leaders=3, score=3, karakia=("move",)),
        seat_view("yellow", neutral=True, score=None, birds=11, leaders=3, cards=0),
    )
    return table(
        land,
        seats,
        active=("volcano:volcano", "coast:draw_1"),
        round=2,
        volcano=1,
        asked=Asked("white", "neutral", territory=7),
    )


def finished() -> MoaView:
    """Five seats, the game is over."""
    view = crowded()
    scores = {seat.seat: seat.score or 0 for seat in view.seats}
    return replace(view, phase="finished", asked=None, sheets=(sheet(),), result=Result(scores, ("red",)))


def sheet(period: int = 2) -> ScoringSheet:
    """Return a scoring sheet of five seats."""
    rows = []
    for number, each in components().territories.items():
        seats = [FIVE[(number + step) % 5] for step in range(number % 6)]
        pieces = {seat: max(1, 12 - 3 * step) for step, seat in enumerate(seats)}
        first, second = tuple(seats[:1]), tuple(seats[1:3])
        points = dict.fromkeys(seats, 0)
        points.update(dict.fromkeys(first, each.vp[0]))
        points.update({seat: each.vp[1] // len(second) for seat in second})
        leader = seats[1] if len(seats) > 1 and number % 2 else None
        rows.append(TerritoryScore(number, each.vp, pieces, leader, first, second, points))
    columns = tuple(
        SeatScore(seat, 40 + n, 20 + 7 * n, ("dog:4",), ("rat:2",), 6, 3 * n, 69 + 11 * n)
        for n, seat in enumerate(FIVE)
    )
    return ScoringSheet(period, tuple(rows), columns)


ALL = {
    "early": early,
    "crowded": crowded,
    "erupted": erupted,
    "duel": duel,
    "finished": finished,
}
