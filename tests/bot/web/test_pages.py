"""What pages say and which headers they have, over a real store with the toy game."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.hosting.host import Host
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Status, Table
from bot.web import application, guard
from bot.web.limits import Buckets
from bot.web.templates import rendered
from tests.bot.hosting.support import ANN, BEN, MANAGER, asked, make_host, press, running_table
from tests.bot.web.support import Visitor, page_of, play, switch_on, visited_host
from tests.engine.toy import Draw, Lay

NASTY = Person(1, '<img src=x onerror="alert(1)"> **Ann** _x_ @everyone')
ALL = 10**6


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    made = await make_host(tmp_path)
    await switch_on(made)
    yield made
    await made.close()


@pytest.fixture
async def visitor(host: Host) -> AsyncIterator[Visitor]:
    with capture_logs() as logs:
        async with visited_host(host) as made:
            yield made
    assert [each for each in logs if each["log_level"] in ("error", "critical")] == []


async def finished(host: Host) -> Table:
    table = await play(host, await running_table(host), ALL)
    assert table.status is Status.FINISHED
    return table


def title(page: str) -> str:
    found = re.search(r'<h2 id="title">(.*?)</h2>', page)
    assert found is not None
    return found[1]


def links(page: str) -> dict[str, str]:
    return dict(re.findall(r'<a id="way-(\w+)" class="way" href="([^"]*)"', page))


# -- steps -------------------------------------------------------------------------------------------------------------


async def test_every_step_has_an_address_and_leads_to_the_others(host: Host, visitor: Visitor) -> None:
    table = await finished(host)
    there, count = await page_of(host, table), table.seq
    page = await visitor.get(there)
    assert title(page).startswith(f"Step {count} of {count}")
    assert set(links(page)) == {"first", "back"}
    page = await visitor.get(there + links(page)["first"])
    assert title(page).startswith(f"Step 1 of {count}")
    for number in range(2, count + 1):
        page = await visitor.get(there + links(page)["on"])
        assert title(page).startswith(f"Step {number} of {count}")
    assert set(links(page)) == {"first", "back"}
    assert links(page)["back"] == f"{count - 1}"


async def test_the_address_without_its_slash_leads_to_the_one_with_it(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    answer = await visitor.head(f"{there.rstrip('/')}?lang=en")
    assert answer.status == 308
    assert f"/t/{answer.headers['Location']}" == f"{there}?lang=en"


async def test_a_running_game_shows_its_newest_step(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    there = await page_of(host, table)
    assert "Step 1 of 1" in await visitor.get(there)
    await host.playing.act(press(asked(table)), table.id, Draw())
    page = await visitor.get(there)
    assert "Step 2 of 2" in page
    assert "This game goes on" in page
    assert 'data-live="live"' in page
    assert "The board." in page, "the alt text"
    assert "Line 149 of everything." in page, "everything in words"


async def test_of_a_finished_game_nothing_is_waited_for(host: Host, visitor: Visitor) -> None:
    page = await visitor.get(await page_of(host, await finished(host)))
    assert 'data-live="live"' not in page
    assert "This game is over" in page
    assert "(won)" in page


async def test_what_was_taken_back_is_in_the_log_and_has_an_address(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    there, who = await page_of(host, table), asked(table)
    held = (await host.playing.turn(press(who), table.id)).view["hands"][
        (await host.tables.find(table.id)).seat_of(who.id)
    ]
    await host.playing.act(press(who), table.id, Lay(min(held)))
    await host.playing.undo(press(who), table.id)
    page = await visitor.get(there)
    assert "Step 1 of 1" in page
    assert "Taken back:" in page
    undone = await visitor.get(f"{there}u1")
    assert "A step that was taken back" in undone
    assert "This was taken back later." in undone
    assert set(links(undone)) == {"first", "back"}
    await visitor.get(f"{there}u2", 404)


async def test_the_log_beside_a_step_is_its_part_of_the_log(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    table = await play(host, table, ALL)
    page = await visitor.get(f"{await page_of(host, table)}3")
    assert page.count('aria-current="step"') == 1
    for number in range(1, table.seq + 1):
        assert f'<a href="{number}">{number}</a>' in page


# -- who sees what -----------------------------------------------------------------------------------------------------


async def test_of_a_running_game_nobodys_eyes_can_be_chosen(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    there, who = await page_of(host, table), asked(table)
    await host.playing.act(press(who), table.id, Draw())
    usual = await visitor.bytes(there)
    assert b"drew None" in usual
    assert b"Through whose eyes" not in usual
    seat = (await host.tables.find(table.id)).seat_of(who.id)
    for eyes in ("all", "public", seat, "nonsense"):
        assert await visitor.bytes(f"{there}?eyes={eyes}") == usual
    await visitor.get(f"{there}2-hand.png?eyes={seat}", 404)


async def test_of_a_finished_game_everything_is_seen_through_the_eyes_of_each(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    there, who = await page_of(host, table), asked(table)
    seat, (other,) = table.seat_of(who.id), [each for each in (ANN, BEN) if each.id != who.id]
    await host.playing.act(press(who), table.id, Draw())
    table = await play(host, table, ALL)
    told = {eyes: re.findall(r"drew (\w+)", await visitor.get(f"{there}2?eyes={eyes}"))[0] for eyes in (
        "all", "public", seat, table.seat_of(other.id)
    )}  # fmt: skip
    assert told["public"] == told[table.seat_of(other.id)] == "None"
    assert told["all"] == told[seat] != "None"
    assert f"As {who.name} saw it" in await visitor.get(there)
    answer = await visitor.head(f"{there}2-hand.png?eyes={seat}")
    assert (answer.status, answer.content_type) == (200, "image/png")
    await visitor.get(f"{there}2-hand.png", 404)


async def test_names_are_text(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    await switch_on(host)
    table = await running_table(host, people=(NASTY, BEN))
    async with visited_host(host) as visitor:
        page = await visitor.get(await page_of(host, table))
    assert "<img src=x" not in page
    assert "&lt;img src=x onerror=" in page
    assert "<em>x</em>" not in page
    assert "\\_x\\_" not in page
    await host.close()


async def test_who_is_forgotten_is_on_no_page_any_more(host: Host, visitor: Visitor) -> None:
    table = await finished(host)
    there = await page_of(host, table)
    before = await visitor.get(f"{there}2")
    assert "Ann" in before
    await host.people.forget(press(ANN))
    page = await visitor.get(f"{there}2")
    assert "Ann" not in page
    old, new = (re.findall(r"2\.png\?[^\"]*v=(\w+)", each)[0] for each in (before, page))
    assert old != new, "who has the picture with the name gets another one"


# -- there is no page --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/t/unknown-unknown-unknown/", "/t/short/", "/nothing", "/static/none.css", "/t/", "/t/a/b/c/d"]
)
async def test_an_unknown_address_is_told_in_a_sentence(visitor: Visitor, path: str) -> None:
    page = await visitor.get(path, 404)
    assert "There is no game at this address" in page


async def test_a_step_that_there_is_not(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    for step in ("2", "0", "u1", "999999999"):
        page = await visitor.get(there + step, 404)
        assert "This game has no such step" in page
        assert 'href="./"' in page
    await visitor.get(f"{there}2.png", 404)
    await visitor.get(f"{there}1-nothing.png", 404)


async def test_where_pages_are_switched_off(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    await switch_on(host, wanted=False)
    for path in ("", "1", "1.png", "live"):
        assert "have no pages any more" in await visitor.get(there + path, 410)


async def test_a_lobby_and_a_table_that_was_closed_before_a_game(host: Host, visitor: Visitor) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    there = await page_of(host, table)
    assert "has not begun yet" in await visitor.get(there, 404)
    await host.lobbies.cancel(press(MANAGER), table.id)
    assert "closed before a game began" in await visitor.get(there, 410)


async def test_a_game_that_was_closed_can_be_looked_at(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    await host.lobbies.cancel(press(MANAGER), table.id)
    page = await visitor.get(await page_of(host, table))
    assert "closed before its end" in page


async def test_nothing_can_be_sent(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    async with visitor.client.post(there, data={"x": "y"}) as answer:
        assert answer.status == 405
        assert "can only be looked at" in await answer.text()


# -- headers -----------------------------------------------------------------------------------------------------------


async def test_every_answer_has_the_headers_that_keep_pages_apart(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    for path in ("/", "/robots.txt", there, f"{there}1", f"{there}1.png", "/nothing", f"{there}77"):
        answer = await visitor.head(path)
        for name, value in guard.HEADERS.items():
            assert answer.headers[name] == value, path
        assert "Set-Cookie" not in answer.headers
        assert "unsafe" not in answer.headers["Content-Security-Policy"]


async def test_head_tells_the_same_without_a_body(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    for path in (there, f"{there}1", f"{there}1.png", f"{there}77", "/"):
        async with visitor.client.head(path) as head, visitor.client.get(path) as get:
            assert head.status == get.status
            assert head.content_type == get.content_type
            assert await head.read() == b""


async def test_pictures_of_a_finished_game_are_kept_for_good_and_those_of_a_running_one_are_not(
    host: Host, visitor: Visitor
) -> None:
    table = await running_table(host)
    there = await page_of(host, table)
    running = await visitor.get(there)
    assert "v=" not in running.split("<main>")[1], "nothing in a page of a running game hangs on a seq"
    assert (await visitor.head(f"{there}1.png")).headers["Cache-Control"] == guard.FRESH
    await play(host, table, ALL)
    page = await visitor.get(f"{there}1")
    found = re.search(r'src="(1\.png\?[^"]*)"', page)
    assert found is not None
    assert (await visitor.head(there + found[1].replace("&amp;", "&"))).headers["Cache-Control"] == guard.KEPT
    assert (await visitor.head(f"{there}1.png")).headers["Cache-Control"] == guard.FRESH
    assert (await visitor.head(f"{there}1.png?v=other")).headers["Cache-Control"] == guard.FRESH
    assert (await visitor.head(there)).headers["Cache-Control"] == guard.FRESH


async def test_a_picture_that_the_browser_has_is_not_sent_again(host: Host, visitor: Visitor) -> None:
    there = await page_of(host, await running_table(host))
    tag = (await visitor.head(f"{there}1.png")).headers["ETag"]
    again = await visitor.head(f"{there}1.png", headers={"If-None-Match": tag})
    assert again.status == 304
    assert (await visitor.head(f"{there}1.png", headers={"If-None-Match": '"x"'})).status == 200


async def test_what_goes_with_pages_is_kept_until_it_is_another(host: Host, visitor: Visitor) -> None:
    page = await visitor.get(await page_of(host, await running_table(host)))
    found = re.findall(r'(?:href|src)="\.\./\.\./(static/[^"]*)"', page)
    assert len(found) == 3
    for each in found:
        assert (await visitor.head(f"/{each}")).headers["Cache-Control"] == guard.KEPT
    assert (await visitor.head("/static/style.css?v=old")).headers["Cache-Control"] == guard.FRESH


async def test_nothing_is_written_into_pages_that_a_policy_would_stop(host: Host, visitor: Visitor) -> None:
    page = await visitor.get(await page_of(host, await running_table(host)))
    assert not re.search(r"<script(?![^>]*src=)|<style| style=| on\w+=|javascript:", page)


# -- languages ---------------------------------------------------------------------------------------------------------


async def test_a_page_says_which_language_it_is_in_and_keeps_what_was_asked_for(host: Host, visitor: Visitor) -> None:
    table = await finished(host)
    there = await page_of(host, table)
    page = await visitor.get(f"{there}2?lang=en&eyes=public")
    assert '<html lang="en">' in page
    assert links(page)["on"] == "3?lang=en&amp;eyes=public"
    assert 'data-query="?lang=en&amp;eyes=public"' in page
    page = await visitor.get(f"{there}2?lang=xx", headers={"Accept-Language": "xx, yy;q=0.5"})
    assert links(page)["on"] == "3"


# -- what the log tells ------------------------------------------------------------------------------------------------


async def test_a_fault_is_a_sentence_and_the_log_names_neither_reader_nor_address(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await page_of(host, await running_table(host))

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.web.application.rendered", broken)
    with capture_logs() as logs:
        async with visited_host(host) as visitor:
            page = await visitor.get(there, 500)
    assert "Something went wrong" in page
    assert [each["event"] for each in logs] == ["page_failed"]
    assert "127.0.0.1" not in str(logs)
    assert there.split("/")[2] not in str(logs)


# -- limits ------------------------------------------------------------------------------------------------------------


async def test_who_asks_for_too_much_waits_and_others_do_not(host: Host) -> None:
    there = await page_of(host, await running_table(host))
    async with visited_host(host, buckets=Buckets(3, 0.5, lambda: 0.0), proxies=1) as visitor:
        ann, ben = ({"X-Forwarded-For": f"9.9.9.9, 1.2.3.{number}"} for number in (4, 5))
        for _ in range(3):
            await visitor.get(there, headers=ann)
        async with visitor.client.get(there, headers=ann) as answer:
            assert answer.status == 429
            assert answer.headers["Retry-After"] == "2"
            assert "Try again in 2 seconds" in await answer.text()
        await visitor.get(there, headers=ben)


async def test_a_picture_that_must_be_drawn_counts_for_more(host: Host) -> None:
    there = await page_of(host, await running_table(host))
    async with visited_host(host, buckets=Buckets(5, 0.001, lambda: 0.0)) as visitor:
        await visitor.bytes(f"{there}1.png")
        await visitor.bytes(f"{there}1.png")
        await visitor.bytes(f"{there}1-square.png", 429)


# -- pages that are kept -----------------------------------------------------------------------------------------------


async def test_a_page_that_many_ask_for_is_made_once_and_anew_when_it_is_another(
    host: Host, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0

    def counted(*given: Any, **facts: Any) -> str:
        nonlocal made
        made += 1
        return rendered(*given, **facts)

    monkeypatch.setattr(application, "rendered", counted)
    monkeypatch.setattr(application, "PAGES", 3)
    table = await running_table(host)
    there = await page_of(host, table)
    for _ in range(3):
        assert "Step 1 of 1" in await visitor.get(there)
        assert "Step 1 of 1" in await visitor.get(f"{there}1")
    assert made == 1, "the newest step and its own address are one page"
    await host.playing.act(press(asked(table)), table.id, Draw())
    assert "Step 1 of 2" in await visitor.get(f"{there}1")
    await play(host, table, ALL)
    assert "Through whose eyes" in await visitor.get(f"{there}1")
    for step in (2, 3, 4, 5):
        await visitor.get(f"{there}{step}")
    before = made
    await visitor.get(f"{there}1")
    assert made == before + 1, "only those asked for last are kept"


async def test_a_page_names_who_had_a_seat_then(host: Host, visitor: Visitor) -> None:
    table = await running_table(host)
    gone = asked(table)
    turn = await host.playing.turn(press(gone), table.id)
    await host.playing.act(press(gone), table.id, Lay(min(turn.view["hands"][turn.seat])))
    await host.seats.leave(press(gone), table.id, Fate.AUTOMA)
    path = await page_of(host, table)
    page = await visitor.get(f"{path}2")
    assert f"{gone.name} laid" in page
    assert "Fledgling laid" not in page
    assert "Fledgling" in page, "who has the seats now stands above"
    await host.people.forget(press(gone))
    assert gone.name not in await visitor.get(f"{path}2"), "the page is made anew"
