"""`aviary render`: a picture of any moment of a recorded game."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.console import Trouble, read_record_file, say, text, write_bytes
from bot.discord.messages import names
from bot.games import presenter
from bot.games.film import drawn, film_of
from bot.games.retold import Retelling
from bot.hosting.replaying.replay import Eyes, Replay
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import FALLBACK, wording
from engine.contract import Seat
from engine.games import GAMES
from engine.log import walk
from engine.match import Match
from engine.record import RecordError, read_record, replay
from engine.steps import steps_of
from render import painter
from render.contract import Picture
from render.words import Words

app = typer.Typer()


class Kind(StrEnum):
    """Which picture."""

    BOARD = "board"
    CLOSE_UP = "close-up"
    HAND = "hand"
    SHEET = "sheet"


@app.command()
def render(
    record: Path,
    out: Path,
    *,
    entry: Annotated[int | None, typer.Option(min=1)] = None,
    kind: Kind = Kind.BOARD,
    seat: str | None = None,
    language: str = "en",
    animate: Annotated[bool, typer.Option("--animate")] = False,
) -> None:
    """Draw a picture of a recorded game."""
    match = _match(record)
    number = len(match.entries) if entry is None else entry
    if number > len(match.entries):
        raise Trouble(text("render-entry", entries=len(match.entries)))
    if seat is not None and seat not in match.setup.seats:
        raise Trouble(text("render-seat", known=", ".join(match.setup.seats)))
    picture = _film(match, number, seat, language) if animate else _draw(match, number, kind, seat, language)
    write_bytes(out, picture.data)
    say("render-written", file=str(out), alt=picture.alt)


def _match(record: Path) -> Match:
    try:
        return replay(read_record(read_record_file(record), GAMES))
    except RecordError as error:
        raise Trouble(text("render-record", file=str(record), why=error.fault.sentence)) from error


def _film(match: Match, number: int, seat: Seat | None, language: str) -> Picture:
    """Return a game as an animated picture: all that happened, or what a seat saw of it."""
    words, game = wording(language), match.game
    steps = steps_of(game, match.setup, match.entries[:number])
    table = _table(match, words)
    naming, eyes = partial(names.plain_names, game=game, words=words), Eyes(seat, everything=seat is None)
    told = Retelling(Replay(table, game, steps, None), presenter(game.name), eyes, naming, words)
    film = film_of(told, painter(game.name), steps)
    assert film is not None  # noqa: S101  (the record was replayed, so all of its steps are known)
    return drawn(film)


def _table(match: Match, words: Words) -> Table:
    """Return the table of a record: nobody is named there, so seats go by their colours."""
    seats = tuple(Occupant(each, words(f"{match.game.name}-colour", seat=each)) for each in match.setup.seats)
    options, began = match.setup.options, datetime.now(UTC)
    further = match.setup.further
    place = Place(None, 0)
    return Table(
        0, match.game.name, place, Status.FINISHED, 0, FALLBACK, seats, options, len(match.entries), began, {}, further
    )


def _draw(match: Match, number: int, kind: Kind, seat: Seat | None, language: str) -> Picture:
    before, view = _views(match, number, seat)
    words, paint = wording(language), painter(match.game.name)
    if kind is Kind.BOARD:
        events = [event.seen_by(seat) for event in match.entries[number - 1].events]
        caption = presenter(match.game.name).caption(events, view, {}, words)
        return paint.board(view, words, before=before, caption=caption)
    if kind is Kind.CLOSE_UP:
        return paint.close_up(view, words, before=before)
    if kind is Kind.HAND and not presenter(match.game.name).hands:
        raise Trouble(text("render-no-hands"))
    try:
        return paint.hand(view, words) if kind is Kind.HAND else paint.sheet(view, words)
    except (LookupError, ValueError) as error:
        raise Trouble(text(f"render-no-{kind.value}")) from error


def _views(match: Match, number: int, seat: Seat | None) -> tuple[Any | None, Any]:
    """Return the view before the entry (None for the first) and after it."""
    positions = walk(match.game, match.setup, match.entries)
    around = list(islice(positions, max(0, number - 2), number))
    before = match.game.view(around[0], seat) if len(around) > 1 else None
    return before, match.game.view(around[-1], seat)
