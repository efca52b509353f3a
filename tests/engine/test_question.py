"""What a player receives: the same whatever its seat cannot see, and no way to the position."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from engine.automa import PLAYERS, players
from engine.automa.budget import Playouts
from engine.choices import Node
from engine.contract import Action, AnyGame
from engine.question import Question, question_of
from tests.support.games import CASES, Case
from tests.support.permute import permute
from tests.support.play import steps, whole_match

every_case = pytest.mark.parametrize("case", CASES, ids=str)
PLAIN = (str, bytes, int, float, bool, type(None), type, FunctionType, MethodType, ModuleType, random.Random)
"""What holds nothing further. Functions hide what they know; a game is rules without state."""


def questions(case: Case, seed: int) -> Iterator[Question]:
    for match in steps(case, seed):
        for decision in (*match.decisions(), *match.revisable()):
            yield Question(case.game, match.position, decision)


def twin_of(question: Question, rng: random.Random) -> Question:
    """Return the same question where all is shuffled that its seat cannot know."""
    game, seat = question.game, question.seat
    return question_of(game, permute(game, question._position, seat, rng), seat)


@every_case
@pytest.mark.parametrize("level", PLAYERS)
def test_what_is_hidden_from_a_player_does_not_change_its_choice(case: Case, level: str) -> None:
    """Of a player that thinks, a few questions of a game with rivals: in one without, levels mean nothing."""
    thinks = level != "random"
    if thinks and max(case.game.seat_counts) == 1:
        pytest.skip("no rivals")
    rng, player = random.Random(1), players(lambda: Playouts(8))[level]
    for number, question in enumerate(islice(questions(case, seed=400), 3, None, 31 if thinks else 1)):
        chosen = player.choose(question, random.Random(number))
        assert player.choose(twin_of(question, rng), random.Random(number)) == chosen


@pytest.mark.parametrize("case", [case for case in CASES if case.game.obvious_kinds], ids=str)
def test_what_is_hidden_does_not_change_what_is_obvious(case: Case) -> None:
    rng, answers = random.Random(2), 0
    for question in questions(case, seed=404):
        answer = question.obvious_answer()
        assert twin_of(question, rng).obvious_answer() == answer
        answers += answer is not None
    assert answers


@pytest.mark.slow
@every_case
def test_no_public_attribute_leads_to_the_position(case: Case) -> None:
    for question in islice(questions(case, seed=401), 0, None, 9):
        forbidden = type(question._position)
        found = [path for path, each in reachable(question, question.game) if isinstance(each, forbidden)]
        assert found == []


def test_the_walk_finds_a_position_that_is_left_open() -> None:
    question = next(questions(CASES[0], seed=402))

    class Careless(Question):
        __slots__ = ()

        @property
        def state(self) -> dict[str, list[object]]:
            return {"all": [self._position]}

    careless = Careless(question.game, question._position, question.decision)
    found = [path for path, each in reachable(careless, question.game) if each is question._position]
    assert found == ["question.state.all.0"]


@every_case
def test_a_question_is_only_for_who_is_asked(case: Case) -> None:
    over = whole_match(case, 403)
    with pytest.raises(ValueError, match="is asked nothing"):
        question_of(case.game, over.position, case.setup.seats[0])


# -- walking --------------------------------------------------------------------------------------------------------


def reachable(question: Question, game: AnyGame) -> Iterator[tuple[str, object]]:
    """Return what can be reached from a question by public attributes, items and opened nodes, each with its path."""
    seen: set[int] = {id(game)}
    waiting: list[tuple[str, object]] = [("question", question)]
    while waiting:
        path, thing = waiting.pop()
        if isinstance(thing, PLAIN) or id(thing) in seen:
            continue
        seen.add(id(thing))
        _kept.append(thing)
        yield path, thing
        waiting += [(f"{path}.{name}", each) for name, each in inside(thing)]


_kept: list[object] = []
"""What was seen: an id is only its own while the thing is there."""


def inside(thing: object) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, Mapping):
        yield from ((str(key), value) for key, value in thing.items())
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from ((str(number), each) for number, each in enumerate(thing))
    else:
        yield from ((name, value) for name in dir(thing) if not name.startswith("_") for value in value_of(thing, name))
    if isinstance(thing, Node):
        yield from opened(thing)
    if isinstance(thing, Question):
        yield from (("action", each) for each in islice(thing.actions(), 3))


def value_of(thing: object, name: str) -> list[Any]:
    try:
        with warnings.catch_warnings(action="ignore"):
            return [getattr(thing, name)]
    except (NotImplementedError, AttributeError):
        return []


def opened(node: Node[Action]) -> Iterable[tuple[str, Any]]:
    yield from (("next", each) for each in islice(node.next(), 3))
    yield from (("option", each) for each in islice(node.options(), 20))
