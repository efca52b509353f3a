"""A game as one reader looks at it: in a language, through somebody's eyes; and what of a step is drawn and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    def names(self) -> Mapping[str, str]:
        """Who has which colour now, as labels have it."""
        return self._plainly.names

    @cached_property
    def told(self) -> Retelling:
        """What tells of it, with the marks of the chat."""
        marked = partial(naming.names, game=self.replay.game, words=self.words)
        return Retelling(self.replay, self.presenter, self.eyes, marked, self.words)

    def _drawn(self, step: Step) -> dict[str, str]:
        """Return who had which colour at a step, but those that go by it: pictures name colours by themselves."""
        game, named = self.replay.game.name, self._plainly.names_at(step)
        return {seat: name for seat, name in named.items() if name != naming.colour(self.words, game, seat)}

    @cached_property
    def _plainly(self) -> Retelling:
        return replace(self.told, naming=partial(naming.plain_names, game=self.replay.game, words=self.words))

    @property
    def stands(self) -> tuple[object, ...]:
        """Return what is another thing once anything of it may look otherwise."""
        table = self.replay.table
        people = tuple(sorted(self.names.items()))
        return table.game, table.id, table.state, table.status, people, table.past, self.words.language, self.asked

    # -- pictures -------------------------------------------------------------------------------------------------

    def kinds(self, step: Step) -> Sequence[str]:
        """Return which pictures of a step there are."""
        hand = [HAND] if self.eyes.seat is not None and self.presenter.hands else []
        return [BOARD, SQUARE, *hand] if step.known else []

    def job(self, step: Step, kind: str) -> Callable[[], Picture]:
        """Return what draws one of them."""
        view, painter = self.replay.view(step, self.eyes), self.painter
        if kind == HAND:
            return partial(painter.hand, view, self.words, names=self._drawn(step))
        before = self.replay.view_before(step, self.eyes)
        if kind == SQUARE:
            return partial(painter.close_up, view, self.words, before=before, names=self._drawn(step))
        return partial(
            painter.board,
            view,
            self.words,
            before=before,
            caption=self._plainly.caption(step),
            names=self._drawn(step),
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
            sorted(self._plainly.names_at(step).items()),
        )
        return blake2b(repr(hangs_on).encode(), digest_size=10).hexdigest()

    def alt(self, step: Step) -> str:
        """Describe the board after a step."""
        if not step.known:
            return ""
        view, before = self.replay.view(step, self.eyes), self.replay.view_before(step, self.eyes)
        caption = self._plainly.caption(step)
        return self.painter.alt_text(view, self.words, before=before, caption=caption, names=self._drawn(step))

    def full_text(self, step: Step) -> Sequence[Sequence[str]]:
        """Describe all that the board shows, in paragraphs of lines with the marks of the chat."""
        if not step.known:
            return []
        marked = self.told.names_at(step)
        named = {seat: marked[seat] for seat in self._drawn(step)}
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
        named = self._plainly.names_at(step)
        return [(named[seat], score, seat in won) for score, seat in ranked if seat in named]
