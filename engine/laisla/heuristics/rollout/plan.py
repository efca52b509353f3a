"""What a quick play-out reads and never changes: the island and the cards, with numbers in place of names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.laisla.functions import FUNCTIONS, Function
from engine.laisla.island import fields_of
from engine.laisla.names import SLOTS
from engine.laisla.rules import Rules


class Effect:
    """What a card's function does: on an occasion it gives points, cubes and steps, or a discount."""

    __slots__ = ("cubes", "discount", "fields", "gives", "mask", "name", "on", "points", "steps", "subject")

    def __init__(self, function: Function, subject: int, fields: tuple[int, ...]) -> None:
        self.name = function.name
        self.on = function.on
        self.gives = function.gives
        self.subject = subject
        """The number of the colour or the animal that it is about; -1: of neither."""
        self.fields = fields
        """The fields on which placing lets it act, by number."""
        self.mask = mask_of(fields)
        self.points = function.amount if function.gives == "points" else 0
        self.cubes = int(function.gives in ("cube", "same_cube"))
        self.steps = int(function.gives == "marker")
        self.discount = function.gives == "discount"


class Plan:
    """An island as laid out, and all cards. Colours, animals, fields and clearings go by numbers, in their order."""

    __slots__ = (
        "animal",
        "animals",
        "around",
        "clearings",
        "colour",
        "colour_fields",
        "colour_mask",
        "colours",
        "cube",
        "effect",
        "large_counts",
        "numbers",
        "sizes",
        "top",
        "values",
    )

    def __init__(self, rules: Rules, spokes: tuple[str, ...]) -> None:
        self.colours = rules.colours
        self.animals = rules.animals
        fields = [fields_of(rules, spokes)[slot] for slot in SLOTS]
        self.numbers = {slot: place for place, slot in enumerate(SLOTS)}
        """Each field's number."""
        names = {name: place for place, name in enumerate(rules.clearings)}
        self.colour = [rules.colours.index(field.colour) for field in fields]
        """Each field's colour."""
        self.colour_fields = [[n for n, each in enumerate(self.colour) if each == colour] for colour in range(5)]
        self.colour_mask = [mask_of(each) for each in self.colour_fields]
        self.clearings = [mask_of(self.numbers[slot] for slot in around) for around in rules.clearings.values()]
        """Each clearing's fields, as bits."""
        self.sizes = [len(around) for around in rules.clearings.values()]
        self.around = [[names[name] for name in field.clearings] for field in fields]
        """The clearings around each field."""
        self.cube = {card.id: rules.colours.index(card.cube) for card in rules.cards.values()}
        self.animal = {card.id: rules.animals.index(card.animal) for card in rules.cards.values()}
        subjects = {name: place for names in (rules.colours, rules.animals) for place, name in enumerate(names)}
        effects = {}
        for function in FUNCTIONS.values():
            acts = tuple(n for n, field in enumerate(fields) if function.occasion in field.occasions)
            effects[function.name] = Effect(function, subjects.get(function.subject, -1), acts)
        self.effect = {card.id: effects[card.function] for card in rules.cards.values()}
        """By card, what its function does; the same function is the same object."""
        self.large_counts = rules.large_counts
        self.top = rules.track.top
        self.values = [rules.value(space) for space in range(self.top + 1)]
        """The value of each space of a track."""


@lru_cache(maxsize=64)
def plan_of(rules: Rules, spokes: tuple[str, ...]) -> Plan:
    """Return the plan of this island."""
    return Plan(rules, spokes)


def mask_of(fields: Iterable[int]) -> int:
    """Return fields as bits."""
    return sum(1 << field for field in fields)
