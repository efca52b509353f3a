"""Leading somebody through the pages of one answer: which press is wanted there, and whether a press is that one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from bot.games.pages.journey import Journey, behind, go
from bot.games.pages.pages import Pages
from bot.games.pages.place import AHEAD, Place, read
from bot.games.widgets import Button, Panel, Select, Style
from bot.hosting.lessons.script import REVIEW
from bot.hosting.playing.turn import Turn
from engine.choices import NOTHING, Many, Number, Step, Thing, trace
from engine.contract import Action, Illegal, Unreadable

_STEP = re.compile(r"[^.+]+")


class Led(Enum):
    """Where a press leads."""

    ON = "on"
    """Nearer to the answer."""
    NOWHERE = "nowhere"
    """It fills in more of the same page, shows more of it, or why not the rest; or leads back from there."""
    BACK = "back"
    """To a page before it of the same answer."""
    OFF = "off"
    """Somewhere else."""


class Wanted(NamedTuple):
    """What is to be pressed on a page, in words."""

    how: str
    """button, choice (of a select), several (of a select, together) or number (typed)."""
    label: str
    among: str = ""
    """The select, as it says itself what it asks."""
    button: Button | None = None
    """The button itself, where it is one."""


class Guide:
    """Leads through the pages of `action`, the answer to a turn; nothing is answered ahead with it."""

    def __init__(self, turn: Turn, pages: Pages[Any], action: Action) -> None:
        self._turn = turn
        self._pages = pages
        self._action = action

    @cached_property
    def whole(self) -> str:
        """Return the place of the whole answer."""
        path = trace(self._turn.tree, self._action)
        return path if self._turn.ahead(self._action) is None else f"{path}{AHEAD}{NOTHING}"

    @cached_property
    def places(self) -> dict[str, str]:
        """Return the pages that are shown on the way, in order: what each asks, and where it is."""
        found, text = {}, ""
        while (journey := self._go(read(text))).node is not None:
            found[journey.node.ask] = journey.text
            text = behind(journey.text, self._next_step(journey.text))
        return {**found, REVIEW: journey.text}

    def _next_step(self, text: str) -> str:
        step = _STEP.search(self.whole, len(text))
        return step[0] if step else ""

    def _go(self, place: Place) -> Journey:
        return go(self._turn.tree, place, self._turn.ahead, self._pages)

    def leads(self, here: str, place: Place, *, confirms: bool) -> Led:
        """Return where a press on the page at `here` leads; `confirms`: it gives the answer that `place` describes."""
        journey = self._go(place)
        if journey.fault is not None:
            return Led.OFF
        if confirms:
            return Led.ON if journey.node is None and journey.text == self.whole else Led.OFF
        if journey.text == here:
            return Led.NOWHERE
        if _leads_over(here, journey.text):
            return Led.BACK
        return Led.ON if len(journey.text) > len(here) and _leads_over(self.whole, journey.text) else Led.OFF

    def left_at(self, place: Place, otherwise: str) -> str:
        """Return the page on the way from which a press led away; `otherwise` where that cannot be told.

        So it is with a press that leads to another whole answer: the page that confirms changes what others asked.
        """
        led = self._go(place)
        passed = [each for each in self.places.values() if _leads_over(led.text, each)]
        return otherwise if led.node is None else max(passed, key=len, default=otherwise)

    def astray(self, place: Place) -> Step:
        """Return what was chosen by a press that led away from the way; "" where that cannot be told."""
        led = self._go(place).text
        passed = (each for each in self.places.values() if _leads_over(led, each) and _leads_over(self.whole, each))
        found = _STEP.search(led, len(max(passed, key=len, default="")))
        return found[0] if found else ""

    def ask_at(self, page: str) -> str:
        """Return what the page at a place asks, as `places` has it; "" where it is none of them."""
        return next((ask for ask, each in self.places.items() if each == page), "")

    def place_of(self, place: Place) -> str:
        """Return where a press leads that is on the way."""
        return self._go(place).text

    def why_refused(self, place: Place) -> str:
        """Return why the rules refuse what a press chose; "" where they do not."""
        fault = self._go(place).fault
        return self._pages.why(fault) if isinstance(fault, Illegal) else ""

    def wanted(self, panel: Panel, here: str, panel_at: Callable[[str], Panel]) -> Wanted | None:
        """Return what is to be pressed on the page at `here`; None where nothing on it leads on.

        `panel_at` returns the page at a place: where what is wanted stands on another part of it, its button is.
        """
        if (on_page := self._on_page(panel, here)) is not None:
            return on_page
        parts = (each for each in _buttons(panel) if self._leads_nowhere(each, here))
        found = next((each for each in parts if self._on_page(panel_at(each.path), here) is not None), None)
        return self._put_together(here) if found is None else Wanted("button", found.label, button=found)

    def _leads_nowhere(self, button: Button, here: str) -> bool:
        return _leads(button) and self.leads(here, read(button.path), confirms=button.confirms) is Led.NOWHERE

    def _on_page(self, panel: Panel, here: str) -> Wanted | None:
        """Return the button or the choice that leads on from a page."""
        pressed = next((each for each in _buttons(panel) if self._is_wanted(each, here)), None)
        if pressed is not None:
            return Wanted("button", pressed.label, button=pressed)
        for select in (row for row in panel.rows if isinstance(row, Select)):
            for choice in select.choices:
                if self.leads(here, read(select.path, (choice.value,)), confirms=False) is Led.ON:
                    return Wanted("choice", choice.label, select.placeholder)
        return None

    def _is_wanted(self, button: Button, here: str) -> bool:
        return _leads(button) and self.leads(here, read(button.path), confirms=button.confirms) is Led.ON

    def _put_together(self, here: str) -> Wanted | None:
        """Return what is picked of several things, or typed."""
        node, step = self._go(read(here)).node, self._next_step(here)
        try:
            if isinstance(node, Many):
                things = {str(thing.name): thing for _, thing in node.held()}
                picked = [things[name] for name in node.pick_of(step)]
                nouns = [self._pages.noun(Thing(each.kind, each.name)) for each in picked]
                return Wanted("several", self._pages.words.listed(nouns))
        except (Illegal, Unreadable):
            return None
        return Wanted("number", step) if isinstance(node, Number) else None


def highlighted(panel: Panel, wanted: Button | None) -> Panel:
    """Return a page on which no button stands out but the wanted one."""
    rows = [row if isinstance(row, Select) else tuple(_dyed(each, wanted) for each in row) for row in panel.rows]
    return replace(panel, rows=tuple(rows))


def _dyed(button: Button, wanted: Button | None) -> Button:
    if button == wanted:
        return replace(button, style=Style.SUCCESS)
    return button if button.style is Style.DANGER else replace(button, style=Style.SECONDARY)


def _leads_over(text: str, page: str) -> bool:
    """Return whether the way to a place leads over a page, or ends there."""
    rest = text.removeprefix(page)
    return text.startswith(page) and (not page or not rest or rest[0] in f".{AHEAD}" or page.endswith(AHEAD))


def _leads(button: Button) -> bool:
    """Whether a press of a button leads to its place."""
    beside = (button.form, button.look, button.rule, button.bonuses)
    return not button.disabled and all(each is None for each in beside)


def _buttons(panel: Panel) -> Sequence[Button]:
    return [each for row in panel.rows if not isinstance(row, Select) for each in row]
