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


class MeaningToy(KnowingToy):
    """Its play-outs are short: a seat lays nothing any more but what it means to lay, and meets luck of its own."""

    rolls_out = True

    def rollout(
        self, position: ToyPosition, seat: Seat, rng: random.Random, intent: object | None = None
    ) -> Mapping[Seat, float]:
        luck = random.Random(rng.getrandbits(30) + position.scores[seat])
        extra = luck.gauss(0, 4) + (intent if isinstance(intent, int) and intent in position.hands[seat] else 0)
        return {each: position.scores[each] + (extra if each == seat else 0) for each in position.seating}

    def intents(self, position: ToyPosition, seat: Seat) -> Sequence[object]:
        return [card for card in position.hands[seat] if card > 20]


def knowing_match(
    rng: random.Random, seats: int = 2, ranks: int = 24, rounds: int = 3, game: KnowingToy | None = None
) -> Match:
    """Begin a game with many cards to draw."""
    game = game or KnowingToy()
    components = {**game.components(), "ranks": ranks, "rounds": rounds}
    return Match.start(game, new_setup(game, game.colours[:seats], components=components), rng)
