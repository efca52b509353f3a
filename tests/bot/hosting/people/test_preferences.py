"""What people choose is stored column by column, and read for several at once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.hosting.host import Host
from bot.hosting.people.activity import note_activity
from bot.hosting.people.hours import QuietHours
from bot.hosting.people.preferences import Preferences, Reminders, preferences_of
from bot.hosting.playing.commit import Conflict
from bot.store import people
from bot.store import preferences as store_preferences
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, press, running_table


async def found(host: Host, *person_ids: int) -> dict[int, Preferences]:
    async with host._context.database.read() as connection:
        return await preferences_of(connection, person_ids)


async def test_who_has_chosen_nothing_has_what_most_expect(host: Host) -> None:
    await running_table(host)

    assert (await found(host, ANN.id, 77))[77] == Preferences(77)
    assert (await found(host, ANN.id))[ANN.id].reminders is None, "each kind of reminder goes its own way"
    assert await found(host) == {}


async def test_columns_are_changed_one_by_one(host: Host, clock: HandClock) -> None:
    now = clock.now()
    async with host._context.database.write() as connection:
        for person in (ANN, BEN):
            await people.meet(connection, person.id, person.name, "en")
        await store_preferences.change(connection, ANN.id, time_zone="Europe/Warsaw")
        await store_preferences.change(connection, ANN.id, quiet_from=1320, quiet_to=420)
        await store_preferences.change(connection, ANN.id, away_from=now, away_until=now + timedelta(days=2))
        await store_preferences.change(connection, BEN.id, reminders="none", tell_next=True, summary_at=480)

    chosen = await found(host, ANN.id, BEN.id, CAT.id)

    assert chosen[ANN.id] == Preferences(
        ANN.id,
        zone="Europe/Warsaw",
        quiet_chosen=QuietHours(1320, 420, "Europe/Warsaw"),
        away_from=now,
        away_until=now + timedelta(days=2),
    )
    assert chosen[BEN.id] == Preferences(BEN.id, reminders=Reminders.NONE, tell_next=True, summary_at=480)
    assert chosen[CAT.id] == Preferences(CAT.id)


async def test_away_is_from_and_until(clock: HandClock) -> None:
    now, day = clock.now(), timedelta(days=1)
    away = Preferences(1, away_from=now, away_until=now + day)

    assert [away.is_away(each) for each in (now - day, now, now + day)] == [False, True, False]
    assert Preferences(1, away_from=now).is_away(now + 1000 * day)
    assert not Preferences(1).is_away(now)


async def test_an_hour_of_play_is_counted_once(host: Host, clock: HandClock) -> None:
    await running_table(host)
    async with host._context.database.read() as connection:
        row = (await store_preferences.several(connection, [ANN.id]))[ANN.id]

    assert row.hours == str([1] + [0] * 23)
    assert row.seen_at == clock.now()


async def test_each_hour_of_play_is_counted(host: Host, clock: HandClock) -> None:
    first = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in range(3):
        clock.forward(3600)
        await host.lobbies.add_automa(press(ANN), first.id)
        await host.lobbies.remove_automa(press(ANN), first.id)
    async with host._context.database.read() as connection:
        row = (await store_preferences.several(connection, [ANN.id]))[ANN.id]

    assert row.hours == str([1, 1, 1, 1] + [0] * 20)


async def test_an_hour_is_counted_where_the_first_attempt_came_to_nothing(host: Host, clock: HandClock) -> None:
    """Another process was faster, or the store was away: the press is tried again."""
    await running_table(host)
    clock.forward(3600)

    async def play(*, undone: bool = False) -> None:
        async with host.database.write() as connection:
            await note_activity(connection, host._context.seen_lately, ANN.id, clock.now())
            if undone:
                raise Conflict

    with pytest.raises(Conflict):
        await play(undone=True)
    await play()
    await play()
    assert host._context.seen_lately.knows(ANN.id, clock.now())
    assert (await found(host, ANN.id))[ANN.id].seen_at == clock.now()


async def test_another_process_does_not_count_the_same_hour_again(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    host._context.seen_lately.forget(ANN.id)  # as a process that was started just now
    await host.lobbies.add_automa(press(ANN), table.id)
    async with host._context.database.read() as connection:
        row = (await store_preferences.several(connection, [ANN.id]))[ANN.id]

    assert row.hours == str([1] + [0] * 23)
