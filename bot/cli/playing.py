"""What the commands share that play many games: the file of finished ones, the progress bar, being broken off."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bot.cli.console import OUT, Trouble, say, system_words, text
from bot.cli.working import opened
from bot.tournament.claiming import claimed
from bot.tournament.playing import GameFailed
from bot.tournament.resuming import Finished, Kept, NotResumable

W = TypeVar("W")
K = TypeVar("K", bound=Any)
G = TypeVar("G", bound=Finished[Any])

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class Where(NamedTuple):
    """What is played, and by what: so many processes, or the cluster at an address."""

    game: str
    jobs: int | None
    cluster: str | None


@contextmanager
def claimed_file(file: Path | None, what: str) -> Iterator[None]:
    """Have a file of finished games to oneself; Trouble where another command writes there, or it cannot be used.

    `what` the games are for: `Plan.kind`.
    """
    with ExitStack() as holding:
        with _told(file, what):
            holding.enter_context(claimed(file))
        yield


@contextmanager
def _told(file: Path | None, what: str) -> Iterator[None]:
    try:
        yield
    except NotResumable as error:
        facts = {"reason": error.reason, "what": what, "file": str(file), "line": error.line}
        raise Trouble(text("tournament-not-resumable", **facts)) from error
    except OSError as error:
        raise Trouble(text("unwritable", file=str(file), why=str(error.strerror))) from error


def kept_games(find: Callable[[], Kept[K, G]], file: Path | None, what: str) -> Kept[K, G]:
    """Return what `find` finds in the file of finished games, and say so; Trouble where it cannot be used."""
    with _told(file, what):
        found = find()
    if found.dropped:
        say("tournament-dropped", file=str(file))
    if found.wanted:
        say("tournament-found", games=len(found.wanted), file=str(file))
    return found


def play_missing(
    done: Kept[K, G],
    play: Callable[[W], G],
    tasks: Sequence[W],
    where: Where,
    before: Callable[[G], None] = lambda _: None,
) -> bool:
    """Play the games that are missing, one for each task, and keep them; return whether nobody has broken it off.

    `before` is done with a game before it is kept, for a game that is in the file is not played again.
    """
    if not tasks:
        return True
    begun = time.perf_counter()
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    total = len(done.plan.keys)
    try:
        with opened(where.jobs, where.cluster, len(tasks)) as machines, Progress(*columns, console=OUT) as bar:
            shown = bar.add_task(text("tournament-playing", game=where.game), total=total, completed=total - len(tasks))
            for played in machines.run(play, tasks):
                before(played)
                _keep(done, played)
                bar.advance(shown)
    except KeyboardInterrupt:
        return False
    except GameFailed as error:
        raise Trouble(text("tournament-game-failed", **error.facts)) from error
    seconds = time.perf_counter() - begun
    words, rate = system_words(), len(tasks) / seconds
    say("tournament-speed", games=len(tasks), seconds=words.decimal(seconds), rate=words.decimal(rate, "0.00"))
    return True


def _keep(done: Kept[K, G], played: G) -> None:
    try:
        done.add(played)
    except OSError as error:
        raise Trouble(text("unwritable", file=str(done.file), why=str(error.strerror))) from error


def tell_stopped(done: Kept[K, G]) -> None:
    """Say what there is after Ctrl-C, and how to go on."""
    say("tournament-interrupted", games=len(done.wanted))
    if done.file is None:
        say("tournament-not-kept")
    else:
        say("tournament-go-on", command=shlex.join(["aviary", *sys.argv[1:]]))
