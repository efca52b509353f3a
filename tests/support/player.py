"""Choosing what to press in the posts and panels of a game, for programs that play people through the sandbox's driver.

What a component is, is read from its custom id, as the bot does; its label only says how much it is liked.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sandbox.observed import SELECTS, ObservedMessage, caption
from sandbox.payload import Json

LIKED = {
    "Attack": 9.0,
    "Sell land": 8.0,
    "Place leader": 6.0,
    "Exchange three": 6.0,
    "Draw one": 6.0,
    "Move birds": 5.0,
    "Stronghold": 5.0,
    "Buy karakia": 4.0,
    "Defend": 4.0,
    "Place birds": 3.0,
    "Pass": 0.1,
    "Automa's turn": 8.0,
    "Begin as usual": 8.0,
    "Correct": 0.5,
}
"""How much a button is liked, so that all that is interesting happens; others 1."""
BACK = ("Back", "Start over", "Begin again", "More", "Why not?", "Suggest a move")
CONFIRM = "Confirm"
REFUSED = "⚠️"

_FORM = re.compile(r"av2:(?P<verb>[a-z-]+):(?P<table>\d+):(?P<since>-|\d+):(?P<seat>-|\d):(?P<path>[^~]*)")


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be pressed; `values` where it is a select."""

    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def acts(self) -> bool:
        """Whether this takes an action (all else only leads to one)."""
        return self.custom_id.startswith("av2:do:")


@dataclass(frozen=True, slots=True)
class Part:
    """A component of the bot's."""

    component: Json
    verb: str
    seat: str
    label: str

    @property
    def custom_id(self) -> str:
        """Return its custom id."""
        return str(self.component["custom_id"])


def parts(shown: ObservedMessage) -> Iterator[Part]:
    """Return the components of a message that can be used."""
    for each in shown.components:
        if (match := _FORM.match(str(each.get("custom_id")))) and not each.get("disabled"):
            yield Part(each, match["verb"], match["seat"], caption(each))


def verbs(shown: ObservedMessage) -> set[str]:
    """Return what a message offers."""
    return {each.verb for each in parts(shown)}


def asked(shown: ObservedMessage, names: Mapping[str, str]) -> dict[str, str]:
    """Return whom a post asks something, and the number of the seat of each: people and buttons are in one order.

    `names`: of everybody, by id. A post names who is asked, also whom it does not ping.
    """
    seats = dict.fromkeys(each.seat for each in parts(shown) if each.verb in ("turn", "do") and each.seat != "-")
    people = dict.fromkeys(names[each] for each in re.findall(r"<@(\d+)>", shown.text) if each in names)
    return dict(zip(people, seats, strict=False))


def choose(shown: ObservedMessage, rng: random.Random, seat: str | None = None) -> Choice | None:
    """Choose what to do next in a panel or, as `seat`, in a post; None where nothing is asked."""
    asking = [each for each in parts(shown) if each.verb in ("turn", "go", "do") and seat in (None, each.seat)]
    if confirm := next((each for each in asking if each.label == CONFIRM), None):
        return Choice(confirm.custom_id)
    selects = [each for each in asking if each.component["type"] in SELECTS]
    if selects and REFUSED not in shown.text:
        return _pick(selects[0], rng)
    buttons = [each for each in asking if each.component["type"] not in SELECTS]
    ahead = [each for each in buttons if each.label not in BACK] or buttons
    if not ahead:
        return None
    return Choice(rng.choices(ahead, [LIKED.get(each.label, 1.0) for each in ahead])[0].custom_id)


def _pick(select: Part, rng: random.Random) -> Choice:
    options = [str(each["value"]) for each in select.component["options"]]
    least, most = select.component.get("min_values", 1), select.component.get("max_values", 1)
    count = rng.randint(least, min(most, least + 1, len(options)))
    return Choice(select.custom_id, tuple(rng.sample(options, count)))
