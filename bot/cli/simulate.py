"""`aviary simulate`: let automa players play whole games."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer
from rich.table import Table

from bot.cli.choosing import game_named, switches
from bot.cli.console import OUT, Trouble, say, system_words, text, write_bytes
from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import Setup, new_setup
from engine.match import Match
from engine.record import write_record

app = typer.Typer()

USUAL = 4
"""With how many seats a game is played where nobody says so."""


@app.command()
def simulate(
    *,
    game: str = "moa",
    players: int | None = None,
    games: Annotated[int, typer.Option(min=1)] = 1,
    seed: int = 0,
    out: Path | None = None,
    option: list[str] | None = None,
    automa: str = "random",
    brief: Annotated[bool, typer.Option("--brief")] = False,
) -> None:
    """Let automa play whole games against each other, and write their records."""
    setup = _setup(game, players, option or [])
    seats = len(setup.seats)
    if automa not in PLAYERS:
        raise Trouble(text("simulate-no-automa", automa=automa, known=", ".join(PLAYERS)))
    tally = _Tally()
    for number, match in enumerate(_matches(GAMES[game], setup, games, seed, automa), start=1):
        tally.add(match)
        if out is not None:
            name = f"{game}-{seats}-{seed}-{number:0{len(str(games))}}.jsonl"
            write_bytes(out / name, write_record(match, brief=brief))
    OUT.print(tally.table(game, seats))
    if out is not None:
        say("simulate-written", games=games, folder=str(out))


def _matches(game: AnyGame, setup: Setup, games: int, seed: int, automa: str) -> Iterator[Match]:
    players = dict.fromkeys(setup.seats, PLAYERS[automa])
    for number in range(1, games + 1):
        rng = random.Random(f"{seed}:{number}")  # noqa: S311  (games for tests and measuring, to be had again)
        match = Match.start(game, setup, rng)
        for _ in play_on(match, players, rng):
            pass
        yield match


def _setup(name: str, players: int | None, option: list[str]) -> Setup:
    game = game_named(name)
    if players is None:
        players = min(USUAL, max(game.seat_counts))
    if players not in game.seat_counts:
        raise Trouble(text("simulate-seats", game=name, known=", ".join(map(str, game.seat_counts))))
    chosen = switches(game, option)
    return new_setup(game, game.colours[:players], chosen)


@dataclass
class _Tally:
    """What the games came to."""

    began: float = field(default_factory=time.perf_counter)
    entries: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)

    def add(self, match: Match) -> None:
        """Count a finished game."""
        result = match.result
        if result is None:
            raise RuntimeError("the players stopped before the end of the game")
        self.entries.append(len(match.entries))
        self.scores += result.scores.values()
        self.winning.append(max(result.scores.values()))

    def table(self, game: str, players: int) -> Table:
        """Return the tally to print."""
        seconds, words = time.perf_counter() - self.began, system_words()
        columns = {
            "game": game,
            "players": str(players),
            "games": str(len(self.entries)),
            "entries": words.decimal(mean(self.entries)),
            "score": words.decimal(mean(self.scores)),
            "winning": words.decimal(mean(self.winning)),
            "seconds": words.decimal(seconds, "0.00"),
            "each": words.decimal(1000 * seconds / len(self.entries)),
        }
        table = Table()
        for column, value in columns.items():
            table.add_column(text(f"simulate-{column}"), justify="left" if value == game else "right")
        table.add_row(*columns.values())
        return table
