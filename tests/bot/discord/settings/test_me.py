"""`/me`: one private page; each thing on it is changed with one or two presses (sending a form is one)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.settings.me import PAGE
from bot.hosting.people.hours import QuietHours
from bot.hosting.people.preferences import Preferences, Reminders
from bot.locale.words import wording
from bot.store import people, preferences
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.hosting.support import HandClock

NOW = datetime(2030, 1, 1, tzinfo=UTC)
"""A Tuesday; where HandClock stands."""


class Page:
    """Ann's page, with the presses on it counted: opening a select and picking are two."""

    def __init__(self, stage: Stage, shown: Any) -> None:
        self.stage = stage
        self.ann = stage.people["Ann"]
        self.message = shown.response
        self.presses = 0

    async def click(self, label: str) -> Any:
        self.presses += 1
        return self._kept(await self.ann.click(self.message, label=label))

    async def pick(self, what: str, value: str) -> Any:
        self.presses += 2
        return self._kept(await self.ann.select(self.message, [value], custom_id=f"av2:set:0:-:-:me.{what}"))

    async def fill(self, form: Any, *typed: str) -> Any:
        self.presses += 1
        given = {str(number): text for number, text in enumerate(typed)}
        return self._kept(await self.ann.submit_modal(form, given))

    def _kept(self, result: Any) -> Any:
        if result.response is not None and not result.modal:
            self.message = result.response
        return result


@pytest.fixture
async def page(stage: Stage) -> Page:
    stage.host._context.clock = HandClock()
    return Page(stage, await stage.command("Ann", "me settings"))


async def held(page: Page) -> Preferences:
    return await page.stage.host.people.preferences(page.ann.id)


async def in_warsaw(page: Page) -> None:
    await page.stage.command("Ann", "me zone", zone="Warsaw")
    page.message = (await page.stage.command("Ann", "me settings")).response
    page.presses = 0


async def test_the_page_says_what_holds_for_who_has_chosen_nothing(page: Page) -> None:
    text = page.message.content

    assert page.message.ephemeral
    for line in ("Quiet hours, without reminders: none yet", "not known yet", "Away: no", "in a direct message"):
        assert line in text
    assert await held(page) == Preferences(page.ann.id)


async def test_a_night_takes_two_presses(page: Page) -> None:
    await in_warsaw(page)

    await page.pick("quiet", "22:00-7:00")

    assert (await held(page)).quiet_chosen == QuietHours(22 * 60, 7 * 60, "Europe/Warsaw")
    assert page.presses == 2
    assert "from <t:1893531600:t> to <t:1893477600:t>" in page.message.content


async def test_own_hours_are_typed_with_the_place_where_that_is_unknown(page: Page) -> None:
    form = await page.pick("quiet", "type")
    await page.fill(form, "23 to 6:30", "Warsaw")

    assert (await held(page)).quiet_chosen == QuietHours(23 * 60, 6 * 60 + 30, "Europe/Warsaw")
    assert page.presses == 3
    assert "I take Europe/Warsaw" in page.message.content


async def test_no_quiet_hours_and_inferred_ones_take_two_presses(page: Page) -> None:
    await page.pick("quiet", "none")
    assert (await held(page)).quiet_chosen == QuietHours(0, 0)
    assert "reminders: none\n" in page.message.content
    await page.pick("quiet", "auto")
    assert (await held(page)).quiet_chosen is None


async def test_inferred_hours_say_so(page: Page) -> None:
    hours = [0] * 7 + [5] * 15 + [0] * 2
    async with page.stage.host._context.database.write() as connection:
        await people.meet(connection, page.ann.id, "Ann", "en")
        await preferences.count_hours(connection, page.ann.id, str(hours), NOW)

    shown = await page.stage.command("Ann", "me settings")

    assert "(inferred from when you play)" in private(shown)


async def test_reminders_take_two_presses(page: Page) -> None:
    await page.pick("reminders", "channel")
    assert (await held(page)).reminders is Reminders.CHANNEL
    assert "Reminders: in the table's channel" in page.message.content
    assert page.presses == 2


async def test_the_usual_reminders_can_be_chosen_again(page: Page) -> None:
    await page.pick("reminders", "none")
    await page.pick("reminders", "usual")
    assert (await held(page)).reminders is None
    assert "Reminders: the first in a direct message" in page.message.content


async def test_times_typed_without_a_zone_are_said_to_be_utc(page: Page) -> None:
    typed = await page.ann.select(page.message, ["type"], custom_id="av2:set:0:-:-:me.quiet")
    await page.fill(typed, "22:00 to 7:00", "")
    assert "I read the times that you type as UTC" in page.message.content


