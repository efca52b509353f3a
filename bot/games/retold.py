"""A game looked through step by step, in sentences, as somebody may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.contract import AnyPresenter
from bot.games.naming import Naming
from bot.games.widgets import SHOWN, Names
from bot.hosting.replaying.replay import Eyes, Replay
from engine.contract import Event, Seat
from engine.log import Start, TimeOut
from engine.steps import Step
from render.words import Words

SHORT = SHOWN - len("888 · ")
"""How many characters of a step a select shows on a phone, behind its number."""


@dataclass(frozen=True, slots=True)
class Retelling:
    """Tells of a game in a language, through somebody's eyes."""

    replay: Replay
    presenter: AnyPresenter
    eyes: Eyes
    naming: Naming
    """How people are named: for chat messages, or plainly for all else."""
    words: Words

    @property
    def names(self) -> Names:
        """Return who has the seats now."""
        return self.naming(self.replay.table)

    def names_at(self, step: Step) -> Names:
        """Return who had the seats with a step: it is told as what they did, whoever has the seats now."""
        return self.naming(self.replay.table.at(step.seq))

    def had(self, seat: Seat) -> list[str]:
        """Return the names of all who had a seat, in order."""
        table = self.replay.table
        then = [table.at(each.until) for each in table.past if each.occupant.seat == seat]
        return list(dict.fromkeys(self._called(self.naming(each), seat) for each in (*then, table)))

    def sentences(self, step: Step) -> list[str]:
        """Return what happened, a sentence or more a line; at least one."""
        told = [line for each in self._told(step) for line in each.split("\n") if line]
        return [*self._instead(step), *(told or [self._quiet(step)])]

    def line(self, step: Step) -> str:
        """Return the same in one line."""
        return " ".join(" ".join(self.sentences(step)).split())

    def short(self, step: Step) -> str:
        """Return the same so short that a select shows it on a phone: what is most telling where the line is longer."""
        line = self.line(step)
        return line if len(line) <= SHORT or self._view(step) is None else self.caption(step)

    def caption(self, step: Step) -> str:
        """Return the most important thing that happened, in a few words."""
        return self.presenter.caption(self._events(step), self._view(step), self.names_at(step), self.words)

    def when(self, step: Step) -> str:
        """Return which round it was; "" where that is not known."""
        return self.words("lookback-round", round=step.round) if step.round else ""

    def mattered(self, step: Step) -> bool:
        """Return whether something happened that mattered. The start and the end always do."""
        if isinstance(step.entry.action, Start) or step is self._last:
            return True
        great = self.presenter.great
        return any(isinstance(each, great) if great else each.milestone for each in step.entry.events)

    def is_about(self, step: Step, topic: str) -> bool:
        """Return whether a step is about a topic of the game."""
        return any(isinstance(each, self.presenter.topics[topic]) for each in step.entry.events)

    @property
    def _last(self) -> Step | None:
        """Return the last step that stands: what was taken back behind it must not tell that it was there."""
        return next((each for each in reversed(self.replay.steps) if not each.undone), None)

    def _told(self, step: Step) -> Sequence[str]:
        view = self._view(step)
        if view is None:
            return self._typed(step)
        return self.presenter.narrate(self._events(step), view, self.names_at(step), self.words)

    def _typed(self, step: Step) -> list[str]:
        """Return the action as it is typed, where everything is told."""
        if step.entry.actor is None or not self.eyes.everything:
            return []
        notation = self.replay.game.notation(_action(step))
        return [self.words("replay-notation", name=self._name(step), notation=notation)]

    def _instead(self, step: Step) -> list[str]:
        """Return that somebody else answered for a seat's person, where that is so."""
        late = isinstance(step.entry.action, TimeOut)
        if not late and step.entry.by is None:
            return []
        name = self._name(step)
        return [self.words("post-late", name=name, automa="no") if late else self.words("post-played", name=name)]

    def _quiet(self, step: Step) -> str:
        begun = step.entry.actor is None
        return self.words("replay-begun") if begun else self.words("replay-quiet", name=self._name(step))

    def _events(self, step: Step) -> Sequence[Event]:
        return self.replay.events(step, self.eyes)

    def _view(self, step: Step) -> Any | None:
        """Return what was to be seen after a step; of older rules, when that was known last; None: never."""
        before = (each for each in reversed(self.replay.steps) if each.known and not each.undone)
        known = step if step.known else next(before, None)
        return None if known is None else self.replay.view(known, self.eyes)

    def _name(self, step: Step) -> str:
        """Return who acted."""
        return self._called(self.names_at(step), step.entry.actor)

    def _called(self, names: Names, seat: Seat | None) -> str:
        """Return the name of who has a seat; where nobody has it, its colour."""
        return names.get(seat or "") or self.words(f"{self.replay.game.name}-colour", seat=seat)


def _action(step: Step) -> Any:
    return step.entry.action.action if isinstance(step.entry.action, TimeOut) else step.entry.action
