"""The private panel: from a press to the page that comes next. Legality is asked of the rules at every page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.contract import Names, Panel
from bot.games.laisla.desk import Desk
from bot.games.laisla.draft import Draft
from bot.games.laisla.page_assign import assign_page
from bot.games.laisla.page_choice import advance_page, cube_page, marker_page, slot_page, swap_page, take_page
from bot.games.laisla.page_explore import explore_page
from bot.games.laisla.steps import chosen_draft
from bot.hosting.turn import Turn
from render.words import Words


def panel(turn: Turn, text: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
    """Give the page at the draft `text` after `chosen` was picked in its select.

    A draft that does not answer what is asked now gives the first page.
    """
    desk = Desk(turn, names, words)
    draft = chosen_draft(desk, text, chosen)
    kind = turn.decision.kind
    if draft.kind not in _ANSWERS.get(kind, (kind,)):
        draft = Draft()
    return _PAGES[draft.kind or kind](desk, draft)


_ANSWERS: Mapping[str, tuple[str, ...]] = {"explore": ("place", "take")}
"""What answers a kind of decision, where that is not the action of the same name."""
_PAGES: Mapping[str, Callable[[Desk, Draft], Panel]] = {
    "assign": assign_page,
    "slot": slot_page,
    "explore": explore_page,
    "place": explore_page,
    "take": take_page,
    "cube": cube_page,
    "marker": marker_page,
    "swap": swap_page,
    "advance": advance_page,
}
"""By the kind of decision, or of what is being answered."""
