"""Choosing: what a person sets, in one transaction with all that follows from it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.hosting.choice import Choice
from bot.hosting.host import Host
from bot.hosting.people.choices import (
    ChosenAbsence,
    ChosenLanguage,
    ChosenNext,
    ChosenQuietHours,
    ChosenReminders,
    ChosenSummary,
    ChosenZone,
)
from bot.hosting.people.hours import QuietHours
from bot.hosting.people.preferences import Preferences
from bot.hosting.people.summary import summary_after
from bot.hosting.table import Place, Refused
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import notices, people, timers
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, press, running_table

NOW = HandClock().now()


async def test_what_is_chosen_is_returned_and_kept(host: Host) -> None:
    chosen = await host.people.choose(
        press(ANN), ChosenZone("Europe/Warsaw"), ChosenQuietHours(1320, 420), ChosenNext(True)
    )

    assert chosen == Preferences(
        ANN.id, zone="Europe/Warsaw", quiet_chosen=QuietHours(1320, 420, "Europe/Warsaw"), tell_next=True
    )
    assert await host.people.preferences(ANN.id) == chosen
    assert await host.people.preferences(BEN.id) == Preferences(BEN.id)


async def test_direct_messages_which_know_no_name_of_a_server_change_no_name(host: Host) -> None:
    table = await running_table(host)
    there = replace(ANN, name="ann_1987")
    direct = Place(None, 4711)

    await host.people.choose(press(there, direct), ChosenNext(True))
    await host.seats.hold_own(press(there, direct), table.id, held=True)
    await host.people.choose(press(replace(CAT, name="cat_1987"), direct), ChosenNext(True))

    names = {each.person_id: each.name for each in (await host.tables.find(table.id)).occupants}
    assert names[ANN.id] == "Ann"
    async with host._context.database.read() as connection:
        assert await people.name(connection, CAT.id) == "cat_1987", "of somebody new it is the only one"


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (ChosenZone("Europe/Atlantis"), "unknown-zone"),
        (ChosenQuietHours(1440, 0), "wrong-time"),
        (ChosenQuietHours(None, 0), "wrong-time"),
        (ChosenSummary(-1), "wrong-time"),
        (ChosenReminders("by pigeon"), "unknown-press"),
        (ChosenLanguage("tlh"), "unknown-language"),
        (ChosenAbsence(NOW, NOW), "away-over"),
        (ChosenAbsence(NOW - timedelta(days=2), NOW - timedelta(days=1)), "away-over"),
        (ChosenAbsence(NOW, NOW + timedelta(days=400)), "away-too-long"),
    ],
)
async def test_what_cannot_be_is_refused_and_nothing_changes(host: Host, choice: Choice, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        await host.people.choose(press(ANN), ChosenNext(True), choice)

    assert refused.value.reason == reason
    assert await host.people.preferences(ANN.id) == Preferences(ANN.id)


async def test_a_chosen_language_is_known_at_once_and_after_a_restart(host: Host) -> None:
    assert await host.people.language_of(ANN.id) is None

    await host.people.choose(press(ANN), ChosenLanguage("en"))
    assert await host.people.language_of(ANN.id) == "en"
    host._context.languages.__init__()  # type: ignore[misc]
    assert await host.people.language_of(ANN.id) == "en"

    await host.people.choose(press(ANN), ChosenLanguage(None))
    assert await host.people.language_of(ANN.id) is None


async def test_a_summary_is_planned_anew_with_each_change(host: Host) -> None:
    async def planned() -> list[datetime]:
        async with host._context.database.read() as connection:
            return [each.due_at for each in await timers.due(connection, NOW + timedelta(9), {"summary"}, most=9)]

    await host.people.choose(press(ANN), ChosenSummary(480))
    assert await planned() == [datetime(2030, 1, 1, 8, tzinfo=UTC)]
    await host.people.choose(press(ANN), ChosenZone("Europe/Warsaw"))
    assert await planned() == [datetime(2030, 1, 1, 7, tzinfo=UTC)]
    await host.people.choose(press(ANN), ChosenSummary(None))
    assert await planned() == []


async def test_a_summary_is_told_each_day_at_its_time(host: Host, clock: HandClock) -> None:
    async def told() -> int:
        await TimerWork(host._context, EFFECTS).serve()
        async with host._context.database.read() as connection:
            return len([each for each in await notices.queued_for(connection, ANN.id) if each.kind == "summary"])

    await host.people.choose(press(ANN), ChosenSummary(480))
    assert await told() == 0
    clock.forward(8 * 3600)
    assert await told() == 1
    assert await told() == 1
    clock.forward(24 * 3600)
    assert await told() == 2
    await host.people.choose(press(ANN), ChosenSummary(None))
    clock.forward(24 * 3600)
    assert await told() == 2


def test_a_summary_keeps_its_time_when_the_clock_is_put_on_or_back() -> None:
    chosen = Preferences(1, zone="Europe/Warsaw", summary_at=8 * 60)
    before_put_on, before_put_back = datetime(2026, 3, 28, 12, tzinfo=UTC), datetime(2026, 10, 24, 12, tzinfo=UTC)

    assert summary_after(chosen, before_put_on) == datetime(2026, 3, 29, 6, tzinfo=UTC)
    assert summary_after(chosen, before_put_back) == datetime(2026, 10, 25, 7, tzinfo=UTC)
    in_the_gap = replace(chosen, summary_at=150)
    assert summary_after(in_the_gap, before_put_on) == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    assert summary_after(Preferences(1), before_put_on) is None
