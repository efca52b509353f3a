"""What was enumerated before there was a tree of choices: the tree is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement, product

from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.chapters.answers import ONLY_WHEN_ASKED
from engine.wingspan.chapters.duet_map import NEIGHBOURS
from engine.wingspan.chapters.scoring import final_sheet
from engine.wingspan.chapters.setup import goal_pool, why_no_setup
from engine.wingspan.chapters.tally import wanted
from engine.wingspan.chapters.turn import bird_turns
from engine.wingspan.names import (
    BOXES,
    LEVELS,
    MODES,
    MOST_POINTS,
    RANDOM_BONUS,
    RESET,
    RESOURCES,
    SPACES,
    TRAY,
    VARIANTS,
)
from engine.wingspan.position import WingspanPosition

MOST_OFFERED = 12
"""The highest count that is offered where there is no limit."""


def setups(position: WingspanPosition) -> Iterator[Setup]:
    """Give every mode with every level, special card and variant, and what else can be changed of the present setup."""
    present = position.setup or Setup()
    seen = set()
    for setup in (present, *_combined(position, present), *_changed(position, present)):
        if setup not in seen and why_no_setup(position, setup) is None:
            seen.add(setup)
            yield setup


def _combined(position: WingspanPosition, present: Setup) -> Iterator[Setup]:
    for mode in MODES:
        boxes = {*present.boxes, "asia" if mode == "duet" else "core"}
        same = (mode == "duet") == (present.mode == "duet")
        fitting = replace(
            present,
            mode=mode,
            boxes=tuple(box for box in BOXES if box in boxes),
            goals=present.goals if same else (None, None, None, None),
        )
        for level, special, tokens in product(LEVELS, (None, *position.rules.special_box), VARIANTS):
            yield replace(fitting, level=level, special=special, tokens=tokens)


def _changed(position: WingspanPosition, present: Setup) -> Iterator[Setup]:
    rules = position.rules
    yield from (replace(present, bonus=bonus) for bonus in (*RANDOM_BONUS, *rules.bonus_cards, *rules.percent_boxes))
    yield replace(present, boxes=BOXES)
    yield from (replace(present, goals=(goal, *present.goals[1:])) for goal in (None, *goal_pool(rules, present)))


def trays(position: WingspanPosition) -> Iterator[Tray]:
    """Give answers for each turn in which a bird was played: no match, one bird, and some of several."""
    assert position.bonus_card is not None
    wish = wanted(position.rules, position.bonus_card, position.told.level)
    if wish.percent:
        points: list[tuple[int, ...]] = [(), *((each,) for each in range(MOST_POINTS + 1)), (2, 5), (1, 4, 4)]
    else:
        points = [each for size in range(TRAY + 1) for each in combinations_with_replacement(wish.values, size)]
    turns = bird_turns(position) if position.open_tray is None else (position.open_tray,)
    yield from (Tray(turn.round, turn.turn, each) for turn in turns for each in points)


def goals(position: WingspanPosition) -> Iterator[Goal]:
    """Give numbers for the goal that is due, and for those scored before; in Duet that the map is right."""
    due = [position.round] if position.phase == "goal" else []
    if position.duet:
        yield from (Goal(number) for number in due)
        return
    rounds = due or range(1, len(position.counts) + 1)
    yield from (Goal(number, count) for number in rounds for count in range(MOST_OFFERED + 1))


def tokens(position: WingspanPosition) -> Iterator[Token]:
    """Give tokens to place anywhere that is free, to take back, and to move to a space next to theirs."""
    if not position.duet:
        return
    free = set(SPACES) - {*position.automa_tokens(), *position.your_tokens()}
    if len(position.own_tokens) < position.rules.components.duet.tokens:
        yield from (Token(None, space) for space in (*SPACES, RESET) if space in free or space == RESET)
    for space in dict.fromkeys(token.space for token in position.own_tokens):
        yield Token(space, None)
        yield from (Token(space, near) for near in NEIGHBOURS.get(space, ()) if near in free)


def reactions(position: WingspanPosition) -> Iterator[React]:
    """Give every bird, and some effects described."""
    for bird, power in position.rules.powers.items():
        counts: Iterable[int | None] = range(4) if power.kind == "fewest" else (None,)
        yield from (React(bird, count=count) for count in counts)
    yield from (React(None, ((resource, 1),)) for resource in RESOURCES)
    for paid in position.rules.components.hoard.pays:
        yield React(None, (("food", 1),), ((paid, 1),))
        yield React(None, (("card", 2), ("egg", 1)), ((paid, 2),))


def taking_back(position: WingspanPosition) -> Iterator[TakeBack]:
    """Give the reactions that stand."""
    yield from (TakeBack(each.number) for each in position.reactions if not each.taken_back)


def scores(position: WingspanPosition) -> Iterator[Score]:
    """Give scores around what a game brings, most of them with food left, so that a tie is decided."""
    for birds in range(0, 60, 5):
        yield from (Score(birds, 5, 12, 3, 2, leftover) for leftover in (0, 4))
        unsaid = Score(birds, 14, 20, 6, 8)
        tied = final_sheet(position, unsaid).tied
        yield replace(unsaid, leftover=1) if tied else unsaid


_OFFERS: Mapping[type[WingspanAction], Callable[[WingspanPosition], Iterator[WingspanAction]]] = {
    Setup: setups,
    Turn: lambda _: iter((Turn(),)),
    Tray: trays,
    Goal: goals,
    Score: scores,
    Token: tokens,
    React: reactions,
    TakeBack: taking_back,
}


def offered(position: WingspanPosition) -> Iterator[WingspanAction]:
    for kind, offers in _OFFERS.items():
        if position.asked is None or (position.setup is None and kind is not Setup):
            continue
        if kind not in ONLY_WHEN_ASKED or kind.type == position.asked:
            yield from offers(position)
