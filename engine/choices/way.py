"""The kinds of answers that a game knows without a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.choices.node import NOTHING, A, Node, Option, Path, Step, Thing, Tree
from engine.choices.one import One
from engine.faults import Illegal


@dataclass(frozen=True, slots=True)
class Ask:
    """A question of a way, known without a position: an option of its command and a slot of its notation."""

    name: str
    """The `ask` of its node."""
    kind: type[Node[Any]]
    """One, Many, Number or Sheet."""
    number: bool = False
    """Whether its keys are numbers: the command's option then takes an integer."""
    declined: bool = False
    """Whether it is the first question of its way, and "-" declines all that is asked: that stands under the post."""


@dataclass(frozen=True, slots=True)
class Way:
    """One kind of answer, known without a position; `Game.ways` has them all."""

    key: str
    """The first step of its paths and the name of its command: "place"."""
    action: type[Any]
    asks: tuple[Ask, ...]
    """The nodes below it, in order."""
    text: str
    """Its notation: "place {birds} at {territory}{payment}{any_territory}"."""
    to: tuple[str, ...]
    """The kinds of decision that it answers."""
    open: bool = False
    """Whether it stands under the public post, whatever the seat holds (defend, decline, end turn)."""
    review: bool = True
    """False: a press acts at once (decline, end turn)."""
    declines: bool = False
    """Whether it turns down what is asked, as the host does when time is over; a standing order can give it."""


def ways_to(ways: Iterable[Way], kind: str) -> tuple[Way, ...]:
    """Return those of `ways` that answer a kind of decision ("defend")."""
    return tuple(way for way in ways if kind in way.to)


def declining(ways: Iterable[Way], kind: str) -> Path | None:
    """Return the path that turns down a kind of decision ("decline", "swap.-"); None: it cannot be turned down."""
    for way in ways_to(ways, kind):
        if way.declines:
            return way.key
        if way.asks and way.asks[0].declined:
            return f"{way.key}.{NOTHING}"
    return None


def _about(way: Way) -> Option:
    return Option(way.key, (Thing("way", way.key),))


def choose_way(
    ways: Iterable[Way],
    open_way: Callable[[Way], Tree[A]],
    *,
    about: Callable[[Way], Option] = _about,
    unlisted: Callable[[Step], Illegal | None] = lambda _: None,
) -> One[A, Way]:
    """Return the first node of a decision: which of `ways` is taken; those that lead nowhere say why.

    `about` and `unlisted`: as of `One`, for a game that says more of its ways.
    """
    listed = tuple(ways)

    def way_of(action: A) -> Way:
        for way in listed:
            if way.action is type(action):
                return way
        raise KeyError(type(action))

    return One(
        "action",
        listed,
        open_way,
        about=about,
        key_of=lambda way: way.key,
        value_of=way_of,
        sure=False,
        unlisted=unlisted,
    )
