"""A rulebook read page by page: its chapters, the entries of one, and from an entry to the next."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages import items
from bot.discord.messages.custom_id import Verb
from bot.discord.messages.message import Message
from bot.discord.reading import browsing, rulebooks
from bot.games import PRESENTERS
from bot.games.rulebooks import filled
from bot.locale.words import LANGUAGES, wording
from engine.games import GAMES
from engine.rulebook import Rulebook, parse
from tests.bot.discord.stage import QUICK_MOA, Show, Stage, labels, private, selects, staged
from tests.bot.discord.test_limits import hold
from tests.bot.discord.toy_show import ToyPainter

LA_ISLA = Show(GAMES["laisla"], PRESENTERS["laisla"], ToyPainter())
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.fixture
async def moa(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, QUICK_MOA) as stage:
        yield stage


@pytest.fixture
async def laisla(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, LA_ISLA) as stage:
        yield stage


async def overview(stage: Stage, **given: Any) -> Any:
    return (await stage.command("Ann", "rules look", **given)).response


async def pick(stage: Stage, message: Any, value: str, who: str = "Ann") -> Any:
    """Pick an option of the one select of a message; give what it has become."""
    (select,) = selects(message)
    result = await stage.people[who].select(message, [value], custom_id=select["custom_id"])
    return result.response


def values(message: Any) -> list[str]:
    (select,) = selects(message)
    return [each["value"] for each in select["options"]]


def book_of(game: str, language: str = "en") -> Rulebook:
    return filled(game, language, GAMES[game].components())


def a_book(chapters: int, entries: int) -> Rulebook:
    """Return a book of that many chapters with that many entries each."""
    lines = []
    for chapter in range(chapters):
        lines.append(f"## Chapter {chapter}")
        lines += [f"### R{chapter * entries + each} · Rule\nText.\n" for each in range(entries)]
    return parse("\n".join(lines))


# -- by the real client ------------------------------------------------------------------------------------------------


async def test_from_the_chapters_to_an_entry_and_back_in_one_private_message(moa: Stage) -> None:
    book = book_of("moa")
    first = await overview(moa)
    assert values(first) == ["M1", "S1", *values(first)[2:]]
    assert [each["label"] for each in selects(first)[0]["options"]] == list(book.chapters)
    chapter = await pick(moa, first, "AT1")
    assert chapter.id == first.id
    assert chapter.ephemeral
    assert chapter.content.startswith("**Attack**")
    assert values(chapter) == ["AT1", "AT2", "AT3"]
    entry = await pick(moa, chapter, "AT2")
    assert entry.id == first.id
    assert entry.content.startswith("**AT2 ·")
    back = (await moa.click("Ann", entry, "Chapter: Attack")).response
    assert (back.id, back.content) == (first.id, chapter.content)
    all_chapters = (await moa.click("Ann", back, "All chapters")).response
    assert (all_chapters.id, all_chapters.content, values(all_chapters)) == (first.id, first.content, values(first))
    assert not moa.posts()


async def test_the_whole_book_is_read_by_its_next_buttons(moa: Stage) -> None:
    book = book_of("moa")
    message = await pick(moa, await pick(moa, await overview(moa), "M1"), "M1")
    read = [message.content.partition(" ")[0].removeprefix("**")]
    assert "◀" in labels(message)
    while (ways := [each for each in labels(message) if each.endswith(" ▶")]) and len(read) <= len(book.entries):
        message = (await moa.click("Ann", message, ways[0])).response
        read.append(message.content.partition(" ")[0].removeprefix("**"))
    assert read == [each.id for each in book.entries]
    assert "▶" in labels(message)
    message = (await moa.click("Ann", message, f"◀ {read[-2]}")).response
    assert message.content.startswith(f"**{read[-2]} ·")


async def test_an_entry_leads_to_all_that_is_related(moa: Stage) -> None:
    book = book_of("moa")
    entry = max(book.entries, key=lambda each: len(each.see))
    assert len(entry.see) > items.BUTTONS_A_ROW
    first = next(each for each in book.firsts if each.chapter == entry.chapter)
    shown = await pick(moa, await pick(moa, await overview(moa), first.id), entry.id)
    ids = [each.partition(" ·")[0] for each in labels(shown) if " · " in each]
    assert ids == list(entry.see)
    related = (await moa.click("Ann", shown, labels(shown)[0])).response
    assert related.id == shown.id
    assert related.content.startswith(f"**{entry.see[0]} ·")


async def test_what_was_found_by_words_leads_into_the_book_as_well(moa: Stage) -> None:
    found = (await moa.command("Ann", "rules look", words="AT1")).response
    chapter = (await moa.click("Ann", found, "Chapter: Attack")).response
    assert chapter.id == found.id
    assert values(chapter) == ["AT1", "AT2", "AT3"]


async def test_a_long_chapter_has_pages(laisla: Stage) -> None:
    first = await overview(laisla)
    page = await pick(laisla, first, "F1")
    assert "65 entries, page 1 of 3" in page.content
    seen = values(page)
    assert [each for each in labels(page) if each.startswith("◀")] == []
    page = (await laisla.click("Ann", page, "Page 2 ▶")).response
    assert "◀ Page 1" in labels(page)
    seen += values(page)
    middle = values(page)[3]
    page = (await laisla.click("Ann", page, "Page 3 ▶")).response
    seen += values(page)
    assert page.id == first.id
    chapter = page.content.partition("**")[2].partition("**")[0]
    assert seen == [each.id for each in book_of("laisla").entries if each.chapter == chapter]
    before = (await laisla.click("Ann", page, "◀ Page 2")).response
    entry = await pick(laisla, before, middle)
    back = (await laisla.click("Ann", entry, f"Chapter: {chapter}")).response
    assert middle in values(back), "back to the page with that entry"


async def test_who_is_asked_something_has_the_chapters_beside_it(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    answer = await moa.command(asked, "rules look")
    assert values(answer.response)[0] == "M1"
    shown = await pick(moa, answer.response, "AT1", asked)
    assert shown.id == answer.response.id
    again = (await moa.click(asked, shown, "All chapters")).response
    assert again.content == answer.response.content


async def test_from_what_everybody_sees_one_reads_on_privately(moa: Stage) -> None:
    shown = await overview(moa, public=True)
    assert not shown.ephemeral
    chapter = await pick(moa, shown, "AT1", "Ben")
    assert chapter.ephemeral
    assert chapter.id != shown.id
    assert selects(moa.posts()[-1])[0]["options"][0]["value"] == "M1", "the post stays as it is"


async def test_presses_work_after_a_restart(moa: Stage) -> None:
    first = await overview(moa)
    await moa.restart()
    chapter = await pick(moa, first, "AT1")
    await moa.restart()
    entry = await pick(moa, chapter, "AT2")
    await moa.restart()
    assert (await moa.click("Ann", entry, "AT3 ▶")).response.content.startswith("**AT3 ·")


async def test_after_an_update_what_is_gone_is_told_and_the_rest_leads_on(
    moa: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await overview(moa)
    chapter = await pick(moa, first, "AT1")
    entry = await pick(moa, chapter, "AT2")
    old = book_of("moa")
    kept = tuple(each for each in old.entries if each.id not in ("AT1", "AT3"))
    newer = Rulebook(old.language, old.title, kept, old.source)

    async def book(*_: Any) -> Rulebook:
        return newer

    monkeypatch.setattr(rulebooks, "book", book)
    gone = await moa.click("Ann", entry, "AT3 ▶")
    assert private(gone) == (
        "There is no entry AT3 in this rulebook, or there is none any more. `/rules look` shows the chapters as they "
        "are now."
    )
    again = (await moa.click("Ann", entry, "Chapter: Attack")).response
    assert values(again) == ["AT2"]
    select = selects(first)[0]["custom_id"]
    assert "no entry AT1" in private(await moa.forge("Ann", again, select, ["AT1"]))


@pytest.mark.parametrize(
    ("path", "chosen"),
    [
        ("", None),
        ("moa", None),
        ("moa", []),
        ("moa.", None),
        ("moa.", ["@everyone **x**"]),
        ("moa", ["9" * 400]),
        ("moa.ZZ99+", None),
        ("chess.AT1", None),
        ("chess", ["AT1"]),
        ("..", ["", ""]),
        ("moa.+", ["kākāpō \u202e"]),
    ],
)
@pytest.mark.parametrize("verb", ["chapters", "chapter", "rule"])
async def test_forged_presses_are_refused_clearly(moa: Stage, verb: str, path: str, chosen: list[str] | None) -> None:
    first = await overview(moa)
    answer = await moa.forge("Ben", await overview(moa, public=True), f"av2:{verb}:0:-:-:{path}", chosen)
    told = private(answer)
    assert told.startswith(("This button or form is not one I know", "There is no entry "))
    assert "@everyone" not in told
    assert len(told) < 600
    assert values(first)


# -- over every book ---------------------------------------------------------------------------------------------------


def every_page(game: str, language: str) -> Sequence[Message]:
    """Return all pages of a book: its chapters, those of each, and each entry."""
    words, book = wording(language), book_of(game, language)
    entries = [browsing.entry(words, game, book, each) for each in book.entries]
    chapters = [browsing.chapter(words, game, book, each) for each in book.entries]
    return [Message("-", browsing.chapters(words, game, book, book.entries[0])), *chapters, *entries]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_page_keeps_the_limits_and_what_a_phone_shows(game: str, language: str) -> None:
    for each in every_page(game, language):
        hold(each)
        assert len(each.text) <= 2000
        for row in each.rows:
            if isinstance(row, items.PressSelect):
                assert all("…" not in (option.description or "")[2:] for option in row.options), "it is cut"
            else:
                assert isinstance(row, Sequence)
                assert all("…" not in (button.label or "") for button in row), "it is cut"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_entry_can_be_come_to_by_the_selects_alone(game: str, language: str) -> None:
    words, book = wording(language), book_of(game, language)
    reached: list[str] = []
    for first in offered(browsing.chapters(words, game, book, book.entries[0])):
        at = book.find(first)
        while at is not None:
            page = browsing.chapter(words, game, book, at)
            reached += offered(page.rows)
            (last,) = [book.find(offered(page.rows)[-1])]
            assert last is not None
            behind = book.behind(last)
            at = behind if behind is not None and behind.chapter == at.chapter else None
    assert reached == [each.id for each in book.entries]


def offered(rows: Sequence[items.Row]) -> list[str]:
    (select,) = [each for each in rows if isinstance(each, items.PressSelect)]
    return [each.value for each in select.options]


def test_a_book_of_many_chapters_has_pages_of_them() -> None:
    words, book = wording("en"), a_book(60, 1)
    select, ways = browsing.chapters(words, "moa", book, book.entries[0])
    assert offered([select]) == [f"R{each}" for each in range(20)]
    assert isinstance(ways, list)
    assert [each.label for each in ways] == ["Page 2 ▶"]
    select, ways = browsing.chapters(words, "moa", book, book.entries[33])
    assert offered([select]) == [f"R{each}" for each in range(20, 40)]
    assert isinstance(ways, list)
    assert [each.label for each in ways] == ["◀ Page 1", "Page 3 ▶"]


@pytest.mark.parametrize(("count", "sizes"), [(1, [1]), (25, [25]), (26, [13, 13]), (94, [24, 24, 24, 22])])
def test_pages_are_of_about_the_same_length(count: int, sizes: list[int]) -> None:
    entries = a_book(1, count).entries
    pages = [browsing.Page.of(entries, each) for each in entries]
    shown = list(dict.fromkeys(each.shown for each in pages))
    assert [len(each) for each in shown] == sizes
    assert all(entry in page.shown for entry, page in zip(entries, pages, strict=True))
    assert all(one.behind == two.shown[0] and two.before == one.shown[0] for one, two in turned(pages))


def turned(pages: Sequence[browsing.Page]) -> list[tuple[browsing.Page, browsing.Page]]:
    return [(one, two) for one, two in pairwise(pages) if one.number != two.number]


def test_the_ways_from_an_entry_in_the_book() -> None:
    words, book = wording("en"), a_book(2, 2)
    carried = [
        (each.verb, each.path) for each in items.carried_by(browsing.entry(words, "moa", book, book.entries[1]).rows)
    ]
    assert carried[:3] == [(Verb.RULE, "moa.R0+"), (Verb.RULE, "moa.R2+"), (Verb.CHAPTER, "moa.R1")]
    ends = browsing.entry(words, "moa", book, book.entries[0]), browsing.entry(words, "moa", book, book.entries[-1])
    assert [disabled(each) for each in ends] == [["◀"], ["▶"]]


def disabled(message: Message) -> list[str | None]:
    buttons = [each for row in message.rows if isinstance(row, Sequence) for each in row]
    return [each.label for each in buttons if each.disabled]


@pytest.mark.parametrize(("language", "label"), [("en", "Example"), ("de", "Beispiel"), ("pl", "Przykład")])
def test_an_example_is_called_one(language: str, label: str) -> None:
    """Its territories are not those of the game in which somebody asks why."""
    entry = book_of("moa", language).find("B2")
    assert entry is not None
    assert f"\n> *{label}:* {entry.examples[0]}" in browsing.text_of(wording(language), entry)
