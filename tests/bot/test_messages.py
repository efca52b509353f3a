"""Messages are taken apart without parsing them, and parsed when they are asked for, with what they insert."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from bot.locale.messages import ENTRY, Messages
from bot.locale.words import LANGUAGES

TEXT = """
# A comment = none
-bird = { $case ->
   *[one] bird
    [many] birds
}
    .kind = living

counted =
    So many, with { nest }:
    { NUMBER($count) ->
        [one] one { -bird }
       *[other] { $count } { -bird(case: "many") }
    }
nest = a nest of { twigs.many }
twigs = twig
    .many = twigs
lonely = nobody inserts it
broken = {
"""


def entries(resource: Resource) -> list[Message | Term]:
    assert not [each.content for each in resource.body if isinstance(each, Junk)]
    return [each for each in resource.body if isinstance(each, Message | Term)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_taken_apart_where_the_parser_takes_them_apart(language: str) -> None:
    for file in files("bot.locale").joinpath(language).iterdir():
        text = file.read_text(encoding="utf-8")
        whole = entries(FluentResource(text))
        apart = [each for found in ENTRY.finditer(text) for each in entries(FluentResource(found[0]))]
        assert len(whole) == len(apart)
        for one, other in zip(whole, apart, strict=True):
            other.comment = one.comment  # those stand before the entry, and say nothing to people
            assert one.equals(other), one.id.name


def test_a_message_has_ready_what_it_inserts_and_nothing_else() -> None:
    messages = Messages("en")
    messages.read(TEXT)
    counted = messages.get("counted")
    assert counted is not None
    assert counted.value is not None
    said, errors = messages.bundle.format_pattern(counted.value, {"count": 2})
    assert not errors
    assert " ".join(str(said).split()) == "So many, with a nest of twigs: 2 birds"
    assert not messages.bundle.has_message("lonely")


def test_what_is_no_message_is_not_there() -> None:
    messages = Messages("en")
    messages.read(TEXT)
    for name in ("missing", "broken", "-bird", "many", "A"):
        assert messages.get(name) is None


def test_files_later_on_replace_what_nobody_has_asked_for() -> None:
    messages = Messages("en")
    messages.read(TEXT)
    messages.read("nest = straw\n")
    nest = messages.get("nest")
    assert nest is not None
    assert nest.value is not None
    assert messages.bundle.format_pattern(nest.value, {})[0] == "straw"
