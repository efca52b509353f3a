"""Faults of data in the reader's language: the words of the engine, each with a message in every language."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.opening import read_components
from bot.locale.words import LANGUAGES, wording
from bot.store.errors import StoreError
from engine.contract import AnyGame, Unreadable
from engine.faults import Phrase, phrase
from engine.games import GAMES
from engine.record import RecordError, read_record, verify
from tests.engine.record.test_faults import TOY, record_of, written
from tests.support.games import BY_NAME, CASES
from tests.support.phrases import phrases

FACT = re.compile(r"\{(\w+)(:,)?\}")
STRANGE: tuple[Any, ...] = (None, True, 0.5, -1, 10**9, "x", [], {}, {"x": 1}, ["x"])


def made(key: str, english: str) -> Phrase:
    """Make a phrase with a fact in every place: numbers where it counts, else texts."""
    counted = {name for name, grouped in FACT.findall(english) if grouped}
    return phrase(
        key, english, **{name: 12345 if name in counted else f"<{name}>" for name, _ in FACT.findall(english)}
    )


@pytest.mark.parametrize("key", sorted(phrases()))
def test_the_english_message_says_what_the_program_says(key: str) -> None:
    (english,) = phrases()[key]
    told = made(key, english)
    assert wording("en").has(key)
    carried = wording("en")("components-wrong", path="file", cause=told)
    assert carried == f"The components file file does not fit: {told}."


def test_a_phrase_is_text_and_stays_one_in_another_process() -> None:
    told = phrase("fault-at-least", "greater than or equal to {least}", least=1)
    for again in (copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        assert again == "greater than or equal to 1"
        assert (again.key, again.facts) == (told.key, told.facts)


def test_phrases_in_phrases_are_said_in_the_language_too() -> None:
    fault = next(verify(b"[]", BY_NAME))
    told = {language: wording(language)("cli-verify-fault", file="f", fault=fault.sentence) for language in LANGUAGES}
    assert told == {
        "en": "f, line 1: expected one JSON object, found a list",
        "de": "f, Zeile 1 – erwartet: ein JSON-Objekt, gefunden: eine Liste",
        "pl": "f, wiersz 1 – powinno być: jeden obiekt JSON, jest: lista",
    }


def test_what_has_no_message_is_said_in_english() -> None:
    """A game of somebody's own may bring its words in English alone."""
    told = phrase("nests-fault-eggs", "{count} eggs", count=3)
    assert wording("de")("cli-verify-fault", file="f", fault=told) == "f, 3 eggs"


@pytest.mark.parametrize(
    ("language", "items"),
    [
        ("en", ["1 items", "2 items", "5 items"]),
        ("de", ["ein Element", "2 Elemente", "5 Elemente"]),
        ("pl", ["jeden element", "2 elementy", "5 elementów"]),
    ],
)
def test_numbers_choose_their_plural_form(language: str, items: list[str]) -> None:
    told = [phrase("fault-items", "{count} items", count=count) for count in (1, 2, 5)]
    assert [wording(language)("cli-verify-fault", file="", fault=each).removeprefix(", ") for each in told] == items


# -- nothing is left in English --------------------------------------------------------------------------------------


def is_plain(text: str) -> bool:
    """Say whether a text is a phrase, or stands for itself: a value, a name."""
    return isinstance(text, Phrase) or " " not in text or text[0] in "[{('\"-0123456789"


def places(data: Any, path: tuple[str | int, ...] = (), few: int = 1) -> Iterator[tuple[str | int, ...]]:
    """Give every place in data; of a list only its first items, of a table its first keys."""
    if path:
        yield path
    inside = (
        list(data.items())[:9] if isinstance(data, dict) else enumerate(data[:few]) if isinstance(data, list) else ()
    )
    for key, value in inside:
        yield from places(value, (*path, key))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_whatever_is_wrong_with_a_line_is_no_english(game: str) -> None:
    lines = record_of(next(case for case in CASES if case.game.name == game))[:4]
    inside = [path for path in places(lines, few=len(lines)) if len(path) > 1 and path[1] != "components"]
    found = set()
    for path in [path for path in inside if path[1] != "position" or len(path) < 4]:
        for value in (*STRANGE, ...):
            for fault in verify(written(doctored(lines, path, value)), BY_NAME):
                assert is_plain(fault.expected), fault
                assert is_plain(fault.found), fault
                found.add(getattr(fault.expected, "key", ""))
    assert len(found) > 8


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_wrong_with_components_is_no_english(game: str) -> None:
    shipped = GAMES[game].components()
    found = set()
    for path in places(shipped):
        for value in (*STRANGE, ...):
            data = doctored(shipped, path, value)
            if (fault := wrong(GAMES[game], data)) is not None:
                assert isinstance(fault.message, Phrase), fault
                assert is_plain(fault.expected), fault
                assert is_plain(fault.found), fault
                found.add(getattr(fault.expected, "key", ""))
    assert "fault-otherwise" not in found
    assert len(found) > 8


def wrong(game: AnyGame, components: Any) -> Unreadable | None:
    """Give what is wrong with components."""
    try:
        game.check_components(components)
    except Unreadable as error:
        return error
    return None


def doctored(data: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """Give data with another value (... takes it out) at a path."""
    made: Any = dict(data) if isinstance(data, dict) else list(data)
    key, *rest = path
    if rest:
        made[key] = doctored(made[key], tuple(rest), value)
    elif value is ...:
        made.pop(key)
    else:
        made[key] = value
    return made


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("c.json", b"[]", "In der Datei steht kein Objekt"),
        ("c.json", b'{"a": 1,\n "b" 2}', "Ab Zeile 2, Spalte 6 ist das kein JSON mehr"),
        ("c.toml", b"a = 1\nb = = 2\n", "Ab Zeile 2, Spalte 5 ist das kein TOML mehr"),
        ("c.toml", b"a = [1,\n", "Ab Zeile 2, Spalte 1 ist das kein TOML mehr"),
        ("c.toml", b"a = '\xff'", "erwartet: UTF-8, gefunden: das Byte 0xff an Stelle 6"),
        ("c.json", b'{"a": ' + b"[" * 99_999, "Darin steht etwas, das sich nicht lesen lässt"),
        ("c.json", b"{}", "limits – gefunden: nichts, erwartet: ein Wert"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(tmp_path: Path, name: str, content: bytes, told: str) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(StoreError) as error:
        read_components(GAMES, "moa", file)
    said = wording("de")(error.value.reason, **error.value.facts)
    assert said == f"Die Materialdatei {file} passt nicht: {told}."


def test_a_record_names_what_is_wrong_with_its_components() -> None:
    lines = record_of(TOY)
    lines[0] |= {"game": "moa", "components": GAMES["moa"].components(), "options": {}}
    lines[0]["options"] = {switch.name: switch.choices[0] for switch in GAMES["moa"].switches}
    lines[0]["components"]["limits"]["hand"] = "ten"
    with pytest.raises(RecordError) as error:
        read_record(json.dumps(lines[0]).encode(), GAMES)
    told = wording("pl")("cli-render-record", file="g", why=error.value.fault.sentence)
    assert told.endswith("wiersz 1, components.limits.hand – powinno być: liczba całkowita, jest: 'ten'")
