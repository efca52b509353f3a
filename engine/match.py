"""A running game: its position and the log of what stands.

The log is the truth: `Match.replay` makes the position again from the entries alone, `Match.resume` from a stored
position and the entries. Nothing here reads a clock or draws from global randomness.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.chance import LiveChance
from engine.contract import Action, AnyGame, Decision, Result, Seat, Unreadable
from engine.log import Entry, Setup, Start, TimeOut, carry_out, marked, walk
from engine.preview import Preview, preview

UndoReason: TypeAlias = Literal["nothing", "not-yours", "other-acted", "revealed"]


class CannotUndo(Exception):  # noqa: N818  (a refusal, as Illegal)
    """An undo that is refused: there is nothing to undo, it was not yours, another seat acted, or something showed."""

    def __init__(self, reason: UndoReason, entry: Entry | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.entry = entry
        """The entry in the way."""


@dataclass
class Match:
    """A game being played. `entries` is the whole standing log, from the start."""

    game: AnyGame
    setup: Setup
    position: Any
    entries: list[Entry]
    _before: list[Any] = field(default_factory=list)
    """Positions before the last entries, newest last: as far back as one seat alone could undo."""

    # -- beginning and resuming -----------------------------------------------------------------------------------

    @classmethod
    def start(cls, game: AnyGame, setup: Setup, rng: random.Random) -> Match:
        """Begin a new game, with chance from `rng`."""
        chance = LiveChance(rng)
        outcome = carry_out(game, setup, None, None, Start(), chance=chance)
        entry = Entry(1, None, Start(), tuple(chance.used), tuple(outcome.events))
        return cls(game, setup, outcome.position, [entry])

    @classmethod
    def replay(cls, game: AnyGame, setup: Setup, entries: Sequence[Entry]) -> Match:
        """Make the match again from its whole log; ChanceError or Illegal where the log does not fit the rules."""
        if not entries:
            raise Unreadable("a log begins with the host's start")
        *_, position = walk(game, setup, entries)
        return cls(game, setup, position, list(entries))

    @classmethod
    def resume(
        cls, game: AnyGame, setup: Setup, entries: Sequence[Entry], n: int, position: Mapping[str, Any]
    ) -> Match:
        """Make the match again from its whole log and the stored position (`to_data`) after entry `n`."""
        restored = game.position_from_data(position)
        *_, newest = [restored, *walk(game, setup, entries[n:], restored)]
        return cls(game, setup, newest, list(entries))

    # -- playing --------------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """The result, or None while the game runs."""
        return self.game.result(self.position)

    def decisions(self) -> tuple[Decision, ...]:
        """Say who may act now and on what."""
        return self.game.decisions(self.position)

    def revisable(self) -> tuple[Decision, ...]:
        """Say who has answered, on what, and may answer anew."""
        return self.game.revisable(self.position)

    def act(self, seat: Seat, action: Action, rng: random.Random, by: str | None = None) -> Entry:
        """Take an action: all or nothing. Illegal when the rules refuse it.

        `by`: the level of the automa that acts in the place of the seat's person.
        """
        return self._enter(seat, action, rng, by)

    def revise(self, seat: Seat, action: Action, rng: random.Random) -> Entry | None:
        """Put an answer in the place of the one that `seat` has given and may still change (`Game.revisable`).

        Nobody can tell from what stands then that it is another answer, so neither may the log: the entry returned
        stands where the other one stood. None, and nothing changed: nothing stands to be replaced, or the new answer
        is none that it could have given so then (it needs chance, or shows something). Illegal as `act`.
        """
        if not any(each.seat == seat for each in self.revisable()):
            return None
        chance = LiveChance(rng)
        outcome = carry_out(self.game, self.setup, self.position, seat, action, chance=chance)
        at = next((n for n in reversed(range(len(self.entries))) if self.entries[n].actor == seat), None)
        if at is None or self.entries[at].reveals:
            return None
        back = self.entries[at].taken_back
        entry = Entry(at + 1, seat, action, tuple(chance.used), tuple(outcome.events), taken_back=back)
        still = any(each.seat == seat for each in self.game.revisable(outcome.position))
        if entry.reveals or not still:
            return None
        if at + 1 < len(self.entries):
            self._before = []  # those behind it have the other answer
        self.entries[at] = entry
        self.position = outcome.position
        return entry

    def time_out(self, seat: Seat, rng: random.Random) -> Entry:
        """Answer for `seat` with the default of what it is asked; ValueError when it is asked nothing."""
        asked = next((decision for decision in self.decisions() if decision.seat == seat), None)
        if asked is None:
            raise ValueError(f"{seat} is asked nothing")
        return self._enter(None, TimeOut(seat, asked.default), rng)

    def preview(self, seat: Seat, action: Action) -> Preview:
        """Say what an action would do, keeping nothing; Illegal when the rules refuse it."""
        return preview(self.game, self.position, seat, action)

    # -- taking back ----------------------------------------------------------------------------------------------

    def undoable(self, seat: Seat, *, alone: bool = False) -> Entry:
        """Return the entry that `seat` may take back alone; CannotUndo when it may not.

        That is its own last action, while no other seat (nor the host for one) acted and nothing hidden showed. Who
        plays `alone`, since the game has one seat or automas have the others, may take back what showed, too, and with
        its own last action all that automas did since: it harms nobody, and a slip found late can be mended.
        """
        last = self.entries[-1]
        own = next((entry for entry in reversed(self.entries) if entry.seat == seat), None)
        if isinstance(last.action, Start):
            raise CannotUndo("nothing")
        if own is None:
            raise CannotUndo("not-yours", last)
        if alone or len(self.setup.seats) == 1:
            return own
        if last is not own:
            raise CannotUndo("other-acted", last)
        if last.reveals:
            raise CannotUndo("revealed", last)
        return last

    def undo(self, seat: Seat, *, alone: bool = False) -> list[Entry]:
        """Take back the last action of `seat` and return the entries that no longer stand; CannotUndo as `undoable`."""
        return self.rewind(self.undoable(seat, alone=alone).n - 1)

    def rewind(self, n: int) -> list[Entry]:
        """Go back to just after entry `n` (1 or more) and return the entries that no longer stand.

        The entry that is the last one then is marked where what they had revealed stays known (`Entry.taken_back`).

        Whoever calls this has the consent of all seats, or knows that none is needed (`undo`).
        """
        if not 1 <= n <= len(self.entries):
            raise ValueError(f"there is no entry {n}")
        dropped = self.entries[n:]
        kept = [*self.entries[: n - 1], marked(self.entries[n - 1], dropped)]
        if len(dropped) <= len(self._before):
            position = self._before[-len(dropped)] if dropped else self.position
            before = self._before[: len(self._before) - len(dropped)]
        else:
            position, before = self.after(n), []
        self.position, self.entries, self._before = position, kept, before
        return dropped

    def after(self, n: int) -> Any:
        """Return the position after entry `n`, replayed; ChanceError or Illegal where older rules led there."""
        *_, position = walk(self.game, self.setup, self.entries[:n])
        return position

    # -- inside ---------------------------------------------------------------------------------------------------

    def _enter(self, seat: Seat | None, action: Action, rng: random.Random, by: str | None = None) -> Entry:
        chance = LiveChance(rng)
        outcome = carry_out(self.game, self.setup, self.position, seat, action, chance=chance)
        entry = Entry(len(self.entries) + 1, seat, action, tuple(chance.used), tuple(outcome.events), by)
        self._remember(entry)
        self.entries.append(entry)
        self.position = outcome.position
        return entry

    def _remember(self, entry: Entry) -> None:
        """Keep the position before `entry`; forget those that no seat alone could return to any more."""
        if entry.reveals or entry.seat is None:
            self._before = []
        elif entry.seat == self.entries[-1].seat:
            self._before.append(self.position)
        else:
            self._before = [self.position]
