"""The toy game with heuristics: what players made of code know of it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.contract import Seat
from engine.log import new_setup
from engine.match import Match
from tests.engine.toy import Draw, Lay, Pass, Toy, ToyAction, ToyPosition


class ToyHeuristics:
    """It counts only points that were made, so it does not see what drawing is good for: play-outs do."""

    def expected_scores(self, position: ToyPosition) -> Mapping[Seat, float]:
        return {seat: position.scores[seat] for seat in position.seating}

    def spread(self, position: ToyPosition) -> float:
        return 1.0 + 2.0 * float(position.components["rounds"] - position.round)

    def candidates(self, position: ToyPosition, seat: Seat, rng: random.Random) -> Sequence[ToyAction]:
        drawn = [Draw()] if position.deck else []
        return [*(Lay(card) for card in reversed(position.hands[seat])), *drawn, Pass()]

    def playout_action(self, position: ToyPosition, seat: Seat, rng: random.Random) -> ToyAction:
        hand = [card for card in position.hands[seat] if card != position.chosen.get(seat)]
        if position.deck and (not hand or rng.random() < 0.5):
            return Draw()
        return Lay(hand[-1]) if hand else Pass()

    def horizon(self, position: ToyPosition) -> object:
        return None


class KnowingToy(Toy):
    """The toy game as it is known to players who have been told how."""

    heuristics: ClassVar[ToyHeuristics] = ToyHeuristics()


def knowing_match(rng: random.Random, seats: int = 2, ranks: int = 24, rounds: int = 3) -> Match:
    """Begin a game with many cards to draw."""
    game = KnowingToy()
    components = {**game.components(), "ranks": ranks, "rounds": rounds}
    return Match.start(game, new_setup(game, game.colours[:seats], components=components), rng)
