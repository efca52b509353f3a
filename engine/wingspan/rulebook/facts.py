"""The numbers and words of the rulebook: every {name} that its files use, from the components in force.

Words (icons, habitats, actions, marks) are given as the data have them; the rulebook's terms say how they are called.

Names:

    automa_cards birds turns_<round> level_names              "8"
    facedown_<level> egg_<level> egg_example_tokens|eggs|left
    cache_free cache_paid hoard_gain_<resource> hoard_pay_<resource> die_mark
    lost_icon lost_icon_mark blank_section_mark ties_mark pair_value pairs_mark
    habitat_most blue_most green_<round> duet_tokens duet_goal_<round>        "4 / 1"
    <card>_<round>_does|action|right|food_<place>             "a05_2_does": "gain_food, fruit, rodent, ..."
    <card>_cubes <card>_after <card>_mark                     cards by id, special ones too
    <card>_food_mark                                          the mark of its food orders; the other leaves them out
    <bonus card>_<level> <bonus card>_mark                    "2, 3"
    rate_<percent card> rate_<percent card>_mark              "22"
    goal_<goal>_base goal_<goal>_mark                         "0, 1, 2, 3"
    power_<power>_cache|hoard                                 tokens
    bird_<bird>_cache|hoard                                   where that number comes from: "stated"
    map_spaces map_rows map_columns map_<habitat> map_<type> map_bonus map_mark
    tracker_<round>_rows|mark  tracker_<round>_<icon>         the corner with this icon
    tracker_<round>_type_<icon> tracker_<round>_habitat_<icon>
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from itertools import product
from typing import Any

from engine.wingspan.names import VARIANTS
from engine.wingspan.rulebook.provenance import Marks

NONE = "–"
"""Shown where the components in force lack a card, a goal or a bird that the book names."""


def facts(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the value of every name the rulebook may use, from plain components data (as in the TOML or a record)."""
    return dict.fromkeys(_shipped_names(), NONE) | _facts(data)


@lru_cache
def _shipped_names() -> tuple[str, ...]:
    data = tomllib.loads((files("engine.wingspan") / "components.toml").read_text(encoding="utf-8"))
    return tuple(_facts(data))


def _facts(data: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, Any] = {}
    marks = Marks(data)
    for plain in (_rules, _levels, _tokens, _goal_points, _map, _rates):
        found.update(plain(data))
    for marked in (_cards, _bonus_cards, _base_goals, _powers, _tracker, _rulings):
        found.update(marked(data, marks))
    return {name: str(value) for name, value in found.items()}