async def test_a_zone_takes_two_presses(page: Page) -> None:
    await page.fill(await page.click("Time zone …"), "Warsaw")
    assert (await held(page)).zone == "Europe/Warsaw"
    assert page.presses == 2
    assert "Europe/Warsaw, where it is 01:00 now" in page.message.content


async def test_several_places_of_a_name_are_asked_about(page: Page) -> None:
    asked = await page.fill(await page.click("Time zone …"), "Germany")
    assert "Which place do you mean" in private(asked)
    await page.pick("zone", "Europe/Berlin")
    assert (await held(page)).zone == "Europe/Berlin"


async def test_an_unknown_place_is_refused_with_what_helps(page: Page) -> None:
    refused = await page.fill(await page.click("Time zone …"), "@everyone")
    assert "Type a larger city" in private(refused)
    assert (await held(page)).zone is None


async def test_away_takes_two_presses_and_back_one(page: Page) -> None:
    await in_warsaw(page)
    await page.fill(await page.click("I am away …"), "Friday")
    assert page.presses == 2
    assert (await held(page)).away_until == datetime(2030, 1, 4, 22, 59, tzinfo=UTC)
    assert "until <t:1893797940:F>. Nobody else sees this." in page.message.content
    await page.click("Let my tables see it")
    assert (await held(page)).away_shown
    assert "Your tables see this." in page.message.content
    await page.click("I am back")
    assert page.presses == 4
    assert (await held(page)).away_from is None
    assert "Away: no" in page.message.content


async def test_away_can_begin_later_and_have_no_end(page: Page) -> None:
    form = await page.click("I am away …")
    await page.fill(form, "", "Friday")
    assert (await held(page)).away_from == datetime(2030, 1, 4, tzinfo=UTC)
    assert "until you say otherwise" in page.message.content


@pytest.mark.parametrize(
    ("until", "told"),
    [("blue moon", "could not read “blue moon”"), ("2029-12-24", "still to come"), ("100 weeks", "more than a year")],
)
async def test_an_absence_that_cannot_be_is_refused(page: Page, until: str, told: str) -> None:
    assert told in private(await page.stage.command("Ann", "me away", until=until))
    assert (await held(page)).away_from is None


async def test_being_told_of_ones_turn_takes_one_press(page: Page) -> None:
    await page.click("Tell me when I am next")
    assert (await held(page)).tell_next
    await page.click("Stop telling me when I am next")
    assert not (await held(page)).tell_next
    assert page.presses == 2


async def test_closed_direct_messages_are_shown_with_what_helps(page: Page) -> None:
    """A summary is private: without direct messages it cannot come, and nothing else would say so."""
    context = page.stage.host._context
    await page.fill(await page.click("Daily summary …"), "7:30", "Warsaw")
    assert "no direct messages" not in page.message.content
    assert "Try direct messages again" not in labels(page.message)
    async with context.database.write() as connection:
        await preferences.change(connection, page.ann.id, direct_closed_at=context.clock.now())
    page = Page(page.stage, await page.stage.command("Ann", "me settings"))
    assert "no direct messages" in page.message.content
    assert "the daily summary is private, so it cannot come now" in page.message.content
    await page.click("No daily summary")
    assert "it cannot come now" not in page.message.content
    assert "no direct messages" in page.message.content
    await page.click("Try direct messages again")
    assert "no direct messages" not in page.message.content
    assert (await held(page)).direct_closed_at is None


async def test_a_summary_takes_two_presses_and_none_one(page: Page) -> None:
    await page.fill(await page.click("Daily summary …"), "7:30", "Warsaw")
    assert (await held(page)).summary_at == 450
    assert page.presses == 2
    assert "Daily summary of your tables: at <t:1893479400:t>" in page.message.content
    await page.click("No daily summary")
    assert (await held(page)).summary_at is None
    assert page.presses == 3


