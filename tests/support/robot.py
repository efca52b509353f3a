"""Somebody who plays any game in a window of the page, by buttons and selects alone: whatever is asked, it answers."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.support.labels import labels
from tests.support.page import RetiredError, Shown, Window

PATIENCE = 60
"""Presses after which a panel leads nowhere."""

ACTS = "av2:do:"
"""How the custom id of a button begins that acts."""
_DECISION = re.compile(r"av2:(?:go|do|turn):\d+:(\d+):")
_TOGETHER = re.compile(r"av2:turn:\d+:-:")
_ASIDE = ("panel-back", "panel-begin-again", "panel-more", "panel-why-not-button", "button-suggest")
"""What leads nowhere: pressed only where there is nothing else."""


@dataclass
class Robot:
    """A player. `did` counts the buttons that it pressed, by label."""

    window: Window
    rng: random.Random
    liked: Mapping[str, float] = field(default_factory=dict)
    """How much the buttons are liked, by label (others: 1), so that all that is interesting happens."""
    did: dict[str, int] = field(default_factory=dict)
    looked_again: int = 0
    """How often a panel had gone on before its button was pressed."""
    reads: str | None = None
    """The language in which it is answered, where that is another one than the page's."""
    answered: set[int] = field(default_factory=set)
    """The decisions (by their seq) that it has answered."""
    opened: set[str] = field(default_factory=set)
    """The prompts (by their message) that it has answered: one that asks several at once names no decision."""

    @property
    def language(self) -> str:
        """In which it is answered."""
        return self.reads or self.window.language

    async def answer(self, prompt: Shown) -> Shown | None:
        """Answer what a public prompt asks, and what the same panel asks next; gives the last private message.

        None where a button of the prompt itself acted: only the next post tells what came of it. RetiredError where
        the prompt asks nothing any more.
        """
        if not _playing(prompt):
            raise RetiredError(f"{self.window.name} is asked nothing any more by {prompt.id}.")
        custom_id = self._pick(prompt)
        if custom_id.startswith(ACTS):
            await self.window.act(prompt.id, custom_id)
            self.opened.add(prompt.id)
            self._note(custom_id)
            return None
        shown = await self.window.ask(prompt.id, custom_id)
        self.opened.add(prompt.id)
        self._note(custom_id)
        return await self.go_on(shown)

    async def go_on(self, shown: Shown) -> Shown:
        """Lead a panel to its end."""
        for _ in range(PATIENCE):
            if not is_panel(shown):
                return shown
            try:
                shown = await self.step(shown)
            except RetiredError:  # the panel went on meanwhile: look again
                self.looked_again += 1
                shown = await self.window.read(shown.id)
        raise AssertionError(f"{self.window.name} goes round in circles: {shown}")

    async def step(self, shown: Shown) -> Shown:
        """Press or choose something in a panel."""
        if confirm := shown.button(*labels(self.language, "panel-confirm")):
            self._note(confirm)
            return await self.window.press(shown, confirm)
        if shown.selects and "⚠️" not in shown.text:
            return await self._choose(shown)
        custom_id = self._pick(shown)
        if custom_id.startswith(ACTS):
            self._note(custom_id)
        return await self.window.press(shown, custom_id)

    async def _choose(self, shown: Shown) -> Shown:
        """Choose in one of the selects what is not chosen in it yet."""
        custom_id, _ = shown.selects[0] if len(shown.selects) == 1 else self.rng.choice(shown.selects)
        options = await self.window.options(shown, custom_id)
        if options.most == 1:
            others = [each for each in options.values if each not in options.chosen]
            return await self.window.choose(shown, self.rng.choice(others))
        count = self.rng.randint(options.least, min(options.most, options.least + 1, len(options.values)))
        return await self.window.choose(shown, *self.rng.sample(options.values, count))

    def _note(self, custom_id: str) -> None:
        if match := _DECISION.match(custom_id):
            self.answered.add(int(match[1]))

    def _pick(self, shown: Shown) -> str:
        playing = _playing(shown)
        aside = labels(self.language, *_ASIDE)
        ahead = [each for each in playing if each[1] not in aside] or playing
        custom_id, label = self.rng.choices(ahead, [self.liked.get(label, 1) for _, label in ahead])[0]
        self.did[label] = self.did.get(label, 0) + 1
        return custom_id


def _playing(shown: Shown) -> list[tuple[str, str]]:
    """Return the buttons that lead to an answer."""
    return [each for each in shown.buttons if _DECISION.match(each[0]) or _TOGETHER.match(each[0])]


def asks_several(shown: Shown) -> bool:
    """Say whether a prompt asks several people at once."""
    return any(_TOGETHER.match(custom_id) for custom_id, _ in shown.buttons)


def is_panel(shown: Shown) -> bool:
    """Say whether a private message asks for something (undo and looking are offers)."""
    return any(_DECISION.match(custom_id) for custom_id, _ in (*shown.buttons, *shown.selects))
