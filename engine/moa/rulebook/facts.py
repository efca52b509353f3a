"""The numbers of the rulebook: every {name} that its files use, from the components in force.

Names:

    seats_min seats_max periods rounds hand birds leaders leader_honour sale_surcharge karakia_per_action strongholds
    terrain_cards (in play)  terrain_total  terrain_aside  bird_cards mammal_cards karakia_tiles leader_tiles (totals)
    <species>_copies  <species>_icons          "kea_icons": "1 / 2 / - / 1" as bird / fight / honour / karakia
    <mammal>_cards|fight|honour|vp             "dog_fight"
    <tile>_cost|count                          "draw_one_cost"
    leader_tiles_<kind>                        "leader_tiles_vp": "2, 3, 4"
    <terrain>_cards                            "2 / 2 / 1 / - / 1 / -" as draw 1 / 2 / dogs / possums / rats / volcano
    <terrain>_territories                      "coast_territories": "1, 2, 3"
    t<number>_vp  t<number>_next               "t1_vp": "6 / 3", "t1_next": "2, 6"
    volcano_track  volcano_steps               "0, 0, 1", and how many rises lead to the eruption
    dog_price_third_sale  draw_one_and_move_cost    sums for worked examples
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

NONE = "–"
"""Shown where a card has no such number."""

ICONS = ("bird", "fight", "honour", "karakia")
INSTRUCTIONS = ("draw_1", "draw_2", "dog_invasion", "possum_invasion", "rat_invasion", "volcano")
TERRAINS = ("coast", "plains", "forest", "mountain", "volcano")
SPECIES = ("haasts_eagle", "kakapo", "kea", "kiwi", "moa", "morepork", "pukeko", "tui")
"""Those that the book names; a components file may lack one, whose line then shows no numbers."""


def facts(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the value of every name the rulebook may use, from plain components data (as in the TOML or a record)."""
    numbers: dict[str, Any] = {}
    for part in (_limits, _bird_cards, _mammals, _terrain, _tiles, _territories, _volcano, _sums):
        numbers.update(part(data))
    return {name: str(value) for name, value in numbers.items()}


def _limits(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in data["limits"].items():
        if isinstance(value, int):
            yield name, value
    yield "seats_min", data["limits"]["seats"][0]
    yield "seats_max", data["limits"]["seats"][1]


def _bird_cards(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    cards = data["bird_cards"]
    yield "bird_cards", sum(card["copies"] for card in cards.values())
    for name in dict.fromkeys((*SPECIES, *cards)):
        card = cards.get(name, {"copies": 0, "icons": {}})
        yield f"{name}_copies", card["copies"]
        yield f"{name}_icons", _row(card["icons"], ICONS)


def _mammals(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "mammal_cards", sum(mammal["cards"] for mammal in data["mammals"].values())
    for name, mammal in data["mammals"].items():
        for number in ("cards", "fight", "honour", "vp"):
            yield f"{name}_{number}", _shown(mammal.get(number))


def _terrain(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    cards = data["terrain_cards"]
    total = sum(sum(instructions.values()) for instructions in cards.values())
    yield "terrain_total", total
    yield "terrain_aside", total - data["limits"]["terrain_cards"]
    for terrain in TERRAINS:
        yield f"{terrain}_cards", _row(cards.get(terrain, {}), INSTRUCTIONS)
        numbers = (number for number, territory in data["territories"].items() if territory["terrain"] == terrain)
        yield f"{terrain}_territories", _list(sorted(numbers, key=int))


def _tiles(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "karakia_tiles", sum(tile["count"] for tile in data["karakia_tiles"].values())
    for name, tile in data["karakia_tiles"].items():
        yield f"{name}_cost", tile["cost"]
        yield f"{name}_count", tile["count"]
    yield "leader_tiles", sum(len(tiles) for tiles in data["leader_tiles"].values())
    for kind in ("vp", *ICONS):
        yield f"leader_tiles_{kind}", _list(data["leader_tiles"].get(kind, ()))


def _territories(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for number, territory in data["territories"].items():
        yield f"t{number}_vp", " / ".join(map(str, territory["vp"]))
        yield f"t{number}_next", _list(territory["adjacent"])


def _volcano(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    track = data["volcano"]["track"]
    yield "volcano_track", _list(track[:-1])
    yield "volcano_steps", len(track) - 1


def _sums(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    surcharge = data["limits"]["sale_surcharge"]
    yield "dog_price_third_sale", data["mammals"]["dog"]["honour"] + 2 * surcharge
    tiles = data["karakia_tiles"]
    yield "draw_one_and_move_cost", tiles["draw_one"]["cost"] + tiles["move"]["cost"]


def _row(numbers: Mapping[str, int], names: Iterable[str]) -> str:
    return " / ".join(_shown(numbers.get(name)) for name in names)


def _shown(number: int | None) -> str:
    return str(number) if number else NONE


def _list(items: Iterable[Any]) -> str:
    return ", ".join(map(str, items)) or NONE
