"""The private panel: from a press to the page that comes next. Legality is asked of the rules at every page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.contract import Names, Panel
from bot.games.wingspan.build import birds
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import (
    CorrectDraft,
    DescribeDraft,
    DiceDraft,
    Draft,
    GoalDraft,
    MenuDraft,
    ReactDraft,
    ScoreDraft,
    SetupDraft,
    TakeBackDraft,
    TokenDraft,
    TrayDraft,
)
from bot.games.wingspan.page_correct import correct_page, take_back_page
from bot.games.wingspan.page_dice import dice_page
from bot.games.wingspan.page_goal import goal_page
from bot.games.wingspan.page_react import describe_page, react_page
from bot.games.wingspan.page_score import score_page
from bot.games.wingspan.page_setup import setup_page
from bot.games.wingspan.page_token import has_token, token_page
from bot.games.wingspan.page_tray import tray_page
from bot.games.wingspan.page_turn import turn_page
from bot.games.wingspan.steps import followed
from bot.hosting.turn import Turn
from engine.contract import Decision
from render.words import Words


def panel(turn: Turn, text: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
    """Give the page at the draft `text` after `chosen` was picked or typed.

    A draft that cannot be read, or that belongs to another time of the game, gives the page of what is asked.
    """
    desk = Desk(turn, names, words)
    draft = followed(desk, text, chosen)
    if isinstance(draft, Panel):
        return draft
    page = _PAGES.get(type(draft)) if _in_time(draft, turn.decision) else None
    if page is None or not _known(desk, draft):
        draft = asked_draft(desk, turn.decision)
        page = _PAGES[type(draft)]
    return page(desk, draft)


def asked_draft(desk: Desk, decision: Decision) -> Draft:
    """Give the draft of the page that answers what is asked."""
    question = decision.question
    match decision.kind:
        case "setup":
            return SetupDraft("main", desk.stock.setting_of(desk.view))
        case "tray":
            return TrayDraft(question["round"], question["turn"])
        case "goal":
            return GoalDraft(question["round"])
        case "score":
            return ScoreDraft()
        case _:
            return MenuDraft()


def _in_time(draft: Draft, decision: Decision) -> bool:
    """Say whether a page belongs to this time: before the setup there is only that, the score comes at the end."""
    if isinstance(draft, MenuDraft):
        return decision.kind == "turn"
    if isinstance(draft, ScoreDraft):
        return decision.kind == "score"
    return isinstance(draft, SetupDraft) or decision.kind != "setup"


def _known(desk: Desk, draft: Draft) -> bool:
    """Say whether what a draft names is there."""
    view = desk.view
    match draft:
        case SetupDraft(_, setting):
            return setting.special < len(desk.stock.specials) and desk.stock.fitted(setting) == setting
        case TrayDraft(round_, turn):
            asked = [(each.round, each.turn) for each in view.turns if each.action == "play_bird"]
            return (round_, turn) in asked
        case GoalDraft(round_):
            scored = [sheet.round for sheet in view.goal_sheets]
            return round_ in scored or desk.asks("goal", round_)
        case ReactDraft(bird):
            return bird is None or bird < len(birds(view))
        case TakeBackDraft(number):
            return number is None or any(each.number == number and not each.taken_back for each in view.reactions)
        case TokenDraft(since=since):
            begun = since is None or 1 <= since <= view.round
            return desk.duet and begun and has_token(desk, draft)
    return True


_PAGES: Mapping[type, Callable[[Desk, Any], Panel]] = {
    MenuDraft: lambda desk, _: turn_page(desk),
    SetupDraft: setup_page,
    TrayDraft: tray_page,
    GoalDraft: goal_page,
    TokenDraft: token_page,
    ReactDraft: react_page,
    DescribeDraft: describe_page,
    TakeBackDraft: take_back_page,
    CorrectDraft: lambda desk, _: correct_page(desk),
    ScoreDraft: score_page,
    DiceDraft: dice_page,
}
"""By what is being chosen."""
