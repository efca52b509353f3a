"""Somebody who plays Moa in a window of the page, by its buttons and selects alone: whatever is asked, it answers."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from tests.support.page import Shown, Window

LIKED = {
    "Attack": 9,
    "Sell land": 8,
    "Place leader": 6,
    "Exchange three": 6,
    "Draw one": 6,
    "Move birds": 5,
    "Stronghold": 5,
    "Buy karakia": 4,
    "Defend": 4,
    "Place birds": 3,
    "Use a tile": 3,
    "Let it fall": 1,
    "End turn": 1,
    "Pass": 0.1,
}
"""How much each action is liked, so that all that is interesting happens."""
PATIENCE = 60
"""Presses after which a panel leads nowhere."""

_DECISION = re.compile(r"av1:(?:go|do|turn):\d+:(\d+):")
_STEPS_BACK = ("Back", "Start over")


@dataclass
class Robot:
    """A player. `did` counts the buttons that it pressed, by label."""

    window: Window
    rng: random.Random
    did: dict[str, int] = field(default_factory=dict)
    answered: set[int] = field(default_factory=set)
    """The decisions (by their seq) that it has answered."""

    async def answer(self, prompt: Shown) -> Shown:
        """Answer what a public prompt asks, and what the same panel asks next; gives the last private message."""
        custom_id = self._pick(prompt)
        self._note(custom_id)
        shown = await self.window.ask(prompt.id, custom_id)
        return await self.go_on(shown)

    async def go_on(self, shown: Shown) -> Shown:
        """Lead a panel to its end."""
        for _ in range(PATIENCE):
            if not is_panel(shown):
                return shown
            shown = await self.step(shown)
        raise AssertionError(f"{self.window.name} goes round in circles: {shown}")

    async def step(self, shown: Shown) -> Shown:
        """Press or choose something in a panel."""
        if confirm := shown.button("Confirm"):
            self._note(confirm)
            return await self.window.press(shown, confirm)
        if shown.selects and "⚠️" not in shown.text:
            custom_id, _ = shown.selects[0]
            options = await self.window.options(shown, custom_id)
            count = self.rng.randint(options.least, min(options.most, options.least + 1, len(options.values)))
            return await self.window.choose(shown, *self.rng.sample(options.values, count))
        custom_id = self._pick(shown)
        if custom_id.startswith("av1:do:"):
            self._note(custom_id)
        return await self.window.press(shown, custom_id)

    def _note(self, custom_id: str) -> None:
        if match := _DECISION.match(custom_id):
            self.answered.add(int(match[1]))

    def _pick(self, shown: Shown) -> str:
        playing = [each for each in shown.buttons if _DECISION.match(each[0])]
        ahead = [each for each in playing if each[1] not in _STEPS_BACK] or playing
        custom_id, label = self.rng.choices(ahead, [LIKED.get(label, 1) for _, label in ahead])[0]
        self.did[label] = self.did.get(label, 0) + 1
        return custom_id


def is_panel(shown: Shown) -> bool:
    """Say whether a private message asks for something (undo and looking are offers)."""
    return any(_DECISION.match(custom_id) for custom_id, _ in (*shown.buttons, *shown.selects))
