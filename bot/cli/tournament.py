"""`aviary tournament`: how strong the players made of code are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Shown

from bot.cli.choosing import ComponentsOption, components_in, game_named, player_named, switches
from bot.cli.console import OUT, Trouble, expect_room_for, say, system_words, text, write_bytes
from bot.cli.playing import INTERRUPTED, Where, claimed_file, kept_games, play_missing, tell_stopped
from bot.cli.working import ClusterOption, JobsOption
from bot.tournament import tally
from bot.tournament.entrant import Entrant, Thinking
from bot.tournament.playing import Played, Task, play
from bot.tournament.resuming import kept
from bot.tournament.schedule import Tournament
from engine.automa.search import USUAL_PLAYOUTS
from engine.contract import AnyGame
from render.charts.shares import Bar, Shares, draw_shares

app = typer.Typer()


@app.command()
def tournament(
    *,
    players: Annotated[str, typer.Option(help="One for each seat, as hunter,fledgling or hunter:3s,hunter:200.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "moa",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A rule switch, as NAME=CHOICE; may be repeated.")] = None,
    components: ComponentsOption = None,
    think: Annotated[
        float | None, typer.Option(help="Seconds of CPU for a decision of a player that searches.")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(help=f"Instead, play-outs: the same games everywhere. By default {USUAL_PLAYOUTS}.")
    ] = None,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    resume: Annotated[Path | None, typer.Option(help="A file for finished games; goes on from what is there.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="A file for the result as JSON.")] = None,
    chart: Annotated[Path | None, typer.Option(help="A file for a chart (PNG).")] = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of the games.")] = None,
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
    return (
        name,
        f"{100 * each.share:.1f} %",
        f"{100 * each.interval.low:.1f}–{100 * each.interval.high:.1f}",
        f"{each.score:.1f}",
        f"{each.margin:+.1f}",
        f"{each.cpu_ms:.2f}",
        "" if each.skill is None else f"{each.skill.mu:.1f} ± {each.skill.sigma:.1f}",
    )


def _shares(wanted: Tournament, table: tally.Table) -> Shares:
    bars = [
        Bar(each.name, each.share, each.interval.low, each.interval.high, each.score, each.cpu_ms)
        for each in table.entrants
    ]
    return Shares(wanted.game, table.games, wanted.seed, bars)
