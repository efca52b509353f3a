"""A game's painter, made of the functions that draw its pictures and say what is on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.contract import Event
from engine.preview import Preview
from render.contract import Names, Picture
from render.signs import Signs, draw_legend, draw_part
from render.words import Words

V = TypeVar("V")
A = TypeVar("A")
S = TypeVar("S")
Told_contra = TypeVar("Told_contra", contravariant=True)


class BoardAlt(Protocol[Told_contra]):
    """Describes a board, or the part of it around a place."""

    def __call__(
        self,
        view: Told_contra,
        words: Words,
        *,
        caption: str = "",
        names: Names | None = None,
        around: Any = None,
    ) -> str:
        """Return the description, in at most ALT_LIMIT characters. `around`: a value of `GamePainter.places_of`."""
        ...


@dataclass(frozen=True, slots=True)
class GamePainter(Generic[V, A, S]):
    """Implements render.contract.Painter. What draws returns PNG; what describes, text within ALT_LIMIT characters."""

    draw_board: Callable[[V, Words, V | None, str, Names | None], bytes]
    """Takes view, words, view before, caption, names."""
    places_of: Callable[[V], Mapping[str, Any]]
    """Returns the places that a close-up can be made around: how people call each, and what the game knows it by."""
    draw_close_up: Callable[[V, Words, Any, V | None, Names | None], bytes]
    """Takes view, words, a value of `places_of` or None, view before, names."""
    draw_hand: Callable[[V, Words, Names | None], bytes]
    draw_preview: Callable[[V, Words, A, Preview, Names | None], bytes]
    """Takes view, words, the action, what the rules foresee of it, names."""
    draw_sheet: Callable[[V, S, Words, Names | None], bytes]
    board_alt: BoardAlt[V]
    hand_alt: Callable[[V, Words], str]
    preview_alt: Callable[[V, Words, A, Preview], str]
    sheet_alt: Callable[[V, S, Words, Names | None], str]
    write_view: Callable[[V, Words, Names | None], str]
    write_sheet: Callable[[Any, Words, Names | None], str]
    """Takes a sheet of what was scored, words, names."""
    last_sheet: Callable[[V], S]
    """Returns the sheet that is shown where none is named; raises LookupError where there is none yet."""

    recall: Callable[[V, Sequence[Event]], V] = lambda before, _: before
    """Puts what came since a view and went again into it, so that it shows as gone."""

    write_part: Callable[[V, Words, tuple[str, str]], str] = lambda *_: ""
    """Takes view, words, a component (its kind, and which); "" where there is nothing to tell of it."""
    signs: Signs[V] | None = None
    """Its components and signs by themselves."""

    def board(
        self,
        view: V,
        words: Words,
        *,
        before: V | None = None,
        caption: str = "",
        names: Names | None = None,
        happened: Sequence[Event] = (),
    ) -> Picture:
        """Return the whole table."""
        if before is not None:
            before = self.recall(before, happened)
        data = self.draw_board(view, words, before, caption, names)
        return Picture.of_png(data, self.board_alt(view, words, caption=caption, names=names))

    def close_up(
        self,
        view: V,
        words: Words,
        *,
        around: str | None = None,
        before: V | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Return a square picture of a part; raise LookupError where there is no such place."""
        place = None if around is None else self.places_of(view)[around]
        data = self.draw_close_up(view, words, place, before, names)
        return Picture.of_png(data, self.board_alt(view, words, names=names, around=place))

    def places(self, view: V) -> Sequence[str]:
        """Return the places that a close-up can be made around, as people call them."""
        return list(self.places_of(view))

    def hand(self, view: V, words: Words, *, names: Names | None = None) -> Picture:
        """Return the viewer's hand; raise ValueError for a spectator's view."""
        return Picture.of_png(self.draw_hand(view, words, names), self.hand_alt(view, words))

    def preview(self, view: V, words: Words, action: A, foreseen: Preview, *, names: Names | None = None) -> Picture:
        """Return what the viewer's `action` would pay and change; raise ValueError for a spectator's view."""
        data = self.draw_preview(view, words, action, foreseen, names)
        return Picture.of_png(data, self.preview_alt(view, words, action, foreseen))

    def sheet(self, view: V, words: Words, *, sheet: S | None = None, names: Names | None = None) -> Picture:
        """Return a scoring sheet, by default the last; raise LookupError while there is none."""
        shown = self.last_sheet(view) if sheet is None else sheet
        return Picture.of_png(self.draw_sheet(view, shown, words, names), self.sheet_alt(view, shown, words, names))

    def legend(self, view: V, words: Words) -> Picture:
        """Return all signs with what each means; raise LookupError for a game without."""
        return draw_legend(self._signs, view, words)

    def part(self, view: V, words: Words, part: tuple[str, str], name: str) -> Picture:
        """Return a component by itself; raise LookupError where none is drawn."""
        return draw_part(self._signs, view, words, part, self.write_part(view, words, part) or name)

    def part_text(self, view: V, words: Words, part: tuple[str, str]) -> str:
        """Describe a component: what it is, or what lies there now; "" where only the rules tell."""
        return self.write_part(view, words, part)

    @property
    def _signs(self) -> Signs[V]:
        if self.signs is None:
            raise LookupError("this game has no signs")
        return self.signs

    def alt_text(
        self, view: V, words: Words, *, before: Any = None, caption: str = "", names: Names | None = None
    ) -> str:
        """Describe the board in at most ALT_LIMIT characters."""
        return self.board_alt(view, words, caption=caption, names=names)

    def full_text(self, view: V, words: Words, *, names: Names | None = None) -> str:
        """Describe everything the view holds, line by line."""
        return self.write_view(view, words, names)

    def sheet_text(self, sheet: Any, words: Words, *, names: Names | None = None) -> str:
        """Write a scoring sheet out, line by line."""
        return self.write_sheet(sheet, words, names)
