"""What a preview says beforehand is what the rules then do, over random positions of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

from bot.locale import wording
from engine.chance import LiveChance
from engine.contract import Action, Event, Seat
from engine.laisla.events import CubeGained, MarkerMoved, PointsGained, TileTaken
from engine.laisla.views.view import LaIslaView
from engine.moa.events import MoaEvent, TurnEnded
from engine.moa.views.view import MoaView
from engine.preview import Preview, preview
from engine.wingspan.actions import Score, Token
from engine.wingspan.events import BirdTaken
from engine.wingspan.views.view import WingspanView
from render import laisla, moa, wingspan
from render.laisla.naming import function_name
from render.laisla.outcome import island_after
from render.moa.alt import place_lines
from render.moa.outcome import defender_after, own_events, places_after
from render.wingspan.naming import goal_name
from tests.support.games import CASES
from tests.support.play import steps

WORDS = wording("en")
DESCRIBE: dict[str, Any] = {
    "moa": moa.PAINTER.preview_alt,
    "laisla": laisla.PAINTER.preview_alt,
    "wingspan": wingspan.PAINTER.preview_alt,
}
POSITIONS = 60
ACTIONS_EACH = 4


class Tried(NamedTuple):
    """An action, what was foreseen of it, and what came of it."""

    before: Any
    action: Action
    seen: Preview
    events: list[Event]
    after: Any
    alt: str


def tried(game: str) -> Iterator[Tried]:
    """Return random actions at random positions, carried out with another chance than the preview's."""
    rng = random.Random(game)
    cases = [case for case in CASES if case.game.name == game]
    for number in range(POSITIONS):
        case = rng.choice(cases)
        match = rng.choice([match.position.copy() for match in steps(case, number)][1:-1])
        for decision in case.game.decisions(match)[:2]:
            yield from _actions(case.game, match, decision.seat, rng)


def _actions(game: Any, position: Any, seat: Seat, rng: random.Random) -> Iterator[Tried]:
    view = game.view(position, seat)
    actions = list(game.actions(position, seat))
    for action in rng.sample(actions, min(ACTIONS_EACH, len(actions))):
        seen = preview(game, position, seat, action)
        outcome = game.apply(position, seat, action, LiveChance(random.Random(1)))
        alt = DESCRIBE[game.name](view, WORDS, action, seen)
        known = tuple(event.seen_by(seat) for event in outcome.events[: len(seen.events)])
        assert known == seen.events, "no other chance changes what is foreseen"
        yield Tried(view, action, seen, outcome.events, game.view(outcome.position, seat), alt)


def test_moa_tells_the_territories_as_they_then_are() -> None:
    found = 0
    for each in tried("moa"):
        before: MoaView = each.before
        after: MoaView = each.after
        own = len(own_events(each.events))
        later = {number for event in each.events[own:] for number in _numbers(event)}
        if defender_after(each.seen.events) is not None:
            assert WORDS("moa-picture-unless") in each.alt
            continue
        for place in places_after(before, each.seen.events):
            if place.number in later:
                continue
            then = after.territory(place.number)
            assert place == replace(then, open=place.open, vp=place.vp, sale_scored=place.sale_scored), each.action
            assert all(line in each.alt for line in place_lines([then], after, WORDS, 1)), each.alt
            found += 1
        if not later:
            changed = {now.number for now in after.territories if _pieces(now) != _pieces(before.territory(now.number))}
            assert changed == {place.number for place in places_after(before, each.seen.events)}, each.action
    assert found > POSITIONS / 2


def _numbers(event: Event) -> list[int]:
    """Return the territories that an event speaks of."""
    if not isinstance(event, MoaEvent) or isinstance(event, TurnEnded):
        return []
    named = (getattr(event, name, None) for name in ("territory", "source", "target"))
    return [*(number for number in named if number), *getattr(event, "territories", ())]


def _pieces(place: Any) -> tuple[Any, ...]:
    return place.birds, place.leader, place.leader_tile, place.mammal, place.sold_by, place.stronghold


def test_laisla_tells_points_tiles_and_functions_as_they_then_come() -> None:
    found = 0
    for each in tried("laisla"):
        before: LaIslaView = each.before
        after: LaIslaView = each.after
        island = island_after(before, each.seen.events)
        assert (island.fields, island.clearings) == (after.fields, after.clearings)
        own = [
            event
            for event in takewhile(lambda event: not event.milestone, each.events)
            if getattr(event, "seat", None) == before.viewer
        ]
        points = sum(event.points for event in own if isinstance(event, PointsGained | TileTaken | MarkerMoved))
        assert (WORDS("laisla-picture-alt-points", points=points) in each.alt) == bool(points), each.alt
        acted = {event.function for event in own if isinstance(event, PointsGained | CubeGained) and event.function}
        acted -= {asked.function for asked in before.asked}
        asking = {asked.function for asked in after.asked if asked.seat == before.viewer and asked.function}
        asking -= {*before.to_ask, *(asked.function for asked in before.asked)}
        for name in acted | (asking if each.seen.complete else set()):
            assert function_name(name, WORDS) in each.alt
            found += 1
    assert found > POSITIONS / 10


def test_wingspan_tells_numbers_as_they_then_are() -> None:
    found = 0
    for each in tried("wingspan"):
        before: WingspanView = each.before
        after: WingspanView = each.after
        if isinstance(each.action, Token):
            for now, then in zip(before.progress, after.progress, strict=True):
                told = WORDS(
                    "wingspan-picture-alt-then", what=goal_name(now.goal, WORDS), before=now.yours, after=then.yours
                )
                assert (told in each.alt) == (not now.scored and now.yours != then.yours), each.alt
                found += 1
        if isinstance(each.action, Score):
            assert after.final is not None
            assert WORDS("wingspan-points", points=after.final.yours.total) in each.alt
            found += 1
        for event in each.events:
            if isinstance(event, BirdTaken):
                kept = WORDS.listed([str(points) for points in event.points])
                assert WORDS("wingspan-picture-alt-kept", kept=kept) in each.alt
                found += 1
    assert found > POSITIONS / 4


@pytest.mark.parametrize("game", ["moa", "laisla", "wingspan"])
def test_where_something_is_revealed_the_preview_stops_before_it(game: str) -> None:
    for each in tried(game):
        assert not any(event.reveals for event in each.seen.events)
        assert each.seen.complete or each.seen.view is None
