"""`/me language`: what somebody reads and what the table of the channel speaks, on one private page."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locale.words import wording
from bot.store import tables
from tests.bot.discord.stage import Stage, labels, private, selects


async def pick(stage: Stage, who: str, message: Any, what: str, value: str) -> Any:
    """Pick of the select that ends so."""
    carried = next(each["custom_id"] for each in selects(message) if each["custom_id"].endswith(f"language.{what}"))
    return (await stage.people[who].select(message, [value], custom_id=carried)).response


async def test_without_a_table_it_is_about_the_reader_alone(stage: Stage) -> None:
    shown = await stage.command("Ann", "me language")
    assert "is in English, as your Discord is" in private(shown)
    assert wording("en")("language-no-table") in private(shown)
    page = await pick(stage, "Ann", shown.response, "own", "de")
    assert page.content.startswith("💬 Was nur du siehst, ist auf Deutsch.")


async def test_people_of_a_lobby_choose_what_it_speaks_by_its_button(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    page = (await stage.click("Ann", stage.posts()[-1], "Language")).response
    assert "is in English: it goes by the server" in page.content

    page = await pick(stage, "Ann", page, "table", "pl")

    assert "is in Polish: its people have chosen that" in page.content
    await stage.deliver()
    assert wording("pl")("button-join") in labels(stage.posts()[-1])
    page = await pick(stage, "Ann", page, "table", "server")
    assert (await stage.table()).own_language is None


async def test_languages_are_called_as_the_reader_calls_them(stage: Stage) -> None:
    await stage.start_game()
    page = (await stage.command("Ann", "me language")).response
    page = await pick(stage, "Ann", page, "own", "de")
    assert "ist auf Englisch: Er richtet sich nach dem Server" in page.content


async def test_a_running_game_speaks_it_at_once(stage: Stage) -> None:
    await stage.start_game()
    page = (await stage.command("Ben", "me language")).response
    await pick(stage, "Ben", page, "table", "de")
    await stage.deliver()
    assert "Punkte" in labels(stage.posts()[-1])


async def test_who_has_no_seat_is_told_where_one_can_choose(stage: Stage) -> None:
    await stage.start_game()
    shown = await stage.command("Cleo", "me language")
    assert wording("en")("language-no-table") in private(shown)
    forged = await stage.forge("Cleo", shown.response, "av2:set:1:-:-:language.table", ["de"])
    assert "seat" in private(forged)
    assert (await stage.table()).language == "en"


async def test_the_own_language_needs_no_table_that_is_well(stage: Stage) -> None:
    stage.expected_faults += ["table_damaged", "table_damaged"]
    await stage.start_game()
    page = (await stage.command("Ann", "me language")).response
    table = await stage.table()
    async with stage.host.database.write() as connection:
        await tables.change(connection, table.id, options="{")

    page = await pick(stage, "Ann", page, "own", "de")
    assert page.content.startswith("💬 Was nur du siehst, ist auf Deutsch.")
    assert wording("de")("language-no-table") in page.content
    shown = await stage.command("Ann", "me language")
    assert wording("de")("language-no-table") in private(shown)
    gone = await stage.forge("Ann", shown.response, "av2:set:99:-:-:language.own", ["pl"])
    assert wording("pl")("language-no-table") in private(gone)


@pytest.mark.parametrize(("value", "told"), [("tlh", "de, en, and pl"), ("x" * 100, "de, en, and pl")])
async def test_a_forged_language_is_refused(stage: Stage, value: str, told: str) -> None:
    await stage.start_game()
    page = (await stage.command("Ann", "me language")).response
    answer = await stage.forge("Ann", page, "av2:set:1:-:-:language.table", [value])
    assert told in private(answer)
    assert (await stage.table()).language == "en"
