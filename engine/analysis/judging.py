"""One decision judged: how the seats stood before it, and what each answer promised its seat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from engine.automa.budget import ENDLESS, Budget
from engine.automa.expectation import expected_scores, shares, spread
from engine.automa.greedy import Greedy
from engine.automa.player import Considered
from engine.automa.playouts import Deal, Luck, Sample, horizons_of, play_out, sample
from engine.automa.race import Race
from engine.choices import draw
from engine.contract import Action, AnyGame, JsonObject, Position, Seat
from engine.question import Question

WIDTH = 6
"""So many answers are judged, those that a look one action ahead likes best; and the one that was given."""
ANSWERS = 2
"""A play-out behind an answer has so many in it at least, as in a search."""
WATCHED = 0.3
"""The part of the budget that says how the seats stood."""
LEAST = 2
"""Play-outs at least from what everybody saw."""
FIELD = 0.7
"""When so much of the budget is spent, the worse half of the answers is dropped."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision looked like."""

    watched: Mapping[Seat, float]
    """The share of the win that each seat could expect before it, by what everybody saw; together 1."""
    considered: tuple[Considered, ...] = ()
    """The answers that were played on from, by the seat's own view, the best first; none where there was no choice."""
    glance: tuple[Considered, ...] = ()
    """What a look one action ahead expects of answers, the best first."""

    def of(self, action: Action) -> Considered | None:
        """Return what playing on expected of an answer."""
        return next((each for each in self.considered if each.action == action), None)

    def to_data(self) -> JsonObject:
        """Return it as JSON data; `from_data` restores it."""
        return {
            "watched": dict(self.watched),
            "considered": [_written(each) for each in self.considered],
            "glance": [_written(each) for each in self.glance],
        }

    @classmethod
    def from_data(cls, game: AnyGame, data: Mapping[str, Any]) -> Self:
        """Read what `to_data` has written. KeyError, Unreadable."""
        considered, glance = (tuple(_read(game, each) for each in data[name]) for name in ("considered", "glance"))
        return cls(dict(data["watched"]), considered, glance)


def judge(question: Question, played: Action | None, budget: Budget, rng: random.Random) -> Judgement:
    """Judge a decision within a budget. `played`: the answer that was given; None: only say how the seats stood."""
    watched = _watch(question, budget, rng)
    if played is None:
        return Judgement(watched)
    glance = tuple(Greedy().consider(question, rng))
    likely = [each.action for each in glance[:WIDTH]]
    actions = likely if played in likely else [*likely, played]
    return Judgement(watched, tuple(_compared(question, actions, played, budget, rng)), glance[:WIDTH])


def _watch(question: Question, budget: Budget, rng: random.Random) -> Mapping[Seat, float]:
    """Return the shares that the seats may expect by what everybody sees: means over play-outs."""
    game, view, found = question.game, question.public_view, list[Mapping[Seat, float]]()
    while len(found) < LEAST or budget.spent() < WATCHED:
        found.append(_outlook(game, game.determinise(view, rng), rng.getrandbits(64)))
        budget.note_playout()
    return {seat: sum(each[seat] for each in found) / len(found) for seat in found[0]}


def _outlook(game: AnyGame, position: Position, seed: int) -> Mapping[Seat, float]:
    """Play on from a drawn position to the game's next horizon, and return the shares there."""
    seat = game.decisions(position)[0].seat
    deal = Deal(game, position, seat, seed)
    luck = Luck(deal)
    first = _sensible(game, position, seat, luck.next(seat))
    end = position
    for end, passed in play_out(deal, first, luck):  # noqa: B007  (the last one counts)
        if passed:
            break
    scores = expected_scores(game, end, luck.next(seat), ENDLESS)
    assert scores is not None  # noqa: S101  (that budget does not end)
    return shares(scores, spread(game, end))


def _sensible(game: AnyGame, position: Position, seat: Seat, rng: random.Random) -> Action:
    answer: Action
    if game.heuristics is None:
        answer = draw(game.choices(position, seat), rng)
    else:
        answer = game.heuristics.playout_action(position, seat, rng)
    return answer


def _compared(
    question: Question, actions: Sequence[Action], played: Action, budget: Budget, rng: random.Random
) -> Sequence[Considered]:
    """Let answers race on the same drawn positions; that which was given runs to the end."""
    race = Race([Considered(each, 0.0, 0.0) for each in actions], spread(question.game, question.determinise(rng)))
    horizons = horizons_of(_deal(question, rng), actions[0], ANSWERS) if question.game.heuristics is not None else 1
    halved = False
    while not race.rounds or budget.spent() < 1:
        deal = _deal(question, rng)
        race.note_round([_noted(budget, deal, each.action, horizons) for each in race.left])
        if not halved and budget.spent() >= FIELD:
            halved = True
            _halve(race, played)
    return race.result()


def _noted(budget: Budget, deal: Deal, action: Action, horizons: int) -> Sample:
    found = sample(deal, action, horizons, ENDLESS)  # each round is finished
    assert found is not None  # noqa: S101
    budget.note_playout()
    return found


def _halve(race: Race, kept: Action) -> None:
    race.halve()
    for each in race.dropped:
        if each.action == kept:
            race.dropped.remove(each)
            race.left.append(each)
            return


def _deal(question: Question, rng: random.Random) -> Deal:
    return Deal(question.game, question.determinise(rng), question.seat, rng.getrandbits(64))


def _written(considered: Considered) -> JsonObject:
    return {"action": considered.action.to_data(), "share": considered.share, "margin": considered.margin}


def _read(game: AnyGame, data: Mapping[str, Any]) -> Considered:
    return Considered(game.action_from_data(data["action"]), data["share"], data["margin"])
