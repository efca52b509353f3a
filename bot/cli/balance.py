"""`aviary balance`: how well balanced a game is, from many games of equal players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from bot.balance.markdown import ends, interval, luck, markdown, share
from bot.balance.playing import Balance, BalanceTask, Counted, play_counted
from bot.balance.report import Report, report
from bot.cli.choosing import components_in, game_named, player_named, switches
from bot.cli.console import OUT, Trouble, expect_room_for, say, system_words, text, write_bytes
from bot.cli.playing import INTERRUPTED, Where, claimed_file, kept_games, play_missing, tell_stopped
from bot.cli.working import JobsOption
from bot.tournament.entrant import Thinking
from bot.tournament.resuming import resumed
from engine.contract import AnyGame

app = typer.Typer()


@app.command()
def balance(
    *,
    game: str = "moa",
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 0,
    seats: list[int] | None = None,
    player: str = "fledgling",
    option: list[str] | None = None,
    components: Path | None = None,
    jobs: JobsOption = None,
    cluster: str | None = None,
    resume: Path | None = None,
    json_file: Annotated[Path | None, typer.Option("--json")] = None,
    markdown_file: Annotated[Path | None, typer.Option("--markdown")] = None,
) -> None:
    """Let equal players play many games, and tell how well balanced the game is."""
    chosen = game_named(game)
    entrant = player_named(player, Thinking())
    own = components_in(chosen, components)
    wanted = Balance(game, entrant, _seats(chosen, seats or ()), games, seed, switches(chosen, option or []), own)
    for file in (json_file, markdown_file):
        if file is not None:
            expect_room_for(file)
    with claimed_file(resume, wanted.kind):
        done = kept_games(lambda: resumed(wanted, resume, Counted.from_data), resume, wanted.kind)
        tasks = [BalanceTask(wanted.tournament(count), number) for count, number in done.missing]
        whole = play_missing(done, play_counted, tasks, Where(game, jobs, cluster))
    if done.wanted:
        _tell(report(wanted, chosen, done.wanted), json_file, markdown_file)
    if not whole:
        tell_stopped(done)
        raise typer.Exit(INTERRUPTED)


def _seats(game: AnyGame, wanted: Sequence[int]) -> tuple[int, ...]:
    known = tuple(count for count in game.seat_counts if count > 1)
    if not known:
        raise Trouble(text("tournament-alone", game=game.name))
    if not set(wanted) <= set(known):
        raise Trouble(text("simulate-seats", game=game.name, known=", ".join(map(str, known))))
    return tuple(sorted(set(wanted))) or known


def _tell(found: Report, json_file: Path | None, markdown_file: Path | None) -> None:
    """Show who wins from where; write everything into the files."""
    OUT.print(places(found))
    if json_file is not None:
        write_bytes(json_file, json.dumps(found.to_data(), indent=2).encode() + b"\n")
        say("tournament-written", file=str(json_file))
    if markdown_file is not None:
        write_bytes(markdown_file, markdown(found, system_words()).encode())
        say("tournament-written", file=str(markdown_file))


def places(found: Report) -> Table:
    """Return the table to print: the share of wins by the order of seats."""
    words, wanted = system_words(), found.balance
    total = sum(each.games for each in found.tables)
    shown = Table(title=words("balance-screen-title", game=wanted.game, games=str(total), seed=str(wanted.seed)))
    shown.add_column("")
    for name in ("place", "share", "95", "score", "margin", "luck"):
        shown.add_column(words(f"balance-{name}"), justify="right")
    for table in found.tables:
        for each in table.places:
            shown.add_row(
                words("balance-seats", seats=str(table.seats)),
                str(each.place),
                share(each.share, words),
                ends(each.interval, words),
                words.decimal(each.score),
                interval(each.margin, words).replace("[", r"\["),
                luck(each.sure, words),
            )
        shown.add_section()
    return shown
