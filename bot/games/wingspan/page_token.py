"""The person's own tokens on the Duet map: press the row, then the space; or choose one that moves or is taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games import widgets
from bot.games.narration_base import NONE
from bot.games.pages.place import Place
from bot.games.widgets import Beside, Button, Choice, Panel, Row, Style
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.spaces import CODES, ROWS, SPACE_OF, in_row
from engine.choices import One, steps_of, walk
from engine.contract import Unreadable
from engine.wingspan.choices.token import SUPPLY
from engine.wingspan.names import RESET

_WIDTH = 3
"""Buttons a row: on a phone they then stand in two rows of three."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the page shows: the token's space (None: one of the supply), the row of the map, since when it counts."""

    source: str | None
    row: int | None
    since: int | None


def token_page(desk: Desk, place: Place) -> Panel:
    """Ask which token goes where."""
    if not desk.duet:
        raise Unreadable("no map is played with")
    asked = _asked(desk, place)
    goes = asked.source is not None or bool(desk.view.supply.get(desk.view.seat))
    rows: list[Row] = in_rows([_row(desk, asked, row) for row in range(1, len(ROWS) + 1)], _WIDTH) if goes else []
    if asked.row is not None:
        rows += in_rows(_spaces(desk, asked, ROWS[asked.row - 1]), _WIDTH)
    elif asked.source is None:
        rows += desk.select("wingspan-ask-own-token", places.TOKEN, _own(desk))
    rows.append(tuple(_last(desk, asked, goes=goes)))
    return replace(desk.page(_lines(desk, asked), rows), beside=Beside.CLOSE_UP)


def _asked(desk: Desk, place: Place) -> _Asked:
    """Return what a place asks; Unreadable where there is no such token, row or round."""
    steps = steps_of(place.path)[1:]
    source = SPACE_OF[place.chosen[0]] if place.chosen else next((each for each in steps if each != SUPPLY), None)
    row = place.page - 1 or None
    since = int(place.pick) if place.pick else None
    there = source in own_tokens(desk) if source is not None else row is None or desk.view.supply[desk.view.seat] > 0
    if len(steps) > 1 or not there or (row or 1) > len(ROWS) or not 1 <= (since or 1) <= desk.view.round:
        raise Unreadable(f"no token: {place!r}")
    return _Asked(source, row, since)


def own_tokens(desk: Desk) -> list[str]:
    """Return the spaces of the person's tokens."""
    view = desk.view
    placed = [space for space in CODES if view.map.get(space) == view.seat]
    return [*placed, *([RESET] if view.reset else [])]


def _lines(desk: Desk, asked: _Asked) -> list[str]:
    words, own = desk.words, own_tokens(desk)
    if asked.row is not None:
        key = "wingspan-panel-token-row" if asked.source is None else "wingspan-panel-token-row-from"
        return [words(key, row=ROWS[asked.row - 1], **{"from": _named(desk, asked.source)})]
    if asked.source is not None:
        return [words("wingspan-panel-token-from", **{"from": _named(desk, asked.source)})]
    told = words("wingspan-panel-token-on", spaces=desk.phrases.codes(own)) if own else ""
    supply = desk.view.supply.get(desk.view.seat, 0)
    ask = "wingspan-panel-token-ask" if supply else "wingspan-panel-token-full"
    none = words("wingspan-panel-token-none")
    return [words("wingspan-panel-token", tokens=told or none, supply=supply), words(ask)]


def _named(desk: Desk, space: str | None) -> str:
    return NONE if space is None else desk.phrases.space(space)


def _row(desk: Desk, asked: _Asked, row: int) -> Button:
    label = desk.words("wingspan-button-row", row=ROWS[row - 1])
    style = Style.PRIMARY if asked.row == row else Style.SECONDARY
    return Button(label, places.token_page(asked.source, row, asked.since), style=style)


def _spaces(desk: Desk, asked: _Asked, letter: str) -> list[Button]:
    """Return the buttons that put a token on a space of a row at once; one that is taken says whose it is."""
    targets = walk(desk.turn.tree, f"{places.TOKEN}.{asked.source or SUPPLY}")
    free = {each.key for each in targets.options() if each.refused is None} if isinstance(targets, One) else set()
    return [_space(desk, asked, space, free=space in free) for space in in_row(letter)]


def _space(desk: Desk, asked: _Asked, space: str, *, free: bool) -> Button:
    owner = desk.view.map.get(space)
    whose = "free" if owner is None else "yours" if owner == desk.view.seat else "hers"
    shown = desk.view.components.space(space)
    facts = {"code": CODES[space], "symbol": shown.symbol, "bonus": shown.bonus or NONE, "whose": whose}
    made = desk.does(desk.words("wingspan-button-space", **facts), places.token(asked.source, space, asked.since))
    stays = space == asked.source and not _can_stay(desk, made.path)
    return made if free and not stays else replace(made, disabled=True)


def _can_stay(desk: Desk, path: str) -> bool:
    """Return whether a token may stay where it is and count since another round."""
    node = walk(desk.turn.tree, path.rpartition(".")[0])
    step = path.rpartition(".")[2]
    return isinstance(node, One) and any(each.key == step and each.refused is None for each in node.options())


def _own(desk: Desk) -> list[Choice]:
    return [widgets.choice(CODES[space], desk.phrases.space(space)) for space in own_tokens(desk)]


def _last(desk: Desk, asked: _Asked, *, goes: bool) -> list[Button]:
    words, found = desk.words, list[Button]()
    if asked.source is not None:
        found = [desk.does(words("wingspan-button-take-token"), places.token(asked.source, None), Style.DANGER)]
    if goes and asked.source != RESET:
        found.append(desk.does(words("wingspan-button-reset"), places.token(asked.source, RESET, asked.since)))
    if goes and desk.view.round > 1:
        found.append(_since(desk, asked))
    if asked.row is not None:
        return [*found, desk.back(places.token_page(asked.source, since=asked.since))]
    return [*found, desk.back() if asked.source is None else desk.back(places.TOKEN)]


def _since(desk: Desk, asked: _Asked) -> Button:
    """Return the button that says since which round the token counts; each press goes a round back, then round again.

    A token that was forgotten may still have counted for a goal that is scored.
    """
    before = asked.since - 1 if asked.since is not None else desk.view.round - (asked.source is None)
    as_before = "yes" if asked.source is not None and asked.since is None else "no"
    label = desk.words("wingspan-button-since", round=asked.since or desk.view.round, as_before=as_before)
    return Button(label, places.token_page(asked.source, asked.row, before or None))
