"""Whatever is refused, in a panel or as a command, of any game: the rule behind it is one press away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.games import PRESENTERS
from bot.games.widgets import Button
from bot.hosting.playing.turn import Turn
from engine.choices import Many, Node, One, Option, Path, join
from engine.contract import Illegal
from engine.filling import forced
from engine.rulebook import load
from tests.bot.games.support import WORDS, controls, names_of, paged_cases, turns
from tests.support.games import Case, fewest_and_most

EVERY = 6
"""Of so many turns one is looked at."""
MOST, DEPTH = 3, 2
"""Of a node so many refused options are tried, of so many questions behind each other."""


def some_turns(case: Case) -> Iterator[Turn]:
    return islice(turns(case, seed=3), 0, 200, EVERY)


def refused(node: Node[object], path: Path = "", depth: int = 0) -> Iterator[tuple[Path, Option]]:
    """Yield refused options with their paths; a pick's are things, which no path leads to."""
    if isinstance(node, Many):
        return
    options = list(node.options())
    for option in islice((each for each in options if each.refused is not None), MOST):
        yield join(path, option.key), option
    for option in islice((each for each in options if each.refused is None), MOST if depth < DEPTH else 0):
        behind = node.take(option.key)
        if isinstance(behind, Node):
            yield from refused(behind, join(path, option.key), depth + 1)


@pytest.mark.parametrize("case", fewest_and_most(paged_cases()), ids=str)
def test_a_page_that_refuses_shows_the_rule(case: Case) -> None:
    presenter, tried = PRESENTERS[case.game.name], 0
    for turn in some_turns(case):
        for path, option in refused(turn.tree):
            assert option.refused is not None
            made = presenter.panel(turn, path, (), names_of([each.seat for each in turn.table.occupants]), WORDS)
            rules = {each.rule for each in controls(made) if isinstance(each, Button)}
            assert option.refused.rule_id in rules, (path, option.refused.reason)
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("case", fewest_and_most(paged_cases()), ids=str)
def test_a_command_that_is_refused_names_a_rule(case: Case) -> None:
    presenter, tried = PRESENTERS[case.game.name], 0
    book = {entry.id for entry in load(f"engine.{case.game.name}").entries}
    commands = {each.name: each for each in presenter.commands}
    for turn in some_turns(case):
        for given, way, option in _typed(turn):
            command = commands[way.replace("_", "-")]
            if any(each.required and each.name not in given for each in command.options):
                continue
            with pytest.raises(Illegal) as caught:
                presenter.command_action(turn, command.name, given)
            assert caught.value.rule_id in book, (way, given, option.refused)
            tried += 1
    assert tried > 5


def _typed(turn: Turn) -> Iterator[tuple[dict[str, str], str, Option]]:
    """Yield what is typed for ways that are refused, and for the first question of the others."""
    typed = PRESENTERS[turn.game.name].typed
    known = {way.key for way in turn.game.ways}
    for way in (each for each in turn.tree.options() if each.key in known):
        if way.refused is not None:
            yield {}, way.key, way
            continue
        node = turn.tree.take(way.key)
        while isinstance(node, Node) and (step := forced(node)) is not None:
            node = node.take(step)
        if not isinstance(node, One):
            continue
        name = typed.called.get(f"{way.key}.{node.ask}") or typed.called.get(node.ask, node.ask)
        for option in islice((each for each in node.options() if each.refused is not None), MOST):
            yield {name: option.key}, way.key, option
