"""The laws of choices (tests.support.choice_laws), over every game, switch and number of seats, at random positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.choices import Closed, Many, Number, One, blocked
from engine.contract import Action, Illegal
from tests.support.choice_laws import LAWS, Spot, hold, spots, visits
from tests.support.games import CASES, Case, fewest_and_most
from tests.support.play import steps

SPOTS = 14
"""At how many spots of each case."""

every_case = pytest.mark.parametrize("case", fewest_and_most(), ids=str)


@cache
def _spots(label: str) -> list[Spot]:
    return spots(next(case for case in CASES if str(case) == label), seed=50, most=SPOTS)


def spots_of(case: Case) -> list[Spot]:
    """Return where the trees of a case are looked at, the same for each law."""
    return _spots(str(case))


@every_case
@pytest.mark.parametrize("law", LAWS)
def test_every_tree_keeps_the_law(case: Case, law: str) -> None:
    hold(law, spots_of(case))


@pytest.mark.parametrize("case", [CASES[0], CASES[-1]], ids=str)
def test_who_is_not_asked_has_a_tree_that_is_closed(case: Case) -> None:
    answer: Action | None = None
    for match in steps(case, seed=51):
        answer = next((decision.default for decision in match.decisions()), answer)
        assert answer is not None
        asked = {decision.seat for decision in (*match.decisions(), *match.revisable())}
        for seat in set(case.setup.seats) - asked:
            root = case.game.choices(match.position, seat)
            assert list(root.next()) == []
            assert blocked(root) is not None
            with pytest.raises(Illegal):
                case.game.check(match.position, seat, answer)


def seen(case: Case) -> Iterator[str]:
    """Tell what the laws were held to."""
    for spot in spots_of(case):
        yield f"{spot.game.name} {spot.decision.kind}"
        for visit in visits(spot):
            yield type(visit.node).__name__
            for option in visit.node.options():
                yield "refused" if option.refused else "usual" if option.usual else "odd"


def test_the_laws_were_held_to_something() -> None:
    """Else a suite over trees without refusals, payments or answers anew would prove little."""
    found = {each for case in CASES for each in seen(case)}
    assert {"refused", "usual", "odd", One.__name__, Number.__name__, Many.__name__} <= found
    assert Closed.__name__ not in found
