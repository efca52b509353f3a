"""The person's own tokens on the Duet map: press the row, then the space; or choose one that moves or is taken back."""

from __future__ import annotations

from dataclasses import replace

from bot.games import parts
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.narration_base import NONE
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.draft import TokenDraft
from bot.games.wingspan.draft_text import write
from bot.games.wingspan.spaces import CODES, ROWS, in_row
from engine.wingspan.actions import Token
from engine.wingspan.names import RESET

_WIDTH = 3
"""Buttons a row: on a phone they then stand in two rows of three."""


def token_page(desk: Desk, draft: TokenDraft) -> Panel:
    """Ask which token goes where."""
    goes = draft.source is not None or bool(desk.view.supply.get(desk.view.seat))
    rows: list[Row] = in_rows([_row(desk, draft, letter) for letter in ROWS], _WIDTH) if goes else []
    if draft.row is not None:
        rows += in_rows([_space(desk, draft, space) for space in in_row(draft.row)], _WIDTH)
    elif draft.source is None:
        rows += desk.select("wingspan-ask-own-token", TokenDraft(), "o", _own(desk))
    rows.append(tuple(_last(desk, draft, goes=goes)))
    return replace(desk.page(_lines(desk, draft), rows), close_up=True)


def has_token(desk: Desk, draft: TokenDraft) -> bool:
    """Say whether there is the token that a draft is about: one that lies where it says, or one that can be placed."""
    if draft.source is not None:
        return draft.source in own_tokens(desk)
    return (draft.row, draft.target) == (None, None) or bool(desk.view.supply.get(desk.view.seat))


def own_tokens(desk: Desk) -> list[str]:
    """Give the spaces of the person's tokens."""
    view = desk.view
    placed = [space for space in CODES if view.map.get(space) == view.seat]
    return [*placed, *([RESET] if view.reset else [])]


def _lines(desk: Desk, draft: TokenDraft) -> list[str]:
    words, own = desk.words, own_tokens(desk)
    if draft.row is not None:
        key = "wingspan-panel-token-row" if draft.source is None else "wingspan-panel-token-row-from"
        return [words(key, row=draft.row, **{"from": _named(desk, draft.source)})]
    if draft.source is not None:
        return [words("wingspan-panel-token-from", **{"from": _named(desk, draft.source)})]
    told = words("wingspan-panel-token-on", spaces=desk.phrases.codes(own)) if own else ""
    supply = desk.view.supply.get(desk.view.seat, 0)
    ask = "wingspan-panel-token-ask" if supply else "wingspan-panel-token-full"
    none = words("wingspan-panel-token-none")
    return [words("wingspan-panel-token", tokens=told or none, supply=supply), words(ask)]


def _named(desk: Desk, space: str | None) -> str:
    return NONE if space is None else desk.phrases.space(space)


def _row(desk: Desk, draft: TokenDraft, letter: str) -> Button:
    label = desk.words("wingspan-button-row", row=letter)
    to = TokenDraft(draft.source, letter, None, draft.since)
    return Button(label, write(to), style=Style.PRIMARY if draft.row == letter else Style.SECONDARY)


def _space(desk: Desk, draft: TokenDraft, space: str) -> Button:
    """Give the button that puts a token on a space at once; one that is taken says whose it is."""
    owner = desk.view.map.get(space)
    whose = "free" if owner is None else "yours" if owner == desk.view.seat else "hers"
    shown = desk.view.components.space(space)
    facts = {"code": CODES[space], "symbol": shown.symbol, "bonus": shown.bonus or NONE, "whose": whose}
    made = desk.does(desk.words("wingspan-button-space", **facts), TokenDraft(draft.source, None, space, draft.since))
    action = Token(draft.source, space, draft.since)
    return made if desk.refused(action) is None else replace(made, disabled=True)


def _own(desk: Desk) -> list[Choice]:
    return [parts.choice(CODES[space], desk.phrases.space(space)) for space in own_tokens(desk)]


def _last(desk: Desk, draft: TokenDraft, *, goes: bool) -> list[Button]:
    words = desk.words
    if draft.source is not None:
        found = [desk.does(words("wingspan-button-take-token"), TokenDraft(draft.source), Style.DANGER)]
    else:
        found = []
    if goes and draft.source != RESET:
        found.append(desk.does(words("wingspan-button-reset"), TokenDraft(draft.source, None, RESET, draft.since)))
    if goes and desk.view.round > 1:
        found.append(_since(desk, draft))
    if draft.row is not None:
        return [*found, desk.back(TokenDraft(draft.source, since=draft.since))]
    return [*found, desk.back() if draft.source is None else desk.back(TokenDraft())]


def _since(desk: Desk, draft: TokenDraft) -> Button:
    """Give the button that says since which round the token counts; each press goes a round back, then round again.

    A token that was forgotten may still have counted for a goal that is scored.
    """
    before = draft.since - 1 if draft.since is not None else desk.view.round - (draft.source is None)
    as_before = "yes" if draft.source is not None and draft.since is None else "no"
    label = desk.words("wingspan-button-since", round=draft.since or desk.view.round, as_before=as_before)
    return Button(label, write(replace(draft, since=before or None)))
