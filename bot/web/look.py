"""A game as one reader looks at it: in a language, through somebody's eyes; and what of a step is drawn and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from hashlib import blake2b
from typing import Any
from urllib.parse import urlencode

from bot.games import naming
from bot.games.contract import AnyPresenter
from bot.games.retold import Retelling
from bot.hosting.replaying.replay import Eyes, Replay
from bot.hosting.rules_version import rules_version
from bot.locale.words import Wording
from bot.web.places import Path, name_of
from engine.steps import Step
from render.contract import Painter, Picture

BOARD, SQUARE, HAND = "board", "square", "hand"
"""The pictures of a step: the whole table, the same for narrow screens, and the hand of the seat that looks."""


@dataclass(frozen=True)
class Asked:
    """What an address asks for beside its step; "": what is usual."""

    language: str = ""
    eyes: str = ""

    def query(self, **more: str) -> str:
        """Return it as the end of an address, with `more`."""
        given = {"lang": self.language, "eyes": self.eyes} | more
        return f"?{urlencode(kept)}" if (kept := {key: value for key, value in given.items() if value}) else ""


@dataclass(frozen=True)
class Look:
    """A game as one reader looks at it."""

    replay: Replay
    presenter: AnyPresenter
    painter: Painter
    words: Wording
    eyes: Eyes
    asked: Asked = Asked()

    @cached_property
    def path(self) -> Path:
        """Its steps."""
        return Path.of(self.replay, self.eyes)

    @cached_property
    def names(self) -> dict[str, str]:
        """Who plays which colour, as the picture and labels have it."""
        return naming.plain_names(self.replay.table, self.replay.game, self.words)

    @cached_property
    def told(self) -> Retelling:
        """What tells of it, with the marks of the chat."""
        marked = naming.names(self.replay.table, self.replay.game, self.words)
        return Retelling(self.replay, self.presenter, self.eyes, marked, self.words)

    @cached_property
    def _drawn(self) -> dict[str, str]:
        """The same without those that go by their colours, which pictures name by themselves."""
        game = self.replay.game.name
        return {seat: name for seat, name in self.names.items() if name != naming.colour(self.words, game, seat)}

    @cached_property
    def _plainly(self) -> Retelling:
        return replace(self.told, names=self.names)

    @property
    def stands(self) -> tuple[object, ...]:
        """Return what is another thing once anything of it may look otherwise."""
        table = self.replay.table
        people = tuple(sorted(self.names.items()))
        return table.game, table.id, table.state, table.status, people, self.words.language, self.asked

    # -- pictures -------------------------------------------------------------------------------------------------

    def kinds(self, step: Step) -> Sequence[str]:
        """Return which pictures of a step there are."""
        hand = [HAND] if self.eyes.seat is not None and self.presenter.hands else []
        return [BOARD, SQUARE, *hand] if step.known else []

    def job(self, step: Step, kind: str) -> Callable[[], Picture]:
        """Return what draws one of them."""
        view, painter = self.replay.view(step, self.eyes), self.painter
        if kind == HAND:
            return partial(painter.hand, view, self.words, names=self._drawn)
        before = self.replay.view_before(step, self.eyes)
        if kind == SQUARE:
            return partial(painter.close_up, view, self.words, before=before, names=self._drawn)
        return partial(
            painter.board,
            view,
            self.words,
            before=before,
            caption=self._plainly.caption(step),
            names=self._drawn,
            happened=[event.seen_by(None) for event in step.entry.events],
        )

    def version(self, step: Step, kind: str) -> str:
        """Return what is another text where a picture of a game that is over comes out differently.

        So who has such a picture need not ask for it again; once somebody is not named any more it is another one.
        """
        table = self.replay.table
        hangs_on = (
            rules_version(self.replay.game),
            (table.game, table.id, table.opened_at, self.replay.over),
            (step.seq, step.undone, kind, name_of(self.eyes), self.words.language),
            sorted(self.names.items()),
        )
        return blake2b(repr(hangs_on).encode(), digest_size=10).hexdigest()

    def alt(self, step: Step) -> str:
        """Describe the board after a step."""
        if not step.known:
            return ""
        view, before = self.replay.view(step, self.eyes), self.replay.view_before(step, self.eyes)
        caption = self._plainly.caption(step)
        return self.painter.alt_text(view, self.words, before=before, caption=caption, names=self._drawn)

    def full_text(self, step: Step) -> Sequence[Sequence[str]]:
        """Describe all that the board shows, in paragraphs of lines with the marks of the chat."""
        if not step.known:
            return []
        named = {seat: self.told.names[seat] for seat in self._drawn}
        text = self.painter.full_text(self.replay.view(step, self.eyes), self.words, names=named)
        return [each.split("\n") for each in text.split("\n\n") if each.strip()]

    def points(self, step: Step) -> Sequence[tuple[str, int, bool]]:
        """Return whose points are known, how many, and whether that one has won; most points first."""
        if not step.known:
            return []
        view: Any = self.replay.view(step, self.eyes)
        result = self.replay.game.result(step.after)
        won = result.winners if result is not None else ()
        standing = [(each.score, each.seat) for each in self.presenter.standing(view) if each.score is not None]
        ranked = sorted(standing, key=lambda each: -each[0])
        return [(self.names[seat], score, seat in won) for score, seat in ranked if seat in self.names]
