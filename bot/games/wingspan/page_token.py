"""The person's own tokens on the Duet map: press the row, then the space; or choose one that moves or is taken back.

token=2;3               row B of the map for a token of the supply that counts since round 2
token.r1c1;3            the same row for the token that lies on A1
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.narration_base import NONE
from bot.games.pages.place import MARK, PICK, Place
from bot.games.widgets import Beside, Button, Panel, Row, Style, choice, select_row
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spaces import CODES, ROWS, SPACE_OF, in_row
from bot.hosting.playing.turn import Turn
from engine.choices import NOTHING, Option, Path, steps_of, walk
from engine.contract import Unreadable
from engine.wingspan.choices.token import OFF, SUPPLY
from engine.wingspan.names import RESET

_HERE = "token"
_WIDTH = 3
"""Buttons a row: on a phone they then stand in two rows of three."""


def token_page(turn: Turn, phrases: Phrases, place: Place) -> Panel:
    """Ask which token goes where. Unreadable where there is no such token, row or round."""
    return _Page(turn, phrases, *_asked(phrases, place)).panel()


def _asked(phrases: Phrases, place: Place) -> tuple[str | None, int | None, int | None]:
    """Return the space of the token (None: one of the supply), the row that is shown, since when it counts."""
    view, steps = phrases.view, steps_of(place.path)[1:]
    source = SPACE_OF[place.chosen[0]] if place.chosen else next((each for each in steps if each != SUPPLY), None)
    row = place.page - 1 or None
    since = int(place.pick) if place.pick else None
    there = source in own_tokens(phrases) if source is not None else row is None or view.supply[view.seat] > 0
    if len(steps) > 1 or not there or (row or 1) > len(ROWS) or not 1 <= (since or 1) <= view.round:
        raise Unreadable(f"no token: {place!r}")
    return source, row, since


def own_tokens(phrases: Phrases) -> list[str]:
    """Return the spaces of the person's tokens."""
    placed = [space for space in CODES if phrases.view.map.get(space) == phrases.view.seat]
    return [*placed, *([RESET] if phrases.view.reset else [])]


@dataclass(frozen=True, slots=True)
class _Page:
    """The page in the making: the token's space, the row of the map, since when it counts."""

    turn: Turn
    phrases: Phrases
    source: str | None
    row: int | None
    since: int | None

    def panel(self) -> Panel:
        words, supply = self.phrases.words, self.phrases.view.supply.get(self.phrases.view.seat, 0)
        goes = self.source is not None or bool(supply)
        rows: list[Row] = _in_rows([self._row(row) for row in range(1, len(ROWS) + 1)]) if goes else []
        if self.row is not None:
            rows += _in_rows(self._spaces(ROWS[self.row - 1]))
        elif self.source is None:
            listed = [choice(CODES[space], self.phrases.space(space)) for space in own_tokens(self.phrases)]
            rows += select_row(words("wingspan-ask-own-token"), _HERE, listed)
        return Panel(self._text(supply), (*rows, tuple(self._last(goes=goes))), beside=Beside.CLOSE_UP)

    def _text(self, supply: int) -> str:
        words, own = self.phrases.words, own_tokens(self.phrases)
        where = {"from": self.phrases.space(self.source)}
        if self.row is not None:
            key = "wingspan-panel-token-row" if self.source is None else "wingspan-panel-token-row-from"
            return words(key, row=ROWS[self.row - 1], **where)
        if self.source is not None:
            return words("wingspan-panel-token-from", **where)
        lie = words("wingspan-panel-token-on", spaces=self.phrases.codes(own))
        told = words("wingspan-panel-token", tokens=lie if own else words("wingspan-panel-token-none"), supply=supply)
        return f"{told}\n{words('wingspan-panel-token-ask' if supply else 'wingspan-panel-token-full')}"

    # -- buttons --------------------------------------------------------------------------------------------------

    def _at(self, row: int | None, since: int | None) -> str:
        """Return the page of this token that shows another row, or counts it since another round."""
        where = _HERE if self.source is None else f"{_HERE}.{self.source}"
        picked = f"{PICK}{since}" if since else ""
        return f"{where}{picked}{MARK}{row + 1}" if row else f"{where}{picked}"

    def _to(self, target: str) -> Path:
        """Return the answer that puts the token on a space."""
        return f"{_HERE}.{self.source or SUPPLY}.{target}.{self.since or NOTHING}"

    def _row(self, row: int) -> Button:
        style = Style.PRIMARY if self.row == row else Style.SECONDARY
        return Button(
            self.phrases.words("wingspan-button-row", row=ROWS[row - 1]), self._at(row, self.since), style=style
        )

    def _spaces(self, letter: str) -> list[Button]:
        """Return the buttons that put a token on a space of a row at once; one that is taken says whose it is."""
        node = walk(self.turn.tree, f"{_HERE}.{self.source or SUPPLY}")
        free = _possible(node.options())
        return [self._space(space, free=space in free and self._may_stay(space)) for space in in_row(letter)]

    def _space(self, space: str, *, free: bool) -> Button:
        view = self.phrases.view
        owner, shown = view.map.get(space), view.components.space(space)
        whose = "free" if owner is None else "yours" if owner == view.seat else "hers"
        facts = {"code": CODES[space], "symbol": shown.symbol, "bonus": shown.bonus or NONE, "whose": whose}
        return Button(
            self.phrases.words("wingspan-button-space", **facts), self._to(space), confirms=True, disabled=not free
        )

    def _may_stay(self, space: str) -> bool:
        """Return whether it is another space, or the token may stay where it is and count since another round."""
        if space != self.source:
            return True
        node, step = walk(self.turn.tree, self._to(space).rpartition(".")[0]), str(self.since or NOTHING)
        return step in _possible(node.options())

    def _last(self, *, goes: bool) -> list[Button]:
        words, found = self.phrases.words, list[Button]()
        if self.source is not None:
            off = f"{_HERE}.{self.source}.{OFF}"
            found = [Button(words("wingspan-button-take-token"), off, confirms=True, style=Style.DANGER)]
        if goes and self.source != RESET:
            found.append(Button(words("wingspan-button-reset"), self._to(RESET), confirms=True))
        if goes and self.phrases.view.round > 1:
            found.append(self._since())
        back = "" if self.source is None else _HERE
        return [*found, Button(words("panel-back"), back if self.row is None else self._at(None, self.since))]

    def _since(self) -> Button:
        """Return the button that says since when the token counts; each press goes a round back, then round again.

        A token that was forgotten may still have counted for a goal that is scored.
        """
        now = self.phrases.view.round
        before = self.since - 1 if self.since is not None else now - (self.source is None)
        as_before = "yes" if self.source is not None and self.since is None else "no"
        label = self.phrases.words("wingspan-button-since", round=self.since or now, as_before=as_before)
        return Button(label, self._at(self.row, before or None))


def _possible(options: Iterable[Option]) -> set[str]:
    return {each.key for each in options if each.refused is None}


def _in_rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[at : at + _WIDTH]) for at in range(0, len(buttons), _WIDTH)]
