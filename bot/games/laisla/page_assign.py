"""The page of the card phase: a select for each action, in which every card is seen with the part that counts there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games import parts
from bot.games.contract import Choice, Panel, Row
from bot.games.laisla.build import action_of, missing
from bot.games.laisla.desk import Desk
from bot.games.laisla.draft import NOTHING, Draft
from bot.games.laisla.page_choice import covering
from bot.games.laisla.steps import begun

PARTS = ("a", "b", "d")


def assign_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which card goes to which action."""
    draft = draft if draft.kind else begun(desk)
    me, words = desk.legal.me, desk.words
    hand = me.hand or ()
    lines = [words("laisla-panel-assign", round=desk.view.round, cards=len(hand))]
    lines += [
        words("laisla-panel-hand-card", number=number, card=desk.phrases.whole_card(card))
        for number, card in enumerate(hand, 1)
    ]
    lines += desk.holdings()
    rows: list[Row] = []
    for part in PARTS:
        choices = [_choice(desk, part, number, card, draft) for number, card in enumerate(hand, 1)]
        rows += desk.select(f"laisla-panel-ask-{part}", draft, part, choices)
    rows += _covers(desk, draft)
    action = action_of(draft, desk.legal) if missing(draft, desk.legal) is None else None
    if action is not None:
        lines += [words("laisla-panel-chosen"), *_brings(desk, draft)]
    return desk.page(lines, rows, action, draft, show_hand=True)


def _covers(desk: Desk, draft: Draft) -> list[Row]:
    """Ask what the card for action A covers, where it has a choice: so that nobody has to come back for it."""
    choices = covering(desk, draft, desk.legal.covers(draft.a))
    if not choices:
        return []
    later, detail = desk.words("laisla-panel-cover-later"), desk.words("laisla-panel-cover-later-detail")
    choices.append(parts.choice(NOTHING, later, detail, chosen=draft.later))
    return desk.select("laisla-panel-ask-cover", draft, "s", choices)


def _choice(desk: Desk, part: str, number: int, card: int, draft: Draft) -> Choice:
    label = desk.words("laisla-panel-card-choice", number=number, part=desk.phrases.part(card, part))
    return parts.choice(str(card), label, _DETAIL[part](desk, card), chosen=draft.cards[part] == card)


def _brings(desk: Desk, draft: Draft) -> list[str]:
    """Tell for each action what its card brings, as things stand."""
    lines = [
        desk.words(f"laisla-panel-brings-{part}", part=desk.phrases.part(card, part), detail=_DETAIL[part](desk, card))
        for part, card in draft.cards.items()
        if card is not None
    ]
    if draft.later:
        lines[0] += " " + desk.words("laisla-panel-covers-later")
    elif (covered := covered_by(desk, draft)) is not None:
        lines[0] += " " + desk.words("laisla-panel-covers", function=desk.phrases.function(covered))
    return lines


def covered_by(desk: Desk, draft: Draft) -> str | None:
    """Give the function that the card for action A will cover, where that was chosen."""
    return next((each.function for each in desk.legal.covers(draft.a) if each.number == draft.slot), None)


def _function(desk: Desk, card: int) -> str:
    function = desk.phrases.card(card).function
    again = function in desk.legal.me.functions
    text = desk.phrases.function_text(function)
    return desk.words("laisla-panel-function-again") if again else text


def _cube(desk: Desk, card: int) -> str:
    cube = desk.phrases.card(card).cube
    return desk.words("laisla-panel-have-cubes", cube=cube, count=desk.legal.me.cubes[cube])


def _animal(desk: Desk, card: int) -> str:
    return desk.step(desk.phrases.card(card).animal)


_DETAIL: Mapping[str, Callable[[Desk, int], str]] = {"a": _function, "b": _cube, "d": _animal}
