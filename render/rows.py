"""A painter for a game of cards and few pieces: whatever is shown is rows of text and cards.

A game says what the rows of the table and of a hand are; pictures, their descriptions and the text are made of them:

    def table(view: NestsView, words: Words, name: Name) -> Sequence[Row]:
        return [Row(words("nests-picture-trump"), (card(view.trump),)), ...]

    PAINTER = RowsPainter("nests", table, hand)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from PIL import Image

from engine.contract import Action, Event, Seat
from engine.preview import Preview
from render.contract import ALT_LIMIT, Names, Picture
from render.fit_text import clean_caption, cut, joined
from render.kit import sprites
from render.kit.canvas import Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.theme import INK, INK_SOFT, PAPER, PAPER_EDGE, SEATS, SURFACES
from render.kit.type import Face
from render.naming import given_name
from render.words import Words

V = TypeVar("V")
Name: TypeAlias = Callable[[Seat], str]
"""What a seat is called."""


class Card(NamedTuple):
    """A card: what stands large on it, what small below, in which colour."""

    large: str
    small: str = ""
    colour: str = INK

    @property
    def text(self) -> str:
        """The card in words."""
        return f"{self.large} {self.small}".strip()


class Row(NamedTuple):
    """A row: a seat's token where it is a seat's, a text, and cards behind it."""

    text: str
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None

    def written(self, words: Words) -> str:
        """Return the row as a line of text."""
        return f"{self.text} {words.listed([card.text for card in self.cards])}".strip()


WIDTH, ROW, EDGE = 1000, 116, 30
_CARD = (104, 92)
_TEXT_WIDTH = 430


class RowsPainter(Generic[V]):
    """Implements render.contract.Painter for a game without scoring sheets. `hand` is the viewer's own."""

    def __init__(
        self,
        game: str,
        table: Callable[[V, Words, Name], Iterable[Row]],
        hand: Callable[[V, Words], Row | None],
    ) -> None:
        self._game = game
        self._table = table
        self._hand = hand

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
        alt = self.alt_text(view, words, caption=caption, names=names)
        return Picture.of_png(_drawn(self._rows(view, words, names)), alt)

    def close_up(
        self,
        view: V,
        words: Words,
        *,
        around: str | None = None,
        before: V | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Return the whole table, too: it fits a phone; raise LookupError for a place, of which there are none."""
        if around is not None:
            raise LookupError(around)
        return self.board(view, words, before=before, names=names)

    def hand(self, view: V, words: Words, *, names: Names | None = None) -> Picture:
        """Return the viewer's hand; raise ValueError for a spectator's view."""
        row = self._hand(view, words)
        if row is None:
            raise ValueError("a spectator has no hand")
        return Picture.of_png(_drawn([row]), cut(row.written(words), ALT_LIMIT))

    def preview(
        self, view: V, words: Words, action: Action, foreseen: Preview, *, names: Names | None = None
    ) -> Picture:
        """Return the viewer's hand, of which the action may play a card; raise ValueError for a spectator's view."""
        return self.hand(view, words, names=names)

    def sheet(self, view: V, words: Words, *, sheet: object = None, names: Names | None = None) -> Picture:
        """Raise LookupError: points stand at the table."""
        raise LookupError("this game has no scoring sheets")

    def legend(self, view: V, words: Words) -> Picture:
        """Raise LookupError: everything is written out."""
        raise LookupError(self._game)

    def part(self, view: V, words: Words, part: tuple[str, str], name: str) -> Picture:
        """Raise LookupError: no component is drawn by itself."""
        raise LookupError(part)

    def part_text(self, view: V, words: Words, part: tuple[str, str]) -> str:
        """Return nothing: the rules tell."""
        return ""

    def alt_text(
        self, view: V, words: Words, *, before: object = None, caption: str = "", names: Names | None = None
    ) -> str:
        """Describe the table in at most ALT_LIMIT characters, after the caption."""
        lines = [row.written(words) for row in self._rows(view, words, names)]
        return cut(joined([clean_caption(caption), *lines]), ALT_LIMIT)

    def full_text(self, view: V, words: Words, *, names: Names | None = None) -> str:
        """Write the table out, row by row, and the viewer's hand."""
        hand = self._hand(view, words)
        return "\n".join(row.written(words) for row in (*self._rows(view, words, names), *([hand] if hand else [])))

    def sheet_text(self, sheet: object, words: Words, *, names: Names | None = None) -> str:
        """Raise LookupError: there are no sheets."""
        raise LookupError("this game has no scoring sheets")

    def _rows(self, view: V, words: Words, names: Names | None) -> Sequence[Row]:
        def name(seat: Seat) -> str:
            return given_name(seat, names) or words(f"{self._game}-colour", seat=seat)

        return list(self._table(view, words, name))


def _drawn(rows: Sequence[Row]) -> bytes:
    """Return rows as PNG, one below the other on a sheet of paper."""
    canvas = Canvas(Layer(Image.new("RGB", (WIDTH, ROW * len(rows) + 2 * EDGE), PAPER), _palette()))
    for number, row in enumerate(rows):
        _draw_row(canvas, row, EDGE + ROW * number)
    return canvas.png()


def _draw_row(canvas: Canvas, row: Row, top: int) -> None:
    left, middle = EDGE, top + ROW // 2
    if row.seat is not None:
        canvas.centre(sprites.token(row.seat, 52), left + 30, middle)
        left += 74
    right = EDGE + _TEXT_WIDTH if row.cards else WIDTH - EDGE
    canvas.write_lines((left, top + 6, right, top + ROW - 6), row.text, Style(32, Face.SEMIBOLD))
    left = EDGE + _TEXT_WIDTH + 16
    step = min(_CARD[0] + 8, (WIDTH - EDGE - left - _CARD[0]) // max(1, len(row.cards) - 1))
    for place, card in enumerate(row.cards):
        _draw_card(canvas, card, left + place * step, middle - _CARD[1] // 2)


def _draw_card(canvas: Canvas, card: Card, left: int, top: int) -> None:
    canvas.plate((left, top, left + _CARD[0], top + _CARD[1]), "#ffffff", radius=10, edge=PAPER_EDGE, shadow=4)
    inner, below = (left + 6, left + _CARD[0] - 6), top + _CARD[1]
    middle = top + _CARD[1] * 3 // 5 if card.small else below
    canvas.write_in((inner[0], top + 4, inner[1], middle), card.large, Style(38, Face.BOLD, card.colour), "middle")
    if card.small:
        style = Style(24, Face.REGULAR, INK_SOFT)
        canvas.write_in((inner[0], middle, inner[1], below - 8), card.small, style, "middle")


@cache
def _palette() -> Image.Image:
    sample = Image.new("RGB", (100 * len(SEATS), 100), PAPER)
    for place, seat in enumerate(SEATS):
        token = sprites.token(seat, 80)
        sample.paste(token, (100 * place + 10, 10), token)
    return palette_of([sample], (*SURFACES, *(style.colour for style in SEATS.values())))
