"""What a seat may do now: legal actions, made as they are asked for (contract: `Game.actions`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.moa.actions import EndTurn, MoaAction
from engine.moa.agenda import Ask, AskAction, AskDefend, AskDiscard, AskNeutral, AskTiles
from engine.moa.choices.choice import Chooser, Course, always, free
from engine.moa.choices.choose_action import ACTIONS
from engine.moa.choices.choose_answer import DEFENCE, DISCARD, NEUTRAL
from engine.moa.choices.choose_tile import DRAWING, TILES
from engine.moa.position import MoaPosition

_COURSES: dict[type[Ask], tuple[Course, ...]] = {
    AskAction: (*ACTIONS, *TILES),
    AskTiles: (*TILES, Course(always, free(EndTurn))),
    AskDefend: (*DEFENCE, *DRAWING),
    AskDiscard: DISCARD,
    AskNeutral: NEUTRAL,
}


class Menu(Iterator[MoaAction]):
    """The legal actions of a seat, one after the other; or one of them at random."""

    def __init__(self, position: MoaPosition, ask: Ask) -> None:
        self._chooser = Chooser(position, ask.seat)
        self._courses = _COURSES[type(ask)]
        self._flow = self._all()

    def __next__(self) -> MoaAction:
        return next(self._flow)

    def _all(self) -> Iterator[MoaAction]:
        for course in self._courses:
            for stem in course.stems(self._chooser):
                yield from course.actions(self._chooser, stem)

    def pick(self, rng: random.Random) -> MoaAction:
        """Return one of all legal actions: each kind is as likely as the others, then each stem, then each payment.

        Quick, since the others are never made.
        """
        courses = list(self._courses)
        while True:
            course = courses.pop(int(rng.random() * len(courses)))
            stems = list(course.stems(self._chooser))
            while stems:
                actions = course.actions(self._chooser, stems.pop(int(rng.random() * len(stems))))
                if actions:
                    return actions[int(rng.random() * len(actions))]
