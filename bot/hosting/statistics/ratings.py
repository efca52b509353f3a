"""Ratings of the people of a server at a game: OpenSkill over the rated games in the order in which they ended.

Nothing of it is stored: it is worked out from the results, and kept in memory as long as these are the same. So it is
the same however often it is done. A server's ratings come from its games alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import results
from bot.store.results import RatedRow, Stamp

SCALE = 40
"""Points of a rating for one of OpenSkill's."""
NEWCOMER = 1000
"""The rating of who has played no rated game: so many points are OpenSkill's mean."""
SURE = 2
"""Standard deviations on either side of a rating in which a skill lies with 95 % confidence."""
KEPT = 20
"""Of so many servers and games what was worked out last is kept."""


@cache
def _model() -> Any:
    """Return OpenSkill's model. A start does not load it: most of them show no ladder."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


class Rating(NamedTuple):
    """How well somebody plays, as far as the results tell."""

    value: int
    margin: int
    """The skill lies so far on either side with 95 % confidence."""

    @property
    def low(self) -> int:
        """Return the lower end: the ladder goes by it, so that who has played little does not lead by luck."""
        return self.value - self.margin

    @property
    def high(self) -> int:
        """Return the upper end."""
        return self.value + self.margin


@dataclass(slots=True)
class Ratings:
    """The ratings of everybody at a game, with what they were after each game; also of who is shown nowhere."""

    curves: dict[int, list[Rating]] = field(default_factory=dict)
    games: int = 0
    _skills: dict[int, Any] = field(default_factory=dict)
    _rows: list[RatedRow] = field(default_factory=list)

    def of(self, person_id: int) -> Rating | None:
        """Return somebody's rating now; None for who has played no rated game."""
        curve = self.curves.get(person_id)
        return curve[-1] if curve else None

    def goes_on_in(self, rows: Sequence[RatedRow]) -> bool:
        """Return whether rows only add games to those that are rated here."""
        return rows[: len(self._rows)] == self._rows

    def rate(self, rows: Sequence[RatedRow]) -> None:
        """Rate the games behind those that are rated here already."""
        fresh = rows[len(self._rows) :]
        for _, played in groupby(fresh, lambda row: row.table_id):
            self._rate(list(played))
        self._rows = list(rows)

    def _rate(self, seats: Sequence[RatedRow]) -> None:
        """Rate a game. Each time a forgotten person is a newcomer: nothing tells which games were one person's."""
        before = [self._skill(each.person_id) for each in seats]
        after = _model().rate([[each] for each in before], ranks=[float(each.place) for each in seats])
        for seat, (skill,) in zip(seats, after, strict=True):
            if seat.person_id is not None:
                self._skills[seat.person_id] = skill
                self.curves.setdefault(seat.person_id, []).append(_rating(skill))
        self.games += 1

    def _skill(self, person_id: int | None) -> Any:
        known = None if person_id is None else self._skills.get(person_id)
        return known or _model().rating()


def rated(rows: Sequence[RatedRow]) -> Ratings:
    """Return the ratings that come of games, the rows of each together, in the order in which they ended."""
    made = Ratings()
    made.rate(rows)
    return made


def _rating(skill: Any) -> Rating:
    return Rating(round(SCALE * skill.mu), round(SCALE * SURE * skill.sigma))


class KeptRatings:
    """What was worked out last, of a few servers and games."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], tuple[Stamp, Ratings]] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, connection: AsyncConnection, guild_id: int, game: str) -> Ratings:
        """Return the ratings at a game on a server; worked out anew, or further, where the results are others."""
        async with self._one_at_a_time:
            return await self._of(connection, guild_id, game)

    async def _of(self, connection: AsyncConnection, guild_id: int, game: str) -> Ratings:
        key, now = (guild_id, game), await results.stamp(connection, guild_id, game)
        stamp, ratings = self._kept.get(key, (None, Ratings()))
        if stamp != now:
            rows = await results.rated(connection, guild_id, game)
            if not ratings.goes_on_in(rows):
                ratings = Ratings()
            await asyncio.to_thread(ratings.rate, rows)
            self._kept[key] = (now, ratings)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return ratings

    def forget(self) -> None:
        """Keep nothing: somebody was forgotten."""
        self._kept.clear()
