"""A whole season: joining, rounds that the host opens, starts and counts, reminders, its end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bot.hosting.holding import LEASE
from bot.hosting.host import Host
from bot.hosting.leagues.league import LeaguePostKind, LeagueStatus, PairingStatus
from bot.hosting.leagues.work import LeagueTaken
from bot.hosting.people.choices import ChosenAbsence, ChosenQuietHours, ChosenZone
from bot.hosting.posting.post import PostKind, TryLater, Undeliverable
from bot.hosting.table import Person, Place, Refused, Status
from bot.hosting.upkeep.doctor import Finding, examine
from bot.leagues import pairing
from bot.leagues.standing import Decided
from bot.store import notices
from bot.store.owed import owed
from bot.store.schema import leagues
from tests.bot.hosting.leagues.support import DAY, ORGANISER, Season, opened, people
from tests.bot.hosting.support import ANN, HERE, MANAGER, THERE, HandClock, league_work, press, worker
from tests.support.storage import OVER_SERVER


@pytest.fixture
async def season(tmp_path: Path, clock: HandClock) -> AsyncIterator[Season]:
    made = await opened(tmp_path, clock, 4)
    yield made
    await made.host.close()


async def test_the_invitation_is_one_message_that_tells_who_is_in(season: Season) -> None:
    await season.go_on()
    ((message, post),) = season.announcer.league_posts.items()
    assert [each.name for each in post.league.members] == ["P1", "P2", "P3", "P4"]
    await season.host.leagues.join(press(ANN), season.id)
    await season.host.leagues.join(press(ANN), season.id)
    await season.host.leagues.leave(press(people(4)[1]), season.id)
    await season.go_on()
    assert list(season.announcer.league_posts) == [message]
    named = [each.name for each in season.announcer.league_posts[message].league.members]
    assert named == ["P1", "P3", "P4", "Ann"]


async def test_a_season_of_four_in_which_everybody_meets_everybody(season: Season) -> None:
    league = await season.start()
    assert (league.status, league.round) == (LeagueStatus.RUNNING, 1)
    for round_ in (1, 2, 3):
        tables = await season.running()
        assert [each.round for each in tables] == [round_, round_]
        for each in tables:
            assert each.table_id is not None
            table = await season.host.tables.find(each.table_id)
            assert table.status is Status.RUNNING
            assert table.place.channel_id == each.channel_id
            assert not table.suggestions
            assert [each.person_id for each in table.occupants] == [100 + number for number in each.seats]
        league = await season.play_round()
    assert league.status is LeagueStatus.OVER
    met = Counter(tuple(sorted(each.seats)) for each in league.pairings)
    assert met == Counter(combinations((1, 2, 3, 4), 2))
    assert sum(line.points for line in league.lines) == 3 * 2 * 12
    assert [line.tables for line in league.lines] == [3, 3, 3, 3]
    assert [line.rank for line in league.lines] == [1, 2, 3, 4]
    assert all(line.decided is not Decided.EQUAL for line in league.lines)
    assert [post.about for post in season.told(LeaguePostKind.ROUND)] == [1, 2, 3]
    (final,) = season.told(LeaguePostKind.OVER)
    assert final.league.lines == league.lines
    places = [each for made in season.announcer.places.values() for each in made]
    assert len(places) == 6
    assert all(sorted(each.pings) == sorted(100 + number for number in each.pairing.seats) for each in places)
    first = [each.kind for each in season.announcer.posted]
    assert first.count(PostKind.BOARD) >= 6


async def test_places_follow_the_results_of_the_tables(season: Season) -> None:
    await season.start()
    league = await season.play_round()
    for each in league.of_round(1):
        scores = [side.score for side in each.sides]
        view = (await season.host.looking.sight(None, each.table_id or 0)).view
        seats = [occupant.seat for occupant in (await season.host.tables.find(each.table_id or 0)).occupants]
        assert scores == [view["scores"][seat] for seat in seats]
        assert [side.place for side in each.sides] == [1 + sum(other > score for other in scores) for score in scores]


async def test_a_round_ends_at_its_date_and_late_tables_count_all_the_same(season: Season) -> None:
    await season.start()
    league = await season.play_round(without=[2])
    assert league.round == 1
    season.clock.forward(7 * DAY)
    await season.go_on()
    league = await season.now()
    assert league.round == 2
    assert [(each.round, each.number) for each in await season.running()] == [(1, 2), (2, 1), (2, 2)]
    await season.play_round()
    league = await season.play_round()
    assert league.status is LeagueStatus.OVER
    assert [line.tables for line in league.lines] == [3, 3, 3, 3]


async def test_the_last_round_waits_for_its_tables(season: Season) -> None:
    await season.start()
    await season.play_round()
    await season.play_round()
    season.clock.forward(30 * DAY)
    await season.go_on()
    assert (await season.now()).status is LeagueStatus.RUNNING
    assert (await season.play_round()).status is LeagueStatus.OVER


async def test_who_is_asked_is_reminded_once_before_the_end_of_a_round(season: Season) -> None:
    await season.start()
    await season.play((await season.running())[0])
    season.clock.forward(5.9 * DAY)
    await season.go_on()
    assert season.told(LeaguePostKind.SOON) == []
    season.clock.forward(0.2 * DAY)
    for _ in range(2):
        await season.go_on()
        async with season.host.database.read() as connection:
            due = await notices.due_people(connection)
        (still,) = await season.running()
        assert still.table_id is not None
        table = await season.host.tables.find(still.table_id)
        asked = [table.occupant(seat).person_id for seat in table.asked_since]
        assert [each.person_id for each in due] == asked
    assert [post.about for post in season.told(LeaguePostKind.SOON)] == [1]


async def test_nobody_is_pinged_in_quiet_hours_or_while_away(season: Season) -> None:
    first, second, *_ = people(4)
    now = season.clock.now()
    await season.host.people.choose(press(first), ChosenQuietHours(0, 600), ChosenZone("UTC"))  # it is midnight
    await season.host.people.choose(press(second), ChosenAbsence(now, now + timedelta(days=2)))
    await season.start()
    pinged = [person for made in season.announcer.places.values() for each in made for person in each.pings]
    assert sorted(pinged) == [103, 104]


async def test_it_knows_by_itself_when_it_has_something_to_do(season: Season) -> None:
    await season.start()
    work = league_work(season.host, season.announcer)
    reminds = await work.begin_due()
    assert reminds is not None
    assert (reminds - season.clock.now()).total_seconds() == 6 * DAY
    season.clock.forward(6 * DAY)
    await work.go_on()
    ends = await work.begin_due()
    assert ends is not None
    assert (ends - season.clock.now()).total_seconds() == DAY


@OVER_SERVER
async def test_who_has_lost_a_league_does_not_leave_it_to_a_third(season: Season) -> None:
    """The store was away for one process longer than its claim held, and another one works for the league."""
    one, other, third = (league_work(season.host, season.announcer) for _ in range(3))
    lost = await one._claim(season.id)
    assert lost is not None
    season.clock.forward(LEASE.total_seconds() + 1)
    theirs = await other._claim(season.id)
    assert theirs is not None
    await one._release(lost)
    assert await third._claim(season.id) is None
    season.clock.forward(1)
    with pytest.raises(LeagueTaken):
        await one._renew(lost)
    await other._renew(theirs)
    await other._release(theirs)
    assert await third._claim(season.id) is not None


async def test_an_odd_one_sits_out_and_a_closed_table_counts_like_that(tmp_path: Path, clock: HandClock) -> None:
    season = await opened(tmp_path, clock, 3, rounds=3)
    await season.start()
    (table,) = await season.running()
    assert table.table_id is not None
    place = Place(HERE.guild_id, table.channel_id or 0)
    await season.host.lobbies.cancel(press(MANAGER, place), table.table_id)
    await season.go_on()
    league = await season.now()
    assert league.round == 2
    assert all(line.idle >= 1 for line in league.lines)
    while league.status is LeagueStatus.RUNNING:
        league = await season.play_round()
    assert sum(line.points for line in league.lines) == 3 * 18
    await season.host.close()


async def test_a_pause_stops_the_clocks_and_the_round(season: Season) -> None:
    await season.start()
    season.clock.forward(DAY)
    await season.host.leagues.pause(press(ORGANISER), season.id)
    await season.go_on()
    for each in await season.running():
        assert (await season.host.tables.find(each.table_id or 0)).paused_at is not None
    with pytest.raises(Refused, match="league-paused"):
        await season.host.leagues.pause(press(ORGANISER), season.id)
    season.clock.forward(30 * DAY)
    await season.go_on()
    assert (await season.now()).round == 1
    await season.host.leagues.resume(press(ORGANISER), season.id)
    await season.go_on()
    for each in await season.running():
        assert (await season.host.tables.find(each.table_id or 0)).paused_at is None
    season.clock.forward(5.9 * DAY)
    await season.go_on()
    assert (await season.now()).round == 1
    season.clock.forward(0.2 * DAY)
    await season.go_on()
    assert (await season.now()).round == 2
    assert [len(season.told(kind)) for kind in (LeaguePostKind.PAUSE, LeaguePostKind.RESUME)] == [1, 1]


async def test_a_table_that_its_people_have_paused_stays_paused(season: Season) -> None:
    await season.start()
    first, second = await season.running()
    async with season.host.database.write() as connection:
        from bot.hosting.clocks import running

        await running.pause(connection, first.table_id or 0, season.clock.now())
    await season.host.leagues.pause(press(ORGANISER), season.id)
    await season.go_on()
    await season.host.leagues.resume(press(ORGANISER), season.id)
    await season.go_on()
    assert (await season.host.tables.find(first.table_id or 0)).paused_at is not None
    assert (await season.host.tables.find(second.table_id or 0)).paused_at is None


async def test_tables_that_are_over_are_counted_during_a_pause_and_nothing_is_opened(season: Season) -> None:
    await season.start()
    await season.host.leagues.pause(press(ORGANISER), season.id)
    league = await season.play_round()
    assert league.round == 1
    assert all(each.status is PairingStatus.OVER for each in league.pairings)
    await season.host.leagues.resume(press(ORGANISER), season.id)
    await season.go_on()
    assert (await season.now()).round == 2


async def test_an_end_leaves_what_is_played_as_it_is(season: Season) -> None:
    await season.start()
    await season.play((await season.running())[0])
    await season.host.leagues.pause(press(ORGANISER), season.id)
    await season.go_on()
    running = await season.running()
    league = await season.host.leagues.end(press(MANAGER), season.id)
    await season.go_on()
    assert league.status is LeagueStatus.OVER
    assert sorted(int(line.points) for line in league.lines)[1:3] == [6, 6]
    (still,) = running
    table = await season.host.tables.find(still.table_id or 0)
    assert (table.status, table.paused_at) == (Status.RUNNING, None)
    await season.play(still)
    await season.go_on()
    assert (await season.now()).lines == league.lines
    with pytest.raises(Refused, match="league-over"):
        await season.host.leagues.pause(press(ORGANISER), season.id)
    again = await season.host.leagues.open(press(ANN), "toy", size=2, rounds=1, days=1, language="en")
    assert again.id != season.id


async def found(season: Season) -> list[Finding]:
    return [each async for each in examine(season.host._context.database, season.host._context.games)]


async def test_what_a_league_has_to_do_is_owed_until_it_is_done(season: Season) -> None:
    await season.host.leagues.start(press(ORGANISER), season.id)
    async with season.host._context.database.read() as connection:
        before = {each.kind: each.number for each in await owed(connection, season.clock.now())}
    await season.go_on()
    async with season.host._context.database.read() as connection:
        after = {each.kind: each.number for each in await owed(connection, season.clock.now())}
    assert (before["leagues"], after["leagues"]) == (1, 0)


async def test_where_no_place_can_be_made_the_channel_is_told_once_and_it_is_tried_again(season: Season) -> None:
    season.announcer.place_faults.extend([Undeliverable("missing-permissions")] * 2)
    league = await season.start()
    assert league.trouble == "missing-permissions"
    assert [post.league.trouble for post in season.told(LeaguePostKind.TROUBLE)] == ["missing-permissions"]
    facts = {"league": str(season.id), "channel": str(HERE.channel_id), "why": "missing-permissions"}
    assert Finding("doctor-league", facts, healthy=False) in await found(season)
    season.clock.forward(15)
    await season.go_on()
    assert len(season.told(LeaguePostKind.TROUBLE)) == 1
    season.clock.forward(2 * DAY)
    await season.go_on()
    league = await season.now()
    assert league.trouble is None
    assert "doctor-league" not in {each.key for each in await found(season)}
    assert len(await season.running()) == 2
    assert league.round_ends_at is not None
    assert (league.round_ends_at - season.clock.now()).total_seconds() == 7 * DAY


async def test_whoever_runs_it_has_it_tried_again_at_once(season: Season) -> None:
    season.announcer.place_faults.append(Undeliverable("missing-access"))
    await season.start()
    assert (await season.running()) == []
    await season.host.leagues.resume(press(ORGANISER), season.id)
    await season.go_on()
    assert len(await season.running()) == 2


async def test_where_the_service_asks_to_wait_only_what_it_did_not_take_waits(season: Season) -> None:
    season.announcer.place_faults.extend([None, TryLater(40)])
    await season.start()
    assert len(await season.running()) == 1
    assert [post.about for post in season.told(LeaguePostKind.ROUND)] == [1]
    season.clock.forward(41)
    await season.go_on()
    assert len(await season.running()) == 2


async def test_the_league_of_a_channel_that_is_gone_ends(season: Season) -> None:
    await season.start()
    season.announcer.league_faults.append(Undeliverable("channel-gone"))
    await season.play_round()
    assert (await season.now()).status is LeagueStatus.OVER


async def test_a_fault_of_ours_is_tried_again_but_not_at_once(season: Season, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    came = asyncio.Event()

    def faulty(*_: object) -> None:
        nonlocal tried
        tried += 1
        came.set()
        raise ValueError

    monkeypatch.setattr("bot.hosting.leagues.work.next_step", faulty)
    work = league_work(season.host, season.announcer)
    running = asyncio.create_task(work.run())
    for expected in (1, 2):
        async with asyncio.timeout(30):
            await came.wait()
            while season.clock.waiters < 2:  # noqa: ASYNC110  (the league rests, and the loop waits for more to do)
                await asyncio.sleep(0.001)
        came.clear()
        assert tried == expected
        season.clock.forward(11)
    work.stop()
    await running


async def test_who_leaves_just_then_is_in_no_new_round(season: Season, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pairing.next_round

    def slow(*given: Any) -> Any:
        asyncio.run_coroutine_threadsafe(season.host.leagues.leave(press(people(1)[0]), season.id), loop).result()
        monkeypatch.setattr("bot.hosting.leagues.doing.next_round", made)
        return made(*given)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr("bot.hosting.leagues.doing.next_round", slow)
    await season.host.leagues.start(press(ORGANISER), season.id)
    await season.go_on()
    league = await season.now()
    assert sorted(number for each in league.pairings for number in each.seats) in ([2, 3], [2, 4], [3, 4])


async def test_who_may_do_what(season: Season) -> None:
    host, stranger = season.host, people(1)[0]
    for what in (host.leagues.start, host.leagues.pause, host.leagues.resume, host.leagues.end):
        with pytest.raises(Refused, match="league-not-yours"):
            await what(press(stranger), season.id)
    with pytest.raises(Refused, match="league-not-yours"):
        await host.leagues.leave(press(stranger), season.id, 102)
    with pytest.raises(Refused, match="league-not-begun"):
        await host.leagues.pause(press(MANAGER), season.id)
    with pytest.raises(Refused, match="league-not-in"):
        await host.leagues.leave(press(ANN), season.id)
    with pytest.raises(Refused, match="league-gone"):
        await host.leagues.join(press(ANN, Place(8, 100)), season.id)
    with pytest.raises(Refused, match="league-open"):
        await host.leagues.open(press(ANN), "toy", size=2, rounds=1, days=1, language="en")
    await season.start()
    with pytest.raises(Refused, match="league-begun"):
        await host.leagues.join(press(ANN), season.id)
    with pytest.raises(Refused, match="league-begun"):
        await host.leagues.start(press(ORGANISER), season.id)
    with pytest.raises(Refused, match="league-not-paused"):
        await host.leagues.resume(press(ORGANISER), season.id)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"size": 5}, "league-size"),
        ({"size": 1}, "league-size"),
        ({"rounds": 0}, "league-rounds"),
        ({"rounds": 64}, "league-rounds"),
        ({"days": 61}, "league-days"),
    ],
)
async def test_what_no_league_can_be(host: Host, wrong: dict[str, int], reason: str) -> None:
    size, rounds, days = wrong.get("size", 2), wrong.get("rounds", 3), wrong.get("days", 7)
    with pytest.raises(Refused, match=reason):
        await host.leagues.open(press(ANN), "toy", language="en", size=size, rounds=rounds, days=days)
    with pytest.raises(Refused, match="league-size"):
        await host.leagues.open(press(ANN), "crow", size=2, rounds=3, days=7, language="en")


@pytest.mark.parametrize(("options", "reason"), [({"speed": True}, "unknown-option"), ({"lucky": 1}, "wrong-option")])
async def test_switches_that_its_game_has_not(host: Host, options: Any, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        await host.leagues.open(press(ANN), "toy", language="en", size=2, rounds=1, days=1, options=options)


async def test_every_table_is_opened_with_the_switches_that_were_chosen(tmp_path: Path, clock: HandClock) -> None:
    season = await opened(tmp_path, clock, 4, rounds=2, options={"lucky": True})
    await season.start()
    for round_ in (1, 2):
        tables = await season.running()
        assert [each.round for each in tables] == [round_, round_]
        for each in tables:
            assert (await season.host.tables.find(each.table_id or 0)).options == {"mode": "turns", "lucky": True}
        await season.play_round()
    assert (await season.now()).status is LeagueStatus.OVER
    await season.host.close()


@pytest.mark.parametrize("stored", [None, '{"mode": "sideways", "speed": 3}'])
async def test_a_league_without_switches_and_one_with_those_of_before(season: Season, stored: str | None) -> None:
    async with season.host.database.write() as connection:
        await connection.execute(update(leagues).values(options=stored))
    await season.start()
    (first, _) = await season.running()
    assert (await season.host.tables.find(first.table_id or 0)).options == {"mode": "turns", "lucky": False}


async def test_a_league_for_more_than_come_and_one_that_is_full(host: Host) -> None:
    made = await host.leagues.open(press(ORGANISER), "toy", size=4, rounds=1, days=1, language="en")
    await host.leagues.join(press(ANN), made.id)
    with pytest.raises(Refused, match="league-too-few"):
        await host.leagues.start(press(ORGANISER), made.id)
    for number in range(63):
        await host.leagues.join(press(Person(1000 + number, "x")), made.id)
    with pytest.raises(Refused, match="league-full"):
        await host.leagues.join(press(ORGANISER), made.id)


async def test_the_league_of_a_place(season: Season) -> None:
    assert (await season.host.leagues.at(press(ANN, THERE))) is None
    found = await season.host.leagues.at(press(ANN))
    assert found is not None
    assert found.id == season.id


async def test_a_league_closed_before_it_begins(season: Season) -> None:
    await season.go_on()
    await season.host.leagues.end(press(ORGANISER), season.id)
    await season.go_on()
    (post,) = season.announcer.league_posts.values()
    assert post.league.status is LeagueStatus.CANCELLED
    assert season.announcer.places == {}


@pytest.mark.slow
async def test_sixty_four_people(tmp_path: Path, clock: HandClock) -> None:
    season = await opened(tmp_path, clock, 64, size=4, rounds=2, days=1)
    league = await season.start()
    assert [len(each.seats) for each in league.of_round(1)] == [4] * 16
    clock.forward(DAY)
    await season.go_on()
    assert len(await season.running()) == 32
    await worker(season.host, season.announcer).deliver()
    await season.host.close()
