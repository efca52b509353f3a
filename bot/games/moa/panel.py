"""The private panel: from a press to the page that comes next. Legality is asked of the rules at every page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.games.contract import Names, Panel, Row
from bot.games.moa.build import action_of, missing
from bot.games.moa.desk import Desk
from bot.games.moa.draft import WHY_NOT, Draft
from bot.games.moa.legal import ICONS
from bot.games.moa.page_choose import neutral_page, target_page, territory_page, what_page
from bot.games.moa.page_first import first_page, why_not_page
from bot.games.moa.page_payment import defend_page, discard_page, payment_page
from bot.games.moa.page_review import review_page
from bot.games.moa.steps import ON_FIRST_PAGE, back, chosen_draft
from bot.hosting.turn import Turn
from engine.contract import Illegal
from engine.moa.chapters.payment import Payment
from render.words import Words


def panel(turn: Turn, text: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
    """Give the page at the draft `text` after `chosen` was picked in its select."""
    desk = Desk(turn, names, words)
    return page(desk, chosen_draft(desk, text, chosen))


def page(desk: Desk, draft: Draft) -> Panel:
    """Give the page of a draft: the first that asks for something missing, or the last."""
    if draft.kind == WHY_NOT and desk.turn.decision.kind not in _OPENING:
        return why_not_page(desk)
    field = missing(draft, desk.legal)
    if draft.kind in ("", WHY_NOT) or (field is not None and draft.kind in ON_FIRST_PAGE):
        return _OPENING.get(desk.turn.decision.kind, first_page)(desk)
    navigation = _navigation(desk, draft)
    if field == "bird_payment" and (problem := _unfought(desk, draft)):
        return _refused(desk, draft, problem)
    if field is not None:
        return _ASK[field](desk, draft, navigation)
    action = action_of(draft, desk.legal)
    illegal = desk.legal.refused(action)
    if illegal is not None:
        return _refused(desk, draft, illegal)
    return review_page(desk, draft, action, navigation)


def _unfought(desk: Desk, draft: Draft) -> Illegal | None:
    """Give why the fight of an attack fails, before the birds are asked that are paid apart (W2)."""
    return desk.legal.refused(action_of(replace(draft, bird_payment=Payment(), birds=0), desk.legal))


def _refused(desk: Desk, draft: Draft, problem: Illegal) -> Panel:
    """Give the page to choose again on, with the reason."""
    if draft.kind == desk.turn.decision.kind == "defend":
        return defend_page(desk, problem, draft.payment)
    if draft.kind == desk.turn.decision.kind == "discard":
        return discard_page(desk, problem)
    navigation = _navigation(desk, draft)
    if draft.kind not in ICONS:
        return Panel("\n".join((desk.title(draft), desk.refused(problem))), (navigation,))
    if draft.bird_payment is not None:
        asked = replace(draft, birds=None, bird_payment=None)
        return payment_page(desk, asked, navigation, problem, draft.bird_payment)
    asked = replace(draft, birds=None, payment=None)
    return payment_page(desk, asked, navigation, problem, draft.payment)


def _navigation(desk: Desk, draft: Draft) -> Row:
    """Give the way back, one step or all."""
    before = back(desk, draft)
    step = desk.button("moa-button-back", before)
    return (step, desk.button("moa-button-restart", Draft())) if before.kind else (step,)


_ASK: Mapping[str, Callable[[Desk, Draft, Row], Panel]] = {
    "territory": territory_page,
    "target": target_page,
    "what": what_page,
    "payment": payment_page,
    "bird_payment": payment_page,
}
_OPENING: Mapping[str, Callable[[Desk], Panel]] = {
    "defend": defend_page,
    "discard": discard_page,
    "neutral": neutral_page,
}
"""The first page, by the kind of decision; of an own turn it is `first_page`."""
