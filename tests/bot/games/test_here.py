"""What a component would do for a seat now: nothing that is possible is missed, nor said to be impossible."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import PRESENTERS
from bot.games.typed import here
from bot.hosting.playing.turn import Turn
from bot.locale.words import wording
from engine.choices import Node, Option, Thing, steps_of, trace
from tests.support.games import CASES, Case
from tests.support.play import steps

WORDS = wording("en")
REAL = [next(case for case in CASES if case.game.name == name) for name in PRESENTERS]


def used_things(root: Node[Any], action: Any) -> list[tuple[Option, Option]]:
    """Return the options on the way to an action, each behind that of the way."""
    node: Any = root
    taken = []
    for step in steps_of(trace(root, action)):
        taken.append(node.option_at(step))
        node = node.take(step)
    return [(taken[0], each) for each in taken[1:]]


@pytest.mark.parametrize("case", REAL, ids=str)
@pytest.mark.slow
def test_what_an_answer_uses_is_told_as_possible(case: Case) -> None:
    seen = 0
    for number, match in enumerate(steps(case, 3)):
        decisions = match.decisions()
        if number % 5 or not decisions:
            continue
        seat = decisions[0].seat
        tree = case.game.choices(match.position, seat)
        pages = PRESENTERS[case.game.name].pages(case.game.view(match.position, seat), {}, WORDS, seat)
        listed = {each for option in ("card", "tile", "territory") for each in _parts(case, pages.view, option)}
        for action in list(case.game.actions(match.position, seat))[:40]:
            for way, option in used_things(tree, action):
                for thing in (each for each in option.things if Thing(each.kind, each.name) in listed):
                    told = here.lines(cast("Turn", SimpleNamespace(tree=tree)), pages, Thing(thing.kind, thing.name))
                    line = next(each for each in told if each.startswith(f"• {pages.label(tree, way)}:"))
                    assert "not now" not in line
                    seen += 1
    assert seen or case.game.name != "moa"


def _parts(case: Case, view: Any, option: str) -> list[Thing]:
    return [Thing(each.kind, each.name) for each in PRESENTERS[case.game.name].parts(option, view)]
