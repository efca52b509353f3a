"""`aviary tournament`: how strong the players made of code are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Shown

from bot.cli.choosing import components_in, game_named, player_named, switches
from bot.cli.console import OUT, Trouble, expect_room_for, say, system_words, text, write_bytes
from bot.cli.playing import INTERRUPTED, Where, claimed_file, kept_games, play_missing, tell_stopped
from bot.cli.working import JobsOption
from bot.tournament import tally
from bot.tournament.entrant import Entrant, Thinking
from bot.tournament.playing import Played, Task, play
from bot.tournament.resuming import kept
from bot.tournament.schedule import Tournament
from engine.automa.search import USUAL_PLAYOUTS
from engine.contract import AnyGame
from render.charts.shares import Bar, Shares, draw_shares

app = typer.Typer()

HELP = {"playouts": USUAL_PLAYOUTS}
"""What the words of the options tell."""


@app.command()
def tournament(
    *,
    players: Annotated[str, typer.Option()],
    game: str = "moa",
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 0,
    option: list[str] | None = None,
    components: Path | None = None,
    think: float | None = None,
    playouts: int | None = None,
    jobs: JobsOption = None,
    cluster: str | None = None,
    resume: Path | None = None,
    json_file: Annotated[Path | None, typer.Option("--json")] = None,
    chart: Path | None = None,
    records: Path | None = None,
) -> None:
    """Let players made of code play many games against each other, and measure how strong they are."""
    chosen = game_named(game)
    thinking = _thinking(think, playouts)
    entrants = _entrants(chosen, [each.strip() for each in players.split(",")], thinking)
    wanted = Tournament(game, entrants, games, seed, switches(chosen, option or []), components_in(chosen, components))
    for file in (json_file, chart, *([] if records is None else [records / "record"])):
        if file is not None:
            expect_room_for(file)
    with claimed_file(resume, wanted.kind):
        done = kept_games(lambda: kept(wanted, resume), resume, wanted.kind)
        tasks = [Task(wanted, number, records is not None) for number in done.missing]
        where = Where(game, jobs, cluster)
        if not play_missing(done, play, tasks, where, lambda each: _write_record(wanted, each, records)):
            with suppress(ValueError):
                OUT.print(standings(wanted, tally.tally(wanted, done.wanted)))
            tell_stopped(done)
            raise typer.Exit(INTERRUPTED)
    table = tally.tally(wanted, done.wanted)
    OUT.print(standings(wanted, table))
    if json_file is not None:
        _write(json_file, json.dumps(tally.to_data(wanted, table), indent=2).encode() + b"\n")
    if chart is not None:
        _write(chart, draw_shares(_shares(wanted, table), system_words()).data)


# -- what was asked for ---------------------------------------------------------------------------------------------


def _thinking(seconds: float | None, playouts: int | None) -> Thinking:
    if seconds is not None and playouts is not None:
        raise Trouble(text("tournament-two-budgets"))
    for value in (seconds, playouts):
        if value is not None and value <= 0:
            raise Trouble(text("tournament-no-budget", written=str(value)))
    return Thinking(playouts or USUAL_PLAYOUTS, seconds)


def _entrants(game: AnyGame, written: Sequence[str], usual: Thinking) -> tuple[Entrant, ...]:
    if max(game.seat_counts) == 1:
        raise Trouble(text("tournament-alone", game=game.name))
    entrants = tuple(player_named(each, usual) for each in written)
    if len(entrants) not in game.seat_counts or len(entrants) == 1:
        known = ", ".join(str(count) for count in game.seat_counts if count > 1)
        raise Trouble(text("tournament-seats", players=len(entrants), game=game.name, known=known))
    return entrants


# -- playing --------------------------------------------------------------------------------------------------------


def _write_record(wanted: Tournament, played: Played, records: Path | None) -> None:
    if records is not None and played.record is not None:
        write_bytes(records / record_name(wanted, played), played.record)


def record_name(wanted: Tournament, played: Played) -> str:
    """Return the name of a game's record: it tells who had which colour."""
    number = f"{played.number:0{len(str(wanted.games - 1))}}"
    seats = "-".join(
        f"{seat}={each.name.replace(':', '~')}" for each, seat in zip(wanted.entrants, played.seats, strict=True)
    )
    return f"{wanted.game}-{wanted.seed}-{number}-{seats}.jsonl"


# -- what came of it ------------------------------------------------------------------------------------------------


def _write(file: Path, data: bytes) -> None:
    write_bytes(file, data)
    say("tournament-written", file=str(file))


def standings(wanted: Tournament, table: tally.Table) -> Shown:
    """Return the table to print: each entrant, then several entrants of one player together."""
    shown = Shown(title=text("tournament-title", game=wanted.game, games=table.games, seed=wanted.seed))
    shown.add_column(text("tournament-player"))
    for name in ("share", "interval", "score", "margin", "cpu", "skill"):
        shown.add_column(text(f"tournament-{name}"), justify="right")
    for each in table.entrants:
        shown.add_row(*_row(each))
    shown.add_section()
    for each in table.levels:
        if 1 < each.entries < len(table.entrants):
            shown.add_row(*_row(each))
    return shown


def _row(each: tally.Standing) -> tuple[str, ...]:
    name = each.name if each.entries == 1 else text("tournament-together", entries=each.entries, name=each.name)
    words = system_words()
    low, high = (words.decimal(100 * end) for end in (each.interval.low, each.interval.high))
    return (
        name,
        words("balance-part", part=words.decimal(100 * each.share)),
        f"{low}–{high}",
        words.decimal(each.score),
        words.decimal(each.margin, "+0.0;-0.0"),
        words.decimal(each.cpu_ms, "0.00"),
        "" if each.skill is None else f"{words.decimal(each.skill.mu)} ± {words.decimal(each.skill.sigma)}",
    )


def _shares(wanted: Tournament, table: tally.Table) -> Shares:
    bars = [
        Bar(each.name, each.share, each.interval.low, each.interval.high, each.score, each.cpu_ms)
        for each in table.entrants
    ]
    return Shares(wanted.game, table.games, wanted.seed, bars)
