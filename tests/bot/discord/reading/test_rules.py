from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.discord.answering.request import Request
from bot.discord.reading.rules import suggestions
from bot.games.typed_commands import Suggestion
from bot.games.widgets import LONGEST
from engine.moa import moa as moa_game
from engine.rulebook import load, parse
from tests.bot.discord.stage import QUICK_MOA, Stage, labels, private, selects, staged, text


@pytest.fixture
async def moa(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, QUICK_MOA) as stage:
        yield stage


async def test_a_rule_by_its_id_privately(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="at1")
    assert private(answer).startswith("**AT1")
    assert "Show to all" in labels(answer.response)


async def test_a_rule_by_misspelt_words_and_on_to_the_next(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="stronghlod")
    assert "tronghold" in private(answer)
    following = labels(answer.response)[0]
    shown = await moa.click("Ann", answer.response, following)
    assert private(shown).startswith(f"**{following.partition(' ')[0]}")
    assert shown.response.id == answer.response.id


async def test_nothing_found_is_told_to_the_asker_alone(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="xqzzv", public=True)
    assert "Nothing in the rulebook" in private(answer)
    assert not moa.posts()


async def test_a_rule_for_everybody(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="AT1", public=True)
    assert not answer.response.ephemeral
    private_one = await moa.command("Ann", "rules look", words="AT1")
    shown = await moa.click("Ann", private_one.response, "Show to all")
    assert not shown.response.ephemeral
    assert text(shown).startswith("Ann shows a rule")


async def test_nothing_found_is_said(moa: Stage) -> None:
    assert "Nothing in the rulebook" in private(await moa.command("Ann", "rules look", words="xqzzv"))


async def test_where_it_is_not_clear_three_are_offered_with_a_line_each(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="stro", game="moa")
    told = private(answer).splitlines()
    assert "not clear" in told[0]
    assert len(told) == 4
    offered = labels(answer.response)
    assert len(offered) == 3
    shown = await moa.click("Ann", answer.response, offered[0])
    assert private(shown).startswith(f"**{offered[0].partition(' ')[0]} ·")


async def test_a_question_that_only_leads_on_shows_its_rule(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="Q6")
    assert "**Q6 ·" in private(answer)
    assert "**I5 ·" in private(answer)


async def test_a_language_without_a_book_is_told(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="combien de cartes avec les autres joueurs @everyone")
    assert private(answer) == "There is no rulebook of Moa in French yet, only in English. Please ask in English."
    assert not moa.posts()


