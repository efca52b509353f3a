"""Karakia tiles that are used by themselves, and the discard after an exchange (rules KT)."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import combinations
from typing import Any

from engine.choices import Many, Node, One, Step, Thing, Tree
from engine.contract import Illegal
from engine.moa.actions import Discard, DrawOne, ExchangeThree, MoaAction, Move, Stronghold
from engine.moa.chapters.payment import why_not_ready
from engine.moa.chapters.tiles import (
    EXCHANGED,
    MOST_MOVED,
    move_targets,
    stronghold_places,
    why_no_draw,
    why_no_stronghold,
    why_not_moved_from,
    why_not_moved_to,
    why_wrong_discard,
)
from engine.moa.choices.before import Before, closed
from engine.moa.choices.territory import any_territory


def move(at: Before) -> Node[MoaAction]:
    """KT5: ask from where, to where, and how many birds."""
    ready = at.state.ready("move") > 0
    held = birds_on_board(at) if ready else {}
    targets = move_targets(at.position) if ready else []
    sources = [source for source in held if any(target != source for target in targets)]

    def nowhere() -> Illegal:
        return Illegal("KT5", "nowhere", action=Move.type)

    def why_not_from(number: int) -> Illegal | None:
        return (
            why_not_ready(at.position, at.seat, "move")
            or why_not_moved_from(at.position, at.seat, number, 1)
            or (None if number in sources else why_stuck(number))
        )

    def why_stuck(source: int) -> Illegal | None:
        others = (number for number in at.territories if number != source)
        return next(filter(None, map(partial(why_not_moved_to, at.position, source), others)), None)

    def to_where(source: int) -> Node[MoaAction]:
        return any_territory(
            at,
            "target",
            [number for number in targets if number != source],
            partial(how_many, source),
            among=list(at.territories),
            why_not=partial(why_not_moved_to, at.position, source),
            why_none=nowhere,
        )

    def how_many(source: int, target: int) -> Node[MoaAction]:
        most = min(held[source], MOST_MOVED)

        def unlisted(step: Step) -> Illegal | None:
            if not step.isdecimal() or len(step) > 2:
                return None
            return why_not_moved_from(at.position, at.seat, source, int(step))

        return One("birds", range(most, 0, -1), partial(Move, source, target), default=most, unlisted=unlisted)

    return any_territory(
        at,
        "source",
        sources,
        to_where,
        among=list(at.territories),
        why_not=why_not_from,
        why_none=lambda: why_not_ready(at.position, at.seat, "move") or nowhere(),
    )


def birds_on_board(at: Before) -> dict[int, int]:
    """Return how many birds the seat has in each territory where it has any."""
    return {number: birds for number, each in at.territories.items() if (birds := each.birds.get(at.seat, 0))}


def stronghold(at: Before) -> Node[MoaAction]:
    """KT6: ask where."""
    return any_territory(
        at,
        "territory",
        stronghold_places(at.position) if at.state.ready("stronghold") else [],
        Stronghold,
        among=list(at.territories),
        why_not=lambda number: why_no_stronghold(at.position, at.seat, Stronghold(number)),
        why_none=lambda: (
            why_not_ready(at.position, at.seat, "stronghold") or Illegal("KT6", "nowhere", action=Stronghold.type)
        ),
    )


def draw_one(at: Before) -> Tree[MoaAction]:
    """KT1: nothing is to be asked."""
    return _drawing(at, DrawOne())


def exchange_three(at: Before) -> Tree[MoaAction]:
    """KT2: nothing is to be asked before the cards are drawn."""
    return _drawing(at, ExchangeThree())


def _drawing(at: Before, action: DrawOne | ExchangeThree) -> Tree[MoaAction]:
    def why_not() -> Illegal | None:
        return why_no_draw(at.position, at.seat, action)

    return action if at.state.ready(action.type) and why_not() is None else closed(why_not)


def discard(at: Before) -> Node[MoaAction]:
    """KT2: ask for the cards to discard."""
    hand = sorted(at.state.hand)
    count = min(EXCHANGED, len(hand))

    def held() -> list[tuple[str, Thing]]:
        return [(at.rules.codes[name], Thing("bird", name, copies)) for name, copies in Counter(hand).items()]

    def cards_of(action: Any) -> tuple[str, ...]:
        cards: tuple[str, ...] = action.cards
        return cards

    def draw(rng: random.Random) -> MoaAction:
        return Discard(tuple(rng.sample(hand, count)))

    return Many(
        "cards",
        held,
        lambda: sorted(set(combinations(hand, count))),
        Discard,
        judge=lambda cards: why_wrong_discard(at.position, at.seat, len(cards)),
        picked=cards_of,
        value=lambda cards: cards,
        names=lambda cards: cards,
        least=count,
        most=count,
        drawn=draw,
        facts={"needed": count},
    )
