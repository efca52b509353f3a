"""A rulebook read page by page: its chapters, the entries of one, and from an entry to the next.

Whatever is shown is named by the id of an entry that stands there: a chapter by any of its own, a page by one on it. So
a press leads to the right place in every language, and also after entries and chapters were added to the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from bot.discord.messages import controls, items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton, PressSelect, Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.reading.rulebooks import ON
from bot.games.rulebooks import led_to
from engine.rulebook import Entry, Rulebook
from render.words import Words

RELATED = 2 * items.BUTTONS_A_ROW
"""Related entries that have a button, at the most."""


class Page(NamedTuple):
    """Some of many entries, as many as a select takes. All pages have about the same length."""

    shown: Sequence[Entry]
    number: int
    """From 1."""
    pages: int
    """How many there are."""
    before: Entry | None
    """The first entry of the page before; None on the first page."""
    behind: Entry | None

    @classmethod
    def of(cls, entries: Sequence[Entry], at: Entry) -> Self:
        """Return the page on which an entry stands."""
        count = -(-len(entries) // items.OPTIONS)
        size = -(-len(entries) // count)
        number = next(place for place, each in enumerate(entries) if each.id == at.id) // size
        first, end = number * size, (number + 1) * size
        before = entries[first - size] if number else None
        behind = entries[end] if end < len(entries) else None
        return cls(entries[first:end], number + 1, count, before, behind)


def chapters(words: Words, game: str, rulebook: Rulebook, at: Entry) -> tuple[Row, ...]:
    """Return the select of the chapters around that of an entry, and the ways to further ones."""
    first = next(each for each in rulebook.firsts if each.chapter == at.chapter)
    page = Page.of(rulebook.firsts, first)
    options = [
        items.option(each.chapter, each.id, words("rules-entries", count=len(rulebook.of_chapter(each.chapter))))
        for each in page.shown
    ]
    select = PressSelect(words("rules-choose-chapter"), CustomId(Verb.CHAPTER, path=game), options)
    return tuple(row for row in (select, _turning(words, Verb.CHAPTERS, game, page)) if row)


def chapter(words: Words, game: str, rulebook: Rulebook, at: Entry) -> Message:
    """Return the page of a chapter on which an entry stands."""
    entries = rulebook.of_chapter(at.chapter)
    page = Page.of(entries, at)
    text = words(
        "rules-chapter",
        chapter=at.chapter,
        number=rulebook.chapters.index(at.chapter) + 1,
        chapters=len(rulebook.chapters),
        count=len(entries),
        page=page.number,
        pages=page.pages,
    )
    options = [items.option(_called(each), each.id) for each in page.shown]
    select = PressSelect(words("rules-choose-entry"), CustomId(Verb.RULE, path=f"{game}.{ON}"), options)
    up = PressButton(words("button-chapters"), CustomId(Verb.CHAPTERS, path=f"{game}.{at.id}"))
    rows = (select, _turning(words, Verb.CHAPTER, game, page), [up])
    return Message(text, tuple(row for row in rows if row))


def entry(words: Words, game: str, rulebook: Rulebook, shown: Entry, others: Sequence[Entry] = ()) -> Message:
    """Return an entry in full, with the ways on: to others that were found and to related ones, and in the book."""
    related = [*others, *(found for each in shown.see if (found := rulebook.find(each)))]
    unique = [each for each in {each.id: each for each in related}.values() if each.id != shown.id]
    most = items.BUTTONS_A_ROW if others else RELATED
    to_all = controls.button(words, Verb.SHARE_RULE, path=f"{game}.{shown.id}")
    rows: list[Row] = [
        *items.in_rows([goes_to(game, each) for each in unique[:most]]),
        _in_the_book(words, game, rulebook, shown),
        [to_all, controls.signs(words, game)],
    ]
    return Message(full_text(words, rulebook, shown), tuple(rows))


def goes_to(game: str, entry: Entry) -> PressButton:
    """Return the button that goes on to an entry."""
    return PressButton(_called(entry), _on(game, entry))


def full_text(words: Words, rulebook: Rulebook, entry: Entry) -> str:
    """Return an entry and, where it only leads on to a rule, that rule as well."""
    rule = led_to(rulebook, entry)
    shown = text_of(words, entry)
    both = f"{shown}\n{text_of(words, rule)}" if rule else shown
    return both if len(both) <= TEXT_LENGTH else shown


def text_of(words: Words, entry: Entry) -> str:
    """Return an entry as a chat message: id and title, text, examples."""
    parts = [words("rules-title", id=entry.id, title=entry.title), words.commands(entry.text)]
    parts += [words("rules-example", example=example) for example in entry.examples]
    return items.clip("\n".join(parts), TEXT_LENGTH)


def _called(entry: Entry) -> str:
    return f"{entry.id} · {entry.title}"


def _on(game: str, entry: Entry) -> CustomId:
    return controls.rule_id(game, f"{entry.id}{ON}")


def _in_the_book(words: Words, game: str, rulebook: Rulebook, shown: Entry) -> Row:
    """Return the buttons to the entry before, to the one behind, and to the chapter.

    Where there is none they stand all the same, so that those beside them stay where they are.
    """
    up = words("button-chapter", chapter=shown.chapter)
    return [
        _beside(words, game, "button-rule-before", rulebook.before(shown), shown),
        _beside(words, game, "button-rule-behind", rulebook.behind(shown), shown),
        PressButton(up, CustomId(Verb.CHAPTER, path=f"{game}.{shown.id}")),
    ]


def _beside(words: Words, game: str, label: str, leads_to: Entry | None, shown: Entry) -> PressButton:
    if leads_to is None:
        return PressButton(words(label, id="none"), _on(game, shown), disabled=True)
    return PressButton(words(label, id=leads_to.id), _on(game, leads_to))


def _turning(words: Words, verb: Verb, game: str, page: Page) -> Row:
    """Return the buttons to the pages before and behind."""
    ways = (("before", page.before, page.number - 1), ("behind", page.behind, page.number + 1))
    return [
        PressButton(words(f"button-rules-{where}", number=number), CustomId(verb, path=f"{game}.{first.id}"))
        for where, first, number in ways
        if first is not None
    ]
