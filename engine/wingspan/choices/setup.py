"""How a table is set up, as a sheet (rules WA5 to WA13): what is played, each part of it apart from the others.

A part that changes takes along what no longer fits: a mode its box, a box what lies in no other. So each part can be
chosen whatever the others are, and every setup that the rules accept can be told.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain, combinations, product
from typing import Any, Literal, TypeVar

from engine.choices import EMPTY, NOTHING, Many, One, Option, Sheet, SheetField, Thing, codes_of
from engine.contract import Illegal
from engine.wingspan.actions import Setup, WingspanAction
from engine.wingspan.chapters.setup import (
    goal_pool,
    needed_box,
    why_no_bonus,
    why_no_boxes,
    why_no_goals,
    why_no_setup,
    why_no_special,
    why_settled,
)
from engine.wingspan.names import (
    BOXES,
    LEVELS,
    MODES,
    PERCENT,
    RANDOM_BONUS,
    ROUNDS,
    VARIANTS,
    Box,
    Level,
    Mode,
    Variant,
)
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules

T = TypeVar("T")

DUET_SPECIAL = "ALLIANCE"
"""WA7: the special card that should be in Duet."""
_COMBINED: tuple[tuple[Box, ...], ...] = tuple(
    boxes for size in range(1, len(BOXES) + 1) for boxes in combinations(BOXES, size)
)
_CHANGED = ("boxes", "bonus", "goal_1")
"""The fields of which every value is offered alone."""
_HOW_OFTEN_CHANGED = 0.5
_TRIES = 20
"""After the first card most drawn setups are refused; so often another one is drawn."""


def setup_sheet(position: WingspanPosition) -> Sheet[WingspanAction, Setup]:
    """Return the sheet of a setup. It begins with the present one, what was drawn named; or as most people play."""
    parts = _Parts(position)
    fields = {
        "mode": SheetField("m", parts.mode),
        "boxes": SheetField("b", parts.boxes),
        "level": SheetField("l", parts.level),
        "special": SheetField("s", parts.special),
        "tokens": SheetField("t", parts.tokens),
        "bonus": SheetField("u", parts.bonus),
        "fewest": SheetField("f", parts.fewest),
        **{f"goal_{number}": SheetField(str(number), partial(parts.goal, number)) for number in ROUNDS},
    }
    return Sheet(
        "setup",
        fields,
        begun(position),
        lambda setup: setup,
        values_of=lambda action: action if isinstance(action, Setup) else Setup(),
        judge=partial(why_no_setup, position),
        near=partial(_usual, position, fields),
        drawn=partial(_drawn, position, fields),
    )


def _usual(position: WingspanPosition, fields: Mapping[str, SheetField[Setup]]) -> Iterator[Setup]:
    """Return every mode with every level, special card and variant, then what else can be changed in one field.

    Goals are changed in the first round only: those of the others are as many again.
    """
    rules, present = position.rules, begun(position)
    every = (
        replace(within, level=level, special=special, tokens=tokens)
        for within in (suited(rules, present, mode) for mode in MODES)
        for level, special, tokens in product(LEVELS, _specials(rules, within), VARIANTS)
        if why_settled(position, within.mode, special) is None
    )
    changed = (fields[name].node(present).next() for name in _CHANGED)
    for setup in dict.fromkeys((present, *every, *chain.from_iterable(changed))):
        if isinstance(setup, Setup) and why_no_setup(position, setup) is None:
            yield setup


def _drawn(position: WingspanPosition, fields: Mapping[str, SheetField[Setup]], rng: random.Random) -> Setup:
    """Return one of the usual setups without making the others."""
    rules, present = position.rules, begun(position)
    for _ in range(_TRIES):
        if rng.random() < _HOW_OFTEN_CHANGED:
            drawn = fields[rng.choice(_CHANGED)].node(present).draw(rng)
        else:
            within = suited(rules, present, rng.choice(MODES))
            level, tokens = rng.choice(LEVELS), rng.choice(VARIANTS)
            drawn = replace(within, level=level, special=rng.choice(_specials(rules, within)), tokens=tokens)
        if isinstance(drawn, Setup) and why_no_setup(position, drawn) is None:
            return drawn
    return present


def _specials(rules: Rules, setup: Setup) -> tuple[str | None, ...]:
    return (None, *(card for card, box in rules.special_box.items() if box in setup.boxes))


def begun(position: WingspanPosition) -> Setup:
    """Return what stands there before anything is chosen: the present setup, with what was drawn for it."""
    if position.setup is None or position.bonus_card is None:
        return Setup()
    one, two, three, four = position.goals
    return replace(position.setup, bonus=position.bonus_card, goals=(one, two, three, four))


class _Parts:
    """The nodes of a sheet's fields. Each takes the setup so far and leads to one that is changed."""

    def __init__(self, position: WingspanPosition) -> None:
        self._position = position
        self._rules = position.rules

    def _settled(self, setup: Setup) -> Illegal | None:
        return why_settled(self._position, setup.mode, setup.special)

    def mode(self, setup: Setup) -> One[Setup, Mode]:
        """WA5: a mode brings the box that it needs, which is odd, and the special card that belongs to it."""
        modes = [mode for mode in MODES if self._settled(replace(setup, mode=mode)) is None]
        return One(
            "mode",
            [mode for mode in modes if needed_box(mode) in setup.boxes],
            partial(suited, self._rules, setup),
            odd=[mode for mode in modes if needed_box(mode) not in setup.boxes],
            refused=lambda: _refused(MODES, lambda mode: self._settled(replace(setup, mode=mode))),
        )

    def boxes(self, setup: Setup) -> Many[Setup, tuple[Box, ...]]:
        """WA5: what lies in none of the boxes goes. After the first card the mode's box and the special card's stay."""

        def why_not(pick: Sequence[str]) -> Illegal | None:
            fewer = replace(setup, boxes=tuple(box for box in BOXES if box in pick))
            if not fewer.boxes or self._position.turns:
                return why_no_boxes(fewer) or why_no_special(self._rules, fewer)
            return None

        return Many(
            "boxes",
            lambda: [(box[0], Thing("box", box)) for box in BOXES],
            lambda: [boxes for boxes in _COMBINED if why_not(boxes) is None],
            lambda boxes: fitted(self._rules, replace(setup, boxes=boxes)),
            judge=why_not,
            picked=lambda told: told.boxes,
            value=lambda pick: tuple(box for box in BOXES if box in pick),
            names=lambda boxes: boxes,
        )

    def level(self, setup: Setup) -> One[Setup, Level]:
        """WA63: any level."""
        levels = self._rules.components.levels
        return _one(
            "level",
            LEVELS,
            lambda level: replace(setup, level=level),
            key_of=lambda level: level.removesuffix("_eagle"),
            facts=lambda level: {"face_down": levels[level].face_down, "per_egg": levels[level].tokens_per_egg},
        )

    def special(self, setup: Setup) -> One[Setup, str | None]:
        """WA7: a special card of the boxes, or none."""
        codes = codes_of(self._rules.special_box)

        def why_not(special: str | None) -> Illegal | None:
            other = replace(setup, special=special)
            return why_no_special(self._rules, other) or self._settled(other)

        return _one(
            "special",
            (None, *self._rules.special_box),
            lambda special: replace(setup, special=special),
            why_not,
            key_of=lambda special: NOTHING if special is None else codes[special],
        )

    def tokens(self, setup: Setup) -> One[Setup, Variant]:
        """WA36, WA64: cache or hoard."""
        return _one("tokens", VARIANTS, lambda tokens: replace(setup, tokens=tokens))

    def fewest(self, setup: Setup) -> One[Setup, Literal["both"] | None]:
        """WA44: whether 0 against 0 scores the goal of the fewest tokens."""
        matters: bool = setup.mode == "duet"
        return One(
            "fewest",
            (None, "both") if matters else (None,),
            lambda fewest: replace(setup, fewest=fewest),
            odd=() if matters else ("both",),
            key_of=lambda fewest: fewest or NOTHING,
            about=lambda fewest: Option(fewest or NOTHING, () if fewest is None else (Thing("fewest", fewest),)),
        )

    def bonus(self, setup: Setup) -> One[Setup, str]:
        """WA10: a bonus card, or the sort that one is drawn of."""
        rules = self._rules
        codes = bonus_codes(rules)

        def about(bonus: str) -> Option:
            card, group = rules.bonus_cards.get(bonus), "percent" if bonus.startswith(PERCENT) else "card"
            values = {"values": card.values[setup.level], "keep": card.keep, "order": card.order} if card else EMPTY
            return Option(codes[bonus], (Thing("bonus", bonus),), values, group=group)

        return One(
            "bonus",
            _bonuses(rules, setup.boxes),
            lambda bonus: replace(setup, bonus=bonus),
            refused=lambda: _refused(codes, lambda bonus: why_no_bonus(rules, replace(setup, bonus=bonus))),
            key_of=codes.__getitem__,
            about=about,
        )

    def goal(self, number: int, setup: Setup) -> One[Setup, str | None]:
        """WA5, WA9: the goal of a round, None: drawn. A later round's goal on the same tile is given up (odd)."""
        rules, codes = self._rules, goal_codes(self._rules)
        pool = goal_pool(rules, setup)
        taken = {rules.tile[goal] for goal in setup.goals[: number - 1] if goal is not None}
        later = {rules.tile[goal] for goal in setup.goals[number:] if goal is not None}
        free = [goal for goal in pool if rules.tile[goal] not in taken]

        def named(goal: str | None) -> Setup:
            goals = [goal if at == number else each for at, each in enumerate(setup.goals, 1)]
            tile = None if goal is None else rules.tile[goal]
            one, two, three, four = (
                None if at > number and each is not None and rules.tile[each] == tile else each
                for at, each in enumerate(goals, 1)
            )
            return replace(setup, goals=(one, two, three, four))

        def key(goal: str | None) -> str:
            return NOTHING if goal is None else codes[goal]

        def about(goal: str | None) -> Option:
            if goal is None:
                return Option(NOTHING)
            printed = rules.base_goals.get(goal)
            facts = EMPTY if printed is None else {"base": printed.base[number - 1]}
            return Option(codes[goal], (Thing("goal", goal),), facts, group=rules.goal_box.get(goal, ""))

        return One(
            "goal",
            (None, *(goal for goal in free if rules.tile[goal] not in later)),
            named,
            odd=[goal for goal in free if rules.tile[goal] in later],
            refused=lambda: _refused(pool, lambda goal: why_no_goals(rules, named(goal))),
            key_of=key,
            about=about,
            value_of=lambda told: told.goals[number - 1] if number <= len(told.goals) else None,
            facts={"round": number},
        )


