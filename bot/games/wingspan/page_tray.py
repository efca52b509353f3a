"""The page about the bird tray: one press tells what matches her bonus card."""

from __future__ import annotations

from bot.games.contract import Panel
from bot.games.wingspan.build import tray_answers
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.draft import CorrectDraft, TrayDraft
from bot.games.wingspan.page_turn import ways


def tray_page(desk: Desk, draft: TrayDraft) -> Panel:
    """Ask which birds of the tray match, or did in a turn before."""
    wanted, taken = desk.view.bonus, desk.view.turn_taken(draft.round, draft.turn)
    assert wanted is not None  # noqa: S101  (she has one from the setup on)
    facts = {"card": desk.phrases.bonus(wanted.card), "look": desk.phrases.look(wanted)}
    lines = [desk.words("wingspan-panel-tray", round=draft.round, turn=draft.turn, **facts)]
    if taken.points is not None:
        lines.append(desk.words("wingspan-panel-tray-so-far", answer=desk.phrases.tray_answer(taken.points)))
    buttons = [
        desk.does(desk.phrases.kept(points), TrayDraft(draft.round, draft.turn, points))
        for points in tray_answers(wanted)
    ]
    asked = desk.asks("tray", draft.round, draft.turn)
    last = ways(desk) if asked else (desk.back(CorrectDraft()),)
    return desk.page(lines, [*in_rows(buttons), last])
