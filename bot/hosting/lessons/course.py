"""A lesson played through once: what the learner is asked at each step, and what comes of the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from bot.hosting.lessons.dealing import PreparedChance
from bot.hosting.lessons.script import Script, script
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.turn import Sight, Turn
from bot.hosting.table import Occupant, Person, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Action, AnyGame, Event, Seat
from engine.log import Start, carry_out, new_setup

_ALWAYS = datetime(2000, 1, 1, tzinfo=UTC)
"""When a lesson's table was opened: it is nobody's, and older than anything."""


@dataclass(frozen=True, slots=True)
class _Played:
    """An answer with what came of it."""

    seat: Seat | None
    action: Action | None
    position: Any
    """After it."""
    events: Sequence[Event]


class Course:
    """A lesson with the positions it leads through. It is the same for everybody, and made once."""

    def __init__(self, game: AnyGame, lesson: Script) -> None:
        self.game = game
        self.script = lesson
        self._setup = new_setup(game, lesson.seats, lesson.options)

    @property
    def seat(self) -> Seat:
        """Return the learner's seat."""
        return self.script.learner

    @cached_property
    def _played(self) -> Sequence[_Played]:
        """Play it through, by the rules. Illegal, Unreadable or ChanceError where its data does not fit them."""
        chance = PreparedChance(self.script.deal, self.script.dice)
        begun = carry_out(self.game, self._setup, None, None, Start(), chance=chance)
        played = [_Played(None, None, begun.position, begun.events)]
        for answer in self.script.answers:
            action = self.game.parse(answer.action)
            came = carry_out(self.game, self._setup, played[-1].position, answer.seat, action, chance=chance)
            played.append(_Played(answer.seat, action, came.position, came.events))
        return played

    @cached_property
    def _own(self) -> Sequence[int]:
        """Return which of them are the learner's answers that steps lead to."""
        answers = enumerate(self.script.answers, start=1)
        return [n for n, each in answers if each.seat == self.seat and not each.aside]

    def _entries_before(self, step: int) -> int:
        """Return how many answers, the start among them, are given before a step."""
        answered = self.script.answered_before(step)
        return self._own[answered] if answered < len(self._own) else len(self._played)

    def wanted(self, step: int) -> Action:
        """Return the answer that the step is a part of."""
        action = self._played[self._entries_before(step)].action
        assert action is not None  # noqa: S101  (only the start is no answer)
        return action

    def reached(self, step: int, action: Action) -> bool:
        """Return whether an answer is what a free step asks for; one that asks for nothing is content with any."""
        aim = self.script.steps[step].aim
        return not aim or self.game.parse(aim) == action

    def came(self, step: int) -> Sequence[Event]:
        """Return what happened since the learner's last answer (else the beginning), as its seat may see it."""
        answered = self.script.answered_before(step)
        first = self._own[answered - 1] if answered else 0
        entries = self._played[first : self._entries_before(step)]
        return [event.seen_by(self.seat) for each in entries for event in each.events]

    def came_freely(self, action: Action) -> tuple[Any, Sequence[Event]]:
        """Return what comes of an answer at the end of the lesson: the learner's view after it, and what happens.

        Illegal as `Game.check`.
        """
        before = self._played[-1].position
        outcome = carry_out(self.game, self._setup, before, self.seat, action, chance=PreparedChance({}))
        view = self.game.view(outcome.position, self.seat)
        return view, [event.seen_by(self.seat) for event in outcome.events]

    def public_view(self) -> Any:
        """Return what everybody may see of it at its end."""
        return self.game.view(self._played[-1].position, None)

    def sight(self, step: int, learner: Person) -> Sight:
        """Return what the learner sees at a step."""
        position = self._position(step)
        table = self.table(step, learner)
        return Sight(table, self.game, self.seat, self.game.view(position, self.seat), self.game.decisions(position))

    def turn(self, step: int, learner: Person) -> Turn:
        """Return what the learner is asked at a step of which the page asks something."""
        position = self._position(step)
        decision = next(each for each in self.game.decisions(position) if each.seat == self.seat)
        orders = (OBVIOUS,) if self.game.obvious_kinds else ()  # as at every new table
        return Turn(self.table(step, learner), self.game, position, decision, orders=orders)

    def _position(self, step: int) -> Any:
        return self._played[self._entries_before(step) - 1].position

    def table(self, step: int, learner: Person) -> Table:
        """Return the table of a step, at which the learner sits with automas. It is stored nowhere."""
        return Table(
            id=0,
            game=self.game.name,
            place=Place(None, 0),
            status=Status.RUNNING,
            opener_id=learner.id,
            language=learner.language,
            occupants=tuple(self._occupants(learner)),
            options=self._setup.options,
            seq=self._entries_before(step),
            opened_at=_ALWAYS,
            asked_since={self.seat: step},
            further=self._setup.further,
            suggestions=False,
            lesson=True,
        )

    def _occupants(self, learner: Person) -> Sequence[Occupant]:
        level, words, automas = self.script.level, wording(learner.language), 0
        found = []
        for seat in self.script.seats:
            if seat == self.seat:
                found.append(Occupant(seat, learner.name, learner.id, language=learner.language))
                continue
            automas += 1
            found.append(Occupant(seat, words("hosting-automa", level=level, number=automas), automa=level))
        return found


def courses(games: Mapping[str, AnyGame]) -> Mapping[str, Course]:
    """Return the lessons of games, by their names; they are played through when somebody takes them first."""
    found = {name: script(name) for name in games}
    return {name: Course(games[name], lesson) for name, lesson in found.items() if lesson is not None}
