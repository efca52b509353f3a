"""Under which conditions a standing order is followed: public facts only, so that nothing can be learnt from it.

Stored as JSON, "{}" for none; a condition that this version does not know is unreadable, and its order is not followed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any

from engine.contract import Action, AnyGame, Seat, Unreadable
from engine.question import Question


@dataclass(frozen=True, slots=True)
class Conditions:
    """All of them have to hold."""

    until: datetime | None = None
    """The order holds before this moment."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """It holds while these marks of the game are the same (`Game.marks`)."""
    fewer: Mapping[str, int] = field(default_factory=dict)
    """It holds where each of these measures of the decision is smaller (`Game.measures`)."""
    affairs: str | None = None
    """It holds while the digest of what concerns the seat is this (`Game.affairs`)."""
    scene: str | None = None
    """It holds while the digest of what is there, where its answer acts, is this (`Game.scene`)."""

    def hold(self, question: Question, now: datetime) -> bool:
        """Return whether they hold for a question that the seat is asked now.

        Nearly every order has none that ask what is seen: then no view is made.
        """
        looks = self.marks or self.affairs is not None
        if self._past(now) or (looks and self._changed(question.game, question.view, question.seat)):
            return False
        measures = question.game.measures(question.view, question.decision) if self.fewer else {}
        return all(name in measures and measures[name] < bound for name, bound in self.fewer.items())

    def over(self, game: AnyGame, view: Any, seat: Seat, now: datetime) -> bool:
        """Return whether they do not hold any more, whatever the seat will be asked."""
        return self._past(now) or self._changed(game, view, seat)

    def _past(self, now: datetime) -> bool:
        return self.until is not None and now >= self.until

    def _changed(self, game: AnyGame, view: Any, seat: Seat) -> bool:
        marks = game.marks(view) if self.marks else {}
        if any(marks.get(name) != mark for name, mark in self.marks.items()):
            return True
        return self.affairs is not None and digest_of_affairs(game, view, seat) != self.affairs

    def same_scene(self, question: Question, action: Action) -> bool:
        """Return whether nothing has changed there, as far as that is a condition."""
        return self.scene is None or digest_of_scene(question.game, question.view, action) == self.scene

    def stored(self) -> str:
        """Return them as JSON, without those that are not set."""
        data = {
            "until": None if self.until is None else self.until.isoformat(),
            "marks": dict(self.marks),
            "fewer": dict(self.fewer),
            "affairs": self.affairs,
            "scene": self.scene,
        }
        return json.dumps({name: value for name, value in data.items() if value})

    @classmethod
    def read(cls, text: str) -> Conditions:
        """Return what `stored` wrote. Unreadable where it is something else."""
        try:
            data = json.loads(text)
            unknown = data.keys() - {"until", "marks", "fewer", "affairs", "scene"}
            until = datetime.fromisoformat(data["until"]) if "until" in data else None
            marks, fewer = data.get("marks", {}), data.get("fewer", {})
            digests = affairs, scene = data.get("affairs"), data.get("scene")
        except (AttributeError, TypeError, ValueError) as error:
            raise Unreadable(f"no conditions: {text}") from error
        sound = all(type(each) is str for each in marks.values()) and all(type(each) is int for each in fewer.values())
        sound = sound and all(isinstance(each, str | None) for each in digests)
        if unknown or not sound or (until is not None and until.tzinfo is None):
            raise Unreadable(f"unknown conditions: {text}")
        return cls(until, marks, fewer, affairs, scene)


ALWAYS = Conditions()


def digest_of_affairs(game: AnyGame, view: Any, seat: Seat) -> str | None:
    """Return the digest of what concerns a seat now; None: the game cannot say."""
    affairs = game.affairs(view, seat)
    return None if affairs is None else _digest(affairs)


def digest_of_scene(game: AnyGame, view: Any, action: Action) -> str | None:
    """Return the digest of what is where an action acts; None: it acts at no place."""
    scene = game.scene(view, action)
    return _digest(sorted(scene.items(), key=lambda item: (item[0].kind, str(item[0].name)))) if scene else None


def _digest(facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]
