"""The small things that positions, events and views are made of: marks, scans of the Duet map, what was entered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, PlainSerializer

from engine.wingspan.names import Corner, Effect, Habitat, Resource, SpaceType, Status, Symbol


def pairs(amounts: Any) -> Any:
    """Return amounts as pairs, sorted and without zeros, so that equal ones are equal."""
    if not isinstance(amounts, Mapping):
        return amounts
    return tuple(sorted((resource, count) for resource, count in amounts.items() if count != 0))


Amounts: TypeAlias = Annotated[
    tuple[tuple[Resource, int], ...],
    BeforeValidator(pairs),
    PlainSerializer(dict, return_type=dict[Resource, int]),
]
"""How many of each resource: as pairs, because actions are hashed; as an object in data."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that rests on a value which is not read from the printed game.

    `what` is "tracker" (the Duet tracker of this round), "blank_section" (a section that the card does not print was
    looked up), "lost_icon" (what was counted on its card), "ties", "fewest" (0 against 0), "pairs" (of a Duet goal),
    "blue_side", "base_value", "hoard_die" or "power" (a bird's tokens).
    """

    what: str
    status: Status


@dataclass(frozen=True, slots=True)
class Passed:
    """A space that the scan went past: "taken", or "unfit" for what is looked for."""

    space: str
    why: str


@dataclass(frozen=True, slots=True)
class Scan:
    """WA49 to WA53: how it came to the space of a token, or to none."""

    corner: Corner
    """Where the scan began, "top_left" and so on."""
    symbol: Symbol
    """The symbol that gave the corner."""
    section: int
    """The section of its card, from the top, where it stands."""
    reason: str
    """"goal": the first free space that improves the goal; "first_free": none did; "look_up": the first free one of the
    habitat and type; "no_tokens": all of the Automa's are placed."""
    goal: str | None = None
    """The goal of the round, after a bird was played."""
    habitat: Habitat | None = None
    type: SpaceType | None = None
    """What was looked up, after cards were drawn; with the symbols that told it."""
    habitat_symbol: Symbol | None = None
    type_symbol: Symbol | None = None
    passed: tuple[Passed, ...] = ()
    """The spaces gone past, in order; of "first_free" those of the second look, which are all taken."""
    space: str | None = None
    """Where the token goes; None: nowhere (WA53)."""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnFact:
    """One turn of the Automa as it happened: the card, the answer about the tray, the token."""

    round: int
    turn: int
    """From 1 in each round."""
    card: str
    points: tuple[int, ...] | None = None
    """WA18: the points of the matching birds in the tray, sorted; None: not asked, or not answered yet."""
    scan: Scan | None = None
    """Duet: how its token was placed. It stays as it was, whatever is corrected later."""


@dataclass(frozen=True, slots=True)
class OwnToken:
    """A token of the person's: its space or "reset", and the round from which on it counts."""

    space: str
    round: int


@dataclass(frozen=True, slots=True)
class ReactionFact:
    """A power of the person's that touched it, as it was entered; numbers begin at 1."""

    number: int
    round: int
    card: str | None
    """Its current card then (WA30); None before its first of the round (WA31)."""
    bird: str | None
    gains: Amounts
    pays: Amounts
    count: int | None
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class Booking:
    """What a reaction is to it."""

    effect: Effect
    """The kind of power: "gain", "given", "fewest", "steal", "tray_bird", "bonus_cards" or "none"."""
    outcome: str
    """"gains"; "declines" a net loss (WA70); "not_fewest"; "has_none" to steal; else `effect`, with nothing for it."""
    tokens: int
    hers: int | None
    """WA30: its number, where something is compared with it."""
    status: Status
    """Where the tokens come from; "stated" for what was described in words, which only the rules count."""
    marks: tuple[Mark, ...]
