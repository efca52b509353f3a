"""The nouns of the Automa's sentences, in one language and for one table: cards, goals, spaces, resources, names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.narration_base import NONE, BasePhrases
from bot.games.wingspan.spaces import CODES
from engine.wingspan.bird_names import names_of, printed_elsewhere
from engine.wingspan.chapters.food import removal
from engine.wingspan.facts import Mark
from engine.wingspan.names import MARKED, PERCENT, RANDOM_BONUS, RESET, Face
from engine.wingspan.tallies import Wanted
from engine.wingspan.views.view import WingspanView
from render.wingspan.naming import key_of, percent_card

_BETWEEN = " / "
"""What stands between the names of a bird in several languages."""


@dataclass(frozen=True, slots=True)
class Phrases(BasePhrases[WingspanView]):
    """Makes the parts that sentences are given as facts; each part is a whole noun phrase or a list of them."""

    game = "wingspan"

    @property
    def duet(self) -> bool:
        """Whether the Duet map is played with."""
        return self.view.setup is not None and self.view.setup.mode == "duet"

    # -- cards and goals ------------------------------------------------------------------------------------------

    def bonus(self, card: str) -> str:
        """Return a bonus card's name as it is printed, or the sort that one is drawn of."""
        if card in RANDOM_BONUS:
            return self.words("wingspan-choice-bonus", bonus=card)
        if card.startswith(PERCENT):
            return percent_card(card.removeprefix(PERCENT), self.words)
        view: WingspanView | None = self.view  # None: a refusal is worded, which may name any text
        known = None if view is None else view.components.bonus_card(card)
        named = self.words("wingspan-bonus", bonus=card)
        return known.name if known is not None and named == card else named

    def bonus_rule(self, wanted: Wanted) -> str:
        """Return what it keeps of a tray, as a sentence."""
        if wanted.percent:
            return self.words("wingspan-rule-percent", matches=self.matches(wanted))
        return self.words("wingspan-rule-values", **self.values(wanted))

    def matches(self, wanted: Wanted) -> str:
        """Return the birds that a percentage card is about."""
        return self.percent_matches(wanted.name)

    def percent_matches(self, name: str) -> str:
        """Return the birds that a percentage card of this name is about."""
        return self.words("wingspan-percent-matches", card=key_of(name))

    def asked_of_tray(self) -> dict[str, Any]:
        """Return the facts of its bonus card: its name, and what to look for in the tray."""
        wanted = self.view.bonus
        assert wanted is not None  # noqa: S101  (it has one from the setup on)
        facts = {"matches": self.matches(wanted)} if wanted.percent else self.values(wanted)
        look = self.words("wingspan-look-percent" if wanted.percent else "wingspan-look-values", **facts)
        return {"card": self.bonus(wanted.card), "look": look}

    def kept(self, points: Sequence[int]) -> str:
        """Return what it keeps of a tray as it stands on a button ("3 + 4")."""
        return " + ".join(map(str, points)) or self.words("wingspan-button-none")

    def tray_answer(self, points: Sequence[int]) -> str:
        """Return an answer about the tray, in a few words."""
        key = "wingspan-answer-matching" if points else "wingspan-answer-none"
        return self.words(key, points=self.points_of(points), count=len(points))

    def values(self, wanted: Wanted) -> dict[str, Any]:
        """Return the facts of a card that takes birds by their points."""
        order = "lowest_first" if wanted.lowest_first else "highest_first"
        return {"values": self.either(wanted.values), "keep": wanted.keep, "order": order}

    def either(self, numbers: Iterable[int]) -> str:
        """Return numbers as alternatives ("3 or 4")."""
        *first, last = map(str, numbers)
        return self.words("wingspan-either", first=", ".join(first), last=last) if first else last

    def points_of(self, points: Sequence[int]) -> str:
        """Return the points of birds ("3 and 4")."""
        return self.words.listed([str(each) for each in points])

    def goal(self, goal: str) -> str:
        """Return what a goal counts."""
        return self.words("wingspan-goal", goal=goal)

    def goals(self, goals: Sequence[str]) -> str:
        """Return the goals of the four rounds as a list."""
        return self.words.listed(
            [self.words("wingspan-told-goals-item", round=at, goal=self.goal(goal)) for at, goal in enumerate(goals, 1)]
        )

    # -- dice, resources, birds -----------------------------------------------------------------------------------

    def faces(self, faces: Iterable[str]) -> str:
        """Return faces in their order, with commas: it is an order, not a heap."""
        return ", ".join(self.words("wingspan-face", face=face) for face in faces)

    @property
    def food_order(self) -> Sequence[Face]:
        """Return the order in which its latest turn looks for dice; empty where it removes none."""
        return self.view.turns[-1].food_order if self.view.current and self.view.turns else ()

    def dice_removed(self, faces: Sequence[Face]) -> str:
        """Tell which dice leave a feeder that shows these faces; how many dice show each does not matter."""
        found = removal(faces, self.food_order)
        if found.reroll:
            return self.words("wingspan-dice-reroll")
        return self.words("wingspan-dice-remove", face=self.words("wingspan-face", face=found.face or ""))

    def amounts(self, amounts: Mapping[Any, int]) -> str:
        """Return how many of each resource, as a list."""
        items = [self.words("wingspan-resources", resource=each, count=count) for each, count in amounts.items()]
        return self.listed(items)

    def bird(self, bird: str) -> str:
        """Return the name that is printed on a bird's card in this language."""
        return self.birds(bird)[0]

    def birds(self, bird: str) -> tuple[str, ...]:
        """Return all names of a bird in this language, the printed one first."""
        view: WingspanView | None = self.view  # None: a refusal is worded
        return names_of(bird, self.words.language, None if view is None else view.components)

    def other_name(self, bird: str) -> str | None:
        """Return the name of a bird for who has cards in another language; None where there is no other."""
        return _BETWEEN.join(printed_elsewhere(bird, self.words.language, self.view.components)) or None

    def reaction(self, bird: str | None, gains: Mapping[Any, int], pays: Mapping[Any, int]) -> str:
        """Return what it reacts to: the bird, or the effect as it was described."""
        if bird is not None:
            return self.bird(bird)
        if pays:
            return self.words("wingspan-described-paid", gains=self.amounts(gains), pays=self.amounts(pays))
        return self.words("wingspan-described", gains=self.amounts(gains))

    # -- the map --------------------------------------------------------------------------------------------------

    def at(self, space: str) -> dict[str, Any]:
        """Return the facts of a space that messages name as `wingspan-space`."""
        shown = self.view.components.space(space)
        return {"code": CODES[space], "habitat": shown.habitat, "type": shown.type, "symbol": shown.symbol}

    def space(self, space: str | None) -> str:
        """Return a space as in "C4 (wetland, fish)"; NONE for none."""
        if space is None:
            return NONE
        return self.words("wingspan-reset") if space == RESET else self.words("wingspan-space", **self.at(space))

    def codes(self, spaces: Iterable[str]) -> str:
        """Return spaces by their codes alone, as a list."""
        named = [self.words("wingspan-reset") if space == RESET else CODES[space] for space in spaces]
        return self.words.listed(named)

    # -- marks ----------------------------------------------------------------------------------------------------

    def marked(self, marks: Iterable[Mark]) -> str:
        """Return what rests on values that are not read from the printed game, as a sentence with a space before it."""
        shown = [mark for mark in marks if mark.status in MARKED]
        told = [
            self.words(
                "wingspan-told-mark",
                status=self.words("wingspan-mark", mark=status),
                what=self.words.listed([self.words("wingspan-marked", what=what) for what in dict.fromkeys(whats)]),
            )
            for status in MARKED
            if (whats := [mark.what for mark in shown if mark.status == status])
        ]
        return "".join(told)
