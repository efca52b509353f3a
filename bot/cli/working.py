"""What the commands share that do much work: where it is done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from bot.cli.console import Trouble, text
from bot.tournament.machines import Machines, NoCluster, WorkerLost, cores, machines

JobsOption = Annotated[int | None, typer.Option(min=1)]


@contextmanager
def opened(jobs: int | None, cluster: str | None, pieces: int) -> Iterator[Machines]:
    """Open the machines for so many pieces of work; Trouble where they cannot be used, or are lost."""
    try:
        with machines(min(jobs or cores(), pieces), cluster) as found:
            yield found
    except NoCluster as error:
        raise Trouble(text("no-cluster", reason=error.reason, address=error.address)) from error
    except WorkerLost as error:
        raise Trouble(text("worker-lost")) from error
