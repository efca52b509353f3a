"""What has been chosen in a panel so far, and its short text, which travels in buttons instead of any state.

The text is read strictly: only what `Drafts.write` gives is read back, everything else is Unreadable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.drafting import read_strictly
from engine.laisla.island import CODES, SLOT_OF
from engine.laisla.views.view import LaIslaView

_KINDS = {
    "assign": "a",
    "slot": "s",
    "place": "p",
    "take": "t",
    "cube": "c",
    "marker": "m",
    "swap": "w",
    "advance": "v",
}
_BY_CODE = {code: kind for kind, code in _KINDS.items()}
NOTHING = "x"
"""Of a marker or a swap: none is wanted. Of a slot: it is said later."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An action in the making; None is what has not been chosen yet. Without a kind: the panel's first page."""

    kind: str = ""
    """The action's type, as in the record."""
    a: int | None = None
    b: int | None = None
    d: int | None = None
    """Cards to assign."""
    slot: int | None = None
    """Also of an assignment: what its card of action A covers."""
    later: bool = False
    """Of an assignment: what its card of action A covers is said when it is laid."""
    field: str | None = None
    source: str | None = None
    """Fields by slot."""
    pay: tuple[str, ...] | None = None
    cube: str | None = None
    """The cube to take, to gain, or to give in a swap."""
    taken: str | None = None
    """The cube that a swap takes."""
    animal: str | None = None
    declined: bool = False
    """Whether no marker moves, or no cube is swapped."""

    @property
    def cards(self) -> dict[str, int | None]:
        """The cards assigned so far, by action."""
        return {"a": self.a, "b": self.b, "d": self.d}


def assigning(cards: Mapping[str, int | None], slot: int | None = None, *, later: bool = False) -> Draft:
    """Give the draft of an assignment, from cards by action."""
    return Draft("assign", cards.get("a"), cards.get("b"), cards.get("d"), slot, later)


class Drafts:
    """Writes and reads drafts of one game."""

    def __init__(self, view: LaIslaView) -> None:
        self.colours = view.colours
        self.animals = tuple(track.animal for track in view.tracks)
        self.cards = view.all_cards
        self.slots = range(max(len(seat.slots) for seat in view.seats))

    # -- writing --------------------------------------------------------------------------------------------------

    def write(self, draft: Draft) -> str:
        """Give the text of a draft; "" for the first page."""
        if not draft.kind:
            return ""
        parts = {
            "assign": [*map(_number, (draft.a, draft.b, draft.d)), NOTHING if draft.later else _number(draft.slot)],
            "slot": [_number(draft.slot)],
            "place": [CODES.get(draft.field or "", ""), CODES.get(draft.source or "", ""), self._paid(draft.pay)],
            "swap": [NOTHING] if draft.declined else [self._colour(draft.cube), self._colour(draft.taken)],
            "marker": [NOTHING if draft.declined else self._animal(draft.animal)],
            "advance": [self._animal(draft.animal)],
        }.get(draft.kind, [self._colour(draft.cube)])
        return ".".join((_KINDS[draft.kind], *parts)).rstrip(".")

    def _colour(self, colour: str | None) -> str:
        return "" if colour is None else str(self.colours.index(colour))

    def _animal(self, animal: str | None) -> str:
        return "" if animal is None else str(self.animals.index(animal))

    def _paid(self, pay: tuple[str, ...] | None) -> str:
        return "" if pay is None else "".join(self._colour(cube) for cube in pay)

    # -- reading --------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Draft:
        """Read a draft; raise Unreadable for anything that was not written here."""
        return read_strictly(text, self._read, self.write)

    def _read(self, text: str) -> Draft:
        if not text:
            return Draft()
        code, *parts = text.split(".")
        kind = _BY_CODE[code]
        first, second, third, fourth = (parts + [""] * 4)[:4]
        if kind == "assign":
            cards = {"a": self._card(first), "b": self._card(second), "d": self._card(third)}
            return assigning(cards, self._slot(fourth), later=fourth == NOTHING)
        if kind == "slot":
            return Draft(kind, slot=self._slot(first))
        if kind == "place":
            return Draft(kind, field=_field(first), source=_field(second), pay=self.read_paid(third) if third else None)
        if first == NOTHING and kind in ("swap", "marker"):
            return Draft(kind, declined=True)
        if kind in ("marker", "advance"):
            return Draft(kind, animal=self.read_animal(first) if first else None)
        taken = self.read_colour(second) if second and kind == "swap" else None
        return Draft(kind, cube=self.read_colour(first) if first else None, taken=taken)

    def _card(self, text: str) -> int | None:
        return self.read_card(text) if text else None

    def _slot(self, text: str) -> int | None:
        return self.read_slot(text) if text not in ("", NOTHING) else None

    def read_card(self, text: str) -> int:
        """Read a card's id; raises ValueError where it is none."""
        if int(text) not in self.cards:
            raise ValueError(text)
        return int(text)

    def read_slot(self, text: str) -> int:
        """Read a slot's number; raises ValueError where nobody has it."""
        if int(text) not in self.slots:
            raise ValueError(text)
        return int(text)

    def read_colour(self, text: str) -> str:
        """Read a cube's colour; raises ValueError or IndexError where it is none."""
        return self.colours[_index(text)]

    def read_animal(self, text: str) -> str:
        """Read an animal; raises ValueError or IndexError where it is none."""
        return self.animals[_index(text)]

    def read_paid(self, text: str) -> tuple[str, ...]:
        """Read the cubes of a payment; raises ValueError or IndexError where it is none."""
        return tuple(sorted(self.read_colour(each) for each in text))


def _index(text: str) -> int:
    if int(text) < 0:
        raise ValueError(text)
    return int(text)


def _number(number: int | None) -> str:
    return "" if number is None else str(number)


def _field(code: str) -> str | None:
    return SLOT_OF[code] if code else None
