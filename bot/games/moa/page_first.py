"""The first page of an own turn: everything that can be done as a button, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import Button, Panel, Row, Style
from bot.games.moa.desk import Desk, action_key
from bot.games.moa.draft import Draft
from bot.games.moa.legal import ICONS, SHORT, Offer
from engine.moa import actions as can

_ACTIONS = ("place_birds", "place_leader", "attack", "sell_land", "buy_karakia")
_TILES = ("move", "stronghold", "draw_one", "exchange_three")
_AT_ONCE = {"draw_one": can.DrawOne(), "exchange_three": can.ExchangeThree()}


def first_page(desk: Desk) -> Panel:
    """Give the first page of an "action" or "tiles" decision."""
    acts = desk.turn.decision.kind == "action"
    reasons: dict[str, str] = {}
    for kind in _ACTIONS if acts else ():
        if why := _why_no_action(desk, kind):
            reasons[kind] = why
    rows: list[Row] = []
    if acts:
        rows.append(tuple(_button(desk, kind, kind in reasons, Style.PRIMARY) for kind in _ACTIONS))
    tiles, tile_reasons = tile_buttons(desk)
    if tiles:
        rows.append(tiles)
    last = _button(desk, "pass") if acts else _end_turn(desk)
    rows.append((last,))
    text = [_heading(desk), *holdings(desk), *impossible(desk, titled(desk, reasons | tile_reasons))]
    return Panel("\n".join(text), tuple(rows), show_hand=True)


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


def holdings(desk: Desk) -> list[str]:
    """Tell what the seat holds: hand, tiles, all icons."""
    words, me, phrases = desk.words, desk.legal.me, desk.phrases
    ready = [tile for tile in sorted(set(me.karakia)) for _ in range(desk.legal.ready(tile))]
    held = [phrases.leader_tile(tile) for tile in me.leader_tiles] + phrases.tile_items(ready)
    lines = [words("moa-panel-hand", cards=phrases.cards(me.hand or ()))]
    lines += [words("moa-panel-held", tiles=words.listed(held))] if held else []
    lines += [words("moa-panel-fresh", tiles=phrases.tiles(me.karakia_fresh))] if me.karakia_fresh else []
    lines.append(words("moa-panel-purse", icons=desk.icons(desk.legal.given(desk.legal.purse))))
    return lines


def tile_buttons(desk: Desk) -> tuple[tuple[Button, ...], dict[str, str]]:
    """Give a button for each kind of karakia tile held that acts by itself, and why some cannot be used."""
    held = [tile for tile in _TILES if tile in desk.legal.me.karakia]
    reasons = {tile: why for tile in held if (why := _why_no_tile(desk, tile))}
    return tuple(_button(desk, tile, tile in reasons) for tile in held), reasons


def impossible(desk: Desk, reasons: Mapping[str, str]) -> list[str]:
    """Tell what is impossible, with the reason of each; no line when everything is possible."""
    lines = [desk.words("moa-panel-why-not", what=what, why=why) for what, why in reasons.items()]
    return [desk.words("moa-panel-impossible"), *lines] if lines else []


def titled(desk: Desk, reasons: Mapping[str, str]) -> dict[str, str]:
    """Give reasons by the titles of the actions."""
    return {desk.words(action_key(kind)): why for kind, why in reasons.items()}


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
