"""What happened at a table, in parts that are told in one go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.hosting.posting.post import Happened
from bot.hosting.table import Table
from engine.contract import Event


class Part(NamedTuple):
    """Events that follow each other, under the same names."""

    undone: bool
    """Whether they were taken back."""
    table: Table
    """With who had the seats then."""
    events: list[Event]


def parts(table: Table, happened: Iterable[Happened]) -> Iterator[Part]:
    """Part what happened at a table where seats have changed hands, and where it was taken back."""
    for undone, run in groupby(happened, key=attrgetter("undone")):
        in_order = sorted(run, key=attrgetter("seq"))
        for then, them in groupby(in_order, key=lambda each: table.at(each.seq)):
            yield Part(undone, then, [event for each in them for event in each.events])


def newest(table: Table, happened: Iterable[Happened]) -> Part:
    """Return the last of these parts that stands, of which a picture's caption is made; empty where there is none."""
    stands = [each for each in parts(table, happened) if not each.undone]
    return stands[-1] if stands else Part(undone=False, table=table, events=[])