async def test_a_few_words_of_a_reader_whose_language_has_no_book_are_told_too(
    moa: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    unclear = private(await moa.command("Ann", "rules look", words="qui commence"))
    assert unclear.startswith("It is not clear")
    monkeypatch.setattr(Request, "unspoken_language", "fr")
    note = "There is no rulebook of Moa in French yet, only in English. Please ask in English."
    assert private(await moa.command("Ann", "rules look", words="qui commence")) == f"{note}\n{unclear}"
    assert private(await moa.command("Ann", "rules look", words="zzzz")) == note
    assert note not in private(await moa.command("Ann", "rules look", words="weasel")), "this was understood"


async def test_who_asks_in_another_language_is_answered_from_its_book(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="wie viel kostet ein anführer und was bringt er")
    assert private(answer).startswith("**PL2 · Was ein Anführer kostet")


async def test_what_is_asked_about_the_bot_itself_is_answered(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="i misclicked")
    assert private(answer).startswith("**BOT2 · Taking a move back**")
    assert "`/table undo`" in private(answer)
    exact = await moa.command("Ann", "rules look", words="bot 2")
    shown = await moa.click("Ann", exact.response, "BOT9 · Ending, pausing, agreeing with others")
    assert private(shown).startswith("**BOT9 ·")
    (chapters,) = selects((await moa.command("Ann", "rules look")).response)
    assert "Using the bot" in [each["label"] for each in chapters["options"]]
    assert "Using the bot" in private(await moa.command("Ann", "rules about"))
    found = await moa.people["Ann"].autocomplete(moa.channel, "rules look", "words", "undo")
    assert found[0]["value"] == "BOT2"


async def test_commands_in_the_chapter_are_those_of_the_readers_client(moa: Stage) -> None:
    answer = await moa.command("Ann", "rules look", words="wie nehme ich einen zug zurück ich habe mich verklickt")
    assert private(answer).startswith("**BOT2 · Einen Zug zurücknehmen**")
    assert "`/table undo`" in private(answer), "Ann's Discord is in English"


async def test_suggestions_while_typing(moa: Stage) -> None:
    person = moa.people["Ann"]
    assert len(await person.autocomplete(moa.channel, "rules look", "words", "")) > 5
    found = await person.autocomplete(moa.channel, "rules look", "words", "volc")
    assert any("olcano" in each["name"] for each in found)
    assert len(await person.autocomplete(moa.channel, "rules look", "words", "x" * 500)) <= 25


async def test_about_tells_what_is_reconstructed(moa: Stage) -> None:
    assert "reconstructed" in private(await moa.command("Ann", "rules about"))


def cheaper_dogs() -> dict[str, Any]:
    """Components of one's own: a dog costs 9 honour."""
    components = deepcopy(moa_game.components())
    components["mammals"]["dog"]["honour"] = 9
    return components


async def test_the_numbers_shown_are_those_in_force(moa: Stage) -> None:
    async def price() -> str:
        return private(await moa.command("Ann", "rules look", words="N2"))

    shipped = await price()
    moa.components = {"moa": cheaper_dogs()}
    await moa.restart()
    own = await price()
    assert own != shipped
    assert "this server's own" in private(await moa.command("Ann", "rules about"))
    await moa.start_game()
    moa.components = {}
    await moa.restart()
    assert await price() == own  # the table keeps what it began with
    assert "this server's own: 1" in private(await moa.command("Cleo", "rules about"))
    moa.channel = moa.guild.create_text_channel("elsewhere")
    assert await price() == shipped
    assert "own" not in private(await moa.command("Ann", "rules about")).partition("\n")[2]


async def test_a_refusal_has_its_rule_beside_it(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    refused = await moa.command(asked, "moa stronghold", territory=3)
    assert "Why?" in labels(refused.response)
    why = await moa.click(asked, refused.response, "Why?")
    assert private(why).startswith("**K")


async def test_a_form_for_questions_works_after_a_restart_too(moa: Stage) -> None:
    await moa.start_game()
    form = await moa.click("Cleo", moa.posts()[-1], "Rules")
    assert form.modal["title"] == "Look up the rules"
    assert not moa.env.bot._connection._view_store._modals
    await moa.restart()
    answer = await moa.people["Cleo"].submit_modal(form, {"words": "volcano"})
    assert "olcano" in private(answer)


async def test_what_cannot_be_read_is_explained(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    answer = await moa.command(asked, "moa do", action="fly @everyone")
    assert "fly" in private(answer)
    assert "@everyone" not in private(answer)
    assert "`stronghold at` (Stronghold)" in private(answer), "with what such a text begins"
    assert "What I am asked now" in labels(answer.response)


async def test_help(moa: Stage) -> None:
    assert "/table new" in private(await moa.command("Ann", "help"))


MOA_BOOK = load("engine.moa")


def test_before_anything_is_typed_each_chapter_is_offered() -> None:
    offered = [choice.value for choice in suggestions(MOA_BOOK, " ")]
    assert len(offered) == len(MOA_BOOK.chapters)
    assert offered[:3] == ["M1", "S1", "P1"]


def test_half_a_word_is_enough() -> None:
    assert suggestions(MOA_BOOK, "stro")[0] == Suggestion("KT6 · Stronghold", "KT6")
    assert "V1" in [choice.value for choice in suggestions(MOA_BOOK, "erup")[:3]]


def test_long_titles_are_cut_to_a_label() -> None:
    book = parse(f"## Chapter\n### L1 · {'long ' * 40}\nText.\n")
    label = suggestions(book, "l1")[0].label
    assert len(label) == LONGEST
    assert label.endswith("…")
