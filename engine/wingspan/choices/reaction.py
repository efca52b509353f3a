"""A power of the person's that touches the Automa, as choices (rules WA29 to WA39, WA64 to WA71)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from engine.choices import NOTHING, Many, Number, One, Option, Pick, Thing, Tree, codes_of
from engine.contract import Illegal
from engine.wingspan.actions import React, TakeBack, WingspanAction
from engine.wingspan.chapters.numbers import MOST, why_no_number
from engine.wingspan.chapters.powers import (
    COMPARED,
    compares_numbers,
    earlier_turns,
    present_turn,
    why_not_described,
    why_not_taken_back,
)
from engine.wingspan.facts import Amounts
from engine.wingspan.names import RESOURCES, Resource
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules

NEAR_COUNTS = range(6)
"""The person's own numbers that are offered: birds that fit a row of a mat. Others are typed."""
_KEY_LENGTH = 12


def reaction_bird(position: WingspanPosition) -> One[WingspanAction, str | None]:
    """Return the node that asks whose power it is; None: it is described."""
    birds, keys = _birds(position.rules)

    def about(bird: str | None) -> Option:
        if bird is None:
            return Option(NOTHING)
        return Option(keys[bird], (Thing("bird", bird),))

    return One(
        "bird",
        (*birds, None),
        partial(_after_bird, position),
        key_of=lambda bird: NOTHING if bird is None else keys[bird],
        about=about,
    )


@lru_cache(maxsize=16)
def _birds(rules: Rules) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Return the birds that touch the Automa, by name, and their keys."""
    birds = tuple(sorted(rules.powers))
    return birds, bird_keys(birds)


@lru_cache(maxsize=16)
def bird_keys(birds: tuple[str, ...]) -> Mapping[str, str]:
    """Return a key for each bird: the letters of its name as far as they go, with its code where two would be alike."""
    plain = {bird: _letters(bird)[:_KEY_LENGTH] for bird in birds}
    often, codes = Counter(plain.values()), codes_of(birds)
    return {bird: key if key and often[key] == 1 else f"{key}-{codes[bird]}" for bird, key in plain.items()}


def _letters(name: str) -> str:
    return re.sub("[^a-z]", "", unicodedata.normalize("NFKD", name).casefold())


def _after_bird(position: WingspanPosition, bird: str | None) -> Tree[WingspanAction]:
    if bird is None:
        return _gains(position)
    return _used(position, bird) if position.rules.powers[bird].kind in COMPARED else React(bird)


def _used(position: WingspanPosition, bird: str) -> One[WingspanAction, tuple[int, int]]:
    """Return the node of the turn in which it was used (WA30): the present one unless another is named."""
    present = present_turn(position)

    def then(when: tuple[int, int]) -> Tree[WingspanAction]:
        late = React(bird) if when == present else React(bird, round=when[0], turn=when[1])
        return _count(late) if compares_numbers(position.rules, bird) else late

    def told(action: WingspanAction) -> tuple[int, int]:
        assert isinstance(action, React)  # noqa: S101  (the node leads to nothing else)
        return present if action.round is None or action.turn is None else (action.round, action.turn)

    return One(
        "used",
        [present],
        then,
        odd=earlier_turns(position),
        about=lambda when: Option(_turn_key(when), (Thing("turn", _turn_key(when)),)),
        key_of=_turn_key,
        value_of=told,
        default=present,
    )


def _turn_key(when: tuple[int, int]) -> str:
    return f"{when[0]}-{when[1]}"


def _count(reaction: React) -> Number[WingspanAction]:
    """Return the node that asks for the person's own number."""
    return Number(
        "count",
        0,
        MOST,
        NEAR_COUNTS,
        lambda count: replace(reaction, count=count),
        judge=lambda count: why_no_number("WA30", (count,)),
        facts={"bird": reaction.bird},
    )


# -- described ------------------------------------------------------------------------------------------------------


def _gains(position: WingspanPosition) -> Many[WingspanAction, Amounts]:
    """Return the node that asks what the Automa would gain."""
    return _amounts(
        "gains",
        RESOURCES,
        [((resource, 1),) for resource in RESOURCES],
        lambda gains: _pays(position, gains),
        lambda amounts: why_not_described(position.rules, React(None, amounts)),
    )


def _pays(position: WingspanPosition, gains: Amounts) -> Many[WingspanAction, Amounts]:
    """Return the node that asks what it would pay for that; mostly nothing."""
    payable = [resource for resource in RESOURCES if resource in position.rules.components.hoard.pays]
    return _amounts(
        "pays",
        payable,
        [(), *(((resource, 1),) for resource in payable)],
        lambda pays: React(None, gains, pays),
        lambda pays: why_not_described(position.rules, React(None, gains, pays)),
    )


def _amounts(
    ask: str,
    resources: Sequence[Resource],
    ways: Sequence[Amounts],
    then: Callable[[Amounts], Tree[WingspanAction]],
    judge: Callable[[Amounts], Illegal | None],
) -> Many[WingspanAction, Amounts]:
    codes = codes_of(RESOURCES)
    return Many(
        ask,
        lambda: [(codes[resource], Thing("resource", resource, MOST)) for resource in resources],
        lambda: ways,
        then,
        judge=lambda pick: judge(_counted(pick)),
        unheld=lambda: (
            (Thing("resource", resource), Illegal("WA65", "no-price", resource=resource))
            for resource in RESOURCES
            if resource not in resources
        ),
        picked=lambda action: _listed(getattr(action, ask)),
        value=_counted,
        names=_listed,
    )


def _counted(pick: Pick) -> Amounts:
    counts = Counter(pick)
    return tuple(sorted((resource, counts[resource]) for resource in RESOURCES if counts[resource]))


def _listed(amounts: Iterable[tuple[str, int]]) -> Pick:
    return tuple(sorted(resource for resource, count in amounts for _ in range(count)))


# -- taking back ----------------------------------------------------------------------------------------------------


def reactions_standing(position: WingspanPosition) -> One[WingspanAction, int]:
    """Return the node that asks which reaction was none, the latest first."""
    by_number = {each.number: each for each in reversed(position.reactions)}
    return One(
        "reaction",
        [number for number, each in by_number.items() if not each.taken_back],
        TakeBack,
        refused=lambda: (
            (number, illegal)
            for number in by_number
            if (illegal := why_not_taken_back(position, TakeBack(number))) is not None
        ),
        why_none=lambda: Illegal("WA33", "no-such-reaction", reaction=len(position.reactions) + 1),
        about=lambda number: Option(
            str(number),
            (Thing("reaction", number),),
            {"bird": by_number[number].bird, "round": by_number[number].round},
        ),
    )
