"""What must hold of the reminders of a story: told a second time, from people's habits and the moments of the story.

Nothing here asks the host: a moment is quiet by the clock on the wall, a reminder is due by counting the time in which
its reader was not away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.hosting.holding import LEASE
from engine.contract import Seat
from tests.bot.hosting.weeks.people import Player
from tests.bot.hosting.weeks.story import Asking, Story

MINUTE = timedelta(minutes=1)
SLACK = timedelta(minutes=10)
"""By how much something may come later than it should: pings of one person keep some minutes between them.

That is where the host lives. One that dies over a letter has claimed it for `LEASE`, so each death adds as much.
"""
REMINDERS = ("nudge", "ping")


@dataclass(frozen=True, slots=True)
class Times:
    """The clock of a table, as its people know it."""

    turn: timedelta
    nudge: float = 0.5
    """The part of the time that is left then."""
    ping: float = 0.15

    def after(self, stage: str) -> timedelta:
        """Return how much time is used when a reminder is due."""
        return self.turn * (1 - (self.nudge if stage == "nudge" else self.ping))


class Reminder(NamedTuple):
    """A reminder that somebody got."""

    stage: str
    person: int
    table: int
    seat: Seat
    since: int
    at: datetime
    until: datetime | None
    """Until when the seat has time, as it was told."""


def reminders(story: Story) -> Iterator[Reminder]:
    """Return all reminders that people got, in order."""
    announcer = story.announcer
    for letter, told in zip(announcer.letters, announcer.told_at, strict=True):
        for notice in letter.notices:
            if notice.kind in REMINDERS:
                assert notice.table is not None
                assert notice.seat is not None
                since = notice.table.asked_since[notice.seat]
                moment = datetime.fromtimestamp(told, UTC)
                yield Reminder(
                    notice.kind, letter.person_id, notice.table.id, notice.seat, since, moment, notice.deadline
                )


def check_reminders(story: Story, times: Times) -> int:
    """No reminder is lost, doubled, late, out of place or comes when its reader sleeps or is away; return how many."""
    got = list(reminders(story))
    keys = [each[:5] for each in got]
    assert len(set(keys)) == len(keys), [key for key in keys if keys.count(key) > 1]
    told = {each[:5]: each for each in got}
    for each in got:
        player = story.players[each.person]
        assert not player.asleep(each.at), each
        assert not player.is_away(each.at), each
    wanted = 0
    for asking in story.askings:
        for stage in REMINDERS:
            wanted += _check(story, asking, stage, times, told.pop((stage, *_key(asking)), None))
    assert not told, f"nobody was asked that: {told}"
    return wanted


def _key(asking: Asking) -> tuple[int, int, Seat, int]:
    return asking.person, asking.table, asking.seat, asking.since


def _check(story: Story, asking: Asking, stage: str, times: Times, told: Reminder | None) -> bool:
    """Check whether and when a reminder of one question came; return whether it did."""
    player, end = story.players[asking.person], asking.ended or story.clock.now()
    due = when_used(player, asking.begun, times.after(stage))
    allowed = awake_from(player, due)
    if told is None:
        if _told_with_the_question(story, asking, allowed):
            return False
        assert latest(story, allowed) >= end, f"{stage} is lost: {asking}, due {due}, allowed {allowed}"
        return False
    assert allowed <= told.at <= latest(story, allowed), f"{told}: {asking}, due {due}, allowed {allowed}"
    assert told.at <= end, f"{told} is too late: {asking}"
    if not _goes_away(player, asking.begun, told.at):  # else the time stands still later or has stood still before
        assert told.until == asking.begun + times.turn, f"{told}: {asking}"
    return True


def _told_with_the_question(story: Story, asking: Asking, allowed: datetime) -> bool:
    """Say whether a letter told the question itself when its reminder was due: of one question one notice is told."""
    for letter, moment in zip(story.announcer.letters, story.announcer.told_at, strict=True):
        if letter.person_id != asking.person:
            continue
        about = [(each.kind, each.table and each.table.id, each.seat) for each in letter.notices]
        at = datetime.fromtimestamp(moment, UTC)
        if ("asked", asking.table, asking.seat) in about and allowed <= at <= latest(story, allowed):
            return True
    return False


def latest(story: Story, allowed: datetime) -> datetime:
    """Return when at the latest something is done that may be done from a moment on: each death puts it off."""
    end = allowed + SLACK
    for death in story.deaths:
        if allowed <= death <= end:
            end += LEASE
    return end


def _goes_away(player: Player, begun: datetime, at: datetime) -> bool:
    return player.away is not None and begun < player.away[1] and at >= player.away[0]


def check_time_outs(story: Story, times: Times) -> int:
    """Nobody is waited for longer than the time of a turn, or cut off before its end; return how many were."""
    cut_off = 0
    for asking in story.askings:
        player = story.players[asking.person]
        over = when_used(player, asking.begun, times.turn)
        end = asking.ended or story.clock.now()
        assert end <= latest(story, over), f"waited for too long: {asking}, over {over}"
        if asking.ended is not None and not asking.at_will:
            assert asking.ended >= over, f"cut off too early: {asking}, over {over}"
            cut_off += 1
    return cut_off


def when_used(player: Player, begun: datetime, time: timedelta) -> datetime:
    """Return when so much time has gone by in which a person was not away."""
    if player.away is None:
        return begun + time
    gone, back = player.away
    if begun >= back or begun + time <= gone:
        return begun + time
    return back + time - max(timedelta(), gone - begun)


def awake_from(player: Player, moment: datetime) -> datetime:
    """Return the first minute from a moment on in which a person may be disturbed."""
    while player.asleep(moment) or player.is_away(moment):
        moment = (moment + MINUTE).replace(second=0, microsecond=0)
    return moment
