"""What a panel is made with: the rules' answers, the reader's language, and the small parts of every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games import parts
from bot.games.contract import Button, Choice, Names, Panel, Row, Style
from bot.games.laisla.draft import Draft, Drafts
from bot.games.laisla.legal import Legal
from bot.games.laisla.narration import narrate
from bot.games.laisla.phrases import Phrases
from bot.games.laisla.refusals import refusal
from bot.hosting.turn import Turn
from engine.contract import Action, Illegal
from engine.laisla.actions import LaIslaAction
from engine.laisla.events import Assigned
from engine.laisla.views.view import LaIslaView
from render.words import Words

PLAIN = ("assign", "cube", "marker", "advance")
"""Decisions whose pages have the button for bonuses: those that may be answered so, and the first of a round."""


class Desk:
    """One panel in the making."""

    def __init__(self, turn: Turn, names: Names, words: Words) -> None:
        self.turn = turn
        self.view: LaIslaView = turn.view
        self.names = names
        self.words = words
        self.legal = Legal(turn)
        self.phrases = Phrases(words, self.view, names)
        self.drafts = Drafts(self.view)

    # -- parts of a page ------------------------------------------------------------------------------------------

    def button(self, label: str, draft: Draft, style: Style = Style.SECONDARY, **more: Any) -> Button:
        """Give a button that leads to `draft`; `label` is a message key."""
        return Button(self.words(label), self.drafts.write(draft), style=style, **more)

    def select(self, placeholder: str, draft: Draft, asks: str, choices: Sequence[Choice], **facts: Any) -> list[Row]:
        """Give a select as a row; none when there is nothing to choose. `asks`: what is chosen (steps.FILL)."""
        return parts.select_row(self.words(placeholder, **facts), f"{self.drafts.write(draft)};{asks}", choices)

    def why(self, illegal: Illegal) -> str:
        """Give a refusal as a line of a page."""
        why = refusal(illegal.reason, illegal.facts, self.names, self.words)
        return self.words("laisla-panel-refused", why=why)

    def bonuses(self) -> Button:
        """Give the button that lets the host take the seat's bonuses, or has them asked again."""
        taken = self.turn.lets_host_answer
        label = self.words("laisla-button-bonuses-off" if taken else "laisla-button-bonuses-on")
        return Button(label, "", bonuses=not taken)

    def bonuses_taken(self) -> list[str]:
        """Tell what the host takes, where it does."""
        return [self.words("laisla-panel-bonuses")] if self.turn.lets_host_answer else []

    def ahead(self) -> Action | None:
        """Give what the seat has answered ahead."""
        return self.turn.answered_ahead

    # -- the end of a page ----------------------------------------------------------------------------------------

    def page(
        self,
        lines: Sequence[str],
        rows: Sequence[Row],
        action: LaIslaAction | None,
        draft: Draft,
        more: Sequence[Button] = (),
        *,
        after: Sequence[str] = (),
        show_hand: bool = False,
    ) -> Panel:
        """Give a page: once it describes an action, with what that brings and the button that confirms it.

        `after` is told behind what the action brings at once.
        """
        told, last = list(lines), list(more)
        if self.turn.decision.kind in PLAIN:
            last.append(self.bonuses())
        illegal = self.legal.refused(action) if action is not None else None
        if illegal is not None:
            told.append(self.why(illegal))
            action = None
        if action is not None:
            told += [*self._preview(action), *after]
            last.insert(0, self.button("laisla-button-confirm", draft, Style.SUCCESS, confirms=True))
        if self.turn.decision.kind in PLAIN:
            told += self.bonuses_taken()
        return Panel(
            "\n".join(told),
            (*rows, *([tuple(last)] if last else [])),
            proposed=action,
            show_hand=show_hand and action is None,
        )

    def _preview(self, action: LaIslaAction) -> list[str]:
        events = [event for event in self.legal.foreseen(action) if not isinstance(event, Assigned)]
        lines = narrate(events, self.phrases)
        return [self.words("laisla-panel-preview"), *lines] if lines else []

    # -- what the seat has ----------------------------------------------------------------------------------------

    def holdings(self) -> list[str]:
        """Tell what the seat has: visible functions, cubes, animals."""
        me = self.legal.me
        return [
            self.words("laisla-panel-functions", functions=self.phrases.functions(me.functions)),
            self.words("laisla-panel-cubes", cubes=self.phrases.counted_cubes(me.cubes), supply=me.supply),
            self.words("laisla-panel-animals", animals=self.phrases.animals(me.animals)),
        ]

    def step(self, animal: str) -> str:
        """Tell what a step of a marker brings, in a few words."""
        track, view = self.view.track(animal), self.view
        top = track.space >= view.thresholds[-1]
        space = track.space if top else track.space + 1
        value = sum(threshold <= space for threshold in view.thresholds)
        return self.words(
            "laisla-panel-step",
            points=self.legal.me.animals[animal],
            space=space,
            value=value,
            top="yes" if top else "no",
            ends="yes" if self.legal.ends_the_game(animal) else "no",
        )
