"""What is offered when the table is set up, each with a short sentence about it."""

from __future__ import annotations

from bot.games import parts
from bot.games.contract import Choice, Row
from bot.games.narration_base import NONE
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import SetupDraft
from engine.wingspan.names import BOXES, LEVELS, PERCENT, RANDOM_BONUS, VARIANTS


def boxes(desk: Desk, draft: SetupDraft) -> list[Choice]:
    """Give the boxes; one or more are chosen."""
    chosen = draft.setting.boxes
    return [
        parts.choice(
            box,
            desk.words("wingspan-choice-box", box=box),
            desk.words("wingspan-about-box", box=box),
            chosen=box in chosen,
        )
        for box in BOXES
    ]


def modes(desk: Desk, draft: SetupDraft) -> list[Row]:
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


def levels(desk: Desk, draft: SetupDraft) -> list[Choice]:
    """Give the levels, each with what it makes of birds and tokens."""

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


def specials(desk: Desk, draft: SetupDraft) -> list[Row]:
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


def bonuses(desk: Desk, draft: SetupDraft, *, percent: bool) -> list[Choice]:
    """Give the percentage cards, or all other bonus cards and the sorts that one is drawn of."""
    choices = []
    for at in desk.stock.bonuses_of(draft.setting.boxes):
        bonus = desk.stock.bonuses[at]
        if bonus.startswith(PERCENT) == percent:
            label, about = desk.phrases.bonus(bonus), _bonus_about(desk, draft, bonus)
            choices.append(parts.choice(str(at), label, about, chosen=at == draft.setting.bonus))
    return choices


def _bonus_about(desk: Desk, draft: SetupDraft, bonus: str) -> str | None:
    if bonus in RANDOM_BONUS:
        return desk.words("wingspan-about-sort", bonus=bonus)
    if bonus.startswith(PERCENT):
        return desk.phrases.percent_matches(bonus.removeprefix(PERCENT))
    card = desk.view.components.bonus_card(bonus)
    if card is None:
        return None
    values = desk.phrases.either(card.values[draft.setting.level])
    return desk.words("wingspan-rule-values", values=values, keep=card.keep, order=card.order)


def variants(desk: Desk, draft: SetupDraft) -> list[Choice]:
    """Give the ways in which her tokens are counted."""
    return [
        parts.choice(
            variant,
            desk.words("wingspan-choice-tokens", tokens=variant),
            desk.words("wingspan-about-tokens", tokens=variant),
            chosen=variant == draft.setting.tokens,
        )
        for variant in VARIANTS
    ]


def goal(desk: Desk, number: int, draft: SetupDraft) -> Choice:
    """Give a goal for the round that the page is about."""
    chosen = draft.setting.goals[int(draft.page) - 1] == number
    return parts.choice(str(number), goal_name(desk, number), _goal_about(desk, number, draft), chosen=chosen)


def _goal_about(desk: Desk, number: int, draft: SetupDraft) -> str | None:
    """Tell her printed number for a base goal in the round that the page is about."""
    if draft.setting.mode == "duet":
        return None
    base = desk.view.components.base_goal(desk.stock.goals[number]).base[int(draft.page) - 1]
    return desk.words("wingspan-about-goal", base=base)


def goal_name(desk: Desk, number: int) -> str:
    """Give what a goal counts."""
    return desk.phrases.goal(desk.stock.goals[number])
