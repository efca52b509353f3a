"""Setting up: one page with what matters, one with her cards and tokens, one for each round's goal.

Everything stands as most people play it, so that the first press can be the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games import parts
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import SetupDraft
from bot.games.wingspan.phrases import NONE
from bot.games.wingspan.strength import usual_score
from engine.wingspan.names import BOXES, LEVELS, PERCENT, RANDOM_BONUS, ROUNDS, VARIANTS, Box


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
        *desk.select("wingspan-ask-boxes", draft, "b", _boxes(desk, draft), most=len(BOXES)),
        *_modes(desk, draft),
        *desk.select("wingspan-ask-level", draft, "l", _levels(desk, draft)),
        (
            *_begin(desk, draft),
            desk.button("wingspan-button-cards", SetupDraft("cards", setting)),
            desk.button("wingspan-button-goals", SetupDraft("1", setting)),
        ),
    ]
    return _page(desk, draft, [words("wingspan-panel-setup")], rows)


def _cards_page(desk: Desk, draft: SetupDraft) -> Panel:
    rows: list[Row] = [
        *_specials(desk, draft),
        *desk.select("wingspan-ask-bonus", draft, "u", _bonuses(desk, draft, percent=False)),
        *desk.select("wingspan-ask-percent", draft, "p", _bonuses(desk, draft, percent=True)),
        *desk.select("wingspan-ask-tokens", draft, "k", _variants(desk, draft)),
        (*_begin(desk, draft), desk.back(SetupDraft("main", draft.setting))),
    ]
    return _page(desk, draft, [desk.words("wingspan-panel-cards")], rows)


def _goal_page(desk: Desk, draft: SetupDraft) -> Panel:
    setting, words, round_number = draft.setting, desk.words, int(draft.page)
    rounds = tuple(
        Button(
            words("wingspan-button-round", round=each),
            desk.button("wingspan-button-goals", SetupDraft(str(each), setting)).draft,
            style=Style.PRIMARY if each == round_number else Style.SECONDARY,
            disabled=each == round_number,
        )
        for each in ROUNDS
    )
    rows: list[Row] = [rounds]
    boxes: tuple[Box, ...] = ("asia",) if setting.mode == "duet" else ("core", "european")
    for box in boxes:
        choices = [_goal(desk, goal, draft) for goal in desk.stock.goals_for(setting, round_number, box)]
        rows += desk.select("wingspan-ask-goal", draft, f"g{box[0]}", choices, box=box)
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
    goals = [words("wingspan-panel-random") if goal is None else _goal_name(desk, goal) for goal in setting.goals]
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
        goals=words("wingspan-panel-random") if drawn else words.listed(listed),
    )


def _begin(desk: Desk, draft: SetupDraft) -> list[Button]:
    """Give the button that begins with what is chosen, or sets up anew; none while that is refused."""
    if desk.refused(desk.stock.action(draft.setting)):
        return []
    label = desk.words("wingspan-button-begin" if desk.view.setup is None else "wingspan-button-confirm")
    return [desk.does(label, draft, Style.SUCCESS)]


# -- choices --------------------------------------------------------------------------------------------------------


def _boxes(desk: Desk, draft: SetupDraft) -> list[Choice]:
    chosen = draft.setting.boxes
    return [parts.choice(box, desk.words("wingspan-choice-box", box=box), chosen=box in chosen) for box in BOXES]


def _modes(desk: Desk, draft: SetupDraft) -> list[Row]:
    """Give the select of the modes; none where just one can be played, or once her first card is drawn."""
    if desk.view.turns or len(desk.stock.modes(draft.setting.boxes)) == 1:
        return []
    choices = [
        parts.choice(
            mode,
            desk.words("wingspan-choice-mode", mode=mode),
            desk.words("wingspan-about-mode", mode=mode),
            chosen=mode == draft.setting.mode,
        )
        for mode in desk.stock.modes(draft.setting.boxes)
    ]
    return desk.select("wingspan-ask-mode", draft, "m", choices)


def _levels(desk: Desk, draft: SetupDraft) -> list[Choice]:
    def about(level: str) -> str:
        data = desk.view.components.levels[level]  # type: ignore[index]
        facts = {"face_down": data.face_down, "per_egg": data.tokens_per_egg}
        return desk.words("wingspan-about-level", **facts)

    return [
        parts.choice(
            level,
            desk.words("wingspan-choice-level", level=level),
            about(level),
            chosen=level == draft.setting.level,
        )
        for level in LEVELS
    ]


def _specials(desk: Desk, draft: SetupDraft) -> list[Row]:
    """Give the select of the special cards; none once her first card is drawn."""
    if desk.view.turns:
        return []
    choices = []
    for at in desk.stock.specials_of(draft.setting.boxes):
        card = desk.stock.specials[at] or NONE
        label = desk.words("wingspan-choice-special", special=card)
        about = desk.words("wingspan-about-special", special=card)
        choices.append(parts.choice(str(at), label, about, chosen=at == draft.setting.special))
    return desk.select("wingspan-ask-special", draft, "s", choices)


def _bonuses(desk: Desk, draft: SetupDraft, *, percent: bool) -> list[Choice]:
    choices = []
    for at in desk.stock.bonuses_of(draft.setting.boxes):
        bonus = desk.stock.bonuses[at]
        if bonus.startswith(PERCENT) == percent:
            label, about = desk.phrases.bonus(bonus), _bonus_about(desk, draft, bonus)
            choices.append(parts.choice(str(at), label, about, chosen=at == draft.setting.bonus))
    return choices


def _bonus_about(desk: Desk, draft: SetupDraft, bonus: str) -> str | None:
    if bonus in RANDOM_BONUS:
        return None
    if bonus.startswith(PERCENT):
        return desk.phrases.percent_matches(bonus.removeprefix(PERCENT))
    card = desk.view.components.bonus_card(bonus)
    if card is None:
        return None
    values = desk.phrases.either(card.values[draft.setting.level])
    return desk.words("wingspan-rule-values", values=values, keep=card.keep, order=card.order)


def _variants(desk: Desk, draft: SetupDraft) -> list[Choice]:
    return [
        parts.choice(
            variant,
            desk.words("wingspan-choice-tokens", tokens=variant),
            desk.words("wingspan-about-tokens", tokens=variant),
            chosen=variant == draft.setting.tokens,
        )
        for variant in VARIANTS
    ]


def _goal(desk: Desk, goal: int, draft: SetupDraft) -> Choice:
    chosen = draft.setting.goals[int(draft.page) - 1] == goal
    return parts.choice(str(goal), _goal_name(desk, goal), chosen=chosen)


def _goal_name(desk: Desk, goal: int) -> str:
    return desk.phrases.goal(desk.stock.goals[goal])
