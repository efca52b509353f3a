"""Where its Duet token goes (rules WA47 to WA54): the corner, the way over the map, what is looked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.wingspan.chapters.duet_map import scan_order
from engine.wingspan.chapters.measure import PAIRS, improves
from engine.wingspan.facts import Passed, Scan
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import marked


def after_playing(position: WingspanPosition, card: str) -> Scan:
    """WA52: scan for the first free space that improves its goal of the round; with none, for the first free one."""
    rules, goal, hers = position.rules, position.goal, position.automa_tokens()
    scan = replace(_begin(position, card), reason="goal", goal=goal)
    if goal == PAIRS:
        scan = replace(scan, marks=scan.marks + marked("pairs", rules.components.duet.pairs.status))
    found = _go(scan, position, lambda space: improves(rules, goal, hers, space))
    if found.space is not None:
        return found
    return _go(replace(scan, reason="first_free"), position, lambda _: True)


def after_drawing(position: WingspanPosition, card: str) -> Scan:
    """WA53: scan for the first free space of the habitat and the type that its card tells; there may be none."""
    rules = position.rules
    tracker = rules.components.tracker(position.round)
    scan = _begin(position, card)
    type_symbol, type_marks = rules.looked_up(card, tracker.section("type"))
    habitat_symbol, habitat_marks = rules.looked_up(card, tracker.section("habitat"))
    scan = replace(
        scan,
        reason="look_up",
        habitat=tracker.habitat[habitat_symbol],
        type=tracker.type[type_symbol],
        habitat_symbol=habitat_symbol,
        type_symbol=type_symbol,
        marks=tuple(dict.fromkeys(scan.marks + type_marks + habitat_marks)),
    )
    wanted = (scan.habitat, scan.type)
    return _go(scan, position, lambda space: (rules.spaces[space].habitat, rules.spaces[space].type) == wanted)


def without_tokens(position: WingspanPosition, card: str) -> Scan:
    """WA47: all its tokens are placed."""
    return replace(_begin(position, card), reason="no_tokens")


def _begin(position: WingspanPosition, card: str) -> Scan:
    """WA49: find the corner whose icon on the tracker is the one beside it on its card."""
    tracker = position.rules.components.tracker(position.round)
    section = tracker.section("map")
    symbol, marks = position.rules.looked_up(card, section)
    corner = next(corner for corner, icon in tracker.corners.items() if icon == symbol)
    return Scan(corner, symbol, section, "", marks=marked("tracker", tracker.status) + marks)


def _go(scan: Scan, position: WingspanPosition, fits: Callable[[str], bool]) -> Scan:
    """WA50, WA51: pass over the map to the first free space that fits."""
    taken = {*position.automa_tokens(), *position.your_tokens()}
    passed: list[Passed] = []
    for space in scan_order(scan.corner):
        if space not in taken and fits(space):
            return replace(scan, passed=tuple(passed), space=space)
        passed.append(Passed(space, "taken" if space in taken else "unfit"))
    return replace(scan, passed=tuple(passed))
