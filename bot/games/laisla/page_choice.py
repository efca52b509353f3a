"""The pages with one thing to choose: a slot, a colour, a marker, a swap. Chosen and confirmed on the same page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import parts
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.laisla.build import action_of, missing
from bot.games.laisla.desk import Desk
from bot.games.laisla.draft import Draft
from engine.laisla.actions import LaIslaAction
from engine.laisla.views.view import SlotView


def slot_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which card the new one covers."""
    draft = draft if draft.kind else Draft("slot")
    card = desk.legal.me.pending.a
    function = desk.phrases.card(card).function if card is not None else ""
    lines = [
        desk.words(
            "laisla-panel-slot", function=desk.phrases.function(function), text=desk.phrases.function_text(function)
        )
    ]
    choices = covering(desk, draft, desk.legal.me.slots)
    return desk.page(lines, desk.select("laisla-panel-ask-slot", draft, "s", choices), _action(desk, draft), draft)


def covering(desk: Desk, draft: Draft, slots: Sequence[SlotView]) -> list[Choice]:
    """Give the cards in `slots` as choices of what a new one covers."""
    return [
        parts.choice(
            str(slot.number),
            desk.words("laisla-panel-cover", number=slot.number + 1, function=desk.phrases.function(slot.function)),
            desk.phrases.function_text(slot.function),
            chosen=draft.slot == slot.number,
        )
        for slot in slots
        if slot.function is not None
    ]


def take_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which cube is taken instead of placing."""
    lines = [desk.words("laisla-panel-take"), *desk.holdings()]
    rows = desk.select("laisla-panel-ask-cube", draft, "c", _colours(desk, draft.cube))
    return desk.page(lines, rows, _action(desk, draft), draft, [desk.button("laisla-button-back", Draft())])


def cube_page(desk: Desk, draft: Draft) -> Panel:
    """Ask for the colour of a cube that a function gives."""
    draft = draft if draft.kind else Draft("cube")
    lines = [desk.words("laisla-panel-cube", function=_asking(desk)), *desk.holdings()]
    rows = desk.select("laisla-panel-ask-cube", draft, "c", _colours(desk, draft.cube))
    return desk.page(lines, rows, _action(desk, draft), draft)


def marker_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which marker a function moves, if any."""
    return _markers(desk, draft if draft.kind else Draft("marker"), [_decline(desk, Draft("marker", declined=True))])


def advance_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which marker moves for the card of action D."""
    return _markers(desk, draft if draft.kind else Draft("advance"), [])


def swap_page(desk: Desk, draft: Draft) -> Panel:
    """Ask which cube is given for which."""
    draft = draft if draft.kind else Draft("swap")
    lines = [desk.words("laisla-panel-swap", function=_asking(desk)), *desk.holdings()]
    open_draft = Draft("swap", cube=draft.cube, taken=draft.taken)
    held = [colour for colour in desk.view.colours if desk.legal.me.cubes[colour]]
    give = _colours(desk, open_draft.cube, held)
    take = _colours(desk, open_draft.taken, [colour for colour in desk.view.colours if colour != open_draft.cube])
    rows = desk.select("laisla-panel-ask-give", open_draft, "c", give)
    rows += desk.select("laisla-panel-ask-take", open_draft, "t", take)
    more = [_decline(desk, Draft("swap", declined=True))] if not draft.declined else []
    return desk.page(lines, rows, _action(desk, draft), draft, more)


def _markers(desk: Desk, draft: Draft, more: list[Button]) -> Panel:
    own = desk.legal.me.pending.d if draft.kind == "advance" else None
    card = desk.phrases.card(own).animal if own is not None else ""
    lines = [desk.words(f"laisla-panel-{draft.kind}", function=_asking(desk), animal=card), *desk.holdings()]
    lines.append(desk.words("laisla-panel-sum", now=desk.view.value_sum, needed=desk.view.end_sum))
    choices = [
        parts.choice(
            str(at),
            desk.words("laisla-panel-marker-choice", animal=animal, own="yes" if animal == card else "no"),
            desk.step(animal),
            chosen=draft.animal == animal,
        )
        for at, animal in enumerate(desk.drafts.animals)
    ]
    open_draft = Draft(draft.kind, animal=draft.animal)
    rows: list[Row] = desk.select("laisla-panel-ask-marker", open_draft, "m", choices)
    return desk.page(lines, rows, _action(desk, draft), draft, [] if draft.declined else more)


def _colours(desk: Desk, chosen: str | None, colours: list[str] | None = None) -> list[Choice]:
    return [
        parts.choice(
            str(at),
            desk.words("laisla-panel-cube-choice", cube=colour),
            desk.words("laisla-panel-have-cubes", cube=colour, count=desk.legal.me.cubes[colour]),
            chosen=colour == chosen,
        )
        for at, colour in enumerate(desk.view.colours)
        if colours is None or colour in colours
    ]


def _decline(desk: Desk, draft: Draft) -> Button:
    return desk.button(f"laisla-button-no-{draft.kind}", draft, Style.SECONDARY)


def _asking(desk: Desk) -> str:
    return desk.phrases.function(desk.turn.decision.question["function"])


def _action(desk: Desk, draft: Draft) -> LaIslaAction | None:
    return action_of(draft, desk.legal) if missing(draft, desk.legal) is None else None
