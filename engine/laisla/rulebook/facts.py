"""The numbers of the rulebook: every {name} that its files use, from the components in force.

Names:

    cards_dealt price price_discounted set_points cubes_a_point     the rules' own numbers
    seats_min seats_max
    explorers_supply explorers_reserve cubes_start                  what a seat begins with
    fields clearings clearings_2 clearings_3 clearings_4 small_tiles per_species
    end_2 end_3 end_4 track_standard track_short                    "4, 7, 10, 13, 16"
    cards_basic cards_advanced cards_full
    <function>_copies                                               "wild_grey_copies"
    amount_<family>                                                 "amount_symbol_vp3": points
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.laisla.chapters.cards import CARDS
from engine.laisla.chapters.payment import PRICE
from engine.laisla.chapters.scoring import CUBES_A_POINT, SET_POINTS
from engine.laisla.functions import FAMILIES, FUNCTIONS
from engine.laisla.names import SEAT_COUNTS


def facts(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the value of every name the rulebook may use, from plain components data (as in the TOML or a record)."""
    numbers: dict[str, Any] = {}
    for part in (_rules, _pieces, _island, _ends, _cards):
        numbers.update(part(data))
    return {name: str(value) for name, value in numbers.items()}


def _rules(_data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "cards_dealt", CARDS
    yield "price", PRICE
    yield "price_discounted", PRICE - 1
    yield "set_points", SET_POINTS
    yield "cubes_a_point", CUBES_A_POINT
    yield "seats_min", min(SEAT_COUNTS)
    yield "seats_max", max(SEAT_COUNTS)
    for family in FAMILIES:
        if family.amount:
            yield f"amount_{family.name}", family.amount


def _pieces(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    pieces = data["components"]
    yield "explorers_supply", pieces["explorers"]["start_supply"]
    yield "explorers_reserve", pieces["explorers"]["general_reserve"]
    yield "cubes_start", pieces["cubes"]["start_per_player_per_colour"]
    yield "per_species", pieces["small_animal_tiles"]["per_species"]


def _island(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    island = data["island"]
    numbers = Counter(clearing["number"] for clearing in island["clearings"].values())
    yield "fields", len(island["centre_fields"]) + 2 * len(island["spokes"])
    yield "clearings", len(island["clearings"])
    yield "small_tiles", len(island["clearings"])
    for number in (2, 3, 4):
        yield f"clearings_{number}", numbers[number]


def _ends(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    sums = {str(seats): number for seats, number in data["end_sum"].items()}
    for seats in SEAT_COUNTS:
        yield f"end_{seats}", sums[str(seats)]
    for name, track in data["tracks"].items():
        yield f"track_{name}", ", ".join(map(str, track["value_thresholds"]))


def _cards(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    sets = Counter(card["set"] for card in data["deck"])
    yield "cards_basic", sets[1]
    yield "cards_advanced", sets[2]
    yield "cards_full", len(data["deck"])
    copies = Counter(card["function"] for card in data["deck"])
    for function in FUNCTIONS:
        yield f"{function}_copies", copies[function]