async def test_a_language_takes_two_presses(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    await page.pick("language", "en")
    assert (await held(page)).language == "en"
    assert page.presses == 2
    await page.pick("language", "client")
    assert (await held(page)).language is None


@pytest.mark.parametrize("language", ["de", "pl"])
async def test_the_page_is_in_the_language_that_was_just_chosen(page: Page, language: str) -> None:
    await page.pick("language", language)
    assert page.message.content.startswith(wording(language)("me-title"))
    await page.pick("language", "en")
    assert page.message.content.startswith(wording("en")("me-title"))


async def test_what_is_sent_later_is_in_the_language_that_was_just_chosen(page: Page) -> None:
    for chosen, spoken in (("pl", "pl"), ("client", "en")):
        await page.pick("language", chosen)
        async with page.stage.host._context.database.read() as connection:
            assert await people.language_of(connection, page.ann.id) == spoken


async def test_typed_commands_lead_to_the_same_page(page: Page) -> None:
    answer = await page.stage.command("Ann", "me away", until="3 days")
    assert "Away: until <t:1893715200:F>" in private(answer)
    assert "Away: no" in private(await page.stage.command("Ann", "me back"))


async def test_zones_are_offered_while_one_types(page: Page) -> None:
    offered = await page.ann.autocomplete(page.stage.channel, "me zone", "zone", "wars")
    assert offered[0] == {"name": "Europe/Warsaw, 01:00", "value": "Europe/Warsaw"}
    assert len(await page.ann.autocomplete(page.stage.channel, "me zone", "zone", "")) > 20


async def test_the_page_works_after_a_restart(page: Page) -> None:
    await page.stage.restart()
    await page.click("Tell me when I am next")
    assert (await held(page)).tell_next


@pytest.mark.parametrize(
    "path", ["me.language", "me.quiet", "me.reminders", "me.zone", "me.nothing", "me", "us.page", "", "me.next.maybe"]
)
async def test_a_forged_press_changes_nothing(page: Page, path: str) -> None:
    answer = await page.stage.forge("Ann", page.message, f"av2:set:0:-:-:{path}", ["nonsense"])
    assert private(answer)
    assert await held(page) in (Preferences(page.ann.id), Preferences(page.ann.id, zone=None))


async def test_a_forged_form_is_refused(page: Page) -> None:
    answer = await page.stage.forge("Ann", page.message, "av2:set-form:0:-:-:me.language")
    assert "not one I know" in private(answer)


async def test_the_page_fits_into_a_message(page: Page) -> None:
    await in_warsaw(page)
    await page.fill(await page.click("I am away …"), "3 days", "tomorrow")
    assert len(page.message.components) == 5
    assert len(labels(page.message)) >= 5


async def test_what_is_stored_comes_as_a_file(page: Page) -> None:
    await page.stage.start_game()
    shown = await page.click("What is stored of me")
    assert "the seats you have or had at one table" in private(shown)
    (file,) = shown.response.attachments
    assert file.filename == "aviary-me.json"
    assert "What is stored of me" not in labels(shown.response)
    answer = await page.stage.command("Cleo", "me data")
    assert "nothing stored" in private(answer)


async def test_a_seat_that_was_given_up_is_told_of(page: Page) -> None:
    await page.stage.start_game()
    left = await page.stage.command("Ann", "table leave")
    await page.stage.click("Ann", left.response, "An automa plays on")
    shown = await page.click("What is stored of me")
    assert "the seats you have or had at one table" in private(shown)


async def test_forgetting_is_asked_twice(page: Page) -> None:
    await page.stage.start_game()
    asked = await page.click("Forget me …")
    assert "You give up your seat in the game that goes on" in private(asked)
    assert "Really?" in private(await page.click("Go on"))
    await page.click("No, keep it all")
    assert await page.stage.host.people.data_of(page.ann.id) != {}

    for label in ("Forget me …", "Go on"):
        await page.click(label)
    page.presses = 0
    assert "I do not know you any more" in private(await page.click("Yes, forget me"))

    assert await page.stage.host.people.data_of(page.ann.id) == {}
    assert labels(page.message) == []
    await page.stage.deliver()
    assert "Ann" not in page.stage.posts()[-1].content


async def test_forgetting_can_be_typed_and_is_asked_twice_then_too(page: Page) -> None:
    answer = await page.stage.command("Ann", "me forget")
    assert "Forget you?" in private(answer)
    assert labels(answer.response) == ["Go on", "No, keep it all"]


async def test_an_absence_stands_in_the_post_as_far_as_its_person_wants(page: Page) -> None:
    stage = page.stage
    await stage.start_game()
    asked = await stage.asked()
    other = "Ben" if asked == "Ann" else "Ann"
    shown = await stage.command(asked, "me away", until="3 days")
    assert "away" not in private(await stage.command(other, "table now"))

    await stage.people[asked].click(shown.response, label="Let my tables see it")

    told = f"{asked} (away until <t:1893715200:F>)"
    assert told in private(await stage.command(other, "table now"))
    assert told in private(await stage.command(other, "tables"))
    stage.host._context.clock.forward(4 * 24 * 3600)  # type: ignore[attr-defined]
    assert "away" not in private(await stage.command(other, "table now"))


async def test_a_new_post_tells_of_an_absence(page: Page) -> None:
    stage = page.stage
    for who in ("Ann", "Ben"):
        shown = await stage.command(who, "me away")
        await stage.people[who].click(shown.response, label="Let my tables see it")
    await stage.start_game()
    assert f"{await stage.asked()} (away)" in stage.posts()[-1].content


def test_every_button_of_the_page_has_its_answer() -> None:
    assert PAGE.forms.keys() <= PAGE.answers.keys()
    assert all(wording("en").has(f"me-form-{each}") for each in PAGE.forms)
