"""What one game is played with, digested for quick use: its components in plain tables.

The position refers to it and never changes it. Building one takes a while, so equal data share one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.components import Options, digested
from engine.contract import JsonObject
from engine.wingspan.component_schema import BaseGoal, BonusCard, CardData, Components, Power, Section, Space
from engine.wingspan.components import FILE
from engine.wingspan.facts import Mark
from engine.wingspan.names import MARKED, PERCENT, Status, Symbol


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The components of one game. Compared by identity: equal data give the same object (`rules_for`)."""

    data: JsonObject
    """The components as plain data, unknown keys included. Never changed."""
    components: Components

    cards: Mapping[str, CardData]
    """Every card of the Automa by its id, special ones too."""
    sections: Mapping[str, Mapping[int, Section]]
    """The sections that each card prints, by round."""
    deck: tuple[str, ...]
    """Its cards but for the special ones."""
    special_box: Mapping[str, str]
    """The box of each special card."""
    bonus_cards: Mapping[str, BonusCard]
    percent_boxes: Mapping[str, tuple[str, ...]]
    """The boxes that have each percentage card, by "percent:" and its name; without those excluded (WA10)."""
    base_goals: Mapping[str, BaseGoal]
    duet_goals: tuple[str, ...]
    """Those that are played against it (WA9)."""
    tile: Mapping[str, str]
    """The tile of each goal; two goals of one tile never come both."""
    goal_box: Mapping[str, str]
    """The box of each goal."""
    spaces: Mapping[str, Space]
    powers: Mapping[str, Power]
    """By the English name of the bird."""

    def looked_up(self, card: str, number: int) -> tuple[Symbol, tuple[Mark, ...]]:
        """WS2: return the right-hand symbol of a card's section from the top, and the mark of one it does not print."""
        section = self.sections[card].get(number)
        if section is not None:
            return section.right, ()
        blank = self.components.blank_section
        return blank.symbol, marked("blank_section", blank.status)

    def section(self, card: str, round_number: int) -> Section:
        """WA15: return the section that is carried out; every card in the deck of a round prints it."""
        return self.sections[card][round_number]


def marked(what: str, status: Status) -> tuple[Mark, ...]:
    """Return the mark of a value, if its status is one that is shown."""
    return (Mark(what, status),) if status in MARKED else ()


def _digest(data: JsonObject, _: Options) -> Rules:
    components = FILE.check(data)
    base, duet = components.base, components.duet
    percent: dict[str, tuple[str, ...]] = {}
    for box, names in (("core", components.percent_cards.core), ("asia", components.percent_cards.asia)):
        for name in names:
            if name not in components.percent_cards.excluded:
                percent[PERCENT + name] = (*percent.get(PERCENT + name, ()), box)
    cards = {card.id: card for card in (*components.cards, *components.special_cards)}
    return Rules(
        data=data,
        components=components,
        cards=cards,
        sections={name: {int(number): each for number, each in card.sections.items()} for name, card in cards.items()},
        deck=tuple(card.id for card in components.cards),
        special_box={card.id: card.set for card in components.special_cards},
        bonus_cards={card.id: card for card in components.bonus_cards},
        percent_boxes=percent,
        base_goals={goal.id: goal for goal in base.goals},
        duet_goals=tuple(goal for tile in duet.tiles if tile.against_automa for goal in tile.goals),
        tile={goal: tile.id for tiles in (base.tiles, duet.tiles) for tile in tiles for goal in tile.goals},
        goal_box={goal: tile.set for tile in base.tiles for goal in tile.goals}
        | {goal: "asia" for tile in duet.tiles for goal in tile.goals},
        spaces={space.id: space for space in duet.spaces},
        powers={bird: power for power in components.powers for bird in power.birds},
    )


rules_for = digested((), _digest)
"""Returns the rules for these components; there are no switches. Raises Unreadable where they break the schema."""
