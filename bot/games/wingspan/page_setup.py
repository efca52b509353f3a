"""Setting up: one page with what matters, one with her cards and tokens, one for each round's goal.

Everything stands as most people play it, so that the first press can be the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.contract import Button, Panel, Row, Style
from bot.games.wingspan import choices
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import SetupDraft
from bot.games.wingspan.draft_text import write
from bot.games.wingspan.strength import usual_score
from engine.wingspan.names import BOXES, ROUNDS, Box


def setup_page(desk: Desk, draft: SetupDraft) -> Panel:
    """Ask how to play."""
    if draft.page == "cards":
        return _cards_page(desk, draft)
    if draft.page in map(str, ROUNDS):
        return _goal_page(desk, draft)
    return _main_page(desk, draft)


def _main_page(desk: Desk, draft: SetupDraft) -> Panel:
    setting, words = draft.setting, desk.words
    rows: list[Row] = [
        *desk.select("wingspan-ask-boxes", draft, "b", choices.boxes(desk, draft), most=len(BOXES)),
        *choices.modes(desk, draft),
        *desk.select("wingspan-ask-level", draft, "l", choices.levels(desk, draft)),
        (
            *_begin(desk, draft),
            desk.button("wingspan-button-cards", SetupDraft("cards", setting)),
            desk.button("wingspan-button-goals", SetupDraft("1", setting)),
        ),
    ]
    return _page(desk, draft, [words("wingspan-panel-setup")], rows)


def _cards_page(desk: Desk, draft: SetupDraft) -> Panel:
    rows: list[Row] = [
        *choices.specials(desk, draft),
        *desk.select("wingspan-ask-bonus", draft, "u", choices.bonuses(desk, draft, percent=False)),
        *desk.select("wingspan-ask-percent", draft, "p", choices.bonuses(desk, draft, percent=True)),
        *desk.select("wingspan-ask-tokens", draft, "k", choices.variants(desk, draft)),
        (*_begin(desk, draft), desk.back(SetupDraft("main", draft.setting))),
    ]
    return _page(desk, draft, [desk.words("wingspan-panel-cards")], rows)


def _goal_page(desk: Desk, draft: SetupDraft) -> Panel:
    setting, words, round_number = draft.setting, desk.words, int(draft.page)
    rounds = tuple(
        Button(
            words("wingspan-button-round", round=each),
            write(SetupDraft(str(each), setting)),
            style=Style.PRIMARY if each == round_number else Style.SECONDARY,
            disabled=each == round_number,
        )
        for each in ROUNDS
    )
    rows: list[Row] = [rounds]
    boxes: tuple[Box, ...] = ("asia",) if setting.mode == "duet" else ("core", "european")
    for box in boxes:
        offered = [choices.goal(desk, goal, draft) for goal in desk.stock.goals_for(setting, round_number, box)]
        rows += desk.select("wingspan-ask-goal", draft, f"g{box[0]}", offered, box=box)
    last = [*_begin(desk, draft), desk.back(SetupDraft("main", setting))]
    if setting.goals[round_number - 1] is not None:
        goals = tuple(None if at == round_number else goal for at, goal in enumerate(setting.goals, 1))
        undone = SetupDraft(draft.page, replace(setting, goals=goals))
        last.insert(-1, desk.button("wingspan-button-random-goal", undone))
    return _page(desk, draft, [words("wingspan-panel-goal-of", round=round_number)], [*rows, tuple(last)])


def _page(desk: Desk, draft: SetupDraft, lines: Sequence[str], rows: Sequence[Row]) -> Panel:
    """Give a page with the whole setting told on it, and why it is refused if it is."""
    told = [*lines, _setting_told(desk, draft)]
    if desk.view.turns:
        told.append(desk.words("wingspan-panel-setup-fixed"))
    elif usual := usual_score(desk.stock.action(draft.setting), desk.words):
        told.append(usual)
    illegal = desk.refused(desk.stock.action(draft.setting))
    return desk.page([*told, *([desk.why(illegal)] if illegal else [])], rows)


def _setting_told(desk: Desk, draft: SetupDraft) -> str:
    setting, words, stock = draft.setting, desk.words, desk.stock
    at_random = words("wingspan-panel-random")
    goals = [at_random if goal is None else choices.goal_name(desk, goal) for goal in setting.goals]
    listed = [words("wingspan-panel-goal-item", round=at, goal=goal) for at, goal in enumerate(goals, 1)]
    drawn = all(goal is None for goal in setting.goals)
    return words(
        "wingspan-panel-setup-lines",
        mode=setting.mode,
        level=setting.level,
        boxes=words.listed([words("wingspan-box", box=box) for box in setting.boxes]),
        special=desk.phrases.special(stock.specials[setting.special]),
        tokens=setting.tokens,
        bonus=desk.phrases.bonus(stock.bonuses[setting.bonus]),
        goals=at_random if drawn else words.listed(listed),
    )


def _begin(desk: Desk, draft: SetupDraft) -> list[Button]:
    """Give the button that begins with what is chosen, or sets up anew; none while that is refused."""
    if desk.refused(desk.stock.action(draft.setting)):
        return []
    label = desk.words("wingspan-button-begin" if desk.view.setup is None else "wingspan-button-confirm")
    return [desk.does(label, draft, Style.SUCCESS)]
