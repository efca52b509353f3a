"""The first page of an own turn: everything that can be done as a button, the hand, and nothing else.

It is read on a phone, above its own buttons, so it is kept short: what is held is on the picture of the hand (and in
its alt text), and why something is impossible is a page of its own, behind a button.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import Button, Panel, Row, Style
from bot.games.moa.desk import Desk, action_key
from bot.games.moa.draft import WHY_NOT, Draft
from bot.games.moa.legal import ICONS, SHORT, Offer
from engine.moa import actions as can

_ACTIONS = ("place_birds", "place_leader", "attack", "sell_land", "buy_karakia")
_TILES = ("move", "stronghold", "draw_one", "exchange_three")
_AT_ONCE = {"draw_one": can.DrawOne(), "exchange_three": can.ExchangeThree()}


def first_page(desk: Desk) -> Panel:
    """Give the first page of an "action" or "tiles" decision."""
    acts = desk.turn.decision.kind == "action"
    reasons = _reasons(desk)
    rows: list[Row] = []
    if acts:
        rows.append(tuple(_button(desk, kind, kind in reasons, Style.PRIMARY) for kind in _ACTIONS))
    if tiles := tile_buttons(desk):
        rows.append(tiles)
    last = _button(desk, "pass") if acts else _end_turn(desk)
    ask = (desk.button("moa-button-why-not", Draft(WHY_NOT)),) if reasons else ()
    rows.append((last, *ask))
    return Panel(_heading(desk), tuple(rows), show_hand=True)


def why_not_page(desk: Desk) -> Panel:
    """Tell why each thing on the first page that cannot be done is impossible."""
    reasons = {desk.words(action_key(kind)): why for kind, why in _reasons(desk).items()}
    lines = impossible(desk, reasons) or [_heading(desk)]
    return Panel("\n".join(lines), ((desk.button("moa-button-back", Draft()),),))


def _reasons(desk: Desk) -> dict[str, str]:
    """Give why each action and each tile held is impossible, by its kind."""
    acts = desk.turn.decision.kind == "action"
    found = {kind: _why_no_action(desk, kind) for kind in _ACTIONS if acts}
    found |= {tile: _why_no_tile(desk, tile) for tile in _held(desk)}
    return {kind: why for kind, why in found.items() if why}


def _heading(desk: Desk) -> str:
    if desk.turn.decision.kind == "tiles":
        return desk.words("moa-panel-tiles")
    return desk.words(
        "moa-panel-action",
        period=desk.view.period,
        round=desk.view.round,
        rounds=desk.view.components.limits.rounds,
        open=desk.phrases.open(),
    )


def tile_buttons(desk: Desk) -> tuple[Button, ...]:
    """Give a button for each kind of karakia tile held that acts by itself, disabled where it cannot be used."""
    return tuple(_button(desk, tile, _why_no_tile(desk, tile) is not None) for tile in _held(desk))


def _held(desk: Desk) -> list[str]:
    return [tile for tile in _TILES if tile in desk.legal.me.karakia]


def impossible(desk: Desk, reasons: Mapping[str, str]) -> list[str]:
    """Tell what is impossible, with the reason of each; no line when everything is possible."""
    lines = [desk.words("moa-panel-why-not", what=what, why=why) for what, why in reasons.items()]
    return [desk.words("moa-panel-impossible"), *lines] if lines else []


def _button(desk: Desk, kind: str, disabled: bool = False, style: Style = Style.SECONDARY) -> Button:
    return desk.button(action_key(kind), Draft(kind), Style.SECONDARY if disabled else style, disabled=disabled)


def _end_turn(desk: Desk) -> Button:
    return desk.button("moa-button-end-turn", Draft("end_turn"), Style.SUCCESS, confirms=True)


def _why_no_action(desk: Desk, kind: str) -> str | None:
    offers = desk.legal.offers(kind)
    if not offers:
        return desk.words(f"moa-panel-nowhere-{kind.replace('_', '-')}")
    if any(offer.affordable for offer in offers):
        return None
    return out_of_reach(desk, kind, min(offers, key=lambda offer: offer.needed))


def out_of_reach(desk: Desk, kind: str, offer: Offer) -> str:
    """Tell why the seat cannot take an offer, whatever it spends."""
    if offer.refused is None or offer.refused.reason in SHORT:
        return too_dear(desk, kind, offer.needed)
    return desk.why(offer.refused)


def too_dear(desk: Desk, kind: str, needed: int) -> str:
    """Tell that an action costs more than the seat has."""
    return desk.words("moa-panel-too-dear", icon=ICONS[kind][0], needed=needed, offered=desk.legal.total(kind))


def _why_no_tile(desk: Desk, tile: str) -> str | None:
    if at_once := _AT_ONCE.get(tile):
        illegal = desk.legal.refused(at_once)
        return desk.why(illegal) if illegal else None
    if (tile == "move" and desk.legal.moves()) or (tile == "stronghold" and desk.legal.strongholds()):
        return None
    if not desk.legal.ready(tile):
        probe = can.Move(0, 0, 1) if tile == "move" else can.Stronghold(0)
        illegal = desk.legal.refused(probe)
        return desk.why(illegal) if illegal else None
    return desk.words(f"moa-panel-nowhere-{tile}")
