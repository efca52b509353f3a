"""The Automa's components: the data she is played with, and the check of a file that brings others.

The shipped data are in components.toml. Free are all values and which birds and cards there are; fixed are the names of
engine.wingspan.names and the shape of the map. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

from engine.components import ComponentsFile, Part, Positive
from engine.wingspan.consistency import faults
from engine.wingspan.names import Level
from engine.wingspan.pieces import (
    BaseData,
    BaseGoal,
    BonusCard,
    CacheData,
    CardData,
    DuetData,
    HoardData,
    Icon,
    LevelData,
    Name,
    PercentCards,
    Power,
    Space,
    SpecialCard,
    Tracker,
)


class Components(Part):
    """All components of one game."""

    turns_per_round: tuple[Positive, Positive, Positive, Positive]
    levels: dict[Level, LevelData]
    lost_icon: Icon
    blank_section: Icon
    cache: CacheData
    hoard: HoardData
    cards: tuple[CardData, ...]
    special_cards: tuple[SpecialCard, ...]
    bonus_cards: tuple[BonusCard, ...]
    percent_cards: PercentCards
    base: BaseData
    duet: DuetData
    powers: tuple[Power, ...]
    birds: dict[Name, Name]
    """The German name of each bird of `powers`."""

    def card(self, card: str) -> CardData:
        """Give one of her cards, special ones too; StopIteration when there is none of that id."""
        return next(each for each in (*self.cards, *self.special_cards) if each.id == card)

    def bonus_card(self, card: str) -> BonusCard | None:
        """Give an Automa bonus card; None for a percentage card."""
        return next((each for each in self.bonus_cards if each.id == card), None)

    def base_goal(self, goal: str) -> BaseGoal:
        """Give a base goal; StopIteration when there is none of that id."""
        return next(each for each in self.base.goals if each.id == goal)

    def space(self, space: str) -> Space:
        """Give a space of the map; StopIteration when there is none of that id."""
        return next(each for each in self.duet.spaces if each.id == space)

    def tracker(self, round_number: int) -> Tracker:
        """Give the Duet tracker in a round."""
        return self.duet.tracker[str(round_number)]

    def power_of(self, bird: str) -> Power | None:
        """Give the power of a bird, by its English name; None for a bird that is not listed."""
        return next((each for each in self.powers if bird in each.birds), None)


FILE = ComponentsFile("engine.wingspan", Components, faults)
