"""The games that generic tests run over: every game of the project and the toy game, with every kind of table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest
from _pytest.mark import ParameterSet

from engine.contract import AnyGame, Seat
from engine.games import GAMES
from engine.log import Setup, new_setup
from tests.engine.solo_toy_game import SoloToyGame
from tests.engine.toy import Toy

EVERY_GAME: tuple[AnyGame, ...] = (*GAMES.values(), Toy(), SoloToyGame())
BY_NAME = {game.name: game for game in EVERY_GAME}


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and one choice of each switch."""

    game: AnyGame
    setup: Setup

    @property
    def sides(self) -> set[Seat]:
        """Everybody that gets a score: the seats, and an opponent that the game plays."""
        side = self.game.further_side(self.setup.seats)
        opponent = self.setup.further if side is not None and side.opponent else None
        return {*self.setup.seats, *([] if opponent is None else [opponent])}

    def __str__(self) -> str:
        switches = "-".join(str(value) for value in self.setup.options.values())
        return f"{self.game.name}-{len(self.setup.seats)}-{switches}"


def every_case() -> Iterator[Case]:
    """Return every game with every number of seats; and with each other choice of a switch for the smallest number."""
    for game in EVERY_GAME:
        for number in game.seat_counts:
            yield Case(game, new_setup(game, game.colours[:number]))
        for switch in game.switches:
            for choice in switch.choices[1:]:
                yield Case(game, new_setup(game, game.colours[: game.seat_counts[0]], {switch.name: choice}))


CASES: tuple[Case, ...] = tuple(every_case())


def fewest_and_most(cases: Iterable[Case] = CASES) -> list[ParameterSet]:
    """Return cases as parameters of a test; those with neither the fewest nor the most seats of their game are slow."""
    return [pytest.param(case, marks=[pytest.mark.slow] if _between(case) else []) for case in cases]


def _between(case: Case) -> bool:
    return len(case.setup.seats) not in (min(case.game.seat_counts), max(case.game.seat_counts))