def _one(
    ask: str,
    values: Iterable[T],
    then: Callable[[T], Setup],
    why_not: Callable[[T], Illegal | None] = lambda _: None,
    *,
    key_of: Callable[[T], str] = str,
    facts: Callable[[T], Mapping[str, Any]] = lambda _: EMPTY,
) -> One[Setup, T]:
    """Return a node over a few values, of which `why_not` refuses some."""
    return One(
        ask,
        [value for value in values if why_not(value) is None],
        then,
        refused=lambda: _refused(values, why_not),
        key_of=key_of,
        about=lambda value: Option(key_of(value), () if value is None else (Thing(ask, str(value)),), facts(value)),
    )


def _refused(values: Iterable[T], why_not: Callable[[T], Illegal | None]) -> Iterator[tuple[T, Illegal]]:
    return ((value, illegal) for value in values if (illegal := why_not(value)) is not None)


@lru_cache(maxsize=64)
def _bonuses(rules: Rules, boxes: tuple[Box, ...]) -> tuple[str, ...]:
    """Return the bonus cards of these boxes, and the sorts that one can be drawn of."""
    setup = Setup(boxes=boxes)
    return tuple(bonus for bonus in bonus_codes(rules) if not why_no_bonus(rules, replace(setup, bonus=bonus)))


