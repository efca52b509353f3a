"""The Automa's components as a schema: cards, bonus cards, goals, the Duet map and tracker, powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, Field, StrictInt

from engine.components import Count, Part, Positive
from engine.languages import CODE
from engine.wingspan.names import (
    Action,
    Corner,
    Effect,
    Face,
    Habitat,
    Level,
    Resource,
    SpaceType,
    Status,
    Symbol,
    Variant,
)

Name: TypeAlias = Annotated[str, Field(min_length=1)]
RoundName: TypeAlias = Annotated[str, Field(pattern=r"^[1-4]$")]
"""A round where it is a key: keys of JSON are text."""
EachRound: TypeAlias = tuple[Count, Count, Count, Count]
"""A value for each of the four rounds."""
Set: TypeAlias = Literal["asia", "core", "european", "oceania"]


def _by_language(birds: Any) -> Any:
    """Return names of birds by language. Data of older games have one name of each bird: the German one."""
    if not isinstance(birds, Mapping) or not all(isinstance(name, str) for name in birds.values()):
        return birds
    return {"de": {bird: (name,) for bird, name in birds.items()}}


Language: TypeAlias = Annotated[str, Field(pattern=rf"^{CODE.pattern}$")]
BirdNames: TypeAlias = dict[Name, Annotated[tuple[Name, ...], Field(min_length=1)]]
"""The names of birds in a language, by the English one: as it is printed first, then others by which it is known."""


class LevelData(Part):
    """WA63: what a level is."""

    face_down: Count
    tokens_per_egg: Positive


class Icon(Part):
    """A symbol that stands for something unprinted or lost, and where that comes from."""

    symbol: Symbol
    status: Status


class CacheData(Part):
    """WA36: tokens a resource."""

    free: Count
    paid: Count


class HoardData(Part):
    """WA65 to WA68: tokens a resource."""

    gains: dict[Resource, Count]
    pays: dict[Resource, Count]
    die_status: Status


class Section(Part):
    """One round's part of a card: the action, the symbol of the right column, eggs or food where there are any."""

    action: Action
    right: Symbol
    eggs: Count = 0
    food_order: tuple[Face, ...] = ()


class CardData(Part):
    """One of its cards. A section that it does not print is not there."""

    id: Name
    sections: dict[RoundName, Section]
    remove_after_round: Annotated[StrictInt, Field(ge=1, le=3)] | None = None

    def section(self, number: int) -> Section | None:
        """Return the section of a round, from the top; None where the card prints none."""
        return self.sections.get(str(number))


class SpecialCard(CardData):
    """A card of which at most one is shuffled in."""

    name: Name
    set: Set


class BonusCard(Part):
    """An Automa bonus card: birds of these values are taken, up to `keep` of them, in that order."""

    id: Name
    name: Name
    set: Set
    values: dict[Level, tuple[Count, ...]]
    keep: Positive
    order: Literal["lowest_first", "highest_first"]


class PercentCards(Part):
    """WA10: bonus cards that print a percentage, by box; those `excluded` are drawn anew."""

    core: tuple[Name, ...]
    asia: tuple[Name, ...]
    excluded: tuple[Name, ...]


class BlueSide(Part):
    """The blue side of the goal board: points for each item, up to the most."""

    points: Count
    most: Count
    status: Status


class BaseTile(Part):
    """A double-sided tile of the base goals."""

    id: Name
    set: Set
    goals: tuple[Name, Name]


class BaseGoal(Part):
    """A base goal with its base value in each round; that may be below zero (WS7)."""

    id: Name
    base: tuple[StrictInt, StrictInt, StrictInt, StrictInt]
    status: Status = "printed"


class BaseData(Part):
    """What the base goals are played with."""

    habitat_cap: Positive
    green: tuple[tuple[Count, Count, Count], ...] = Field(min_length=4, max_length=4)
    blue: BlueSide
    tiles: tuple[BaseTile, ...]
    goals: tuple[BaseGoal, ...]


class Ties(Part):
    """Who scores a Duet goal that is level, and one where neither side has anything."""

    level: Literal["both", "none"]
    nothing: Literal["both", "none"]
    status: Status


class Pairs(Part):
    """What each completed pair of matching symbols counts."""

    value: Positive
    status: Status


class DuetTile(Part):
    """A double-sided tile of the Duet goals."""

    id: Name
    goals: tuple[Name, Name]
    against_automa: bool


class Space(Part):
    """A space of the Duet map; `bonus` is for the person only (WA48)."""

    id: Name
    habitat: Habitat
    type: SpaceType
    symbol: Name
    bonus: Literal["gain_die", "draw_card", "lay_egg"] | None = None


class Tracker(Part):
    """The Duet tracker in one round: what lies beside each section of its card, and what the symbols mean there."""

    rows: tuple[Literal["round", "map", "type", "habitat"], ...]
    corners: dict[Corner, Symbol]
    type: dict[Symbol, SpaceType]
    habitat: dict[Symbol, Habitat]
    status: Status

    def section(self, row: Literal["map", "type", "habitat"]) -> int:
        """Return the number of the card section, from the top, that lies beside a row."""
        return self.rows.index(row) + 1


class DuetData(Part):
    """What Duet is played with."""

    tokens: Positive
    points: EachRound
    lesser: Count
    ties: Ties
    pairs: Pairs
    tiles: tuple[DuetTile, ...]
    spaces: tuple[Space, ...]
    tracker: dict[RoundName, Tracker]


class Power(Part):
    """Birds whose power touches other players in the same way (WS15)."""

    id: Name
    kind: Effect
    gains: dict[Resource, Positive]
    pays: dict[Resource, Positive]
    cache: Count
    hoard: Count
    status: Status
    birds: tuple[Name, ...]
    examples: dict[Variant, tuple[Name, ...]] = Field(default_factory=dict)
    """Those of `birds` whose tokens an example in the rulebook shows, by variant."""

    def status_of(self, bird: str, variant: Variant) -> Status:
        """Return where the tokens for a bird come from."""
        return "stated" if bird in self.examples.get(variant, ()) else self.status


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
    birds: Annotated[dict[Language, BirdNames], BeforeValidator(_by_language)]
    """What birds of `powers` are called in other languages; engine.wingspan.bird_names has the way in."""

    def card(self, card: str) -> CardData:
        """Return one of its cards, special ones too; StopIteration when there is none of that id."""
        return next(each for each in (*self.cards, *self.special_cards) if each.id == card)

    def bonus_card(self, card: str) -> BonusCard | None:
        """Return an Automa bonus card; None for a percentage card."""
        return next((each for each in self.bonus_cards if each.id == card), None)

    def base_goal(self, goal: str) -> BaseGoal:
        """Return a base goal; StopIteration when there is none of that id."""
        return next(each for each in self.base.goals if each.id == goal)

    def space(self, space: str) -> Space:
        """Return a space of the map; StopIteration when there is none of that id."""
        return next(each for each in self.duet.spaces if each.id == space)

    def tracker(self, round_number: int) -> Tracker:
        """Return the Duet tracker in a round."""
        return self.duet.tracker[str(round_number)]

    def power_of(self, bird: str) -> Power | None:
        """Return the power of a bird, by its English name; None for a bird that is not listed."""
        return next((each for each in self.powers if bird in each.birds), None)
