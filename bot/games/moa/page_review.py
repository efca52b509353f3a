"""The last page: what is done, what it costs, what will happen, and the button that does it."""

from __future__ import annotations

from bot.games.contract import Button, Panel, Row, Style
from bot.games.moa.build import COUNTED, bird_counts
from bot.games.moa.desk import Desk
from bot.games.moa.draft import Draft
from bot.games.moa.narration import narrate
from bot.games.moa.proposals import lost
from engine.moa.actions import MoaAction
from engine.moa.chapters.payment import Payment
from engine.moa.events import MoaEvent, TurnBegan, TurnEnded

_TOLD = ("pass", "end_turn", "decline", "draw_one", "exchange_three", "neutral_skip")
"""Actions with nothing to choose: a sentence says what they mean."""
_TELLING = ("decline",)
"""Those among them of which it can be told what follows."""


def review_page(desk: Desk, draft: Draft, action: MoaAction, navigation: Row) -> Panel:
    """Show a complete, legal action, to be confirmed."""
    lines = [desk.title(draft)]
    if draft.kind in _TOLD:
        lines.append(desk.words(f"moa-panel-confirm-{draft.kind.replace('_', '-')}"))
    lines += _cost(desk, draft, action)
    if draft.kind not in _TOLD or draft.kind in _TELLING:
        lines += _preview(desk, action)
    confirm = Button(desk.words("moa-button-confirm"), desk.drafts.write(draft), confirms=True, style=Style.SUCCESS)
    return Panel("\n".join(lines), ((confirm,), *_birds(desk, draft, action), navigation), proposed=action)


def _cost(desk: Desk, draft: Draft, action: MoaAction) -> list[str]:
    if draft.payment is None or draft.kind == "discard":
        return []
    paid, apart = draft.payment, draft.bird_payment or Payment()
    every = Payment(paid.cards + apart.cards, paid.leader_tiles + apart.leader_tiles, paid.two_fight)
    left = lost(draft, getattr(action, "birds", 0), desk.legal)
    spent = desk.words("moa-panel-sum", payment=desk.paid(every), given=desk.icons(desk.legal.given(every)))
    return [spent, *([desk.words("moa-panel-lost", lost=desk.icons(left))] if any(left) else [])]


def _preview(desk: Desk, action: MoaAction) -> list[str]:
    """Tell what would happen up to the end of the own turn, as far as it is known."""
    known: list[MoaEvent] = []
    for event in desk.turn.preview(action).events:
        if isinstance(event, TurnEnded | TurnBegan):
            break
        known.append(event)  # type: ignore[arg-type]
    lines = narrate(known, desk.phrases)
    return [desk.words("moa-panel-preview"), *lines] if lines else []


def _birds(desk: Desk, draft: Draft, action: MoaAction) -> list[Row]:
    """Offer other numbers of birds."""
    if not isinstance(action, COUNTED):
        return []
    counts = bird_counts(action, desk.legal)
    if len(counts) < 2:
        return []
    choices = [
        desk.choice(str(birds), desk.words("moa-panel-change-birds", birds=birds), chosen=birds == action.birds)
        for birds in reversed(counts)
    ]
    return desk.select("moa-panel-ask-birds", draft, "n", choices)