@lru_cache(maxsize=16)
def bonus_codes(rules: Rules) -> Mapping[str, str]:
    """Return the keys of the bonus cards and of the sorts that one is drawn of, in the order of the components."""
    names = (*RANDOM_BONUS, *rules.bonus_cards, *rules.percent_boxes)
    codes = codes_of(names)
    return {name: codes[name] for name in names}


@lru_cache(maxsize=16)
def goal_codes(rules: Rules) -> Mapping[str, str]:
    """Return the keys of the goals."""
    return codes_of(rules.tile)


# -- what fits together ---------------------------------------------------------------------------------------------


def suited(rules: Rules, setup: Setup, mode: Mode) -> Setup:
    """WA5, WA7: return a setup in another mode, with its box and with the special card that belongs to it."""
    if mode == setup.mode:
        return setup
    boxes = _ordered((*setup.boxes, needed_box(mode)))
    special = DUET_SPECIAL if mode == "duet" and DUET_SPECIAL in rules.special_box else None
    return fitted(rules, replace(setup, mode=mode, boxes=boxes, special=special))


def fitted(rules: Rules, setup: Setup) -> Setup:
    """Return a setup in which everything fits its boxes: what does not falls back to what is usual."""
    if needed_box(setup.mode) not in setup.boxes:
        fitting = next((mode for mode in MODES if needed_box(mode) in setup.boxes), None)
        if fitting is None:
            return fitted(rules, replace(setup, boxes=_ordered((*setup.boxes, "asia"))))
        return suited(rules, setup, fitting)
    if why_no_special(rules, setup):
        setup = replace(setup, special=None)
    if why_no_bonus(rules, setup):
        usual = next(sort for sort in RANDOM_BONUS if not why_no_bonus(rules, replace(setup, bonus=sort)))
        setup = replace(setup, bonus=usual)
    pool = goal_pool(rules, setup)
    one, two, three, four = (goal if goal in pool else None for goal in setup.goals)
    return replace(setup, goals=(one, two, three, four))


def _ordered(boxes: Sequence[Box]) -> tuple[Box, ...]:
    return tuple(box for box in BOXES if box in boxes)