def _rules(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "automa_cards", len(data["cards"])
    yield "birds", sum(len(power["birds"]) for power in data["powers"])
    for number, turns in enumerate(data["turns_per_round"], start=1):
        yield f"turns_{number}", turns


def _levels(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "level_names", _list(data["levels"])
    for name, level in data["levels"].items():
        yield f"facedown_{name}", level["face_down"]
        yield f"egg_{name}", level["tokens_per_egg"]
    rate = data["levels"]["eagle"]["tokens_per_egg"]
    yield "egg_example_tokens", 2 * rate + 1
    yield "egg_example_eggs", 2
    yield "egg_example_left", 1


def _tokens(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "cache_free", data["cache"]["free"]
    yield "cache_paid", data["cache"]["paid"]
    for resource, tokens in data["hoard"]["gains"].items():
        yield f"hoard_gain_{resource}", tokens
    for resource, tokens in data["hoard"]["pays"].items():
        yield f"hoard_pay_{resource}", tokens


def _goal_points(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "habitat_most", data["base"]["habitat_cap"]
    yield "blue_most", data["base"]["blue"]["most"]
    for number, points in enumerate(data["base"]["green"], start=1):
        yield f"green_{number}", f"{points[0]} / {points[1]}"
    yield "duet_tokens", data["duet"]["tokens"]
    yield "pair_value", data["duet"]["pairs"]["value"]
    for number, points in enumerate(data["duet"]["points"], start=1):
        yield f"duet_goal_{number}", points


def _map(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    spaces = data["duet"]["spaces"]
    places = [re.findall(r"\d+", space["id"]) for space in spaces]
    yield "map_spaces", len(spaces)
    yield "map_rows", len({row for row, _ in places})
    yield "map_columns", len({column for _, column in places})
    kinds = Counter(space[key] for space in spaces for key in ("habitat", "type"))
    for kind in ("forest", "grassland", "wetland", "nest", "food", "other"):
        yield f"map_{kind}", kinds[kind]
    yield "map_bonus", sum("bonus" in space for space in spaces)


def _rates(_data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    model = tomllib.loads((files("engine.wingspan.strength") / "model.toml").read_text(encoding="utf-8"))
    for card, share in model["percent_cards"].items():
        yield f"rate_{_slug(card)}", share["rate"]
        yield f"rate_{_slug(card)}_mark", share["status"]


def _cards(data: Mapping[str, Any], marks: Marks) -> Iterator[tuple[str, Any]]:
    counted = data["lost_icon"]["symbol"]
    for pile in ("cards", "special_cards"):
        for place, card in enumerate(data[pile]):
            name = _slug(card["id"])
            sections = card["sections"]
            for number, section in sections.items():
                yield from _section(f"{name}_{number}", section)
            yield f"{name}_cubes", sum(section["right"] == counted for section in sections.values())
            yield f"{name}_after", card.get("remove_after_round", NONE)
            yield f"{name}_mark", marks.of(pile, place, without="food_order")
            yield f"{name}_food_mark", marks.of(pile, place, only="food_order")


def _section(name: str, section: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    order = section.get("food_order") or ()
    details = (section["eggs"],) if section.get("eggs") else order
    yield f"{name}_action", section["action"]
    yield f"{name}_does", _list((section["action"], *details))
    yield f"{name}_right", section["right"]
    for place, face in enumerate(order, start=1):
        yield f"{name}_food_{place}", face


def _bonus_cards(data: Mapping[str, Any], marks: Marks) -> Iterator[tuple[str, Any]]:
    for place, card in enumerate(data["bonus_cards"]):
        for level, values in card["values"].items():
            yield f"{card['id']}_{level}", _list(values)
        yield f"{card['id']}_mark", marks.of("bonus_cards", place)


def _base_goals(data: Mapping[str, Any], marks: Marks) -> Iterator[tuple[str, Any]]:
    for place, goal in enumerate(data["base"]["goals"]):
        yield f"goal_{goal['id']}_base", _list(goal["base"])
        yield f"goal_{goal['id']}_mark", marks.of("base", "goals", place)


def _powers(data: Mapping[str, Any], _marks: Marks) -> Iterator[tuple[str, Any]]:
    for power in data["powers"]:
        yield f"power_{power['id']}_cache", power["cache"]
        yield f"power_{power['id']}_hoard", power["hoard"]
        shown = power.get("examples") or {}
        for bird, variant in product(power["birds"], VARIANTS):
            stated = bird in shown.get(variant, ())
            yield f"bird_{_slug(bird)}_{variant}", "stated" if stated else power["status"]


def _tracker(data: Mapping[str, Any], _marks: Marks) -> Iterator[tuple[str, Any]]:
    for number, tracker in data["duet"]["tracker"].items():
        name = f"tracker_{number}"
        yield f"{name}_rows", _list(tracker["rows"])
        yield f"{name}_mark", tracker["status"]
        for corner, icon in tracker["corners"].items():
            yield f"{name}_{icon}", corner
        for part in ("type", "habitat"):
            for icon, found in tracker[part].items():
                yield f"{name}_{part}_{icon}", found


def _rulings(data: Mapping[str, Any], marks: Marks) -> Iterator[tuple[str, Any]]:
    yield "lost_icon", data["lost_icon"]["symbol"]
    yield "lost_icon_mark", data["lost_icon"]["status"]
    yield "blank_section_mark", data["blank_section"]["status"]
    yield "die_mark", data["hoard"]["die_status"]
    yield "ties_mark", data["duet"]["ties"]["status"]
    yield "pairs_mark", data["duet"]["pairs"]["status"]
    yield "map_mark", marks.of("duet", "spaces")


def _slug(name: str) -> str:
    """Return a name as it stands in the names of facts ("Anna's Hummingbird": "annas_hummingbird")."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", ""))


def _list(items: Any) -> str:
    return ", ".join(map(str, items))
